"""GL-11.5 Rally: step e of an activation, by day with the die, at night by itself (GL-13.5)."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, members
from longroll.games.glory.lexicon import (
    D_DIE,
    D_RALLY,
    DIE,
    DONE,
    E_NIGHT_RALLY,
    E_RALLIES,
    E_STILL_DISORDERED,
    OFF,
    RALLY,
)
from longroll.games.glory.rules import facing
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

NONE: Final = -1


def idle(b: Battle, unit: int) -> bool:
    """It did nothing in this activation that bars rally (GL-11.51.1)."""
    return not (b.stirred | b.moved | b.fired | b.charged) >> unit & 1


def may_rally(b: Battle) -> int:
    """Disordered units of the acting Commands that did nothing and are not next to an enemy (GL-11.51.1); at night in
    the refitted battles also those that are (GL-14.2.3)."""
    found = 0
    anywhere = b.roster.refitted and b.night() > 0
    for unit in members(b.acting_units() & b.disordered & ~(b.stirred | b.moved | b.fired | b.charged)):
        if anywhere or not b.adjacent_to_enemy(unit):
            found |= BIT[unit]
    return found


def restore(b: Battle, unit: int) -> None:
    """Back in order, with any facing if its stack may turn (GL-11.52.1)."""
    b.order(unit)
    if facing.may_turn(b, b.at[unit]):
        b.begin(facing.Facing(b.at[unit]))


class RallyStep(Frame):
    """Step e: the owner names units that try, one after another."""

    def __init__(self, tried: int = 0, unit: int = NONE) -> None:
        self.tried = tried
        """Units that have rolled."""
        self.unit = unit
        """The unit for which the die is rolled, or NONE."""

    def copy(self) -> Frame:
        return RallyStep(self.tried, self.unit)

    def fields(self) -> tuple[str, ...]:
        return ("tried", "unit")

    def left(self, b: Battle) -> int:
        return may_rally(b) & ~self.tried

    def proceed(self, b: Battle) -> bool:
        if self.unit != NONE:
            return True
        left = self.left(b)
        if not left:
            b.end(self)
            return False
        if b.night():
            unit = members(left)[0]
            b.tell(E_NIGHT_RALLY, unit)
            restore(b, unit)
            return False
        return True

    def mover(self, b: Battle) -> int:
        return CHANCE if self.unit != NONE else b.side

    def kind(self, b: Battle) -> int:
        return D_DIE if self.unit != NONE else D_RALLY

    def listing(self, b: Battle) -> list[int]:
        if self.unit != NONE:
            return [act(DIE, face) for face in range(10)]
        return [*[act(RALLY, unit) for unit in members(self.left(b))], DONE]

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            b.end(self)
        elif verb_in(code, RALLY):
            self.unit = a_of(code)
            self.tried |= BIT[self.unit]
        else:
            self.roll(b, a_of(code))

    def roll(self, b: Battle, die: int) -> None:
        """GL-11.52.1."""
        unit = self.unit
        self.unit = NONE
        if die <= b.disordered_cohesion(unit):
            b.tell(E_RALLIES, unit, die)
            restore(b, unit)
        else:
            b.tell(E_STILL_DISORDERED, unit, die)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, RALLY) or self.unit != NONE:
            return not_an_answer(self, b, code)
        unit = a_of(code)
        name = b.roster.ids[unit]
        if not b.acting >> b.command_of(unit) & 1 or b.at[unit] >= OFF:
            return no("GL-11.51.1", "not-active", unit=name)
        if not b.disordered >> unit & 1:
            return no("GL-11.51.1", "in-order", unit=name)
        if self.tried >> unit & 1:
            return no("GL-11.52.1", "has-tried", unit=name)
        if not idle(b, unit):
            return no("GL-11.51.1", "was-busy", unit=name)
        return no("GL-11.51.1", "rally-near-enemy", unit=name)
