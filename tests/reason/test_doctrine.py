"""The staff: it answers every kind of decision, and knows its trade."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import FF, GARRISON
from longroll.games.reason.doctrine import Staff, decide
from longroll.games.reason.doctrine.reading import Reading
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
