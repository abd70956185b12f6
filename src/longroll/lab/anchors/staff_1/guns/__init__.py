"""The script as it was when the ladder began: ``staff-1``, frozen.

The staff sees only its view: it reads the position with the faces of enemy blocks and tokens left unknown, so that
nothing it does can depend on them. It keeps no memory between decisions; each answer follows from the position alone.
How it thinks is spread over ``lay`` (what a map lets an army command and reach), ``situation`` (one side's reading of a
position), ``line`` (where the Union should stand), ``marches`` (movement of every kind), ``attacks`` (which attacks are
worth making), ``guns`` (battle tokens) and ``duties`` (orders, hours, Night, set-up, bids).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.games.guns.position import read_partial
from longroll.games.guns.state import Battle
from longroll.kit.scripts import Script
from longroll.lab.anchors.staff_1.guns.answers import answer
from longroll.lab.anchors.staff_1.guns.situation import Situation


class Staff(Script):
    """Plays either side by doctrine."""

    name = "staff-1"

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_partial(position)

    def decide(self, b: Battle) -> int:
        return answer(Situation(b, b.army_of_seat(b.seat), b.codes), b.decision_kind(b.top().kind(b)).name)
