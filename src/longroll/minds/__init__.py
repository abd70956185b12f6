"""Computer players. They are given views, never states, and answer with one of the view's options.

``random`` plays any game; ``staff`` is the script that a game's doctrine brings along; the levels that people choose
from (``recruit`` to ``marshal``) stand on it; guests are what others have made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from longroll.kit.game import Game, Mind
from longroll.kit.terms import BadInput
from longroll.minds.guests import playing
from longroll.minds.levels import Settings, level, levels
from longroll.minds.outside import allow, allowed, typed_mind
from longroll.minds.random_mind import RandomMind

__all__ = ["RandomMind", "allow", "guests", "levels", "mind", "minds", "trouble", "unknown"]


def minds(game: Game) -> list[str]:
    """Names of the computer players of a game: ``random``, its scripts, the levels it offers (the weakest first), and
    those that others have made."""
    return [*_makers(game)]


def mind(game: Game, name: str, settings: Settings | None = None) -> Mind:
    """A fresh computer player; BadInput if the game has none of that name, or if it does not take these settings."""
    makers = _makers(game)
    if name not in makers:
        raise unknown(game, name)
    if name in levels(game):
        return level(game, name, settings or {})
    if settings:
        raise BadInput(f"the computer player '{name}' takes no settings")
    return makers[name]()


def guests(game: Game) -> list[str]:
    """Names of the computer players that others have made, for tables to offer after our own."""
    return list(playing(game)[0])


def trouble(game: Game) -> dict[str, str]:
    """Guests that cannot play a game, by name, with the reason."""
    return playing(game)[1]


def unknown(game: Game, name: str, others: Iterable[str] = ()) -> BadInput:
    """What to say of a name that nobody has: why a guest cannot play, or who there is (``others`` too)."""
    known = ", ".join([*minds(game), *others])
    otherwise = f"{game.name} has no computer player '{name}'; computer players are: {known}"
    return BadInput(trouble(game).get(name, otherwise))


def _makers(game: Game) -> dict[str, Callable[[], Mind]]:
    return {
        RandomMind.name: RandomMind,
        **game.doctrine.minds(),
        **{name: partial(level, game, name, {}) for name in levels(game)},
        **playing(game)[0],
        **{name: partial(typed_mind, name) for name in allowed()},
    }
