"""MR-19 Reactions of the target: evading, flight of artillery and its defensive fire.

Each reaction is a frame above that of the attack and reports to it (``Attack.reacted``).
"""

from __future__ import annotations

from math import ceil
from typing import Final

from longroll.boards.plane.shapes import FRONT, Rect, on_table, turned
from longroll.boards.plane.turn import bearing, opposite
from longroll.games.reason.components import (
    ALLOWANCE,
    ARTILLERY,
    EPS,
    EVADED,
    FF,
    FLED,
    II,
    MF,
    RA,
    SUPPRESSED,
    at_most,
)
from longroll.games.reason.legs import decimal, floor_length
from longroll.games.reason.lexicon import (
    D6,
    D_EVADE,
    D_EVADE_DIE,
    D_EVADE_TO,
    D_FLEE_DIE,
    E_DEFENSIVE_FIRE,
    E_DIE,
    E_EVADE_DICE,
    E_EVADE_FAILS,
    E_EVADES,
    E_FLEE_ROLL,
    E_FLEES,
    E_FLIGHT_FAILS,
    E_STANDS,
    E_TRIES_TO_EVADE,
    EVADE,
    RUN,
    STAND,
    say,
    thousandths,
    words_of,
)
from longroll.games.reason.rules.attacks import BROKE, FAILED, HOLDS, LEFT_PLACE, REPULSED, Attack
from longroll.games.reason.rules.costs import affordable
from longroll.games.reason.rules.cover import difficult
from longroll.games.reason.rules.figures import (
    EVADE_AUTO,
    EVADE_BONUS,
    EVADES,
    FLEE,
    FLEE_MF,
    FLIGHT,
    FLIGHT_MORE,
    LEAST_EVADE,
    LEAST_RUN,
    NO_EVADE,
    ROUGH_EVADE_BONUS,
)
from longroll.games.reason.rules.fire import Item, tell_items
from longroll.games.reason.rules.losses import lose
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
    lowest_free,
    occupied,
    open_spans,
    tariff,
)
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

# ---- evading (MR-19.2 to MR-19.8) --------------------------------------------------------------------------


class Escape:
    """An evade's straight way: the evader turned to face it, its direction, the stretches where it may stop."""

    def __init__(self, shape: Rect, spans: Spans) -> None:
        self.shape = shape
        self.spans = spans

    def allows(self, length: float) -> bool:
        return allowed(self.spans, length)


def way_out(shape: Rect, x: float, y: float) -> Rect:
    """A unit turned about its centre away from a point (MR-19.5)."""
    return turned(shape, round(bearing(x, y, shape.cx, shape.cy), 6) % 360.0)


def escape(b: Battle, unit: int, x: float, y: float) -> Escape | None:
    """Where a unit could evade to from an attacker whose front-edge midpoint is x, y; None if it could not move 1 BW
    (MR-19.5, MR-19.6)."""
    shape = way_out(b.shapes[unit], x, y)
    if not on_table(shape, b.field.w, b.field.h):
        return None
    dx, dy = shape.fx, shape.fy
    kind = b.roster.kind[unit]
    allowance = ALLOWANCE[kind][FF]
    most = ground_limit(b, shape, dx, dy, allowance, b.field.barred[kind])
    most = enemy_limit(b, b.roster.side[unit], shape, dx, dy, most)
    most = friend_limit(b, unit, shape, dx, dy, most)
    most = affordable(tariff(b, unit, shape, dx, dy, allowance), allowance, most)
    if not at_most(LEAST_RUN, most):
        return None
    blocked = occupied(b, unit, shape, dx, dy, most)
    least = min(LEAST_EVADE, most)
    spans = open_spans(blocked, least, most)
    if not spans:
        last = highest_free(blocked, least)
        spans = [(last, last)]
    return Escape(shape, spans) if at_most(LEAST_RUN, spans[-1][1]) else None


def evade_kind(b: Battle, unit: int, attacker: int) -> int:
    """May a unit try to evade an attacker: NO_EVADE, EVADE_ROLL or EVADE_AUTO (MR-19.2, MR-19.3)?"""
    if b.formation[unit] != FF or b.flags[unit] & EVADED or b.engaged(unit):
        return NO_EVADE
    return EVADES[b.roster.kind[attacker]][b.roster.kind[unit]]


def evade_items(b: Battle, unit: int, attacker: int) -> tuple[list[Item], list[Item]]:
    """Bonuses of the evader and of the attacker (MR-19.2)."""
    kind = b.roster.kind[unit]
    mine: list[Item] = []
    if EVADE_BONUS[kind]:
        mine.append(("MR-19.2", EVADE_BONUS[kind]))
    if kind == II and difficult(b, unit):
        mine.append(("MR-19.2-difficult", ROUGH_EVADE_BONUS))
    other = EVADE_BONUS[b.roster.kind[attacker]]
    return mine, [("MR-19.2", other)] if other else []


def total(items: list[Item]) -> int:
    return sum([value for _, value in items])


ASKING: Final = 0
ROLLING: Final = 1
CHOOSING: Final = 2


class Evade(Frame):
    """The target's owner decides whether it evades; the roll; where to. ``x``, ``y``: the attacker's front-edge
    midpoint at declaration; ``dice``: the defender's, then the attacker's."""

    def __init__(
        self,
        unit: int = 0,
        attacker: int = 0,
        x: float = 0.0,
        y: float = 0.0,
        stage: int = ASKING,
        dice: list[int] | None = None,
    ) -> None:
        self.unit = unit
        self.attacker = attacker
        self.x = x
        self.y = y
        self.stage = stage
        self.dice: list[int] = dice[:] if dice else []

    def copy(self) -> Frame:
        return Evade(self.unit, self.attacker, self.x, self.y, self.stage, self.dice)

    def fields(self) -> tuple[str, ...]:
        return ("unit", "attacker", "x", "y", "stage", "dice")

    def mover(self, b: Battle) -> int:
        return CHANCE if self.stage == ROLLING else b.roster.side[self.unit]

    def kind(self, b: Battle) -> int:
        return (D_EVADE, D_EVADE_DIE, D_EVADE_TO)[self.stage]

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"unit": b.roster.ids[self.unit], "attacker": b.roster.ids[self.attacker]}

    def proceed(self, b: Battle) -> bool:
        if self.stage == ROLLING and len(self.dice) == 2:
            return self.resolve(b)
        return True

    def listing(self, b: Battle) -> list[int]:
        if self.stage == ASKING:
            return [act(EVADE), act(STAND)]
        if self.stage == ROLLING:
            return D6[:]
        out = escape(b, self.unit, self.x, self.y)
        assert out is not None
        return [say(RUN, f"{decimal(s, 3)} {look}") for s in stops(out.spans) for look in ("away", "back")]

    def take(self, b: Battle, code: int) -> None:
        if self.stage == ROLLING:
            self.dice.append(a_of(code))
        elif verb_in(code, STAND):
            b.tell(E_STANDS, self.unit)
            self.report(b, HOLDS)
        elif verb_in(code, EVADE):
            b.tell(E_TRIES_TO_EVADE, self.unit)
            automatic = evade_kind(b, self.unit, self.attacker) == EVADE_AUTO
            self.stage = CHOOSING if automatic else ROLLING
        else:
            length, look = words_of(code)
            self.run(b, float(length), look == "back")

    def resolve(self, b: Battle) -> bool:
        """The contest (MR-19.4); a failure costs 1 SP (MR-19.8)."""
        mine, theirs = evade_items(b, self.unit, self.attacker)
        defence, attack = self.dice[0] + total(mine), self.dice[1] + total(theirs)
        for face in self.dice:
            b.tell(E_DIE, face)
        b.tell(E_EVADE_DICE, self.unit, defence, attack)
        for items in (mine, theirs):
            tell_items(b, items)
        if defence >= attack:
            self.stage = CHOOSING
            return True
        b.tell(E_EVADE_FAILS, self.unit)
        b.end(self)
        attack_in_hand(b).reacted(b, FAILED if b.sp[self.unit] > 1 else BROKE)
        lose(b, self.unit, 1)
        return False

    def run(self, b: Battle, length: float, back: bool) -> None:
        """The evade move (MR-19.5, MR-19.7)."""
        out = escape(b, self.unit, self.x, self.y)
        assert out is not None
        length = clamped(out.spans, length)
        shape = out.shape
        place = after(shape, shape.fx, shape.fy, length)
        over = passed(b, self.unit, shape, shape.fx, shape.fy, length)
        b.put(self.unit, place.cx, place.cy, opposite(place.facing) if back else place.facing, FF)
        b.flags[self.unit] |= EVADED
        b.tell(E_EVADES, self.unit, thousandths(length))
        self.report(b, LEFT_PLACE)
        settle(b, self.unit, over)

    def report(self, b: Battle, how: int) -> None:
        b.end(self)
        attack_in_hand(b).reacted(b, how)

    def allows(self, b: Battle, code: int) -> bool:
        return self.stage == CHOOSING and verb_in(code, RUN) and self.run_refusal(b, code) is None

    def run_refusal(self, b: Battle, code: int) -> Refusal | None:
        length = float(words_of(code)[0])
        out = escape(b, self.unit, self.x, self.y)
        assert out is not None
        if out.allows(length):
            return None
        args = {"unit": b.roster.ids[self.unit], "least": bw(out.spans[0][0]), "most": bw(out.spans[-1][1])}
        return no("MR-19.5", "evade-length", **args, length=bw(length))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.stage == CHOOSING and verb_in(code, RUN):
            return self.run_refusal(b, code) or not_an_answer(self, b, code)
        return not_an_answer(self, b, code)


def stops(spans: Spans) -> list[float]:
    """A few lengths of some stretches as they can be written: their ends, and the middle of a long one."""
    found: list[float] = []
    for low, high in spans:
        first, last = ceil(low * 1000 - 1e-6) / 1000, floor_length(high)
        if first > last:
            # a single place: the nearest length that can be written is within the tolerance of MR-1.5
            found.append(floor_length(high))
            continue
        found.append(first)
        if last - first > 1.0:
            found.append(round((first + last) / 2, 1))
        if last - first > EPS:
            found.append(last)
    return sorted(set(found))


def attack_in_hand(b: Battle) -> Attack:
    """The attack a reaction answers: the frame beneath."""
    frame = b.frames[-1]
    assert isinstance(frame, Attack)
    return frame


# ---- artillery (MR-19.11 to MR-19.15) ----------------------------------------------------------------------


def flee_number(b: Battle, unit: int, attacker: int) -> int:
    """What 2D6 may not exceed for a battery to flee (MR-19.11)."""
    return FLEE[b.roster.kind[unit]][b.roster.cls[attacker]] + (FLEE_MF if b.formation[unit] == MF else 0)


def most_losses(b: Battle, unit: int, edge: int) -> int:
    """How many losses a battery's defensive fire can cause to one who attacks that edge (MR-19.13)."""
    if b.formation[unit] != FF or edge != FRONT or b.flags[unit] & SUPPRESSED:
        return 0
    return 1 if b.roster.kind[unit] == RA or b.sp[unit] == 1 else 2


def flight_length(b: Battle, unit: int, x: float, y: float) -> float:
    """How far a battery flees from an attacker whose front-edge midpoint is x, y; less than 1 BW: it cannot
    (MR-19.12)."""
    shape = way_out(b.shapes[unit], x, y)
    if not on_table(shape, b.field.w, b.field.h):
        return 0.0
    dx, dy = shape.fx, shape.fy
    kind = b.roster.kind[unit]
    limit = ground_limit(b, shape, dx, dy, FLIGHT[kind] + FLIGHT_MORE, b.field.barred[kind])
    limit = enemy_limit(b, b.roster.side[unit], shape, dx, dy, limit)
    length = min(FLIGHT[kind], limit)
    blocked = occupied(b, unit, shape, dx, dy, limit)
    farther = lowest_free(blocked, length, min(limit, length + FLIGHT_MORE))
    return farther if farther >= 0.0 else highest_free(blocked, length)


class Flight(Frame):
    """A battery that is attacked tries to flee; its dice are its defensive fire too. ``edge``: the edge attacked;
    ``x``, ``y``: the attacker's front-edge midpoint at declaration."""

    def __init__(
        self,
        unit: int = 0,
        attacker: int = 0,
        edge: int = FRONT,
        x: float = 0.0,
        y: float = 0.0,
        dice: list[int] | None = None,
        fired: int = 0,
    ) -> None:
        self.unit = unit
        self.attacker = attacker
        self.edge = edge
        self.x = x
        self.y = y
        self.dice: list[int] = dice[:] if dice else []
        self.fired = fired

    def copy(self) -> Frame:
        return Flight(self.unit, self.attacker, self.edge, self.x, self.y, self.dice, self.fired)

    def fields(self) -> tuple[str, ...]:
        return ("unit", "attacker", "edge", "x", "y", "dice", "fired")

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_FLEE_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"unit": b.roster.ids[self.unit], "attacker": b.roster.ids[self.attacker]}

    def proceed(self, b: Battle) -> bool:
        if len(self.dice) < 2:
            return True
        if not self.fired:
            self.fired = 1
            self.defend(b)
        elif not b.on_table(self.attacker):
            self.report(b, REPULSED)
        else:
            self.resolve(b)
        return False

    def listing(self, b: Battle) -> list[int]:
        return D6[:]

    def take(self, b: Battle, code: int) -> None:
        self.dice.append(a_of(code))
        b.tell(E_DIE, a_of(code))

    def defend(self, b: Battle) -> None:
        """Each odd die is a loss of the attacker (MR-19.13, MR-19.14)."""
        b.tell(E_FLEE_ROLL, self.unit, sum(self.dice), flee_number(b, self.unit, self.attacker))
        caused = min(most_losses(b, self.unit, self.edge), self.dice[0] % 2 + self.dice[1] % 2)
        if caused:
            b.tell(E_DEFENSIVE_FIRE, self.unit, self.attacker, caused)
            lose(b, self.attacker, caused)

    def resolve(self, b: Battle) -> None:
        if sum(self.dice) <= flee_number(b, self.unit, self.attacker):
            length = flight_length(b, self.unit, self.x, self.y)
            if at_most(LEAST_RUN, length):
                self.run(b, length)
                return
        b.tell(E_FLIGHT_FAILS, self.unit)
        self.report(b, FAILED if b.sp[self.unit] > 1 else BROKE)
        lose(b, self.unit, 1)

    def run(self, b: Battle, length: float) -> None:
        """The flight (MR-19.12)."""
        shape = way_out(b.shapes[self.unit], self.x, self.y)
        over = passed(b, self.unit, shape, shape.fx, shape.fy, length)
        b.put_rect(self.unit, after(shape, shape.fx, shape.fy, length), MF)
        b.flags[self.unit] |= FLED
        b.tell(E_FLEES, self.unit, thousandths(length))
        self.report(b, LEFT_PLACE)
        settle(b, self.unit, over)

    def report(self, b: Battle, how: int) -> None:
        b.end(self)
        attack_in_hand(b).reacted(b, how)

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


def reaction(b: Battle, unit: int, attacker: int, edge: int, x: float, y: float) -> Frame | None:
    """The frame of the target's reaction; None if it has none (MR-19.1, MR-19.3, MR-19.6, MR-19.11)."""
    if b.roster.cls[unit] == ARTILLERY:
        return None if b.engaged(unit) else Flight(unit, attacker, edge, x, y)
    if evade_kind(b, unit, attacker) != NO_EVADE and escape(b, unit, x, y) is not None:
        return Evade(unit, attacker, x, y)
    return None
