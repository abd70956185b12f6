"""The compiled build plays exactly the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.acceptance.rooms import ROOT
from tests.acceptance.trace import traces
from tests.kernels import needs_compiler

GAMES = 200


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    """With the compiled build in front."""
    quick = {**os.environ, "MYPYC_OPT_LEVEL": "0"}
    built = subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, env=quick, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "build" / "compiled-0"), str(ROOT)])}


@needs_compiler
def test_compiled_build_gives_identical_traces(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "tests.acceptance.trace", str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    compiled = json.loads(done.stdout)
    assert compiled.pop("compiled") == "True"
    plain = traces(GAMES)
    plain.pop("compiled")
    assert compiled == plain


@needs_compiler
def test_compiled_build_counts_the_same_nodes_and_replays_kept_games(environment: dict[str, str]) -> None:
    chosen = ["tests/acceptance/test_perft.py", "tests/acceptance/test_nine.py", "-k", "perft or replay or record"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:xdist", *chosen],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
