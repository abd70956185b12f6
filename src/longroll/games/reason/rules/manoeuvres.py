"""MR-12 Manoeuvres: a path walked leg by leg, its costs, its places, and the first thing that forbids it.

``walk`` judges a whole path; ``begin``, ``step`` and ``finish`` do it leg by leg, so that a program can try what might
follow. Who may move at all is in ``bar``; what a Force in Attack! owes is in ``duties``.
"""

from __future__ import annotations

from math import inf
from typing import Final

from longroll.boards.plane.measure import distance
from longroll.boards.plane.shapes import Rect, forward_of, turned
from longroll.boards.plane.sweep import along, entry, free_down, room_on_table, sweep
from longroll.boards.plane.turn import opposite
from longroll.games.reason.components import (
    ALLOWANCE,
    ARTILLERY,
    DONE,
    EPS,
    FF,
    FIRED,
    FLED,
    FOOTPRINT,
    GARRISON,
    HA,
    HW,
    IC,
    INACTIVE,
    MF,
    MOVED,
    NEAR,
    NO_SECTOR,
    PAID,
    RA,
    RI,
    SUPPRESSED,
    TOUCHING,
    WAITING,
    officer_of,
)
from longroll.games.reason.field import EDGE_BIT, IN_SECTOR
from longroll.games.reason.legs import (
    ABOUT,
    ADVANCE,
    BACK,
    CHANGE,
    ENTER,
    LEAVE,
    LIMBER,
    OBLIQUE,
    PIVOT,
    ROAD,
    SHIFT,
    SIDE,
    WHEEL,
    Leg,
    floor_length,
)
from longroll.games.reason.rules import roads, towns, wheels
from longroll.games.reason.rules.costs import Bill, affordable, tariff
from longroll.games.reason.rules.passage import may_pass, occupant, too_near
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.rules.walks import TINY, VOLLEY, Step, Walk, bound_by_volley, jump, pay, straight
from longroll.games.reason.state import Battle
from longroll.kit.terms import Refusal, no

__all__ = ["Ahead", "Step", "Walk", "bar", "begin", "farthest", "finish", "may_move", "step", "walk"]

MOST_PIVOTS: Final = 2
"""MR-12.7."""
KEPT: Final = 3.1
"""Enemies are looked for so far from a way ahead: no range a unit may want to keep is longer (musketry, canister)."""


# ---- who may move (MR-11.12, MR-12.1, MR-15) ---------------------------------------------------------------


def bar(b: Battle, unit: int) -> Refusal | None:
    """Why a unit may not move at all in this segment, or None."""
    roster = b.roster
    name = roster.ids[unit]
    if b.formation[unit] >= WAITING:
        return no("MR-12.1", "not-on-table", unit=name)
    if roster.side[unit] != b.phasing:
        return no("MR-12.1", "unit-of-enemy", unit=name)
    flags = b.flags[unit]
    if flags & MOVED:
        return no("MR-12.1", "has-moved", unit=name)
    if flags & DONE:
        return no("MR-12.1", "lets-it-go-by", unit=name)
    if b.engagements and b.engaged(unit):
        return no("MR-18.10", "is-engaged", unit=name)
    kind = roster.kind[unit]
    force = roster.force[unit]
    if force < 0:
        if not flags & PAID:
            return no("MR-15.2", "battery-not-paid", unit=name)
    elif b.status[force] <= INACTIVE:
        return no("MR-11.12", "force-inactive", unit=name, force=roster.force_ids[force])
    elif kind in (HA, HW) and not flags & TOUCHING:
        return no("MR-15.1", "battery-not-in-contact", unit=name, officer=roster.officer_words[officer_of(force)])
    if roster.cls[unit] == ARTILLERY:
        if flags & FLED:
            return no("MR-15.4", "battery-fled", unit=name)
        if flags & SUPPRESSED:
            return no("MR-9.11", "battery-suppressed", unit=name)
    return None


def may_move(b: Battle, unit: int) -> bool:
    """``bar`` without its words."""
    flags = b.flags[unit]
    roster = b.roster
    if flags & (MOVED | DONE) or b.formation[unit] >= WAITING or roster.side[unit] != b.phasing:
        return False
    force = roster.force[unit]
    if force < 0:
        if not flags & PAID:
            return False
    elif b.status[force] <= INACTIVE:
        return False
    if roster.cls[unit] == ARTILLERY:
        if flags & (FLED | SUPPRESSED):
            return False
        if force >= 0 and roster.kind[unit] != RA and not flags & TOUCHING:
            return False
    return not (b.engagements and b.engaged(unit))


# ---- a path ------------------------------------------------------------------------------------------------


def walk(b: Battle, unit: int, legs: list[Leg]) -> Walk:
    """A move that is no attack, from where the unit stands."""
    way = begin(b, unit)
    for leg in legs:
        if not step(b, way, leg):
            return way
    finish(b, way)
    return way


def begin(b: Battle, unit: int) -> Walk:
    return Walk(unit, b.shapes[unit], b.formation[unit], b.sector[unit], b.allowance(unit))


def step(b: Battle, way: Walk, leg: Leg) -> bool:
    """Take one leg. False: it is refused, and the walk is as before but for the refusal."""
    refusal = misplaced(b, way, leg)
    if refusal is not None:
        return way.refuse(refusal)
    kind = leg.kind
    place = way.place
    if kind == ADVANCE:
        return straight(b, way, leg, place.fx, place.fy, leg.length, 1.0)
    if kind == WHEEL:
        return wheels.turn(b, way, leg)
    if kind == OBLIQUE:
        dx, dy = forward_of((place.facing + leg.angle) % 360.0)
        return straight(b, way, leg, dx, dy, leg.length, 1.0)
    if kind == BACK:
        return aside(b, way, leg, -place.fx, -place.fy)
    if kind == SIDE:
        sign = 1.0 if leg.length > 0.0 else -1.0
        return aside(b, way, leg, sign * place.rx, sign * place.ry)
    if kind == ABOUT:
        return jump(b, way, leg, turned(place, opposite(place.facing)), way.formation)
    if kind == PIVOT:
        return pivot(b, way, leg)
    if kind == CHANGE:
        return change(b, way, leg)
    if kind == LIMBER:
        return limber(b, way, leg)
    if kind == ROAD:
        return roads.road(b, way, leg)
    if kind == LEAVE:
        return leave(b, way, leg)
    return enter(b, way, leg) if kind == ENTER else shift(b, way, leg)


def aside(b: Battle, way: Walk, leg: Leg, dx: float, dy: float) -> bool:
    """BACK and SIDE: at double cost (MR-12.9)."""
    return straight(b, way, leg, dx, dy, abs(leg.length), 2.0)


def finish(b: Battle, way: Walk) -> bool:
    """The end of a move that is no attack: in a free place, away from the enemy (MR-14.4, MR-14.5)."""
    if way.sector >= 0:
        return True
    ids = b.roster.ids
    place = way.place
    unit = way.unit
    other = occupant(b, unit, place)
    if other >= 0:
        return way.refuse(no("MR-14.4", "ends-on-unit", unit=ids[other]), (place.cx, place.cy))
    enemy = too_near(b, unit, place)
    if enemy >= 0:
        gap = distance(place, b.shapes[enemy])
        return way.refuse(
            no("MR-14.5", "ends-near-enemy", unit=ids[enemy], distance=bw(gap), short=bw(NEAR - gap)),
            (place.cx, place.cy),
        )
    if way.steps and way.steps[-1].leg.kind == ROAD:
        field = b.field
        ground = field.forbids(place, field.near(place.cx, place.cy) & (field.sectors_mask | field.rivers_mask))
        if ground >= 0:
            name = field.name_of(ground)
            if field.ground_of(ground) == IN_SECTOR:
                return way.refuse(no("MR-13.8", "road-ends-in-sector", sector=name), (place.cx, place.cy))
            return way.refuse(no("MR-13.8", "road-ends-in-river", name=name), (place.cx, place.cy))
    return True


def misplaced(b: Battle, way: Walk, leg: Leg) -> Refusal | None:
    """Why a manoeuvre is not open to the unit, or not at this point of its move; None if it is."""
    kind = leg.kind
    if way.closed:
        return after_the_end(way)
    unit = way.unit
    name = b.roster.ids[unit]
    if way.sector >= 0:
        return None if kind in (LEAVE, SHIFT) else no("MR-23.3", "garrison-must-leave", unit=name)
    if kind in (LEAVE, SHIFT):
        return no("MR-23.3", "not-a-garrison", unit=name)
    steps = way.steps
    if steps and steps[0].leg.kind == LEAVE and kind not in (ADVANCE, WHEEL):
        return no("MR-23.3", "after-leaving", unit=name)
    guns = b.roster.cls[unit] == ARTILLERY
    if kind in (CHANGE, LIMBER):
        return no("MR-12.12", "change-is-a-whole-move", unit=name) if steps else None
    if guns and way.formation == FF:
        # nothing can have gone before it: a turn of the guns ends their move
        return None if kind == PIVOT and b.roster.kind[unit] == RA else no("MR-12.18", "unlimbered", unit=name)
    if guns and kind in (BACK, SIDE, OBLIQUE, ENTER):
        return no("MR-23.1" if kind == ENTER else "MR-12.18", "not-for-artillery", unit=name)
    if kind == ABOUT:
        if not b.roster.regular[unit]:
            return no("MR-12.6", "about-face-regular", unit=name)
        return no("MR-12.6", "about-face-first", unit=name) if steps else None
    if kind == PIVOT:
        if b.roster.regular[unit]:
            return no("MR-12.7", "pivot-irregular", unit=name)
        return no("MR-12.7", "two-pivots", unit=name) if way.pivots >= MOST_PIVOTS else None
    if kind == OBLIQUE and not b.roster.oblique[unit]:
        return no("MR-12.8", "no-oblique", unit=name)
    if kind == ROAD:
        if way.formation != MF:
            return no("MR-13.6", "road-needs-march-formation", unit=name)
        if len(steps) > 1 or (steps and steps[0].leg.kind != ABOUT):
            return no("MR-13.7", "road-alone", unit=name)
    return None


def after_the_end(way: Walk) -> Refusal:
    """Nothing follows a CHANGE, a ROAD, or a sector entered."""
    last = way.steps[-1].leg.kind
    if last == ROAD:
        return no("MR-13.7", "road-alone-after")
    if last in (ENTER, SHIFT):
        return no("MR-23.2", "move-ends-in-sector")
    return no("MR-12.17" if last == PIVOT else "MR-12.12", "nothing-after-change")


# ---- turns in place and changes of formation ---------------------------------------------------------------


def pivot(b: Battle, way: Walk, leg: Leg) -> bool:
    """MR-12.7; of a horse battery in FF its whole move (MR-12.17)."""
    if not jump(b, way, leg, turned(way.place, leg.angle), way.formation):
        return False
    way.pivots += 1
    way.closed = b.roster.cls[way.unit] == ARTILLERY
    return True


def change_place(place: Rect, base: int, where: int, facing: float) -> Rect:
    """The rectangle after a CHANGE: the base kept (left, right, front, rear), where the other one goes (left, right,
    behind), the new facing (MR-12.12, MR-12.13)."""
    if base < 2:
        away = -0.5 if base == 0 else 0.5
        kx = place.cx + place.rx * away
        ky = place.cy + place.ry * away
    else:
        away = 0.25 if base == 2 else -0.25
        kx = place.cx + place.fx * away
        ky = place.cy + place.fy * away
    fx, fy = forward_of(facing)
    w, d = FOOTPRINT[0][MF if where == 2 else FF]
    if where == 2:
        return Rect(kx - 0.25 * fx, ky - 0.25 * fy, facing, w, d, fx, fy)
    aside = -0.5 if where == 0 else 0.5
    return Rect(kx + aside * fy, ky - aside * fx, facing, w, d, fx, fy)


def change(b: Battle, way: Walk, leg: Leg) -> bool:
    """CHANGE of infantry or cavalry (MR-12.12 to MR-12.15)."""
    unit = way.unit
    name = b.roster.ids[unit]
    kind = b.roster.kind[unit]
    if b.roster.cls[unit] == ARTILLERY:
        return way.refuse(no("MR-12.16", "battery-has-one-base", unit=name))
    if kind == IC and leg.where == 2:
        return way.refuse(no("MR-2.5", "irregular-cavalry-in-line", unit=name))
    if kind == RI and b.flags[unit] & FIRED:
        return way.refuse(no("MR-12.15", "fired-no-change", unit=name))
    if (leg.what < 2) != (way.formation == FF):
        return way.refuse(no("MR-12.13", "no-such-base", unit=name))
    place = change_place(way.place, leg.what, leg.where, leg.angle)
    if not jump(b, way, leg, place, MF if leg.where == 2 else FF):
        return False
    return whole(way)


def limber(b: Battle, way: Walk, leg: Leg) -> bool:
    """CHANGE of a battery (MR-12.16)."""
    unit = way.unit
    name = b.roster.ids[unit]
    kind = b.roster.kind[unit]
    if b.roster.cls[unit] != ARTILLERY:
        return way.refuse(no("MR-12.12", "name-the-base", unit=name))
    if kind != RA and b.flags[unit] & FIRED:
        return way.refuse(no("MR-12.16", "fired-no-change", unit=name))
    if not jump(b, way, leg, turned(way.place, leg.angle), leg.what):
        return False
    return whole(way)


def whole(way: Walk) -> bool:
    """The leg takes the whole move: nothing is left."""
    way.cost = way.allowance
    way.closed = True
    return True


# ---- towns (MR-23) -----------------------------------------------------------------------------------------


def sector_named(b: Battle, leg: Leg) -> int:
    return b.field.sector_number.get(leg.sector, NO_SECTOR)


def enter(b: Battle, way: Walk, leg: Leg) -> bool:
    """MR-23.2."""
    sector = sector_named(b, leg)
    if sector < 0:
        return way.refuse(no("MR-23.2", "no-such-sector", sector=leg.sector))
    refusal = towns.entry_bar(b, way.unit, way.place, sector)
    if refusal is not None:
        return way.refuse(refusal)
    return into(b, way, leg, sector, towns.ENTER_COST)


def shift(b: Battle, way: Walk, leg: Leg) -> bool:
    """MR-23.7."""
    sector = sector_named(b, leg)
    if sector < 0:
        return way.refuse(no("MR-23.7", "no-such-sector", sector=leg.sector))
    refusal = towns.change_bar(b, way.unit, sector)
    if refusal is not None:
        return way.refuse(refusal)
    return into(b, way, leg, sector, towns.CHANGE_COST)


def into(b: Battle, way: Walk, leg: Leg, sector: int, cost: float) -> bool:
    if not pay(way, leg, b.field.sectors[sector], GARRISON, Bill(cost)):
        return False
    way.sector = sector
    way.closed = True
    return True


def leave(b: Battle, way: Walk, leg: Leg) -> bool:
    """MR-23.3: the rest of the allowance is that of the new formation."""
    formation = leg.where
    place = towns.outside(b, way.unit, leg.what, formation)
    allowance = way.allowance
    way.allowance = ALLOWANCE[b.roster.kind[way.unit]][formation]
    if not jump(b, way, leg, place, formation, towns.LEAVE_COST):
        way.allowance = allowance
        return False
    way.sector = NO_SECTOR
    return True


# ---- what might follow -------------------------------------------------------------------------------------


class Ahead:
    """The way straight ahead from the end of a walk, looked over once: how far it is open and paid for (``limit``),
    where the unit cannot end (``blocked``), and the enemies near it."""

    __slots__ = ("blocked", "enemies", "limit", "place")

    def __init__(self, b: Battle, way: Walk) -> None:
        place = way.place
        self.place = place
        self.blocked: list[tuple[float, float]] = []
        self.enemies: list[Rect] = []
        self.limit = max(way.left, 0.0)
        if self.limit <= 0.0:
            return
        self.limit = self.open_ground(b, way)
        unit = way.unit
        roster = b.roster
        side = roster.side[unit]
        dx = place.fx
        dy = place.fy
        limit = self.limit
        volley = bound_by_volley(b, unit)
        shapes = b.shapes
        for other in along(shapes, place.cx, place.cy, dx, dy, limit, place.radius + KEPT):
            if other == unit:
                continue
            shape = shapes[other]
            low, high = sweep(place, dx, dy, shape)
            if roster.side[other] == side:
                if high <= TINY or low >= limit:
                    continue
                if may_pass(b, unit, other):
                    self.blocked.append((low, high))
                else:
                    limit = min(limit, max(low, 0.0))
                continue
            if high > TINY:
                limit = min(limit, max(low, 0.0))
            low = entry(place, dx, dy, shape, NEAR)
            if low < limit:
                self.blocked.append((low, -entry(place, -dx, -dy, shape, NEAR)))
            self.enemies.append(shape)
            if volley and b.fired_at[unit] != other:
                room = distance(way.start, shape)
                # one that passes along an enemy already near keeps its distance but for the last digits
                limit = self.kept(shape, VOLLEY if room >= VOLLEY else room - 0.9 * EPS, limit)
        self.limit = limit

    def open_ground(self, b: Battle, way: Walk) -> float:
        """How far the ground is open and the allowance lasts."""
        place = self.place
        field = b.field
        kind = b.roster.kind[way.unit]
        dx = place.fx
        dy = place.fy
        limit = self.limit
        near = field.near_way(place.cx, place.cy, place.cx + dx * limit, place.cy + dy * limit)
        if near & EDGE_BIT:
            limit = min(limit, room_on_table(place, dx, dy, field.w, field.h))
        barred = near & field.barred[kind] & ~EDGE_BIT
        if barred:
            for start, end, _ in field.barriers(place, dx, dy, limit, barred, near):
                if end > TINY:
                    limit = min(limit, max(start, 0.0))
        if near & field.dear_mask:
            limit = affordable(tariff(field, kind, place, dx, dy, limit, 1.0, near), way.left, limit)
        return limit

    def kept(self, shape: Rect, room: float, limit: float) -> float:
        """How far the unit can go without coming closer to a shape than ``room``, at most ``limit``."""
        if room <= 0.0:
            return limit
        place = self.place
        low = entry(place, place.fx, place.fy, shape, room)
        if low >= limit:
            return limit
        high = -entry(place, -place.fx, -place.fy, shape, room)
        if low > high or high <= 1e-6:
            return limit
        # standing at the very limit is no closer than it
        return 0.0 if low < -TINY else max(low, 0.0)

    def longest(self, keep: float = 0.0, most: float = inf) -> float:
        """The longest ADVANCE up to ``most`` that may end the move, never closer than ``keep`` to an enemy. As it can
        be written; 0 if none."""
        limit = min(self.limit, most)
        if keep > 0.0:
            for shape in self.enemies:
                limit = self.kept(shape, keep, limit)
        limit = floor_length(limit)
        blocked = self.blocked
        while limit > 0.0 and inside_one(blocked, limit):
            below = floor_length(free_down(blocked, limit))
            # the end of a blocked stretch may be cut to a number just inside it
            limit = below if below < limit else floor_length(limit - 0.001)
        return max(limit, 0.0)


def inside_one(spans: list[tuple[float, float]], at: float) -> bool:
    """Does a place along a way lie inside one of the open stretches?"""
    for low, high in spans:  # noqa: SIM110 (quicker than any() over a generator)
        if low < at < high:
            return True
    return False


def farthest(b: Battle, way: Walk, keep: float = 0.0, most: float = inf) -> float:
    """The longest ADVANCE that may end the move from here (see ``Ahead``)."""
    return Ahead(b, way).longest(keep, most)
