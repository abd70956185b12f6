"""Find the berths of every sector and write ``data/arrangement.json``.

    python tools/arrange.py

Run it when the map or the sizes in ``arrangement`` change; it takes a quarter of a minute. Each sector is searched on a
raster, so that its name, stack, flag and markers lie inside it and do not cover each other; polygons are of all shapes,
and what matters most is placed first.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, sin

import msgspec

from longroll.engraving.lettering import name_lines, text_width
from longroll.engraving.lines import Point, Rect, along, around, inside, length
from longroll.games.gettysburg.data.materials import DATA
from longroll.games.gettysburg.table.sheet.arrangement import (
    CHIP_COLOUR,
    CHIP_H,
    FLAG_H,
    FLAG_W,
    LETTER,
    LINE,
    MARK,
    MARKER,
    PIECE_H,
    RIVAL_SCALE,
    ROW,
    STACK_W,
    Berths,
)
from longroll.games.gettysburg.table.sheet.ground import (
    RINGS,
    SURVEY,
    meetings,
    outward,
    to_scene,
)

CELL = 4.0
"""Fineness of the raster."""


# ---- the raster --------------------------------------------------------------------------------------------


class Raster:
    """A ring as a summed-area table: how much of a rectangle lies outside, at once."""

    def __init__(self, ring: tuple[Point, ...]) -> None:
        self.box = Rect(
            min(p[0] for p in ring), min(p[1] for p in ring), max(p[0] for p in ring), max(p[1] for p in ring)
        )
        self.wide = int((self.box.right - self.box.left) / CELL) + 1
        self.high = int((self.box.bottom - self.box.top) / CELL) + 1
        self.sums = [[0] * (self.wide + 1)]
        for row in range(self.high):
            cells = self.scan(ring, self.box.top + (row + 0.5) * CELL)
            above, total, line = self.sums[-1], 0, [0]
            for column in range(self.wide):
                total += cells[column]
                line.append(above[column + 1] + total)
            self.sums.append(line)

    def scan(self, ring: tuple[Point, ...], y: float) -> list[int]:
        """One row of cells: 1 where the centre is inside."""
        crossings: list[float] = []
        last = ring[-1]
        for point in ring:
            if (point[1] > y) != (last[1] > y):
                crossings.append((last[0] - point[0]) * (y - point[1]) / (last[1] - point[1]) + point[0])
            last = point
        crossings.sort()
        cells = [0] * self.wide
        for start, end in zip(crossings[::2], crossings[1::2], strict=True):
            first = max(0, int((start - self.box.left) / CELL + 0.5))
            for column in range(first, min(self.wide, int((end - self.box.left) / CELL + 0.5))):
                cells[column] = 1
        return cells

    def outside(self, rect: Rect) -> float:
        """Area of the rectangle that is not inside the ring."""
        left, right = self.column(rect.left), self.column(rect.right)
        top, bottom = self.row(rect.top), self.row(rect.bottom)
        sums = self.sums
        covered = sums[bottom][right] - sums[bottom][left] - sums[top][right] + sums[top][left]
        area = (rect.right - rect.left) * (rect.bottom - rect.top)
        return max(0.0, area - covered * CELL * CELL)

    def column(self, x: float) -> int:
        return min(self.wide, max(0, int((x - self.box.left) / CELL + 0.5)))

    def row(self, y: float) -> int:
        return min(self.high, max(0, int((y - self.box.top) / CELL + 0.5)))

    def points(self, step: float) -> Iterator[Point]:
        """A grid of points over the ring's box."""
        y = self.box.top
        while y < self.box.bottom:
            x = self.box.left
            while x < self.box.right:
                yield x, y
                x += step
            y += step


# ---- the search --------------------------------------------------------------------------------------------


class Site:
    """One sector while its berths are sought."""

    def __init__(self, sector: int) -> None:
        data = SURVEY.sectors[sector]
        self.sector = sector
        self.raster = Raster(RINGS[sector])
        self.lines = name_lines(data.name.replace("'", "’"))
        self.wish = to_scene(data.label)
        self.marked = data.terrain in ("ridge", "hill") or data.star > 0
        self.name_w = max(text_width(line, LETTER) for line in self.lines)
        self.name_h = LINE * len(self.lines)
        self.taken: list[tuple[Rect, float]] = [(rect, 2.0) for rect in works(sector)]
        """What is there already, and how bad it is to cover it."""

    def core(self, x: float, y: float, lean: float) -> list[tuple[Rect, float]]:
        """Name at (x, y), stack beneath it, each with its weight."""
        top = y + self.name_h / 2
        first = around(x + lean, top + PIECE_H / 2, STACK_W, PIECE_H)
        rects = [
            (around(x, y, self.name_w, self.name_h), 2.5),
            (first, 5.0),
            (Rect(first.left, first.bottom, first.right, first.bottom + ROW), 2.0),
            (around(x + lean, first.bottom + ROW + CHIP_H / 2, 2 * CHIP_COLOUR, CHIP_H), 0.7),
            (around(first.left - FLAG_W / 2 - 4, top + FLAG_H / 2, FLAG_W + 8, FLAG_H), 0.6),
            (around(first.right + MARKER / 2 + 2, top + PIECE_H / 2, MARKER, MARKER), 0.4),
        ]
        if self.marked:
            rects.append((around(x, y - self.name_h / 2 - MARK / 2, 34.0, MARK), 1.0))
        return rects

    def core_cost(self, x: float, y: float, lean: float) -> float:
        cost = 0.02 * hypot(x - self.wish[0], y - self.wish[1]) ** 1.5 + abs(lean) * 2
        for rect, weight in self.core(x, y, lean):
            cost += weight * self.raster.outside(rect.grown(5))
        return cost

    def settle_core(self) -> tuple[Point, Point]:
        """Where name and stack stand; both are then taken."""
        best = min(((self.core_cost(x, y, 0.0), x, y) for x, y in self.raster.points(8.0)), key=lambda found: found)
        _, x, y, lean = min(
            (self.core_cost(best[1] + dx, best[2] + dy, lean), best[1] + dx, best[2] + dy, lean)
            for dx in (-4.0, 0.0, 4.0)
            for dy in (-4.0, 0.0, 4.0)
            for lean in (-24.0, -12.0, 0.0, 12.0, 24.0)
        )
        rects = self.core(x, y, lean)
        weights = [12.0, 12.0, 7.0, 5.0, 0.0, 0.0, 12.0]
        self.taken += [(rect, weight) for (rect, _), weight in zip(rects, weights, strict=False) if weight]
        return (x, y), rects[1][0].centre

    def settle(self, width: float, height: float, wish: Point, pull: float, weight: float) -> Point:
        """The best free place for something of this size, near where one would look for it."""

        def cost(x: float, y: float) -> float:
            rect = around(x, y, width, height)
            sum_ = 5.0 * self.raster.outside(rect.grown(3)) + pull * hypot(x - wish[0], y - wish[1])
            if not all(inside((x, y + part * height), RINGS[self.sector]) for part in (-0.3, 0.0)):
                sum_ += 1e6
            for other, bad in self.taken:
                sum_ += bad * rect.grown(1).common(other)
            return sum_

        found = min((cost(x, y), x, y) for x, y in [*self.raster.points(6.0), wish])
        self.taken.append((around(found[1], found[2], width, height), weight))
        return found[1], found[2]


def works(sector: int) -> list[Rect]:
    """Room along the borders where sticks may lie."""
    found: list[Rect] = []
    for (start, _), border in meetings().items():
        if start == sector:
            (x, y), slope = along(border.line, length(border.line) / 2)
            out = outward((x, y), slope, RINGS[sector])
            found.append(around(x - cos(out) * 11, y - sin(out) * 11, 14, 14))
    return found


def arrange(sector: int) -> Berths:
    site = Site(sector)
    label, stack = site.settle_core()
    left = (stack[0] - STACK_W / 2 - FLAG_W / 2 - 6, stack[1] + 4)
    flag = site.settle(FLAG_W + 10, FLAG_H + 10, left, 6.0, 8.0)
    right = (stack[0] + STACK_W / 2 + MARKER / 2 + 3, stack[1] + 3)
    first = site.settle(MARKER, MARKER, right, 5.0, 8.0)
    second = site.settle(MARKER, MARKER, (first[0], first[1] + MARKER + 3), 5.0, 4.0)
    size = RIVAL_SCALE
    below = (stack[0], stack[1] + 2.6 * ROW)
    rival = site.settle(STACK_W * size, (PIECE_H + ROW) * size, below, 2.0, 0.0)
    mark = (label[0], label[1] - site.name_h / 2 - MARK / 2 + 1)
    upper = (rival[0], rival[1] - ROW * size / 2)
    return Berths(
        site.lines, tidy(label), tidy(mark), tidy(stack), tidy(upper), tidy(flag), (tidy(first), tidy(second))
    )


def tidy(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def main() -> None:
    found = {data.id: arrange(sector) for sector, data in enumerate(SURVEY.sectors)}
    lines = [f" {msgspec.json.encode(code).decode()}: {msgspec.json.encode(b).decode()}" for code, b in found.items()]
    (DATA / "arrangement.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(found)} sectors arranged")


if __name__ == "__main__":
    main()
