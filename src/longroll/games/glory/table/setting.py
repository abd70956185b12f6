"""What never changes at a table, as one number: a short part of what kept parts depend on."""

from __future__ import annotations

from functools import lru_cache
from itertools import count

from longroll.games.glory.board import Board
from longroll.games.glory.components import Roster
from longroll.games.glory.state import Battle

_numbers = count()


def setting(b: Battle, language: str) -> int:
    """The number of a map, a roster and a language."""
    return _number(b.board, b.roster, language)


@lru_cache(maxsize=128)
def _number(_board: Board, _roster: Roster, _language: str) -> int:
    """Parts that are kept name this and not the map itself: maps that positions bring along could never go."""
    return next(_numbers)
