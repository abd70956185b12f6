"""Whether a computer player takes a draw that it is offered. It says yes or no, and nothing of what it thinks."""

from __future__ import annotations

from random import Random
from statistics import fmean

from longroll.kit.game import Game, View
from longroll.minds.judging import judge_of
from longroll.minds.levels import RECRUIT
from longroll.minds.trials import favour

WORLDS = 24
"""Worlds that the position is judged in."""
EVEN = 0.5
LEVEL = 0.6
"""Up to this a recruit takes a game for level."""


def takes_draw(game: Game, level: str, view: View, rng: Random) -> bool:
    """Does a level take a draw? Not if it hopes for more. Where a game does not say what a position is worth, nobody
    can tell, and plays on."""
    if game.doctrine.evaluation is None:
        return False
    return outlook(game, view, rng) <= (LEVEL if level == RECRUIT else EVEN)


def outlook(game: Game, view: View, rng: Random) -> float:
    """The chance of a seat to win (a draw counts half), on the average of worlds that it may be in."""
    judge = judge_of(game)
    worlds = [game.sample(view, rng) for _ in range(WORLDS)]
    first = worlds[0].seat_names()[0]
    side = 0 if view.seat == first or game.sides.get(view.seat or "") == game.sides.get(first, first) else 1
    return favour(fmean(judge.chance(world) for world in worlds), side)
