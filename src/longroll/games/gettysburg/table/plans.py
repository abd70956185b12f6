"""Plans of computer players as sentences."""

from __future__ import annotations

from longroll.games.gettysburg.table.speech import speech
from longroll.kit.planning import Plan

SOURCE = 3
TARGET = 4
"""Where the aim of a plan for one turn says where it is carried out, and where it leads."""


def tell_plan(plan: Plan, language: str, _scenario: str) -> str:
    """A plan in one sentence, places by their names. Every scenario has the same places."""
    spoken = speech(language)
    places: dict[str, str | int] = {}
    if len(plan.aim) == 1:
        places["source"] = spoken.places[plan.aim[0]]
    if len(plan.aim) > SOURCE:
        places["source"] = spoken.places[plan.aim[SOURCE]]
    if len(plan.aim) > TARGET and plan.kind != "place":
        places["target"] = spoken.places[plan.aim[TARGET]]
    return spoken.say(f"plan-{plan.kind}", **places)
