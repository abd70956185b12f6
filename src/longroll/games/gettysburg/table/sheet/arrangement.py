"""Where names, pieces, flags and markers stand in each place.

Places of things must not change while a game goes on, or the eye loses them: so every sector has fixed berths for its
name, its stack, a rival's stack, a flag and two markers, in ``data/arrangement.json``. ``tools/arrange.py`` finds them
(inside the sector, without covering each other) and is run again when the map changes.
"""

from __future__ import annotations

from functools import cache
from math import cos, inf, sin
from typing import NamedTuple

import msgspec

from longroll.engraving.lettering import text_width
from longroll.engraving.lines import Point, Rect, along, around, length
from longroll.games.gettysburg.board import N_SECTORS
from longroll.games.gettysburg.data.materials import DATA
from longroll.games.gettysburg.table.sheet.ground import CARDS, HEADER, RINGS, SURVEY, meeting_of, outward
from longroll.kit.materials import load

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
RIVAL_SCALE = 0.8
"""Where both sides stand in a sector, their pieces are drawn smaller."""


class Berths(msgspec.Struct, frozen=True):
    """Centres: of the block of name lines, of the marks above it, of the first row of the stack and of a rival's, of
    the flag, of two markers."""

    lines: tuple[str, ...]
    label: Point
    mark: Point
    stack: Point
    rival: Point
    flag: Point
    markers: tuple[Point, Point]


@cache
def all_berths() -> dict[str, Berths]:
    return load(DATA / "arrangement.json", dict[str, Berths])


def berths(sector: int) -> Berths:
    return all_berths()[SURVEY.sectors[sector].id]


# ---- works -------------------------------------------------------------------------------------------------

STICK_W, STICK_H = 60.0, 10.0
STICK_PARTS = 8
OVER = 100_000.0
"""What a place for a stick costs that lies over another one."""


class Bed(NamedTuple):
    """Where a stick lies: its centre and the direction out of the sector (radians)."""

    at: Point
    out: float

    def boxes(self) -> list[Rect]:
        """The stick as a row of small upright boxes: one box about a slanting stick would be far too large."""
        c, s = sin(self.out), cos(self.out)
        part = STICK_W / STICK_PARTS
        wide, high = part * abs(c) + STICK_H * abs(s), part * abs(s) + STICK_H * abs(c)
        steps = ((n + 0.5) * part - STICK_W / 2 for n in range(STICK_PARTS))
        return [around(self.at[0] + c * step, self.at[1] - s * step, wide, high) for step in steps]

    def corners(self) -> list[Point]:
        c, s = sin(self.out) * STICK_W / 2, -cos(self.out) * STICK_W / 2
        thick = STICK_H / STICK_W
        x, y = self.at
        return [(x + c * u - s * v * thick, y + s * u + c * v * thick) for u, v in ((1, 1), (1, -1), (-1, -1), (-1, 1))]

    def meets(self, other: Bed) -> bool:
        """Does a stick lie over another? Not if a line along a side of one of them parts them."""
        mine, theirs = self.corners(), other.corners()
        for out in (self.out, other.out):
            for across, down in ((cos(out), sin(out)), (sin(out), -cos(out))):
                one, two = ([x * across + y * down for x, y in corners] for corners in (mine, theirs))
                if max(one) < min(two) or max(two) < min(one):
                    return False
        return True


@cache
def stick_bed(sector: int, border: int, depth: int, laid: tuple[Bed, ...] = ()) -> Bed:
    """Inside the sector along a border, ``depth`` sticks behind it; as near the middle as name, stack and the sticks
    that are ``laid`` already allow."""
    line = meeting_of(sector, border).line
    total = length(line)
    found, least = None, inf
    for further in range(5):
        for share in _SHARES:
            away = abs(share - 0.5) * 600 + further * 60
            if away >= least:
                continue  # whatever it covers makes it only worse
            bed = bed_at(sector, line, total * share, depth + further)
            cost = away + crowding(sector, bed) + OVER * sum(bed.meets(other) for other in laid)
            if cost < least:
                found, least = bed, cost
    assert found is not None
    return found


_SHARES = sorted((n / 32 for n in range(1, 32)), key=lambda share: abs(share - 0.5))


def bed_at(sector: int, line: list[Point], distance: float, depth: int) -> Bed:
    at, slope = along(line, distance)
    out = outward(at, slope, RINGS[sector])
    inset = 9.0 + 11.0 * depth
    return Bed((at[0] - cos(out) * inset, at[1] - sin(out) * inset), out)


def crowding(sector: int, bed: Bed) -> float:
    """How much of the sector's name and stack a stick would cover; flag and markers, which never move, weigh most."""
    return sum(box.common(other) * weight for box in bed.boxes() for other, weight in obstacles(sector))


@cache
def obstacles(sector: int) -> list[tuple[Rect, float]]:
    """What a stick had better not cover, by weight."""
    berth = berths(sector)
    stack = around(berth.stack[0], berth.stack[1] + (ROW + CHIP_H) / 2, STACK_W, PIECE_H + ROW + CHIP_H)
    name = around(*berth.label, max(text_width(text, LETTER) for text in berth.lines), LINE * len(berth.lines))
    signs = [around(*at, MARKER, MARKER) for at in berth.markers] + [flag_room(berth.flag, MOST_DISCS)]
    return [(stack, 3.0), (name, 1.2), *((sign.grown(1), 60.0) for sign in signs)]


PER_ROW, DISC, MOST_DISCS = 3, 13.5, 5
"""Discs beneath a flag: so many in a row, from one to the next, at most."""


def flag_room(at: Point, discs: int) -> Rect:
    """The box round a flag with so many discs beneath it."""
    box = around(*at, FLAG_W, FLAG_H)
    if not discs:
        return box
    right = box.left + 2 + min(PER_ROW, discs) * DISC
    return Rect(box.left, box.top, max(box.right, right), box.bottom + -(-discs // PER_ROW) * DISC - 9)


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
