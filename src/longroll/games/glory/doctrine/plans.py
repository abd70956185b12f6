"""Plans: what the next Command to act could do, for those who try several and look how each turns out.

A plan is for one Command: it acts first under its marker, and is told what to go for, whom to charge and how much to
dare; everything else is left to the staff or to the light policy. A plan is made anew for each activation.
"""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Final

from longroll.games.glory.components import BIT, members
from longroll.games.glory.doctrine.answers import answer
from longroll.games.glory.doctrine.duties import allied, urgency
from longroll.games.glory.doctrine.intent import Intent
from longroll.games.glory.doctrine.light import ActivationsEnd
from longroll.games.glory.doctrine.posts import Posts
from longroll.games.glory.doctrine.situation import BOLD, STEADY, WARY, Situation
from longroll.games.glory.doctrine.ways import NO_WAY, costs_to
from longroll.games.glory.lexicon import (
    COMBINE,
    COMMAND,
    D_ADVANCE,
    D_COMBINE,
    D_COMMAND,
    D_COUNTER,
    D_EVADE,
    D_MOVE,
    D_OPEN,
    D_SECOND,
    DONE,
    MARCH,
    MOVE,
    OFF,
)
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.planning import Plan
from longroll.kit.rollouts import Horizon

STAFF: Final = Plan("staff")
"""The staff does as it sees fit."""
ASSAULT: Final = "assault"
BOMBARD: Final = "bombard"
FLANK: Final = "flank"
MARCH_TO: Final = "march"
HOLD: Final = "hold"
DELAY: Final = "delay"
WITHDRAW: Final = "withdraw"
FIRST: Final = "first"
TOGETHER: Final = "together"
KINDS: Final = ("staff", ASSAULT, BOMBARD, FLANK, MARCH_TO, HOLD, DELAY, WITHDRAW, FIRST, TOGETHER)
"""Every kind of plan."""

MOST_PLANS: Final = 20
MOST_COMMANDS: Final = 4
"""Commands that are thought of at one time, those with most to do."""
MOST_ACTS: Final = 8
MEETING: Final = 2
"""How near the enemy a unit must be for its moves to be compared with others, in hexes …"""
OTHER_ENDS: Final = 1
"""… and with how many other ends of its way."""
NEAR: Final = 8
"""How far a Command looks for somebody to charge, in hexes."""
TARGETS: Final = 3
"""Enemy stacks that are thought of for one Command, …"""
FLANKED: Final = 2
"""… those of them that it may go round, …"""
PLACES: Final = 2
"""… and objectives."""
CLEAR: Final = 4
"""Places that are looked at to withdraw to."""
WAY_BACK: Final = 6
"""How far a Command looks for a place to withdraw to, in hexes."""
CLEAR_OF: Final = 4
"""How far from the enemy that place should be."""
ACTED: Final = 4
PLANNED: Final = 2
"""Activations that a horizon is made of, for answers in an activation and for plans."""

ASSAULT_PUSH: Final = 1.2
FLANK_PUSH: Final = 0.6
BOMBARD_PUSH: Final = 0.5
FOCUS: Final = 4.0
NO_CHARGE: Final = 5.0
"""A charge never promises so much."""
RELUCTANT: Final = 0.6
TIMID: Final = 3.0


def intent_of(plan: Plan) -> Intent | None:
    """What a plan wants of the staff; None if nothing."""
    kind = plan.kind
    if kind == STAFF.kind:
        return None
    command, place = plan.aim[0], plan.aim[-1]
    if kind == ASSAULT:
        return Intent(command, place, target=place, push=ASSAULT_PUSH, posture=BOLD, fear=0.5)
    if kind == BOMBARD:
        return Intent(command, place, target=place, push=BOMBARD_PUSH, posture=STEADY, focus=FOCUS)
    if kind == FLANK:
        return Intent(command, place, target=plan.aim[1], push=FLANK_PUSH, posture=BOLD)
    if kind == MARCH_TO:
        return Intent(command, place, posture=BOLD, caution=RELUCTANT)
    if kind == HOLD:
        return Intent(command, place, hold=True, posture=WARY, caution=RELUCTANT)
    if kind == DELAY:
        return Intent(command, place, hold=True, posture=WARY, caution=RELUCTANT, fear=TIMID)
    if kind == WITHDRAW:
        return Intent(command, place, hold=False, posture=BOLD, caution=NO_CHARGE, fear=TIMID)
    if kind == TOGETHER:
        return Intent(command, mate=place)
    return Intent(command)


class GloryPlanner:
    """How Glory plans."""

    def side(self, b: Battle) -> int:
        return b.mover

    def stamp(self, b: Battle) -> int:
        """The turn, the markers still to come, the Commands that have acted before the one in hand."""
        acted = (b.acted & ~b.acting).bit_count()
        return acted + 64 * (sum(b.pool) + 256 * (b.turn + 256 * (b.side == b.mover)))

    def plans(self, b: Battle) -> list[Plan]:
        listed = candidates(b)
        if not listed:
            return [STAFF]
        situation = Situation(b, b.mover)
        rows = [wishes(situation, command, len(listed) > 1) for command in listed]
        found = [STAFF]
        for rank in zip_longest(*rows):
            found += [plan for plan in rank if plan is not None]
        if len(listed) > 1:
            found = found[: MOST_PLANS - 1] + pairs(b, listed)
        return found[:MOST_PLANS]

    def mutate(self, b: Battle, plan: Plan, rng: Random) -> Plan | None:
        """Another plan for the same Command."""
        if not plan.aim:
            return None
        row = wishes(Situation(b, b.mover), plan.aim[0], True)
        others = [other for other in row if other != plan]
        return rng.choice(others) if others else None

    def follow(self, b: Battle, plan: Plan) -> int:
        codes = b.codes
        if len(codes) == 1:
            return codes[0]
        code = answer(Situation(b, b.mover, heeded(b, plan)), b.frames[-1].kind(b))
        return code if code in codes else codes[0]

    def acts(self, b: Battle) -> list[int]:
        own = self.follow(b, STAFF)
        kind = b.frames[-1].kind(b)
        if len(b.codes) == 1:
            return [own]
        return list(dict.fromkeys([own, *alternatives(b, kind, own)]))[:MOST_ACTS]

    def horizon(self, b: Battle) -> Horizon:
        """Near: farther off luck drowns what a plan was good for. An answer in an activation must show the enemy's
        reply."""
        return ActivationsEnd(ACTED if b.acting else PLANNED).reached


def heeded(b: Battle, plan: Plan) -> Intent | None:
    """What a plan wants of the decision at hand: it speaks of one Command under a marker of its side."""
    intent = intent_of(plan)
    if intent is None or b.side != b.mover:
        return None
    if b.acting:
        return intent if b.acting >> intent.command & 1 else None
    return intent if b.frames[-1].kind(b) in (D_COMMAND, D_COMBINE) else None


def candidates(b: Battle) -> list[int]:
    """Commands to plan for: those that may act next, the one with most to do first, or the one that acts."""
    if b.side != b.mover:
        return []
    if b.acting:
        return list(members(b.acting))[:1]
    if b.frames[-1].kind(b) != D_COMMAND:
        return []
    situation = Situation(b, b.mover)
    ready = [a_of(code) for code in b.codes if verb_in(code, COMMAND) and situation.home(a_of(code)) < OFF]
    ready.sort(key=lambda command: (-urgency(situation, command), command))
    return ready[:MOST_COMMANDS]


def pairs(b: Battle, listed: list[int]) -> list[Plan]:
    """The first two leaders that may act as one."""
    named = [a_of(code) for code in b.codes if verb_in(code, COMBINE)]
    for one in listed:
        for other in listed:
            if one != other and one in named and other in named and allied(b, BIT[one] | BIT[other]):
                return [Plan(TOGETHER, (one, other))]
    return []


def wishes(situation: Situation, command: int, others: bool) -> list[Plan]:
    """What a Command could do, the likeliest to matter first. ``others``: there are others that may act before it."""
    b = situation.b
    home = situation.home(command)
    if home >= OFF:
        return []
    targets = prey(situation, home)
    if not b.units_of(command) & ~b.roster.guns_mask:
        shelling = [Plan(BOMBARD, (command, target)) for target in targets]
        return [*shelling, Plan(FIRST, (command,))] if others else shelling
    charges = [Plan(ASSAULT, (command, target)) for target in targets]
    turns = [Plan(FLANK, (command, target, behind(situation, home, target))) for target in targets[:FLANKED]]
    # what gains most by trials comes first: a short search looks at no more than that
    found = [plan for pair in zip_longest(charges, turns) for plan in pair if plan is not None]
    found += [Plan(BOMBARD, (command, target)) for target in targets[:1]]
    found += [Plan(MARCH_TO, (command, place)) for place in objectives(situation, command, home)]
    if others:
        found.append(Plan(FIRST, (command,)))
    found.append(Plan(HOLD, (command, home)))
    if targets and situation.posture == WARY:
        found += [*withdrawal(situation, command, home), Plan(DELAY, (command, home))]
    return found


def prey(situation: Situation, home: int) -> list[int]:
    """The enemy stacks nearby most worth charging."""
    near = situation.board.within(home, NEAR) & situation.board.bank(home)

    def rank(place: int, value: float) -> float:
        return value + situation.stakes.get(place, 0.0) - 0.2 * situation.board.distance(home, place)

    listed = [(-rank(goal.place, goal.value), goal.place) for goal in situation.prey if near >> goal.place & 1]
    return [place for _, place in sorted(listed)[:TARGETS]]


def objectives(situation: Situation, command: int, home: int) -> list[int]:
    """The objectives most worth going to."""
    listed = [(-situation.appeal(command, home, goal), goal.place) for goal in situation.prizes if goal.place != home]
    found: list[int] = []
    for value, place in sorted(listed):
        if value < 0 and place not in found:
            found.append(place)
    return found[:PLACES]


def withdrawal(situation: Situation, command: int, home: int) -> list[Plan]:
    """Back to the nearest place clear of the enemy."""
    b, board = situation.b, situation.board
    unit = members(b.units_of(command))[0]
    struck = situation.dangers.struck | situation.enemies
    places = board.members(board.within(home, WAY_BACK) & board.bank(home) & ~struck)
    near = situation.distance(home)
    clear = [place for place in places if place != home and situation.distance(place) > max(near, CLEAR_OF)]
    if not clear:
        return []
    cls = b.movement_class(unit)

    def rank(place: int) -> tuple[int, int]:
        return costs_to(board, situation.epoch, cls, place)[home], place

    nearest = sorted(clear, key=lambda place: (board.distance(home, place), place))[:CLEAR]
    best = min(nearest, key=rank)
    return [Plan(WITHDRAW, (command, best))] if rank(best)[0] < NO_WAY else []


def behind(situation: Situation, home: int, target: int) -> int:
    """The hex in an enemy's rear that is nearest to a Command."""
    b, board = situation.b, situation.board
    rear = board.around[target] & ~board.front[6 * target + b.facing[target]] & ~situation.enemies
    places = board.members(rear)
    return min(places, key=lambda place: (board.distance(home, place), place)) if places else target


def alternatives(b: Battle, kind: int, own: int) -> list[int]:
    """Other answers worth comparing with the staff's own. Fire, charges, retreats and the order of Commands are not
    among them: there the staff weighs exact odds, and trials cost most and gain nothing."""
    if kind in (D_OPEN, D_SECOND, D_EVADE, D_ADVANCE, D_COUNTER):
        return b.codes
    return other_ends(Situation(b, b.mover), own) if kind == D_MOVE and verb_in(own, MOVE, MARCH) else []


def other_ends(situation: Situation, own: int) -> list[int]:
    """For a unit that is about to move near the enemy or an objective: to let the others stay where they are, and the
    other hexes that suit it best."""
    b = situation.b
    unit, place = a_of(own), b_of(own)
    here = b.at[unit]
    near = min(situation.distance(here), situation.distance(place)) <= MEETING
    if not near and here not in situation.stakes and place not in situation.stakes:
        return []
    posts = Posts(situation)
    goal = situation.goal_of(unit)
    ends = [code for code in b.codes if verb_in(code, MOVE, MARCH) and a_of(code) == unit and code != own]
    ends.sort(key=lambda code: (-posts.value(unit, b_of(code), goal), code))
    return ([DONE] if DONE in b.codes else []) + ends[:OTHER_ENDS]


PLANNER: Final = GloryPlanner()
