"""GG-5 Sequence of play: the turn and the action phase."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.cells import mix
from longroll.games.guns.components import ATTACK, FIRST_SPACE, USA
from longroll.games.guns.lexicon import E_DAY, E_PHASE, E_TURN
from longroll.games.guns.rules import orders, victory
from longroll.games.guns.rules.attack import AttackStep
from longroll.games.guns.rules.duration import Duration, first_player
from longroll.games.guns.rules.march import MarchStep
from longroll.games.guns.rules.night import Duties
from longroll.games.guns.rules.objectives import Objectives
from longroll.games.guns.rules.reinforcements import Arrivals, Entries
from longroll.games.guns.rules.teams import ask_for_order
from longroll.games.guns.rules.tokens import Draw, keep_eight
from longroll.games.guns.rules.withdrawal import WithdrawalStep
from longroll.games.guns.state import ALL_BLOCKS, Battle, Frame

BEGIN: Final = 0
FIRST: Final = 1
SECOND: Final = 2
MOVES: Final = 3
CLOSE: Final = 4


class Turn(Frame):
    """Duration, the two action phases, objectives (GG-5.1)."""

    def __init__(self, step: int = BEGIN) -> None:
        self.step = step

    def copy(self) -> Frame:
        return Turn(self.step)

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def proceed(self, b: Battle) -> bool:
        step = self.step
        self.step += 1
        if step == BEGIN:
            self.begin(b)
            b.begin(Duration())
        elif step == FIRST:
            b.begin(Phase(b.first))
        elif step == SECOND:
            b.begin(Phase(b.second_player()))
        elif step == MOVES:
            b.begin(Objectives())
        else:
            self.close(b)
        return False

    def begin(self, b: Battle) -> None:
        """GG-7.1, GG-7.2."""
        b.first = first_player(b)
        b.orders = b.declared[:]
        b.bombarded = 0
        b.tell(E_TURN, b.day, b.space, b.first)

    def close(self, b: Battle) -> None:
        """The next turn starts at the space after this one, or on the next morning."""
        b.end(self)
        if victory.last_night_over(b):
            b.win(USA)
            return
        if b.night():
            b.day += 1
            b.space = FIRST_SPACE[b.day]
            b.tell(E_DAY, b.day)
        else:
            b.space += b.length
        b.length = 1
        b.short = 0
        b.begin(Turn())


START: Final = 0
RETURN: Final = 1
DRAWING: Final = 2
KEEPING: Final = 3
SPECIAL: Final = 4
WITHDRAWALS: Final = 5
ATTACKS: Final = 6
ARRIVING: Final = 7
ENTERING: Final = 8
MARCHES: Final = 9
DECLARATION: Final = 10
NIGHT: Final = 11
TEST: Final = 12


class Phase(Frame):
    """One action phase, its steps in the order of GG-5.2."""

    def __init__(self, army: int = 0, step: int = START) -> None:
        self.army = army
        self.step = step

    def copy(self) -> Frame:
        return Phase(self.army, self.step)

    def fields(self) -> tuple[str, ...]:
        return ("army", "step")

    def proceed(self, b: Battle) -> bool:
        army = self.army
        step = self.step
        self.step += 1
        if step == START:
            self.begin(b)
        elif step == RETURN:
            orders.night_return(b, army)
        elif step == DRAWING:
            if b.orders[army] != ATTACK:
                b.begin(Draw(army, b.length))
        elif step == KEEPING:
            keep_eight(b, army)
        elif step == SPECIAL:
            ask_for_order(b, army, b.length)
        elif step == WITHDRAWALS:
            b.begin(WithdrawalStep(army))
        elif step == ATTACKS:
            if b.orders[army] == ATTACK:
                b.begin(AttackStep(army))
        elif step == ARRIVING:
            b.begin(Arrivals(army))
        elif step == ENTERING:
            b.begin(Entries(army))
        elif step == MARCHES:
            b.begin(MarchStep(army))
        elif step == DECLARATION:
            if not victory.last_night_over(b):
                b.begin(orders.Declaration(army))
        elif step == NIGHT:
            if b.night():
                b.begin(Duties(army))
        else:
            self.finish(b)
        return False

    def begin(self, b: Battle) -> None:
        army = self.army
        b.active = army
        b.moved = 0
        b.withdrew = 0
        b.entered = 0
        b.attacked = 0
        b.victor &= ~ALL_BLOCKS[army]
        b.duty[army] = 0
        b.bonus = 0
        mix(b, army)
        b.tell(E_PHASE, army, b.orders[army])

    def finish(self, b: Battle) -> None:
        """Last, for the Union on 2 and 3 July, the test of GG-20.8."""
        b.bonus = 0
        b.end(self)
        if self.army == USA:
            victory.check(b)
