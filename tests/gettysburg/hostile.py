"""Answers that bring on a fight, for random games that should see every procedure."""

from __future__ import annotations

from longroll.games.gettysburg.lexicon import DISC, DOUBLE, FIRE, JOINT, MOVE, RIDE
from longroll.games.gettysburg.state import Battle
from longroll.kit.notation import b_of, c_of, verb_in


def hostile_answers(b: Battle) -> list[int]:
    """Moves among enemies and shots; failing those, discs."""
    foe = 1 - b.mover
    attacks = [
        code
        for code in b.codes
        if verb_in(code, FIRE, JOINT)
        or (verb_in(code, MOVE) and b.mask(foe, b_of(code)))
        or (verb_in(code, RIDE) and b.mask(foe, c_of(code)))
    ]
    return attacks or [code for code in b.codes if verb_in(code, DISC, DOUBLE)]
