"""What several parts of a view ask: who stands on no position, what is certain of hidden blocks, which objectives are
safe.

Kept for all that it depends on, as the parts of a view themselves are.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.games.guns.cells import KNOWN, REDUCED
from longroll.games.guns.components import CSA, N_ALL, N_BLOCKS
from longroll.games.guns.knowledge import alone
from longroll.games.guns.lexicon import NOT_YET, OFF
from longroll.games.guns.rules.victory import fully_controlled
from longroll.games.guns.state import Battle
from longroll.kit.parts import Parts

Certain = tuple[tuple[int, int, int], ...]
"""Hidden blocks of which something is known for certain, each with its label and hint (see ``cells``)."""


class Roll(NamedTuple):
    """Blocks that stand on no position."""

    away: tuple[tuple[int, tuple[int, ...]], ...]
    """Places off the map and entry points with those who are there."""
    out: tuple[int, ...]
    """Of every block with a face the place, if it is out of play or not seen, else 0."""


_rolls: Parts[Roll] = Parts(room=2_000)
_certain: Parts[Certain] = Parts(room=2_000)
_safe: Parts[tuple[bool, ...]] = Parts()


def roll(b: Battle) -> Roll:
    return _rolls.get(tuple(b.at), lambda: called(b.at))


def called(at: list[int]) -> Roll:
    """The roll of blocks in these places."""
    away: dict[int, list[int]] = {}
    for block, place in enumerate(at):
        if OFF <= place < NOT_YET:
            away.setdefault(place, []).append(block)
    return Roll(
        tuple((place, tuple(blocks)) for place, blocks in away.items()),
        tuple(place if place > NOT_YET else 0 for place in at[:N_BLOCKS]),
    )


def certain(b: Battle) -> Certain:
    """What the viewer knows of hidden blocks: of one nothing, while others of its cell stand elsewhere."""
    seen = (bytes(b.label[N_BLOCKS:]), bytes(b.hint[N_BLOCKS:]), bytes(b.cell[N_BLOCKS:]), tuple(b.at[N_BLOCKS:]))
    return _certain.get(seen, lambda: recognized(b))


def recognized(b: Battle) -> Certain:
    return tuple(
        (block, b.label[block], b.hint[block])
        for block in range(N_BLOCKS, N_ALL)
        if b.label[block] in (KNOWN, REDUCED) and alone(b, block)
    )


def safe(b: Battle) -> tuple[bool, ...]:
    """Of each objective, whether the Union fully controls it (GG-20.3)."""
    depends = (b.ground, tuple(b.goals), b.red, b.occupied[CSA], b.turned[CSA])
    return _safe.get(depends, lambda: tuple(fully_controlled(b, number) for number in range(len(b.goals))))
