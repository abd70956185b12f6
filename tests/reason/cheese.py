"""Silly ideas of how to play Might & Reason (see ``tests.cheese``).

Nobody can burn the clock: dice alone say how many pulses a turn has and how many turns a day, and in a pulse everybody
may wait without taking any time from the other. Whoever wastes his own pulses sits still.
"""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import FF
from longroll.games.reason.doctrine import decide
from longroll.games.reason.doctrine.reading import whereabouts
from longroll.games.reason.lexicon import (
    CHARGE,
    D_INITIATIVE,
    D_MOVE,
    D_ORDERS,
    D_PATH,
    D_RIDE,
    DONE,
    GIVE,
    MOVE,
    PAY,
    STAY,
)
from longroll.games.reason.rules.movement import walk_of
from longroll.games.reason.rules.victory import MARGINAL, points
from longroll.games.reason.state import Battle
from longroll.kit.notation import verb_in

SCENARIO: Final = "lindenau"


def kind_of(b: Battle) -> int:
    return b.frames[-1].kind(b)


def never_march(b: Battle) -> int | None:
    """Whoever has no charge stays where he is."""
    if kind_of(b) != D_PATH or any(verb_in(code, CHARGE) for code in b.codes):
        return None
    return STAY if STAY in b.codes else b.codes[0]


def sit_still(b: Battle) -> int | None:
    """No orders, no moves."""
    return DONE if kind_of(b) in (D_MOVE, D_ORDERS) and DONE in b.codes else None


def freeze_while_ahead(b: Battle) -> int | None:
    """Sits still while the victory points as they stand win for it."""
    ahead = points(b, b.mover) - points(b, 1 - b.mover) >= MARGINAL
    return sit_still(b) if ahead else None


def spend_everything(b: Battle) -> int | None:
    """Command dice at the first occasion: both initiative dice again, guns that go nowhere, a ride, then orders."""
    kind = kind_of(b)
    if kind == D_INITIATIVE:
        return b.codes[-1]
    if kind == D_ORDERS:
        return next((code for verb in (PAY, GIVE) for code in b.codes if verb_in(code, verb)), b.codes[0])
    return b.codes[0] if kind == D_RIDE else None


def rush_one(b: Battle) -> int | None:
    """Everybody to the first objective, by the shortest way."""
    if kind_of(b) != D_PATH:
        return None
    x, y, _ = whereabouts(b, b.roster.objectives[0])
    best, least = decide(b), 1e9
    for code in b.codes:
        if verb_in(code, MOVE):
            _, way = walk_of(b, code)
            gap = abs(way.place.cx - x) + abs(way.place.cy - y) - (0.5 if way.formation == FF else 0.0)
            if gap < least:
                best, least = code, gap
    return best


IDEAS: Final = (never_march, sit_still, freeze_while_ahead, spend_everything, rush_one)
