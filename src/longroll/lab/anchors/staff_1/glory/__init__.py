"""The script as it was when the ladder began: ``staff-1``, frozen.

The staff reads the position from its view; nothing is hidden in this game. It keeps no memory between decisions: each
answer follows from the position alone, so that what one unit begins the next one goes on with. How it thinks is spread
over ``ways`` (how far it is from everywhere to a goal), ``situation`` (one side's reading of a position: points,
posture, goals of its Commands), ``contact`` (quick estimates of charges, and who could make them), ``marches``
(movement, facing, leaders), ``charges`` (declared by exact odds), ``guns`` (fire and counterbattery) and ``duties``
(the rest).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.games.glory.position import read_position
from longroll.games.glory.state import Battle
from longroll.kit.scripts import Script
from longroll.lab.anchors.staff_1.glory.answers import answer
from longroll.lab.anchors.staff_1.glory.situation import Situation


def decide(b: Battle) -> int:
    """The staff's answer (one of ``b.codes``) for the side to choose."""
    return answer(Situation(b, b.mover), b.frames[-1].kind(b))


class Staff(Script):
    """Plays either side by doctrine."""

    name = "staff-1"

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_position(position)

    def decide(self, b: Battle) -> int:
        return decide(b)
