"""Trying plans in worlds: what is decided by looking ahead is found by playing on, often, and asking who would win.

A *trial* is a plan in one imagined world. Its dice and every choice by lot come from the world's own number, so that
all plans are tried in the same worlds with the same luck, and a trial has the same value wherever it is worked out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from longroll.kit.game import Game
from longroll.kit.planning import Plan, Planner
from longroll.kit.rollouts import Horizon, Light, fallen
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import BadInput
from longroll.minds.judging import judge_of
from longroll.minds.thinker import staff_of

PARTICLES = 6
"""Worlds from which one is taken, where the enemy's acts say which is likelier."""
LONGEST = 4_000
"""Answers after which a trial ends wherever it is: a plan that never comes to its horizon must not hang a game."""


class Trial(msgspec.Struct, frozen=True):
    """A plan in a world, against an enemy who plays by the script, or by a plan of his own."""

    plan: Plan
    world: int
    reply: Plan | None = None


class Post(msgspec.Struct, frozen=True):
    """Where somebody thinks: the position as his seat knows it, and the number that his imagination starts from."""

    known: State
    seat: str
    seed: str


class Bench:
    """Works out trials from one post."""

    def __init__(self, game: Game, post: Post) -> None:
        self.game, self.post = game, post
        self.planner, _ = planning(game)
        self.staff = staff_of(game)
        self.judge = judge_of(game)
        self.side = self.planner.side(post.known)
        self._worlds: dict[int, State] = {}

    def world(self, number: int) -> State:
        """A world that the seat may be in. To be copied."""
        found = self._worlds.get(number)
        if found is None:
            found = self._worlds[number] = self.imagined(self.luck("world", number))
        return found

    def imagined(self, rng: Random) -> State:
        """One of the worlds that agree with what the seat knows; of several, rather one that the enemy's acts speak
        for."""
        known, seat = self.post.known, self.post.seat
        likelihood = self.game.doctrine.likelihood
        if likelihood is None:
            return self.game.imagine(known, seat, rng)
        particles = [self.game.imagine(known, seat, rng) for _ in range(PARTICLES)]
        return rng.choices(particles, [likelihood(particle, seat) for particle in particles])[0]

    def luck(self, of: str, number: int) -> Random:
        return Random(f"{self.post.seed} {of} {number}")

    def value(self, trial: Trial) -> float:
        """The chance of the side that thinks to win where a trial ends."""
        world = self.end(trial)
        return favour(self.judge.chance(world), self.side)

    def end(self, trial: Trial) -> State:
        """Where a trial ends."""
        world = self.world(trial.world).copy()
        Course(self, trial.plan, trial.reply).run(world, self.luck("luck", trial.world), self.planner.horizon(world))
        return world

    def values(self, trials: Sequence[Trial]) -> list[float]:
        return [self.value(trial) for trial in trials]

    def replies(self, plan: Plan, most: int) -> list[Plan]:
        """What the enemy may plan where he first decides after a plan was begun; none if he does not."""
        world = self.world(0).copy()
        course = Course(self, plan)
        reached = self.planner.horizon(world)
        rng = self.luck("luck", 0)
        while not reached(world) and course.answers < LONGEST:
            if world.mover != CHANCE and self.planner.side(world) != self.side:
                found = self.planner.plans(world)
                if len(found) > 1:
                    return found[:most]
            world.play(course.answer(world, rng))
        return []


class Course:
    """How a trial goes on: the plan is followed until it is time for another, and whatever is not planned the script
    decides. So a plan is as good as what the script makes of it, which is what it will be worth at the table."""

    def __init__(self, bench: Bench, plan: Plan | None, reply: Plan | None = None) -> None:
        self.bench, self.plan, self.reply = bench, plan, reply
        """The plan that is still followed, and the enemy's; without one the script decides."""
        known = bench.post.known
        self.stamp, self.seat = bench.planner.stamp(known), bench.post.seat
        self.answers = 0

    def run(self, world: State, rng: Random, reached: Horizon) -> None:
        """Play a world on to a horizon."""
        while not reached(world) and self.answers < LONGEST:
            world.play(self.answer(world, rng))

    def answer(self, world: State, rng: Random) -> int:
        self.answers += 1
        if world.mover == CHANCE:
            return fallen(world, rng)
        if len(world.codes) == 1:
            return world.codes[0]
        planner = self.bench.planner
        if planner.side(world) != self.bench.side:
            plan = self.reply
        else:
            if self.plan is not None and (world.seat != self.seat or planner.stamp(world) != self.stamp):
                self.plan = None
            plan = self.plan
        return self.bench.staff.think(world, rng) if plan is None else planner.follow(world, plan)


def favour(chance: float, side: int) -> float:
    """The chance of a side, from that of the first."""
    return chance if side == 0 else 1.0 - chance


def planning(game: Game) -> tuple[Planner, Light]:
    """How a game plans and plays on; BadInput if it cannot."""
    planner, light = game.doctrine.planner, game.doctrine.light
    if planner is None or light is None:
        raise BadInput(f"{game.name} has no plans to search")
    return planner, light
