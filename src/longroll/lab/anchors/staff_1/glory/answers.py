"""Every kind of decision with the part of the staff that answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longroll.games.glory.lexicon import (
    D_ADVANCE,
    D_ALONG,
    D_ANSWER,
    D_ASSIGN,
    D_CHARGE,
    D_CHARGE_WITH,
    D_COMBINE,
    D_COMMAND,
    D_CONTINUE,
    D_COUNTER,
    D_DEFEND,
    D_DEPART,
    D_DEPLOY,
    D_DISPLACE,
    D_ENTER,
    D_EVADE,
    D_FACE,
    D_FIRE,
    D_FLEE,
    D_FURTHER,
    D_MARCH_OFF,
    D_MOUNT,
    D_MOVE,
    D_OPEN,
    D_PLACE,
    D_POST,
    D_RALLY,
    D_RESOLVE,
    D_RETREAT,
    D_RIDE,
    D_SECOND,
)
from longroll.lab.anchors.staff_1.glory import charges, duties, guns, marches
from longroll.lab.anchors.staff_1.glory.situation import Situation

ANSWERS: Final[dict[int, Callable[[Situation], int]]] = {
    D_POST: duties.post,
    D_SECOND: duties.second,
    D_OPEN: duties.opening,
    D_COMMAND: duties.command,
    D_COMBINE: duties.combine,
    D_MOVE: marches.step,
    D_FACE: marches.face,
    D_MOUNT: marches.mount,
    D_RIDE: marches.ride,
    D_ENTER: marches.go_on,
    D_DEPART: duties.depart,
    D_FLEE: duties.flee,
    D_ALONG: duties.along,
    D_RALLY: duties.rally,
    D_PLACE: marches.place,
    D_FIRE: guns.fire,
    D_ANSWER: guns.answer,
    D_CHARGE: charges.begin,
    D_CHARGE_WITH: charges.add,
    D_EVADE: charges.evade,
    D_DEFEND: charges.defend,
    D_RESOLVE: charges.resolve,
    D_RETREAT: duties.retreat,
    D_FURTHER: duties.retreat,
    D_DISPLACE: duties.retreat,
    D_ADVANCE: charges.advance,
    D_COUNTER: charges.counter,
    D_CONTINUE: charges.press_on,
    D_ASSIGN: duties.assign,
    D_DEPLOY: marches.deploy,
    D_MARCH_OFF: duties.depart,
}


def answer(situation: Situation, kind: int) -> int:
    """The staff's answer (one of the pending list)."""
    return ANSWERS[kind](situation)
