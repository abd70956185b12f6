"""GL-5 Leadership: who is in command, leaders that flee, leaders that go along."""

from __future__ import annotations

from longroll.games.glory.components import BIT, members
from longroll.games.glory.lexicon import (
    ALONG,
    D_ALONG,
    D_FLEE,
    E_ALONG,
    E_FLEES,
    ELIMINATED,
    FLEE,
    OFF,
    REMAIN,
)
from longroll.games.glory.rules.reach import command_area, command_cost, refuges
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

# ---- command (GL-5.13, GL-5.14) ----------------------------------------------------------------------------


def area(b: Battle, leader: int) -> int:
    """Mask of the hexes within a leader's command range; empty if he is off the map (GL-5.13.1 to GL-5.13.3)."""
    place = b.leader_at[leader]
    if place >= OFF:
        return 0
    roster = b.roster
    enemies = b.occupied[1 - roster.command_side[leader]]
    return command_area(b.board, b.board.epoch_of[b.turn], place, roster.range[leader], enemies)


def commanded(b: Battle, command: int) -> int:
    """Mask of the units of a Command that are in command now. Units still to enter count (GL-5.13.8)."""
    roster = b.roster
    units = b.units_of(command)
    if command >= roster.n_leaders:
        return units
    if b.failed >> command & 1:
        return 0
    within = area(b, command)
    found = 0
    hexes = scouts_with(b, command)
    outside: list[int] = []
    for unit in members(units):
        place = b.at[unit]
        if place >= OFF or b.traits.leads_itself(b, unit):
            found |= BIT[unit]
        elif within >> place & 1:
            found |= BIT[unit]
            hexes |= BIT[place]
        else:
            outside.append(unit)
    return found | linked(b, outside, hexes)


def scouts_with(b: Battle, command: int) -> int:
    """Mask of the hexes of Sharpshooters that act as part of a Command: always in command, they are a link like any
    other unit of it (GL-14.45.1, GL-5.14.1)."""
    found = 0
    if b.acting >> command & 1:
        for unit in members(b.roster.scouts):
            if b.acting >> b.roster.command[unit] & 1 and b.at[unit] < OFF:
                found |= BIT[b.at[unit]]
    return found


def linked(b: Battle, outside: list[int], hexes: int) -> int:
    """Units beyond the range that stand with or next to units in command, or next to such units (GL-5.14.1)."""
    found = 0
    around = b.board.around
    while True:
        rest = [unit for unit in outside if not (around[b.at[unit]] | BIT[b.at[unit]]) & hexes]
        joined = [unit for unit in outside if unit not in rest]
        if not joined:
            return found
        for unit in joined:
            found |= BIT[unit]
            hexes |= BIT[b.at[unit]]
        outside = rest


def distance(b: Battle, unit: int) -> int:
    """Path cost from a unit's leader to it, -1 if there is no path or no leader on the map."""
    roster = b.roster
    leader = b.command_of(unit)
    if leader >= roster.n_leaders or b.leader_at[leader] >= OFF or b.at[unit] >= OFF:
        return -1
    enemies = b.occupied[1 - roster.side[unit]]
    return command_cost(b.board, b.board.epoch_of[b.turn], b.leader_at[leader], b.at[unit], enemies)


# ---- leaders alone in a hex an enemy enters (GL-5.15.2) ----------------------------------------------------


class Flight(Frame):
    """Its owner moves a leader to one of the nearest hexes without an enemy unit."""

    def __init__(self, leader: int = 0) -> None:
        self.leader = leader

    def copy(self) -> Frame:
        return Flight(self.leader)

    def fields(self) -> tuple[str, ...]:
        return ("leader",)

    def ways(self, b: Battle) -> int:
        side = b.roster.command_side[self.leader]
        place = b.leader_at[self.leader]
        return refuges(b.board, b.board.epoch_of[b.turn], place, b.occupied[1 - side], b.occupied[side])

    def proceed(self, b: Battle) -> bool:
        if self.ways(b):
            return True
        b.leader_at[self.leader] = ELIMINATED
        b.tell(E_FLEES, self.leader, ELIMINATED)
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return b.roster.command_side[self.leader]

    def kind(self, b: Battle) -> int:
        return D_FLEE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"leader": b.roster.command_words[self.leader]}

    def listing(self, b: Battle) -> list[int]:
        return [act(FLEE, self.leader, place) for place in members(self.ways(b))]

    def take(self, b: Battle, code: int) -> None:
        b.leader_at[self.leader] = b_of(code)
        b.tell(E_FLEES, self.leader, b_of(code))
        b.end(self)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, FLEE):
            return not_an_answer(self, b, code)
        if a_of(code) != self.leader:
            return no("GL-5.15.2", "another-leader", leader=b.roster.command_words[self.leader])
        return no("GL-5.15.2", "not-nearest", hex=b.board.codes[b_of(code)])


# ---- leaders that go along (GL-5.15.5) ---------------------------------------------------------------------


def offer(b: Battle, unit: int, origin: int, place: int) -> None:
    """Leaders stacked with a unit that has advanced or retreated may go along; their owner is asked for each."""
    side = b.roster.side[unit]
    for leader in reversed(b.leaders_in(origin)):
        if b.roster.command_side[leader] == side:
            b.begin(Along(leader, place))


class Along(Frame):
    """Does a leader go with the unit that leaves his hex?"""

    def __init__(self, leader: int = 0, place: int = 0) -> None:
        self.leader = leader
        self.place = place

    def copy(self) -> Frame:
        return Along(self.leader, self.place)

    def fields(self) -> tuple[str, ...]:
        return ("leader", "place")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.roster.command_side[self.leader]

    def kind(self, b: Battle) -> int:
        return D_ALONG

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"leader": b.roster.command_words[self.leader], "hex": b.board.codes[self.place]}

    def listing(self, b: Battle) -> list[int]:
        return [act(ALONG, self.leader), act(REMAIN, self.leader)]

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        if verb_in(code, ALONG):
            b.leader_at[self.leader] = self.place
            b.tell(E_ALONG, self.leader, self.place)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, ALONG, REMAIN):
            return not_an_answer(self, b, code)
        return no("GL-5.15.5", "another-leader", leader=b.roster.command_words[self.leader])
