"""May an action be taken back? Derived from what happened, never marked by hand."""

from __future__ import annotations

from enum import Enum

from longroll.kit.foresight import learns
from longroll.kit.game import Game
from longroll.kit.state import CHANCE, State


class Undo(Enum):
    FREE = "free"
    CONSENT = "consent"
    NEVER = "never"


def learned(game: Game, before: State, after: State) -> bool:
    """Did anybody, spectators included, learn something hidden?"""
    seats = (*before.seat_names(), None)
    return any(learns(game.knowledge(before, seat), game.knowledge(after, seat)) for seat in seats)


def undo_class(game: Game, before: State, after: State) -> Undo:
    """The class of the action that led from ``before`` to ``after``.

    Never once dice were rolled or asked for, or something hidden became known; by consent when the turn passed
    to another seat or the game ended; free otherwise.
    """
    if before.mover == CHANCE or after.mover == CHANCE or learned(game, before, after):
        return Undo.NEVER
    return Undo.FREE if before.mover == after.mover else Undo.CONSENT
