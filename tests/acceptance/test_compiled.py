"""Every module of the compiled build is one that mypyc can compile. Building it and playing the same games with it is
``tests/soak``."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.compile import SOURCE, modules

from tests.acceptance.rooms import ROOT


def check(root: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/compile.py", "--check"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True)


def test_every_chapter_of_every_game_is_compiled() -> None:
    chapters = {path for path in SOURCE.glob("games/*/rules/**/*.py") if path.stem != "__init__"}
    assert len(chapters) > 100
    compiled = {SOURCE.parent / path.with_suffix(".py") for path in modules()}
    assert chapters <= compiled
    assert {path.with_suffix(".py") for path in SOURCE.rglob("*.pyx")} <= compiled, "a kernel stands beside its module"


@pytest.mark.long
def test_mypyc_takes_every_module() -> None:
    done = check(ROOT)
    assert done.returncode == 0, done.stderr


def test_a_module_that_it_cannot_take_is_found(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "src" / "longroll" / "kit").mkdir(parents=True)
    (tmp_path / "src" / "longroll" / "kit" / "state.py").write_text("def number() -> int:\n    return 'no number'\n")
    done = check(tmp_path)
    assert done.returncode != 0
    assert "state.py" in done.stderr
