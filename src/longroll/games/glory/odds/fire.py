"""Artillery fire (GL-9)."""

from __future__ import annotations

from longroll.games.glory.lexicon import ANSWER, ANSWER_BOTH, FIRE, FIRE_BOTH
from longroll.games.glory.odds.answers import FireOdds
from longroll.games.glory.odds.chances import fate, over
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.gunnery import shot_items
from longroll.games.glory.rules.modifiers import (
    CHECK,
    DISORDER,
    ERROR_UP_TO,
    FACES,
    FIRE_RESULTS,
    HARD,
    HARD_CHECK,
    fire_result,
    total,
)
from longroll.games.glory.rules.sight import friendly_fire
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in


def shot_odds(b: Battle, guns: list[int], target: int) -> FireOdds:
    """Guns of one hex, combined if there are two, fire at a hex."""
    place = b.at[guns[0]]
    owner = b.roster.side[guns[0]]
    items = shot_items(b, guns, place, target)
    base = total(items)
    risky = friendly_fire(b.board, place, target, b.occupied[owner])
    results = [0.0] * len(FIRE_RESULTS)
    error = 0.0
    for face in range(FACES):
        if risky and face <= ERROR_UP_TO:
            error += 1 / FACES
        else:
            results[fire_result(base + face)] += 1 / FACES
    fates = []
    for unit in b.stack(target):
        cohesion = b.cohesion(unit)
        hits = results[DISORDER] + results[CHECK] * over(cohesion) + results[HARD_CHECK] * over(cohesion, HARD)
        fates.append(fate(b, unit, hits))
    friends = [fate(b, unit, error * over(b.cohesion(unit), HARD)) for place in risky for unit in b.stack(place)]
    return FireOdds(items, results, error, fates, friends)


def fire_odds(b: Battle, code: int) -> FireOdds | None:
    """The odds of an answer ``fire`` or ``fire-both``; None for any other."""
    if verb_in(code, FIRE):
        return shot_odds(b, [a_of(code)], b_of(code))
    if verb_in(code, FIRE_BOTH):
        return shot_odds(b, b.stack(a_of(code)), b_of(code))
    return None


def answer_odds(b: Battle, code: int) -> FireOdds | None:
    """The odds of a counterbattery that may be made now; None for any other answer."""
    top = b.frames[-1] if b.frames else None
    if not isinstance(top, Salvo):
        return None
    if verb_in(code, ANSWER):
        return shot_odds(b, [a_of(code)], top.origins[0])
    if verb_in(code, ANSWER_BOTH):
        return shot_odds(b, b.artillery(top.targets[0]), top.origins[0])
    return None
