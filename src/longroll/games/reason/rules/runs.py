"""Straight runs (MR-5.19): how far a unit gets on a straight way, where it may stop, what it costs, whom it passes.

Charges, evades, flights, falling back and advances after combat are made of these. ``shape`` is the rectangle at the
start of the run, (dx, dy) a unit vector, s the distance travelled.
"""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import distance
from longroll.boards.plane.shapes import Rect, shifted
from longroll.boards.plane.sweep import closest, free_down, free_up, room_on_table, sweep, sweep_within
from longroll.games.reason.components import EPS, FF, NEAR, RI, at_most
from longroll.games.reason.field import HALF_SPEED, OBSTACLE_COST
from longroll.games.reason.rules.costs import LEVEL, OBSTACLE, Tariff, Toll
from longroll.games.reason.rules.passage import may_pass
from longroll.games.reason.state import Battle

Spans = list[tuple[float, float]]

MARGIN: Final = 5e-6
"""A run ends so much before what it may not overlap: places are kept to six decimals."""


def tariff(b: Battle, unit: int, shape: Rect, dx: float, dy: float, length: float) -> Tariff:
    """The prices along the way (MR-13.1, MR-13.2, MR-13.5)."""
    field = b.field
    kind = b.roster.kind[unit]
    x, y = shape.cx + dx * length, shape.cy + dy * length
    tolls: list[Toll] = [
        (share * length, OBSTACLE_COST[kind], OBSTACLE)
        for share, _ in field.obstacles_crossed(shape.cx, shape.cy, x, y)
    ]
    tolls += [
        (share * length, float(abs(change)), LEVEL) for share, change in field.level_changes(shape.cx, shape.cy, x, y)
    ]
    tolls.sort()
    doubled = field.difficult_stretches(shape, dx, dy, length) if HALF_SPEED[kind] else []
    return Tariff(1.0, doubled, tolls)


# ---- how far -----------------------------------------------------------------------------------------------


def ground_limit(b: Battle, shape: Rect, dx: float, dy: float, length: float, mask: int) -> float:
    """How far before the table's edge and the ground of a mask (``Field.barred`` or more)."""
    limit = min(length, room_on_table(shape, dx, dy, b.field.w, b.field.h))
    for start, _, _ in b.field.barriers(shape, dx, dy, length, mask):
        if start - MARGIN < limit:
            limit = max(start - MARGIN, 0.0)
    return limit


def enemy_limit(b: Battle, side: int, shape: Rect, dx: float, dy: float, length: float, parting: bool = False) -> float:
    """How far without coming within 0.1 BW of an enemy of a side. ``parting``: the unit comes out of a combat; of
    enemies it is in contact with it may only not come nearer still."""
    limit = length
    for other in b.present[1 - side]:
        place = b.shapes[other]
        low, high = sweep_within(shape, dx, dy, place, NEAR)
        if high < 0.0 or low >= limit or low >= high:
            continue
        if low >= 0.0:
            limit = low
        elif not parting or closest(shape, dx, dy, min(limit, high), place) < distance(shape, place) - 1e-6:
            return 0.0
    return limit


def unit_spans(b: Battle, units: list[int], shape: Rect, dx: float, dy: float, skip: int) -> Spans:
    """Where the run overlaps units."""
    found: Spans = []
    for other in units:
        if other != skip:
            low, high = sweep(shape, dx, dy, b.shapes[other])
            if low < high and high > 0.0:
                found.append((low - MARGIN, high + MARGIN))
    return found


def friend_limit(b: Battle, unit: int, shape: Rect, dx: float, dy: float, length: float) -> float:
    """How far before a friend the unit may not pass through (MR-14.1, MR-14.2)."""
    limit = length
    for other in b.present[b.roster.side[unit]]:
        if other == unit or may_pass(b, unit, other):
            continue
        low, high = sweep(shape, dx, dy, b.shapes[other])
        if low < high and high > 0.0 and low - MARGIN < limit:
            limit = max(low - MARGIN, 0.0)
    return limit


def occupied(b: Battle, unit: int, shape: Rect, dx: float, dy: float, length: float) -> Spans:
    """Where on the run the unit would overlap another unit or a sector: no place to stop."""
    found = unit_spans(b, b.present[0], shape, dx, dy, unit) + unit_spans(b, b.present[1], shape, dx, dy, unit)
    field = b.field
    for start, end, _ in field.barriers(shape, dx, dy, length, field.sectors_mask):
        found.append((start - MARGIN, end + MARGIN))
    return found


def too_near(b: Battle, side: int, shape: Rect, dx: float, dy: float) -> Spans:
    """Where on the run the unit would be nearer than 0.1 BW to an enemy of a side (MR-14.5)."""
    found: Spans = []
    for other in b.present[1 - side]:
        low, high = sweep_within(shape, dx, dy, b.shapes[other], NEAR - EPS)
        if low < high and high > 0.0:
            found.append((low, high))
    return found


def open_spans(blocked: Spans, low: float, high: float) -> Spans:
    """The parts of a stretch in none of the blocked spans, in order; single points too."""
    found: Spans = []
    s = low
    while s <= high:
        s = free_up(blocked, s, high)
        if s < 0.0:
            break
        stops = [start for start, end in blocked if start >= s and start < high and end > start]
        end = min([high, *stops])
        found.append((s, end))
        if end >= high:
            break
        s = end + 1e-9
    return found


def allowed(spans: Spans, s: float) -> bool:
    """Is a place on one of the stretches, to the tolerance of MR-1.5?"""
    return any(at_most(low, s) and at_most(s, high) for low, high in spans)


def clamped(spans: Spans, s: float) -> float:
    """An allowed place exactly: on the stretch it belongs to."""
    for low, high in spans:
        if at_most(low, s) and at_most(s, high):
            return min(max(s, low), high)
    return s


def lowest_free(blocked: Spans, low: float, high: float) -> float:
    """The first place to stop from ``low`` to ``high``; -1 if there is none."""
    return free_up(blocked, low, high)


def highest_free(blocked: Spans, high: float, low: float = 0.0) -> float:
    """The last place to stop from ``high`` down to ``low``; -1 if there is none."""
    return free_down(blocked, high, low)


# ---- whom it passes ----------------------------------------------------------------------------------------


def lines_passed(b: Battle, unit: int, shape: Rect, dx: float, dy: float, length: float) -> list[int]:
    """Friendly RI in FF that the run goes through (MR-21.3)."""
    found: list[int] = []
    for other in b.present[b.roster.side[unit]]:
        if other == unit or b.roster.kind[other] != RI or b.formation[other] != FF:
            continue
        low, high = sweep(shape, dx, dy, b.shapes[other])
        if low < length and high > 0.0 and low < high:
            found.append(other)
    return found


def after(shape: Rect, dx: float, dy: float, s: float) -> Rect:
    """The rectangle so far along the way."""
    return shifted(shape, dx * s, dy * s)
