"""GG-24 Game balance: bids for the choice of side, and the loser's objective moves."""

from __future__ import annotations

from longroll.games.guns.board import Ground
from longroll.games.guns.components import CSA, USA
from longroll.games.guns.lexicon import (
    BID,
    D_BALANCE,
    D_BID,
    D_FIRST_BIDDER,
    D_SIDE,
    DONE,
    E_BID,
    E_BID_PASS,
    E_FIRST_BIDDER,
    E_SHIFTED,
    E_SIDE,
    FIRST_BIDDER,
    PASS,
    SHIFT,
    SIDE,
    act,
)
from longroll.games.guns.objectives import APART, refuse_shift, spaced, steps
from longroll.games.guns.refusals import no, not_an_answer, verb_in
from longroll.games.guns.state import Battle, Frame
from longroll.kit.notation import a_of, b_of
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal

HIGHEST_BID = 30
"""More moves than objectives can make use of; it keeps the list of bids short."""
LOOK_AHEAD = 6
"""Moves looked ahead to see whether objectives that stand too near can still be parted."""

START = 0
BIDS = 1
CHOICE = 2


class Bidding(Frame):
    """The players bid in turn until one passes; the winner chooses his side (GG-24.1, GG-24.2).

    Each seat bids for its player. If the winner chooses the army of the other seat, the players change seats."""

    def __init__(self, step: int = START, turn: int = 0, high: int = -1, asked: int = 0) -> None:
        self.step = step
        self.turn = turn
        """The seat that bids or chooses."""
        self.high = high
        """Highest bid so far, -1 before the first."""
        self.asked = asked

    def copy(self) -> Frame:
        return Bidding(self.step, self.turn, self.high, self.asked)

    def fields(self) -> tuple[str, ...]:
        return ("step", "turn", "high", "asked")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return CHANCE if self.step == START else self.turn

    def kind(self, b: Battle) -> int:
        return (D_FIRST_BIDDER, D_BID, D_SIDE)[self.step]

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"number": self.high} if self.step == BIDS else {}

    def listing(self, b: Battle) -> list[int]:
        if self.step == START:
            return [act(FIRST_BIDDER, USA), act(FIRST_BIDDER, CSA)]
        if self.step == BIDS:
            return [PASS, *(act(BID, number) for number in range(self.high + 1, HIGHEST_BID + 1))]
        return [act(SIDE, USA), act(SIDE, CSA)]

    def take(self, b: Battle, code: int) -> None:
        if self.step == START:
            self.turn = a_of(code)
            self.step = BIDS
            b.tell(E_FIRST_BIDDER, self.turn)
        elif self.step == BIDS:
            if code == PASS:
                b.tell(E_BID_PASS, self.turn)
                self.step = CHOICE
                self.high = max(self.high, 0)
            else:
                self.high = a_of(code)
                b.tell(E_BID, self.turn, self.high)
            self.turn = 1 - self.turn
        else:
            army = a_of(code)
            b.tell(E_SIDE, self.turn, army)
            b.exchanged = int(army != self.turn)
            b.end(self)
            b.frames[-1].settle_bid(1 - army, self.high)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == BIDS and verb_in(code, BID):
            return no("GG-24.1", "bid-too-low" if a_of(code) <= self.high else "bid-too-high", number=self.high)
        return not_an_answer(self, b, code)


class Balance(Frame):
    """The loser moves objectives before Buford is set up, as evenly as possible (GG-24.3, GG-24.4)."""

    def __init__(self, army: int = 0, left: int = 0, made: list[int] | None = None) -> None:
        self.army = army
        self.left = left
        self.made: list[int] = [0, 0, 0] if made is None else made[:]

    def copy(self) -> Frame:
        return Balance(self.army, self.left, self.made)

    def fields(self) -> tuple[str, ...]:
        return ("army", "left", "made")

    def proceed(self, b: Battle) -> bool:
        if self.left and self.listing(b) != [DONE]:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_BALANCE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"number": self.left}

    def listing(self, b: Battle) -> list[int]:
        codes = [DONE] if spaced(b.ground, b.goals) else []
        for number, area in enumerate(b.goals):
            if self.made[number] == min(self.made):
                codes += [act(SHIFT, area, to, b.ground.members(b.ground.between(area, to))[0])
                          for to in steps(b.ground, area) if self.repairable(b, number, to)]  # fmt: skip
        return codes

    def repairable(self, b: Battle, number: int, to: int) -> bool:
        """Can the objectives stand apart in the end if this one goes there?"""
        goals, made = b.goals[:], self.made[:]
        goals[number] = to
        made[number] += 1
        return any(parted(b.ground, goals, made, depth) for depth in range(min(self.left - 1, LOOK_AHEAD) + 1))

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.left = 0
            return
        area, to = a_of(code), b_of(code)
        number = b.goals.index(area)
        b.goals[number] = to
        self.made[number] += 1
        self.left -= 1
        b.tell(E_SHIFTED, area, to, b.ground.members(b.ground.between(area, to))[0])

    def refuse(self, b: Battle, code: int) -> Refusal:
        if code == DONE:
            return no("GG-24.4", "objectives-too-near")
        if not verb_in(code, SHIFT):
            return not_an_answer(self, b, code)
        wrong = refuse_shift(b, code, 0)
        if wrong is not None:
            return wrong
        if self.made[b.goals.index(a_of(code))] != min(self.made):
            return no("GG-24.3", "not-even", area=b.ground.area_codes[a_of(code)])
        return no("GG-24.4", "objectives-too-near")


def parted(ground: Ground, goals: list[int], made: list[int], depth: int) -> bool:
    """Can the objectives stand apart after just so many moves, each of one of those moved least?"""
    lacking = sum(max(0, APART - ground.area_distance[goals[n]][goals[m]]) for n, m in ((0, 1), (0, 2), (1, 2)))
    if not depth:
        return not lacking
    if lacking > 2 * depth:
        return False
    least = min(made)
    for number, area in enumerate(goals):
        if made[number] == least:
            made[number] += 1
            for to in steps(ground, area):
                goals[number] = to
                fine = parted(ground, goals, made, depth - 1)
                if fine:
                    break
            else:
                fine = False
            goals[number] = area
            made[number] -= 1
            if fine:
                return True
    return False
