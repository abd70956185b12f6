"""The boards of every game, drawn once for each language."""

from __future__ import annotations

from collections import defaultdict
from threading import Lock

from longroll.games import game as find_game
from longroll.kit.game import Game
from longroll.kit.memory import forget_oldest
from longroll.kit.scene import Board
from longroll.kit.state import State

_drawing: defaultdict[tuple[str, str], Lock] = defaultdict(Lock)
"""Nobody draws what another draws already."""
OWN = 300
"""Boards that positions brought along or were shown on: so many are kept."""
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
    """The board a scene names; without one that of the first scenario. To find one that no table has been shown on all
    boards of the game are drawn."""
    found = board_at_hand(game, language, digest)
    if found is not None:
        return found
    boards = boards_of(game, language)
    return boards.get(digest) or next(iter(boards.values()))


def own_board(game: Game, state: State, language: str) -> None:
    """Have the board of a position at hand: its own map, or that of its scenario, which its scene was just drawn for.
    Whoever is shown it asks for this board next, and should not wait for those of the game's other scenarios."""
    board = game.own_board(state, language)
    if board is None and state.scenario in game.scenarios:
        board = game.board(language, state.scenario)
    if board is None or board_at_hand(game.name, language, board.hash) is not None:
        return
    _own[game.name, language, board.hash] = board
    while len(_own) > OWN:
        forget_oldest(_own)


def board_at_hand(game: str, language: str, digest: str) -> Board | None:
    """The board a scene names, unless it would have to be drawn first."""
    return _own.get((game, language, digest)) or _boards.get((game, language), {}).get(digest)
