"""MR-13.6 to MR-13.8 Road movement: along a polyline, one way, facing along it."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.shapes import Rect, rect_at
from longroll.boards.plane.turn import bearing
from longroll.games.reason.components import EPS, MF, NO_UNIT
from longroll.games.reason.field import EDGE_BIT
from longroll.games.reason.legs import ROAD, Leg
from longroll.games.reason.rules.costs import Bill, level_tolls
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.rules.walks import TINY, Point, Walk, landed, opened, pay
from longroll.games.reason.state import Battle
from longroll.kit.terms import no

ROAD_BONUS: Final = 2.0
"""MR-13.6."""


def road(b: Battle, way: Walk, leg: Leg) -> bool:
    field = b.field
    place = way.place
    unit = way.unit
    name = b.roster.ids[unit]
    number = field.road_at(place.cx, place.cy)
    if number < 0:
        return way.refuse(no("MR-13.7", "not-on-a-road", unit=name))
    line = field.roads[number]
    backwards = leg.length < 0.0
    length = abs(leg.length)
    along_, gap = line.nearest(place.cx, place.cy)
    room = gap + (along_ if backwards else line.length - along_)
    if length > room + EPS:
        return way.refuse(no("MR-13.7", "road-ends", name=line.name, room=bw(room), short=bw(length - room)))
    length = min(length, room)
    barred = road_barred(b, line.bridged)
    probe = way.copy()
    probe.allowance = way.allowance + ROAD_BONUS
    level = 0.0
    points: list[Point] = [(place.cx, place.cy)]
    for x, y, facing, stretch in road_stretches(line.lengths, line.xs, line.ys, along_, gap, backwards, length, place):
        start = rect_at(points[-1][0], points[-1][1], facing, place.w, place.d)
        if not landed(b, probe, start, barred):
            return way.inherit(probe)
        if stretch <= TINY:
            continue
        dx = (x - start.cx) / stretch
        dy = (y - start.cy) / stretch
        probe.place = start
        near = field.near_way(start.cx, start.cy, x, y)
        if not opened(b, probe, ROAD, dx, dy, stretch, near, barred):
            return way.inherit(probe)
        level += sum(cost for _, cost, _ in level_tolls(field, start, dx, dy, stretch, near))
        probe.place = rect_at(x, y, facing, place.w, place.d)
        points.append((x, y))
    allowance = way.allowance
    way.allowance = allowance + ROAD_BONUS
    if not pay(way, leg, probe.place, MF, Bill(length, 0.0, 0.0, level), points):
        way.allowance = allowance
        return False
    way.officers = probe.officers
    way.closed = True
    return True


def road_barred(b: Battle, bridged: int) -> int:
    """What stops a unit on a road: the table's edge, impassable ground, rivers without a bridge, garrisoned sectors
    (MR-13.8)."""
    field = b.field
    barred = EDGE_BIT | field.impassable_mask | (field.rivers_mask & ~bridged)
    for n, sector in field.sector_of.items():
        if b.garrison_of(sector) != NO_UNIT:
            barred |= 1 << n
    return barred


def road_stretches(
    lengths: tuple[float, ...],
    xs: tuple[float, ...],
    ys: tuple[float, ...],
    along_: float,
    gap: float,
    backwards: bool,
    length: float,
    place: Rect,
) -> list[tuple[float, float, float, float]]:
    """The straight stretches of a ROAD: end point, facing, length. The first leads to the road (MR-13.7)."""
    n = len(lengths) - 1
    segment = 0
    if backwards:
        while segment < n - 1 and lengths[segment + 1] < along_ - TINY:
            segment += 1
    else:
        while segment < n - 1 and lengths[segment + 1] <= along_ + TINY:
            segment += 1
    found: list[tuple[float, float, float, float]] = []
    size = lengths[segment + 1] - lengths[segment]
    share = (along_ - lengths[segment]) / size
    x = xs[segment] + share * (xs[segment + 1] - xs[segment])
    y = ys[segment] + share * (ys[segment + 1] - ys[segment])
    facing = segment_facing(xs, ys, segment, backwards)
    first = min(gap, length)
    if first > TINY:
        part = first / gap
        found.append((place.cx + part * (x - place.cx), place.cy + part * (y - place.cy), facing, first))
    left = length - first
    at = along_
    while left > TINY and 0 <= segment < n:
        facing = segment_facing(xs, ys, segment, backwards)
        end = lengths[segment] if backwards else lengths[segment + 1]
        go = min(left, abs(end - at))
        at += -go if backwards else go
        share = (at - lengths[segment]) / (lengths[segment + 1] - lengths[segment])
        x = xs[segment] + share * (xs[segment + 1] - xs[segment])
        y = ys[segment] + share * (ys[segment + 1] - ys[segment])
        found.append((x, y, facing, go))
        left -= go
        segment += -1 if backwards else 1
    return found


def segment_facing(xs: tuple[float, ...], ys: tuple[float, ...], segment: int, backwards: bool) -> float:
    from_, to = (segment + 1, segment) if backwards else (segment, segment + 1)
    return bearing(xs[from_], ys[from_], xs[to], ys[to])
