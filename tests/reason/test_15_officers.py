"""MR-15 Movement of artillery, officers and uncommanded units."""

from __future__ import annotations

from math import hypot

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field

FAR = "\nsecond z RI 35 28 180"


def box(x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, float]]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


@rule("MR-15.1")
def test_a_heavy_battery_needs_its_sub_commander_beside_it_when_the_segment_begins() -> None:
    army = "first g HA 10 10 0 MF\nfirst k HC 30 3 0" + FAR
    assert Field(army).refused("move g A1") == "MR-15.1"
    near = "first g HA 10 10 0 MF\nfirst officer Fg 10 9.2" + FAR
    assert Field(near).legal("move g A1")
    assert Field(near).legal("move g C:FF:0")
    assert Field(near, status="inactive").refused("move g A1") == "MR-11.12"
    late = Field(army).do("officer OFg 10 9.2")
    assert late.refused("move g A1") == "MR-15.1"


@rule("MR-15.2")
def test_army_artillery_moves_when_paid_for() -> None:
    field = Field("first g HA 10 10 0 MF army\nfirst a RI 20 10 0" + FAR)
    assert field.refused("move g A1") == "MR-15.2"
    field.amended(units={"g": {"marks": ["paid"]}})
    assert field.legal("move g A1")


@rule("MR-15.3", "MR-11.12")
def test_a_horse_battery_needs_only_a_force_that_is_not_inactive() -> None:
    army = "first r RA 10 10 0 MF" + FAR
    assert Field(army).legal("move r A5")
    assert Field(army, status="inactive").refused("move r A1") == "MR-11.12"


@rule("MR-15.4", "MR-9.11")
def test_a_battery_that_fled_or_is_suppressed_does_not_move() -> None:
    field = Field("first r RA 10 10 0 MF\nfirst s RA 20 10 0 MF suppressed" + FAR)
    field.amended(units={"r": {"marks": ["fled"]}})
    assert field.refused("move r A1") == "MR-15.4"
    assert field.refused("move s A1") == "MR-9.11"


@rule("MR-15.5", "WE-56")
def test_a_sub_commander_rides_eight_once_whatever_his_forces_status() -> None:
    field = Field("first a RI 10 10 0\nfirst k HC 33 3 0" + FAR, status="inactive", woods=[box(0, 0, 30, 30)])
    x, y = field.place("OFa")
    assert field.refused(f"officer OFa {x} {y + 8.1:.3f}") == "MR-15.5"
    field.do(f"officer OFa {x} {y + 8:.3f}")
    assert field.place("OFa") == (x, round(y + 8, 3))
    assert field.reason(f"officer OFa {x} {y}") == "officer-has-moved"
    assert field.refused("officer OFz 30 30") == "MR-15.5"


@rule("MR-15.7", "MR-7.3")
def test_the_army_commander_rides_for_a_command_die() -> None:
    poor = Field("first a RI 10 10 0\nfirst commander 5 5" + FAR)
    assert poor.refused("officer Cfirst 6 6") == "MR-15.7"
    field = Field("first a RI 10 10 0\nfirst commander 5 5" + FAR, pools=(2, 0)).do("officer Cfirst 6 6")
    assert field.pools() == [1, 0]
    assert field.place("Cfirst") == (6.0, 6.0)
    assert field.refused("officer Cfirst 7 7") == "MR-15.5"


@rule("MR-15.6")
def test_where_an_officer_may_stand() -> None:
    army = "first a RI 10 10 0\nfirst officer Fa 10 8\nfirst commander 12 8\nsecond e RI 10 12 180"
    field = Field(
        army, river=[[(0, 5), (30, 5)]], impassable=[box(13, 8, 14, 9)], towns={"Dorf": [(6, 7, 8, 9)]}, w=20, h=20
    )
    for place, key in (
        ("10 9.9", "officer-on-unit"),
        ("12.3 8", "officer-on-officer"),
        ("9 5.1", "officer-in-river"),
        ("13.1 8.5", "officer-in-impassable"),
        ("0.2 8", "officer-off-table"),
        ("10 11.42", "officer-near-enemy"),
    ):
        assert field.reason(f"officer OFa {place}") == key
        assert field.refused(f"officer OFa {place}") == "MR-15.6"
    assert field.legal("officer OFa 7 8")
    assert field.legal("officer OFa 10 11.39")


@rule("MR-15.5", "MR-15.6")
def test_an_officer_rides_round_the_enemy_by_straight_stretches() -> None:
    field = Field("first a RI 30 5 0\nfirst officer Fa 10 10\nsecond e RI 10 12 180")
    way = field.ask.ride("OFa", 10, 14)
    assert way["legal"]
    # 2.25 aside and past the ends of a unit 2 x 0.5 that is grown by a quarter
    straight = hypot(1.25, 1.5) * 2 + 1.0
    assert way["length"] == pytest.approx(straight, abs=0.001)
    assert len(way["points"]) == 4
    field.do("officer OFa 10 14")
    assert field.told("rides")[0].args["distance"] == "4.91"


@rule("MR-15.6", "MR-4.6")
def test_an_officer_crosses_a_river_at_a_bridge() -> None:
    river = [[(0, 12), (30, 12)]]
    field = Field("first a RI 25 5 0\nfirst officer Fa 10 10" + FAR, river=river, w=36, h=30)
    assert field.ask.ride("OFa", 10, 14)["length"] is None
    assert field.reason("officer OFa 10 14") == "officer-no-way"
    road = Field("first a RI 25 5 0\nfirst officer Fa 10 10" + FAR, river=river, roads=[[(13, 0), (13, 20)]], w=36)
    way = road.ask.ride("OFa", 10, 14)
    assert way["legal"]
    assert 4.0 < way["length"] <= 2 * hypot(3.0, 2.0) + 0.001
    shut = Field(
        "first a RI 25 5 0\nfirst officer Fa 10 10" + FAR,
        river=river,
        roads=[[(13, 0), (13, 20)]],
        w=36,
        special=[{"type": "no_bridge", "linear": "river-1"}],
    )
    assert shut.refused("officer OFa 10 14") == "MR-15.6"


@rule("MR-15.8")
def test_an_officer_does_not_go_with_a_unit() -> None:
    field = Field("first h HC 10 10 0\nfirst officer Fh 10 9.4" + FAR).do("move h A6")
    assert field.place("OFh") == (10.0, 9.4)
    assert field.legal("officer OFh 10 15.4")


@rule("MR-15.9", "MR-3.10")
def test_an_uncommanded_unit_only_comes_nearer() -> None:
    field = Field("first h HC 10 20 180\nfirst officer Fh 10 5\nsecond e RI 14 14 0")
    assert field.legal("move h A3")
    assert field.refused("move h T A3") == "MR-15.9"
    assert field.refused("move h B1") == "MR-15.9"
    assert all(option.startswith("move") for option in listed(field, "h") if option != "stay")


def listed(field: Field, unit: str) -> list[str]:
    return field.copy().do(f"take {unit}").options()


@rule("MR-15.9")
def test_a_move_into_command_need_not_be_nearer() -> None:
    army = "first a RI 10 10 0 force=F\nfirst b RI 13 10 0 force=F\nfirst officer F 7 10" + FAR
    field = Field(army)
    # b is 4.75 from the officer; beside a, who is in the radius, it is in the chain of command
    assert field.legal("move b SL0.95")
    assert field.refused("move b A1") == "MR-15.9"


@rule("MR-15.1")
def test_touching_is_read_when_the_segment_begins() -> None:
    field = Field("first g HA 10 10 0 MF\nfirst officer Fg 10 9.2" + FAR)
    field.put_officer("Fg", 10.0, 7.0)
    assert field.legal("move g A1")
    other = Field("first g HA 10 10 0 MF" + FAR).put_officer("Fg", 10.0, 9.2)
    assert other.refused("move g A1") == "MR-15.1"
    early = Field("first g HA 10 10 0 MF" + FAR, at="phase").put_officer("Fg", 10.0, 9.2).dice(4, 4)
    assert early.legal("move g A1"), "he came before the segment began"
