"""MR-4 Terrain: levels, areas, walls, streams, rivers and towns, as the ground answers."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.boards.table.measure import inside, overlap_convex
from longroll.boards.table.shapes import rect_at, shifted
from longroll.games.reason.components import CLASS_OF, HA, HC, IC, II, KINDS, LC, MF, RA, RI
from longroll.games.reason.field import (
    FREE,
    IN_DIFFICULT,
    IN_IMPASSABLE,
    IN_RIVER,
    IN_SECTOR,
    OFF_TABLE,
    OFFICER,
)
from longroll.games.reason.field import Field as Ground
from longroll.games.reason.rules.command import vulnerability
from longroll.games.reason.rules.cover import eye, in_cover
from longroll.kit.clauses import rule
from tests.reason.field import Field, scenario

TWO = """
first a RI 10 10 0
second e RI 10 20 180
"""


def ground(**things: object) -> Ground:
    return Ground(scenario(TWO, **things))  # type: ignore[arg-type]


def square(x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, float]]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


HILLS = [(1, square(8, 8, 16, 16)), (2, square(10, 10, 14, 14)), (1, [(20, 5), (24, 5), (22, 9)])]
HILLY = ground(levels=HILLS)


@rule("MR-4.2")
def test_the_level_of_a_point_is_the_highest_that_contains_it() -> None:
    field = HILLY
    assert [field.level_at(*p) for p in ((7, 7), (9, 9), (12, 12), (8, 8), (22, 6), (20.2, 8))] == [0, 1, 2, 1, 1, 0]


@rule("MR-4.2", "MR-13.5")
def test_levels_change_where_the_centre_passes() -> None:
    field = HILLY
    assert field.level_changes(12, 6, 12, 18) == [
        (pytest.approx(2 / 12), 1),
        (pytest.approx(4 / 12), 1),
        (pytest.approx(8 / 12), -1),
        (pytest.approx(10 / 12), -1),
    ]
    assert field.level_changes(1, 1, 5, 5) == []
    assert field.level_changes(12, 11, 13, 12) == []
    # reaching the border is being on the hill, and leaving it is going down
    assert field.level_changes(12, 6, 12, 8) == [(1.0, 1)]
    assert field.level_changes(12, 8, 12, 6) == [(0.0, -1)]


@given(st.floats(0, 40), st.floats(0, 30), st.floats(0, 40), st.floats(0, 30))
def test_level_changes_add_up(ax: float, ay: float, bx: float, by: float) -> None:
    field = HILLY
    total = sum(change for _, change in field.level_changes(ax, ay, bx, by))
    assert total == field.level_at(bx, by) - field.level_at(ax, ay)


@rule("MR-4.1", "MR-4.3")
def test_a_unit_is_in_difficult_terrain_with_half_its_area() -> None:
    field = ground(woods=[square(10, 10, 12, 14)], rough=[square(12, 10, 14, 14)], impassable=[square(20, 10, 24, 14)])
    half = rect_at(10, 12, 0, 2, 0.5)
    assert field.in_difficult(half)
    assert field.in_cover_area(half)
    assert not field.in_difficult(shifted(half, -0.01, 0))
    # woods and rough together are difficult, but only the woods are cover
    assert field.in_difficult(rect_at(12, 12, 0, 2, 0.5))
    assert field.in_cover_area(rect_at(12, 12, 0, 2, 0.5))
    assert field.in_difficult(rect_at(12.1, 12, 0, 2, 0.5))
    assert not field.in_cover_area(rect_at(12.1, 12, 0, 2, 0.5))
    assert not field.in_difficult(rect_at(22, 12, 0, 2, 0.5))
    assert not field.in_difficult(rect_at(30, 12, 0, 2, 0.5))


@rule("MR-4.3", "MR-13.1")
def test_for_movement_a_touch_is_enough() -> None:
    field = ground(woods=[square(10, 10, 12, 14)])
    assert field.touches_difficult(rect_at(9.02, 12, 0, 2, 0.5))
    assert not field.touches_difficult(rect_at(9, 12, 0, 2, 0.5))
    assert not field.touches_difficult(rect_at(9.005, 12, 0, 2, 0.5), 0.01)
    # going north past the woods' south edge: from y = 10 - 0.25 to the end
    assert field.difficult_stretches(rect_at(11, 8, 0, 2, 0.5), 0, 1, 4) == [(pytest.approx(1.75), 4)]
    assert field.difficult_stretches(rect_at(11, 8, 0, 2, 0.5), 0, 1, 1.7) == []
    assert field.difficult_stretches(rect_at(11, 8, 0, 2, 0.5), 0, 1, 9) == [(pytest.approx(1.75), pytest.approx(6.25))]


def test_stretches_that_touch_are_one() -> None:
    field = ground(woods=[square(10, 10, 12, 12)], rough=[square(10, 12, 12, 14), square(10, 20, 12, 21)])
    stretches = field.difficult_stretches(rect_at(11, 8, 0, 2, 0.5), 0, 1, 20)
    assert stretches == [(pytest.approx(1.75), pytest.approx(6.25)), (pytest.approx(11.75), pytest.approx(13.25))]


@rule("MR-4.4")
def test_woods_cover_and_rough_does_not_unless_the_map_says_so() -> None:
    data = scenario(TWO, woods=[square(10, 10, 12, 12)], rough=[square(14, 10, 16, 12)])
    field = Ground(data)
    assert field.in_cover_area(rect_at(11, 11, 0, 1, 1))
    assert not field.in_cover_area(rect_at(15, 11, 0, 1, 1))
    data.areas[0].cover = False
    data.areas[1].cover = True
    other = Ground(data)
    assert not other.in_cover_area(rect_at(11, 11, 0, 1, 1))
    assert other.in_cover_area(rect_at(15, 11, 0, 1, 1))


@rule("MR-4.5")
@pytest.mark.parametrize("kind", ["wall", "entrenchment"])
def test_a_unit_is_behind_a_wall_half_a_bw_away(kind: str) -> None:
    field = ground(**{kind: [[(9, 11), (11, 11)]]})
    behind = rect_at(10, 11.75, 180, 2, 0.5)
    assert field.behind_wall(10, 8, behind) == 0
    assert field.behind_wall(10, 8, shifted(behind, 0, 0.01)) == -1
    # from the other side, past the end of the wall, from above it
    assert field.behind_wall(10, 14, behind) == -1
    assert field.behind_wall(14, 11, behind) == -1
    assert field.behind_wall(11.6, 8, behind) == 0


@rule("MR-4.5", "MR-4.6")
def test_a_stream_is_no_wall() -> None:
    field = ground(stream=[[(9, 11), (11, 11)]], river=[[(9, 11.2), (11, 11.2)]])
    assert field.behind_wall(10, 8, rect_at(10, 11.75, 180, 2, 0.5)) == -1


@rule("MR-4.6", "MR-13.2")
def test_obstacles_are_crossed_once_each_time() -> None:
    field = ground(stream=[[(0, 5), (10, 6), (20, 5)]], wall=[[(5, 8), (15, 8)]], river=[[(0, 9), (20, 9)]])
    crossed = field.obstacles_crossed(10, 4, 10, 10)
    assert [line for _, line in crossed] == [0, 1]
    assert [10 * t / 10 for t, _ in crossed] == pytest.approx([2 / 6, 4 / 6])
    assert field.obstacles_crossed(10, 4, 10, 5.9) == []
    assert [line for _, line in field.obstacles_crossed(9, 4, 12, 9)] == [0, 1]
    # in two pieces the way pays once
    assert len(field.obstacles_crossed(2, 4, 2, 5.2)) + len(field.obstacles_crossed(2, 5.2, 2, 6)) == 1


@rule("MR-2.11")
def test_more_than_a_tenth_of_a_stream_inside_is_straddling() -> None:
    field = ground(stream=[[(0, 5.8), (20, 5.8)]])
    assert field.straddles_stream(rect_at(5, 6, 0, 2, 0.5))
    assert not field.straddles_stream(rect_at(5, 6.1, 0, 2, 0.5))
    corner = math.sqrt(2) / 2
    assert field.straddles_stream(rect_at(5, 5.8 + corner - 0.06, 45, 1, 1))
    assert not field.straddles_stream(rect_at(5, 5.8 + corner - 0.04, 45, 1, 1))


@rule("MR-4.6", "MR-2.11")
def test_a_column_on_a_road_does_not_straddle() -> None:
    text = "first a RI 10 10 0 MF\nsecond e RI 20 20 180"
    wet = Field(text, at="nothing", stream=[[(5, 10), (15, 10)]])
    assert vulnerability(wet.state, wet.unit("a")) == "stream"
    dry = Field(text, at="nothing", stream=[[(5, 10), (15, 10)]], roads=[[(10.4, 0), (10.4, 20)]])
    assert vulnerability(dry.state, dry.unit("a")) == ""
    dry.state.put(dry.unit("a"), 10, 10, 0, 0)
    assert vulnerability(dry.state, dry.unit("a")) == "stream"


@rule("MR-4.6")
def test_rivers_forbid_except_at_bridges() -> None:
    field = ground(river=[[(0, 10), (20, 10), (20, 0)]], roads=[[(5, 0), (5, 20)]])
    at = rect_at(10, 10, 0, 2, 0.5)
    assert field.forbidden(at, RI) == IN_RIVER
    assert field.forbidden(at, OFFICER) == IN_RIVER
    # the strip is 0.04 wide, 0.01 of overlap does not count (MR-5.5)
    assert field.forbidden(shifted(at, 0, 0.265), RI) == FREE
    assert field.forbidden(shifted(at, 0, 0.255), RI) == IN_RIVER
    assert field.bridges == ((5, 10),)
    assert field.roads[0].bridged
    assert field.river_crossed(10, 8, 10, 12) == 0
    assert field.river_crossed(5.2, 8, 5.2, 12) == -1
    assert field.river_crossed(10, 8, 12, 9) == -1


@rule("MR-4.6", "MR-26.5")
def test_a_river_may_have_no_bridge() -> None:
    field = ground(
        river=[[(0, 10), (20, 10)]],
        roads=[[(5, 0), (5, 20)]],
        special=[{"type": "no_bridge", "linear": "river-1"}],
    )
    assert field.bridges == ()
    assert not field.roads[0].bridged
    assert field.river_crossed(5, 8, 5, 12) == 0


@rule("MR-4.7")
def test_towns_have_sectors_and_some_of_them_adjoin() -> None:
    field = ground(towns={"burg": [(10, 10, 12, 12), (12, 10, 14, 12), (14, 12, 16, 14)], "dorf": [(10, 12, 12, 14)]})
    assert field.sector_ids == ["burg-1", "burg-2", "burg-3", "dorf-1"]
    assert field.adjoining == ((1,), (0,), (), ())
    assert field.sectors_of == ((0, 1, 2), (3,))
    for kind in range(len(KINDS)):
        assert field.forbidden(rect_at(11, 12.1, 0, 1, 1), kind) == IN_SECTOR
    assert field.forbidden(rect_at(11, 11, 0, 0.5, 0.5), OFFICER) == FREE


@rule("MR-4.8")
def test_nothing_enters_impassable_ground_or_leaves_the_table() -> None:
    field = ground(impassable=[square(10, 10, 12, 12)])
    for kind in (*range(len(KINDS)), OFFICER):
        assert field.forbidden(rect_at(11, 12.2, 0, 2, 0.5), kind) == IN_IMPASSABLE
        assert field.forbidden(rect_at(0.9, 5, 0, 2, 0.5), kind) == OFF_TABLE
        assert field.forbidden(rect_at(1, 0.25, 0, 2, 0.5), kind) == FREE
        assert field.forbidden(rect_at(39.5, 29.5, 0, 1, 1), kind) == FREE
        assert field.forbidden(rect_at(39.5, 29.5, 45, 1, 1), kind) == OFF_TABLE
        assert field.forbidden(rect_at(41, 15, 0, 1, 1), kind) == OFF_TABLE
        assert field.forbidden(rect_at(-3, -2, 0, 1, 1), kind) == OFF_TABLE


@rule("MR-4.1", "MR-13.1")
def test_difficult_terrain_bars_regular_cavalry_and_guns() -> None:
    field = ground(rough=[square(10, 10, 12, 12)])
    at = rect_at(11, 11, 0, 1, 1)
    assert [field.forbidden(at, kind) for kind in (RI, II, IC)] == [FREE] * 3
    assert [field.forbidden(at, kind) for kind in (HC, LC, HA, RA)] == [IN_DIFFICULT] * 4
    assert field.is_free(at, RI)
    assert not field.is_free(at, HC)


@rule("MR-13.3", "MR-5.19")
def test_barriers_on_a_straight_way() -> None:
    field = ground(
        rough=[square(10, 10, 12, 12)],
        impassable=[square(10, 14, 12, 16)],
        river=[[(5, 20), (15, 20)]],
        towns={"burg": [(10, 23, 12, 25)]},
    )
    unit = rect_at(11, 8, 0, 2, 0.5)

    def met(kind: int, length: float) -> list[tuple[float, float, str]]:
        found = sorted(field.barriers(unit, 0, 1, length, field.barred[kind]))
        return [(round(low, 3), round(high, 3), field.name_of(n)) for low, high, n in found]

    assert met(RI, 20) == [
        (5.76, 8.24, "impassable-1"),
        (11.74, 12.26, "river-1"),
        (14.76, 17.24, "burg-1"),
    ]
    assert met(HC, 20)[0] == (1.76, 4.24, "rough-1")
    assert met(RI, 5.7) == []
    assert [name for _, _, name in met(OFFICER, 20)] == ["impassable-1", "river-1"]


@rule("MR-4.9")
def test_who_is_in_cover_against_whom() -> None:
    field = Field(
        """
        first a RI 10 8 0
        first b RI 16 14 270
        first g II in burg-1
        second w RI 10 11.75 180
        second v RI 10 20 180
        second h RI 25 11 180
        """,
        at="nothing",
        wall=[[(9, 11), (11, 11)]],
        woods=[square(8, 19, 12, 21)],
        towns={"burg": [(24, 7, 26, 9)]},
    )
    b = field.state

    def covered(target: str, firer: str) -> bool:
        return in_cover(b, field.unit(target), *eye(b, field.unit(firer), field.unit(target)))

    assert eye(b, field.unit("a"), field.unit("w")) == (10, 8.25)
    assert eye(b, field.unit("g"), field.unit("h")) == (25, 9)
    assert covered("w", "a")
    assert not covered("w", "b")
    assert covered("v", "a")
    assert covered("g", "h")
    assert not covered("h", "g")
    b.put(field.unit("w"), 10, 12.5, 180, MF)
    assert not covered("w", "a")


@rule("MR-13.7")
def test_units_near_a_road_are_on_it() -> None:
    field = ground(roads=[[(5, 0), (5, 10), (15, 10)], [(5.6, 0), (5.6, 8)]])
    assert field.road_at(4.5, 3) == 0
    assert field.road_at(5.2, 3) == 0
    assert field.road_at(5.4, 3) == 1
    assert field.road_at(4.4, 3) == -1
    assert field.road_at(15.6, 10) == -1
    road = field.roads[0]
    assert road.length == 20
    assert road.nearest(4.6, 4) == (4, pytest.approx(0.4))
    assert road.at(4) == (5, 4, 0)
    assert road.at(4, backwards=True) == (5, 4, 180)
    assert road.at(12) == (7, 10, 90)
    assert road.at(10) == (5, 10, 0)
    assert road.at(10, backwards=True) == (5, 10, 270)


# ---- the grid leaves nothing out ---------------------------------------------------------------------------

RICH = {
    "levels": HILLS,
    "woods": [square(3, 3, 6, 5), [(25, 12), (29, 13), (27, 18)]],
    "rough": [square(16, 20, 19, 22)],
    "impassable": [square(30, 4, 33, 6)],
    "stream": [[(0, 9), (7, 10), (9, 17)]],
    "wall": [[(20, 12), (23, 13)]],
    "river": [[(0, 24), (18, 25.3), (40, 24)]],
    "towns": {"burg": [(33, 14, 35, 16), (35, 14, 37, 16)]},
}
RICH_GROUND = ground(**RICH)


@given(st.floats(0, 40), st.floats(0, 30), st.floats(0, 360), st.sampled_from([(2.0, 0.5), (1.0, 1.0)]))
def test_the_grid_hides_no_feature_from_a_place(x: float, y: float, facing: float, size: tuple[float, float]) -> None:
    field = RICH_GROUND
    rect = rect_at(x, y, facing, *size)
    for kind in range(len(KINDS)):
        everything = field.forbids(rect, field.barred[kind])
        assert (everything < 0) == field.is_free(rect, kind)
    shapes = [p for n, p in field.polygons.items() if field.difficult_mask >> n & 1]
    assert field.touches_difficult(rect, 0.01) == any(overlap_convex(rect, p) for p in shapes)
    heights = [field.height[n] for n, p in field.polygons.items() if n in field.height and inside(p, x, y)]
    assert field.level_at(x, y) == max([0, *heights])


@given(st.floats(1, 39), st.floats(1, 29), st.floats(0, 360), st.floats(0, 360), st.floats(0.1, 10))
def test_the_grid_hides_no_feature_from_a_way(x: float, y: float, facing: float, course: float, length: float) -> None:
    field = RICH_GROUND
    rect = rect_at(x, y, facing, 2, 0.5)
    dx, dy = math.sin(math.radians(course)), math.cos(math.radians(course))
    barriers = field.barriers(rect, dx, dy, length, field.barred[HC])
    for k in range(41):
        s = length * k / 40
        if min([1.0, *[min(abs(s - low), abs(s - high)) for low, high, _ in barriers]]) > 1e-6:
            met = field.forbids(shifted(rect, dx * s, dy * s), field.barred[HC] & ~1)
            assert (met >= 0) == any(low < s < high for low, high, _ in barriers)


def test_every_kind_knows_what_bars_it() -> None:
    field = RICH_GROUND
    # the edge, the impassable area, two strips of river; units also two sectors; some also three areas
    assert [mask.bit_count() for mask in field.barred] == [
        6 if CLASS_OF[k] == 0 or k == IC else 9 for k in range(len(KINDS))
    ] + [4]
