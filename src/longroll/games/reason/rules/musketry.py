"""MR-8 Musketry: step B1 of one side."""

from __future__ import annotations

from longroll.games.reason.components import ARTILLERY, FIRED, GARRISON, INFANTRY, SUPPRESSED
from longroll.games.reason.lexicon import D_MUSKETRY, DONE, E_HOLDS_FIRE, E_SUPPRESSED, FIRE
from longroll.games.reason.rules.fire import FireStep, in_reach, open_fire, ready, refusal, shot, targets
from longroll.games.reason.rules.losses import lose
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no


def suppress(b: Battle, unit: int) -> None:
    """A battery that was hit, whether saved or not (MR-9.10)."""
    if b.roster.cls[unit] == ARTILLERY and b.formation[unit] <= GARRISON and not b.flags[unit] & SUPPRESSED:
        b.flags[unit] |= SUPPRESSED
        b.tell(E_SUPPRESSED, unit)


class Musketry(FireStep):
    """The side's units fire one after another, each once, or hold their fire (MR-8.1, MR-8.3). ``silent``: units that
    had no enemy in range when the step began: nothing moves in it, so they never get one."""

    def __init__(self, side: int = 0, silent: list[int] | None = None, begun: int = 0) -> None:
        self.side = side
        self.silent: list[int] = silent[:] if silent else []
        self.begun = begun
        self.open: list[int] = []
        """The answers; found anew whenever the decision comes up."""

    def copy(self) -> Frame:
        twin = Musketry(self.side, self.silent, self.begun)
        twin.open = self.open
        return twin

    def fields(self) -> tuple[str, ...]:
        return ("side", "silent", "begun")

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_MUSKETRY

    def proceed(self, b: Battle) -> bool:
        roster = b.roster
        if not self.begun:
            self.begun = 1
            for unit in b.present[self.side]:
                if roster.cls[unit] == INFANTRY and ready(b, unit) and not in_reach(b, unit):
                    self.silent.append(unit)
        found: list[int] = []
        for unit in b.present[self.side]:
            if roster.cls[unit] == INFANTRY and unit not in self.silent:
                found += [act(FIRE, unit, target) for target in targets(b, unit)]
        self.open = found
        if not found:
            b.end(self)
            return False
        return True

    def listing(self, b: Battle) -> list[int]:
        return [*self.open, act(DONE)]

    def take(self, b: Battle, code: int) -> None:
        if verb_in(code, DONE):
            b.tell(E_HOLDS_FIRE, self.side)
            b.end(self)
            return
        unit, target = a_of(code), b_of(code)
        b.flags[unit] |= FIRED
        b.fired_at[unit] = target
        open_fire(b, shot(b, unit, target))

    def struck(self, b: Battle, target: int, hits: int, losses: int) -> None:
        if hits:
            suppress(b, target)
        if losses:
            lose(b, target, losses)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, FIRE):
            return not_an_answer(self, b, code)
        unit = a_of(code)
        if b.roster.side[unit] != self.side:
            return no("MR-8.1", "fire-not-yours", unit=b.roster.ids[unit])
        if b.roster.cls[unit] == ARTILLERY:
            return no("MR-9.1", "fire-later", unit=b.roster.ids[unit])
        return refusal(b, unit, b_of(code)) or not_an_answer(self, b, code)
