"""Gettysburg: cheap tricks do not beat the staff."""

from __future__ import annotations

import pytest

from tests.gettysburg.cheese import TRICKS, score

SCENARIO = "third-day"
"""The one nearest to balance."""
PAIRS = 20
MOST = 0.35


@pytest.mark.parametrize("name", TRICKS)
def test_a_cheap_trick_does_not_beat_the_staff(name: str) -> None:
    won = score(TRICKS[name], SCENARIO, PAIRS)
    assert won <= MOST, f"{name} scores {won:.2f}"
