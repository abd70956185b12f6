"""A test of the browser may need a second try: the run says so, and more than one fails it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

TIRED = """
import pathlib, pytest

@pytest.mark.flaky(reruns=1)
@pytest.mark.parametrize("number", range({tests}))
def test_tired(number):
    mark = pathlib.Path(__file__).with_name(f"mark{{number}}")
    awake = mark.exists() or number >= {tired}
    mark.touch()
    assert awake and {honest}
"""


def run(folder: Path, tests: int, tired: int, honest: bool = True, *more: str) -> tuple[int, str]:
    (folder / "test_some.py").write_text(TIRED.format(tests=tests, tired=tired, honest=honest))
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "--rootdir", str(folder), *more, str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.parametrize("more", [(), ("-n", "2")])
def test_one_second_try_is_said(tmp_path: Path, more: tuple[str, ...]) -> None:
    code, out = run(tmp_path, 3, 1, True, *more)
    assert code == 0
    assert "FLAKY test_some.py::test_tired[0]" in out
    assert "assert awake and True" in out, "it is said how it failed"


def test_two_second_tries_fail_the_run(tmp_path: Path) -> None:
    code, out = run(tmp_path, 3, 2)
    assert code == 1
    assert out.count("FLAKY") == 2


def test_a_failure_stays_a_failure(tmp_path: Path) -> None:
    code, out = run(tmp_path, 1, 0, honest=False)
    assert code == 1
    assert "FLAKY" not in out


def test_nothing_is_said_where_nothing_was_tried_again(tmp_path: Path) -> None:
    code, out = run(tmp_path, 2, 0)
    assert code == 0
    assert "FLAKY" not in out
