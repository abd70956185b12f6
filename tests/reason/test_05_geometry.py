"""MR-5 Geometry: rectangles, distances, zones, arcs, lines of fire, flanks, paths."""

from __future__ import annotations

import math

import pytest

from longroll.boards.table.measure import (
    arc_area,
    distance,
    front_distance,
    in_front_arc,
    nearest_edge,
    overlap,
    zone,
)
from longroll.boards.table.shapes import FRONT, LEFT, REAR, RIGHT, Rect, box, local, rect_at, shifted
from longroll.boards.table.sweep import first_within, sweep, sweep_within
from longroll.boards.table.turn import conform_offset, conformed, counter_conformed, turn_between, wheel, wheel_arc
from longroll.games.reason.components import CONTACT, FF, MF, NO_UNIT, at_most
from longroll.games.reason.field import RIVER_HALF
from longroll.games.reason.rules.fire import front_range
from longroll.games.reason.rules.flanks import outflanked, protector, threat, turned_flanks
from longroll.games.reason.rules.sight import (
    BY_GROUND,
    BY_TOWN,
    BY_UNIT,
    BY_WOODS,
    CLEAR,
    aim_points,
    artillery_line,
    artillery_sight,
    corridor,
    fire_points,
    musketry_line,
    musketry_sight,
    reference_points,
    sight,
)
from longroll.kit.clauses import rule
from tests.reason.field import Field


def ri(x: float, y: float, facing: float) -> Rect:
    return rect_at(x, y, facing, 2, 0.5)


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
    b, g, e = field.state, field.unit("g"), field.unit("e")
    assert b.shapes[g] == box(6, 8, 8, 10)
    assert len(aim_points(b.shapes[g], True, b.shapes[e])) == 9
    assert set(fire_points(b.shapes[g], True)) == set(reference_points(b.shapes[g])) - {(7, 9)}
    # behind it, and yet a line of fire
    assert musketry_line(b, g, e)
    assert turned_flanks(b, g) == []


@rule("MR-5.3", "MR-5.6")
def test_distance_is_the_smallest_between_any_two_points() -> None:
    assert distance(ri(10, 10, 0), ri(10, 11.4, 180)) == pytest.approx(0.9)
    assert distance(ri(10, 10, 0), ri(13, 11.5, 0)) == pytest.approx(math.hypot(1, 1))
    assert distance(ri(10, 10, 0), ri(12, 10, 0)) == 0
    assert distance(ri(10, 10, 0), ri(10.5, 10.1, 70)) == 0
    contact = ri(12.05, 10, 0)
    assert at_most(distance(ri(10, 10, 0), contact), CONTACT)
    assert not at_most(distance(ri(10, 10, 0), shifted(contact, 0.002, 0)), CONTACT)


@rule("MR-5.4", "WE-14")
def test_front_distance_is_measured_from_the_front_edge() -> None:
    unit = ri(10, 10, 0)
    assert front_distance(unit, ri(10.9, 11.9, 180)) == pytest.approx(1.40)
    assert front_distance(unit, ri(8.6, 11.7, 180)) == pytest.approx(1.20)
    behind = ri(10, 8, 0)
    assert front_distance(unit, behind) == pytest.approx(2.0)
    assert distance(unit, behind) == pytest.approx(1.5)
    field = Field("first g RI in burg-1\nsecond e RI 7 6 0", at="nothing", towns={"burg": [(6, 8, 8, 10)]})
    assert front_range(field.state, field.unit("g"), field.unit("e")) == pytest.approx(1.75)


@rule("MR-5.5")
def test_overlap_needs_more_than_a_hundredth_on_every_axis() -> None:
    unit = ri(10, 10, 0)
    assert not overlap(unit, ri(11.99, 10, 0))
    assert overlap(unit, ri(11.98, 10, 0))
    assert not overlap(unit, ri(11.98, 10.49, 0))
    # along the table's axes they overlap, along the other's they do not
    assert not overlap(unit, rect_at(11.6, 10.85, 45, 1, 1))
    assert RIVER_HALF == 0.02


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
    assert set(reference_points(rect_at(10, 10, 0, 2, 1))) == {
        (10, 10),
        (9, 10.5),
        (11, 10.5),
        (11, 9.5),
        (9, 9.5),
        (10, 10.5),
        (11, 10),
        (10, 9.5),
        (9, 10),
    }


@rule("MR-5.11")
def test_fire_points_and_aim_points() -> None:
    assert sorted(fire_points(ri(10, 10, 0), False)) == [
        (9, 10.25),
        (9.5, 10.25),
        (10, 10.25),
        (10.5, 10.25),
        (11, 10.25),
    ]
    assert len(aim_points(ri(10, 10, 0), False, ri(10, 12, 180))) == 9
    # half of it in the arc
    half = aim_points(ri(10, 10, 0), False, ri(12.6, 11.4, 180))
    assert sorted((round(x, 2), round(y, 2)) for x, y in half) == [(11.6, 11.15), (11.6, 11.4), (11.6, 11.65)]
    # none of its points: the centroid of the part in the arc
    long = rect_at(10, 10.5, 0, 8, 0.1)
    aims = aim_points(rect_at(10.7, 10, 0, 1, 0.5), False, shifted(long, 2.3, 0))
    assert aims == [(pytest.approx(10.7), pytest.approx(10.5, abs=0.01))]
    assert aim_points(ri(10, 10, 0), False, ri(10, 8, 0)) == []


def clear_over(firer: str, target: str, **ground: object) -> tuple[int, int]:
    field = Field(f"first a {firer}\nsecond e {target}", at="nothing", **ground)
    found = sight(field.state, field.unit("a"), field.unit("e"))
    return found.block, found.by


@rule("MR-5.12", "MR-4.4")
def test_woods_hide_what_is_deep_in_or_behind_them() -> None:
    gun, foe = "HA 10 10 0", "RI 10 16 180"
    assert clear_over(gun, foe) == (CLEAR, -1)
    assert clear_over(gun, foe, woods=[square(5, 12, 15, 13)]) == (CLEAR, -1)
    assert clear_over(gun, foe, woods=[square(5, 12, 15, 13.05)]) == (BY_WOODS, 0)
    # two woods add up
    assert clear_over(gun, foe, woods=[square(5, 12, 15, 12.6), square(5, 14, 15, 14.6)]) == (BY_WOODS, 1)
    assert clear_over(gun, foe, rough=[square(5, 12, 15, 15)]) == (CLEAR, -1)


@rule("MR-5.12", "MR-4.2")
def test_higher_ground_than_both_hides() -> None:
    gun, foe = "HA 10 10 0", "RI 10 16 180"
    hill = square(5, 12, 15, 14)
    assert clear_over(gun, foe, levels=[(1, hill)]) == (BY_GROUND, 0)
    assert clear_over(gun, foe, levels=[(1, hill), (1, square(5, 15, 15, 17))]) == (CLEAR, -1)
    assert clear_over(gun, foe, levels=[(2, hill), (1, square(5, 15, 15, 17))]) == (BY_GROUND, 0)
    assert clear_over(gun, foe, levels=[(1, square(5, 12, 15, 12.04))]) == (CLEAR, -1)


@rule("MR-5.12", "MR-4.7")
def test_other_sectors_hide_but_not_ones_own() -> None:
    town = {"burg": [(9, 12, 11, 14), (11, 12, 13, 14)]}
    text = "first a RI 10 10.5 0\nsecond g RI in {}\n"
    near = Field(text.format("burg-1"), at="nothing", towns=town)
    assert musketry_line(near.state, near.unit("a"), near.unit("g"))
    across = Field("first a RI in burg-1\nsecond e RI 14.4 13 270", at="nothing", towns=town)
    found = musketry_sight(across.state, across.unit("a"), across.unit("e"))
    assert (found.block, found.by) == (BY_TOWN, 1)
    gun = Field("first a HA 10 10 0\nsecond e RI 10 16 180", at="nothing", towns={"burg": [(8, 12, 12, 14)]})
    assert artillery_sight(gun.state, gun.unit("a"), gun.unit("e")).block == BY_TOWN


@rule("MR-5.13")
def test_muskets_fire_past_others_if_one_line_is_free() -> None:
    text = """
    first a RI 10 10 0
    first f RI {} 11.0 0
    second e RI 10 12 180
    """
    between = Field(text.format(10), at="nothing")
    found = musketry_sight(between.state, between.unit("a"), between.unit("e"))
    assert (found.block, found.by) == (BY_UNIT, between.unit("f"))
    beside = Field(text.format(11.5), at="nothing")
    assert musketry_line(beside.state, beside.unit("a"), beside.unit("e"))
    # an officer is no unit
    rider = Field("first a RI 10 10 0\nfirst officer Fa 10 10.9\nsecond e RI 10 12 180", at="nothing")
    assert musketry_line(rider.state, rider.unit("a"), rider.unit("e"))


@rule("MR-5.14", "MR-5.15", "WE-23")
@pytest.mark.parametrize(("kind", "friend", "free"), [("HA", 10.8, False), ("HA", 11.4, True), ("HW", 10.8, True)])
def test_guns_need_a_lane_one_bw_wide(kind: str, friend: float, free: bool) -> None:
    text = f"first a {kind} 10 10 0\nfirst f RI {friend} 12 0\nsecond e RI 10 16 180"
    field = Field(text, at="nothing")
    found = artillery_sight(field.state, field.unit("a"), field.unit("e"))
    assert found.clear == free == artillery_line(field.state, field.unit("a"), field.unit("e"))
    if kind == "HA" and free:
        assert (found.x1, found.y1) == (9, 15.75)
    if not free:
        assert (found.block, found.by) == (BY_UNIT, field.unit("f"))


@rule("MR-5.15")
def test_howitzers_do_not_shoot_over_enemies_nor_through_woods() -> None:
    text = "first a HW 10 10 0\nsecond f RI 10 12 180\nsecond e RI 10 16 180"
    field = Field(text, at="nothing")
    found = artillery_sight(field.state, field.unit("a"), field.unit("e"))
    assert (found.block, found.by) == (BY_UNIT, field.unit("f"))
    text = "first a HW 10 10 0\nfirst f RI 10 12 180\nsecond e RI 10 16 180"
    wooded = Field(text, at="nothing", woods=[square(5, 13, 15, 15)])
    assert artillery_sight(wooded.state, wooded.unit("a"), wooded.unit("e")).block == BY_WOODS


@rule("MR-5.14")
def test_the_lane_is_cut_off_at_the_front_line() -> None:
    xs, ys = corridor(rect_at(10, 10, 0, 1, 1), 14, 14.5)
    assert min(ys) == pytest.approx(10.5)
    assert len(xs) == 5
    # a friend beside the gun, behind its front line, is not in the way
    text = "first a HA 10 10 0\nfirst f HA 11.1 10 0\nsecond e RI 14 14.5 225"
    field = Field(text, at="nothing")
    assert artillery_line(field.state, field.unit("a"), field.unit("e"))


# ---- flanks ------------------------------------------------------------------------------------------------


@rule("MR-5.16", "MR-5.17", "MR-5.18", "WE-54")
def test_a_threatened_flank_without_protection_is_turned() -> None:
    field = Field("first u RI 20 10 0\nsecond e HC 21.9 9.4 270", at="nothing")
    b, u, e = field.state, field.unit("u"), field.unit("e")
    assert turned_flanks(b, u) == [(RIGHT, e)]
    assert outflanked(b, u)
    b.put(e, 21.6, 10.6, 270, FF)
    assert not outflanked(b, u)
    b.put(e, 18.1, 9.4, 90, FF)
    assert turned_flanks(b, u) == [(LEFT, e)]
    assert threat(b, u, RIGHT) == NO_UNIT


@rule("MR-5.17", "WE-54")
@pytest.mark.parametrize(
    ("kind", "safe"), [("RI", True), ("HC", True), ("LC", True), ("II", False), ("IC", False), ("HA", False)]
)
def test_who_protects_a_flank(kind: str, safe: bool) -> None:
    text = f"first u RI 20 10 0\nfirst f {kind} 21.6 11.4 0\nsecond e HC 21.9 9.4 270"
    field = Field(text, at="nothing")
    b, u = field.state, field.unit("u")
    assert threat(b, u, RIGHT) == field.unit("e")
    assert (protector(b, u, RIGHT) == field.unit("f")) == safe
    assert outflanked(b, u) != safe
    b.put(field.unit("f"), 20, 12.6, 0, FF)
    assert outflanked(b, u)


@rule("MR-5.16", "MR-5.18")
def test_who_threatens_no_flank() -> None:
    field = Field(
        "first u RI 20 10 0\nsecond e RI 21.9 9.4 270\nsecond g HA 22.0 8.0 270\nsecond h RI in burg-1",
        at="nothing",
        towns={"burg": [(21.5, 10, 23.5, 12)]},
    )
    b, u, e = field.state, field.unit("u"), field.unit("e")
    assert threat(b, u, RIGHT) == e
    b.put(e, 21.7, 9.4, 270, MF)
    assert threat(b, u, RIGHT) == NO_UNIT
    b.put(e, 22.35, 9.4, 270, FF)
    assert threat(b, u, RIGHT) == NO_UNIT
    b.put(e, 22.25, 9.4, 270, FF)
    assert threat(b, u, RIGHT) == e


# ---- paths -------------------------------------------------------------------------------------------------


@rule("MR-5.19", "WE-33")
def test_contact_on_a_straight_way_is_exact() -> None:
    charger, target = ri(20.8, 13, 190), ri(20, 10, 0)
    s = first_within(charger, charger.fx, charger.fy, 6, target, CONTACT)
    assert s == pytest.approx(2.373, abs=0.001)
    at = shifted(charger, charger.fx * s, charger.fy * s)
    assert distance(at, target) == pytest.approx(CONTACT, abs=1e-6)
    assert zone(target, *charger.front_middle) == FRONT
    place = conformed(at, target, FRONT, conform_offset(at, target, FRONT))
    assert (place.cx, place.cy, place.facing) == pytest.approx((20.388, 10.5, 180), abs=0.001)


@rule("MR-5.19", "WE-34")
def test_a_charge_into_a_flank_lies_against_it() -> None:
    charger, target = ri(24, 9.4, 270), ri(20, 10, 0)
    assert zone(target, *charger.front_middle) == RIGHT
    s = first_within(charger, -1, 0, 6, target, CONTACT)
    assert s == pytest.approx(2.70)
    at = shifted(charger, -s, 0)
    place = conformed(at, target, RIGHT, conform_offset(at, target, RIGHT))
    assert (place.cx, place.cy, place.facing) == pytest.approx((21.25, 9.4, 270))


@rule("MR-5.19", "WE-35")
def test_a_counter_charge_lies_against_the_front() -> None:
    charger, target = ri(10, 5, 0), ri(11.5, 9, 200)
    s = first_within(charger, 0, 1, 6, target, CONTACT)
    assert s == pytest.approx(3.613, abs=0.001)
    place = counter_conformed(target, shifted(charger, 0, s))
    assert (place.cx, place.cy, place.facing) == pytest.approx((11.0, 9.113, 180), abs=0.001)


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
