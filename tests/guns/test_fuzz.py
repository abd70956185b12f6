"""Positions from outside: whatever a number is replaced by, the reader refuses or plays on; it never breaks."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.checks import LIMITS, WITHIN
from longroll.games.guns.procedures import FRAMES
from longroll.games.guns.state import Frame
from longroll.kit import CHANCE
from longroll.kit.positions import FrameSpec, frames_by_name, read_frame, write_frame
from longroll.kit.terms import BadInput
from tests.guns.hostile import hostile_answers
from tests.nonsense import NONSENSE, is_read, numbers, replaced, written


def met(scenario: str, seed: int, steps: int) -> dict[str, Any]:
    """A position for every stack of procedures a game comes to, by the names of these."""
    rng = Random(seed)
    state = GUNS.new(scenario, {"obstructed": "yes", "extended-bombardment": "yes"})
    found: dict[str, Any] = {}
    for _ in range(steps):
        if state.over:
            break
        key = " ".join(type(frame).__name__ for frame in state.frames)
        if key not in found:
            found[key] = written(GUNS, state)
        hostile = hostile_answers(state) if state.mover != CHANCE and rng.random() < 0.85 else []
        weights = state.weights() if state.mover == CHANCE else None
        state.play(rng.choice(hostile) if hostile else rng.choices(state.codes, weights)[0])
    return found


@pytest.mark.parametrize(("scenario", "seed"), [("three-days", 1), ("second-day", 5)])
def test_numbers_of_positions_are_checked(scenario: str, seed: int) -> None:
    """In the procedures with much, elsewhere with little."""
    rng = Random(seed)
    for spec in met(scenario, seed, 900).values():
        for path in numbers(spec):
            inside = path[:2] == ("moment", "procedure")
            if rng.random() < (0.25 if inside else 0.004):
                for by in rng.sample(NONSENSE, 13 if inside else 4):
                    is_read(GUNS, replaced(spec, path, by))


def test_every_procedure_has_limits() -> None:
    """… for each of its numbers, and is found where it may run."""
    abstract = {"Witness", "Assault", "Retiring"}
    assert set(LIMITS) == set(WITHIN) == set(FRAMES) == set(frames_by_name(Frame)) - abstract
    for name, limits in LIMITS.items():
        assert set(limits) == set(FRAMES[name]().fields())


@pytest.mark.parametrize("name", ["Witness", "Assault", "Retiring"])
def test_what_is_no_procedure_by_itself_is_refused(name: str) -> None:
    spec = {"moment": {"procedure": [{"frame": "Turn", "fields": {"step": 1}}, {"frame": name, "fields": {}}]}}
    with pytest.raises(BadInput):
        GUNS.position(spec)


def test_procedures_in_the_wrong_order_are_refused() -> None:
    turn = {"frame": "Turn", "fields": {"step": 1}}
    for stack in ([turn, turn], [{"frame": "Duration", "fields": {"chosen": 0}}], [turn] * 40):
        with pytest.raises(BadInput, match=r"follow|more than"):
            GUNS.position({"moment": {"procedure": stack}})


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"tokens": {"CSA": {"tray": {}, "dug": -1}}}, "dug in"),
        ({"moment": {"bombarded": 9}}, "bombarded 9"),
        ({"moment": {"bonus": -1}}, "bonus -1"),
        ({"moment": {"reveals": [2**70, 0]}}, "two numbers|position"),
        ({"waiting": {"CHAMBERSBURG": [{"block": "Heth-F", "cell": 10**9}]}}, "cell"),
        ({"waiting": {"CHAMBERSBURG": [{"block": "Heth-F", "cell": 1, "label": 9}]}}, "no arrival 9"),
        ({"waiting": {"CHAMBERSBURG": [{"block": "Heth-F", "cell": 1, "label": 255, "hint": 999}]}}, "hint 999"),
        ({"waiting": {"CHAMBERSBURG": ["Heth-F.1"]}, "coming": ["Heth-F.1"]}, "in two places"),
        ({"unseen": ["USA"]}, "nowhere"),
        ({"notes": {"USA": "x" * 900}}, "too long"),
        ({"stacks": {"C-III": {"top": "Heth", "under": 2}}, "pool": ["Pender"]}, "too few commands"),
        ({"objectives": [{"area": "A31"}, {"area": "A1"}, {"area": "A84"}]}, "partial area"),
        ({"arrivals": [{"command": "Heth", "entry": "BALTIMORE", "day": 1, "hour": "9AM", "blocks": 2}]}, "arrival 0"),
        ({"arrivals": [{"command": "?", "entry": "BALTIMORE", "day": 1, "hour": "9AM", "blocks": 2}]}, "no command"),
    ],
)
def test_numbers_out_of_range_are_named(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        GUNS.position(spec)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"blocks": [], "block": 0}, "none of its blocks"),
        ({"blocks": [0], "block": 0}, "on the map"),
        ({"hurt": [0]}, "on the map"),
    ],
)
def test_the_blocks_of_a_withdrawal_are_on_the_map(given: dict[str, Any], words: str) -> None:
    names = ("Turn", "Phase", "AttackStep", "Attack", "LostAttack")
    stack = [msgspec.to_builtins(write_frame(FRAMES[name]())) for name in names]
    stack[3]["fields"] |= {"targets": [0], "free": [0], "lasts": [0], "leaders": [255], "hits": [0], "fought": [0]}
    stack[4]["fields"] |= given
    with pytest.raises(BadInput, match=words):
        GUNS.position({"moment": {"procedure": stack}})


def test_a_procedure_is_written_as_it_is_read() -> None:
    for name in LIMITS:
        written = write_frame(FRAMES[name]())
        assert write_frame(read_frame(FrameSpec(name, written.fields), FRAMES)) == written
