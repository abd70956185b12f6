"""What Picket teaches computer players: the script ``staff``, and what those need who look ahead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.kit.scripts import Script, Scripts
from picket.plans import Evaluation, Light, Planner, sensible
from picket.position import read_position
from picket.state import Line


class Staff(Script):
    """It keeps no memory: each answer follows from the position in its view."""

    def read(self, position: Mapping[str, Any]) -> Line:
        return read_position(position)

    def decide(self, b: Line) -> int:
        return sensible(b)


DOCTRINE = Scripts(Staff, light=Light(), planner=Planner(), evaluation=Evaluation())
