"""Answers that bring on a fight, for random games that should see every procedure."""

from __future__ import annotations

from longroll.kit.notation import a_of, verb_in
from longroll.kit.state import NOBODY
from picket.lexicon import SEND
from picket.state import Line


def hostile_answers(b: Line) -> list[int]:
    return [code for code in b.codes if verb_in(code, SEND) and b.holder[a_of(code)] != NOBODY]
