"""Snapping: places and angles worth stopping at, near where the hand has brought a unit.

No snap moves a ghost by more than 0.15 BW or 3 degrees, and none makes a legal pose illegal (``settled``).
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import NamedTuple

from longroll.boards.plane.sweep import sweep_within
from longroll.boards.plane.turn import opposite, turn_between, wheel_angle
from longroll.games.reason.components import ARTILLERY
from longroll.games.reason.legs import floor_angle, floor_length
from longroll.games.reason.rules import manoeuvres
from longroll.games.reason.rules.figures import CANISTER, LONG, SHORT
from longroll.games.reason.table.pose.held import Held

PULL = 0.15
"""BW over which a place pulls."""
TURN_PULL = 3.0
"""Degrees."""
ROUND_PULL = 1.5
"""Round degrees pull less: there are many of them."""
ROUND = 5.0
BESIDE = 6.0
"""Friends farther away are no line to stand in."""
ALIKE = 3.0
"""Degrees within which two units face the same way."""


class Snap(NamedTuple):
    """A value worth stopping at, and why: a message of the card with its arguments."""

    value: float
    key: str
    args: dict[str, str]


def at(value: float, key: str, **args: str) -> Snap:
    return Snap(value, key, args)


# ---- along a straight leg ----------------------------------------------------------------------------------


def straight(held: Held, dx: float, dy: float) -> list[Snap]:
    """Lengths worth stopping at along a direction from where a path has come, nearest first."""
    b, unit, place = held.b, held.unit, held.ghost
    left = max(0.0, held.left)
    found: list[Snap] = []
    if held.refusal is None and (dx, dy) == (place.fx, place.fy):
        most = manoeuvres.farthest(b, held.walk)
        if most > 0.0:
            found.append(at(most, "snap-allowance" if most >= floor_length(left) - 0.002 else "snap-farthest"))
    elif left > 0.0:
        found.append(at(floor_length(left), "snap-allowance"))
    ranges = (CANISTER[b.roster.kind[unit]],) if b.roster.cls[unit] == ARTILLERY else (SHORT, LONG)
    for enemy in b.present[1 - b.roster.side[unit]]:
        shape = b.shapes[enemy]
        if hypot(shape.cx - place.cx, shape.cy - place.cy) > left + place.radius + shape.radius + max(ranges):
            continue
        for limit in ranges:
            low, high = sweep_within(place, dx, dy, shape, limit)
            if low < high and low > 0.005:
                found.append(at(low, "snap-enemy", distance=f"{limit:.2f}", unit=b.roster.ids[enemy]))
    found += lines(held, dx, dy)
    return sorted(found, key=lambda snap: snap.value)


def lines(held: Held, dx: float, dy: float) -> list[Snap]:
    """Lengths after which the front is in line with that of a friend who faces the same way."""
    b, place = held.b, held.ghost
    found: list[Snap] = []
    for friend in b.present[b.roster.side[held.unit]]:
        if friend == held.unit:
            continue
        shape = b.shapes[friend]
        if abs(turn_between(place.facing, shape.facing)) > ALIKE or b.sector[friend] >= 0:
            continue
        if hypot(shape.cx - place.cx, shape.cy - place.cy) > BESIDE:
            continue
        ahead = dx * shape.fx + dy * shape.fy
        if ahead < 0.5:
            continue
        (x, y), (fx, fy) = place.front_middle, shape.front_middle
        gone = ((fx - x) * shape.fx + (fy - y) * shape.fy) / ahead
        if gone > 0.005:
            found.append(at(gone, "snap-line", unit=b.roster.ids[friend]))
    return found


# ---- turning -----------------------------------------------------------------------------------------------


def turns(held: Held, angle: float) -> list[Snap]:
    """Angles of a wheel near one, signed like it."""
    b, place = held.b, held.ghost
    sign = -1.0 if angle < 0 else 1.0
    found: list[Snap] = []
    size = abs(angle)
    rounded = ROUND * round(size / ROUND)
    if rounded > 0.0 and abs(rounded - size) <= ROUND_PULL:
        found.append(at(sign * rounded, "snap-round", angle=f"{rounded:g}"))
    most = floor_angle(wheel_angle(place.w, max(0.0, held.left)))
    if most > 0.0 and abs(most - size) <= TURN_PULL:
        found.append(at(sign * most, "snap-allowance"))
    for other, key, facing in bearings(held):
        turn = turn_between(place.facing, facing)
        if turn * sign > 0.0 and abs(turn - angle) <= TURN_PULL:
            found.append(at(round(turn, 2), key, unit=b.roster.ids[other]))
    return found


def bearings(held: Held) -> list[tuple[int, str, float]]:
    """Facings of units near by to stand parallel with: friends, and against the nearest enemy."""
    b, place = held.b, held.ghost
    side = b.roster.side[held.unit]
    found: list[tuple[int, str, float]] = []
    for friend in b.present[side]:
        shape = b.shapes[friend]
        if friend != held.unit and b.sector[friend] < 0 and hypot(shape.cx - place.cx, shape.cy - place.cy) <= BESIDE:
            found.append((friend, "snap-parallel", shape.facing))
    enemy, _ = b.nearest_enemy(held.unit)
    if enemy >= 0 and b.sector[enemy] < 0:
        found.append((enemy, "snap-against", opposite(b.shapes[enemy].facing)))
    return found


# ---- choosing ----------------------------------------------------------------------------------------------


def settled(want: float, snaps: list[Snap], pull: float, made: Callable[[float], Held]) -> tuple[float, Snap | None]:
    """The value to take: the nearest snap that does not spoil a legal pose, else the wish itself."""
    near = [snap for snap in snaps if abs(snap.value - want) <= pull]
    if not near:
        return want, None
    near.sort(key=lambda snap: abs(snap.value - want))
    legal = made(want).judged().refusal is None
    for snap in near:
        if not legal or made(snap.value).judged().refusal is None:
            return snap.value, snap
    return want, None
