"""What a seat may know: everything (MR-1.2). Only dice are unknown before they are rolled.

So a view is the whole position, a sample is the position itself, and no fact is ever hidden or shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from longroll.games.reason.state import Battle


def seen_by(b: Battle, seat: str | None) -> Battle:  # noqa: ARG001
    """The position as a seat (None: a spectator) sees it."""
    return b


def knowledge(b: Battle, seat: str | None) -> Mapping[str, frozenset[int]]:  # noqa: ARG001
    """Hidden facts and their possible values: there are none."""
    return {}
