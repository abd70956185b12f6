"""The light policy: sensible, legal, quick to ask, and a function of what it is given."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import PLACES, PRINTED
from longroll.games.gettysburg.components import AFTERNOON, CSA, MORNING, UNION
from longroll.games.gettysburg.doctrine.light import LIGHT, OWN_TURNS, turn_of
from longroll.games.gettysburg.lexicon import D_ARRIVAL
from longroll.games.gettysburg.state import Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.rollouts import fallen, roll_out
from tests.acceptance.walks import walk, warlike
from tests.gettysburg.table import Table, block, sector

SCENARIOS = list(GETTYSBURG.scenarios)
LONG = 5000
"""More answers than a game has."""


def begun(scenario: str) -> Battle:
    state = GETTYSBURG.new(scenario)
    assert isinstance(state, Battle)
    return state


def played(scenario: str, seed: int, light_sides: tuple[str, ...] = ("CSA", "Union")) -> Battle:
    """A game to its end: the named sides by the light policy, another at random."""
    state, rng = begun(scenario), Random(seed)
    for _ in range(LONG):
        if state.over:
            break
        if state.mover == CHANCE:
            code = fallen(state, rng)
        elif state.seat in light_sides:
            code = LIGHT.answer(state, rng)
            assert code in state.codes, f"{state.write(code)} at {state.decision}"
        else:
            code = rng.choice(state.codes)
        state.play(code)
    assert state.over
    return state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_both_sides_to_the_end(scenario: str) -> None:
    for seed in range(2):
        played(scenario, seed)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_has_an_answer_wherever_play_may_lead(scenario: str) -> None:
    for seed in range(2):
        for state, _ in walk(GETTYSBURG, scenario, seed, warlike):
            assert isinstance(state, Battle)
            if state.mover != CHANCE:
                assert LIGHT.answer(state, Random(1)) in state.codes


@pytest.mark.parametrize("side", ["CSA", "Union"])
def test_it_beats_chance(side: str) -> None:
    games = [(scenario, seed) for scenario in SCENARIOS for seed in range(2)]
    assert [played(scenario, seed, (side,)).result.winner for scenario, seed in games] == [side] * len(games)


def test_it_follows_from_the_position_and_the_generator() -> None:
    """Twice the same game from the same beginning, and no question changes the position."""
    assert played("second-day-afternoon", 5) == played("second-day-afternoon", 5)
    for state, _ in walk(GETTYSBURG, "third-day", 2, warlike):
        assert isinstance(state, Battle)
        if state.mover != CHANCE:
            before = state.copy()
            assert LIGHT.answer(state, Random(3)) == LIGHT.answer(before, Random(3))
            assert state == before


@rule("GB-26.1")
def test_it_does_not_read_the_enemy_s_blocks() -> None:
    """What its seat does not know, another world has otherwise: it answers the same."""
    rng = Random(7)
    for state, _ in walk(GETTYSBURG, "second-day-afternoon", 3, warlike):
        if state.mover == CHANCE or rng.random() > 0.2:
            continue
        world = GETTYSBURG.sample(GETTYSBURG.view(state, state.seat), rng)
        assert isinstance(state, Battle)
        assert isinstance(world, Battle)
        assert LIGHT.answer(state, Random(1)) == LIGHT.answer(world, Random(1))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_horizon_ends_a_rollout(scenario: str) -> None:
    """Within the period, after so many turns of the side that decides first."""
    rng = Random(4)
    for _ in range(5):
        world = begun(scenario)
        side, day, period = world.mover, world.day, world.period
        first = turn_of(world)
        reached, turns = LIGHT.horizon(world), 1
        while not reached(world):
            assert (world.day, world.period) == (day, period)
            world.play(fallen(world, rng) if world.mover == CHANCE else LIGHT.answer(world, rng))
            turn = turn_of(world)
            if turn is not first:
                first = turn
                turns += turn is not None and turn.side == side
        assert world.over or (world.day, world.period) != (day, period) or turns == OWN_TURNS + 1


@pytest.mark.parametrize("side", ["CSA", "Union"])
def test_the_horizon_counts_turns_from_dice_on(side: str) -> None:
    """Dice are due in the middle of a turn: the turns of the side whose turn it is count."""
    there, foe = {"CSA": ("CR1", "UR1"), "Union": ("UR1", "CR1")}[side]
    places = {
        "CUF": sector(there, block=block(side, 5)),
        "CEM": sector(foe),
        "TAN": {"block": block("Union" if side == "CSA" else "CSA", 5)},
    }
    discs = {"single": 12, "double": 4, "orders": 12, "forced": 0}
    table = Table({"period": "morning", "turn": side, "places": places, "discs": discs})
    table.do("disc CUF", f"move {there} CEM", "done")
    world, rng = table.state, Random(4)
    assert world.mover == CHANCE
    first, last, turns = turn_of(world), turn_of(world), 1
    assert first is not None
    reached = LIGHT.horizon(world)
    while not reached(world):
        world.play(fallen(world, rng) if world.mover == CHANCE else LIGHT.answer(world, rng))
        turn = turn_of(world)
        if turn is not last:
            last = turn
            turns += turn is not None and turn.side == first.side
    assert world.period == MORNING
    assert turns == OWN_TURNS + 1


@rule("GB-6.3")
def test_the_horizon_counts_the_csa_s_turns_when_reinforcements_are_rolled_for() -> None:
    """Nobody's turn has begun yet: the first of a period is the CSA's."""
    world, rng = begun("three-days"), Random(4)
    while world.frames[-1].kind(world) != D_ARRIVAL:
        world.play(fallen(world, rng) if world.mover == CHANCE else LIGHT.answer(world, rng))
    assert turn_of(world) is None
    assert LIGHT.horizon(world).side == CSA


def test_the_end_of_the_game_is_a_horizon() -> None:
    over = played("third-day", 1)
    assert roll_out(LIGHT, over, Random(1)) == 0


@rule("GB-12.8", "GB-25.1")
def test_it_takes_a_star_that_is_there_for_the_taking() -> None:
    """Fresh elites beside a worn regular on a second star, the Union almost out of discs."""
    places = {
        "CUL": sector("CR1", "CR2"),
        "CEM": sector("UI1", cubes={"orange": 5}),
        "CUF": sector("CE1", "CE2", "CE3", "CE4", block=block("CSA", 5)),
        "TAN": sector("UR1", block=block("Union", 5, 5)),
    }
    discs = {"single": 12, "double": 4, "orders": 1, "forced": 0}
    table = Table({"places": places, "discs": discs})
    for _ in range(12):
        if table.kind not in ("turn", "order", "moving"):
            break
        table.do(str(table.state.write(LIGHT.answer(table.state, Random(1)))))
    assert table.state.contested or table.told("combat-begins"), "it went in"


@rule("GB-6.7", "GB-11.6")
def test_between_two_orders_a_box_move_that_it_declined_is_no_disc() -> None:
    """A lone regular would enter among four enemies; the elites beside a worn piece wait for the second order."""
    places = {
        "Chambersburg-Pike": sector("CR15"),
        "HRN": sector("UR2", "UR3", "UR4", "UA1"),
        "SEM": sector("CE1", "CE2", "CE3", "CE4"),
        "SCH": sector("UI1", cubes={"orange": 5}),
        "BEN": {"block": block("CSA", 5)},
    }
    table = Table({"places": places, "discs": {"single": 0, "double": 4, "orders": 5, "forced": 0}})
    table.do("double BEN", "pass")
    state = table.state
    assert [str(state.write(code)) for code in state.codes] == ["disc BEN", "enter CR15"]
    assert str(state.write(LIGHT.answer(state, Random(1)))) == "disc BEN"


def test_the_union_does_not_leave_its_stars() -> None:
    state, rng = begun("second-day-afternoon"), Random(4)
    while not state.over and state.period == AFTERNOON:
        state.play(fallen(state, rng) if state.mover == CHANCE else LIGHT.answer(state, rng))
        for star in PRINTED.star_sectors:
            assert state.mask(UNION, star) or state.mask(CSA, star), f"{PLACES[star]} stands empty"


@pytest.mark.parametrize(("turn", "side"), [("Union", "CSA"), ("CSA", "Union")])
def test_an_army_that_is_gone_still_answers(turn: str, side: str) -> None:
    piece = {"CSA": "CR1", "Union": "UR1"}[side]
    places = {"WEI": {"pieces": [piece], "block": {"side": side, "value": 5}}}
    state = Table({"period": "mid-day", "turn": turn, "places": places}).state
    assert LIGHT.answer(state, Random(1)) in state.codes
