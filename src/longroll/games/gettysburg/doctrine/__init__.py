"""Scripts for computer players: the ``staff``.

The staff sees only its view: it reads the position with enemy block values left unknown, so that nothing it does can
depend on them. It keeps no memory between decisions; each answer follows from the position alone. How it thinks is
spread over ``situation`` (what is where, and what threatens it), ``posts`` (where pieces should stand),
``orders`` (orders worth giving), ``turns`` (blocks, discs and time), ``battle`` (small choices) and ``estimates``;
``staff`` brings it together and the numbers are in ``weights``. ``plans`` offers what else could be done, ``posterior``
says what enemy blocks may be worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.games.gettysburg.doctrine.evaluation import EVALUATION
from longroll.games.gettysburg.doctrine.light import LIGHT
from longroll.games.gettysburg.doctrine.plans import PLANNER
from longroll.games.gettysburg.doctrine.staff import decide
from longroll.games.gettysburg.position import read_partial
from longroll.games.gettysburg.state import Battle
from longroll.kit.scripts import Script, Scripts


class Staff(Script):
    """Plays either side by doctrine."""

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_partial(position)

    def decide(self, b: Battle) -> int:
        return decide(b)


DOCTRINE = Scripts(Staff, light=LIGHT, planner=PLANNER, evaluation=EVALUATION)
