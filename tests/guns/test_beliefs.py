"""What the enemy's acts tell of his hidden blocks: better than nothing, and never by looking."""

from __future__ import annotations

from functools import cache
from math import log
from random import Random

from longroll.games.guns import GUNS
from longroll.games.guns.components import CSA, STRENGTH, USA
from longroll.games.guns.doctrine import Staff
from longroll.games.guns.doctrine.beliefs import likelihood
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE
from longroll.kit.rollouts import fallen

PARTICLES = 64
GAMES = (("third-day", 501), ("second-day", 502), ("first-day", 503), ("third-day", 504), ("second-day", 505))
EVERY = 60
SURE = 0.02
"""The least chance that is given to anything."""


@cache
def moments() -> tuple[Battle, ...]:
    """Positions of games between staffs."""
    found: list[Battle] = []
    for scenario, seed in GAMES:
        rng = Random(seed)
        state, staff = GUNS.new(scenario), Staff()
        number = 0
        while not state.over:
            if state.mover == CHANCE:
                state.play(fallen(state, rng))
                continue
            number += 1
            if number % EVERY == 0:
                found.append(state.copy())
            state.play(staff.think(GUNS.known(state, state.seat), rng))
    return tuple(found)


def strong(b: Battle, army: int, position: int) -> bool:
    return max(STRENGTH[block] for block in b.stack(army, position)) == 2


def test_weighted_worlds_foretell_strengths_better_than_even_ones() -> None:
    """Log-loss of "the best block of this stack has strength 2", where that is not certain."""
    even = weighted = 0.0
    for state in moments():
        foe = CSA if state.army_of_seat(state.seat) == USA else USA
        known = GUNS.known(state, state.seat)
        rng = Random(9)
        worlds = [GUNS.imagine(known, state.seat, rng) for _ in range(PARTICLES)]
        weights = [likelihood(world, state.seat) for world in worlds]
        for position in state.ground.members(state.occupied[foe]):
            here = [strong(world, foe, position) for world in worlds]
            if len(set(here)) == 1:
                continue
            truth = strong(state, foe, position)
            even += loss(sum(here) / PARTICLES, truth)
            weighted += loss(sum(w for w, yes in zip(weights, here, strict=True) if yes) / sum(weights), truth)
    assert weighted < even


def loss(chance: float, truth: bool) -> float:
    likely = min(1 - SURE, max(SURE, chance))
    return -log(likely if truth else 1 - likely)


def test_nothing_is_told_before_the_armies_meet() -> None:
    """At the start of the first day there is no Confederate block on the map."""
    state = GUNS.new("three-days")
    rng = Random(1)
    while state.mover == CHANCE:
        state.play(fallen(state, rng))
    assert [likelihood(state, seat) for seat in ("USA", "CSA")] == [1.0, 1.0]
