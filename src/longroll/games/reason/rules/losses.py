"""MR-22 Breaking units, loss of officers; MR-2.8.

Every loss of SP goes through ``lose`` or ``lose_many``. What a broken unit brings about is pushed on the stack and runs
before the procedure that caused it goes on.
"""

from __future__ import annotations

import math
from typing import Final

from longroll.boards.plane.measure import distance, overlap, within
from longroll.boards.plane.shapes import Rect
from longroll.games.reason.components import (
    CONTACT,
    EPS,
    NO_UNIT,
    OFFICER_SIZE,
    PRESENT,
    REMOVED,
    WAITING,
    officer_of,
)
from longroll.games.reason.data.tables import tables
from longroll.games.reason.lexicon import (
    CAUSES,
    D6,
    D_DISPLACED,
    D_OFFICER_DIE,
    E_BROKEN,
    E_DISPLACED,
    E_LOSES,
    E_NEW_COMMANDER,
    E_OFFICER_GOES,
    E_OFFICER_LOST,
    E_OFFICER_ROLL,
    E_OFFICER_SAFE,
    E_OFFICER_TEST,
    E_SUCCESSOR,
    SHIFT,
    say,
    thousandths,
    words_of,
)
from longroll.games.reason.rules import officers
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

NEAR_BROKEN: Final = 0
VALOUR: Final = 1
OVERRUN: Final = 2
"""Causes of a loss test, in the order of CAUSES (MR-22.2 to MR-22.4)."""
LOST_ON: Final[int] = tables().officer_loss
TEST_RADIUS: Final = 1.0
LOWEST: Final = -3
"""The modifier of a successor does not go below (MR-22.6)."""
POOR: Final = 0


# ---- strength (MR-2.7, MR-2.8) -----------------------------------------------------------------------------


def lose(b: Battle, unit: int, number: int) -> bool:
    """A unit loses SP, to none more than it has. True if it is still there."""
    take_off(b, unit, number)
    return not break_if_spent(b, unit)


def lose_many(b: Battle, losses: list[tuple[int, int]]) -> None:
    """Losses that fall at one moment: all are taken off before the first unit is broken (MR-9.3, MR-20.14)."""
    for unit, number in losses:
        take_off(b, unit, number)
    for unit, _ in losses:
        break_if_spent(b, unit)


def take_off(b: Battle, unit: int, number: int) -> None:
    number = min(number, b.sp[unit])
    if number > 0:
        b.sp[unit] -= number
        b.tell(E_LOSES, unit, number, b.sp[unit])


def break_if_spent(b: Battle, unit: int) -> bool:
    if b.sp[unit] > 0 or not b.on_table(unit):
        return False
    break_unit(b, unit)
    return True


def break_unit(b: Battle, unit: int) -> None:
    """A unit is broken: removed for good and counted (MR-22.1, MR-24.3); officers near it are tested (MR-22.2)."""
    roster = b.roster
    side = roster.side[unit]
    shape = b.shapes[unit]
    near = [
        officer
        for officer in roster.officers_of[side]
        if within(b.officers[officer], shape, TEST_RADIUS + EPS) and b.officer_present(officer)
    ]
    tests = [
        OfficerTest(
            officer, NEAR_BROKEN, 0, thousandths(distance(b.officers[officer], shape)), b.officers_lost[officer]
        )
        for officer in near
    ]
    b.sp[unit] = 0
    b.remove(unit)
    b.losses[side] += roster.loss_value[unit]
    b.tell(E_BROKEN, unit, b.losses[side], roster.mtp[side])
    for test in reversed(tests):
        b.begin(test)
    force = roster.force[unit]
    if force >= 0 and not in_danger(b, officer_of(force)):
        release(b, officer_of(force))
    if not b.present[side] and not any(b.formation[other] == WAITING for other in roster.of_side[side]):
        b.routed |= 1 << side


def in_danger(b: Battle, officer: int) -> bool:
    """Has the officer a loss test before him?"""
    return any(isinstance(frame, OfficerTest) and frame.officer == officer for frame in b.frames)


def force_is_gone(b: Battle, force: int) -> bool:
    """No unit on the table and none to come (MR-3.12)."""
    return all(b.formation[unit] > WAITING for unit in b.roster.units_of[force])


def release(b: Battle, officer: int) -> bool:
    """A sub-commander without units is removed; this is no loss (MR-3.12). True if he goes."""
    force = b.roster.officer_force[officer]
    if force < 0 or b.whereabouts[officer] == REMOVED or not force_is_gone(b, force):
        return False
    b.remove_officer(officer)
    b.tell(E_OFFICER_GOES, officer)
    return True


# ---- loss tests (MR-22.2 to MR-22.5) -----------------------------------------------------------------------


def risk(b: Battle, officer: int, valour: int) -> None:
    """The officer whose valour was used takes his test now (MR-22.3)."""
    b.begin(OfficerTest(officer, VALOUR, valour, 0, b.officers_lost[officer]))


def overrun(b: Battle, officer: int) -> None:
    """An enemy unit has passed over the officer, or ended on him (MR-22.4)."""
    b.begin(OfficerTest(officer, OVERRUN, 0, 0, b.officers_lost[officer]))


class OfficerTest(Frame):
    """2D6 and what is added: 12 or more is a loss (MR-22.2 to MR-22.4)."""

    def __init__(self, officer: int = 0, cause: int = 0, added: int = 0, gap: int = 0, holder: int = 0) -> None:
        self.officer = officer
        self.cause = cause
        self.added = added
        """The valour used."""
        self.gap = gap
        """Distance to the broken unit, in thousandths."""
        self.holder = holder
        """How many holders of his post had been lost: his successor does not take his test."""
        self.dice: list[int] = []

    def copy(self) -> Frame:
        other = OfficerTest(self.officer, self.cause, self.added, self.gap, self.holder)
        other.dice = self.dice[:]
        return other

    def fields(self) -> tuple[str, ...]:
        return ("officer", "cause", "added", "gap", "holder", "dice")

    def proceed(self, b: Battle) -> bool:
        if b.whereabouts[self.officer] != PRESENT or b.officers_lost[self.officer] != self.holder:
            b.end(self)
            return False
        if not self.dice:
            b.tell(E_OFFICER_TEST, self.officer, self.cause, self.gap)
        if len(self.dice) < 2:
            return True
        b.end(self)
        self.resolve(b)
        return False

    def resolve(self, b: Battle) -> None:
        total = sum(self.dice) + self.added
        b.tell(E_OFFICER_ROLL, self.officer, total, LOST_ON)
        if total >= LOST_ON:
            lose_officer(b, self.officer, self.cause)
            return
        b.tell(E_OFFICER_SAFE, self.officer)
        if in_danger(b, self.officer):
            return
        if not release(b, self.officer) and self.cause == OVERRUN:
            b.begin(Displaced(self.officer))

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_OFFICER_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"officer": b.roster.officer_words[self.officer], "cause": CAUSES[self.cause]}

    def listing(self, b: Battle) -> list[int]:
        return D6[:]

    def take(self, b: Battle, code: int) -> None:
        self.dice.append(a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


def lose_officer(b: Battle, officer: int, cause: int) -> None:
    """Killed or captured; his successor takes over at once (MR-22.6 to MR-22.9)."""
    b.tell(E_OFFICER_LOST, officer, cause)
    b.officers_lost[officer] += 1
    b.v[officer] = 0
    force = b.roster.officer_force[officer]
    if force < 0:
        b.rating[officer] = POOR
        b.pools[officer] = 0
        b.tell(E_NEW_COMMANDER, officer)
    else:
        if release_lost(b, officer, force):
            return
        b.mod[officer] = max(b.mod[officer] - 1, LOWEST)
        b.exceptional[officer] = False
        b.tell(E_SUCCESSOR, officer, b.mod[officer])
    if cause == OVERRUN or enemy_on(b, officer):
        b.begin(Displaced(officer))


def release_lost(b: Battle, officer: int, force: int) -> bool:
    """MR-22.9: without units there is no replacement."""
    if not force_is_gone(b, force):
        return False
    b.remove_officer(officer)
    return True


def enemy_on(b: Battle, officer: int) -> bool:
    """Does an enemy unit stand on the officer's place?"""
    base = b.officers[officer]
    return any(overlap(base, b.shapes[unit]) for unit in b.present[1 - b.roster.officer_side[officer]])


# ---- placing an officer passed over, or his successor (MR-22.5, MR-22.9) -----------------------------------


class Displaced(Frame):
    """His owner puts the officer on a free place beside the nearest friendly unit."""

    def __init__(self, officer: int = 0) -> None:
        self.officer = officer

    def copy(self) -> Frame:
        return Displaced(self.officer)

    def fields(self) -> tuple[str, ...]:
        return ("officer",)

    def proceed(self, b: Battle) -> bool:
        if b.whereabouts[self.officer] == PRESENT and haven(b, self.officer) >= 0:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return b.roster.officer_side[self.officer]

    def kind(self, b: Battle) -> int:
        return D_DISPLACED

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"officer": b.roster.officer_words[self.officer], "unit": b.roster.ids[haven(b, self.officer)]}

    def listing(self, b: Battle) -> list[int]:
        return [self.code(b, x, y) for x, y in havens(b, self.officer)]

    def code(self, b: Battle, x: float, y: float) -> int:
        return say(SHIFT, f"{b.roster.officer_words[self.officer]} {written(x)} {written(y)}")

    def take(self, b: Battle, code: int) -> None:
        _, x, y = words_of(code)
        b.put_officer(self.officer, float(x), float(y))
        b.tell(E_DISPLACED, self.officer, thousandths(float(x)), thousandths(float(y)))
        b.end(self)

    def allows(self, b: Battle, code: int) -> bool:
        return verb_in(code, SHIFT) and self.against(b, code) is None

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, SHIFT):
            return not_an_answer(self, b, code)
        return self.against(b, code) or not_an_answer(self, b, code)

    def against(self, b: Battle, code: int) -> Refusal | None:
        name, x, y = words_of(code)
        if name != b.roster.officer_words[self.officer]:
            return no("MR-22.5", "another-officer", officer=b.roster.officer_words[self.officer])
        refusal = officers.free_place(b, self.officer, float(x), float(y))
        if refusal is not None:
            return refusal
        unit = haven(b, self.officer)
        gap = distance(base_at(float(x), float(y)), b.shapes[unit])
        least = CONTACT
        places = havens(b, self.officer)
        if not touching(b, unit, places):
            least = min(distance(base_at(*place), b.shapes[unit]) for place in places)
        if gap <= least + EPS:
            return None
        return no("MR-22.5", "not-beside-unit", unit=b.roster.ids[unit], distance=bw(gap), most=bw(least))


def base_at(x: float, y: float) -> Rect:
    return Rect(x, y, 0.0, OFFICER_SIZE, OFFICER_SIZE, 0.0, 1.0)


def written(value: float) -> str:
    """A coordinate in an answer."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return text or "0"


def haven(b: Battle, officer: int) -> int:
    """The friendly unit (of his Force, for a sub-commander) nearest to the officer; -1 if there is none."""
    force = b.roster.officer_force[officer]
    units = b.living(force) if force >= 0 else b.present[b.roster.officer_side[officer]]
    return min(units, key=lambda unit: b.gap(officer, unit), default=NO_UNIT)


def touching(b: Battle, unit: int, places: list[tuple[float, float]]) -> bool:
    return any(distance(base_at(x, y), b.shapes[unit]) <= CONTACT + EPS for x, y in places)


def havens(b: Battle, officer: int) -> list[tuple[float, float]]:
    """Free places in contact with the nearest friendly unit: behind it, at its flanks, before it. If there is none, the
    free place nearest to it."""
    shape = b.shapes[haven(b, officer)]
    found: list[tuple[float, float]] = []
    for nx, ny, along, across in (
        (-shape.fx, -shape.fy, shape.hw, shape.hd),
        (-shape.rx, -shape.ry, shape.hd, shape.hw),
        (shape.rx, shape.ry, shape.hd, shape.hw),
        (shape.fx, shape.fy, shape.hw, shape.hd),
    ):
        out = across + OFFICER_SIZE * 0.5 * (abs(nx) + abs(ny)) + CONTACT * 0.4
        for share in (0.0, -0.75, 0.75):
            x = round(shape.cx + nx * out - ny * along * share, 3)
            y = round(shape.cy + ny * out + nx * along * share, 3)
            if (x, y) not in found and officers.free_place(b, officer, x, y) is None:
                found.append((x, y))
    return found or [nearest_free(b, officer, shape)]


def nearest_free(b: Battle, officer: int, shape: Rect) -> tuple[float, float]:
    """The free place nearest to a unit, on rings round it a quarter of a BW apart."""
    best: tuple[float, float] | None = None
    least = math.inf
    reach = b.field.w + b.field.h
    ring = 0.25
    while ring < reach and (best is None or ring < least + 2.0 * shape.radius):
        steps = max(16, int(ring * 12))
        for step in range(steps):
            angle = 2.0 * math.pi * step / steps
            x = round(shape.cx + ring * math.sin(angle), 3)
            y = round(shape.cy + ring * math.cos(angle), 3)
            gap = distance(base_at(x, y), shape)
            if gap < least and x >= 0.0 and y >= 0.0 and officers.free_place(b, officer, x, y) is None:
                least = gap
                best = (x, y)
        ring += 0.25
    if best is None:
        raise AssertionError("the table has no free place for an officer")
    return best
