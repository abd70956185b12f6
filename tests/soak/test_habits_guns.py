"""Habits of the staff of The Guns over many games."""

from __future__ import annotations

from tests.guns.habits import Habits

GAMES = 40


def test_the_staff_marches_with_a_purpose() -> None:
    habits = Habits().count(GAMES)
    assert habits.back <= 0.03 * habits.marches
    assert habits.walked_out == 0
