"""What an enemy block may be worth: the exact chances of its values.

Nothing that is seen tells two worlds apart but the discs: a block never has more of them than its value (GB-11.2), and
a block has no identity beyond its place (GB-26.4). So every way to deal the eight blocks to places, hand and pile that
leaves no block overloaded is equally likely; ``Game.imagine`` draws one of them, here they are counted.
"""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.components import BLOCK_COUNTS, HIGHEST_BLOCK
from longroll.games.gettysburg.state import Battle

LOWEST: Final = 2
"""The smallest value of a block."""


def ways(discs: list[int], counts: list[int]) -> int:
    """In how many ways blocks (``counts`` by value) can be dealt to places with so many discs each.

    The place with the most discs chooses first: whatever fits there fits on the places after it too, so that each
    finds as many blocks as fit it, less those already dealt.
    """
    found = 1
    for dealt, least in enumerate(sorted(discs, reverse=True)):
        found *= max(0, sum(counts[max(least, LOWEST) :]) - dealt)
    return found


def block_chances(b: Battle, side: int) -> dict[int, tuple[float, ...]]:
    """For every place with a block of a side the chance of each value, by the value; to one who does not know them."""
    places = b.blocks(side)
    counts = list(BLOCK_COUNTS)
    total = ways([b.discs[place] for place in places], counts)
    found: dict[int, tuple[float, ...]] = {}
    for place in places:
        others = [b.discs[other] for other in places if other != place]
        chances = [0.0] * (HIGHEST_BLOCK + 1)
        for value in range(max(LOWEST, b.discs[place]), HIGHEST_BLOCK + 1):
            counts[value] -= 1
            chances[value] = (counts[value] + 1) * ways(others, counts) / total
            counts[value] += 1
        found[place] = tuple(chances)
    return found


def room_chance(b: Battle, side: int, place: int, discs: int = 1) -> float:
    """The chance that a block of a side can take so many more discs."""
    return sum(block_chances(b, side)[place][b.discs[place] + discs :])
