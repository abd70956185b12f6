"""Long Roll as somebody has it who installed it: the source distribution, the wheel made from it, and an environment
with that wheel and what its metadata asks for, far from the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from zipfile import Path as InZip

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
BARE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LONGROLL"))}
"""The environment of somebody who knows nothing of a checkout."""


def run(*command: str | Path, cwd: Path, given: str = "") -> str:
    done = subprocess.run(command, cwd=cwd, env=BARE, input=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def build(kind: str, source: Path, target: Path) -> Path:
    """A distribution of a source folder."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", target, cwd=source)
    (made,) = target.iterdir()
    return made


def build_wheel(folder: Path) -> Path:
    """From a checkout to a source distribution, from that to a wheel."""
    with tarfile.open(build("sdist", ROOT, folder / "sdist")) as archive:
        archive.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    made = build("wheel", source, folder / "wheel")
    assert not (source / "web" / "node_modules").exists(), "the source distribution lacks the built client"
    return made


def needed(of: Distribution, extras: frozenset[str], known: dict[str, Distribution]) -> Iterator[Distribution]:
    """Everything a distribution asks for in its metadata, directly and in turn."""
    for text in of.requires or []:
        asked = Requirement(text)
        if asked.marker is not None and not any(asked.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            continue
        name = canonicalize_name(asked.name)
        if name in known and not asked.extras:
            continue
        known[name] = distribution(name)
        assert asked.specifier.contains(known[name].version), f"{asked} is asked for; here is {known[name].version}"
        yield known[name]
        yield from needed(known[name], frozenset(asked.extras), known)


def copy(found: Distribution, site: Path) -> None:
    """A distribution of this environment into another one: nothing is fetched."""
    for file in found.files or []:
        source = Path(str(file.locate()))
        if ".." not in file.parts and source.is_file():
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, site / file)


def install(wheel: Path, folder: Path) -> Path:
    """An empty environment with the wheel and exactly what its metadata asks for; its programs."""
    venv.create(folder, symlinks=os.name != "nt")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    python = programs / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    metadata = next(path for path in InZip(wheel).iterdir() if path.name.endswith(".dist-info"))
    for found in needed(PathDistribution(metadata), frozenset(), {}):
        copy(found, site)
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    run(*pip, wheel, cwd=folder)
    return programs
