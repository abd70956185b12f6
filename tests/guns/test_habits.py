"""Bad habits that the staff does not have."""

from __future__ import annotations

import os

from tests.guns.habits import Habits

GAMES = int(os.environ.get("LONGROLL_GAMES", "4"))


def test_the_staff_marches_with_a_purpose() -> None:
    habits = Habits().count(GAMES)
    assert habits.marches > 20 * GAMES
    assert habits.back <= 0.03 * habits.marches
    assert habits.walked_out == 0
