"""Where a state finds its game: every game stands on this shelf from the moment it is made.

The kit imports no game. A state's class names its module, and whoever imports that makes the game; so a state that
comes out of another process finds its game too. What needs the game's words or files is here, and never compiled.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from longroll.kit.terms import Message, Refusal
from longroll.kit.words import words

if TYPE_CHECKING:
    from longroll.kit.game import Game
    from longroll.kit.state import State

_games: dict[type[State], Game] = {}


def put(states: type[State], game: Game) -> None:
    """From now on states of this class (and of its children) belong to this game."""
    _games[states] = game


def game_of(states: type[State]) -> Game:
    """The game whose states these are; LookupError if none has been put here."""
    game = _look(states)
    if game is None:
        raise LookupError(f"{states.__qualname__} belongs to no game: no Game object was made for it")
    return game


def _look(states: type[State]) -> Game | None:
    return next((_games[kind] for kind in states.__mro__ if kind in _games), None)


# ---- in words ----------------------------------------------------------------------------------------------


def said(state: State, what: Message | Refusal, language: str) -> str:
    """A message in the words of the state's game; a refusal begins with its clause. Rules that are tried before they
    have a game have no words either: the message's key must do."""
    if isinstance(what, Refusal):
        return f"{what.clause}: {said(state, what.reason, language)}"
    game = _look(type(state))
    return what.key if game is None else words(game.words, language).say(what)


def described(state: State) -> str:
    """Game, scenario, moment and who decides what, in one line."""
    game = _look(type(state))
    if game is None:
        return f"<{type(state).__qualname__}; of no game>"
    decision = state.decision
    now = str(state.result) if decision is None else f"{decision.seat} decides: {decision.kind}"
    return f"<{' '.join(filter(None, (game.name, state.scenario)))}; {game.moment(state)}; {now}>"


# ---- between processes -------------------------------------------------------------------------------------


def packed(state: State) -> tuple[Any, ...]:
    """What is pickled of a state: its position, not its map."""
    position = zlib.compress(msgspec.json.encode(state.to_json()))
    return type(state), position, state.scenario, state.unasked, state.passed_over


def unpacked(states: type[State], position: bytes, scenario: str, unasked: tuple[int, ...], passed_over: str) -> State:
    """The state that was packed, on the map that this process has already."""
    state = game_of(states).position(msgspec.json.decode(zlib.decompress(position)))
    state.scenario = scenario
    state.unasked = unasked
    state.passed_over = passed_over
    return state
