"""What computer players of every game have in common: they think about the position as their seat knows it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from longroll.kit.game import Game, View
from longroll.kit.scripts import Script
from longroll.kit.state import State
from longroll.kit.terms import BadInput, Option

STAFF = "staff"


class Thinker(ABC):
    """A computer player of one game."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name = game, name
        self.staff = staff_of(game)

    @abstractmethod
    def think(self, known: State, rng: Random) -> int:
        """One of the answers of a position as the deciding seat knows it."""

    def choose(self, view: View, rng: Random) -> Option:
        known = self.staff.known(view)
        return view.options[known.codes.index(self.think(known, rng))]


def staff_of(game: Game) -> Script:
    """A game's script; BadInput if it has none."""
    make = game.doctrine.minds().get(STAFF)
    script = make() if make is not None else None
    if not isinstance(script, Script):
        raise BadInput(f"{game.name} has no script to stand on")
    return script
