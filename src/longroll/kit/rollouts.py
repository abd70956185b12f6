"""Playing a position on a little way, quickly: what a plan leads to is found by trying it many times.

A game brings a *light* policy: a sensible answer to every decision in a small fraction of the time its staff takes, and
how far a position is worth playing on. What is played on is a world that the seat may be in (``Game.imagine``), never
the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from longroll.kit.chance import falls
from longroll.kit.state import CHANCE, State

Horizon = Callable[[Any], bool]
"""Is a position as far as one looks? The end of the game always is."""


class Light(Protocol):
    """A game's light policy."""

    def answer(self, b: Any, rng: Random) -> int:
        """A sensible answer (of ``b.codes``) of the player who decides."""
        ...

    def horizon(self, b: Any) -> Horizon:
        """How far to play on from this position."""
        ...


def roll_out(light: Light, world: State, rng: Random) -> int:
    """Play a world on, by the light policy for every seat, to its horizon; the number of answers, of dice too. The
    world is changed: play on a copy."""
    reached = light.horizon(world)
    number = 0
    while not reached(world):
        world.play(fallen(world, rng) if world.mover == CHANCE else light.answer(world, rng))
        number += 1
    return number


def fallen(world: State, rng: Random) -> int:
    """How dice or a draw fall."""
    weights = world.weights()
    return world.codes[falls(rng.randrange(sum(weights)), weights)]
