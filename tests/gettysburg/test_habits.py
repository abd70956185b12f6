"""The staff has no bad habits: counted over a few games here, over many in ``tests/soak``."""

from __future__ import annotations

import os

from longroll.games.gettysburg import GETTYSBURG
from tests.gettysburg.habits import check_habits, watched

GAMES = int(os.environ.get("LONGROLL_GAMES", "4"))


def test_the_staff_has_no_bad_habits() -> None:
    check_habits(watched(min(GAMES, 4), tuple(GETTYSBURG.scenarios)))
