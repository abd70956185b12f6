"""The staff's habits over a few games of it against itself; ``LONGROLL_GAMES`` says how many."""

from __future__ import annotations

import os

from tests.reason.habits import MOST_BACK_AND_FORTH, MOST_LAPSED, MOST_LONE_GUNS, Habits, counted

GAMES = int(os.environ.get("LONGROLL_GAMES", "4"))


def judged(habits: Habits) -> None:
    """What may be borne."""
    assert habits.back_and_forth <= MOST_BACK_AND_FORTH * habits.moves
    assert habits.lapsed <= MOST_LAPSED * habits.dice
    assert habits.lone_guns <= MOST_LONE_GUNS * habits.games


def test_nobody_would_laugh_at_them() -> None:
    judged(counted(min(GAMES, 40)))
