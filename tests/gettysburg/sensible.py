"""Sensible games: the staff plays both sides, or one side against a warlike stranger."""

from __future__ import annotations

from random import Random

from longroll.games.gettysburg.doctrine.staff import decide
from longroll.games.gettysburg.game import GETTYSBURG
from longroll.games.gettysburg.state import Battle
from longroll.kit import CHANCE, State
from tests.acceptance.walks import uniformly, warlike


def sensibly(state: State, rng: Random) -> int:
    """What the staff of the deciding side answers; dice stay random."""
    assert isinstance(state, Battle)
    return uniformly(state, rng) if state.mover == CHANCE else decide(GETTYSBURG.known(state, state.seat))


def half_sensibly(state: State, rng: Random) -> int:
    """The staff half of the time, a stranger who looks for a fight the other half."""
    return sensibly(state, rng) if rng.random() < 0.5 else warlike(state, rng)
