"""The policy the odds take for granted, and its answers to the choices inside a combat."""

from __future__ import annotations

from longroll.games.gettysburg.components import (
    COLOUR,
    MASK,
    MOST,
    NAVY,
    SIDE,
    TROOPS,
    members,
)
from longroll.games.gettysburg.lexicon import ASSIGN, STAND
from longroll.games.gettysburg.rules.artillery import LIMBER, WITHDRAW, GunsLeave
from longroll.games.gettysburg.rules.cavalry import Evade, EvadeFire
from longroll.games.gettysburg.rules.combat import (
    COUNTER_ATTACKS,
    DEFENDER_CUBES,
    HITS,
    Combat,
)
from longroll.games.gettysburg.rules.damage import Forfeit, Leaving, Penalty, share
from longroll.games.gettysburg.rules.fire import CUBES, GUN_HITS, MARKERS, FireOrder
from longroll.games.gettysburg.rules.retreat import Retreat
from longroll.games.gettysburg.rules.works import StickLost
from longroll.games.gettysburg.state import Battle
from longroll.kit.notation import a_of, act


def policy_answer(b: Battle) -> int:
    """The answer (one of ``b.codes``) that the policy gives to the player's decision pending in a combat or fire."""
    top = b.frames[-1]
    codes = b.codes
    if isinstance(top, Combat):
        if top.step == COUNTER_ATTACKS:
            return heaviest(b, codes)
        if top.step == DEFENDER_CUBES:
            piece, later = top.next_defender(b)
            return even_share(b, piece, later)
        if top.step == HITS:
            return codes[0]
    elif isinstance(top, Leaving):
        return even_share(b, top.piece, top.later)
    elif isinstance(top, Evade):
        for code in codes:
            if code != STAND and b.load[a_of(code)] > MOST[NAVY]:
                return code
        return STAND
    elif isinstance(top, EvadeFire):
        if b.cubes[top.sector * 6 + NAVY] <= MOST[NAVY] * len(top.horse(b)):
            return STAND
        return codes[0] if codes[0] != STAND else codes[1]
    elif isinstance(top, GunsLeave):
        if top.why == WITHDRAW or (top.why == LIMBER and staying(b, top.side, top.sector)):
            return STAND
        return codes[1]
    elif isinstance(top, FireOrder):
        if top.step == GUN_HITS:
            for code in codes:
                if not b.damaged[SIDE[a_of(code)]] & MASK[a_of(code)]:
                    return code
            return codes[0]
        if top.step in (CUBES, MARKERS):
            return codes[0]
    elif isinstance(top, Retreat | StickLost | Penalty | Forfeit):
        return codes[0]
    raise ValueError(f"the policy of the odds does not answer {b.decision}")


def heaviest(b: Battle, codes: list[int]) -> int:
    """The first answer that names a piece with most cubes."""
    best = codes[0]
    for code in codes:
        if b.load[a_of(code)] > b.load[a_of(best)]:
            best = code
    return best


def staying(b: Battle, side: int, sector: int) -> bool:
    """Are there troops in the sector that live on with the cubes they carry?"""
    troops = members(side, b.mask(side, sector) & TROOPS[side])
    return any(b.load[piece] <= MOST[COLOUR[piece]] for piece in troops)


def even(pool: int, later: int) -> int:
    """The share of the first when a pool is spread over it and ``later`` others."""
    return -(-pool // (later + 1))


def even_share(b: Battle, piece: int, later: int) -> int:
    low, high = share(b, piece, later)
    wanted = even(b.cubes[b.place[piece] * 6 + COLOUR[piece]], later)
    return act(ASSIGN, piece, min(high, max(low, wanted)))
