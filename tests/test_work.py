"""A change that makes fixed games much more work is noticed, on however busy a machine (see ``tests.work``)."""

from __future__ import annotations

import json

import pytest

from longroll.games import BUILT_IN
from tests.work import KEPT, KINDS, counted

MORE = 1.15
LESS = 0.7
"""Beneath this the kept count is too old to notice anything by."""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", BUILT_IN)
def test_games_do_not_become_more_work_unnoticed(name: str, kind: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))[name][kind]
    found = counted(name, kind)
    assert found <= MORE * kept, f"{found} calls instead of {kept}: why? (python -m tests.work --keep)"
    assert found >= LESS * kept, f"only {found} calls instead of {kept}: well done (python -m tests.work --keep)"
