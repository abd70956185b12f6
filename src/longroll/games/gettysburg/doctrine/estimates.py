"""Quick odds of an assault, for weighing hundreds of them in a game.

Hits must be spread evenly (GB-14.11), so a side in combat is well described by how many pieces it has and how many
cubes they carry together. On that summary the five steps are a small chain of chances, and every link is remembered:
a whole game asks for a few thousand of them. The one simplification: equal pieces are taken to carry equal loads.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from longroll.games.gettysburg.rules.modifiers import (
    ATTACKER_MORALE,
    ATTACKERS_SHOCK,
    ATTACKERS_TABLE,
    COUNTERS,
    DEFENDER_MORALE,
    DEFENDERS_SHOCK,
    DEFENDERS_TABLE,
    DISRUPTS,
    ELIMINATED,
    GUNS_TABLE,
    RETREATS,
    held,
)

MOST = 5
"""Cubes an infantry piece can carry; the next one eliminates it."""
NEGLIGIBLE = 0.0005
"""Branches rarer than this are left out."""
DISRUPTION_LIKELY = 0.3
"""From this share of D results on, the sector counts as disrupted in the second round."""


class Outcome(NamedTuple):
    """What an assault brings on average."""

    win: float
    """Chance that no defender is left and the attackers stay."""
    cost: float
    """The attackers' loss in pieces; a cube is a sixth of one."""
    harm: float
    """The defending troops' loss in pieces, without the guns."""


class Conditions(NamedTuple):
    """What does not change during the combat."""

    shift: int
    """Columns by terrain, works and flank; disruption and quality of the piece come on top."""
    works: int
    """1 if the attackers fire at troops entrenched against them."""
    trapped: int
    """1 if defenders have no legal retreat: they are lost when they fail."""


NOTHING = Outcome(0.0, 0.0, 0.0)
TAKEN = Outcome(1.0, 0.0, 0.0)


def loads(pieces: int, cubes: int) -> list[int]:
    """Cubes spread evenly."""
    return [cubes // pieces + (1 if n < cubes % pieces else 0) for n in range(pieces)]


def portion(whole: int, part: int, of: int) -> int:
    """``whole`` · part / of, rounded."""
    return (2 * whole * part + of) // (2 * of)


@cache
def guns_volley(guns: int, damaged: int) -> tuple[tuple[int, float], ...]:
    """Step 1: (cubes, chance); ``damaged`` of the guns lie down."""
    found = {0: 1.0}
    for gun in range(guns):
        after: dict[int, float] = {}
        for die in range(1, 7):
            cubes = GUNS_TABLE[max(1, die - (1 if gun < damaged else 0))]
            for sum_, chance in found.items():
                after[sum_ + cubes] = after.get(sum_ + cubes, 0.0) + chance / 6
        found = after
    return tuple(found.items())


@cache
def troops_volley(pieces: int, cubes: int, works: int, attacking: bool) -> tuple[tuple[int, bool, bool, float], ...]:
    """Steps 2 and 4: (cubes inflicted, anything at all, a D or M, chance)."""
    table = ATTACKERS_TABLE if attacking else DEFENDERS_TABLE
    shocks = ATTACKERS_SHOCK if attacking else DEFENDERS_SHOCK
    found = {(0, False): 1.0}
    for load in loads(pieces, cubes) if pieces else []:
        after: dict[tuple[int, bool], float] = {}
        for die in range(1, 7):
            counts = max(1, die - load // 2 - works)
            for (sum_, shock), chance in found.items():
                key = (sum_ + table[counts], shock or shocks[counts])
                after[key] = after.get(key, 0.0) + chance / 6
        found = after
    return tuple((sum_, bool(sum_ or shock), shock, chance) for (sum_, shock), chance in found.items())


@cache
def binomial(number: int, permille: int) -> tuple[float, ...]:
    p = permille / 1000
    return tuple(comb(number, k) * p**k * (1 - p) ** (number - k) for k in range(number + 1))


@cache
def attackers_waver(pieces: int, elites: int, cubes: int) -> tuple[float, float]:
    """Step 3: average chance of a retreat and of elimination."""
    back = lost = 0
    for number, load in enumerate(loads(pieces, cubes)):
        column = held(load - (1 if number < elites else 0))
        for die in range(1, 7):
            back += ATTACKER_MORALE[die][column] == RETREATS
            lost += ATTACKER_MORALE[die][column] == ELIMINATED
    return back / (6 * pieces), lost / (6 * pieces)


@cache
def defenders_waver(pieces: int, quality: int, cubes: int, shift: int) -> tuple[float, float, float, float]:
    """Step 5: average chances of a retreat, elimination, a D, a C."""
    counts = {RETREATS: 0, ELIMINATED: 0, DISRUPTS: 0, COUNTERS: 0}
    for number, load in enumerate(loads(pieces, cubes)):
        own = (1 if quality > 0 else -1) if number < abs(quality) else 0
        column = held(load + shift + own)
        for die in range(1, 7):
            result = DEFENDER_MORALE[die][column]
            if result in counts:
                counts[result] += 1
    whole = 6 * pieces
    return counts[RETREATS] / whole, counts[ELIMINATED] / whole, counts[DISRUPTS] / whole, counts[COUNTERS] / whole


# Arguments of the steps: a attackers, e elites among them, x cubes on them; d defending troops, q their quality
# (inferior pieces count +1, elite ones -1), y cubes on them; dis: the sector is disrupted; n: the round.


@cache
def assault(
    a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions, guns: int, hurt: int
) -> Outcome:
    """The whole combat against ``guns`` pieces of artillery (``hurt`` of them damaged), which fire first."""
    win = cost = harm = 0.0
    for cubes, chance in guns_volley(guns, hurt):
        after = defenders_fire(1, cubes > 0, a, e, x + cubes, d, q, y, dis, conditions)
        win += chance * after[0]
        cost += chance * (after[1] + cubes / 6)
        harm += chance * after[2]
    return Outcome(win, cost, harm)


@cache
def defenders_fire(
    n: int, shaken: bool, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions
) -> Outcome:
    """Step 2 and what follows."""
    win = cost = harm = 0.0
    for cubes, anything, _, chance in troops_volley(d, y, 0, False):
        step = attackers_check if anything or shaken else attackers_fire
        after = step(n, a, e, x + cubes, d, q, y, dis, conditions)
        win += chance * after[0]
        cost += chance * (after[1] + cubes / 6)
        harm += chance * after[2]
    return Outcome(win, cost, harm)


@cache
def attackers_check(
    n: int, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions
) -> Outcome:
    """Step 3."""
    while a and x > MOST * a:
        a, x = a - 1, x - MOST - 1
    if not a:
        return NOTHING
    e = min(e, a)
    back, lost = attackers_waver(a, e, x)
    fail = back + lost
    win = cost = harm = 0.0
    for failed, chance in enumerate(binomial(a, round(1000 * fail))):
        if chance < NEGLIGIBLE:
            continue
        left = a - failed
        if left:
            after = attackers_fire(n, left, min(e, left), portion(x, left, a), d, q, y, dis, conditions)
            win += chance * after[0]
            cost += chance * after[1]
            harm += chance * after[2]
        if failed:
            cost += chance * failed * lost / fail * (1 - x / a / 6)
    return Outcome(win, cost, harm)


@cache
def attackers_fire(n: int, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions) -> Outcome:
    """Step 4. Guns without troops are overrun (GB-19.7)."""
    if not d:
        return TAKEN
    win = cost = harm = 0.0
    for cubes, anything, shock, chance in troops_volley(a, x, conditions.works, True):
        step = defenders_check if anything else next_round
        after = step(n, a, e, x, d, q, y + cubes, 1 if shock else dis, conditions)
        win += chance * after[0]
        cost += chance * after[1]
        harm += chance * (after[2] + cubes / 6)
    return Outcome(win, cost, harm)


@cache
def defenders_check(
    n: int, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions
) -> Outcome:
    """Step 5."""
    while d and y > MOST * d:
        d, y = d - 1, y - MOST - 1
    if not d:
        return TAKEN
    back, lost, shock, counter = defenders_waver(d, q, y, conditions.shift + dis)
    if conditions.trapped:
        back, lost = 0.0, back + lost
    fail = back + lost
    stand = round(1000 * counter / (1 - fail)) if fail < 1 else 0
    dis = 1 if dis or shock > DISRUPTION_LIKELY else 0
    win = cost = harm = 0.0
    for failed, chance in enumerate(binomial(d, round(1000 * fail))):
        if chance < NEGLIGIBLE:
            continue
        if failed:
            harm += chance * failed * lost / fail * (1 - y / d / 6)
        left = d - failed
        if not left:
            win += chance
            continue
        kind = portion(q, left, d) if q > 0 else -portion(-q, left, d)
        rest = portion(y, left, d)
        for thrown, share in enumerate(binomial(left, stand)):
            stay = a - thrown
            if chance * share < NEGLIGIBLE or stay <= 0:
                continue
            after = next_round(n, stay, min(e, stay), portion(x, stay, a), left, kind, rest, dis, conditions)
            win += chance * share * after[0]
            cost += chance * share * after[1]
            harm += chance * share * after[2]
    return Outcome(win, cost, harm)


def next_round(n: int, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions) -> Outcome:
    return NOTHING if n == 2 else defenders_fire(2, False, a, e, x, d, q, y, dis, conditions)
