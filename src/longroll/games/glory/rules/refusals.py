"""Saying no: the clause and the reason. Each chapter explains its own refusals with these words."""

from __future__ import annotations

from longroll.games.glory.lexicon import DECISIONS, VERB_NAMES
from longroll.games.glory.state import Battle, Frame
from longroll.kit.notation import verb_in, verb_of
from longroll.kit.terms import Refusal, no

__all__ = ["no", "not_an_answer", "verb_in"]


def not_an_answer(frame: Frame, b: Battle, code: int) -> Refusal:
    """The verb does not answer the pending decision at all."""
    name, clauses = DECISIONS[frame.kind(b)]
    verb = VERB_NAMES[verb_of(code) - 1]
    return no(clauses[0], "not-an-answer", verb=verb, decision=f"decision-{name}")
