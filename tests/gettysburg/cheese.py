"""Silly opponents: each has one cheap trick, and must not get far with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.components import CSA, SIDES, UNION
from longroll.games.gettysburg.doctrine import Staff
from longroll.games.gettysburg.doctrine.staff import decide
from longroll.games.gettysburg.lexicon import (
    BLOCK,
    D_MOVING,
    D_ORDER,
    D_TURN,
    DISC,
    DONE,
    DOUBLE,
    FORCED_PASS,
    MOVE,
    PASS,
    RIDE,
)
from longroll.games.gettysburg.position import read_partial
from longroll.games.gettysburg.state import Battle
from longroll.kit import CHANCE
from longroll.kit.notation import a_of, b_of, c_of, verb_in
from longroll.kit.rollouts import fallen
from longroll.kit.scripts import Script

Trick = Callable[[Battle], int]
"""An answer (0: none in particular, -1: as the staff would)."""
AS_THE_STAFF: Final = -1


class Cheese(Script):
    """Plays by a trick."""

    def __init__(self, trick: Trick) -> None:
        self.trick = trick

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_partial(position)

    def decide(self, b: Battle) -> int:
        code = self.trick(b)
        return decide(b) if code == AS_THE_STAFF else code


def kind_of(b: Battle) -> int:
    return b.frames[-1].kind(b)


def idle(b: Battle) -> int:
    """Spend a disc on nothing; place a block where no disc can be placed."""
    if PASS in b.codes:
        return PASS
    for verb in (FORCED_PASS, DISC, BLOCK):
        for code in b.codes:
            if verb_in(code, verb):
                return code
    return 0


def sit_still(b: Battle) -> int:
    """Nobody moves and no gun fires."""
    return idle(b) if kind_of(b) in (D_TURN, D_ORDER) else AS_THE_STAFF


def never_march(b: Battle) -> int:
    """Guns fire and works are built, but nobody moves."""
    code = decide(b)
    return PASS if verb_in(code, MOVE, RIDE) and PASS in b.codes else code


def freeze_while_ahead(b: Battle) -> int:
    """The Union does nothing while it has every victory sector, the Confederates nothing while they have one."""
    held = any(b.goals >> star & 1 and b.mask(CSA, star) for star in b.ground.sectors)
    return sit_still(b) if held == (b.mover == CSA) else AS_THE_STAFF


def burn_the_clock(b: Battle) -> int:
    """Every turn spends a disc if it can: no block is placed while one has room, none is ever removed."""
    if kind_of(b) == D_TURN:
        code = decide(b)
        return code if verb_in(code, DISC) else idle(b)
    return AS_THE_STAFF


def spend_everything(b: Battle) -> int:
    """A disc every turn while there is one, two where there are two, whatever they are good for."""
    if kind_of(b) == D_TURN:
        for verb in (DOUBLE, DISC):
            for code in b.codes:
                if verb_in(code, verb):
                    return code
    return AS_THE_STAFF


def rush(b: Battle) -> int:
    """Everybody to the double star, by the shortest way and through whoever is there."""
    away = b.ground.marches[b.ground.double_star]
    if kind_of(b) not in (D_ORDER, D_MOVING):
        return AS_THE_STAFF
    best, least = (DONE if DONE in b.codes else AS_THE_STAFF), 0
    for code in b.codes:
        if verb_in(code, MOVE, RIDE):
            to = c_of(code) if verb_in(code, RIDE) else b_of(code)
            gained = away[to] - away[b.place[a_of(code)]]
            if gained < least:
                best, least = code, gained
    return best


TRICKS: Final[Mapping[str, Trick]] = {
    trick.__name__.replace("_", "-"): trick
    for trick in (sit_still, never_march, freeze_while_ahead, burn_the_clock, spend_everything, rush)
}


def score(trick: Trick, scenario: str, pairs: int) -> float:
    """What a trick wins against the staff, both seats of each pair with the same dice."""
    won = 0
    for seed in range(pairs):
        for side in (CSA, UNION):
            players: list[Script] = [Staff(), Staff()]
            players[side] = Cheese(trick)
            won += winner(scenario, players, seed) == SIDES[side]
    return won / (2 * pairs)


def winner(scenario: str, players: list[Script], seed: int) -> str | None:
    state, dice = GETTYSBURG.new(scenario), Random(f"dice {seed}")
    seats = [Random(f"{side} {seed}") for side in (CSA, UNION)]
    while not state.over:
        if state.mover == CHANCE:
            code = fallen(state, dice)
        else:
            code = players[state.mover].think(GETTYSBURG.known(state, state.seat), seats[state.mover])
        state.play(code)
    return state.result.winner
