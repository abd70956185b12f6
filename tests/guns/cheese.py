"""Silly ideas of how to play The Guns (see ``tests.cheese``): the staff with one thing turned upside down."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import ATTACK, HOLD, USA
from longroll.games.guns.doctrine.answers import answer
from longroll.games.guns.doctrine.intent import SPEND, STAND, Intent
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.state import Battle

SCENARIO: Final = "third-day"
NO_ATTACK: Final = -990
ANY_ATTACK: Final = 990
LONGEST: Final = 99
STILL: Final = Intent(order=HOLD, marches=STAND, bold=NO_ATTACK)


def bent(b: Battle, intent: Intent) -> int | None:
    """What the staff would answer if it wanted that."""
    situation = Situation(b, b.army_of_seat(b.seat), b.codes, intent)
    return answer(situation, b.decision_kind(b.top().kind(b)).name) or None


def never_march(b: Battle) -> int | None:
    """Attacks, fires and digs, but nobody on the map marches."""
    return bent(b, Intent(marches=STAND))


def sit_still(b: Battle) -> int | None:
    """Holds, and neither marches nor attacks."""
    return bent(b, STILL)


def freeze_while_ahead(b: Battle) -> int | None:
    """Sits still as long as the objectives lie as it wants them."""
    army = b.army_of_seat(b.seat)
    ahead = Situation(b, army, b.codes).in_control() == (army == USA)
    return bent(b, STILL) if ahead else None


def burn_the_clock(b: Battle) -> int | None:
    """Holds, in turns as long as they may be."""
    return bent(b, Intent(order=HOLD, hours=LONGEST))


def spend_everything(b: Battle) -> int | None:
    """Attacks whatever it can with all it has."""
    return bent(b, Intent(order=ATTACK, bold=ANY_ATTACK, guns=SPEND))


def rush_one(b: Battle) -> int | None:
    """Everybody goes for one objective, and attacks as soon as there is anybody."""
    return bent(b, Intent(order=ATTACK, goal=b.goals[0], bold=30))


IDEAS: Final = (never_march, sit_still, freeze_while_ahead, burn_the_clock, spend_everything, rush_one)
