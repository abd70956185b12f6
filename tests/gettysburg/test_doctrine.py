"""The staff: it sees its view alone, plays to the end, and knows its trade."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG, odds
from longroll.games.gettysburg.board import PLACES, PRINTED, SECTOR
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.doctrine import Staff
from longroll.games.gettysburg.doctrine.orders import storm_party
from longroll.games.gettysburg.doctrine.situation import Situation, party
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


FIGHTS = [
    # attackers in LON, garrison of CEM
    (sector("CR1", "CR2"), sector("UR1")),
    (sector("CR1", "CR2", "CR3", "CR4"), sector("UR1", "UR2", "UR3", "UA1")),
    (sector("CE1", "CE2", "CR1", "CR2", cubes={"grey": 3}), sector("UR1", "UR2", "UA1", cubes={"blue": 4})),
    (sector("CR1", "CR2", "CR3", "CR4"), sector("UI1", "UI2", "UR1", cubes={"orange": 2}, disrupted=True)),
    (sector("CR1", "CR2", "CR3", "CR4"), sector("UR1", "UR2", "UA1", sticks=["LON", "LON"])),
    (sector("CR1", "CR2", "CR3", "CR4"), sector("UR1", "UR2", "UA1", sticks=["GET", "GET"])),
]


@pytest.mark.parametrize(("attack", "defence"), FIGHTS)
def test_its_estimates_are_near_the_odds(attack: dict[str, Any], defence: dict[str, Any]) -> None:
    """The staff sifts assaults by an estimate; it must not be far from the exact chance."""
    places = {"LON": attack, "CEM": defence, "HUM": {"block": block("Union", 5)}, "SCH": {"block": block("CSA", 5)}}
    b = Table({"places": places}).state
    scene = Situation(b, CSA)
    start, target = SECTOR["LON"], SECTOR["CEM"]
    group = party(b, CSA, start, 4)
    exact = odds.assault(b, target, storm_party(scene, group))
    assert exact.exact
    assert abs(scene.odds(CSA, target, [group]).win - exact.win) < 0.08
    assert odds.contest(b, target, storm_party(scene, group)).win == pytest.approx(exact.win, abs=1e-12)


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
        for star in PRINTED.star_sectors:
            assert state.mask(UNION, star) or state.mask(CSA, star), f"{PLACES[star]} stands empty"


@pytest.mark.parametrize(("turn", "side"), [("Union", "CSA"), ("CSA", "Union")])
def test_an_army_that_is_gone_still_answers(turn: str, side: str) -> None:
    """Nothing on the map, nothing to give orders to: any legal answer."""
    piece = {"CSA": "CR1", "Union": "UR1"}[side]
    places = {"WEI": {"pieces": [piece], "block": {"side": side, "value": 5}}}
    state = GETTYSBURG.position({"period": "mid-day", "turn": turn, "places": places})
    assert state.seat == turn
    view = GETTYSBURG.view(state, turn)
    assert GETTYSBURG.doctrine.minds()["staff"]().choose(view, Random(1)) in view.options
