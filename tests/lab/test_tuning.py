"""Tuning a script: what its numbers are, how they are turned, that they come back, and that the winner is followed."""

from __future__ import annotations

import pytest

import longroll
from longroll.games.gettysburg.doctrine.weights import CSA_WEIGHTS
from longroll.games.reason.doctrine import marches, reading
from longroll.lab import tuning
from longroll.lab.runner import Processes
from longroll.lab.tuning import Task, knobs_of, pair, signs, tune


def test_numbers_are_constants_of_modules_and_fields_of_weights() -> None:
    names = {knob.name for knob in knobs_of("gettysburg")}
    assert {"CSA_WEIGHTS.star", "UNION_WEIGHTS.tempo"} <= names
    assert not [name for name in names if name.startswith(("evaluation.", "light.", "plans."))]


def test_a_number_is_turned_wherever_it_was_imported() -> None:
    knob = next(knob for knob in knobs_of("reason") if knob.name.endswith(".EAGERNESS"))
    knob.turn(0.5)
    try:
        assert knob.value * 1.6487 == pytest.approx(reading.EAGERNESS, rel=1e-4)
    finally:
        knob.turn(0.0)
    assert knob.value == reading.EAGERNESS
    shared = next(knob for knob in knobs_of("reason") if knob.name.endswith(".LAZY"))
    assert {holder.__name__ for holder in shared.holders} >= {marches.__name__, reading.__name__}


def test_a_pair_leaves_the_numbers_as_they_were() -> None:
    before = CSA_WEIGHTS.star
    turns = [0.0] * len(knobs_of("gettysburg"))
    score = pair(Task("gettysburg", "third-day", 0, 1, turns))
    assert score in (0.0, 0.25, 0.5, 0.75, 1.0)
    assert CSA_WEIGHTS.star == before
    assert pair(Task("gettysburg", "third-day", 0, 1, turns)) == score


def test_numbers_follow_whoever_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_number_decides(task: Task) -> float:
        return float(signs(task.seed, task.number, len(task.turns))[0] > 0)

    monkeypatch.setattr(tuning, "pair", first_number_decides)
    told: list[int] = []
    found = tune(longroll.game("gettysburg"), ["third-day"], 40, 5, Processes(), lambda: told.append(1))
    assert len(told) == 40
    rise = [knob.after / knob.before for knob in found]
    assert rise[0] > 1.1
    assert rise[0] == max(rise)
    assert found == tune(longroll.game("gettysburg"), ["third-day"], 40, 5, Processes(), lambda: None)
