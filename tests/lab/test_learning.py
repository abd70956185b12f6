"""What is learned from games: the decisions that are picked, what is tried at them, and what habits are made of it."""

from __future__ import annotations

from random import Random

import pytest

import longroll
from longroll.kit.state import State
from longroll.lab.learning import ACT, PICKED, PLAN, WORLDS, Row, decisions, habit, habits, learn, tried
from longroll.lab.runner import Processes
from longroll.minds.trials import planning

PICKET = longroll.game("picket")


def row(kind: str, gain: float, sway: float = 0.1) -> Row:
    return Row(PLAN, kind, [gain + (sway if world % 2 else -sway) for world in range(WORLDS)])


def test_decisions_are_those_where_there_is_something_to_choose() -> None:
    planner, _ = planning(PICKET)
    found = decisions(PICKET, "", Random(3))
    assert found
    for known, what in found:
        assert isinstance(known, State)
        assert len(planner.plans(known) if what == PLAN else planner.acts(known)) > 1
    assert all(sum(what == wanted for _, what in found) <= PICKED[wanted] for wanted in (PLAN, ACT))


def test_everything_is_tried_that_differs_from_the_scripts_own() -> None:
    for known, what in decisions(PICKET, "", Random(3)):
        for found in tried(PICKET, known, what, Random(1)):
            assert found.what == what
            assert len(found.gains) == WORLDS
            assert any(found.gains)
            assert all(-1.0 <= gain <= 1.0 for gain in found.gains)


def test_a_habit_tells_gain_spread_and_noise() -> None:
    found = habit([row("assault", gain) for gain in (-0.3, -0.1, 0.1)])
    assert found.gain == pytest.approx(-0.1)
    assert found.noise == pytest.approx(0.1069, abs=1e-3)
    assert found.spread == pytest.approx((0.08 / 3 - found.noise**2 / WORLDS) ** 0.5, abs=1e-3)


def test_nothing_is_expected_to_gain_unseen() -> None:
    assert habit([row("assault", 0.2)]).gain == 0.0


def test_a_kind_that_was_seldom_seen_is_held_against_all() -> None:
    found = habits([*[row("hold", -0.1)] * 99, row("storm", -0.9)])
    assert -0.25 < found["storm"].gain < -0.15
    assert found["hold"].gain == pytest.approx(-0.1, abs=0.005)


def test_a_game_is_learned_the_same_by_any_number_of_processes() -> None:
    told: list[int] = []
    found = learn(PICKET, [""], 2, 5, Processes(), lambda: told.append(1))
    assert len(told) == 2
    assert found.rows
    assert found == learn(PICKET, [""], 2, 5, Processes(2), lambda: None)
