"""Lines, rings and rectangles of a sheet, and the path data to draw them.

A point is a pair of numbers: metres on the ground, or scene units (one unit is one pixel at zoom 1) on a sheet.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from math import atan2, hypot
from typing import NamedTuple

Point = tuple[float, float]


class Rect(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def centre(self) -> Point:
        return ((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    def grown(self, by: float) -> Rect:
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def common(self, other: Rect) -> float:
        """Area shared with another rectangle."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0


def around(x: float, y: float, width: float, height: float) -> Rect:
    """The rectangle of a size about a centre."""
    return Rect(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def round_all(boxes: Sequence[Rect]) -> Rect:
    """The smallest rectangle that holds some others."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Rect(min(lefts), min(tops), max(rights), max(bottoms))


# ---- lines and rings ---------------------------------------------------------------------------------------


def inside(point: Point, ring: tuple[Point, ...] | list[Point]) -> bool:
    """Does the ring contain the point?"""
    x, y = point
    found = False
    last_x, last_y = ring[-1]
    for next_x, next_y in ring:
        if (next_y > y) != (last_y > y) and x < (last_x - next_x) * (y - next_y) / (last_y - next_y) + next_x:
            found = not found
        last_x, last_y = next_x, next_y
    return found


def length(line: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(line))


def along(line: list[Point], distance: float) -> tuple[Point, float]:
    """The point at a distance along a line, and the direction there (radians)."""
    for start, end in itertools.pairwise(line):
        step = hypot(end[0] - start[0], end[1] - start[1])
        if distance <= step and step:
            part = distance / step
            where = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            return where, atan2(end[1] - start[1], end[0] - start[0])
        distance -= step
    start, end = line[-2], line[-1]
    return end, atan2(end[1] - start[1], end[0] - start[0])


def gap(point: Point, start: Point, end: Point) -> float:
    """Distance of a point from a straight line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    size = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / size)) if size else 0.0
    return hypot(point[0] - start[0] - dx * share, point[1] - start[1] - dy * share)


def meeting(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where two pieces of lines cross."""
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if abs(across) < 1e-9:
        return None
    one = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    two = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
    if 0 <= one <= 1 and 0 <= two <= 1:
        return a[0] + one * (b[0] - a[0]), a[1] + one * (b[1] - a[1])
    return None


def smooth(line: list[Point], rounds: int, closed: bool = False) -> list[Point]:
    """Cut corners; the ends of an open line stay."""
    for _ in range(rounds):
        if len(line) < 3:
            return line
        pairs = list(zip(line, line[1:] + line[:1] if closed else line[1:], strict=False))
        cut: list[Point] = [] if closed else [line[0]]
        for number, (a, b) in enumerate(pairs):
            if closed or number > 0:
                cut.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
            if closed or number < len(pairs) - 1:
                cut.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
        if not closed:
            cut.append(line[-1])
        line = cut
    return line


def beside(line: list[Point], distance: float) -> list[Point]:
    """A line moved sideways."""
    moved: list[Point] = []
    for number, (x, y) in enumerate(line):
        a, b = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        step = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        moved.append((x - (b[1] - a[1]) / step * distance, y + (b[0] - a[0]) / step * distance))
    return moved


def part(line: list[Point], start: float, end: float) -> list[Point]:
    """A line from one distance along it to another."""
    start, end = max(0.0, start), min(length(line), end)
    found = [along(line, start)[0]]
    run = 0.0
    for a, b in itertools.pairwise(line):
        run += hypot(b[0] - a[0], b[1] - a[1])
        if start < run < end:
            found.append(b)
    return [*found, along(line, end)[0]]


# ---- SVG path data -----------------------------------------------------------------------------------------


def number(value: float) -> str:
    """A coordinate with one decimal, as short as it can be written."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def line_path(line: Iterable[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in line)


def ring_path(ring: Iterable[Point]) -> str:
    return f"{line_path(ring)}Z"


def rect_path(rect: Rect) -> str:
    corners = ((rect.left, rect.top), (rect.right, rect.top), (rect.right, rect.bottom), (rect.left, rect.bottom))
    return ring_path(corners)
