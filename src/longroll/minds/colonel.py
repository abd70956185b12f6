"""The Colonel: compares the answers worth comparing by what they lead to, dice weighed exactly where they can be."""

from __future__ import annotations

from random import Random
from statistics import fmean

from longroll.kit.game import Game
from longroll.kit.rollouts import Horizon, fallen
from longroll.kit.state import CHANCE, State
from longroll.minds.judging import judge_of
from longroll.minds.thinker import Thinker
from longroll.minds.trials import LONGEST, favour, planning

WORLDS = 6
"""Worlds in which each answer is tried."""
FALLS = 12
"""Ways that dice may fall at most to be tried one by one, each with its chance."""
BETTER = 0.004
"""By how much an answer must be better than the staff's own to be preferred."""


class Colonel(Thinker):
    """Looks at the consequences of one answer at a time."""

    def __init__(self, game: Game, name: str = "colonel", worlds: int = WORLDS) -> None:
        super().__init__(game, name)
        self.worlds = worlds
        self.planner, self.light = planning(game)
        self.judge = judge_of(game)

    def think(self, known: State, rng: Random) -> int:
        if len(known.codes) == 1:
            return known.codes[0]
        acts = self.planner.acts(known)
        if len(acts) == 1:
            return acts[0]
        seat, side = known.seat, self.planner.side(known)
        seeds = [rng.getrandbits(64) for _ in range(self.worlds)]
        worlds = [self.game.imagine(known, seat, Random(seed)) for seed in seeds]
        values = [
            fmean([favour(self.after(world, act, seed), side) for world, seed in zip(worlds, seeds, strict=True)])
            for act in acts
        ]
        best = max(range(len(acts)), key=lambda number: values[number])
        return acts[best] if values[best] > values[0] + BETTER else acts[0]

    def after(self, world: State, act: int, seed: int) -> float:
        """The first side's chance after an answer. The first dice that follow are weighed exactly."""
        after = world.copy()
        after.play(act)
        if after.mover != CHANCE or len(after.codes) > FALLS:
            return self.settled(after, self.planner.quiet(world), Random(seed))
        weights = after.weights()
        chance = 0.0
        for weight, code in zip(weights, after.codes, strict=True):
            fall = after.copy()
            fall.play(code)
            chance += weight * self.settled(fall, self.planner.quiet(world), Random(seed))
        return chance / sum(weights)

    def settled(self, world: State, reached: Horizon, rng: Random) -> float:
        """The first side's chance when the consequences are seen."""
        for _ in range(LONGEST):
            if reached(world):
                break
            world.play(fallen(world, rng) if world.mover == CHANCE else self.light.answer(world, rng))
        return self.judge.chance(world)
