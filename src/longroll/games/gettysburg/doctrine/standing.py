"""Standing orders: reactions that a seat may leave to its staff, with "ask me if".

What is answered depends on nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from longroll.games.gettysburg.components import BIT, COLOUR, HORSE, MASK, MOST, SIDE
from longroll.games.gettysburg.lexicon import CAVALRY, CUBES, GUNS_LEAVE, HITS, RETREATS, STAND, THROUGH
from longroll.games.gettysburg.odds import policy_answer, prospects
from longroll.games.gettysburg.rules.artillery import ESCAPE, GunsLeave
from longroll.games.gettysburg.rules.cavalry import Evade, EvadeFire
from longroll.games.gettysburg.rules.combat import Combat
from longroll.games.gettysburg.state import NO_STICK, Battle
from longroll.kit.game import ASK, StandingOrder
from longroll.kit.notation import a_of, b_of, c_of, verb_in

BEST, DOUBT, EVEN, STARS, STAY, LEAVE, LOSING, RIDE_OFF = (
    "best", "doubt", "even", "stars", "stay", "leave", "losing", "ride-off",
)  # fmt: skip
ASKED = -1
"""It is left to the seat after all."""
LIKELY = 0.5

ORDERS: Mapping[str, StandingOrder] = MappingProxyType(
    {
        name: StandingOrder(name, f"standing-{name}", (ASK, *answers))
        for name, answers in (
            (HITS, (DOUBT, BEST)),
            (CUBES, (EVEN,)),
            (RETREATS, (STARS, BEST)),
            (GUNS_LEAVE, (LOSING, STAY, LEAVE)),
            (CAVALRY, (DOUBT, STAY, RIDE_OFF)),
        )
    }
)


def answer(b: Battle, name: str, order: str) -> int:
    """The answer of an order to the pending decision; ``ASKED`` where it says to ask."""
    if name == HITS:
        return ASKED if order == DOUBT and deadly(b) else best_taker(b)
    if name == CUBES:
        return policy_answer(b)
    if name == RETREATS:
        return ASKED if order == STARS and starred(b) else best_way(b, b.codes)
    if name == GUNS_LEAVE:
        return guns(b, order)
    return cavalry(b, order)


# ---- cubes -------------------------------------------------------------------------------------------------


def deadly(b: Battle) -> bool:
    """Would the cube cost somebody his life?"""
    return any(b.load[a_of(code)] >= MOST[COLOUR[a_of(code)]] for code in b.codes)


def best_taker(b: Battle) -> int:
    """The piece with which the fight stands best for its side afterwards; the first of equals."""
    combat = next(frame for frame in b.frames if isinstance(frame, Combat))
    best, most = b.codes[0], -1.0
    for code in b.codes:
        after = b.copy()
        after.play(code)
        odds = prospects(after)
        if odds is None:
            return policy_answer(b)
        chance = odds.win if b.mover == combat.attacker else odds.hold
        if chance > most + 1e-9:
            best, most = code, chance
    return best


# ---- ways back ---------------------------------------------------------------------------------------------


def goal_of(code: int) -> int:
    return c_of(code) if verb_in(code, THROUGH) else b_of(code)


def starred(b: Battle) -> bool:
    """Is a victory sector among the places to go to?"""
    return any(b.goals & BIT[goal_of(code)] for code in b.codes)


def best_way(b: Battle, codes: list[int]) -> int:
    """To a victory sector first, then to a block, to friends, away from the enemy; works are spared (GB-21.9)."""
    side = SIDE[a_of(codes[0])]

    def worth(code: int) -> int:
        goal = goal_of(code)
        score = 8 if b.goals & BIT[goal] else 0
        score += 4 if b.posted[side] & BIT[goal] else 0
        score += 2 if b.mask(side, goal) else 0
        score -= 3 if b.sticks[2 * goal] != NO_STICK else 0
        score -= 5 if verb_in(code, THROUGH) else 0
        return score - sum(bool(b.mask(1 - side, near)) for near in b.ground.neighbours[goal])

    return max(codes, key=worth)


# ---- guns and cavalry --------------------------------------------------------------------------------------


def guns(b: Battle, order: str) -> int:
    """Guns that may leave a fight: where their cavalry is gone they always do, for what stays is lost (GB-19.4)."""
    top = b.frames[-1]
    assert isinstance(top, GunsLeave)
    ways = [code for code in b.codes if code != STAND]
    if top.why == ESCAPE or order == LEAVE:
        return best_way(b, ways)
    if order == LOSING and losing(b):
        return ASKED
    return STAND


def losing(b: Battle) -> bool:
    """Is the sector rather lost than held? Where that is not known, it may be."""
    odds = prospects(b)
    return odds is None or odds.hold < LIKELY


def cavalry(b: Battle, order: str) -> int:
    """Cavalry that was hit stands or goes; where it must go, it does."""
    top = b.frames[-1]
    ways = [code for code in b.codes if code != STAND]
    if order == RIDE_OFF or STAND not in b.codes:
        return best_way(b, ways)
    if order == DOUBT and doomed(b, top):
        return ASKED
    return STAND


def doomed(b: Battle, top: object) -> bool:
    """Does cavalry that stands die?"""
    if isinstance(top, EvadeFire):
        horse = top.horse(b)
        return b.cubes[top.sector * 6 + COLOUR[horse[0]]] > MOST[COLOUR[horse[0]]] * len(horse)
    assert isinstance(top, Evade)
    going = {a_of(code) for code in b.codes if code != STAND}
    return any(MASK[piece] & HORSE[SIDE[piece]] and b.load[piece] > MOST[COLOUR[piece]] for piece in going)
