"""All procedures by name, and those with which a position written by hand begins."""

from __future__ import annotations

from longroll.games.reason.components import ACTIVE, NO_STATUS
from longroll.games.reason.rules import control, turn
from longroll.games.reason.rules.attacks import Attack
from longroll.games.reason.rules.fire import FireStep
from longroll.games.reason.rules.muster import Muster, Rolls
from longroll.games.reason.rules.turn import Phase, Pulse, Sequence, Turn
from longroll.games.reason.state import Battle, Frame
from longroll.kit.positions import frames_by_name
from longroll.kit.state import NOBODY

PULSE_STEPS: dict[str, int] = {
    "pulse": turn.BEGIN,
    "musketry": turn.FIRST_MUSKETRY,
    "artillery": turn.GUNS,
}
PHASE_STEPS: dict[str, int] = {
    "phase": turn.BEGIN,
    "control": turn.CONTROL,
    "move": turn.ARRIVALS,
    "recovery": turn.RECOVERY,
    "combat": turn.COMBAT,
}
STEPS: tuple[str, ...] = ("turn", *PULSE_STEPS, *PHASE_STEPS)
"""Where play may begin."""
LAST_STEPS: dict[str, int] = {
    "musketry": turn.SECOND_MUSKETRY,
    "artillery": turn.GUNS,
    "control": turn.CONTROL,
    "move": turn.MOVEMENT,
    "recovery": turn.RECOVERY,
    "combat": turn.COMBAT,
}
"""The last step of those that are not a whole turn, pulse or phase."""


FRAMES: dict[str, type[Frame]] = {
    name: frame for name, frame in frames_by_name(Frame).items() if frame not in (Attack, FireStep, Sequence, Rolls)
}
assert Turn.__name__ in FRAMES


def begin_at(b: Battle, step: str, side: int) -> None:
    """Play begins with the turn, or in a pulse in which the side is first unless the position says otherwise."""
    if step == "turn":
        b.begin(Muster() if b.roster.data.muster is not None and not any(b.present) else Turn())
        return
    b.pulse = b.pulse or 1
    if b.initiative == NOBODY:
        b.initiative = side
    if b.first == NOBODY:
        b.first = side
    b.begin(Turn(turn.ROLL, b.pulse))
    if step in PULSE_STEPS:
        b.begin(Pulse(PULSE_STEPS[step]))
        return
    b.begin(Pulse(turn.SECOND_PHASE if side == b.first else turn.SECOND_PHASE + 1))
    b.begin(Phase(side, PHASE_STEPS[step]))
    if step == "phase":
        return
    given = b.status[:]
    marks = b.flags[:]
    shapes, formations = b.control_shapes, b.control_formations
    control.begin_phase(b, side)
    b.flags = marks
    b.control_shapes, b.control_formations = shapes, formations
    b.status = given
    if step == "control":
        return
    for force in b.roster.forces_of[side]:
        if b.status[force] == NO_STATUS and b.living(force):
            b.status[force] = ACTIVE
