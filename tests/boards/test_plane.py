"""The board without a grid: shapes, overlap, distances, clipping, sweeps and turns, against shapely and against plain
definitions."""

from __future__ import annotations

import math

import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely import affinity
from shapely.geometry.base import BaseGeometry

from longroll.boards.plane.clip import (
    area_of,
    centroid_of,
    clip,
    common_area,
    length_in_rect,
    part_in_convex,
    rects_common_area,
    share_behind,
)
from longroll.boards.plane.measure import (
    arc_area,
    distance,
    edge_distance,
    edges_apart,
    front_distance,
    in_front_arc,
    inside,
    near,
    nearest_edge,
    nearest_point,
    nearest_points,
    overlap,
    overlap_any,
    overlap_convex,
    point_in_arc,
    point_to_rect,
    point_to_segment,
    segment_to_rect,
    segment_to_segment,
    within,
    zone,
)
from longroll.boards.plane.shapes import (
    FRONT,
    LEFT,
    NOWHERE,
    REAR,
    RIGHT,
    Convex,
    Rect,
    box,
    local,
    on_table,
    rect_at,
    shifted,
    strip,
    turned,
)
from longroll.boards.plane.sweep import (
    NEVER,
    along,
    closest,
    crossing,
    first_within,
    free_down,
    free_up,
    room_on_table,
    sweep,
    sweep_convex,
    sweep_within,
)
from longroll.boards.plane.turn import (
    bearing,
    turn_between,
    wheel,
    wheel_angle,
    wheel_arc,
    wheel_stops,
)

places = st.floats(-6, 6, allow_nan=False).map(lambda x: round(x, 3))
facings = st.one_of(st.sampled_from([0.0, 90.0, 180.0, 270.0, 45.0]), st.floats(0, 359.9).map(lambda x: round(x, 2)))
sizes = st.sampled_from([(2.0, 0.5), (1.0, 1.0), (0.5, 0.5), (3.0, 2.0), (0.04, 5.0)])
rects = st.builds(lambda x, y, t, size: rect_at(x, y, t, *size), places, places, facings, sizes)
directions = st.floats(0, 360).map(lambda t: (math.sin(math.radians(t)), math.cos(math.radians(t))))


@st.composite
def polygons(draw: st.DrawFn) -> Convex:
    """Convex polygons with corners on an ellipse, either way round."""
    n = draw(st.integers(3, 7))
    angles = sorted(draw(st.lists(st.integers(0, 71), min_size=n, max_size=n, unique=True)))
    wide, high = draw(st.sampled_from([(2.0, 2.0), (4.0, 1.5), (1.0, 3.0)]))
    x, y = draw(places), draw(places)
    points = [(x + wide * math.cos(a * math.pi / 36), y + high * math.sin(a * math.pi / 36)) for a in angles]
    assume(shapely.Polygon(points).area > 0.2)
    return Convex(points[::-1] if draw(st.booleans()) else points)


def polygon(shape: Rect | Convex) -> shapely.Polygon:
    return shapely.Polygon(shape.corners)


def common(one: BaseGeometry, two: BaseGeometry) -> BaseGeometry:
    """What two figures have in common; on a fine grid, for without one shapely errs where edges coincide."""
    return shapely.intersection(one, two, grid_size=1e-9)


def line(*points: tuple[float, float]) -> shapely.LineString:
    return shapely.LineString(points)


def moved(rect: Rect, turn: float, dx: float, dy: float) -> Rect:
    """The rectangle after the whole table is turned about its corner and moved."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y = rect.cx * c + rect.cy * s, rect.cy * c - rect.cx * s
    return rect_at(x + dx, y + dy, (rect.facing + turn) % 360, rect.w, rect.d)


# ---- shapes ------------------------------------------------------------------------------------------------


def test_corners_are_front_left_front_right_rear_right_rear_left() -> None:
    rect = rect_at(10, 10, 0, 2, 0.5)
    assert rect.corners == [(9, 10.25), (11, 10.25), (11, 9.75), (9, 9.75)]
    east = rect_at(10, 10, 90, 2, 0.5)
    assert east.corners == [(10.25, 11), (10.25, 9), (9.75, 9), (9.75, 11)]
    assert east.front_middle == (10.25, 10)


@given(rects, places, places)
def test_local_coordinates_are_those_of_the_vectors(rect: Rect, x: float, y: float) -> None:
    u, v = local(rect, x, y)
    assert rect.cx + u * rect.rx + v * rect.fx == pytest.approx(x)
    assert rect.cy + u * rect.ry + v * rect.fy == pytest.approx(y)
    assert local(rect, rect.xs[0], rect.ys[0]) == pytest.approx((-rect.w / 2, rect.d / 2))


def test_rectangles_are_equal_by_value() -> None:
    assert rect_at(1, 2, 30, 2, 0.5) == rect_at(1, 2, 30, 2, 0.5)
    assert len({rect_at(1, 2, 30, 2, 0.5), rect_at(1, 2, 30, 2, 0.5)}) == 1
    assert rect_at(1, 2, 30, 2, 0.5) != rect_at(1, 2, 30, 1, 1)
    assert repr(rect_at(1, 2, 30, 2, 0.5)) == "Rect(1, 2, 30, 2 x 0.5)"


@given(rects, places, places, facings)
def test_shifting_and_turning_keep_the_rest(rect: Rect, dx: float, dy: float, facing: float) -> None:
    assert shifted(rect, dx, dy) == rect_at(rect.cx + dx, rect.cy + dy, rect.facing, rect.w, rect.d)
    assert turned(rect, facing) == rect_at(rect.cx, rect.cy, facing, rect.w, rect.d)


def test_a_polygon_is_the_same_either_way_round() -> None:
    points = [(0, 0), (3, 0), (3, 2), (0, 2)]
    assert Convex(points).area == Convex(points[::-1]).area == 6
    assert inside(Convex(points), 1, 1)
    assert inside(Convex(points[::-1]), 3, 2)
    assert not inside(Convex(points), 3.01, 1)


def test_a_polygon_with_a_corner_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="same corner twice"):
        Convex([(0, 0), (0, 0), (1, 0), (1, 1)])


def test_a_strip_runs_along_its_segment() -> None:
    rect = strip(0, 0, 3, 4, 0.02)
    assert (rect.w, rect.d) == pytest.approx((0.04, 5))
    assert rect.front_middle == pytest.approx((3, 4))
    assert rect.facing == pytest.approx(math.degrees(math.atan2(3, 4)))


@given(rects)
def test_on_the_table_means_every_corner(rect: Rect) -> None:
    out = max(*[-x for x in rect.xs], *[-y for y in rect.ys], *[x - 5 for x in rect.xs], *[y - 4 for y in rect.ys])
    assume(abs(out - 0.001) > 1e-6)
    assert on_table(rect, 5, 4) == (out <= 0.001)


# ---- overlap (MR-5.5) --------------------------------------------------------------------------------------


def projections_overlap(a: Rect | Convex, b: Rect | Convex, slack: float) -> bool:
    """MR-5.5 word for word."""
    for shape in (a, b):
        corners = shape.corners
        for i in range(len(corners)):
            (x0, y0), (x1, y1) = corners[i - 1], corners[i]
            length = math.hypot(x1 - x0, y1 - y0)
            nx, ny = (y1 - y0) / length, (x0 - x1) / length
            one = [nx * x + ny * y for x, y in a.corners]
            two = [nx * x + ny * y for x, y in b.corners]
            if min(max(one), max(two)) - max(min(one), min(two)) <= slack:
                return False
    return True


@given(rects, rects, st.sampled_from([0.01, 0.0]))
def test_rectangles_overlap_as_their_projections_do(a: Rect, b: Rect, slack: float) -> None:
    strict, loose = projections_overlap(a, b, slack + 1e-9), projections_overlap(a, b, slack - 1e-9)
    assume(strict == loose)
    assert overlap(a, b, slack) == overlap(b, a, slack) == strict


@given(rects, polygons(), st.sampled_from([0.01, 0.0]))
def test_a_rectangle_and_a_polygon_overlap_as_their_projections_do(a: Rect, b: Convex, slack: float) -> None:
    strict, loose = projections_overlap(a, b, slack + 1e-9), projections_overlap(a, b, slack - 1e-9)
    assume(strict == loose)
    assert overlap_convex(a, b, slack) == strict


@given(rects, rects, facings, places, places)
def test_overlap_and_distance_do_not_depend_on_where_the_table_lies(
    a: Rect, b: Rect, turn: float, dx: float, dy: float
) -> None:
    c, d = moved(a, turn, dx, dy), moved(b, turn, dx, dy)
    assert distance(c, d) == pytest.approx(distance(a, b), abs=1e-7)
    assert front_distance(c, d) == pytest.approx(front_distance(a, b), abs=1e-7)
    assert arc_area(c, d) == pytest.approx(arc_area(a, b), abs=1e-7)
    assume(projections_overlap(a, b, 0.01 - 1e-7) == projections_overlap(a, b, 0.01 + 1e-7))
    assert overlap(a, b) == overlap(c, d)


def test_touching_is_not_overlapping() -> None:
    a = rect_at(0, 0, 0, 2, 0.5)
    assert not overlap(a, rect_at(2, 0, 0, 2, 0.5))
    assert not overlap(a, rect_at(1.99, 0, 0, 2, 0.5))
    assert overlap(a, rect_at(1.98, 0, 0, 2, 0.5))
    assert overlap(a, a)
    assert overlap(a, rect_at(0, 0, 90, 0.04, 5))
    assert not overlap(a, NOWHERE)


@given(rects, st.lists(rects, max_size=6))
def test_the_first_of_many_that_overlaps(a: Rect, others: list[Rect]) -> None:
    hits = [i for i, b in enumerate(others) if overlap(a, b)]
    assert overlap_any(a, others) == (hits[0] if hits else -1)
    if hits:
        rest = [i for i in hits if i != hits[0]]
        assert overlap_any(a, others, hits[0]) == (rest[0] if rest else -1)


# ---- distances (MR-5.3, MR-5.4) ----------------------------------------------------------------------------


@given(rects, rects)
def test_distances_agree_with_shapely(a: Rect, b: Rect) -> None:
    expected = polygon(a).distance(polygon(b))
    assert distance(a, b) == pytest.approx(expected, abs=1e-7)
    assert distance(b, a) == pytest.approx(expected, abs=1e-7)
    front = line(*a.corners[:2])
    assert front_distance(a, b) == pytest.approx(front.distance(polygon(b)), abs=1e-7)


@given(rects, rects, st.integers(0, 3), st.integers(0, 3))
def test_distances_of_edges_agree_with_shapely(a: Rect, b: Rect, one: int, two: int) -> None:
    first = line(a.corners[one], a.corners[(one + 1) % 4])
    second = line(b.corners[two], b.corners[(two + 1) % 4])
    assert edge_distance(a, one, b) == pytest.approx(first.distance(polygon(b)), abs=1e-7)
    assert edges_apart(a, one, b, two) == pytest.approx(first.distance(second), abs=1e-7)


@given(rects, rects, st.floats(0, 8))
def test_within_is_the_distance_compared(a: Rect, b: Rect, limit: float) -> None:
    gap = distance(a, b)
    assume(abs(gap - limit) > 1e-7)
    assert within(a, b, limit) == (gap <= limit)


@given(places, places, rects)
def test_points_and_rectangles(x: float, y: float, rect: Rect) -> None:
    assert point_to_rect(x, y, rect) == pytest.approx(shapely.Point(x, y).distance(polygon(rect)), abs=1e-7)
    nx, ny = nearest_point(rect, x, y)
    assert math.hypot(nx - x, ny - y) == pytest.approx(point_to_rect(x, y, rect), abs=1e-7)
    assert point_to_rect(nx, ny, rect) == pytest.approx(0, abs=1e-7)


@given(places, places, places, places, places, places, rects)
def test_segments_agree_with_shapely(
    ax: float, ay: float, bx: float, by: float, px: float, py: float, rect: Rect
) -> None:
    segment = line((ax, ay), (bx, by))
    assert point_to_segment(px, py, ax, ay, bx, by) == pytest.approx(segment.distance(shapely.Point(px, py)), abs=1e-7)
    assert segment_to_rect(ax, ay, bx, by, rect) == pytest.approx(segment.distance(polygon(rect)), abs=1e-7)
    other = line((px, py), (rect.cx, rect.cy))
    assert segment_to_segment(ax, ay, bx, by, px, py, rect.cx, rect.cy) == pytest.approx(
        segment.distance(other), abs=1e-7
    )


def test_a_segment_may_be_a_point() -> None:
    assert point_to_segment(3, 4, 0, 0, 0, 0) == 5
    assert segment_to_rect(0, 0, 0, 0, rect_at(3, 0, 0, 2, 2)) == 2
    assert length_in_rect(0, 0, 0, 0, rect_at(0, 0, 0, 2, 2)) == 0


@given(rects, rects)
def test_nearest_points_are_so_far_apart(a: Rect, b: Rect) -> None:
    assume(distance(a, b) > 0)
    ax, ay, bx, by = nearest_points(a, b)
    assert math.hypot(ax - bx, ay - by) == pytest.approx(distance(a, b), abs=1e-7)
    assert point_to_rect(ax, ay, a) == pytest.approx(0, abs=1e-7)
    assert point_to_rect(bx, by, b) == pytest.approx(0, abs=1e-7)


def test_the_nearest_edge_and_its_ties() -> None:
    sector = box(10, 10, 12, 12)
    assert nearest_edge(sector, 11, 15) == FRONT
    assert nearest_edge(sector, 15, 11) == RIGHT
    assert nearest_edge(sector, 11, 5) == REAR
    assert nearest_edge(sector, 5, 11) == LEFT
    assert nearest_edge(sector, 13, 13) == FRONT
    assert nearest_edge(sector, 13, 9) == RIGHT
    assert nearest_edge(sector, 9, 9) == REAR


@given(st.lists(rects, max_size=8), places, places, st.floats(0, 4))
def test_near_leaves_nothing_out(shapes: list[Rect], x: float, y: float, reach: float) -> None:
    found = near(shapes, x, y, reach)
    assert set(found) >= {i for i, rect in enumerate(shapes) if point_to_rect(x, y, rect) <= reach}


# ---- zones and arcs (MR-5.7 to MR-5.9) ---------------------------------------------------------------------


@given(rects, places, places)
def test_every_point_has_one_zone(rect: Rect, x: float, y: float) -> None:
    u, v = local(rect, x, y)
    if v >= rect.d / 2:
        expected = FRONT
    elif v <= -rect.d / 2 and abs(u) <= rect.w / 2 + (-rect.d / 2 - v):
        expected = REAR
    else:
        expected = LEFT if u < 0 else RIGHT
    edge = min(abs(v - rect.d / 2), abs(v + rect.d / 2), abs(abs(u) - rect.w / 2 + rect.d / 2 + v), abs(u))
    assume(edge > 1e-9)
    assert zone(rect, x, y) == expected


def front_arc(rect: Rect) -> shapely.Polygon:
    far = 100.0
    uv = [(-rect.hw, rect.hd), (rect.hw, rect.hd), (rect.hw + far, rect.hd + far), (-rect.hw - far, rect.hd + far)]
    return shapely.Polygon([(rect.cx + u * rect.rx + v * rect.fx, rect.cy + u * rect.ry + v * rect.fy) for u, v in uv])


@given(rects, rects)
def test_the_part_in_the_arc_agrees_with_shapely(rect: Rect, target: Rect) -> None:
    expected = common(front_arc(rect), polygon(target)).area
    assert arc_area(rect, target) == pytest.approx(expected, abs=1e-7)
    assume(abs(expected - 0.001) > 1e-6)
    assert in_front_arc(rect, target) == (expected > 0.001)


@given(rects, places, places)
def test_points_in_the_arc_agree_with_shapely(rect: Rect, x: float, y: float) -> None:
    point, arc = shapely.Point(x, y), front_arc(rect)
    assume(arc.exterior.distance(point) > 1e-7)
    assert point_in_arc(rect, x, y) == arc.contains(point)


# ---- clipping ----------------------------------------------------------------------------------------------


@given(rects, polygons())
def test_common_areas_agree_with_shapely(rect: Rect, other: Convex) -> None:
    expected = common(polygon(rect), polygon(other)).area
    assert common_area(rect, other) == pytest.approx(expected, abs=1e-7)
    assert rects_common_area(other.xs, other.ys, rect) == pytest.approx(expected, abs=1e-7)


@given(places, places, places, places, rects, polygons())
def test_lengths_inside_agree_with_shapely(
    ax: float, ay: float, bx: float, by: float, rect: Rect, other: Convex
) -> None:
    segment = line((ax, ay), (bx, by))
    assume(segment.length > 0.01)
    low, high = part_in_convex(ax, ay, bx, by, other)
    for shape, found in (
        (rect, length_in_rect(ax, ay, bx, by, rect)),
        (other, max(0.0, high - low) * segment.length),
    ):
        # a segment along an edge is inside or not by a hair
        assume(segment.intersection(polygon(shape).exterior.buffer(1e-9)).length < 1e-6)
        assert found == pytest.approx(common(segment, polygon(shape)).length, abs=1e-5)


@given(rects, rects)
def test_the_share_behind_a_front_line(rect: Rect, other: Rect) -> None:
    far = 100.0
    half = [(-far, rect.hd), (far, rect.hd), (far, -far), (-far, -far)]
    behind = shapely.Polygon(
        [(rect.cx + u * rect.rx + v * rect.fx, rect.cy + u * rect.ry + v * rect.fy) for u, v in half]
    )
    expected = common(behind, polygon(other)).area / (other.w * other.d)
    assert share_behind(rect, other) == pytest.approx(expected, abs=1e-6)


@given(polygons())
def test_areas_and_centroids_agree_with_shapely(shape: Convex) -> None:
    expected = polygon(shape)
    assert area_of(shape.xs, shape.ys) == pytest.approx(expected.area)
    assert shape.area == pytest.approx(expected.area)
    assert centroid_of(shape.xs, shape.ys) == pytest.approx((expected.centroid.x, expected.centroid.y), abs=1e-6)


def test_clipping_of_nothing_and_of_what_has_no_area() -> None:
    assert clip([], [], 1, 0, 0) == ([], [])
    assert area_of([0.0, 1.0], [0.0, 1.0]) == 0
    assert centroid_of([0.0, 1.0, 2.0], [0.0, 0.0, 0.0]) == (1, 0)


# ---- straight sweeps (MR-5.19) -----------------------------------------------------------------------------


def at(rect: Rect, direction: tuple[float, float], s: float) -> Rect:
    return shifted(rect, direction[0] * s, direction[1] * s)


@given(rects, directions, rects, st.sampled_from([0.01, 0.0]), st.lists(st.floats(-10, 10), min_size=8, max_size=8))
def test_a_sweep_is_the_overlap_at_every_place(
    a: Rect, way: tuple[float, float], b: Rect, slack: float, stops: list[float]
) -> None:
    low, high = sweep(a, *way, b, slack)
    samples = [*stops, low - 1e-6, low + 1e-6, high - 1e-6, high + 1e-6, (low + high) / 2]
    for s in samples:
        if abs(s) < 20 and min(abs(s - low), abs(s - high)) > 1e-7:
            here = at(a, way, s)
            sure = projections_overlap(here, b, slack + 1e-8) == projections_overlap(here, b, slack - 1e-8)
            assert not sure or overlap(here, b, slack) == (low < s < high)


@given(
    rects, directions, polygons(), st.sampled_from([0.01, 0.0]), st.lists(st.floats(-10, 10), min_size=8, max_size=8)
)
def test_a_sweep_over_a_polygon_is_the_overlap_at_every_place(
    a: Rect, way: tuple[float, float], b: Convex, slack: float, stops: list[float]
) -> None:
    low, high = sweep_convex(a, *way, b, slack)
    samples = [*stops, low - 1e-6, low + 1e-6, high - 1e-6, high + 1e-6, (low + high) / 2]
    for s in samples:
        if abs(s) < 20 and min(abs(s - low), abs(s - high)) > 1e-7:
            here = at(a, way, s)
            sure = projections_overlap(here, b, slack + 1e-8) == projections_overlap(here, b, slack - 1e-8)
            assert not sure or overlap_convex(here, b, slack) == (low < s < high)


@settings(max_examples=200)
@given(rects, directions, rects, st.floats(0, 3), st.lists(st.floats(-10, 10), min_size=8, max_size=8))
def test_where_a_way_comes_within_a_limit(
    a: Rect, way: tuple[float, float], b: Rect, limit: float, stops: list[float]
) -> None:
    low, high = sweep_within(a, *way, b, limit)
    if low <= high and abs(low) < 50:
        gap = distance(at(a, way, low), b)
        assert gap == pytest.approx(limit, abs=1e-5)
    for s in stops:
        gap = distance(at(a, way, s), b)
        if abs(gap - limit) > 1e-6:
            assert (low <= s <= high) == (gap <= limit)


@given(rects, directions, rects, st.floats(0, 8))
def test_the_closest_approach_is_that_of_the_ground_covered(
    a: Rect, way: tuple[float, float], b: Rect, length: float
) -> None:
    start, end = polygon(a), polygon(at(a, way, length))
    swept = start.union(end).convex_hull
    assert closest(a, *way, length, b) == pytest.approx(swept.distance(polygon(b)), abs=1e-6)


@given(rects, directions, st.floats(0, 8), rects, st.floats(0, 3))
def test_the_first_place_within_a_limit(
    a: Rect, way: tuple[float, float], length: float, b: Rect, limit: float
) -> None:
    s = first_within(a, *way, length, b, limit)
    gap = closest(a, *way, length, b)
    assume(abs(gap - limit) > 1e-5)
    if s < 0:
        assert gap > limit
    else:
        assert distance(at(a, way, s), b) <= limit + 1e-6
        assert s == 0 or distance(at(a, way, s / 2), b) > limit - 1e-6


def test_a_way_that_grazes_touches() -> None:
    a, b = rect_at(0, 0, 90, 0.5, 0.5), rect_at(3, 0.75, 0, 1, 1)
    assert closest(a, 1, 0, 5, b) == 0
    assert closest(a, 1, 0, 1, b) == pytest.approx(1.25)
    assert sweep_within(a, 1, 0, b, 0.0) == (2.25, 3.75)


def test_a_way_that_passes_never_meets() -> None:
    a = rect_at(0, 0, 0, 2, 0.5)
    assert sweep(a, 0, 1, rect_at(5, 3, 0, 2, 0.5)) == NEVER
    assert sweep(a, 0, 1, rect_at(2.0, 3, 0, 2, 0.5)) == NEVER
    assert sweep_within(a, 0, 1, rect_at(5, 3, 0, 2, 0.5), 2.9) == NEVER
    low, high = sweep_within(a, 0, 1, rect_at(5, 3, 0, 2, 0.5), 3.0)
    assert (low, high) == (2.5, 3.5)
    assert first_within(a, 0, 1, 2.4, rect_at(5, 3, 0, 2, 0.5), 3.0) == -1


@given(st.lists(rects, max_size=8), places, places, directions, st.floats(0, 6), st.floats(0, 2))
def test_along_leaves_nothing_out(
    shapes: list[Rect], x: float, y: float, way: tuple[float, float], length: float, reach: float
) -> None:
    end = (x + way[0] * length, y + way[1] * length)
    found = along(shapes, x, y, *way, length, reach)
    assert set(found) >= {i for i, rect in enumerate(shapes) if segment_to_rect(x, y, *end, rect) <= reach}


@given(rects, directions)
def test_the_room_to_the_edge_of_the_table(rect: Rect, way: tuple[float, float]) -> None:
    place = shifted(rect, 10, 10)
    room = room_on_table(place, *way, 20, 20)
    assert on_table(at(place, way, room), 20, 20)
    assert not on_table(at(place, way, room + 0.5), 20, 20)


@given(places, places, places, places, places, places, places, places)
def test_crossings_agree_with_shapely(
    ax: float, ay: float, bx: float, by: float, px: float, py: float, qx: float, qy: float
) -> None:
    one, two = line((ax, ay), (bx, by)), line((px, py), (qx, qy))
    assume(min(one.length, two.length) > 0.01)
    ends = [
        shapely.Point(x, y).distance(other)
        for x, y, other in ((ax, ay, two), (bx, by, two), (px, py, one), (qx, qy, one))
    ]
    assume(min(ends) > 1e-6)
    t = crossing(ax, ay, bx, by, px, py, qx, qy)
    assert (t >= 0) == one.crosses(two)
    if t >= 0:
        met = one.intersection(two)
        assert isinstance(met, shapely.Point)
        assert (ax + t * (bx - ax), ay + t * (by - ay)) == pytest.approx((met.x, met.y), abs=1e-5)


def test_a_way_in_two_pieces_crosses_a_line_once() -> None:
    assert crossing(0, 0, 0, 1, -1, 1, 1, 1) == 1
    assert crossing(0, 1, 0, 2, -1, 1, 1, 1) == -1
    # a corner of the polyline belongs to the segment that begins there
    assert crossing(0, 0, 0, 2, -1, 1, 0, 1) == -1
    assert crossing(0, 0, 0, 2, 0, 1, 1, 1) == 0.5
    assert crossing(0, 0, 0, 2, 0, 0, 0, 3) == -1


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0, 2)), max_size=5), st.floats(0, 6))
def test_free_places_beside_blocked_stretches(parts: list[tuple[float, float]], s: float) -> None:
    blocked = [(start, start + length) for start, length in parts]

    def free(x: float) -> bool:
        return not any(low < x < high for low, high in blocked)

    down, up = free_down(blocked, s), free_up(blocked, s, 20)
    assert down >= 0 or not free(0)
    if down >= 0:
        assert free(down)
        assert down <= s
        assert not any(free(down + (s - down) * k / 50) for k in range(1, 51) if down + (s - down) * k / 50 > down)
    assert free(up)
    assert up >= s
    assert free_up(blocked, s, up - 0.1) == -1
    if free(s):
        assert down == up == s


# ---- turns -------------------------------------------------------------------------------------------------


@given(rects, st.floats(0.1, 180), st.booleans())
def test_a_wheel_turns_about_a_front_corner(rect: Rect, angle: float, right: bool) -> None:
    after = wheel(rect, angle if right else -angle)
    pivot = 1 if right else 0
    assert (after.xs[pivot], after.ys[pivot]) == pytest.approx((rect.xs[pivot], rect.ys[pivot]), abs=1e-9)
    origin = (rect.xs[pivot], rect.ys[pivot])
    expected = affinity.rotate(polygon(rect), -angle if right else angle, origin=origin)
    assert polygon(after).hausdorff_distance(expected) < 1e-6
    turned_by = turn_between(rect.facing, after.facing)
    assert abs(turned_by) == pytest.approx(angle)
    assert angle > 179.9 or (turned_by > 0) == right


def test_the_arc_of_a_wheel() -> None:
    assert wheel_arc(2, 45) == pytest.approx(1.5708, abs=1e-4)
    assert wheel_arc(2, -45) == pytest.approx(1.5708, abs=1e-4)
    assert wheel_angle(2, wheel_arc(2, 33)) == pytest.approx(33)
    assert wheel_stops(1) == [0.25, 0.5, 0.75, 1]
    assert wheel_stops(-0.6) == [-0.25, -0.5, -0.6]
    assert wheel_stops(0.1) == [0.1]


def test_bearings() -> None:
    assert [bearing(0, 0, *p) for p in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1))] == pytest.approx(
        [0, 90, 180, 270, 45]
    )
    assert turn_between(350, 10) == 20
    assert turn_between(10, 350) == -20
    assert turn_between(0, 180) == 180
