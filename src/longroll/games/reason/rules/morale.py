"""MR-24 End of turn: army morale and the day's length."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import RATINGS
from longroll.games.reason.data.tables import tables
from longroll.games.reason.lexicon import (
    BREAKINGS,
    D6,
    D_DAY_DIE,
    D_MORALE_DIE,
    E_DAY,
    E_DAY_ENDS,
    E_MORALE,
    E_MORALE_HOLDS,
    E_MORALE_ROLL,
)
from longroll.games.reason.rules import victory
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.handicap import given
from longroll.kit.notation import a_of
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal

PASS: Final[int] = tables().army_morale.passed
COMMANDER: Final[tuple[int, ...]] = tuple(tables().army_morale.commander[rating] for rating in RATINGS)
END_NUMBERS: Final[tuple[int, ...]] = tuple(int(tables().day_end[key]) for key in ("L", "L+1", "L+2"))
"""The day ends on this number or more after turn L, L + 1, L + 2 (MR-24.10)."""


def counted(b: Battle, side: int) -> int:
    """An army's losses as they count for its morale, in halves: less what the handicap takes off (MR-R39)."""
    return max(0, b.losses[side] - 2 * given(b.handicap, side)) if b.handicap else b.losses[side]


def is_shaken(b: Battle, side: int) -> bool:
    """Losses of at least the MTP (MR-24.4)."""
    return counted(b, side) >= 2 * b.roster.mtp[side]


def is_spent(b: Battle, side: int) -> bool:
    """Losses of two thirds or more: broken without a roll (MR-24.6)."""
    return 3 * counted(b, side) >= 2 * b.roster.total[side]


def modifier(b: Battle, side: int) -> int:
    """What is added to the dice (MR-24.5)."""
    return COMMANDER[b.rating[side]] - (counted(b, side) - 2 * b.roster.mtp[side]) // 2


class Morale(Frame):
    """Step C2: the armies that must test do so at one time (MR-24.4)."""

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self.dice: list[int] = []
        self.broken = 0
        """Mask of the armies broken by a roll, …"""
        self.spent = 0
        """… and without one."""

    def copy(self) -> Frame:
        other = Morale(self.side)
        other.dice = self.dice[:]
        other.broken = self.broken
        other.spent = self.spent
        return other

    def fields(self) -> tuple[str, ...]:
        return ("side", "dice", "broken", "spent")

    def proceed(self, b: Battle) -> bool:
        side = self.side
        if side == 2:
            b.end(self)
            self.close(b)
            return False
        if not is_shaken(b, side):
            self.side += 1
            return False
        if not self.dice:
            b.tell(E_MORALE, side, counted(b, side), b.roster.mtp[side])
        if is_spent(b, side):
            self.spent |= 1 << side
            self.side += 1
            return False
        if len(self.dice) < 2:
            return True
        self.resolve(b, side)
        return False

    def resolve(self, b: Battle, side: int) -> None:
        total = sum(self.dice) + modifier(b, side)
        b.tell(E_MORALE_ROLL, side, total, PASS)
        if total >= PASS:
            b.tell(E_MORALE_HOLDS, side)
        else:
            self.broken |= 1 << side
        self.dice = []
        self.side += 1

    def close(self, b: Battle) -> None:
        mask = self.broken | self.spent
        if mask:
            winner = 1 if mask == 1 else 0
            margin = 0 if mask == 3 else victory.pursued(b, winner)
            b.break_armies(mask, BREAKINGS.index("two-thirds" if self.spent == mask else "morale"), margin)

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_MORALE_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"side": b.roster.army_words[self.side], "number": PASS - modifier(b, self.side)}

    def listing(self, b: Battle) -> list[int]:
        return D6[:]

    def take(self, b: Battle, code: int) -> None:
        self.dice.append(a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


class DayEnd(Frame):
    """Step C3: does the day end (MR-24.9, MR-24.10)?"""

    def copy(self) -> Frame:
        return DayEnd()

    def fields(self) -> tuple[str, ...]:
        return ()

    def proceed(self, b: Battle) -> bool:
        late = b.turn - b.roster.length
        if late < 0:
            b.end(self)
            return False
        if late < len(END_NUMBERS):
            return True
        b.end(self)
        self.nightfall(b)
        return False

    def nightfall(self, b: Battle) -> None:
        b.tell(E_DAY_ENDS, b.turn)
        victory.decide(b)

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_DAY_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"turn": b.turn, "number": END_NUMBERS[b.turn - b.roster.length]}

    def listing(self, b: Battle) -> list[int]:
        return D6[:]

    def take(self, b: Battle, code: int) -> None:
        die = a_of(code)
        number = END_NUMBERS[b.turn - b.roster.length]
        b.tell(E_DAY, b.turn, die, number)
        b.end(self)
        if die >= number:
            self.nightfall(b)

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)
