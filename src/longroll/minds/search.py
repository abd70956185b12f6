"""Plan search: which of a dozen or two plans promises most, by trying them in worlds that may be the true one.

All plans are tried in the same worlds. After each round the worse half is dropped (sequential halving), so that most
trials go to plans that are hard to tell apart. The best ones then meet the enemy's best reply, and small changes of
the best are tried with what is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean
from time import perf_counter

import msgspec

from longroll.kit.game import Game
from longroll.kit.planning import Plan
from longroll.kit.state import State
from longroll.minds.crew import Workers
from longroll.minds.experience import NOVICE, Habit, experience_of
from longroll.minds.racing import FEWEST, LEAST_GAIN, Entrant, gains, promise, race
from longroll.minds.report import Belief, Report, Weighed
from longroll.minds.temper import EVEN, Temper
from longroll.minds.trials import Bench, Post, Trial, favour

REPLY_SHARE = 0.1
"""Of all trials, those for the enemy's replies."""
MUTANT_SHARE = 0.1
"""Of all trials, those for changes of the best plan."""
MOST_REPLIES = 6
MOST_MUTANTS = 4
BREATH = 0.1
"""Seconds between two looks at the clock."""
GUESSED = 40
"""Worlds in which it is counted what hidden things are taken for."""
BELIEFS = 8
"""Things of which that is told: the first that the game names."""
WARY = 0.5
"""How much the enemy's best reply counts beside the reply of an enemy who does not look ahead."""
CLOSE = 0.01
"""Plans within a point of the best are as good as it, where trials can tell so much."""
HEAT = 0.004
"""Among these: a gap of chance that makes a plan less likely by e."""
WORST = 0.2
"""The part of the worlds that a cautious general looks at."""
NORMAL_95 = 1.96


class Budget(msgspec.Struct, frozen=True):
    """How much may be thought about one plan decision: a number of trials, or seconds (0: as the trials last)."""

    nodes: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"nodes={self.nodes}" if self.nodes else f"seconds={self.seconds:g}"


class Found(msgspec.Struct, frozen=True):
    """What a search found."""

    plan: Plan
    chance: float
    report: Report | None


class Candidate(Entrant):
    """A plan and what its trials gave."""

    def __init__(self, plan: Plan, rank: int, habit: Habit = NOVICE) -> None:
        super().__init__(rank, habit)
        self.plan = plan
        self.reply: Plan | None = None
        self.cost = 0.0
        """The chance that the enemy's best reply takes away."""
        self.met = False
        """Was a reply looked for?"""

    def score(self) -> float:
        """The chance it promises, with the enemy's best reply in mind."""
        return self.mean() - WARY * self.cost

    def felt(self, own: Candidate, temper: Temper) -> float:
        """What it is expected to gain on the staff's own plan, as a general of some bent feels it."""
        found = promise(self, own) + temper.liking(self.plan) - temper.liking(own.plan)
        if self.met and own.met:
            found -= WARY * (self.cost - own.cost)
        return found - temper.caution * (self.danger() - own.danger())

    def sure(self) -> bool:
        """Was it tried so often that a point can be told?"""
        return self.habit.noise <= CLOSE * sqrt(len(self.values))

    def danger(self) -> float:
        """How far the worst that may happen is from what may be expected."""
        worst = sorted(self.values)[: max(1, round(WORST * len(self.values)))]
        return self.mean() - fmean(worst)

    def weighed(self, beside: Candidate | None = None) -> Weighed:
        """As a report has it; beside another plan by what tells them apart in the worlds that both were tried in."""
        mean = self.score() if beside is None else min(1.0, max(0.0, beside.score() + fmean(gains(self, beside))))
        reach = NORMAL_95 * error(self.values)
        return Weighed(self.plan, mean, max(0.0, mean - reach), min(1.0, mean + reach), len(self.values))


def error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    number = len(values)
    if number < 2:
        return 0.5
    middle = fmean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (number - 1) / number)


class Search:
    """One plan decision."""

    def __init__(self, game: Game, known: State, seed: str, workers: Workers, budget: Budget, temper: Temper = EVEN):
        self.started = perf_counter()
        self.game, self.known, self.budget, self.temper = game, known, budget, temper
        self.seat = known.seat or ""
        self.rng = Random(f"{seed} choice")
        post = Post(known, self.seat, seed)
        self.bench = Bench(game, post)
        self.experience = experience_of(game)
        self.workers = workers
        workers.begin(game, post)
        self.spent = 0
        self.pace = 0.0
        """Seconds that a trial takes, when they are counted; 0: not known yet."""

    # ---- the budget ----------------------------------------------------------------------------------------

    def left(self, share: float = 1.0) -> int:
        """Trials left, when a share of the budget is kept back."""
        if self.budget.nodes:
            return max(0, int(self.budget.nodes * share) - self.spent)
        rest = self.budget.seconds * share - (perf_counter() - self.started)
        return max(0, int(rest / self.pace)) if self.pace else 1

    def left_to_race(self, share: float) -> int:
        return self.left(share * (1.0 - REPLY_SHARE - MUTANT_SHARE))

    def late(self) -> bool:
        """Is the time over? Trials that are counted never are late."""
        return not self.budget.nodes and perf_counter() - self.started >= self.budget.seconds

    def try_all(self, trials: Sequence[Trial]) -> list[float]:
        begun = perf_counter()
        values = self.workers.values(trials)
        self.spent += len(trials)
        if not self.budget.nodes:
            pace = (perf_counter() - begun) / len(trials)
            self.pace = pace if not self.pace else 0.5 * (self.pace + pace)
        return values

    # ---- steps ---------------------------------------------------------------------------------------------

    def run(self, plans: Sequence[Plan], explain: bool = False) -> Found:
        """The plan to follow, with a report if it is to be explained. The first plan is the staff's own."""
        everyone = [Candidate(plan, rank, self.experience.of(plan)) for rank, plan in enumerate(plans)]
        finalists = race(everyone, self.try_until, self.left_to_race)
        self.meet_replies(finalists)
        finalists += self.mutate(finalists)
        self.deepen(finalists)
        chosen = self.choose(finalists)
        report = self.report(chosen, everyone, finalists) if explain else None
        return Found(chosen.plan, chosen.score(), report)

    def breath(self, plans: int) -> int:
        """Worlds in which so many plans can be tried between two looks at the clock."""
        return max(1, int(BREATH / (self.pace * plans))) if self.pace else 1

    def try_until(self, some: Sequence[Candidate], worlds: int) -> None:
        """Try plans in the next worlds, which are the same for all of them, until each was tried in so many or the time
        is over."""
        while behind := [candidate for candidate in some if len(candidate.values) < worlds]:
            step = worlds if self.budget.nodes else self.breath(len(behind))
            trials = [
                (candidate, Trial(candidate.plan, world))
                for candidate in behind
                for world in range(len(candidate.values), min(worlds, len(candidate.values) + step))
            ]
            values = self.try_all([trial for _, trial in trials])
            for (candidate, _), value in zip(trials, values, strict=True):
                candidate.values.append(value)
            if self.late():
                break

    def meet_replies(self, finalists: Sequence[Candidate]) -> None:
        """What is left of each of the best plans when the enemy chooses his best answer."""
        for place, candidate in enumerate(finalists):
            replies = self.bench.replies(candidate.plan, MOST_REPLIES)
            room = self.left(1.0 - MUTANT_SHARE) // (len(finalists) - place)
            each = min(room // len(replies), len(candidate.values)) if replies else 0
            if each < FEWEST:
                continue
            trials = [Trial(candidate.plan, world, reply) for reply in replies for world in range(each)]
            values = self.try_all(trials)
            means = [fmean(values[n * each : (n + 1) * each]) for n in range(len(replies))]
            worst = min(range(len(replies)), key=lambda n: means[n])
            candidate.reply = replies[worst]
            # measured against the same worlds without a reply, so that it is not the worlds that tell
            candidate.cost = max(0.0, fmean(candidate.values[:each]) - means[worst])
            candidate.met = True

    def mutate(self, finalists: Sequence[Candidate]) -> list[Candidate]:
        """Small changes of the best plan that promise more than it."""
        better: list[Candidate] = []
        own = finalists[0]
        best = max(finalists, key=lambda candidate: promise(candidate, own))
        known_plans = {candidate.plan for candidate in finalists}
        for place in range(MOST_MUTANTS):
            each = min(self.left() // (MOST_MUTANTS - place), len(best.values))
            if each < 2 * FEWEST:
                break
            plan = self.bench.planner.mutate(self.known, best.plan, self.rng)
            if plan is None or plan in known_plans:
                continue
            known_plans.add(plan)
            mutant = Candidate(plan, best.rank + 1, self.experience.of(plan))
            self.try_until([mutant], each)
            if promise(mutant, own) > promise(best, own):
                mutant.met, mutant.reply, mutant.cost = best.met, best.reply, best.cost
                better.append(mutant)
                best = mutant
        return better

    def deepen(self, finalists: Sequence[Candidate]) -> None:
        """What is left goes to the best plans."""
        if len(finalists) > 1:
            fewest = min([len(candidate.values) for candidate in finalists])
            self.try_until(finalists, fewest + self.left() // len(finalists))

    def choose(self, finalists: Sequence[Candidate]) -> Candidate:
        """The best as the general's temper sees it, or one as good as it; the staff's own plan where nothing promises
        more."""
        own = finalists[0]
        felt = {candidate: candidate.felt(own, self.temper) for candidate in finalists}
        best = max(finalists, key=lambda candidate: felt[candidate])
        if felt[best] < LEAST_GAIN:
            best = own
        close = [one for one in finalists if one is best or (felt[best] - felt[one] <= CLOSE and one.sure())]
        weights = [exp((felt[candidate] - felt[best]) / HEAT) for candidate in close]
        return self.rng.choices(close, weights)[0]

    # ---- afterwards ----------------------------------------------------------------------------------------

    def report(self, chosen: Candidate, everyone: Sequence[Candidate], finalists: Sequence[Candidate]) -> Report:
        """Why, as data."""
        judge, side = self.bench.judge, self.bench.side
        weighed = dict.fromkeys([*everyone, *finalists])  # each once, always in the same order
        others = [candidate for candidate in weighed if candidate.values and candidate is not chosen]
        others.sort(key=lambda one: (len(one.values), fmean(gains(one, chosen)), -one.rank), reverse=True)
        number = min(len(chosen.values), 8)
        ends = [self.bench.end(Trial(chosen.plan, world)) for world in range(number)]
        starts = [self.bench.world(world) for world in range(number)]
        order = sorted(range(number), key=lambda world: chosen.values[world])
        half = max(1, number // 2)
        reasons = self.difference(ends, starts)
        doubt = self.difference([ends[n] for n in order[:half]], [ends[n] for n in reversed(order[-half:])])
        own = finalists[0]
        best = max(finalists, key=lambda candidate: candidate.felt(own, EVEN))
        return Report(
            seat=self.seat,
            before=fmean([favour(judge.chance(start), side) for start in starts]),
            chosen=chosen.weighed(),
            alternatives=[candidate.weighed(chosen) for candidate in others[:3]],
            reply=self.weighed_reply(chosen),
            reasons=sorted([reason for reason in reasons if reason[1] > 0], key=lambda reason: -reason[1])[:3],
            doubt=sorted([reason for reason in doubt if reason[1] < 0], key=lambda reason: reason[1])[:2],
            mood=chosen is not best,
            trials=self.spent,
            seconds=perf_counter() - self.started,
            budget=str(self.budget),
            beliefs=self.beliefs(),
        )

    def beliefs(self) -> list[Belief]:
        """What it takes hidden things for, counted over worlds it may be in; not those of which it is sure."""
        first = self.game.unseen(self.bench.world(0), self.seat)
        if not first:
            return []
        worlds = [self.game.unseen(self.bench.world(number), self.seat) for number in range(GUESSED)]
        found = [Belief(what, shares([world.get(what, "") for world in worlds])) for what in first]
        return [belief for belief in found if len(belief.chances) > 1][:BELIEFS]

    def difference(self, worlds: Sequence[State], others: Sequence[State]) -> list[tuple[str, float]]:
        """What makes some worlds better for the side than others, on the average, by names of the evaluation."""
        sign = 1.0 if self.bench.side == 0 else -1.0
        sums: dict[str, float] = {}
        for world, other in zip(worlds, others, strict=True):
            for name, weight in self.bench.judge.reasons(world, other):
                sums[name] = sums.get(name, 0.0) + sign * weight / len(worlds)
        return list(sums.items())

    def weighed_reply(self, chosen: Candidate) -> Weighed | None:
        if chosen.reply is None:
            return None
        reach = NORMAL_95 * error(chosen.values)
        left = min(1.0, max(0.0, chosen.mean() - chosen.cost))
        return Weighed(chosen.reply, left, max(0.0, left - reach), min(1.0, left + reach), len(chosen.values))


def shares(values: Sequence[str]) -> list[tuple[str, float]]:
    """How often each value is met, the commonest first."""
    return [(value, number / len(values)) for value, number in Counter(values).most_common()]
