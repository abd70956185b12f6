"""MR-12.5 Wheels: examined at every quarter of a degree and at the end (MR-5.20).

What is too far from the middle of a range of stops to be met in it is passed over for the whole range, so that a wheel
in the open costs next to nothing and gives the same answer.
"""

from __future__ import annotations

from math import hypot, inf, pi
from typing import Final

from longroll.boards.plane.measure import (
    SLACK,
    distance,
    inside,
    overlap,
    overlap_convex,
    point_to_segment,
    within,
)
from longroll.boards.plane.shapes import Convex, Rect, on_table
from longroll.boards.plane.sweep import crossing
from longroll.boards.plane.turn import wheel, wheel_angle, wheel_arc, wheel_centre, wheel_stops
from longroll.games.reason.components import EPS
from longroll.games.reason.field import EDGE_BIT, HALF_SPEED, OBSTACLE_COST, TOUCH, Field
from longroll.games.reason.legs import Leg, floor_angle
from longroll.games.reason.rules.costs import Bill
from longroll.games.reason.rules.passage import may_pass
from longroll.games.reason.rules.walks import (
    TINY,
    VOLLEY,
    Point,
    Walk,
    bound_by_volley,
    ground_bar,
    in_the_way,
    pay,
    volley_bar,
)
from longroll.games.reason.state import Battle
from longroll.kit.terms import Refusal, no

RADIANS: Final = pi / 180.0


def turn(b: Battle, way: Walk, leg: Leg, clear: bool = False) -> bool:
    """Take a WHEEL. ``clear``: nothing is in its way, as a wider one has shown."""
    arc = Wheel(b, way, leg.angle)
    if not clear:
        bad, refusal = arc.obstructed()
        if refusal is not None:
            place = wheel(way.place, arc.stops[bad])
            return way.refuse(refusal, (place.cx, place.cy))
    bill = arc.bill()
    end = wheel(way.place, leg.angle)
    if not pay(way, leg, end, way.formation, bill, arc.points()):
        return False
    for officer in arc.officers():
        if officer not in way.officers:
            way.officers.append(officer)
    return True


class Wheel:
    """A wheel of a unit from the end of a walk: what it meets at its stops, what it costs."""

    __slots__ = (
        "angle", "b", "circle", "far", "middle", "near", "places", "px", "py", "reach", "shape", "stops", "way",
    )  # fmt: skip

    def __init__(self, b: Battle, way: Walk, angle: float) -> None:
        self.b = b
        self.way = way
        self.angle = angle
        shape = way.place
        self.shape = shape
        corner = 1 if angle > 0.0 else 0
        self.px = shape.xs[corner]
        self.py = shape.ys[corner]
        self.far = hypot(shape.w, shape.d)
        """How far from the pivot the farthest corner is."""
        self.circle = hypot(shape.hw, shape.hd)
        """Radius of the centre's arc."""
        self.stops = wheel_stops(angle)
        self.reach = self.far * abs(angle) * RADIANS
        """No point goes farther."""
        self.middle = wheel(shape, angle * 0.5)
        self.places: dict[int, Rect] = {}
        """The rectangle at stops looked at so far."""
        field = b.field
        # the centre's arc in pieces shorter than a BW
        pieces = int(self.circle * abs(angle) * RADIANS) + 1
        self.near = field.near(shape.cx, shape.cy)
        for k in range(1, pieces + 1):
            x, y = wheel_centre(shape, angle * k / pieces)
            self.near |= field.near(x, y)

    def at(self, stop: int) -> Rect:
        """The rectangle at a stop."""
        place = self.places.get(stop)
        if place is None:
            place = self.places[stop] = wheel(self.shape, self.stops[stop])
        return place

    def concerns(self, shape: Rect, room: float) -> bool:
        """Can the wheel come within ``room`` of a shape at all?"""
        x = shape.cx - self.px
        y = shape.cy - self.py
        reach = self.far + shape.radius + room
        if x * x + y * y > reach * reach:
            return False
        return within(self.middle, shape, room + self.reach * 0.5)

    def first(self, shape: Rect, room: float) -> int:
        """The first stop at which the rectangle overlaps a shape (``room`` negative: MR-5.5) or is within ``room`` of
        it; -1 if none. Whole ranges of stops are passed over when the shape is too far from their middle."""
        stops = self.stops
        ranges = [(0, len(stops) - 1)]
        while ranges:
            low, high = ranges.pop()
            middle = (low + high) // 2
            place = self.at(middle)
            if low == high:
                if overlap(place, shape, TOUCH) if room < 0.0 else within(place, shape, room):
                    return low
                continue
            go = self.far * RADIANS * max(abs(stops[high] - stops[middle]), abs(stops[middle] - stops[low]))
            if within(place, shape, max(room, 0.0) + go):
                ranges.append((middle + 1, high))
                ranges.append((low, middle))
        return -1

    def first_in(self, area: Convex, slack: float) -> int:
        """As ``first``, of a polygon that the rectangle overlaps by more than ``slack``."""
        stops = self.stops
        ranges = [(0, len(stops) - 1)]
        while ranges:
            low, high = ranges.pop()
            middle = (low + high) // 2
            place = self.at(middle)
            if low == high:
                if overlap_convex(place, area, slack):
                    return low
                continue
            go = self.far * RADIANS * max(abs(stops[high] - stops[middle]), abs(stops[middle] - stops[low]))
            if not clear_of(place, area, go):
                ranges.append((middle + 1, high))
                ranges.append((low, middle))
        return -1

    def obstructed(self) -> tuple[int, Refusal | None]:
        """The first stop at which the rectangle may not be, and why; (-1, None) if there is none."""
        b = self.b
        way = self.way
        unit = way.unit
        roster = b.roster
        side = roster.side[unit]
        volley = bound_by_volley(b, unit)
        worst = len(self.stops)
        why: Refusal | None = None
        room = self.far + (VOLLEY if volley else 0.0)
        px = self.px
        py = self.py
        shapes = b.shapes
        for other in range(roster.n_units):
            shape = shapes[other]
            limit = room + shape.radius
            gap = shape.cx - px
            if gap > limit or gap < -limit:
                continue
            gap = shape.cy - py
            if gap > limit or gap < -limit or other == unit:
                continue
            friend = roster.side[other] == side
            if friend and may_pass(b, unit, other):
                continue
            if self.concerns(shape, 0.0):
                met = self.first(shape, -SLACK)
                if 0 <= met < worst:
                    worst = met
                    why = in_the_way(b, other, friend, wheel_arc(self.shape.w, self.stops[met]))
            if not friend and volley and b.fired_at[unit] != other and self.concerns(shape, VOLLEY):
                limit = min(VOLLEY, distance(way.start, shape))
                met = self.first(shape, max(limit - EPS - TINY, 0.0)) if limit > EPS else -1
                if 0 <= met < worst:
                    worst = met
                    why = volley_bar(b, other, distance(self.at(met), shape), limit)
        met, feature = self.ground()
        if 0 <= met < worst:
            return met, ground_bar(b, unit, feature, 0.0) if feature else no("MR-4.8", "turn-leaves-table")
        return (-1, None) if why is None else (worst, why)

    def ground(self) -> tuple[int, int]:
        """The first stop in forbidden terrain, and the feature (0: the table's edge); (-1, 0) if none."""
        field = self.b.field
        mask = self.near & field.barred[self.b.roster.kind[self.way.unit]]
        best = -1
        found = 0
        if mask & EDGE_BIT:
            if not (self.far <= self.px <= field.w - self.far and self.far <= self.py <= field.h - self.far):
                for k in range(len(self.stops)):
                    if not on_table(self.at(k), field.w, field.h):
                        best = k
                        break
            mask ^= EDGE_BIT
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            if low & field.rivers_mask:
                met = self.first(field.strips[n], -SLACK)
            elif low & field.sectors_mask:
                met = self.first(field.sectors[field.sector_of[n]], -SLACK)
            else:
                met = self.first_in(field.polygons[n], TOUCH)
            if met >= 0 and (best < 0 or met < best):
                best = met
                found = n
        return best, found

    def bill(self) -> Bill:
        """What the whole wheel costs (MR-5.20)."""
        field = self.b.field
        kind = self.b.roster.kind[self.way.unit]
        arc = wheel_arc(self.shape.w, self.angle)
        rough = 0.0
        if self.near & field.difficult_mask and HALF_SPEED[kind]:
            rough = self.rough(field)
        crossings, levels = self.crossings(field)
        return Bill(arc, rough, OBSTACLE_COST[kind] * crossings, float(levels))

    def rough(self, field: Field) -> float:
        """The arc of the steps that end in touch with difficult terrain."""
        areas: list[Convex] = []
        mask = self.near & field.difficult_mask
        while mask:
            low = mask & -mask
            mask ^= low
            area = field.polygons[low.bit_length() - 1]
            if self.first_in(area, 0.0) >= 0:
                areas.append(area)
        if not areas:
            return 0.0
        stops = self.stops
        total = 0.0
        ranges = [(0, len(stops) - 1)]
        while ranges:
            low, high = ranges.pop()
            middle = (low + high) // 2
            place = self.at(middle)
            go = self.far * RADIANS * max(abs(stops[high] - stops[middle]), abs(stops[middle] - stops[low]))
            # deeper in than anything moves in the range: in touch at all its stops
            if any(overlap_convex(place, area, go) for area in areas):
                total += abs(stops[high]) - (abs(stops[low - 1]) if low else 0.0)
            elif low < high and not all(clear_of(place, area, go) for area in areas):
                ranges.append((middle + 1, high))
                ranges.append((low, middle))
        return wheel_arc(self.shape.w, total)

    def crossings(self, field: Field) -> tuple[int, int]:
        """How many obstacles the centre crosses, and how many levels it changes. Ranges of stops in which the centre
        stays clear of every line and every border are passed over."""
        lines = [
            segment
            for n, segment in self.features(field, field.obstacles_mask)
            if point_to_segment(self.px, self.py, *segment) <= self.circle + TINY
        ]
        hills = [field.polygons[n] for n in bits(self.near & field.levels_mask) if self.meets_border(field.polygons[n])]
        if not lines and not hills:
            return 0, 0
        crossed = 0
        changed = 0
        ranges = [(0, len(self.stops))]
        while ranges:
            low, high = ranges.pop()
            if high - low > 1:
                middle = (low + high) // 2
                x, y = self.centre(middle)
                turned = max(
                    abs(self.angle_at(high) - self.angle_at(middle)), abs(self.angle_at(middle) - self.angle_at(low))
                )
                if not self.clear(x, y, lines, hills, self.circle * RADIANS * turned + TINY):
                    ranges.append((middle, high))
                    ranges.append((low, middle))
                continue
            ax, ay = self.centre(low)
            bx, by = self.centre(high)
            for px, py, qx, qy in lines:
                if crossing(ax, ay, bx, by, px, py, qx, qy) >= 0.0:
                    crossed += 1
            if hills:
                changed += abs(field.level_at(bx, by) - field.level_at(ax, ay))
        return crossed, changed

    def angle_at(self, step: int) -> float:
        """The angle after so many steps, 0 at the start."""
        return self.stops[step - 1] if step else 0.0

    def centre(self, step: int) -> Point:
        """The centre after so many steps."""
        return wheel_centre(self.shape, self.stops[step - 1]) if step else (self.shape.cx, self.shape.cy)

    def clear(
        self, x: float, y: float, lines: list[tuple[float, float, float, float]], hills: list[Convex], room: float
    ) -> bool:
        """Is a point farther than ``room`` from every line and from the border of every hill?"""
        for px, py, qx, qy in lines:
            if point_to_segment(x, y, px, py, qx, qy) <= room:
                return False
        for hill in hills:
            outside = -inf
            for nx, ny, reach in zip(hill.nx, hill.ny, hill.reach, strict=True):
                outside = max(outside, nx * x + ny * y - reach)
            if abs(outside) <= room:
                return False
        return True

    def features(self, field: Field, mask: int) -> list[tuple[int, tuple[float, float, float, float]]]:
        return [(n, field.segments[n]) for n in bits(self.near & mask)]

    def meets_border(self, area: Convex) -> bool:
        """May the centre's circle cross the polygon's border? If not, it lies inside or outside for the whole wheel."""
        for nx, ny, reach in zip(area.nx, area.ny, area.reach, strict=True):
            if abs(nx * self.px + ny * self.py - reach) <= self.circle + TINY:
                return True
        return inside(area, self.px, self.py) != inside(area, self.shape.cx, self.shape.cy)

    def officers(self) -> list[int]:
        """Enemy officers the rectangle goes over."""
        b = self.b
        found: list[int] = []
        for officer in b.roster.officers_of[1 - b.roster.side[self.way.unit]]:
            base = b.officers[officer]
            if self.concerns(base, 0.0) and self.first(base, -SLACK) >= 0:
                found.append(officer)
        return found

    def points(self) -> list[Point]:
        """The centre's way in pieces of ten degrees or less, for drawing."""
        pieces = int(abs(self.angle) / 10.0) + 1
        return [
            (self.shape.cx, self.shape.cy),
            *[wheel_centre(self.shape, self.angle * k / pieces) for k in range(1, pieces + 1)],
        ]


def clear_of(rect: Rect, area: Convex, room: float) -> bool:
    """Is the rectangle at least ``room`` away from the polygon on one of the axes of the two?"""
    cx = rect.cx
    cy = rect.cy
    for x, y, reach in zip(area.nx, area.ny, area.reach, strict=True):
        depth = abs(x * rect.fx + y * rect.fy) * rect.hd + abs(x * rect.rx + y * rect.ry) * rect.hw
        if x * cx + y * cy - depth >= reach + room:
            return True
    for x, y, half in ((rect.fx, rect.fy, rect.hd), (rect.rx, rect.ry, rect.hw)):
        low = inf
        high = -inf
        for px, py in zip(area.xs, area.ys, strict=True):
            v = (px - cx) * x + (py - cy) * y
            low = min(low, v)
            high = max(high, v)
        if low >= half + room or high <= -half - room:
            return True
    return False


def bits(mask: int) -> list[int]:
    """The numbers of the bits of a mask."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(low.bit_length() - 1)
    return found


def open_to(b: Battle, way: Walk, angle: float) -> float:
    """How wide a wheel up to ``angle`` (signed) can be before something is in its way, whatever it costs; without sign,
    0 if not even its first stop is free."""
    trial = Wheel(b, way, angle)
    bad, refusal = trial.obstructed()
    if refusal is None:
        return abs(angle)
    return abs(trial.stops[bad - 1]) if bad > 0 else 0.0


def widest(b: Battle, way: Walk, angle: float) -> float:
    """The widest wheel up to ``angle`` (signed) that is legal at each of its stops and can be paid; 0 if none."""
    sign = 1.0 if angle > 0.0 else -1.0
    size = floor_angle(min(abs(angle), wheel_angle(way.place.w, way.left)))
    while size > 0.0:
        trial = Wheel(b, way, sign * size)
        bad, refusal = trial.obstructed()
        if refusal is not None:
            size = abs(trial.stops[bad - 1]) if bad > 0 else 0.0
            continue
        total = trial.bill().total
        if total <= way.left + EPS:
            return sign * size
        # each degree costs at most double: what is too much by this was turned too far by half of it at least
        over = wheel_angle(way.place.w, total - way.left)
        size = floor_angle(size - max(over * 0.5, 0.01))
    return 0.0
