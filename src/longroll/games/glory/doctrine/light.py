"""The light policy, for rollouts: the staff's answers where they are quick, rules of thumb where it compares much.

What is dear is a look at every charge and at every hex that a unit can reach. Here a Command looks at the one or two
charges that promise most, its units go straight for its goal, and a step ends when nobody gains much by going on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from heapq import nsmallest
from random import Random
from typing import Final

from longroll.games.glory.components import BIT, members
from longroll.games.glory.doctrine import duties, guns, standing
from longroll.games.glory.doctrine.answers import ANSWERS
from longroll.games.glory.doctrine.charges import best_charge
from longroll.games.glory.doctrine.contact import Attack, Attackers, Contact, estimate, kept, threshold
from longroll.games.glory.doctrine.marches import (
    bound_move,
    enter,
    facing_value,
    front_goal,
    landing,
    prepare,
    resting,
)
from longroll.games.glory.doctrine.posts import AFRAID, BULWARK, COVER, DENY, GO, GO_HOME, GO_WARY, LEASH, ROOM, TOUCH
from longroll.games.glory.doctrine.situation import ROUGH, Goal, Situation
from longroll.games.glory.doctrine.ways import costs_to
from longroll.games.glory.lexicon import (
    ARRIVE,
    CLOSE,
    D_ANSWER,
    D_CHARGE,
    D_CHARGE_WITH,
    D_COMMAND,
    D_DEFEND,
    D_ENTER,
    D_FACE,
    D_FIRE,
    D_MOVE,
    D_PLACE,
    D_RESOLVE,
    D_RIDE,
    DONE,
    ENTER,
    FIRE_BOTH,
    HOLD_FIRE,
    JOIN,
    JOIN_AT,
    MARCH,
    MOVE,
    OFF,
    RIDE,
    SET,
    SHARE,
)
from longroll.games.glory.odds.fire import fire_odds
from longroll.games.glory.rules.charge import ChargeStep
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.movement import Arrival, Ride
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, b_of, c_of, verb_in
from longroll.kit.state import NOBODY

ACTIVATIONS: Final = 3
"""How far a rollout looks: the activation in hand, or the next, and two more."""
MOST_TARGETS: Final = 2
"""Enemy stacks that are thought of as targets of one charge …"""
MOST_SHOTS: Final = 3
"""… and of one fire."""
MOST_POSTS: Final = 4
"""Hexes that are looked at for one move, those nearest to the goal."""
LEAST_GAIN: Final = 0.15
"""How much better a hex must be to be worth a move."""
BETTER: Final = 0.05
"""What a unit must add to a charge to join it."""
SHELTER: Final = 0.5
"""Points of range that each point of modifier for the target's ground is worth to guns that choose a target."""
DANGER: Final[tuple[float, ...]] = (2 * AFRAID, AFRAID, 0.0, 0.0)
"""What it costs a unit that cannot stand a charge to be 1, 2, … steps from the enemy; nobody is exposed farther off."""
LEFT_BEHIND: Final = 0.6
"""Share of his range at which a leader follows his units."""


class Glance(Situation):
    """A quick reading of a position: only the acting Commands have goals, each the best one for itself."""

    careful = False

    @cached_property
    def goals(self) -> dict[int, Goal]:
        found: dict[int, Goal] = {}
        for command in members(self.b.acting):
            goal = self.best_goal(command)
            if goal is not None:
                found[command] = goal
        self.bend(found)
        return found

    def best_goal(self, command: int) -> Goal | None:
        home = self.home(command)
        best, best_value = None, 0.0
        for goal in self.choices(home) if home < OFF else []:
            value = self.appeal(command, home, goal)
            if value > best_value:
                best, best_value = goal, value
        return best


# ---- movement --------------------------------------------------------------------------------------------------------


def step(glance: Glance) -> int:
    """The next thing to do in step b: units that enter, a charge to bring about, a unit far from its goal."""
    b = glance.b
    codes = b.codes
    entering = [code for code in codes if verb_in(code, ENTER, SHARE, ARRIVE, SET)]
    if entering:
        return enter(glance, entering)
    contact = Contact(glance, codes)
    attack = best_attack(contact)
    code = 0 if attack is None else prepare(contact, attack, in_front=True)
    if not code:
        code = next_move(contact, [] if attack is None else [unit for unit, _ in attack.attackers])
    if not code and DONE not in codes:
        return bound_move(glance, contact)
    return code or next_ride(glance) or DONE


def best_attack(contact: Contact) -> Attack | None:
    """A charge worth bringing about: on a stack against which much strength can be brought, or on an objective."""
    situation = contact.situation
    b, board = situation.b, situation.board
    fields = [(contact.masks.get(unit, 0) | BIT[b.at[unit]], b.strength(unit)) for unit in contact.fighters]
    touched = 0
    for field, _ in fields:
        touched |= field
    ranked: list[tuple[float, int]] = []
    for target in board.members(board.spread(touched) & situation.enemies) if touched else ():
        ours = 0
        for field, strength in fields:
            if field & board.around[target]:
                ours += strength
        theirs = sum([b.strength(unit) for unit in b.line_units(target)])
        rank = ours / max(1, theirs) + situation.stakes.get(target, 0.0)
        ranked.append((-rank, target))
    best, best_value = None, threshold(situation)
    for _, target in nsmallest(MOST_TARGETS, ranked):
        attack = contact.best_on(target, contact.fighters)
        if attack.value > best_value:
            best, best_value = attack, attack.value
    return best


def next_move(contact: Contact, busy: list[int]) -> int:
    """The next unit that can better its post much; 0 if there is none."""
    situation = contact.situation
    b = situation.b
    for unit, ends in contact.ends.items():
        if unit in busy or resting(situation, unit):
            continue
        if b.count(b.at[unit]) == 1 and kept(situation, b.at[unit]):
            continue
        goal = situation.goal_of(unit)
        if goal is not None:
            place, value = best_place(situation, unit, ends, goal)
            if value > place_value(situation, unit, b.at[unit], goal) + LEAST_GAIN:
                return ends[place]
    return 0


def best_place(situation: Situation, unit: int, ends: dict[int, int], goal: Goal) -> tuple[int, float]:
    """The best of some hexes for a unit, and how good it is."""
    best, best_value = -1, -float(OFF)
    listed = [(way_to(situation, unit, place, goal), place) for place in ends]
    for _, place in nsmallest(MOST_POSTS, listed):
        value = place_value(situation, unit, place, goal)
        if value > best_value:
            best, best_value = place, value
    return best, best_value


def way_to(situation: Situation, unit: int, place: int, goal: Goal) -> float:
    """Movement points to a goal; as the crow flies to an enemy stack, which will not wait."""
    board = situation.board
    if goal.prey:
        return ROUGH * board.distance(place, goal.place)
    return costs_to(board, situation.epoch, situation.b.movement_class(unit), goal.place)[place]


def place_value(situation: Situation, unit: int, place: int, goal: Goal) -> float:
    """How good a hex is for a unit; only differences count."""
    b, board = situation.b, situation.board
    way = way_to(situation, unit, place, goal)
    if goal.hold:
        value = -GO_HOME * max(way, ROOM)
    else:
        value = -GO.get(situation.posture, GO_WARY) * way
    alone = not situation.friends >> place & 1 or (b.at[unit] == place and b.count(place) == 1)
    value += situation.stakes.get(place, 0.0) * DENY if alone else 0.0
    command = b.command_of(unit)
    if command < b.roster.n_leaders and b.leader_at[command] < OFF:
        value -= LEASH * max(0, board.distance(place, b.leader_at[command]) - b.roster.range[command])
    return value + exposure(situation, unit, place, alone)


def exposure(situation: Situation, unit: int, place: int, alone: bool) -> float:
    """What cover and the enemy's nearness are worth to a unit in a hex, with or without others."""
    b = situation.b
    steps = situation.distance(place)
    if steps > len(DANGER):
        return 0.0
    value = -COVER * situation.board.fire_ground[place]
    if situation.works >> place & 1:
        value += BULWARK
    if b.disordered >> unit & 1 or (b.roster.is_gun[unit] and alone):
        return value - DANGER[steps - 1]
    return value - TOUCH if steps == 1 else value


def go_on(glance: Glance) -> int:
    """A reinforcement goes on into the map."""
    codes = glance.b.codes
    ends = {b_of(code): code for code in codes if verb_in(code, MOVE, MARCH)}
    unit = a_of(codes[0])
    goal = glance.goal_of(unit) or Goal(front_goal(glance), 1.0)
    return ends[best_place(glance, unit, ends, goal)[0]]


def place_again(glance: Glance) -> int:
    """Recovered units come back near the battle."""
    return max(glance.b.codes, key=lambda code: (landing(glance, a_of(code), b_of(code)), -code))


def face(glance: Glance) -> int:
    """For the best charge next to an enemy, else towards the enemy."""
    b = glance.b
    top = b.frames[-1]
    assert isinstance(top, Facing)
    place = top.place
    if glance.distance(place) == 1:
        return max(b.codes, key=lambda code: (facing_value(glance, place, a_of(code)), -code))
    return max(b.codes, key=lambda code: (standing.enemies_ahead(b, place, a_of(code)), -code))


def next_ride(glance: Glance) -> int:
    """A leader whose units have left him follows; 0 if there is none."""
    b = glance.b
    for code in b.codes:
        if verb_in(code, RIDE):
            leader = a_of(code)
            home = glance.home(leader)
            limit = LEFT_BEHIND * b.roster.range[leader]
            if home < OFF and glance.board.distance(b.leader_at[leader], home) > limit:
                return code
    return 0


def ride(glance: Glance) -> int:
    """To the middle of his units, with one of them if he can."""
    b, board = glance.b, glance.board
    top = b.frames[-1]
    assert isinstance(top, Ride | Arrival)
    home = glance.home(top.leader)
    if home >= OFF:
        home = front_goal(glance)

    def rank(code: int) -> tuple[int, bool, int]:
        place = a_of(code)
        return board.distance(place, home), not glance.friends >> place & 1, code

    return min(b.codes, key=rank)


# ---- fire and charges ------------------------------------------------------------------------------------------------


def fire(glance: Glance) -> int:
    """The best fire at one of the nearest targets in the open."""
    b, board = glance.b, glance.board
    ranked: list[tuple[float, int]] = []
    last = -1
    for code in b.codes:
        if code != DONE and code - c_of(code) != last:
            # only the first facing listed for a target: the smallest turn
            last = code - c_of(code)
            target = b_of(code)
            origin = a_of(code) if verb_in(code, FIRE_BOTH) else b.at[a_of(code)]
            rank = board.distance(origin, target) - SHELTER * board.fire_ground[target]
            ranked.append((rank, code))
    best, best_value = DONE, guns.LEAST
    for _, code in nsmallest(MOST_SHOTS, ranked):
        value = guns.worth(glance, fire_odds(b, code)) * guns.focus(glance, b_of(code))
        if value > best_value:
            best, best_value = code, value
    return best


def fire_back(glance: Glance) -> int:
    """Unless friends are in the way."""
    return HOLD_FIRE if standing.risky(glance.b) else standing.fire_back(glance.b)


def charge(glance: Glance) -> int:
    """By a quick estimate, with those who could join."""
    return best_charge(glance, joiners)


def joiners(situation: Situation, top: ChargeStep, unit: int, hexes: int) -> Attackers:
    """Units beside another that have one of some hexes before them and no other enemy."""
    b, board = situation.b, situation.board
    around = board.around[b.at[unit]]
    found: Attackers = []
    for other in top.candidates(b):
        place = b.at[other]
        if around >> place & 1 and not b.disordered >> other & 1 and b.top_line_unit(place) == other:
            ahead = board.front[6 * place + b.facing[place]] & situation.enemies
            if ahead and not ahead & ~hexes:
                found.append((other, place))
    return found


def join(glance: Glance) -> int:
    """The unit that betters the open charge most."""
    b, board = glance.b, glance.board
    top = b.frames[-1]
    assert isinstance(top, ChargeStep)
    number = top.count - 1
    attackers: Attackers = [(unit, b.at[unit]) for unit in top.units_of(number)]
    hexes = top.hexes_of(number)
    best, best_value = CLOSE, estimate(glance, attackers, hexes) + BETTER
    for code in b.codes:
        if not verb_in(code, JOIN, JOIN_AT):
            continue
        unit = a_of(code)
        brought = [place for place in board.members(top.charged(b, code)) if place not in hexes]
        value = estimate(glance, [*attackers, (unit, b.at[unit])], hexes + brought)
        if value > best_value:
            best, best_value = code, value
    return best


def defend(glance: Glance) -> int:
    """At everybody who comes."""
    return max(glance.b.codes, key=lambda code: (b_of(code).bit_count() if code != DONE else 0, -code))


def resolve(glance: Glance) -> int:
    """In the order of declaration: the best charge was declared first."""
    return glance.b.codes[0]


# ---- the policy ------------------------------------------------------------------------------------------------------

QUICK: Final[dict[int, Callable[[Glance], int]]] = {
    **ANSWERS,
    D_COMMAND: duties.next_command,
    D_MOVE: step,
    D_ENTER: go_on,
    D_PLACE: place_again,
    D_FACE: face,
    D_RIDE: ride,
    D_FIRE: fire,
    D_ANSWER: fire_back,
    D_CHARGE: charge,
    D_CHARGE_WITH: join,
    D_DEFEND: defend,
    D_RESOLVE: resolve,
}


class LightPolicy:
    """A sensible answer to every decision, soon."""

    def answer(self, b: Battle, rng: Random) -> int:
        codes = b.codes
        if len(codes) == 1:
            return codes[0]
        code = QUICK[b.frames[-1].kind(b)](Glance(b, b.mover))
        return code if code in codes else rng.choice(codes)

    def horizon(self, b: Battle) -> Callable[[Battle], bool]:
        """The end of the activation in hand, or of the next, and of two more."""
        return ActivationsEnd(ACTIVATIONS).reached


class ActivationsEnd:
    """The end of some activations, seen from every position on the way."""

    def __init__(self, number: int) -> None:
        self.left = number
        self.last: tuple[int, int, int] | None = None
        """The activation in hand: its turn, the markers still in the pool and the Commands that have acted."""

    def reached(self, b: Battle) -> bool:
        if b.mover == NOBODY:
            return True
        now = (b.turn, sum(b.pool), b.acted) if b.acting else None
        if now is not None and now != self.last:
            if not self.left:
                return True
            self.left -= 1
        self.last = now
        return now is None and not self.left


LIGHT: Final = LightPolicy()
