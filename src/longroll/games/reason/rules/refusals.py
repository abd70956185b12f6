"""Measures as refusals write them."""

from __future__ import annotations

from longroll.kit.frames import not_an_answer
from longroll.kit.notation import verb_in
from longroll.kit.terms import no

__all__ = ["bw", "no", "not_an_answer", "verb_in"]


def bw(length: float) -> str:
    """A length in a message: two decimals, three where two would say 0.00."""
    text = f"{length:.2f}"
    return f"{length:.3f}" if text.lstrip("-") == "0.00" and length else text
