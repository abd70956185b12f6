"""Silly ideas of how to play Gettysburg (see ``tests.cheese``)."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.components import CSA
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
from longroll.games.gettysburg.state import Battle
from longroll.kit.notation import a_of, b_of, c_of, verb_in

SCENARIO: Final = "third-day"


def kind_of(b: Battle) -> int:
    return b.frames[-1].kind(b)


def idle(b: Battle) -> int | None:
    """Spend a disc on nothing; place a block where no disc can be placed."""
    if PASS in b.codes:
        return PASS
    for verb in (FORCED_PASS, DISC, BLOCK):
        for code in b.codes:
            if verb_in(code, verb):
                return code
    return None


def sit_still(b: Battle) -> int | None:
    """Nobody moves and no gun fires."""
    return idle(b) if kind_of(b) in (D_TURN, D_ORDER) else None


def never_march(b: Battle) -> int | None:
    """Guns fire and works are built, but nobody moves."""
    code = decide(b)
    return PASS if verb_in(code, MOVE, RIDE) and PASS in b.codes else code


def freeze_while_ahead(b: Battle) -> int | None:
    """The Union does nothing while it has every victory sector, the Confederates nothing while they have one."""
    held = any(b.goals >> star & 1 and b.mask(CSA, star) for star in b.ground.sectors)
    return sit_still(b) if held == (b.mover == CSA) else None


def burn_the_clock(b: Battle) -> int | None:
    """Every turn spends a disc if it can: no block is placed while one has room, none is ever removed."""
    if kind_of(b) == D_TURN:
        code = decide(b)
        return code if verb_in(code, DISC) else idle(b)
    return None


def spend_everything(b: Battle) -> int | None:
    """A disc every turn while there is one, two where there are two, whatever they are good for."""
    if kind_of(b) == D_TURN:
        for verb in (DOUBLE, DISC):
            for code in b.codes:
                if verb_in(code, verb):
                    return code
    return None


def rush_one(b: Battle) -> int | None:
    """Everybody to the double star, by the shortest way and through whoever is there."""
    away = b.ground.marches[b.ground.double_star]
    if kind_of(b) not in (D_ORDER, D_MOVING):
        return None
    best, least = (DONE if DONE in b.codes else None), 0
    for code in b.codes:
        if verb_in(code, MOVE, RIDE):
            to = c_of(code) if verb_in(code, RIDE) else b_of(code)
            gained = away[to] - away[b.place[a_of(code)]]
            if gained < least:
                best, least = code, gained
    return best


IDEAS: Final = (never_march, sit_still, freeze_while_ahead, burn_the_clock, spend_everything, rush_one)
