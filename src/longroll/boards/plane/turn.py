"""Bearings, wheels, and the edges of a rectangle as lines to stand on."""

from __future__ import annotations

from math import atan2, ceil, degrees, pi
from typing import Final

from longroll.boards.plane.shapes import Rect, forward_of

WHEEL_STEP: Final = 0.25
"""A wheel is examined at every multiple of this angle."""


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
    about its front left corner if negative."""
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
    """The way of the outer front corner in a wheel by ``angle`` degrees."""
    return width * abs(angle) * (pi / 180.0)


def wheel_angle(width: float, arc: float) -> float:
    """The angle in degrees whose outer front corner goes so far."""
    return arc / width * (180.0 / pi)


def wheel_stops(angle: float) -> list[float]:
    """The angles at which a wheel is examined: every multiple of 0.25 degree beyond 0, and the end; signed as
    ``angle``."""
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
