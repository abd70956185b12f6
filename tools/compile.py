"""The compiled build: the same sources through mypyc, in ``build/compiled``.

    python tools/compile.py            build it if a source is newer
    PYTHONPATH=build/compiled …        use it

The plain sources stay what they are; put the folder first on PYTHONPATH and the compiled modules are imported.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "longroll"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".built"

PLAIN = {
    # wire formats, words and files: nothing to gain, and their records must keep their annotations
    "kit": {"terms", "scene", "game", "record", "words", "clauses", "chance", "gate", "undo"},
    "games/gettysburg": {"materials", "position", "game", "report", "knowledge", "drawing", "explain", "map_picture"},
    "games/gettysburg/odds": set(),
}


def modules() -> list[Path]:
    """The modules to compile, relative to the build folder."""
    found = sorted((SOURCE / "boards").glob("*.py"))
    for folder, plain in PLAIN.items():
        names = sorted((SOURCE / folder).glob("*.py"))
        found += [path for path in names if path.stem not in plain and not path.stem.startswith("doctrine")]
    return [path.relative_to(SOURCE.parent) for path in found if path.stem != "__init__"]


def fresh() -> bool:
    if not STAMP.exists():
        return False
    built = STAMP.stat().st_mtime
    return all(path.stat().st_mtime < built for path in [*SOURCE.rglob("*.*"), Path(__file__)])


def main() -> int:
    if fresh():
        print(f"compiled build is up to date: {TARGET.relative_to(ROOT)}")
        return 0
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print("no C compiler found: the compiled build needs one (the plain build does not)", file=sys.stderr)
        return 1
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "longroll", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    command = [sys.executable, "-m", "mypyc", *(str(path) for path in modules())]
    done = subprocess.run(command, cwd=TARGET, capture_output=True, text=True, env={**os.environ, "MYPYPATH": "."})
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
        return done.returncode
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    shutil.rmtree(TARGET / ".mypy_cache", ignore_errors=True)
    STAMP.touch()
    print(f"compiled {len(modules())} modules into {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
