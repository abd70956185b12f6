"""The Recruit: plays as the script does, but errs as people do. Now and then it falls for a plan that merely looks
good and sticks to it for a while; now and then it takes the second best of several answers."""

from __future__ import annotations

from random import Random

from longroll.kit.game import Game
from longroll.kit.planning import Plan
from longroll.kit.state import State
from longroll.minds.thinker import Thinker
from longroll.minds.trials import planning

WHIM = 0.35
"""How often it takes up a plan without weighing it."""
SLIP = 0.25
"""How often it takes an answer that is not the best it sees."""


class Recruit(Thinker):
    """A pleasant first opponent."""

    def __init__(self, game: Game, name: str = "recruit", whim: float = WHIM, slip: float = SLIP) -> None:
        super().__init__(game, name)
        self.whim, self.slip = whim, slip
        self.planner, _ = planning(game)
        self.plan: Plan | None = None
        self.stamp = 0

    def think(self, known: State, rng: Random) -> int:
        if len(known.codes) == 1:
            return known.codes[0]
        stamp = self.planner.stamp(known)
        if self.plan is None or stamp != self.stamp:
            plans = self.planner.plans(known)
            self.plan, self.stamp = rng.choice(plans) if rng.random() < self.whim else plans[0], stamp
        if rng.random() < self.slip:
            acts = self.planner.acts(known)
            if len(acts) > 1:
                return rng.choice(acts[1:3])
        return self.planner.follow(known, self.plan)
