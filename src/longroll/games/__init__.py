"""The games. Each is one package; nothing else knows their rules."""

from __future__ import annotations

from importlib import import_module

from longroll.kit.game import Game
from longroll.kit.terms import BadInput

NAMES = ("gettysburg", "guns", "glory", "reason")


def games() -> tuple[str, ...]:
    """Names of all games."""
    return NAMES


def game(name: str) -> Game:
    """A game by name; BadInput if there is none."""
    if name not in NAMES:
        raise BadInput(f"no game '{name}'; games are: {', '.join(NAMES)}")
    found: Game = getattr(import_module(f"longroll.games.{name}"), name.upper())
    return found
