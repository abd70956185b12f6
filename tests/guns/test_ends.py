"""The end of a game: nothing of what was in hand is left over, and what is written then can be read again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from tests.guns.audit import faults
from tests.guns.field import Field
from tests.guns.hostile import hostile_answers

TAKEN_FROM_BEHIND = {
    "H34 N": "Howard-F Howard-F",
    "H44 N": "Slocum-F Slocum-F",
    "H33 N": "Heth-F",
    "H43 N": "Pender-F",
}


def plain(b: Battle) -> Any:
    return json.loads(msgspec.json.encode(GUNS.to_json(b)))


def comes_back(b: Battle) -> None:
    """A finished game is the same after writing and reading."""
    written = plain(b)
    again = GUNS.position(written)
    assert again.over
    assert plain(again) == written
    assert faults(again) == []
    assert again.result == b.result
    for seat in (*b.seat_names(), None):
        assert GUNS.view(again, seat) == GUNS.view(b, seat)


def behind_two() -> Field:
    """An attack on two positions from behind has come to its close combats: nobody has turned round yet."""
    field = Field("CSA attack", TAKEN_FROM_BEHIND, csa="ANY-1 ANY-1")
    field.do("target H34", "also H44", "lead Heth-F H33 H34 0", "lead Pender-F H43 H44 0")
    field.no_more_guns()
    assert field.kind == "combat-order"
    return field


@rule("GG-13.18.1", "GG-13.18.4", "GG-3.24", "GG-20.9")
@pytest.mark.parametrize("seat", ["USA", "CSA"])
def test_conceding_between_close_combats_from_behind(seat: str) -> None:
    field = behind_two()
    comes_back(field.do(f"concede {seat}").state)


@rule("GG-13.18.2", "GG-13.18.4", "GG-20.9")
@pytest.mark.parametrize("seat", ["USA", "CSA"])
def test_conceding_while_the_defender_chooses_his_leader(seat: str) -> None:
    field = behind_two().do("fight H34")
    assert field.kind == "defender"
    comes_back(field.do(f"concede {seat}").state)


def test_nothing_in_hand_is_left_over() -> None:
    field = behind_two()
    field.state.bonus, field.state.bombarded = 2, 1
    field.do("concede USA")
    moment = plain(field.state)["moment"]
    assert not {"procedure", "bonus", "bombarded"} & {key for key, value in moment.items() if value}


def test_what_an_unfinished_procedure_left_in_a_finished_game_is_dropped() -> None:
    field = behind_two()
    written = plain(field.state) | {"winner": "CSA"}
    assert written["moment"]["procedure"]
    again = GUNS.position(written)
    assert again.over
    assert not plain(again)["moment"].get("procedure")
    comes_back(again)


USUAL = (
    "attack attackers defender defensive-support draw entry hours keep leader losses make-up march march-to "
    "night-return offensive-support offer order order-return pick second-target special turn-up withdraw-to "
    "withdrawal works"
)
"""Decisions that some of the games below come to."""


def test_conceding_at_every_decision() -> None:
    """… by every seat, in games of every scenario, some with options; and the ends that come by the rules."""
    met: dict[str, int] = {}
    for seed, scenario in enumerate(sorted(GUNS.scenarios)):
        rng = Random(seed)
        offered = GUNS.scenarios[scenario].options
        state = GUNS.new(scenario, {key: rng.choice(values) for key, values in offered.items()} if seed % 2 else {})
        while not state.over:
            decision = state.decision
            assert decision is not None
            met[decision.kind] = met.get(decision.kind, 0) + 1
            if met[decision.kind] <= 2:
                for seat in state.seat_names():
                    given_up = state.copy()
                    given_up.apply(f"concede {seat}")
                    comes_back(given_up)
            hostile = hostile_answers(state) if state.mover != CHANCE and rng.random() < 0.8 else []
            weights = state.weights() if state.mover == CHANCE else None
            state.play(rng.choice(hostile) if hostile else rng.choices(state.codes, weights)[0])
        comes_back(state)
    assert set(met) >= set(USUAL.split())
