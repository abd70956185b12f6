"""Plans of computer players as sentences, and where on the map they lead."""

from __future__ import annotations

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.table.speech import speech
from longroll.kit.planning import Plan

SOURCE = 3
TARGET = 4
"""Where the aim of a plan for one turn says where it is carried out, and where it leads."""


def ends(plan: Plan) -> tuple[int, ...]:
    """The place where a plan is carried out and, if it leads to another, that one."""
    if len(plan.aim) == 1:
        return plan.aim
    return plan.aim[SOURCE : TARGET if plan.kind == "place" else TARGET + 1]


def tell_plan(plan: Plan, language: str, _scenario: str) -> str:
    """A plan in one sentence, places by their names. Every scenario has the same places."""
    spoken = speech(language)
    places = zip(("source", "target"), ends(plan), strict=False)
    return spoken.say(f"plan-{plan.kind}", **{end: spoken.places[place] for end, place in places})


def plan_way(plan: Plan) -> list[str]:
    """The same as places of the board."""
    return [PLACES[place] for place in ends(plan)]
