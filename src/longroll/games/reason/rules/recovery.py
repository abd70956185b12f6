"""MR-16 Recovery of SP, after all moves of the segment."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import ARTILLERY, ATTACK, MOVED, NO_UNIT, at_most, officer_of
from longroll.games.reason.lexicon import (
    D6,
    D_RECOVER,
    D_RECOVERY_DIE,
    D_RECOVERY_REROLL,
    DONE,
    E_CD_REROLL,
    E_FREE_REROLL,
    E_RECOVERS,
    E_RECOVERY,
    FREE,
    KEEP,
    RECOVER,
    SPEND,
    thousandths,
)
from longroll.games.reason.rules.command import in_radius
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

ENEMY_REACH: Final = 3.0
COMMANDER_REACH: Final = 8.0


def bar(b: Battle, unit: int) -> Refusal | None:
    """Why a unit may not try at all (MR-16.2, MR-16.4, MR-16.7)."""
    name = b.roster.ids[unit]
    if not b.on_table(unit):
        return no("MR-16.1", "unit-not-there", unit=name)
    if b.roster.cls[unit] == ARTILLERY:
        return no("MR-16.7", "artillery-never-recovers", unit=name)
    if b.losses_of(unit) < 2:
        return no("MR-16.4", "too-few-losses", unit=name, number=b.losses_of(unit))
    if b.status_of(unit) == ATTACK:
        return no("MR-11.16", "attack-never-recovers", unit=name)
    if not in_radius(b, unit):
        officer = officer_of(b.roster.force[unit])
        name_of = b.roster.officer_words[officer]
        return no("MR-16.2", "outside-radius", unit=name, officer=name_of, distance=bw(b.gap(officer, unit)))
    if b.enemy_within(unit, ENEMY_REACH):
        enemy, gap = b.nearest_enemy(unit)
        return no("MR-16.2", "enemy-near", unit=name, target=b.roster.ids[enemy], distance=bw(gap))
    return None


def attempts(b: Battle, unit: int) -> int:
    """MR-16.3."""
    return 1 if b.has(unit, MOVED) else 2


class Recovery(Frame):
    """The phasing side's attempts, unit by unit, in any order."""

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self.tried: list[int] = []
        """A unit stands here once for each attempt made."""
        self.favoured: list[int] = []
        """Units whose sub-commander has used his re-roll (MR-16.5)."""
        self.unit: int = NO_UNIT
        """The unit that tries now."""
        self.die = 0
        """What its attempt shows; 0: still to be rolled."""
        self.paid = 0
        """1: a CD was spent on this attempt (MR-16.6)."""

    def copy(self) -> Frame:
        other = Recovery(self.side)
        other.tried = self.tried[:]
        other.favoured = self.favoured[:]
        other.unit = self.unit
        other.die = self.die
        other.paid = self.paid
        return other

    def fields(self) -> tuple[str, ...]:
        return ("side", "tried", "favoured", "unit", "die", "paid")

    def ready(self, b: Battle) -> list[int]:
        return [
            unit
            for unit in b.present[self.side]
            if b.losses_of(unit) >= 2 and self.tried.count(unit) < attempts(b, unit) and bar(b, unit) is None
        ]

    def proceed(self, b: Battle) -> bool:
        if self.unit != NO_UNIT:
            if not self.die:
                return True
            if self.die < b.losses_of(self.unit):
                b.sp[self.unit] += 1
                b.tell(E_RECOVERS, self.unit, b.sp[self.unit])
            elif len(self.rights(b)) > 1:
                return True
            self.close()
            return False
        if self.ready(b):
            return True
        b.end(self)
        return False

    def close(self) -> None:
        self.unit = NO_UNIT
        self.die = 0
        self.paid = 0

    def rights(self, b: Battle) -> list[int]:
        """How a failed attempt may be rolled again (MR-16.5, MR-16.6)."""
        found = [act(KEEP)]
        if self.unit not in self.favoured:
            found.append(act(FREE))
        if self.may_spend(b):
            found.append(act(SPEND))
        return found

    def may_spend(self, b: Battle) -> bool:
        return not self.paid and b.pools[self.side] > 0 and at_most(b.gap(self.side, self.unit), COMMANDER_REACH)

    def mover(self, b: Battle) -> int:
        return CHANCE if self.unit != NO_UNIT and not self.die else self.side

    def kind(self, b: Battle) -> int:
        if self.unit == NO_UNIT:
            return D_RECOVER
        return D_RECOVERY_REROLL if self.die else D_RECOVERY_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.unit == NO_UNIT:
            return {"side": b.roster.army_words[self.side]}
        return {"unit": b.roster.ids[self.unit], "losses": b.losses_of(self.unit), "die": self.die}

    def listing(self, b: Battle) -> list[int]:
        if self.unit == NO_UNIT:
            return [*[act(RECOVER, unit) for unit in self.ready(b)], act(DONE)]
        return self.rights(b) if self.die else D6[:]

    def take(self, b: Battle, code: int) -> None:
        if self.unit == NO_UNIT:
            if verb_in(code, DONE):
                b.end(self)
                return
            self.unit = a_of(code)
            self.tried.append(self.unit)
        elif not self.die:
            self.die = a_of(code)
            b.tell(E_RECOVERY, self.unit, self.die, b.losses_of(self.unit))
        elif verb_in(code, FREE):
            self.favoured.append(self.unit)
            b.tell(E_FREE_REROLL, officer_of(b.roster.force[self.unit]), self.unit)
            self.die = 0
        elif verb_in(code, SPEND):
            b.pools[self.side] -= 1
            self.paid = 1
            b.tell(E_CD_REROLL, self.side, b.pools[self.side], thousandths(b.gap(self.side, self.unit)))
            self.die = 0
        else:
            self.close()

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.unit == NO_UNIT and verb_in(code, RECOVER):
            return self.refuse_unit(b, a_of(code))
        if self.unit != NO_UNIT and self.die and verb_in(code, FREE):
            return no("MR-16.5", "free-reroll-used", unit=b.roster.ids[self.unit])
        if self.unit != NO_UNIT and self.die and verb_in(code, SPEND):
            return self.refuse_spend(b)
        return not_an_answer(self, b, code)

    def refuse_unit(self, b: Battle, unit: int) -> Refusal:
        name = b.roster.ids[unit]
        if b.roster.side[unit] != self.side:
            return no("MR-16.1", "unit-of-the-enemy", unit=name)
        refusal = bar(b, unit)
        if refusal is not None:
            return refusal
        return no("MR-16.3", "no-attempt-left", unit=name, number=attempts(b, unit))

    def refuse_spend(self, b: Battle) -> Refusal:
        if self.paid:
            return no("MR-16.6", "one-cd-each")
        if not b.pools[self.side]:
            return no("MR-16.6", "pool-too-small", need=1, pool=0)
        name = b.roster.officer_words[self.side]
        return no("MR-16.6", "commander-too-far", officer=name, distance=bw(b.gap(self.side, self.unit)), most="8.00")
