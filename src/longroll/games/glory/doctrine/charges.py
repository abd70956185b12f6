"""Charges declared by exact odds, and the defender's answers to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longroll.games.glory.components import NO_UNIT
from longroll.games.glory.doctrine import standing
from longroll.games.glory.doctrine.contact import (
    EXPOSED,
    OPEN,
    POST,
    Attackers,
    estimate,
    kept,
    prize,
    strong,
    threshold,
)
from longroll.games.glory.doctrine.dangers import SHAKEN
from longroll.games.glory.doctrine.situation import GONE, Situation
from longroll.games.glory.lexicon import CLOSE, DONE, STAND
from longroll.games.glory.odds.answers import ChargeOdds, Fate
from longroll.games.glory.odds.charges import charge_odds
from longroll.games.glory.rules.assault import Assault, in_hand
from longroll.games.glory.rules.charge import ADDING, ChargeStep
from longroll.games.glory.rules.defensive_fire import able_hexes, targets
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, b_of

AGAIN: Final = 0.3
"""What the chance of a continued attack is worth."""
JOINS: Final = 3
"""How many more units are thought of before a charge is begun."""
Others = Callable[[Situation, ChargeStep, int, int], Attackers]
"""Who could join a unit that charges some hexes."""


# ---- the attacker ----------------------------------------------------------------------------------------------


def fates(situation: Situation, listed: list[Fate]) -> float:
    """What the losses of some units are worth."""
    value = 0.0
    for fate in listed:
        loss = situation.loss(fate.unit)
        value += loss * (fate.gone + SHAKEN / GONE * fate.disordered)
    return value


def worth(situation: Situation, odds: ChargeOdds) -> float:
    """What a charge is worth to the attacker, in points."""
    b = situation.b
    value = fates(situation, odds.defenders) - fates(situation, odds.attackers) + AGAIN * odds.again
    value += sum((chance * prize(situation, place) for place, chance in odds.taken.items()), 0.0)
    won = max(odds.taken.values(), default=0.0)
    goals = sorted(odds.taken, key=lambda place: -odds.taken[place])[:1]
    for fate in odds.attackers:
        place = b.at[fate.unit]
        value -= fate.disordered * situation.lost_forward(fate.unit, place)
        if goals and odds.attackers[0] is fate:
            more = situation.dangers.of(fate.unit, goals[0]) - situation.dangers.of(fate.unit, place)
            value -= OPEN * won * max(0.0, more)
        if b.companion(fate.unit) == NO_UNIT:
            value -= won * POST * kept(situation, place)
    return value


def after(b: Battle, code: int) -> Battle:
    """The declaration with one more answer."""
    copy = b.copy()
    step = copy.frames[-1]
    assert isinstance(step, ChargeStep)
    step.take(copy, code)
    return copy


def declared(situation: Situation, b: Battle) -> float:
    """What the charge being declared is worth as it stands, all charged hexes firing at all they can."""
    step = b.frames[-1]
    assert isinstance(step, Assault)
    fire = {place: targets(b, step, place) for place in able_hexes(b, step)}
    return worth(situation, charge_odds(b, step, step.count - 1, fire))


def additions(b: Battle) -> list[int]:
    """Answers that add to the open charge."""
    step = b.frames[-1]
    assert isinstance(step, ChargeStep)
    return [code for code in step.listing(b) if code != CLOSE] if step.step == ADDING else []


def best_addition(situation: Situation, b: Battle, value: float) -> tuple[int, float]:
    """The answer that makes the open charge better than it is; CLOSE if none does."""
    best = CLOSE
    for code in additions(b):
        other = declared(situation, after(b, code))
        if other > value + 0.01:
            best, value = code, other
    return best, value


def begin(situation: Situation) -> int:
    """The charge most worth making, with those that would join it; none if none is worth it."""
    b = situation.b
    best, best_value = DONE, threshold(situation)
    for code in b.codes:
        if code == DONE:
            continue
        copy = after(b, code)
        value = declared(situation, copy)
        for _ in range(JOINS):
            more, value = best_addition(situation, copy, value)
            if more == CLOSE:
                break
            copy = after(copy, more)
        if value > best_value:
            best, best_value = code, value
    return best


def add(situation: Situation) -> int:
    b = situation.b
    return best_addition(situation, b, declared(situation, b))[0]


def best_charge(situation: Situation, others: Others | None = None) -> int:
    """The charge that promises most by a quick estimate, alone or with others that could join it."""
    b = situation.b
    step = b.frames[-1]
    assert isinstance(step, ChargeStep)
    best, best_value = DONE, threshold(situation)
    for code in b.codes:
        if code == DONE:
            continue
        unit = a_of(code)
        mask = step.charged(b, code)
        hexes = list(b.board.members(mask))
        attackers: Attackers = [(unit, b.at[unit])]
        value = estimate(situation, attackers, hexes)
        more = others(situation, step, unit, mask) if others is not None else []
        if more:
            value = max(value, estimate(situation, attackers + more, hexes))
        if value > best_value:
            best, best_value = code, value
    return best


def press_on(situation: Situation) -> int:
    """A continued attack: alone, against the hexes in front."""
    return best_charge(situation)


def resolve(situation: Situation) -> int:
    """The likeliest success first: what it empties helps the others."""
    b = situation.b
    step = in_hand(b)
    return max(b.codes, key=lambda code: (worth(situation, charge_odds(b, step, a_of(code), {})), -code))


def advance(situation: Situation) -> int:
    """Into the hex most worth having; at night, when it Disorders, only onto an objective."""
    b = situation.b
    ways = [code for code in b.codes if code != DONE]
    best = max(ways, key=lambda code: (situation.stakes.get(b_of(code), 0.0), -b.board.fire_ground[b_of(code)], -code))
    if DONE in b.codes and not situation.stakes.get(b_of(best), 0.0):
        return DONE
    return best


# ---- the defender ----------------------------------------------------------------------------------------------


def evade(situation: Situation) -> int:
    """Cavalry and horse artillery make off, unless they stand on an objective in a strong place."""
    b = situation.b
    ways = [code for code in b.codes if code != STAND]
    if kept(situation, b.at[a_of(ways[0])]) and not b.disordered >> a_of(ways[0]) & 1:
        return STAND
    return standing.get_away(b)


def defend(situation: Situation) -> int:
    return standing.best_fire(situation.b)


def counter(situation: Situation) -> int:
    """After a broken charge: onto the fugitives, not out of a strong place or off an objective."""
    b, board = situation.b, situation.board
    best, best_value = DONE, threshold(situation)
    runaways = [
        place for place in board.members(situation.enemies) if all(b.disordered >> u & 1 for u in b.stack(place))
    ]
    for code in b.codes:
        if code == DONE:
            continue
        unit, place = a_of(code), b_of(code)
        here = b.at[unit]
        value = -POST * kept(situation, here) - EXPOSED * strong(situation, here)
        goals = [other for other in runaways if board.around[place] >> other & 1]
        if goals:
            value += max(estimate(situation, [(unit, place)], [goal]) for goal in goals)
        if value > best_value:
            best, best_value = code, value
    return best
