"""The compiled build: the same sources through mypyc, in ``build/compiled``. Where a ``.pyx`` stands beside a module it
is compiled by Cython and takes that module's place: a kernel for what machine numbers do much faster.

    python tools/compile.py            build it if a source has changed
    PYTHONPATH=build/compiled …        use it
    MYPYC_OPT_LEVEL=0 python …         the same in build/compiled-0 without the C compiler's optimisations, much sooner
    python tools/compile.py --check    only see whether mypyc can compile every module; needs no C compiler

The plain sources stay what they are; put the folder first on PYTHONPATH and the compiled modules are imported.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "longroll"
LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "")
TARGET = ROOT / "build" / (f"compiled-{LEVEL}" if LEVEL else "compiled")
STAMP = TARGET / ".built"

BUILD = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from Cython.Build import cythonize
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class build_at_once(build_ext):
    # setuptools compiles the files of an extension one after the other; here there are hundreds in one
    def build_extensions(self):
        compile_some = self.compiler.compile
        def compile_all(sources, **named):
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                made = threads.map(lambda source: compile_some([source], **named), sources)
                return [file for several in made for file in several]
        self.compiler.compile = compile_all
        super().build_extensions()

level, *paths = sys.argv[1:]
# a C file for each module: all of them in one take a C compiler much longer than each by itself
kernels = [path for path in paths if path.endswith(".pyx")]
modules = [path for path in paths if path not in kernels]
extensions = mypycify(modules, opt_level="0" if level == "check" else level, debug_level="0", multi_file=True)
extensions += cythonize(kernels, quiet=True)
if level != "check":
    setup(name="longroll", ext_modules=extensions, script_args=["build_ext", "--inplace"], packages=[],
          cmdclass={"build_ext": build_at_once})
"""

MACHINE = ("kit/notation.py", "kit/state.py", "kit/frames.py")
COMPILED = (
    # the machine, the boards, and each game's rules, odds and doctrine with what these stand on; wire formats, words,
    # files and drawing stay plain: there is nothing to gain, and their records must keep their annotations
    *MACHINE,
    "boards/**/*.py",
    "games/*/rules/**/*.py",
    "games/*/odds/*.py",
    "games/*/doctrine/**/*.py",
)
PLAIN_ROOMS = ("kit/", "data/")
"""Rooms that stay plain though compiled modules stand on them; …"""
PLAIN_SIGNS = ("(msgspec.Struct", "@cached_property")
"""… so does every module with records for a wire or file, or with cached properties: mypyc forgets what they hold."""


def modules() -> list[Path]:
    """The files to compile, relative to the build folder: those named, and what they stand on in their game."""
    waiting = [path for pattern in COMPILED for path in SOURCE.glob(pattern)]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found and (path.relative_to(SOURCE).as_posix() in MACHINE or not stays_plain(path)):
            found.add(path)
            waiting += imported(path)
    named = [path.with_suffix(".pyx") if has_kernel(path) else path for path in found if path.stem != "__init__"]
    return [path.relative_to(SOURCE.parent) for path in sorted(named)]


def has_kernel(path: Path) -> bool:
    return path.with_suffix(".pyx").is_file()


def stays_plain(path: Path) -> bool:
    rooms = path.relative_to(SOURCE).as_posix()
    text = path.read_text(encoding="utf-8")
    return any(room in rooms for room in PLAIN_ROOMS) or any(sign in text for sign in PLAIN_SIGNS)


def imported(path: Path) -> list[Path]:
    """The modules of the program that a module imports."""
    froms = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    names = [node.module for node in froms if node.module is not None]
    names += [f"{node.module}.{name.name}" for node in froms for name in node.names]
    files = [SOURCE.parent / f"{name.replace('.', '/')}.py" for name in names if name.startswith("longroll.")]
    return [file for file in files if file.is_file()]


def digest() -> str:
    """A hash of everything the compiled modules are made from."""
    made = [SOURCE.parent / path for path in modules()]
    sources = [*made, *(path.with_suffix(".py") for path in made if path.suffix == ".pyx"), Path(__file__)]
    content = hashlib.sha256(sys.version.encode())
    for path in sources:
        content.update(path.read_bytes())
    return content.hexdigest()


def copy_sources(target: Path) -> None:
    """All sources beside the compiled modules; what is not compiled is used as it is."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(SOURCE, target / "longroll", ignore=ignored, dirs_exist_ok=True)


class Trouble(Exception):
    """What mypyc or the C compiler said."""


def run_mypyc(level: str, target: Path) -> None:
    command = [sys.executable, "-c", BUILD, level, *(str(path) for path in modules())]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, env={**os.environ, "MYPYPATH": "."})
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if ": warning: " not in line]
        raise Trouble("\n".join(said[-60:]))


def check() -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        run_mypyc("check", Path(folder))


def build(target: Path) -> None:
    """All sources and the compiled modules in a folder."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        raise Trouble("no C compiler found: the compiled build needs one (the plain build does not)")
    copy_sources(target)
    run_mypyc(LEVEL or "3", target)
    shutil.rmtree(target / "build", ignore_errors=True)
    shutil.rmtree(target / ".mypy_cache", ignore_errors=True)


def update() -> None:
    """The build of this checkout, if a source has changed."""
    wanted = digest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        copy_sources(TARGET)
        print(f"compiled build is up to date: {TARGET.relative_to(ROOT)}")
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    build(TARGET)
    STAMP.write_text(wanted)
    print(f"compiled {len(modules())} modules into {TARGET.relative_to(ROOT)}")


def main() -> int:
    try:
        check() if sys.argv[1:] == ["--check"] else update()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
