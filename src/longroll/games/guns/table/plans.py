"""Plans of a computer player in words, and where on the map they are carried out."""

from __future__ import annotations

from collections.abc import Mapping

from longroll.games.guns.board import GROUND
from longroll.games.guns.components import ORDERS
from longroll.games.guns.doctrine.intent import intent_of
from longroll.games.guns.table.speech import speech
from longroll.kit.planning import Plan
from longroll.kit.terms import Message

CLAUSES: Mapping[str, str] = {
    "attack": "GG-6.7",
    "hold": "GG-6.12",
    "withdraw": "GG-6.10",
    "assault": "GG-13.11.1",
    "bombard": "GG-13.13.1",
    "single": "GG-13.1.5",
    "storm": "GG-13.1.5",
    "refrain": "GG-6.8",
    "effort": "GG-20.1",
    "stand": "GG-20.3",
    "advance": "GG-12.1",
    "retire": "GG-14.1",
    "wait": "GG-7.3",
    "spend": "GG-13.13.1",
    "save": "GG-13.13.5",
}
"""What each kind of plan turns on: the rule that allows it, or what it is for."""


def tell_plan(plan: Plan, language: str, _scenario: str) -> str:
    """What a plan of any scenario (all are played on the game's map) means to do, in one sentence."""
    intent = intent_of(plan)
    args: dict[str, str | int] = {
        "order": ORDERS[intent.order] if intent.order >= 0 else "none",
        "hours": intent.hours,
        "goal": GROUND.area_codes[intent.goal] if intent.goal >= 0 else "none",
        "target": GROUND.position_codes[intent.target] if intent.target >= 0 else "none",
    }
    return speech(language).tell(Message(f"plan-{plan.kind}", args))


def plan_way(plan: Plan) -> list[str]:
    """The position that a plan attacks, else the area of its main effort."""
    intent = intent_of(plan)
    if intent.target >= 0:
        return [GROUND.position_codes[intent.target]]
    return [GROUND.area_codes[intent.goal]] if intent.goal >= 0 else []
