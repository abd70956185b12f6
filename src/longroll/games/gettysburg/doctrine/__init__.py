"""Scripts for computer players: the ``staff``.

The staff sees only its view: it reads the position with enemy block values left unknown, so that nothing it does can
depend on them. It keeps no memory between decisions; each answer follows from the position alone. How it thinks is
spread over ``situation`` (what is where, and what threatens it), ``posts`` (where pieces should stand),
``orders`` (orders worth giving), ``turns`` (blocks, discs and time), ``battle`` (small
choices) and ``estimates``; the numbers are in ``weights``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.games.gettysburg.doctrine.battle import answer
from longroll.games.gettysburg.doctrine.evaluation import EVALUATION
from longroll.games.gettysburg.doctrine.light import LIGHT
from longroll.games.gettysburg.doctrine.situation import Situation
from longroll.games.gettysburg.doctrine.turns import give_order, keep_firing, keep_moving, second_disc, take_turn
from longroll.games.gettysburg.lexicon import D_AFTER, D_FIRING, D_MOVING, D_ORDER, D_SECOND, D_TURN
from longroll.games.gettysburg.position import read_partial
from longroll.games.gettysburg.state import Battle
from longroll.kit.scripts import Script, Scripts


def decide(b: Battle) -> int:
    """The staff's answer (one of ``b.codes``) for the side to choose. Enemy block values are never looked at."""
    situation = Situation(b, b.mover)
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


class Staff(Script):
    """Plays either side by doctrine."""

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_partial(position)

    def decide(self, b: Battle) -> int:
        return decide(b)


DOCTRINE = Scripts(Staff, light=LIGHT, evaluation=EVALUATION)
