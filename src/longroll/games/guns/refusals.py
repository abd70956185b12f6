"""Saying no: the clause and the reason. Each chapter explains its own refusals with these words."""

from __future__ import annotations

from longroll.games.guns.lexicon import DECISIONS, VERB_NAMES
from longroll.games.guns.state import Battle, Frame
from longroll.kit.notation import FIELD, VERB_SHIFT, verb_of
from longroll.kit.terms import Message, Refusal


def no(clause: str, key: str, **args: str | int) -> Refusal:
    return Refusal(clause, Message(f"refusal-{key}", dict(args)))


def verb_in(code: int, *verbs: int) -> bool:
    """Is the code's verb one of these?"""
    return code & FIELD << VERB_SHIFT in verbs


def not_an_answer(frame: Frame, b: Battle, code: int) -> Refusal:
    """The verb does not answer the pending decision at all."""
    asking = DECISIONS[frame.kind(b)]
    verb = VERB_NAMES[verb_of(code) - 1]
    return no(asking.clauses[0], "not-an-answer", verb=verb, decision=f"decision-{asking.name}")
