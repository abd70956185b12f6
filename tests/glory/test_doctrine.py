"""The staff: it answers every kind of decision, and knows its trade."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import CS, US
from longroll.games.glory.doctrine import Staff, decide
from longroll.games.glory.doctrine.answers import ANSWERS
from longroll.games.glory.doctrine.contact import estimate
from longroll.games.glory.doctrine.situation import BOLD, STEADY, WARY, Situation
from longroll.games.glory.doctrine.ways import NO_WAY, costs_to
from longroll.games.glory.lexicon import D_DIE, D_DRAW, DECISIONS
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE
from tests.glory.table import Table


def answer(state: Battle, seed: int = 1) -> str:
    """The staff's answer to the pending decision, from its view."""
    return str(Staff().choose(GLORY.view(state, state.seat), Random(seed)).action)


def choice(table: Table) -> str:
    """The same on a field of the test map, which has no view."""
    return str(table.state.write(decide(table.state)))


def played(scenario: str, seats: tuple[str, ...], seed: int, answers: int = 100_000) -> Battle:
    """A game with the staff at some seats and random answers at the others."""
    rng = Random(seed)
    state = GLORY.new(scenario)
    for _ in range(answers):
        if state.over:
            break
        if state.mover == CHANCE:
            state.play(rng.choices(state.codes, state.weights())[0])
        else:
            state.play(decide(state) if state.seat in seats else rng.choice(state.codes))
    return state


# ---- answers ---------------------------------------------------------------------------------------------------


def test_every_kind_of_decision_has_an_answer() -> None:
    assert set(ANSWERS) == set(range(len(DECISIONS))) - {D_DIE, D_DRAW}


def test_the_view_is_enough() -> None:
    """What it answers from its view is what it answers from the position itself: it is never left to chance."""
    state = played("prospect-hill", (), 5, 150)
    for _ in range(60):
        if state.mover == CHANCE:
            state.play(state.codes[0])
            continue
        assert answer(state) == str(state.write(decide(state)))
        state.play(decide(state))


@pytest.mark.parametrize(
    "scenario", ["maryes-heights", "henry-hill", "deep-cut", "snodgrass-hill", "first-manassas", "second-manassas"]
)
def test_it_plays_both_sides_to_the_end(scenario: str) -> None:
    assert played(scenario, ("US", "CS"), 2).over


def test_it_plays_the_longest_battle_with_all_its_options_to_the_end() -> None:
    """Chickamauga from the second day on, with markers by division."""
    state = GLORY.new("chickamauga", {"second-day": "yes", "division-markers": "yes"})
    rng = Random(2)
    while not state.over:
        if state.mover == CHANCE:
            state.play(rng.choices(state.codes, state.weights())[0])
        else:
            state.play(decide(state))
    assert state.turn == state.roster.last_turn


@pytest.mark.parametrize("scenario", ["maryes-heights", "prospect-hill", "henry-hill", "snodgrass-hill"])
@pytest.mark.parametrize("seat", ["US", "CS"])
def test_it_beats_random_answers(scenario: str, seat: str) -> None:
    assert played(scenario, (seat,), 1863).result.winner == seat


# ---- the way to a goal -----------------------------------------------------------------------------------------


def test_ways_count_movement_points_and_know_rivers() -> None:
    state = GLORY.new("fredericksburg")
    board = state.board
    goal = board.index["1316"]
    way = costs_to(board, 0, 0, goal)
    assert way[goal] == 0
    beside = board.neighbours[goal][0]
    assert way[beside] == board.step_cost(0, 0, beside, goal)
    assert max(cost for cost in way if cost < NO_WAY) > 40


# ---- posture ---------------------------------------------------------------------------------------------------


FIELD = """
US K leader 0505
US a inf 0505 S cmd=K
CS L leader 1515
CS x inf 1515 N cmd=L
"""


@pytest.mark.parametrize(
    ("more", "objectives", "last", "us", "cs"),
    [
        ("US b inf 0506 S cmd=K", "", "N1", BOLD, WARY),
        ("", "CS 1515 8", "N1", BOLD, BOLD),
        ("", "", "N1", BOLD, BOLD),
        ("", "", "T6", STEADY, STEADY),
    ],
)
def test_all_but_the_weak_attack_when_little_time_is_left(
    more: str, objectives: str, last: str, us: int, cs: int
) -> None:
    table = Table(FIELD + more, objectives=objectives, begin="move K", last=last)
    assert Situation(table.state, US).posture == us
    assert Situation(table.state, CS).posture == cs


# ---- charges ---------------------------------------------------------------------------------------------------


def worth(table: Table, target: str, *attackers: str) -> float:
    """The quick estimate of a charge of some units where they stand."""
    state = table.state
    units = [(table.number(name), state.at[table.number(name)]) for name in attackers]
    return estimate(Situation(state, state.roster.side[units[0][0]]), units, [state.board.index[target]])


def test_a_charge_is_worth_more_from_behind_and_against_the_shaken() -> None:
    army = "US K leader 0503\nUS a inf 0505 S cmd=K\nCS x inf 0506 {}"
    front = worth(Table(army.format("N"), begin="charge K"), "0506", "a")
    rear = worth(Table(army.format("S"), begin="charge K"), "0506", "a")
    shaken = worth(Table(army.format("N D"), begin="charge K"), "0506", "a")
    walled = worth(Table(army.format("N"), begin="charge K", walls="0506-0505"), "0506", "a")
    assert rear > front > walled
    assert shaken > front
    assert walled < 0


def test_it_charges_what_it_can_break_and_leaves_a_wall_alone() -> None:
    army = "US K leader 0503\nUS a inf 0505 S cmd=K\nUS b inf 0406 SE cmd=K\nCS x inf 0506 {}"
    weak = Table(army.format("S s=3 D"), begin="charge K")
    assert choice(weak).startswith("charge")
    strong = Table(army.format("N s=12 co=8"), begin="charge K", walls="0506-0505 0506-0406")
    assert choice(strong) == "done"


def test_it_brings_its_units_up_to_a_weak_enemy_and_faces_him() -> None:
    table = Table("US K leader 0503\nUS a inf 0503 S cmd=K\nCS x inf 0506 S s=3 D", begin="move K")
    words = choice(table)
    assert words.startswith("move a ")
    table.do(words)
    board = table.state.board
    here = table.state.at[table.number("a")]
    assert board.around[here] >> board.index["0506"] & 1
    table.do(choice(table))
    assert board.front[6 * here + table.state.facing[here]] >> board.index["0506"] & 1


def test_it_does_not_walk_up_to_a_strong_enemy() -> None:
    table = Table(
        "US K leader 0503\nUS a inf 0503 S cmd=K s=3\nCS x inf 0506 N s=12 co=8\nCS y inf 0607 N s=12 co=8",
        begin="move K",
        walls="0506-0505 0506-0406 0506-0606",
    )
    words = choice(table)
    if words.startswith(("move", "march")):
        place = table.state.board.index[words.split()[2]]
        assert not table.state.near[CS] >> place & 1


# ---- other duties ----------------------------------------------------------------------------------------------


def test_a_garrison_keeps_its_objective() -> None:
    """The only unit on an objective stays; a second one is free to go for another."""
    army = "US K leader 0505\nUS a inf 0505 S cmd=K\nCS x inf 1515 N"
    table = Table(army, objectives="US 0505 6,US 0510 2", begin="move K")
    assert choice(table) == "done"
    more = Table(army + "\nUS b inf 0504 S cmd=K", objectives="US 0505 6,US 0510 2", begin="move K")
    assert choice(more).split()[1] == "b"


def test_it_marches_on_an_objective_nobody_holds() -> None:
    table = Table("US K leader 0503\nUS a inf 0503 S cmd=K\nCS x inf 1818 N", objectives="US 0512 8", begin="move K")
    words = choice(table)
    board = table.state.board
    place = board.index[words.split()[2]]
    assert board.distance(place, board.index["0512"]) < board.distance(board.index["0503"], board.index["0512"]) - 3


def test_the_shaken_rest_and_rally() -> None:
    table = Table("US K leader 0503\nUS a inf 0503 S cmd=K D\nCS x inf 1515 N", begin="move K")
    assert choice(table) == "done"
    table.do("done")
    assert choice(table) == "rally a"


def test_guns_fire_where_they_do_most_harm() -> None:
    """At two units rather than one, at the shaken rather than the steady."""
    army = "US g art 0505 S alone\nCS x inf 0507 N {}\nCS y inf 0607 N {}"
    shaken = Table(army.format("", "D co=7"), begin="act g")
    assert choice(shaken).startswith("fire g 0607")
    other = Table(army.format("D co=7", ""), begin="act g")
    assert choice(other).startswith("fire g 0507")


def test_a_leader_follows_his_units() -> None:
    table = Table(
        "US K leader 0303 range=3\nUS a inf 0312 S cmd=K\nUS b inf 0412 S cmd=K\nCS x inf 1818 N", begin="move K"
    )
    rng = Random(1)
    while table.kind != "ride":
        table.do(
            choice(table) if table.state.mover != CHANCE else str(table.state.write(rng.choice(table.state.codes)))
        )
    before = table.state.board.distance(table.state.board.index["0303"], table.state.at[table.number("a")])
    table.do(choice(table))
    after = table.state.board.distance(table.state.board.index[table.leader("K")], table.state.at[table.number("a")])
    assert after < before
