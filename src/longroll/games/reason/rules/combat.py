"""MR-20 Combat: the combat segment, and one combat from valour to fall back or advance."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import INFANTRY, NO_SECTOR, NO_UNIT
from longroll.games.reason.lexicon import (
    D6,
    D_COMBAT,
    D_COMBAT_DIE,
    D_COMBAT_REROLL,
    D_SHARE,
    D_VALOUR,
    E_CD_REROLL,
    E_COMBAT,
    E_COMBAT_DIE,
    E_COMBAT_REROLL,
    E_COMBAT_TOTAL,
    E_COMBAT_WON,
    E_EXTRA_DIE,
    E_VALOUR,
    EVENT_WORDS,
    KEEP,
    REROLL,
    RESOLVE,
    SHARE,
    VALOUR,
    thousandths,
)
from longroll.games.reason.rules.attacks import advised
from longroll.games.reason.rules.combat_sums import (
    LOST_ALL,
    WON,
    WON_ALL,
    brave,
    combat_result,
    combats,
    engagements_of,
    extra_die,
    sum_items,
    total,
)
from longroll.games.reason.rules.fall_back import Advance, fall_back
from longroll.games.reason.rules.fire import tell_items
from longroll.games.reason.rules.losses import lose_many, risk
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

NO_OFFICER: Final = -1
DECISIVE: Final = EVENT_WORDS["result"].index("decisive")
INDECISIVE: Final = EVENT_WORDS["result"].index("indecisive")


class Combats(Frame):
    """The combat segment of a side: its player chooses the order (MR-20.1)."""

    def __init__(self, side: int = 0) -> None:
        self.side = side

    def copy(self) -> Frame:
        return Combats(self.side)

    def fields(self) -> tuple[str, ...]:
        return ("side",)

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_COMBAT

    def proceed(self, b: Battle) -> bool:
        if not b.engagements:
            b.end(self)
            return False
        left = combats(b)
        if len(left) > 1:
            return True
        b.begin(Combat(left[0][0], left[0][1]))
        return False

    def listing(self, b: Battle) -> list[int]:
        return [act(RESOLVE, attackers[0]) for attackers, _ in combats(b)]

    def take(self, b: Battle, code: int) -> None:
        for attackers, defenders in combats(b):
            if a_of(code) in attackers or a_of(code) in defenders:
                b.begin(Combat(attackers, defenders))
                return

    def allows(self, b: Battle, code: int) -> bool:
        """A combat may be named by any unit in it; the list names its first attacker."""
        return verb_in(code, RESOLVE) and b.engaged(a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, RESOLVE):
            return no("MR-20.1", "no-combat", unit=b.roster.ids[a_of(code)])
        return not_an_answer(self, b, code)


VALIANT: Final = 0
"""Officers may lend their valour, attacker first (MR-20.8)."""
ROLLING: Final = 1
REROLL_ASKED: Final = 2
REROLLING: Final = 3
RESULT: Final = 4
SHARING: Final = 5
LOSING: Final = 6
PARTING: Final = 7
"""Fall back or advance."""


class Combat(Frame):
    """One combat. ``who``: the side of it that decides or rolls, 0 the attackers; ``lent``: the officers whose valour
    is used; ``attack_dice``, ``defence_dice``; ``which``: the die that is rolled again; ``owed``: SP each side has
    still to share out; ``shares``: units, one for each SP they will lose; ``queue``: attackers still to fall back or
    advance; ``sectors``: attacker and sector by turns, of garrisons attacked by infantry."""

    def __init__(
        self,
        attackers: list[int] | None = None,
        defenders: list[int] | None = None,
        stage: int = VALIANT,
        who: int = 0,
        begun: int = 0,
        lent: list[int] | None = None,
        attack_dice: list[int] | None = None,
        defence_dice: list[int] | None = None,
        which: int = 0,
        owed: list[int] | None = None,
        shares: list[int] | None = None,
        queue: list[int] | None = None,
        sectors: list[int] | None = None,
    ) -> None:
        self.attackers: list[int] = attackers[:] if attackers else []
        self.defenders: list[int] = defenders[:] if defenders else []
        self.stage = stage
        self.who = who
        self.begun = begun
        self.lent: list[int] = lent[:] if lent else [NO_OFFICER, NO_OFFICER]
        self.attack_dice: list[int] = attack_dice[:] if attack_dice else []
        self.defence_dice: list[int] = defence_dice[:] if defence_dice else []
        self.which = which
        self.owed: list[int] = owed[:] if owed else [0, 0]
        self.shares: list[int] = shares[:] if shares else []
        self.queue: list[int] = queue[:] if queue else []
        self.sectors: list[int] = sectors[:] if sectors else []

    def copy(self) -> Frame:
        return Combat(
            self.attackers, self.defenders, self.stage, self.who, self.begun, self.lent, self.attack_dice,
            self.defence_dice, self.which, self.owed, self.shares, self.queue, self.sectors,
        )  # fmt: skip

    def fields(self) -> tuple[str, ...]:
        return (
            "attackers", "defenders", "stage", "who", "begun", "lent", "attack_dice", "defence_dice", "which", "owed",
            "shares", "queue", "sectors",
        )  # fmt: skip

    # ---- the two sides -------------------------------------------------------------------------------------

    def units(self, who: int) -> list[int]:
        return self.defenders if who else self.attackers

    def dice(self, who: int) -> list[int]:
        return self.defence_dice if who else self.attack_dice

    def seat(self, b: Battle, who: int) -> int:
        """The side of the battle that fights on a side of the combat."""
        return b.roster.side[self.units(who)[0]]

    def dice_due(self, b: Battle, who: int) -> int:
        """One die, and one more for the advantage of kind (MR-20.2, MR-20.3)."""
        joined = engagements_of(b, self.attackers)
        return 1 if extra_die(b, joined, self.units(who), self.units(1 - who), not who) == NO_UNIT else 2

    def valour(self, b: Battle, who: int) -> int:
        return b.v[self.lent[who]] if self.lent[who] != NO_OFFICER else 0

    def total(self, b: Battle, who: int) -> int:
        """MR-20.2: not below 1."""
        joined = engagements_of(b, self.attackers)
        items = sum_items(b, joined, self.units(who), self.units(1 - who), not who, self.valour(b, who))
        return max(1, total(items) + sum(self.dice(who)))

    # ---- the decision --------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return CHANCE if self.stage in (ROLLING, REROLLING) else self.seat(b, self.who)

    def kind(self, b: Battle) -> int:
        if self.stage == VALIANT:
            return D_VALOUR
        if self.stage == REROLL_ASKED:
            return D_COMBAT_REROLL
        return D_SHARE if self.stage == SHARING else D_COMBAT_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        found: dict[str, str | int] = {
            "unit": b.roster.ids[self.attackers[0]],
            "target": b.roster.ids[self.defenders[0]],
        }
        if self.stage == SHARING:
            found["number"] = self.owed[self.who]
        if self.stage == REROLL_ASKED:
            found["total"] = self.total(b, self.who)
            found["other"] = self.total(b, 1 - self.who)
        return found

    def proceed(self, b: Battle) -> bool:
        if not self.begun:
            self.begin(b)
        if self.stage == VALIANT:
            while self.who < 2:
                if self.lent[self.who] == NO_OFFICER and brave(b, self.units(self.who)):
                    return True
                self.who += 1
            self.stage, self.who = ROLLING, 0
        if self.stage == ROLLING:
            while self.who < 2:
                if len(self.dice(self.who)) < self.dice_due(b, self.who):
                    return True
                self.who += 1
            self.stage, self.who = REROLL_ASKED, 0
        if self.stage == REROLL_ASKED:
            while self.who < 2:
                if self.help_near(b) >= 0.0:
                    return True
                self.who += 1
            self.stage, self.who = RESULT, 0
        if self.stage == REROLLING:
            return True
        if self.stage == RESULT:
            self.decide(b)
        if self.stage == SHARING:
            return self.share(b)
        if self.stage == LOSING:
            self.suffer(b)
        elif self.stage == PARTING:
            self.part(b)
        return False

    def listing(self, b: Battle) -> list[int]:
        if self.stage == VALIANT:
            return [*[act(VALOUR, officer) for officer in brave(b, self.units(self.who))], act(KEEP)]
        if self.stage == REROLL_ASKED:
            return [*[act(REROLL, n + 1) for n in range(len(self.dice(self.who)))], act(KEEP)]
        if self.stage == SHARING:
            return [act(SHARE, unit) for unit in self.bearers(b)]
        return D6[:]

    def take(self, b: Battle, code: int) -> None:
        if self.stage == VALIANT:
            if verb_in(code, VALOUR):
                self.lent[self.who] = a_of(code)
                b.tell(E_VALOUR, a_of(code), b.v[a_of(code)])
            self.who += 1
        elif self.stage == ROLLING:
            self.dice(self.who).append(a_of(code))
            b.tell(E_COMBAT_DIE, self.seat(b, self.who), a_of(code))
        elif self.stage == REROLL_ASKED:
            self.ask_again(b, a_of(code) if verb_in(code, REROLL) else 0)
        elif self.stage == REROLLING:
            side = self.seat(b, self.who)
            self.dice(self.who)[self.which - 1] = a_of(code)
            b.tell(E_COMBAT_REROLL, side, a_of(code), b.pools[side])
            self.stage = REROLL_ASKED
            self.who += 1
        else:
            self.shares.append(a_of(code))
            self.owed[self.who] -= 1

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.stage == VALIANT and verb_in(code, VALOUR):
            return no("MR-20.8", "no-valour", officer=b.roster.officer_words[a_of(code)])
        if self.stage == SHARING and verb_in(code, SHARE):
            return no("MR-20.12", "share-not-here", unit=b.roster.ids[a_of(code)])
        return not_an_answer(self, b, code)

    # ---- before the dice -----------------------------------------------------------------------------------

    def begin(self, b: Battle) -> None:
        """Tell the combat, and note which sectors infantry fights for (MR-21.5)."""
        self.begun = 1
        for attacker, defender, *_ in engagements_of(b, self.attackers):
            b.tell(E_COMBAT, attacker, defender)
            if b.sector[defender] != NO_SECTOR and b.roster.cls[attacker] == INFANTRY:
                self.sectors += [attacker, b.sector[defender]]
        joined = engagements_of(b, self.attackers)
        for who in (0, 1):
            unit = extra_die(b, joined, self.units(who), self.units(1 - who), not who)
            if unit != NO_UNIT:
                b.tell(E_EXTRA_DIE, self.seat(b, who), unit)

    # ---- after the dice (MR-20.9) --------------------------------------------------------------------------

    def help_near(self, b: Battle) -> float:
        """Distance of the army commander who may pay for a re-roll; -1 if he may not."""
        return advised(b, self.seat(b, self.who), [b.shapes[unit] for unit in self.units(self.who)])

    def ask_again(self, b: Battle, which: int) -> None:
        if not which:
            self.who += 1
            return
        side = self.seat(b, self.who)
        gap = self.help_near(b)
        b.pools[side] -= 1
        b.tell(E_CD_REROLL, side, b.pools[side], thousandths(gap))
        self.which = which
        self.stage = REROLLING

    # ---- the result (MR-20.10 to MR-20.12) -----------------------------------------------------------------

    def decide(self, b: Battle) -> None:
        """Who wins, and how many SP each side loses."""
        joined = engagements_of(b, self.attackers)
        totals = [self.total(b, 0), self.total(b, 1)]
        for who in (0, 1):
            b.tell(E_COMBAT_TOTAL, self.seat(b, who), totals[who])
            tell_items(b, sum_items(b, joined, self.units(who), self.units(1 - who), not who, self.valour(b, who)))
        result = combat_result(totals[0], totals[1])
        winner = 0 if result in (WON, WON_ALL) else 1
        if result in (LOST_ALL, WON_ALL):
            b.tell(E_COMBAT_WON, self.seat(b, winner), DECISIVE)
            self.owed[winner] = totals[winner] % 2
            self.owed[1 - winner] = sum([b.sp[unit] for unit in self.units(1 - winner)])
        else:
            b.tell(E_COMBAT_WON, self.seat(b, winner), INDECISIVE)
            self.owed[winner], self.owed[1 - winner] = 1, 2
        self.stage, self.who = SHARING, 0

    def bearers(self, b: Battle) -> list[int]:
        """Units of the deciding side that can still lose an SP."""
        return [unit for unit in self.units(self.who) if b.sp[unit] > self.shares.count(unit)]

    def share(self, b: Battle) -> bool:
        """Share out the losses; asked only where there is a choice."""
        while self.who < 2:
            able = self.bearers(b)
            left = sum([b.sp[unit] - self.shares.count(unit) for unit in able])
            owed = self.owed[self.who]
            if owed and len(able) > 1 and left > owed:
                return True
            for unit in able:
                bears = min(owed, b.sp[unit] - self.shares.count(unit))
                self.shares += [unit] * bears
                owed -= bears
            self.owed[self.who] = 0
            self.who += 1
        self.stage = LOSING
        return False

    # ---- the consequences (MR-20.13, MR-20.14) -------------------------------------------------------------

    def suffer(self, b: Battle) -> None:
        """Losses and broken units; then the officers who lent their valour are tested, then those near broken units
        (the frame pushed last runs first)."""
        self.stage = PARTING
        b.engagements = [e for e in b.engagements if e[0] not in self.attackers]
        self.queue = self.attackers[:]
        lent = [(officer, b.v[officer]) for officer in self.lent if officer != NO_OFFICER]
        units = [*self.attackers, *self.defenders]
        lose_many(b, [(unit, self.shares.count(unit)) for unit in units if unit in self.shares])
        for officer, valour in reversed(lent):
            risk(b, officer, valour)

    def part(self, b: Battle) -> None:
        """Attackers still standing fall back, or advance if all defenders are broken."""
        while self.queue:
            unit = self.queue.pop(0)
            if not b.on_table(unit):
                continue
            if any(b.on_table(foe) for foe in self.defenders):
                fall_back(b, unit)
            else:
                pairs = zip(self.sectors[::2], self.sectors[1::2], strict=True)
                b.begin(Advance(unit, [sector for attacker, sector in pairs if attacker == unit]))
            return
        b.end(self)
