"""MR-15.5 to MR-15.8: officers' moves, and the free places of officers.

An officer rides by straight stretches. The way to a place is the shortest one round what he may not cross: enemy units
and impassable areas, grown by half his base, are convex polygons whose corners the way bends at; a river is crossed at
a bridge.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import cos, hypot, inf, pi, sin
from typing import Final

from longroll.boards.plane.measure import SLACK, distance, overlap_any, point_to_segment, within
from longroll.boards.plane.shapes import Convex, Rect, Shape
from longroll.games.reason.components import EPS, NEAR, OFFICER_ALLOWANCE, OFFICER_SIZE
from longroll.games.reason.field import FREE, IN_RIVER, OFF_TABLE, OFFICER
from longroll.games.reason.legs import round_length
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import OFFICER_MOVED, Battle
from longroll.kit.terms import Refusal, no

HALF: Final = OFFICER_SIZE * 0.5
CORNER: Final = HALF * 1.4143
"""From the middle of his base to its corners, and a little more."""
RING: Final = 0.25
"""Free places are looked for on rings so far apart."""

Point = tuple[float, float]


def base_at(x: float, y: float) -> Rect:
    """An officer's base (MR-2.3)."""
    return Rect(x, y, 0.0, OFFICER_SIZE, OFFICER_SIZE, 0.0, 1.0)


# ---- free places (MR-15.6) ---------------------------------------------------------------------------------


def is_free(b: Battle, officer: int, x: float, y: float) -> bool:
    """May the officer stand there?"""
    base = base_at(x, y)
    if b.field.forbidden(base, OFFICER) != FREE or overlap_any(base, b.shapes) >= 0:
        return False
    if overlap_any(base, b.officers, officer) >= 0:
        return False
    for enemy in b.present[1 - b.roster.officer_side[officer]]:  # noqa: SIM110 (quicker than any())
        if within(base, b.shapes[enemy], NEAR - EPS):
            return False
    return True


def free_place(b: Battle, officer: int, x: float, y: float) -> Refusal | None:
    """Why the officer may not stand there, or None."""
    base = base_at(x, y)
    name = b.roster.officer_words[officer]
    ground = b.field.forbidden(base, OFFICER)
    if ground == OFF_TABLE:
        return no("MR-15.6", "officer-off-table", officer=name)
    if ground != FREE:
        return no("MR-15.6", "officer-in-river" if ground == IN_RIVER else "officer-in-impassable", officer=name)
    unit = overlap_any(base, b.shapes)
    if unit >= 0:
        return no("MR-15.6", "officer-on-unit", officer=name, unit=b.roster.ids[unit])
    other = overlap_any(base, b.officers, officer)
    if other >= 0:
        return no("MR-15.6", "officer-on-officer", officer=name, other=b.roster.officer_words[other])
    for enemy in b.present[1 - b.roster.officer_side[officer]]:
        if within(base, b.shapes[enemy], NEAR - EPS):
            gap = distance(base, b.shapes[enemy])
            return no("MR-15.6", "officer-near-enemy", officer=name, unit=b.roster.ids[enemy], distance=bw(gap))
    return None


def near(b: Battle, officer: int, x: float, y: float, most: float, number: int = 6) -> list[Point]:
    """Up to ``number`` free places not farther than ``most`` from a point, nearest first; places next to one another
    are left out."""
    found: list[Point] = []
    ring = 0.0
    while ring <= most + 1e-9:
        for k in range(places_on(ring)):
            px, py = place_on(x, y, ring, k)
            if px < 0.0 or py < 0.0 or hypot(px - x, py - y) > most + EPS or not apart(found, px, py, HALF):
                continue
            if is_free(b, officer, px, py):
                found.append((px, py))
                if len(found) == number:
                    return found
        ring += RING
    return found


def apart(places: list[Point], x: float, y: float, room: float) -> bool:
    """Is a point at least so far from every one of some places?"""
    for px, py in places:  # noqa: SIM110 (quicker than all() over a generator)
        if hypot(x - px, y - py) < room:
            return False
    return True


def nearest_free(b: Battle, officer: int, x: float, y: float) -> Point:
    """The free place nearest to a point, wherever it is."""
    ring = 0.0
    while ring < b.field.w + b.field.h:
        for k in range(places_on(ring)):
            px, py = place_on(x, y, ring, k)
            if px >= 0.0 and py >= 0.0 and is_free(b, officer, px, py):
                return px, py
        ring += RING
    raise AssertionError("the table has no free place for an officer")


def places_on(radius: float) -> int:
    """How many places on a ring round a point are looked at."""
    return 1 if radius == 0.0 else max(8, int(radius * 16.0))


def place_on(x: float, y: float, radius: float, k: int) -> Point:
    """A place on a ring, the first one to the north, as it can be written, but for negative numbers."""
    angle = 2.0 * pi * k / places_on(radius)
    return round_length(x + radius * sin(angle)), round_length(y + radius * cos(angle))


# ---- the way (MR-15.5, MR-15.6) ----------------------------------------------------------------------------


class Ride:
    """An officer's ride: its ``length`` (infinite if there is no way), its ``points`` from start to end, and the
    ``refusal`` if he may not ride so."""

    __slots__ = ("length", "points", "refusal")

    def __init__(self, length: float, points: list[Point], refusal: Refusal | None) -> None:
        self.length = length
        self.points = points
        self.refusal = refusal


def bar(b: Battle, officer: int) -> Refusal | None:
    """Why an officer may not ride at all now, or None (MR-15.5, MR-15.7)."""
    name = b.roster.officer_words[officer]
    if not b.officer_present(officer):
        return no("MR-15.5", "officer-absent", officer=name)
    if b.roster.officer_side[officer] != b.phasing:
        return no("MR-15.5", "officer-of-enemy", officer=name)
    if b.officer_flags[officer] & OFFICER_MOVED:
        return no("MR-15.5", "officer-has-moved", officer=name)
    if officer < 2 and b.pools[officer] < 1:
        return no("MR-15.7", "no-command-dice", officer=name)
    return None


def may_ride(b: Battle, officer: int) -> bool:
    """``bar`` without its words."""
    return (
        b.officer_present(officer)
        and b.roster.officer_side[officer] == b.phasing
        and not b.officer_flags[officer] & OFFICER_MOVED
        and (officer >= 2 or b.pools[officer] >= 1)
    )


def way(b: Battle, officer: int, x: float, y: float) -> Ride:
    """The officer's shortest way to a place, refused if it is longer than his allowance or the place is not free."""
    base = b.officers[officer]
    refusal = free_place(b, officer, x, y)
    if refusal is not None:
        return Ride(inf, [], refusal)
    name = b.roster.officer_words[officer]
    direct = hypot(x - base.cx, y - base.cy)
    if direct > OFFICER_ALLOWANCE + EPS:
        return Ride(direct, [(base.cx, base.cy), (x, y)], too_far(name, direct))
    length, points = shortest(b, officer, x, y)
    if length == inf:
        return Ride(length, [], no("MR-15.6", "officer-no-way", officer=name))
    return Ride(length, points, too_far(name, length) if length > OFFICER_ALLOWANCE + EPS else None)


def too_far(name: str, length: float) -> Refusal:
    return no("MR-15.5", "officer-too-far", officer=name, distance=bw(length), short=bw(length - OFFICER_ALLOWANCE))


def rides_straight(b: Battle, officer: int, x: float, y: float) -> bool:
    """Does the straight way to a place cross nothing forbidden? (For the places offered to him.)"""
    base = b.officers[officer]
    if b.field.river_crossed(base.cx, base.cy, x, y) >= 0:
        return False
    for shape in hindrances(b, officer, x, y):
        # few are near enough for their exact border to matter
        if point_to_segment(shape.cx, shape.cy, base.cx, base.cy, x, y) <= shape.radius + CORNER:
            if cuts(base.cx, base.cy, x, y, grown(shape)):
                return False
    return True


def hindrances(b: Battle, officer: int, x: float, y: float) -> list[Shape]:
    """What he may not cross between his place and another: enemy units, impassable areas."""
    base = b.officers[officer]
    reach = OFFICER_ALLOWANCE + HALF
    found: list[Shape] = []
    for enemy in b.present[1 - b.roster.officer_side[officer]]:
        shape = b.shapes[enemy]
        # a way round something farther off would be too long
        ways = hypot(shape.cx - base.cx, shape.cy - base.cy) + hypot(shape.cx - x, shape.cy - y)
        if ways - 2.0 * shape.radius <= reach:
            found.append(shape)
    field = b.field
    mask = field.impassable_mask
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(field.polygons[low.bit_length() - 1])
    return found


def grown(shape: Shape) -> Convex:
    """The places of an officer's centre at which his base touches or overlaps a shape."""
    points = [
        (cx + dx, cy + dy)
        for cx, cy in shape.corners
        for dx, dy in ((HALF, HALF), (HALF, -HALF), (-HALF, -HALF), (-HALF, HALF))
    ]
    return Convex(hull(points))


def hull(points: list[Point]) -> list[Point]:
    """The corners of the convex hull."""
    ordered = sorted({(round(x, 9), round(y, 9)) for x, y in points})
    chain: list[Point] = []
    for part in (ordered, ordered[::-1]):
        begin = len(chain)
        for point in part:
            while len(chain) - begin >= 2 and turn(chain[-2], chain[-1], point) <= 1e-12:
                chain.pop()
            chain.append(point)
        chain.pop()
    return chain


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cuts(ax: float, ay: float, bx: float, by: float, shape: Convex) -> bool:
    """Does a straight way overlap what the polygon stands for (MR-5.5)?"""
    low = 0.0
    high = 1.0
    for i in range(len(shape.nx)):
        nx = shape.nx[i]
        ny = shape.ny[i]
        room = shape.reach[i] - SLACK - nx * ax - ny * ay
        rate = nx * (bx - ax) + ny * (by - ay)
        if rate > 1e-12:
            high = min(high, room / rate)
        elif rate < -1e-12:
            low = max(low, room / rate)
        elif room <= 0.0:
            return False
        if low >= high - 1e-9:
            return False
    return True


def shortest(b: Battle, officer: int, x: float, y: float) -> tuple[float, list[Point]]:
    """The shortest way and its points; infinite if there is none not much longer than the allowance."""
    base = b.officers[officer]
    start = (base.cx, base.cy)
    goal = (x, y)
    shapes = [grown(shape) for shape in hindrances(b, officer, x, y)]
    field = b.field
    if clear(b, shapes, start, goal):
        return hypot(x - base.cx, y - base.cy), [start, goal]
    most = 2.0 * OFFICER_ALLOWANCE
    nodes: list[Point] = [start, goal]
    for corner in [*field.bridges, *[corner for shape in shapes for corner in shape.corners]]:
        if HALF <= corner[0] <= field.w - HALF and HALF <= corner[1] <= field.h - HALF:
            if hypot(corner[0] - base.cx, corner[1] - base.cy) + hypot(corner[0] - x, corner[1] - y) <= most:
                nodes.append(corner)
    best = [inf] * len(nodes)
    before = [-1] * len(nodes)
    best[0] = 0.0
    done = [False] * len(nodes)
    heap: list[tuple[float, int]] = [(hypot(x - base.cx, y - base.cy), 0)]
    while heap:
        _, node = heappop(heap)
        if done[node]:
            continue
        done[node] = True
        if node == 1:
            break
        at = nodes[node]
        for other in range(1, len(nodes)):
            there = nodes[other]
            length = best[node] + hypot(there[0] - at[0], there[1] - at[1])
            if done[other] or length >= best[other] - 1e-12 or not clear(b, shapes, at, there):
                continue
            best[other] = length
            before[other] = node
            heappush(heap, (length + hypot(x - there[0], y - there[1]), other))
    if best[1] == inf:
        return inf, []
    points = [goal]
    node = before[1]
    while node >= 0:
        points.append(nodes[node])
        node = before[node]
    return best[1], points[::-1]


def clear(b: Battle, shapes: list[Convex], start: Point, end: Point) -> bool:
    """Is nothing forbidden on a straight stretch?"""
    if b.field.river_crossed(start[0], start[1], end[0], end[1]) >= 0:
        return False
    return not any(cuts(start[0], start[1], end[0], end[1], shape) for shape in shapes)
