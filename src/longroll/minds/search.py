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
from longroll.minds.report import Belief, Report, Weighed
from longroll.minds.temper import EVEN, Temper
from longroll.minds.trials import Bench, Post, Trial, favour

SURE_SHARE = 0.25
"""Of all trials, those that make sure of the choice."""
REPLY_SHARE = 0.15
"""Of all trials, those for the enemy's replies."""
MUTANT_SHARE = 0.1
"""Of all trials, those for changes of the best plan."""
FINALISTS = 3
MOST_REPLIES = 6
MOST_MUTANTS = 4
FEWEST = 2
"""Worlds a plan is tried in before it can be dropped."""
GLANCE = 4
"""Plans that are looked at together at first."""
BREATH = 0.1
"""Seconds between two looks at the clock."""
GUESSED = 40
"""Worlds in which it is counted what hidden things are taken for."""
BELIEFS = 8
"""Things of which that is told: the first that the game names."""
WARY = 0.5
"""How much the enemy's best reply counts beside the reply of an enemy who does not look ahead."""
DOUBT = 0.7
"""Standard errors by which a plan must be better than the staff's own to be preferred, …"""
FRESH = 1_000
"""… and it must be better in the worlds from here on too, which have no part in choosing: the best of many looks better
than it is; in these it does not."""
MOST_FRESH = 40
SPREAD = 0.1
PRIOR = 4
"""How much gains of a plan vary from world to world by experience, which counts as so many worlds that were seen: the
few of a short search may agree by chance."""
FIRST_SHARE = 0.5
"""Of all trials, those for the first look."""
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


class Candidate:
    """A plan and what its trials gave, in the order of the worlds."""

    def __init__(self, plan: Plan, rank: int) -> None:
        self.plan, self.rank = plan, rank
        self.values: list[float] = []
        self.reply: Plan | None = None
        self.answered = 0.0
        """The chance that the enemy's best reply leaves."""
        self.met = False
        """Was a reply looked for?"""

    def mean(self) -> float:
        return fmean(self.values)

    def score(self) -> float:
        """The chance it promises, with the enemy's best reply in mind."""
        plain = self.mean()
        return (1 - WARY) * plain + WARY * min(plain, self.answered) if self.met else plain

    def tempered(self, temper: Temper) -> float:
        """Its score as a general of some bent feels it."""
        score = self.score() + temper.liking(self.plan)
        if temper.caution:
            worst = sorted(self.values)[: max(1, round(WORST * len(self.values)))]
            score -= temper.caution * (self.mean() - fmean(worst))
        return score

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


def gains(one: Candidate, other: Candidate) -> list[float]:
    """How much better a plan is than another, in each world that both were tried in."""
    return [mine - theirs for mine, theirs in zip(one.values, other.values, strict=False)]


def error_of_gains(values: Sequence[float]) -> float:
    """The standard error of a mean gain, by what is seen and by experience."""
    number = len(values)
    middle = fmean(values)
    squares = sum([(value - middle) ** 2 for value in values])
    return sqrt((squares + PRIOR * SPREAD**2) / (number - 1 + PRIOR) / number)


def better(values: Sequence[float], others: Sequence[float]) -> bool:
    """Are values, of the same worlds, better than others beyond doubt?"""
    more = [mine - theirs for mine, theirs in zip(values, others, strict=True)]
    return fmean(more) > DOUBT * error_of_gains(more)


class Search:
    """One plan decision."""

    def __init__(self, game: Game, known: State, seed: str, workers: Workers, budget: Budget, temper: Temper = EVEN):
        self.started = perf_counter()
        self.game, self.known, self.budget, self.temper = game, known, budget, temper
        self.seat = known.seat or ""
        self.rng = Random(f"{seed} choice")
        post = Post(known, self.seat, seed)
        self.bench = Bench(game, post)
        self.workers = workers
        workers.begin(game, post)
        self.spent = 0
        self.pace = 0.0
        """Seconds that a trial takes, when they are counted."""

    # ---- the budget ----------------------------------------------------------------------------------------

    def left(self, share: float = 1.0) -> int:
        """Trials left, when a share of the budget is kept back."""
        if self.budget.nodes:
            return max(0, int(self.budget.nodes * share) - self.spent)
        rest = self.budget.seconds * share - (perf_counter() - self.started)
        return max(0, int(rest / self.pace)) if self.pace else 1

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
        everyone = [Candidate(plan, rank) for rank, plan in enumerate(plans)]
        finalists = self.halve(everyone)
        self.meet_replies(finalists)
        mutants = self.mutate(finalists)
        self.deepen(finalists)
        finalists += mutants
        chosen = self.confirmed(self.choose(finalists), finalists)
        report = self.report(chosen, everyone, finalists) if explain else None
        return Found(chosen.plan, chosen.score(), report)

    def halve(self, everyone: Sequence[Candidate]) -> list[Candidate]:
        alive = self.first_look(everyone)
        share = 1.0 - SURE_SHARE - REPLY_SHARE - MUTANT_SHARE
        while len(alive) > FINALISTS:
            rounds = max(1, (len(alive) // FINALISTS).bit_length())
            each = self.left(share) // (rounds * len(alive))
            if each < 1:
                break
            self.try_in_worlds(alive, each)
            alive = self.best_of(alive, max(FINALISTS, (len(alive) + 1) // 2))
        more = self.left(share) // len(alive)
        if more and len(alive) <= FINALISTS:
            self.try_in_worlds(alive, more)
        return self.best_of(alive, FINALISTS)

    def first_look(self, everyone: Sequence[Candidate]) -> list[Candidate]:
        """Every plan in a few worlds; where the time is short those that were named last are not looked at."""
        looked: list[Candidate] = []
        for first in range(0, len(everyone), GLANCE):
            some = everyone[first : first + GLANCE]
            self.try_in_next(some, FEWEST)
            looked += some
            if self.left(FIRST_SHARE) < GLANCE * FEWEST:
                break
        return looked

    def try_in_worlds(self, alive: Sequence[Candidate], more: int) -> None:
        """Try plans in the next worlds, which are the same for all of them, as long as there is time."""
        step = more if self.budget.nodes else max(1, int(BREATH / (self.pace * len(alive))))
        while more > 0 and not self.late():
            self.try_in_next(alive, min(step, more))
            more -= step

    def try_in_next(self, some: Sequence[Candidate], more: int) -> None:
        first = len(some[0].values)
        worlds = range(first, first + more)
        values = self.try_all([Trial(candidate.plan, world) for candidate in some for world in worlds])
        for number, candidate in enumerate(some):
            candidate.values += values[number * more : (number + 1) * more]

    def best_of(self, alive: Sequence[Candidate], number: int) -> list[Candidate]:
        """So many of the best; the staff's own plan stays, to be compared with."""
        ranked = sorted(alive, key=ranking, reverse=True)
        kept = ranked[:number]
        own = next((candidate for candidate in ranked[number:] if candidate.rank == 0), None)
        return [*kept[:-1], own] if own is not None else kept

    def meet_replies(self, finalists: Sequence[Candidate]) -> None:
        """What is left of each of the best plans when the enemy chooses his best answer."""
        for place, candidate in enumerate(finalists):
            replies = self.bench.replies(candidate.plan, MOST_REPLIES)
            room = self.left(1.0 - SURE_SHARE - MUTANT_SHARE) // (len(finalists) - place)
            each = min(room // len(replies), len(candidate.values)) if replies else 0
            if each < FEWEST:
                continue
            trials = [Trial(candidate.plan, world, reply) for reply in replies for world in range(each)]
            values = self.try_all(trials)
            means = [fmean(values[n * each : (n + 1) * each]) for n in range(len(replies))]
            worst = min(range(len(replies)), key=lambda n: means[n])
            candidate.reply = replies[worst]
            # measured against the same worlds without a reply, so that it is not the worlds that tell
            candidate.answered = candidate.mean() + means[worst] - fmean(candidate.values[:each])
            candidate.met = True

    def deepen(self, finalists: Sequence[Candidate]) -> None:
        """What is left goes to the best plans, but for what makes sure of the choice."""
        more = self.left(1.0 - SURE_SHARE) // len(finalists)
        if more:
            self.try_in_worlds(finalists, more)

    def mutate(self, finalists: Sequence[Candidate]) -> list[Candidate]:
        """Small changes of the best plan that are better than it, in the worlds it was tried in."""
        better: list[Candidate] = []
        best = max(finalists, key=lambda candidate: candidate.score())
        known_plans = {candidate.plan for candidate in finalists}
        for place in range(MOST_MUTANTS):
            each = min(self.left(1.0 - SURE_SHARE) // (MOST_MUTANTS - place), len(best.values))
            if each < 2 * FEWEST:
                break
            plan = self.bench.planner.mutate(self.known, best.plan, self.rng)
            if plan is None or plan in known_plans:
                continue
            known_plans.add(plan)
            mutant = Candidate(plan, best.rank + 1)
            mutant.values = self.try_all([Trial(plan, world) for world in range(each)])
            more = gains(mutant, best)
            if fmean(more) > error_of_gains(more):
                mutant.met, mutant.reply = best.met, best.reply
                mutant.answered = best.answered + fmean(more)
                better.append(mutant)
                best = mutant
        return better

    def choose(self, finalists: Sequence[Candidate]) -> Candidate:
        """The best as the general's temper sees it, or one as good as it; the staff's own plan where there is doubt."""
        felt = {candidate: candidate.tempered(self.temper) for candidate in finalists}
        best = max(finalists, key=lambda candidate: felt[candidate])
        own = next((candidate for candidate in finalists if candidate.rank == 0), None)
        if own is not None and felt[best] - felt[own] < DOUBT * error_of_gains(gains(best, own)):
            best = own
        close = [
            candidate
            for candidate in finalists
            if candidate is best
            or (abs(felt[best] - felt[candidate]) <= CLOSE and error_of_gains(gains(candidate, best)) <= CLOSE)
        ]
        weights = [exp((felt[candidate] - felt[best]) / HEAT) for candidate in close]
        return self.rng.choices(close, weights)[0]

    def confirmed(self, chosen: Candidate, finalists: Sequence[Candidate]) -> Candidate:
        """The choice, if it is better than the staff's own plan in fresh worlds too."""
        own = next((candidate for candidate in finalists if candidate.rank == 0), None)
        each = min(self.left() // 2, MOST_FRESH)
        if own is None or own is chosen or each < FEWEST:
            return chosen
        worlds = range(FRESH, FRESH + each)
        values = self.try_all([Trial(candidate.plan, world) for candidate in (chosen, own) for world in worlds])
        return chosen if fmean(values[:each]) > fmean(values[each:]) else own

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
        best = max(finalists, key=lambda candidate: candidate.score())
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
        left = min(1.0, max(0.0, chosen.answered))
        return Weighed(chosen.reply, left, max(0.0, left - reach), min(1.0, left + reach), len(chosen.values))


def shares(values: Sequence[str]) -> list[tuple[str, float]]:
    """How often each value is met, the commonest first."""
    return [(value, number / len(values)) for value, number in Counter(values).most_common()]


def ranking(candidate: Candidate) -> tuple[float, int]:
    """Better ones are greater; of equals the one that was named first."""
    return candidate.score(), -candidate.rank
