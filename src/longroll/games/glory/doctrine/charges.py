"""Charges declared by exact odds, and the defender's answers to them."""

from __future__ import annotations

from longroll.games.glory.components import NO_UNIT
from longroll.games.glory.doctrine import standing
from longroll.games.glory.doctrine.contact import EXPOSED, POST, estimate, kept, prize, strong, threshold
from longroll.games.glory.doctrine.scene import GONE, SHAKEN, Scene
from longroll.games.glory.lexicon import CLOSE, DONE, STAND
from longroll.games.glory.odds.answers import ChargeOdds, Fate
from longroll.games.glory.odds.charges import charge_odds
from longroll.games.glory.rules.assault import Assault, in_hand
from longroll.games.glory.rules.charge import ADDING, ChargeStep
from longroll.games.glory.rules.defensive_fire import able_hexes, targets
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, b_of

AGAIN = 0.3
"""What the chance of a continued attack is worth."""
JOINS = 3
"""How many more units are thought of before a charge is begun."""


# ---- the attacker ----------------------------------------------------------------------------------------------


def fates(scene: Scene, listed: list[Fate]) -> float:
    """What the losses of some units are worth."""
    value = 0.0
    for fate in listed:
        loss = scene.loss(fate.unit)
        value += loss * (fate.gone + SHAKEN / GONE * fate.disordered)
    return value


def worth(scene: Scene, odds: ChargeOdds) -> float:
    """What a charge is worth to the attacker, in points."""
    b = scene.b
    value = fates(scene, odds.defenders) - fates(scene, odds.attackers) + AGAIN * odds.again
    value += sum(chance * prize(scene, place) for place, chance in odds.taken.items())
    won = max(odds.taken.values(), default=0.0)
    for fate in odds.attackers:
        place = b.at[fate.unit]
        if b.companion(fate.unit) == NO_UNIT:
            value -= won * POST * kept(scene, place)
    return value


def after(b: Battle, code: int) -> Battle:
    """The declaration with one more answer."""
    copy = b.copy()
    step = copy.frames[-1]
    assert isinstance(step, ChargeStep)
    step.take(copy, code)
    return copy


def declared(scene: Scene, b: Battle) -> float:
    """What the charge being declared is worth as it stands, all charged hexes firing at all they can."""
    step = b.frames[-1]
    assert isinstance(step, Assault)
    fire = {place: targets(b, step, place) for place in able_hexes(b, step)}
    return worth(scene, charge_odds(b, step, step.count - 1, fire))


def additions(b: Battle) -> list[int]:
    """Answers that add to the open charge."""
    step = b.frames[-1]
    assert isinstance(step, ChargeStep)
    return [code for code in step.listing(b) if code != CLOSE] if step.step == ADDING else []


def best_addition(scene: Scene, b: Battle, value: float) -> tuple[int, float]:
    """The answer that makes the open charge better than it is; CLOSE if none does."""
    best = CLOSE
    for code in additions(b):
        other = declared(scene, after(b, code))
        if other > value + 0.01:
            best, value = code, other
    return best, value


def begin(scene: Scene) -> int:
    """The charge most worth making, with those that would join it; none if none is worth it."""
    b = scene.b
    best, best_value = DONE, threshold(scene)
    for code in b.codes:
        if code == DONE:
            continue
        copy = after(b, code)
        value = declared(scene, copy)
        for _ in range(JOINS):
            more, value = best_addition(scene, copy, value)
            if more == CLOSE:
                break
            copy = after(copy, more)
        if value > best_value:
            best, best_value = code, value
    return best


def add(scene: Scene) -> int:
    b = scene.b
    return best_addition(scene, b, declared(scene, b))[0]


def press_on(scene: Scene) -> int:
    """A continued attack: alone, against the hexes in front."""
    b = scene.b
    step = b.frames[-1]
    assert isinstance(step, ChargeStep)
    best, best_value = DONE, threshold(scene)
    for code in b.codes:
        if code == DONE:
            continue
        unit = a_of(code)
        hexes = step.due(b, unit, step.cover(b, unit))[0]
        places = list(b.board.members(hexes)) or [b_of(code)]
        value = estimate(scene, [(unit, b.at[unit])], places)
        if value > best_value:
            best, best_value = code, value
    return best


def resolve(scene: Scene) -> int:
    """The likeliest success first: what it empties helps the others."""
    b = scene.b
    step = in_hand(b)
    return max(b.codes, key=lambda code: (worth(scene, charge_odds(b, step, a_of(code), {})), -code))


def advance(scene: Scene) -> int:
    """Into the hex most worth having; at night, when it Disorders, only onto an objective."""
    b = scene.b
    ways = [code for code in b.codes if code != DONE]
    best = max(ways, key=lambda code: (scene.stakes.get(b_of(code), 0.0), -b.board.fire_ground[b_of(code)], -code))
    if DONE in b.codes and not scene.stakes.get(b_of(best), 0.0):
        return DONE
    return best


# ---- the defender ----------------------------------------------------------------------------------------------


def evade(scene: Scene) -> int:
    """Cavalry and horse artillery make off, unless they stand on an objective in a strong place."""
    b = scene.b
    ways = [code for code in b.codes if code != STAND]
    if kept(scene, b.at[a_of(ways[0])]) and not b.disordered >> a_of(ways[0]) & 1:
        return STAND
    return standing.get_away(b)


def defend(scene: Scene) -> int:
    return standing.best_fire(scene.b)


def counter(scene: Scene) -> int:
    """After a broken charge: onto the fugitives, not out of a strong place or off an objective."""
    b, board = scene.b, scene.board
    best, best_value = DONE, threshold(scene)
    runaways = [place for place in board.members(scene.enemies) if all(b.disordered >> u & 1 for u in b.stack(place))]
    for code in b.codes:
        if code == DONE:
            continue
        unit, place = a_of(code), b_of(code)
        here = b.at[unit]
        value = -POST * kept(scene, here) - EXPOSED * strong(scene, here)
        goals = [other for other in runaways if board.around[place] >> other & 1]
        if goals:
            value += max(estimate(scene, [(unit, place)], [goal]) for goal in goals)
        if value > best_value:
            best, best_value = code, value
    return best
