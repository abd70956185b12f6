"""Plans of computer players as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.table.speech import speech
from longroll.kit.planning import Plan
from longroll.kit.terms import Message

WITH_LEADER = "together"
"""The kind of plan whose second number is a leader; of all others it is a hex."""

CLAUSES: Mapping[str, str] = {
    "assault": "GL-10.11.1",
    "bombard": "GL-9.21.1",
    "flank": "GL-10.22.2",
    "march": "GL-6.11.1",
    "first": "GL-5.23.1",
    "together": "GL-4.25.1",
}
"""What each kind of plan turns on: the rule that allows it, or what it is for."""


def tell_plan(plan: Plan, language: str, scenario: str) -> str:
    """What a plan says, in the game's words."""
    board, roster = theatre(scenario)
    args: dict[str, str | int] = {}
    if plan.aim:
        args["command"] = roster.command_words[plan.aim[0]]
    if plan.kind == WITH_LEADER:
        args["leader"] = roster.command_words[plan.aim[-1]]
    elif len(plan.aim) > 1:
        args["hex"] = board.codes[plan.aim[1]]
    return speech(language, board.name).tell(Message(f"plan-{plan.kind}", args))


def plan_way(plan: Plan, scenario: str) -> list[str]:
    """The hex that a plan is about."""
    if len(plan.aim) < 2 or plan.kind == WITH_LEADER:
        return []
    return [theatre(scenario)[0].codes[plan.aim[1]]]
