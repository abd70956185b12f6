"""A charge as it stands: the chance that a hex is taken, at any moment from the declaration to the end of the charges.

What is told is exact as long as both sides do what the odds assume: nobody gets away before the charge, charged hexes
that have not fired yet fire in their best way, charges are made in the order of their declaration, nobody goes over to
a counterattack.
"""

from __future__ import annotations

from itertools import product

from longroll.games.glory.components import mask_of
from longroll.games.glory.odds.chances import over
from longroll.games.glory.odds.charges import Plan, best_plan, hit_chances, in_progress, sifted
from longroll.games.glory.rules.assault import Assault, charge_front
from longroll.games.glory.rules.charge_resolution import ROLLING, Resolution
from longroll.games.glory.rules.defensive_fire import FIRING, DefensiveFire, Firers, roll_items, target_unit
from longroll.games.glory.rules.melee import defenders, melee
from longroll.games.glory.rules.modifiers import (
    ATTACKER_RETREATS,
    EXCHANGE,
    FACES,
    charge_items,
    charge_result,
    total,
)
from longroll.games.glory.rules.results import ROLLS, Checks, night_check
from longroll.games.glory.state import Battle

Party = tuple[list[int], list[int]]
"""Attackers of a charge and the hexes they charge."""


def common_hexes(assault: Assault) -> list[int]:
    """The hexes that every charge in hand is made against; none if the charges have different aims."""
    if not assault.count:
        return []
    return [
        place
        for place in assault.hexes_of(0)
        if all(place in assault.hexes_of(number) for number in range(1, assault.count))
    ]


def fought_for(b: Battle, hexes: list[int]) -> list[int]:
    """Of some charged hexes those that are fought for; all of them if they hold nobody but guns (GL-10.28.4)."""
    return [place for place in hexes if defenders(b, place)] or hexes


def unresolved(assault: Assault) -> list[int]:
    return [number for number in range(assault.count) if number not in assault.over]


# ---- the chance of a hex -----------------------------------------------------------------------------------


def storm(b: Battle, assault: Assault, numbers: list[int], goal: int, plan: Plan, hits: list[int]) -> float:
    """The chance that some charges, one after the other, empty a hex, if the charged hexes fire in a given way.
    ``hits``: those that have been rolled already."""
    parties = [assault.left(b, number) for number in numbers]
    origins = assault.origins_of([unit for units, _ in parties for unit in units])
    free = [hit_chances(b, assault, origin, plan, hits)[0] for origin in origins]
    found = 0.0
    for passed in product((True, False), repeat=len(origins)):
        chance = 1.0
        for share, passes in zip(free, passed, strict=True):
            chance *= share if passes else 1 - share
        if chance:
            left = [([u for u in units if passed[origins.index(b.at[u])]], hexes) for units, hexes in parties]
            found += chance * in_turn(b, left, goal)
    return found


def in_turn(b: Battle, parties: list[Party], goal: int) -> float:
    """The same for attackers who have come through the fire."""
    for number, (units, hexes) in enumerate(parties):
        rolled, guns = sifted(b, units, hexes)
        if goal in guns:
            return 1.0
        if goal in rolled:
            ahead = mask_of(rolled)
            fighters = [unit for unit in units if charge_front(b, unit) & ahead]
            return rolled_out(b, fighters, rolled, goal, parties[number + 1 :])
    return 0.0


def rolled_out(b: Battle, units: list[int], hexes: list[int], goal: int, later: list[Party]) -> float:
    """The ten faces of a charge's die, and the charges after it where it fails."""
    base = total(charge_items(melee(b, units, hexes)))
    results = [charge_result(base + face) for face in range(FACES)]
    thrown_back = sum(result <= ATTACKER_RETREATS for result in results)
    exchanged = results.count(EXCHANGE)
    found = float(FACES - thrown_back - exchanged)
    if thrown_back:
        found += thrown_back * in_turn(b, later, goal)
    if exchanged:
        found += exchanged * checked(b, b.line_units(goal), goal, later)
    return found / FACES


def checked(b: Battle, units: list[int], goal: int, later: list[Party]) -> float:
    """The defenders of a hex in an exchange, some of whom have still to check: if all are gone it is taken (guns that
    are left there leave it, GL-10.29), else the charges that follow meet what is left."""
    if not b.line_units(goal):
        return 1.0
    if not units:
        return in_turn(b, later, goal)
    unit, rest = units[0], units[1:]
    fails = over(b.cohesion(unit), night_check(b))
    found = (1 - fails) * checked(b, rest, goal, later) if fails < 1 else 0.0
    if fails:
        shaken = b.copy()
        shaken.disorder(unit)
        found += fails * checked(shaken, rest, goal, later)
    return found


# ---- the position ------------------------------------------------------------------------------------------


def attempt(assault: Assault, number: int) -> list[int]:
    """The charges that are one attempt with one of them, that one first: all that are left if they are made against one
    hex, else it alone."""
    others = [other for other in unresolved(assault) if other != number]
    return [number, *others] if common_hexes(assault) else [number]


def best_goal(b: Battle, assault: Assault, numbers: list[int], plan: Plan, hits: list[int]) -> tuple[int, float]:
    """The hex that an attempt is likeliest to take, of those that are fought for, and its chance; -1 where there is
    none. Odds card and stage speak of it."""
    left = assault.left(b, numbers[0])[1]
    hexes = fought_for(b, common_hexes(assault) if len(numbers) > 1 else left)
    chances = [storm(b, assault, numbers, place, plan, hits) for place in hexes]
    best = max(chances, default=0.0)
    return (hexes[chances.index(best)], best) if hexes else (-1, 0.0)


def outlook(b: Battle, numbers: list[int], goal: int) -> float:
    """The chance that a hex is taken by some of the charges in hand, from any position between declaration and end.
    ``numbers``: those charges in the order in which they are made, also such as are over."""
    volley = b.frames[-1]
    if isinstance(volley, DefensiveFire) and volley.step == FIRING:
        ways = volleys(b, volley)
        return sum((share * outlook(after, numbers, goal) for share, after in ways if goes_on(b, after)), 0.0)
    assault, waiting, hits = in_progress(b)
    assert assault is not None
    if b.owner(goal) != 1 - assault.side:
        return 1.0
    left = [number for number in numbers if number not in assault.over]
    resolution = in_resolution(b, assault)
    if resolution is None:
        return storm(b, assault, left, goal, best_plan(b, assault, waiting, hits), hits)
    later = [assault.left(b, number) for number in left]
    if goal not in resolution.hexes:
        return in_turn(b, later, goal)
    if resolution.step == ROLLING:
        return rolled_out(b, resolution.units, resolution.hexes, goal, later)
    if resolution.result > EXCHANGE:
        return 1.0
    if resolution.result == EXCHANGE:
        return checked(b, [unit for unit in to_check(b) if unit in b.line_units(goal)], goal, later)
    return in_turn(b, later, goal)


def volleys(b: Battle, volley: DefensiveFire) -> list[tuple[float, Battle]]:
    """The two ways the next roll of a defensive fire may go, with their chances."""
    aim = volley.aims[volley.number]
    items = roll_items(b, Firers(volley.foot, volley.gunners), len(volley.aims), aim)
    hit = over(b.cohesion(target_unit(b, aim)), total(items))
    found: list[tuple[float, Battle]] = []
    for share, face in ((hit, FACES - 1), (1 - hit, 0)):
        if share:
            after = b.copy()
            after.play(ROLLS[face])
            found.append((share, after))
    return found


def goes_on(b: Battle, after: Battle) -> bool:
    """Is anybody of those who charge in a position still there after a volley?"""
    now = in_progress(after)[0]
    was = in_progress(b)[0]
    return now is not None and was is not None and now.attackers == was.attackers


def in_resolution(b: Battle, assault: Assault) -> Resolution | None:
    """The charge of those in hand that is being resolved."""
    above = b.frames[b.frames.index(assault) :]
    return next((frame for frame in above if isinstance(frame, Resolution)), None)


def to_check(b: Battle) -> list[int]:
    """Units that have still to check their cohesion."""
    return [unit for frame in b.frames if isinstance(frame, Checks) for unit in frame.units[frame.number :]]


# ---- through the fire --------------------------------------------------------------------------------------


def through(b: Battle) -> float:
    """The chance that defensive fire hits nobody of those who charge."""
    assault, waiting, hits = in_progress(b)
    assert assault is not None
    volley = b.frames[-1]
    if isinstance(volley, DefensiveFire) and volley.step == FIRING:
        return sum((share * through(after) for share, after in volleys(b, volley) if goes_on(b, after)), 0.0)
    if hits or assault.out:
        return 0.0
    plan = best_plan(b, assault, waiting, hits)
    units = [unit for number in unresolved(assault) for unit in assault.left(b, number)[0]]
    found = 1.0
    for origin in assault.origins_of(units):
        found *= hit_chances(b, assault, origin, plan, hits)[0]
    return found
