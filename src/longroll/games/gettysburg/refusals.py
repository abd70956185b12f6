"""Saying no: the clause and the reason. Each chapter explains its own refusals with these words."""

from __future__ import annotations

from longroll.games.gettysburg.lexicon import DECISIONS, NOTATION
from longroll.games.gettysburg.state import Battle, Frame
from longroll.kit.notation import VERB_SHIFT, verb_of
from longroll.kit.terms import Message, Refusal


def no(clause: str, key: str, **args: str | int) -> Refusal:
    return Refusal(clause, Message(f"refusal-{key}", dict(args)))


def verb_in(code: int, *verbs: int) -> bool:
    """Is the code's verb one of these?"""
    return code >> VERB_SHIFT << VERB_SHIFT in verbs


def not_an_answer(frame: Frame, b: Battle, code: int) -> Refusal:
    """The verb does not answer the pending decision at all."""
    name, clauses = DECISIONS[frame.kind(b)]
    return no(clauses[0], "not-an-answer", verb=NOTATION.verbs[verb_of(code)].name, decision=f"decision-{name}")
