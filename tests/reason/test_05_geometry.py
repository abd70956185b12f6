"""MR-5 Geometry: rectangles, distances, zones, arcs, lines of fire, flanks, paths."""

from __future__ import annotations

import math
from typing import Any

import pytest

from longroll.boards.plane.measure import (
    arc_area,
    distance,
    front_distance,
    in_front_arc,
    nearest_edge,
    overlap,
    zone,
)
from longroll.boards.plane.shapes import FRONT, LEFT, REAR, RIGHT, Rect, box, local, rect_at, shifted
from longroll.boards.plane.sweep import first_within, sweep, sweep_within
from longroll.boards.plane.turn import turn_between, wheel, wheel_arc
from longroll.kit.clauses import rule
from tests.reason.field import Field


def ri(x: float, y: float, facing: float) -> Rect:
    return rect_at(x, y, facing, 2, 0.5)


CONTACT = 0.05
"""MR-5.6."""


def square(x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, float]]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


# ---- rectangles --------------------------------------------------------------------------------------------


@rule("MR-5.1")
def test_corners_front_and_local_coordinates() -> None:
    unit = ri(10, 10, 90)
    assert (unit.fx, unit.fy) == (1, 0)
    assert (unit.rx, unit.ry) == (0, -1)
    assert unit.corners == [(10.25, 11), (10.25, 9), (9.75, 9), (9.75, 11)]
    assert unit.front_middle == (10.25, 10)
    assert local(unit, 12, 9.5) == (0.5, 2)
    turned = ri(10, 10, 30)
    assert (turned.fx, turned.fy) == pytest.approx((0.5, math.sqrt(3) / 2))


@rule("MR-5.2", "MR-5.7", "MR-5.8")
def test_a_garrison_is_its_sector_and_looks_all_round() -> None:
    field = Field("first g RI in burg-1\nsecond e RI 5 9 90", at="nothing", towns={"burg": [(6, 8, 8, 10)]})
    ask = field.ask
    g = ask.unit("g")
    assert (g["x"], g["y"], g["width"], g["depth"]) == (7, 9, 2, 2)
    assert len(ask.aim_points("g", "e")) == 9
    assert set(ask.fire_points("g")) == set(ask.reference_points("g")) - {(7, 9)}
    # behind it, and yet a line of fire
    assert ask.line_of_fire("g", "e")["clear"]
    assert ask.flanks("g")["left"]["threat"] == ask.flanks("g")["right"]["threat"] == ""


@rule("MR-5.3", "MR-5.6")
def test_distance_is_the_smallest_between_any_two_points() -> None:
    assert distance(ri(10, 10, 0), ri(10, 11.4, 180)) == pytest.approx(0.9)
    assert distance(ri(10, 10, 0), ri(13, 11.5, 0)) == pytest.approx(math.hypot(1, 1))
    assert distance(ri(10, 10, 0), ri(12, 10, 0)) == 0
    assert distance(ri(10, 10, 0), ri(10.5, 10.1, 70)) == 0
    field = Field("first a RI 10 10 0\nfirst b RI 12.05 10 0\nsecond e RI 30 25 180", at="nothing")
    assert field.ask.distance("a", "b") == 0.05
    assert field.ask.in_contact("a", "b")
    assert not field.put("b", 12.052, 10, 0).ask.in_contact("a", "b")


@rule("MR-5.4", "WE-14")
def test_front_distance_is_measured_from_the_front_edge() -> None:
    unit = ri(10, 10, 0)
    assert front_distance(unit, ri(10.9, 11.9, 180)) == pytest.approx(1.40)
    assert front_distance(unit, ri(8.6, 11.7, 180)) == pytest.approx(1.20)
    behind = ri(10, 8, 0)
    assert front_distance(unit, behind) == pytest.approx(2.0)
    assert distance(unit, behind) == pytest.approx(1.5)
    field = Field("first g RI in burg-1\nsecond e RI 7 6 0", at="nothing", towns={"burg": [(6, 8, 8, 10)]})
    assert field.ask.front_distance("g", "e") == pytest.approx(1.75)


@rule("MR-5.5")
def test_overlap_needs_more_than_a_hundredth_on_every_axis() -> None:
    unit = ri(10, 10, 0)
    assert not overlap(unit, ri(11.99, 10, 0))
    assert overlap(unit, ri(11.98, 10, 0))
    assert not overlap(unit, ri(11.98, 10.49, 0))
    # along the table's axes they overlap, along the other's they do not
    assert not overlap(unit, rect_at(11.6, 10.85, 45, 1, 1))
    # a river is 0.04 wide
    wet = Field("first a RI 2 2 0\nsecond e RI 30 25 180", at="nothing", river=[[(0, 10), (20, 10)]]).ask
    assert [wet.footing("RI", 10, y)["forbidden"] for y in (10.255, 10.265)] == ["river", ""]


@rule("MR-5.7", "WE-31")
@pytest.mark.parametrize(
    ("x", "y", "expected"), [(26, 10.3, FRONT), (26, 10.2, RIGHT), (22, 9, RIGHT), (21.5, 8.5, REAR), (17, 9.9, LEFT)]
)
def test_zones_of_a_unit(x: float, y: float, expected: int) -> None:
    assert zone(ri(20, 10, 0), x, y) == expected


@rule("MR-5.7")
def test_zones_turn_with_the_unit() -> None:
    unit = ri(20, 10, 90)
    assert [zone(unit, *p) for p in ((25, 3), (20, 15), (20, 5), (17, 10))] == [FRONT, LEFT, RIGHT, REAR]
    # the rear opens by 45 degrees from the rear corners
    assert zone(ri(20, 10, 0), 21.5, 9.25) == REAR
    assert zone(ri(20, 10, 0), 21.51, 9.25) == RIGHT


@rule("MR-17.7")
def test_the_edge_of_a_sector_nearest_to_a_point() -> None:
    sector = box(10, 10, 12, 12)
    assert [nearest_edge(sector, *p) for p in ((11, 14), (14, 11), (11, 8), (8, 11))] == [0, 1, 2, 3]
    assert nearest_edge(sector, 13, 13) == 0


@rule("MR-5.8", "MR-5.9", "WE-15")
def test_the_front_arc_opens_by_45_degrees() -> None:
    unit = ri(10, 10, 0)
    inside = ri(12.6, 11.4, 180)
    assert arc_area(unit, inside) == pytest.approx(0.275)
    assert in_front_arc(unit, inside)
    assert front_distance(unit, inside) == pytest.approx(1.08, abs=0.005)
    assert not in_front_arc(unit, ri(14.2, 11.0, 180))
    # a sliver does not count
    assert not in_front_arc(unit, ri(10, 10.0004, 0))
    assert in_front_arc(unit, ri(10, 10.0006, 0))


# ---- lines of fire -----------------------------------------------------------------------------------------


@rule("MR-5.10")
def test_reference_points() -> None:
    field = Field("first a RI 10 10 0\nsecond e HA 30 25 180", at="nothing").ask
    assert set(field.reference_points("a")) == {
        (10, 10), (9, 10.25), (11, 10.25), (11, 9.75), (9, 9.75), (10, 10.25), (11, 10), (10, 9.75), (9, 10),
    }  # fmt: skip
    assert set(field.reference_points("e")) == {(x, y) for x in (29.5, 30, 30.5) for y in (24.5, 25, 25.5)}


@rule("MR-5.11")
def test_fire_points_and_aim_points() -> None:
    text = "first a RI 10 10 0\nsecond e RI 10 12 180\nsecond h RI 12.6 11.4 180\nsecond r RI 10 8 0"
    ask = Field(text, at="nothing").ask
    assert sorted(ask.fire_points("a")) == [(9, 10.25), (9.5, 10.25), (10, 10.25), (10.5, 10.25), (11, 10.25)]
    assert len(ask.aim_points("a", "e")) == 9
    # half of it in the arc
    assert sorted(ask.aim_points("a", "h")) == [(11.6, 11.15), (11.6, 11.4), (11.6, 11.65)]
    assert ask.aim_points("a", "r") == []
    # none of its points: the centroid of the part in the arc
    long = Field("first a HA 10.7 10 0\nsecond g RI in wide-1", at="nothing", towns={"wide": [(8.3, 10.7, 16.3, 10.8)]})
    assert long.ask.aim_points("a", "g") == [pytest.approx((10.7, 10.75), abs=0.01)]


def blocked(firer: str, target: str, **ground: Any) -> str:
    """What stands in the line of fire, and its name."""
    return block(Field(f"first a {firer}\nsecond e {target}", at="nothing", **ground), "a", "e")


def block(field: Field, unit: str, target: str) -> str:
    found = field.ask.line_of_fire(unit, target)
    assert found["clear"] == (found["block"] == "clear")
    return f"{found['block']} {found['by']}".strip()


@rule("MR-5.12", "MR-4.4")
def test_woods_hide_what_is_deep_in_or_behind_them() -> None:
    gun, foe = "HA 10 10 0", "RI 10 16 180"
    assert blocked(gun, foe) == "clear"
    assert blocked(gun, foe, woods=[square(5, 12, 15, 13)]) == "clear"
    assert blocked(gun, foe, woods=[square(5, 12, 15, 13.05)]) == "woods woods-1"
    # two woods add up
    assert blocked(gun, foe, woods=[square(5, 12, 15, 12.6), square(5, 14, 15, 14.6)]) == "woods woods-2"
    assert blocked(gun, foe, rough=[square(5, 12, 15, 15)]) == "clear"


@rule("MR-5.12", "MR-4.2")
def test_higher_ground_than_both_hides() -> None:
    gun, foe = "HA 10 10 0", "RI 10 16 180"
    hill = square(5, 12, 15, 14)
    assert blocked(gun, foe, levels=[(1, hill)]) == "ground level-0"
    assert blocked(gun, foe, levels=[(1, hill), (1, square(5, 15, 15, 17))]) == "clear"
    assert blocked(gun, foe, levels=[(2, hill), (1, square(5, 15, 15, 17))]) == "ground level-0"
    assert blocked(gun, foe, levels=[(1, square(5, 12, 15, 12.04))]) == "clear"


@rule("MR-5.12", "MR-4.7")
def test_other_sectors_hide_but_not_ones_own() -> None:
    town = {"burg": [(9, 12, 11, 14), (11, 12, 13, 14)]}
    text = "first a RI 10 10.5 0\nsecond g RI in {}\n"
    near = Field(text.format("burg-1"), at="nothing", towns=town)
    assert block(near, "a", "g") == "clear"
    across = Field("first a RI in burg-1\nsecond e RI 14.4 13 270", at="nothing", towns=town)
    assert block(across, "a", "e") == "town burg-2"
    gun = Field("first a HA 10 10 0\nsecond e RI 10 16 180", at="nothing", towns={"burg": [(8, 12, 12, 14)]})
    assert block(gun, "a", "e") == "town burg-1"


@rule("MR-5.13")
def test_muskets_fire_past_others_if_one_line_is_free() -> None:
    text = """
    first a RI 10 10 0
    first f RI {} 11.0 0
    second e RI 10 12 180
    """
    between = Field(text.format(10), at="nothing")
    assert block(between, "a", "e") == "unit f"
    beside = Field(text.format(11.5), at="nothing")
    assert block(beside, "a", "e") == "clear"
    # an officer is no unit
    rider = Field("first a RI 10 10 0\nfirst officer Fa 10 10.9\nsecond e RI 10 12 180", at="nothing")
    assert block(rider, "a", "e") == "clear"


@rule("MR-5.14", "MR-5.15", "WE-23")
@pytest.mark.parametrize(("kind", "friend", "free"), [("HA", 10.8, False), ("HA", 11.4, True), ("HW", 10.8, True)])
def test_guns_need_a_lane_one_bw_wide(kind: str, friend: float, free: bool) -> None:
    text = f"first a {kind} 10 10 0\nfirst f RI {friend} 12 0\nsecond e RI 10 16 180"
    field = Field(text, at="nothing")
    assert block(field, "a", "e") == ("clear" if free else "unit f")
    if kind == "HA" and free:
        assert field.ask.line_of_fire("a", "e")["end"] == (9, 15.75)


@rule("MR-5.15")
def test_howitzers_do_not_shoot_over_enemies_nor_through_woods() -> None:
    text = "first a HW 10 10 0\nsecond f RI 10 12 180\nsecond e RI 10 16 180"
    field = Field(text, at="nothing")
    assert block(field, "a", "e") == "unit f"
    text = "first a HW 10 10 0\nfirst f RI 10 12 180\nsecond e RI 10 16 180"
    wooded = Field(text, at="nothing", woods=[square(5, 13, 15, 15)])
    assert block(wooded, "a", "e") == "woods woods-1"


@rule("MR-5.14")
def test_the_lane_is_cut_off_at_the_front_line() -> None:
    # a friend beside the gun, behind its front line, is not in the way
    text = "first a HA 10 10 0\nfirst f HA 11.1 10 0\nsecond e RI 14 14.5 225"
    field = Field(text, at="nothing")
    lane = field.ask.lane("a", 14, 14.5)
    assert min(y for _, y in lane) == pytest.approx(10.5)
    assert len(lane) == 5
    assert block(field, "a", "e") == "clear"


# ---- flanks ------------------------------------------------------------------------------------------------


def threats(field: Field) -> dict[str, str]:
    """Who threatens the flanks of u."""
    return {flank: found["threat"] for flank, found in field.ask.flanks("u").items()}


@rule("MR-5.16", "MR-5.17", "MR-5.18", "WE-54")
def test_a_threatened_flank_without_protection_is_turned() -> None:
    field = Field("first u RI 20 10 0\nsecond e HC 21.9 9.4 270", at="nothing")
    assert threats(field) == {"left": "", "right": "e"}
    assert field.ask.flanks("u")["right"]["protector"] == ""
    assert field.ask.flanked("u")
    assert not field.put("e", 21.6, 10.6, 270).ask.flanked("u")
    field.put("e", 18.1, 9.4, 90)
    assert threats(field) == {"left": "e", "right": ""}
    assert field.ask.flanked("u")


@rule("MR-5.17", "WE-54")
@pytest.mark.parametrize(
    ("kind", "safe"), [("RI", True), ("HC", True), ("LC", True), ("II", False), ("IC", False), ("HA", False)]
)
def test_who_protects_a_flank(kind: str, safe: bool) -> None:
    text = f"first u RI 20 10 0\nfirst f {kind} 21.6 11.4 0\nsecond e HC 21.9 9.4 270"
    field = Field(text, at="nothing")
    assert field.ask.flanks("u")["right"] == {"threat": "e", "protector": "f" if safe else ""}
    assert field.ask.flanked("u") != safe
    assert field.put("f", 20, 12.6, 0).ask.flanked("u")


@rule("MR-5.16", "MR-5.18")
def test_who_threatens_no_flank() -> None:
    field = Field(
        "first u RI 20 10 0\nsecond e RI 21.9 9.4 270\nsecond g HA 22.0 8.0 270\nsecond h RI in burg-1",
        at="nothing",
        towns={"burg": [(21.5, 10, 23.5, 12)]},
    )
    assert threats(field)["right"] == "e"
    assert threats(field.put("e", 21.7, 9.4, 270, "MF"))["right"] == ""
    assert threats(field.put("e", 22.35, 9.4, 270))["right"] == ""
    assert threats(field.put("e", 22.25, 9.4, 270))["right"] == "e"


# ---- paths -------------------------------------------------------------------------------------------------


@rule("MR-5.19", "WE-33")
def test_contact_on_a_straight_way_is_exact() -> None:
    charger, target = ri(20.8, 13, 190), ri(20, 10, 0)
    s = first_within(charger, charger.fx, charger.fy, 6, target, CONTACT)
    assert s == pytest.approx(2.373, abs=0.001)
    at = shifted(charger, charger.fx * s, charger.fy * s)
    assert distance(at, target) == pytest.approx(CONTACT, abs=1e-6)
    assert zone(target, *charger.front_middle) == FRONT


@rule("MR-5.19", "WE-34")
def test_contact_with_a_flank_is_exact() -> None:
    charger, target = ri(24, 9.4, 270), ri(20, 10, 0)
    assert zone(target, *charger.front_middle) == RIGHT
    s = first_within(charger, -1, 0, 6, target, CONTACT)
    assert s == pytest.approx(2.70)
    assert distance(shifted(charger, -s, 0), target) == pytest.approx(CONTACT)


@rule("MR-5.19", "WE-35")
def test_contact_with_a_unit_that_stands_aslant_is_exact() -> None:
    charger, target = ri(10, 5, 0), ri(11.5, 9, 200)
    s = first_within(charger, 0, 1, 6, target, CONTACT)
    assert s == pytest.approx(3.613, abs=0.001)
    assert distance(shifted(charger, 0, s), target) == pytest.approx(CONTACT)


@rule("MR-5.19")
def test_overlaps_and_distances_on_a_way_are_one_interval_each() -> None:
    unit, other = ri(10, 5, 0), ri(10.7, 9, 63)
    low, high = sweep(unit, 0, 1, other)
    near, far = sweep_within(unit, 0, 1, other, 1.0)
    assert near < low < high < far
    for k in range(1, 1000):
        s = k / 100
        at = shifted(unit, 0, s)
        assert overlap(at, other) == (low < s < high)
        assert (distance(at, other) <= 1.0) == (near <= s <= far)


@rule("MR-5.20", "WE-24")
def test_a_wheel_goes_round_its_front_corner() -> None:
    after = wheel(ri(10, 10, 0), 45)
    assert (after.cx, after.cy, after.facing) == pytest.approx((10.116, 10.780, 45), abs=0.001)
    assert wheel_arc(2, 45) == pytest.approx(1.571, abs=0.001)


@rule("MR-5.20")
def test_a_wheel_is_stopped_by_what_it_sweeps_over() -> None:
    # the left half of a right wheel passes where the friend stands; at the end it would have passed
    text = "first a HC 10 10 0\nfirst f RI {} {} 90\nsecond e RI 30 28 180"
    free = Field(text.format(8, 14), at="move")
    assert free.legal("move a R90")
    barred = Field(text.format(9.4, 11.4), at="move")
    assert barred.refused("move a R90") == "MR-14.2"


@rule("MR-5.21")
def test_turns_in_place_are_jumps() -> None:
    # between the old facing and the new one the unit would turn through the friends on both sides
    text = "first a IC 10 10 0\nfirst f RI 10 11.05 0\nfirst g RI 10 8.95 0\nsecond e RI 30 28 180"
    field = Field(text, at="move")
    assert field.legal("move a P180")
    assert field.refused("move a P90") == "MR-14.2"
    about = Field(text.replace("IC", "HC"), at="move")
    assert about.legal("move a T")


@rule("MR-5.21", "MR-13.1")
def test_turns_in_place_pay_no_terrain() -> None:
    field = Field("first a IC 10 10 0\nsecond e RI 30 28 180", at="move", rough=[square(5, 5, 15, 20)])
    assert field.legal("move a P30 A5 P60")
    assert field.refused("move a P30 A5.01 P60") == "MR-12.3"


def test_turns_are_between_half_circles() -> None:
    assert turn_between(10, 190) == 180
    assert turn_between(190, 10) == 180
