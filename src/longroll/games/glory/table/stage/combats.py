"""What is being fought or rolled out in a position, by the procedures in progress."""

from __future__ import annotations

from typing import NamedTuple

from longroll.games.glory.odds import common_hexes
from longroll.games.glory.rules.activation import Combining
from longroll.games.glory.rules.assault import Assault
from longroll.games.glory.rules.charge import ADDING, CONTINUING, DECLARING
from longroll.games.glory.rules.charge_resolution import Resolution
from longroll.games.glory.rules.counterattack import Counterattack
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.defensive_fire import DefensiveFire
from longroll.games.glory.rules.evasion import Evasion
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.movement import MoveStep
from longroll.games.glory.rules.rally import NONE, RallyStep
from longroll.games.glory.rules.recovery import TESTS, Recovery
from longroll.games.glory.rules.refit import Deployment
from longroll.games.glory.rules.turn import Initiative
from longroll.games.glory.state import Battle, Frame

FIRE, CHARGE, VOLLEYS, RALLY, COMBINATION, INITIATIVE, RECOVERY, MOVE = (
    "fire", "charge", "volleys", "rally", "combination", "initiative", "recovery", "move",
)  # fmt: skip
"""Kinds of combats: guns, charges, the fire at charges with different aims, single dice; a move with what ends it."""


class Combat(NamedTuple):
    """``name`` is the same as long as it lasts; ``begun``: it is declared. ``charge``: the number of the
    one charge it is about, -1: all of them."""

    kind: str
    name: str
    begun: bool = True
    charge: int = -1


def combat_of(b: Battle) -> Combat | None:
    """The combat a position belongs to."""
    for index in range(len(b.frames) - 1, -1, -1):
        frame = b.frames[index]
        if isinstance(frame, Assault):
            return charge_of(b, frame, index)
        if isinstance(frame, Salvo):
            return Combat(FIRE, f"fire {b.turn} {frame.guns[0]} {frame.targets[0]}")
        if isinstance(frame, Combining):
            return Combat(COMBINATION, f"combination {b.turn}")
        if isinstance(frame, Initiative):
            return Combat(INITIATIVE, f"initiative {b.turn}")
        if isinstance(frame, Recovery) and frame.step == TESTS:
            return Combat(RECOVERY, f"recovery {b.turn} {frame.side}")
        if isinstance(frame, RallyStep):
            return rally_of(b, frame)
        if isinstance(frame, MoveStep | Recovery | Deployment):
            return Combat(MOVE, f"move {b.turn}") if index < len(b.frames) - 1 else None
    return None


def rally_of(b: Battle, step: RallyStep) -> Combat | None:
    """A unit that tries to rally, and its facing afterwards."""
    top = b.top()
    if step.unit != NONE:
        return Combat(RALLY, f"rally {b.turn} {b.at[step.unit]}")
    return Combat(RALLY, f"rally {b.turn} {top.place}") if isinstance(top, Facing) else None


def charge_of(b: Battle, assault: Assault, index: int) -> Combat | None:
    """Charges from the first word of their declaration on. Those with different aims are declared and fired at
    together and made one by one."""
    if assault.step == CONTINUING or not assault.count:
        return None
    name = f"charge {b.turn} {index} {assault.mode} {assault.attackers[0]} {b.acting}"
    declared = assault.step not in (DECLARING, ADDING)
    if assault.count == 1 or common_hexes(assault):
        return Combat(CHARGE, name, declared)
    above = b.frames[index + 1 :]
    if not declared or has(above, DefensiveFire) or has(above, Evasion):
        return Combat(VOLLEYS, name, declared)
    number = next((frame.number for frame in above if isinstance(frame, Resolution)), -1)
    if number < 0 and has(above, Counterattack):
        number = assault.over[-1]
    return Combat(CHARGE, f"{name} {number}", True, number) if number >= 0 else None


def has(frames: list[Frame], kind: type[Frame]) -> bool:
    return any(isinstance(frame, kind) for frame in frames)
