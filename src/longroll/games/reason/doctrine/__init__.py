"""Scripts for computer players: the ``staff``.

The staff reads the position from its view; nothing is hidden in this game. It keeps no memory between decisions: each
answer follows from the position alone. How it thinks is spread over ``reading`` (one side's reading of a position: what
a place is worth to a unit), ``marches`` (who moves, where, how officers ride), ``fights`` (fire, charges and combats by
exact odds), ``assaults`` (attacks of several on one), ``commands`` (command dice and control) and ``answers`` (which of
these a decision belongs to). ``light`` and ``quick_moves`` answer by rules of thumb, to play a position on quickly.
``plans`` and ``intents``: what those who look ahead can ask of both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.games.reason.doctrine.answers import answer
from longroll.games.reason.doctrine.evaluation import EVALUATION
from longroll.games.reason.doctrine.light import LIGHT
from longroll.games.reason.doctrine.plans import PLANNER
from longroll.games.reason.position import read_position
from longroll.games.reason.state import Battle
from longroll.kit.scripts import Script, Scripts


def decide(b: Battle) -> int:
    """The staff's answer (one of ``b.codes``) for the side to choose."""
    return answer(b)


class Staff(Script):
    """Plays either side by doctrine."""

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_position(position)

    def decide(self, b: Battle) -> int:
        return decide(b)


DOCTRINE = Scripts(Staff, light=LIGHT, planner=PLANNER, evaluation=EVALUATION)
