"""GL-3 Sequence of play: the turn, initiative (GL-5.2), the pool and the draw of markers."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import CS, SIDES, US
from longroll.games.glory.lexicon import (
    D_DIE,
    D_DRAW,
    D_OPEN,
    DIE,
    DRAW,
    E_IN,
    E_INITIATIVE,
    E_INITIATIVE_ROLL,
    E_NO_INITIATIVE,
    E_OPENS,
    E_TURN,
    OPEN,
)
from longroll.games.glory.rules import victory
from longroll.games.glory.rules.activation import Marker, has_units
from longroll.games.glory.rules.recovery import Recovery
from longroll.games.glory.rules.refit import Assignment
from longroll.games.glory.state import NO_GROUP, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Refusal, no

DICE_CODES: Final = [act(DIE, face) for face in range(10)]


# ---- markers (GL-4.21) -------------------------------------------------------------------------------------


def available(b: Battle, group: int) -> int:
    """How many markers a group has this turn (GL-4.21.1, GL-14.35.1, GL-15.2, GL-16.3, GL-16.4)."""
    number = b.roster.markers[group][b.turn]
    if not number or not has_units(b, group) or b.traits.waits(b, group):
        return 0
    return 1 if b.traits.limited(b, group) else number


# ---- the turn ----------------------------------------------------------------------------------------------

BEGIN: Final = 0
INITIATIVE: Final = 1
FIRST: Final = 2
FILL: Final = 3
MARKERS: Final = 4
RECOVERY_STEP: Final = 5
CLOSE: Final = 6


class Turn(Frame):
    """One turn: phases A, B, C (repeated) and D (GL-3.0.1)."""

    def __init__(self, step: int = BEGIN) -> None:
        self.step = step

    def copy(self) -> Frame:
        return Turn(self.step)

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def proceed(self, b: Battle) -> bool:
        step = self.step
        if step == MARKERS:
            self.next_marker(b)
            return False
        self.step += 1
        if step == BEGIN:
            self.begin(b)
        elif step == INITIATIVE:
            self.initiative(b)
        elif step == FIRST:
            self.first(b)
        elif step == FILL:
            self.fill(b)
        elif step == RECOVERY_STEP:
            b.begin(Recovery())
        else:
            self.close(b)
        return False

    def begin(self, b: Battle) -> None:
        b.initiative = NOBODY
        b.seconds = 0
        b.kept = NO_GROUP
        b.paired = []
        b.played = bytearray(b.roster.n_groups)
        b.tell(E_TURN, b.turn)
        if b.roster.floaters:
            b.begin(Assignment())
        b.traits.turn_begins(b)

    def initiative(self, b: Battle) -> None:
        """GL-5.22.1: given by the turn, or rolled for."""
        side = b.roster.initiative[b.turn]
        if side < 0:
            b.begin(Initiative())
            return
        b.initiative = side
        b.tell(E_INITIATIVE, side)

    def first(self, b: Battle) -> None:
        """GL-3.A.2."""
        if b.initiative != NOBODY and FirstMarker().markers(b):
            b.begin(FirstMarker())

    def fill(self, b: Battle) -> None:
        """GL-3.B.1, GL-4.21.2."""
        for group in range(b.roster.n_groups):
            b.pool[group] = available(b, group)
        if b.kept != NO_GROUP:
            b.pool[b.kept] -= 1

    def next_marker(self, b: Battle) -> None:
        """GL-3.C: the kept marker, then one after another from the pool."""
        if b.kept != NO_GROUP:
            group = b.kept
            b.kept = NO_GROUP
            b.begin(Marker(group))
            return
        left = [group for group in range(b.roster.n_groups) if b.pool[group]]
        if len(left) > 1:
            b.begin(Drawing())
        elif left:
            b.pool[left[0]] -= 1
            b.begin(Marker(left[0]))
        else:
            self.step += 1

    def close(self, b: Battle) -> None:
        """GL-3.D.4."""
        b.end(self)
        if b.turn >= b.roster.last_turn:
            victory.decide(b)
            return
        b.turn += 1
        b.begin(Turn())


# ---- initiative (GL-5.2) -----------------------------------------------------------------------------------


class Initiative(Frame):
    """Each side rolls; the higher total has the initiative (GL-5.21)."""

    def __init__(self, union: int = -1) -> None:
        self.union = union
        """The Union's total, -1 before its roll."""

    def copy(self) -> Frame:
        return Initiative(self.union)

    def fields(self) -> tuple[str, ...]:
        return ("union",)

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_DIE

    def listing(self, b: Battle) -> list[int]:
        return DICE_CODES[:]

    def take(self, b: Battle, code: int) -> None:
        die = a_of(code)
        if self.union < 0:
            self.union = die + b.roster.drm[b.turn][US]
            b.tell(E_INITIATIVE_ROLL, US, die, self.union)
            return
        other = die + b.roster.drm[b.turn][CS]
        b.tell(E_INITIATIVE_ROLL, CS, die, other)
        b.end(self)
        if self.union == other:
            b.tell(E_NO_INITIATIVE)
            return
        b.initiative = US if self.union > other else CS
        b.tell(E_INITIATIVE, b.initiative)

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


class FirstMarker(Frame):
    """The side with the initiative chooses the marker that opens the turn (GL-3.A.2, GL-5.23.1)."""

    def copy(self) -> Frame:
        return FirstMarker()

    def fields(self) -> tuple[str, ...]:
        return ()

    def markers(self, b: Battle) -> list[int]:
        roster = b.roster
        return [g for g in range(roster.n_groups) if roster.group_side[g] == b.initiative and available(b, g)]

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.initiative

    def kind(self, b: Battle) -> int:
        return D_OPEN

    def listing(self, b: Battle) -> list[int]:
        return [act(OPEN, group) for group in self.markers(b)]

    def take(self, b: Battle, code: int) -> None:
        b.kept = a_of(code)
        b.tell(E_OPENS, b.kept)
        b.end(self)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, OPEN):
            return not_an_answer(self, b, code)
        group = a_of(code)
        marker = b.roster.group_words[group]
        if b.roster.group_side[group] != b.initiative:
            return no("GL-3.A.2", "marker-of-the-enemy", marker=marker, side=SIDES[1 - b.initiative])
        if b.traits.waits(b, group):
            return no("GL-14.35.1", "marker-waits", marker=marker)
        return no("GL-4.21.1", "marker-not-available", marker=marker)


class Drawing(Frame):
    """One marker is drawn from the pool, each counter equally likely (GL-3.C.1)."""

    def copy(self) -> Frame:
        return Drawing()

    def fields(self) -> tuple[str, ...]:
        return ()

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_DRAW

    def listing(self, b: Battle) -> list[int]:
        return [act(DRAW, group) for group in range(b.roster.n_groups) if b.pool[group]]

    def weights(self, b: Battle, codes: list[int]) -> list[int]:
        return [b.pool[a_of(code)] for code in codes]

    def take(self, b: Battle, code: int) -> None:
        group = a_of(code)
        b.tell(E_IN, b.pool[group], sum(b.pool))
        b.pool[group] -= 1
        b.end(self)
        b.begin(Marker(group))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, DRAW):
            return not_an_answer(self, b, code)
        return no("GL-3.C.1", "not-in-the-pool", marker=b.roster.group_words[a_of(code)])
