"""Positions written by hand and by the program; the page that explains them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.lexicon import DECISIONS, EVENTS, VERB_NAMES
from longroll.games.reason.position import PositionSpec
from longroll.kit import Action, BadInput
from longroll.kit.clauses import read_clauses
from tests.acceptance.walks import walk, warlike
from tests.reason.field import Field

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "positions" / "reason.md").read_text(encoding="utf-8")
SMALL: dict[str, object] = {
    "scenario": "lindenau",
    "turn": 4,
    "units": {
        "B21": {"x": 13.2, "y": 7.5, "facing": 0, "sp": 6},
        "W21": {"garrison": "Lindenau-1", "sp": 3},
    },
    "pools": [3, 5],
}


def wrong(**changes: object) -> str:
    with pytest.raises(BadInput) as caught:
        REASON.position({**SMALL, **changes})
    return str(caught.value)


def test_a_short_position_begins_with_its_turn() -> None:
    b = REASON.position(SMALL)
    assert b.decision is not None
    assert b.decision.kind == "command-die"
    unit = b.roster.unit
    assert (b.shapes[unit["B21"]].cx, b.sp[unit["B21"]], b.sp[unit["W21"]]) == (13.2, 6, 3)
    assert b.shapes[unit["B11"]].cx == 8.0, "as the scenario places it"
    assert b.turn == 4


def test_a_sector_that_has_changed_hands() -> None:
    """The garrison of the scenario is broken, or stands elsewhere: then another may have its sector."""
    taken = {"B11": {"garrison": "Lindenau-1"}}
    b = REASON.position({"scenario": "lindenau", "units": taken, "broken": ["W21"]})
    assert b.garrison_of(0) == b.roster.unit["B11"]
    b = REASON.position({"scenario": "lindenau", "units": {**taken, "W21": {"x": 18, "y": 12}}})
    assert b.garrison_of(0) == b.roster.unit["B11"]


@pytest.mark.parametrize(
    ("begin", "kind"),
    [("turn", "command-die"), ("pulse second", "lead"), ("phase first", "orders"), ("move second", "move")],
)
def test_where_play_begins(begin: str, kind: str) -> None:
    b = REASON.position({**SMALL, "begin": begin})
    assert b.decision is not None
    assert b.decision.kind == kind
    if "second" in begin and kind != "lead":
        assert b.decision.seat == "second"


def test_what_is_refused() -> None:
    assert "scenario" in wrong(scenario="minden")
    assert "is no unit" in wrong(units={"X1": {"x": 1, "y": 1}})
    assert "named twice" in wrong(broken=["B21"])
    assert "not on the table" in wrong(units={"B21": {"x": 90, "y": 1}})
    assert "SP" in wrong(units={"B21": {"x": 9, "y": 1, "sp": 20}})
    assert "only infantry" in wrong(units={"B21": {"garrison": "Lindenau-1"}})
    assert "two garrisons" in wrong(units={"B11": {"garrison": "Lindenau-1"}})
    assert "no reinforcement" in wrong(waiting=["B11"])
    assert "is no officer" in wrong(officers={"Ney": {"x": 1, "y": 1}})
    assert "no army commander" in wrong(officers={"von-Rohr": {"rating": "great"}})
    assert "is no Force" in wrong(status={"Z": "active"})
    assert "is no objective" in wrong(holders={"bridge": "first"})
    assert "begin" in wrong(begin="tea")
    assert "is no mark" in wrong(units={"B21": {"x": 9, "y": 1, "marks": ["tired"]}})
    assert "procedure" in wrong(procedure=[{"frame": "Tea", "fields": {}}])


def test_a_position_of_a_battle_that_is_over() -> None:
    spec = {**SMALL, "winner": "first", "level": "decisive", "margin": 9}
    b = REASON.position(spec)
    assert b.over
    assert REASON.result(b) == "first"
    assert REASON.position(REASON.to_json(b)).margin == 9


def test_an_army_without_units_has_lost() -> None:
    blue = [unit for unit in REASON.new("lindenau").roster.ids if unit.startswith("B")]
    b = REASON.position({"scenario": "lindenau", "broken": blue})
    assert (b.over, b.winner) == (True, 1)


def test_battles_of_ones_own_round_trip() -> None:
    field = Field("first a RI 10 10 12.5\nsecond e RI 10 15 180\nfirst g HA 3 3 0 army", at="phase", pools=(4, 0))
    spec = json.loads(msgspec.json.encode(REASON.to_json(field.state)))
    again = REASON.position(spec)
    assert REASON.to_json(again) == REASON.to_json(field.state)
    assert again.codes == field.state.codes
    data = spec["scenario"]
    data["sides"][0]["forces"][0]["units"][0]["type"] = "IC"
    data["sides"][0]["forces"][0]["units"][0]["formation"] = "MF"
    with pytest.raises(BadInput, match=r"MR-2\.5"):
        REASON.position(spec)


def test_coordinates_are_kept_to_six_decimals() -> None:
    b = REASON.position({**SMALL, "units": {"B21": {"x": 13.123456789, "y": 7.5, "facing": 359.9999999}}})
    shape = b.shapes[b.roster.unit["B21"]]
    assert (shape.cx, shape.facing) == (13.123457, 0.0)


def test_positions_round_trip_and_fit_the_schema() -> None:
    schema = REASON.schema()
    for step, (state, _) in enumerate(walk(REASON, "lindenau", 4, warlike)):
        if step % 9 == 0:
            text = json.loads(msgspec.json.encode(REASON.to_json(state)))
            again = REASON.position(text)
            assert REASON.to_json(again) == REASON.to_json(state)
            assert again.codes == state.codes
            if step % 90 == 0:
                jsonschema.validate(text, schema)


# ---- the page ----------------------------------------------------------------------------------------------


def rows(title: str) -> list[list[str]]:
    """The rows of the table beneath a heading."""
    text = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in text.split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]*)`", cell)


def test_examples_of_the_page() -> None:
    examples = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) >= 2
    for text in examples:
        assert REASON.position(json.loads(text)).decision is not None


def test_fields_of_the_page() -> None:
    named = [name for row in rows("Fields") for name in codes(row[0])]
    assert set(named) == set(PositionSpec.__struct_fields__)


def test_verbs_of_the_page() -> None:
    listed = rows("Notation")
    assert [codes(row[0])[0].split()[0] for row in listed] == list(VERB_NAMES)
    state = REASON.new("lindenau")
    known = read_clauses(ROOT / "docs" / "rules" / "reason.md")
    for row in listed:
        action = Action.read(codes(row[1])[0])
        assert row[-1] in known, row
        assert state.write(state.read(action)) == action


def test_decisions_and_events_of_the_page() -> None:
    kinds = dict(DECISIONS)
    assert [codes(row[0])[0] for row in rows("Decisions")] == [name for name, _ in DECISIONS]
    for row in rows("Decisions"):
        kind = codes(row[0])[0]
        assert tuple(row[-1].split(", ")) == kinds[kind], kind
        assert set(codes(row[2])) <= set(VERB_NAMES), kind
    assert [codes(row[0])[0] for row in rows("Events")] == [name for name, _ in EVENTS]
    for row, (name, params) in zip(rows("Events"), EVENTS, strict=True):
        assert codes(row[-1]) == [param for param, _ in params] or len(row) == 1, name
