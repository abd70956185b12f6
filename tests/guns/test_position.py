"""Positions as JSON: round trips, what is refused, the schema, the documented examples."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import msgspec
import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.procedures import STEPS
from longroll.kit import CHANCE
from longroll.kit.terms import BadInput
from tests.guns.audit import faults
from tests.guns.table import Table

DOCUMENT = Path(__file__).parents[2] / "docs" / "positions" / "guns.md"


def plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


@pytest.mark.parametrize("scenario", sorted(GUNS.scenarios))
@pytest.mark.parametrize("options", [{}, {"teams": "both", "obstructed": "yes", "extended-bombardment": "yes"}])
def test_round_trip_at_any_moment(scenario: str, options: dict[str, str]) -> None:
    state = GUNS.new(scenario, options)
    rng = Random(3)
    validator = jsonschema.Draft202012Validator(GUNS.schema())
    for step in range(400):
        if state.over:
            break
        if step % 9 == 0:
            written = plain(GUNS.to_json(state))
            validator.validate(written)
            again = GUNS.position(written)
            assert plain(GUNS.to_json(again)) == written
            assert (again.mover, again.codes) == (state.mover, state.codes)
            assert faults(again) == []
        weights = state.weights() if state.mover == CHANCE else None
        state.play(rng.choices(state.codes, weights)[0])


def test_a_finished_game_is_written_and_read() -> None:
    state = Table().do("concede USA").state
    again = GUNS.position(plain(GUNS.to_json(state)))
    assert again.over
    assert GUNS.result(again) == "CSA"


def test_special_orders_are_kept() -> None:
    state = Table(teams="USA").do("special hold the hill").state
    assert GUNS.position(plain(GUNS.to_json(state))).notes == {0: "hold the hill"}


STACK = {"blocks": ["Heth-F"], "front": "A21"}


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"map": "waterloo"}, "'waterloo' is no map"),
        ({"rules": ["dice"]}, "'dice' is no rule"),
        ({"day": 4}, "day 4"),
        ({"last_day": 9}, "last_day 9"),
        ({"hour": "5AM"}, "begins at 7AM"),
        ({"hour": "13PM"}, "no hour"),
        ({"turn": "CSA lunch"}, "turn 'CSA lunch'"),
        ({"wings": 1}, "wings"),
        ({"orders": {"CSA": "charge"}}, "'charge' is no order"),
        ({"positions": {"P999": {"CSA": STACK}}}, "'P999' is no position"),
        ({"positions": {"P30": {"CSA": {"blocks": ["Heth-F"], "front": "A99"}}}}, "does not border A99"),
        ({"positions": {"P30": {"CSA": {"blocks": [], "front": "A21"}}}}, "without blocks"),
        ({"positions": {"P30": {"CSA": {"blocks": ["Howard-F"], "front": "A21"}}}}, "cannot stand"),
        ({"positions": {"P30": {"CSA": {"blocks": ["Heth-F"] * 4, "front": "A21"}}}}, "more than three"),
        ({"positions": {"P30": {"CSA": {"blocks": ["Heth-F"] * 3, "front": "A21"}}}}, "not so many blocks Heth-F"),
        ({"positions": {"P30": {"CSA": {"blocks": ["Heth-F.1", "Heth-F.1"], "front": "A21"}}}}, "in two places"),
        ({"positions": {"P30": {"CSA": {"blocks": ["Napoleon"], "front": "A21"}}}}, "'Napoleon' is no block"),
        ({"positions": {"P18": {"USA": {"blocks": ["Howard-F"], "front": "A20"}}}}, "no Union block may stand"),
        ({"positions": {"P30": {"CSA": {"blocks": [{"block": "Heth-F", "marks": ["wet"]}], "front": "A21"}}}}, "'wet'"),
        (
            {"positions": {"P30": {"CSA": STACK, "USA": {"blocks": ["Howard-F"], "front": "A21"}}}},
            "face each other",
        ),
        ({"off": {"A63": ["Heth-F"]}}, "not open to the edge"),
        ({"waiting": {"BALTIMORE": ["Heth-F"]}}, "cannot stand"),
        ({"waiting": {"PARIS": ["Heth-F"]}}, "'PARIS' is no entry point"),
        ({"tokens": {"CSA": {"tray": {"Howard-2": 1}}}}, "no token Howard-2"),
        ({"tokens": {"CSA": {"tray": {"Heth-2": 2}}}}, "only 1 tokens Heth-2"),
        ({"tokens": {"CSA": {"tray": {"?": 3}}}}, "34 battle tokens"),
        ({"tokens": {"CSA": {"reserve": {"Heth-2": 1}}}}, "34 battle tokens"),
        ({"objectives": [{"area": "A31"}]}, "there are 3 objectives"),
        ({"objectives": [{"area": "A31"}, {"area": "A31"}, {"area": "A25"}]}, "in one area"),
        ({"debt": 9}, "debt 9"),
        ({"received": {"USA": 40}}, "received USA"),
        ({"track": {"CSA": [1] * 5}}, "track of CSA"),
        ({"groups": {"CSA": [[1]]}}, "seven counts"),
        ({"groups": {"CSA": [[1, 0, 0, 0, 0, 0, 0]]}}, "does not fit its spaces"),
        ({"stacks": {"X": {"top": "Heth"}}}, "no reinforcement stack"),
        ({"moment": {"length": 40}}, "does not fit the day"),
        ({"moment": {"procedure": [{"frame": "Picnic", "fields": {}}]}}, "'Picnic' is no procedure"),
        ({"moment": {"procedure": [{"frame": "Turn", "fields": {}}]}}, "other fields"),
        ({"moment": {"procedure": [{"frame": "Turn", "fields": {"step": [1]}}]}}, "field step is wrong"),
        ({"moment": {"procedure": [{"frame": "Turn", "fields": {"step": "x"}}]}}, "Expected `str` matching regex"),
        (
            {"positions": {"P30": {"CSA": {"blocks": ["Heth-R1", "Heth-R1"], "front": "A21"}}, "P52": {"CSA": STACK}}},
            "more reduced blocks of Heth",
        ),
    ],
)
def test_impossible_positions_are_refused_with_the_fact(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        GUNS.position(spec)


def test_a_view_is_no_full_position() -> None:
    table = Table().chance(1)
    with pytest.raises(BadInput, match=r"no faces|not given"):
        GUNS.position(plain(table.view("CSA")))


def test_an_empty_position_is_the_first_morning() -> None:
    state = GUNS.position({})
    assert (state.day, state.space, state.in_play(0), state.in_play(1)) == (1, 2, 0, 0)


@pytest.mark.parametrize("step", sorted(STEPS))
@pytest.mark.parametrize("army", ["USA", "CSA"])
def test_play_may_begin_at_any_step(step: str, army: str) -> None:
    spec = {
        "turn": f"{army} {step}",
        "hour": "NIGHT" if step == "night" else "10AM",
        "positions": {
            "P30": {"CSA": {"blocks": ["Heth-F"], "front": "A21"}},
            "P68": {"USA": {"blocks": ["Reynolds-F"], "front": "A30"}},
        },
    }
    state = GUNS.position(spec)
    assert not state.over
    assert faults(state) == []
    assert GUNS.to_json(GUNS.position(plain(GUNS.to_json(state)))) == GUNS.to_json(state)


def examples() -> list[str]:
    return re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


def test_the_document_has_examples() -> None:
    assert len(examples()) >= 4


@pytest.mark.parametrize("text", examples())
def test_documented_examples_are_positions(text: str) -> None:
    spec = json.loads(text)
    jsonschema.Draft202012Validator(GUNS.schema()).validate(spec)
    state = GUNS.position(spec)
    assert faults(state) == []
