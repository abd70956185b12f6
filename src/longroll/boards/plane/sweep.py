"""Straight ways: what a rectangle meets when it moves by s along a unit vector (dx, dy) without turning.

An interval of s is a pair (low, high); it is empty if low >= high (``NEVER``). Where shapes overlap the interval is
open: at its ends they only touch. Where a distance is at most a limit it is closed. Intervals are not cut to the way:
they may begin before 0 and end beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from longroll.boards.plane.measure import SLACK, distance
from longroll.boards.plane.shapes import Convex, Rect, shifted

NEVER: tuple[float, float] = (1e18, -1e18)
"""The empty interval."""


def sweep(a: Rect, dx: float, dy: float, b: Rect, slack: float = SLACK) -> tuple[float, float]:
    """Where ``a`` on its way overlaps ``b``: an open interval of s."""
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
    """Where ``a`` on its way overlaps a convex polygon: an open interval of s."""
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
    low = entry(a, dx, dy, b, limit)
    if low > 1e17:
        return NEVER
    return low, -entry(a, -dx, -dy, b, limit)


def entry(a: Rect, dx: float, dy: float, b: Rect, limit: float) -> float:
    """The first s, from however far back, at which ``a`` is within ``limit`` of ``b``; 1e18 if there is none.

    Seen from ``a`` the other is an octagon (the sum of both shapes) with a rounded border ``limit`` wide. The way
    enters the octagon of the borders' straight parts through the face it meets last; beyond the end of that face the
    border is the arc round a corner."""
    tx = b.cx - a.cx
    ty = b.cy - a.cy
    side = tx * dy - ty * dx
    reach = a.radius + b.radius + limit
    if side > reach or side < -reach:
        return 1e18
    afx = a.fx
    afy = a.fy
    bfx = b.fx
    bfy = b.fy
    cosine = afx * bfx + afy * bfy
    sine = afx * bfy - afy * bfx
    ac = cosine if cosine > 0.0 else -cosine
    ab = sine if sine > 0.0 else -sine
    low = -1e18
    high = 1e18
    face = -1
    for k in range(4):
        if k == 0:
            x = afx
            y = afy
            half = a.hd + b.hd * ac + b.hw * ab + limit
        elif k == 1:
            x = afy
            y = -afx
            half = a.hw + b.hw * ac + b.hd * ab + limit
        elif k == 2:
            x = bfx
            y = bfy
            half = b.hd + a.hd * ac + a.hw * ab + limit
        else:
            x = bfy
            y = -bfx
            half = b.hw + a.hw * ac + a.hd * ab + limit
        start = tx * x + ty * y
        rate = dx * x + dy * y
        if rate > 1e-12:
            one = (start - half) / rate
            two = (start + half) / rate
        elif rate < -1e-12:
            one = (start + half) / rate
            two = (start - half) / rate
        elif start > half + 1e-9 or start < -half - 1e-9:
            return 1e18
        else:
            continue
        if one > low:
            low = one
            face = k
        if two < high:
            high = two
    if low > high + 1e-9:
        return 1e18
    # the face met last: its normal (nx, ny) against the way, its middle, and half its length
    if face == 0:
        nx = afx
        ny = afy
    elif face == 1:
        nx = afy
        ny = -afx
    elif face == 2:
        nx = bfx
        ny = bfy
    else:
        nx = bfy
        ny = -bfx
    if nx * dx + ny * dy > 0.0:
        nx = -nx
        ny = -ny
    # along the face: (-ny, nx); each half side of both shapes lies in it, or leans to one side of it
    middle = ty * nx - tx * ny
    span = 0.0
    for k in range(4):
        if k == 0:
            gx = afx * a.hd
            gy = afy * a.hd
        elif k == 1:
            gx = afy * a.hw
            gy = -afx * a.hw
        elif k == 2:
            gx = bfx * b.hd
            gy = bfy * b.hd
        else:
            gx = bfy * b.hw
            gy = -bfx * b.hw
        out = gx * nx + gy * ny
        lean = gy * nx - gx * ny
        if out > 1e-9:
            middle += lean
        elif out < -1e-9:
            middle -= lean
        else:
            span += lean if lean > 0.0 else -lean
    at = (dy * nx - dx * ny) * low - middle
    if -span <= at <= span:
        return low
    # round a corner: where the way meets the circle
    corner = middle + (span if at > 0.0 else -span)
    # the corner's place: ``corner`` along the face, ``limit`` behind it
    depth = (dx * nx + dy * ny) * low - limit
    cx = -ny * corner + nx * depth
    cy = nx * corner + ny * depth
    side = cx * dy - cy * dx
    square = limit * limit - side * side
    if square < 0.0:
        return 1e18
    return cx * dx + cy * dy - sqrt(square)


def first_within(a: Rect, dx: float, dy: float, length: float, b: Rect, limit: float) -> float:
    """The smallest s from 0 to ``length`` at which ``a`` is within ``limit`` of ``b``; -1 if there is none."""
    low = entry(a, dx, dy, b, limit)
    if low > length:
        return -1.0
    if low >= 0.0:
        return low
    return 0.0 if distance(a, b) <= limit else -1.0


def closest(a: Rect, dx: float, dy: float, length: float, b: Rect) -> float:
    """The smallest distance of ``a`` to ``b`` on the way from 0 to ``length``."""
    tx = b.cx - a.cx
    ty = b.cy - a.cy
    ahead = tx * dx + ty * dy
    reach = a.radius + b.radius
    if ahead <= -reach:
        return distance(a, b)
    if ahead >= length + reach:
        return distance(shifted(a, dx * length, dy * length), b)
    # how far the whole way, made endless, passes by, and where
    side = tx * dy - ty * dx
    gap = side if side > 0.0 else -side
    wide = 0.0
    for k in range(4):
        if k == 0:
            gx = a.fx * a.hd
            gy = a.fy * a.hd
        elif k == 1:
            gx = a.fy * a.hw
            gy = -a.fx * a.hw
        elif k == 2:
            gx = b.fx * b.hd
            gy = b.fy * b.hd
        else:
            gx = b.fy * b.hw
            gy = -b.fx * b.hw
        across = gx * dy - gy * dx
        along_way = gx * dx + gy * dy
        if across > 1e-12 or across < -1e-12:
            # the half side turned towards the way
            if (across > 0.0) == (side > 0.0):
                ahead -= along_way
            else:
                ahead += along_way
            gap -= across if across > 0.0 else -across
        else:
            wide += along_way if along_way > 0.0 else -along_way
    if gap > -1e-9:
        if ahead + wide >= 0.0 and ahead - wide <= length:
            return gap if gap > 0.0 else 0.0
    else:
        low, high = sweep(a, dx, dy, b, 0.0)
        if low < length and high > 0.0:
            return 0.0
    start = distance(a, b)
    end = distance(shifted(a, dx * length, dy * length), b)
    return start if start < end else end


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
