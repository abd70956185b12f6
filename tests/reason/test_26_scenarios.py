"""MR-26 Scenarios, weather, reinforcements; part 4 Set-up."""

from __future__ import annotations

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import MOVED
from longroll.games.reason.data.materials import tables
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.reinforcements import against
from longroll.games.reason.rules.setup import SCENARIOS, new_battle, theatre
from longroll.kit.clauses import rule
from longroll.kit.state import NOBODY
from tests.reason.audit import faults
from tests.reason.field import Field

REINFORCED = """
    first a RI 10 10 0
    first r RI wait 2 south 20 24 force=R
    first c IC wait 2 south 20 24 force=R
    second e RI 30 25 180
"""


@rule("MR-26.1")
@pytest.mark.parametrize("name", SCENARIOS)
def test_set_up(name: str) -> None:
    b = new_battle(name)
    roster = b.roster
    assert faults(b) == []
    assert all(in_command(b, unit) for side in (0, 1) for unit in b.present[side])
    assert b.sp == list(roster.start_sp)
    assert (b.turn, b.initiative, b.pools, b.losses) == (roster.start_turn, NOBODY, [0, 0], [0, 0])
    assert not any(b.status)
    for unit in b.present[0]:
        assert b.nearest_enemy(unit)[1] >= 2.0


@rule("MR-26.2")
def test_the_weather_is_fixed() -> None:
    assert [theatre(name)[1].data.weather for name in SCENARIOS].count("overcast") == 1
    assert not theatre("rossbach")[1].bad_weather
    assert Field("first a RI 10 10 0\nsecond e RI 30 25 180", at="nothing", weather="bad").roster.bad_weather


@rule("MR-26.3")
def test_basic_length_by_season() -> None:
    lengths = tables().basic_length
    assert (lengths["summer"], lengths["spring"], lengths["autumn"], lengths["winter"]) == (8, 7, 7, 6)
    assert (lengths["overcast"], lengths["bad"]) == (-1, -2)
    assert theatre("rossbach")[1].length == lengths["autumn"] + lengths["overcast"] == 6
    assert theatre("leuthen")[1].length == lengths["winter"]
    assert theatre("warburg")[1].start_turn == 3


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
    assert field.state.has(field.unit("r"), MOVED)
    taken = against(field.state, field.unit("c"), 21.5)
    assert taken is not None
    assert taken.reason.key == "refusal-place-is-taken"
    assert field.kind == "move", "irregular cavalry is 2 BW wide in FF: no place is left, it comes later"
    assert field.state.check("move r A1") is not None
    assert field.state.status[field.force("R")] == 0
    assert field.state.formation[field.unit("c")] == 3


@rule("MR-26.4")
def test_no_entry_near_the_enemy() -> None:
    text = REINFORCED.replace("30 25 180", "22 2.4 180")
    field = Field(text, at="phase", turn_number=2)
    while field.state.mover < 0:
        field.dice(4)
    assert field.kind == "move"
    text = REINFORCED.replace("30 25 180", "19 2.9 180")
    field = Field(text, at="phase", turn_number=2)
    while field.state.mover < 0:
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
    while state.pulse == 0:
        state.play(state.codes[0])
    assert (state.turn, state.pulse, state.initiative, state.first) == (3, 1, 0, 0)
    assert state.roster.given_initiative == {(3, 1): (0, 0)}


@rule("MR-26.5")
def test_special_rules_of_the_battles() -> None:
    leuthen = theatre("leuthen")[1]
    assert {leuthen.force_ids[force] for _, _, force in leuthen.given_inactive} == {"A4", "A5", "A6"}
    zorndorf, roster = theatre("zorndorf")
    assert roster.closed_towns == {"Zorndorf": 4}
    assert all(not road.bridges for road in zorndorf.roads)
    rossbach = theatre("rossbach")[1]
    assert rossbach.hold[rossbach.force_number["A6"]] == 4.0
