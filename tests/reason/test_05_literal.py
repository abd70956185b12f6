"""MR-5.8 to MR-5.18 word for word, with shapely, on random tables: lines of fire and flanks must agree."""

from __future__ import annotations

import random

import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from longroll.boards.table.measure import in_front_arc
from longroll.boards.table.shapes import LEFT, RIGHT, Rect
from longroll.games.reason.components import FF, HW
from longroll.games.reason.rules.flanks import outflanked
from longroll.games.reason.rules.sight import artillery_line, musketry_line
from longroll.kit.clauses import rule
from tests.reason.field import Field

NEVER_SURE = 1e-4
"""Lengths and areas nearer to their limit than this are left out: either answer is right."""

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
    woods=[[(2, 12), (7, 11), (8, 14), (3, 15)], [(14, 17), (16, 17), (16, 19), (14, 19)]],
    rough=[[(17, 10), (20, 10), (20, 13), (17, 13)]],
    levels=[(1, [(8, 10), (14, 9), (15, 14), (9, 15)]), (2, [(10, 11), (13, 11), (13, 13), (10, 13)])],
    towns={"burg": [(11, 16, 13, 18), (13, 15, 15, 17)]},
)


def polygon(rect: Rect) -> shapely.Polygon:
    return shapely.Polygon(rect.corners)


def over(length: float, limit: float) -> bool:
    """Longer than a limit, as MR-1.5 compares."""
    assume(abs(length - limit - 0.001) > NEVER_SURE)
    return length > limit + 0.001


class Literal:
    """The table of FIELD, read by the words of the rules."""

    def __init__(self) -> None:
        self.b = FIELD.state
        self.data = FIELD.roster.data
        self.woods = [shapely.Polygon(area.poly) for area in self.data.areas if area.kind == "woods"]
        self.levels = [(level.level, shapely.Polygon(level.poly)) for level in self.data.levels]
        self.sectors = [shapely.box(s.x0, s.y0, s.x1, s.y1) for town in self.data.towns for s in town.sectors]
        self.units = [u for u in range(FIELD.roster.n_units) if self.b.on_table(u)]

    def level(self, unit: int) -> int:
        shape = self.b.shapes[unit]
        centre = shapely.Point(shape.cx, shape.cy)
        assume(all(p.exterior.distance(centre) > NEVER_SURE for _, p in self.levels))
        return max([0, *[level for level, p in self.levels if p.contains(centre)]])

    def sees(self, line: shapely.LineString, unit: int, target: int) -> bool:
        """MR-5.12."""
        if over(sum(line.intersection(wood).length for wood in self.woods), 1.0):
            return False
        own = {self.b.sector[unit], self.b.sector[target]}
        for n, sector in enumerate(self.sectors):
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

    def aims(self, unit: int, target: int) -> list[tuple[float, float]]:
        """MR-5.10, MR-5.11."""
        shape, aim = self.b.shapes[unit], self.b.shapes[target]
        corners = aim.corners
        points = [(aim.cx, aim.cy), *corners]
        points += [((corners[i][0] + corners[i - 1][0]) / 2, (corners[i][1] + corners[i - 1][1]) / 2) for i in range(4)]
        if self.b.sector[unit] >= 0:
            return points
        arc = self.arc(shape)
        assume(all(arc.exterior.distance(shapely.Point(p)) > NEVER_SURE for p in points))
        inside = [p for p in points if arc.contains(shapely.Point(p))]
        if inside:
            return inside
        part = shapely.intersection(arc, polygon(aim), grid_size=1e-9)
        return [(part.centroid.x, part.centroid.y)] if part.area > 0 else []

    def others(self, unit: int, target: int) -> list[int]:
        return [u for u in self.units if u not in (unit, target)]

    def musketry(self, unit: int, target: int) -> bool:
        """MR-5.13."""
        shape = self.b.shapes[unit]
        if self.b.sector[unit] >= 0:
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
                    over(line.intersection(polygon(self.b.shapes[u])).length, 0.05) for u in self.others(unit, target)
                )
                found |= free and self.sees(line, unit, target)
        return found

    def artillery(self, unit: int, target: int) -> bool:
        """MR-5.14, MR-5.15."""
        shape = self.b.shapes[unit]
        roster = self.b.roster
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
                if roster.kind[unit] == HW and roster.side[u] == roster.side[unit]:
                    continue
                area = lane.intersection(polygon(self.b.shapes[u])).area
                assume(abs(area - 0.02) > NEVER_SURE)
                free &= area <= 0.02
            found |= free and self.sees(line, unit, target)
        return found

    def flanked(self, unit: int) -> bool:
        """MR-5.16 to MR-5.18, without the attack."""
        shape = self.b.shapes[unit]
        roster = self.b.roster
        behind = shapely.Polygon(
            [
                (shape.cx + u * shape.rx + v * shape.fx, shape.cy + u * shape.ry + v * shape.fy)
                for u, v in ((-60, shape.hd), (60, shape.hd), (60, -60), (-60, -60))
            ]
        )
        for edge in (LEFT, RIGHT):
            side = shapely.LineString([shape.corners[edge], shape.corners[(edge + 1) % 4]])
            threatened = False
            for e in roster.of_side[1 - roster.side[unit]]:
                place = self.b.shapes[e]
                near = not over(side.distance(polygon(place)), 1.0)
                share = polygon(place).intersection(behind).area / polygon(place).area
                u = (place.cx - shape.cx) * shape.rx + (place.cy - shape.cy) * shape.ry
                assume(abs(share - 0.5) > NEVER_SURE)
                if self.b.formation[e] == FF and roster.cls[e] != 2 and near and share > 0.5:
                    threatened |= u < 0 if edge == LEFT else u > 0
            protected = any(
                not over(side.distance(polygon(self.b.shapes[f])), 1.0)
                for f in roster.of_side[roster.side[unit]]
                if f != unit and roster.kind[f] in (0, 2, 3)
            )
            if threatened and not protected:
                return True
        return False


places = st.tuples(st.integers(0, 14), st.integers(0, 14), st.integers(0, 71))


def shuffle(spots: list[tuple[int, int, int]]) -> Literal:
    """The units that are not in the town somewhere in the middle of the table, overlapping or not."""
    literal = Literal()
    movable = [u for u in literal.units if literal.b.sector[u] < 0]
    for unit, (x, y, turn) in zip(movable, spots, strict=True):
        literal.b.put(unit, 6.037 + x * 0.713, 9.011 + y * 0.717, turn * 5 + 0.13, FF)
    return literal


@rule("MR-5.9", "MR-5.10", "MR-5.11", "MR-5.12", "MR-5.13")
@settings(max_examples=60, deadline=None)
@given(st.lists(places, min_size=7, max_size=7))
def test_musketry_lines(spots: list[tuple[int, int, int]]) -> None:
    literal = shuffle(spots)
    b = literal.b
    for name, target in (("a", "e"), ("a", "u"), ("t", "e"), ("e", "f"), ("e", "a")):
        unit, aim = FIELD.unit(name), FIELD.unit(target)
        garrison = b.sector[unit] >= 0
        if garrison or in_front_arc(b.shapes[unit], b.shapes[aim]):
            assert musketry_line(b, unit, aim) == literal.musketry(unit, aim)


@rule("MR-5.12", "MR-5.14", "MR-5.15")
@settings(max_examples=60, deadline=None)
@given(st.lists(places, min_size=7, max_size=7))
def test_artillery_lines(spots: list[tuple[int, int, int]]) -> None:
    literal = shuffle(spots)
    b = literal.b
    for name in ("g", "h"):
        for target in ("e", "k", "u"):
            unit, aim = FIELD.unit(name), FIELD.unit(target)
            if in_front_arc(b.shapes[unit], b.shapes[aim]):
                assert artillery_line(b, unit, aim) == literal.artillery(unit, aim)


@rule("MR-5.16", "MR-5.17", "MR-5.18")
@settings(max_examples=150, deadline=None)
@given(st.lists(places, min_size=7, max_size=7))
def test_flanks(spots: list[tuple[int, int, int]]) -> None:
    # closer together, so that flanks are threatened at all
    literal = shuffle([(x // 3, y // 3, turn) for x, y, turn in spots])
    for unit in literal.units:
        if literal.b.sector[unit] < 0:
            assert outflanked(literal.b, unit) == literal.flanked(unit)


def test_these_tables_have_both_answers_to_each_question() -> None:
    rng = random.Random(7)
    answers: set[tuple[str, bool]] = set()
    for _ in range(200):
        literal = shuffle([(rng.randrange(15), rng.randrange(15), rng.randrange(72)) for _ in range(7)])
        b = literal.b
        for name, ask in (("a", musketry_line), ("g", artillery_line), ("h", artillery_line)):
            if in_front_arc(b.shapes[FIELD.unit(name)], b.shapes[FIELD.unit("e")]):
                answers.add((name, ask(b, FIELD.unit(name), FIELD.unit("e"))))
        answers.add(("flank", outflanked(b, FIELD.unit("a"))))
    assert answers == {(name, answer) for name in ("a", "g", "h", "flank") for answer in (False, True)}
