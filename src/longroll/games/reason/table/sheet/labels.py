"""Where names stand: beside their blocks, clear of other blocks, flags and names as far as there is room."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import cos, radians, sin
from typing import NamedTuple

from longroll.engraving.lettering import text_width
from longroll.engraving.lines import Point
from longroll.kit.parts import Parts

SIZE = 13.0
HALF_H = 7.5
MARKS = 19.0
"""How far marks behind a block push its name away."""
FARTHEST = 55.0
"""No name stands farther from its body than this and half their sizes."""
STRIP = 130.0
"""What is farther off up or down the sheet is no matter to a name."""


class Body(NamedTuple):
    """A thing on the sheet: its middle, half its size, its angle (degrees); the name it wears and how many marks."""

    x: float
    y: float
    hw: float
    hh: float
    angle: float
    name: str
    marks: int = 0
    flag: bool = False


class Laid(NamedTuple):
    """A name on the sheet: its middle and half its width."""

    x: float
    y: float
    half: float


def spread(body: Body) -> Point:
    """Half the upright box round a body."""
    c, s = abs(cos(radians(body.angle))), abs(sin(radians(body.angle)))
    return body.hw * c + body.hh * s, body.hw * s + body.hh * c


def covers(body: Body, x: float, y: float, half: float) -> bool:
    """Would a name of a width about a point touch a body?"""
    reach = body.hw + body.hh + half + HALF_H
    if abs(x - body.x) > reach or abs(y - body.y) > body.hw + body.hh + HALF_H:
        return False
    c, s = cos(radians(body.angle)), sin(radians(body.angle))
    for share in (-1.0, -0.5, 0.0, 0.5, 1.0):
        for up in (-HALF_H, HALF_H - 2):
            dx, dy = x + half * share - body.x, y + up - body.y
            if abs(dx * c + dy * s) < body.hw + 1 and abs(dy * c - dx * s) < body.hh + 1:
                return True
    return False


def candidates(body: Body, half: float) -> list[Point]:
    """Places for a name, the best first: behind a block, beside a flag."""
    wide, high = spread(body)
    beneath, above = high + HALF_H + 3, -high - HALF_H - 3
    if body.flag:
        right, left = wide + half + 3 + 16 * body.marks, -wide - half - 3
        return [(right, -4), (left, -4), (0, beneath), (0, above), (right, 10), (left, 10)]
    # straight behind the middle: the normal of the rear edge on the sheet, and how far a name must stay away along it
    across, down = -sin(radians(body.angle)), cos(radians(body.angle))
    clear = body.hh + half * abs(across) + HALF_H * abs(down) + 4
    rear = clear + (MARKS if body.marks else 0.0)
    aside = body.hw * 0.6
    along = (down * aside, -across * aside)
    front = clear + 9
    right, left = wide + half + 4, -wide - half - 4
    return [
        (across * rear, down * rear),
        (across * rear + along[0], down * rear + along[1]),
        (across * rear - along[0], down * rear - along[1]),
        (-across * front, -down * front),
        (0, beneath),
        (0, above),
        (right, 0),
        (left, 0),
        (-across * front + along[0], -down * front + along[1]),
        (-across * front - along[0], -down * front - along[1]),
        (across * (rear + 15), down * (rear + 15)),
    ]


def laid_out(bodies: list[Body], width: float, height: float, ground: Sequence[Body] = ()) -> list[Point]:
    """For every body where the middle of its name stands from its own; ``ground``: walls and works, which have none."""
    names: list[Laid] = []
    found: list[Point] = []
    strips = in_strips((*bodies, *ground))
    for body in bodies:
        if not body.name:
            found.append((0.0, 0.0))
            continue
        half = half_width(body.name)
        dx, dy = spot(body, near(body, half, strips), taken(body, half, names), (width, height))
        names.append(Laid(body.x + dx, body.y + dy, half))
        found.append((round(dx, 1), round(dy, 1)))
    return found


Strips = Mapping[int, list[tuple[float, float, Body]]]
"""Bodies and their middles, by the strip of the sheet they lie in."""


def in_strips(bodies: Iterable[Body]) -> Strips:
    found: defaultdict[int, list[tuple[float, float, Body]]] = defaultdict(list)
    for body in bodies:
        found[int(body.y // STRIP)].append((body.x, body.y, body))
    return found


def near(body: Body, half: float, strips: Strips) -> tuple[Body, ...]:
    """Other bodies that a name half so wide may meet."""
    middle_x, middle_y, strip = body.x, body.y, int(body.y // STRIP)
    return tuple([
        other
        for number in (strip - 1, strip, strip + 1)
        for x, y, other in strips.get(number, ())
        if abs(x - middle_x) < 190 + half and abs(y - middle_y) < STRIP and other is not body
    ])  # fmt: skip


def taken(body: Body, half: float, names: list[Laid]) -> tuple[Laid, ...]:
    """Names that stand where one half so wide may come to stand."""
    middle_x, middle_y = body.x, body.y
    reach = body.hw + body.hh + 2 * half + FARTHEST
    return tuple([
        name for name in names if abs(name.y - middle_y) < 120 and abs(name.x - middle_x) < name.half + reach
    ])  # fmt: skip


@cache
def half_width(name: str) -> float:
    return text_width(name, SIZE) / 2


_spots: Parts[Point] = Parts()


def spot(body: Body, others: tuple[Body, ...], names: tuple[Laid, ...], sheet: Point) -> Point:
    """Where a name stands from its body; found once for everything round it."""
    return _spots.get((body, others, names, sheet), lambda: clearest(body, others, names, sheet))


def clearest(body: Body, others: tuple[Body, ...], names: tuple[Laid, ...], sheet: Point) -> Point:
    """The place that is least in the way of bodies and names."""
    half = half_width(body.name)
    width, height = sheet
    best, least = (0.0, 0.0), 1e9
    for n, (dx, dy) in enumerate(candidates(body, half)):
        x, y = body.x + dx, body.y + dy
        cost = 0.1 * n
        for other in others:
            if covers(other, x, y, half):
                cost += 3
        for name in names:
            if abs(name.y - y) < 2 * HALF_H - 1 and abs(name.x - x) < name.half + half + 2:
                cost += 4
        if not (half < x < width - half and HALF_H < y < height - HALF_H):
            cost += 6
        if cost < least:
            best, least = (dx, dy), cost
        if least < 1:
            break
    return best
