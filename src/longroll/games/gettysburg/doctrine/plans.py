"""What else could be done: plans for those who look ahead (``longroll.kit.planning``).

Most plans are for one turn: an order of the staff's menu, a block placed or called back, a pass. They name the turn
they are for, so that whoever carries one out goes on as the staff would once that turn is over. Others are postures
that last: hold, everything for one victory sector, stall until the period ends.
"""

from __future__ import annotations

from random import Random
from typing import Final

from longroll.games.gettysburg.board import N_SECTORS
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.doctrine.light import LIGHT
from longroll.games.gettysburg.doctrine.orders import wishes
from longroll.games.gettysburg.doctrine.posts import assign
from longroll.games.gettysburg.doctrine.situation import HOLD, NO_INTENT, STALL, STORM, Intent, Situation
from longroll.games.gettysburg.doctrine.staff import decide
from longroll.games.gettysburg.doctrine.turns import Dish, Staffwork
from longroll.games.gettysburg.lexicon import (
    D_ORDER,
    D_TURN,
    ENTER,
    ENTRENCH,
    FIRE,
    MOVE,
    PASS,
    REINFORCE,
    REORGANISE,
    RIDE,
)
from longroll.games.gettysburg.state import Battle, places_in
from longroll.kit.notation import a_of, b_of, c_of, verb_in
from longroll.kit.planning import Plan
from longroll.kit.rollouts import Horizon

STAFF: Final = Plan("staff")
MOST_ORDERS: Final = 12
"""Orders of the menu that are offered."""
MOST_BLOCKS: Final = 4
"""Places for a block that are offered."""
MOST_ACTS: Final = 8
SPREAD: Final = 1_000_003
PRIME: Final = 2_147_483_647
"""Numbers that make one of many."""
FEW: Final = 4
"""With so few answers all are worth comparing."""


# ---- whose turn it is --------------------------------------------------------------------------------------


def stamp(b: Battle) -> int:
    """What the other side has done so far: it stays the same while a side takes its turn. (A block captured in that
    turn changes it, which costs no more than to plan again.)"""
    side = b.mover
    foe = 1 - side
    discs = (b.orders, b.forced) if foe == UNION else (b.single, b.double)
    found = (b.day * 4 + b.period) * 2 + side
    for number in (*discs, sum(b.hand[foe * 6 : foe * 6 + 6]), *places_in(b.posted[foe])):
        found = (found * SPREAD + number) % PRIME
    return found


def planned(b: Battle) -> bool:
    """Is an action to be chosen?"""
    return b.frames[-1].kind(b) == D_TURN and not b.contested and len(b.codes) > 1


# ---- the plans ---------------------------------------------------------------------------------------------


def kind_of(order: int) -> str:
    """What a plan to give an order is called; a move into the enemy is an assault."""
    if verb_in(order, FIRE):
        return "fire"
    if verb_in(order, ENTRENCH):
        return "entrench"
    if verb_in(order, REORGANISE):
        return "rally"
    if verb_in(order, REINFORCE):
        return "relief"
    return "march"


def order_plan(b: Battle, now: int, dish: Dish) -> Plan:
    """Aim: the turn, the disc, the order, where it is carried out, where it leads."""
    order = dish.order
    kind = kind_of(order)
    target = dish.source
    if verb_in(order, MOVE, FIRE, ENTRENCH, REINFORCE):
        target = b_of(order)
    elif verb_in(order, RIDE):
        target = c_of(order)
    if kind == "march" and target < N_SECTORS and b.mask(1 - b.mover, target):
        kind = "assault"
    return Plan(kind, (now, dish.code, order, dish.source, target))


def plans(b: Battle) -> list[Plan]:
    if not planned(b):
        return [STAFF]
    situation = Situation(b, b.mover)
    situation.two = b.mover == CSA and b.double >= 2
    work = Staffwork(situation)
    now = stamp(b)
    found = [STAFF]
    for dish in sorted(work.menu(), reverse=True):
        plan = order_plan(b, now, dish)
        if len(found) <= MOST_ORDERS and dish.code in work.legal and plan not in found:
            found.append(plan)
    blocks = [choice for choice in sorted(work.placements(), reverse=True) if choice.code in work.legal]
    found += [Plan("place", (now, c.code, 0, b_of(c.code), a_of(c.code))) for c in blocks[:MOST_BLOCKS]]
    recalled = work.removal()
    if recalled.code in work.legal:
        found.append(Plan("recall", (now, recalled.code, 0, a_of(recalled.code))))
    passed = [choice for choice in sorted(work.passes(), reverse=True) if choice.code in work.legal]
    if passed:
        found.append(Plan("pass", (now, passed[0].code, PASS)))
        found.append(Plan("stall"))
    found.append(Plan("hold"))
    for star in situation.stars:
        found.append(Plan("guard" if b.mask(b.mover, star) else "storm", (star,)))
    return found


def intent_of(plan: Plan) -> Intent:
    if plan.kind == "hold":
        return Intent(HOLD)
    if plan.kind == "stall":
        return Intent(STALL)
    if plan.kind in ("storm", "guard"):
        return Intent(STORM, plan.aim[0])
    return NO_INTENT


def ordained(b: Battle, plan: Plan) -> int:
    """What a plan for this turn says outright, 0 where it leaves the answer to whoever carries it out."""
    if len(plan.aim) < 3 or plan.aim[0] != stamp(b):
        return 0
    kind = b.frames[-1].kind(b)
    code = plan.aim[1] if kind == D_TURN else plan.aim[2] if kind == D_ORDER else 0
    return code if code in b.codes else 0


# ---- answers worth comparing -------------------------------------------------------------------------------


def acts(b: Battle) -> list[int]:
    codes = b.codes
    best = followed(b, STAFF)
    kind = b.frames[-1].kind(b)
    found = [best]
    if planned(b):
        if not verb_in(best, ENTER):
            found += [plan.aim[1] for plan in plans(b) if len(plan.aim) > 1]
    elif kind == D_ORDER:
        situation = Situation(b, b.mover)
        ranked = sorted(wishes(situation, assign(situation), list(situation.own_sectors)), reverse=True)
        found += [wish.code for wish in ranked]
        found.append(PASS)
    elif len(codes) <= FEW:
        found += codes
    legal = set(codes)
    return [code for code in dict.fromkeys(found) if code in legal][:MOST_ACTS]


def followed(b: Battle, plan: Plan) -> int:
    if len(b.codes) == 1:
        return b.codes[0]
    code = decide(b, intent_of(plan))
    if b.frames[-1].kind(b) not in (D_TURN, D_ORDER) or not verb_in(code, ENTER):
        code = ordained(b, plan) or code
    return code if code in b.codes else b.codes[0]


class GettysburgPlanner:
    """How the game plans."""

    def side(self, b: Battle) -> int:
        return b.mover

    def stamp(self, b: Battle) -> int:
        return stamp(b)

    def plans(self, b: Battle) -> list[Plan]:
        return plans(b)

    def mutate(self, b: Battle, plan: Plan, rng: Random) -> Plan | None:
        """Another plan of the same kind; from the staff's own to any."""
        others = [other for other in plans(b) if other != plan and plan.kind in (other.kind, STAFF.kind)]
        return rng.choice(others) if others else None

    def follow(self, b: Battle, plan: Plan) -> int:
        return followed(b, plan)

    def acts(self, b: Battle) -> list[int]:
        return acts(b)

    def horizon(self, b: Battle) -> Horizon:
        return LIGHT.horizon(b)


PLANNER: Final = GettysburgPlanner()
