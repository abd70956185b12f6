"""MR-13 Movement: terrain."""

from __future__ import annotations

import pytest

from longroll.games.reason.legs import parse
from longroll.games.reason.rules import command, manoeuvres
from longroll.games.reason.rules.costs import LEVEL, OBSTACLE, Tariff, affordable, bill
from longroll.kit.clauses import rule
from tests.reason.field import Field

FAR = "\nsecond z RI 35 28 180"


def walked(field: Field, unit: str, path: str) -> manoeuvres.Walk:
    return manoeuvres.walk(field.state, field.unit(unit), parse(path.split()))


def farthest(field: Field, unit: str) -> float:
    return manoeuvres.farthest(field.state, manoeuvres.begin(field.state, field.unit(unit)))


def box(x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, float]]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


@rule("WE-27", "MR-13.1", "MR-4.3", "MR-4.1")
def test_woods_double_the_cost_for_regular_infantry() -> None:
    field = Field("first a RI 5 5 0" + FAR, woods=[box(0, 6, 20, 20)])
    assert farthest(field, "a") == 1.375
    assert field.legal("move a A1.375")
    assert field.refused("move a A1.377") == "MR-12.3"
    way = walked(field, "a", "A1.375")
    assert way.cost == pytest.approx(2.0)
    assert way.steps[0].bill.difficult == pytest.approx(0.625)


@rule("WE-27", "MR-13.2", "MR-2.11", "MR-R14")
def test_a_stream_costs_one_when_the_centre_crosses_it() -> None:
    field = Field("first a RI 5 5 0" + FAR, stream=[[(0, 5.8), (20, 5.8)]])
    assert farthest(field, "a") == 1.0
    assert walked(field, "a", "A0.79").cost == pytest.approx(0.79)
    assert walked(field, "a", "A0.8").cost == pytest.approx(1.8)
    assert field.refused("move a A1.01") == "MR-12.3"
    field.put_officer("Fa", 5.0, 4.0).do("move a A1")
    assert field.pose("a") == (5.0, 6.0, 0.0)
    assert command.vulnerability(field.state, field.unit("a")) == "stream"


@rule("MR-13.2")
def test_a_unit_that_cannot_pay_stops_short() -> None:
    field = Field("first a RI 5 5 0" + FAR, wall=[[(0, 6.5), (20, 6.5)]])
    assert farthest(field, "a") == pytest.approx(1.499)
    assert field.refused("move a A1.5") == "MR-12.3"


@rule("WE-27", "MR-13.5", "MR-4.2")
def test_each_level_costs_one_up_or_down() -> None:
    hill = [(1, box(0, 7, 20, 20)), (2, box(0, 9, 20, 20))]
    field = Field("first h HC 5 5 0" + FAR, levels=hill[:1])
    assert farthest(field, "h") == 5.0
    assert walked(field, "h", "A5").cost == pytest.approx(6.0)
    steep = Field("first h HC 5 5 0\nfirst d HC 12 10 180" + FAR, levels=hill)
    assert walked(steep, "h", "A4.001").steps[0].bill.level == pytest.approx(2.0)
    assert walked(steep, "d", "A4").steps[0].bill.level == pytest.approx(2.0)
    assert walked(steep, "d", "A2 A2").cost == pytest.approx(6.0)


@rule("MR-13.2", "MR-13.5")
def test_a_path_cut_into_legs_pays_each_toll_once() -> None:
    field = Field(
        "first h HC 5 5 0" + FAR, stream=[[(0, 6), (20, 6)]], levels=[(1, box(0, 7, 20, 9))], woods=[box(15, 0, 20, 20)]
    )
    for path in ("A3", "A1 A1 A1", "A0.5 A0.5 A1 A1", "A2 A1"):
        assert walked(field, "h", path).cost == pytest.approx(5.0)


@rule("WE-28", "MR-13.6", "MR-13.7", "MR-13.8")
def test_a_road_gives_two_more() -> None:
    field = Field("first a RI 14 2 0 MF" + FAR, roads=[[(14, 0), (14, 8), (14, 16)]])
    assert field.refused("move a A5.01") == "MR-12.3"
    assert field.refused("move a D+7.01") == "MR-12.3"
    field.do("move a D+7")
    assert field.pose("a") == (14.0, 9.0, 0.0)


@rule("MR-13.7")
def test_a_road_is_followed_round_its_bends() -> None:
    army = "first a RI 14.3 2 0 MF\nfirst b RI 3 3 0 MF\nfirst c RI 14 8.6 90\nfirst d RI 20 8 180 MF" + FAR
    field = Field(army, roads=[[(14, 0), (14, 6), (20, 6)]])
    way = walked(field, "a", "D+6.3")
    assert (way.place.cx, way.place.cy) == pytest.approx((16.0, 6.0))
    assert way.place.facing == pytest.approx(90.0)
    assert way.cost == pytest.approx(6.3)
    assert walked(field, "a", "T D-1.3").place.facing == pytest.approx(180.0)
    assert field.refused("move a A1 D+2") == "MR-13.7"
    assert field.refused("move a D+2 A1") == "MR-13.7"
    assert field.refused("move b D+2") == "MR-13.7"
    assert field.refused("move c D+2") == "MR-13.6"
    assert field.refused("move d D+2") == "MR-13.7"
    assert field.refused("move a D-2.4") in ("MR-13.7", "MR-4.8")


@rule("MR-13.8", "MR-4.6", "MR-13.3")
def test_roads_lead_through_woods_towns_and_over_bridges() -> None:
    ground = {
        "roads": [[(14, 0), (14, 20)]],
        "woods": [box(12, 3.2, 18, 4)],
        "stream": [[(0, 4.5), (30, 4.5)]],
        "river": [[(0, 6), (30, 6)]],
        "towns": {"Dorf": [(13, 6.8, 15, 8.8)]},
        "levels": [(1, box(10, 3, 20, 25))],
    }
    field = Field("first h HC 14 2 0 MF\nfirst k HC 18 5 0" + FAR, **ground)
    assert walked(field, "h", "D+8.9").cost == pytest.approx(9.9)
    assert field.refused("move h A5") == "MR-13.1"
    assert field.refused("move k A2") == "MR-4.6"
    assert field.reason("move h D+6") == "road-ends-in-sector"
    assert field.reason("move h D+4.2") == "road-ends-in-river"
    assert field.legal("move h D+8.4")
    held = Field("first h HC 14 2 0 MF\nfirst g RI in Dorf-1" + FAR, **ground)
    assert held.refused("move h D+8.9") == "MR-13.3"
    shut = Field("first h HC 14 2 0 MF" + FAR, special=[{"type": "no_bridge", "linear": "river-1"}], **ground)
    assert shut.refused("move h D+8.9") == "MR-4.6"


@rule("MR-13.9")
def test_an_enemy_blocks_a_road() -> None:
    field = Field("first h HC 14 2 0 MF\nsecond e RI 14 6 180", roads=[[(14, 0), (14, 20)]])
    assert field.refused("move h D+6") == "MR-14.3"


@rule("WE-57", "MR-13.1", "MR-13.2")
@pytest.mark.parametrize(
    ("kind", "rough", "stream"),
    [("RI", 4, 1), ("II", 2, 1), ("HC", 0, 1), ("LC", 0, 1), ("IC", 4, 1), ("HA", 0, 2), ("HW", 0, 2), ("RA", 0, 2)],
)
def test_what_ground_costs_each_kind(kind: str, rough: int, stream: int) -> None:
    formation = " MF" if kind in ("RI", "HA", "HW", "RA") else ""
    across = Field(f"first a {kind} 10 4 0{formation}" + FAR, stream=[[(0, 4.5), (30, 4.5)]])
    assert walked(across, "a", "A0.6").cost == pytest.approx(0.6 + stream)
    field = Field(f"first a {kind} 10 10 0{formation}" + FAR, rough=[box(0, 0, 30, 30)])
    way = walked(field, "a", "A2")
    if rough:
        assert way.cost == pytest.approx(rough)
    else:
        assert way.refusal is not None
        assert way.refusal.clause == "MR-13.1"


@rule("WE-70", "MR-5.20", "MR-13.1", "MR-13.4")
def test_wheels_and_side_steps_in_woods_cost_double() -> None:
    field = Field("first a RI 5 5 0" + FAR, woods=[box(0, 0, 12, 12)])
    assert walked(field, "a", "R28").cost == pytest.approx(1.955, abs=0.001)
    assert walked(field, "a", "R1").cost == pytest.approx(2 * 0.0349, abs=0.001)
    assert field.refused("move a R29") == "MR-12.3"
    assert walked(field, "a", "SL0.5").cost == pytest.approx(2.0)
    back = Field("first a RI 5 5 0 sp=6\nfirst h II 5 8 0" + FAR, woods=[box(0, 0, 12, 12)])
    assert walked(back, "a", "B0.5").cost == pytest.approx(2.0)
    assert walked(back, "h", "B0.5").cost == pytest.approx(1.0)


@rule("MR-5.20", "MR-13.2", "MR-13.5")
def test_a_wheel_pays_for_obstacles_and_levels_its_centre_crosses() -> None:
    field = Field("first h HC 10 10 0" + FAR, stream=[[(0, 10.5), (30, 10.5)]], levels=[(1, box(0, 10.7, 30, 30))])
    way = walked(field, "h", "R60")
    assert way.steps[0].bill.obstacle == pytest.approx(1.0)
    assert way.steps[0].bill.level == pytest.approx(1.0)
    assert walked(field, "h", "R20").steps[0].bill.total == pytest.approx(0.698, abs=0.001)


@rule("MR-5.20", "MR-13.1")
def test_only_the_steps_of_a_wheel_that_end_in_woods_cost_double() -> None:
    field = Field("first a RI 10 10 0" + FAR, woods=[box(0, 10.6, 30, 30)])
    way = walked(field, "a", "R30")
    arc = 2 * 30 * 3.14159265 / 180
    # the outer front corner, 2 BW from the pivot, is 0.35 higher after 10.08 degrees: the step to 10.25 is the first
    assert way.steps[0].bill.distance == pytest.approx(arc)
    assert way.steps[0].bill.difficult == pytest.approx(arc * 20 / 30, abs=1e-6)


@rule("MR-13.3", "MR-4.8")
def test_what_may_not_be_entered() -> None:
    ground = {
        "impassable": [box(0, 12, 30, 13)],
        "river": [[(0, 6), (30, 6)]],
        "towns": {"Dorf": [(14, 9, 16, 11)]},
    }
    field = Field("first h HC 5 10 0\nfirst k HC 10 10 90\nfirst l HC 20 7.5 180\nfirst m HC 20 16 0" + FAR, **ground)
    assert field.refused("move h A3") == "MR-4.8"
    assert field.legal("move h A1.75")
    assert field.refused("move k A4") == "MR-13.3"
    assert field.refused("move l A2") == "MR-4.6"
    edge = Field("first h HC 5 1 180" + FAR)
    assert edge.refused("move h A1") == "MR-4.8"
    assert edge.legal("move h A0.75")
    assert edge.refused("move h R90") == "MR-4.8"


@rule("MR-13.4")
def test_tolls_are_added_once_and_never_doubled() -> None:
    prices = Tariff(2.0, [(1.0, 3.0)], [(1.5, 1.0, OBSTACLE), (2.0, 1.0, LEVEL)])
    paid = bill(prices, 2.5)
    assert (paid.distance, paid.difficult, paid.obstacle, paid.level) == (5.0, 3.0, 1.0, 1.0)
    assert affordable(prices, 100.0, 4.0) == 4.0
    assert affordable(prices, 2.0, 4.0) == pytest.approx(1.0)
    assert affordable(prices, 4.0, 4.0) == pytest.approx(1.5)
    assert affordable(prices, 5.0, 4.0) == pytest.approx(1.5)
    assert affordable(prices, 6.0, 4.0) == pytest.approx(1.75)
