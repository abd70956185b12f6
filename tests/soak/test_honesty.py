"""A thousand positions of each game: whatever is hidden from it changes no answer of a computer player."""

import pytest

import longroll
from longroll.minds import mind
from tests.minds.honesty import differing, positions

NUMBER = 1000


@pytest.mark.parametrize("name", ["gettysburg", "guns", "glory", "reason"])
def test_hidden_facts_change_no_answer_in_a_thousand_positions(name: str) -> None:
    game = longroll.game(name)
    settings = {"nodes": "8"}
    for number, state in enumerate(positions(game, NUMBER)):
        assert not differing(game, state, mind(game, "general", settings), mind(game, "general", settings), number)
