"""Where the Union's objectives should lie in the end: what may still be moved on 1 July, and where to (GG-16)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from longroll.games.guns.board import MOST_KEPT, Ground
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


class Way(NamedTuple):
    """An area that an objective can be moved to, and how hard it would be to keep there."""

    weakness: float
    moves: int
    area: int


@lru_cache(maxsize=MOST_KEPT)
def weaknesses(ground: Ground) -> tuple[float, ...]:
    """How hard an objective would be to keep in each area."""
    lay = lay_of(ground)
    homes = lay.homes["CSA"]
    return tuple(
        [COMMANDED * lay.posts[area].bit_count() + NEAR * FADES ** homes[area] for area in range(ground.n_areas)]
    )


@lru_cache(maxsize=512)
def ways(ground: Ground, area: int) -> tuple[Way, ...]:
    """Every area that an objective can be moved to, the best first."""
    weak = weaknesses(ground)
    found = {area: 0}
    edge = [area]
    for here in edge:
        if found[here] < MOST_STEPS:
            for other in steps(ground, here):
                if other not in found:
                    found[other] = found[here] + 1
                    edge.append(other)
    return tuple(sorted([Way(weak[other], moves, other) for other, moves in found.items()]))


@lru_cache(maxsize=256)
def best_lay(ground: Ground, goals: tuple[int, ...], red: int, moves: int) -> tuple[float, tuple[int, ...]]:
    """The easiest objectives to keep that can be reached with so many moves, and how weak they are: all together and
    the weakest once more."""
    weak = weaknesses(ground)
    one, two, three = [
        (Way(weak[goal], 0, goal),) if red >> number & 1 else ways(ground, goal) for number, goal in enumerate(goals)
    ]
    best, found = float("inf"), goals
    for first in one:
        if 2 * first.weakness >= best:
            break
        if first.moves > moves:
            continue
        for second in two:
            both = first.weakness + second.weakness
            worse = max(first.weakness, second.weakness)
            if both + worse >= best:
                break
            left = moves - first.moves - second.moves
            if left < 0 or not spaced(ground, [first.area, second.area]):
                continue
            for third in three:
                total = both + third.weakness + max(worse, third.weakness)
                if total >= best:
                    break
                if third.moves <= left and spaced(ground, [first.area, second.area, third.area]):
                    best, found = total, (first.area, second.area, third.area)
    return best, found
