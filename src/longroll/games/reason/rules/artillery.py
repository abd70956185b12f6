"""MR-9 Artillery fire: step B2. Both sides declare, then all dice are rolled, then the losses count."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import ARTILLERY, FIRED
from longroll.games.reason.lexicon import D_ARTILLERY, DONE, E_HOLDS_FIRE, FIRE
from longroll.games.reason.rules.fire import FireStep, must_fire, open_fire, refusal, shot, targets
from longroll.games.reason.rules.losses import lose_many
from longroll.games.reason.rules.musketry import suppress
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

DECLARING: Final = 0
"""The side with the initiative, then the other (MR-9.1)."""
ROLLING: Final = 2


class Artillery(FireStep):
    """``stage``: 0 and 1 the two sides declare, then the dice are rolled; ``firers``, ``aims``: the shots; ``rolled``:
    how many of them; ``hits``, ``losses``: what each did, applied when all are rolled (MR-9.3)."""

    def __init__(
        self,
        stage: int = DECLARING,
        firers: list[int] | None = None,
        aims: list[int] | None = None,
        rolled: int = 0,
        hits: list[int] | None = None,
        losses: list[int] | None = None,
    ) -> None:
        self.stage = stage
        self.firers: list[int] = firers[:] if firers else []
        self.aims: list[int] = aims[:] if aims else []
        self.rolled = rolled
        self.hits: list[int] = hits[:] if hits else []
        self.losses: list[int] = losses[:] if losses else []
        self.open: list[int] = []
        """The answers but for DONE; found once for each side, as nothing moves while it declares."""
        self.listed = False
        """Have they been found?"""
        self.bound: list[int] = []
        """Batteries that must still fire canister: until then nobody may finish."""

    def copy(self) -> Frame:
        twin = Artillery(self.stage, self.firers, self.aims, self.rolled, self.hits, self.losses)
        twin.open = self.open
        twin.listed = self.listed
        twin.bound = self.bound
        return twin

    def fields(self) -> tuple[str, ...]:
        return ("stage", "firers", "aims", "rolled", "hits", "losses")

    def side(self, b: Battle) -> int:
        return b.initiative if self.stage == DECLARING else 1 - b.initiative

    def mover(self, b: Battle) -> int:
        return self.side(b)

    def kind(self, b: Battle) -> int:
        return D_ARTILLERY

    def proceed(self, b: Battle) -> bool:
        while self.stage < ROLLING:
            if not self.listed:
                self.choices(b)
            if self.open:
                return True
            self.next_side()
        if self.rolled < len(self.firers):
            open_fire(b, shot(b, self.firers[self.rolled], self.aims[self.rolled]))
            self.rolled += 1
            return False
        for target, hits in zip(self.aims, self.hits, strict=True):
            if hits:
                suppress(b, target)
        b.end(self)
        self.apply(b)
        return False

    def next_side(self) -> None:
        self.stage += 1
        self.listed = False

    def choices(self, b: Battle) -> None:
        """What the declaring side may do. A battery with one canister target fires at it unasked (MR-9.5)."""
        found: list[int] = []
        bound: list[int] = []
        roster = b.roster
        for unit in b.present[self.side(b)]:
            if roster.cls[unit] != ARTILLERY or b.flags[unit] & FIRED:
                continue
            at = targets(b, unit)
            if not at:
                continue
            if must_fire(b, unit, at):
                if len(at) == 1:
                    self.declare(b, unit, at[0])
                    continue
                bound.append(unit)
            found += [act(FIRE, unit, target) for target in at]
        self.open = found
        self.bound = bound
        self.listed = True

    def declare(self, b: Battle, unit: int, target: int) -> None:
        b.flags[unit] |= FIRED
        b.fired_at[unit] = target
        self.firers.append(unit)
        self.aims.append(target)

    def apply(self, b: Battle) -> None:
        """All losses at one moment, the targets in the order in which they were shot at."""
        lost: dict[int, int] = {}
        for target, number in zip(self.aims, self.losses, strict=True):
            lost[target] = lost.get(target, 0) + number
        lose_many(b, [(target, number) for target, number in lost.items() if number])

    def struck(self, b: Battle, target: int, hits: int, losses: int) -> None:
        self.hits.append(hits)
        self.losses.append(losses)

    def listing(self, b: Battle) -> list[int]:
        return self.open[:] if self.bound else [*self.open, act(DONE)]

    def take(self, b: Battle, code: int) -> None:
        if verb_in(code, DONE):
            b.tell(E_HOLDS_FIRE, self.side(b))
            self.next_side()
            return
        unit = a_of(code)
        self.declare(b, unit, b_of(code))
        self.open = [other for other in self.open if a_of(other) != unit]
        self.bound = [other for other in self.bound if other != unit]

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, DONE):
            return no("MR-9.5", "must-fire-canister")
        if not verb_in(code, FIRE):
            return not_an_answer(self, b, code)
        unit = a_of(code)
        if b.roster.side[unit] != self.side(b):
            return no("MR-9.1", "fire-not-yours", unit=b.roster.ids[unit])
        if b.roster.cls[unit] != ARTILLERY:
            return no("MR-8.1", "fire-over", unit=b.roster.ids[unit])
        return refusal(b, unit, b_of(code)) or not_an_answer(self, b, code)
