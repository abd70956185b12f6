"""Several units moved as one line: who may be in it, and what each must do so that the line keeps its shape.

A line moves by legs like a unit: it advances, goes obliquely, steps back, wheels about its left or right flank. Each
member does it by legs of its own: those off the flank of a wheel advance, wheel and advance again, by d tan(a/2) each
time, where d is how far their own corner stands from the flank.
"""

from __future__ import annotations

from math import cos, radians, sin, tan

from longroll.boards.plane.measure import within
from longroll.boards.plane.shapes import Rect
from longroll.boards.plane.turn import turn_between, wheel_arc
from longroll.games.reason.components import ARTILLERY, EPS, FF, MF
from longroll.games.reason.legs import ABOUT, ADVANCE, BACK, OBLIQUE, WHEEL, Leg, parse, write_all
from longroll.games.reason.rules import manoeuvres
from longroll.games.reason.state import Battle
from longroll.games.reason.table.pose.held import led
from longroll.kit.terms import BadInput

GAP = 1.0
"""BW between two neighbours in a line."""
ALIKE = 1.0
"""Degrees within which units face one way."""
MOST_MEMBERS = 8
KINDS = (ADVANCE, OBLIQUE, BACK, WHEEL, ABOUT)
"""What a line does together."""
SHORT = 0.0005
"""A shorter stretch is none."""


def able(b: Battle, unit: int) -> bool:
    """May a unit move as part of a line: foot or horse in the open, free to move?"""
    return (
        b.on_table(unit)
        and b.formation[unit] in (FF, MF)
        and b.roster.cls[unit] != ARTILLERY
        and manoeuvres.may_move(b, unit)
    )


def beside(b: Battle, one: int, other: int) -> bool:
    """Of one command and formation, facing one way, within 1 BW."""
    roster = b.roster
    return (
        roster.force[one] == roster.force[other] >= 0
        and b.formation[one] == b.formation[other]
        and abs(turn_between(b.shapes[one].facing, b.shapes[other].facing)) <= ALIKE
        and within(b.shapes[one], b.shapes[other], GAP + EPS)
    )


def chained(b: Battle, unit: int, units: list[int]) -> list[int]:
    """Those of some units that stand in one line with a unit, through one another; the unit itself is the first."""
    found = [unit]
    for member in found:
        found += [other for other in units if other not in found and beside(b, member, other)]
    return found[:MOST_MEMBERS]


def company(b: Battle, unit: int) -> list[int]:
    """All that may be in one line with a unit."""
    if not able(b, unit):
        return [unit]
    return chained(b, unit, [other for other in b.present[b.roster.side[unit]] if able(b, other)])


def from_left(b: Battle, units: list[int]) -> list[int]:
    """A line from its left flank to its right, as it faces."""
    shape = b.shapes[units[0]]
    return sorted(units, key=lambda u: b.shapes[u].cx * shape.rx + b.shapes[u].cy * shape.ry)


# ---- legs of the line and of its members -------------------------------------------------------------------


def read(path: str) -> list[Leg]:
    found = parse(path.split())
    if any(leg.kind not in KINDS for leg in found):
        raise BadInput("a line advances, goes obliquely or back, wheels, or faces about")
    return found


class Formation:
    """A line on its way: where each member stands after the legs so far, and the legs it took."""

    def __init__(self, b: Battle, units: list[int]) -> None:
        self.units = from_left(b, units)
        self.places: dict[int, Rect] = {unit: b.shapes[unit] for unit in self.units}
        self.formation = b.formation[self.units[0]]
        self.legs: dict[int, list[Leg]] = {unit: [] for unit in self.units}

    def take(self, leg: Leg) -> None:
        parts = self.wheel(leg.angle) if leg.kind == WHEEL else {unit: [leg] for unit in self.units}
        for unit in self.units:
            for part in parts[unit]:
                self.go(unit, part)

    def go(self, unit: int, leg: Leg) -> None:
        mine = self.legs[unit]
        if leg.kind == ADVANCE and mine and mine[-1].kind == ADVANCE:
            mine[-1] = Leg(ADVANCE, round(mine[-1].length + leg.length, 3))
        elif leg.kind == WHEEL or leg.kind == ABOUT or abs(leg.length) > SHORT:
            mine.append(leg)
        self.places[unit], _ = led(self.places[unit], self.formation, leg)

    def flank(self, left: bool) -> tuple[float, float]:
        """The front corner of the flank about which the line wheels."""
        place = self.places[self.units[0] if left else self.units[-1]]
        return (place.xs[0], place.ys[0]) if left else (place.xs[1], place.ys[1])

    def wheel(self, angle: float) -> dict[int, list[Leg]]:
        """What each member does in a wheel of the line: to the left about its left flank, or the other way."""
        left = angle < 0.0
        px, py = self.flank(left)
        found: dict[int, list[Leg]] = {}
        for unit in self.units:
            place = self.places[unit]
            corner = 0 if left else 1
            x, y = place.xs[corner] - px, place.ys[corner] - py
            out = abs(x * place.rx + y * place.ry)
            ahead = x * place.fx + y * place.fy
            half = out * tan(radians(abs(angle)) / 2.0)
            found[unit] = around(half - ahead, half + ahead, angle)
        return found

    def cost(self, unit: int, angle: float) -> float:
        """What a wheel of the line costs a member in the open."""
        legs = self.wheel(angle)[unit]
        arcs = sum(wheel_arc(self.places[unit].w, leg.angle) for leg in legs if leg.kind == WHEEL)
        return arcs + sum(leg.length for leg in legs if leg.kind == ADVANCE)


def around(first: float, last: float, angle: float) -> list[Leg]:
    """Advance, wheel, advance; one who stands too far ahead waits for the others: he cannot go back first."""
    turn = Leg(WHEEL, angle=angle)
    if first < 0.0:
        a = radians(abs(angle))
        last = max(0.0, last + first * cos(a)) if sin(a) else last
        first = 0.0
    legs = [Leg(ADVANCE, round(first, 3)), turn, Leg(ADVANCE, round(max(0.0, last), 3))]
    return [leg for leg in legs if leg.kind == WHEEL or leg.length > SHORT]


def marched(b: Battle, units: list[int], legs: list[Leg]) -> Formation:
    found = Formation(b, units)
    for leg in legs:
        found.take(leg)
    return found


def written(legs: list[Leg]) -> str:
    return write_all(legs)
