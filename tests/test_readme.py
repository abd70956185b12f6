"""What the README and the page of the Python API show is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from tools.api_page import PAGE, page

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("shown", "least"), [("README.md", 8), ("docs/api.md", 40)])
def test_the_examples_run(shown: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / shown), module_relative=False, encoding="utf-8")
    assert tried >= least
    assert failed == 0


def test_the_page_of_the_api_is_what_the_docstrings_say() -> None:
    """After a change of docstrings: ``python tools/api_page.py``."""
    assert PAGE.read_text(encoding="utf-8") == page()
