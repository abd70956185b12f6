"""GL-3.D and GL-11.6 Recovery: phase D of a turn."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, CS, US, members
from longroll.games.glory.lexicon import (
    ABSENT,
    AWAY,
    D_DIE,
    D_PLACE,
    DIE,
    E_COMMAND_GONE,
    E_LOST,
    E_RECOVERS,
    E_RETURNS,
    E_STAYS_IN_BOX,
    E_TO_RECOVERY,
    ELIMINATED,
    LEFT,
    OFF,
    PLACE,
    RECOVERED,
    RECOVERY,
    WAITING,
    WITHDRAWN,
)
from longroll.games.glory.rules import facing
from longroll.games.glory.rules.leadership import area
from longroll.games.glory.rules.units import barred, enter, room
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

FROM_ENEMY: Final = 3
"""Least distance of a recovered unit from every enemy unit (GL-11.64.1)."""


# ---- Commands that are gone (GL-11.61.2) -------------------------------------------------------------------


def strike_commands(b: Battle) -> None:
    """Commands all of whose units are in boxes or eliminated are out, and their leaders with them."""
    roster = b.roster
    for command in range(roster.n_leaders):
        if b.leader_at[command] in (ABSENT, ELIMINATED):
            continue
        units = [unit for unit in range(roster.n_units) if roster.home[unit] == command and b.at[unit] != ABSENT]
        if any(b.at[unit] < OFF or b.at[unit] in (WAITING, LEFT, AWAY) for unit in units):
            continue
        b.tell(E_COMMAND_GONE, command)
        for unit in units:
            if b.at[unit] != ELIMINATED:
                b.eliminate(unit)
        b.leader_at[command] = ELIMINATED


# ---- where a recovered unit may be placed (GL-11.64, GL-11.65) ---------------------------------------------


def places(b: Battle, unit: int) -> int:
    """Mask of the hexes where a recovered unit may be placed now."""
    roster = b.roster
    side = roster.side[unit]
    command = roster.home[unit]
    enemies = b.occupied[1 - side]
    close = enemies
    for _ in range(FROM_ENEMY - 1):
        close |= b.board.spread(close)
    found = area(b, command) if command < roster.n_leaders else behind_the_lines(b, unit)
    return found & ~close & ~barred(b, unit) & room(b, unit)


def behind_the_lines(b: Battle, unit: int) -> int:
    """GL-11.65: in range of a leader of its group, or within three hexes of a friend; a friend nearer than enemies."""
    roster = b.roster
    side = roster.side[unit]
    friends = b.occupied[side]
    within = 0
    led = False
    for command in roster.commands_of[roster.group[unit]]:
        if command < roster.n_leaders and b.leader_at[command] < OFF:
            within |= area(b, command)
            led = True
    if not led:
        within = friends
        for _ in range(FROM_ENEMY):
            within |= b.board.spread(within)
    return within & nearer(b, friends, b.occupied[1 - side])


def nearer(b: Battle, friends: int, enemies: int) -> int:
    """Hexes to which some friendly unit is nearer than any enemy unit is (GL-11.65.2)."""
    found = 0
    mine, theirs = friends, enemies
    if not friends:
        return 0
    while True:
        found |= mine & ~theirs & ~found
        more_mine, more_theirs = mine | b.board.spread(mine), theirs | b.board.spread(theirs)
        if more_mine == mine:
            return found
        mine, theirs = more_mine, more_theirs


# ---- phase D -----------------------------------------------------------------------------------------------

START: Final = 0
TESTS: Final = 1
PLACING: Final = 2
BOXES: Final = 3
NONE: Final = -1


class Recovery(Frame):
    """Phase D: tests and placing, Union first; then the Withdrawn boxes are emptied (GL-3.D.1, GL-3.D.2)."""

    def __init__(self, step: int = START, side: int = US, tested: int = 0, unit: int = NONE) -> None:
        self.step = step
        self.side = side
        self.tested = tested
        """Units that have rolled."""
        self.unit = unit
        """The unit for which the die is rolled, or NONE."""

    def copy(self) -> Frame:
        return Recovery(self.step, self.side, self.tested, self.unit)

    def fields(self) -> tuple[str, ...]:
        return ("step", "side", "tested", "unit")

    def proceed(self, b: Battle) -> bool:
        if self.step == START:
            strike_commands(b)
            self.step = BOXES if b.night() == 1 else TESTS
            return False
        if self.step == TESTS:
            return self.next_test(b)
        if self.step == PLACING:
            return self.next_placing(b)
        empty_withdrawn(b)
        b.end(self)
        return False

    def next_test(self, b: Battle) -> bool:
        if self.unit != NONE:
            return True
        for unit in members(b.roster.of_side[self.side] & ~self.tested):
            if b.at[unit] == RECOVERY:
                self.unit = unit
                return True
        self.step = PLACING
        return False

    def next_placing(self, b: Battle) -> bool:
        if self.listing(b):
            return True
        if self.side == US:
            self.side = CS
            self.step = TESTS
        else:
            self.step = BOXES
        return False

    def mover(self, b: Battle) -> int:
        return CHANCE if self.step == TESTS else self.side

    def kind(self, b: Battle) -> int:
        return D_DIE if self.step == TESTS else D_PLACE

    def listing(self, b: Battle) -> list[int]:
        if self.step == TESTS:
            return [act(DIE, face) for face in range(10)]
        return [
            act(PLACE, unit, place)
            for unit in members(b.roster.of_side[self.side])
            if b.at[unit] == RECOVERED
            for place in members(places(b, unit))
        ]

    def take(self, b: Battle, code: int) -> None:
        if self.step == TESTS:
            self.test(b, a_of(code))
            return
        unit, place = a_of(code), b_of(code)
        b.disordered |= BIT[unit]
        enter(b, unit, place)
        b.stirred = 0
        b.tell(E_RETURNS, unit, place)
        facing.choose(b, unit)

    def test(self, b: Battle, die: int) -> None:
        """GL-11.62.1, GL-11.63.1, GL-13.8."""
        unit = self.unit
        self.unit = NONE
        self.tested |= BIT[unit]
        if die <= b.disordered_cohesion(unit):
            b.at[unit] = RECOVERED
            b.tell(E_RECOVERS, unit, die)
        elif b.night():
            b.tell(E_STAYS_IN_BOX, unit, die)
        else:
            b.tell(E_LOST, unit, die)
            b.at[unit] = ELIMINATED

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, PLACE) or self.step == TESTS:
            return not_an_answer(self, b, code)
        unit, place = a_of(code), b_of(code)
        name = b.roster.ids[unit]
        if b.at[unit] != RECOVERED or b.roster.side[unit] != self.side:
            return no("GL-11.64.1", "not-recovered", unit=name)
        enemy = b.board.nearest(place, b.occupied[1 - self.side])
        if 0 <= enemy < FROM_ENEMY:
            return no("GL-11.64.1", "near-enemy", hex=b.board.codes[place], distance=enemy)
        clause = "GL-11.64.1" if b.roster.home[unit] < b.roster.n_leaders else "GL-11.65.1"
        return no(clause, "not-its-place", unit=name, hex=b.board.codes[place])


def empty_withdrawn(b: Battle) -> None:
    """GL-3.D.2, GL-11.42.1."""
    for unit in range(b.roster.n_units):
        if b.at[unit] == WITHDRAWN:
            b.at[unit] = RECOVERY
            b.tell(E_TO_RECOVERY, unit)
