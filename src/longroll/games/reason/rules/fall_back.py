"""MR-21 Fall back and advance after combat; MR-23.5 occupying a sector."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import SLACK
from longroll.games.reason.components import EPS, FF, MOVED, NO_SECTOR, at_most
from longroll.games.reason.legs import decimal, floor_length
from longroll.games.reason.lexicon import (
    ADVANCE,
    D_ADVANCE,
    E_ADVANCES,
    E_CANNOT_FALL_BACK,
    E_FALLS_BACK,
    E_OCCUPIES,
    E_RIDDEN_THROUGH,
    OCCUPY,
    say,
    thousandths,
    words_of,
)
from longroll.games.reason.rules.figures import ADVANCE as ADVANCE_LENGTH
from longroll.games.reason.rules.figures import FALL_BACK, FALL_BACK_MORE, LEAST_RUN
from longroll.games.reason.rules.losses import lose_many
from longroll.games.reason.rules.passage import passed, settle
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.rules.runs import (
    Spans,
    after,
    allowed,
    clamped,
    enemy_limit,
    friend_limit,
    ground_limit,
    highest_free,
    lines_passed,
    lowest_free,
    occupied,
    open_spans,
    unit_spans,
)
from longroll.games.reason.rules.towns import closed
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.terms import Refusal, no

STEP: Final = 0.5
"""Lengths of an advance that are listed: its multiples, and the longest."""


# ---- fall back (MR-21.1 to MR-21.4) ------------------------------------------------------------------------


def retreat_length(b: Battle, unit: int) -> float:
    """How far a unit falls back: to its distance, to the first free place behind friends, or in front of them."""
    shape = b.shapes[unit]
    dx, dy = -shape.fx, -shape.fy
    wanted = FALL_BACK[b.roster.cls[unit]]
    limit = ground_limit(b, shape, dx, dy, wanted + FALL_BACK_MORE, b.field.barred[b.roster.kind[unit]])
    limit = enemy_limit(b, b.roster.side[unit], shape, dx, dy, limit, True)
    length = min(wanted, limit)
    blocked = unit_spans(b, b.present[b.roster.side[unit]], shape, dx, dy, unit)
    farther = lowest_free(blocked, length, min(limit, length + FALL_BACK_MORE))
    return farther if farther >= 0.0 else max(0.0, highest_free(blocked, length))


def fall_back(b: Battle, unit: int) -> None:
    """A repulsed attacker goes straight back without turning. Friendly lines it goes through lose 1 SP each, and it
    loses 1 SP more if it cannot go 1 BW."""
    shape = b.shapes[unit]
    dx, dy = -shape.fx, -shape.fy
    length = retreat_length(b, unit)
    lines = lines_passed(b, unit, shape, dx, dy, length)
    over = passed(b, unit, shape, dx, dy, length)
    if length > 0.0:
        b.put_rect(unit, after(shape, dx, dy, length), FF)
    b.tell(E_FALLS_BACK, unit, thousandths(length))
    losses = [(line, 1) for line in lines]
    for line in lines:
        b.tell(E_RIDDEN_THROUGH, line, unit)
    if not at_most(LEAST_RUN, length):
        b.tell(E_CANNOT_FALL_BACK, unit, thousandths(length))
        losses.append((unit, 1))
    lose_many(b, losses)
    if b.on_table(unit):
        settle(b, unit, over)


# ---- advance (MR-21.5, MR-23.5) ----------------------------------------------------------------------------


def advance_spans(b: Battle, unit: int) -> Spans:
    """Where a victorious attacker may stop on its way straight ahead, besides where it stands."""
    shape = b.shapes[unit]
    dx, dy = shape.fx, shape.fy
    limit = ground_limit(b, shape, dx, dy, ADVANCE_LENGTH, b.field.barred[b.roster.kind[unit]])
    limit = enemy_limit(b, b.roster.side[unit], shape, dx, dy, limit, True)
    limit = friend_limit(b, unit, shape, dx, dy, limit)
    if limit <= SLACK + EPS:
        # only the tolerance of an overlap
        return []
    return open_spans(occupied(b, unit, shape, dx, dy, limit), 0.0, limit)


class Advance(Frame):
    """A victorious attacker advances or stays; ``sectors``: those whose garrison it has broken, to be occupied."""

    def __init__(self, unit: int = 0, sectors: list[int] | None = None) -> None:
        self.unit = unit
        self.sectors: list[int] = sectors[:] if sectors else []

    def copy(self) -> Frame:
        return Advance(self.unit, self.sectors)

    def fields(self) -> tuple[str, ...]:
        return ("unit", "sectors")

    def mover(self, b: Battle) -> int:
        return b.roster.side[self.unit]

    def kind(self, b: Battle) -> int:
        return D_ADVANCE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"unit": b.roster.ids[self.unit]}

    def vacant(self, b: Battle) -> int:
        """The sector it may occupy, or NO_SECTOR."""
        for sector in self.sectors:
            if sector not in b.sector and not closed(b, sector):
                return sector
        return NO_SECTOR

    def proceed(self, b: Battle) -> bool:
        if b.on_table(self.unit) and (self.vacant(b) != NO_SECTOR or advance_spans(b, self.unit)):
            return True
        b.end(self)
        return False

    def listing(self, b: Battle) -> list[int]:
        name = b.roster.ids[self.unit]
        spans = advance_spans(b, self.unit)
        lengths = [0.0]
        for low, high in spans:
            tried = [STEP * k for k in range(1, int(ADVANCE_LENGTH / STEP) + 1)]
            lengths += [s for s in tried if low <= s <= high]
        if spans and floor_length(spans[-1][1]) > EPS:
            lengths.append(floor_length(spans[-1][1]))
        codes = [say(ADVANCE, f"{name} {decimal(s, 3)}") for s in sorted(set(lengths))]
        return [*codes, act(OCCUPY, self.unit)] if self.vacant(b) != NO_SECTOR else codes

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        if verb_in(code, OCCUPY):
            sector = self.vacant(b)
            b.garrison(self.unit, sector)
            b.flags[self.unit] |= MOVED
            b.tell(E_OCCUPIES, self.unit, sector)
            settle(b, self.unit)
            return
        length = float(words_of(code)[1])
        if length > 0.0:
            length = clamped(advance_spans(b, self.unit), length)
        b.tell(E_ADVANCES, self.unit, thousandths(length))
        if length > 0.0:
            shape = b.shapes[self.unit]
            over = passed(b, self.unit, shape, shape.fx, shape.fy, length)
            b.put_rect(self.unit, after(shape, shape.fx, shape.fy, length), FF)
            settle(b, self.unit, over)

    def allows(self, b: Battle, code: int) -> bool:
        return verb_in(code, ADVANCE) and self.length_refusal(b, code) is None

    def length_refusal(self, b: Battle, code: int) -> Refusal | None:
        name, text = words_of(code)
        own = b.roster.ids[self.unit]
        if name != own:
            return no("MR-21.5", "advance-other", unit=own)
        length = float(text)
        spans = advance_spans(b, self.unit)
        if length == 0.0 or allowed(spans, length):
            return None
        most = spans[-1][1] if spans else 0.0
        return no("MR-21.5", "advance-length", unit=own, length=bw(length), most=bw(most))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, ADVANCE):
            return self.length_refusal(b, code) or not_an_answer(self, b, code)
        if verb_in(code, OCCUPY) and a_of(code) == self.unit:
            return no("MR-23.5", "occupy-nothing", unit=b.roster.ids[self.unit])
        return not_an_answer(self, b, code)
