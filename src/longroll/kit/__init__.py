"""What every game is made of: seats, decisions, options, chance, events, refusals, views, records, words."""

from longroll.kit.game import Doctrine, Game, Mind, Scenario, StandingOrder, View
from longroll.kit.notation import Notation, Param, Verb
from longroll.kit.state import ALL, CHANCE, NOBODY, State
from longroll.kit.terms import (
    CHANCE_SEAT,
    Action,
    Answer,
    BadInput,
    Decision,
    Event,
    Illegal,
    Message,
    Modifier,
    Option,
    Refusal,
    Result,
)

__all__ = [
    "ALL",
    "CHANCE",
    "CHANCE_SEAT",
    "NOBODY",
    "Action",
    "Answer",
    "BadInput",
    "Decision",
    "Doctrine",
    "Event",
    "Game",
    "Illegal",
    "Message",
    "Mind",
    "Modifier",
    "Notation",
    "Option",
    "Param",
    "Refusal",
    "Result",
    "Scenario",
    "StandingOrder",
    "State",
    "Verb",
    "View",
]
