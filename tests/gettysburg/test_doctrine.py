"""The staff: it sees its view alone, plays to the end, and knows its trade."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import PLACES, STAR_SECTORS
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.doctrine import Staff
from longroll.kit import CHANCE, State
from longroll.kit.clauses import rule
from tests.acceptance.walks import walk, warlike
from tests.gettysburg.table import Table, block, sector


def answer(state: State, seed: int = 1) -> str:
    """The staff's answer to the pending decision."""
    view = GETTYSBURG.view(state, state.seat)
    return str(Staff().choose(view, Random(seed)))


@rule("GB-26.1", "GB-26.3")
@pytest.mark.parametrize("scenario", list(GETTYSBURG.scenarios))
def test_hidden_values_do_not_change_its_mind(scenario: str) -> None:
    """Exchange what the staff cannot see: it answers the same."""
    rng = Random(7)
    asked = 0
    for state, _ in walk(GETTYSBURG, scenario, 3, warlike):
        if state.mover == CHANCE or rng.random() > 0.12:
            continue
        view = GETTYSBURG.view(state, state.seat)
        world = GETTYSBURG.sample(view, rng)
        assert answer(state) == answer(world)
        asked += 1
    assert asked > 5


@pytest.mark.parametrize(("scenario", "seed"), [("first-day", 1), ("third-day", 2)])
def test_it_plays_both_sides_to_the_end(scenario: str, seed: int) -> None:
    state = GETTYSBURG.new(scenario)
    rng = Random(seed)
    for _ in range(6000):
        if state.over:
            break
        code = rng.choice(state.codes) if state.mover == CHANCE else state.read_text(answer(state, seed))
        state.play(code)
    assert state.over


@rule("GB-12.8", "GB-25.1")
def test_it_takes_a_star_that_is_there_for_the_taking() -> None:
    """Four fresh elites beside a worn regular on a second star, the Union almost out of discs."""
    places = {
        "CUL": sector("CR1", "CR2", "CR3", "CR4"),
        "CEM": sector("UI1", cubes={"orange": 5}),
        "CUF": sector("CE1", "CE2", "CE3", "CE4", block=block("CSA", 5)),
        "TAN": sector("UR1", block=block("Union", 5, 5)),
    }
    discs = {"single": 12, "double": 4, "orders": 1, "forced": 0}
    table = Table({"places": places, "discs": discs})
    for _ in range(12):
        if table.kind not in ("turn", "order", "moving"):
            break
        table.do(answer(table.state))
    assert table.state.contested or table.told("combat-begins"), "it went in"


def test_the_union_does_not_leave_its_stars() -> None:
    """From the afternoon of 2 July the staff keeps a garrison on every star that no combat has taken."""
    state = GETTYSBURG.new("second-day-afternoon")
    rng = Random(4)
    for _ in range(500):
        if state.over or state.period != 2:
            break
        code = rng.choice(state.codes) if state.mover == CHANCE else state.read_text(answer(state))
        state.play(code)
        for star in STAR_SECTORS:
            assert state.mask(UNION, star) or state.mask(CSA, star), f"{PLACES[star]} stands empty"
