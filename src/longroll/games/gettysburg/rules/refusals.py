"""Saying no: the clause and the reason. Each chapter explains its own refusals with these words."""

from __future__ import annotations

from longroll.games.gettysburg.lexicon import D_ORDER, D_TURN, DECISIONS, DONE, ENTER, NOTATION, PASS
from longroll.games.gettysburg.state import Battle
from longroll.kit.frames import Frame
from longroll.kit.notation import VERB_MASK, verb_in, verb_of
from longroll.kit.terms import Refusal, no

__all__ = ["no", "not_an_answer", "verb_in"]


CLOSER = {(D_TURN, PASS): "GB-8.2", (D_ORDER, DONE): "GB-11.11", (D_ORDER, ENTER): "GB-6.5"}
"""Clauses that say better than the decision's own why a verb is out of place."""


def not_an_answer(frame: Frame, b: Battle, code: int) -> Refusal:
    """The verb does not answer the pending decision at all."""
    kind = frame.kind(b)
    name, clauses = DECISIONS[kind]
    clause = CLOSER.get((kind, code & VERB_MASK), clauses[0])
    return no(clause, "not-an-answer", verb=NOTATION.verbs[verb_of(code)].name, decision=f"decision-{name}")
