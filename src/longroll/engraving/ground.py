"""The ground in the manner of a staff map of the time: relief in hachures, trees, stones, houses, as SVG path data.

Everything is worked out from the survey with fixed seeds, so that the same map comes out every time.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import atan2, cos, hypot, sin
from random import Random

from longroll.engraving.lines import Point, along, inside, length, smooth
from longroll.engraving.pens import Pen, Sheet, Window
from longroll.engraving.survey import Area, Geography, Heights, Landmark, survey

# ---- relief ------------------------------------------------------------------------------------------------

FEET = 0.3048
WEIGHTS = 5
"""Hachures come in so many weights, the steeper the heavier."""


class Relief:
    """Heights and slopes."""

    def __init__(self, heights: Heights) -> None:
        self.x0, self.y0, self.step = heights.x0, heights.y0, heights.step
        self.values = soften(heights.values)
        self.high, self.wide = len(self.values), len(self.values[0])
        self.east = [[self.rise(r, c, 0, 1) for c in range(self.wide)] for r in range(self.high)]
        self.north = [[self.rise(r, c, -1, 0) for c in range(self.wide)] for r in range(self.high)]

    def rise(self, row: int, column: int, down: int, right: int) -> float:
        """Slope at a point of the grid towards a neighbour, by central difference."""
        ahead = self.values[min(self.high - 1, max(0, row + down))][min(self.wide - 1, max(0, column + right))]
        behind = self.values[min(self.high - 1, max(0, row - down))][min(self.wide - 1, max(0, column - right))]
        return (ahead - behind) * FEET / (2 * self.step)

    def slope(self, x: float, y: float) -> Point:
        """Gradient at a point: rise to the east, to the north."""
        c = min(max((x - self.x0) / self.step, 0.0), self.wide - 1.001)
        r = min(max((self.y0 - y) / self.step, 0.0), self.high - 1.001)
        i, j = int(r), int(c)
        a, b = r - i, c - j
        nw, ne, sw, se = (1 - a) * (1 - b), (1 - a) * b, a * (1 - b), a * b
        e, n = self.east, self.north
        return (
            e[i][j] * nw + e[i][j + 1] * ne + e[i + 1][j] * sw + e[i + 1][j + 1] * se,
            n[i][j] * nw + n[i][j + 1] * ne + n[i + 1][j] * sw + n[i + 1][j + 1] * se,
        )

    def contour(self, level: float) -> list[tuple[Point, Point]]:
        """Short pieces of the contour line of a level."""
        pieces: list[tuple[Point, Point]] = []
        for row in range(self.high - 1):
            upper, lower = self.values[row], self.values[row + 1]
            for column in range(self.wide - 1):
                corners = (upper[column], upper[column + 1], lower[column + 1], lower[column])
                if min(corners) <= level < max(corners):
                    pieces += self.cross(row, column, corners, level)
        return pieces

    def cross(
        self, row: int, column: int, corners: tuple[float, float, float, float], level: float
    ) -> list[tuple[Point, Point]]:
        """How a contour passes through one cell of the grid."""
        where = ((0, 0), (0, 1), (1, 1), (1, 0))
        cuts: list[Point] = []
        for n in range(4):
            a, b = corners[n], corners[(n + 1) % 4]
            if (a > level) != (b > level):
                share = (level - a) / (b - a)
                (r0, c0), (r1, c1) = where[n], where[(n + 1) % 4]
                x = self.x0 + (column + c0 + (c1 - c0) * share) * self.step
                y = self.y0 - (row + r0 + (r1 - r0) * share) * self.step
                cuts.append((x, y))
        return list(zip(cuts[::2], cuts[1::2], strict=True))


def soften(values: list[list[float]]) -> list[list[float]]:
    """Each height with its neighbours, the middle counting most."""
    high, wide = len(values), len(values[0])
    flat = [[(row[max(0, c - 1)] + 2 * row[c] + row[min(wide - 1, c + 1)]) / 4 for c in range(wide)] for row in values]
    return [
        [(flat[max(0, r - 1)][c] + 2 * flat[r][c] + flat[min(high - 1, r + 1)][c]) / 4 for c in range(wide)]
        for r in range(high)
    ]


@cache
def relief() -> Relief:
    return Relief(survey().elevation)


@cache
def contours(step: int) -> tuple[tuple[Point, Point], ...]:
    """Pieces of all contour lines, ``step`` feet apart."""
    values = relief().values
    lowest = int(min(map(min, values)) // step + 1) * step
    found: list[tuple[Point, Point]] = []
    for level in range(lowest, int(max(map(max, values))) + 1, step):
        found += relief().contour(level)
    return tuple(found)


def hachures(land: list[Point], window: Window) -> list[str]:
    """Strokes downhill from contour to contour; path data for each weight."""
    rng = Random(3)
    pens = [Pen() for _ in range(WEIGHTS)]
    step = 12
    for start, end in contours(step):
        if window.sees(window.sheet.laid((start, end))):
            hatch(start, end, step, land, rng, pens, window.sheet)
    return [pen.data for pen in pens]


def hatch(start: Point, end: Point, step: int, land: list[Point], rng: Random, pens: list[Pen], sheet: Sheet) -> None:
    """The strokes that hang on one piece of a contour, closer together where it is steeper."""
    size = hypot(end[0] - start[0], end[1] - start[1])
    east, north = relief().slope((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    steep = hypot(east, north)
    if steep < 0.021 or not size:
        return
    gap = 36 - min(20.0, steep * 140)
    run = rng.uniform(0, gap)
    while run < size:
        x = start[0] + (end[0] - start[0]) * run / size
        y = start[1] + (end[1] - start[1]) * run / size
        run += gap * rng.uniform(0.85, 1.15)
        reach = min(20 + 1500 * max(0.0, steep - 0.018), 0.9 * step * FEET / steep, 78.0) * rng.uniform(0.85, 1.0)
        if inside((x, y), land):
            foot = (x - east / steep * reach, y - north / steep * reach)
            pens[min(WEIGHTS - 1, int((steep - 0.02) / 0.024))].stroke(sheet.laid(((x, y), foot)))


# ---- woods, orchards, stones, houses -----------------------------------------------------------------------


def trees(woods: list[Area], window: Window) -> list[str]:
    """Crowns of three sizes: a dot for each."""
    rng = Random(7)
    pens = [Pen() for _ in range(3)]
    gap = 38.0
    for wood in woods:
        edge = smooth(wood.polygon, 2, closed=True)
        y = min(p[1] for p in edge) + gap * 0.3
        odd = False
        while y < max(p[1] for p in edge):
            x = min(p[0] for p in edge) + (gap * 0.5 if odd else 0.0)
            while x < max(p[0] for p in edge):
                point = (x + rng.uniform(-12, 12), y + rng.uniform(-12, 12))
                size = rng.randrange(3)
                if inside(point, edge) and window.sees(window.sheet.laid((point,))):
                    pens[size].dot(window.sheet.to_scene(point))
                x += gap
            y += gap * 0.87
            odd = not odd
    return [pen.data for pen in pens]


def rows_of_trees(orchards: list[Area], window: Window) -> str:
    """Orchards: trees in rows along their first side."""
    pen = Pen()
    for orchard in orchards:
        edge = orchard.polygon
        lean = atan2(edge[1][1] - edge[0][1], edge[1][0] - edge[0][0])
        middle = (sum(p[0] for p in edge) / len(edge), sum(p[1] for p in edge) / len(edge))
        for i in range(-14, 15):
            for j in range(-14, 15):
                x = middle[0] + (i * cos(lean) - j * sin(lean)) * 27
                y = middle[1] + (i * sin(lean) + j * cos(lean)) * 27
                if inside((x, y), edge) and window.sees(window.sheet.laid(((x, y),))):
                    pen.dot(window.sheet.to_scene((x, y)))
    return pen.data


def boulders(grounds: list[Area], window: Window) -> str:
    rng = Random(11)
    pen = Pen()
    for rough in grounds:
        edge = rough.polygon
        for _ in range(70):
            x = rng.uniform(min(p[0] for p in edge), max(p[0] for p in edge))
            y = rng.uniform(min(p[1] for p in edge), max(p[1] for p in edge))
            a = rng.uniform(1.1, 2.4)
            px, py = window.sheet.to_scene((x, y))
            if inside((x, y), edge) and window.sees(((px, py),)):
                pen.stroke(((px - a, py + a * 0.6), (px, py - a * 0.8), (px + a, py + a * 0.5)), close=True)
    return pen.data


def houses(geography: Geography, window: Window) -> str:
    """The town along its streets."""
    rng = Random(13)
    pen = Pen()
    for street in town_streets(geography):
        total = length(street)
        run = 14.0
        while run < total:
            (x, y), lean = along(street, run)
            run += rng.uniform(15, 21)
            for side in (1, -1):
                off = rng.uniform(17, 22) * side
                wide, high = rng.uniform(2.0, 3.4), rng.uniform(1.8, 2.5)
                point = (x - sin(lean) * off, y + cos(lean) * off)
                if rng.random() < 0.8 and inside(point, geography.town.polygon):
                    px, py = window.sheet.to_scene(point)
                    if window.sees(((px, py),)):
                        pen.box((px - wide / 2, py - high / 2), wide, high)
    return pen.data


def town_streets(geography: Geography) -> list[list[Point]]:
    through = ("Chambersburg Pike", "York Pike", "Baltimore Pike", "Carlisle Road")
    return [
        *(street.points for street in geography.streets),
        *(road.points[:6] for road in geography.roads if road.name in through),
    ]


def farms(landmarks: list[Landmark], land: list[Point], window: Window) -> str:
    pen = Pen()
    for mark in landmarks:
        x, y = window.sheet.to_scene((mark.x, mark.y))
        if mark.kind in ("farm", "building", "mill") and inside((mark.x, mark.y), land) and window.sees(((x, y),)):
            pen.box((x - 1.7, y - 1.4), 3.0, 2.5)
            pen.box((x + 2.2, y + 0.5), 2.1, 2.1)
    return pen.data


def lines(many: Iterable[list[Point]], rounds: int, window: Window) -> str:
    """Smooth lines, those that can be seen."""
    pen = Pen()
    for points in many:
        line = window.sheet.laid(smooth(points, rounds))
        if window.sees(line):
            pen.stroke(line)
    return pen.data


def areas(many: Iterable[list[Point]], rounds: int, window: Window) -> str:
    pen = Pen()
    for points in many:
        ring = window.sheet.laid(smooth(points, rounds, closed=True))
        if window.sees(ring):
            pen.stroke(ring, close=True)
    return pen.data
