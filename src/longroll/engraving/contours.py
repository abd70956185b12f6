"""Contour lines where only the edges of levels are known: the ground is thought to rise evenly about an edge."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from longroll.engraving.country import crossed
from longroll.engraving.lines import Point, Rect

Rings = Sequence[Sequence[Point]]


class Raster:
    """Heights at equal distances, from those of levels that lie one over the other."""

    def __init__(self, land: Rect, step: float, lowest: float, levels: Sequence[tuple[int, Rings]]) -> None:
        self.land = land
        self.step = step
        self.wide = int((land.right - land.left) / step) + 2
        self.high = int((land.bottom - land.top) / step) + 2
        self.heights = [[lowest] * self.wide for _ in range(self.high)]
        for level, rings in levels:
            self.fill(rings, float(level))

    @classmethod
    def measured(cls, heights: list[list[float]]) -> Raster:
        """Heights that were measured, a unit apart."""
        found = cls(Rect(0, 0, len(heights[0]) - 2, len(heights) - 2), 1.0, 0.0, ())
        found.heights = heights
        return found

    def fill(self, rings: Rings, level: float) -> None:
        rows = [self.land.top + n * self.step for n in range(self.high)]
        for row, cuts in zip(self.heights, crossed(rings, rows), strict=True):
            for left, right in zip(cuts[0::2], cuts[1::2], strict=False):
                first = max(0, int((left - self.land.left) / self.step) + 1)
                last = min(self.wide - 1, int((right - self.land.left) / self.step))
                for column in range(first, last + 1):
                    row[column] = level

    def softened(self, reach: float) -> None:
        """Each height becomes the mean of those around it, twice over: edges become slopes."""
        by = max(1, round(reach / self.step))
        for _ in range(2):
            self.heights = [blurred(row, by) for row in self.heights]
            columns = [blurred(list(column), by) for column in zip(*self.heights, strict=True)]
            self.heights = [list(row) for row in zip(*columns, strict=True)]

    def contour(self, height: float) -> list[list[Point]]:
        """The lines on which the ground has a height."""
        links: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}
        for r in range(self.high - 1):
            upper, lower = self.heights[r], self.heights[r + 1]
            above = [figure > height for figure in upper]
            below = [figure > height for figure in lower]
            for c in range(self.wide - 1):
                if above[c] == above[c + 1] == below[c] == below[c + 1]:
                    continue
                sides = (
                    (upper[c], upper[c + 1], (r, c, 0)),
                    (upper[c + 1], lower[c + 1], (r, c + 1, 1)),
                    (lower[c], lower[c + 1], (r + 1, c, 0)),
                    (upper[c], lower[c], (r, c, 1)),
                )
                cuts = [key for a, b, key in sides if (a > height) != (b > height)]
                for a, b in zip(cuts[0::2], cuts[1::2], strict=True):
                    links.setdefault(a, []).append(b)
                    links.setdefault(b, []).append(a)
        return [[self.point(key, height) for key in chain] for chain in chained(links)]

    def point(self, key: tuple[int, int, int], height: float) -> Point:
        """Where a side of a cell has the height."""
        r, c, down = key
        a = self.heights[r][c]
        b = self.heights[r + 1][c] if down else self.heights[r][c + 1]
        share = (height - a) / (b - a)
        x, y = self.land.left + c * self.step, self.land.top + r * self.step
        return (x, y + share * self.step) if down else (x + share * self.step, y)


def blurred(row: list[float], by: int) -> list[float]:
    """The mean of each figure and so many on both sides; beyond the ends the row goes on as it ended."""
    padded = [row[0]] * by + row + [row[-1]] * by
    sums = [0.0, *accumulate(padded)]
    wide = 2 * by + 1
    return [(sums[n + wide] - sums[n]) / wide for n in range(len(row))]


def chained(links: dict[tuple[int, int, int], list[tuple[int, int, int]]]) -> list[list[tuple[int, int, int]]]:
    """Pieces of lines put together; those that end somewhere first."""
    found: list[list[tuple[int, int, int]]] = []
    for start in sorted(links, key=lambda key: (len(links[key]) != 1, key)):
        while links[start]:
            chain = [start]
            here = start
            while links[here]:
                there = links[here].pop()
                links[there].remove(here)
                chain.append(there)
                here = there
            found.append(chain)
    return found
