"""Does a computer player see through what is hidden? It is dealt anew, and the player must answer alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from longroll.kit.game import Game, Mind
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, State
from longroll.lab.arena import ask
from longroll.minds import mind

EVERY = 7
"""Decisions between two positions that are looked at: they fall on every kind of decision by and by."""


def decisions(game: Game, scenario: str, seed: int) -> Iterator[State]:
    """Positions of a game between scripts in which a player has something to choose."""
    rng = Random(seed)
    staff = mind(game, "staff")
    state = game.new(scenario)
    number = 0
    while not state.over:
        if state.mover == CHANCE:
            state.play(fallen(state, rng))
            continue
        number += 1
        if number % EVERY == 0 and len(state.codes) > 1:
            yield state.copy()
        state.play(ask(game, state, staff, rng))


def positions(game: Game, number: int) -> Iterator[State]:
    """So many positions, of all scenarios in turn."""
    found, seed = 0, 0
    while True:
        for scenario in game.scenarios:
            seed += 1
            for state in decisions(game, scenario, seed):
                yield state
                found += 1
                if found == number:
                    return
                if found % 20 == 0:
                    break


def differing(game: Game, state: State, fresh: Mind, again: Mind, seed: int) -> bool:
    """Does a computer player answer otherwise when what is hidden from it is otherwise?"""
    seat = state.seat or ""
    other = game.imagine(game.known(state, seat), seat, Random(seed))
    return ask(game, state, fresh, Random(seed)) != ask(game, other, again, Random(seed))
