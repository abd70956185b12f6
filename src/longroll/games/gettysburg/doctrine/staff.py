"""The staff's answer to any decision."""

from __future__ import annotations

from longroll.games.gettysburg.doctrine.battle import answer
from longroll.games.gettysburg.doctrine.situation import NO_INTENT, Intent, Situation
from longroll.games.gettysburg.doctrine.turns import give_order, keep_firing, keep_moving, second_disc, take_turn
from longroll.games.gettysburg.lexicon import D_AFTER, D_FIRING, D_MOVING, D_ORDER, D_SECOND, D_TURN
from longroll.games.gettysburg.state import Battle


def decide(b: Battle, intent: Intent = NO_INTENT) -> int:
    """The staff's answer (one of ``b.codes``) for the side to choose. Enemy block values are never looked at."""
    situation = Situation(b, b.mover, intent)
    kind = b.frames[-1].kind(b)
    if kind in (D_TURN, D_AFTER):
        code = take_turn(situation)
    elif kind == D_SECOND:
        code = take_turn(situation) if b.contested and b.joint < 0 else second_disc(situation)
    elif kind == D_ORDER:
        code = give_order(situation)
    elif kind == D_MOVING:
        code = keep_moving(situation)
    elif kind == D_FIRING:
        code = keep_firing(situation)
    else:
        code = answer(situation, kind)
    return code
