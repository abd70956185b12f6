"""What the README shows is true."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_readme_examples() -> None:
    failed, tried = doctest.testfile(str(Path(__file__).parents[1] / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0
