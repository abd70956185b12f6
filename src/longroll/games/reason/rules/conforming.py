"""MR-18.6, MR-18.7, MR-19.10 Conforming: where a unit at contact lies against the edge of another."""

from __future__ import annotations

from longroll.boards.plane.shapes import Rect, forward_of
from longroll.boards.plane.turn import edge_frame, opposite
from longroll.games.reason.rules.figures import CONFORM_STEP


def conform_limit(length: float, width: float) -> float:
    """How far from the middle of an edge a conforming unit may stand."""
    return (length + width) / 2.0 - min(1.0, length, width)


def conform_offset(attacker: Rect, target: Rect, edge: int) -> float:
    """Where along the edge the attacker conforms: s of MR-18.6, within its limits."""
    ex, ey, _, _, gx, gy, length = edge_frame(target, edge)
    limit = conform_limit(length, attacker.w)
    s = (attacker.cx - ex) * gx + (attacker.cy - ey) * gy
    return max(-limit, min(limit, s))


def conformed(attacker: Rect, target: Rect, edge: int, offset: float) -> Rect:
    """The attacker laid against an edge of the target, ``offset`` from its middle."""
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
    n = int(limit / CONFORM_STEP + 1e-9)
    places = [k * CONFORM_STEP for k in range(-n, n + 1)]
    places.extend((-limit, limit))
    # the direction of an edge leads to the left of one who faces it
    return sorted(set(places), key=lambda s: (round(abs(s - offset), 9), -s))


def counter_conformed(target: Rect, attacker: Rect) -> Rect:
    """The target turned against the attacker's front, who stands at his point of contact."""
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
