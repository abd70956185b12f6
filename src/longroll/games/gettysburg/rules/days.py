"""GB-5 Days, periods and phases; GB-24 the end of a period; GB-25 victory."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.components import AFTERNOON, CSA, MORNING, NIGHT, UNION
from longroll.games.gettysburg.lexicon import D_ARRIVAL, E_ARRIVAL_ROLL, E_PERIOD, E_PERIOD_ENDS, E_RUSH, E_STAR
from longroll.games.gettysburg.rules.fire import DIE_CODES
from longroll.games.gettysburg.rules.orders import fill_boxes
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.reinforcements import arrival_box, arrive, due
from longroll.games.gettysburg.rules.turn import STALL_LIMIT, Turn
from longroll.games.gettysburg.state import Battle, places_in
from longroll.kit.frames import Frame
from longroll.kit.notation import a_of
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal

BEGIN: Final = 0
REINFORCEMENTS: Final = 1
DISCS: Final = 2
ACTIONS: Final = 3


class Period(Frame):
    """The four phases of a period, and the next period after it (GB-5.3)."""

    def __init__(self, step: int = 0, active: int = CSA) -> None:
        self.step = step
        self.active = active
        """Whose turn comes next (GB-5.4, GB-5.5)."""

    def copy(self) -> Frame:
        return Period(self.step, self.active)

    def fields(self) -> tuple[str, ...]:
        return ("step", "active")

    def proceed(self, b: Battle) -> bool:
        if self.step == BEGIN:
            self.step = REINFORCEMENTS
            b.tell(E_PERIOD, b.day, b.period)
        if self.step == REINFORCEMENTS:
            for group in due(b):
                if group.rolled:
                    return True
                arrive(b, group, 1)
            self.step = DISCS
        if self.step == DISCS:
            fill_boxes(b)
            self.step = ACTIONS
            self.active = CSA
        self.next_turn(b)
        return False

    def next_turn(self, b: Battle) -> None:
        """GB-5.6: the period lasts until the Union box is empty."""
        if not b.orders and not b.forced:
            self.end_period(b)
            return
        if b.stall >= STALL_LIMIT and not b.rush:
            b.rush = 1
            b.tell(E_RUSH)
        b.begin(Turn(self.active))
        self.active = 1 - self.active

    def end_period(self, b: Battle) -> None:
        """GB-24.1: (a) fire markers, (b) disruption after an afternoon, (c) victory, (d) the next period."""
        b.tell(E_PERIOD_ENDS, b.day, b.period)
        for sector in places_in(b.fired):
            b.clear_fire(sector)
        if b.period == AFTERNOON:
            for sector in places_in(b.disrupted):
                b.rally(sector)
        b.stall = 0
        b.rush = 0
        winner = victor(b)
        if winner is not None:
            b.win(winner)
            return
        if b.period == NIGHT:
            b.day += 1
            b.period = MORNING
        else:
            b.period += 1
        self.step = BEGIN

    # ---- the arrival roll (GB-6.3) -------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_ARRIVAL

    def listing(self, b: Battle) -> list[int]:
        return DIE_CODES[:]

    def several(self, b: Battle) -> bool:
        return True

    def take(self, b: Battle, code: int) -> None:
        group = due(b)[0]
        b.tell(E_ARRIVAL_ROLL, a_of(code), arrival_box(group, a_of(code)))
        arrive(b, group, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


def stars_held(b: Battle) -> list[int]:
    """Victory sectors the CSA controls (GB-1.4)."""
    return list(places_in(b.goals & b.occupied[CSA]))


def victor(b: Battle) -> int | None:
    """GB-25.1 to GB-25.4, at the end of a period."""
    stars = stars_held(b)
    for sector in stars:
        b.tell(E_STAR, sector)
    if len(stars) >= 2:
        return CSA
    if b.period == AFTERNOON:
        last = b.ground.double_star
        if last >= 0 and b.mask(CSA, last):
            return CSA
        if b.day == b.last_day:
            return UNION
    return None
