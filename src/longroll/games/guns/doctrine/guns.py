"""Battle tokens: what they are worth, and artillery in attack and defence."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import BIT, MARCH_TOKEN, MATCHING, NIGHT, TOKEN_STRENGTH, USA
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.lexicon import ADD, AIM, DISCARD, DONE, EXTEND, KNOCK, PLAY, SUPPORT
from longroll.games.guns.rules.assault import Assault, in_hand
from longroll.games.guns.rules.bombardment import Bombardment, bombardment_targets, can_fire, points
from longroll.games.guns.rules.defensive_fire import DefensiveFire, supportable
from longroll.games.guns.rules.deployment import OffensiveSupport, deployable, needed
from longroll.games.guns.state import RESERVE
from longroll.kit.notation import a_of, b_of, verb_in

HIT = 3
DEFENCE_HITS: Final[tuple[float, ...]] = (1.0, 0.5, 2.0)
SUPPORT_SHARE: Final[tuple[float, ...]] = (1.0, 0.34, 2.0)
"""How much of the fire that is usually wanted a plan wants, in defence and attack (as usual, save, spend)."""
MANY_LEFT: Final = 8
"""Tokens in the reserve from which on an extended bombardment can be afforded: it takes as many again."""
FODDER: Final = 0.3
"""What a token is worth that can only be given for a block that attacks."""
DIG: Final = 1.4
"""What a march token is worth to the Union just before Night, when it digs."""
LATER: Final = 0.35
"""Share of its strength that a gun is worth whose blocks are on the map, but not where it could be deployed."""
MUCH_LATER: Final = 0.15
"""The same of one whose blocks have not come yet."""
ANYWHERE: Final = 0.5
"""Share of its strength that a gun is worth which can be deployed somewhere; the rest by how much of the front."""
DUSK: Final = 3
"""Hours before Night from which on the Union keeps tokens to dig."""


def token_value(situation: Situation, token: int) -> float:
    """What a token in the tray is worth."""
    b, army = situation.b, situation.army
    if token == MARCH_TOKEN:
        digs = army == USA and b.day < b.last_day and NIGHT - b.space - b.length < DUSK
        return DIG if digs else FODDER
    strength = float(TOKEN_STRENGTH[token])
    posts = situation.posts()
    need = posts.need(b, token)
    if not need:
        return MUCH_LATER * strength if needed(b, army, token) else 0.0
    front = situation.front()
    places = 0
    for position in front:
        places += deployable(b, posts, token, position)
    if places:
        return strength * (ANYWHERE + (1 - ANYWHERE) * places / len(front))
    match = MATCHING[token][army]
    here = sum(1 for block in b.on_map(army) if match & BIT[block])
    return strength * (LATER if here >= need else MUCH_LATER)


def give_back(situation: Situation) -> int:
    """As few tokens as may be, the worst first."""
    if DONE in situation.legal:
        return DONE
    return least(situation, DISCARD)


def make_up(situation: Situation) -> int:
    return least(situation, ADD)


def least(situation: Situation, verb: int) -> int:
    listed = [code for code in situation.codes if verb_in(code, verb)]
    return min(listed, key=lambda code: (token_value(situation, a_of(code)), code))


# ---- the defender ----------------------------------------------------------------------------------------------------


def strength_at(situation: Situation, attack: Assault, position: int, sum_of_tokens: int) -> int:
    """Defensive fire from a position with so many points of artillery."""
    b, ground = situation.b, situation.ground
    army = 1 - attack.army
    stance = b.stance(army, position)
    strength = min(HIT, sum_of_tokens)
    ridge = ground.ridge[stance]
    if ridge:
        return strength + min(ridge, strength)
    if not any(attack.areas_against(goal) & BIT[ground.front(stance)] for goal in supportable(b, attack, position)):
        return strength // 2
    return strength


def defensive_support(situation: Situation) -> int:
    """Enough fire to break the attack, a little more than needed because some guns will be hit."""
    b = situation.b
    attack = in_hand(b)
    army = situation.army
    batteries = {p: sum(TOKEN_STRENGTH[t] for t in b.guns_on(army, p)) for p in b.gun_positions(army)}
    now = sum(strength_at(situation, attack, p, s) for p, s in batteries.items() if supportable(b, attack, p))
    wanted = HIT * DEFENCE_HITS[situation.intent.guns] * min(4, 1 + len(attack.blocks))
    if now >= wanted:
        return DONE
    best, best_rank = DONE, 0.0
    for code in situation.codes:
        if not verb_in(code, PLAY):
            continue
        token, position = a_of(code), b_of(code)
        if not supportable(b, attack, position):
            continue
        before = batteries.get(position, 0)
        gain = strength_at(situation, attack, position, before + TOKEN_STRENGTH[token])
        gain -= strength_at(situation, attack, position, before)
        if gain <= 0:
            continue
        rank = gain - 0.1 * token_value(situation, token) + (0.5 if (now % HIT) + gain >= HIT else 0.0)
        if rank > best_rank:
            best, best_rank = code, rank
    return best


def support(situation: Situation) -> int:
    """Artillery that can choose supports the position where it breaks another block."""
    b = situation.b
    attack = in_hand(b)
    fire = b.frames[-1]
    assert isinstance(fire, DefensiveFire)
    gun = fire.next_gun(b)

    def rank(code: int) -> tuple[int, int, int]:
        goal = attack.targets.index(b_of(code))
        more = strength_at(situation, attack, gun, points(b, situation.army, gun))
        had = fire.strength[goal]
        return ((had + more) // HIT - had // HIT, 1 - attack.free[goal], -code)

    return max((code for code in situation.codes if verb_in(code, SUPPORT)), key=rank)


# ---- the attacker ----------------------------------------------------------------------------------------------------


def offensive_support(situation: Situation) -> int:
    """Guns that bring another hit, and those that must be spent anyway."""
    b = situation.b
    attack = in_hand(b)
    frame = b.frames[-1]
    assert isinstance(frame, OffensiveSupport)
    army = situation.army
    targets = bombardment_targets(b, attack)
    batteries = {p: sum(TOKEN_STRENGTH[t] for t in b.guns_on(army, p)) for p in b.gun_positions(army)}
    total = sum(min(HIT, s) for s in batteries.values())
    enemy_guns = sum(len(b.guns_on(situation.foe, p)) for p in targets)
    wanted = HIT * min(3, enemy_guns + 1) * SUPPORT_SHARE[situation.intent.guns]
    # tokens that must be used in any case
    free = attack.tokens_needed() - frame.played
    tray = sum(b.tokens(army, frame.pile(b)))
    best, best_rank = DONE, 0.0
    if EXTEND in situation.legal and enemy_guns > total // HIT > 0 and b.number(army, RESERVE) >= MANY_LEFT:
        # more guns than can be hit at once: some are before anybody has to advance (GG-22.2)
        best = EXTEND
    if total >= wanted:
        return best
    for code in situation.codes:
        if not verb_in(code, PLAY):
            continue
        token, position = a_of(code), b_of(code)
        had = batteries.get(position, 0)
        gain = min(HIT, had + TOKEN_STRENGTH[token]) - min(HIT, had)
        if gain <= 0:
            continue
        rank = 0.5 * gain + (1.0 if total % HIT + gain >= HIT else 0.0)
        rank -= 0.0 if free > 0 else 0.4 * token_value(situation, token)
        if free <= 0 and tray < 2 and (total % HIT + gain < HIT or army == USA):
            continue
        rank += 0.2 * sum(1 for target in targets if can_fire(b, army, position, target))
        if rank > best_rank:
            best, best_rank = code, rank
    return best


def aim(situation: Situation) -> int:
    """Each battery goes where it completes a hit; guns on ridges first, then the blocks attacked."""
    b = situation.b
    attack = in_hand(b)
    frame = b.frames[-1]
    assert isinstance(frame, Bombardment)
    laid: dict[int, int] = {}
    for gun, target in zip(frame.aimed[0::2], frame.aimed[1::2], strict=True):
        laid[target] = laid.get(target, 0) + points(b, situation.army, gun)
    mine = points(b, situation.army, frame.next_gun(b))

    def rank(code: int) -> tuple[float, int]:
        target = b_of(code)
        had = laid.get(target, 0)
        hits = (had + mine) // HIT - had // HIT
        guns = b.guns_on(situation.foe, target)
        worth = 0.0
        if had // HIT < len(guns):
            fire = strength_at(situation, attack, target, sum(TOKEN_STRENGTH[t] for t in guns))
            worth = 1.0 + 0.3 * fire
        elif target in attack.targets:
            worth = 1.5
        return (hits * worth + 0.1 * ((had + mine) % HIT) + 0.05 * worth, -code)

    return max((code for code in situation.codes if verb_in(code, AIM)), key=rank)


def knock(situation: Situation) -> int:
    """The strongest gun goes first."""
    return max((code for code in situation.codes if verb_in(code, KNOCK)), key=lambda code: TOKEN_STRENGTH[a_of(code)])
