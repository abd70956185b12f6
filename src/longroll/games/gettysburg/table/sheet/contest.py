"""A sector both sides stand in: two stacks that lie over nothing, neither over each other nor over flag and markers."""

from __future__ import annotations

from functools import cache, lru_cache
from math import hypot
from typing import NamedTuple

from longroll.engraving.lettering import text_width
from longroll.engraving.lines import Point, Rect, around, inside
from longroll.games.gettysburg.table.sheet.arrangement import (
    CHIP_H,
    GAP,
    LETTER,
    LINE,
    PIECE_H,
    PIECE_W,
    RIVAL_SCALE,
    ROW,
    berths,
    rows_of,
)
from longroll.games.gettysburg.table.sheet.ground import RINGS

SCALES = (RIVAL_SCALE, 0.72, 0.64, 0.56, 0.48)
COLUMNS = ((2, 2), (2, 3), (3, 2), (3, 3), (2, 1), (1, 2), (4, 4))
"""How many stand in a row, on either side: the usual first."""
STEP = 9.0
"""Between the places that are tried."""
TRIED = 70
"""Places of each stack that are tried with those of the other, the nearest first."""
CLEAR = 2.0


class Stack(NamedTuple):
    """A stack of a contested sector: the centre of its first row, its scale, how many stand in a row."""

    first: Point
    scale: float
    columns: int


class Spot(NamedTuple):
    """A place a stack may take, and how far it is from the wished one."""

    cost: float
    first: Point
    room: Rect


def room(number: int, first: Point, scale: float, columns: int, chip: float) -> Rect:
    """The box of a stack; ``chip`` is the width of the chip beneath it, if there is one."""
    rows = rows_of(number, columns)
    wide = max(max(rows) * (PIECE_W + GAP) * scale - GAP * scale, chip)
    foot = first[1] + (len(rows) - 1) * ROW * scale + PIECE_H * scale / 2 + (CHIP_H if chip else 0.0)
    return Rect(first[0] - wide / 2, first[1] - PIECE_H * scale / 2, first[0] + wide / 2, foot)


@lru_cache(maxsize=4096)
def contested(sector: int, numbers: tuple[int, int], chip: float, barred: tuple[Rect, ...]) -> tuple[Stack, Stack]:
    """Where the stacks of both sides stand in a sector, the holder's first: as near to their berths and as large as
    there is room. ``barred``: what else is there."""
    berth = berths(sector)
    for scale in SCALES:
        for columns in COLUMNS:
            mine = spots(sector, numbers[0], berth.stack, scale, columns[0], chip, barred)
            others = spots(sector, numbers[1], berth.rival, scale, columns[1], 0.0, barred)
            found = pair(mine, others)
            if found is not None:
                return Stack(found[1], scale, columns[0]), Stack(found[2], scale, columns[1])
    return Stack(berth.stack, SCALES[-1], 2), Stack(berth.rival, SCALES[-1], 2)


def spots(
    sector: int, number: int, wish: Point, scale: float, columns: int, chip: float, barred: tuple[Rect, ...]
) -> list[Spot]:
    """Places for a stack inside its sector, clear of what is barred; over the name only if there is no room else."""
    ring = RINGS[sector]
    berth = berths(sector)
    name = around(*berth.label, max(text_width(text, LETTER) for text in berth.lines), LINE * len(berth.lines))
    lettered = (name.right - name.left) * (name.bottom - name.top)
    found: list[Spot] = []
    for far, dx, dy in steps():
        first = (wish[0] + dx, wish[1] + dy)
        if not inside(first, ring):
            continue
        box = room(number, first, scale, columns, chip)
        if any(box.grown(CLEAR).common(other) for other in barred) or not within(box, ring):
            continue
        found.append(Spot(far + 90 * box.common(name) / lettered, first, box))
        if len(found) == TRIED:
            break
    return sorted(found)


@cache
def steps() -> list[tuple[float, float, float]]:
    """Steps away from a point, the nearest first: how far, across, down."""
    reach = range(-20, 21)
    return sorted((hypot(i, j) * STEP, i * STEP, j * STEP) for i in reach for j in reach)


def within(box: Rect, ring: tuple[Point, ...]) -> bool:
    """Does a box lie in a sector, but for its very corners?"""
    x, y = box.centre
    points = [(box.left + 4, y), (box.right - 4, y), (x, box.top + 4), (x, box.bottom - 4)]
    corners = [(box.left + 9, box.top + 9), (box.right - 9, box.top + 9)]
    corners += [(box.left + 9, box.bottom - 9), (box.right - 9, box.bottom - 9)]
    return all(inside(point, ring) for point in (*points, *corners))


def pair(mine: list[Spot], others: list[Spot]) -> tuple[float, Point, Point] | None:
    """The best two places that lie apart."""
    best: tuple[float, Point, Point] | None = None
    for one in mine:
        if best is not None and one.cost >= best[0]:
            break
        for other in others:
            cost = one.cost + other.cost
            if best is not None and cost >= best[0]:
                break
            if not one.room.grown(CLEAR).common(other.room):
                best = (cost, one.first, other.first)
    return best
