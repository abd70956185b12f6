"""Bad habits of the staff stay rare; ``LONGROLL_GAMES`` (4 by default) says over how many battles."""

from __future__ import annotations

import os

from tests.glory.habits import check, watched

GAMES = int(os.environ.get("LONGROLL_GAMES", "4"))


def test_the_staff_keeps_its_bad_habits_rare() -> None:
    check(watched(GAMES))
