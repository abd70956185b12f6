"""Shapes on the table: oriented rectangles and convex polygons. Immutable: copies of a position share them.

Corners are listed clockwise. A rectangle's are front left, front right, rear right, rear left; its edges are numbered
FRONT, RIGHT, REAR, LEFT, and edge n leads from corner n to corner n + 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
"""Edges and zones of a rectangle, clockwise."""

_SQUARE: Final = {0.0: (0.0, 1.0), 90.0: (1.0, 0.0), 180.0: (0.0, -1.0), 270.0: (-1.0, 0.0)}
_RADIANS: Final = math.pi / 180.0


def forward_of(facing: float) -> tuple[float, float]:
    """The unit vector of a bearing; exact for the four main ones."""
    if facing % 90.0 == 0.0:
        exact = _SQUARE.get(facing)
        if exact is not None:
            return exact
    angle = facing * _RADIANS
    return math.sin(angle), math.cos(angle)


class Shape:
    """What every shape has: a circle round ``cx``, ``cy`` that holds all of it, and corners."""

    __slots__ = ("cx", "cy", "radius")

    def __init__(self, cx: float, cy: float, radius: float) -> None:
        self.cx = cx
        self.cy = cy
        self.radius = radius

    def outline(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """x of every corner, clockwise, and y of every corner."""
        raise NotImplementedError

    @property
    def corners(self) -> list[tuple[float, float]]:
        xs, ys = self.outline()
        return list(zip(xs, ys, strict=True))


class Rect(Shape):
    """An oriented rectangle: centre (``cx``, ``cy``), ``facing`` (bearing), width ``w`` and depth ``d``; made by
    ``rect_at``. ``fx``, ``fy`` is the forward vector, ``rx``, ``ry`` the one to the right, ``hw`` and ``hd`` half the
    width and half the depth. Corner 0 is front left (``xs[0]``, ``ys[0]``), then front right, rear right, rear left;
    most rectangles are never asked for their corners, so they are reckoned when they are."""

    __slots__ = ("d", "facing", "fx", "fy", "hd", "hw", "rx", "ry", "w")

    def __init__(self, cx: float, cy: float, facing: float, w: float, d: float, fx: float, fy: float) -> None:
        hw = w * 0.5
        hd = d * 0.5
        self.cx = cx
        self.cy = cy
        self.radius = math.sqrt(hw * hw + hd * hd)
        self.facing = facing
        self.w = w
        self.d = d
        self.fx = fx
        self.fy = fy
        # the right vector is (fy, -fx)
        self.rx = fy
        self.ry = -fx
        self.hw = hw
        self.hd = hd

    @property
    def xs(self) -> tuple[float, float, float, float]:
        """x of the corners."""
        front = self.cx + self.fx * self.hd
        rear = self.cx - self.fx * self.hd
        aside = self.fy * self.hw
        return front - aside, front + aside, rear + aside, rear - aside

    @property
    def ys(self) -> tuple[float, float, float, float]:
        """y of the corners."""
        front = self.cy + self.fy * self.hd
        rear = self.cy - self.fy * self.hd
        aside = -self.fx * self.hw
        return front - aside, front + aside, rear + aside, rear - aside

    def outline(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        return self.xs, self.ys

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Rect)
            and self.cx == other.cx
            and self.cy == other.cy
            and self.facing == other.facing
            and self.w == other.w
            and self.d == other.d
        )

    def __hash__(self) -> int:
        return hash((self.cx, self.cy, self.facing, self.w, self.d))

    def __repr__(self) -> str:
        return f"Rect({self.cx:g}, {self.cy:g}, {self.facing:g}, {self.w:g} x {self.d:g})"

    @property
    def front_middle(self) -> tuple[float, float]:
        """The midpoint of the front edge."""
        return self.cx + self.fx * self.hd, self.cy + self.fy * self.hd


class Convex(Shape):
    """A convex polygon. ``nx``, ``ny``: the outward unit normal of each edge (corner n to n + 1); ``reach``: how far
    the polygon goes along it, so that a point is inside if ``nx * x + ny * y <= reach`` for every edge. ``x0`` to
    ``y1``: the upright box round it; ``area``: its area."""

    __slots__ = ("area", "nx", "ny", "reach", "x0", "x1", "xs", "y0", "y1", "ys")

    def __init__(self, points: Sequence[Sequence[float]]) -> None:
        xs = [float(point[0]) for point in points]
        ys = [float(point[1]) for point in points]
        double = sum(xs[i - 1] * ys[i] - xs[i] * ys[i - 1] for i in range(len(xs)))
        if double > 0.0:
            xs.reverse()
            ys.reverse()
        self.xs: tuple[float, ...] = tuple(xs)
        self.ys: tuple[float, ...] = tuple(ys)
        self.area = abs(double) * 0.5
        self.x0 = min(xs)
        self.x1 = max(xs)
        self.y0 = min(ys)
        self.y1 = max(ys)
        self.cx = (self.x0 + self.x1) * 0.5
        self.cy = (self.y0 + self.y1) * 0.5
        self.radius = max(math.hypot(x - self.cx, y - self.cy) for x, y in zip(xs, ys, strict=True))
        nx: list[float] = []
        ny: list[float] = []
        reach: list[float] = []
        for i in range(len(xs)):
            ex = xs[(i + 1) % len(xs)] - xs[i]
            ey = ys[(i + 1) % len(xs)] - ys[i]
            length = math.hypot(ex, ey)
            if length <= 0.0:
                raise ValueError("a polygon has the same corner twice")
            nx.append(-ey / length)
            ny.append(ex / length)
            reach.append((-ey * xs[i] + ex * ys[i]) / length)
        self.nx = tuple(nx)
        self.ny = tuple(ny)
        self.reach = tuple(reach)

    def outline(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        return self.xs, self.ys


def rect_at(x: float, y: float, facing: float, w: float, d: float) -> Rect:
    """The rectangle with that centre, bearing, width and depth."""
    fx, fy = forward_of(facing)
    return Rect(x, y, facing, w, d, fx, fy)


def box(x0: float, y0: float, x1: float, y1: float) -> Rect:
    """An upright rectangle, facing north."""
    return Rect((x0 + x1) * 0.5, (y0 + y1) * 0.5, 0.0, x1 - x0, y1 - y0, 0.0, 1.0)


def strip(ax: float, ay: float, bx: float, by: float, half: float) -> Rect:
    """A segment thickened by ``half`` on each side, facing along it."""
    length = math.hypot(bx - ax, by - ay)
    fx = (bx - ax) / length
    fy = (by - ay) / length
    facing = math.degrees(math.atan2(fx, fy)) % 360.0
    return Rect((ax + bx) * 0.5, (ay + by) * 0.5, facing, 2.0 * half, length, fx, fy)


def shifted(rect: Rect, dx: float, dy: float) -> Rect:
    """The same rectangle moved, its facing unchanged."""
    return Rect(rect.cx + dx, rect.cy + dy, rect.facing, rect.w, rect.d, rect.fx, rect.fy)


def turned(rect: Rect, facing: float) -> Rect:
    """The same rectangle turned about its centre."""
    fx, fy = forward_of(facing)
    return Rect(rect.cx, rect.cy, facing, rect.w, rect.d, fx, fy)


def local(rect: Rect, x: float, y: float) -> tuple[float, float]:
    """The local coordinates (u to the right, v ahead) of a point."""
    x -= rect.cx
    y -= rect.cy
    return x * rect.rx + y * rect.ry, x * rect.fx + y * rect.fy


def on_table(rect: Rect, width: float, height: float, room: float = -0.001) -> bool:
    """Is the rectangle wholly on a table with its south-west corner at 0, 0, to 0.001? With ``room``: and so far from
    its edges?"""
    ex = abs(rect.fx) * rect.hd + abs(rect.fy) * rect.hw + room
    ey = abs(rect.fy) * rect.hd + abs(rect.fx) * rect.hw + room
    return ex <= rect.cx <= width - ex and ey <= rect.cy <= height - ey


NOWHERE: Final = Rect(-1e6, -1e6, 0.0, 1.0, 1.0, 0.0, 1.0)
"""The place of what is not on the table: far from everything, so that no test need ask."""
