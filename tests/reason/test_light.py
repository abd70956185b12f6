"""The light policy: every answer is legal, it ends games, it beats chance, and its rollouts end where they should."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from longroll.games.reason.components import SEATS
from longroll.games.reason.data.materials import PlaceData
from longroll.games.reason.doctrine.light import LIGHT
from longroll.games.reason.doctrine.quick_moves import NOTHING, keeps_ground, to_ground
from longroll.games.reason.game import REASON
from longroll.games.reason.lexicon import DECISIONS
from longroll.games.reason.state import Battle
from longroll.kit.clauses import rule
from longroll.kit.rollouts import fallen, roll_out
from longroll.kit.state import CHANCE
from tests.reason.field import Field

Player = Callable[[Battle, Random], int]
LONG = 20_000
"""No battle has so many answers."""


def legal(b: Battle, rng: Random) -> int:
    """The light policy's answer, looked at."""
    code = LIGHT.answer(b, rng)
    refusal = b.refused(code)
    assert refusal is None, f"{b.write(code)}: {b.say(refusal)}"
    return code


def chosen_at_random(b: Battle, rng: Random) -> int:
    return rng.choice(b.codes)


def battle(scenario: str, seed: int, first: Player, second: Player) -> Battle:
    """A battle played to its end."""
    b, rng = REASON.new(scenario), Random(seed)
    for _ in range(LONG):
        if b.over:
            return b
        b.play(fallen(b, rng) if b.mover == CHANCE else (first, second)[b.mover](b, rng))
    raise AssertionError(f"{scenario} does not end")


def positions(scenario: str, seed: int, every: int) -> list[Battle]:
    """Positions of a light battle in which a player decides."""
    found: list[Battle] = []
    b, rng, asked = REASON.new(scenario), Random(seed), 0
    while not b.over:
        if b.mover == CHANCE:
            b.play(fallen(b, rng))
            continue
        if asked % every == 0:
            found.append(b.copy())
        asked += 1
        b.play(LIGHT.answer(b, rng))
    return found


@pytest.mark.parametrize("scenario", list(REASON.scenarios))
def test_every_answer_is_legal_and_the_battle_ends(scenario: str) -> None:
    assert battle(scenario, 1, legal, legal).over


@pytest.mark.parametrize("scenario", ["lindenau", "warburg"])
def test_it_beats_chance(scenario: str) -> None:
    won = 0
    for seed in range(2):
        won += battle(scenario, seed, LIGHT.answer, chosen_at_random).winner == 0
        won += battle(scenario, seed, chosen_at_random, LIGHT.answer).winner == 1
    assert won >= 3


def test_the_game_offers_it() -> None:
    assert REASON.doctrine.light is LIGHT


def test_an_answer_follows_from_the_position() -> None:
    """Neither what it was asked before nor how the position came about matters."""
    for b in positions("lindenau", 3, 7):
        again = REASON.position(b.to_json())
        assert b.write(LIGHT.answer(b, Random(1))) == again.write(LIGHT.answer(again, Random(1)))


def test_it_plays_on_what_its_seat_knows_and_the_battle_stays() -> None:
    """Everything is open, but the other seat has nothing to answer, and thinking is done on a copy."""
    for b in positions("lindenau", 4, 40):
        before = b.to_json()
        assert not b.known(SEATS[1 - b.mover]).codes
        known = REASON.known(b, SEATS[b.mover])
        assert known.codes == b.codes
        known.play(LIGHT.answer(known, Random(1)))
        roll_out(LIGHT, known, Random(1))
        assert b.to_json() == before
        assert b.codes == REASON.position(before).codes


@rule("MR-1.5", "MR-25.3")
def test_a_unit_on_the_edge_of_an_objective_is_on_it() -> None:
    """Its front edge is half a thousandth farther from the middle than the radius, which is within tolerance."""
    hill: dict[str, Any] = {"id": "hill", "at": PlaceData(point=(20, 20), radius=2), "vp": {"first": 5, "second": 1}}
    text = """
        first h HC 20 17.7495 0
        second e RI 30 25 180
    """
    for owner in ("first", "second"):
        b = Field(text, objectives=[{**hill, "owner": owner}], at="move", side="first", status="active").state
        unit = b.present[0][0]
        assert keeps_ground(b, unit) if owner == "first" else to_ground(b, unit) == NOTHING


def test_an_answer_changes_nothing() -> None:
    for b in positions("warburg", 5, 40):
        before = b.to_json()
        LIGHT.answer(b, Random(1))
        assert b.to_json() == before


@pytest.mark.parametrize("scenario", ["lindenau", "kolin"])
def test_a_unit_or_officer_that_was_taken_moves_legally(scenario: str) -> None:
    """Others than the light policy name a piece first and are then asked for its way."""
    kinds: set[str] = set()
    b, rng = REASON.new(scenario), Random(6)
    while b.turn < b.roster.start_turn + 2 and not b.over:
        if b.mover == CHANCE:
            b.play(fallen(b, rng))
            continue
        kind = DECISIONS[b.top().kind(b)].name
        kinds.add(kind)
        b.play(b.codes[0] if kind == "move" else legal(b, rng))
    assert {"path", "ride"} <= kinds


@pytest.mark.parametrize("scenario", ["lindenau", "warburg"])
def test_a_rollout_ends_after_the_pulse_and_the_phase_of_the_enemy(scenario: str) -> None:
    for b in positions(scenario, 7, 30):
        world = b.copy()
        assert roll_out(LIGHT, world, Random(2)) > 0
        if world.over:
            continue
        assert (world.turn, world.pulse) > (b.turn, b.pulse)
        assert world.phasing != 1 - b.mover
        assert world.turn <= b.turn + 2


def test_a_battle_that_is_over_is_played_no_farther() -> None:
    b = REASON.new("lindenau")
    b.apply(f"concede {SEATS[0]}")
    assert roll_out(LIGHT, b, Random(1)) == 0
