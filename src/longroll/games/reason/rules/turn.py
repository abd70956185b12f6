"""MR-6 Sequence of play: the turn, its pulses, the phases of the two sides."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import (
    ARTILLERY,
    CONTACT,
    EPS,
    NO_STATUS,
    NO_UNIT,
    PULSE_FLAGS,
    SUPPRESSED,
    TOUCHING,
    officer_of,
)
from longroll.games.reason.lexicon import E_POOL_LOST, E_PULSE, E_SUPPRESSION_ENDS, E_TURN
from longroll.games.reason.rules import control, reinforcements, victory
from longroll.games.reason.rules.artillery import Artillery
from longroll.games.reason.rules.combat import Combats
from longroll.games.reason.rules.command_dice import CommandDice, FirstSide, Initiative
from longroll.games.reason.rules.morale import DayEnd, Morale
from longroll.games.reason.rules.movement import Movement
from longroll.games.reason.rules.musketry import Musketry
from longroll.games.reason.rules.recovery import Recovery
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.state import NOBODY
from longroll.kit.terms import Refusal


class Sequence(Frame):
    """A list of steps that need no choice of their own; each may push a frame that does."""

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def proceed(self, b: Battle) -> bool:
        step = self.step
        self.step += 1
        self.do(b, step)
        return False

    def do(self, b: Battle, step: int) -> None:
        raise NotImplementedError

    def mover(self, b: Battle) -> int:
        return NOBODY

    def listing(self, b: Battle) -> list[int]:
        return []

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


# ---- the turn (MR-6.1 to MR-6.3) ---------------------------------------------------------------------------

COMMAND: Final = 0
ROLL: Final = 1
PULSES: Final = 2
POOLS: Final = 3
MORALE: Final = 4
DAY: Final = 5


class Turn(Sequence):
    """Steps A, B (repeated) and C."""

    def __init__(self, step: int = COMMAND, pulses: int = 0) -> None:
        super().__init__(step)
        self.pulses = pulses
        """Pulses begun."""

    def copy(self) -> Frame:
        return Turn(self.step, self.pulses)

    def fields(self) -> tuple[str, ...]:
        return ("step", "pulses")

    def do(self, b: Battle, step: int) -> None:
        if step == COMMAND:
            b.pulse = 0
            b.tell(E_TURN, b.turn)
            b.begin(CommandDice())
        elif step == ROLL:
            b.begin(Initiative())
        elif step == PULSES:
            if b.pulse > self.pulses:
                self.pulses = b.pulse
                self.step = ROLL
                b.begin(Pulse())
        elif step == POOLS:
            empty_pools(b)
        elif step == MORALE:
            b.begin(Morale())
        elif step == DAY:
            b.begin(DayEnd())
        else:
            b.end(self)
            b.turn += 1
            b.begin(Turn())


def empty_pools(b: Battle) -> None:
    """MR-7.2: what is left at the end of a turn is lost."""
    for side in (0, 1):
        if b.pools[side]:
            b.tell(E_POOL_LOST, side, b.pools[side])
            b.pools[side] = 0


# ---- the pulse (MR-6.2) ------------------------------------------------------------------------------------

BEGIN: Final = 0
FIRST_MUSKETRY: Final = 1
SECOND_MUSKETRY: Final = 2
GUNS: Final = 3
FIRST_PHASE: Final = 4
SECOND_PHASE: Final = 5


class Pulse(Sequence):
    """Steps B1 to B5."""

    def copy(self) -> Frame:
        return Pulse(self.step)

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def do(self, b: Battle, step: int) -> None:
        if step == BEGIN:
            begin_pulse(b)
        elif step == FIRST_MUSKETRY:
            b.begin(Musketry(b.initiative))
        elif step == SECOND_MUSKETRY:
            b.begin(Musketry(1 - b.initiative))
        elif step == GUNS:
            b.begin(Artillery())
        elif step == FIRST_PHASE:
            b.begin(Phase(b.first))
        elif step == SECOND_PHASE:
            b.begin(Phase(1 - b.first))
        else:
            b.end(self)
            end_pulse(b)


def begin_pulse(b: Battle) -> None:
    """MR-6.6; then the side with the initiative chooses the first side, unless the scenario fixes it (MR-7.11)."""
    for unit in range(b.roster.n_units):
        b.flags[unit] &= ~PULSE_FLAGS
        b.fired_at[unit] = NO_UNIT
    b.tell(E_PULSE, b.pulse)
    given = b.roster.given_initiative.get((b.turn, b.pulse))
    if given is None:
        b.begin(FirstSide())
    else:
        b.first = given[1]


def end_pulse(b: Battle) -> None:
    """B5 (MR-9.11), and who holds what (MR-25.3)."""
    if any(flags & SUPPRESSED for flags in b.flags):
        b.tell(E_SUPPRESSION_ENDS)
        b.flags = [flags & ~SUPPRESSED for flags in b.flags]
    victory.update_holders(b)


# ---- a side's phase (MR-6.4) -------------------------------------------------------------------------------

CONTROL: Final = 1
ARRIVALS: Final = 2
MOVEMENT: Final = 3
RECOVERY: Final = 4
COMBAT: Final = 5


class Phase(Sequence):
    """The three segments of one side."""

    def __init__(self, side: int = 0, step: int = BEGIN) -> None:
        super().__init__(step)
        self.side = side

    def copy(self) -> Frame:
        return Phase(self.side, self.step)

    def fields(self) -> tuple[str, ...]:
        return ("side", "step")

    def do(self, b: Battle, step: int) -> None:
        side = self.side
        if step == BEGIN:
            control.begin_phase(b, side)
            b.begin(control.Orders(side))
        elif step == CONTROL:
            b.begin(control.Control(side))
        elif step == ARRIVALS:
            if reinforcements.due(b, side):
                b.begin(reinforcements.Arrivals(side))
        elif step == MOVEMENT:
            begin_movement(b, side)
            b.begin(Movement(side))
        elif step == RECOVERY:
            control.rouse(b)
            b.begin(Recovery(side))
        elif step == COMBAT:
            b.begin(Combats(side))
        else:
            b.end(self)
            end_phase(b)


def begin_movement(b: Battle, side: int) -> None:
    """Which batteries touch their sub-commander is read when the segment begins (MR-15.1)."""
    roster = b.roster
    for unit in b.present[side]:
        force = roster.force[unit]
        if force >= 0 and roster.cls[unit] == ARTILLERY and b.gap(officer_of(force), unit) <= CONTACT + EPS:
            b.mark(unit, TOUCHING)


def end_phase(b: Battle) -> None:
    """MR-11.11: a status lasts to the end of the phase."""
    b.phasing = NOBODY
    b.status = bytearray([NO_STATUS]) * b.roster.n_forces
    control.rouse(b)
