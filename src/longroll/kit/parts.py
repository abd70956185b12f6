"""Parts of what is shown, made once for everything they depend on.

An answer changes little of a table: most of its things, panels and answers are as they were a moment ago, at this table
or at another one, for this viewer or for the other. Whoever draws says what a part depends on, and it is made when that
is new. What is kept is never changed, so it may be shared.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

Part = TypeVar("Part")

_every: list[dict[Hashable, Any]] = []


class Parts(Generic[Part]):
    """Parts of one kind. All are forgotten when there are too many: those in use are soon made again."""

    def __init__(self, room: int = 4_000) -> None:
        self._room = room
        self._kept: dict[Hashable, Part] = {}
        _every.append(self._kept)

    def get(self, depends: Hashable, make: Callable[[], Part]) -> Part:
        """The part that depends on nothing else; made if there is none yet."""
        part = self._kept.get(depends)
        if part is None:
            if len(self._kept) >= self._room:
                self._kept.clear()
            part = self._kept[depends] = make()
        return part


def forget() -> None:
    """Make everything anew from here on."""
    for kept in _every:
        kept.clear()
