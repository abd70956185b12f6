"""The sheet: the map's geometry in scene units (one unit is one pixel at zoom 1), origin at the top left.

Everything here is static and worked out once from ``data/map.json``. ``arrangement`` decides where names and pieces
stand on it, ``map_picture`` engraves it.
"""

from __future__ import annotations

import itertools
from functools import cache
from math import atan2, cos, degrees, pi, sin
from typing import NamedTuple

import msgspec

from longroll.engraving.lines import Point, Rect, along, around, gap, inside, length, rect_path, ring_path
from longroll.engraving.survey import SHEET
from longroll.games.gettysburg.board import BOX_CODES, N_SECTORS, SECTOR
from longroll.games.gettysburg.data.materials import DATA
from longroll.kit.materials import load

SCALE, LEFT, TOP = SHEET.scale, SHEET.left, SHEET.top
RIGHT, BOTTOM = 44.0, 150.0
"""Desk around the frame: room for the entry boxes."""


class Frame(msgspec.Struct):
    xmin: float
    xmax: float
    ymin: float
    ymax: float


class Crossing(msgspec.Struct):
    road: str
    at: Point


class Edge(msgspec.Struct):
    """A border of the data file: the two sectors, the vertices of the line, where roads cross."""

    sectors: tuple[str, str]
    line: list[int]
    crossings: list[Crossing]


class Ring(msgspec.Struct):
    id: str
    name: str
    terrain: str
    star: int
    label: Point
    ring: list[int]


class Corner(msgspec.Struct):
    vertex: int
    sectors: list[str]


class EntryBox(msgspec.Struct):
    name: str
    side: str
    sector: str
    road_end: Point


class Road(msgspec.Struct):
    name: str


class Survey(msgspec.Struct):
    """What the drawing needs of ``map.json``."""

    frame: Frame
    roads: list[Road]
    outline: list[int]
    entry_boxes: list[EntryBox]
    sectors: list[Ring]
    borders: list[Edge]
    corners: list[Corner]
    vertices: list[Point]


SURVEY = load(DATA / "map.json", Survey)
FRAME = SURVEY.frame
WIDTH = LEFT + (FRAME.xmax - FRAME.xmin) * SCALE + RIGHT
HEIGHT = TOP + (FRAME.ymax - FRAME.ymin) * SCALE + BOTTOM


assert (FRAME.xmin, FRAME.ymax) == (SHEET.west, SHEET.north), "the map begins where the survey's sheet does"
to_scene = SHEET.to_scene

VERTICES: tuple[Point, ...] = tuple(to_scene(vertex) for vertex in SURVEY.vertices)
OUTLINE: tuple[Point, ...] = tuple(VERTICES[n] for n in SURVEY.outline)
RINGS: tuple[tuple[Point, ...], ...] = tuple(tuple(VERTICES[n] for n in sector.ring) for sector in SURVEY.sectors)


# ---- borders -----------------------------------------------------------------------------------------------


class Meeting(NamedTuple):
    """Where a place meets a neighbour: the crossing, the way out there (degrees clockwise from east), the border."""

    at: Point
    out: float
    line: list[Point]


def meeting(line: list[Point], crossing: Point | None, ring: tuple[Point, ...]) -> Meeting:
    """A border as seen from the sector with this ring; without a road it is crossed in the middle."""
    at, lean = along(line, length(line) / 2)
    if crossing is not None:
        at, lean = crossing, direction_at(line, crossing)
    return Meeting(at, degrees(outward(at, lean, ring)), line)


def direction_at(line: list[Point], point: Point) -> float:
    """Direction of the part of a line that is nearest to a point."""
    best = min(itertools.pairwise(line), key=lambda part: gap(point, *part))
    return atan2(best[1][1] - best[0][1], best[1][0] - best[0][0])


def outward(at: Point, slope: float, ring: tuple[Point, ...]) -> float:
    """The direction across a border (radians) that leaves the ring."""
    out = slope + pi / 2
    if inside((at[0] + cos(out) * 4, at[1] + sin(out) * 4), ring):
        out -= pi
    return out


@cache
def meetings() -> dict[tuple[int, int], Meeting]:
    """Every border of every sector by (sector, what lies beyond); entry boxes are beyond their road's end."""
    found: dict[tuple[int, int], Meeting] = {}
    for edge in SURVEY.borders:
        line = [VERTICES[n] for n in edge.line]
        crossing = to_scene(edge.crossings[0].at) if edge.crossings else None
        a, b = (SECTOR[code] for code in edge.sectors)
        found[a, b] = meeting(line, crossing, RINGS[a])
        found[b, a] = meeting(line, crossing, RINGS[b])
    for number, box in enumerate(SURVEY.entry_boxes):
        sector = SECTOR[box.sector]
        at = to_scene(box.road_end)
        line = edge_of_sheet(sector, at)
        found[sector, N_SECTORS + number] = meeting(line, at, RINGS[sector])
    return found


def edge_of_sheet(sector: int, at: Point) -> list[Point]:
    """The side of a sector's ring that a road leaves the map by."""
    ring = RINGS[sector]
    sides = list(zip(ring, (*ring[1:], ring[0]), strict=True))
    start, end = min(sides, key=lambda side: gap(at, *side))
    return [start, end]


# ---- entry boxes -------------------------------------------------------------------------------------------

HEADER = 24.0
"""Height of the name in an entry box."""
_CARDS: dict[str, tuple[float, float, float, float]] = {
    # across, down from the road's end to the middle of the card; width, height
    "Chambersburg-Pike": (-101.0, -58.0, 166.0, 152.0),
    "Mummasburg-Road": (-17.0, -64.0, 208.0, 74.0),
    "Carlisle-Road": (-6.0, -64.0, 208.0, 74.0),
    "Harrisburg-Road": (9.0, -64.0, 208.0, 74.0),
    "Taneytown-Road": (31.0, 83.0, 306.0, 110.0),
    "Baltimore-Pike": (-124.0, 128.0, 216.0, 110.0),
    "Emmitsburg-Road": (-7.0, 66.0, 208.0, 74.0),
}
ROAD_ENDS: tuple[Point, ...] = tuple(to_scene(box.road_end) for box in SURVEY.entry_boxes)


def card(box: int) -> Rect:
    """The card of an entry box, ``box`` counted from 0."""
    x, y = ROAD_ENDS[box]
    across, down, width, height = _CARDS[BOX_CODES[box]]
    return around(x + across, y + down, width, height)


CARDS: tuple[Rect, ...] = tuple(card(box) for box in range(len(BOX_CODES)))


@cache
def meeting_of(sector: int, beyond: int) -> Meeting:
    """Where a sector meets what lies beyond. A border that only another map has is its side next to that."""
    found = meetings().get((sector, beyond))
    if found is None:
        there = to_scene(SURVEY.sectors[beyond].label) if beyond < N_SECTORS else CARDS[beyond - N_SECTORS].centre
        found = meeting(edge_of_sheet(sector, there), None, RINGS[sector])
    return found


@cache
def outlines() -> tuple[str, ...]:
    """Path data of every place: sectors, then the cards of the entry boxes."""
    return (*(ring_path(ring) for ring in RINGS), *(rect_path(rect) for rect in CARDS))
