"""Comparing answers: what each of them leads to while a plan is followed, dice weighed exactly where they can be."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import perf_counter

from longroll.kit.game import Game
from longroll.kit.planning import Plan
from longroll.kit.state import CHANCE, State
from longroll.minds.experience import Habit, experience_of
from longroll.minds.racing import FEWEST, LEAST_GAIN, Entrant, promise, race
from longroll.minds.trials import Bench, Course, Post, favour

TRIALS = 16
"""How often answers are tried altogether, as far as trials are counted."""
ACT_SECONDS = 0.5
"""How long one answer is thought about at most where seconds are counted."""
FALLS = 12
"""Ways that dice may fall at most to be tried one by one, each with its chance."""


class Answer(Entrant):
    """An answer, and what its trials gave."""

    def __init__(self, code: int, rank: int, habit: Habit) -> None:
        super().__init__(rank, habit)
        self.code = code


class Comparison:
    """Answers to one decision, tried in the same worlds with the same luck."""

    def __init__(self, game: Game, known: State, plan: Plan | None, seed: str) -> None:
        self.bench = Bench(game, Post(known, known.seat or "", seed))
        self.habit = experience_of(game).at(known)
        self.plan = plan
        self.spent = 0

    def best(self, own: int, others: Sequence[int], trials: int = TRIALS, seconds: float = 0.0) -> int:
        """The best answer; ``own``, which is the plan's, where none promises more or there is no time. 0 seconds: as
        long as it takes. Where as a rule even a good answer gains nothing there is no comparison."""
        if self.habit.hopeless:
            return own
        until = perf_counter() + seconds if seconds else inf

        def left(share: float) -> int:
            return int(trials * share) - self.spent if perf_counter() < until else 0

        def run(some: Sequence[Answer], worlds: int) -> None:
            for answer in some:
                while len(answer.values) < worlds and (not answer.values or perf_counter() < until):
                    answer.values.append(self.value(answer.code, len(answer.values)))

        first, *finalists = race([Answer(code, n, self.habit) for n, code in enumerate((own, *others))], run, left)
        best = max(finalists, key=lambda answer: promise(answer, first), default=first)
        return best.code if promise(best, first) >= LEAST_GAIN and len(best.values) >= FEWEST else own

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
        self.spent += 1
        Course(self.bench, self.plan).run(world, self.bench.luck("luck", number), self.bench.planner.horizon(world))
        return favour(self.bench.judge.chance(world), self.bench.side)
