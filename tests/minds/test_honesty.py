"""Computer players never see more than their seat: here a few positions of each game, a thousand in the soak."""

import pytest

import longroll
from longroll.minds import levels, mind
from tests.minds.honesty import differing, positions

SETTINGS = {"general": {"nodes": "24"}, "marshal": {"nodes": "32"}}
NUMBER = 6


@pytest.mark.parametrize("name", ["gettysburg", "guns", "glory", "reason"])
@pytest.mark.parametrize("level", ["recruit", "captain", "colonel", "general"])
def test_hidden_facts_change_no_answer(name: str, level: str) -> None:
    game = longroll.game(name)
    assert level in levels(game)
    settings = SETTINGS.get(level, {})
    for number, state in enumerate(positions(game, NUMBER)):
        assert not differing(game, state, mind(game, level, settings), mind(game, level, settings), number)
