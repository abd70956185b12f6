"""What must be true of every position."""

from __future__ import annotations

from picket.lexicon import SEATS
from picket.rules.fight import Fight
from picket.state import RESERVE, Line


def faults(b: Line) -> list[str]:
    """Everything that is wrong with a position; empty for a sound one."""
    found = []
    for side, seat in enumerate(SEATS):
        fighting = sum(isinstance(frame, Fight) and frame.side == side for frame in b.frames)
        if b.reserve[side] < 0 or b.pickets(side) + fighting > RESERVE:
            found.append(f"{seat} has pickets out of nothing")
    return found
