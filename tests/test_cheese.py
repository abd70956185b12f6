"""Silly opponents do what they are told to, and what the staff would where they are told nothing."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games import game as find_game
from longroll.kit.scripts import Script
from longroll.kit.state import CHANCE, State
from longroll.minds.thinker import STAFF
from tests.cheese import SUITES, Silly


def first_choice(name: str) -> State:
    """A position in which somebody has a choice."""
    rng = Random(1)
    game = find_game(name)
    state = game.new(SUITES[name].scenario)
    while state.mover == CHANCE or len(state.codes) == 1:
        state.play(rng.choice(state.codes))
    return game.known(state, state.seat)


@pytest.mark.parametrize("name", SUITES)
def test_an_idea_is_followed(name: str) -> None:
    known = first_choice(name)
    assert Silly(find_game(name), "silly", lambda b: b.codes[-1]).think(known, Random(1)) == known.codes[-1]
    assert Silly(find_game(name), "silly", lambda b: b.codes[0]).think(known, Random(1)) == known.codes[0]


@pytest.mark.parametrize("name", SUITES)
def test_without_an_idea_the_staff_answers(name: str) -> None:
    game, known = find_game(name), first_choice(name)
    staff = game.doctrine.minds()[STAFF]()
    assert isinstance(staff, Script)
    assert Silly(game, "silly", lambda _: None).think(known, Random(1)) == staff.think(known, Random(1))
