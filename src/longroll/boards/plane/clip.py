"""Parts of shapes inside half-planes and shapes, parts of segments inside shapes."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from longroll.boards.plane.shapes import Convex, Rect, Shape


def clip(
    xs: Sequence[float], ys: Sequence[float], nx: float, ny: float, limit: float
) -> tuple[list[float], list[float]]:
    """The part of a polygon with ``nx * x + ny * y <= limit``, as lists of its corners."""
    into_x: list[float] = []
    into_y: list[float] = []
    n = len(xs)
    if n == 0:
        return into_x, into_y
    last_x = xs[n - 1]
    last_y = ys[n - 1]
    last = nx * last_x + ny * last_y - limit
    for i in range(n):
        x = xs[i]
        y = ys[i]
        here = nx * x + ny * y - limit
        if (here > 0.0) != (last > 0.0):
            t = last / (last - here)
            into_x.append(last_x + t * (x - last_x))
            into_y.append(last_y + t * (y - last_y))
        if here <= 0.0:
            into_x.append(x)
            into_y.append(y)
        last_x = x
        last_y = y
        last = here
    return into_x, into_y


def area_of(xs: Sequence[float], ys: Sequence[float]) -> float:
    """The area of a polygon."""
    n = len(xs)
    if n < 3:
        return 0.0
    double = 0.0
    last_x = xs[n - 1]
    last_y = ys[n - 1]
    for i in range(n):
        x = xs[i]
        y = ys[i]
        double += last_x * y - x * last_y
        last_x = x
        last_y = y
    return abs(double) * 0.5


def centroid_of(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """The centroid of a polygon; the mean of its corners if it has no area."""
    n = len(xs)
    base_x = xs[0]
    base_y = ys[0]
    double = sum_x = sum_y = 0.0
    for i in range(1, n - 1):
        ax = xs[i] - base_x
        ay = ys[i] - base_y
        bx = xs[i + 1] - base_x
        by = ys[i + 1] - base_y
        part = ax * by - ay * bx
        double += part
        sum_x += part * (ax + bx)
        sum_y += part * (ay + by)
    if abs(double) < 1e-12:
        return sum(xs) / n, sum(ys) / n
    return base_x + sum_x / (3.0 * double), base_y + sum_y / (3.0 * double)


def ahead_part(rect: Rect, target: Shape) -> tuple[list[float], list[float]]:
    """The part of a shape inside the front arc of a rectangle."""
    fx = rect.fx
    fy = rect.fy
    v = fx * rect.cx + fy * rect.cy
    u = fy * rect.cx - fx * rect.cy
    corner_xs, corner_ys = target.outline()
    xs, ys = clip(corner_xs, corner_ys, -fx, -fy, -v - rect.hd)
    if not xs:
        return xs, ys
    # |u| <= w/2 + v - d/2 on each side
    room = rect.hw - rect.hd
    xs, ys = clip(xs, ys, fy - fx, -fx - fy, room + u - v)
    if not xs:
        return xs, ys
    return clip(xs, ys, -fy - fx, fx - fy, room - u - v)


def common_area(shape: Shape, other: Convex) -> float:
    """The area two convex shapes have in common."""
    x = shape.cx - other.cx
    y = shape.cy - other.cy
    reach = shape.radius + other.radius
    if x * x + y * y >= reach * reach:
        return 0.0
    xs: Sequence[float]
    ys: Sequence[float]
    xs, ys = shape.outline()
    for i in range(len(other.nx)):
        xs, ys = clip(xs, ys, other.nx[i], other.ny[i], other.reach[i])
        if not xs:
            return 0.0
    return area_of(xs, ys)


def share_behind(rect: Rect, other: Rect) -> float:
    """The share of ``other``'s area behind the front line of ``rect``."""
    limit = rect.fx * rect.cx + rect.fy * rect.cy + rect.hd
    xs, ys = clip(other.xs, other.ys, rect.fx, rect.fy, limit)
    return area_of(xs, ys) / (other.w * other.d)


def rects_common_area(a_xs: Sequence[float], a_ys: Sequence[float], b: Rect) -> float:
    """The area a polygon has in common with a rectangle."""
    v = b.fx * b.cx + b.fy * b.cy
    u = b.fy * b.cx - b.fx * b.cy
    xs, ys = clip(a_xs, a_ys, b.fx, b.fy, v + b.hd)
    if xs:
        xs, ys = clip(xs, ys, -b.fx, -b.fy, b.hd - v)
    if xs:
        xs, ys = clip(xs, ys, b.fy, -b.fx, u + b.hw)
    if xs:
        xs, ys = clip(xs, ys, -b.fy, b.fx, b.hw - u)
    return area_of(xs, ys)


def part_in_convex(ax: float, ay: float, bx: float, by: float, shape: Convex) -> tuple[float, float]:
    """The stretch of a segment inside a polygon as two shares of its length; (1, 0) if there is none."""
    low = 0.0
    high = 1.0
    ex = bx - ax
    ey = by - ay
    nx = shape.nx
    ny = shape.ny
    reach = shape.reach
    for i in range(len(nx)):
        rate = nx[i] * ex + ny[i] * ey
        room = reach[i] - nx[i] * ax - ny[i] * ay
        if rate > 1e-12:
            t = room / rate
            if t < high:
                high = t
        elif rate < -1e-12:
            t = room / rate
            if t > low:
                low = t
        elif room < 0.0:
            return 1.0, 0.0
        if low >= high:
            return 1.0, 0.0
    return low, high


def part_in_rect(ax: float, ay: float, bx: float, by: float, rect: Rect) -> tuple[float, float]:
    """The stretch of a segment inside a rectangle as two shares of its length; (1, 0) if there is none."""
    x = ax - rect.cx
    y = ay - rect.cy
    ex = bx - ax
    ey = by - ay
    low = 0.0
    high = 1.0
    for across in (False, True):
        if across:
            start = x * rect.fy - y * rect.fx
            rate = ex * rect.fy - ey * rect.fx
            half = rect.hw
        else:
            start = x * rect.fx + y * rect.fy
            rate = ex * rect.fx + ey * rect.fy
            half = rect.hd
        if rate > 1e-12:
            one = (-half - start) / rate
            two = (half - start) / rate
        elif rate < -1e-12:
            one = (half - start) / rate
            two = (-half - start) / rate
        elif start > half or start < -half:
            return 1.0, 0.0
        else:
            continue
        if one > low:
            low = one
        if two < high:
            high = two
        if low >= high:
            return 1.0, 0.0
    return low, high


def length_in_rect(ax: float, ay: float, bx: float, by: float, rect: Rect) -> float:
    """The length of a segment inside a rectangle."""
    ex = bx - ax
    ey = by - ay
    square = ex * ex + ey * ey
    x = rect.cx - ax
    y = rect.cy - ay
    # the rectangle's circle lies off the segment's line, or beyond its ends
    side = x * ey - y * ex
    radius = rect.radius
    if side * side > radius * radius * square:
        return 0.0
    along = x * ex + y * ey
    length = sqrt(square)
    if along < -radius * length or along > square + radius * length:
        return 0.0
    low, high = part_in_rect(ax, ay, bx, by, rect)
    return (high - low) * length if high > low else 0.0
