"""Where the stacks of a sector stand: over nothing, neither over each other nor over works, flag and markers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import hypot
from typing import NamedTuple

from longroll.engraving.lettering import text_width
from longroll.engraving.lines import Point, Rect, around, inside
from longroll.games.gettysburg.components import SECTOR_LIMIT
from longroll.games.gettysburg.table.sheet.arrangement import (
    CHIP_H,
    GAP,
    LETTER,
    LINE,
    MARKER,
    MOST_DISCS,
    PIECE_H,
    PIECE_W,
    RIVAL_SCALE,
    ROW,
    Bed,
    berths,
    flag_room,
    rows_of,
    stack_places,
)
from longroll.games.gettysburg.table.sheet.ground import RINGS

SCALES = (RIVAL_SCALE, 0.72, 0.64, 0.56, 0.48)
COLUMNS = ((2, 2), (2, 3), (3, 2), (3, 3), (2, 1), (1, 2), (4, 4))
"""How many stand in a row, on either side: the usual first."""
STEP = 9.0
"""Between the places that are tried."""
TRIED = 70
"""Places of each stack that are tried with those of the other, the nearest first."""
NEAR = 20
"""Places that are tried for a stack alone."""
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


def signs(sector: int, beds: Sequence[Bed]) -> tuple[Point, list[Point]]:
    """Where flag and markers of a sector stand: in their berths, unless works lie there."""
    berth = berths(sector)
    barred = [box for bed in beds for box in bed.boxes()]
    flag = dodge(sector, berth.flag, lambda at: flag_room(at, MOST_DISCS), barred)
    barred.append(flag_room(flag, MOST_DISCS))
    markers: list[Point] = []
    for wish in berth.markers:
        markers.append(dodge(sector, wish, lambda at: around(*at, MARKER, MARKER), barred))
        barred.append(around(*markers[-1], MARKER, MARKER))
    return flag, markers


def dodge(sector: int, wish: Point, room_at: Callable[[Point], Rect], barred: Sequence[Rect]) -> Point:
    """The wished place of a thing, or the nearest one in the sector where it lies over nothing that is barred."""
    if free(room_at(wish), barred):
        return wish
    for _, dx, dy in steps():
        at = (wish[0] + dx, wish[1] + dy)
        if inside(at, RINGS[sector]) and free(room_at(at), barred) and within(room_at(at), RINGS[sector]):
            return at
    return wish


@lru_cache(maxsize=4096)
def alone(sector: int, number: int, chip: float, barred: tuple[Rect, ...]) -> Stack:
    """Where a stack without a rival stands: in its berth, as long as nothing else lies there; else near it."""
    berth = berths(sector)
    usual = Stack(berth.stack, 1.0, 2) if number <= SECTOR_LIMIT else Stack(berth.stack, RIVAL_SCALE, 3)
    places = stack_places(number, *usual)
    if free(room(number, *usual, chip), barred) and all(inside(place, RINGS[sector]) for place in places):
        return usual
    best, least = usual, float("inf")
    for loss, (scale, columns) in enumerate(SHAPES):
        if least <= loss * LOSS:
            break
        for spot in spots(sector, number, berth.stack, scale, columns, chip, barred, NEAR)[:1]:
            if spot.cost + loss * LOSS < least:
                best, least = Stack(spot.first, scale, columns), spot.cost + loss * LOSS
    return best


SHAPES = ((1.0, 2), (1.0, 3), (0.9, 2), (0.9, 3), (0.8, 2), (1.0, 1), (0.8, 4), (0.72, 2), (0.64, 3), (0.56, 2))
"""Scale and columns of a stack that must give way, the best first."""
LOSS = 12.0
"""So far a stack rather goes than take the next worse shape."""


def free(box: Rect, barred: Sequence[Rect]) -> bool:
    return not any(box.grown(-1).common(other) for other in barred)


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
    sector: int,
    number: int,
    wish: Point,
    scale: float,
    columns: int,
    chip: float,
    barred: tuple[Rect, ...],
    most: int = TRIED,
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
        if len(found) == most:
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
