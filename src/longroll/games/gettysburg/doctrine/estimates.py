"""Quick odds of an assault, for weighing hundreds of them in a game.

Hits must be spread evenly (GB-14.11), so a side in combat is well described by how many pieces it has and how many
cubes they carry together. On that summary the five steps are a small chain of chances, and every link is remembered,
by its arguments packed in one number: a game asks for tens of thousands of them. The one simplification: equal pieces
are taken to carry equal loads.

What a check of morale does to one side (``Waver``, ``Stand``) is worked out apart from whom it meets. The last step of
the last round then needs no chain at all: nothing comes after it, and the attackers do not matter to it.
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

# Arguments of the steps: a attackers, e elites among them, x cubes on them; d defending troops, q their quality
# (inferior pieces count +1, elite ones -1), y cubes on them; dis: the sector is disrupted; n: the round; at: the
# conditions, packed.


def packed(conditions: Conditions) -> int:
    return ((conditions.shift + 16) << 1 | conditions.works) << 1 | conditions.trapped


def moment(n: int, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, at: int) -> int:
    """The arguments of a step in one number."""
    return ((((((((n << 4 | a) << 4 | e) << 8 | x) << 4 | d) << 5 | q + 16) << 8 | y) << 1) | dis) << 7 | at


REMEMBERED: Final = 200_000
"""Most that is kept of all links together: some 80 MB."""
_assaults: Final[dict[int, Outcome]] = {}
_fires: Final[dict[int, Outcome]] = {}
_checks: Final[dict[int, Outcome]] = {}
_replies: Final[dict[int, Outcome]] = {}
_last_replies: Final[dict[int, Outcome]] = {}
_defences: Final[dict[int, Outcome]] = {}


def remembered() -> int:
    """Links that are kept."""
    steps = len(_assaults) + len(_fires) + len(_checks) + len(_replies) + len(_last_replies) + len(_defences)
    return steps + len(_salvos) + len(_binomials) + len(_wavers) + len(_stands)


def make_room() -> None:
    """Forget everything when it has become too much; asked before a combat is worked out, which adds some hundreds."""
    if remembered() < REMEMBERED:
        return
    for steps in (_assaults, _fires, _checks, _replies, _last_replies, _defences):
        steps.clear()
    _salvos.clear()
    _binomials.clear()
    _wavers.clear()
    _stands.clear()


def assault(
    a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions, guns: int, hurt: int
) -> Outcome:
    """The whole combat against ``guns`` pieces of artillery (``hurt`` of them damaged), which fire first."""
    at = packed(conditions)
    key = (moment(1, a, e, x, d, q, y, dis, at) << 4 | guns) << 4 | hurt
    found = _assaults.get(key)
    if found is not None:
        return found
    make_room()
    win = cost = harm = 0.0
    for cubes, chance in guns_volley(guns, hurt):
        after = under_fire(1, cubes > 0, a, e, x + cubes, d, q, y, dis, at)
        win += chance * after.win
        cost += chance * (after.cost + cubes / 6)
        harm += chance * after.harm
    found = Outcome(win, cost, harm)
    _assaults[key] = found
    return found


def second_round(a: int, e: int, x: int, d: int, q: int, y: int, dis: int, conditions: Conditions) -> Outcome:
    """The combat from the beginning of its second round."""
    make_room()
    return under_fire(2, False, a, e, x, d, q, y, dis, packed(conditions))


def under_fire(n: int, shaken: bool, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, at: int) -> Outcome:
    """Step 2 and what follows."""
    key = moment(n, a, e, x, d, q, y, dis, at) << 1 | (1 if shaken else 0)
    found = _fires.get(key)
    if found is not None:
        return found
    win = cost = harm = 0.0
    for salvo in troops_volley(d, y, 0, False):
        cubes, chance = salvo.cubes, salvo.chance
        if salvo.anything or shaken:
            after = attackers_check(n, a, e, x + cubes, d, q, y, dis, at)
        else:
            after = attackers_fire(n, a, e, x + cubes, d, q, y, dis, at)
        win += chance * after.win
        cost += chance * (after.cost + cubes / 6)
        harm += chance * after.harm
    found = Outcome(win, cost, harm)
    _fires[key] = found
    return found


def attackers_check(n: int, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, at: int) -> Outcome:
    """Step 3 and what follows."""
    while a and x > MOST * a:
        a, x = a - 1, x - MOST - 1
    if not a:
        return NOTHING
    e = min(e, a)
    key = moment(n, a, e, x, d, q, y, dis, at)
    found = _checks.get(key)
    if found is not None:
        return found
    win = cost = harm = 0.0
    for waver in wavers(a, e, x):
        if waver.left:
            after = attackers_fire(n, waver.left, waver.elites, waver.cubes, d, q, y, dis, at)
            win += waver.chance * after.win
            cost += waver.chance * after.cost
            harm += waver.chance * after.harm
        cost += waver.cost
    found = Outcome(win, cost, harm)
    _checks[key] = found
    return found


def attackers_fire(n: int, a: int, e: int, x: int, d: int, q: int, y: int, dis: int, at: int) -> Outcome:
    """Step 4 and what follows. Guns without troops are overrun (GB-19.7)."""
    if not d:
        return TAKEN
    if n == 2:
        return last_fire(a, x, d, q, y, dis, at)
    key = moment(n, a, e, x, d, q, y, dis, at)
    found = _replies.get(key)
    if found is not None:
        return found
    win = cost = harm = 0.0
    for salvo in troops_volley(a, x, at >> 1 & 1, True):
        cubes, chance = salvo.cubes, salvo.chance
        shaken = 1 if salvo.shock else dis
        if salvo.anything:
            after = defenders_check(a, e, x, d, q, y + cubes, shaken, at)
        else:
            after = under_fire(2, False, a, e, x, d, q, y, dis, at)
        win += chance * after.win
        cost += chance * after.cost
        harm += chance * (after.harm + cubes / 6)
    found = Outcome(win, cost, harm)
    _replies[key] = found
    return found


def last_fire(a: int, x: int, d: int, q: int, y: int, dis: int, at: int) -> Outcome:
    """Steps 4 and 5 of the second round."""
    key = moment(2, a, 0, x, d, q, y, dis, at)
    found = _last_replies.get(key)
    if found is not None:
        return found
    win = harm = 0.0
    for salvo in troops_volley(a, x, at >> 1 & 1, True):
        if salvo.anything:
            stand = stand_of(d, q, y + salvo.cubes, 1 if salvo.shock else dis, at)
            win += salvo.chance * stand.win
            harm += salvo.chance * (stand.harm + salvo.cubes / 6)
    found = Outcome(win, 0.0, harm)
    _last_replies[key] = found
    return found


def defenders_check(a: int, e: int, x: int, d: int, q: int, y: int, dis: int, at: int) -> Outcome:
    """Step 5 of the first round and what follows."""
    key = moment(1, a, e, x, d, q, y, dis, at)
    found = _defences.get(key)
    if found is not None:
        return found
    stand = stand_of(d, q, y, dis, at)
    win = cost = harm = 0.0
    for stood in stand.stood:
        harm += stood.harm
        stay = a
        for chance in stood.thrown:
            if not stay:
                break
            if chance >= NEGLIGIBLE:
                after = under_fire(
                    *(2, False, stay, min(e, stay), portion(x, stay, a)),
                    *(stood.left, stood.quality, stood.cubes, stand.disrupted, at),
                )
                win += chance * after.win
                cost += chance * after.cost
                harm += chance * after.harm
            stay -= 1
    found = Outcome(win + stand.win, cost, harm)
    _defences[key] = found
    return found
