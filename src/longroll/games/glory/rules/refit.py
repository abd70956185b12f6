"""GL-14 Refitting Glory I: what the three battles of the first game share, and the decisions they add.

Roads over the embankment and the pike over streams (GL-14.2.2, GL-14.2.5) are how every board counts; range class,
set-up, entries, markers and points are data (GL-14.11.1, GL-14.14.1, GL-14.15.1, GL-14.2.4, GL-14.2.6, GL-14.2.7,
GL-14.36.1, GL-14.47.1, GL-14.51.1). What only one battle has is in the module of that battle.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, CS, US, members
from longroll.games.glory.lexicon import (
    ABSENT,
    ASSIGN,
    AWAY,
    D_ASSIGN,
    D_DEPLOY,
    DEPLOY,
    E_ASSIGNED,
    E_DEPLOYED,
    E_SET,
    ELIMINATED,
    OFF,
    UNPLACED,
    WAITING,
)
from longroll.games.glory.rules import facing
from longroll.games.glory.rules.units import barred, enter, room
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

NONE: Final = -1


# ---- groups that are placed instead of entering (GL-18.2, GL-19.12) ----------------------------------------


def zone(b: Battle, arrival: int) -> int:
    """The hexes in which a group is placed."""
    found = 0
    for place in b.roster.arrival_hexes[arrival]:
        found |= b.board.within(place, b.roster.arrival_within[arrival])
    return found


def places(b: Battle, unit: int) -> int:
    """Where a unit of such a group may be placed now: stacking legal, not adjacent to an enemy."""
    enemy = 1 - b.roster.side[unit]
    shut = b.occupied[enemy] | b.near[enemy] | barred(b, unit)
    return zone(b, b.roster.arrival[unit]) & room(b, unit) & ~shut


def set_down(b: Battle, unit: int, place: int) -> None:
    """It is placed and does not move in this activation."""
    enter(b, unit, place)
    b.moved |= BIT[unit]
    b.tell(E_SET, unit, place)
    facing.choose(b, unit)


def beside(b: Battle, leader: int) -> int:
    """Hexes with a unit of a leader's Command."""
    found = 0
    for unit in members(b.roster.units_of[leader]):
        if b.at[unit] < OFF:
            found |= BIT[b.at[unit]]
    return found


def to_his_units(b: Battle, leader: int, ends: int) -> int:
    """Where a leader may arrive: with a unit of his Command (GL-14.33.1, GL-14.44.1, GL-14.52.1). As long as such units
    are still to enter he waits for them; if none is within his reach he goes where he likes."""
    if not b.roster.refitted or b.roster.lone_leaders >> leader & 1:
        return ends
    with_units = ends & beside(b, leader)
    if with_units:
        return with_units
    arrival = b.roster.leader_arrival[leader]
    units = members(b.roster.units_of[leader])
    return 0 if any(b.at[unit] == WAITING and b.roster.arrival[unit] == arrival for unit in units) else ends


# ---- artillery assigned before each turn (GL-14.53.1) ------------------------------------------------------


class Assignment(Frame):
    """The owner names the Command with which each such artillery acts in this turn."""

    def __init__(self, done: int = 0) -> None:
        self.done = done
        """Units that have been assigned."""

    def copy(self) -> Frame:
        return Assignment(self.done)

    def fields(self) -> tuple[str, ...]:
        return ("done",)

    def next(self, b: Battle) -> int:
        """Index among the roster's floaters of the next one that is on the map or may come, or NONE."""
        for number, unit in enumerate(b.roster.floaters):
            if not self.done >> unit & 1 and self.comes(b, unit):
                return number
        return NONE

    def comes(self, b: Battle, unit: int) -> bool:
        place = b.at[unit]
        if place == WAITING:
            return b.roster.arrival_turn[b.roster.arrival[unit]] <= b.turn
        return place < OFF or place == AWAY

    def hosts(self, b: Battle, number: int) -> list[int]:
        """The Commands it may be assigned to: those that are not gone."""
        listed = list(b.roster.hosts[number])
        return [leader for leader in listed if b.leader_at[leader] not in (ABSENT, ELIMINATED)] or listed

    def proceed(self, b: Battle) -> bool:
        if self.next(b) != NONE:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return b.roster.side[b.roster.floaters[self.next(b)]]

    def kind(self, b: Battle) -> int:
        return D_ASSIGN

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"unit": b.roster.ids[b.roster.floaters[self.next(b)]]}

    def listing(self, b: Battle) -> list[int]:
        number = self.next(b)
        unit = b.roster.floaters[number]
        return [act(ASSIGN, unit, leader) for leader in self.hosts(b, number)]

    def take(self, b: Battle, code: int) -> None:
        unit, leader = a_of(code), b_of(code)
        self.done |= BIT[unit]
        b.duty[b.roster.floaters.index(unit)] = leader
        b.tell(E_ASSIGNED, unit, leader)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, ASSIGN):
            return not_an_answer(self, b, code)
        unit = b.roster.floaters[self.next(b)]
        name = b.roster.ids[unit]
        if a_of(code) != unit:
            return no("GL-14.53.1", "another-unit", unit=name)
        return no("GL-14.53.1", "not-its-command", unit=name, leader=b.roster.command_words[b_of(code)])


# ---- the start on the second day (GL-19.3) -----------------------------------------------------------------


class Deployment(Frame):
    """Owners set up their units within their limits, Union first."""

    def copy(self) -> Frame:
        return Deployment()

    def fields(self) -> tuple[str, ...]:
        return ()

    def side(self, b: Battle) -> int:
        """The side that has a unit to set up, or NONE."""
        for side in (US, CS):
            for unit in members(b.roster.deployable & b.roster.of_side[side]):
                if b.at[unit] == UNPLACED:
                    return side
        return NONE

    def proceed(self, b: Battle) -> bool:
        if self.side(b) != NONE:
            return True
        b.stirred = 0
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side(b)

    def kind(self, b: Battle) -> int:
        return D_DEPLOY

    def hexes(self, b: Battle, unit: int) -> int:
        """Where a unit may be set up; if its hexes are all taken, those next to them, and so on."""
        enemy = 1 - b.roster.side[unit]
        free = room(b, unit) & ~(b.occupied[enemy] | b.near[enemy])
        centres, within = b.roster.deployment[unit]
        found = 0
        for place in centres:
            found |= b.board.within(place, within)
        while not found & free:
            found |= b.board.spread(found)
        return found & free

    def listing(self, b: Battle) -> list[int]:
        side = self.side(b)
        return [
            act(DEPLOY, unit, place)
            for unit in members(b.roster.deployable & b.roster.of_side[side])
            if b.at[unit] == UNPLACED
            for place in b.board.members(self.hexes(b, unit))
        ]

    def take(self, b: Battle, code: int) -> None:
        unit, place = a_of(code), b_of(code)
        enter(b, unit, place)
        b.tell(E_DEPLOYED, unit, place)
        facing.choose(b, unit)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, DEPLOY):
            return not_an_answer(self, b, code)
        unit, place = a_of(code), b_of(code)
        name = b.roster.ids[unit]
        if b.roster.side[unit] != self.side(b):
            return no("GL-19.3", "enemy-unit", unit=name)
        if b.at[unit] != UNPLACED:
            return no("GL-19.3", "not-to-deploy", unit=name)
        return no("GL-19.3", "not-to-deploy-there", unit=name, hex=b.board.codes[place])
