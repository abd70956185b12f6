"""The boards of every game, drawn once for each language."""

from __future__ import annotations

from functools import cache

from longroll.games import game as find_game
from longroll.kit.scene import Board


@cache
def boards_of(game: str, language: str) -> dict[str, Board]:
    """The boards of a game by their hashes, that of its first scenario first."""
    found = find_game(game)
    boards = [found.board(language, scenario) for scenario in found.scenarios]
    return {board.hash: board for board in boards}


def board_of(game: str, language: str, digest: str = "") -> Board:
    """The board a scene names; without one that of the first scenario."""
    boards = boards_of(game, language)
    return boards.get(digest) or next(iter(boards.values()))
