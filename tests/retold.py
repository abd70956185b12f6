"""Kept games as the moments that a film is made of."""

from __future__ import annotations

from pathlib import Path

from longroll.kit import Game
from longroll.kit.film import Moment
from longroll.kit.record import begin, decode, step


def retold(game: Game, path: Path) -> list[Moment]:
    """A kept game, answer by answer. The position after one is the very one before the next: it is drawn once."""
    record = decode(path.read_bytes())
    state = begin(game, record)
    before = state.copy()
    found = []
    for number, move in enumerate(record.actions, 1):
        events = step(state, number, move)
        after = state.copy()
        found.append(Moment(number, move.seat, before, events, after))
        before = after
    return found
