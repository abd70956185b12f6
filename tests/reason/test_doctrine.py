"""The staff: it answers every kind of decision, and knows its trade."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import FF, GARRISON
from longroll.games.reason.doctrine import Staff, decide
from longroll.games.reason.doctrine.assaults import clash
from longroll.games.reason.doctrine.reading import Reading
from longroll.games.reason.lexicon import D_INITIATIVE, D_ORDERS, DONE, KEEP
from longroll.games.reason.rules.command_dice import Initiative
from longroll.games.reason.state import Battle
from longroll.kit import CHANCE


def answer(state: Battle, seed: int = 1) -> str:
    """The staff's answer to the pending decision, from its view."""
    return str(Staff().choose(REASON.view(state, state.seat), Random(seed)).action)


def played(scenario: str, seats: tuple[str, ...], seed: int) -> Battle:
    """A game with the staff at some seats and random answers at the others."""
    rng = Random(seed)
    state = REASON.new(scenario)
    while not state.over:
        if state.mover == CHANCE:
            state.play(rng.choices(state.codes, state.weights())[0])
        else:
            state.play(decide(state) if state.seat in seats else rng.choice(state.codes))
    return state


@pytest.mark.parametrize("scenario", list(REASON.scenarios))
def test_it_plays_both_sides_to_the_end(scenario: str) -> None:
    assert played(scenario, ("first", "second"), 2).over


@pytest.mark.parametrize("seat", ["first", "second"])
def test_it_beats_random_answers(seat: str) -> None:
    won = sum(played("lindenau", (seat,), seed).result.winner == seat for seed in range(1863, 1871))
    assert won >= 6
    assert played("warburg", (seat,), 1863).result.winner == seat


# ---- what a place is worth -------------------------------------------------------------------------------------


def reading(**units: Mapping[str, object]) -> Reading:
    """Lindenau with some units placed by hand, seen by the Austrians."""
    return Reading(REASON.position({"scenario": "lindenau", "units": units}), 1)


def test_a_garrison_keeps_its_village() -> None:
    r = reading()
    unit = r.b.roster.unit["W21"]
    outside = r.b.rect_of(unit, 18, 6.5, 180, FF)
    assert r.worth(unit, r.b.shapes[unit], GARRISON) > r.worth(unit, outside, FF)


def test_a_spent_brigade_leaves_the_front() -> None:
    foe = {"x": 9.3, "y": 9.0, "facing": 0}
    for sp, wants_away in ((1, True), (6, False)):
        r = reading(B11=foe, W11={"x": 9.3, "y": 10.4, "facing": 180, "sp": sp})
        unit = r.b.roster.unit["W11"]
        away = r.worth(unit, r.b.rect_of(unit, 9.3, 13.8, 180, FF), FF)
        assert (away > r.worth(unit, r.b.shapes[unit], FF)) == wants_away


def test_a_line_looks_at_its_enemy() -> None:
    r = reading()
    unit = r.b.roster.unit["W11"]
    assert r.awry(unit, r.b.rect_of(unit, 9.3, 11.2, 90, FF)) > r.awry(unit, r.b.shapes[unit])


# ---- attacks together ------------------------------------------------------------------------------------------


def test_two_who_attack_together_are_worth_more_than_one_and_the_other() -> None:
    foe = {"x": 14, "y": 8, "facing": 180, "sp": 5}
    left, right = {"x": 13, "y": 5, "facing": 0}, {"x": 15.1, "y": 5, "facing": 0}
    b = REASON.position({"scenario": "lindenau", "units": {"W11": foe, "B21": left, "B22": right}})
    target, one, other = (b.roster.unit[name] for name in ("W11", "B21", "B22"))
    assert clash(b, [one, other], target) > clash(b, [one], target) + clash(b, [other], target)


def test_a_column_is_an_easier_prey() -> None:
    found = []
    for formation in ("FF", "MF"):
        foe = {"x": 14, "y": 8, "facing": 180, "formation": formation}
        b = REASON.position({"scenario": "lindenau", "units": {"W11": foe, "B21": {"x": 13, "y": 5, "facing": 0}}})
        found.append(clash(b, [b.roster.unit["B21"]], b.roster.unit["W11"]))
    assert found[0] < found[1]


# ---- what is won already ---------------------------------------------------------------------------------------


def test_who_holds_the_ground_that_wins_lets_the_enemy_come() -> None:
    b = REASON.new("lindenau")
    assert Reading(b, 1).holds()
    assert not Reading(b, 0).holds()
    b.holders[1] = 0
    assert not Reading(b, 1).holds()


# ---- command dice ----------------------------------------------------------------------------------------------


def test_dice_that_would_lapse_go_to_orders_and_to_the_initiative() -> None:
    state = until("initiative")
    frame = state.frames[-1]
    assert isinstance(frame, Initiative)
    side = frame.chooser()
    for pool, rolls in ((1, False), (12, True)):
        state.pools[side] = pool
        frame.dice = [4, 3, 1, 1, 4] if side else [1, 1, 4, 3, 4]
        assert (decide(state) != KEEP) == rolls
    state = until("orders")
    given = 0
    state.pools[state.mover] = 12
    while state.frames[-1].kind(state) == D_ORDERS and decide(state) != DONE:
        state.play(decide(state))
        given += 1
    assert given >= 2


def until(decision: str) -> Battle:
    """Lindenau up to the first decision of a kind."""
    rng = Random(5)
    state = REASON.new("lindenau")
    kinds = {"initiative": D_INITIATIVE, "orders": D_ORDERS}
    while state.frames[-1].kind(state) != kinds[decision]:
        state.play(rng.choices(state.codes, state.weights())[0] if state.mover == CHANCE else decide(state))
    return state
