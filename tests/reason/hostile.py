"""Answers that bring on a fight, for random games that should see every procedure."""

from __future__ import annotations

from longroll.games.reason.lexicon import (
    ADVANCE,
    ALSO,
    CHARGE,
    D_MOVE,
    DONE,
    FIRE,
    GIVE,
    MOVE,
    OCCUPY,
    PICK,
    RESOLVE,
    STATUS,
    TAKE,
    VALOUR,
    words_of,
)
from longroll.games.reason.state import Battle
from longroll.kit.notation import a_of, verb_in

FIGHT = (FIRE, CHARGE, ALSO, RESOLVE, VALOUR, ADVANCE, OCCUPY, GIVE)


def hostile_answers(b: Battle) -> list[int]:
    """Fire, charges, the highest status; units before officers; paths that go forward."""
    found = [code for code in b.codes if verb_in(code, *FIGHT)]
    if found:
        return found
    high = [code for code in b.codes if verb_in(code, STATUS, PICK)]
    if high:
        return high[-1:]
    if b.frames[-1].kind(b) == D_MOVE:
        units = [code for code in b.codes if verb_in(code, TAKE) and a_of(code) < b.roster.n_units]
        return units or [code for code in b.codes if not verb_in(code, DONE)]
    return [code for code in b.codes if verb_in(code, MOVE) and "A" in words_of(code)[-1]]
