"""Gettysburg: the staff's habits over many games."""

from __future__ import annotations

import os

from longroll.games.gettysburg import GETTYSBURG
from tests.gettysburg.habits import check_habits, watched

GAMES = int(os.environ.get("LONGROLL_GAMES", "40"))


def test_the_staff_has_no_bad_habits_in_many_games() -> None:
    check_habits(watched(min(GAMES, 40), tuple(GETTYSBURG.scenarios)))
