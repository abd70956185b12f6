"""Pages that name files name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("docs/one-action.md", "CONTRIBUTING.md")


@pytest.mark.parametrize("page", PAGES)
def test_every_file_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|web|tests|docs|tools|benchmarks)/[\w./-]+)`", text)
    assert len(named) > 5
    assert [path for path in named if not (ROOT / path).exists()] == []
