"""MR-4 Terrain: the ground of one scenario, and what a place or a way on it means.

Static: one ``Field`` per scenario, shared by all positions. Everything on the ground is a *feature* with a number and a
bit; a grid of cells knows which features can matter to a unit whose centre is in the cell, so that open ground answers
at once. Features are levels, areas, town sectors, strips of rivers and segments of obstacles.
"""

from __future__ import annotations

from math import ceil, hypot, sqrt
from typing import Final

from longroll.boards.plane.clip import common_area, length_in_rect, part_in_convex
from longroll.boards.plane.measure import SLACK, inside, overlap, overlap_convex, point_to_rect, point_to_segment
from longroll.boards.plane.shapes import Convex, Rect, box, on_table, strip
from longroll.boards.plane.sweep import crossing, sweep, sweep_convex
from longroll.boards.plane.turn import bearing
from longroll.games.reason.components import KINDS
from longroll.games.reason.data.materials import ScenarioData
from longroll.games.reason.data.tables import tables

AREAS: Final = ("woods", "rough", "impassable")

STREAM: Final = 0
WALL: Final = 1
ENTRENCHMENT: Final = 2
RIVER: Final = 3
LINES: Final = ("stream", "wall", "entrenchment", "river")

OFFICER: Final = 8
"""An officer where a kind of unit is asked for: towns and difficult ground are free to him (MR-15.5, MR-15.6)."""

FREE: Final = 0
OFF_TABLE: Final = 1
IN_IMPASSABLE: Final = 2
IN_RIVER: Final = 3
IN_DIFFICULT: Final = 4
IN_SECTOR: Final = 5
GROUNDS: Final = ("free", "off-table", "impassable", "river", "difficult", "sector")
"""Why a place is forbidden (MR-4.6, MR-4.8, MR-13.1, MR-13.3)."""

REACH: Final = 1.55
"""A cell knows every feature within this distance: half the diagonal of a unit, half a step of a way, or half a BW."""
RIVER_HALF: Final = 0.02
"""Half the width of a river in MR-5.5."""
TOUCH: Final = SLACK + 1e-6
"""A place found to the thousandth may overlap by the last digits of its numbers more than MR-5.5 allows."""
STRADDLE: Final = 0.1
"""More of a stream than this inside a unit (MR-2.11)."""
WALL_REACH: Final = 0.5
"""A wall covers a unit not farther behind it than this (MR-4.5)."""
ROAD_REACH: Final = 0.5
"""A unit whose centre is not farther from a road is on it (MR-13.7)."""
EDGE_BIT: Final = 1
"""The bit of the table's edge."""
UNKNOWN: Final = -1
"""What is near a way, where the caller has not asked ``near_way`` already."""

HALF_SPEED: Final[tuple[bool, ...]] = tuple(tables().terrain_move[kind].difficult == "half" for kind in KINDS)
"""By kind: difficult terrain costs double (MR-13.1)."""
NO_DIFFICULT: Final[tuple[bool, ...]] = tuple(tables().terrain_move[kind].difficult == "no" for kind in KINDS)
"""By kind: may not enter difficult terrain (MR-13.1)."""
OBSTACLE_COST: Final[tuple[float, ...]] = tuple(float(tables().terrain_move[kind].obstacle) for kind in KINDS)
"""By kind: what crossing an obstacle costs (MR-13.2)."""


class Barrier:
    """A stream, wall, entrenchment or river: a polyline."""

    def __init__(self, name: str, kind: int, xs: tuple[float, ...], ys: tuple[float, ...]) -> None:
        self.name = name
        self.kind = kind
        self.xs = xs
        self.ys = ys


class Road:
    """A road: a polyline with the length at each of its points. ``bridged``: bits of the strips of rivers it crosses by
    a bridge."""

    def __init__(self, name: str, xs: tuple[float, ...], ys: tuple[float, ...]) -> None:
        self.name = name
        self.xs = xs
        self.ys = ys
        lengths = [0.0]
        for i in range(1, len(xs)):
            lengths.append(lengths[-1] + hypot(xs[i] - xs[i - 1], ys[i] - ys[i - 1]))
        self.lengths: tuple[float, ...] = tuple(lengths)
        self.length: float = lengths[-1]
        self.bridged: int = 0
        self.bridges: list[tuple[float, float]] = []
        """Where it crosses rivers."""

    def at(self, along: float, backwards: bool = False) -> tuple[float, float, float]:
        """The point ``along`` the road from its first point, and the bearing of the road there (in its own direction,
        or against it). At a corner the segment just travelled counts."""
        n = len(self.lengths) - 1
        i = 0
        if backwards:
            while i < n - 1 and self.lengths[i + 1] <= along:
                i += 1
        else:
            while i < n - 1 and self.lengths[i + 1] < along:
                i += 1
        ax, ay, bx, by = self.xs[i], self.ys[i], self.xs[i + 1], self.ys[i + 1]
        t = (along - self.lengths[i]) / (self.lengths[i + 1] - self.lengths[i])
        facing = bearing(bx, by, ax, ay) if backwards else bearing(ax, ay, bx, by)
        return ax + t * (bx - ax), ay + t * (by - ay), facing

    def nearest(self, x: float, y: float) -> tuple[float, float]:
        """The place along the road nearest to a point, and its distance."""
        best = 1e18
        found = 0.0
        for i in range(len(self.xs) - 1):
            ax, ay = self.xs[i], self.ys[i]
            ex, ey = self.xs[i + 1] - ax, self.ys[i + 1] - ay
            length = self.lengths[i + 1] - self.lengths[i]
            t = ((x - ax) * ex + (y - ay) * ey) / (length * length)
            t = max(0.0, min(1.0, t))
            gap = hypot(ax + t * ex - x, ay + t * ey - y)
            if gap < best - 1e-9:
                best = gap
                found = self.lengths[i] + t * length
        return found, best


class Field:
    """The ground of a scenario. Numbers: *sector* (over all towns), *town*, *line*, *road*, *area*, each in the order
    of the scenario."""

    def __init__(self, data: ScenarioData) -> None:
        self.w: float = float(data.table.w)
        self.h: float = float(data.table.h)
        self._n = 1  # bit 0 is the table's edge
        self._areas(data)
        self._towns(data)
        self._lines(data)
        self._roads(data)
        self._forbid()
        self._grid()

    # ------------------------------------------------------------------------------------------------ features

    def _bit(self) -> int:
        """The number of a new feature."""
        self._n += 1
        return self._n - 1

    def _areas(self, data: ScenarioData) -> None:
        self.polygons: dict[int, Convex] = {}
        """Feature number -> polygon of a level or an area."""
        self.height: dict[int, int] = {}
        """Feature number -> its level."""
        self.levels_mask = 0
        self.woods_mask = 0
        self.difficult_mask = 0
        self.impassable_mask = 0
        self.cover_mask = 0
        """Areas that give cover (MR-4.4)."""
        self.level_names: list[str] = []
        self.area_names: list[str] = []
        self.area_kinds: list[int] = []
        self.area_polygons: list[Convex] = []
        self.area_of: dict[int, int] = {}
        """Feature number -> area."""
        for level in data.levels:
            n = self._bit()
            self.polygons[n] = Convex(level.poly)
            self.height[n] = level.level
            self.levels_mask |= 1 << n
            self.level_names.append(level.id)
        for area in data.areas:
            n = self._bit()
            polygon = Convex(area.poly)
            self.area_of[n] = len(self.area_names)
            self.area_names.append(area.id)
            self.area_kinds.append(AREAS.index(area.kind))
            self.area_polygons.append(polygon)
            self.polygons[n] = polygon
            if area.kind == "impassable":
                self.impassable_mask |= 1 << n
            else:
                self.difficult_mask |= 1 << n
                if area.kind == "woods":
                    self.woods_mask |= 1 << n
            if area.cover if area.cover is not None else area.kind == "woods":
                self.cover_mask |= 1 << n

    def _towns(self, data: ScenarioData) -> None:
        self.town_ids: tuple[str, ...] = tuple(town.id for town in data.towns)
        self.sectors: list[Rect] = []
        """The rectangle of each sector, facing north: its edges FRONT, RIGHT, REAR, LEFT are north, east, south,
        west."""
        self.sector_ids: list[str] = []
        self.sector_town: list[int] = []
        self.sectors_mask = 0
        self.sector_of: dict[int, int] = {}
        """Feature number -> sector."""
        for t, town in enumerate(data.towns):
            for sector in town.sectors:
                n = self._bit()
                self.sectors_mask |= 1 << n
                self.sector_of[n] = len(self.sectors)
                self.sectors.append(box(sector.x0, sector.y0, sector.x1, sector.y1))
                self.sector_ids.append(sector.id)
                self.sector_town.append(t)
        self.sector_number: dict[str, int] = {name: n for n, name in enumerate(self.sector_ids)}
        count = len(self.sectors)
        self.sectors_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(s for s in range(count) if self.sector_town[s] == t) for t in range(len(self.town_ids))
        )
        self.adjoining: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                s
                for s in self.sectors_of[self.sector_town[n]]
                if s != n and _share_edge(self.sectors[n], self.sectors[s])
            )
            for n in range(count)
        )
        """The sectors of the same town that share an edge (MR-23.7)."""

    def _lines(self, data: ScenarioData) -> None:
        self.lines: list[Barrier] = []
        self.strips: dict[int, Rect] = {}
        """Feature number -> strip of a river (MR-5.5)."""
        self.segments: dict[int, tuple[float, float, float, float]] = {}
        """Feature number -> segment of a stream, wall, entrenchment or river."""
        self.line_of: dict[int, int] = {}
        """Feature number -> line."""
        self.streams_mask = 0
        self.walls_mask = 0
        self.rivers_mask = 0
        for number, line in enumerate(data.linear):
            kind = LINES.index(line.kind)
            xs = tuple(point[0] for point in line.pts)
            ys = tuple(point[1] for point in line.pts)
            self.lines.append(Barrier(line.id, kind, xs, ys))
            for i in range(len(xs) - 1):
                n = self._bit()
                self.segments[n] = (xs[i], ys[i], xs[i + 1], ys[i + 1])
                self.line_of[n] = number
                if kind == RIVER:
                    self.strips[n] = strip(xs[i], ys[i], xs[i + 1], ys[i + 1], RIVER_HALF)
                    self.rivers_mask |= 1 << n
                elif kind == STREAM:
                    self.streams_mask |= 1 << n
                else:
                    self.walls_mask |= 1 << n
        self.obstacles_mask: int = self.streams_mask | self.walls_mask
        self.dear_mask: int = self.difficult_mask | self.obstacles_mask | self.levels_mask
        """What can make a way cost more than its length (MR-13)."""

    def _roads(self, data: ScenarioData) -> None:
        shut = {special.linear for special in data.special if special.type == "no_bridge"}
        self.roads: list[Road] = []
        for road in data.roads:
            laid = Road(road.id, tuple(point[0] for point in road.pts), tuple(point[1] for point in road.pts))
            for n in self.strips:
                if self.lines[self.line_of[n]].name in shut:
                    continue
                px, py, qx, qy = self.segments[n]
                for i in range(len(laid.xs) - 1):
                    ax, ay, bx, by = laid.xs[i], laid.ys[i], laid.xs[i + 1], laid.ys[i + 1]
                    t = crossing(ax, ay, bx, by, px, py, qx, qy)
                    if t >= 0.0:
                        laid.bridges.append((ax + t * (bx - ax), ay + t * (by - ay)))
                        for other in self.strips:
                            if self.line_of[other] == self.line_of[n]:
                                laid.bridged |= 1 << other
            self.roads.append(laid)
        self.bridges: tuple[tuple[float, float], ...] = tuple(at for road in self.roads for at in road.bridges)

    def _forbid(self) -> None:
        always = EDGE_BIT | self.impassable_mask | self.rivers_mask
        self.barred: tuple[int, ...] = (
            *[
                always | self.sectors_mask | (self.difficult_mask if NO_DIFFICULT[kind] else 0)
                for kind in range(len(KINDS))
            ],
            always,
        )
        """By kind of unit, then for officers: the features their rectangle may not overlap."""

    def _grid(self) -> None:
        self.columns: int = ceil(self.w)
        self.rows: int = ceil(self.h)
        cells = [0] * (self.columns * self.rows)
        reach = REACH + 0.7072
        for row in range(self.rows):
            for column in range(self.columns):
                if min(column, row, self.w - column - 1, self.h - row - 1) <= REACH:
                    cells[row * self.columns + column] |= EDGE_BIT
        for n in range(1, self._n):
            x0, y0, x1, y1 = self._box(n)
            for row in range(max(0, int(y0 - reach)), min(self.rows, int(y1 + reach) + 1)):
                for column in range(max(0, int(x0 - reach)), min(self.columns, int(x1 + reach) + 1)):
                    if self._distance(n, column + 0.5, row + 0.5) <= reach:
                        cells[row * self.columns + column] |= 1 << n
        self.cells: list[int] = cells

    def _box(self, n: int) -> tuple[float, float, float, float]:
        if n in self.polygons:
            polygon = self.polygons[n]
            return polygon.x0, polygon.y0, polygon.x1, polygon.y1
        if n in self.sector_of:
            rect = self.sectors[self.sector_of[n]]
            return min(rect.xs), min(rect.ys), max(rect.xs), max(rect.ys)
        ax, ay, bx, by = self.segments[n]
        return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)

    def _distance(self, n: int, x: float, y: float) -> float:
        if n in self.polygons:
            polygon = self.polygons[n]
            if inside(polygon, x, y):
                return 0.0
            return min(
                point_to_segment(x, y, polygon.xs[i - 1], polygon.ys[i - 1], polygon.xs[i], polygon.ys[i])
                for i in range(len(polygon.xs))
            )
        if n in self.sector_of:
            return point_to_rect(x, y, self.sectors[self.sector_of[n]])
        ax, ay, bx, by = self.segments[n]
        return point_to_segment(x, y, ax, ay, bx, by)

    # ------------------------------------------------------------------------------------------ what is near a place

    def near(self, x: float, y: float) -> int:
        """The features that can matter to a unit with its centre there."""
        column = int(x)
        row = int(y)
        if x < 0.0 or column >= self.columns or y < 0.0 or row >= self.rows:
            column = max(0, min(self.columns - 1, column))
            row = max(0, min(self.rows - 1, row))
        return self.cells[row * self.columns + column]

    def near_way(self, ax: float, ay: float, bx: float, by: float) -> int:
        """The features that can matter to a unit whose centre goes from a to b."""
        ex = bx - ax
        ey = by - ay
        steps = int(sqrt(ex * ex + ey * ey)) + 1
        found = self.near(bx, by) | self.near(ax, ay)
        for i in range(1, steps):
            t = i / steps
            found |= self.near(ax + t * ex, ay + t * ey)
        return found

    def _among(self, mask: int, near: int, ax: float, ay: float, bx: float, by: float) -> int:
        """Those features of a mask that can matter on the way from a to b. ``near``: what ``near_way`` has said of it,
        or of a longer one, or UNKNOWN."""
        if not mask:
            return 0
        return mask & (self.near_way(ax, ay, bx, by) if near == UNKNOWN else near)

    # ------------------------------------------------------------------------------------------------------- levels

    def level_at(self, x: float, y: float) -> int:
        """The level of a point (MR-4.2)."""
        mask = self.near(x, y) & self.levels_mask
        best = 0
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            if self.height[n] > best and inside(self.polygons[n], x, y):
                best = self.height[n]
        return best

    def level_changes(self, ax: float, ay: float, bx: float, by: float, near: int = UNKNOWN) -> list[tuple[float, int]]:
        """Where a unit's centre on its way from a to b changes its level (MR-13.5), in order: share of the way, and by
        how many levels (up positive)."""
        mask = self._among(self.levels_mask, near, ax, ay, bx, by)
        if not mask:
            return []
        stops: list[float] = [0.0, 1.0]
        while mask:
            low = mask & -mask
            mask ^= low
            one, two = part_in_convex(ax, ay, bx, by, self.polygons[low.bit_length() - 1])
            if one <= two:
                stops.append(one)
                stops.append(two)
        stops.sort()
        changes: list[tuple[float, int]] = []
        level = self.level_at(ax, ay)
        for i in range(1, len(stops)):
            if stops[i] - stops[i - 1] < 1e-9:
                continue
            t = (stops[i] + stops[i - 1]) * 0.5
            now = self.level_at(ax + t * (bx - ax), ay + t * (by - ay))
            if now != level:
                changes.append((stops[i - 1], now - level))
                level = now
        now = self.level_at(bx, by)
        if now != level:
            changes.append((1.0, now - level))
        return changes

    # -------------------------------------------------------------------------------------------------------- areas

    def _share(self, rect: Rect, mask: int) -> float:
        mask &= self.near(rect.cx, rect.cy)
        if not mask:
            return 0.0
        area = 0.0
        while mask:
            low = mask & -mask
            mask ^= low
            area += common_area(rect, self.polygons[low.bit_length() - 1])
        return area / (rect.w * rect.d)

    def in_difficult(self, rect: Rect) -> bool:
        """Does at least half of the unit lie in woods or rough (MR-4.3: fire, attack columns, vulnerability)?"""
        return self._share(rect, self.difficult_mask) >= 0.5 - 1e-9

    def in_cover_area(self, rect: Rect) -> bool:
        """Does at least half of the unit lie in areas that give cover (MR-4.3, MR-4.4)?"""
        return self._share(rect, self.cover_mask) >= 0.5 - 1e-9

    def touches_difficult(self, rect: Rect, slack: float = 0.0) -> bool:
        """Does the unit overlap woods or rough, for the cost of movement (MR-4.3, MR-13.1)? Without tolerance, as the
        cost is measured, unless ``slack`` is given."""
        mask = self.near(rect.cx, rect.cy) & self.difficult_mask
        while mask:
            low = mask & -mask
            mask ^= low
            if overlap_convex(rect, self.polygons[low.bit_length() - 1], slack):
                return True
        return False

    def difficult_stretches(
        self, rect: Rect, dx: float, dy: float, length: float, near: int = UNKNOWN
    ) -> list[tuple[float, float]]:
        """Where on a straight way of ``length`` the unit touches woods or rough (MR-13.1): parts of the way in order,
        none touching another."""
        end_x = rect.cx + dx * length
        end_y = rect.cy + dy * length
        mask = self._among(self.difficult_mask, near, rect.cx, rect.cy, end_x, end_y)
        parts: list[tuple[float, float]] = []
        while mask:
            low = mask & -mask
            mask ^= low
            start, end = sweep_convex(rect, dx, dy, self.polygons[low.bit_length() - 1], 0.0)
            start = max(start, 0.0)
            end = min(end, length)
            if start < end:
                parts.append((start, end))
        if len(parts) < 2:
            return parts
        parts.sort()
        merged = [parts[0]]
        for start, end in parts[1:]:
            if start <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(merged[-1][1], end))
            else:
                merged.append((start, end))
        return merged

    # ---------------------------------------------------------------------------------------------------- obstacles

    def obstacles_crossed(
        self, ax: float, ay: float, bx: float, by: float, near: int = UNKNOWN
    ) -> list[tuple[float, int]]:
        """The streams, walls and entrenchments a unit's centre crosses on its way from a to b (MR-13.2), in order:
        share of the way, line. The end of the way counts, its start does not."""
        mask = self._among(self.obstacles_mask, near, ax, ay, bx, by)
        found: list[tuple[float, int]] = []
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            px, py, qx, qy = self.segments[n]
            t = crossing(ax, ay, bx, by, px, py, qx, qy)
            if t >= 0.0:
                found.append((t, self.line_of[n]))
        found.sort()
        return found

    def straddles_stream(self, rect: Rect) -> bool:
        """Has a stream more than 0.1 BW of its length inside the unit (MR-2.11)? Whether the unit is in MF on a road is
        for the caller to ask."""
        mask = self.near(rect.cx, rect.cy) & self.streams_mask
        lengths: dict[int, float] = {}
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            ax, ay, bx, by = self.segments[n]
            line = self.line_of[n]
            lengths[line] = lengths.get(line, 0.0) + length_in_rect(ax, ay, bx, by, rect)
            if lengths[line] > STRADDLE:
                return True
        return False

    def behind_wall(self, x: float, y: float, rect: Rect) -> int:
        """The wall or entrenchment that covers a unit against one who looks from a point (MR-4.5); -1 if none."""
        mask = self.walls_mask
        if rect.radius <= 1.05:
            mask &= self.near(rect.cx, rect.cy)
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            px, py, qx, qy = self.segments[n]
            t = _meeting(x, y, rect.cx, rect.cy, px, py, qx, qy)
            if t >= 0.0:
                at_x = x + t * (rect.cx - x)
                at_y = y + t * (rect.cy - y)
                if point_to_rect(at_x, at_y, rect) <= WALL_REACH + 0.001:
                    return self.line_of[n]
        return -1

    # ---------------------------------------------------------------------------------------------- forbidden ground

    def is_free(self, rect: Rect, kind: int) -> bool:
        """Is the rectangle wholly on the table and in no terrain forbidden to that kind of unit (or OFFICER)?"""
        return self.forbids(rect, self.near(rect.cx, rect.cy) & self.barred[kind]) < 0

    def forbidden(self, rect: Rect, kind: int) -> int:
        """Why a place is forbidden to a kind of unit (or OFFICER): FREE, OFF_TABLE, IN_IMPASSABLE, IN_RIVER,
        IN_DIFFICULT or IN_SECTOR (MR-4.6, MR-4.8, MR-13.1, MR-13.3)."""
        n = self.forbids(rect, self.near(rect.cx, rect.cy) & self.barred[kind])
        return FREE if n < 0 else self.ground_of(n)

    def forbids(self, rect: Rect, mask: int) -> int:
        """The first of the features in ``mask`` that the rectangle overlaps (MR-5.5), 0 for the table's edge; -1 if
        none."""
        if not mask:
            return -1
        if mask & EDGE_BIT:
            if not on_table(rect, self.w, self.h):
                return 0
            mask ^= EDGE_BIT
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            if low & self.rivers_mask:
                met = overlap(rect, self.strips[n], TOUCH)
            elif low & self.sectors_mask:
                met = overlap(rect, self.sectors[self.sector_of[n]], TOUCH)
            else:
                met = overlap_convex(rect, self.polygons[n], TOUCH)
            if met:
                return n
        return -1

    def ground_of(self, n: int) -> int:
        """What sort of ground a forbidden feature is."""
        bit = 1 << n
        if bit & self.rivers_mask:
            return IN_RIVER
        if bit & self.sectors_mask:
            return IN_SECTOR
        if bit & self.impassable_mask:
            return IN_IMPASSABLE
        return IN_DIFFICULT if bit & self.difficult_mask else OFF_TABLE

    def name_of(self, n: int) -> str:
        """The name of a forbidden feature, as the scenario gives it; empty for the table's edge."""
        if n in self.line_of:
            return self.lines[self.line_of[n]].name
        if n in self.sector_of:
            return self.sector_ids[self.sector_of[n]]
        return self.area_names[self.area_of[n]] if n in self.area_of else ""

    def barriers(
        self, rect: Rect, dx: float, dy: float, length: float, mask: int, near: int = UNKNOWN
    ) -> list[tuple[float, float, int]]:
        """The features in ``mask`` that the unit overlaps on a straight way of ``length`` (MR-5.19): open intervals
        (start, end, feature), not cut to the way and in no order. ``mask``: ``barred[kind]`` or a part of it. The
        table's edge is not among them (see ``sweep.room_on_table``)."""
        end_x = rect.cx + dx * length
        end_y = rect.cy + dy * length
        mask = self._among(mask & ~EDGE_BIT, near, rect.cx, rect.cy, end_x, end_y)
        found: list[tuple[float, float, int]] = []
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            if low & self.rivers_mask:
                start, end = sweep(rect, dx, dy, self.strips[n])
            elif low & self.sectors_mask:
                start, end = sweep(rect, dx, dy, self.sectors[self.sector_of[n]])
            else:
                start, end = sweep_convex(rect, dx, dy, self.polygons[n])
            if start < end and end > 0.0 and start < length:
                found.append((start, end, n))
        return found

    # -------------------------------------------------------------------------------------------------- roads, rivers

    def road_at(self, x: float, y: float) -> int:
        """The road a unit with its centre there is on, the nearest if there are several; -1 if none (MR-13.7)."""
        best = ROAD_REACH + 0.001
        found = -1
        for i in range(len(self.roads)):
            _, gap = self.roads[i].nearest(x, y)
            if gap <= best - (1e-9 if found >= 0 else 0.0):
                best = gap
                found = i
        return found

    def river_crossed(self, ax: float, ay: float, bx: float, by: float) -> int:
        """The river an officer's straight way crosses where no bridge is (MR-15.6): its line; -1 if none. A bridge is
        good for a crossing within half a BW of it."""
        mask = self._among(self.rivers_mask, UNKNOWN, ax, ay, bx, by)
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            px, py, qx, qy = self.segments[n]
            t = crossing(ax, ay, bx, by, px, py, qx, qy)
            if t >= 0.0:
                x = ax + t * (bx - ax)
                y = ay + t * (by - ay)
                if not any(hypot(x - at[0], y - at[1]) <= ROAD_REACH for at in self.bridges):
                    return self.line_of[n]
        return -1


def _share_edge(a: Rect, b: Rect) -> bool:
    """Do two upright rectangles share a part of an edge, not only a corner?"""
    wide = min(a.cx + a.hw, b.cx + b.hw) - max(a.cx - a.hw, b.cx - b.hw)
    high = min(a.cy + a.hd, b.cy + b.hd) - max(a.cy - a.hd, b.cy - b.hd)
    return (abs(wide) < 0.01 and high > 0.01) or (abs(high) < 0.01 and wide > 0.01)


def _meeting(ax: float, ay: float, bx: float, by: float, px: float, py: float, qx: float, qy: float) -> float:
    """Where two segments meet, their ends included, as a share of the first; -1 if nowhere."""
    ex = bx - ax
    ey = by - ay
    fx = qx - px
    fy = qy - py
    cross = ex * fy - ey * fx
    if -1e-15 < cross < 1e-15:
        return -1.0
    t = ((px - ax) * fy - (py - ay) * fx) / cross
    share = ((px - ax) * ey - (py - ay) * ex) / cross
    return t if 0.0 <= t <= 1.0 and 0.0 <= share <= 1.0 else -1.0
