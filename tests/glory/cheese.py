"""Silly ideas of how to play Glory (see ``tests.cheese``).

Nobody can burn the clock: a battle has so many turns, in each every marker is drawn, and nothing that a side does makes
a turn longer or shorter. Whoever does nothing with his Commands sits still.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.doctrine.situation import Situation
from longroll.games.glory.doctrine.ways import costs_to
from longroll.games.glory.lexicon import (
    CLOSE,
    D_CHARGE,
    D_CHARGE_WITH,
    D_COMMAND,
    D_FIRE,
    D_MOVE,
    DONE,
    END,
    MARCH,
    MOVE,
)
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in

SCENARIO: Final = "henry-hill"


def kind_of(b: Battle) -> int:
    return b.frames[-1].kind(b)


def nothing(b: Battle) -> int | None:
    """To do nothing, where that is allowed."""
    return next((code for code in (END, DONE) if code in b.codes), None)


def never_march(b: Battle) -> int | None:
    """Fires and charges from where it stands."""
    return nothing(b) if kind_of(b) == D_MOVE else None


def sit_still(b: Battle) -> int | None:
    """Lets every Command pass."""
    return nothing(b) if kind_of(b) in (D_COMMAND, D_FIRE, D_MOVE, D_CHARGE) else None


def freeze_while_ahead(b: Battle) -> int | None:
    """Does nothing but fire while the points as they stand win for it."""
    still = kind_of(b) in (D_COMMAND, D_MOVE, D_CHARGE) and Situation(b, b.mover).standing > 0
    return nothing(b) if still else None


def spend_everything(b: Battle) -> int | None:
    """Charges whatever can be charged, with everybody who can join."""
    if kind_of(b) not in (D_CHARGE, D_CHARGE_WITH):
        return None
    return next((code for code in b.codes if code not in (DONE, CLOSE)), None)


def rush_one(b: Battle) -> int | None:
    """Everybody goes the shortest way to the objective with most points."""
    moves = [code for code in b.codes if verb_in(code, MOVE, MARCH)]
    if kind_of(b) != D_MOVE or not moves:
        return None
    situation = Situation(b, b.mover)
    place = max(situation.objectives, key=lambda prize: (prize[3], -prize[1]))[1]

    def gain(code: int) -> tuple[int, int]:
        way = costs_to(b.board, situation.epoch, b.movement_class(a_of(code)), place)
        return way[b.at[a_of(code)]] - way[b_of(code)], -code

    best = max(moves, key=gain)
    return best if gain(best)[0] > 0 else nothing(b)


IDEAS: Final = (never_march, sit_still, freeze_while_ahead, spend_everything, rush_one)
