"""The compiled build plays exactly the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.acceptance.rooms import ROOT
from tests.acceptance.trace import traces

GAMES = 24


@pytest.mark.skipif(shutil.which(os.environ.get("CC", "cc")) is None, reason="no C compiler on this machine")
def test_compiled_build_gives_identical_traces() -> None:
    quick = {**os.environ, "MYPYC_OPT_LEVEL": "0"}
    built = subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, env=quick, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    path = os.pathsep.join([str(ROOT / "build" / "compiled-0"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.acceptance.trace", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled = json.loads(done.stdout)
    assert compiled.pop("compiled") == "True"
    plain = traces(GAMES)
    plain.pop("compiled")
    assert compiled == plain
