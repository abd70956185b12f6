"""The boards of every game, drawn once for each language."""

from __future__ import annotations

from collections import defaultdict
from threading import Lock

from longroll.games import game as find_game
from longroll.kit.scene import Board

_drawing: defaultdict[tuple[str, str], Lock] = defaultdict(Lock)
"""Nobody draws what another draws already."""
_boards: dict[tuple[str, str], dict[str, Board]] = {}


def boards_of(game: str, language: str) -> dict[str, Board]:
    """The boards of a game by their hashes, that of its first scenario first. The first time it takes seconds."""
    with _drawing[game, language]:
        if (game, language) not in _boards:
            found = find_game(game)
            boards = [found.board(language, scenario) for scenario in found.scenarios]
            _boards[game, language] = {board.hash: board for board in boards}
    return _boards[game, language]


def board_of(game: str, language: str, digest: str = "") -> Board:
    """The board a scene names; without one that of the first scenario."""
    boards = boards_of(game, language)
    return boards.get(digest) or next(iter(boards.values()))


def board_at_hand(game: str, language: str, digest: str) -> Board | None:
    """The same, unless it would have to be drawn first."""
    return _boards.get((game, language), {}).get(digest)
