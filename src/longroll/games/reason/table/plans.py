"""Plans in sentences: what a computer player that looks ahead means to do."""

from __future__ import annotations

from collections.abc import Mapping

from longroll.games.reason.components import NO_FORCE, Roster
from longroll.games.reason.doctrine.intents import (
    AS_USUAL,
    DICE,
    EACH_TASK,
    FLANK,
    HEAD,
    MARCH,
    TASKS,
)
from longroll.games.reason.rules.setup import theatre
from longroll.games.reason.table.naming import force_name
from longroll.games.reason.table.speech import Speech, speech
from longroll.kit.planning import Plan
from longroll.kit.words import say

CLAUSES: Mapping[str, str] = {
    "spread": "MR-11.2",
    "mass": "MR-11.2",
    "save": "MR-7.3",
    "assault": "MR-17.2",
    "march": "MR-12.1",
    "flank": "MR-17.7",
    "bombard": "MR-9.6",
    "charge": "MR-18.1",
    "assault-all": "MR-17.2",
    "charge-all": "MR-18.1",
}
"""What each kind of plan turns on: the rule that allows it, or what it is for."""


def tell_plan(plan: Plan, language: str, scenario: str) -> str:
    """A plan in one sentence: what happens to the command dice, then what each Force does."""
    spoken = speech(language, theatre(scenario)[1])
    if plan.kind.endswith("-all") and all_alike(plan.aim):
        return say(spoken.words, f"plan-{plan.kind}")
    told: list[str] = []
    if plan.aim and plan.aim[0] != AS_USUAL:
        told.append(say(spoken.words, f"plan-{DICE[plan.aim[0]]}", force=force_called(spoken, plan.aim[1])))
    told += [task_told(spoken, *plan.aim[at : at + EACH_TASK]) for at in range(HEAD, len(plan.aim), EACH_TASK)]
    return say(spoken.words, "plan-and").join(told) if told else say(spoken.words, "plan-staff")


def all_alike(aim: tuple[int, ...]) -> bool:
    """Have all Forces of a plan the same task?"""
    return len({aim[at + 1] for at in range(HEAD, len(aim), EACH_TASK)}) == 1


def task_told(spoken: Speech, force: int, task: int, where: int) -> str:
    """What one Force does."""
    args: dict[str, str | int] = {"force": force_called(spoken, force)}
    if task == MARCH:
        args["objective"] = objective_called(spoken, where)
    if task == FLANK:
        args["flank"] = where
    return say(spoken.words, f"plan-{TASKS[task]}", **args)


def force_called(spoken: Speech, force: int) -> str:
    """A Force by its name; by its number where the scenario does not know it (armies that players raise)."""
    roster = known(spoken)
    if 0 <= force < roster.n_forces:
        return force_name(roster.force_names[force], spoken.language)
    return "" if force == NO_FORCE else say(spoken.words, "plan-some-force", number=force + 1)


def objective_called(spoken: Speech, number: int) -> str:
    roster = known(spoken)
    if number < len(roster.objectives):
        return spoken.objective(roster.objectives[number].name)
    return say(spoken.words, "plan-some-objective", number=number + 1)


def known(spoken: Speech) -> Roster:
    assert spoken.roster is not None
    return spoken.roster
