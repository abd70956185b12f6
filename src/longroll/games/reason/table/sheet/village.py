"""A village inside the square its rule speaks of: a church, streets, houses along them, gardens behind."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random
from typing import NamedTuple

from longroll.engraving.inks import BUTT, Palette
from longroll.engraving.lines import Point, Rect, along, gap, inside, length, number, smooth
from longroll.engraving.pens import Pen
from longroll.games.reason.table.sheet.fields import placed, rectangle

EDGE = 7.0
"""Houses keep this far from the edge."""
STREET = 5.6
CHURCH = 12.5
"""Half the room of a church."""


class Village(NamedTuple):
    streets: list[list[Point]]
    houses: list[list[Point]]
    gardens: list[list[Point]]
    church: Point | None


def gates(square: Rect, ways: list[Point], rng: Random) -> list[Point]:
    """Where streets leave: at the roads that come in, and on the sides no road comes from, about the middle."""
    x, y = square.centre
    reach = (square.right - square.left) * 0.16
    sides = [(x + rng.uniform(-reach, reach), square.top), (x + rng.uniform(-reach, reach), square.bottom)]
    sides += [(square.left, y + rng.uniform(-reach, reach)), (square.right, y + rng.uniform(-reach, reach))]
    free = [side for side in sides if all(hypot(side[0] - w[0], side[1] - w[1]) > 60 for w in ways)]
    return [*ways, *free]


def laid_out(square: Rect, ways: list[Point], rng: Random, with_church: bool) -> Village:
    """A village; ``ways``: where roads come in."""
    x, y = square.centre
    heart = (x + rng.uniform(-8, 8), y + rng.uniform(-8, 8))
    streets = [street(heart, gate, rng) for gate in gates(square, ways, rng)]
    church = beside_heart(heart, streets, rng) if with_church else None
    houses: list[list[Point]] = []
    room = square.grown(-EDGE)
    for line in streets:
        total = length(line)
        run = 10.0
        while run < total - 6:
            at, lean = along(line, run)
            for hand in (1, -1):
                wide, deep = rng.uniform(5.2, 7.4), rng.uniform(3.9, 4.9)
                off = hand * (STREET / 2 + deep + rng.uniform(1.4, 3.0))
                spot = (at[0] - sin(lean) * off, at[1] + cos(lean) * off)
                house = placed(spot, lean + rng.uniform(-0.12, 0.12), rectangle(wide, deep))
                if rng.random() < 0.93 and fits(house, room, houses, streets, church):
                    houses.append(house)
            run += rng.uniform(15, 19)
    filled(room, houses, streets, church, rng, 90, (5.4, 4.2))
    gardens: list[list[Point]] = []
    filled(room, gardens, streets, church, rng, 90, (6.4, 5.0), houses)
    return Village(streets, houses, gardens, church)


def street(heart: Point, gate: Point, rng: Random) -> list[Point]:
    """From the heart of a village to its edge, a little bent."""
    dx, dy = gate[0] - heart[0], gate[1] - heart[1]
    bend = rng.uniform(-0.16, 0.16)
    middle = (heart[0] + dx * 0.5 - dy * bend, heart[1] + dy * 0.5 + dx * bend)
    return smooth([heart, middle, gate], 3)


def beside_heart(heart: Point, streets: list[list[Point]], rng: Random) -> Point:
    """The place of the church: near the heart, as far from the streets as can be."""
    start = rng.uniform(0, pi)
    spots = [(heart[0] + cos(start + n * pi / 8) * 22, heart[1] + sin(start + n * pi / 8) * 22) for n in range(16)]
    return max(spots, key=lambda spot: street_gap(spot, streets))


def street_gap(point: Point, streets: list[list[Point]]) -> float:
    return min(gap(point, a, b) for line in streets for a, b in pairwise(line))


def fits(
    house: list[Point], room: Rect, others: list[list[Point]], streets: list[list[Point]], church: Point | None
) -> bool:
    """Is there room for a house: within the village, off the streets, clear of its neighbours and the church?"""
    for x, y in house:
        if not (room.left < x < room.right and room.top < y < room.bottom):
            return False
        if street_gap((x, y), streets) < STREET / 2 + 1:
            return False
    x, y = middle_of(house)
    if church is not None and hypot(x - church[0], y - church[1]) < CHURCH + 9:
        return False
    return not any(overlap(house, other) for other in others)


def overlap(one: list[Point], other: list[Point]) -> bool:
    """Do two boxes touch (nearly)?"""
    a, b = middle_of(one), middle_of(other)
    if hypot(a[0] - b[0], a[1] - b[1]) > 24:
        return False
    if hypot(a[0] - b[0], a[1] - b[1]) < 9:
        return True
    return any(inside(point, other) for point in denser(one)) or any(inside(point, one) for point in denser(other))


def denser(box: list[Point]) -> list[Point]:
    """The corners of a box and the middles of its sides, moved out a little."""
    x, y = middle_of(box)
    points = [*box, *(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise([*box, box[0]]))]
    return [(x + (px - x) * 1.18, y + (py - y) * 1.18) for px, py in points]


def middle_of(ring: list[Point]) -> Point:
    return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)


def filled(
    room: Rect,
    found: list[list[Point]],
    streets: list[list[Point]],
    church: Point | None,
    rng: Random,
    tries: int,
    half: Point,
    others: list[list[Point]] | None = None,
) -> None:
    """Puts more boxes wherever there is room left."""
    for _ in range(tries):
        spot = (rng.uniform(room.left, room.right), rng.uniform(room.top, room.bottom))
        box = placed(spot, rng.uniform(-0.3, 0.3), rectangle(half[0] * rng.uniform(0.85, 1.2), half[1]))
        if fits(box, room, [*found, *(others or [])], streets, church):
            found.append(box)


def drawn(villages: list[tuple[Rect, Village]], inks: Palette, identity: str) -> str:
    """Villages in tenths of a unit, without their churches; the line of the rule is dashed."""
    ground, streets, houses, gardens, plants, shades = Pen(), Pen(), Pen(), Pen(), Pen(), Pen()
    for square, village in villages:
        ground.box((square.left, square.top), square.right - square.left, square.bottom - square.top)
        for line in village.streets:
            streets.stroke(line)
        for house in village.houses:
            houses.stroke(house, close=True)
            shades.stroke([(x + 1.3, y + 1.6) for x, y in house], close=True)
        for garden in village.gardens:
            gardens.stroke(garden, close=True)
            planted(garden, plants)
    return (
        inks.path(ground.data, "rose")
        + inks.path(gardens.data, "meadow", "tuft", 0.9, ' stroke-opacity=".75"')
        + inks.path(plants.data, stroke="tuft", width=1.7, more=' stroke-linecap="round"')
        + inks.layered(identity, streets.data, [("way-edge", STREET + 1.6, ""), ("way", STREET, "")], BUTT)
        + inks.path(shades.data, "roof-edge", more=' opacity=".55"')
        + inks.path(houses.data, "roof", "roof-edge", 0.9, BUTT)
        + inks.path(ground.data, stroke="rose-edge", width=1.7, more=' stroke-dasharray="62 36"')
    )


def planted(garden: list[Point], pen: Pen) -> None:
    """Rows of dots in a garden."""
    a, b, _, d = garden
    for across in (0.25, 0.5, 0.75):
        for down in (0.28, 0.72):
            pen.dot(
                (
                    a[0] + (b[0] - a[0]) * across + (d[0] - a[0]) * down,
                    a[1] + (b[1] - a[1]) * across + (d[1] - a[1]) * down,
                )
            )


def church(at: Point, inks: Palette) -> str:
    """A nave with its tower and cross, in a yard of its own."""
    dark = inks.ink("ink")
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])})"><circle r="11.5" fill="{inks.ink("paper")}"/>'
        f'<path d="M-1.3-8.5H1.3V-6H3.2V-3.8H1.3L4.6.2V7.6H-4.6V.2L-1.3-3.8H-3.2V-6H-1.3Z" fill="{dark}"/></g>'
    )
