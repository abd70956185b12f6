"""Quick odds of an assault, for weighing hundreds of them in a game.

Hits must be spread evenly (GB-14.11), so a side in combat is well described by how many pieces it has and how many
cubes they carry together. On that summary the five steps are a small chain of chances. The one simplification: equal
pieces are taken to carry equal loads.

A game asks for thousands of assaults, so that every link is remembered, and knows no more than it must: who comes
through the defenders' fire does not depend on their quality or their ground, what becomes of the defenders not on
the attackers' elites, and nothing comes after the last step, to which the attackers do not matter.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple, final

from mypy_extensions import mypyc_attr

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

MOST: Final = 5
"""Cubes an infantry piece can carry; the next one eliminates it."""
NEGLIGIBLE: Final = 0.0005
"""Branches rarer than this are left out."""
DISRUPTION_LIKELY: Final = 0.3
"""From this share of D results on, the sector counts as disrupted in the second round."""


@mypyc_attr(acyclic=True)  # there are so many that the garbage collector had better not look at them
@final
class Outcome:
    """What an assault brings on average."""

    def __init__(self, win: float, cost: float, harm: float) -> None:
        self.win = win
        """Chance that no defender is left and the attackers stay."""
        self.cost = cost
        """The attackers' loss in pieces; a cube is a sixth of one."""
        self.harm = harm
        """The defending troops' loss in pieces, without the guns."""


class Conditions(NamedTuple):
    """What does not change during the combat."""

    shift: int
    """Columns by terrain, works and flank; disruption and quality of the piece come on top."""
    works: int
    """1 if the attackers fire at troops entrenched against them."""
    trapped: int
    """1 if defenders have no legal retreat: they are lost when they fail."""


NOTHING: Final = Outcome(0.0, 0.0, 0.0)
TAKEN: Final = Outcome(1.0, 0.0, 0.0)


def loads(pieces: int, cubes: int) -> list[int]:
    """Cubes spread evenly."""
    return [cubes // pieces + (1 if n < cubes % pieces else 0) for n in range(pieces)]


def portion(whole: int, part: int, of: int) -> int:
    """``whole`` · part / of, rounded."""
    return (2 * whole * part + of) // (2 * of)


@final
class Salvo:
    """One result of a volley."""

    def __init__(self, cubes: int, shock: bool, chance: float) -> None:
        self.cubes = cubes
        self.shock = shock
        """A D or M."""
        self.anything = cubes > 0 or shock
        self.chance = chance


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


_salvos: Final[dict[int, list[Salvo]]] = {}


def troops_volley(pieces: int, cubes: int, works: int, attacking: bool) -> list[Salvo]:
    """Steps 2 and 4."""
    key = ((pieces << 8 | cubes) << 1 | works) << 1 | (1 if attacking else 0)
    salvos = _salvos.get(key)
    if salvos is not None:
        return salvos
    table = ATTACKERS_TABLE if attacking else DEFENDERS_TABLE
    shocks = ATTACKERS_SHOCK if attacking else DEFENDERS_SHOCK
    found = {(0, False): 1.0}
    for load in loads(pieces, cubes) if pieces else []:
        after: dict[tuple[int, bool], float] = {}
        for die in range(1, 7):
            counts = max(1, die - load // 2 - works)
            for (sum_, shock), chance in found.items():
                result = (sum_ + table[counts], shock or shocks[counts])
                after[result] = after.get(result, 0.0) + chance / 6
        found = after
    salvos = [Salvo(sum_, shock, chance) for (sum_, shock), chance in found.items()]
    _salvos[key] = salvos
    return salvos


_binomials: Final[dict[int, list[float]]] = {}


def binomial(number: int, permille: int) -> list[float]:
    key = number << 10 | permille
    found = _binomials.get(key)
    if found is None:
        p = permille / 1000
        found = [comb(number, k) * p**k * (1 - p) ** (number - k) for k in range(number + 1)]
        _binomials[key] = found
    return found


# ---- the checks of morale ----------------------------------------------------------------------------------


@final
class Waver:
    """One result of the attackers' check."""

    def __init__(self, chance: float, left: int, elites: int, cubes: int, cost: float) -> None:
        self.chance = chance
        self.left = left
        self.elites = elites
        self.cubes = cubes
        """Of those who are left, as are the elites."""
        self.cost = cost
        """Those eliminated, times the chance."""


_wavers: Final[dict[int, list[Waver]]] = {}


def wavers(a: int, e: int, x: int) -> list[Waver]:
    """Step 3: how many of the attackers fail."""
    key = (a << 4 | e) << 8 | x
    found = _wavers.get(key)
    if found is not None:
        return found
    back, lost = attackers_waver(a, e, x)
    fail = back + lost
    found = []
    for failed, chance in enumerate(binomial(a, round(1000 * fail))):
        if chance >= NEGLIGIBLE:
            left = a - failed
            cost = chance * failed * lost / fail * (1 - x / a / 6) if failed else 0.0
            found.append(Waver(chance, left, min(e, left), portion(x, left, a), cost))
    _wavers[key] = found
    return found


def attackers_waver(pieces: int, elites: int, cubes: int) -> tuple[float, float]:
    """Average chance of a retreat and of elimination."""
    back = lost = 0
    for number, load in enumerate(loads(pieces, cubes)):
        column = held(load - (1 if number < elites else 0))
        for die in range(1, 7):
            back += ATTACKER_MORALE[die][column] == RETREATS
            lost += ATTACKER_MORALE[die][column] == ELIMINATED
    return back / (6 * pieces), lost / (6 * pieces)


@final
class Stood:
    """One result of the defenders' check."""

    def __init__(self, left: int, quality: int, cubes: int, harm: float, thrown: list[float]) -> None:
        self.left = left
        self.quality = quality
        self.cubes = cubes
        self.harm = harm
        """Those eliminated, times the chance."""
        self.thrown = thrown
        """Chance that 0, 1, 2, … attackers are thrown back by a C."""


@final
class Stand:
    """The defenders' check."""

    def __init__(self, disrupted: int, win: float, harm: float, stood: list[Stood]) -> None:
        self.disrupted = disrupted
        """In the next round."""
        self.win = win
        """Chance that nobody stays."""
        self.harm = harm
        """All who are eliminated on average."""
        self.stood = stood


NOBODY_STANDS: Final = Stand(0, 1.0, 0.0, [])
_stands: Final[dict[int, Stand]] = {}


def stand_of(d: int, q: int, y: int, dis: int, at: int) -> Stand:
    """Step 5: how many of the defenders fail, and how many of the others counter-attack."""
    while d and y > MOST * d:
        d, y = d - 1, y - MOST - 1
    if not d:
        return NOBODY_STANDS
    key = (((d << 5 | q + 16) << 8 | y) << 1 | dis) << 7 | at
    found = _stands.get(key)
    if found is not None:
        return found
    back, lost, shock, counter = defenders_waver(d, q, y, (at >> 2) - 16 + dis)
    if at & 1:  # trapped
        back, lost = 0.0, back + lost
    fail = back + lost
    stay = round(1000 * counter / (1 - fail)) if fail < 1 else 0
    stood: list[Stood] = []
    win = harm = 0.0
    for failed, chance in enumerate(binomial(d, round(1000 * fail))):
        if chance < NEGLIGIBLE:
            continue
        toll = chance * failed * lost / fail * (1 - y / d / 6) if failed else 0.0
        harm += toll
        left = d - failed
        kind = portion(q, left, d) if q > 0 else -portion(-q, left, d)
        thrown = [chance * share for share in binomial(left, stay)] if left else []
        stood.append(Stood(left, kind, portion(y, left, d), toll, thrown))
        if not left:
            win = chance
    found = Stand(1 if dis or shock > DISRUPTION_LIKELY else 0, win, harm, stood)
    _stands[key] = found
    return found


def defenders_waver(pieces: int, quality: int, cubes: int, shift: int) -> tuple[float, float, float, float]:
    """Average chances of a retreat, elimination, a D, a C."""
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


# ---- the steps ---------------------------------------------------------------------------------------------

# ``at``: the conditions, packed. ``fire``: all pieces that fire alike, in one number.


def packed(conditions: Conditions) -> int:
    return ((conditions.shift + 16) << 1 | conditions.works) << 1 | conditions.trapped


def fires_as(pieces: int, cubes: int) -> int:
    """How pieces fire: only every second cube on one of them tells, and the odd ones are left out."""
    if not pieces:
        return 0
    each = cubes // pieces
    if each % 2 == 0 or cubes % pieces == 0:
        cubes = (each - each % 2) * pieces
    return pieces << 8 | cubes


@final
class Last:
    """Steps 4 and 5 of the second round."""

    def __init__(self, win: float, harm: float) -> None:
        self.win = win
        self.harm = harm


@final
class Defenders:
    """Troops that defend a sector, and what the last fire does to them, by who fires."""

    def __init__(self, key: int, pieces: int, quality: int, cubes: int, disrupted: int, at: int) -> None:
        self.key = key
        self.pieces = pieces
        self.quality = quality
        """Inferior pieces count +1, elite ones -1."""
        self.cubes = cubes
        self.disrupted = disrupted
        self.at = at
        self.fire = fires_as(pieces, cubes)
        self.lasts: dict[int, Last] = {}


@final
class Volley:
    """Attackers who come to fire: how they do."""

    def __init__(self, fire: int, chance: float) -> None:
        self.fire = fire
        self.chance = chance


@final
class Approach:
    """Steps 2 and 3 of the second round."""

    def __init__(self, volleys: list[Volley], cost: float) -> None:
        self.volleys = volleys
        self.cost = cost


@final
class Attackers:
    """Troops that assault a sector, and how they come through, by the fire they meet."""

    def __init__(self, key: int, pieces: int, elites: int, cubes: int) -> None:
        self.key = key
        self.pieces = pieces
        self.elites = elites
        self.cubes = cubes
        self.fire = fires_as(pieces, cubes)
        self.approaches: dict[int, Approach] = {}


@final
class Next:
    """The second round that follows on the first."""

    def __init__(self, defenders: Defenders, thrown: int, chance: float) -> None:
        self.defenders = defenders
        self.thrown = thrown
        """Attackers thrown back by a C."""
        self.chance = chance


@final
class Onset:
    """Steps 4 and 5 of the first round."""

    def __init__(self, win: float, harm: float, on: list[Next]) -> None:
        self.win = win
        self.harm = harm
        self.on = on


REMEMBERED: Final = 150_000
"""Most that is kept: some 75 MB."""
_attackers: Final[dict[int, Attackers]] = {}
_defenders: Final[dict[int, Defenders]] = {}
_onsets: Final[dict[int, Onset]] = {}
_assaults: Final[dict[int, Outcome]] = {}
_first_rounds: Final[dict[int, Outcome]] = {}
_second_rounds: Final[dict[int, Outcome]] = {}
ATTACKERS_BITS: Final = 16
DEFENDERS_BITS: Final = 25


def remembered() -> int:
    """How much is kept."""
    steps = len(_assaults) + len(_first_rounds) + len(_second_rounds) + len(_onsets)
    return steps + len(_attackers) + len(_defenders) + len(_salvos) + len(_binomials) + len(_wavers) + len(_stands)


def make_room() -> None:
    """Forget everything when it has become too much; asked before a combat is worked out, which adds some hundreds."""
    if remembered() < REMEMBERED:
        return
    for outcomes in (_assaults, _first_rounds, _second_rounds):
        outcomes.clear()
    _onsets.clear()
    _attackers.clear()
    _defenders.clear()
    _salvos.clear()
    _binomials.clear()
    _wavers.clear()
    _stands.clear()


def attackers_key(pieces: int, elites: int, cubes: int) -> int:
    return (pieces << 4 | elites) << 8 | cubes


def attackers_of(key: int) -> Attackers:
    found = _attackers.get(key)
    if found is None:
        found = Attackers(key, key >> 12, key >> 8 & 15, key & 255)
        _attackers[key] = found
    return found


def defenders_of(pieces: int, quality: int, cubes: int, disrupted: int, at: int) -> Defenders:
    key = (((pieces << 5 | quality + 16) << 8 | cubes) << 1 | disrupted) << 7 | at
    found = _defenders.get(key)
    if found is None:
        found = Defenders(key, pieces, quality, cubes, disrupted, at)
        _defenders[key] = found
    return found


def assault(
    a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions, guns: int, hurt: int
) -> Outcome:
    """The whole combat of ``a`` attackers (``e`` of them elite, ``x`` cubes on them) against ``d`` defenders (of
    quality ``q``, ``y`` cubes; ``dis``: their sector is disrupted) and ``guns`` pieces of artillery (``hurt`` of them
    damaged), which fire first."""
    defenders = defenders_of(d, q, y, dis, packed(conditions))
    key = ((attackers_key(a, e, x) << DEFENDERS_BITS | defenders.key) << 4 | guns) << 4 | hurt
    found = _assaults.get(key)
    if found is not None:
        return found
    make_room()
    come: dict[int, float] = {}
    win = cost = harm = 0.0
    for cubes, chance in guns_volley(guns, hurt):
        cost += chance * cubes / 6
        cost += approach(come, chance, a, e, x + cubes, defenders.fire, cubes > 0)
    for left, chance in come.items():
        after = first_round(attackers_of(left), defenders)
        win += chance * after.win
        cost += chance * after.cost
        harm += chance * after.harm
    found = Outcome(win, cost, harm)
    _assaults[key] = found
    return found


def approach(come: dict[int, float], chance: float, a: int, e: int, x: int, fire: int, shaken: bool) -> float:
    """Steps 2 and 3: adds to ``come`` the attackers who come to fire, by their keys; the average cost. ``chance``: that
    it comes to this; ``shaken``: they have to check their morale in any case."""
    cost = 0.0
    for salvo in troops_volley(fire >> 8, fire & 255, 0, False):
        part = chance * salvo.chance
        if not salvo.anything and not shaken:
            key = attackers_key(a, e, x)
            come[key] = come.get(key, 0.0) + part
            continue
        cost += part * salvo.cubes / 6
        left, cubes = a, x + salvo.cubes
        while left and cubes > MOST * left:
            left, cubes = left - 1, cubes - MOST - 1
        if not left:
            continue
        for waver in wavers(left, min(e, left), cubes):
            cost += part * waver.cost
            if waver.left:
                key = attackers_key(waver.left, waver.elites, waver.cubes)
                come[key] = come.get(key, 0.0) + part * waver.chance
    return cost


def first_round(attackers: Attackers, defenders: Defenders) -> Outcome:
    """Step 4 and what follows. Guns without troops are overrun (GB-19.7)."""
    if not defenders.pieces:
        return TAKEN
    key = attackers.key << DEFENDERS_BITS | defenders.key
    found = _first_rounds.get(key)
    if found is not None:
        return found
    stay = [attackers]
    for left in range(attackers.pieces - 1, 0, -1):
        cubes = portion(attackers.cubes, left, attackers.pieces)
        stay.append(attackers_of(attackers_key(left, min(attackers.elites, left), cubes)))
    onset = onset_of(attackers.fire, defenders)
    win, harm, cost = onset.win, onset.harm, 0.0
    for then in onset.on:
        after = again(stay[then.thrown], then.defenders)
        win += then.chance * after.win
        cost += then.chance * after.cost
        harm += then.chance * after.harm
    found = Outcome(win, cost, harm)
    _first_rounds[key] = found
    return found


def onset_of(fire: int, defenders: Defenders) -> Onset:
    """Steps 4 and 5 of the first round, by how the attackers fire."""
    key = defenders.key << ATTACKERS_BITS | fire
    found = _onsets.get(key)
    if found is not None:
        return found
    d, q, y, dis, at = defenders.pieces, defenders.quality, defenders.cubes, defenders.disrupted, defenders.at
    on: dict[int, Next] = {}
    win = harm = 0.0
    for salvo in troops_volley(fire >> 8, fire & 255, at >> 1 & 1, True):
        if not salvo.anything:
            add_next(on, defenders, 0, salvo.chance)
            continue
        stand = stand_of(d, q, y + salvo.cubes, 1 if salvo.shock else dis, at)
        win += salvo.chance * stand.win
        harm += salvo.chance * (stand.harm + salvo.cubes / 6)
        for stood in stand.stood:
            after = defenders_of(stood.left, stood.quality, stood.cubes, stand.disrupted, at)
            for thrown, chance in enumerate(stood.thrown):
                if chance >= NEGLIGIBLE and thrown < fire >> 8:
                    add_next(on, after, thrown, salvo.chance * chance)
    found = Onset(win, harm, list(on.values()))
    _onsets[key] = found
    return found


def add_next(on: dict[int, Next], defenders: Defenders, thrown: int, chance: float) -> None:
    key = defenders.key << 4 | thrown
    known = on.get(key)
    if known is None:
        on[key] = Next(defenders, thrown, chance)
    else:
        known.chance += chance


def second_round(a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions) -> Outcome:
    """The combat from the beginning of its second round, its arguments as of ``assault``."""
    make_room()
    return again(attackers_of(attackers_key(a, e, x)), defenders_of(d, q, y, dis, packed(conditions)))


def again(attackers: Attackers, defenders: Defenders) -> Outcome:
    """The second round."""
    key = attackers.key << DEFENDERS_BITS | defenders.key
    found = _second_rounds.get(key)
    if found is not None:
        return found
    advance = attackers.approaches.get(defenders.fire)
    if advance is None:
        advance = advance_of(attackers, defenders.fire)
        attackers.approaches[defenders.fire] = advance
    win = harm = 0.0
    for volley in advance.volleys:
        last = defenders.lasts.get(volley.fire)
        if last is None:
            last = last_fire(volley.fire, defenders)
            defenders.lasts[volley.fire] = last
        win += volley.chance * last.win
        harm += volley.chance * last.harm
    found = Outcome(win, advance.cost, harm)
    _second_rounds[key] = found
    return found


def advance_of(attackers: Attackers, fire: int) -> Approach:
    """Steps 2 and 3 of the second round, by the fire that the attackers meet."""
    come: dict[int, float] = {}
    cost = approach(come, 1.0, attackers.pieces, attackers.elites, attackers.cubes, fire, False)
    fires: dict[int, float] = {}
    for key, chance in come.items():
        alike = attackers_of(key).fire
        fires[alike] = fires.get(alike, 0.0) + chance
    return Approach([Volley(alike, chance) for alike, chance in fires.items()], cost)


def last_fire(fire: int, defenders: Defenders) -> Last:
    """Steps 4 and 5 of the second round, by how the attackers fire."""
    d, q, y, dis, at = defenders.pieces, defenders.quality, defenders.cubes, defenders.disrupted, defenders.at
    if not d:
        return OVERRUN
    win = harm = 0.0
    for salvo in troops_volley(fire >> 8, fire & 255, at >> 1 & 1, True):
        if salvo.anything:
            stand = stand_of(d, q, y + salvo.cubes, 1 if salvo.shock else dis, at)
            win += salvo.chance * stand.win
            harm += salvo.chance * (stand.harm + salvo.cubes / 6)
    return Last(win, harm)


OVERRUN: Final = Last(1.0, 0.0)
