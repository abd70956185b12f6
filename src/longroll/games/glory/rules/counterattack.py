"""GL-11.33 Counterattack: after a broken charge defenders go after the units that retreat."""

from __future__ import annotations

from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import COUNTER, D_COUNTER, DONE, E_COUNTERS
from longroll.games.glory.rules.advance import step_in
from longroll.games.glory.rules.assault import COUNTER as COUNTERING
from longroll.games.glory.rules.assault import in_hand
from longroll.games.glory.rules.results import epoch
from longroll.games.glory.rules.units import barred
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no


class Counterattack(Frame):
    """Defenders may advance into hexes the attackers have left (GL-11.33.1, GL-11.33.2). ``units``: the top
    undisordered infantry or cavalry of each defending hex; ``vacated``: the hexes left; ``runaways``: who has just
    retreated; ``involved``: all units of the broken charge; ``gone``: defenders that have advanced. The charges in
    hand are told of them and make the counterattack."""

    def __init__(
        self,
        side: int = 0,
        units: list[int] | None = None,
        vacated: list[int] | None = None,
        runaways: list[int] | None = None,
        involved: list[int] | None = None,
        gone: list[int] | None = None,
    ) -> None:
        self.side = side
        self.units: list[int] = units[:] if units else []
        self.vacated: list[int] = vacated[:] if vacated else []
        self.runaways: list[int] = runaways[:] if runaways else []
        self.involved: list[int] = involved[:] if involved else []
        self.gone: list[int] = gone[:] if gone else []

    def copy(self) -> Frame:
        return Counterattack(self.side, self.units, self.vacated, self.runaways, self.involved, self.gone)

    def fields(self) -> tuple[str, ...]:
        return ("side", "units", "vacated", "runaways", "involved", "gone")

    def proceed(self, b: Battle) -> bool:
        if in_hand(b).mode != COUNTERING and self.ways(b):
            return True
        self.close(b)
        return False

    def close(self, b: Battle) -> None:
        b.end(self)
        if self.gone:
            assault = in_hand(b)
            assault.counters = self.gone[:]
            assault.against = sorted({b.at[unit] for unit in self.runaways if b.on_map(unit)})
            assault.beaten = self.involved[:]

    def ways(self, b: Battle) -> list[tuple[int, int]]:
        """Who may go where: across a passable hexside, into a hex that is not closed to it."""
        found: list[tuple[int, int]] = []
        for unit in self.units:
            if unit in self.gone or not b.on_map(unit):
                continue
            way = b.board.passable[epoch(b)][b.movement_class(unit)][b.at[unit]] & ~barred(b, unit)
            found += [(unit, place) for place in self.vacated if way & BIT[place]]
        return found

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_COUNTER

    def listing(self, b: Battle) -> list[int]:
        return [DONE, *[act(COUNTER, unit, place) for unit, place in self.ways(b)]]

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.close(b)
            return
        unit, place = a_of(code), b_of(code)
        self.gone.append(unit)
        self.vacated.remove(place)
        b.tell(E_COUNTERS, unit, place)
        step_in(b, unit, b.at[unit], place)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, COUNTER):
            return not_an_answer(self, b, code)
        if b_of(code) not in self.vacated:
            return no("GL-11.33.1", "not-vacated", hex=b.hex_word(b_of(code)))
        return no("GL-11.33.2", "cannot-counter", unit=b.roster.ids[a_of(code)])
