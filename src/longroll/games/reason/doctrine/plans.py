"""Plans: how command dice are handed out and what each Force does, for those who look ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from longroll.games.reason import lexicon as lex
from longroll.games.reason.components import ACTIVE, CAVALRY, NO_FORCE, NO_UNIT
from longroll.games.reason.doctrine import answers, marches
from longroll.games.reason.doctrine.intents import (
    AS_USUAL,
    ASSAULT,
    BOMBARD,
    CHARGE_NOW,
    DICE,
    EACH_TASK,
    FLANK,
    HEAD,
    HOLD,
    LEFT_FLANK,
    MARCH,
    MASS,
    REFUSE,
    RIGHT_FLANK,
    SAVE,
    SPREAD,
    TASKS,
    WITHDRAW,
    intent_of,
)
from longroll.games.reason.doctrine.light import Horizon
from longroll.games.reason.doctrine.reading import Reading
from longroll.games.reason.state import Battle
from longroll.kit.planning import Plan

MOST: Final = 32
"""Plans at most."""
MOST_ACTS: Final = 8
"""Answers at most."""
FAR: Final = 20.0
"""A Force as far as this from every enemy can only march, or wait."""
STAFF: Final = Plan("staff")
"""As the staff thinks best."""

CONTROL: Final = frozenset({lex.D_ORDERS, lex.D_TEST, lex.D_CONTROL_REROLL, lex.D_PICK, lex.D_REINS})
MOVEMENT: Final = frozenset({lex.D_MOVE, lex.D_PATH, lex.D_RIDE})
"""Decisions of the two segments that are planned."""
COMPARED: Final = frozenset({
    lex.D_INITIATIVE, lex.D_FIRST, lex.D_PICK, lex.D_REINS, lex.D_EVADE, lex.D_VALOUR, lex.D_COMBAT_REROLL,
    lex.D_ATTACK_REROLL, lex.D_ALSO, lex.D_ADVANCE, lex.D_ORDERS, lex.D_ARTILLERY, lex.D_MUSKETRY,
})  # fmt: skip
"""Decisions, beside that for a way, whose answers are worth comparing."""

OUTSIDE: Final = 0
ORDERS: Final = 1
MOVES: Final = 2
"""Segments as plans see them."""


def segment(b: Battle) -> int:
    kind = b.frames[-1].kind(b)
    if b.phasing != b.mover:
        return OUTSIDE
    return ORDERS if kind in CONTROL else MOVES if kind in MOVEMENT else OUTSIDE


# ---- making plans ------------------------------------------------------------------------------------------


def task(force: int, what: int, where: int = 0) -> Plan:
    return Plan(TASKS[what], (AS_USUAL, NO_FORCE, force, what, where))


def together(forces: list[int], what: int) -> Plan:
    """The same task for several Forces."""
    aim = [AS_USUAL, NO_FORCE]
    for force in forces:
        aim += [force, what, 0]
    return Plan(f"{TASKS[what]}-all", tuple(aim))


def dice_plans(forces: list[int]) -> list[Plan]:
    """Ways to hand out command dice."""
    found = [Plan(DICE[SPREAD], (SPREAD, NO_FORCE)), Plan(DICE[SAVE], (SAVE, NO_FORCE))]
    return found + [Plan(DICE[MASS], (MASS, force)) for force in forces]


def tasks_for(b: Battle, force: int, gap: float) -> list[Plan]:
    """What a Force could do, what decides most first."""
    units = b.living(force)
    if gap > FAR:
        return [task(force, HOLD), task(force, ASSAULT)] + [task(force, MARCH, to) for to in wanted(b, force)]
    horse = sum(b.roster.cls[unit] == CAVALRY for unit in units) * 2 > len(units)
    found = [task(force, ASSAULT), task(force, HOLD)]
    found.append(task(force, CHARGE_NOW) if horse else task(force, BOMBARD))
    found += [task(force, FLANK, LEFT_FLANK), task(force, FLANK, RIGHT_FLANK), task(force, WITHDRAW)]
    found += [task(force, MARCH, to) for to in wanted(b, force)]
    return [*found, task(force, REFUSE)]


def wanted(b: Battle, force: int) -> list[int]:
    """Objectives that a Force could march to: those not held first, then the others."""
    side = b.roster.force_side[force]
    return sorted(range(len(b.roster.objectives)), key=lambda number: b.holders[number] == side)[:2]


def nearest_first(b: Battle, forces: list[int]) -> list[tuple[float, int]]:
    """Forces by their distance to the enemy."""
    found: list[tuple[float, int]] = []
    for force in forces:
        gaps = [b.nearest_enemy(unit) for unit in b.living(force)]
        found.append((min([gap for enemy, gap in gaps if enemy != NO_UNIT], default=FAR + 1.0), force))
    found.sort()
    return found


def candidates(b: Battle) -> list[Plan]:
    """All plans worth trying, the staff's own first."""
    where = segment(b)
    if where == OUTSIDE:
        return [STAFF]
    forces = [force for force in b.roster.forces_of[b.mover] if b.living(force)]
    if where == MOVES:
        forces = [force for force in forces if b.status[force] >= ACTIVE]
    if not forces:
        return [STAFF]
    found = [STAFF]
    if where == ORDERS:
        found += dice_plans(forces)
    if len(forces) > 1:
        found += [together(forces, what) for what in (ASSAULT, HOLD, CHARGE_NOW, WITHDRAW)]
    lists = [tasks_for(b, force, gap) for gap, force in nearest_first(b, forces)]
    for turn in range(max([len(each) for each in lists])):
        found += [each[turn] for each in lists if turn < len(each)]
    return found[:MOST]


# ---- the planner -------------------------------------------------------------------------------------------


class ReasonPlanner:
    """Plans at the distribution of command dice and at the movement of each phase."""

    def side(self, b: Battle) -> int:
        return b.mover

    def stamp(self, b: Battle) -> int:
        phase = (b.turn * 8 + b.pulse) * 4 + b.phasing + 2
        return (phase * 4 + segment(b)) * 2 + b.mover

    def plans(self, b: Battle) -> list[Plan]:
        return candidates(b)

    def mutate(self, b: Battle, plan: Plan, rng: Random) -> Plan | None:
        """One Force more has a task, or another one."""
        choices = [other for other in candidates(b) if len(other.aim) == HEAD + EACH_TASK and other != plan]
        if not choices:
            return None
        other = rng.choice(choices)
        new = other.aim[HEAD:]
        head = plan.aim[:HEAD] if plan.aim else other.aim[:HEAD]
        rest: tuple[int, ...] = ()
        for at in range(HEAD, len(plan.aim), EACH_TASK):
            if plan.aim[at] != new[0]:
                rest += plan.aim[at : at + EACH_TASK]
        changed = Plan(plan.kind if rest else other.kind, (*head, *rest, *new))
        return None if changed == plan else changed

    def follow(self, b: Battle, plan: Plan) -> int:
        return answers.answer(b, intent_of(plan.aim))

    def acts(self, b: Battle) -> list[int]:
        staff = answers.answer(b)
        kind = b.frames[-1].kind(b)
        if kind == lex.D_PATH:
            return [staff, *best_ways(b, staff)]
        if kind in COMPARED:
            return [staff, *[code for code in b.codes if code != staff][: MOST_ACTS - 1]]
        return [staff]

    def horizon(self, b: Battle) -> Horizon:
        return Horizon(b)


def best_ways(b: Battle, staff: int) -> list[int]:
    """The ways of a unit that come after the staff's own, by its own judgement."""
    r = Reading(b, b.mover)
    unit = marches.taken(b)
    home = r.worth(unit, b.shapes[unit], b.formation[unit])
    ranked = [(home if code == lex.STAY else marches.path_value(r, unit, code, home), code) for code in b.codes]
    ranked.sort(key=lambda pair: -pair[0])
    return [code for _, code in ranked if code != staff][: MOST_ACTS - 1]


PLANNER: Final = ReasonPlanner()
