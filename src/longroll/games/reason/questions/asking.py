"""What all questions of a position have in common: the position, and the names that are used for its parts."""

from __future__ import annotations

from longroll.boards.plane.shapes import Rect
from longroll.games.reason.components import SEATS
from longroll.games.reason.state import Battle
from longroll.kit.notation import folded
from longroll.kit.terms import BadInput

Point = tuple[float, float]
Pose = tuple[float, float, float]
DIGITS = 6
ZONES = ("front", "right", "rear", "left")
"""Sides of a unit, as ``boards.plane`` numbers them."""
_SIDES = {name: number for number, name in enumerate(SEATS)}


def number_of(index: dict[str, int], word: str, what: str) -> int:
    """The number of a name, however it is capitalised."""
    number = index.get(word)
    if number is None:
        number = folded(index).get(word.replace(" ", "-").casefold())
    if number is None:
        raise BadInput(f"'{word}' is no {what}")
    return number


def near(point: Point) -> Point:
    """A point without the last digits of its numbers."""
    return round(point[0], DIGITS), round(point[1], DIGITS)


def seat_word(side: int) -> str:
    return SEATS[side] if side >= 0 else ""


def rounded(shape: Rect, digits: int = DIGITS) -> Pose:
    """Centre and facing."""
    return round(shape.cx, digits), round(shape.cy, digits), round(shape.facing, digits)


class Asking:
    """Asked of one position; BadInput names what is not in it."""

    def __init__(self, b: Battle) -> None:
        self.b = b

    def _unit(self, name: str) -> int:
        return number_of(self.b.roster.unit, name, "unit of this battle")

    def _officer(self, name: str) -> int:
        return number_of(self.b.roster.officer, name, "officer of this battle")

    def _force(self, name: str) -> int:
        return number_of(self.b.roster.force_number, name, "Force of this battle")

    def _side(self, name: str) -> int:
        return number_of(_SIDES, name, "seat")

    def _standing(self, name: str) -> Rect:
        """The shape of a unit or officer on the table."""
        roster = self.b.roster
        for index, shapes in ((roster.unit, self.b.shapes), (roster.officer, self.b.officers)):
            number = index.get(name, folded(index).get(name.casefold(), -1))
            if number >= 0:
                there = self.b.on_table(number) if index is roster.unit else self.b.officer_present(number)
                if not there:
                    raise BadInput(f"'{name}' is not on the table")
                return shapes[number]
        raise BadInput(f"'{name}' is no unit and no officer of this battle")

    def _present(self, name: str) -> int:
        """A unit that stands on the table."""
        unit = self._unit(name)
        if not self.b.on_table(unit):
            raise BadInput(f"'{name}' is not on the table")
        return unit
