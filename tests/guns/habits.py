"""Habits of the staff, counted over its games against itself."""

from __future__ import annotations

from random import Random

from longroll.games.guns import GUNS
from longroll.games.guns.components import USA
from longroll.games.guns.doctrine import Staff
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.lexicon import OFF
from longroll.games.guns.rules.march import MarchStep
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE
from longroll.kit.rollouts import fallen

SCENARIOS = ("first-day", "second-day", "third-day")


class Habits:
    """``marches``: from position to position; ``back``: those that undo the last march of the same block, which nobody
    forced away in between; ``walked_out``: march steps by which the Union itself gave up control of the objectives."""

    def __init__(self) -> None:
        self.marches = 0
        self.back = 0
        self.walked_out = 0

    def count(self, games: int) -> Habits:
        for seed in range(games):
            self.watch(SCENARIOS[seed % len(SCENARIOS)], seed)
        return self

    def watch(self, scenario: str, seed: int) -> None:
        """One game."""
        rng = Random(seed)
        staff = Staff()
        state = GUNS.new(scenario)
        came: dict[int, int] = {}
        """For each block the position from which its last march took it to where it stands."""
        held = False
        """Did the Union control everything when it began to march?"""
        while not state.over:
            before = state.at[:]
            marching = union_marches(state)
            chance = state.mover == CHANCE
            state.play(fallen(state, rng) if chance else staff.think(GUNS.known(state, state.seat), rng))
            if union_marches(state) and not marching:
                held = in_control(state)
            if marching and not union_marches(state):
                self.walked_out += held and not in_control(state)
            for block, place in enumerate(before):
                if state.at[block] == place:
                    continue
                last = came.pop(block, -1)
                if isinstance(state.frames[-1], MarchStep) and place < OFF and state.at[block] < OFF:
                    self.marches += 1
                    self.back += state.at[block] == last
                    came[block] = place


def union_marches(b: Battle) -> bool:
    return any(isinstance(frame, MarchStep) and frame.army == USA for frame in b.frames)


def in_control(b: Battle) -> bool:
    return b.day > 1 and Situation(b, USA, []).in_control()
