"""Bad habits of the staff, counted over whole battles: moves taken back, batteries lost alone."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from longroll.games.glory import GLORY
from longroll.games.glory.components import members
from longroll.games.glory.doctrine import decide
from longroll.games.glory.lexicon import ELIMINATED, MARCH, MOVE, OFF
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.rollouts import fallen

SCENARIOS = ("henry-hill", "maryes-heights", "deep-cut", "snodgrass-hill")


class Habits:
    """What was counted."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.taken_back = 0
        """Moves by which a unit goes back where it came from in its move before."""
        self.lone_guns = 0
        """Batteries lost with no infantry or cavalry of theirs in their hex or next to it."""

    def watch(self, scenario: str, seed: int) -> None:
        """One battle of the staff against itself."""
        b = GLORY.new(scenario)
        rng = Random(seed)
        last: dict[int, tuple[int, int]] = {}
        while not b.over:
            if b.mover == CHANCE:
                code = fallen(b, rng)
            else:
                code = decide(b)
                if verb_in(code, MOVE, MARCH):
                    self.move(last, a_of(code), b.at[a_of(code)], b_of(code))
            alone = batteries_alone(b)
            b.play(code)
            self.lone_guns += sum(1 for unit in alone if b.at[unit] == ELIMINATED)
        self.games += 1

    def move(self, last: dict[int, tuple[int, int]], unit: int, start: int, end: int) -> None:
        self.moves += 1
        self.taken_back += last.get(unit) == (end, start)
        last[unit] = (start, end)


def batteries_alone(b: Battle) -> list[int]:
    """Batteries with no infantry or cavalry of their side with them or next to them."""
    found: list[int] = []
    for unit in members(b.roster.guns_mask):
        place = b.at[unit]
        if place >= OFF:
            continue
        near = b.board.members((b.board.around[place] | b.board.bit[place]) & b.occupied[b.roster.side[unit]])
        if not any(b.line_units(other) for other in near):
            found.append(unit)
    return found


def watched(games: int, scenarios: Iterable[str] = SCENARIOS) -> Habits:
    """The habits of the staff over some battles, the scenarios in turn."""
    habits = Habits()
    listed = list(scenarios)
    for number in range(games):
        habits.watch(listed[number % len(listed)], number)
    return habits


def check(habits: Habits) -> None:
    """At most 3 moves in 100 are taken back; at most one battery a game is lost alone."""
    assert habits.moves > 50 * habits.games
    assert habits.taken_back <= 0.03 * habits.moves, (habits.taken_back, habits.moves)
    assert habits.lone_guns <= habits.games, (habits.lone_guns, habits.games)
