"""Names of the ground on a table, each with the places it may take: the best first, others for when pieces come."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import atan2, cos, hypot, sin

from longroll.engraving.inscribing import arched, beside_line, straight
from longroll.engraving.lettering import text_width
from longroll.engraving.lines import Point, Rect, inside, length, meeting
from longroll.engraving.swaying import turned
from longroll.games.reason.data.materials import AreaData, TownData
from longroll.games.reason.table.naming import ground_name
from longroll.games.reason.table.survey import MARGIN, Survey, corners, spelled
from longroll.kit.scene import Lettering

HILL_SPACE = 0.16
"""Between the letters of a hill's name, as a share of their size."""
TITLE = 0.82
"""How broad the letters of titles are, by those of names."""
TOWN, WOOD, WATER = 21.0, 19.0, 20.0
"""Sizes of letters."""
BASES = 7
"""How many places a name may take."""

Paint = Callable[[str], str]


def lengthwise(ring: list[Point]) -> float:
    """The direction of a ring's longest side (radians), as letters run along it."""
    a, b = max(pairwise([*ring, ring[0]]), key=lambda side: hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]))
    turn = (b[1] - a[1], b[0] - a[0])
    if turn[1] < 0 or (abs(turn[1]) < 0.02 * abs(turn[0]) and turn[0] > 0):
        turn = (-turn[0], -turn[1])
    return atan2(*turn)


class Namer:
    """Finds places for the names of one table."""

    def __init__(self, found: Survey, paint: Paint, language: str) -> None:
        self.survey = found
        self.language = language
        self.ground = found.ground
        self.paint = paint
        self.table = Rect(MARGIN, MARGIN, MARGIN + found.wide, MARGIN + found.high)
        self.rings = {level.id: turned(found.laid(level.poly)) for level in self.ground.levels}
        self.areas = [(area, turned(found.laid(area.poly))) for area in self.ground.areas]
        self.lines = [found.laid(road.pts) for road in self.ground.roads]
        self.lines += [found.laid(line.pts) for line in self.ground.linear]

    def names(self) -> list[Lettering]:
        found = [self.hill(ground_name(level.id, self.language), self.rings[level.id]) for level in self.ground.levels]
        found += [self.area(area, ring) for area, ring in self.areas]
        found += [
            self.water(ground_name(line.id, self.language), self.survey.laid(line.pts), line.kind == "river")
            for line in self.ground.linear
            if line.kind in ("river", "stream")
        ]
        found += [self.town(town) for town in self.ground.towns]
        return found

    def crowding(self, room: Rect) -> float:
        """How much a name would lie over: lines, houses, the edge of the table."""
        points = [(room.left, room.top), (room.right, room.top), (room.right, room.bottom), (room.left, room.bottom)]
        count = 0.0
        for line in self.lines:
            for a, b in pairwise(line):
                count += any(meeting(a, b, c, d) is not None for c, d in pairwise([*points, points[0]]))
        for sector in self.survey.sectors:
            left, top = self.survey.at((sector.x0, sector.y1))
            right, foot = self.survey.at((sector.x1, sector.y0))
            count += 4 * (room.common(Rect(left, top, right, foot)) > 0)
        return count + 9 * (self.table.grown(-4).common(room) < (room.right - room.left) * (room.bottom - room.top) - 1)

    # ---- hills

    def hill(self, name: str, ring: list[Point]) -> Lettering:
        """On a hill, as large as it allows, on a base that rises like it: near its upper edge first, then wherever else
        there is room, and at last below it."""
        left = max(min(x for x, _ in ring), self.table.left)
        right = min(max(x for x, _ in ring), self.table.right)
        top, foot = min(y for _, y in ring), max(y for _, y in ring)
        size = max(19.0, min(34.0, (right - left - 44) / (text_width(name, 1.0) + HILL_SPACE * len(name))))
        size = max(17.0, min(size, (foot - top) * 0.3))
        wide = TITLE * text_width(name, size) + HILL_SPACE * size * len(name)
        tries: list[tuple[float, int, list[Point]]] = []
        for down in (0.2, 0.8, 0.5, 0.04):
            for across in (0.0, 1.0, 0.5, 0.25, 0.75, 0.12, 0.88):
                x = left + wide / 2 + 14 + (right - left - wide - 28) * across
                y = top + (foot - top - size) * down + size * 0.9
                room = Rect(x - wide / 2, y - size * 0.85, x + wide / 2, y + size * 0.25)
                if not all(inside(point, ring) for point in ((room.left, y), (room.right, y))):
                    continue
                seen = self.crowding(room)
                seen += 0.5 * any(inside((x + dx * wide / 2, y), r) for _, r in self.areas for dx in (-1, 0, 1))
                tries.append((seen, len(tries), arched((x, y - size * 0.16), wide * 1.06, size * 0.3)))
        middle = (left + right) / 2
        for n, y in enumerate((foot + size + 16, top - 22)):
            room = Rect(middle - wide / 2, y - size, middle + wide / 2, y + 4)
            tries.append((self.crowding(room) + 2, len(tries) + n, arched((middle, y), wide * 1.06, size * 0.2)))
        bases = [base for _, _, base in sorted(tries)[: 2 * BASES]]
        return Lettering(
            [name], bases, round(size, 1), self.paint("hill"), 1, True, 400, round(HILL_SPACE * size, 1), True
        )

    # ---- woods and rough ground

    def area(self, area: AreaData, ring: list[Point]) -> Lettering:
        """In the middle, along the longest side where the name would not fit otherwise; else just outside."""
        name = ground_name(area.id, self.language)
        wide = text_width(name, WOOD) + 0.06 * WOOD * len(name)
        across = max(x for x, _ in ring) - min(x for x, _ in ring)
        turn = lengthwise(ring) if wide > across else 0.0
        x = sum(px for px, _ in ring) / len(ring)
        y = sum(py for _, py in ring) / len(ring)
        top, foot = min(py for _, py in ring), max(py for _, py in ring)
        bases = [straight((x - 6 * sin(turn), y + 6 * cos(turn)), wide, turn)]
        bases += [straight((x, at), wide) for at in (top + (foot - top) * 0.2 + 6, top + (foot - top) * 0.8 + 6)]
        outside = [(x, foot + WOOD), (x, top - 8)]
        free = [at for at in outside if self.clear(at, wide)]
        return Lettering(
            [name], bases + [straight(at, wide) for at in free], WOOD, self.paint("quiet"), 3, True, 600, 1.1
        )

    def clear(self, at: Point, wide: float) -> bool:
        return self.crowding(Rect(at[0] - wide / 2, at[1] - 16, at[0] + wide / 2, at[1] + 4)) < 1

    # ---- waters

    def water(self, name: str, points: list[Point], river: bool) -> Lettering:
        """Along a water, above it or below."""
        size = WATER + (5 if river else 0)
        space = size * 0.14
        wide = text_width(name, size) * 0.9 + space * len(name)
        total = length(points)
        tries: list[tuple[float, int, list[Point]]] = []
        for share in (0.3, 0.5, 0.7, 0.15, 0.85, 0.4, 0.6):
            for off in (11.0, -11.0 - size * 0.6):
                base = beside_line(points, wide, total * share, off)
                xs, ys = [x for x, _ in base], [y for _, y in base]
                room = Rect(min(xs), min(ys) - size * 0.7, max(xs), max(ys) + 2)
                tries.append((self.crowding(room) + 0.2 * len(tries), len(tries), base))
        bases = [base for _, _, base in sorted(tries)[:BASES]]
        return Lettering([name], bases, size, self.paint("letter-water"), 2, True, 400, round(space, 1))

    # ---- towns

    def town(self, town: TownData) -> Lettering:
        """Beneath the houses, or above or beside them where that is freer."""
        name = spelled(town.name)
        points = [p for sector in town.sectors for p in self.survey.laid(corners(sector))]
        left, right = min(p[0] for p in points), max(p[0] for p in points)
        top, foot = min(p[1] for p in points), max(p[1] for p in points)
        wide = text_width(name, TOWN)
        half = wide / 2
        x, y = (left + right) / 2, (top + foot) / 2
        spots = [(x, foot + 22), (x, top - 9), (x + half, foot + 22), (x - half, foot + 22)]
        spots += [(right + half + 9, y + 6), (left - half - 9, y + 6), (x + half, top - 9), (x - half, top - 9)]
        rooms = [Rect(u - half, v - TOWN * 0.75, u + half, v + 5) for u, v in spots]
        order = sorted(range(len(spots)), key=lambda n: (self.crowding(rooms[n]), n))
        bases = [straight(spots[n], wide) for n in order[:BASES]]
        return Lettering([name], bases, TOWN, self.paint("letter"), 0, True, 700, 0.4)


def ground_names(found: Survey, paint: Paint, language: str) -> list[Lettering]:
    """Every name on a table."""
    return Namer(found, paint, language).names()
