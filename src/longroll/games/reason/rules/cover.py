"""MR-4.9 Cover, and the point a unit looks from."""

from __future__ import annotations

from longroll.boards.plane.measure import nearest_point
from longroll.games.reason.components import GARRISON
from longroll.games.reason.state import Battle


def difficult(b: Battle, unit: int) -> bool:
    """Is a unit in difficult terrain, for fire and attack columns (MR-4.3)?"""
    return b.formation[unit] != GARRISON and b.field.in_difficult(b.shapes[unit])


def eye(b: Battle, unit: int, target: int) -> tuple[float, float]:
    """The point a unit fires from: the middle of its front edge; of a garrison the point of its sector nearest to the
    target's centre (MR-4.9, MR-10.2)."""
    shape = b.shapes[unit]
    if b.formation[unit] == GARRISON:
        return nearest_point(shape, b.shapes[target].cx, b.shapes[target].cy)
    return shape.front_middle


def in_cover(b: Battle, target: int, x: float, y: float) -> bool:
    """Is a target in cover against one who looks from a point (MR-4.9)?"""
    shape = b.shapes[target]
    return b.formation[target] == GARRISON or b.field.in_cover_area(shape) or b.field.behind_wall(x, y, shape) >= 0
