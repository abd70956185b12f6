"""Computer players. They are given views, never states, and answer with one of the view's options.

``random`` plays any game; the others are scripts that a game's doctrine brings along.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from longroll.kit.game import Game, Mind
from longroll.kit.terms import BadInput
from longroll.minds.random_mind import RandomMind

__all__ = ["RandomMind", "mind", "minds"]


def minds(game: Game) -> list[str]:
    """Names of the computer players of a game, ``random`` first."""
    return list(_makers(game))


def mind(game: Game, name: str, settings: Mapping[str, str] | None = None) -> Mind:
    """A fresh computer player; BadInput if the game has none of that name, or if it does not take these settings."""
    makers = _makers(game)
    if name not in makers:
        raise BadInput(f"{game.name} has no computer player '{name}'; computer players are: {', '.join(makers)}")
    if settings:
        raise BadInput(f"the computer player '{name}' takes no settings")
    return makers[name]()


def _makers(game: Game) -> dict[str, Callable[[], Mind]]:
    return {RandomMind.name: RandomMind, **game.doctrine.minds()}
