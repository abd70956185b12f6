"""The script ``staff`` of every game over many positions: by the rules, without much ado, and without chance."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit import CHANCE
from tests.acceptance.walks import walk, warlike
from tests.effort import calls
from tests.playing import kind_of

ANSWERS = 800
"""So many answers of each random game are followed."""
MUCH = {"gettysburg": 75_000, "guns": 30_000, "glory": 400_000, "reason": 700_000}
"""Calls no answer may take: three times the most that any takes."""
SCENARIOS = {
    "gettysburg": ("three-days",),
    "guns": ("second-day",),
    "reason": ("lindenau", "warburg", "pick-up"),
    "glory": tuple(find_game("glory").scenarios),
}


@pytest.mark.parametrize(("name", "scenario"), [(name, scenario) for name in BUILT_IN for scenario in SCENARIOS[name]])
def test_every_answer_is_legal_and_the_same_whatever_the_generator(name: str, scenario: str) -> None:
    game = find_game(name)
    seen: dict[str, int] = {}
    for number, (state, _) in enumerate(walk(game, scenario, 3, warlike)):
        if number == ANSWERS:
            break
        if state.mover == CHANCE or len(state.codes) < 2:
            continue
        kind = kind_of(state)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] > 5 and number % 40:
            continue
        view = game.view(state, state.seat)
        staff = game.doctrine.minds()["staff"]
        option, effort = calls(partial(staff().choose, view, Random(1)))
        assert effort < MUCH[name], kind
        assert state.check(option.action) is None, kind
        assert staff().choose(view, Random(2)) == option
    assert len(seen) >= 5
