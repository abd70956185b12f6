"""What a seat sees of an answer: which of the blocks it sees from behind are touched."""

from __future__ import annotations

from longroll.games.guns import GUNS
from longroll.games.guns.components import ARMY_OF, N_BLOCKS
from longroll.games.guns.hiding import shadows_of
from longroll.games.guns.state import Battle
from longroll.kit import State


def deed(state: State, code: int, seat: str | None) -> frozenset[int]:
    """The shadows an answer moves or gives a part to."""
    b = GUNS.battle(state)
    mine = b.army_of_seat(seat)
    hidden = {block: shadow for army in (0, 1) if army != mine for block, shadow in shadows_of(b, army).items()}
    after = b.copy()
    after.take(code)
    before, now = parts(b), parts(after)
    touched = {k for k in range(N_BLOCKS) if ARMY_OF[k] != mine and (after.at[k] != b.at[k] or now[k] != before[k])}
    return frozenset(hidden[block] for block in touched if block in hidden)


def parts(b: Battle) -> list[int]:
    """How often each block is named by the procedures in hand."""
    counts = [0] * N_BLOCKS
    for frame in b.frames:
        for name in frame.block_fields():
            value = getattr(frame, name)
            for block in value if isinstance(value, list) else [value]:
                if 0 <= block < N_BLOCKS:
                    counts[block] += 1
    return counts
