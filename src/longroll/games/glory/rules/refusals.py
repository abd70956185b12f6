"""Saying no: the clause and the reason. Each chapter explains its own refusals with these words."""

from __future__ import annotations

from longroll.kit.frames import not_an_answer
from longroll.kit.notation import verb_in
from longroll.kit.terms import no

__all__ = ["no", "not_an_answer", "verb_in"]
