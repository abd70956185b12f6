"""Silly play does not pay against the staff of Might & Reason."""

from __future__ import annotations

import pytest

from tests.reason.cheese import CHEESE, score

SCENARIOS = {"never march": "warburg", "sit still": "warburg", "rush one objective": "warburg"}
"""Where each is tried; the others at Lindenau, where there are dice to throw away."""
PAIRS = 20
MOST = 0.35


@pytest.mark.parametrize("name", CHEESE)
def test_silly_play_does_not_pay(name: str) -> None:
    assert score(CHEESE[name], SCENARIOS.get(name, "lindenau"), PAIRS) <= MOST
