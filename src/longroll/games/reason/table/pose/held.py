"""A unit in hand: the path so far as it is written, where it leads, what it costs and what is against it.

A path is the text of a move's legs (``L15 A0.57``), or ``charge TARGET [TURN] [OBLIQUE]``, or empty. A place is also
worked out for a path that is not legal: the ghost stands where the hand has brought it, and the card says why it may
not stay there.
"""

from __future__ import annotations

from longroll.boards.plane.shapes import Rect, forward_of, shifted, turned
from longroll.boards.plane.turn import opposite, wheel, wheel_arc
from longroll.games.reason import legs
from longroll.games.reason.components import FF, MF
from longroll.games.reason.legs import ABOUT, ADVANCE, BACK, CHANGE, LIMBER, OBLIQUE, PIVOT, SIDE, WHEEL, Leg
from longroll.games.reason.rules import charge_path, manoeuvres
from longroll.games.reason.rules.charge_path import ChargePath, ChargePlan
from longroll.games.reason.rules.costs import Bill
from longroll.games.reason.rules.walks import Point, Step, Walk
from longroll.games.reason.state import Battle
from longroll.kit.gate import refusal
from longroll.kit.terms import BadInput, Refusal

CHARGE = "charge"
PLENTY = 1000.0
"""An allowance that pays for anything: to say what a move would cost that is too dear."""


class Held:
    """``legs`` of a move, or ``plan`` of a charge; ``walk``: the legal part of the move; ``steps``: all legs that can
    be worked out, with what they cost; ``ghost`` and ``formation`` at the end; ``refusal``: what is against it, None
    if it may be sent (or is empty)."""

    def __init__(self, b: Battle, unit: int, path: str) -> None:
        self.b = b
        self.unit = unit
        self.start = b.shapes[unit]
        self.legs: list[Leg] = []
        self.plan: ChargePlan | None = None
        self.refusal: Refusal | None = None
        words = path.split()
        if words and words[0] == CHARGE:
            self._charge(words[1:])
        else:
            self.legs = legs.parse(words)
        self.path = path if self.plan is not None else legs.write_all(self.legs)
        self.walk: Walk = manoeuvres.walk(b, unit, self.legs)
        self.steps: list[Step] = self.walk.steps
        self.ghost: Rect = self.walk.place
        self.formation: int = self.walk.formation
        self.allowance: float = self.walk.allowance
        if self.plan is not None:
            self._met(self.plan)
        elif self.walk.refusal is not None:
            self.refusal = self.walk.refusal
            self._beyond()

    # ---- moves ---------------------------------------------------------------------------------------------

    def _beyond(self) -> None:
        """Where an illegal path leads, and what it would cost."""
        rich = manoeuvres.begin(self.b, self.unit)
        rich.allowance += PLENTY
        for leg in self.legs:
            if not manoeuvres.step(self.b, rich, leg):
                break
        self.steps = rich.steps
        self.ghost, self.formation = rich.place, rich.formation
        for leg in self.legs[len(rich.steps) :]:
            before = self.ghost
            self.ghost, self.formation = led(before, self.formation, leg)
            way = [(before.cx, before.cy), (self.ghost.cx, self.ghost.cy)]
            bill = Bill(plain_cost(before, leg))
            self.steps = [*self.steps, Step(leg, before, self.ghost, self.formation, bill, way)]

    # ---- charges -------------------------------------------------------------------------------------------

    def _charge(self, words: list[str]) -> None:
        if not words or words[0] not in self.b.roster.unit:
            raise BadInput("a charge needs its target")
        self.plan = charge_path.plan(self.b, self.unit, self.b.roster.unit[words[0]], " ".join(words[1:]))

    def _met(self, plan: ChargePlan) -> None:
        self.refusal = plan.refusal
        self.ghost = plan.conformed or plan.contact or plan.turned or plan.start
        self.allowance = plan.allowance
        self.formation = FF

    # ---- what it comes to ----------------------------------------------------------------------------------

    @property
    def target(self) -> int:
        """Of a charge; -1 without one."""
        return -1 if self.plan is None else self.plan.target

    @property
    def bills(self) -> list[Bill]:
        return [self.plan.bill] if self.plan is not None else [step.bill for step in self.steps]

    @property
    def cost(self) -> float:
        return sum(bill_total(bill) for bill in self.bills)

    @property
    def left(self) -> float:
        return self.allowance - self.cost

    @property
    def action(self) -> str:
        """What Enter would send; empty if there is nothing to send yet."""
        name = self.b.roster.ids[self.unit]
        if self.plan is not None:
            return " ".join([CHARGE, name, self.path.partition(" ")[2]])
        return f"move {name} {self.path}" if self.legs else ""

    @property
    def trail(self) -> list[Point]:
        """Where the centre goes."""
        if self.plan is not None:
            places = [self.plan.start, self.plan.turned, self.ghost]
            return [(place.cx, place.cy) for place in places if place is not None]
        found: list[Point] = []
        for step in self.steps:
            found += step.points[1:] if found else step.points
        return found

    def judged(self) -> Held:
        """With the last word: that of the gate which will judge the action (duties included)."""
        if self.refusal is None and self.action:
            self.refusal = refusal(self.b, str(self.b.seat), self.action)
        return self

    def way(self) -> ChargePath | None:
        """The path of a charge that begins as this move does: at most one turn, then straight or oblique (MR-18.1)."""
        if self.plan is not None:
            return self.plan.way
        rest = list(self.legs)
        made = ChargePath()
        if rest and rest[0].kind == WHEEL:
            made.turn = rest.pop(0).angle
        elif rest and rest[0].kind == PIVOT:
            made.pivot = rest.pop(0).angle
        if rest and rest[0].kind == OBLIQUE:
            made.oblique = rest.pop(0).angle
        elif rest and rest[0].kind == ADVANCE:
            rest.pop(0)
        return None if rest else made


def bill_total(bill: Bill) -> float:
    return bill.distance + bill.difficult + bill.obstacle + bill.level


def plain_cost(place: Rect, leg: Leg) -> float:
    """What a leg costs in the open."""
    if leg.kind == WHEEL:
        return wheel_arc(place.w, leg.angle)
    return abs(leg.length) * (2.0 if leg.kind in (BACK, SIDE) else 1.0)


def led(place: Rect, formation: int, leg: Leg) -> tuple[Rect, int]:
    """Where a leg leads, whatever forbids it. Ways along roads and into towns lead nowhere without their ground."""
    kind = leg.kind
    if kind in (ADVANCE, OBLIQUE):
        dx, dy = forward_of((place.facing + leg.angle) % 360.0) if kind == OBLIQUE else (place.fx, place.fy)
        return shifted(place, dx * leg.length, dy * leg.length), formation
    if kind == BACK:
        return shifted(place, -place.fx * leg.length, -place.fy * leg.length), formation
    if kind == SIDE:
        return shifted(place, place.rx * leg.length, place.ry * leg.length), formation
    if kind == WHEEL:
        return wheel(place, leg.angle), formation
    if kind == ABOUT:
        return turned(place, opposite(place.facing)), formation
    if kind == PIVOT:
        return turned(place, leg.angle), formation
    if kind == CHANGE:
        return manoeuvres.change_place(place, leg.what, leg.where, leg.angle), MF if leg.where == 2 else FF
    if kind == LIMBER:
        return turned(place, leg.angle), leg.what
    return place, formation


def written(found: list[Leg]) -> str:
    return legs.write_all(found)
