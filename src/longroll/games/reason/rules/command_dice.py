"""MR-7 Command dice and initiative."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import RATINGS, SEATS
from longroll.games.reason.data.tables import tables
from longroll.games.reason.lexicon import (
    AD,
    AD_WEIGHTS,
    BOTH,
    D6,
    D_AVERAGE_DIE,
    D_COMMAND_DIE,
    D_FIRST,
    D_INITIATIVE,
    D_INITIATIVE_DIE,
    D_TIE_DIE,
    E_AVERAGE,
    E_COMMAND_DICE,
    E_COMMAND_DIE,
    E_DOUBLES,
    E_INITIATIVE,
    E_INITIATIVE_DICE,
    E_INITIATIVE_GIVEN,
    E_INITIATIVE_NEW,
    E_INITIATIVE_REROLL,
    E_INITIATIVE_TOTAL,
    E_LEADS,
    E_TIE,
    E_TURN_ENDS,
    FIRST,
    KEEP,
    REROLL,
)
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Refusal, no

DICE_BY_RATING: Final[tuple[int, ...]] = tuple(tables().command_dice[rating] for rating in RATINGS)


class CommandDice(Frame):
    """Step A1: each side rolls by its commander's rating; the sum is added to its pool (MR-7.1)."""

    def __init__(self, side: int = 0, rolled: int = 0, total: int = 0) -> None:
        self.side = side
        self.rolled = rolled
        self.total = total

    def copy(self) -> Frame:
        return CommandDice(self.side, self.rolled, self.total)

    def fields(self) -> tuple[str, ...]:
        return ("side", "rolled", "total")

    def proceed(self, b: Battle) -> bool:
        if self.side < 2:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_COMMAND_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"side": b.roster.army_words[self.side]}

    def listing(self, b: Battle) -> list[int]:
        return D6[:]

    def take(self, b: Battle, code: int) -> None:
        side = self.side
        die = a_of(code)
        self.rolled += 1
        self.total += die
        b.pools[side] += die
        b.tell(E_COMMAND_DIE, side, die, b.pools[side])
        if self.rolled == DICE_BY_RATING[b.rating[side]]:
            b.tell(E_COMMAND_DICE, side, self.total, b.pools[side])
            self.side += 1
            self.rolled = 0
            self.total = 0

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


# ---- initiative (MR-7.4 to MR-7.10) ------------------------------------------------------------------------

ROLLING: Final = 0
TIE: Final = 1
LOWER: Final = 2
LOWER_DICE: Final = 3
HIGHER: Final = 4
HIGHER_DICE: Final = 5
DECIDE: Final = 6


class Initiative(Frame):
    """Two dice a side and one average die for both; re-rolls; who has the initiative, or the end of the turn."""

    def __init__(self, step: int = ROLLING) -> None:
        self.step = step
        self.dice: list[int] = []
        """Two of the first side, two of the second, the average die."""
        self.again: list[int] = []
        """Indices of dice still to be rolled again."""
        self.ahead: int = NOBODY
        """The side that counts as higher before re-rolls."""
        self.rerolled = 0
        """Mask of the sides that have rolled again."""

    def copy(self) -> Frame:
        other = Initiative(self.step)
        other.dice = self.dice[:]
        other.again = self.again[:]
        other.ahead = self.ahead
        other.rerolled = self.rerolled
        return other

    def fields(self) -> tuple[str, ...]:
        return ("step", "dice", "again", "ahead", "rerolled")

    def proceed(self, b: Battle) -> bool:
        step = self.step
        if step == ROLLING:
            if not self.dice and self.fix_initiative(b):
                return False
            return len(self.dice) < 5 or self.read(b)
        if step == TIE:
            return True
        if step in (LOWER, HIGHER):
            if b.pools[self.chooser()]:
                return True
            self.step += 2
            return False
        if step in (LOWER_DICE, HIGHER_DICE):
            if self.again:
                return True
            self.step += 1
            return False
        self.decide(b)
        return False

    def fix_initiative(self, b: Battle) -> bool:
        """MR-26.5: the initiative of this pulse as the scenario fixes it; False if it does not."""
        fixed = b.roster.given_initiative.get((b.turn, b.pulse + 1))
        if fixed is None:
            return False
        b.initiative = fixed[0]
        b.pulse += 1
        b.tell(E_INITIATIVE_GIVEN, fixed[0])
        b.end(self)
        return True

    def read(self, b: Battle) -> bool:
        """All dice lie. MR-7.6 to MR-7.8; False: look at the stack again."""
        average = self.dice[4]
        for side in (0, 1):
            b.tell(E_INITIATIVE_DICE, side, self.dice[2 * side], self.dice[2 * side + 1])
        b.tell(E_AVERAGE, average, b.pulse + 1)
        if b.pulse and average <= b.pulse + 1:
            b.tell(E_TURN_ENDS, average, b.pulse + 1)
            b.end(self)
            return False
        for side in (0, 1):
            if self.dice[2 * side] == self.dice[2 * side + 1]:
                b.pools[side] += average
                b.tell(E_DOUBLES, side, average, b.pools[side])
        totals = [self.total(b, 0), self.total(b, 1)]
        for side in (0, 1):
            b.tell(E_INITIATIVE_TOTAL, side, totals[side])
        if totals[0] != totals[1]:
            self.ahead = 0 if totals[0] > totals[1] else 1
        elif b.initiative != NOBODY:
            self.ahead = 1 - b.initiative
        self.step = TIE if self.ahead == NOBODY else LOWER
        return False

    def total(self, b: Battle, side: int) -> int:
        """MR-7.4, MR-7.5."""
        held = b.initiative not in (NOBODY, side)
        return self.dice[2 * side] + self.dice[2 * side + 1] + (1 if held else 0)

    def chooser(self) -> int:
        """Who may roll again now (MR-7.9)."""
        return 1 - self.ahead if self.step < HIGHER else self.ahead

    def decide(self, b: Battle) -> None:
        """MR-7.10."""
        totals = [self.total(b, 0), self.total(b, 1)]
        if self.rerolled:
            for side in (0, 1):
                b.tell(E_INITIATIVE_TOTAL, side, totals[side])
        if totals[0] != totals[1]:
            winner = 0 if totals[0] > totals[1] else 1
        elif b.initiative != NOBODY:
            winner = 1 - b.initiative
        elif self.rerolled:
            winner = 0 if self.rerolled in (2, 3) else 1
        else:
            winner = self.ahead
        b.initiative = winner
        b.pulse += 1
        b.tell(E_INITIATIVE, winner)
        b.end(self)

    # ---- what is asked -------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.chooser() if self.step in (LOWER, HIGHER) else CHANCE

    def kind(self, b: Battle) -> int:
        if self.step == ROLLING:
            return D_INITIATIVE_DIE if len(self.dice) < 4 else D_AVERAGE_DIE
        if self.step == TIE:
            return D_TIE_DIE
        return D_INITIATIVE if self.step in (LOWER, HIGHER) else D_INITIATIVE_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.step in (LOWER, HIGHER):
            side = self.chooser()
            totals = {"total": self.total(b, side), "other": self.total(b, 1 - side)}
            dice = {"first": self.dice[2 * side], "second": self.dice[2 * side + 1]}
            return {"side": b.roster.army_words[side], "pool": b.pools[side], **totals, **dice}
        if self.kind(b) == D_INITIATIVE_DIE:
            number = len(self.dice) // 2 if self.step == ROLLING else self.again[0] // 2
            return {"side": b.roster.army_words[number]}
        return {"pulse": b.pulse + 1}

    def listing(self, b: Battle) -> list[int]:
        if self.step in (LOWER, HIGHER):
            found = [act(KEEP), act(REROLL, 1), act(REROLL, 2)]
            if b.pools[self.chooser()] > 1:
                found.append(act(REROLL, BOTH))
            return found
        return AD[:] if self.kind(b) == D_AVERAGE_DIE else D6[:]

    def weights(self, b: Battle, codes: list[int]) -> list[int]:
        return AD_WEIGHTS[:] if self.kind(b) == D_AVERAGE_DIE else [1] * len(codes)

    def take(self, b: Battle, code: int) -> None:
        step = self.step
        if step == ROLLING:
            self.dice.append(a_of(code))
        elif step == TIE:
            die = a_of(code)
            self.ahead = 0 if die <= 3 else 1
            b.tell(E_TIE, self.ahead, die)
            self.step = LOWER
        elif step in (LOWER, HIGHER):
            self.choose(b, code)
        else:
            index = self.again.pop(0)
            self.dice[index] = a_of(code)
            b.tell(E_INITIATIVE_NEW, index // 2, a_of(code), index % 2 + 1)

    def choose(self, b: Battle, code: int) -> None:
        side = self.chooser()
        self.step += 1
        if verb_in(code, KEEP):
            return
        which = a_of(code)
        self.again = [2 * side, 2 * side + 1] if which == BOTH else [2 * side + which - 1]
        b.pools[side] -= len(self.again)
        self.rerolled |= 1 << side
        b.tell(E_INITIATIVE_REROLL, side, len(self.again), b.pools[side])

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step in (LOWER, HIGHER) and verb_in(code, REROLL):
            if a_of(code) == BOTH:
                return no("MR-7.9", "pool-too-small", need=2, pool=b.pools[self.chooser()])
            return no("MR-7.9", "no-such-die", number=2)
        return not_an_answer(self, b, code)


class FirstSide(Frame):
    """The side with the initiative chooses which side is first in this pulse (MR-7.11)."""

    def copy(self) -> Frame:
        return FirstSide()

    def fields(self) -> tuple[str, ...]:
        return ()

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.initiative

    def kind(self, b: Battle) -> int:
        return D_FIRST

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"side": b.roster.army_words[b.initiative]}

    def listing(self, b: Battle) -> list[int]:
        return [act(FIRST, side) for side in range(len(SEATS))]

    def take(self, b: Battle, code: int) -> None:
        b.first = a_of(code)
        b.tell(E_LEADS, b.first)
        b.end(self)

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)
