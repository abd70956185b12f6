"""Charges (GL-10): what defensive fire leaves of them, and what the rest leads to.

The rolls of defensive fire at one stack of attackers are independent, and so are those at different stacks: the chance
of every set of stacks that gets through is a product, and each such set has one sum and ten faces of the die.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from longroll.games.glory.components import BIT, mask_of
from longroll.games.glory.lexicon import ALSO, CHARGE, CHARGE_AT, CLOSE, JOIN, JOIN_AT
from longroll.games.glory.odds.answers import ChargeOdds, Defence, Fate
from longroll.games.glory.odds.chances import over
from longroll.games.glory.rules.assault import Assault, charge_front
from longroll.games.glory.rules.charge import RESOLVING, ChargeStep
from longroll.games.glory.rules.defensive_fire import (
    DefensiveFire,
    able_hexes,
    choices,
    firers,
    front_hexes,
    roll_items,
    target_unit,
    targets,
)
from longroll.games.glory.rules.melee import defenders, melee
from longroll.games.glory.rules.modifiers import (
    ATTACKER_BREAKS,
    ATTACKER_RETREATS,
    CHARGE_RESULTS,
    DEFENDER_BREAKS,
    DEFENDER_RETREATS,
    EXCHANGE,
    FACES,
    PRESS_ON_FROM,
    Items,
    charge_items,
    charge_result,
    total,
)
from longroll.games.glory.rules.results import night_check
from longroll.games.glory.state import Battle
from longroll.kit.notation import verb_in

Plan = dict[int, int]
"""Which of their front hexes (mask 1, 2, 4) charged hexes fire at; 0: they hold fire."""

DISORDER_WORTH: Final = 0.5
"""Worth of a Disorder against that of the loss of a unit, per point of strength …"""
GROUND_WORTH: Final = 0.25
"""… and of a hex lost by a defender."""


class Tally:
    """Chances gathered while the outcomes are gone through."""

    def __init__(self) -> None:
        self.disordered: dict[int, float] = {}
        self.gone: dict[int, float] = {}

    def hit(self, b: Battle, unit: int, chance: float) -> None:
        """One Disorder with a chance."""
        column = self.gone if b.disordered >> unit & 1 else self.disordered
        column[unit] = column.get(unit, 0.0) + chance

    def lose(self, unit: int, chance: float) -> None:
        self.gone[unit] = self.gone.get(unit, 0.0) + chance

    def fate(self, unit: int) -> Fate:
        return Fate(unit, self.disordered.get(unit, 0.0), self.gone.get(unit, 0.0))


def hit_chances(b: Battle, assault: Assault, origin: int, plan: Plan, hits: list[int]) -> tuple[float, float, float]:
    """Chances of no hit, one, or more on the attackers in a hex. ``hits``: those that have been rolled already."""
    unit = target_unit(b, origin)
    found = [1.0, 0.0, 0.0]
    for _ in range(hits.count(unit)):
        found = [0.0, found[0], found[1] + found[2]]
    for place, mask in plan.items():
        aims = [other for number, other in enumerate(front_hexes(b, place)) if mask & BIT[number]]
        if origin not in aims:
            continue
        sum_ = total(roll_items(b, firers(b, assault, place), len(aims), origin))
        chance = over(b.cohesion(unit), sum_)
        miss = 1 - chance
        found = [found[0] * miss, found[1] * miss + found[0] * chance, found[2] + found[1] * chance]
    return found[0], found[1], found[2]


def charge_odds(b: Battle, assault: Assault, number: int, plan: Plan, hits: list[int] | None = None) -> ChargeOdds:
    """A declared charge, if the charged hexes fire in a given way."""
    units, hexes = assault.left(b, number)
    tally = Tally()
    results = [0.0] * len(CHARGE_RESULTS)
    taken = dict.fromkeys(hexes, 0.0)
    stopped = unrolled = again = 0.0
    origins = assault.origins_of(units)
    through: list[tuple[float, float]] = []
    for origin in origins:
        none, one, more = hit_chances(b, assault, origin, plan, hits or [])
        unit = target_unit(b, origin)
        tally.hit(b, unit, one)
        tally.lose(unit, more)
        through.append((none, one + more))
    for passed in product((True, False), repeat=len(origins)):
        chance = 1.0
        for (free, held), passes in zip(through, passed, strict=True):
            chance *= free if passes else held
        if not chance:
            continue
        rest = [u for u in units if passed[origins.index(b.at[u])]]
        rolled, guns = sifted(b, rest, hexes)
        for place in guns:
            taken[place] += chance
            for unit in b.stack(place):
                tally.lose(unit, chance)
        if not rest:
            stopped += chance
        elif not rolled:
            unrolled += chance
        else:
            ahead = mask_of(rolled)
            fighters = [unit for unit in rest if charge_front(b, unit) & ahead]
            again += resolve(b, fighters, rolled, chance, results, taken, tally)
    return ChargeOdds(
        items=sum_items(b, units, hexes),
        stopped=stopped,
        unrolled=unrolled,
        results=results,
        attackers=[tally.fate(unit) for unit in units],
        defenders=[tally.fate(unit) for place in hexes for unit in b.stack(place)],
        taken=taken,
        again=again,
    )


def sifted(b: Battle, units: list[int], hexes: list[int]) -> tuple[list[int], list[int]]:
    """The hexes some attackers still charge: those that are rolled for, and those with artillery alone."""
    ahead = 0
    for unit in units:
        ahead |= charge_front(b, unit)
    left = [place for place in hexes if ahead & BIT[place]]
    guns = [place for place in left if not defenders(b, place)]
    return [place for place in left if place not in guns], guns


def sum_items(b: Battle, units: list[int], hexes: list[int]) -> Items:
    """The lines of a charge if everybody gets through; none if it only takes guns."""
    rolled, _ = sifted(b, units, hexes)
    ahead = mask_of(rolled)
    fighters = [unit for unit in units if charge_front(b, unit) & ahead]
    return charge_items(melee(b, fighters, rolled)) if rolled and fighters else []


def resolve(
    b: Battle, units: list[int], hexes: list[int], chance: float, results: list[float], taken: dict[int, float],
    tally: Tally,
) -> float:  # fmt: skip
    """Add what the ten faces lead to; the chance of a total for a continued attack."""
    base = total(charge_items(melee(b, units, hexes)))
    plus = night_check(b)
    share = chance / FACES
    again = 0.0
    for face in range(FACES):
        result = charge_result(base + face)
        results[result] += share
        if base + face >= PRESS_ON_FROM:
            again += share
        if result <= ATTACKER_RETREATS:
            repulsed(b, units, result, share, plus, tally)
            continue
        if result == EXCHANGE:
            for unit in units:
                tally.hit(b, unit, share * over(b.cohesion(unit), plus))
        for place in hexes:
            line, guns = b.line_units(place), b.artillery(place)
            stays = 1.0
            for unit in line:
                hit = 1.0 if result == DEFENDER_BREAKS else over(b.cohesion(unit), plus)
                if result == DEFENDER_RETREATS:
                    hit = 0.0
                tally.hit(b, unit, share * hit)
                stays *= hit if b.disordered >> unit & 1 else 0.0
            leaves = 1.0 if result != EXCHANGE else stays
            for gun in guns:
                tally.hit(b, gun, share * leaves * over(b.cohesion(gun), plus))
            taken[place] += share * leaves
    return again


def repulsed(b: Battle, units: list[int], result: int, share: float, plus: int, tally: Tally) -> None:
    """Attackers thrown back, with the guns in their hexes (GL-10.28.2)."""
    for unit in units:
        tally.hit(b, unit, share if result == ATTACKER_BREAKS else share * over(b.cohesion(unit), plus))
    for place in sorted({b.at[unit] for unit in units}):
        for gun in b.artillery(place):
            tally.hit(b, gun, share)


# ---- the defender's choice ---------------------------------------------------------------------------------


def all_odds(b: Battle, assault: Assault, plan: Plan, hits: list[int]) -> list[ChargeOdds]:
    """All charges that are still to be resolved."""
    return [
        charge_odds(b, assault, number, plan, hits) for number in range(assault.count) if number not in assault.over
    ]


def worth(b: Battle, odds: list[ChargeOdds]) -> float:
    """What an outlook is worth to the defender: strength the attackers lose less what he loses, Disorders at half, and
    a quarter of the strength that is driven from its hex."""
    value = 0.0
    for charge in odds:
        for fates, sign in ((charge.attackers, 1.0), (charge.defenders, -1.0)):
            value += sign * sum((b.strength(f.unit) * (f.gone + DISORDER_WORTH * f.disordered) for f in fates), 0.0)
        for place, chance in charge.taken.items():
            value -= GROUND_WORTH * chance * sum(b.strength(unit) for unit in b.stack(place))
    return value


def best_plan(b: Battle, assault: Assault, places: list[int], hits: list[int]) -> Plan:
    """The best fire of some hexes: each in turn takes its best way given the others, until nothing changes."""
    plan: Plan = {place: targets(b, assault, place) for place in places}
    for _ in range(len(places) + 1):
        before = dict(plan)
        for place in places:
            ways = [0, *choices(targets(b, assault, place))]
            plan[place] = max(ways, key=lambda way: worth(b, all_odds(b, assault, {**plan, place: way}, hits)))
        if plan == before:
            break
    return plan


def in_progress(b: Battle) -> tuple[Assault | None, list[int], list[int]]:
    """The charges in hand, the hexes that may still fire and the hits rolled so far."""
    for index in range(len(b.frames) - 1, -1, -1):
        frame = b.frames[index]
        if isinstance(frame, DefensiveFire):
            assault = b.frames[index - 1]
            assert isinstance(assault, Assault)
            return assault, frame.waiting, frame.hits
        if isinstance(frame, Assault):
            return frame, able_hexes(b, frame) if frame.step < RESOLVING else [], []
    return None, [], []


def best_defence(b: Battle) -> Plan:
    """The best defensive fire against the charges in hand, hex by hex."""
    assault, places, hits = in_progress(b)
    return {} if assault is None else best_plan(b, assault, places, hits)


def defences(b: Battle, place: int) -> list[Defence]:
    """Every way to fire from a hex compared, the best first; the other hexes fire in their best way."""
    assault, places, hits = in_progress(b)
    if assault is None or place not in places:
        return []
    plan = best_plan(b, assault, places, hits)
    found = []
    for way in [0, *choices(targets(b, assault, place))]:
        odds = all_odds(b, assault, {**plan, place: way}, hits)
        found.append(Defence(place, way, odds, worth(b, odds)))
    return sorted(found, key=lambda defence: -defence.value)


# ---- the attacker's question -------------------------------------------------------------------------------


def last_charge(b: Battle, plan: Plan | None = None) -> ChargeOdds | None:
    """The charge declared last (or being declared) if the defender fires as best he can, or as ``plan`` says."""
    for frame in reversed(b.frames):
        if isinstance(frame, Assault):
            if not frame.count:
                return None
            way = best_plan(b, frame, able_hexes(b, frame), []) if plan is None else plan
            return charge_odds(b, frame, frame.count - 1, way)
    return None


def preview(b: Battle, code: int, plan: Plan | None = None) -> ChargeOdds | None:
    """The charge as it would stand after an answer that begins, adds to or closes one; None if it does not."""
    top = b.frames[-1] if b.frames else None
    if not isinstance(top, ChargeStep):
        return None
    copy = b.copy()
    step = copy.frames[-1]
    assert isinstance(step, ChargeStep)
    if verb_in(code, CHARGE, CHARGE_AT, JOIN, JOIN_AT, ALSO):
        step.take(copy, code)
    elif code != CLOSE:
        return None
    return last_charge(copy, plan)
