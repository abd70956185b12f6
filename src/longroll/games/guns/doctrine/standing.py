"""Standing orders: reactions answered without being asked, from what their own seat knows.

Some ask after all where there is something to decide: a gun that would add to the fire, leaders of one strength.
"""

from __future__ import annotations

from longroll.games.guns.components import FACE_STATE, FACE_STRENGTH, R2, TOKEN_STRENGTH
from longroll.games.guns.lexicon import (
    DEFENCE_GUNS,
    DEFENCE_LEADER,
    DONE,
    OFFER,
    PLAY,
    REPLACEMENTS,
    SPARE_TOKENS,
    WITHDRAWALS,
)
from longroll.games.guns.odds.preview import best_gun, score
from longroll.games.guns.rules.assault import in_hand
from longroll.games.guns.rules.close_combat import CloseCombats, from_rear
from longroll.games.guns.state import Battle
from longroll.kit.game import ASK, StandingOrder
from longroll.kit.notation import a_of, b_of, verb_in

BEST, NONE, USEFUL, DOUBT, STAY, WEAKEST = "best", "none", "useful", "doubt", "stay", "weakest"

ORDERS: dict[str, StandingOrder] = {
    name: StandingOrder(name, f"standing-{name}", answers)
    for name, answers in (
        (DEFENCE_GUNS, (ASK, USEFUL, BEST, NONE)),
        (DEFENCE_LEADER, (ASK, DOUBT, BEST)),
        (REPLACEMENTS, (ASK, BEST)),
        (SPARE_TOKENS, (ASK, WEAKEST)),
        (WITHDRAWALS, (ASK, STAY)),
    )
}
"""All standing orders of the game."""
ASK_AFTER_ALL = -1


def answer(b: Battle, name: str, order: str) -> int:
    """What a standing order answers to the pending decision; ASK_AFTER_ALL where it leaves that to its seat."""
    if name == DEFENCE_GUNS:
        return guns(b, order)
    if name == DEFENCE_LEADER:
        return leader(b, order)
    if name == REPLACEMENTS:
        return replacement(b)
    if name == SPARE_TOKENS:
        spare = [code for code in b.codes if code != DONE]
        return DONE if DONE in b.codes else min(spare, key=lambda code: TOKEN_STRENGTH[a_of(code)])
    return DONE if DONE in b.codes else ASK_AFTER_ALL


def guns(b: Battle, order: str) -> int:
    """The gun that adds most to the defensive fire, none, or (``useful``) ask where one would add anything."""
    if order == NONE or not any(verb_in(code, PLAY) for code in b.codes):
        return DONE
    best = best_gun(b, b.codes, in_hand(b))
    return ASK_AFTER_ALL if order == USEFUL and best != DONE else best


def leader(b: Battle, order: str) -> int:
    """The block that takes most from the attack; (``doubt``) ask where blocks of different commands are as good."""
    top = b.frames[-1]
    assert isinstance(top, CloseCombats)
    rear = from_rear(b, in_hand(b), top.goal)
    ranked = sorted(b.codes, key=lambda code: (-score(a_of(code), rear), -FACE_STRENGTH[a_of(code)]))
    equal = [code for code in ranked if score(a_of(code), rear) == score(a_of(ranked[0]), rear)]
    return ASK_AFTER_ALL if order == DOUBT and len(equal) > 1 else ranked[0]


def replacement(b: Battle) -> int:
    """Of one's own block: offer the strongest two. Of the enemy's, blind: the first."""
    offers = [code for code in b.codes if verb_in(code, OFFER)]
    return max(offers, key=strong) if offers else b.codes[0]


def strong(code: int) -> int:
    return sum(FACE_STATE[face] == R2 for face in (a_of(code), b_of(code)))
