"""MR-11 Control segment: CDs handed out, control tests. What an Attack! asks of units is in ``duties``."""

from __future__ import annotations

import math
from typing import Final

from longroll.boards.plane.measure import distance, within
from longroll.games.reason.components import (
    ACTIVE,
    ATTACK,
    CONTACT,
    EPS,
    INACTIVE,
    NO_STATUS,
    PAID,
    PHASE_FLAGS,
    STATUSES,
    at_most,
    officer_of,
)
from longroll.games.reason.data.tables import tables
from longroll.games.reason.lexicon import (
    D6,
    D_CONTROL_DIE,
    D_CONTROL_REROLL,
    D_ORDERS,
    D_PICK,
    D_REINS,
    D_TEST,
    DONE,
    E_COLUMN,
    E_CONTROL,
    E_CONTROL_DICE,
    E_CONTROL_DIE,
    E_CONTROL_REROLL,
    E_GIVEN_STATUS,
    E_GIVES,
    E_PAYS,
    E_PHASE,
    E_PICKED,
    E_REINS,
    GIVE,
    KEEP,
    PAY,
    PICK,
    REROLL,
    STATUS,
    TEST,
    thousandths,
)
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

ORDERS: Final[tuple[tuple[float, int, int], ...]] = tuple(
    (math.inf if row.max is None else row.max, row.give, row.cost_each) for row in tables().cd_by_distance
)
"""Up to a distance: how many CDs, what each costs (MR-11.2)."""
COLUMN_REACH: Final = 8.0
"""An enemy within this distance: the left column (MR-11.10)."""
GUNS_REACH: Final = 16.0
"""Beyond it an army battery costs two CDs (MR-11.4)."""

NEAR_ACTIVE: Final[int] = tables().control_within_8.active
NEAR_ATTACK: Final[int] = tables().control_within_8.attack
FAR_ACTIVE: Final[int] = tables().control_beyond_8.active
"""The lowest totals of Active and Attack! with the enemy near, and of Active otherwise (MR-11.10)."""


# ---- the beginning of a phase -----------------------------------------------------------------------------


def begin_phase(b: Battle, side: int) -> None:
    """Every segment has its own marks; the control positions are recorded (MR-11.1)."""
    b.phasing = side
    b.flags = [flags & ~PHASE_FLAGS for flags in b.flags]
    b.dice_given = bytearray(b.roster.n_forces)
    b.officer_flags = bytearray(b.roster.n_officers)
    b.control_shapes = b.shapes[:]
    b.control_formations = b.formation[:]
    rouse(b)
    b.tell(E_PHASE, side)


# ---- handing out CDs (MR-11.2 to MR-11.4) ------------------------------------------------------------------


def order_terms(b: Battle, officer: int) -> tuple[int, int]:
    """How many CDs a sub-commander may get in all, and what each costs (MR-11.2)."""
    gap = b.officers_gap(b.roster.officer_side[officer], officer)
    for most, give, cost in ORDERS:
        if at_most(gap, most):
            return give, cost
    raise AssertionError("the last row has no limit")


def battery_cost(b: Battle, unit: int) -> int:
    """MR-11.4."""
    return 1 if at_most(b.gap(b.roster.side[unit], unit), GUNS_REACH) else 2


class Orders(Frame):
    """The army commander gives CDs to sub-commanders and pays for army batteries, all before the first test."""

    def __init__(self, side: int = 0) -> None:
        self.side = side

    def copy(self) -> Frame:
        return Orders(self.side)

    def fields(self) -> tuple[str, ...]:
        return ("side",)

    def proceed(self, b: Battle) -> bool:
        if len(self.listing(b)) > 1:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_ORDERS

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"side": b.roster.army_words[self.side], "pool": b.pools[self.side]}

    def listing(self, b: Battle) -> list[int]:
        pool = b.pools[self.side]
        found: list[int] = []
        if pool:
            for force in b.roster.forces_of[self.side]:
                officer = officer_of(force)
                if b.officer_present(officer):
                    give, cost = order_terms(b, officer)
                    if b.dice_given[force] < give and cost <= pool:
                        found.append(act(GIVE, officer))
            for unit in b.roster.army_guns[self.side]:
                if b.on_table(unit) and not b.has(unit, PAID) and battery_cost(b, unit) <= pool:
                    found.append(act(PAY, unit))
        found.append(act(DONE))
        return found

    def take(self, b: Battle, code: int) -> None:
        if verb_in(code, DONE):
            b.end(self)
        elif verb_in(code, GIVE):
            officer = a_of(code)
            cost = order_terms(b, officer)[1]
            b.dice_given[b.roster.officer_force[officer]] += 1
            b.pools[self.side] -= cost
            b.tell(E_GIVES, officer, thousandths(b.officers_gap(self.side, officer)), cost)
        else:
            unit = a_of(code)
            cost = battery_cost(b, unit)
            b.mark(unit, PAID)
            b.pools[self.side] -= cost
            b.tell(E_PAYS, unit, thousandths(b.gap(self.side, unit)), cost)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, GIVE):
            return self.refuse_order(b, a_of(code))
        if verb_in(code, PAY):
            return self.refuse_pay(b, a_of(code))
        if verb_in(code, TEST):
            return no("MR-11.3", "orders-first")
        return not_an_answer(self, b, code)

    def refuse_order(self, b: Battle, officer: int) -> Refusal:
        roster = b.roster
        name = roster.officer_words[officer]
        force = roster.officer_force[officer]
        if roster.officer_side[officer] != self.side:
            return no("MR-11.2", "officer-of-the-enemy", officer=name)
        if force < 0:
            return no("MR-11.2", "commander-needs-no-order", officer=name)
        if not b.officer_present(officer):
            return no("MR-11.2", "officer-not-there", officer=name)
        give, cost = order_terms(b, officer)
        if b.dice_given[force] >= give:
            gap = bw(b.officers_gap(self.side, officer))
            return no("MR-11.2", "enough-orders", officer=name, number=give, distance=gap)
        return no("MR-11.2", "pool-too-small", need=cost, pool=b.pools[self.side])

    def refuse_pay(self, b: Battle, unit: int) -> Refusal:
        roster = b.roster
        name = roster.ids[unit]
        if unit not in roster.army_guns[self.side]:
            return no("MR-11.4", "no-army-battery", unit=name)
        if not b.on_table(unit):
            return no("MR-11.4", "unit-not-there", unit=name)
        if b.has(unit, PAID):
            return no("MR-11.4", "battery-is-paid", unit=name)
        return no("MR-11.4", "pool-too-small", need=battery_cost(b, unit), pool=b.pools[self.side])


# ---- the column (MR-11.10, MR-26.5) ------------------------------------------------------------------------


def force_gap(b: Battle, force: int) -> float:
    """The distance of a Force's units to the nearest enemy unit."""
    least = math.inf
    shapes = b.shapes
    enemies = b.present[1 - b.roster.force_side[force]]
    for unit in b.living(force):
        shape = shapes[unit]
        for enemy in enemies:
            if within(shape, shapes[enemy], least):
                least = min(least, distance(shape, shapes[enemy]))
    return least


def enemy_within(b: Battle, force: int, limit: float) -> bool:
    """Is the distance of a Force's units to the nearest enemy unit at most ``limit`` (MR-1.5)?"""
    shapes = b.shapes
    enemies = b.present[1 - b.roster.force_side[force]]
    for unit in b.living(force):
        shape = shapes[unit]
        for enemy in enemies:
            if within(shape, shapes[enemy], limit + EPS):
                return True
    return False


def is_held(b: Battle, force: int) -> bool:
    """Is the Force still under an order to hold (MR-26.5)?"""
    return b.roster.hold[force] > 0.0 and not b.roused[force]


def rouse(b: Battle) -> None:
    """Orders to hold end for good when an enemy comes near enough."""
    for force, limit in enumerate(b.roster.hold):
        if limit > 0.0 and not b.roused[force] and enemy_within(b, force, limit):
            b.roused[force] = 1


def column(b: Battle, force: int) -> tuple[int, ...]:
    """The statuses a Force may get now (MR-11.10, MR-11.6)."""
    if not is_held(b, force) and enemy_within(b, force, COLUMN_REACH):
        return (INACTIVE, ACTIVE, ATTACK)
    return (INACTIVE, ACTIVE)


def status_for(total: int, statuses: tuple[int, ...]) -> int:
    """What a total means in a column (MR-11.10)."""
    if ATTACK in statuses:
        if total >= NEAR_ATTACK:
            return ATTACK
        return ACTIVE if total >= NEAR_ACTIVE else INACTIVE
    return ACTIVE if total >= FAR_ACTIVE else INACTIVE


def takes_reins(b: Battle, force: int) -> bool:
    """Base contact of sub-commander and army commander (MR-11.6)."""
    return b.officers_gap(b.roster.force_side[force], officer_of(force)) <= CONTACT + EPS


# ---- control tests (MR-11.5 to MR-11.9) --------------------------------------------------------------------

CHOOSE: Final = 0
REINS: Final = 1
ROLL: Final = 2
AGAIN: Final = 3
SECOND_ROLL: Final = 4
TWO: Final = 5
NO_DIE: Final = -1


class Control(Frame):
    """Each Force of the phasing side is tested, in the order its player chooses."""

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self.step = CHOOSE
        self.force = 0
        self.dice: list[int] = []
        self.again = NO_DIE
        """Index of the die that is rolled again."""

    def copy(self) -> Frame:
        other = Control(self.side)
        other.step = self.step
        other.force = self.force
        other.dice = self.dice[:]
        other.again = self.again
        return other

    def fields(self) -> tuple[str, ...]:
        return ("side", "step", "force", "dice", "again")

    def untested(self, b: Battle) -> list[int]:
        return [
            force
            for force in b.roster.forces_of[self.side]
            if b.status[force] == NO_STATUS and b.officer_present(officer_of(force)) and b.living(force)
        ]

    def proceed(self, b: Battle) -> bool:
        if self.step == CHOOSE:
            self.give_fixed(b)
            if self.untested(b):
                return True
            b.end(self)
            return False
        if self.step == TWO:
            picks = self.picks(b)
            if len(picks) == 1:
                self.pick(b, *picks[0])
                return False
        return True

    def give_fixed(self, b: Battle) -> None:
        """MR-26.5: Forces that are Inactive without a test in this pulse."""
        for force in self.untested(b):
            if (b.turn, b.pulse, force) in b.roster.given_inactive:
                b.status[force] = INACTIVE
                b.tell(E_GIVEN_STATUS, force, INACTIVE)

    def begin(self, b: Battle, force: int) -> None:
        self.force = force
        self.dice = []
        if b.told is not None:
            gap = force_gap(b, force)
            if gap < math.inf:
                b.tell(E_COLUMN, force, thousandths(gap))
        if takes_reins(b, force):
            self.step = REINS
        else:
            self.step = ROLL
            b.tell(E_CONTROL_DICE, force, 2 + b.dice_given[force])

    def settle_status(self, b: Battle, status: int) -> None:
        b.status[self.force] = status
        self.step = CHOOSE
        self.dice = []

    # ---- the choice of two dice (MR-11.9) ------------------------------------------------------------------

    def total(self, b: Battle, one: int, other: int) -> int:
        """Two dice (by index) and the officer's modifier."""
        return self.dice[one] + self.dice[other] + b.mod[officer_of(self.force)]

    def outcome(self, b: Battle, one: int, other: int) -> tuple[int, int]:
        """Total and status of two dice (by index)."""
        total = self.total(b, one, other)
        return total, status_for(total, column(b, self.force))

    def picks(self, b: Battle) -> list[tuple[int, int]]:
        """One pair for each status the dice allow: the one with the highest total."""
        best: dict[int, tuple[int, int, int]] = {}
        statuses = column(b, self.force)
        for one in range(len(self.dice)):
            for other in range(one + 1, len(self.dice)):
                total = self.total(b, one, other)
                status = status_for(total, statuses)
                if status not in best or total > best[status][0]:
                    best[status] = (total, one, other)
        return [best[status][1:] for status in sorted(best)]

    def pick(self, b: Battle, one: int, other: int) -> None:
        total, status = self.outcome(b, one, other)
        b.tell(E_PICKED, self.dice[one], self.dice[other], b.mod[officer_of(self.force)])
        b.tell(E_CONTROL, self.force, total, status)
        self.settle_status(b, status)

    # ---- what is asked -------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return CHANCE if self.step in (ROLL, SECOND_ROLL) else self.side

    def kind(self, b: Battle) -> int:
        return (D_TEST, D_REINS, D_CONTROL_DIE, D_CONTROL_REROLL, D_CONTROL_DIE, D_PICK)[self.step]

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.step == CHOOSE:
            return {"side": b.roster.army_words[self.side]}
        found: dict[str, str | int] = {"force": b.roster.force_ids[self.force]}
        if self.step in (AGAIN, TWO):
            found["dice"] = ", ".join(str(die) for die in self.dice)
        return found

    def listing(self, b: Battle) -> list[int]:
        step = self.step
        if step == CHOOSE:
            return [act(TEST, force) for force in self.untested(b)]
        if step == REINS:
            return [act(STATUS, status) for status in column(b, self.force)]
        if step == AGAIN:
            first = [self.dice.index(face) for face in sorted(set(self.dice))]
            return [act(KEEP), *[act(REROLL, index + 1) for index in first]]
        if step == TWO:
            return [act(PICK, one + 1, other + 1) for one, other in self.picks(b)]
        return D6[:]

    def take(self, b: Battle, code: int) -> None:
        step = self.step
        if step == CHOOSE:
            self.begin(b, a_of(code))
        elif step == REINS:
            b.tell(E_REINS, self.force, a_of(code))
            self.settle_status(b, a_of(code))
        elif step == ROLL:
            self.dice.append(a_of(code))
            b.tell(E_CONTROL_DIE, self.force, a_of(code))
            if len(self.dice) == 2 + b.dice_given[self.force]:
                self.step = AGAIN if b.exceptional[officer_of(self.force)] else TWO
        elif step == AGAIN:
            if verb_in(code, KEEP):
                self.step = TWO
            else:
                self.again = a_of(code) - 1
                self.step = SECOND_ROLL
                b.tell(E_CONTROL_REROLL, self.force, self.dice[self.again])
        elif step == SECOND_ROLL:
            self.dice[self.again] = a_of(code)
            self.again = NO_DIE
            b.tell(E_CONTROL_DIE, self.force, a_of(code))
            self.step = TWO
        else:
            one, other = sorted((a_of(code), b_of(code)))
            self.pick(b, one - 1, other - 1)

    def allows(self, b: Battle, code: int) -> bool:
        """Any die may be rolled again, any two picked: the list names only what differs."""
        if self.step == AGAIN and verb_in(code, REROLL):
            return 1 <= a_of(code) <= len(self.dice)
        if self.step != TWO or not verb_in(code, PICK):
            return False
        one, other = sorted((a_of(code), b_of(code)))
        return 1 <= one < other <= len(self.dice)

    def refuse(self, b: Battle, code: int) -> Refusal:
        step = self.step
        if step == CHOOSE and verb_in(code, TEST):
            return self.refuse_test(b, a_of(code))
        if step == REINS and verb_in(code, STATUS):
            return self.refuse_status(b, a_of(code))
        if step == AGAIN and verb_in(code, REROLL):
            return no("MR-11.8", "no-such-die", number=len(self.dice))
        if step == TWO and verb_in(code, PICK):
            return no("MR-11.9", "two-dice-of", number=len(self.dice))
        if step == CHOOSE and verb_in(code, GIVE, PAY):
            return no("MR-11.3", "orders-are-over")
        return not_an_answer(self, b, code)

    def refuse_test(self, b: Battle, force: int) -> Refusal:
        name = b.roster.force_ids[force]
        if b.roster.force_side[force] != self.side:
            return no("MR-11.5", "force-of-the-enemy", force=name)
        if b.status[force] != NO_STATUS:
            return no("MR-11.5", "force-is-tested", force=name, status=STATUSES[b.status[force]])
        return no("MR-11.5", "force-not-there", force=name)

    def refuse_status(self, b: Battle, status: int) -> Refusal:
        if status == ATTACK and is_held(b, self.force):
            return no("MR-26.5", "force-holds", force=b.roster.force_ids[self.force])
        if status == ATTACK:
            gap = bw(force_gap(b, self.force))
            return no("MR-11.6", "no-attack-beyond-eight", distance=gap)
        return not_an_answer(self, b, act(STATUS, status))
