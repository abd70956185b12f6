"""Why an answer would not be possible in its own step either: asked where that step is not due, or was passed over
because it had nothing to offer."""

from __future__ import annotations

from longroll.games.glory.lexicon import (
    ANSWER,
    ANSWER_BOTH,
    CHARGE,
    CHARGE_AT,
    COMBINE,
    COMMAND,
    DEFEND,
    EVADE,
    FIRE,
    FIRE_BOTH,
    MARCH,
    MARCH_BY,
    MOVE,
    MOVE_BY,
    RALLY,
    RIDE,
    SWAP,
    TURN,
    WITH,
)
from longroll.games.glory.rules.activation import Marker
from longroll.games.glory.rules.artillery import FireStep
from longroll.games.glory.rules.assault import Assault
from longroll.games.glory.rules.charge import ChargeStep
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.defensive_fire import DefensiveFire, able_hexes
from longroll.games.glory.rules.evasion import Evasion
from longroll.games.glory.rules.movement import MoveStep
from longroll.games.glory.rules.rally import RallyStep
from longroll.games.glory.state import NO_GROUP, Battle, Frame
from longroll.kit.frames import against
from longroll.kit.notation import a_of, verb_in
from longroll.kit.terms import Refusal, no


def in_its_step(b: Battle, side: int, code: int) -> Refusal | None:
    """What would speak against an answer of a side if its step were due in this position; None if nothing would, or if
    that depends on what is still to happen."""
    step = step_of(b, side, code)
    return idle(b, side, code) if step is None else against(step, b, code)


def step_of(b: Battle, side: int, code: int) -> Frame | None:
    """The step in which a side gives such an answer, as it would be now."""
    if side != b.side:
        return reaction(b, code)
    if b.group != NO_GROUP and verb_in(code, COMMAND, COMBINE, WITH):
        return Marker(b.group, 1)
    if not b.acting:
        return None
    if verb_in(code, FIRE, FIRE_BOTH):
        return FireStep()
    if verb_in(code, MOVE, MARCH, MOVE_BY, MARCH_BY, TURN, SWAP, RIDE):
        return MoveStep()
    if verb_in(code, CHARGE, CHARGE_AT):
        return ChargeStep(side)
    return RallyStep() if verb_in(code, RALLY) else None


def reaction(b: Battle, code: int) -> Frame | None:
    """The step in which the other side reacts to what is in hand."""
    for frame in reversed(b.frames):
        if isinstance(frame, Salvo) and verb_in(code, ANSWER, ANSWER_BOTH):
            return Salvo(frame.side, origins=frame.origins, targets=frame.targets)
        if isinstance(frame, Assault) and verb_in(code, DEFEND):
            return DefensiveFire(1 - frame.side, begun=1, waiting=able_hexes(b, frame))
        if isinstance(frame, Assault) and verb_in(code, EVADE):
            return Evasion(1 - frame.side)
    return None


def idle(b: Battle, side: int, code: int) -> Refusal | None:
    """A unit that cannot act now: its Command does not, or its side does not."""
    if not verb_in(code, FIRE, MOVE, MARCH, MOVE_BY, MARCH_BY, TURN, SWAP, CHARGE, CHARGE_AT, RALLY):
        return None
    name = b.roster.ids[a_of(code)]
    if b.roster.side[a_of(code)] != side:
        return no("GL-4.22.1", "enemy-unit", unit=name)
    return no("GL-4.22.1", "not-active", unit=name)
