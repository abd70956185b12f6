"""Bad habits of Glory's staff, counted over many battles."""

from __future__ import annotations

from tests.glory.habits import check, watched

GAMES = 40


def test_the_staff_keeps_its_bad_habits_rare_over_many_battles() -> None:
    check(watched(GAMES))
