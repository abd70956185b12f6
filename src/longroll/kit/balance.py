"""How often each side wins a scenario when computer players play it: counted by ``longroll arena --balance``, never
guessed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from longroll.kit.game import Game
from longroll.kit.materials import load

BALANCE: Final = "balance.json"
FEWEST: Final = 12
"""Fewer games than these say nothing."""


class Balance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Finished games of a scenario between equal computer players: wins by side, the rest drawn; their mean length in
    answers, of dice too (0: not counted)."""

    player: str
    games: int
    wins: dict[str, int]
    draws: int
    length: int = 0


def balance_file(game: Game) -> Path:
    """Beside the words; a game that was never counted has none."""
    return game.words.parent / BALANCE


def counted(game: Game) -> dict[str, list[Balance]]:
    """Everything that was counted, by scenario: once for each computer player, the weakest first."""
    file = balance_file(game)
    return load(file, dict[str, list[Balance]]) if file.is_file() else {}


def balances(game: Game) -> dict[str, Balance]:
    """How each scenario stands: as the strongest player that has played it often enough found it."""
    enough = {
        scenario: [balance for balance in found if balance.games >= FEWEST] for scenario, found in counted(game).items()
    }
    return {scenario: found[-1] for scenario, found in enough.items() if found}
