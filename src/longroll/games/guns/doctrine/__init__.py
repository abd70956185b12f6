"""Scripts for computer players: the ``staff``.

The staff sees only its view: it reads the position with the faces of enemy blocks and tokens left unknown, so that
nothing it does can depend on them. It keeps no memory between decisions; each answer follows from the position alone.
How it thinks is spread over ``lay`` (what a map lets an army command and reach), ``situation`` (one side's reading of a
position), ``line`` (where the Union should stand), ``marches`` (movement of every kind), ``attacks`` (which attacks are
worth making), ``guns`` (battle tokens), ``shifting`` (where objectives should lie) and ``duties`` (orders, hours,
Night, set-up, bids). ``light`` answers sooner, with less thought, for rollouts. ``plans`` are what those who look ahead
try; their ``intent`` steers the staff and the light policy alike; ``beliefs`` are what the enemy's acts tell of his
hidden blocks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.games.guns.doctrine.answers import answer
from longroll.games.guns.doctrine.beliefs import likelihood
from longroll.games.guns.doctrine.evaluation import EVALUATION
from longroll.games.guns.doctrine.light import LIGHT
from longroll.games.guns.doctrine.plans import PLANNER
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.position import read_partial
from longroll.games.guns.state import Battle
from longroll.kit.scripts import Script, Scripts


class Staff(Script):
    """Plays either side by doctrine."""

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_partial(position)

    def decide(self, b: Battle) -> int:
        return answer(Situation(b, b.army_of_seat(b.seat), b.codes), b.decision_kind(b.top().kind(b)).name)


DOCTRINE = Scripts(Staff, light=LIGHT, planner=PLANNER, evaluation=EVALUATION, likelihood=likelihood)
