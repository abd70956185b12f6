"""Races: which of several courses gains most on what the script would do.

All are tried in the same worlds with the same luck. The poorer half drops out again and again (sequential halving), so
that most trials go to those that are hard to tell apart. What few trials promise is held against experience: the best
of many looks better than it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import TypeVar

from longroll.minds.experience import Habit

FEWEST = 2
"""Worlds that a course is tried in before it can drop out."""
GLANCE = 4
"""Courses that are looked at together at first."""
FIRST_SHARE = 0.5
"""Of all trials, those for the first look."""
FINALISTS = 2
"""Courses that never drop out, beside the script's own."""
LEAST_GAIN = 0.01
"""What a course must promise to be preferred to the script's own."""


class Entrant:
    """A course, and what its trials gave, in the order of the worlds. Rank 0 is the script's own."""

    def __init__(self, rank: int, habit: Habit) -> None:
        self.rank, self.habit = rank, habit
        self.values: list[float] = []

    def mean(self) -> float:
        return fmean(self.values)


Runner = TypeVar("Runner", bound=Entrant)


def gains(one: Entrant, other: Entrant) -> list[float]:
    """How much better a course is than another, in each world that both were tried in."""
    return [mine - theirs for mine, theirs in zip(one.values, other.values, strict=False)]


def promise(one: Entrant, own: Entrant) -> float:
    """What it is expected to gain on the script's own."""
    return one.habit.expected(gains(one, own)) if one is not own else 0.0


def race(
    entrants: Sequence[Runner], run: Callable[[Sequence[Runner], int], None], left: Callable[[float], int]
) -> list[Runner]:
    """The script's own course, which is the first of the entrants, and those that stayed, the best first. ``run`` tries
    some until each was tried in so many worlds; ``left`` says how many trials are left of a share of all."""
    own = entrants[0]
    alive = first_look(entrants, run, left)
    worlds = FEWEST
    while alive:
        alive.sort(key=lambda one: (-promise(one, own), one.rank))
        del alive[max(FINALISTS, (len(alive) + 1) // 2) :]
        more = min(worlds, left(1.0) // (len(alive) + 1))
        if more < 1:
            break
        worlds += more
        run([own, *alive], worlds)
    return [own, *alive]


def first_look(
    entrants: Sequence[Runner], run: Callable[[Sequence[Runner], int], None], left: Callable[[float], int]
) -> list[Runner]:
    """Those that differ from the script's own, in a few worlds; where the time is short those that were named last are
    not looked at."""
    own = entrants[0]
    looked: list[Runner] = []
    for first in range(0, len(entrants), GLANCE):
        some = entrants[first : first + GLANCE]
        run(some, 1)
        run([one for one in some if one is own or not same(one, own)], FEWEST)
        looked += [one for one in some if any(gains(one, own))]
        if left(FIRST_SHARE) < GLANCE * FEWEST:
            break
    return looked


def same(one: Entrant, own: Entrant) -> bool:
    """Did it come to the very same in the first world? Then both did the same; but many games are won or lost."""
    value = one.values[0]
    return value == own.values[0] and 0.0 < value < 1.0
