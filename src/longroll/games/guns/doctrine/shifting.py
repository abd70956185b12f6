"""Where the Union's objectives should lie in the end: what may still be moved on 1 July, and where to (GG-16)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from longroll.games.guns.board import Ground
from longroll.games.guns.components import CSA, HISTORICAL, NIGHT, USA
from longroll.games.guns.doctrine.lay import lay_of
from longroll.games.guns.rules.objectives import ENOUGH, spaced, steps
from longroll.games.guns.rules.reinforcements import SCHEDULE
from longroll.games.guns.state import Battle

LATE: Final = 0.6
"""Share of the hours in which the Union is late, where nobody knows who comes when."""
COMMANDED: Final = 0.5
"""What each position from which an area can be commanded costs."""
NEAR: Final = 10.0
FADES: Final = 0.75
"""What it costs to lie at the Confederates' entry areas, and what is left of it one area farther away."""
MOST_STEPS: Final = 7
"""Moves of one objective that are looked ahead."""


def moves_to_come(b: Battle) -> int:
    """Moves that the Union will earn after this turn's."""
    if b.day > 1:
        return 0
    start = min(NIGHT, b.space + b.length)
    if not b.rules & HISTORICAL:
        return round(LATE * (NIGHT - start))
    union, rebels = b.received[USA], b.received[CSA]
    moves = 0
    for space in range(start, NIGHT + 1):
        union += (1, space, USA) in SCHEDULE
        rebels += (1, space, CSA) in SCHEDULE
        moves += union < min(rebels, ENOUGH)
    return moves


@lru_cache(maxsize=512)
def ways(ground: Ground, area: int) -> tuple[tuple[int, int], ...]:
    """(moves, area) of every area that an objective can be moved to, itself first."""
    found = {area: 0}
    edge = [area]
    for here in edge:
        if found[here] < MOST_STEPS:
            for other in steps(ground, here):
                if other not in found:
                    found[other] = found[here] + 1
                    edge.append(other)
    return tuple((number, other) for other, number in found.items())


def weakness(ground: Ground, area: int) -> float:
    """How hard an objective would be to keep in an area."""
    lay = lay_of(ground)
    return COMMANDED * lay.posts[area].bit_count() + NEAR * FADES ** lay.homes["CSA"][area]


@lru_cache(maxsize=256)
def best_lay(ground: Ground, goals: tuple[int, ...], red: int, moves: int) -> tuple[float, tuple[int, ...]]:
    """The easiest objectives to keep that can be reached with so many moves, and how weak they are."""
    reach: list[tuple[tuple[float, int, int], ...]] = []
    for number, goal in enumerate(goals):
        there = ((0, goal),) if red >> number & 1 else ways(ground, goal)
        reach.append(tuple(sorted((weakness(ground, area), away, area) for away, area in there if away <= moves)))
    best, found = float("inf"), goals
    for first, spent, one in reach[0]:
        if first >= best:
            break
        for second, more, two in reach[1]:
            if first + second + max(first, second) >= best:
                break
            if spent + more > moves or not spaced(ground, [one, two]):
                continue
            for third, last, three in reach[2]:
                total = first + second + third + max(first, second, third)
                if total >= best:
                    break
                if spent + more + last <= moves and spaced(ground, [one, two, three]):
                    best, found = total, (one, two, three)
    return best, found
