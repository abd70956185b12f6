"""Habits of a computer player, counted over whole games: what a good staff officer does not do."""

from __future__ import annotations

from random import Random

import msgspec

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import LOST, N_SECTORS
from longroll.games.gettysburg.components import CSA, GUNS, TROOPS, UNION, members
from longroll.games.gettysburg.doctrine import Staff
from longroll.games.gettysburg.doctrine.light import turn_of
from longroll.games.gettysburg.lexicon import BLOCK, MOVE, REMOVE, RIDE
from longroll.games.gettysburg.rules.turn import Turn
from longroll.games.gettysburg.state import Battle
from longroll.kit import CHANCE
from longroll.kit.notation import a_of, b_of, c_of, verb_in
from longroll.kit.rollouts import fallen

SOON = 2
"""A block that is taken away within so many turns of its side had better not been placed."""


class Habits(msgspec.Struct):
    """Counts over some games."""

    games: int = 0
    moves: int = 0
    to_and_fro: int = 0
    """Moves of a piece back to where its last move began, in the same period and nothing having driven it between."""
    blocks: int = 0
    """Blocks placed."""
    in_vain: int = 0
    """Those of them taken away again within two turns."""
    lone_guns_lost: int = 0
    """Guns overrun without troops of their side with them or beside them."""


class Watch:
    """Watches one game for habits."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.turn: Turn | None = None
        self.turns = [0, 0]
        self.last: dict[int, tuple[int, int, int]] = {}
        """For each piece where its last move began and ended, and in which period."""
        self.placed: dict[int, int] = {}
        """For each place the turn of its side in which a block came there."""
        self.lone: list[int] = []
        """Guns alone when the turn began."""

    def before(self, b: Battle, code: int) -> None:
        """An answer is about to be given."""
        turn = turn_of(b)
        if turn is not None and turn is not self.turn:
            self.turn = turn
            self.turns[turn.side] += 1
            self.lone = lone_guns(b, 1 - turn.side)
        if b.mover == CHANCE:
            return
        if verb_in(code, MOVE, RIDE):
            piece = a_of(code)
            start, to = b.place[piece], c_of(code) if verb_in(code, RIDE) else b_of(code)
            self.habits.moves += 1
            period = 4 * b.day + b.period
            self.habits.to_and_fro += self.last.get(piece) == (to, start, period)
            self.last[piece] = (start, to, period)
        elif verb_in(code, BLOCK):
            self.habits.blocks += 1
            self.placed[b_of(code)] = self.turns[b.mover]
        elif verb_in(code, REMOVE) and a_of(code) in self.placed:
            self.habits.in_vain += self.turns[b.mover] - self.placed[a_of(code)] <= SOON

    def after(self, b: Battle) -> None:
        """It was given."""
        lost = [gun for gun in self.lone if b.place[gun] == LOST]
        self.habits.lone_guns_lost += len(lost)
        self.lone = [gun for gun in self.lone if gun not in lost]


def lone_guns(b: Battle, side: int) -> list[int]:
    """Guns of a side without troops with them or beside them."""
    found: list[int] = []
    for sector in range(N_SECTORS):
        guns = b.mask(side, sector) & GUNS[side]
        if guns and not any(b.mask(side, s) & TROOPS[side] for s in (sector, *b.ground.neighbours[sector])):
            found += members(side, guns)
    return found


def watched(games: int, scenarios: tuple[str, ...]) -> Habits:
    """The staff against itself, the scenarios in turn."""
    habits, staff = Habits(), Staff()
    for seed in range(games):
        state = GETTYSBURG.new(scenarios[seed % len(scenarios)])
        dice, seats = Random(f"dice {seed}"), [Random(f"{side} {seed}") for side in (CSA, UNION)]
        watch = Watch(habits)
        while not state.over:
            if state.mover == CHANCE:
                code = fallen(state, dice)
            else:
                code = staff.think(GETTYSBURG.known(state, state.seat), seats[state.mover])
            watch.before(state, code)
            state.play(code)
            watch.after(state)
        habits.games += 1
    return habits


TO_AND_FRO_LIMIT = 0.03
"""Share of moves that may go back to where the piece came from."""


def check_habits(habits: Habits) -> None:
    """At most 3 moves in 100 to and fro, no block placed in vain, at most one lone gun lost a game."""
    assert habits.moves > 30 * habits.games, "the staff hardly moves"
    assert habits.to_and_fro <= TO_AND_FRO_LIMIT * habits.moves, habits
    assert habits.in_vain == 0, habits
    assert habits.lone_guns_lost <= habits.games, habits
