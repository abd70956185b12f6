"""The Colonel: compares the answers worth comparing by what they lead to, dice weighed exactly where they can be."""

from __future__ import annotations

from random import Random
from statistics import fmean

from longroll.kit.game import Game
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, State
from longroll.minds.judging import judge_of
from longroll.minds.search import error_of_gains
from longroll.minds.thinker import Thinker
from longroll.minds.trials import LONGEST, favour, planning

GLANCES = 2
"""Worlds in which every answer is tried."""
WORLDS = 6
"""Worlds in which the best of them and the staff's own are."""
FINALISTS = 2
FALLS = 12
"""Ways that dice may fall at most to be tried one by one, each with its chance."""
DOUBT = 1.0
"""Standard errors by which an answer must be better than the staff's own to be preferred."""


class Colonel(Thinker):
    """Looks at the consequences of one answer at a time."""

    def __init__(self, game: Game, name: str = "colonel") -> None:
        super().__init__(game, name)
        self.planner, _ = planning(game)
        self.judge = judge_of(game)

    def think(self, known: State, rng: Random) -> int:
        if len(known.codes) == 1:
            return known.codes[0]
        acts = self.planner.acts(known)
        if len(acts) == 1:
            return acts[0]
        seeds = [rng.getrandbits(64) for _ in range(WORLDS)]
        worlds = [self.game.imagine(known, known.seat, Random(seed)) for seed in seeds]
        side = self.planner.side(known)

        def values(act: int, first: int, last: int) -> list[float]:
            return [favour(self.after(worlds[n], act, seeds[n]), side) for n in range(first, last)]

        tried = {act: values(act, 0, GLANCES) for act in acts}
        own, *others = acts
        others.sort(key=lambda act: fmean(tried[act]), reverse=True)
        for act in (own, *others[:FINALISTS]):
            tried[act] += values(act, GLANCES, WORLDS)
        best = max(others[:FINALISTS], key=lambda act: fmean(tried[act]))
        gains = [new - old for new, old in zip(tried[best], tried[own], strict=True)]
        return best if fmean(gains) > DOUBT * error_of_gains(gains) else own

    def after(self, world: State, act: int, seed: int) -> float:
        """The first side's chance after an answer. The first dice that follow are weighed exactly."""
        after = world.copy()
        after.play(act)
        if after.mover != CHANCE or len(after.codes) > FALLS:
            return self.settled(after, Random(seed))
        weights = after.weights()
        chance = 0.0
        for weight, code in zip(weights, after.codes, strict=True):
            fall = after.copy()
            fall.play(code)
            chance += weight * self.settled(fall, Random(seed))
        return chance / sum(weights)

    def settled(self, world: State, rng: Random) -> float:
        """The first side's chance when the consequences are seen: both sides play on by the script."""
        reached = None if world.over else self.planner.horizon(world)
        for _ in range(LONGEST):
            if reached is None or reached(world):
                break
            world.play(fallen(world, rng) if world.mover == CHANCE else self.staff.think(world, rng))
        return self.judge.chance(world)
