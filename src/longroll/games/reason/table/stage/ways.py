"""The way a unit has gone, as far as the events of its move tell: wheels are arcs, roads have bends.

Events tell what was done and how much, not to which hand: the hand is the one that leads to where the unit stands now.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import hypot

from longroll.boards.plane.shapes import Rect
from longroll.boards.plane.turn import turn_between, wheel
from longroll.games.reason.legs import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, ROAD, SIDE, WHEEL, Leg
from longroll.games.reason.lexicon import EVENT_WORDS
from longroll.games.reason.rules import manoeuvres
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.state import Battle
from longroll.games.reason.table.pose.held import led
from longroll.kit.scene import Point
from longroll.kit.terms import Event

NEAR = 0.06
"""BW by which amounts that were rounded may miss the place."""
SAME = 1.0
"""Degrees likewise."""
PIECE = 10.0
"""Degrees of an arc that are drawn as one line."""
FORTHRIGHT = (ADVANCE, BACK, ABOUT, PIVOT, WHEEL)
SLANTED = (OBLIQUE, SIDE)
"""Straight too, and facing stays; but where to is not told."""


def marched(events: Sequence[Event], before: Battle, after: Battle, unit: int) -> list[Point]:
    """Where the centre of a unit went on the table, from its old place to its new one."""
    start, end = before.shapes[unit], after.shapes[unit]
    told = [leg_of(event) for event in events if event.kind == "leg"]
    if any(event.kind in ("changes", "enters", "leaves") for event in events) or not told:
        return straight(start, end)
    if told[-1].kind == ROAD:
        return by_road(before, unit, told, end)
    *first, last = told
    if last.kind not in (*FORTHRIGHT, *SLANTED) or any(leg.kind not in FORTHRIGHT for leg in first):
        return straight(start, end)
    wheels = [n for n, leg in enumerate(told) if leg.kind == WHEEL]
    for hands in product((1.0, -1.0), repeat=len(wheels)):
        turned = dict(zip(wheels, hands, strict=True))
        legs = [Leg(leg.kind, leg.length, leg.angle * turned.get(n, 1.0)) for n, leg in enumerate(told)]
        points, place = followed(start, legs)
        if arrived(place, end, last.kind in SLANTED):
            return [*points[:-1], (end.cx, end.cy)]
    return straight(start, end)


def leg_of(event: Event) -> Leg:
    """A leg without its hand."""
    kind = EVENT_WORDS["manoeuvre"].index(str(event.args["manoeuvre"]))
    amount = float(event.args["amount"])
    return Leg(kind, angle=amount) if kind in (WHEEL, PIVOT) else Leg(kind, amount)


def followed(start: Rect, legs: Sequence[Leg]) -> tuple[list[Point], Rect]:
    place = start
    points = [(place.cx, place.cy)]
    for leg in legs:
        if leg.kind == WHEEL:
            points += arc(place, leg.angle)
        place, _ = led(place, 0, leg)
        if points[-1] != (place.cx, place.cy):
            points.append((place.cx, place.cy))
    return points, place


def arc(place: Rect, angle: float) -> list[Point]:
    """The centre's way in a wheel, without its two ends."""
    pieces = int(abs(angle) / PIECE) + 1
    turned = [wheel(place, angle * n / pieces) for n in range(1, pieces)]
    return [(one.cx, one.cy) for one in turned]


def arrived(place: Rect, end: Rect, slanted: bool) -> bool:
    faces = abs(turn_between(place.facing, end.facing)) <= SAME
    return faces and (slanted or hypot(place.cx - end.cx, place.cy - end.cy) <= NEAR)


def straight(start: Rect, end: Rect) -> list[Point]:
    return [(start.cx, start.cy), (end.cx, end.cy)]


def by_road(before: Battle, unit: int, told: list[Leg], end: Rect) -> list[Point]:
    """Along the road, one way or the other."""
    for way in (1.0, -1.0):
        legs = [*told[:-1], Leg(ROAD, told[-1].length * way)]
        made = manoeuvres.walk(before, unit, legs)
        if hypot(made.place.cx - end.cx, made.place.cy - end.cy) <= NEAR and made.steps:
            return made.steps[-1].points
    return straight(before.shapes[unit], end)


def charged(before: Battle, unit: int, end: Rect) -> list[Point]:
    """The wheel with which a charge began, then on to its target."""
    start = before.shapes[unit]
    charges = [frame for frame in before.frames if isinstance(frame, Charge) and frame.unit == unit]
    charge = charges[-1] if charges else None
    if charge is None or not charge.turn:
        return straight(start, end)
    turned = wheel(start, charge.turn)
    if hypot(turned.cx - charge.path[0], turned.cy - charge.path[1]) > NEAR:
        return straight(start, end)  # it has gone on already
    return [(start.cx, start.cy), *arc(start, charge.turn), (turned.cx, turned.cy), (end.cx, end.cy)]
