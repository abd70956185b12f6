"""GG-24 Game balance: bids for the choice of side, and the loser's objective moves."""

from __future__ import annotations

from typing import Final

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
)
from longroll.games.guns.rules.objectives import APART, refuse_shift, spaced, steps
from longroll.games.guns.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

HIGHEST_BID: Final = 30
"""More moves than objectives can make use of; it keeps the list of bids short."""

START: Final = 0
BIDS: Final = 1
CHOICE: Final = 2


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
    """The loser moves objectives before Buford is set up, in any order, in the end as evenly as possible and apart
    from each other (GG-24.3, GG-24.4). ``made``: moves of each objective."""

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
        codes = [DONE] if even(self.made) and spaced(b.ground, b.goals) else []
        if not self.left:
            return codes
        for number, area in enumerate(b.goals):
            for to in steps(b.ground, area):
                if self.completed(b, number, to):
                    codes.append(act(SHIFT, area, to, b.ground.members(b.ground.between(area, to))[0]))
        return list(dict.fromkeys(codes))

    def completed(self, b: Battle, number: int, to: int) -> bool:
        """Can the objectives stand evenly moved and apart in the end if this one goes there?"""
        goals, made = b.goals[:], self.made[:]
        goals[number] = to
        made[number] += 1
        return any(
            parted(b.ground, goals, [after - so_far for after, so_far in zip(plan, made, strict=True)])
            for plan in divisions(made, self.left - 1)
        )

    def chosen(self, b: Battle, code: int) -> int:
        """The objective an answer moves; of two that meet in one area the one moved less."""
        there = [number for number, area in enumerate(b.goals) if area == a_of(code)]
        there.sort(key=lambda number: self.made[number])
        return next((number for number in there if self.completed(b, number, b_of(code))), there[0])

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.left = 0
            return
        area, to = a_of(code), b_of(code)
        number = self.chosen(b, code)
        b.goals[number] = to
        self.made[number] += 1
        self.left -= 1
        b.tell(E_SHIFTED, area, to, b.ground.members(b.ground.between(area, to))[0])

    def refuse(self, b: Battle, code: int) -> Refusal:
        if code == DONE:
            if not even(self.made):
                most = self.made.index(max(self.made))
                return no("GG-24.3", "not-even", area=b.ground.area_codes[b.goals[most]])
            return no("GG-24.4", "objectives-too-near")
        if not verb_in(code, SHIFT):
            return not_an_answer(self, b, code)
        wrong = refuse_shift(b, code, 0)
        if wrong is not None:
            return wrong
        made = self.made[:]
        made[self.chosen(b, code)] += 1
        if not divisions(made, self.left - 1):
            return no("GG-24.3", "not-even", area=b.ground.area_codes[a_of(code)])
        return no("GG-24.4", "objectives-too-near")


def even(made: list[int]) -> bool:
    """GG-24.3: do the numbers of moves differ by at most one?"""
    return max(made) - min(made) <= 1


def divisions(made: list[int], left: int) -> list[list[int]]:
    """Every even spread of moves that can still come of those made, with so many left; the fewest moves first."""
    found: list[list[int]] = []
    for least in range(max(0, max(made) - 1), (sum(made) + left) // 3 + 1):
        for more in range(7):
            plan = [least + (more >> number & 1) for number in range(3)]
            fits = all(after >= so_far for after, so_far in zip(plan, made, strict=True))
            if fits and sum(plan) <= sum(made) + left:
                found.append(plan)
    return sorted(found, key=sum)


def parted(ground: Ground, goals: list[int], moves: list[int]) -> bool:
    """Can the objectives stand apart after each has made just so many moves more?"""
    first, second, third = (reached(ground, area, number) for area, number in zip(goals, moves, strict=True))
    for one in ground.members(first):
        for other in ground.members(second & beyond(ground, one)):
            if third & beyond(ground, one) & beyond(ground, other):
                return True
    return False


def reached(ground: Ground, area: int, moves: int) -> int:
    """Mask of the areas in which an objective may be after just so many moves."""
    mask = ground.bit[area]
    for _ in range(moves):
        wider = 0
        for place in ground.members(mask):
            wider |= ground.neighbours[place] & ~ground.partial
        mask = wider
    return mask


def beyond(ground: Ground, area: int) -> int:
    """Mask of the areas far enough from an area for another objective."""
    near = ground.bit[area]
    for _ in range(APART - 1):
        for place in ground.members(near):
            near |= ground.neighbours[place]
    return ground.all_areas & ~near
