"""Games of other packages, as pip leaves them: found through their entry points."""

from __future__ import annotations

import atexit
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory


def install(project: Path) -> None:
    """What ``pip install -e`` does for this process: the package is found, and its metadata tells of its games."""
    folder = TemporaryDirectory(prefix="longroll-guests-")
    atexit.register(folder.cleanup)
    stated = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    write_metadata(Path(folder.name), stated["name"], stated["version"], stated["entry-points"])
    sys.path += [str(project), folder.name]


def write_metadata(folder: Path, name: str, version: str, points: dict[str, dict[str, str]]) -> None:
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    text = ""
    for group, found in points.items():
        text += f"[{group}]\n" + "".join(f"{key} = {place}\n" for key, place in found.items())
    (info / "entry_points.txt").write_text(text, encoding="utf-8")
