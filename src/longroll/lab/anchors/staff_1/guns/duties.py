"""Orders, hours, set-up, objectives, Night, reductions and the other small choices."""

from __future__ import annotations

from functools import lru_cache

from longroll.games.guns.board import Ground
from longroll.games.guns.components import (
    ATTACK,
    BIT,
    CAVALRY,
    CSA,
    FACE_STRENGTH,
    FULL,
    HOLD,
    LINE_OF,
    NIGHT,
    NO_BLOCK,
    OF_FACE,
    R2,
    STATE_OF,
    STRENGTH,
    USA,
    WITHDRAW,
)
from longroll.games.guns.doctrine.lay import FAR
from longroll.games.guns.lexicon import (
    BEHIND,
    BID,
    DEFEND,
    DONE,
    FIGHT,
    GIVE_UP,
    HOURS,
    LOSE,
    OFFER,
    ORDER,
    OWE,
    PASS,
    REMOVE,
    SHIFT,
    SIDE,
    WORKS,
)
from longroll.games.guns.rules.assault import in_hand
from longroll.games.guns.rules.close_combat import CloseCombats, circumstances
from longroll.games.guns.rules.fields import field_of_fire, threat
from longroll.games.guns.rules.modifiers import combat_items, total
from longroll.games.guns.rules.objectives import spaced, steps
from longroll.games.guns.rules.setup import SetUp
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.lab.anchors.staff_1.guns.attacks import prospect, threshold
from longroll.lab.anchors.staff_1.guns.line import Enemy, UnionLine, danger, expected, screen_of
from longroll.lab.anchors.staff_1.guns.situation import Situation

KEEP_FOR_ATTACK = 5
"""Tokens the Union does not go below to dig: without tokens it cannot attack."""
FULL_TRAY = 7
"""From here on a draw is worth little, and Attack orders that keep the enemy's turns short cost nothing."""
HIGHEST_BID = 1
BETTER_SIDE = CSA
WORKS_PRESSURE = 0.6
LOOK_AHEAD = 3
"""Moves of objectives looked ahead."""
NEAR_REBELS = 6.0
"""How much more the way home counts for an objective near the enemy; less and less farther away."""
COMMANDED = 0.8
"""What each position that commands an objective costs."""


# ---- orders and hours ------------------------------------------------------------------------------------------------


def order(situation: Situation) -> int:
    """Attack where it pays or where everything is lost without it; else Hold."""
    b, army = situation.b, situation.army
    legal = [a_of(code) for code in situation.codes if verb_in(code, ORDER)]
    choice = HOLD if HOLD in legal else legal[0]
    if ATTACK in legal:
        coming = b.orders[situation.foe] if b.first == army else b.declared[situation.foe]
        plan = prospect(situation)
        least = threshold(situation)
        if (army == USA and b.day > 1 and not situation.in_control()) or (
            plan.target >= 0 and plan.value >= least and situation.tray(army) >= 2
        ):
            choice = ATTACK
        elif army == USA and b.duty[army] and b.orders[army] == HOLD and coming == ATTACK:
            # the enemy will attack: idle Attack orders cost nothing, to hold on costs tokens (GG-6.9, GG-6.12)
            choice = ATTACK
        elif army == USA and plan.target < 0 and situation.tray(army) >= FULL_TRAY and b.first == USA:
            choice = ATTACK
        elif HOLD not in legal:
            choice = WITHDRAW
    return act(ORDER, choice)


def hours(situation: Situation) -> int:
    """Long turns: the second player marches farther in them, and the Union wants the day to pass."""
    return max(code for code in situation.codes if verb_in(code, HOURS))


# ---- set-up ----------------------------------------------------------------------------------------------------------


def post(situation: Situation) -> int:
    """Buford where he delays most."""
    enemy = expected(situation)
    best, best_rank = situation.codes[0], -float(FAR)
    for code in situation.codes:
        position = a_of(code)
        for stance in (2 * position, 2 * position + 1):
            rank = post_rank(situation, enemy, stance)
            if rank > best_rank:
                best, best_rank = code, rank
    return best


def post_rank(situation: Situation, enemy: Enemy, stance: int) -> float:
    b = situation.b
    if b.occupied[USA] & BIT[stance // 2]:
        return -float(FAR)
    return -left_open(situation.ground, enemy, tuple(b.goals), b.red, b.occupied[USA], b.turned[USA], stance)


@lru_cache(maxsize=2048)
def left_open(
    ground: Ground, enemy: Enemy, goals: tuple[int, ...], red: int, occupied: int, turned: int, stance: int
) -> float:
    """The danger that is left with one more Union block; remembered, because games begin alike."""
    rebels = threat(ground, enemy.occupied, enemy.turned)
    closed = threat(ground, occupied, turned).areas | field_of_fire(ground, stance, occupied)
    posts = occupied | BIT[stance // 2]
    return danger(ground, goals, red, rebels, enemy.coming, screen_of(ground, posts, closed), (1.0, 1.0)).total


def post_facing(situation: Situation) -> int:
    frame = situation.b.frames[-1]
    assert isinstance(frame, SetUp)
    enemy = expected(situation)
    return max(
        situation.codes,
        key=lambda code: (post_rank(situation, enemy, situation.ground.stance(a_of(code), b_of(code))), -code),
    )


def bid(situation: Situation) -> int:
    listed = [code for code in situation.codes if verb_in(code, BID) and a_of(code) <= HIGHEST_BID]
    return min(listed) if listed else PASS


def side(situation: Situation) -> int:
    """The side that wins more of the staff's games against itself."""
    code = act(SIDE, BETTER_SIDE)
    return code if code in situation.legal else situation.codes[0]


# ---- objectives ------------------------------------------------------------------------------------------------------


def exposures(situation: Situation) -> list[float]:
    """How badly an objective would lie in each area for the Union: far from home, near the enemy, on ground that can be
    commanded from many places."""
    ground, lay = situation.ground, situation.lay
    rebels, field = lay.homes["CSA"], situation.steps_from(CSA)
    late = situation.b.space / NIGHT
    found = []
    for area in range(ground.n_areas):
        value = lay.refuge[area] * (1 + NEAR_REBELS * 0.75 ** rebels[area]) + 3 * 0.6 ** field[area]
        found.append(value + COMMANDED * late * lay.posts[area].bit_count())
    return found


def outlook(situation: Situation, table: list[float], goals: list[int], sign: int, depth: int) -> float:
    """How well objectives can lie after some more moves (less is better for the side to choose)."""
    ground = situation.ground
    values = [table[goal] for goal in goals]
    best = sum(values) + max(values) if sign > 0 else -sum(values)
    if depth:
        for number, goal in enumerate(goals):
            if situation.b.red >> number & 1:
                continue
            for area in steps(ground, goal):
                if sign * (table[goal] - table[area]) <= 0:
                    continue
                goals[number] = area
                if spaced(ground, goals):
                    best = min(best, outlook(situation, table, goals, sign, depth - 1))
            goals[number] = goal
    return best


def shift(situation: Situation) -> int:
    return best_shift(situation, LOOK_AHEAD)


def best_shift(situation: Situation, moves: int) -> int:
    """Objectives go where the side to choose likes them best so many moves later; the Union never moves them across
    Confederates."""
    b = situation.b
    sign = 1 if situation.army == USA else -1
    table = exposures(situation)
    best, best_value = 0, (float("inf"), 0.0)
    if DONE in situation.legal:
        best, best_value = DONE, (outlook(situation, table, b.goals[:], sign, moves - 1), 0.0)
    for code in situation.codes:
        if not verb_in(code, SHIFT) or (situation.army == USA and b.occupied[CSA] & BIT[c_of(code)]):
            continue
        goals = b.goals[:]
        goals[goals.index(a_of(code))] = b_of(code)
        value = (outlook(situation, table, goals, sign, moves - 1), sign * table[b_of(code)])
        if value < best_value:
            best, best_value = code, value
    return best


# ---- Night -----------------------------------------------------------------------------------------------------------


def works(situation: Situation) -> int:
    """The Union digs where it is pressed most."""
    b, ground = situation.b, situation.ground
    if situation.army == CSA or situation.tray(USA) <= KEEP_FOR_ATTACK:
        return DONE
    line = UnionLine(situation)
    best, best_rank = DONE, WORKS_PRESSURE
    for code in situation.codes:
        if not verb_in(code, WORKS):
            continue
        stance = ground.stance(a_of(code), b_of(code))
        if b.works[stance] or b.stance(USA, stance // 2) != stance:
            continue
        rank = line.pressure(stance // 2) + 0.3 * (stance in line.posts)
        if rank > best_rank:
            best, best_rank = code, rank
    return best


def losses(situation: Situation) -> int:
    """GG-17.8: cavalry first; two blocks are fewer than three."""
    listed = [code for code in situation.codes if verb_in(code, REMOVE)]
    if not listed:
        return OWE
    horse = [code for code in listed if CAVALRY[OF_FACE[a_of(code)][0]]]
    if horse:
        return horse[0]
    steps = situation.steps_from(CSA)

    def rank(code: int) -> tuple[int, int]:
        place = b_of(code)
        far = steps[situation.ground.area_of[2 * place]] if place < situation.ground.n_positions else FAR
        return (-far, code)

    return min(listed, key=rank)


def owed(situation: Situation) -> int:
    return min((code for code in situation.codes if verb_in(code, GIVE_UP)), key=lambda code: FACE_STRENGTH[a_of(code)])


# ---- close combat and reductions -------------------------------------------------------------------------------------


def block_cost(situation: Situation, block: int) -> float:
    """What it costs to reduce a block by one."""
    b = situation.b
    if STATE_OF[block] == FULL and not CAVALRY[block]:
        spare = [k for k in b.unused(LINE_OF[block]) if STATE_OF[k] == R2]
        return 0.7 if spare else 1.0
    return 1.0 if STATE_OF[block] == R2 else 1.2


def lose(situation: Situation) -> int:
    return min(
        (code for code in situation.codes if verb_in(code, LOSE)),
        key=lambda code: (block_cost(situation, situation.b.find(a_of(code), b_of(code))), code),
    )


def defender(situation: Situation) -> int:
    """The leader that wins, at the least cost; if none does, whoever is cheapest."""
    b = situation.b
    attack = in_hand(b)
    frame = b.frames[-1]
    assert isinstance(frame, CloseCombats)
    target = attack.targets[frame.goal]
    expected_attacker = 2 if attack.leaders[frame.goal] != NO_BLOCK else 0

    def rank(code: int) -> tuple[float, int]:
        block = next(k for k in b.stack(situation.army, target) if k in OF_FACE[a_of(code)])
        c = circumstances(b, attack, frame.goal, block)
        c.attacker_strength = expected_attacker
        result = total(combat_items(c))
        value = -2.0 if result >= 1 else 0.0
        if result > -2:
            value -= block_cost(situation, block)
        if result < 2:
            value += 1.0
        return (value, -code)

    return max((code for code in situation.codes if verb_in(code, DEFEND)), key=rank)


def combat_order(situation: Situation) -> int:
    """The likelier victory first: it helps in the other fight."""
    b = situation.b
    attack = in_hand(b)

    def rank(code: int) -> tuple[float, int]:
        goal = attack.targets.index(a_of(code))
        c = circumstances(b, attack, goal)
        strength = 0.0 if c.from_rear else situation.best(situation.foe, a_of(code))
        return (total(combat_items(c)) - strength, -code)

    return max((code for code in situation.codes if verb_in(code, FIGHT)), key=rank)


def behind(situation: Situation) -> int:
    """The next behind the leader is the one that can best bear losses."""
    return max(
        (code for code in situation.codes if verb_in(code, BEHIND)),
        key=lambda code: (STRENGTH[OF_FACE[a_of(code)][0]], -code),
    )


def offer(situation: Situation) -> int:
    """As much strength as may be."""
    return max(
        (code for code in situation.codes if verb_in(code, OFFER)),
        key=lambda code: (FACE_STRENGTH[a_of(code)] + FACE_STRENGTH[b_of(code)], -code),
    )
