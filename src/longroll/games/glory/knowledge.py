"""What a seat may know: everything. Positions, boxes and the pool are public (part 1); only dice and draws are unknown.

So a view is the whole position, a sample is the position itself, and no fact is ever hidden or shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from longroll.games.glory.state import Battle


def seen_by(b: Battle, seat: str | None) -> Battle:  # noqa: ARG001
    """The position as a seat (None: a spectator) sees it."""
    return b


def knowledge(b: Battle, seat: str | None) -> Mapping[str, frozenset[int]]:  # noqa: ARG001
    """Hidden facts and their possible values: there are none."""
    return {}
