"""MR-4 Terrain: levels, areas, walls, streams, rivers and towns, as the ground answers."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.boards.plane.measure import SLACK, inside, overlap, overlap_convex
from longroll.boards.plane.shapes import Convex, Rect, box, forward_of, on_table, rect_at, shifted, strip
from longroll.games.reason import REASON
from longroll.games.reason.data.tables import tables
from longroll.games.reason.questions import Questions
from longroll.kit.clauses import rule
from tests.reason.field import Field, Polygon, scenario

TWO = """
first a RI 10 10 0
second e RI 10 20 180
"""
KINDS = tuple(tables().unit_types)
GUNS = ("HA", "HW", "RA")


def ground(**things: Any) -> Questions:
    """A table with these things on it, to be asked."""
    return Field(TWO, at="nothing", **things).ask


def square(x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, float]]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


HILLS: list[tuple[int, Polygon]] = [
    (1, square(8, 8, 16, 16)),
    (2, square(10, 10, 14, 14)),
    (1, [(20, 5), (24, 5), (22, 9)]),
]
HILLY = ground(levels=HILLS)


@rule("MR-4.2")
def test_the_level_of_a_point_is_the_highest_that_contains_it() -> None:
    points = ((7, 7), (9, 9), (12, 12), (8, 8), (22, 6), (20.2, 8))
    assert [HILLY.level(*p) for p in points] == [0, 1, 2, 1, 1, 0]


@rule("MR-4.2", "MR-13.5")
def test_levels_change_where_the_centre_passes() -> None:
    assert HILLY.level_changes(12, 6, 12, 18) == [(2, 1), (4, 1), (8, -1), (10, -1)]
    assert HILLY.level_changes(1, 1, 5, 5) == []
    assert HILLY.level_changes(12, 11, 13, 12) == []
    # reaching the border is being on the hill, and leaving it is going down
    assert HILLY.level_changes(12, 6, 12, 8) == [(2, 1)]
    assert HILLY.level_changes(12, 8, 12, 6) == [(0, -1)]


@given(st.floats(0, 40), st.floats(0, 30), st.floats(0, 40), st.floats(0, 30))
def test_level_changes_add_up(ax: float, ay: float, bx: float, by: float) -> None:
    total = sum(change for _, change in HILLY.level_changes(ax, ay, bx, by))
    assert total == HILLY.level(bx, by) - HILLY.level(ax, ay)


@rule("MR-4.1", "MR-4.3")
def test_a_unit_is_in_difficult_terrain_with_half_its_area() -> None:
    ask = ground(woods=[square(10, 10, 12, 14)], rough=[square(12, 10, 14, 14)], impassable=[square(20, 10, 24, 14)])

    def lies(x: float) -> tuple[bool, bool]:
        found = ask.footing("RI", x, 12)
        return found["difficult"], found["cover"]

    assert lies(10) == (True, True)
    assert lies(9.99) == (False, False)
    # woods and rough together are difficult, but only the woods are cover
    assert lies(12) == (True, True)
    assert lies(12.1) == (True, False)
    assert lies(22) == lies(30) == (False, False)


@rule("MR-4.3", "MR-13.1")
def test_for_movement_a_touch_is_enough() -> None:
    ask = ground(woods=[square(10, 10, 12, 14)])
    assert ask.footing("RI", 9.02, 12)["slow"]
    assert not ask.footing("RI", 9, 12)["slow"]
    # but to be forbidden it must be more than a hundredth (MR-5.5)
    assert [ask.footing("HC", x, 12)["forbidden"] for x in (9.005, 9.02)] == ["", "difficult"]


def doubled(woods: list[Any], rough: list[Any], y: float, length: float) -> float:
    """How much of a way north, from a y, difficult ground makes dearer."""
    field = Field(f"first c IC 11 {y} 0\nsecond e RI 30 20 180", woods=woods, rough=rough)
    (leg,) = field.ask.bill("c", f"A{length}")
    assert leg["distance"] == length
    return leg["difficult"]


@rule("MR-4.3", "MR-13.1")
def test_where_a_way_touches_difficult_ground() -> None:
    woods = [square(10, 10, 12, 14)]
    # going north past the woods' south edge: from y = 10 - 0.25 to the end
    assert doubled(woods, [], 8, 4) == pytest.approx(2.25)
    assert doubled(woods, [], 8, 1.7) == 0
    assert doubled(woods, [], 8, 1.75) == 0
    # and past its north edge: to y = 14 + 0.25
    assert doubled(woods, [], 13, 5) == pytest.approx(1.25)
    assert doubled(woods, [], 14.25, 5) == 0


@rule("MR-13.1")
def test_stretches_that_touch_are_one() -> None:
    woods, rough = [square(10, 10, 12, 12)], [square(10, 12, 12, 14), square(10, 20, 12, 21)]
    # in both of them from y = 11.75 to 12.25: it is not doubled twice
    assert doubled(woods, rough, 9.75, 4.5) == pytest.approx(4.5)
    # between them and the third it is not doubled
    assert doubled(woods, rough, 14, 6) == pytest.approx(0.25 + 0.25)
    assert doubled(woods, rough, 19, 3) == pytest.approx(1.5)


@rule("MR-4.4")
def test_woods_cover_and_rough_does_not_unless_the_map_says_so() -> None:
    def covered(**said: bool) -> list[bool]:
        data = scenario(TWO, woods=[square(10, 10, 12, 12)], rough=[square(14, 10, 16, 12)])
        for area in data.areas:
            area.cover = said.get(area.kind)
        ask = REASON.ask(REASON.position({"scenario": msgspec.to_builtins(data)}))
        return [ask.footing("RI", x, 11, 0, "MF")["cover"] for x in (11, 15)]

    assert covered() == [True, False]
    assert covered(woods=False, rough=True) == [False, True]


@rule("MR-4.5")
@pytest.mark.parametrize("kind", ["wall", "entrenchment"])
def test_a_unit_is_behind_a_wall_half_a_bw_away(kind: str) -> None:
    walls: dict[str, Any] = {kind: [[(9, 11), (11, 11)]]}
    field = Field("first a RI 30 5 0\nsecond e RI 10 11.75 180", at="nothing", **walls)
    behind = field.ask
    assert behind.cover("e", 10, 8) == f"{kind}-1"
    # from the other side, past the end of the wall, from above it
    assert behind.cover("e", 10, 14) == ""
    assert behind.cover("e", 14, 11) == ""
    assert behind.cover("e", 11.6, 8) == f"{kind}-1"
    assert field.put("e", 10, 11.76, 180).ask.cover("e", 10, 8) == ""


@rule("MR-4.5", "MR-4.6")
def test_a_stream_is_no_wall() -> None:
    text = "first a RI 30 5 0\nsecond e RI 10 11.75 180"
    field = Field(text, at="nothing", stream=[[(9, 11), (11, 11)]], river=[[(9, 11.2), (11, 11.2)]])
    assert field.ask.cover("e", 10, 8) == ""


@rule("MR-4.6", "MR-13.2")
def test_obstacles_are_crossed_once_each_time() -> None:
    ask = ground(stream=[[(0, 5), (10, 6), (20, 5)]], wall=[[(5, 8), (15, 8)]], river=[[(0, 9), (20, 9)]])
    assert ask.obstacles(10, 4, 10, 10) == [(2, "stream-1"), (4, "wall-1")]
    assert ask.obstacles(10, 4, 10, 5.9) == []
    assert [line for _, line in ask.obstacles(9, 4, 12, 9)] == ["stream-1", "wall-1"]
    # in two pieces the way pays once
    assert len(ask.obstacles(2, 4, 2, 5.2)) + len(ask.obstacles(2, 5.2, 2, 6)) == 1


@rule("MR-2.11")
def test_more_than_a_tenth_of_a_stream_inside_is_straddling() -> None:
    ask = ground(stream=[[(0, 5.8), (20, 5.8)]])
    assert ask.footing("RI", 5, 6)["stream"]
    assert not ask.footing("RI", 5, 6.1)["stream"]
    corner = 5.8 + math.sqrt(2) / 2
    assert ask.footing("RI", 5, corner - 0.06, 45, "MF")["stream"]
    assert not ask.footing("RI", 5, corner - 0.04, 45, "MF")["stream"]


@rule("MR-4.6", "MR-2.11")
def test_a_column_on_a_road_does_not_straddle() -> None:
    text = "first a RI 10 10 0 MF\nsecond e RI 20 20 180"
    wet = Field(text, at="nothing", stream=[[(5, 10), (15, 10)]])
    assert wet.ask.vulnerability("a") == "stream"
    dry = Field(text, at="nothing", stream=[[(5, 10), (15, 10)]], roads=[[(10.4, 0), (10.4, 20)]])
    assert dry.ask.vulnerability("a") == ""
    assert dry.put("a", 10, 10, 0).ask.vulnerability("a") == "stream"


RIVERS: dict[str, Any] = {"river": [[(0, 10), (20, 10), (20, 0)]], "roads": [[(5, 0), (5, 20)]]}


@rule("MR-4.6")
def test_rivers_forbid_except_at_bridges() -> None:
    ask = ground(**RIVERS)
    assert ask.bridges() == [(5, 10)]
    assert ask.footing("RI", 10, 10)["forbidden"] == "river"
    assert ask.footing("officer", 10, 10)["forbidden"] == "river"
    # the strip is 0.04 wide, 0.01 of overlap does not count (MR-5.5)
    assert ask.footing("RI", 10, 10.265)["forbidden"] == ""
    assert ask.footing("RI", 10, 10.255)["forbidden"] == "river"


RIDERS = """
first officer Fa 10 8
first a RI 10 6 0
first officer Fb 5.2 8
first b RI 7.8 6 0
first r RI 5 7 0 MF
second e RI 30 20 180
"""


@rule("MR-4.6", "MR-15.6")
def test_who_crosses_a_river() -> None:
    field = Field(RIDERS, **RIVERS)
    # round by the bridge it is too far
    far = field.refusal("officer OFa 10 12")
    assert (far.clause, far.reason.args["distance"]) == ("MR-15.5", "10.77")
    assert field.legal("officer OFa 12 9")
    assert field.legal("move r D+5")
    assert field.do("officer OFb 5.2 12").facts("rides")[0]["distance"] == "4.00"


@rule("MR-4.6", "MR-26.5")
def test_a_river_may_have_no_bridge() -> None:
    field = Field(RIDERS, special=[{"type": "no_bridge", "linear": "river-1"}], **RIVERS)
    assert field.ask.bridges() == []
    assert field.refused("officer OFb 5.2 12") == "MR-15.6"
    assert field.refused("move r D+5") == "MR-4.6"


@rule("MR-4.7")
def test_towns_have_sectors_and_some_of_them_adjoin() -> None:
    ask = ground(towns={"burg": [(10, 10, 12, 12), (12, 10, 14, 12), (14, 12, 16, 14)], "dorf": [(10, 12, 12, 14)]})
    assert list(ask.sectors()) == ["burg-1", "burg-2", "burg-3", "dorf-1"]
    assert [ask.adjoining(sector) for sector in ask.sectors()] == [["burg-2"], ["burg-1"], [], []]
    assert ask.towns() == {"burg": ["burg-1", "burg-2", "burg-3"], "dorf": ["dorf-1"]}
    for kind in KINDS:
        assert ask.footing(kind, 11, 12.1)["forbidden"] == "sector"
    assert ask.footing("officer", 11, 11)["forbidden"] == ""


@rule("MR-4.8")
@pytest.mark.parametrize("kind", [*KINDS, "officer"])
def test_nothing_enters_impassable_ground_or_leaves_the_table(kind: str) -> None:
    ask = ground(impassable=[square(10, 10, 12, 12)])
    w, d = (0.25, 0.25) if kind == "officer" else (0.5, 0.5) if kind in GUNS else (1, 0.25)

    def forbidden(x: float, y: float, facing: float = 0) -> str:
        found: str = ask.footing(kind, x, y, facing)["forbidden"]
        return found

    assert forbidden(11, 12.2) == "impassable"
    assert forbidden(w - 0.1, 5) == "off-table"
    assert forbidden(w, d) == ""
    assert forbidden(40 - w, 30 - d) == ""
    # an officer's base is never turned
    assert forbidden(40 - w, 30 - d, 45) == ("" if kind == "officer" else "off-table")
    assert forbidden(41, 15) == "off-table"
    assert forbidden(-3, -2) == "off-table"


@rule("MR-4.1", "MR-13.1")
def test_difficult_terrain_bars_regular_cavalry_and_guns() -> None:
    ask = ground(rough=[square(10, 10, 12, 12)])
    forbidden = {kind: ask.footing(kind, 11, 11)["forbidden"] for kind in KINDS}
    assert forbidden == {
        "RI": "", "II": "", "IC": "",
        "HC": "difficult", "LC": "difficult", "HA": "difficult", "HW": "difficult", "RA": "difficult",
    }  # fmt: skip


@rule("MR-13.3", "MR-5.19")
def test_barriers_on_a_straight_way() -> None:
    ask = ground(
        rough=[square(10, 10, 12, 12)],
        impassable=[square(10, 14, 12, 16)],
        river=[[(5, 20), (15, 20)]],
        towns={"burg": [(10, 23, 12, 25)]},
    )
    assert ask.barriers("RI", 11, 8, 0, 20) == [
        (5.76, 8.24, "impassable-1"),
        (11.74, 12.26, "river-1"),
        (14.76, 17.24, "burg-1"),
    ]
    assert ask.barriers("HC", 11, 8, 0, 20)[0] == (1.76, 4.24, "rough-1")
    assert ask.barriers("RI", 11, 8, 0, 5.7) == []
    assert [name for _, _, name in ask.barriers("officer", 11, 8, 0, 20)] == ["impassable-1", "river-1"]


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

    def covered(target: str, firer: str) -> str:
        return field.ask.cover(target, *field.ask.eye(firer, target))

    assert field.ask.eye("a", "w") == (10, 8.25)
    assert field.ask.eye("g", "h") == (25, 9)
    assert covered("w", "a") == "wall-1"
    assert covered("w", "b") == ""
    assert covered("v", "a") == "area"
    assert covered("g", "h") == "garrison"
    assert covered("h", "g") == ""
    field.put("w", 10, 12.5, 180, "MF")
    assert covered("w", "a") == ""


@rule("MR-13.7")
def test_units_near_a_road_are_on_it() -> None:
    ask = ground(roads=[[(5, 0), (5, 10), (15, 10)], [(5.6, 0), (5.6, 8)]])
    points = ((4.5, 3), (5.2, 3), (5.4, 3), (4.4, 3), (15.6, 10))
    assert [ask.terrain(x, y)["road"] for x, y in points] == ["road-1", "road-1", "road-2", "", ""]


@rule("MR-13.7")
def test_a_road_leads_round_its_bends_to_its_end() -> None:
    def after(x: float, y: float, facing: float, path: str) -> tuple[float, ...]:
        field = Field(f"first r RI {x} {y} {facing} MF\nsecond e RI 30 20 180", roads=[[(5, 0), (5, 10), (15, 10)]])
        if not field.legal(f"move r {path}"):
            return ()
        cost: float = field.ask.path("r", path)["cost"]
        return *field.do(f"move r {path}").pose("r"), cost

    assert after(5, 2, 0, "D+2") == (5, 4, 0, 2)
    assert after(5, 6, 180, "D-2") == (5, 4, 180, 2)
    assert after(5, 7, 0, "D+5") == (7, 10, 90, 5)
    # at the corner the stretch just travelled counts
    assert after(5, 7, 0, "D+3") == (5, 10, 0, 3)
    assert after(7, 10, 270, "D-2") == (5, 10, 270, 2)
    # from beside the road the way to it is paid
    assert after(4.6, 4, 0, "D+1.4") == (5, 5, 0, 1.4)
    # ten and ten long
    assert after(12, 10, 90, "D+3") == (15, 10, 90, 3)
    assert after(12, 10, 90, "D+3.01") == ()


# ---- the grid leaves nothing out ---------------------------------------------------------------------------

RICH: dict[str, Any] = {
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
TOUCH = SLACK + 1e-6
"""More than this must overlap (MR-5.5)."""
AREAS = {kind: [Convex(poly) for poly in RICH[kind]] for kind in ("woods", "rough", "impassable")}
DIFFICULT = [*AREAS["woods"], *AREAS["rough"]]
(RIVER,) = RICH["river"]
STRIPS = [strip(ax, ay, bx, by, 0.02) for (ax, ay), (bx, by) in pairwise(RIVER)]
SECTORS = [box(*sector) for sector in RICH["towns"]["burg"]]


def closed(rect: Rect, kind: str) -> bool:
    """Is a base on ground closed to a kind of unit, looking at everything on the table?"""
    polygons = AREAS["impassable"] + ([] if kind in ("RI", "II", "IC") else DIFFICULT)
    return any(overlap_convex(rect, polygon, TOUCH) for polygon in polygons) or any(
        overlap(rect, other, TOUCH) for other in STRIPS + SECTORS
    )


@given(st.floats(0, 40), st.floats(0, 30), st.floats(0, 360), st.sampled_from(["FF", "MF"]))
def test_the_grid_hides_no_feature_from_a_place(x: float, y: float, facing: float, formation: str) -> None:
    for kind in KINDS:
        rect = rect_at(x, y, facing, *((2, 0.5) if formation == "FF" and kind not in GUNS else (1, 1)))
        found = RICH_GROUND.footing(kind, x, y, facing, formation)
        assert bool(found["forbidden"]) == (not on_table(rect, 40, 30) or closed(rect, kind))
        assert found["slow"] == any(overlap_convex(rect, polygon, 0.0) for polygon in DIFFICULT)
    heights = [level for level, polygon in HILLS if inside(Convex(polygon), x, y)]
    assert RICH_GROUND.level(x, y) == max([0, *heights])


@given(st.floats(1, 39), st.floats(1, 29), st.floats(0, 360), st.floats(0, 360), st.floats(0.1, 10))
def test_the_grid_hides_no_feature_from_a_way(x: float, y: float, facing: float, aside: float, length: float) -> None:
    rect = rect_at(x, y, facing, 2, 0.5)
    dx, dy = forward_of((facing + aside) % 360)
    barriers = RICH_GROUND.barriers("HC", x, y, facing, length, aside)
    for k in range(41):
        s = length * k / 40
        if min([1.0, *[min(abs(s - low), abs(s - high)) for low, high, _ in barriers]]) > 2e-6:
            assert closed(shifted(rect, dx * s, dy * s), "HC") == any(low < s < high for low, high, _ in barriers)


@rule("MR-4.6", "MR-4.7", "MR-4.8", "MR-13.1")
def test_what_is_closed_to_each_kind() -> None:
    everybody = {"impassable-1", "river-1"}
    units = everybody | {"burg-1", "burg-2"}
    assert set(RICH_GROUND.closed_to("officer")) == everybody
    for kind in KINDS:
        difficult = set() if kind in ("RI", "II", "IC") else {"woods-1", "woods-2", "rough-1"}
        assert set(RICH_GROUND.closed_to(kind)) == units | difficult
