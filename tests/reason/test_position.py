"""Positions written by hand and by the program; the page that explains them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import GARRISON
from longroll.games.reason.position import PositionSpec
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.acceptance.walks import walk, warlike
from tests.pages import codes, section, tables
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


@rule("MR-2.7", "MR-23.1", "MR-26.1")
def test_what_is_not_named_keeps_its_place() -> None:
    """A unit of which only the strength is named stands where the scenario has put it."""
    plain = REASON.new("lindenau")
    unit = plain.roster.unit
    b = REASON.position({"scenario": "lindenau", "units": {"B21": {"sp": 3}, "W21": {"sp": 2}, "W22": {"x": 20}}})
    assert (b.shapes[unit["B21"]], b.sp[unit["B21"]]) == (plain.shapes[unit["B21"]], 3)
    assert (b.formation[unit["W21"]], b.sector[unit["W21"]], b.sp[unit["W21"]]) == (GARRISON, 0, 2)
    hussars = b.shapes[unit["W22"]]
    assert (hussars.cx, hussars.cy, hussars.facing) == (20, 10.6, 180), "its facing too"
    marched = REASON.position({"scenario": "lindenau", "units": {"W11": {"formation": "MF"}}})
    shape = marched.shapes[unit["W11"]]
    assert (shape.cx, shape.cy, shape.facing, shape.w, shape.d) == (9.3, 11.2, 180, 1, 1)
    rider = REASON.position({"scenario": "lindenau", "officers": {"von-Rohr": {"x": 17}}}).officers[3]
    assert (rider.cx, rider.cy) == (17, 2.2)


def test_an_older_complete_position_faces_north_where_nothing_is_said() -> None:
    """What the program wrote once left out a facing of 0 and FF."""
    spec = REASON.to_json(REASON.new("lindenau"))
    for unit in spec["units"].values():
        if unit.get("facing") == 0:
            del unit["facing"]
    assert REASON.to_json(REASON.position(spec)) == REASON.to_json(REASON.new("lindenau"))
    spec["units"]["W11"] = {"x": 9.3, "y": 11.2, "sp": 6}
    assert REASON.position(spec).shapes[REASON.new("lindenau").roster.unit["W11"]].facing == 0


@rule("MR-2.5", "MR-2.8", "MR-4.8", "MR-13.3", "MR-14.4", "MR-23.1")
def test_what_cannot_stand_so_is_refused() -> None:
    assert "W11 overlaps unit W12" in wrong_of("W11", x=11.2) or "W12 overlaps unit W11" in wrong_of("W11", x=11.2)
    assert "not on the table" in wrong_of("B21", x=0.5, y=3), "its left half hangs over the edge"
    assert "not on the table" in wrong_of("B21", x=-3)
    assert "forbidden to it: difficult" in wrong_of("B21", x=4, y=8)
    assert "forbidden to it: sector" in wrong_of("B21", x=18, y=8)
    assert "0 SP" in wrong_of("B21", sp=0)
    assert "SP of 7" in wrong_of("B21", sp=-2)
    assert "garrisons Lindenau-1" in wrong_of("W21", x=5)
    assert "garrisons Lindenau-1" in wrong_of("W21", facing=90)
    assert "no place and facing" in wrong_of("B11", garrison="Lindenau-1", x=5)
    assert "irregular cavalry" in wrong_of("W22", formation="MF")
    assert "facing" in wrong_of("B21", facing=360)
    assert "not on the table" in wrong(officers={"von-Rohr": {"x": 99}})
    assert "personality" in wrong(officers={"von-Rohr": {"mod": 5}})
    assert "friends" in wrong(engagements=[{"attacker": "B21", "defender": "B11", "side": "front", "x": 1, "y": 1}])


def wrong_of(unit: str, **fields: object) -> str:
    with pytest.raises(BadInput) as caught:
        REASON.position({"scenario": "lindenau", "units": {unit: fields}})
    return str(caught.value)


def test_a_position_of_a_battle_that_is_over() -> None:
    spec = {**SMALL, "winner": "first", "level": "decisive", "margin": 9}
    b = REASON.position(spec)
    assert b.over
    assert b.result.winner == "first"
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


def test_examples_of_the_page() -> None:
    examples = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) >= 2
    for text in examples:
        assert REASON.position(json.loads(text)).decision is not None


def test_fields_of_the_page() -> None:
    named = [name for row in tables(section("Fields", PAGE))[0] for name in codes(row[0])]
    assert set(named) == set(PositionSpec.__struct_fields__)
