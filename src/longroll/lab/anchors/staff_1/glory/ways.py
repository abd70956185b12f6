"""How far it is to a goal, in movement points, from every hex of a map: worked out once for each goal."""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Final

from longroll.games.glory.board import Board

NO_WAY: Final = 9_999
"""The cost where no way leads to the goal."""


@cache
def arrivals(board: Board, epoch: int, cls: int) -> list[list[tuple[int, int]]]:
    """For each hex the hexes a step leads from, with its cost."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(board.n)]
    for place, steps in enumerate(board.ways[epoch][cls]):
        for other, cost, _ in steps:
            found[other].append((place, cost))
    return found


@lru_cache(maxsize=2_000)
def costs_to(board: Board, epoch: int, cls: int, goal: int) -> array[int]:
    """Movement points from each hex to a goal, units left out of account."""
    steps = arrivals(board, epoch, cls)
    found = array("i", [NO_WAY]) * board.n
    found[goal] = 0
    heap = [(0, goal)]
    while heap:
        spent, here = heappop(heap)
        if spent > found[here]:
            continue
        for other, cost in steps[here]:
            if spent + cost < found[other]:
                found[other] = spent + cost
                heappush(heap, (spent + cost, other))
    return found
