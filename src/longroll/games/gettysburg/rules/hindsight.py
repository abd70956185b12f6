"""Why an answer would not be possible in its own step either: asked where that step is not due, or was passed over
because it had nothing to offer."""

from __future__ import annotations

from longroll.games.gettysburg.board import N_SECTORS
from longroll.games.gettysburg.components import BIT, CSA, N_PIECES, SIDE
from longroll.games.gettysburg.lexicon import (
    BLOCK,
    CLEAR,
    DISC,
    DOUBLE,
    ENTER,
    ENTRENCH,
    FIRE,
    FORCED_PASS,
    MOVE,
    REINFORCE,
    REMOVE,
    REORGANISE,
    RETREAT,
    RIDE,
    SHIFT,
    THROUGH,
)
from longroll.games.gettysburg.rules.movement import ONLY
from longroll.games.gettysburg.rules.orders import Order
from longroll.games.gettysburg.rules.reinforcements import refuse_enter
from longroll.games.gettysburg.rules.retreat import refuse_way, retreat_codes, ways_of
from longroll.games.gettysburg.rules.turn import ACTION, Turn, roomy_blocks
from longroll.games.gettysburg.state import Battle
from longroll.kit.frames import against
from longroll.kit.notation import a_of, verb_in
from longroll.kit.terms import Refusal, no


def in_its_step(b: Battle, side: int, code: int) -> Refusal | None:
    """What would speak against an answer of a side if its step were due in this position; None if nothing would, or if
    that depends on what is still to happen."""
    if verb_in(code, ENTER):
        return refuse_enter(b, side, a_of(code))
    if verb_in(code, RETREAT, THROUGH):
        return against_retreat(b, side, code)
    if b.contested or b.joint >= 0 or b.crowded >= 0:
        return None
    if verb_in(code, MOVE, RIDE, FIRE, REINFORCE, ENTRENCH, SHIFT, REORGANISE, CLEAR):
        return against_order(b, side, code)
    if verb_in(code, BLOCK, REMOVE, DISC, DOUBLE) or code == FORCED_PASS:
        return against(Turn(side, ACTION), b, code)
    return None


def against_order(b: Battle, side: int, code: int) -> Refusal | None:
    """An order needs a disc, a block with room for it, and what the order itself needs."""
    discs = b.single or b.double >= 2 if side == CSA else b.orders
    places = roomy_blocks(b, side)
    if not discs or not places:
        return no("GB-11.2", "no-disc-to-give")
    refused: list[Refusal] = []
    for place in places:
        found = against(Order(side, place, ONLY), b, code)
        if found is None:
            return None
        refused.append(found)
    # a block that can give the order at all says best what stands against it
    nearer = [refusal for refusal in refused if not refusal.reason.key.endswith("out-of-command")]
    return (nearer or refused)[0]


def against_retreat(b: Battle, side: int, code: int) -> Refusal | None:
    """Troops and guns under fire or beaten that were not asked because there is no way out for them."""
    piece = a_of(code)
    place = b.place[piece]
    if SIDE[piece] != side or place >= N_SECTORS or not b.contested & BIT[place]:
        return None
    barred = attackers_from(b)
    return None if code in retreat_codes(piece, ways_of(b, piece, barred)) else refuse_way(b, code, barred)


def attackers_from(b: Battle) -> int:
    """Mask of the sectors that attackers of combats still to be fought, or being fought, came from (GB-17.5)."""
    found = 0
    for piece in range(N_PIECES):
        origin = b.origin[piece]
        if origin < N_SECTORS and b.contested & BIT[b.place[piece]]:
            found |= BIT[origin]
    return found
