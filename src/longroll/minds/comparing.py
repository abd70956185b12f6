"""Comparing answers: what each of them leads to while a plan is followed, dice weighed exactly where they can be."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from statistics import fmean
from time import perf_counter

from longroll.kit.game import Game
from longroll.kit.planning import Plan
from longroll.kit.state import CHANCE, State
from longroll.minds.search import FRESH, better
from longroll.minds.trials import Bench, Course, Post, favour

GLANCES = 2
"""Worlds in which every answer is tried."""
WORLDS = 6
"""Worlds in which the best of them and the plan's own are, and as many fresh ones that make sure of the choice."""
FINALISTS = 2
SPANS = 1
"""Horizons that are looked through: what one answer leads to shows soon."""
ACT_SECONDS = 0.5
"""How long one answer is thought about at most where seconds are counted."""
FALLS = 12
"""Ways that dice may fall at most to be tried one by one, each with its chance."""


class Comparison:
    """Answers to one decision, tried in the same worlds with the same luck."""

    def __init__(self, game: Game, known: State, plan: Plan | None, seed: str) -> None:
        self.bench = Bench(game, Post(known, known.seat or "", seed))
        self.plan = plan

    def best(self, own: int, others: Sequence[int], worlds: int = WORLDS, seconds: float = 0.0) -> int:
        """The best answer; ``own``, which is the plan's, where there is doubt or no time. 0 seconds: as long as it
        takes."""
        until = perf_counter() + seconds if seconds else inf
        tried = {own: self.values(own, 0, GLANCES)}
        for act in others:
            if perf_counter() < until:
                tried[act] = self.values(act, 0, GLANCES)
        ranked = sorted([act for act in tried if act != own], key=lambda act: fmean(tried[act]), reverse=True)
        if not ranked or perf_counter() >= until:
            return own
        for act in (own, *ranked[:FINALISTS]):
            tried[act] += self.values(act, GLANCES, worlds)
        best = max(ranked[:FINALISTS], key=lambda act: fmean(tried[act]))
        if not better(tried[best], tried[own]) or perf_counter() >= until:
            return own
        gained, kept = [fmean(self.values(act, FRESH, FRESH + worlds)) for act in (best, own)]
        return best if gained > kept else own

    def values(self, act: int, first: int, last: int) -> list[float]:
        return [self.value(act, number) for number in range(first, last)]

    def value(self, act: int, number: int) -> float:
        """The chance to win after an answer in one world. The first dice that follow are weighed exactly."""
        after = self.bench.world(number).copy()
        after.play(act)
        if after.mover != CHANCE or len(after.codes) > FALLS:
            return self.settled(after, number)
        weights = after.weights()
        chance = 0.0
        for weight, code in zip(weights, after.codes, strict=True):
            fall = after.copy()
            fall.play(code)
            chance += weight * self.settled(fall, number)
        return chance / sum(weights)

    def settled(self, world: State, number: int) -> float:
        """The chance to win when the consequences are seen: both play on, by the plan as long as it holds."""
        Course(self.bench, self.plan).run(world, self.bench.luck("luck", number), SPANS)
        return favour(self.bench.judge.chance(world), self.bench.side)
