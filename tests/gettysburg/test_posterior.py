"""The chances of hidden block values, against every deal there is and against worlds that are imagined."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import SECTOR
from longroll.games.gettysburg.components import BLOCK_COUNTS, CSA, UNION
from longroll.games.gettysburg.doctrine.posterior import block_chances, room_chance
from longroll.games.gettysburg.state import Battle
from longroll.kit.clauses import rule

DEALS = [[0], [2, 0], [5, 3], [4, 4, 3], [1, 5, 4, 2], [3, 3, 3, 3], [5, 5, 4, 4, 0]]
"""Discs with the blocks on the map."""
PLACES = [SECTOR[code] for code in ("LEI", "CEM", "CUL", "HUM", "WEI")]


def dealt(discs: list[int], side: int) -> Battle:
    b = GETTYSBURG.new("first-day")
    assert isinstance(b, Battle)
    for place, number in zip(PLACES, discs, strict=False):
        b.post_block(side, place, 5)
        b.discs[place] = number
    return b


@rule("GB-11.2", "GB-26.1", "GB-26.4")
@pytest.mark.parametrize("discs", DEALS)
def test_the_chances_are_those_of_all_deals(discs: list[int]) -> None:
    """Every deal of eight blocks, those of one value told apart, that leaves none overloaded counts the same."""
    blocks = [value for value in range(6) for _ in range(BLOCK_COUNTS[value])]
    deals = [deal for deal in permutations(blocks, len(discs)) if all(v >= d for v, d in zip(deal, discs, strict=True))]
    chances = block_chances(dealt(discs, UNION), UNION)
    for number, place in enumerate(PLACES[: len(discs)]):
        for value in range(6):
            share = sum(deal[number] == value for deal in deals) / len(deals)
            assert abs(chances[place][value] - share) < 1e-12


def test_worlds_that_are_imagined_have_these_chances() -> None:
    """Values of a real position, imagined two thousand times."""
    state = GETTYSBURG.new("third-day")
    known = GETTYSBURG.known(state, "CSA")
    assert isinstance(state, Battle)
    chances = block_chances(state, UNION)
    rng, number = Random(5), 2000
    seen = {place: [0] * 6 for place in chances}
    for _ in range(number):
        world = GETTYSBURG.imagine(known, "CSA", rng)
        for place in chances:
            seen[place][world.block[place]] += 1
    for place, shares in chances.items():
        for value in range(6):
            assert abs(seen[place][value] / number - shares[value]) < 0.05
    assert set(chances) == set(state.blocks(UNION))


def test_room_is_what_is_left_of_the_value() -> None:
    b = dealt([5, 3], CSA)
    assert room_chance(b, CSA, PLACES[0]) == 0.0
    assert abs(room_chance(b, CSA, PLACES[1]) - (1 - block_chances(b, CSA)[PLACES[1]][3])) < 1e-12
    assert room_chance(b, CSA, PLACES[1], 2) == block_chances(b, CSA)[PLACES[1]][5]
