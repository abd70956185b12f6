"""The boards of every game, drawn once for each language."""

from __future__ import annotations

from collections import defaultdict
from threading import Lock

from longroll.games import game as find_game
from longroll.kit.game import Game
from longroll.kit.scene import Board
from longroll.kit.state import State

_drawing: defaultdict[tuple[str, str], Lock] = defaultdict(Lock)
"""Nobody draws what another draws already."""
OWN = 200
"""Boards of maps that positions brought along: so many are kept."""
_own: dict[tuple[str, str, str], Board] = {}
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
    own = _own.get((game, language, digest))
    if own is not None:
        return own
    boards = boards_of(game, language)
    return boards.get(digest) or next(iter(boards.values()))


def own_board(game: Game, state: State, language: str) -> None:
    """Have the board of a position at hand, if it brings its own map."""
    board = game.own_board(state, language)
    if board is None:
        return
    _own[game.name, language, board.hash] = board
    while len(_own) > OWN:
        _own.pop(next(iter(_own)))


def board_at_hand(game: str, language: str, digest: str) -> Board | None:
    """The same, unless it would have to be drawn first."""
    return _own.get((game, language, digest)) or _boards.get((game, language), {}).get(digest)
