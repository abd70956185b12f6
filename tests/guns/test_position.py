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
from longroll.games.guns.checks import LIMITS
from longroll.games.guns.procedures import STEPS
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.terms import BadInput
from tests.guns.audit import faults
from tests.guns.field import Field
from tests.guns.small_map import small_data
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
    assert again.result.winner == "CSA"


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
        ({"moment": {"procedure": [{"frame": "Turn", "fields": {"colour": 1}}]}}, "other fields"),
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


# ---- two armies on one position (GG-3.24) ------------------------------------------------------------------

FACING = {"H34 N": "Howard-F", "H34 S": "Heth-F", "H33 N": "Sykes-F"}


@rule("GG-3.24", "GG-10.8")
def test_armies_on_one_position_stand_face_to_face_without_being_told_so() -> None:
    """Heth has Howard before it and cannot attack past him, whether the layers are written or not."""
    short = Field("CSA attack", FACING, csa="ANY-1 ANY-1")
    for layers in (("N 1", "S 0"), ("N 2", "S 1")):
        stacks = {f"H34 {layers[0]}": "Howard-F", f"H34 {layers[1]}": "Heth-F", "H33 N": "Sykes-F"}
        written = Field("CSA attack", stacks, csa="ANY-1 ANY-1")
        assert short.options() == written.options()
        assert short.kind == written.kind
    assert short.kind != "attack", "nobody may attack"
    assert {b["layer"] for b in plain(GUNS.to_json(short.state))["positions"]["H34"]["CSA"]["blocks"]} == {0}


@rule("GG-3.24")
@pytest.mark.parametrize(
    ("stacks", "rules", "words"),
    [
        ({"H34 N 1": "Howard-F", "H34 S 2": "Heth-F"}, (), "Heth-F.1 in layer 2 faces the enemy"),
        ({"H34 N 0": "Howard-F", "H34 S 1": "Heth-F"}, (), "Howard-F.1 in layer 0 faces the enemy"),
        ({"H34 N 2": "Howard-F", "H34 S 0": "Heth-F"}, (), "one of the two armies is in the middle"),
        ({"H34 N 1": "Howard-F", "H35 S 0": "Heth-F"}, (), "only where both armies stand"),
        ({"H34 N": "Howard-F", "H34 a34": "Heth-F"}, (), "face each other"),
        ({"H34 N": "Howard-F", "H34 a34": "Heth-F"}, ("obstructed",), "say by 'layer'"),
    ],
)
def test_layers_that_cannot_be_are_refused(stacks: dict[str, str], rules: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        Field("CSA attack", stacks, rules=rules)


# ---- a map of one's own ------------------------------------------------------------------------------------


def test_a_position_brings_its_map_along() -> None:
    state = GUNS.position({"map": small_data(), "positions": {"H34": {"CSA": {"blocks": ["Heth-F"], "front": "a34"}}}})
    written = plain(GUNS.to_json(state))
    jsonschema.Draft202012Validator(GUNS.schema()).validate(written)
    assert set(written["map"]["areas"]) == set(small_data()["areas"])
    again = GUNS.position(written)
    assert plain(GUNS.to_json(again)) == written
    assert again.ground is GUNS.position(written).ground, "worked out once"


def spoilt(change: str) -> dict[str, Any]:
    """T7 with something wrong."""
    data: dict[str, Any] = json.loads(json.dumps(small_data()))
    if change == "entry":
        del data["entries"]["HARRISBURG"]
        data["roads"]["nodes"].pop("E_HARRISBURG")
        data["roads"]["links"] = [link for link in data["roads"]["links"] if link["a"] != "E_HARRISBURG"]
    elif change == "army":
        data["entries"]["HARRISBURG"]["army"] = "USA"
    elif change == "inland":
        data["areas"]["a46"]["partial"] = False
    elif change == "objective":
        data["objectives_start"] = ["a34", "a31"]
    elif change == "edge":
        data["objectives_start"] = ["a34", "a31", "a06"]
    elif change == "code":
        data["areas"]["two words"] = {}
    elif change == "twice":
        data["areas"]["H34"] = {}
    elif change == "sides":
        data["positions"]["H34"]["areas"] = ["a34", "a34"]
    elif change == "unknown":
        data["positions"]["H34"]["areas"] = ["a34", "a99"]
    elif change == "loop":
        data["positions"]["H34"]["junctions"] = ["j34", "j34"]
    elif change == "crowd":
        for n in range(30):
            data["positions"][f"X{n}"] = {"areas": ["a34", "a33"], "junctions": []}
    elif change == "net":
        data["roads"]["links"] += [{"a": "M34", "b": "M33", "area": "a33"}] * 20
    elif change == "turning":
        data["positions"]["X1"] = {"areas": ["a34", "a35"], "junctions": ["j34"]}
    elif change == "name":
        data["areas"]["a34"]["name"] = "x" * 99
    return data


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("entry", "six entry points"),
        ("army", "six entry points"),
        ("inland", "entry areas are open"),
        ("objective", "three objectives"),
        ("edge", "partial area"),
        ("code", "'two words' is no code"),
        ("twice", "different codes"),
        ("sides", "two different areas"),
        ("unknown", "unknown area a99"),
        ("loop", "ends twice"),
        ("crowd", "more than 24 positions"),
        ("net", "ways round"),
        ("turning", "turning round junction"),
        ("name", "60 letters"),
    ],
)
@rule("GG-3.1", "GG-3.18", "GG-3.20")
def test_a_map_that_cannot_be_is_refused(change: str, words: str) -> None:
    with pytest.raises(BadInput, match=re.escape(words)):
        GUNS.position({"map": spoilt(change)})


# ---- the page ----------------------------------------------------------------------------------------------


def fields_of(schema: dict[str, Any]) -> set[str]:
    """Every field a position may have, by the JSON Schema, that of its parts included."""
    found: set[str] = set()
    for part in schema["$defs"].values():
        found |= set(part.get("properties", {}))
    return found


def test_every_field_is_in_the_page() -> None:
    told = set(re.findall(r"`([^`\n]+)`", DOCUMENT.read_text(encoding="utf-8")))
    numbers = {field for limits in LIMITS.values() for field in limits}
    assert (fields_of(GUNS.schema()) | set(LIMITS) | numbers) - told == set()
