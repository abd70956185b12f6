"""Games of other packages, as pip leaves them: found through their entry points."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

METADATA = Path(__file__).parents[1] / "build" / "guests"
"""What every process of the tests finds there is the same, so it stays: processes that they start need it as well."""


def install(project: Path) -> None:
    """What ``pip install -e`` does for this process: the package is found, and its metadata tells of its games."""
    stated = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = METADATA / f"{stated['name']}-{stated['version']}"
    write_metadata(folder, stated["name"], stated["version"], stated["entry-points"])
    sys.path += [str(project), str(folder)]


def write_metadata(folder: Path, name: str, version: str, points: dict[str, dict[str, str]]) -> None:
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    write(info / "METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    text = ""
    for group, found in points.items():
        text += f"[{group}]\n" + "".join(f"{key} = {place}\n" for key, place in found.items())
    write(info / "entry_points.txt", text)


def write(file: Path, text: str) -> None:
    """In one step, for another process may be reading it."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
