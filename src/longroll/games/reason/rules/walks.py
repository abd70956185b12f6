"""A path in progress: what a unit has done of its move, and what stands in the way of the next stretch.

Straight stretches are solved exactly (MR-5.19); jumps, the turns in place, check the new place only (MR-5.21). The
manoeuvres themselves are in ``manoeuvres``, ``wheels`` and ``roads``.
"""

from __future__ import annotations

from math import inf
from typing import Final

from longroll.boards.plane.measure import distance, overlap, within
from longroll.boards.plane.shapes import Rect, on_table, shifted
from longroll.boards.plane.sweep import along, closest, room_on_table, sweep, sweep_within
from longroll.boards.plane.turn import wheel_centre
from longroll.games.reason.components import ATTACK, CONTACT, EPS, RI
from longroll.games.reason.field import EDGE_BIT, IN_DIFFICULT, IN_IMPASSABLE, IN_RIVER, IN_SECTOR, TOUCH
from longroll.games.reason.legs import BACK, SIDE, WHEEL, Leg
from longroll.games.reason.rules.costs import Bill, bill, tariff
from longroll.games.reason.rules.passage import may_pass
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import Battle
from longroll.kit.terms import Refusal, no

VOLLEY: Final = 1.0
"""RI comes no closer to an enemy it has not fired at (MR-14.6)."""
SIDE_ROOM: Final = 2.0
"""No SIDE within this distance of an enemy (MR-12.11)."""
TINY: Final = 1e-9

Point = tuple[float, float]


class Step:
    """One leg taken: the place before it (``start``), ``place`` and ``formation`` after it, ``bill``: what it cost;
    ``bends``: where the centre went, both ends included, if neither straight nor as a wheel."""

    __slots__ = ("bends", "bill", "formation", "leg", "place", "start")

    def __init__(
        self, leg: Leg, start: Rect, place: Rect, formation: int, bill: Bill, bends: list[Point] | None = None
    ) -> None:
        self.leg = leg
        self.start = start
        self.place = place
        self.formation = formation
        self.bill = bill
        self.bends = bends

    @property
    def points(self) -> list[Point]:
        """Where the centre went, both ends included, for drawing: a wheel in pieces of ten degrees or less, a jump by
        its two ends."""
        if self.bends is not None:
            return self.bends
        start = self.start
        first = (start.cx, start.cy)
        if self.leg.kind != WHEEL:
            return [first, (self.place.cx, self.place.cy)]
        angle = self.leg.angle
        pieces = int(abs(angle) / 10.0) + 1
        return [first, *[wheel_centre(start, angle * k / pieces) for k in range(1, pieces + 1)]]


class Walk:
    """A path as far as it is legal.

    ``start``: the rectangle before; ``steps``: the legs taken, a refused one not among them; ``place``, ``formation``,
    ``sector`` (-1: in the open) after them; ``allowance``, ``cost`` in BW; ``pivots`` so far; ``closed``: no leg may
    follow; ``officers``: enemy officers passed over (MR-14.7); ``refusal``: the first thing against it, or None;
    ``at``: where, as the centre's point, or None.
    """

    __slots__ = (
        "allowance", "at", "closed", "cost", "formation", "officers", "pivots", "place", "refusal", "sector",
        "start", "steps", "unit",
    )  # fmt: skip

    def __init__(self, unit: int, start: Rect, formation: int, sector: int, allowance: float) -> None:
        self.unit = unit
        self.start = start
        self.place = start
        self.formation = formation
        self.sector = sector
        self.allowance = allowance
        self.cost = 0.0
        self.pivots = 0
        self.closed = False
        self.steps: list[Step] = []
        self.officers: list[int] = []
        self.refusal: Refusal | None = None
        self.at: Point | None = None

    @property
    def left(self) -> float:
        """What is left of the allowance."""
        return self.allowance - self.cost

    def copy(self) -> Walk:
        other = Walk(self.unit, self.start, self.formation, self.sector, self.allowance)
        other.place = self.place
        other.cost = self.cost
        other.pivots = self.pivots
        other.closed = self.closed
        other.steps = self.steps[:]
        other.officers = self.officers[:]
        return other

    def inherit(self, other: Walk) -> bool:
        """The refusal of a walk that tried the rest of this one. Always False."""
        self.refusal = other.refusal
        self.at = other.at
        return False

    def refuse(self, refusal: Refusal, at: Point | None = None) -> bool:
        """Always False: the walk goes no farther."""
        self.refusal = refusal
        self.at = at
        return False


def pay(way: Walk, leg: Leg, place: Rect, formation: int, price: Bill, bends: list[Point] | None = None) -> bool:
    """The leg is legal but for its cost. ``bends``: see ``Step``."""
    cost = way.cost + price.total
    if cost > way.allowance + EPS:
        short = cost - way.allowance
        return way.refuse(
            no("MR-12.3", "move-too-dear", cost=bw(price.total), left=bw(way.left), short=bw(short)),
            (place.cx, place.cy),
        )
    way.steps.append(Step(leg, way.place, place, formation, price, bends))
    way.cost = cost
    way.place = place
    way.formation = formation
    return True


# ---- straight legs (MR-12.4, MR-12.8, MR-12.9) -------------------------------------------------------------


def straight(b: Battle, way: Walk, leg: Leg, dx: float, dy: float, length: float, rate: float) -> bool:
    place = way.place
    field = b.field
    kind = b.roster.kind[way.unit]
    near = field.near_way(place.cx, place.cy, place.cx + dx * length, place.cy + dy * length)
    if not opened(b, way, leg.kind, dx, dy, length, near, field.barred[kind]):
        return False
    if near & field.dear_mask:
        cost = bill(tariff(field, kind, place, dx, dy, length, rate, near), length)
    else:
        cost = Bill(rate * length)
    return pay(way, leg, shifted(place, dx * length, dy * length), way.formation, cost)


def opened(b: Battle, way: Walk, kind: int, dx: float, dy: float, length: float, near: int, barred: int) -> bool:
    """Is nothing in the way of a straight stretch (MR-14.3, MR-14.6, MR-4.8, MR-13.3)?"""
    place = way.place
    field = b.field
    if near & EDGE_BIT:
        room = room_on_table(place, dx, dy, field.w, field.h)
        if length > room + 1e-6:
            return way.refuse(
                no("MR-4.8", "leaves-table", short=bw(length - room)), (place.cx + dx * room, place.cy + dy * room)
            )
    if near & barred & ~EDGE_BIT:
        first = inf
        what = -1
        for start, end, feature in field.barriers(place, dx, dy, length, barred, near):
            if start < first and start < length - TINY and end > TINY:
                first = start
                what = feature
        if what >= 0:
            first = max(first, 0.0)
            return way.refuse(ground_bar(b, way.unit, what, first), (place.cx + dx * first, place.cy + dy * first))
    return unhindered(b, way, kind, dx, dy, length)


def unhindered(b: Battle, way: Walk, kind: int, dx: float, dy: float, length: float) -> bool:
    """Is no unit in the way of a straight stretch, and is RI far enough from enemies? Notes enemy officers passed
    over."""
    place = way.place
    unit = way.unit
    roster = b.roster
    side = roster.side[unit]
    shapes = b.shapes
    volley = bound_by_volley(b, unit)
    reach = SIDE_ROOM if kind == SIDE else VOLLEY if volley else CONTACT
    for other in along(shapes, place.cx, place.cy, dx, dy, length, place.radius + reach + EPS):
        if other == unit:
            continue
        shape = shapes[other]
        friend = roster.side[other] == side
        if friend and may_pass(b, unit, other):
            continue
        low, high = sweep(place, dx, dy, shape)
        if low < length - TINY and high > TINY:
            at = max(low, 0.0)
            return way.refuse(in_the_way(b, other, friend, at), (place.cx + dx * at, place.cy + dy * at))
        if friend:
            continue
        if volley and b.fired_at[unit] != other:
            limit = min(VOLLEY, distance(way.start, shape))
            low, high = sweep_within(place, dx, dy, shape, limit - EPS)
            if low <= length and high >= 0.0:
                return way.refuse(volley_bar(b, other, closest(place, dx, dy, length, shape), limit))
        if kind == SIDE:
            low, high = sweep_within(place, dx, dy, shape, SIDE_ROOM + EPS)
            if low <= length and high >= 0.0:
                gap = closest(place, dx, dy, length, shape)
                return way.refuse(no("MR-12.11", "side-near-enemy", unit=roster.ids[other], distance=bw(gap)))
        elif kind == BACK:
            low, high = sweep_within(place, dx, dy, shape, CONTACT)
            if low <= length and high >= 0.0 and not within(place, shape, CONTACT):
                return way.refuse(no("MR-12.10", "back-into-contact", unit=roster.ids[other]))
    for officer in roster.officers_of[1 - side]:
        low, high = sweep(place, dx, dy, b.officers[officer])
        if low < length and high > 0.0 and officer not in way.officers:
            way.officers.append(officer)
    return True


def bound_by_volley(b: Battle, unit: int) -> bool:
    """Does the Volley Rule concern the unit at all (MR-14.6, MR-11.14)?"""
    return b.roster.kind[unit] == RI and b.status_of(unit) != ATTACK


def volley_bar(b: Battle, enemy: int, gap: float, limit: float) -> Refusal:
    name = b.roster.ids[enemy]
    if limit >= VOLLEY - EPS:
        return no("MR-14.6", "volley", unit=name, distance=bw(gap), limit=bw(limit))
    return no("MR-14.6", "volley-nearer", unit=name, distance=bw(gap), limit=bw(limit))


def in_the_way(b: Battle, unit: int, friend: bool, at: float) -> Refusal:
    """A unit that may not be passed through, and after how many BW it is met."""
    if friend:
        return no("MR-14.2", "friend-in-the-way", unit=b.roster.ids[unit], distance=bw(at))
    return no("MR-14.3", "enemy-in-the-way", unit=b.roster.ids[unit], distance=bw(at))


def ground_bar(b: Battle, unit: int, feature: int, at: float) -> Refusal:
    """The ground a unit may not enter."""
    field = b.field
    ground = field.ground_of(feature)
    name = field.name_of(feature)
    if ground == IN_DIFFICULT:
        return no("MR-13.1", "difficult-forbidden", unit=b.roster.ids[unit], name=name, distance=bw(at))
    if ground == IN_IMPASSABLE:
        return no("MR-4.8", "impassable", name=name, distance=bw(at))
    if ground == IN_RIVER:
        return no("MR-4.6", "river", name=name, distance=bw(at))
    if ground == IN_SECTOR:
        return no("MR-13.3", "sector-in-the-way", sector=name, distance=bw(at))
    return no("MR-4.8", "leaves-table", short=bw(0.0))


# ---- jumps (MR-5.21) ---------------------------------------------------------------------------------------


def jump(b: Battle, way: Walk, leg: Leg, place: Rect, formation: int, cost: float = 0.0) -> bool:
    """A turn in place: only the new place is checked."""
    if not landed(b, way, place, b.field.barred[b.roster.kind[way.unit]]):
        return False
    return pay(way, leg, place, formation, Bill(cost))


def landed(b: Battle, way: Walk, place: Rect, barred: int) -> bool:
    """May the unit be there on its way (MR-14.3)? Notes enemy officers it is put on."""
    field = b.field
    unit = way.unit
    at = (place.cx, place.cy)
    if not on_table(place, field.w, field.h):
        return way.refuse(no("MR-4.8", "turn-leaves-table"), at)
    feature = field.forbids(place, field.near(place.cx, place.cy) & barred)
    if feature >= 0:
        return way.refuse(ground_bar(b, unit, feature, 0.0), at)
    roster = b.roster
    side = roster.side[unit]
    volley = bound_by_volley(b, unit)
    shapes = b.shapes
    for other in range(roster.n_units):
        shape = shapes[other]
        reach = place.radius + shape.radius + VOLLEY
        gap = shape.cx - place.cx
        if gap > reach or gap < -reach:
            continue
        gap = shape.cy - place.cy
        if gap > reach or gap < -reach or other == unit:
            continue
        friend = roster.side[other] == side
        if friend and may_pass(b, unit, other):
            continue
        if overlap(place, shape, TOUCH):
            return way.refuse(in_the_way(b, other, friend, 0.0), at)
        if not friend and volley and b.fired_at[unit] != other and within(place, shape, VOLLEY - EPS):
            limit = min(VOLLEY, distance(way.start, shape))
            gap = distance(place, shape)
            if gap < limit - EPS:
                return way.refuse(volley_bar(b, other, gap, limit), at)
    for officer in roster.officers_of[1 - side]:
        if overlap(place, b.officers[officer]) and officer not in way.officers:
            way.officers.append(officer)
    return True
