"""Scripts for computer players: the ``staff``.

The staff reads the position from its view; nothing is hidden in this game. It keeps no memory between decisions: each
answer follows from the position alone, so that what one unit begins the next one goes on with. How it thinks is spread
over ``ways`` (how far it is from everywhere to a goal), ``situation`` (one side's reading of a position: points,
posture, goals of its Commands), ``contact`` (quick estimates of charges, and who could make them), ``marches``
(movement, facing, leaders), ``charges`` (declared by exact odds), ``guns`` (fire and counterbattery) and ``duties``
(the rest); ``dangers`` says what the enemy could do to a unit. ``light`` answers sooner, with less thought, for
rollouts; ``plans`` are what the next Command could do, and ``intent`` how a plan bends the staff's reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longroll.games.glory.doctrine.answers import answer
from longroll.games.glory.doctrine.evaluation import EVALUATION
from longroll.games.glory.doctrine.light import LIGHT
from longroll.games.glory.doctrine.plans import PLANNER
from longroll.games.glory.doctrine.situation import Situation
from longroll.games.glory.position import read_position
from longroll.games.glory.state import Battle
from longroll.kit.scripts import Script, Scripts


def decide(b: Battle) -> int:
    """The staff's answer (one of ``b.codes``) for the side to choose."""
    return answer(Situation(b, b.mover), b.frames[-1].kind(b))


class Staff(Script):
    """Plays either side by doctrine."""

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_position(position)

    def decide(self, b: Battle) -> int:
        return decide(b)


DOCTRINE: Final = Scripts(Staff, light=LIGHT, planner=PLANNER, evaluation=EVALUATION)
