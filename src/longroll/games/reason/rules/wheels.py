"""MR-12.5 Wheels: examined at every quarter of a degree and at the end (MR-5.20).

What is too far from the middle of a range of stops to be met in it is passed over for the whole range, so that a wheel
in the open costs next to nothing and gives the same answer.
"""

from __future__ import annotations

from math import inf, pi
from typing import Final

from longroll.boards.plane.measure import (
    distance,
    overlap,
    overlap_convex,
    point_to_segment,
    within,
)
from longroll.boards.plane.shapes import Convex, Rect, on_table
from longroll.boards.plane.sweep import crossing
from longroll.boards.plane.turn import (
    stop_angle,
    stop_count,
    wheel,
    wheel_angle,
    wheel_arc,
    wheel_centre,
    wheel_pivot,
    wheel_stays_off,
)
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

Segment = tuple[float, float, float, float]
"""The ends of an obstacle's segment."""


def turn(b: Battle, way: Walk, leg: Leg, wider: Wheel | None = None) -> bool:
    """Take a WHEEL. ``wider``: one as wide or wider from the same place that has shown that nothing is in its way."""
    arc = Wheel(b, way, leg.angle, wider)
    if wider is None:
        bad, refusal = arc.obstructed()
        if refusal is not None:
            place = wheel(way.place, arc.stop(bad))
            return way.refuse(refusal, (place.cx, place.cy))
    return arc.take(leg, arc.bill())


class Wheel:
    """A wheel of a unit from the end of a walk: what it meets at its stops, what it costs. What a wider one has found
    near it holds for this one too."""

    __slots__ = (
        "angle", "b", "circle", "count", "far", "hills", "lines", "middle", "near", "officers", "places", "px", "py",
        "reach", "shape", "way",
    )  # fmt: skip

    def __init__(self, b: Battle, way: Walk, angle: float, wider: Wheel | None = None) -> None:
        self.b = b
        self.way = way
        self.angle = angle
        shape = way.place
        self.shape = shape
        self.count = stop_count(angle)
        """How many stops it has."""
        self.places: dict[int, Rect] = {}
        """The rectangle at stops looked at so far."""
        self.middle: Rect | None = None
        """The rectangle half-way, once it is asked for."""
        if wider is not None:
            self.px: float = wider.px
            self.py: float = wider.py
            self.far: float = wider.far
            """How far from the pivot the farthest corner is."""
            self.circle: float = wider.circle
            """Radius of the centre's arc."""
            self.reach = self.far * abs(angle) * RADIANS
            """No point goes farther."""
            self.near: int = wider.near
            self.lines: list[Segment] = wider.lines
            """The obstacles that the centre may cross."""
            self.hills: list[Convex] = wider.hills
            """The levels whose border the centre may cross."""
            self.officers: list[int] = wider.officers
            """The enemy officers the rectangle may go over."""
            return
        self.px, self.py = wheel_pivot(shape, angle)
        self.far = 2.0 * shape.radius
        self.circle = shape.radius
        self.reach = self.far * abs(angle) * RADIANS
        field = b.field
        # the centre's arc in pieces shorter than a BW
        pieces = int(self.circle * abs(angle) * RADIANS) + 1
        near = field.near(shape.cx, shape.cy)
        for k in range(1, pieces + 1):
            x, y = wheel_centre(shape, angle * k / pieces)
            near |= field.near(x, y)
        self.near = near
        self.lines = self.lines_met(field) if near & field.obstacles_mask else []
        self.hills = self.hills_met(field) if near & field.levels_mask else []
        self.officers = [
            officer
            for officer in b.roster.officers_of[1 - b.roster.side[way.unit]]
            if self.concerns(b.officers[officer], 0.0)
        ]

    def stop(self, number: int) -> float:
        """The angle of a stop, signed."""
        return stop_angle(self.angle, self.count, number)

    def at(self, stop: int) -> Rect:
        """The rectangle at a stop."""
        place = self.places.get(stop)
        if place is None:
            place = self.places[stop] = wheel(self.shape, self.stop(stop))
        return place

    def swing(self, low: int, high: int) -> float:
        """No point goes farther than this between the middle one of a range of stops and any other."""
        middle = (low + high) // 2
        angle = self.stop(middle)
        return self.far * RADIANS * max(abs(self.stop(high) - angle), abs(angle - self.stop(low)))

    def concerns(self, shape: Rect, room: float) -> bool:
        """Can the wheel come within ``room`` of a shape at all?"""
        x = shape.cx - self.px
        y = shape.cy - self.py
        reach = self.far + shape.radius + room
        if x * x + y * y > reach * reach:
            return False
        middle = self.middle
        if middle is None:
            middle = self.middle = wheel(self.shape, self.angle * 0.5)
        return within(middle, shape, room + self.reach * 0.5)

    # ---- what it meets: whole ranges of stops are passed over when a thing is too far from their middle one ----

    def first(self, shape: Rect, room: float) -> int:
        """The first stop at which the rectangle overlaps a shape by more than ``-room`` (negative: MR-5.5) or is within
        ``room`` of it; -1 if none."""
        return self.first_of(shape, room, 0, self.count - 1)

    def first_of(self, shape: Rect, room: float, low: int, high: int) -> int:
        """``first`` of the stops from ``low`` to ``high``."""
        if low == high:
            place = self.at(low)
            met = overlap(place, shape, -room) if room < 0.0 else within(place, shape, room)
            return low if met else -1
        if wheel_stays_off(self.shape, self.stop(low), self.stop(high), shape, room + TINY):
            return -1
        middle = (low + high) // 2
        if not within(self.at(middle), shape, max(room, 0.0) + self.swing(low, high)):
            return -1
        found = self.first_of(shape, room, low, middle)
        return found if found >= 0 else self.first_of(shape, room, middle + 1, high)

    def first_in(self, area: Convex, slack: float, low: int, high: int) -> int:
        """As ``first_of``, of a polygon that the rectangle overlaps by more than ``slack``."""
        middle = (low + high) // 2
        place = self.at(middle)
        if low == high:
            return low if overlap_convex(place, area, slack) else -1
        if clear_of(place, area, self.swing(low, high)):
            return -1
        found = self.first_in(area, slack, low, middle)
        return found if found >= 0 else self.first_in(area, slack, middle + 1, high)

    def first_off_table(self, field: Field, low: int, high: int) -> int:
        """As ``first_of``, of the table's edge."""
        middle = (low + high) // 2
        place = self.at(middle)
        if low == high:
            return -1 if on_table(place, field.w, field.h) else low
        if on_table(place, field.w, field.h, self.swing(low, high)):
            return -1
        found = self.first_off_table(field, low, middle)
        return found if found >= 0 else self.first_off_table(field, middle + 1, high)

    def obstructed(self) -> tuple[int, Refusal | None]:
        """The first stop at which the rectangle may not be, and why; (-1, None) if there is none."""
        b = self.b
        way = self.way
        unit = way.unit
        roster = b.roster
        side = roster.side[unit]
        volley = bound_by_volley(b, unit)
        worst = self.count
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
                met = self.first(shape, -TOUCH)
                if 0 <= met < worst:
                    worst = met
                    why = in_the_way(b, other, friend, wheel_arc(self.shape.w, self.stop(met)))
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

    def open_to(self) -> float:
        """How wide it can be before something is in its way, whatever it costs; without sign, 0 if not even its first
        stop is free."""
        bad, refusal = self.obstructed()
        if refusal is None:
            return abs(self.angle)
        return abs(self.stop(bad - 1)) if bad > 0 else 0.0

    def ground(self) -> tuple[int, int]:
        """The first stop in forbidden terrain, and the feature (0: the table's edge); (-1, 0) if none."""
        field = self.b.field
        mask = self.near & field.barred[self.b.roster.kind[self.way.unit]]
        best = -1
        found = 0
        last = self.count - 1
        if mask & EDGE_BIT:
            if not (self.far <= self.px <= field.w - self.far and self.far <= self.py <= field.h - self.far):
                best = self.first_off_table(field, 0, last)
            mask ^= EDGE_BIT
        while mask:
            low = mask & -mask
            mask ^= low
            n = low.bit_length() - 1
            if low & field.rivers_mask:
                met = self.first(field.strips[n], -TOUCH)
            elif low & field.sectors_mask:
                met = self.first(field.sectors[field.sector_of[n]], -TOUCH)
            else:
                met = self.first_in(field.polygons[n], TOUCH, 0, last)
            if met >= 0 and (best < 0 or met < best):
                best = met
                found = n
        return best, found

    # ---- what it costs -------------------------------------------------------------------------------------

    def take(self, leg: Leg, bill: Bill) -> bool:
        """The wheel is legal but for its cost."""
        way = self.way
        if not pay(way, leg, wheel(self.shape, self.angle), way.formation, bill):
            return False
        for officer in self.officers:
            if officer not in way.officers and self.first(self.b.officers[officer], -TOUCH) >= 0:
                way.officers.append(officer)
        return True

    def bill(self) -> Bill:
        """What the whole wheel costs (MR-5.20)."""
        field = self.b.field
        kind = self.b.roster.kind[self.way.unit]
        arc = wheel_arc(self.shape.w, self.angle)
        rough = 0.0
        if self.near & field.difficult_mask and HALF_SPEED[kind]:
            rough = self.rough(field)
        if not self.lines and not self.hills:
            return Bill(arc, rough)
        crossings, levels = self.crossings(field, 0, self.count)
        return Bill(arc, rough, OBSTACLE_COST[kind] * crossings, float(levels))

    def rough(self, field: Field) -> float:
        """The arc of the steps that end in touch with difficult terrain."""
        areas: list[Convex] = []
        mask = self.near & field.difficult_mask
        last = self.count - 1
        while mask:
            low = mask & -mask
            mask ^= low
            area = field.polygons[low.bit_length() - 1]
            if self.first_in(area, 0.0, 0, last) >= 0:
                areas.append(area)
        return wheel_arc(self.shape.w, self.rough_angle(areas, 0, last)) if areas else 0.0

    def rough_angle(self, areas: list[Convex], low: int, high: int) -> float:
        """The angle of the steps to the stops from ``low`` to ``high`` that end in touch with one of the areas."""
        middle = (low + high) // 2
        place = self.at(middle)
        go = self.swing(low, high)
        clear = True
        for area in areas:
            # deeper in than anything moves in the range: in touch at all its stops
            if overlap_convex(place, area, go):
                return abs(self.stop(high)) - (abs(self.stop(low - 1)) if low else 0.0)
            clear = clear and clear_of(place, area, go)
        if clear or low == high:
            return 0.0
        return self.rough_angle(areas, low, middle) + self.rough_angle(areas, middle + 1, high)

    def crossings(self, field: Field, low: int, high: int) -> tuple[int, int]:
        """How many obstacles the centre crosses between two steps, and how many levels it changes. Ranges of steps in
        which the centre stays clear of every line and every border are passed over."""
        if high - low > 1:
            middle = (low + high) // 2
            angle = self.angle_at(middle)
            turned = max(abs(self.angle_at(high) - angle), abs(angle - self.angle_at(low)))
            x, y = self.centre(middle)
            if self.clear(x, y, self.circle * RADIANS * turned + TINY):
                return 0, 0
            crossed, changed = self.crossings(field, low, middle)
            more, further = self.crossings(field, middle, high)
            return crossed + more, changed + further
        ax, ay = self.centre(low)
        bx, by = self.centre(high)
        crossed = 0
        for px, py, qx, qy in self.lines:
            if crossing(ax, ay, bx, by, px, py, qx, qy) >= 0.0:
                crossed += 1
        changed = abs(field.level_at(bx, by) - field.level_at(ax, ay)) if self.hills else 0
        return crossed, changed

    def angle_at(self, step: int) -> float:
        """The angle after so many steps, 0 at the start."""
        return self.stop(step - 1) if step else 0.0

    def centre(self, step: int) -> Point:
        """The centre after so many steps."""
        return wheel_centre(self.shape, self.stop(step - 1)) if step else (self.shape.cx, self.shape.cy)

    def clear(self, x: float, y: float, room: float) -> bool:
        """Is a point farther than ``room`` from every line and from the border of every hill?"""
        for px, py, qx, qy in self.lines:
            if point_to_segment(x, y, px, py, qx, qy) <= room:
                return False
        for hill in self.hills:  # noqa: SIM110 (quicker than all() over a generator)
            if abs(outside(hill, x, y)) <= room:
                return False
        return True

    def lines_met(self, field: Field) -> list[Segment]:
        """The obstacles that the centre's circle touches."""
        found: list[Segment] = []
        for n in bits(self.near & field.obstacles_mask):
            px, py, qx, qy = field.segments[n]
            if point_to_segment(self.px, self.py, px, py, qx, qy) <= self.circle + TINY:
                found.append((px, py, qx, qy))
        return found

    def hills_met(self, field: Field) -> list[Convex]:
        """The levels whose border the centre's circle touches: it lies inside or outside of the others for the whole
        wheel."""
        found: list[Convex] = []
        for n in bits(self.near & field.levels_mask):
            hill = field.polygons[n]
            if abs(outside(hill, self.px, self.py)) <= self.circle + TINY:
                found.append(hill)
        return found


def outside(area: Convex, x: float, y: float) -> float:
    """How far beyond the line of its farthest edge a point lies: at most its distance from the polygon; inside it is
    negative, its distance from the border."""
    found = -inf
    nx = area.nx
    ny = area.ny
    reach = area.reach
    for i in range(len(nx)):
        beyond = nx[i] * x + ny[i] * y - reach[i]
        if beyond > found:
            found = beyond
    return found


def clear_of(rect: Rect, area: Convex, room: float) -> bool:
    """Is the rectangle at least ``room`` away from the polygon, as its circle or one of the axes of the two shows?"""
    cx = rect.cx
    cy = rect.cy
    far = rect.radius + area.radius + room
    if (area.cx - cx) * (area.cx - cx) + (area.cy - cy) * (area.cy - cy) > far * far:
        return True
    fx = rect.fx
    fy = rect.fy
    hd = rect.hd
    hw = rect.hw
    nx = area.nx
    ny = area.ny
    reach = area.reach
    for i in range(len(nx)):
        x = nx[i]
        y = ny[i]
        depth = abs(x * fx + y * fy) * hd + abs(x * fy - y * fx) * hw
        if x * cx + y * cy - depth >= reach[i] + room:
            return True
    low = left = inf
    high = right = -inf
    xs = area.xs
    ys = area.ys
    for i in range(len(xs)):
        x = xs[i] - cx
        y = ys[i] - cy
        v = x * fx + y * fy
        u = x * fy - y * fx
        low = min(low, v)
        high = max(high, v)
        left = min(left, u)
        right = max(right, u)
    return low >= hd + room or high <= -hd - room or left >= hw + room or right <= -hw - room


def bits(mask: int) -> list[int]:
    """The numbers of the bits of a mask."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(low.bit_length() - 1)
    return found


def widest(b: Battle, way: Walk, angle: float) -> tuple[Wheel, Bill] | None:
    """The widest wheel up to ``angle`` (signed) that is legal at each of its stops and can be paid, and what it costs;
    None if there is none."""
    sign = 1.0 if angle > 0.0 else -1.0
    size = floor_angle(min(abs(angle), wheel_angle(way.place.w, way.left)))
    wider: Wheel | None = None
    while size > 0.0:
        trial = Wheel(b, way, sign * size, wider)
        room = trial.open_to()
        if 0.0 < room < size:
            trial = Wheel(b, way, sign * room, trial)
            size = room
        elif room == 0.0:
            return None
        wider = trial
        bill = trial.bill()
        if bill.total <= way.left + EPS:
            return trial, bill
        # each degree costs at most double: what is too much by this was turned too far by half of it at least
        over = wheel_angle(way.place.w, bill.total - way.left)
        size = floor_angle(size - max(over * 0.5, 0.01))
    return None
