"""MR-5.8 to MR-5.18 word for word, with shapely, on random tables: lines of fire and flanks must agree."""

from __future__ import annotations

import random
from typing import NamedTuple

import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from longroll.boards.plane.shapes import LEFT, RIGHT, Rect, rect_at
from longroll.kit.clauses import rule
from tests.reason.field import Field

NEVER_SURE = 1e-4
"""Lengths and areas nearer to their limit than this are left out: either answer is right."""

WOODS = [[(2, 12), (7, 11), (8, 14), (3, 15)], [(14, 17), (16, 17), (16, 19), (14, 19)]]
LEVELS = [(1, [(8, 10), (14, 9), (15, 14), (9, 15)]), (2, [(10, 11), (13, 11), (13, 13), (10, 13)])]
TOWN = [(11, 16, 13, 18), (13, 15, 15, 17)]
FIELD = Field(
    """
    first a RI 5 5 0
    first g HA 8 5 0
    first h HW 11 5 0
    first t II in burg-1
    first f RI 14 5 0
    first c HC 17 5 0
    second e RI 5 25 180
    second k LC 8 25 180
    second u II in burg-2
    """,
    at="nothing",
    w=24,
    h=30,
    woods=WOODS,
    rough=[[(17, 10), (20, 10), (20, 13), (17, 13)]],
    levels=LEVELS,
    towns={"burg": TOWN},
)
MOVABLE = "aghfcek"


class Unit(NamedTuple):
    """A unit of FIELD as the table shows it."""

    side: str
    kind: str
    sector: str
    shape: Rect


def seen(name: str) -> Unit:
    found = FIELD.ask.unit(name)
    shape = rect_at(found["x"], found["y"], found["facing"], found["width"], found["depth"])
    return Unit(found["side"], found["type"], found["garrison"], shape)


def polygon(rect: Rect) -> shapely.Polygon:
    return shapely.Polygon(rect.corners)


def over(length: float, limit: float) -> bool:
    """Longer than a limit, as MR-1.5 compares."""
    assume(abs(length - limit - 0.001) > NEVER_SURE)
    return length > limit + 0.001


class Literal:
    """The table of FIELD, read by the words of the rules."""

    def __init__(self) -> None:
        self.units = {name: seen(name) for name in FIELD.ask.units()}
        self.woods = [shapely.Polygon(area) for area in WOODS]
        self.levels = [(level, shapely.Polygon(area)) for level, area in LEVELS]
        self.sectors = {f"burg-{n}": shapely.box(*sector) for n, sector in enumerate(TOWN, 1)}

    def level(self, unit: str) -> int:
        shape = self.units[unit].shape
        centre = shapely.Point(shape.cx, shape.cy)
        assume(all(p.exterior.distance(centre) > NEVER_SURE for _, p in self.levels))
        return max([0, *[level for level, p in self.levels if p.contains(centre)]])

    def sees(self, line: shapely.LineString, unit: str, target: str) -> bool:
        """MR-5.12."""
        if over(sum(line.intersection(wood).length for wood in self.woods), 1.0):
            return False
        own = {self.units[unit].sector, self.units[target].sector}
        for n, sector in self.sectors.items():
            if n not in own and over(line.intersection(sector).length, 0.01):
                return False
        top = max(self.level(unit), self.level(target))
        higher = shapely.union_all([p for level, p in self.levels if level > top])
        return not over(line.intersection(higher).length, 0.05)

    def arc(self, rect: Rect) -> shapely.Polygon:
        """MR-5.8."""
        far = 60.0
        uv = [(-rect.hw, rect.hd), (rect.hw, rect.hd), (rect.hw + far, rect.hd + far), (-rect.hw - far, rect.hd + far)]
        return shapely.Polygon(
            [(rect.cx + u * rect.rx + v * rect.fx, rect.cy + u * rect.ry + v * rect.fy) for u, v in uv]
        )

    def aims(self, unit: str, target: str) -> list[tuple[float, float]]:
        """MR-5.10, MR-5.11."""
        shape, aim = self.units[unit].shape, self.units[target].shape
        corners = aim.corners
        points = [(aim.cx, aim.cy), *corners]
        points += [((corners[i][0] + corners[i - 1][0]) / 2, (corners[i][1] + corners[i - 1][1]) / 2) for i in range(4)]
        if self.units[unit].sector:
            return points
        arc = self.arc(shape)
        assume(all(arc.exterior.distance(shapely.Point(p)) > NEVER_SURE for p in points))
        inside = [p for p in points if arc.contains(shapely.Point(p))]
        if inside:
            return inside
        part = shapely.intersection(arc, polygon(aim), grid_size=1e-9)
        return [(part.centroid.x, part.centroid.y)] if part.area > 0 else []

    def others(self, unit: str, target: str) -> list[str]:
        return [u for u in self.units if u not in (unit, target)]

    def musketry(self, unit: str, target: str) -> bool:
        """MR-5.13."""
        shape = self.units[unit].shape
        if self.units[unit].sector:
            c = shape.corners
            starts = [*c, *[((c[i][0] + c[i - 1][0]) / 2, (c[i][1] + c[i - 1][1]) / 2) for i in range(4)]]
        else:
            (ax, ay), (bx, by) = shape.corners[:2]
            starts = [(ax + t * (bx - ax), ay + t * (by - ay)) for t in (0, 0.25, 0.5, 0.75, 1)]
        found = False
        for start in starts:
            for aim in self.aims(unit, target):
                line = shapely.LineString([start, aim])
                free = not any(
                    over(line.intersection(polygon(self.units[u].shape)).length, 0.05)
                    for u in self.others(unit, target)
                )
                found |= free and self.sees(line, unit, target)
        return found

    def artillery(self, unit: str, target: str) -> bool:
        """MR-5.14, MR-5.15."""
        shape = self.units[unit].shape
        mx, my = shape.front_middle
        ahead = shapely.Polygon(
            [
                (mx + u * shape.rx + v * shape.fx, my + u * shape.ry + v * shape.fy)
                for u, v in ((-60, 0), (60, 0), (60, 60), (-60, 60))
            ]
        )
        found = False
        for x, y in self.aims(unit, target):
            line = shapely.LineString([(mx, my), (x, y)])
            lane = shapely.intersection(line.buffer(0.5, cap_style="flat"), ahead, grid_size=1e-9)
            free = True
            for u in self.others(unit, target):
                if self.units[unit].kind == "HW" and self.units[u].side == self.units[unit].side:
                    continue
                area = lane.intersection(polygon(self.units[u].shape)).area
                assume(abs(area - 0.02) > NEVER_SURE)
                free &= area <= 0.02
            found |= free and self.sees(line, unit, target)
        return found

    def flanked(self, unit: str) -> bool:
        """MR-5.16 to MR-5.18, without the attack."""
        own = self.units[unit]
        shape = own.shape
        behind = shapely.Polygon(
            [
                (shape.cx + u * shape.rx + v * shape.fx, shape.cy + u * shape.ry + v * shape.fy)
                for u, v in ((-60, shape.hd), (60, shape.hd), (60, -60), (-60, -60))
            ]
        )
        for edge in (LEFT, RIGHT):
            side = shapely.LineString([shape.corners[edge], shape.corners[(edge + 1) % 4]])
            threatened = False
            for other in self.units.values():
                if other.side == own.side:
                    continue
                place = other.shape
                near = not over(side.distance(polygon(place)), 1.0)
                share = polygon(place).intersection(behind).area / polygon(place).area
                u = (place.cx - shape.cx) * shape.rx + (place.cy - shape.cy) * shape.ry
                assume(abs(share - 0.5) > NEVER_SURE)
                # everybody not in the town is in FF
                if not other.sector and other.kind not in ("HA", "HW") and near and share > 0.5:
                    threatened |= u < 0 if edge == LEFT else u > 0
            protected = any(
                not over(side.distance(polygon(friend.shape)), 1.0)
                for friend in self.units.values()
                if friend is not own and friend.side == own.side and friend.kind in ("RI", "HC", "LC")
            )
            if threatened and not protected:
                return True
        return False


places = st.tuples(st.integers(0, 14), st.integers(0, 14), st.integers(0, 71))


def shuffle(spots: list[tuple[int, int, int]]) -> Literal:
    """The units that are not in the town somewhere in the middle of the table, overlapping or not."""
    for unit, (x, y, turn) in zip(MOVABLE, spots, strict=True):
        FIELD.put(unit, 6.037 + x * 0.713, 9.011 + y * 0.717, turn * 5 + 0.13)
    return Literal()


def line(unit: str, target: str) -> bool:
    """Is there a line of fire, as the game answers?"""
    found: bool = FIELD.ask.line_of_fire(unit, target)["clear"]
    return found


@rule("MR-5.9", "MR-5.10", "MR-5.11", "MR-5.12", "MR-5.13")
@settings(max_examples=60, deadline=None)
@given(st.lists(places, min_size=7, max_size=7))
def test_musketry_lines(spots: list[tuple[int, int, int]]) -> None:
    literal = shuffle(spots)
    for unit, target in (("a", "e"), ("a", "u"), ("t", "e"), ("e", "f"), ("e", "a")):
        if FIELD.ask.in_arc(unit, target):
            assert line(unit, target) == literal.musketry(unit, target)


@rule("MR-5.12", "MR-5.14", "MR-5.15")
@settings(max_examples=60, deadline=None)
@given(st.lists(places, min_size=7, max_size=7))
def test_artillery_lines(spots: list[tuple[int, int, int]]) -> None:
    literal = shuffle(spots)
    for unit in ("g", "h"):
        for target in ("e", "k", "u"):
            if FIELD.ask.in_arc(unit, target):
                assert line(unit, target) == literal.artillery(unit, target)


@rule("MR-5.16", "MR-5.17", "MR-5.18")
@settings(max_examples=150, deadline=None)
@given(st.lists(places, min_size=7, max_size=7))
def test_flanks(spots: list[tuple[int, int, int]]) -> None:
    # closer together, so that flanks are threatened at all
    literal = shuffle([(x // 3, y // 3, turn) for x, y, turn in spots])
    for unit in MOVABLE:
        assert FIELD.ask.flanked(unit) == literal.flanked(unit)


def test_these_tables_have_both_answers_to_each_question() -> None:
    rng = random.Random(7)
    answers: set[tuple[str, bool]] = set()
    for _ in range(200):
        shuffle([(rng.randrange(15), rng.randrange(15), rng.randrange(72)) for _ in range(7)])
        for unit in ("a", "g", "h"):
            if FIELD.ask.in_arc(unit, "e"):
                answers.add((unit, line(unit, "e")))
        answers.add(("flank", FIELD.ask.flanked("a")))
    assert answers == {(name, answer) for name in ("a", "g", "h", "flank") for answer in (False, True)}
