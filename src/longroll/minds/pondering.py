"""Thinking on the enemy's time: he is taken to play as the light policy does, and what one would plan then is tried.

He seldom plays exactly so, but plans are plain data and most of them are still there when he has played otherwise. What
was promised of them (a *hunch*) says which to look at first, and which not to look at again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter

from longroll.kit.game import Game, View
from longroll.kit.planning import Plan
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, State
from longroll.minds.trials import LONGEST, Bench, Post, Trial, planning

Hunches = Mapping[Plan, tuple[float, int]]
"""By plan: the sum of the chances that its trials promised, and their number."""

ENOUGH = 3
"""Trials after which a hunch counts."""
KEPT = 8
"""Plans that are looked at again, however poor they seemed."""


def ponder(game: Game, view: View, hunches: Hunches, rng: Random, seconds: float, most: int = 100_000) -> Hunches:
    """Try plans for the next time that a view's seat will plan, for so long or so many trials; what was promised so far
    and now."""
    found = dict(hunches)
    until = perf_counter() + seconds
    tried = 0
    while perf_counter() < until and tried < most:
        known = foreseen(game, view, rng)
        if known is None:
            break
        bench = Bench(game, Post(known, view.seat or "", f"{rng.getrandbits(64)}"))
        for plan in bench.planner.plans(known):
            if perf_counter() >= until or tried >= most:
                break
            total, number = found.get(plan, (0.0, 0))
            found[plan] = (total + bench.value(Trial(plan, 0)), number + 1)
            tried += 1
    return found


def foreseen(game: Game, view: View, rng: Random) -> State | None:
    """A position as the seat may know it when it will plan next; None if the game ends before."""
    planner, light = planning(game)
    world = game.sample(view, rng)
    for _ in range(LONGEST):
        if world.over:
            return None
        if world.seat == view.seat:
            known = game.known(world, view.seat)
            if len(planner.plans(known)) > 1:
                return known
        world.play(fallen(world, rng) if world.mover == CHANCE else light.answer(world, rng))
    return None


def by_hunch(plans: Sequence[Plan], hunches: Hunches) -> list[Plan]:
    """Plans in the order in which they are worth a look: the staff's own, then those that promise most; the poorer half
    of those that were tried enough is left out. Without hunches they stay as they are."""
    if not hunches:
        return list(plans)

    def promise(plan: Plan) -> float:
        total, number = hunches.get(plan, (0.0, 0))
        return total / number if number >= ENOUGH else 1.0

    own, *others = plans
    others.sort(key=promise, reverse=True)
    known = [plan for plan in others if hunches.get(plan, (0.0, 0))[1] >= ENOUGH]
    poor = set(known[max(KEPT, (len(known) + 1) // 2) :])
    return [own, *(plan for plan in others if plan not in poor)]
