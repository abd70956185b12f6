"""MR-14 Interpenetration and spacing: who passes through whom, where a move may end, and officers in the way."""

from __future__ import annotations

from math import hypot
from typing import Final

from longroll.boards.plane.measure import overlap, overlap_any, within
from longroll.boards.plane.shapes import Rect
from longroll.boards.plane.sweep import sweep
from longroll.games.reason.components import ARTILLERY, EPS, FF, NEAR, NO_UNIT, RI
from longroll.games.reason.field import TOUCH
from longroll.games.reason.legs import decimal
from longroll.games.reason.lexicon import D_IN_THE_WAY, E_PASSED_OVER, E_SHIFTS, SHIFT, say, thousandths, words_of
from longroll.games.reason.rules import losses, officers
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import verb_in
from longroll.kit.terms import Refusal, no

SHIFT_REACH: Final = 2.0
"""How far an officer in the way is shifted (MR-14.4)."""
LISTED: Final = 6
"""So many places are listed; any other free one is allowed too."""


def may_pass(b: Battle, unit: int, friend: int) -> bool:
    """May a unit go through a friendly one (MR-14.1, MR-14.2)?"""
    roster = b.roster
    return roster.kind[friend] != RI or b.formation[friend] != FF or roster.cls[unit] == ARTILLERY


def occupant(b: Battle, unit: int, shape: Rect) -> int:
    """A unit other than this one that the place overlaps, or NO_UNIT."""
    return overlap_any(shape, b.shapes, unit, TOUCH)


def too_near(b: Battle, unit: int, shape: Rect) -> int:
    """An enemy unit closer than a move may end that is no attack (MR-14.5), or NO_UNIT."""
    shapes = b.shapes
    for enemy in b.present[1 - b.roster.side[unit]]:
        if within(shape, shapes[enemy], NEAR - EPS):
            return enemy
    return NO_UNIT


def free(b: Battle, unit: int, shape: Rect) -> bool:
    """May a unit stand there: on no unit, no sector, no terrain forbidden to it, wholly on the table (MR-14.4)?"""
    return overlap_any(shape, b.shapes, unit, TOUCH) < 0 and b.field.is_free(shape, b.roster.kind[unit])


# ---- officers in the way (MR-14.4, MR-14.7) ----------------------------------------------------------------


def passed(b: Battle, unit: int, shape: Rect, dx: float, dy: float, length: float) -> list[int]:
    """Enemy officers whose base a unit passes over on a straight way, or ends on."""
    found: list[int] = []
    for officer in b.roster.officers_of[1 - b.roster.side[unit]]:
        low, high = sweep(shape, dx, dy, b.officers[officer])
        if low < length and high > 0.0:
            found.append(officer)
    return found


def settle(b: Battle, unit: int, over: list[int] | None = None) -> None:
    """After a unit has come to its place: its owner shifts his officers in the way (MR-14.4); enemy officers it stands
    on now, or has passed over on its way (``over``), take their loss tests (MR-14.7, MR-22.4)."""
    shape = b.shapes[unit]
    side = b.roster.side[unit]
    for officer in b.roster.officers_of[side]:
        if overlap(shape, b.officers[officer]):
            b.begin(Shift(officer, unit))
    for officer in b.roster.officers_of[1 - side]:
        if (over is not None and officer in over) or overlap(shape, b.officers[officer]):
            b.tell(E_PASSED_OVER, unit, officer)
            losses.overrun(b, officer)


class Shift(Frame):
    """An officer in the way of a friendly unit is put on a free place near by (MR-14.4)."""

    def __init__(self, officer: int = 0, unit: int = 0) -> None:
        self.officer = officer
        self.unit = unit

    def copy(self) -> Frame:
        return Shift(self.officer, self.unit)

    def fields(self) -> tuple[str, ...]:
        return ("officer", "unit")

    def proceed(self, b: Battle) -> bool:
        if b.officer_present(self.officer) and overlap(b.shapes[self.unit], b.officers[self.officer]):
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return b.roster.officer_side[self.officer]

    def kind(self, b: Battle) -> int:
        return D_IN_THE_WAY

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"officer": b.roster.officer_words[self.officer], "unit": b.roster.ids[self.unit]}

    def listing(self, b: Battle) -> list[int]:
        base = b.officers[self.officer]
        name = b.roster.officer_words[self.officer]
        places = officers.near(b, self.officer, base.cx, base.cy, SHIFT_REACH, LISTED)
        if not places:
            places = [officers.nearest_free(b, self.officer, base.cx, base.cy)]
        return [say(SHIFT, f"{name} {decimal(x, 3)} {decimal(y, 3)}") for x, y in places]

    def take(self, b: Battle, code: int) -> None:
        _, x, y = words_of(code)
        base = b.officers[self.officer]
        gone = hypot(float(x) - base.cx, float(y) - base.cy)
        b.put_officer(self.officer, float(x), float(y))
        b.tell(E_SHIFTS, self.officer, thousandths(gone))
        b.end(self)

    def allows(self, b: Battle, code: int) -> bool:
        return verb_in(code, SHIFT) and self.against(b, code) is None

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, SHIFT):
            return not_an_answer(self, b, code)
        return self.against(b, code) or not_an_answer(self, b, code)

    def against(self, b: Battle, code: int) -> Refusal | None:
        name, x, y = words_of(code)
        own = b.roster.officer_words[self.officer]
        if name != own:
            return no("MR-14.4", "another-officer", officer=own)
        base = b.officers[self.officer]
        gone = hypot(float(x) - base.cx, float(y) - base.cy)
        if gone > SHIFT_REACH + EPS:
            return no("MR-14.4", "shifted-too-far", officer=own, distance=bw(gone), most=bw(SHIFT_REACH))
        return officers.free_place(b, self.officer, float(x), float(y))
