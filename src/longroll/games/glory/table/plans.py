"""Plans of computer players as sentences."""

from __future__ import annotations

from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.table.speech import one_stop, speech
from longroll.kit.planning import Plan
from longroll.kit.terms import Message

WITH_LEADER = "together"
"""The kind of plan whose second number is a leader; of all others it is a hex."""


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
    return one_stop(speech(language, board.name).tell(Message(f"plan-{plan.kind}", args)))
