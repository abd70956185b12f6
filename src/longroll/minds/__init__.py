"""Computer players. They are given views, never states, and answer with one of the view's options.

``random`` plays any game; ``staff`` is the script that a game's doctrine brings along; the levels that people choose
from (``recruit`` to ``marshal``) stand on it.
"""

from __future__ import annotations

from longroll.kit.game import Game, Mind
from longroll.kit.terms import BadInput
from longroll.minds.levels import Settings, level, levels
from longroll.minds.random_mind import RandomMind

__all__ = ["RandomMind", "levels", "mind", "minds"]


def minds(game: Game) -> list[str]:
    """Names of the computer players of a game: ``random``, its scripts, and the levels it offers, the weakest first."""
    return [RandomMind.name, *game.doctrine.minds(), *levels(game)]


def mind(game: Game, name: str, settings: Settings | None = None) -> Mind:
    """A fresh computer player; BadInput if the game has none of that name, or if it does not take these settings."""
    if name not in minds(game):
        raise BadInput(f"{game.name} has no computer player '{name}'; computer players are: {', '.join(minds(game))}")
    if name in levels(game):
        return level(game, name, settings or {})
    if settings:
        raise BadInput(f"the computer player '{name}' takes no settings")
    return RandomMind() if name == RandomMind.name else game.doctrine.minds()[name]()
