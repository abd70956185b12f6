"""GL-12 Cavalry: mounting and dismounting (its other rules are in the chapters they change)."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, NO_UNIT
from longroll.games.glory.lexicon import D_MOUNT, DISMOUNT, E_DISMOUNTS, E_MOUNTS, MOUNT, STAY
from longroll.games.glory.rules import facing
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import act, verb_in
from longroll.kit.terms import Refusal, no

CHANGE_COST: Final = 2
"""MP at the end of its move (GL-12.1.1)."""


def changes(b: Battle, unit: int, left: int) -> list[int]:
    """Mount or dismount, if cavalry with so many MP left may (GL-12.1)."""
    if not b.roster.is_cavalry[unit] or not b.roster.dismounting:
        return []
    if left < CHANGE_COST or b.adjacent_to_enemy(unit) or crowded(b, unit):
        return []
    return [act(MOUNT if b.dismounted >> unit & 1 else DISMOUNT, unit)]


def crowded(b: Battle, unit: int) -> bool:
    """Would the stack be illegal afterwards: mounted cavalry with infantry (GL-12.1.2)?"""
    other = b.companion(unit)
    return other != NO_UNIT and not b.roster.is_gun[other]


def change(b: Battle, unit: int) -> None:
    b.dismounted ^= BIT[unit]
    b.sort(b.roster.side[unit], b.at[unit])
    b.moved |= BIT[unit]
    b.stirred |= BIT[unit]
    b.tell(E_DISMOUNTS if b.dismounted >> unit & 1 else E_MOUNTS, unit)


def refuse_change(b: Battle, unit: int, mounting: bool) -> Refusal:
    name = b.roster.ids[unit]
    if not b.roster.is_cavalry[unit]:
        return no("GL-12.1.1", "not-cavalry", unit=name)
    if not b.roster.dismounting:
        return no("GL-14.16.1", "no-dismounting", unit=name)
    if mounting != bool(b.dismounted >> unit & 1):
        return no("GL-12.1.1", "so-already", unit=name)
    if b.adjacent_to_enemy(unit):
        return no("GL-12.1.2", "change-near-enemy", unit=name)
    return no("GL-12.1.2", "change-crowded", unit=name)


class Change(Frame):
    """Cavalry has moved and has MP left: does it mount or dismount?"""

    def __init__(self, unit: int = 0) -> None:
        self.unit = unit

    def copy(self) -> Frame:
        return Change(self.unit)

    def fields(self) -> tuple[str, ...]:
        return ("unit",)

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.side

    def kind(self, b: Battle) -> int:
        return D_MOUNT

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"unit": b.roster.ids[self.unit]}

    def listing(self, b: Battle) -> list[int]:
        return [*changes(b, self.unit, CHANGE_COST), STAY]

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        if code != STAY:
            change(b, self.unit)
        facing.choose(b, self.unit)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, MOUNT, DISMOUNT):
            return refuse_change(b, self.unit, verb_in(code, MOUNT))
        return not_an_answer(self, b, code)
