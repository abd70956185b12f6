"""Small choices in and around a combat: who takes a cube, who retreats where, what the guns do."""

from __future__ import annotations

from longroll.games.gettysburg.board import N_SECTORS
from longroll.games.gettysburg.components import (
    BIT,
    BLACK,
    BLUE,
    CE,
    COLOUR,
    GREY,
    KIND,
    MASK,
    NAVY,
    ORANGE,
    RED,
    SIDE,
    TROOPS,
    UC,
    UE,
    UI,
    UNION,
    members,
)
from longroll.games.gettysburg.doctrine.estimates import Conditions, second_round
from longroll.games.gettysburg.lexicon import (
    ASSIGN,
    D_COLOUR,
    D_COMBATS,
    D_DEFENDER_CUBES,
    D_ESCAPE,
    D_EVADE,
    D_EXCESS,
    D_FALL_BACK,
    D_FORFEIT,
    D_GUN_HIT,
    D_HIT,
    D_LEAVING_CUBES,
    D_LIMBER,
    D_MARKER,
    D_PENALTY,
    D_RETREAT,
    D_STICK,
    D_WITHDRAW,
    RETREAT,
    STAND,
    THROUGH,
)
from longroll.games.gettysburg.rules.artillery import WITHDRAW, GunsLeave
from longroll.games.gettysburg.rules.cavalry import Evade, EvadeFire
from longroll.games.gettysburg.rules.combat import Combat, on_the_flank
from longroll.games.gettysburg.rules.damage import Leaving
from longroll.games.gettysburg.rules.march import March
from longroll.games.gettysburg.rules.works import entrenched_border, sticks_of
from longroll.games.gettysburg.state import NO_STICK, NOWHERE
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.lab.anchors.staff_1.gettysburg.situation import Situation

STEADY = {CE: 0, UE: 0, UI: 3, UC: 2}
"""Who bears a cube best: elite first, inferior troops last (others: 1)."""
STURDY = {BLACK: 0, RED: 0, GREY: 1, BLUE: 1, ORANGE: 2, NAVY: 3}
GIVE_UP = 0.3
"""Chance of losing the sector in the second round from which on the guns leave after the first."""
BADLY_HURT = 2
"""Cubes with which cavalry breaks off."""


def answer(situation: Situation, kind: int) -> int:
    """The staff's answer to a small decision, 0 if it has none."""
    if kind == D_HIT:
        return take_hit(situation)
    if kind in (D_RETREAT, D_EXCESS):
        return best_way(situation, situation.b.codes)
    if kind == D_LEAVING_CUBES:
        return burden(situation)
    if kind == D_DEFENDER_CUBES:
        return even(situation)
    if kind == D_EVADE:
        return evade(situation)
    if kind in (D_LIMBER, D_ESCAPE, D_WITHDRAW):
        return limber(situation)
    if kind == D_FALL_BACK:
        return max(situation.b.codes, key=lambda code: (situation.b.load[a_of(code)], -code))
    if kind == D_COMBATS:
        return max(situation.b.codes, key=lambda code: (a_of(code) in situation.stars, -code))
    if kind == D_GUN_HIT:
        return gun_hit(situation)
    if kind in (D_COLOUR, D_PENALTY):
        return min(situation.b.codes, key=lambda code: (STURDY[a_of(code)], code))
    if kind == D_MARKER:
        return max(situation.b.codes, key=lambda code: (bool(situation.b.mask(situation.side, a_of(code))), -code))
    if kind == D_STICK:
        return min(situation.b.codes, key=lambda code: (border_risk(situation, b_of(code)), code))
    if kind == D_FORFEIT:
        return forfeit(situation)
    return 0


def take_hit(situation: Situation) -> int:
    """The steadiest of those who may take the cube."""
    return min(situation.b.codes, key=lambda code: (STEADY.get(KIND[a_of(code)], 1), code))


def gun_hit(situation: Situation) -> int:
    """A gun not yet damaged lives on."""
    b = situation.b
    return min(b.codes, key=lambda code: (bool(b.damaged[SIDE[a_of(code)]] & MASK[a_of(code)]), code))


def border_risk(situation: Situation, border: int) -> float:
    return situation.pressure(border, situation.foe) if border < N_SECTORS else 0.0


def forfeit(situation: Situation) -> int:
    """Give up a worn piece that no victory sector needs."""
    b = situation.b

    def rank(code: int) -> tuple[float, int]:
        piece = a_of(code)
        sector = b.place[piece]
        worn = min(5, b.cubes[sector * 6 + COLOUR[piece]])
        last = b.count(situation.side, sector) == 1 and sector in situation.stars
        return worn - (20 if last else 0) - (2 if sector in situation.stars else 0), -code

    return max(b.codes, key=rank)


# ---- cubes -------------------------------------------------------------------------------------------------


def even(situation: Situation) -> int:
    """Defenders share their cubes evenly before they fire."""
    b = situation.b
    top = b.frames[-1]
    if not isinstance(top, Combat):
        return 0
    piece, later = top.next_defender(b)
    pool = b.cubes[b.place[piece] * 6 + COLOUR[piece]]
    share = (pool + later) // (later + 1)
    wanted = act(ASSIGN, piece, share)
    return wanted if wanted in b.codes else min(b.codes, key=lambda code: (abs(b_of(code) - share), code))


def burden(situation: Situation) -> int:
    """Cubes go where they hurt least: none into an assault, as many as possible out of the line."""
    b = situation.b
    top = b.frames[-1]
    if not isinstance(top, Leaving):
        return 0
    start = b.place[top.piece]
    below = b.frames[-2]
    to = below.to if isinstance(below, March) else -1
    light = min(b.codes, key=b_of)
    heavy = max(b.codes, key=b_of)
    if to < 0 or start >= N_SECTORS or b.mask(situation.foe, to):
        return light
    return light if need(situation, to) >= need(situation, start) else heavy


def need(situation: Situation, sector: int) -> float:
    """How much fresh troops are needed in a sector."""
    return situation.pressure(sector, situation.foe) + (3.0 if sector in situation.stars else 0.0)


# ---- retreats ----------------------------------------------------------------------------------------------


def haven(situation: Situation, sector: int) -> float:
    """How good a sector is to retreat to."""
    b, side, foe = situation.b, situation.side, situation.foe
    if sector >= N_SECTORS:
        return 0.0
    value = 0.5 * min(3, b.count(side, sector))
    value -= 0.6 * (situation.ground.beside[sector] & situation.enemy_troops).bit_count()
    value -= 0.7 * sticks_of(b, sector)
    away = min(
        (situation.ground.marches[sector][s] for s in situation.stars if side == UNION or s in situation.held),
        default=0,
    )
    value -= 0.5 * away
    if sector in situation.stars and not b.mask(foe, sector):
        value += 2.0
    if situation.ground.high[sector]:
        value += 0.3
    if b.disrupted & BIT[sector]:
        value -= 0.4
    return value


def best_way(situation: Situation, codes: list[int]) -> int:
    """The best of the listed retreats; where it is the same, the troops with most cubes go first."""
    b = situation.b
    best, rank = 0, (-99.0, 0, 0)
    for code in codes:
        if verb_in(code, RETREAT):
            value = haven(situation, b_of(code))
        elif verb_in(code, THROUGH):
            value = haven(situation, c_of(code)) - 1.0
        else:
            continue
        key = (value, b.load[a_of(code)], -code)
        if key > rank:
            best, rank = code, key
    return best


def evade(situation: Situation) -> int:
    """Cavalry breaks off when it is badly hurt or holds nothing that matters (GB-18.3)."""
    b = situation.b
    top = b.frames[-1]
    way = best_way(situation, b.codes)
    if STAND not in b.codes or not way:
        return way
    if isinstance(top, Evade):
        piece = a_of(way)
        holds = top.sector in situation.stars or b.origin[piece] != NOWHERE
        return STAND if holds and b.load[piece] < BADLY_HURT else way
    if isinstance(top, EvadeFire):
        return STAND if top.sector in situation.stars or b.cubes[top.sector * 6 + NAVY] < BADLY_HURT else way
    return STAND


def limber(situation: Situation) -> int:
    """Guns leave with the cavalry, and after the first round if the second looks bad (GB-18.7, GB-19.4, GB-19.5)."""
    b = situation.b
    top = b.frames[-1]
    way = best_way(situation, b.codes)
    if not way or not isinstance(top, GunsLeave):
        return STAND if STAND in b.codes else way
    if top.why == WITHDRAW:
        return way if second_round_risk(situation, top.sector) > GIVE_UP else STAND
    troops = b.mask(situation.side, top.sector) & TROOPS[situation.side]
    return STAND if troops and STAND in b.codes else way


def second_round_risk(situation: Situation, sector: int) -> float:
    """Chance that the attackers take the sector in the round to come."""
    b, side, foe = situation.b, situation.side, situation.foe
    attackers = members(foe, b.mask(foe, sector))
    defenders = members(side, b.mask(side, sector) & TROOPS[side])
    if not attackers or not defenders:
        return 0.0
    quality = sum((KIND[p] == UI) - (KIND[p] in (CE, UE)) for p in defenders)
    border = entrenched_border(b, sector)
    shift = (-1 if situation.ground.high[sector] else 0) + (2 if sector == situation.ground.town else 0)
    if on_the_flank(b, sector, attackers):
        shift += 2
    elif border != NO_STICK:
        shift -= 1
    covered = border != NO_STICK and all(b.origin[p] == border for p in attackers)
    return second_round(
        len(attackers), sum(KIND[p] in (CE, UE) for p in attackers), sum(b.load[p] for p in attackers),
        len(defenders), quality, sum(b.load[p] for p in defenders), 1 if b.disrupted & BIT[sector] else 0,
        Conditions(shift, int(covered), 0),
    ).win  # fmt: skip
