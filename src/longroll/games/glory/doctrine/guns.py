"""Artillery: targets by expected Disorders, and counterbattery."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.doctrine.charges import fates
from longroll.games.glory.doctrine.situation import Situation
from longroll.games.glory.lexicon import DONE, FIRE_BOTH, HOLD_FIRE
from longroll.games.glory.odds.answers import FireOdds
from longroll.games.glory.odds.fire import answer_odds, fire_odds
from longroll.kit.notation import a_of, b_of, c_of, verb_in

LEAST: Final = 0.02
"""What a fire must promise; below it the guns keep free to move."""

RETIRE: Final = 0.4
"""How much of the danger of being overrun guns escape by going away instead of firing."""


def worth(situation: Situation, odds: FireOdds | None) -> float:
    """What a fire is worth: the enemy's losses less those of friends hit by mistake."""
    return 0.0 if odds is None else fates(situation, odds.fates) - fates(situation, odds.friends)


def fire(situation: Situation) -> int:
    """The fire that promises most, with the smallest turn: the first facing listed for its target."""
    b = situation.b
    best, best_value = DONE, LEAST
    aim = -1
    for code in b.codes:
        if code != DONE and code - c_of(code) != aim:
            aim = code - c_of(code)
            value = worth(situation, fire_odds(b, code)) * focus(situation, b_of(code)) - staying(situation, code)
            if value > best_value:
                best, best_value = code, value
    return best


def staying(situation: Situation, code: int) -> float:
    """What it costs guns to stay where they are because they fire: alone in the enemy's reach they had better go."""
    b = situation.b
    place = a_of(code) if verb_in(code, FIRE_BOTH) else b.at[a_of(code)]
    if b.line_units(place) or not situation.dangers.struck >> place & 1:
        return 0.0
    gun = b.artillery(place)[0]
    return RETIRE * situation.dangers.overrun(gun, place, situation.loss(gun))


def focus(situation: Situation, target: int) -> float:
    """How much more than usual a plan wants fire at a hex."""
    intent = situation.intent
    return intent.focus if intent is not None and intent.target == target else 1.0


def answer(situation: Situation) -> int:
    """Counterbattery that promises most, none that endangers friends more than the enemy."""
    b = situation.b
    best, best_value = HOLD_FIRE, 0.0
    for code in b.codes:
        if code != HOLD_FIRE:
            value = worth(situation, answer_odds(b, code))
            if value > best_value:
                best, best_value = code, value
    return best
