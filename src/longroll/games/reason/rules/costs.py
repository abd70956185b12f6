"""MR-13 Movement: terrain. What a stretch of a path costs, and how far an allowance goes along it."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.shapes import Rect
from longroll.games.reason.field import HALF_SPEED, OBSTACLE_COST, Field

OBSTACLE: Final = 0
LEVEL: Final = 1
"""Kinds of toll: an obstacle's polyline crossed (MR-13.2), a level more or less (MR-13.5)."""

NEAR: Final = 1e-9
"""A toll that lies so near behind the end of a stretch is paid on it."""

Span = tuple[float, float]
Toll = tuple[float, float, int]
"""Where along the stretch, BW, kind."""


class Bill:
    """A cost by its parts, in BW: the length itself, what difficult terrain adds, obstacles, levels."""

    __slots__ = ("difficult", "distance", "level", "obstacle")

    def __init__(
        self, distance: float = 0.0, difficult: float = 0.0, obstacle: float = 0.0, level: float = 0.0
    ) -> None:
        self.distance = distance
        self.difficult = difficult
        self.obstacle = obstacle
        self.level = level

    @property
    def total(self) -> float:
        return self.distance + self.difficult + self.obstacle + self.level


class Tariff:
    """The prices along one straight stretch: ``rate`` per BW (2 for BACK and SIDE, MR-12.9), ``doubled``: where the
    rectangle is in terrain that doubles it (MR-13.1; in order, apart from each other), ``tolls``: what is added once
    when the centre gets there, in order (MR-13.4)."""

    __slots__ = ("doubled", "rate", "tolls")

    def __init__(self, rate: float, doubled: list[Span], tolls: list[Toll]) -> None:
        self.rate = rate
        self.doubled = doubled
        self.tolls = tolls


def bill(prices: Tariff, length: float) -> Bill:
    """What a stretch of that length costs."""
    rate = prices.rate
    if not prices.doubled and not prices.tolls:
        return Bill(rate * length)
    rough = 0.0
    for begin, end in prices.doubled:
        if begin < length:
            rough += (end if end < length else length) - begin
    obstacle = 0.0
    level = 0.0
    for at, cost, kind in prices.tolls:
        if at > length + NEAR:
            break
        if kind == OBSTACLE:
            obstacle += cost
        else:
            level += cost
    return Bill(rate * length, rate * rough, obstacle, level)


def affordable(prices: Tariff, budget: float, most: float) -> float:
    """The longest stretch, up to ``most``, that costs no more than the budget. A toll that cannot be paid stops the
    unit just short of it (MR-13.2)."""
    if budget <= 0.0:
        return 0.0
    if not prices.doubled and not prices.tolls:
        return min(most, budget / prices.rate)
    marks = sorted([at for at, _, _ in prices.tolls] + [at for span in prices.doubled for at in span])
    at = 0.0
    for mark in [*marks, most]:
        mark = min(mark, most)
        spent = bill(prices, at).total
        if spent > budget + NEAR:
            return max(at - 2.0 * NEAR, 0.0)
        if mark <= at:
            continue
        middle = (at + mark) * 0.5
        price = prices.rate * (2.0 if any(begin <= middle <= end for begin, end in prices.doubled) else 1.0)
        if spent + price * (mark - at) > budget:
            return at + (budget - spent) / price
        at = mark
    return at if bill(prices, at).total <= budget + NEAR else max(at - 2.0 * NEAR, 0.0)


def tariff(field: Field, kind: int, rect: Rect, dx: float, dy: float, length: float, rate: float, near: int) -> Tariff:
    """The prices for a kind of unit on its straight way. ``near``: the features that can matter there
    (``Field.near_way``)."""
    doubled: list[Span] = []
    if near & field.difficult_mask and HALF_SPEED[kind]:
        doubled = field.difficult_stretches(rect, dx, dy, length, near)
    tolls: list[Toll] = []
    if near & field.obstacles_mask:
        end_x = rect.cx + dx * length
        end_y = rect.cy + dy * length
        price = OBSTACLE_COST[kind]
        crossed = field.obstacles_crossed(rect.cx, rect.cy, end_x, end_y, near)
        tolls = [(share * length, price, OBSTACLE) for share, _ in crossed]
    tolls += level_tolls(field, rect, dx, dy, length, near)
    tolls.sort()
    return Tariff(rate, doubled, tolls)


def level_tolls(field: Field, rect: Rect, dx: float, dy: float, length: float, near: int) -> list[Toll]:
    """MR-13.5."""
    if not near & field.levels_mask:
        return []
    changes = field.level_changes(rect.cx, rect.cy, rect.cx + dx * length, rect.cy + dy * length, near)
    return [(share * length, float(abs(by)), LEVEL) for share, by in changes]
