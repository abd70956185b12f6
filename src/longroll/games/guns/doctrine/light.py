"""The light policy, for rollouts: the staff's answers where they are quick, rules of thumb where the staff plans.

What is dear is the Union line and a look at every march. Here both sides go by a field: steps from each position to
the ground around the objectives, where the Union wants guards and the Confederates a field of fire.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from longroll.games.guns.cells import KNOWN, mates
from longroll.games.guns.components import (
    ARMY_OF,
    ATTACK,
    BIT,
    CSA,
    FACE_OF,
    N_BLOCKS,
    STRENGTH,
    USA,
)
from longroll.games.guns.doctrine.answers import ANSWERS
from longroll.games.guns.doctrine.duties import KEEP_FOR_ATTACK
from longroll.games.guns.doctrine.lay import bare_field
from longroll.games.guns.doctrine.line import rooted
from longroll.games.guns.doctrine.marches import (
    LEAST_GAIN,
    STEPS_OFF_MAP,
    Aims,
    best_end,
    best_entry,
    best_retreat,
)
from longroll.games.guns.doctrine.situation import UNKNOWN_STRENGTH, Situation
from longroll.games.guns.hiding import is_subordinate
from longroll.games.guns.lexicon import AT_ENTRY, DONE, FACE_TO, MARCH, OFF, WORKS
from longroll.games.guns.rules.facing import arrivals, free_to_turn
from longroll.games.guns.rules.fields import BESIDE, CLEAR
from longroll.games.guns.rules.march import MarchStep, can_march
from longroll.games.guns.rules.turn import Phase
from longroll.games.guns.state import SPAN, Battle
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.state import NOBODY

MOST_MARCHES: Final = 6
"""Blocks that move in a phase: a rollout looks at what happens soon, and the nearest march first."""
MOST_TRIED: Final = 4
"""Blocks whose marches are looked at for one answer."""
GUARD: Final = 0.5
"""Steps that each Union stack around an objective is worth: the next goes to another."""
REMOTE: Final = 0.3
"""Steps that each area between an objective and the Confederates is worth to the Union."""
RETAKE: Final = 2.0
"""Steps that it is worth to the Union to win back an objective."""
HELD: Final = 3.0
"""Steps that it is worth to the Confederates to go for an objective that they do not hold yet."""
BEHIND: Final = 2
"""Areas that the enemy must be nearer to the rear of a stack than to its front before it turns."""


class Glance(Situation):
    """A quick reading of a position in which every block has a face: those that the seat cannot tell stay unknown."""

    def __init__(self, b: Battle, army: int, codes: list[int]) -> None:
        super().__init__(b, army, codes)
        self.flanks = False

    def strength(self, block: int) -> float:
        own = ARMY_OF[block] == self.army
        if not own and self.scattered(block):
            return UNKNOWN_STRENGTH
        if block < N_BLOCKS and (own or self.b.label[block] == KNOWN):
            return STRENGTH[block]
        return super().strength(block)

    def guns(self) -> list[int]:
        """None where the seat does not see them (GG-25.9)."""
        return [] if is_subordinate(self.b.seat) else super().guns()

    def scattered(self, block: int) -> bool:
        """Was a block mixed with others and stands apart from some of them now (GG-5.5)? Then the seat does not know
        which of them it is, whatever it has seen of them."""
        place = self.b.at[block]
        return any(self.b.at[other] != place for other in mates(self.b, block))


# ---- where to --------------------------------------------------------------------------------------------------------


def field(glance: Glance) -> list[float]:
    """What every position is worth, in steps."""
    b = glance.b
    targets = [glance.lay.posts[goal] & ~b.occupied[glance.foe] for goal in b.goals]
    return bare_field(b.ground, tuple(targets), tuple([pull(glance, number) for number in range(len(b.goals))]))


def pull(glance: Glance, number: int) -> float:
    """Steps to be added on the way to an objective: the less, the more it needs blocks."""
    b = glance.b
    goal = b.goals[number]
    taken = bool(b.red >> number & 1)
    if glance.army == CSA:
        return HELD if taken and glance.rebels.areas >> goal & 1 else 0.0
    guards = (b.occupied[USA] & glance.lay.posts[goal]).bit_count()
    return GUARD * guards + REMOTE * glance.steps_from(CSA)[goal] - (RETAKE if taken else 0.0)


def aims_of(glance: Glance) -> Aims:
    return Aims(glance, None, field(glance))


# ---- marches ---------------------------------------------------------------------------------------------------------


def march(glance: Glance) -> int:
    """The nearest block that gains by a march, else a stack to turn."""
    b = glance.b
    if b.moved.bit_count() >= MOST_MARCHES:
        return turn(glance)
    aims = aims_of(glance)
    tried = 0
    for now, block in candidates(aims):
        if tried == MOST_TRIED:
            break
        if not can_march(b, block, False):
            continue
        tried += 1
        best, where = best_end(aims, block, False)
        if where >= 0 and now - best >= LEAST_GAIN:
            return act(MARCH, FACE_OF[block], b.at[block])
    return turn(glance)


def candidates(aims: Aims) -> list[tuple[float, int]]:
    """Blocks that may march and have better ground near them, the nearest to where they are wanted first."""
    glance = aims.situation
    b, army = glance.b, glance.army
    first, last = SPAN[army]
    contact = glance.enemy.contact
    most_contact = BESIDE if b.orders[army] == ATTACK else CLEAR
    spent = b.moved & ~(b.withdrew | b.entered)
    kept = rooted(glance) if army == USA else 0
    found: list[tuple[float, int]] = []
    seen = 0
    for block in range(first, last):
        place = b.at[block]
        if place >= AT_ENTRY or spent & BIT[block]:
            continue
        if place >= OFF:
            found.append((STEPS_OFF_MAP, block))
        elif not seen & BIT[place] and contact[place] <= most_contact:
            seen |= BIT[place]
            if kept & BIT[place] and b.count(army, place) == 1:
                continue
            now = aims.cost(block, place)
            if better_near(aims, place, now - LEAST_GAIN):
                found.append((now, block))
    found.sort()
    return found


def better_near(aims: Aims, place: int, value: float) -> bool:
    """Is there better ground one step away? (A way that leads nearer nearly always begins with such a step.)"""
    ground = aims.situation.ground
    for area in ground.area_of[2 * place : 2 * place + 2]:
        for position in ground.border[area]:
            if aims.field[position] < value:
                return True
    return False


def turn(glance: Glance) -> int:
    """A stack with the enemy behind it is turned."""
    b, army, ground = glance.b, glance.army, glance.ground
    top = b.frames[-1]
    assert isinstance(top, MarchStep)
    steps = glance.steps_from(glance.foe)
    for position in ground.members(top.turnable(b) & ~ground.mask_of(top.faced)):
        stance = b.stance(army, position)
        rear = ground.rear(stance)
        if steps[rear] + BEHIND <= steps[ground.front(stance)] and free_to_turn(b, army, position):
            return act(FACE_TO, position, rear)
    return DONE


def march_to(glance: Glance) -> int:
    """Where the chosen block ends, its face to the enemy."""
    top = glance.b.frames[-1]
    assert isinstance(top, MarchStep)
    aims = aims_of(glance)
    _, where = best_end(aims, top.block, bool(top.mounted))
    if where < 0:
        return 0
    listed = arrivals(glance.b, glance.army, BIT[where])
    return listed[aims.wanted_side(top.block, where)] if len(listed) > 1 else listed[0]


def entry(glance: Glance) -> int:
    return best_entry(aims_of(glance))


def withdraw_to(glance: Glance) -> int:
    return best_retreat(aims_of(glance))


# ---- duties ----------------------------------------------------------------------------------------------------------


def post(glance: Glance) -> int:
    """Between the objectives and the Confederates."""
    values = field(glance)
    return min(glance.codes, key=lambda code: (values[a_of(code)], code))


def post_facing(glance: Glance) -> int:
    """Towards the Confederates."""
    steps = glance.steps_from(CSA)
    return min(glance.codes, key=lambda code: (steps[b_of(code)], code))


def works(glance: Glance) -> int:
    """The Union digs in front of Confederates with what it can spare."""
    b, ground = glance.b, glance.ground
    if glance.army == CSA or glance.tray(USA) <= KEEP_FOR_ATTACK:
        return DONE
    for code in glance.codes:
        if verb_in(code, WORKS) and ground.around[a_of(code)] & b.occupied[CSA]:
            stance = ground.stance(a_of(code), b_of(code))
            if not b.works[stance] and b.stance(USA, a_of(code)) == stance:
                return code
    return DONE


def one_target(_: Glance) -> int:
    return DONE


# ---- the policy ------------------------------------------------------------------------------------------------------

UNLISTED: Final[dict[str, Callable[[Glance], int]]] = {"march": march, "march-to": march_to}
"""Answers made without the list of all there are, which takes longer."""
LISTED: Final[dict[str, Callable[[Glance], int]]] = {
    **ANSWERS,
    "entry": entry,
    "withdraw-to": withdraw_to,
    "post": post,
    "post-facing": post_facing,
    "works": works,
    "second-target": one_target,
}


class LightPolicy:
    """A sensible answer to every decision, soon."""

    def answer(self, b: Battle, rng: Random) -> int:
        top = b.frames[-1]
        army = top.mover(b)
        kind = b.decision_kind(top.kind(b)).name
        quick = UNLISTED.get(kind)
        code = 0 if quick is None else quick(Glance(b, army, []))
        if code:
            return code
        codes = b.codes
        if len(codes) > 1:
            code = 0 if kind in UNLISTED else LISTED[kind](Glance(b, army, codes))
        return code if code in codes else rng.choice(codes)

    def horizon(self, b: Battle) -> Callable[[Battle], bool]:
        """The end of the next action phase of the opponent, or of the one that he is in."""
        army = b.frames[-1].mover(b) if b.mover >= 0 else b.active
        return PhaseEnd(1 - army).reached


class PhaseEnd:
    """The end of an army's action phase, seen from positions before and after it."""

    def __init__(self, army: int) -> None:
        self.army = army
        self.begun = -1
        """The space of the time track at which the turn of the phase started; -1 before it."""

    def reached(self, b: Battle) -> bool:
        if b.mover == NOBODY:
            return True
        there = any(isinstance(frame, Phase) and frame.army == self.army for frame in b.frames[:2])
        if there and self.begun < 0:
            self.begun = b.space
        return self.begun >= 0 and (not there or b.space != self.begun)


LIGHT: Final = LightPolicy()
