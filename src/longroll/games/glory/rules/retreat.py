"""GL-11.2 Retreats: which way, how far, what it costs, and who must make room."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.board import CAVALRY
from longroll.games.glory.components import BIT, NO_UNIT
from longroll.games.glory.lexicon import (
    D_DISPLACE,
    D_FURTHER,
    D_RETREAT,
    DISPLACE,
    E_DISPLACED,
    E_NO_WAY,
    E_OFF_MAP,
    E_RETREATS,
    FURTHER,
    HALT,
    OFF,
    PERISH,
    RETREAT,
)
from longroll.games.glory.rules.assault import joined
from longroll.games.glory.rules.displacement import in_the_way
from longroll.games.glory.rules.facing import choose
from longroll.games.glory.rules.leadership import offer
from longroll.games.glory.rules.reach import DISPLACE_PARTLY, OFF_MAP, RETREAT_PARTLY, retreat, second_retreat
from longroll.games.glory.rules.results import check, epoch, night_check, threatened
from longroll.games.glory.rules.units import bar_clause, barred, enter
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no

CHOOSING: Final = 0
CLEARING: Final = 1
"""Friends make room in the hex ``goal``."""
GOING_ON: Final = 2
"""Mounted cavalry may go a second hex."""
LANDED: Final = 3
SUFFERING: Final = 4
CHECKING: Final = 5
"""Displaced units check before they go."""


def room_around(b: Battle, unit: int, place: int) -> int:
    """Mask of the neighbours of a hex with room for a unit (GL-6.41)."""
    mask = 0
    for other in b.board.neighbours[place]:
        if b.has_room(unit, other):
            mask |= BIT[other]
    return mask


def hexes_of(b: Battle, units: list[int]) -> int:
    """Mask of the hexes of those units that are on the map."""
    mask = 0
    for unit in units:
        if b.at[unit] < OFF:
            mask |= BIT[b.at[unit]]
    return mask


def way_out(b: Battle, unit: int, causing: list[int], spared: list[int]) -> tuple[int, int]:
    """The group of GL-11.21.3 that applies to a unit and the mask of its hexes. ``spared``: units that cannot be
    displaced (GL-11.26.4)."""
    place, side = b.at[unit], b.roster.side[unit]
    closed = barred(b, unit)
    free = room_around(b, unit, place)
    enemies = b.occupied[1 - side]
    cause = hexes_of(b, causing)
    while True:
        group, mask = retreat(b.board, epoch(b), b.movement_class(unit), place, cause, enemies, free, closed)
        if group <= RETREAT_PARTLY or group > DISPLACE_PARTLY:
            return group, mask
        stuck = 0
        for other in b.board.members(mask):
            if not in_the_way(b, unit, other, spared):
                stuck |= BIT[other]
        if stuck != mask:
            return group, mask & ~stuck
        closed |= stuck


class Retreat(Frame):
    """Units of one side that must retreat; their owner takes them one by one, in his order (GL-11.21.2).

    ``units``: still to go; ``causing``: the causing units (GL-11.21.3); ``displaced``: units displaced for the unit in
    hand (of the first retreat on the stack); ``gone``: units that have retreated here; ``short``: one hex only, also
    for cavalry (displaced). Of the unit in hand: ``start``, where it stood; ``goal``; ``harm``: automatic Disorders
    (GL-11.24.2, GL-11.25.1); ``wet``: it has crossed a ford or bridge."""

    def __init__(
        self,
        side: int = 0,
        step: int = CHOOSING,
        unit: int = NO_UNIT,
        start: int = OFF,
        goal: int = OFF,
        harm: int = 0,
        wet: int = 0,
        short: int = 0,
        units: list[int] | None = None,
        causing: list[int] | None = None,
        displaced: list[int] | None = None,
        gone: list[int] | None = None,
    ) -> None:
        self.side = side
        self.step = step
        self.unit = unit
        self.start = start
        self.goal = goal
        self.harm = harm
        self.wet = wet
        self.short = short
        self.units: list[int] = units[:] if units else []
        self.causing: list[int] = causing[:] if causing else []
        self.displaced: list[int] = displaced[:] if displaced else []
        self.gone: list[int] = gone[:] if gone else []

    def copy(self) -> Frame:
        return Retreat(
            self.side, self.step, self.unit, self.start, self.goal, self.harm, self.wet, self.short, self.units,
            self.causing, self.displaced, self.gone,
        )  # fmt: skip

    def fields(self) -> tuple[str, ...]:
        return (
            "side", "step", "unit", "start", "goal", "harm", "wet", "short", "units", "causing", "displaced", "gone",
        )  # fmt: skip

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step == CHOOSING:
            self.units = [unit for unit in self.units if b.on_map(unit)]
            if self.units:
                return True
            b.end(self)
        elif self.step == CLEARING:
            self.clear(b)
        elif self.step == GOING_ON:
            if self.second_hexes(b):
                return True
            self.step = LANDED
        elif self.step == LANDED:
            self.step = SUFFERING
            self.land(b)
        elif self.step == CHECKING:
            self.step = CHOOSING
            check(b, self.units, night_check(b))
        else:
            self.step = CHOOSING
            self.suffer(b)
        return False

    def spared(self, b: Battle) -> list[int]:
        """Units that cannot be displaced now: displaced already in this retreat (GL-11.26.4), or still on their own.
        One that has come to the end of its own makes room for the next like any other friend (GL-11.26.1)."""
        found: list[int] = []
        for frame in b.frames:
            if isinstance(frame, Retreat):
                found += frame.displaced + frame.units + [frame.unit]
        return found

    def way(self, b: Battle, unit: int) -> tuple[int, int]:
        return way_out(b, unit, self.causing, self.spared(b))

    def begin(self, b: Battle, unit: int) -> None:
        """Take a unit in hand."""
        self.units.remove(unit)
        self.unit = unit
        self.start = b.at[unit]
        self.harm = 0
        self.wet = 0

    def clear(self, b: Battle) -> None:
        """GL-11.26.1, GL-11.26.4: displace until there is room; if there is none after all, think again."""
        if not b.on_map(self.unit):
            self.step = CHOOSING
            return
        if b.has_room(self.unit, self.goal):
            self.go(b, self.goal)
            return
        others = in_the_way(b, self.unit, self.goal, self.spared(b)) if b.owner(self.goal) == self.side else []
        if others:
            self.displace(b, others[0])
        else:
            self.units.insert(0, self.unit)
            self.unit = NO_UNIT
            self.step = CHOOSING

    def displace(self, b: Battle, other: int) -> None:
        for frame in b.frames:
            if isinstance(frame, Retreat):
                frame.displaced.append(other)
                break
        b.tell(E_DISPLACED, other, b.at[other])
        b.begin(Retreat(self.side, CHECKING, short=1, units=[other], causing=self.causing))

    def go(self, b: Battle, place: int) -> None:
        """Enter a hex on the retreat."""
        unit, here = self.unit, b.at[self.unit]
        if b.board.by_crossing(epoch(b), here, place):
            self.wet = 1
        if threatened(b, place, 1 - self.side):
            self.harm += 1
        b.tell(E_RETREATS, unit, place)
        far = not self.short and here == self.start and b.movement_class(unit) == CAVALRY
        self.step = GOING_ON if far else LANDED
        enter(b, unit, place)

    def second_hexes(self, b: Battle) -> int:
        """GL-11.22.2."""
        unit, place = self.unit, b.at[self.unit]
        return second_retreat(
            b.board, epoch(b), place, hexes_of(b, self.causing), b.occupied[1 - self.side],
            room_around(b, unit, place), barred(b, unit),
        )  # fmt: skip

    def land(self, b: Battle) -> None:
        """GL-11.23.2, GL-5.15.5: it may have joined friends; leaders may have come along."""
        other = b.companion(self.unit)
        if other != NO_UNIT and other not in self.gone:
            friends = joined(b)
            if self.unit not in friends:
                friends.append(self.unit)
        self.gone.append(self.unit)
        offer(b, self.unit, self.start, b.at[self.unit])

    def suffer(self, b: Battle) -> None:
        """GL-11.24.2, GL-11.25: the automatic Disorders, then a facing (GL-11.21.2)."""
        unit = self.unit
        self.unit = NO_UNIT
        for _ in range(self.harm + self.wet):
            if b.on_map(unit):
                b.disorder(unit)
        if b.on_map(unit):
            choose(b, unit)

    def perish(self, b: Battle, unit: int) -> None:
        """GL-11.26.2, GL-11.27, GL-11.28: off the map, or eliminated."""
        group, _ = self.way(b, unit)
        self.units.remove(unit)
        if group == OFF_MAP:
            b.tell(E_OFF_MAP, unit)
            b.withdraw(unit)
        else:
            b.tell(E_NO_WAY, unit)
            b.eliminate(unit)

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        if self.step == GOING_ON:
            return D_FURTHER
        return D_RETREAT if self.can_go(b) else D_DISPLACE

    def can_go(self, b: Battle) -> bool:
        """Has some unit a free way?"""
        return any(self.way(b, unit)[0] <= RETREAT_PARTLY for unit in self.units)

    def subject(self, b: Battle) -> dict[str, str | int]:
        unit = self.unit if self.step == GOING_ON else self.units[0]
        return {"unit": b.roster.ids[unit], "number": len(self.units)}

    def listing(self, b: Battle) -> list[int]:
        if self.step == GOING_ON:
            return [HALT, *[act(FURTHER, place) for place in b.board.members(self.second_hexes(b))]]
        codes: list[int] = []
        for unit in self.units:
            group, mask = self.way(b, unit)
            places = b.board.members(mask)
            if group <= RETREAT_PARTLY:
                codes += [act(RETREAT, unit, place) for place in places]
                continue
            if group <= DISPLACE_PARTLY:
                spared = self.spared(b)
                codes += [
                    act(DISPLACE, unit, place, other)
                    for place in places
                    for other in in_the_way(b, unit, place, spared)
                ]
            codes.append(act(PERISH, unit))
        return codes

    def take(self, b: Battle, code: int) -> None:
        if code == HALT:
            self.step = LANDED
        elif verb_in(code, FURTHER):
            self.go(b, a_of(code))
        elif verb_in(code, PERISH):
            self.perish(b, a_of(code))
        else:
            if self is first_retreat(b):
                self.displaced.clear()
            self.begin(b, a_of(code))
            if verb_in(code, RETREAT):
                self.go(b, b_of(code))
            else:
                self.goal = b_of(code)
                self.step = CLEARING
                self.displace(b, c_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == GOING_ON:
            if verb_in(code, FURTHER):
                return no("GL-11.22.2", "not-farther", hex=b.hex_word(a_of(code)))
            return not_an_answer(self, b, code)
        if not verb_in(code, RETREAT, DISPLACE, PERISH):
            return not_an_answer(self, b, code)
        unit = a_of(code)
        if unit not in self.units:
            return no("GL-11.21.1", "need-not-retreat", unit=b.roster.ids[unit])
        if verb_in(code, PERISH):
            return no("GL-11.27.1", "has-a-way-out", unit=b.roster.ids[unit])
        return self.refuse_hex(b, unit, b_of(code))

    def refuse_hex(self, b: Battle, unit: int, place: int) -> Refusal:
        """Why a unit may not retreat to a hex."""
        board, here, where = b.board, b.at[unit], b.hex_word(place)
        if not board.around[here] & BIT[place]:
            return no("GL-11.22.1", "one-hex", hex=where)
        if b.occupied[1 - self.side] >> place & 1:
            return no("GL-6.14.3", "enemy-there", hex=where)
        if not board.passable[epoch(b)][b.movement_class(unit)][here] & BIT[place]:
            return no("GL-11.24.1", "impassable", hex=where)
        clause = bar_clause(b, unit, place)
        if clause:
            return no(clause, "barred", unit=b.roster.ids[unit], hex=where)
        if b.has_room(unit, place) or self.way(b, unit)[0] > RETREAT_PARTLY:
            return no("GL-11.21.3", "another-way-first", hex=where)
        return no("GL-11.23.1", "no-room", hex=where)


def first_retreat(b: Battle) -> Retreat:
    """The retreat that caused all others on the stack."""
    for frame in b.frames:
        if isinstance(frame, Retreat):
            return frame
    raise AssertionError("nobody retreats")
