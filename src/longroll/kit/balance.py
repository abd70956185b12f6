"""How often each side wins a scenario when computer players play it: counted by ``tools/balance.py``, never guessed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from longroll.kit.game import Game
from longroll.kit.materials import load

FEWEST = 12
"""Fewer games than these say nothing."""


class Balance(msgspec.Struct, frozen=True):
    """Finished games of a scenario between equal computer players: wins by side, the rest drawn."""

    player: str
    games: int
    wins: dict[str, int]
    draws: int


def balance_file(game: Game) -> Path:
    """Beside the words; a game that was never counted has none."""
    return game.words.parent / "balance.json"


def balances(game: Game) -> dict[str, Balance]:
    """What was counted, by scenario."""
    file = balance_file(game)
    return load(file, dict[str, Balance]) if file.is_file() else {}
