"""Where blocks stand, as shapes: none may lie over another."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import cos, radians, sin
from typing import NamedTuple

from longroll.engraving.lines import Point, Rect

BLOCK_W, BLOCK_H = 57.5, 24.4
Quad = tuple[Point, ...]


class Berth(NamedTuple):
    """Where a block stands: its centre, how far it is turned (degrees clockwise from upright), its scale."""

    at: Point
    angle: float
    scale: float


def block_shape(place: Berth) -> Quad:
    """The four corners of a block."""
    turn = radians(place.angle)
    ca, sa = cos(turn), sin(turn)
    w, h = BLOCK_W * place.scale / 2, BLOCK_H * place.scale / 2
    x, y = place.at
    return tuple((x + u * ca - v * sa, y + u * sa + v * ca) for u, v in ((-w, -h), (w, -h), (w, h), (-w, h)))


def box_shape(box: Rect) -> Quad:
    return (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)


def meet(one: Quad, other: Quad) -> bool:
    """Do two boxes overlap, each turned as it may be?"""
    if (
        max(p[0] for p in one) <= min(p[0] for p in other)
        or max(p[0] for p in other) <= min(p[0] for p in one)
        or max(p[1] for p in one) <= min(p[1] for p in other)
        or max(p[1] for p in other) <= min(p[1] for p in one)
    ):
        return False
    for quad in (one, other):
        for (ax, ay), (bx, by) in pairwise(quad[:3]):
            first = [(bx - ax) * x + (by - ay) * y for x, y in one]
            second = [(bx - ax) * x + (by - ay) * y for x, y in other]
            if max(first) <= min(second) + 1e-6 or max(second) <= min(first) + 1e-6:
                return False
    return True


def crowded(places: tuple[Berth, ...]) -> int:
    """How many pairs of blocks lie over each other."""
    return sum(meet(one, other) for one, other in combinations(map(block_shape, places), 2))


def apart(places: tuple[Berth, ...]) -> tuple[Berth, ...]:
    """Blocks drawn smaller, where they would touch at a bend of their line."""
    for _ in range(6):
        if not crowded(places):
            break
        places = tuple(place._replace(scale=place.scale * 0.93) for place in places)
    return places
