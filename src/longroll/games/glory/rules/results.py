"""GL-2.4, GL-11.1 Cohesion checks, and small questions every chapter of combat asks."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import D_DIE, DIE, E_CHECK, E_DIE, E_MODIFIER, MODIFIERS
from longroll.games.glory.rules.modifiers import FACES, HARD, Items
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal

ROLLS: Final[list[int]] = [act(DIE, face) for face in range(FACES)]
"""The faces of the die."""


def tell_items(b: Battle, items: Items) -> None:
    """The lines of a sum, for the log."""
    if b.told is not None:
        for _, clause, value in items:
            b.tell(E_MODIFIER, MODIFIERS.index(clause), value)


def epoch(b: Battle) -> int:
    """The crossings that exist now (see ``board``)."""
    return b.board.epoch_of[b.turn]


def works(b: Battle, side: int) -> int:
    """Mask of the works of a side now."""
    return b.board.works(side, b.turn)


def front(b: Battle, place: int) -> int:
    """Mask of the front hexes of the units in a hex."""
    return b.board.front[6 * place + b.facing[place]]


def threatened(b: Battle, place: int, by: int) -> bool:
    """Is a hex a front hex of at least one unit of a side (GL-11.25.1)?"""
    board = b.board
    for other in board.members(board.around[place] & b.occupied[by]):
        if board.front[6 * other + b.facing[other]] & BIT[place]:
            return True
    return False


def night_check(b: Battle) -> int:
    """GL-13.4: added to every check that a charge causes."""
    return HARD if b.night() else 0


class Checks(Frame):
    """Cohesion checks (GL-2.4.1): each unit rolls its own; one that fails is Disordered. ``plus`` is added to each roll
    because of a clause (number in ``MODIFIERS``)."""

    def __init__(self, units: list[int] | None = None, plus: int = 0, clause: int = 0, number: int = 0) -> None:
        self.units: list[int] = units[:] if units else []
        self.plus = plus
        self.clause = clause
        self.number = number

    def copy(self) -> Frame:
        return Checks(self.units, self.plus, self.clause, self.number)

    def fields(self) -> tuple[str, ...]:
        return ("units", "plus", "clause", "number")

    def proceed(self, b: Battle) -> bool:
        while self.number < len(self.units):
            if b.on_map(self.units[self.number]):
                return True
            self.number += 1
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"for": "check", "unit": b.roster.ids[self.units[self.number]]}

    def listing(self, b: Battle) -> list[int]:
        return ROLLS[:]

    def take(self, b: Battle, code: int) -> None:
        unit = self.units[self.number]
        self.number += 1
        b.tell(E_DIE, a_of(code))
        if self.plus:
            b.tell(E_MODIFIER, self.clause, self.plus)
        total = a_of(code) + self.plus
        b.tell(E_CHECK, unit, total, b.cohesion(unit))
        if total > b.cohesion(unit):
            b.disorder(unit)

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


def check(b: Battle, units: list[int], plus: int = 0, clause: str = "GL-13.4") -> None:
    """Let units check their cohesion."""
    if units:
        b.begin(Checks(units, plus, MODIFIERS.index(clause) if plus else 0))
