"""No silly idea gets far against the levels that people play with."""

from __future__ import annotations

from typing import Final

import pytest

from tests.cheese import CHEESE, SUITES, score

LEVELS: Final = {"captain": (20, 0.35), "general:nodes=8": (1, 0.2)}
"""Pairs of games, and the most that an idea may score. A General is slow without the compiled build: one pair
only shows what goes badly wrong, and ``python -m tests.cheese`` measures him."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "idea"), CHEESE)
def test_a_silly_idea_does_not_pay(game: str, idea: str, level: str) -> None:
    pairs, most = LEVELS[level]
    scored = score(game, idea, level, SUITES[game].scenario, pairs)
    assert scored <= most, f"{idea} scores {scored:.2f} against {level}"
