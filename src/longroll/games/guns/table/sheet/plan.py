"""The map's geometry in scene units (one unit is one pixel at zoom 1), origin at the top left.

A ``Plan`` is static and worked out once from the data of its map: ``map_picture`` engraves that of the game's own map,
``drawing`` makes the places of a board of it. A *stance* is a position with one of its sides, as everywhere.
"""

from __future__ import annotations

import itertools
from functools import cache, lru_cache
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Literal, NamedTuple

import msgspec

from longroll.engraving.lines import (
    Point,
    Rect,
    along,
    around,
    beside,
    gap,
    inside,
    length,
    part,
    rect_path,
    ring_path,
)
from longroll.engraving.pens import Sheet
from longroll.games.guns.board import GROUND, Ground
from longroll.games.guns.data.map_data import Extent
from longroll.games.guns.data.materials import DATA
from longroll.games.guns.table.sheet.berths import BLOCK_H, BLOCK_W, Berth, apart, crowded
from longroll.games.guns.table.sheet.layout import drawn
from longroll.kit.materials import load

SCALE = 0.32
"""Scene units to the metre."""
LEFT, TOP, RIGHT, BOTTOM = 222.0, 142.0, 222.0, 142.0
"""Desk around the frame: room for the entry points."""
STRIP = 32.0
"""Between the frame and a card: blocks that left the map stand here."""


class Spot(NamedTuple):
    """A point on a position and the direction from there into the area of a stance (radians, clockwise from east)."""

    at: Point
    out: float


GRIP = 15.0
"""Half the width of the strip along a position that answers to a click."""

BLOCK_GAP = 2.0
JUNCTION_R = 6.5
SMALLEST = 0.62
"""Blocks of a crowded stack are not drawn smaller than this."""


def row_scale(room: float, blocks: int) -> float:
    return min(1.0, room / (blocks * (BLOCK_W + BLOCK_GAP) - BLOCK_GAP))


SIGN_GAP = 15.0
"""Signs keep this far from the ends of a position."""
GUN = 20.0
"""Size of a cannon symbol."""

DISC = 30.0
"""Size of an objective marker."""
LETTER, LINE = 14.0, 15.5
"""Size and line height of an area's name."""


class Room(msgspec.Struct, frozen=True):
    """Where the name of an area stands (its lines, the centre of them) and an objective in it."""

    lines: tuple[str, ...]
    label: Point
    objective: Point


class Inscription(msgspec.Struct, frozen=True):
    """A name along a road (r), a stream (w) or a crest (c): its base line."""

    kind: Literal["r", "w", "c"]
    text: str
    line: list[Point]


class Arrangement(msgspec.Struct, frozen=True):
    """What stands where on the sheet; ``tools/arrange_guns.py`` finds it when the map changes."""

    areas: dict[str, Room]
    inscriptions: list[Inscription]


@cache
def arrangement() -> Arrangement:
    return load(DATA / "arrangement.json", Arrangement)


HEADER = 24.0
"""Height of the name in the card of an entry point."""
_UPRIGHT = (176.0, 236.0)
_BROAD = (390.0, 98.0)


def same_side(edge: tuple[Point, Point], point: Point) -> bool:
    (ax, ay), (bx, by) = edge
    return (ax == bx == point[0]) or (ay == by == point[1])


def heading(start: Point, end: Point) -> float:
    """Direction from one point to another (degrees clockwise from east)."""
    return degrees(atan2(end[1] - start[1], end[0] - start[0])) % 360


class Plan:
    """Where everything on a map lies."""

    def __init__(self, ground: Ground) -> None:
        data = ground.data if ground is GROUND else drawn(ground.data)
        frame = data.frame
        assert frame is not None
        self.ground = ground
        self.data = data
        self.frame: Extent = frame
        self.width: float = LEFT + (frame.xmax - frame.xmin) * SCALE + RIGHT
        self.height: float = TOP + (frame.ymax - frame.ymin) * SCALE + BOTTOM
        self.field: Rect = Rect(LEFT, TOP, self.width - RIGHT, self.height - BOTTOM)
        """The map itself."""
        self.sheet: Sheet = Sheet(frame.xmin, frame.ymax, LEFT, TOP, SCALE)
        self.lines: tuple[tuple[Point, ...], ...] = tuple(
            tuple(self.to_scene(point) for point in position.line) for position in data.positions.values()
        )
        self.rings: tuple[tuple[Point, ...], ...] = tuple(
            tuple(self.to_scene(point) for point in area.polygon) for area in data.areas.values()
        )
        self.junctions: tuple[Point, ...] = tuple(self.to_scene(junction.xy) for junction in data.junctions.values())
        self.labels: tuple[Point, ...] = tuple(self.to_scene(area.label) for area in data.areas.values())
        self._spots: dict[tuple[int, float], Spot] = {}
        self._berths: dict[tuple[int, int], tuple[Berth, ...]] = {}
        self._outlines: tuple[str, ...] = ()

    def to_scene(self, point: Point) -> Point:
        return self.sheet.to_scene(point)

    # ---- positions ------------------------------------------------------------------------------------------------

    def spot(self, stance: int, share: float = 0.5) -> Spot:
        """The point at a share of a position's line, looking into the area of a stance. Side 0 lies to the left of the
        line, which on the sheet, where north is up, is a turn against the clock."""
        kept = self._spots.get((stance, share))
        if kept is None:
            line = list(self.lines[stance // 2])
            at, lean = along(line, length(line) * share)
            kept = self._spots[stance, share] = Spot(at, lean + pi / 2 if stance & 1 else lean - pi / 2)
        return kept

    def inner_line(self, position: int, gap: float) -> list[Point]:
        """A position's line without its ends."""
        line = list(self.lines[position])
        total = length(line)
        cut = min(gap, total * 0.2)
        return part(line, cut, total - cut)

    def side_line(self, stance: int, distance: float, gap: float) -> list[Point]:
        """A line along a position at a distance on the side of a stance."""
        return beside(self.inner_line(stance // 2, gap), distance if stance & 1 else -distance)

    def strip_path(self, position: int) -> str:
        """The outline of a position: a strip along its line, clear of the junctions."""
        line = self.inner_line(position, 13.0)
        outline = (*beside(line, GRIP), *reversed(beside(line, -GRIP)))
        return ring_path(outline)

    def line_path(self, position: int) -> str:
        """The line of a position, clear of the junctions."""
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in self.inner_line(position, 9.0))

    def works_spot(self, stance: int) -> Spot:
        """Where field works lie that point to the side of a stance: just before the line, clear of its other signs."""
        (x, y), out = self.spot(stance)
        return Spot((x + cos(out) * 9, y + sin(out) * 9), out)

    # ---- blocks ---------------------------------------------------------------------------------------------------

    def berths(self, stance: int, blocks: int) -> tuple[Berth, ...]:
        """Places of the blocks of a stack: behind its position in a row, pointing to the front; one behind the other
        where a row would be too small, or stand out of the area behind."""
        kept = self._berths.get((stance, blocks))
        if kept is None:
            kept = self._row_up(stance, blocks)
            self._berths[stance, blocks] = kept
        return kept

    def _row_up(self, stance: int, blocks: int) -> tuple[Berth, ...]:
        rear = self.ground.area_of[stance ^ 1]
        tries: list[tuple[float, tuple[Berth, ...]]] = []
        for most in (1.0, SMALLEST):
            for rows in range(1, blocks + 1):
                found = self.formed(stance, blocks, rows, most)
                clear = min(self.reach(one.at, rear) for one in found)
                touching = crowded(found)
                if clear > 5 and found[0].scale > 0.72 and not touching:
                    return found
                tries.append((clear - 20 * touching, found))
        return apart(max(tries)[1])

    def formed(self, stance: int, blocks: int, rows: int, most: float) -> tuple[Berth, ...]:
        """A stack in so many rows, its blocks drawn no larger than ``most``."""
        row = -(-blocks // rows)
        room = length(list(self.lines[stance // 2])) - 2 * (JUNCTION_R + 2)
        scale = min(most, max(SMALLEST, row_scale(room, row)))
        found: list[Berth] = []
        for depth in range(rows):
            here = min(row, blocks - depth * row)
            for place in range(here):
                along_it = (place - (here - 1) / 2) * (BLOCK_W + BLOCK_GAP) * scale
                back = (4 + BLOCK_H * 0.5 + (BLOCK_H + 1) * depth) * scale
                found.append(self.berth(stance, along_it, back, scale))
        return tuple(found)

    def row_behind(self, stance: int, blocks: int, behind: float) -> tuple[Berth, ...]:
        """Places of a second stack on the same side of a position, so far behind the first."""
        room = length(list(self.lines[stance // 2])) - 2 * (JUNCTION_R + 2)
        scale = max(SMALLEST, row_scale(room, blocks))
        wide = (BLOCK_W + BLOCK_GAP) * scale
        return tuple(
            self.berth(stance, (place - (blocks - 1) / 2) * wide, behind + BLOCK_H * scale / 2, scale)
            for place in range(blocks)
        )

    def berth(self, stance: int, along_it: float, behind: float, scale: float) -> Berth:
        """A place ``along_it`` from the middle of a position and ``behind`` it, for a block with that front."""
        line = list(self.lines[stance // 2])
        total = length(line)
        share = min(1.0, max(0.0, 0.5 + along_it / total))
        (x, y), out = self.spot(stance, share)
        return Berth((x - cos(out) * behind, y - sin(out) * behind), degrees(out) + 90, scale)

    # ---- signs of terrain -----------------------------------------------------------------------------------------

    def sign_base(self, stance: int) -> float:
        """Distance from the line at which the signs of slope and guns begin: outside the lines of obstruction."""
        return 12.0 if self.ground.obstructed[stance] else 3.0

    def gun_spots(self, stance: int) -> tuple[Spot, ...]:
        """The cannon symbols of a ridge (GG-3.3): outside all other signs of that side, muzzles to the front."""
        if not self.ground.ridge[stance]:
            return ()
        widest = (length(list(self.lines[stance // 2])) - SIGN_GAP) / self.ground.ridge[stance]
        for step in (27.0, 31.0, 35.0, 40.0, 46.0):
            found = self.gun_row(stance, min(step, widest))
            if step >= widest or all(
                hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) > GUN + 2 for a, b in itertools.pairwise(found)
            ):
                break
        return found

    def gun_row(self, stance: int, step: float) -> tuple[Spot, ...]:
        """The guns of a ridge so far apart along the line; on the inner side of a bend they come closer."""
        count = self.ground.ridge[stance]
        total = length(list(self.lines[stance // 2]))
        base = self.sign_base(stance) + (23.0 if self.ground.steep[stance] else 20.0)
        found: list[Spot] = []
        for n in range(count):
            (x, y), out = self.spot(stance, 0.5 + (n - (count - 1) / 2) * step / total)
            found.append(Spot((x + cos(out) * base, y + sin(out) * base), out))
        return tuple(found)

    def sight_lines(self) -> tuple[tuple[Point, Point, int], ...]:
        """Special lines of sight (GG-9.7): start and end of an arrow, and the area it ends in."""
        found: list[tuple[Point, Point, int]] = []
        for sight in self.ground.data.special_los:
            stance = self.ground.stance(self.ground.position_index[sight.position], self.ground.area_index[sight.front])
            (x, y), out = self.spot(stance)
            off = self.sign_base(stance) + 36
            start = (x + cos(out) * off, y + sin(out) * off)
            area = self.ground.area_index[sight.area]
            found.append((start, self.sight_end(start, area), area))
        return tuple(found)

    def sight_end(self, start: Point, area: int) -> Point:
        """Where an arrow towards an area ends: just inside it."""
        x, y = self.labels[area]
        for share in range(20, 96, 2):
            point = (start[0] + (x - start[0]) * share / 100, start[1] + (y - start[1]) * share / 100)
            if self.reach(point, area) > 18:
                return point
        return x, y

    # ---- areas ----------------------------------------------------------------------------------------------------

    def room(self, area: int) -> Room:
        """Where the name of an area and an objective stand; on a map without an arrangement in its middle."""
        if self.ground is GROUND:
            return arrangement().areas[self.ground.area_codes[area]]
        x, y = self.labels[area]
        return Room((self.ground.area_names[area],), (x, y - DISC), (x, y + DISC / 2))

    def reach(self, point: Point, area: int) -> float:
        """Distance of a point from the edge of an area; negative outside."""
        ring = self.rings[area]
        sides = zip(ring, (*ring[1:], ring[0]), strict=True)
        nearest = min(gap(point, start, end) for start, end in sides)
        return nearest if inside(point, ring) else -nearest

    def map_edge(self, area: int) -> list[tuple[Point, Point]]:
        """The sides of a partial area that lie on the edge of the map."""
        ring = self.rings[area]
        sides = zip(ring, (*ring[1:], ring[0]), strict=True)
        return [(a, b) for a, b in sides if self.on_frame(a, b)]

    def on_frame(self, start: Point, end: Point) -> bool:
        upright = start[0] == end[0] and start[0] in (self.field.left, self.field.right)
        return upright or (start[1] == end[1] and start[1] in (self.field.top, self.field.bottom))

    def outside(self, area: int) -> Spot:
        """Where blocks stand that left the map across a partial area (GG-10.9), and the way back onto the map."""
        edge = self.map_edge(area)
        if not edge:
            return self._beyond(area)
        start, end = max(edge, key=lambda side: hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]))
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        inward = (
            0.0
            if x == self.field.left
            else pi
            if x == self.field.right
            else -pi / 2
            if y == self.field.bottom
            else pi / 2
        )
        return Spot((x - cos(inward) * STRIP / 2, y - sin(inward) * STRIP / 2), inward)

    def _beyond(self, area: int) -> Spot:
        """The same where the map was not drawn up to its edge: outward from its middle."""
        x, y = self.labels[area]
        middle = self.field.centre
        out = atan2(y - middle[1], x - middle[0])
        return Spot((x + cos(out) * 60, y + sin(out) * 60), out + pi)

    # ---- entry points ---------------------------------------------------------------------------------------------

    def card(self, entry: int) -> Rect:
        """The card of an entry point beside the map: here its blocks wait (GG-11.3)."""
        across, down = self.entry_centre(entry)
        road = self.road_start(entry)
        level = min(max(down, road[1] - _UPRIGHT[1] / 2 + 40), road[1] + _UPRIGHT[1] / 2 - 40)
        if across == self.field.left:
            return around(self.field.left - STRIP - _UPRIGHT[0] / 2, level, *_UPRIGHT)
        if across == self.field.right:
            return around(self.field.right + STRIP + _UPRIGHT[0] / 2, level, *_UPRIGHT)
        off = STRIP + _BROAD[1] / 2
        middle = min(max(across, self.field.left + _BROAD[0] / 2), self.field.right - _BROAD[0] / 2)
        return around(middle, self.field.top - off if down == self.field.top else self.field.bottom + off, *_BROAD)

    def entry_edges(self, entry: int) -> list[tuple[Point, Point]]:
        """The stretches of the map edge that belong to an entry point."""
        edges = list(self.data.entries.values())[entry].edge
        return [(self.to_scene(edge[0]), self.to_scene(edge[1])) for edge in edges]

    def entry_centre(self, entry: int) -> Point:
        """The middle of an entry point's stretch of the map edge, on the side where its road enters."""
        road = self.road_start(entry)
        edges = [edge for edge in self.entry_edges(entry) if same_side(edge, road)]
        xs = [point[0] for edge in edges for point in edge]
        ys = [point[1] for edge in edges for point in edge]
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    def road_start(self, entry: int) -> Point:
        """Where the main road of an entry point enters the map."""
        return self.to_scene(list(self.data.entries.values())[entry].at)

    def outlines(self) -> tuple[str, ...]:
        """Path data of every place: areas, then entry points, then positions."""
        if not self._outlines:
            self._outlines = self._outlined()
        return self._outlines

    def _outlined(self) -> tuple[str, ...]:
        return (
            *(ring_path(ring) for ring in self.rings),
            *(rect_path(self.card(entry)) for entry in range(len(self.ground.entry_codes))),
            *(self.strip_path(position) for position in range(self.ground.n_positions)),
        )


@lru_cache(maxsize=48)
def plan_of(ground: Ground) -> Plan:
    """The plan of a map; those asked for last are kept."""
    return Plan(ground)


PLAN = plan_of(GROUND)
"""The plan of the game's own map."""
