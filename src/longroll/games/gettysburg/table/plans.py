"""Plans of computer players as sentences, and where on the map they lead."""

from __future__ import annotations

from collections.abc import Mapping

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.table.speech import speech
from longroll.kit.planning import Plan

SOURCE = 3
TARGET = 4
"""Where the aim of a plan for one turn says where it is carried out, and where it leads."""

CLAUSES: Mapping[str, str] = {
    "assault": "GB-12.8",
    "march": "GB-12.1",
    "fire": "GB-22.1",
    "entrench": "GB-21.1",
    "rally": "GB-23.5",
    "relief": "GB-23.1",
    "place": "GB-9.1",
    "recall": "GB-10.1",
    "stall": "GB-5.6",
    "hold": "GB-25.1",
    "storm": "GB-25.1",
    "guard": "GB-25.1",
    "pass": "GB-23.7",
}
"""What each kind of plan turns on: the rule that allows it, or what it is for."""


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
