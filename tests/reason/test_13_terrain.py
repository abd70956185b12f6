"""MR-13 Movement: terrain."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field

FAR = "\nsecond z RI 35 28 180"


def cost(field: Field, unit: str, path: str) -> float:
    """What a path costs."""
    found: float = field.ask.path(unit, path)["cost"]
    return found


def first_leg(field: Field, unit: str, path: str) -> dict[str, float]:
    """What the first leg of a path costs, by its parts."""
    return field.ask.bill(unit, path)[0]


def box(x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, float]]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


@rule("WE-27", "MR-13.1", "MR-4.3", "MR-4.1")
def test_woods_double_the_cost_for_regular_infantry() -> None:
    field = Field("first a RI 5 5 0" + FAR, woods=[box(0, 6, 20, 20)])
    assert field.ask.reach("a") == 1.375
    assert field.legal("move a A1.375")
    assert field.refused("move a A1.377") == "MR-12.3"
    assert cost(field, "a", "A1.375") == pytest.approx(2.0)
    assert first_leg(field, "a", "A1.375")["difficult"] == pytest.approx(0.625)


@rule("WE-27", "MR-13.2", "MR-2.11", "MR-R14")
def test_a_stream_costs_one_when_the_centre_crosses_it() -> None:
    field = Field("first a RI 5 5 0" + FAR, stream=[[(0, 5.8), (20, 5.8)]])
    assert field.ask.reach("a") == 1.0
    assert cost(field, "a", "A0.79") == pytest.approx(0.79)
    assert cost(field, "a", "A0.8") == pytest.approx(1.8)
    assert field.refused("move a A1.01") == "MR-12.3"
    field.put_officer("Fa", 5.0, 4.0).do("move a A1")
    assert field.pose("a") == (5.0, 6.0, 0.0)
    assert field.ask.vulnerability("a") == "stream"


@rule("MR-13.2")
def test_a_unit_that_cannot_pay_stops_short() -> None:
    field = Field("first a RI 5 5 0" + FAR, wall=[[(0, 6.5), (20, 6.5)]])
    assert field.ask.reach("a") == pytest.approx(1.499)
    assert field.refused("move a A1.5") == "MR-12.3"


@rule("WE-27", "MR-13.5", "MR-4.2")
def test_each_level_costs_one_up_or_down() -> None:
    hill = [(1, box(0, 7, 20, 20)), (2, box(0, 9, 20, 20))]
    field = Field("first h HC 5 5 0" + FAR, levels=hill[:1])
    assert field.ask.reach("h") == 5.0
    assert cost(field, "h", "A5") == pytest.approx(6.0)
    steep = Field("first h HC 5 5 0\nfirst d HC 12 10 180" + FAR, levels=hill)
    assert first_leg(steep, "h", "A4.001")["level"] == pytest.approx(2.0)
    assert first_leg(steep, "d", "A4")["level"] == pytest.approx(2.0)
    assert cost(steep, "d", "A2 A2") == pytest.approx(6.0)


@rule("MR-13.2", "MR-13.5")
def test_a_path_cut_into_legs_pays_each_toll_once() -> None:
    field = Field(
        "first h HC 5 5 0" + FAR, stream=[[(0, 6), (20, 6)]], levels=[(1, box(0, 7, 20, 9))], woods=[box(15, 0, 20, 20)]
    )
    for path in ("A3", "A1 A1 A1", "A0.5 A0.5 A1 A1", "A2 A1"):
        assert cost(field, "h", path) == pytest.approx(5.0)


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
    way = field.ask.path("a", "D+6.3")
    assert (way["x"], way["y"], way["facing"], way["cost"]) == pytest.approx((16.0, 6.0, 90.0, 6.3))
    assert field.ask.path("a", "T D-1.3")["facing"] == pytest.approx(180.0)
    assert field.refused("move a A1 D+2") == "MR-13.7"
    assert field.refused("move a D+2 A1") == "MR-13.7"
    assert field.refused("move b D+2") == "MR-13.7"
    assert field.refused("move c D+2") == "MR-13.6"
    assert field.refused("move d D+2") == "MR-13.7"
    assert field.refused("move a D-2.4") in ("MR-13.7", "MR-4.8")


@rule("MR-13.8", "MR-4.6", "MR-13.3")
def test_roads_lead_through_woods_towns_and_over_bridges() -> None:
    ground: dict[str, Any] = {
        "roads": [[(14, 0), (14, 20)]],
        "woods": [box(12, 3.2, 18, 4)],
        "stream": [[(0, 4.5), (30, 4.5)]],
        "river": [[(0, 6), (30, 6)]],
        "towns": {"Dorf": [(13, 6.8, 15, 8.8)]},
        "levels": [(1, box(10, 3, 20, 25))],
    }
    field = Field("first h HC 14 2 0 MF\nfirst k HC 18 5 0" + FAR, **ground)
    assert cost(field, "h", "D+8.9") == pytest.approx(9.9)
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
    army = f"first a {kind} 10 10 0{formation}\nfirst officer Fa 10 9.2" + FAR
    across = Field(army, stream=[[(0, 10.5), (30, 10.5)]])
    assert cost(across, "a", "A0.6") == pytest.approx(0.6 + stream)
    field = Field(army, rough=[box(0, 0, 30, 30)])
    way = field.ask.path("a", "A2")
    if rough:
        assert (way["legal"], way["cost"]) == (rough <= way["allowance"], pytest.approx(rough))
    else:
        assert way["clause"] == "MR-13.1"


@rule("WE-70", "MR-5.20", "MR-13.1", "MR-13.4")
def test_wheels_and_side_steps_in_woods_cost_double() -> None:
    field = Field("first a RI 5 5 0" + FAR, woods=[box(0, 0, 12, 12)])
    assert cost(field, "a", "R28") == pytest.approx(1.955, abs=0.001)
    assert cost(field, "a", "R1") == pytest.approx(2 * 0.0349, abs=0.001)
    assert field.refused("move a R29") == "MR-12.3"
    assert cost(field, "a", "SL0.5") == pytest.approx(2.0)
    back = Field("first a RI 5 5 0 sp=6\nfirst h II 5 8 0" + FAR, woods=[box(0, 0, 12, 12)])
    assert cost(back, "a", "B0.5") == pytest.approx(2.0)
    assert cost(back, "h", "B0.5") == pytest.approx(1.0)


@rule("MR-5.20", "MR-13.2", "MR-13.5")
def test_a_wheel_pays_for_obstacles_and_levels_its_centre_crosses() -> None:
    field = Field("first h HC 10 10 0" + FAR, stream=[[(0, 10.5), (30, 10.5)]], levels=[(1, box(0, 10.7, 30, 30))])
    wide = first_leg(field, "h", "R60")
    assert (wide["obstacle"], wide["level"]) == (1.0, 1.0)
    assert sum(first_leg(field, "h", "R20").values()) == pytest.approx(0.698, abs=0.001)


@rule("MR-5.20", "MR-13.1")
def test_only_the_steps_of_a_wheel_that_end_in_woods_cost_double() -> None:
    field = Field("first a RI 10 10 0" + FAR, woods=[box(0, 10.6, 30, 30)])
    wheel = first_leg(field, "a", "R30")
    arc = 2 * 30 * 3.14159265 / 180
    # the outer front corner, 2 BW from the pivot, is 0.35 higher after 10.08 degrees: the step to 10.25 is the first
    assert wheel["distance"] == pytest.approx(arc)
    assert wheel["difficult"] == pytest.approx(arc * 20 / 30, abs=1e-6)


@rule("MR-13.3", "MR-4.8")
def test_what_may_not_be_entered() -> None:
    ground: dict[str, Any] = {
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


@rule("MR-13.4", "MR-13.2", "MR-12.9")
def test_tolls_are_added_once_and_never_doubled() -> None:
    ground: dict[str, Any] = {
        "woods": [box(0, 11.25, 40, 20)],
        "stream": [[(0, 11.5), (40, 11.5)]],
        "levels": [(1, box(0, 12, 40, 20))],
    }
    # woods from 1 BW on, the stream at 1.5, the hill at 2: backwards everything but the tolls is double
    back = Field("first a RI 5 10 180\nfirst c IC 15 10 180" + FAR, **ground)
    assert first_leg(back, "c", "B2.5") == {"distance": 5.0, "difficult": 3.0, "obstacle": 1.0, "level": 1.0}
    assert back.legal("move c B2.5")
    assert back.refused("move c B2.501") == "MR-12.3"
    assert back.legal("move a B1")
    assert back.refused("move a B1.001") == "MR-12.3"
    # forwards: 2 BW are spent at the stream, 5 at the hill
    ahead = Field("first a RI 5 10 0\nfirst c IC 15 10 0" + FAR, **ground)
    assert ahead.ask.reach("a") == pytest.approx(1.5, abs=0.0011)
    assert cost(ahead, "a", "A1.499") == pytest.approx(1.998)
    assert ahead.refused("move a A1.5") == "MR-12.3"
    assert cost(ahead, "c", "A1.5") == pytest.approx(3.0)
    assert cost(ahead, "c", "A2") == pytest.approx(5.0)
    assert ahead.ask.reach("c") == 4.5
