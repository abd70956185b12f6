"""Bearings, wheels and conforming (MR-5.20, MR-5.21, MR-12.5, MR-18.6, MR-19.10)."""

from __future__ import annotations

from math import atan2, ceil, degrees, hypot, pi, sqrt
from typing import Final

from longroll.boards.table.shapes import Rect, forward_of

WHEEL_STEP: Final = 0.25
"""A wheel is examined at every multiple of this angle (MR-5.20)."""


def bearing(ax: float, ay: float, bx: float, by: float) -> float:
    """The bearing from one point to another, in [0, 360)."""
    return degrees(atan2(bx - ax, by - ay)) % 360.0


def turn_between(start: float, end: float) -> float:
    """The turn from one bearing to another: from -180 (left) to +180 (right)."""
    turn = (end - start) % 360.0
    return turn - 360.0 if turn > 180.0 else turn


def opposite(facing: float) -> float:
    return facing + 180.0 if facing < 180.0 else facing - 180.0


def wheel(rect: Rect, angle: float) -> Rect:
    """The rectangle wheeled by ``angle`` degrees: to the right about its front right corner if positive, to the left
    about its front left corner if negative (MR-12.5)."""
    pivot = 1 if angle > 0.0 else 0
    px = rect.xs[pivot]
    py = rect.ys[pivot]
    facing = (rect.facing + angle) % 360.0
    fx, fy = forward_of(facing)
    across = -rect.hw if pivot else rect.hw
    return Rect(px + fy * across - fx * rect.hd, py - fx * across - fy * rect.hd, facing, rect.w, rect.d, fx, fy)


def wheel_centre(rect: Rect, angle: float) -> tuple[float, float]:
    """The centre of ``wheel``, without the rest of it."""
    pivot = 1 if angle > 0.0 else 0
    fx, fy = forward_of((rect.facing + angle) % 360.0)
    across = -rect.hw if pivot else rect.hw
    return rect.xs[pivot] + fy * across - fx * rect.hd, rect.ys[pivot] - fx * across - fy * rect.hd


def wheel_arc(width: float, angle: float) -> float:
    """The way of the outer front corner in a wheel by ``angle`` degrees (MR-12.5)."""
    return width * abs(angle) * (pi / 180.0)


def wheel_angle(width: float, arc: float) -> float:
    """The angle in degrees whose outer front corner goes so far."""
    return arc / width * (180.0 / pi)


def wheel_circle(rect: Rect, right: bool) -> tuple[float, float, float]:
    """A circle round the pivot that holds the rectangle during the whole wheel: x, y, radius."""
    pivot = 1 if right else 0
    return rect.xs[pivot], rect.ys[pivot], sqrt(rect.w * rect.w + rect.d * rect.d)


def wheel_stops(angle: float) -> list[float]:
    """The angles at which a wheel is examined: every multiple of 0.25 degree beyond 0, and the end; signed as
    ``angle`` (MR-5.20)."""
    step = WHEEL_STEP if angle > 0.0 else -WHEEL_STEP
    stops = [k * step for k in range(1, ceil((abs(angle) - 1e-9) / WHEEL_STEP))]
    stops.append(angle)
    return stops


def edge_frame(rect: Rect, edge: int) -> tuple[float, float, float, float, float, float, float]:
    """An edge of a rectangle: its midpoint, its outward normal, its unit direction (to the left of one who stands
    outside and looks at it), its length."""
    if edge == 0:
        return (
            rect.cx + rect.fx * rect.hd,
            rect.cy + rect.fy * rect.hd,
            rect.fx,
            rect.fy,
            rect.fy,
            -rect.fx,
            rect.w,
        )
    if edge == 1:
        return rect.cx + rect.fy * rect.hw, rect.cy - rect.fx * rect.hw, rect.fy, -rect.fx, -rect.fx, -rect.fy, rect.d
    if edge == 2:
        return (
            rect.cx - rect.fx * rect.hd,
            rect.cy - rect.fy * rect.hd,
            -rect.fx,
            -rect.fy,
            -rect.fy,
            rect.fx,
            rect.w,
        )
    return rect.cx - rect.fy * rect.hw, rect.cy + rect.fx * rect.hw, -rect.fy, rect.fx, rect.fx, rect.fy, rect.d


def conform_limit(length: float, width: float) -> float:
    """How far from the middle of an edge a conforming unit may stand (MR-18.6, MR-19.10)."""
    return (length + width) / 2.0 - min(1.0, length, width)


def conform_offset(attacker: Rect, target: Rect, edge: int) -> float:
    """Where along the edge the attacker conforms: s of MR-18.6, within its limits."""
    ex, ey, _, _, gx, gy, length = edge_frame(target, edge)
    limit = conform_limit(length, attacker.w)
    s = (attacker.cx - ex) * gx + (attacker.cy - ey) * gy
    return max(-limit, min(limit, s))


def conformed(attacker: Rect, target: Rect, edge: int, offset: float) -> Rect:
    """The attacker laid against an edge of the target, ``offset`` from its middle (MR-18.6)."""
    ex, ey, nx, ny, gx, gy, _ = edge_frame(target, edge)
    if edge == 0:
        facing = opposite(target.facing)
    else:
        facing = (target.facing + 90.0 * edge + 180.0) % 360.0
    fx, fy = forward_of(facing)
    half = attacker.hd
    return Rect(ex + gx * offset + nx * half, ey + gy * offset + ny * half, facing, attacker.w, attacker.d, fx, fy)


def conform_offsets(offset: float, limit: float) -> list[float]:
    """The other places of MR-18.7, nearest first: both limits and the multiples of 0.05 between them; at equal distance
    the one towards the attacker's own left comes first."""
    n = int(limit / 0.05 + 1e-9)
    places = [k * 0.05 for k in range(-n, n + 1)]
    places.extend((-limit, limit))
    # the direction of an edge leads to the left of one who faces it
    return sorted(set(places), key=lambda s: (round(abs(s - offset), 9), -s))


def counter_conformed(target: Rect, attacker: Rect) -> Rect:
    """The target turned against the attacker's front, who stands at his point of contact (MR-19.10)."""
    mx = attacker.cx + attacker.fx * attacker.hd
    my = attacker.cy + attacker.fy * attacker.hd
    rx = attacker.fy
    ry = -attacker.fx
    limit = conform_limit(attacker.w, target.w)
    s = (target.cx - mx) * rx + (target.cy - my) * ry
    s = max(-limit, min(limit, s))
    facing = opposite(attacker.facing)
    fx, fy = forward_of(facing)
    half = target.hd
    return Rect(mx + attacker.fx * half + rx * s, my + attacker.fy * half + ry * s, facing, target.w, target.d, fx, fy)


def away(ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
    """The unit vector from one point to another; north if they are the same."""
    length = hypot(bx - ax, by - ay)
    if length <= 0.0:
        return 0.0, 1.0
    return (bx - ax) / length, (by - ay) / length
