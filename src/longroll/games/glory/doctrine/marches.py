"""Movement: units of a Command go to their charges, then to good posts; stacks turn; leaders follow."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, FACINGS, members
from longroll.games.glory.doctrine.contact import Attack, Contact, estimate
from longroll.games.glory.doctrine.dangers import SHAKEN
from longroll.games.glory.doctrine.posts import Posts
from longroll.games.glory.doctrine.situation import Goal, Situation
from longroll.games.glory.doctrine.ways import costs_to
from longroll.games.glory.lexicon import (
    ARRIVE,
    DISMOUNT,
    DONE,
    ENTER,
    FACE_TO,
    MARCH,
    MOUNT,
    MOVE,
    RIDE,
    SET,
    SHARE,
    STAY,
    TURN,
)
from longroll.games.glory.odds.chances import rally
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.movement import Arrival, MoveStep, Ride, rides
from longroll.games.glory.rules.units import standing
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, act, b_of, verb_in

GAIN: Final = 0.08
"""How much better a hex must be to be worth a move."""
CLOSE_BY: Final = 6
"""How far a stack looks for the enemy it is to face."""
MANY: Final = 5
"""… and how many of them."""
TURN_GAIN: Final = 0.15
REST: Final = 3
"""A Disordered unit rallies where it is if the enemy is so far away."""
STAFF_GAIN: Final = 0.3
WITH_FRIENDS: Final = 0.4
"""What it is worth to a leader to be with a unit."""
STRIKE: Final = 0.15
"""What a charge must promise to be faced for."""
ON_GUARD: Final = 0.8
"""To have all who could come in front."""
BEHIND: Final = 1.0
"""An enemy in the rear."""


def step(situation: Situation) -> int:
    """The next thing to do in step b."""
    b = situation.b
    entering = [code for code in b.codes if verb_in(code, ENTER, SHARE, ARRIVE, SET)]
    if entering:
        return enter(situation, entering)
    contact = Contact(situation, b.codes)
    busy: set[int] = set()
    for attack in contact.attacks():
        placing = prepare(contact, attack)
        if placing:
            return placing
        busy.update([unit for unit, _ in attack.attackers])
    code = next_move(situation, contact, busy)
    if code is None:
        code = next_turn(situation)
    if code is None and DONE not in b.codes:
        return bound_move(situation, contact)
    if code is None:
        code = next_ride(situation)
    return DONE if code is None else code


def prepare(contact: Contact, attack: Attack, *, in_front: bool = False) -> int:
    """The next move or turn for a charge; 0 if everybody is in his place. ``in_front``: it is enough to have the target
    in front, though another facing may be better."""
    situation = contact.situation
    b, front = situation.b, situation.board.front
    for unit, slot in attack.attackers:
        if b.at[unit] != slot:
            return contact.ends[unit][slot]
    for unit, slot in attack.attackers:
        if has_turned(b, unit) or (in_front and front[6 * slot + b.facing[slot]] >> attack.target & 1):
            continue
        turn = act(TURN, unit, aim(situation, contact, slot, attack.target))
        if turn in b.codes:
            return turn
    return 0


def has_turned(b: Battle, unit: int) -> bool:
    """Once is enough in one step."""
    step = b.frames[-1]
    return isinstance(step, MoveStep) and bool(step.turned >> unit & 1)


def bound_move(situation: Situation, contact: Contact) -> int:
    """A unit with a destination may not stay (GL-19.5): the best of the hexes on its way."""
    b = situation.b
    posts = Posts(situation)

    def rank(code: int) -> tuple[float, int]:
        unit = a_of(code)
        return (posts.value(unit, b_of(code), situation.goal_of(unit)), -code)

    listed = [code for ends in contact.ends.values() for code in ends.values()]
    return max(listed, key=rank) if listed else b.codes[0]


# ---- posts -----------------------------------------------------------------------------------------------------


def next_move(situation: Situation, contact: Contact, busy: set[int]) -> int | None:
    """The next unit that can better its post, those nearest to their goals first."""
    b = situation.b
    posts = Posts(situation)
    units = [unit for unit in contact.ends if unit not in busy and not resting(situation, unit)]
    units.sort(key=lambda unit: (situation.distance(b.at[unit]), unit))
    for unit in units:
        code = best_post(situation, posts, unit, contact.ends[unit])
        if code is not None:
            return code
    return None


def resting(situation: Situation, unit: int) -> bool:
    """A Disordered unit that can rally where it stands."""
    b = situation.b
    if not b.disordered >> unit & 1 or situation.distance(b.at[unit]) < REST:
        return False
    return not situation.dangers.struck >> b.at[unit] & 1


def best_post(situation: Situation, posts: Posts, unit: int, ends: dict[int, int]) -> int | None:
    """The answer that betters the post of a unit most; None if none does."""
    b = situation.b
    goal = situation.goal_of(unit)
    best, best_value = None, posts.value(unit, b.at[unit], goal) + GAIN
    if b.disordered >> unit & 1 and not b.adjacent_to_enemy(unit):
        best_value += SHAKEN * rally(b, unit)
    for place in shortlist(situation, unit, ends, goal):
        value = posts.value(unit, place, goal)
        if value > best_value:
            best, best_value = ends[place], value
    return best


def shortlist(situation: Situation, unit: int, ends: dict[int, int], goal: Goal | None) -> list[int]:
    """Hexes worth a closer look: far from the enemy only those nearest to the goal."""
    if goal is None or len(ends) <= 12:
        return list(ends)
    way = costs_to(situation.board, situation.epoch, situation.b.movement_class(unit), goal.place)
    if situation.distance(situation.b.at[unit]) > 8:
        return sorted(ends, key=lambda place: (way[place], place))[:6]
    return sorted(ends, key=lambda place: (way[place], place))[:45]


# ---- facing ----------------------------------------------------------------------------------------------------


def facing_value(situation: Situation, place: int, facing: int) -> float:
    """How well a stack faces the enemy: a charge it could make, enemies in front and rear, those farther off."""
    b, board = situation.b, situation.board
    beside = board.around[place] & situation.enemies
    ahead = board.front[6 * place + facing]
    value = 0.0
    unit = b.top_line_unit(place)
    if beside:
        value += 0.6 * (ahead & beside).bit_count() - BEHIND * (beside & ~ahead).bit_count()
        if unit < b.roster.n_units and not b.disordered >> unit & 1 and ahead & beside:
            value += 2.0 * max(0.0, strike(situation, unit, place, ahead & beside))
    coming = situation.coming(place)
    if coming:
        ahead_of_us = sum([strength for slot, strength in coming.items() if ahead >> slot & 1])
        value += ON_GUARD * ahead_of_us / sum(coming.values())
    near = board.within(place, CLOSE_BY) & situation.enemies & ~beside
    if near:
        for other in board.members(near)[:MANY]:
            for turn, share in ((0, 0.12), (1, 0.04), (5, 0.04)):
                if board.in_front(place, (facing + turn) % 6, other):
                    value += share
    elif not beside:
        value += outlook(situation, place, facing)
    return value


def strike(situation: Situation, unit: int, place: int, front: int) -> float:
    """What the best charge of a unit at the enemies in its front is worth, with the friends who could join it."""
    b, board = situation.b, situation.board
    acting = b.acting_units() & ~b.disordered & ~b.roster.guns_mask
    hexes = list(board.members(front))
    attackers = [(unit, place)]
    for other in members(acting & ~BIT[unit]):
        at = b.at[other]
        if b.top_line_unit(at) == other and board.around[place] >> at & 1:
            if board.front[6 * at + b.facing[at]] & front:
                attackers.append((other, at))
    value = estimate(situation, attackers, hexes)
    return value if value > STRIKE else 0.0


def outlook(situation: Situation, place: int, facing: int) -> float:
    """With no enemy near: towards the nearest one."""
    board = situation.board
    enemies = board.members(situation.enemies)
    if not enemies:
        return 0.0
    nearest = min(enemies, key=lambda other: (board.distance(place, other), other))
    return 0.1 * sum(board.in_front(place, (facing + turn) % 6, nearest) for turn in (0, 1, 5))


def aim(situation: Situation, contact: Contact, slot: int, target: int) -> int:
    """The facing for a charge: with as few other enemies in front as may be."""
    board = situation.board
    others = situation.enemies & ~BIT[target]

    def rank(facing: int) -> tuple[int, float, int]:
        return (-(board.front[6 * slot + facing] & others).bit_count(), facing_value(situation, slot, facing), -facing)

    return max(contact.fronts(slot, target), key=rank)


def face(situation: Situation) -> int:
    """For the charge a unit has moved to, else as well as may be."""
    b = situation.b
    top = b.frames[-1]
    assert isinstance(top, Facing)
    if situation.distance(top.place) == 1 and b.acting and isinstance(b.frames[-2], MoveStep):
        contact = Contact(situation, b.frames[-2].listing(b), top.place)
        for attack in contact.attacks():
            if any(slot == top.place and b.at[unit] == slot for unit, slot in attack.attackers):
                return act(FACE_TO, aim(situation, contact, top.place, attack.target))
    return max(situation.b.codes, key=lambda code: (facing_value(situation, top.place, a_of(code)), -code))


def next_turn(situation: Situation) -> int | None:
    """A stack that faces badly turns where it stands."""
    b = situation.b
    best, best_value = None, TURN_GAIN
    values: dict[int, list[float]] = {}
    for code in b.codes:
        if not verb_in(code, TURN):
            continue
        place = b.at[a_of(code)]
        if situation.distance(place) > CLOSE_BY or has_turned(b, a_of(code)):
            continue
        if place not in values:
            values[place] = [facing_value(situation, place, facing) for facing in range(len(FACINGS))]
        gain = values[place][b_of(code)] - values[place][b.facing[place]]
        if gain > best_value:
            best, best_value = code, gain
    return best


# ---- leaders ---------------------------------------------------------------------------------------------------


def staff_value(situation: Situation, leader: int, place: int) -> float:
    """How good a hex is for a leader: his units within range, friends around him, forward rather than back."""
    b, board = situation.b, situation.board
    limit = b.roster.range[leader]
    value = 0.0
    for at in situation.places(leader):
        away = board.distance(place, at)
        value += 1.0 if away <= 0.7 * limit else 0.5 if away <= limit else -0.05 * away
    if situation.friends >> place & 1:
        value += WITH_FRIENDS
    elif b.near[situation.foe] >> place & 1:
        value -= 2.0
    goal = situation.goals.get(leader) if b.acting >> leader & 1 else None
    if goal is not None:
        value -= 0.02 * board.distance(place, goal.place)
    return value


def next_ride(situation: Situation) -> int | None:
    """A leader whose units have left him follows."""
    b = situation.b
    for code in b.codes:
        if not verb_in(code, RIDE):
            continue
        leader = a_of(code)
        here = staff_value(situation, leader, b.leader_at[leader])
        if here + STAFF_GAIN >= len(situation.places(leader)) + WITH_FRIENDS:
            continue  # no hex can be so much better
        ends = rides(b, standing(b, situation.side), leader, False).ends
        if any(staff_value(situation, leader, place) > here + STAFF_GAIN for place in situation.board.members(ends)):
            return code
    return None


def ride(situation: Situation) -> int:
    b = situation.b
    top = b.frames[-1]
    assert isinstance(top, Ride | Arrival)
    return max(b.codes, key=lambda code: (staff_value(situation, top.leader, a_of(code)), -code))


# ---- reinforcements, cavalry, recovered units ------------------------------------------------------------------


def landing(situation: Situation, unit: int, place: int) -> float:
    """How good a hex is for a unit that comes on the map."""
    way = costs_to(situation.board, situation.epoch, situation.b.movement_class(unit), front_goal(situation))[place]
    return -0.1 * way - 0.1 * situation.board.fire_ground[place]


def front_goal(situation: Situation) -> int:
    """Where the battle is for a unit that has no Command on the map: the prize most worth having."""
    prizes = situation.prizes or situation.prey
    return max(prizes, key=lambda goal: (goal.value, -goal.place)).place if prizes else 0


def enter(situation: Situation, codes: list[int]) -> int:
    """Reinforcements: infantry first, by the entry nearest to the battle."""
    b = situation.b

    def rank(code: int) -> tuple[int, float, int]:
        if verb_in(code, ARRIVE):
            return (2, 0.0, -code)
        unit = a_of(code)
        return (0 if b.roster.is_gun[unit] else 1, landing(situation, unit, b_of(code)), -code)

    return max(codes, key=rank)


def go_on(situation: Situation) -> int:
    """A reinforcement goes on into the map."""
    b = situation.b
    posts = Posts(situation)
    ends = {b_of(code): code for code in b.codes if verb_in(code, MOVE, MARCH)}
    unit = a_of(b.codes[0])
    goal = situation.goal_of(unit) or Goal(front_goal(situation), 1.0)
    return max(ends.values(), key=lambda code: (posts.value(unit, b_of(code), goal), -code))


def deploy(situation: Situation) -> int:
    """Before the first turn: near what is to be held or taken, infantry first."""
    b = situation.b

    def rank(code: int) -> tuple[int, float, int]:
        unit = a_of(code)
        return (0 if b.roster.is_gun[unit] else 1, landing(situation, unit, b_of(code)), -code)

    return max(b.codes, key=rank)


def place(situation: Situation) -> int:
    """Recovered units come back near their goal, under cover."""
    posts = Posts(situation)

    def rank(code: int) -> tuple[float, int]:
        unit, where = a_of(code), b_of(code)
        goal = situation.goal_of(unit)
        value = landing(situation, unit, where) if goal is None else posts.value(unit, where, goal)
        return (value, -code)

    return max(situation.b.codes, key=rank)


def mount(situation: Situation) -> int:
    """Cavalry dismounts to hold what it has near the enemy, and mounts to go on."""
    b = situation.b
    for code in b.codes:
        if verb_in(code, MOUNT) and situation.distance(b.at[a_of(code)]) > REST:
            return code
        if verb_in(code, DISMOUNT) and situation.distance(b.at[a_of(code)]) <= 2:
            return code
    return STAY
