"""Positions from outside: whatever stands in place of a number or a word, the reader answers with a sentence or with a
position that can be played. Nothing makes it spin, and nothing else is ever raised."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.checks import SORTS
from longroll.games.glory.procedures import FRAMES
from longroll.kit import BadInput
from longroll.kit.positions import frames_by_name
from tests.acceptance.walks import warlike
from tests.nonsense import NONSENSE, is_read, parts, replaced, written


def met(scenario: str, seed: int, steps: int) -> list[dict[str, Any]]:
    """A position for each procedure on top that a warlike game meets."""
    rng = Random(seed)
    state = GLORY.new(scenario)
    found: dict[str, dict[str, Any]] = {}
    for _ in range(steps):
        if state.over:
            break
        name = "/".join(type(frame).__name__ for frame in state.frames[-2:])
        if name not in found:
            found[name] = written(GLORY, state)
        state.play(warlike(state, rng))
    return list(found.values())


@pytest.mark.parametrize(("scenario", "seed"), [("maryes-heights", 1), ("jacksons-attack", 2), ("chickamauga", 3)])
def test_strange_numbers_in_procedures(scenario: str, seed: int) -> None:
    rng = Random(seed)
    tried = 0
    for spec in met(scenario, seed, 700):
        for path, _ in parts(spec["moment"]["procedure"], ("moment", "procedure")):
            for strange in rng.sample(NONSENSE, 3):
                is_read(GLORY, replaced(spec, path, strange))
                tried += 1
    assert tried > 300


@pytest.mark.parametrize("scenario", ["prospect-hill", "second-manassas"])
def test_strange_values_anywhere(scenario: str) -> None:
    rng = Random(scenario)
    spec = met(scenario, 4, 60)[-1]
    for path, _ in rng.sample(list(parts(spec)), 120):
        is_read(GLORY, replaced(spec, path, rng.choice(NONSENSE)))


@pytest.mark.parametrize(
    ("frame", "field", "value"),
    [
        ("ChargeStep", "count", 10**12),
        ("Turn", "step", -1),
        ("MoveStep", "turned", -1),
        ("Activation", "commands", 2**70),
    ],
)
def test_a_number_beyond_its_kind_is_refused_by_name(frame: str, field: str, value: int) -> None:
    procedure = FRAMES[frame]()
    fields = {name: getattr(procedure, name) for name in procedure.fields()} | {field: value}
    spec = {**GLORY.to_json(GLORY.new("maryes-heights"))}
    spec["moment"] = {
        "procedure": [{"frame": frame, "fields": {**fields, field: hex(value) if value > 2**63 else value}}]
    }
    with pytest.raises(BadInput, match=f"procedure {frame}: field {field}"):
        GLORY.position(spec)


@pytest.mark.parametrize(
    ("frame", "given", "words"),
    [
        ("Salvo", {"guns": [0]}, "one length"),
        ("Salvo", {"dice": [5], "errors": []}, "one length"),
        ("Salvo", {"step": 2, "origins": [0], "targets": [1], "guns": [0], "seconds": [255]}, "dice and shots"),
        ("Salvo", {"step": 1}, "no such shot"),
        ("ChargeStep", {"attackers": [0]}, "one length"),
        ("Retreat", {"unit": -1}, "field unit"),
        ("Retreat", {"step": 3}, "no unit is in hand"),
        ("Combining", {"named": 1}, "may not combine"),
    ],
)
def test_numbers_of_a_procedure_that_do_not_agree_are_refused(frame: str, given: dict[str, Any], words: str) -> None:
    procedure = FRAMES[frame]()
    fields = {name: getattr(procedure, name) for name in procedure.fields()} | given
    spec = GLORY.to_json(GLORY.new("maryes-heights")) | {"moment": {"procedure": [{"frame": frame, "fields": fields}]}}
    with pytest.raises(BadInput, match=words):
        GLORY.position(spec)


def test_a_leader_without_units_cannot_be_placed() -> None:
    with pytest.raises(BadInput, match="leader Hancock has no unit"):
        GLORY.position({"scenario": "maryes-heights", "leaders": {"Hancock": "unplaced"}})


def test_every_field_of_every_procedure_has_bounds() -> None:
    for frame in FRAMES.values():
        assert set(frame().fields()) <= set(SORTS)
    assert set(FRAMES) == {name for name in frames_by_name(type(GLORY.new().frames[0]).__mro__[1]) if name != "Assault"}
