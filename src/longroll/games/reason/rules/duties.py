"""MR-11.14, MR-11.15: what units of a Force in Attack! must do; MR-15.9: what uncommanded units may do."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import distance, in_front_arc, nearest_point
from longroll.boards.plane.shapes import Rect
from longroll.boards.plane.turn import bearing, turn_between
from longroll.games.reason.components import ARTILLERY, ATTACK, EPS, FF, GARRISON, MF, MOVED, at_most, officer_of
from longroll.games.reason.legs import ADVANCE, CHANGE, PIVOT, WHEEL, Leg, round_bearing
from longroll.games.reason.rules import charge_path, command, manoeuvres, wheels
from longroll.games.reason.rules.attacks import may_attack
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.rules.walks import Walk
from longroll.games.reason.state import Battle
from longroll.kit.terms import Refusal, no

FREE: Final = 0
MUST_ADVANCE: Final = 1
MUST_ATTACK: Final = 2

KEEP: Final = 1.0
"""The automatic advance keeps this far from every enemy."""
LEEWAY: Final = 1.0
"""So much farther from its objective than the automatic advance a compulsory advance may end."""
MOST_WHEEL: Final = 90.0


class Automatic:
    """The automatic advance of a unit: towards ``objective``, its ``legs``, the ``walk`` and the ``gap`` at its end."""

    __slots__ = ("gap", "legs", "objective", "walk")

    def __init__(self, objective: int, legs: list[Leg], walk: Walk, gap: float) -> None:
        self.objective = objective
        self.legs = legs
        self.walk = walk
        self.gap = gap


def bound(b: Battle, unit: int) -> bool:
    """Is the unit one of those that must attack or advance, if they can?"""
    return (
        b.status_of(unit) == ATTACK
        and b.formation[unit] < GARRISON
        and b.roster.cls[unit] != ARTILLERY
        and not b.flags[unit] & MOVED
        and not b.engaged(unit)
        and command.in_command(b, unit)
    )


class Demand:
    """What is asked of a unit as the table stands. ``astray``: it is uncommanded (MR-15.9); ``duty``: FREE,
    MUST_ADVANCE or MUST_ATTACK; ``charges``: its legal canonical charges; ``advances``: the automatic advances of
    MR-11.15, if that is its duty."""

    __slots__ = ("advances", "astray", "charges", "duty")

    def __init__(self, b: Battle, unit: int) -> None:
        self.astray: bool = command.uncommanded(b, unit)
        self.charges: list[charge_path.ChargePlan] = charge_path.canonical_charges(b, unit)
        self.advances: list[Automatic] = []
        self.duty = FREE
        if not self.astray and bound(b, unit):
            if self.charges:
                self.duty = MUST_ATTACK
            else:
                self.advances = automatic_advances(b, unit)
                self.duty = MUST_ADVANCE if self.advances else FREE

    @property
    def strict(self) -> bool:
        """Will not every legal move do?"""
        return self.astray or self.duty != FREE


def duty(b: Battle, unit: int) -> int:
    """What the unit must do as the table stands: FREE, MUST_ADVANCE or MUST_ATTACK."""
    return Demand(b, unit).duty if bound(b, unit) else FREE


def objectives(b: Battle, unit: int) -> list[int]:
    """The nearest enemy unit it may attack by type and terrain, else the nearest; all that are equally near."""
    shape = b.shapes[unit]
    enemies = b.present[1 - b.roster.side[unit]]
    listed = [enemy for enemy in enemies if may_attack(b, unit, enemy)] or enemies
    gaps = [distance(shape, b.shapes[enemy]) for enemy in listed]
    least = min(gaps, default=0.0)
    return [enemy for enemy, gap in zip(listed, gaps, strict=True) if at_most(gap, least)]


def towards(b: Battle, unit: int, x: float, y: float) -> Walk:
    """The unit turned towards a point as far as it can turn before an advance (MR-11.15, 1)."""
    way = manoeuvres.begin(b, unit)
    place = way.place
    aim = bearing(place.cx, place.cy, x, y)
    if not b.roster.regular[unit]:
        aim = round_bearing(aim)
        if abs(turn_between(place.facing, aim)) >= 0.01 and not manoeuvres.step(b, way, Leg(PIVOT, angle=aim)):
            return manoeuvres.begin(b, unit)
        return way
    angle = max(-MOST_WHEEL, min(MOST_WHEEL, turn_between(place.facing, aim)))
    if abs(angle) >= 0.01:
        widest = wheels.widest(b, way, angle)
        if widest is not None:
            arc, bill = widest
            arc.take(Leg(WHEEL, angle=arc.angle), bill)
    return way


def automatic(b: Battle, unit: int, enemy: int) -> Automatic | None:
    """The automatic advance towards an enemy; None if it would not bring the unit closer or has no legal end."""
    shape = b.shapes[unit]
    target = b.shapes[enemy]
    way = towards(b, unit, *nearest_point(target, shape.cx, shape.cy))
    ahead = manoeuvres.farthest(b, way, KEEP)
    if ahead > 0.0:
        manoeuvres.step(b, way, Leg(ADVANCE, ahead))
    if not way.steps or not manoeuvres.finish(b, way):
        return None
    gap = distance(way.place, target)
    if gap >= distance(shape, target) - EPS:
        return None
    return Automatic(enemy, [step.leg for step in way.steps], way, gap)


def automatic_advances(b: Battle, unit: int) -> list[Automatic]:
    """One for each objective the owner may choose among."""
    found = [automatic(b, unit, enemy) for enemy in objectives(b, unit)]
    return [way for way in found if way is not None] if all(way is not None for way in found) else []


def against(b: Battle, unit: int, way: Walk, demand: Demand | None = None) -> Refusal | None:
    """Why a legal move is not the one the unit owes its Force's Attack!, or leads an uncommanded unit astray; None if
    nothing is against it."""
    demand = demand or Demand(b, unit)
    if meets(b, unit, way, demand):
        return None
    if demand.astray:
        return strays(b, unit, way)
    if demand.duty == MUST_ATTACK:
        target = b.roster.ids[demand.charges[0].target]
        return no("MR-11.14", "must-attack", unit=b.roster.ids[unit], target=target)
    return short_of(b, unit, way, demand.advances[-1])


def meets(b: Battle, unit: int, way: Walk, demand: Demand) -> bool:
    """Is a legal move what is asked of the unit?"""
    if demand.astray:
        return returns(b, unit, way)
    if demand.duty == MUST_ATTACK:
        return False
    for auto in demand.advances:
        target = b.shapes[auto.objective]
        if at_most(distance(way.place, target), auto.gap + LEEWAY) or deploys(b, unit, way, target):
            return True
    return not demand.advances


def short_of(b: Battle, unit: int, way: Walk, auto: Automatic) -> Refusal:
    """The move falls short of the compulsory advance (MR-11.15)."""
    return no(
        "MR-11.15",
        "must-advance",
        unit=b.roster.ids[unit],
        target=b.roster.ids[auto.objective],
        distance=bw(distance(way.place, b.shapes[auto.objective])),
        most=bw(auto.gap + LEEWAY),
    )


def deploys(b: Battle, unit: int, way: Walk, target: Rect) -> bool:
    """A unit in MF may CHANGE to FF instead, so that its objective is in its front arc."""
    return (
        b.formation[unit] == MF
        and way.formation == FF
        and way.steps[-1].leg.kind == CHANGE
        and in_front_arc(way.place, target)
    )


def returns(b: Battle, unit: int, way: Walk) -> bool:
    """MR-15.9: an uncommanded unit ends nearer to its sub-commander than it began, or in command."""
    officer = b.officers[officer_of(b.roster.force[unit])]
    return distance(officer, way.place) < distance(officer, b.shapes[unit]) - EPS or commanded_at(b, unit, way)


def strays(b: Battle, unit: int, way: Walk) -> Refusal:
    """It does not."""
    officer = officer_of(b.roster.force[unit])
    base = b.officers[officer]
    return no(
        "MR-15.9",
        "not-nearer",
        unit=b.roster.ids[unit],
        officer=b.roster.officer_words[officer],
        distance=bw(distance(base, way.place)),
        before=bw(distance(base, b.shapes[unit])),
    )


def commanded_at(b: Battle, unit: int, way: Walk) -> bool:
    """Would the unit be in command at the end of a walk?"""
    shapes = b.shapes
    here = shapes[unit]
    shapes[unit] = way.place
    found = command.in_command(b, unit)
    shapes[unit] = here
    return found
