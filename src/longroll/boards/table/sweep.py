"""Straight ways (MR-5.19): what a rectangle meets when it moves by s along a unit vector (dx, dy) without turning.

An interval of s is a pair (low, high); it is empty if low >= high (``NEVER``). Where shapes overlap the interval is
open: at its ends they only touch. Where a distance is at most a limit it is closed. Intervals are not cut to the way:
they may begin before 0 and end beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from longroll.boards.table.measure import SLACK, distance, segment_to_rect
from longroll.boards.table.shapes import Convex, Rect

NEVER: Final = (1e18, -1e18)
"""The empty interval."""


def sweep(a: Rect, dx: float, dy: float, b: Rect, slack: float = SLACK) -> tuple[float, float]:
    """Where ``a`` on its way overlaps ``b`` (MR-5.5, MR-5.19): an open interval of s."""
    tx = b.cx - a.cx
    ty = b.cy - a.cy
    # the circles never touch: how far the way passes by
    side = tx * dy - ty * dx
    reach = a.radius + b.radius - slack
    if side >= reach or side <= -reach:
        return NEVER
    cosine = abs(a.fx * b.fx + a.fy * b.fy)
    sine = abs(a.fx * b.fy - a.fy * b.fx)
    low = -1e18
    high = 1e18
    for k in range(4):
        if k == 0:
            x = a.fx
            y = a.fy
            half = a.hd + b.hd * cosine + b.hw * sine - slack
        elif k == 1:
            x = a.fy
            y = -a.fx
            half = a.hw + b.hw * cosine + b.hd * sine - slack
        elif k == 2:
            x = b.fx
            y = b.fy
            half = b.hd + a.hd * cosine + a.hw * sine - slack
        else:
            x = b.fy
            y = -b.fx
            half = b.hw + a.hw * cosine + a.hd * sine - slack
        start = tx * x + ty * y
        rate = dx * x + dy * y
        if rate > 1e-12:
            one = (start - half) / rate
            two = (start + half) / rate
        elif rate < -1e-12:
            one = (start + half) / rate
            two = (start - half) / rate
        elif start >= half or start <= -half:
            return NEVER
        else:
            continue
        if one > low:
            low = one
        if two < high:
            high = two
        if low >= high:
            return NEVER
    return low, high


def sweep_convex(a: Rect, dx: float, dy: float, b: Convex, slack: float = SLACK) -> tuple[float, float]:
    """Where ``a`` on its way overlaps a convex polygon (MR-5.5, MR-5.19): an open interval of s."""
    cx = a.cx
    cy = a.cy
    tx = b.cx - cx
    ty = b.cy - cy
    side = tx * dy - ty * dx
    reach = a.radius + b.radius - slack
    if side >= reach or side <= -reach:
        return NEVER
    fx = a.fx
    fy = a.fy
    hw = a.hw
    hd = a.hd
    low = -1e18
    high = 1e18
    nx = b.nx
    ny = b.ny
    reaches = b.reach
    for i in range(len(nx)):
        x = nx[i]
        y = ny[i]
        # the rectangle's rear end along the normal must be behind the polygon's edge
        room = reaches[i] - slack - x * cx - y * cy + abs(x * fx + y * fy) * hd + abs(x * fy - y * fx) * hw
        rate = x * dx + y * dy
        if rate > 1e-12:
            s = room / rate
            if s < high:
                high = s
        elif rate < -1e-12:
            s = room / rate
            if s > low:
                low = s
        elif room <= 0.0:
            return NEVER
        if low >= high:
            return NEVER
    xs = b.xs
    ys = b.ys
    for across in (False, True):
        x = fy if across else fx
        y = -fx if across else fy
        half = (hw if across else hd) - slack
        near = far = (xs[0] - cx) * x + (ys[0] - cy) * y
        for i in range(1, len(xs)):
            v = (xs[i] - cx) * x + (ys[i] - cy) * y
            if v < near:
                near = v
            elif v > far:
                far = v
        rate = dx * x + dy * y
        if rate > 1e-12:
            one = (near - half) / rate
            two = (far + half) / rate
        elif rate < -1e-12:
            one = (far + half) / rate
            two = (near - half) / rate
        elif near >= half or far <= -half:
            return NEVER
        else:
            continue
        if one > low:
            low = one
        if two < high:
            high = two
        if low >= high:
            return NEVER
    return low, high


def sweep_within(a: Rect, dx: float, dy: float, b: Rect, limit: float) -> tuple[float, float]:
    """Where the distance of ``a`` on its way to ``b`` is at most ``limit``: a closed interval of s, because the
    distance is a convex function of s. NEVER if it stays greater."""
    tx = b.cx - a.cx
    ty = b.cy - a.cy
    side = tx * dy - ty * dx
    reach = a.radius + b.radius + limit
    if side > reach or side < -reach:
        return NEVER
    low, high = sweep(a, dx, dy, b, -limit - 1e-9)
    if low >= high:
        # the projections alone are farther apart
        return NEVER
    low, high = sweep(a, dx, dy, b, 0.0)
    # apart, they are nearest between a corner of one and the other: each corner goes straight
    for i in range(4):
        one, two = way_to_rect(a.xs[i], a.ys[i], dx, dy, b, limit)
        if one < low:
            low = one
        if two > high:
            high = two
        one, two = way_to_rect(b.xs[i], b.ys[i], -dx, -dy, a, limit)
        if one < low:
            low = one
        if two > high:
            high = two
    return (low, high) if low <= high else NEVER


def way_to_rect(x: float, y: float, dx: float, dy: float, rect: Rect, limit: float) -> tuple[float, float]:
    """Where a point moving along a unit vector is within ``limit`` of a rectangle: a closed interval of s, or NEVER."""
    x -= rect.cx
    y -= rect.cy
    u = x * rect.fy - y * rect.fx
    v = x * rect.fx + y * rect.fy
    du = dx * rect.fy - dy * rect.fx
    dv = dx * rect.fx + dy * rect.fy
    low, high = _slabs(u, v, du, dv, rect.hw + limit, rect.hd)
    one, two = _slabs(u, v, du, dv, rect.hw, rect.hd + limit)
    if one < low:
        low = one
    if two > high:
        high = two
    if limit > 0.0:
        for k in range(4):
            x = (rect.hw if k < 2 else -rect.hw) - u
            y = (rect.hd if k & 1 else -rect.hd) - v
            side = x * dv - y * du
            square = limit * limit - side * side
            if square >= 0.0:
                middle = x * du + y * dv
                half = sqrt(square)
                if middle - half < low:
                    low = middle - half
                if middle + half > high:
                    high = middle + half
    return low, high


def _slabs(u: float, v: float, du: float, dv: float, half_w: float, half_d: float) -> tuple[float, float]:
    """Where a point moving in local coordinates is in an upright box round the origin."""
    low = -1e18
    high = 1e18
    if du > 1e-12 or du < -1e-12:
        one = (-half_w - u) / du
        two = (half_w - u) / du
        low, high = (one, two) if one < two else (two, one)
    elif u > half_w or u < -half_w:
        return NEVER
    if dv > 1e-12 or dv < -1e-12:
        one = (-half_d - v) / dv
        two = (half_d - v) / dv
        if one > two:
            one, two = two, one
        if one > low:
            low = one
        if two < high:
            high = two
    elif v > half_d or v < -half_d:
        return NEVER
    return (low, high) if low <= high else NEVER


def first_within(a: Rect, dx: float, dy: float, length: float, b: Rect, limit: float) -> float:
    """The smallest s from 0 to ``length`` at which ``a`` is within ``limit`` of ``b``; -1 if there is none."""
    low, high = sweep_within(a, dx, dy, b, limit)
    if high < 0.0 or low > length:
        return -1.0
    return low if low > 0.0 else 0.0


def closest(a: Rect, dx: float, dy: float, length: float, b: Rect) -> float:
    """The smallest distance of ``a`` to ``b`` on the way from 0 to ``length``."""
    low, high = sweep(a, dx, dy, b, 0.0)
    if low < length and high > 0.0:
        return 0.0
    found = distance(a, b)
    x = dx * length
    y = dy * length
    for i in range(4):
        ax = a.xs[i]
        ay = a.ys[i]
        found = min(found, segment_to_rect(ax, ay, ax + x, ay + y, b))
        bx = b.xs[i]
        by = b.ys[i]
        found = min(found, segment_to_rect(bx, by, bx - x, by - y, a))
    return found


def along(shapes: list[Rect], x: float, y: float, dx: float, dy: float, length: float, reach: float) -> list[int]:
    """The indices of the shapes whose bounding circle comes within ``reach`` of the way of a point."""
    found: list[int] = []
    for i in range(len(shapes)):
        shape = shapes[i]
        limit = reach + shape.radius
        tx = shape.cx - x
        ty = shape.cy - y
        side = tx * dy - ty * dx
        if side > limit or side < -limit:
            continue
        ahead = tx * dx + ty * dy
        if -limit <= ahead <= length + limit:
            found.append(i)
    return found


def room_on_table(a: Rect, dx: float, dy: float, width: float, height: float) -> float:
    """How far the rectangle can go without leaving a table with its south-west corner at 0, 0; at least 0."""
    ex = abs(a.fx) * a.hd + abs(a.fy) * a.hw
    ey = abs(a.fy) * a.hd + abs(a.fx) * a.hw
    room = 1e18
    if dx > 1e-12:
        room = (width - ex - a.cx) / dx
    elif dx < -1e-12:
        room = (ex - a.cx) / dx
    if dy > 1e-12:
        room = min(room, (height - ey - a.cy) / dy)
    elif dy < -1e-12:
        room = min(room, (ey - a.cy) / dy)
    return room if room > 0.0 else 0.0


def crossing(ax: float, ay: float, bx: float, by: float, px: float, py: float, qx: float, qy: float) -> float:
    """Where the segment a-b crosses the segment p-q, as a share of a-b; -1 if nowhere. The end of a-b counts, its start
    does not, and p counts, q does not: a way put together of segments crosses a polyline once."""
    ex = bx - ax
    ey = by - ay
    fx = qx - px
    fy = qy - py
    cross = ex * fy - ey * fx
    if -1e-15 < cross < 1e-15:
        return -1.0
    t = ((px - ax) * fy - (py - ay) * fx) / cross
    if t <= 0.0 or t > 1.0:
        return -1.0
    share = ((px - ax) * ey - (py - ay) * ex) / cross
    return t if 0.0 <= share < 1.0 else -1.0


def free_down(blocked: Sequence[tuple[float, float]], high: float, low: float = 0.0) -> float:
    """The greatest s from ``high`` down to ``low`` in none of the open intervals; -1 if there is none."""
    s = high
    again = True
    while again:
        again = False
        for start, end in blocked:
            if start < s < end:
                s = start
                again = True
    return s if s >= low else -1.0


def free_up(blocked: Sequence[tuple[float, float]], low: float, high: float) -> float:
    """The smallest s from ``low`` up to ``high`` in none of the open intervals; -1 if there is none."""
    s = low
    again = True
    while again:
        again = False
        for start, end in blocked:
            if start < s < end:
                s = end
                again = True
    return s if s <= high else -1.0
