"""Bearings, wheels, and the edges of a rectangle as lines to stand on."""

from __future__ import annotations

from math import atan2, ceil, cos, pi, sin, sqrt
from typing import Final

from longroll.boards.plane.shapes import Rect, forward_of

WHEEL_STEP: Final = 0.25
"""A wheel is examined at every multiple of this angle."""


def bearing(ax: float, ay: float, bx: float, by: float) -> float:
    """The bearing from one point to another, in [0, 360)."""
    return atan2(bx - ax, by - ay) * (180.0 / pi) % 360.0


def turn_between(start: float, end: float) -> float:
    """The turn from one bearing to another: from -180 (left) to +180 (right)."""
    turn = (end - start) % 360.0
    return turn - 360.0 if turn > 180.0 else turn


def opposite(facing: float) -> float:
    return facing + 180.0 if facing < 180.0 else facing - 180.0


def wheel(rect: Rect, angle: float) -> Rect:
    """The rectangle wheeled by ``angle`` degrees: to the right about its front right corner if positive, to the left
    about its front left corner if negative."""
    facing = (rect.facing + angle) % 360.0
    fx, fy = forward_of(facing)
    px, py = wheel_pivot(rect, angle)
    aside = rect.hw if angle > 0.0 else -rect.hw
    return Rect(px - fy * aside - fx * rect.hd, py + fx * aside - fy * rect.hd, facing, rect.w, rect.d, fx, fy)


def wheel_centre(rect: Rect, angle: float) -> tuple[float, float]:
    """The centre of ``wheel``, without the rest of it."""
    fx, fy = forward_of((rect.facing + angle) % 360.0)
    px, py = wheel_pivot(rect, angle)
    aside = rect.hw if angle > 0.0 else -rect.hw
    return px - fy * aside - fx * rect.hd, py + fx * aside - fy * rect.hd


def wheel_pivot(rect: Rect, angle: float) -> tuple[float, float]:
    """The corner a wheel turns on."""
    aside = rect.hw if angle > 0.0 else -rect.hw
    return rect.cx + rect.fx * rect.hd + rect.fy * aside, rect.cy + rect.fy * rect.hd - rect.fx * aside


def wheel_stays_off(rect: Rect, first: float, last: float, other: Rect, room: float) -> bool:
    """Does the rectangle, wheeled by any angle from ``first`` to ``last`` (to one side), stay beyond the line of one
    edge of another one by at least ``room``? (Below 0: not so far across it.) Its corner on which it turns may do so
    even if it touches that edge."""
    px, py = wheel_pivot(rect, last)
    right = last > 0.0
    one = abs(first) * (pi / 180.0)
    two = abs(last) * (pi / 180.0)
    for edge in range(4):
        if edge == 0:
            nx, ny, half = -other.fx, -other.fy, other.hd
        elif edge == 1:
            nx, ny, half = -other.fy, other.fx, other.hw
        elif edge == 2:
            nx, ny, half = other.fx, other.fy, other.hd
        else:
            nx, ny, half = other.fy, -other.fx, other.hw
        # (nx, ny) leads into the other across the edge; the pivot is so far before its line
        gap = (other.cx - px) * nx + (other.cy - py) * ny - half - room
        if gap < 0.0:
            continue
        ahead = rect.fx * nx + rect.fy * ny
        aside = rect.fy * nx - rect.fx * ny if right else rect.fx * ny - rect.fy * nx
        # the front goes out from the pivot to the side it turns away from, the flank to the rear
        front = _farthest(-rect.w * aside, rect.w * ahead, one, two)
        flank = _farthest(-rect.d * ahead, -rect.d * aside, one, two)
        if front + flank <= gap:
            return True
    return False


def _farthest(a: float, b: float, one: float, two: float) -> float:
    """The greatest value of a cos t + b sin t, and of 0, for t from ``one`` to ``two``, less than a half-turn."""
    cos_one = cos(one)
    sin_one = sin(one)
    cos_two = cos(two)
    sin_two = sin(two)
    if b * cos_one > a * sin_one and b * cos_two < a * sin_two:
        return sqrt(a * a + b * b)
    ends = max(a * cos_one + b * sin_one, a * cos_two + b * sin_two)
    return max(ends, 0.0)


def wheel_arc(width: float, angle: float) -> float:
    """The way of the outer front corner in a wheel by ``angle`` degrees."""
    return width * abs(angle) * (pi / 180.0)


def wheel_angle(width: float, arc: float) -> float:
    """The angle in degrees whose outer front corner goes so far."""
    return arc / width * (180.0 / pi)


def stop_count(angle: float) -> int:
    """At how many angles a wheel is examined: every multiple of 0.25 degree beyond 0, and the end."""
    return max(1, ceil((abs(angle) - 1e-9) / WHEEL_STEP))


def stop_angle(angle: float, count: int, stop: int) -> float:
    """The angle of one of the ``count`` stops of a wheel, signed as ``angle``."""
    if stop == count - 1:
        return angle
    return (stop + 1) * (WHEEL_STEP if angle > 0.0 else -WHEEL_STEP)


def wheel_stops(angle: float) -> list[float]:
    """The angles at which a wheel is examined, signed as ``angle``."""
    count = stop_count(angle)
    return [stop_angle(angle, count, stop) for stop in range(count)]


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
