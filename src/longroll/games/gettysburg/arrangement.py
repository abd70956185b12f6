"""Where names, pieces, flags and markers stand in each sector, worked out once.

Places of things must not change while a game goes on, or the eye loses them: so every sector gets fixed berths for its
name, its stack, a rival's stack, a flag and two markers. They are searched for on a raster of the sector so that they
lie inside it and do not cover each other; polygons are of all shapes, and what matters most is placed first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, hypot, sin
from typing import NamedTuple

from longroll.games.gettysburg.board import N_BOXES, N_SECTORS
from longroll.games.gettysburg.ground import CARDS, HEADER, RINGS, SURVEY, Point, Rect, around, meetings, to_scene

PIECE_W, PIECE_H = 46.0, 34.0
ROW = 32.0
"""From one row of a stack to the next; the upper edge of a symbol is empty."""
GAP = 3.0
STACK_W = 2 * PIECE_W + GAP
FLAG_W, FLAG_H = 34.0, 39.0
MARKER = 24.0
CHIP_H = 20.0
CHIP_COLOUR = 31.0
"""Width of one cube with its count in a chip."""
LETTER, LINE = 14.0, 15.5
"""Size and line height of a sector's name."""
MARK = 15.0
"""Height of terrain marks and stars above the name."""
CELL = 4.0
"""Fineness of the raster."""


class Berths(NamedTuple):
    """Centres: of the block of name lines, of the marks above it, of the first row of the stack and of a rival's, of the
    flag, of two markers."""

    lines: tuple[str, ...]
    label: Point
    mark: Point
    stack: Point
    rival: Point
    flag: Point
    markers: tuple[Point, Point]


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


# ---- names -------------------------------------------------------------------------------------------------


def name_lines(name: str) -> tuple[str, ...]:
    """A name in one line or two of like length."""
    words = name.split(" ")
    if len(name) <= 12 or len(words) == 1:
        return (name,)
    if " and " in name:
        first, second = name.split(" and ")
        return (first, f"and {second}")
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1])))


def text_width(text: str, size: float) -> float:
    """Width of bold serif letters, near enough to keep room for them."""
    return size * sum(letter_width(letter) for letter in text)


def letter_width(letter: str) -> float:
    if letter in "mwMW":
        return 0.9
    if letter in "il.,'’":
        return 0.32
    if letter in " jtfrI()":
        return 0.42
    return 0.72 if letter.isupper() else 0.57


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
            (around(x + lean, first.bottom + CHIP_H / 2, 2 * CHIP_COLOUR, CHIP_H), 0.5),
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
        weights = [12.0, 12.0, 7.0, 2.0, 0.0, 0.0, 12.0]
        self.taken += [(rect, weight) for (rect, _), weight in zip(rects, weights, strict=False) if weight]
        return (x, y), rects[1][0].centre

    def settle(self, width: float, height: float, wish: Point, pull: float, weight: float) -> Point:
        """The best free place for something of this size, near where one would look for it."""

        def cost(x: float, y: float) -> float:
            rect = around(x, y, width, height)
            sum_ = 5.0 * self.raster.outside(rect.grown(3)) + pull * hypot(x - wish[0], y - wish[1])
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
            x, y = border.middle[0] - cos(border.across) * 11, border.middle[1] - sin(border.across) * 11
            found.append(around(x, y, 14, 14))
    return found


@cache
def berths(sector: int) -> Berths:
    site = Site(sector)
    label, stack = site.settle_core()
    left = (stack[0] - STACK_W / 2 - FLAG_W / 2 - 6, stack[1] + 4)
    flag = site.settle(FLAG_W + 10, FLAG_H + 10, left, 6.0, 8.0)
    right = (stack[0] + STACK_W / 2 + MARKER / 2 + 3, stack[1] + 3)
    first = site.settle(MARKER, MARKER, right, 5.0, 8.0)
    second = site.settle(MARKER, MARKER, (first[0], first[1] + MARKER + 3), 5.0, 4.0)
    below = (stack[0], stack[1] + 2 * ROW + 6)
    rival = site.settle(STACK_W, PIECE_H + ROW, (below[0], below[1] + ROW / 2), 2.0, 0.0)
    mark = (label[0], label[1] - site.name_h / 2 - MARK / 2 + 1)
    return Berths(site.lines, label, mark, stack, (rival[0], rival[1] - ROW / 2), flag, (first, second))


# ---- stacks ------------------------------------------------------------------------------------------------


def rows_of(number: int, columns: int = 2) -> list[int]:
    """How many pieces stand in each row: two, then a second row."""
    return [min(columns, number - start) for start in range(0, number, columns)]


def stack_places(number: int, first: Point, scale: float = 1.0, columns: int = 2) -> list[Point]:
    """Centres of the pieces of a stack whose first row is centred there."""
    found: list[Point] = []
    for row, count in enumerate(rows_of(number, columns)):
        for column in range(count):
            across = (column - (count - 1) / 2) * (PIECE_W + GAP) * scale
            found.append((first[0] + across, first[1] + row * ROW * scale))
    return found


class Shelf(NamedTuple):
    """Pieces in an entry box: their centres, their scale, and the flag's centre."""

    places: list[Point]
    scale: float
    flag: Point


def shelf(box: int, number: int, flagged: bool) -> Shelf:
    """Any number of pieces in the card of an entry box (``box`` counted from 0), smaller where there are many."""
    card = CARDS[box]
    room = Rect(card.left + 7, card.top + HEADER, card.right - 7, card.bottom - 5)
    flag = (room.left + FLAG_W / 2, room.top + FLAG_H / 2 - 2)
    if flagged:
        room = Rect(room.left + FLAG_W + 12, room.top, room.right, room.bottom)
    scale = 1.0
    while scale > 0.45:
        columns = int((room.right - room.left + GAP) / ((PIECE_W + GAP) * scale))
        rows = int((room.bottom - room.top + 4) / (ROW * scale + 2))
        if columns * rows >= number:
            break
        scale -= 0.05
    places = [
        (
            room.left + (PIECE_W / 2 + (n % columns) * (PIECE_W + GAP)) * scale,
            room.top + (ROW / 2 + (n // columns) * (ROW + 2)) * scale,
        )
        for n in range(number)
    ]
    return Shelf(places, scale, flag)


def label_of(place: int) -> Point:
    """Centre of a place's name."""
    if place < N_SECTORS:
        return berths(place).label
    card = CARDS[place - N_SECTORS]
    return (card.left + card.right) / 2, card.top + HEADER / 2


def middle_of(place: int) -> Point:
    """Where the pieces of a place stand."""
    return berths(place).stack if place < N_SECTORS else CARDS[place - N_SECTORS].centre


assert len(CARDS) == N_BOXES
