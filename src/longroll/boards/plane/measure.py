"""Overlap, distances, zones and arcs."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final

from longroll.boards.plane.clip import ahead_part, area_of
from longroll.boards.plane.shapes import FRONT, LEFT, REAR, RIGHT, Convex, Rect, Shape

SLACK: Final = 0.01
"""Two shapes overlap if their projections overlap by more than this on every separating axis."""

ARC_AREA: Final = 0.001
"""So much of a target must lie in the front arc."""


# --------------------------------------------------------------------------------------------------------- overlap


def overlap(a: Rect, b: Rect, slack: float = SLACK) -> bool:
    """Do two rectangles overlap? With a ``slack`` below 0: are their projections so near on every axis?"""
    tx = b.cx - a.cx
    ty = b.cy - a.cy
    reach = a.radius + b.radius - slack
    if tx * tx + ty * ty >= reach * reach:
        return False
    afx = a.fx
    afy = a.fy
    # the right vectors are (fy, -fx): one sine and one cosine describe how the two are turned to each other
    cosine = abs(afx * b.fx + afy * b.fy)
    sine = abs(afx * b.fy - afy * b.fx)
    if abs(tx * afx + ty * afy) >= a.hd + b.hd * cosine + b.hw * sine - slack:
        return False
    if abs(tx * afy - ty * afx) >= a.hw + b.hw * cosine + b.hd * sine - slack:
        return False
    if abs(tx * b.fx + ty * b.fy) >= b.hd + a.hd * cosine + a.hw * sine - slack:
        return False
    return abs(tx * b.fy - ty * b.fx) < b.hw + a.hw * cosine + a.hd * sine - slack


def overlap_convex(a: Rect, b: Convex, slack: float = SLACK) -> bool:
    """Do a rectangle and a convex polygon overlap?"""
    cx = a.cx
    cy = a.cy
    reach = a.radius + b.radius - slack
    if (b.cx - cx) * (b.cx - cx) + (b.cy - cy) * (b.cy - cy) >= reach * reach:
        return False
    fx = a.fx
    fy = a.fy
    hw = a.hw
    hd = a.hd
    nx = b.nx
    ny = b.ny
    reaches = b.reach
    for i in range(len(nx)):
        x = nx[i]
        y = ny[i]
        # how far the rectangle goes back along the normal against how far the polygon goes forward
        if x * cx + y * cy - abs(x * fx + y * fy) * hd - abs(x * fy - y * fx) * hw >= reaches[i] - slack:
            return False
    xs = b.xs
    ys = b.ys
    low = high = (xs[0] - cx) * fx + (ys[0] - cy) * fy
    left = right = (xs[0] - cx) * fy - (ys[0] - cy) * fx
    for i in range(1, len(xs)):
        x = xs[i] - cx
        y = ys[i] - cy
        v = x * fx + y * fy
        u = x * fy - y * fx
        if v < low:
            low = v
        elif v > high:
            high = v
        if u < left:
            left = u
        elif u > right:
            right = u
    return low < hd - slack and high > slack - hd and left < hw - slack and right > slack - hw


def overlap_any(a: Rect, others: list[Rect], skip: int = -1, slack: float = SLACK) -> int:
    """The first of ``others`` that overlaps the rectangle, or -1; ``skip``: an index not to look at."""
    cx = a.cx
    cy = a.cy
    reach = a.radius
    for i in range(len(others)):
        b = others[i]
        limit = reach + b.radius
        x = b.cx - cx
        if x >= limit or x <= -limit:
            continue
        y = b.cy - cy
        if y >= limit or y <= -limit or i == skip:
            continue
        if overlap(a, b, slack):
            return i
    return -1


def inside(shape: Convex, x: float, y: float) -> bool:
    """Is the point in the polygon, its border included?"""
    if x < shape.x0 or x > shape.x1 or y < shape.y0 or y > shape.y1:
        return False
    nx = shape.nx
    ny = shape.ny
    reach = shape.reach
    for i in range(len(nx)):  # noqa: SIM110 (quicker than all() over a generator)
        if nx[i] * x + ny[i] * y > reach[i] + 1e-9:
            return False
    return True


# ------------------------------------------------------------------------------------------------------- distances


def point_to_rect(x: float, y: float, rect: Rect) -> float:
    """The distance from a point to a rectangle, 0 inside."""
    x -= rect.cx
    y -= rect.cy
    u = abs(x * rect.fy - y * rect.fx) - rect.hw
    v = abs(x * rect.fx + y * rect.fy) - rect.hd
    if u <= 0.0:
        return v if v > 0.0 else 0.0
    if v <= 0.0:
        return u
    return sqrt(u * u + v * v)


def point_to_segment(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The distance from a point to a segment."""
    ex = bx - ax
    ey = by - ay
    x -= ax
    y -= ay
    length = ex * ex + ey * ey
    if length > 0.0:
        t = (x * ex + y * ey) / length
        if t > 1.0:
            t = 1.0
        if t > 0.0:
            x -= t * ex
            y -= t * ey
    return sqrt(x * x + y * y)


def segments_meet(ax: float, ay: float, bx: float, by: float, px: float, py: float, qx: float, qy: float) -> bool:
    """Do two segments cross at inner points of both?"""
    one = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    two = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
    if one * two >= 0.0:
        return False
    one = (qx - px) * (ay - py) - (qy - py) * (ax - px)
    two = (qx - px) * (by - py) - (qy - py) * (bx - px)
    return one * two < 0.0


def segment_to_segment(ax: float, ay: float, bx: float, by: float, px: float, py: float, qx: float, qy: float) -> float:
    """The distance between two segments."""
    if segments_meet(ax, ay, bx, by, px, py, qx, qy):
        return 0.0
    return min(
        point_to_segment(ax, ay, px, py, qx, qy),
        point_to_segment(bx, by, px, py, qx, qy),
        point_to_segment(px, py, ax, ay, bx, by),
        point_to_segment(qx, qy, ax, ay, bx, by),
    )


def segment_to_rect(ax: float, ay: float, bx: float, by: float, rect: Rect) -> float:
    """The distance from a segment to a rectangle, 0 if they touch."""
    found = min(point_to_rect(ax, ay, rect), point_to_rect(bx, by, rect))
    xs = rect.xs
    ys = rect.ys
    for i in range(4):
        gap = point_to_segment(xs[i], ys[i], ax, ay, bx, by)
        if gap < found:
            found = gap
    if found > 0.0 and (
        segments_meet(ax, ay, bx, by, xs[0], ys[0], xs[2], ys[2])
        or segments_meet(ax, ay, bx, by, xs[1], ys[1], xs[3], ys[3])
    ):
        # a segment through a rectangle crosses one of its diagonals, or ends inside
        return 0.0
    return found


def distance(a: Rect, b: Rect) -> float:
    """The distance between two rectangles, 0 if they touch or overlap."""
    return _apart(b.cx - a.cx, b.cy - a.cy, a.fx, a.fy, a.hw, a.hd, b.fx, b.fy, b.hw, b.hd)


def _apart(
    tx: float,
    ty: float,
    afx: float,
    afy: float,
    ahw: float,
    ahd: float,
    bfx: float,
    bfy: float,
    bhw: float,
    bhd: float,
) -> float:
    """The distance of two rectangles given by their forward vectors and half sides; t leads from centre to centre. Half
    sides may be 0: a segment.

    Apart, they are nearest at a corner of one. With the other's centre brought into the quadrant u, v >= 0 of one's own
    local coordinates, only its corners of least u and of least v can be that corner."""
    c = afx * bfx + afy * bfy
    s = afx * bfy - afy * bfx
    turn = c * s
    if turn < 0.0:
        turn = -turn
    ac = c if c > 0.0 else -c
    bs = s if s > 0.0 else -s
    u = tx * afy - ty * afx
    v = tx * afx + ty * afy
    sign = c * s * u * v
    if u < 0.0:
        u = -u
    if v < 0.0:
        v = -v
    if turn < 1e-12:
        # parallel, or at right angles: one is as upright as the other
        if ac < bs:
            bhw, bhd = bhd, bhw
        x = u - ahw - bhw
        y = v - ahd - bhd
        if x <= 0.0:
            return y if y > 0.0 else 0.0
        return x if y <= 0.0 else sqrt(x * x + y * y)
    # the other's corners of least u and of least v, in one's own coordinates
    x1 = u - bhw * ac - bhd * bs
    y2 = v - bhw * bs - bhd * ac
    up = bhd * ac - bhw * bs
    across = bhd * bs - bhw * ac
    if sign >= 0.0:
        y1 = v + up
        x2 = u + across
    else:
        y1 = v - up
        x2 = u - across
    apart = x1 > ahw or y2 > ahd
    x1 = (x1 if x1 > 0.0 else -x1) - ahw
    y1 = (y1 if y1 > 0.0 else -y1) - ahd
    x2 = (x2 if x2 > 0.0 else -x2) - ahw
    y2 = (y2 if y2 > 0.0 else -y2) - ahd
    if x1 < 0.0:
        x1 = 0.0
    if y1 < 0.0:
        y1 = 0.0
    if x2 < 0.0:
        x2 = 0.0
    if y2 < 0.0:
        y2 = 0.0
    best = x1 * x1 + y1 * y1
    square = x2 * x2 + y2 * y2
    if square < best:
        best = square
    # one's own corners in the other's coordinates
    u = tx * bfy - ty * bfx
    v = tx * bfx + ty * bfy
    sign = -c * s * u * v
    if u < 0.0:
        u = -u
    if v < 0.0:
        v = -v
    x1 = u - ahw * ac - ahd * bs
    y2 = v - ahw * bs - ahd * ac
    if not apart and x1 <= bhw and y2 <= bhd:
        return 0.0
    up = ahd * ac - ahw * bs
    across = ahd * bs - ahw * ac
    if sign >= 0.0:
        y1 = v + up
        x2 = u + across
    else:
        y1 = v - up
        x2 = u - across
    x1 = (x1 if x1 > 0.0 else -x1) - bhw
    y1 = (y1 if y1 > 0.0 else -y1) - bhd
    x2 = (x2 if x2 > 0.0 else -x2) - bhw
    y2 = (y2 if y2 > 0.0 else -y2) - bhd
    if x1 < 0.0:
        x1 = 0.0
    if y1 < 0.0:
        y1 = 0.0
    if x2 < 0.0:
        x2 = 0.0
    if y2 < 0.0:
        y2 = 0.0
    square = x1 * x1 + y1 * y1
    if square < best:
        best = square
    square = x2 * x2 + y2 * y2
    if square < best:
        best = square
    return sqrt(best)


def within(a: Rect, b: Rect, limit: float) -> bool:
    """Is the distance of two rectangles at most ``limit``? Much quicker than ``distance`` when they are far apart."""
    tx = b.cx - a.cx
    ty = b.cy - a.cy
    reach = a.radius + b.radius + limit
    square = tx * tx + ty * ty
    if square > reach * reach:
        return False
    near = (a.hd if a.hd < a.hw else a.hw) + (b.hd if b.hd < b.hw else b.hw) + limit
    if square <= near * near:
        return True
    cosine = abs(a.fx * b.fx + a.fy * b.fy)
    sine = abs(a.fx * b.fy - a.fy * b.fx)
    if abs(tx * a.fx + ty * a.fy) > a.hd + b.hd * cosine + b.hw * sine + limit:
        return False
    if abs(tx * a.fy - ty * a.fx) > a.hw + b.hw * cosine + b.hd * sine + limit:
        return False
    return distance(a, b) <= limit


def front_distance(a: Rect, b: Rect) -> float:
    """The smallest distance from the front edge of ``a`` to ``b``."""
    hd = a.hd
    return _apart(b.cx - a.cx - a.fx * hd, b.cy - a.cy - a.fy * hd, a.fx, a.fy, a.hw, 0.0, b.fx, b.fy, b.hw, b.hd)


def edge_distance(a: Rect, edge: int, b: Rect) -> float:
    """The smallest distance from one edge of ``a`` to ``b``."""
    if edge & 1:
        side = a.hw if edge == RIGHT else -a.hw
        return _apart(
            b.cx - a.cx - a.fy * side, b.cy - a.cy + a.fx * side, a.fx, a.fy, 0.0, a.hd, b.fx, b.fy, b.hw, b.hd
        )
    ahead = a.hd if edge == FRONT else -a.hd
    return _apart(b.cx - a.cx - a.fx * ahead, b.cy - a.cy - a.fy * ahead, a.fx, a.fy, a.hw, 0.0, b.fx, b.fy, b.hw, b.hd)


def edges_apart(a: Rect, edge: int, b: Rect, other: int) -> float:
    """The distance between an edge of ``a`` and an edge of ``b``, both taken as segments."""
    after = (edge + 1) & 3
    beyond = (other + 1) & 3
    axs, ays, bxs, bys = a.xs, a.ys, b.xs, b.ys
    return segment_to_segment(
        axs[edge], ays[edge], axs[after], ays[after], bxs[other], bys[other], bxs[beyond], bys[beyond]
    )


def nearest_edge(rect: Rect, x: float, y: float) -> int:
    """The edge of a rectangle nearest to a point; at equal distance the first of FRONT, RIGHT, REAR, LEFT."""
    best = 1e18
    found = FRONT
    xs = rect.xs
    ys = rect.ys
    for edge in range(4):
        after = (edge + 1) & 3
        gap = point_to_segment(x, y, xs[edge], ys[edge], xs[after], ys[after])
        if gap < best - 1e-9:
            best = gap
            found = edge
    return found


def nearest_point(rect: Rect, x: float, y: float) -> tuple[float, float]:
    """The point of a rectangle nearest to a point (the point itself if it is inside)."""
    x -= rect.cx
    y -= rect.cy
    u = x * rect.fy - y * rect.fx
    v = x * rect.fx + y * rect.fy
    u = max(-rect.hw, min(rect.hw, u))
    v = max(-rect.hd, min(rect.hd, v))
    return rect.cx + u * rect.fy + v * rect.fx, rect.cy - u * rect.fx + v * rect.fy


def nearest_points(a: Rect, b: Rect) -> tuple[float, float, float, float]:
    """Where two rectangles are nearest to each other: a point of ``a``, then one of ``b``."""
    best = 1e18
    found = (a.cx, a.cy, b.cx, b.cy)
    for (ax, ay), (bx, by) in zip(a.corners, b.corners, strict=True):
        x, y = nearest_point(b, ax, ay)
        gap = hypot(x - ax, y - ay)
        if gap < best:
            best = gap
            found = (ax, ay, x, y)
        x, y = nearest_point(a, bx, by)
        gap = hypot(x - bx, y - by)
        if gap < best:
            best = gap
            found = (x, y, bx, by)
    return found


def near(shapes: list[Rect], x: float, y: float, reach: float) -> list[int]:
    """The indices of the shapes whose bounding circle comes within ``reach`` of a point."""
    found: list[int] = []
    for i in range(len(shapes)):
        shape = shapes[i]
        limit = reach + shape.radius
        dx = shape.cx - x
        if dx > limit or dx < -limit:
            continue
        dy = shape.cy - y
        if dx * dx + dy * dy <= limit * limit:
            found.append(i)
    return found


# ---------------------------------------------------------------------------------------------------- zones and arcs


def zone(rect: Rect, x: float, y: float) -> int:
    """The zone of a rectangle a point lies in: FRONT, RIGHT, REAR or LEFT."""
    x -= rect.cx
    y -= rect.cy
    v = x * rect.fx + y * rect.fy
    if v >= rect.hd:
        return FRONT
    u = x * rect.fy - y * rect.fx
    if v <= -rect.hd and abs(u) <= rect.hw - rect.hd - v:
        return REAR
    return LEFT if u < 0.0 else RIGHT


def point_in_arc(rect: Rect, x: float, y: float) -> bool:
    """Is a point in the front arc: ahead of the front edge, opening by 45 degrees on each side?"""
    x -= rect.cx
    y -= rect.cy
    v = x * rect.fx + y * rect.fy - rect.hd
    return v >= 0.0 and abs(x * rect.fy - y * rect.fx) <= rect.hw + v


def arc_area(rect: Rect, target: Shape) -> float:
    """How much of a target's area lies in the front arc."""
    xs, ys = ahead_part(rect, target)
    return area_of(xs, ys)


def in_front_arc(rect: Rect, target: Rect) -> bool:
    """Is a target in the front arc?"""
    x = target.cx - rect.cx
    y = target.cy - rect.cy
    v = x * rect.fx + y * rect.fy - rect.hd
    u = abs(x * rect.fy - y * rect.fx)
    radius = target.radius
    if v < -radius or u > rect.hw + v + 1.4143 * radius:
        return False
    if v >= radius and u <= rect.hw + v - 1.4143 * radius:
        return True
    return arc_area(rect, target) > ARC_AREA
