"""How often each side wins a scenario when computer players play it: counted by ``longroll arena --balance``, never
guessed. What was counted with a handicap stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from longroll.kit.game import Game
from longroll.kit.materials import load
from longroll.kit.shares import wilson

BALANCE: Final = "balance.json"
FEWEST: Final = 12
"""Fewer games than these say nothing."""
LEVEL: Final = 0.7
"""A side that wins more than this share has it too easy."""
HALF: Final = 0.5


class Balance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Finished games of a scenario between equal computer players: wins by side, the rest drawn; their mean length in
    answers, of dice too (0: not counted); the handicap they were played with ("": none)."""

    player: str
    games: int
    wins: dict[str, int]
    draws: int
    length: int = 0
    handicap: str = ""


def balance_file(game: Game) -> Path:
    """Beside the words; a game that was never counted has none."""
    return game.words.parent / BALANCE


def counted(game: Game) -> dict[str, list[Balance]]:
    """Everything that was counted, by scenario: once for each computer player and handicap, the weakest first."""
    file = balance_file(game)
    return load(file, dict[str, list[Balance]]) if file.is_file() else {}


def balances(game: Game) -> dict[str, Balance]:
    """How each scenario stands without a handicap: as the strongest player that has played it often enough found it."""
    enough = {
        scenario: [balance for balance in found if balance.games >= FEWEST and not balance.handicap]
        for scenario, found in counted(game).items()
    }
    return {scenario: found[-1] for scenario, found in enough.items() if found}


def recommended(game: Game) -> dict[str, Balance]:
    """By scenario the handicap that brings it level, as the player found it who says that it is uneven without."""
    found = {}
    kept = counted(game)
    for scenario, plain in balances(game).items():
        tried = [balance for balance in kept[scenario] if balance.player == plain.player and balance.handicap]
        best = nearest(tried)
        if uneven(plain) and best is not None and levels(best):
            found[scenario] = best
    return found


def uneven(found: Balance) -> str:
    """The side that wins too often, if there is one."""
    return next((seat for seat, won in found.wins.items() if won > LEVEL * found.games), "")


def points_of(found: Balance, seat: str) -> float:
    """The games a side has won, draws for half."""
    return found.wins.get(seat, 0) + found.draws * HALF


def share(found: Balance) -> float:
    """What the first side has won of its games."""
    return points_of(found, next(iter(found.wins))) / found.games


def nearest(tried: Sequence[Balance]) -> Balance | None:
    """Of several counts the one whose shares are nearest to a half."""
    enough = [balance for balance in tried if balance.games >= FEWEST]
    return min(enough, key=lambda found: abs(share(found) - HALF), default=None)


def levels(found: Balance) -> bool:
    """Is the scenario level so: does the 95 % interval of a side's share, draws for half, hold a half?"""
    low, high = wilson(share(found) * found.games, found.games)
    return low <= HALF <= high
