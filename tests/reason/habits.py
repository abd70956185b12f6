"""Habits of a computer player that a human opponent would laugh at, counted over whole games of it against itself."""

from __future__ import annotations

from math import hypot
from random import Random

from longroll.boards.plane.measure import within
from longroll.games.reason import REASON
from longroll.games.reason.components import ARTILLERY
from longroll.games.reason.doctrine import decide
from longroll.games.reason.lexicon import MOVE, words_of
from longroll.games.reason.rules.command_dice import CommandDice, Initiative
from longroll.games.reason.state import Battle
from longroll.kit import CHANCE
from longroll.kit.notation import verb_in

SCENARIOS = ("rossbach", "warburg", "lindenau")
"""Played in turn."""
SAME_PLACE = 0.3
"""A unit that ends its move within so many BW of a place has come back to it."""
IN_COMPANY = 3.0
"""A battery is alone without infantry or cavalry of its side within so many BW."""
MOST_BACK_AND_FORTH = 0.03
MOST_LAPSED = 0.2
MOST_LONE_GUNS = 1.0
"""What may be borne: moves that undo the one before, command dice that lapse, lone batteries lost in a game."""


class Habits:
    """Counts over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.back_and_forth = 0
        self.dice = 0
        self.lapsed = 0
        self.lone_guns = 0
        self._ways: dict[int, tuple[float, float, float, float]] = {}

    def watch(self, scenario: str, seed: int) -> None:
        """Play a game and count."""
        rng = Random(seed)
        state = REASON.new(scenario)
        self._ways = {}
        while not state.over:
            chance = state.mover == CHANCE
            code = rng.choices(state.codes, state.weights())[0] if chance else decide(state)
            pools = list(state.pools)
            rolls = chance and isinstance(state.frames[-1], CommandDice | Initiative)
            batteries = self._batteries(state)
            start = self._start(state, code)
            state.play(code)
            if start is not None:
                self._moved(state, *start)
            if rolls:
                self._rolled(state, pools)
            gone = [alone for unit, alone in batteries if not state.on_table(unit)]
            self.lone_guns += sum(gone)
        self.games += 1

    def _start(self, state: Battle, code: int) -> tuple[int, float, float] | None:
        if not verb_in(code, MOVE):
            return None
        unit = state.roster.unit[words_of(code)[0]]
        return unit, state.shapes[unit].cx, state.shapes[unit].cy

    def _moved(self, state: Battle, unit: int, x: float, y: float) -> None:
        """Does a move lead back where the one before it came from?"""
        shape = state.shapes[unit]
        self.moves += 1
        before = self._ways.get(unit)
        if before is not None and hypot(shape.cx - x, shape.cy - y) > SAME_PLACE:
            returns = hypot(before[0] - shape.cx, before[1] - shape.cy) <= SAME_PLACE
            self.back_and_forth += returns and hypot(before[2] - x, before[3] - y) <= SAME_PLACE
        self._ways[unit] = (x, y, shape.cx, shape.cy)

    def _rolled(self, state: Battle, pools: list[int]) -> None:
        """Dice come by rolls, and what is left lapses by the one that ends a turn (MR-7.2)."""
        for side in (0, 1):
            self.dice += max(0, state.pools[side] - pools[side])
            self.lapsed += max(0, pools[side] - state.pools[side])

    def _batteries(self, state: Battle) -> list[tuple[int, bool]]:
        """The batteries on the table, and whether each is alone."""
        return [
            (unit, self._alone(state, unit, state.present[side]))
            for side in (0, 1)
            for unit in state.present[side]
            if state.roster.cls[unit] == ARTILLERY
        ]

    def _alone(self, state: Battle, unit: int, friends: list[int]) -> bool:
        troops = [friend for friend in friends if state.roster.cls[friend] != ARTILLERY]
        return not any(within(state.shapes[unit], state.shapes[friend], IN_COMPANY) for friend in troops)


def counted(games: int) -> Habits:
    """Habits over some games of mixed scenarios."""
    habits = Habits()
    for number in range(games):
        habits.watch(SCENARIOS[number % len(SCENARIOS)], number)
    return habits
