"""Saying no: the clause and the reason with its measured numbers. Each chapter explains its own refusals with these."""

from __future__ import annotations

from longroll.games.reason.lexicon import DECISIONS, verb_name
from longroll.games.reason.state import Battle, Frame
from longroll.kit.notation import verb_in
from longroll.kit.terms import Refusal, no

__all__ = ["bw", "degrees", "no", "not_an_answer", "verb_in"]


def not_an_answer(frame: Frame, b: Battle, code: int) -> Refusal:
    """The verb does not answer the pending decision at all."""
    name, clauses = DECISIONS[frame.kind(b)]
    return no(clauses[0], "not-an-answer", verb=verb_name(code), decision=f"decision-{name}")


def bw(length: float) -> str:
    """A length in a message: two decimals, three where two would say 0.00."""
    text = f"{length:.2f}"
    return f"{length:.3f}" if text.lstrip("-") == "0.00" and length else text


def degrees(angle: float) -> str:
    """An angle in a message."""
    return f"{angle:.1f}"
