"""MR-26 Scenarios, weather, reinforcements; part 4 Set-up."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.data.materials import load_scenario
from longroll.games.reason.data.tables import tables
from longroll.games.reason.questions import Questions
from longroll.kit.clauses import rule
from tests.reason.audit import faults
from tests.reason.field import Field

BATTLES = [name for name in REASON.scenarios if name != "pick-up"]
REINFORCED = """
    first a RI 10 10 0
    first r RI wait 2 south 20 24 force=R
    first c IC wait 2 south 20 24 force=R
    second e RI 30 25 180
"""


def begun(name: str) -> Questions:
    return REASON.ask(REASON.new(name))


@rule("MR-26.1")
@pytest.mark.parametrize("name", BATTLES)
def test_set_up(name: str) -> None:
    state = REASON.new(name)
    ask = REASON.ask(state)
    assert faults(state) == []
    assert all(ask.in_command(unit) for unit in ask.units())
    assert all(ask.sp(unit) == ask.unit(unit)["start_sp"] for unit in [*ask.units(), *ask.waiting()])
    moment = ask.moment()
    assert (moment["turn"], moment["pulse"], moment["initiative"]) == (load_scenario(name).start_turn, 0, "")
    assert [(ask.army(side)["pool"], ask.army(side)["losses"]) for side in REASON.seats] == [(0, 0), (0, 0)]
    assert {ask.status(force) for force in ask.forces()} == {"none"}
    assert all(ask.nearest_enemy(unit)[1] >= 2.0 for unit in ask.units("first"))


@rule("MR-26.2")
def test_the_weather_is_fixed() -> None:
    assert [begun(name).table()["weather"] for name in BATTLES].count("overcast") == 1
    assert begun("rossbach").table()["weather"] == "overcast"
    bad = Field("first a RI 10 10 0\nsecond e RI 10 11.4 180", at="nothing", weather="bad")
    assert bad.ask.table()["weather"] == "bad"
    assert bad.ask.fire("a", "e")["confirm"]
    overcast = Field("first a RI 10 10 0\nsecond e RI 10 11.4 180", at="nothing", weather="overcast")
    assert not overcast.ask.fire("a", "e")["confirm"], "it only shortens the day"


@rule("MR-26.3")
def test_basic_length_by_season() -> None:
    lengths = tables().basic_length
    assert (lengths["summer"], lengths["spring"], lengths["autumn"], lengths["winter"]) == (8, 7, 7, 6)
    assert (lengths["overcast"], lengths["bad"]) == (-1, -2)
    assert begun("rossbach").moment()["length"] == lengths["autumn"] + lengths["overcast"] == 6
    assert begun("leuthen").moment()["length"] == lengths["winter"]
    assert begun("warburg").moment()["turn"] == 3


@rule("MR-26.4")
def test_reinforcements_enter() -> None:
    early = Field(REINFORCED, at="phase", turn_number=1).dice(4, 4)
    assert early.kind == "move"
    field = Field(REINFORCED, at="phase", turn_number=2).dice(4, 4)
    assert field.kind == "place", "no control test for the Force that waits"
    assert "done" in field.options()
    assert field.options("place")[0] == "place r 20.5"
    assert field.legal("place r 21.37")
    assert field.refused("place r 20.4") == "MR-26.4"
    field.do("place r 22")
    assert field.pose("r") == (22, 0.5, 0)
    assert field.formation("r") == "MF"
    assert field.kind == "post"
    assert field.refused("place c 21") == "MR-26.4"
    assert field.refused("post OR 22 5") == "MR-26.4"
    field.do("post OR 22 1.6")
    assert "moved" in field.ask.marks("r")
    assert field.kind == "move", "irregular cavalry is 2 BW wide in FF: no place is left, it comes later"
    assert not field.legal("move r A1")
    assert field.status("R") == "none"
    assert field.ask.waiting() == ["c"]


@rule("MR-26.4")
def test_a_place_of_entry_holds_one() -> None:
    text = REINFORCED + "    first q RI wait 2 south 20 24 force=R\n"
    field = Field(text, at="phase", turn_number=2).dice(4, 4).do("place r 22", "post OR 22 1.6")
    assert field.reason("place q 21.5") == "place-is-taken"
    assert field.legal("place q 20.9")


@rule("MR-26.4")
def test_no_entry_near_the_enemy() -> None:
    text = REINFORCED.replace("30 25 180", "22 2.4 180")
    field = Field(text, at="phase", turn_number=2)
    while field.state.is_chance:
        field.dice(4)
    assert field.kind == "move"
    text = REINFORCED.replace("30 25 180", "19 2.9 180")
    field = Field(text, at="phase", turn_number=2)
    while field.state.is_chance:
        field.dice(4)
    assert field.reason("place r 20.5") == "enters-near-enemy"
    assert field.legal("place r 22.5")


@rule("MR-26.4")
@pytest.mark.parametrize(
    ("edge", "pose"), [("north", (10, 29.5, 180)), ("east", (39.5, 10, 270)), ("west", (0.5, 10, 90))]
)
def test_units_face_inward(edge: str, pose: tuple[float, float, float]) -> None:
    text = f"first a RI 20 10 0\nfirst r RI wait 1 {edge} 8 14\nsecond e RI 30 20 180"
    field = Field(text, at="phase").dice(4, 4).do("place r 10")
    assert field.pose("r") == pose


@rule("MR-26.5")
def test_a_given_initiative() -> None:
    state = REASON.new("rossbach")
    while not REASON.ask(state).moment()["pulse"]:
        state.apply(state.options()[0])
    moment = REASON.ask(state).moment()
    assert (moment["turn"], moment["pulse"]) == (3, 1)
    assert moment["initiative"] == moment["first"] == "first"
    given = special("rossbach", "initiative")
    assert [(rule["turn"], rule["pulse"]) for rule in given] == [(3, 1)]


def special(name: str, kind: str) -> list[dict[str, Any]]:
    """The special rules of a battle that are of one kind."""
    return [rule for rule in begun(name).special_rules() if rule["type"] == kind]


@rule("MR-26.5")
def test_special_rules_of_the_battles() -> None:
    assert {force for rule in special("leuthen", "inactive") for force in rule["forces"]} == {"A4", "A5", "A6"}
    assert [(rule["town"], rule["before_turn"]) for rule in special("zorndorf", "closed_town")] == [("Zorndorf", 4)]
    assert [rule["until_enemy_within"] for rule in special("rossbach", "hold") if rule["force"] == "A6"] == [4.0]


@rule("MR-26.5", "MR-4.6")
def test_no_road_of_zorndorf_crosses_the_river() -> None:
    for battle, x, here, there, crosses in (
        ("zorndorf", 13.0, 24.0, 25.7, False),
        ("zorndorf", 34.2, 24.0, 25.7, False),
        ("warburg", 12.0, 4.0, 1.5, True),
        ("warburg", 27.5, 4.6, 2.2, True),
    ):
        commander = begun(battle).army("first")["commander"]
        beside = REASON.position({"scenario": battle, "officers": {commander: {"x": x, "y": here}}})
        assert (REASON.ask(beside).ride(commander, x, there)["length"] is not None) is crosses
