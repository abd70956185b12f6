"""MR-12.1 The movement segment: units move or attack one at a time, officers ride before, between and after.

Two levels for programs: ``take`` names a unit or an officer, then its candidates are listed (``candidates``). A
complete ``move``, ``charge`` or ``officer`` is an answer at both levels, whatever its path, if it is legal.
"""

from __future__ import annotations

from typing import Final

from longroll.games.reason import legs
from longroll.games.reason.components import ATTACK, MOVED, NO_UNIT, officer_of
from longroll.games.reason.components import DONE as LETS_GO_BY
from longroll.games.reason.lexicon import (
    CHARGE,
    CLAUSE_INDEX,
    D_MOVE,
    D_PATH,
    D_RIDE,
    DONE,
    E_CHANGES,
    E_ENTERS,
    E_IN_COMMAND,
    E_LEAVES,
    E_LEG,
    E_LEG_EXTRA,
    E_MOVES,
    E_MUST_ADVANCE,
    E_MUST_ATTACK,
    E_NEAREST,
    E_OUT_OF_COMMAND,
    E_RIDES,
    E_RIDES_PAID,
    E_STAYS,
    MOVE,
    OFFICER,
    STAY,
    TAKE,
    hundredths,
    thousandths,
    words_of,
)
from longroll.games.reason.rules import candidates, charge, command, duties, manoeuvres, officers, passage
from longroll.games.reason.rules.walks import Step, Walk
from longroll.games.reason.state import OFFICER_MOVED, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.terms import Refusal, no

NOBODY_TAKEN: Final = -1
AUDIT_REACH: Final = 8.0
"""The log names the nearest enemy within this distance at the end of a move (the column of MR-11.10)."""


class Movement(Frame):
    """The moves of one side. ``piece``: the unit taken, or the officer (his number added to that of the units)."""

    def __init__(self, side: int = 0, piece: int = NOBODY_TAKEN) -> None:
        self.side = side
        self.piece = piece

    def copy(self) -> Frame:
        return Movement(self.side, self.piece)

    def fields(self) -> tuple[str, ...]:
        return ("side", "piece")

    def proceed(self, b: Battle) -> bool:
        if self.piece != NOBODY_TAKEN:
            return True
        self.recall(b)
        if self.anybody(b):
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        if self.piece == NOBODY_TAKEN:
            return D_MOVE
        return D_PATH if self.piece < b.roster.n_units else D_RIDE

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.piece == NOBODY_TAKEN:
            return {"side": b.roster.army_words[self.side]}
        if self.piece < b.roster.n_units:
            return {"unit": b.roster.ids[self.piece]}
        return {"officer": b.roster.officer_words[self.piece - b.roster.n_units]}

    # ---- who is left ---------------------------------------------------------------------------------------

    def anybody(self, b: Battle) -> bool:
        """May a unit or an officer still move?"""
        for unit in b.present[self.side]:
            if manoeuvres.may_move(b, unit):
                return True
        return bool(self.riders(b))

    def units(self, b: Battle) -> list[int]:
        """The units that may still move or attack."""
        return [unit for unit in b.present[self.side] if manoeuvres.may_move(b, unit)]

    def riders(self, b: Battle) -> list[int]:
        """The officers that may still ride."""
        return [officer for officer in b.roster.officers_of[self.side] if officers.may_ride(b, officer)]

    def recall(self, b: Battle) -> None:
        """A unit in Attack! that could do nothing when it was asked is asked again if now it must (MR-11.14)."""
        for unit in b.present[self.side]:
            if b.flags[unit] & LETS_GO_BY and b.status_of(unit) == ATTACK:
                b.flags[unit] ^= LETS_GO_BY
                if duties.duty(b, unit) == duties.FREE:
                    b.flags[unit] |= LETS_GO_BY

    def indebted(self, b: Battle) -> int:
        """A unit that must still attack or advance, or NO_UNIT."""
        if ATTACK not in b.status:
            return NO_UNIT
        for unit in b.present[self.side]:
            if b.status_of(unit) == ATTACK and duties.duty(b, unit) != duties.FREE:
                return unit
        return NO_UNIT

    # ---- answers -------------------------------------------------------------------------------------------

    def listing(self, b: Battle) -> list[int]:
        piece = self.piece
        roster = b.roster
        if piece == NOBODY_TAKEN:
            codes = [act(TAKE, unit) for unit in self.units(b)]
            codes += [act(TAKE, roster.n_units + officer) for officer in self.riders(b)]
            if self.indebted(b) == NO_UNIT:
                codes.append(DONE)
            return codes
        if piece >= roster.n_units:
            return [*candidates.of_officer(b, piece - roster.n_units), STAY]
        demand = duties.Demand(b, piece)
        codes = candidates.of(b, piece, demand)
        if demand.duty == duties.FREE:
            codes.append(STAY)
        return codes

    def several(self, b: Battle) -> bool:
        """Two pieces are left, or the unit taken may stay or go straight ahead."""
        if self.piece == NOBODY_TAKEN:
            return len(self.units(b)) + len(self.riders(b)) > 1
        return self.piece < b.roster.n_units and candidates.has_choice(b, self.piece)

    def take(self, b: Battle, code: int) -> None:
        if verb_in(code, TAKE):
            self.piece = a_of(code)
            return
        piece = self.piece
        self.piece = NOBODY_TAKEN
        if verb_in(code, DONE):
            b.end(self)
        elif verb_in(code, STAY):
            self.stay(b, piece)
        elif verb_in(code, MOVE):
            unit, way = walk_of(b, code)
            move(b, unit, way)
        elif verb_in(code, OFFICER):
            ride(b, code)
        else:
            attack(b, code)

    def stay(self, b: Battle, piece: int) -> None:
        """A unit or an officer lets his move go by."""
        if piece >= b.roster.n_units:
            b.officer_flags[piece - b.roster.n_units] |= OFFICER_MOVED
            return
        b.mark(piece, LETS_GO_BY)
        b.tell(E_STAYS, piece)

    def allows(self, b: Battle, code: int) -> bool:
        return verb_in(code, MOVE, CHARGE, OFFICER) and against(b, code) is None

    def insists(self, b: Battle) -> bool:
        """A unit that must attack or advance is asked for its way even if only one is listed: text may name any other
        that the rules allow (MR-11.14)."""
        return self.kind(b) == D_PATH and self.listing(b) != [STAY]

    def refuse(self, b: Battle, code: int) -> Refusal:
        refusal: Refusal | None = None
        if verb_in(code, MOVE, CHARGE, OFFICER):
            refusal = against(b, code)
        elif verb_in(code, DONE) and self.piece == NOBODY_TAKEN:
            refusal = self.owes(b, self.indebted(b))
        elif verb_in(code, STAY) and 0 <= self.piece < b.roster.n_units:
            refusal = self.owes(b, self.piece)
        elif verb_in(code, TAKE) and self.piece == NOBODY_TAKEN:
            refusal = self.not_to_take(b, a_of(code))
        return refusal or not_an_answer(self, b, code)

    def not_to_take(self, b: Battle, piece: int) -> Refusal | None:
        n = b.roster.n_units
        return manoeuvres.bar(b, piece) if piece < n else officers.bar(b, piece - n)

    def owes(self, b: Battle, unit: int) -> Refusal | None:
        """Why the segment does not end, or a unit does not stay."""
        if unit == NO_UNIT:
            return None
        name = b.roster.ids[unit]
        due = duties.duty(b, unit)
        if due == duties.MUST_ATTACK:
            return no("MR-11.14", "unit-must-attack", unit=name)
        return no("MR-11.14", "unit-must-advance", unit=name) if due == duties.MUST_ADVANCE else None


# ---- judging (MR-12.3) -------------------------------------------------------------------------------------


def walk_of(b: Battle, code: int) -> tuple[int, Walk]:
    """The unit and the path of a ``move``."""
    words = words_of(code)
    unit = b.roster.unit[words[0]]
    return unit, manoeuvres.walk(b, unit, legs.parse(words[1:]))


def judge(b: Battle, unit: int, path: list[legs.Leg]) -> Walk:
    """A move with everything that may be against it, its refusal included."""
    way = manoeuvres.walk(b, unit, path)
    refusal = manoeuvres.bar(b, unit)
    if refusal is None and way.refusal is None:
        refusal = duties.against(b, unit, way)
    if refusal is not None:
        way.refuse(refusal)
    return way


def against(b: Battle, code: int) -> Refusal | None:
    """Why a ``move``, a ``charge`` or an ``officer`` is not legal now, or None."""
    words = words_of(code)
    if verb_in(code, OFFICER):
        officer = b.roster.officer[words[0]]
        return officers.bar(b, officer) or officers.way(b, officer, float(words[1]), float(words[2])).refusal
    unit = b.roster.unit[words[0]]
    if b.roster.side[unit] != b.phasing:
        return manoeuvres.bar(b, unit)
    if verb_in(code, MOVE):
        return judge(b, unit, legs.parse(words[1:])).refusal
    return charge.plan(b, unit, b.roster.unit[words[1]], " ".join(words[2:])).refusal


# ---- carrying out ------------------------------------------------------------------------------------------


def move(b: Battle, unit: int, way: Walk) -> None:
    """A legal move: the unit comes to its place, is marked, and officers in the way are dealt with."""
    if b.told is not None:
        report(b, unit, way)
    commanded = b.told is None or command.in_command(b, unit)
    if way.sector >= 0:
        b.garrison(unit, way.sector)
    else:
        b.put_rect(unit, way.place, way.formation)
    b.mark(unit, MOVED)
    if b.told is not None:
        afterwards(b, unit, commanded)
    passage.settle(b, unit, way.officers)


def attack(b: Battle, code: int) -> None:
    """A legal charge is declared."""
    name, other, *path = words_of(code)
    unit = b.roster.unit[name]
    target = b.roster.unit[other]
    if b.told is not None and b.status_of(unit) == ATTACK:
        b.tell(E_MUST_ATTACK, unit, target)
    charge.declare(b, charge.plan(b, unit, target, " ".join(path)))


def report(b: Battle, unit: int, way: Walk) -> None:
    """The audit of a move: what was owed, each manoeuvre with its cost, the sum."""
    for auto in duties.Demand(b, unit).advances[:1]:
        b.tell(E_MUST_ADVANCE, unit, auto.objective, thousandths(auto.gap + duties.LEEWAY))
    for step in way.steps:
        report_step(b, unit, step)
    b.tell(E_MOVES, unit, thousandths(way.cost), thousandths(way.allowance))


def report_step(b: Battle, unit: int, step: Step) -> None:
    leg = step.leg
    kind = leg.kind
    price = step.bill
    if kind in (legs.ENTER, legs.SHIFT):
        b.tell(E_ENTERS, unit, b.field.sector_number[leg.sector], thousandths(price.total))
        return
    if kind == legs.LEAVE:
        b.tell(E_LEAVES, unit, b.sector[unit], leg.what)
    elif kind in (legs.CHANGE, legs.LIMBER):
        b.tell(E_CHANGES, unit, step.formation, hundredths(step.place.facing))
        return
    amount = leg.angle if kind in (legs.WHEEL, legs.PIVOT) else leg.length
    b.tell(E_LEG, kind, thousandths(abs(amount)), thousandths(price.total))
    for clause, cost in (("MR-13.1", price.difficult), ("MR-13.2", price.obstacle), ("MR-13.5", price.level)):
        if cost > 0.0:
            b.tell(E_LEG_EXTRA, CLAUSE_INDEX[clause], thousandths(cost))


def afterwards(b: Battle, unit: int, commanded: bool) -> None:
    """What the new place means: the nearest enemy, and command where it has changed or is wanting."""
    enemy, gap = b.nearest_enemy(unit)
    if enemy != NO_UNIT and gap <= AUDIT_REACH:
        b.tell(E_NEAREST, unit, enemy, thousandths(gap))
    force = b.roster.force[unit]
    now = command.in_command(b, unit)
    if force >= 0 and not (now and commanded):
        officer = officer_of(force)
        b.tell(E_IN_COMMAND if now else E_OUT_OF_COMMAND, unit, officer, thousandths(b.gap(officer, unit)))


def ride(b: Battle, code: int) -> None:
    """An officer rides; the army commander for 1 CD (MR-15.5, MR-15.7)."""
    name, x, y = words_of(code)
    officer = b.roster.officer[name]
    length = officers.way(b, officer, float(x), float(y)).length if b.told is not None else 0.0
    b.put_officer(officer, float(x), float(y))
    b.officer_flags[officer] |= OFFICER_MOVED
    if officer < 2:
        b.pools[officer] -= 1
        b.tell(E_RIDES_PAID, officer, thousandths(length), b.pools[officer])
    else:
        b.tell(E_RIDES, officer, thousandths(length))
