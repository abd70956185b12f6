"""A cadet: plays what the staff would play, and now and then something else. ``docs/bots.md`` of Long Roll shows how a
package brings a computer player along."""

from __future__ import annotations

from random import Random

from longroll.kit import Game, Mind, Option, View

DARING = 0.1
"""How often it does as it likes."""


class Cadet:
    """It knows no game: it asks the game's own script."""

    name = "cadet"

    def __init__(self, staff: Mind) -> None:
        self._staff = staff

    def choose(self, view: View, rng: Random) -> Option:
        if rng.random() < DARING:
            return rng.choice(view.options)
        return self._staff.choose(view, rng)


def cadet(game: Game) -> Mind | None:
    """A cadet of a game; None where there is no staff to learn from."""
    scripts = game.doctrine.minds()
    return Cadet(scripts["staff"]()) if "staff" in scripts else None
