"""GL-11.31 Advance after a charge (and GL-10.27.5 after a retreat before charge)."""

from __future__ import annotations

from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import ADVANCE, D_ADVANCE, DONE, E_ADVANCES
from longroll.games.glory.rules.assault import charge_front
from longroll.games.glory.rules.facing import choose
from longroll.games.glory.rules.leadership import offer
from longroll.games.glory.rules.units import barred, enter
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no


def fit(b: Battle, unit: int) -> bool:
    """Top infantry or cavalry of its stack, in good order (GL-11.31.1)."""
    return not b.disordered >> unit & 1 and b.top_line_unit(b.at[unit]) == unit


class Advance(Frame):
    """Attackers advance into emptied hexes, each into one. ``free``: they may stay, and are Disordered if they go
    (GL-13.9)."""

    def __init__(
        self, side: int = 0, free: int = 0, units: list[int] | None = None, hexes: list[int] | None = None
    ) -> None:
        self.side = side
        self.free = free
        self.units: list[int] = units[:] if units else []
        self.hexes: list[int] = hexes[:] if hexes else []

    def copy(self) -> Frame:
        return Advance(self.side, self.free, self.units, self.hexes)

    def fields(self) -> tuple[str, ...]:
        return ("side", "free", "units", "hexes")

    def proceed(self, b: Battle) -> bool:
        if self.ways(b):
            return True
        b.end(self)
        return False

    def ways(self, b: Battle) -> list[tuple[int, int]]:
        """Units and hexes: for each hex the fit unit with the highest cohesion, ties left open (GL-11.31.1). A friend
        may have retreated into the hex meanwhile: only who may stack with it can advance there (GL-6.41.1)."""
        found: list[tuple[int, int]] = []
        for place in self.hexes:
            fits = [u for u in self.units if self.can_enter(b, u, place)]
            best = max((b.cohesion(unit) for unit in fits), default=0)
            found += [(unit, place) for unit in fits if b.cohesion(unit) == best]
        return found

    def can_enter(self, b: Battle, unit: int, place: int) -> bool:
        return bool(charge_front(b, unit) & ~barred(b, unit) & BIT[place]) and b.has_room(unit, place)

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_ADVANCE

    def listing(self, b: Battle) -> list[int]:
        codes = [act(ADVANCE, unit, place) for unit, place in self.ways(b)]
        return [*codes, DONE] if self.free else codes

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            b.end(self)
            return
        unit, place = a_of(code), b_of(code)
        self.units.remove(unit)
        self.hexes.remove(place)
        origin = b.at[unit]
        b.tell(E_ADVANCES, unit, place)
        step_in(b, unit, origin, place)
        if self.free:
            b.disorder(unit)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if code == DONE:
            return no("GL-11.31.1", "must-advance")
        if not verb_in(code, ADVANCE):
            return not_an_answer(self, b, code)
        if b_of(code) not in self.hexes:
            return no("GL-11.31.1", "not-emptied", hex=b.hex_word(b_of(code)))
        if a_of(code) not in self.units:
            return no("GL-11.31.2", "cannot-advance", unit=b.roster.ids[a_of(code)])
        if not b.has_room(a_of(code), b_of(code)):
            return no("GL-6.41.1", "no-room", hex=b.hex_word(b_of(code)))
        return no("GL-11.31.1", "another-advances", unit=b.roster.ids[a_of(code)])


def step_in(b: Battle, unit: int, origin: int, place: int) -> None:
    """A unit goes into an empty hex: leaders may go along, it chooses its facing (GL-11.31.2, GL-5.15.5)."""
    enter(b, unit, place)
    choose(b, unit)
    offer(b, unit, origin, place)
