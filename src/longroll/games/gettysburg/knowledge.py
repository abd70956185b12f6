"""GB-26 Information: what a seat may know, and full positions consistent with it.

Only the values of command blocks are hidden, and a block has no identity beyond its place: hand and set-aside
blocks are counts by value, so nothing can link a block to an earlier or later appearance (GB-26.4).
"""

from __future__ import annotations

from functools import cache
from random import Random

from longroll.games.gettysburg.components import BLOCK_COUNTS, CSA, SIDES, UNION
from longroll.games.gettysburg.state import Battle

UNKNOWN = 1
"""Stands for the value of a block that is not known."""


def hide(b: Battle, side: int) -> None:
    """Forget the values of one side's blocks."""
    for counts in (b.hand, b.aside):
        total = sum(counts[side * 6 : side * 6 + 6])
        counts[side * 6 : side * 6 + 6] = [0, total, 0, 0, 0, 0]
    for place in b.blocks(side):
        b.block[place] = UNKNOWN


def seen_by(b: Battle, seat: str | None) -> Battle:
    """The position as a seat (None: a spectator) knows it."""
    redacted = b.copy()
    for side in (CSA, UNION):
        if seat != SIDES[side]:
            hide(redacted, side)
    return redacted


def guess(b: Battle, rng: Random) -> None:
    """Give every unknown block a value consistent with its discs; all consistent worlds are equally likely."""
    for side in (CSA, UNION):
        places = [p for p in b.blocks(side) if b.block[p] == UNKNOWN]
        hand, aside = b.hand[side * 6 + UNKNOWN], b.aside[side * 6 + UNKNOWN]
        if not places and not hand and not aside:
            continue
        values = [v for v in range(2, 6) for _ in range(BLOCK_COUNTS[v])]
        while True:
            # a draw that does not fit is thrown away whole, or some worlds would be likelier than others
            rng.shuffle(values)
            if all(values[n] >= b.discs[p] for n, p in enumerate(places)):
                break
        for n, place in enumerate(places):
            b.block[place] = values[n]
        rest = values[len(places) :]
        for counts, number in ((b.hand, hand), (b.aside, aside)):
            counts[side * 6 + UNKNOWN] = 0
            for value in rest[:number]:
                counts[side * 6 + value] += 1
            rest = rest[number:]


@cache
def possible_values(discs: int) -> frozenset[int]:
    """Values a block may have, judged by its discs (GB-11.2)."""
    return frozenset(v for v in range(2, 6) if v >= discs)


def knowledge(b: Battle, seat: str | None) -> dict[str, frozenset[int]]:
    """For every block on the map whose value the seat does not see: the values it may have."""
    found: dict[str, frozenset[int]] = {}
    for side in (CSA, UNION):
        if seat == SIDES[side]:
            continue
        for place in b.blocks(side):
            found[f"block {SIDES[side]} {place}"] = possible_values(b.discs[place])
    return found
