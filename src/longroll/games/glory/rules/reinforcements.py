"""GL-6.5 Reinforcements: columns at the entry hexes, who may enter and for what price.

A column is kept per Command and entry hex while step b lasts, as four numbers in a row of the step's list ``columns``:
key (Command and hex), what was paid before its last slot, what the dearest unit of that slot paid, and the unit of that
slot with which another may still share it (NO_UNIT: nobody).
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import LEADER, LEADER_BONUS, NO_UNIT, members
from longroll.games.glory.lexicon import ARRIVE, AWAY, ENTER, OFF, SET, SHARE, WAITING
from longroll.games.glory.rules import refit
from longroll.games.glory.rules.reach import Presence, Reach, reach_from_edge
from longroll.games.glory.rules.units import hurrying, leader_mover, mover, standing
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.terms import Refusal, no

WIDTH: Final = 4
"""Numbers per column."""


# ---- who is due --------------------------------------------------------------------------------------------


def is_due(b: Battle, unit: int) -> bool:
    """Waits off the map and may enter from this turn on (GL-6.51.1)."""
    arrival = b.roster.arrival[unit]
    return arrival >= 0 and b.at[unit] == WAITING and b.roster.arrival_turn[arrival] <= b.turn


def leader_is_due(b: Battle, leader: int) -> bool:
    arrival = b.roster.leader_arrival[leader]
    return arrival >= 0 and b.leader_at[leader] == WAITING and b.roster.arrival_turn[arrival] <= b.turn


def due_units(b: Battle, command: int) -> list[int]:
    """Units that may enter with a Command; those that come back from round the map too (GL-19.7)."""
    return [unit for unit in members(b.units_of(command)) if is_due(b, unit) or b.traits.may_come_back(b, unit)]


def is_placed(b: Battle, arrival: int) -> bool:
    """Is a group placed instead of entering (GL-18.2)?"""
    return arrival >= 0 and b.roster.arrival_within[arrival] >= 0


# ---- where they enter --------------------------------------------------------------------------------------


def entries(b: Battle, arrival: int) -> tuple[int, ...]:
    """Entry hexes a group may use: once one of it has entered, those of the same zone (GL-6.51.6, GL-6.51.7)."""
    listed = b.roster.arrival_hexes[arrival]
    first = b.zones[arrival]
    if first >= OFF or len(listed) == 1:
        return listed
    if b.roster.arrival_alone[arrival]:
        return (first,)
    zone = b.board.bit[first]
    allowed = b.board.mask_of(listed)
    while True:
        more = (zone | b.board.spread(zone)) & allowed
        if more == zone:
            return tuple(place for place in listed if zone >> place & 1)
        zone = more


def entry_hexes(b: Battle, unit: int) -> tuple[int, ...]:
    """Where a unit off the map may enter (GL-6.51.7, GL-19.7)."""
    return b.traits.ways_back(b, unit) if b.at[unit] == AWAY else entries(b, b.roster.arrival[unit])


def column_of(b: Battle, unit: int) -> int:
    """The Command in whose column a unit enters: Sharpshooters in that of the Command they act with (GL-14.45.1)."""
    if b.roster.scouts >> unit & 1:
        for command in members(b.acting):
            if command < b.roster.n_leaders:
                return command
    return b.command_of(unit)


def entry_cost(b: Battle, cls: int, place: int) -> int:
    """The cost c of an entry hex (GL-6.51.4)."""
    near = bool(b.near[1 - b.side] >> place & 1)
    return b.board.entry_cost(cls, place, near, b.night() > 0)


def slot(columns: list[int], command: int, place: int) -> tuple[int, int, int]:
    """Of a Command's column: paid before its last slot, paid by that slot, the unit that could share it."""
    key = command << 12 | place
    for start in range(0, len(columns), WIDTH):
        if columns[start] == key:
            return columns[start + 1], columns[start + 2], columns[start + 3]
    return 0, 0, NO_UNIT


def joins_column(columns: list[int], command: int, place: int, unit: int, spent: int, shared: bool) -> None:
    """Write a unit into the column."""
    key = command << 12 | place
    before, paid, _ = slot(columns, command, place)
    row = [key, before, max(paid, spent), NO_UNIT] if shared else [key, paid, spent, unit]
    for start in range(0, len(columns), WIDTH):
        if columns[start] == key:
            columns[start : start + WIDTH] = row
            return
    columns += row


def price(b: Battle, columns: list[int], unit: int, place: int, shared: bool) -> int:
    """What a unit pays for its slot, entry hex included (GL-6.51.2); -1 if it may not share the last one."""
    before, paid, other = slot(columns, column_of(b, unit), place)
    if not shared:
        return paid + entry_cost(b, b.movement_class(unit), place)
    if other == NO_UNIT or not b.may_stack(unit, other):
        return -1
    return before + entry_cost(b, b.movement_class(unit), place)


def normal_reach(b: Battle, who: Presence, unit: int, place: int, spent: int) -> Reach:
    return reach_from_edge(b.board, who, mover(b, unit), place, spent)


def extended_reach(b: Battle, who: Presence, unit: int, place: int, spent: int) -> Reach:
    return reach_from_edge(b.board, who, hurrying(b, unit, mover(b, unit)), place, spent)


def leader_reach(b: Battle, who: Presence, leader: int, place: int, extended: bool) -> Reach:
    """A leader may use any slot: he pays the first (GL-6.51.3)."""
    allowance = b.roster.leader_ma[leader] + (LEADER_BONUS if extended else 0)
    moving = leader_mover(b, allowance, extended)
    return reach_from_edge(b.board, who, moving, place, entry_cost(b, LEADER, place))


def unit_enters(b: Battle, who: Presence, unit: int, place: int, spent: int) -> bool:
    """Can a unit enter there at this price, with either kind of movement?"""
    if normal_reach(b, who, unit, place, spent).ends:
        return True
    return bool(extended_reach(b, who, unit, place, spent).ends)


def leader_ends(b: Battle, who: Presence, leader: int, place: int, extended: bool) -> int:
    """Where an arriving leader may ride; in the refitted battles to his units (GL-14.33.1)."""
    near = leader_reach(b, who, leader, place, False).ends
    far = leader_reach(b, who, leader, place, True).ends & ~near
    return refit.to_his_units(b, leader, near | far) & (far if extended else near)


def leader_enters(b: Battle, who: Presence, leader: int, place: int) -> bool:
    return bool(leader_ends(b, who, leader, place, False) | leader_ends(b, who, leader, place, True))


# ---- what step b offers ------------------------------------------------------------------------------------


def offers(b: Battle, who: Presence, columns: list[int], command: int) -> list[int]:
    """Answers by which reinforcements of a Command enter now."""
    roster = b.roster
    if not roster.arrival_ids:
        return []
    codes: list[int] = []
    for unit in due_units(b, command):
        if b.at[unit] == WAITING and is_placed(b, roster.arrival[unit]):
            codes += [act(SET, unit, place) for place in b.board.members(refit.places(b, unit))]
            continue
        for place in entry_hexes(b, unit):
            for verb, shared in ((ENTER, False), (SHARE, True)):
                spent = price(b, columns, unit, place, shared)
                if spent >= 0 and unit_enters(b, who, unit, place, spent):
                    codes.append(act(verb, unit, place))
    if command < roster.n_leaders and leader_is_due(b, command):
        if is_placed(b, roster.leader_arrival[command]):
            return codes + [act(ARRIVE, command, place) for place in b.board.members(refit.beside(b, command))]
        for place in entries(b, roster.leader_arrival[command]):
            if leader_enters(b, who, command, place):
                codes.append(act(ARRIVE, command, place))
    return codes


def can_enter(b: Battle, command: int) -> bool:
    """Has the Command due reinforcements that could enter if it acted now (GL-6.52.1)?"""
    return bool(entering(b, command))


def must_enter(b: Battle, command: int) -> bool:
    """The same without those that may choose their time (GL-19.7)."""
    return bool(obliged(b, entering(b, command)))


def obliged(b: Battle, codes: list[int]) -> list[int]:
    """Of answers by which reinforcements enter, those that may not be put off (GL-6.52.1)."""
    return [code for code in codes if verb_in(code, ARRIVE) or b.at[a_of(code)] == WAITING]


def entering(b: Battle, command: int) -> list[int]:
    """What reinforcements of a Command could answer if it acted now."""
    roster = b.roster
    if not roster.arrival_ids:
        return []
    if not due_units(b, command) and not (command < roster.n_leaders and leader_is_due(b, command)):
        return []
    kept = b.in_command
    b.in_command |= b.units_of(command)
    found = offers(b, standing(b, b.side), [], command)
    b.in_command = kept
    return found


# ---- saying no ---------------------------------------------------------------------------------------------


def refuse_entry(b: Battle, columns: list[int], unit: int, place: int, shared: bool) -> Refusal:
    roster = b.roster
    name = roster.ids[unit]
    code = b.board.codes[place]
    arrival = roster.arrival[unit]
    if not b.acting >> b.command_of(unit) & 1:
        return no("GL-4.22.1", "not-active", unit=name)
    if b.at[unit] == AWAY:
        if not b.traits.may_come_back(b, unit):
            return no("GL-19.7", "not-back-yet", unit=name)
        if place not in b.traits.ways_back(b, unit):
            return no("GL-19.7", "no-way-back", unit=name, hex=code)
    elif b.at[unit] != WAITING or arrival < 0:
        return no("GL-6.51.1", "not-waiting", unit=name)
    elif not is_due(b, unit):
        return no("GL-6.51.1", "not-due", unit=name, turn=roster.turn_ids[roster.arrival_turn[arrival]])
    elif is_placed(b, arrival):
        return no("GL-18.2", "is-placed", unit=name)
    elif place not in entries(b, arrival):
        return no("GL-6.51.7", "not-its-entry", unit=name, hex=code)
    if shared and price(b, columns, unit, place, True) < 0:
        return no("GL-6.51.3", "no-slot-to-share", unit=name, hex=code)
    spent = price(b, columns, unit, place, shared)
    return no("GL-6.52.1", "cannot-enter", unit=name, hex=code, cost=spent, allowance=b.allowance(unit))


def refuse_leader_entry(b: Battle, leader: int, place: int) -> Refusal:
    roster = b.roster
    name = roster.command_words[leader]
    if not b.acting >> leader & 1:
        return no("GL-4.22.1", "not-active-leader", leader=name)
    if not leader_is_due(b, leader):
        return no("GL-6.51.1", "leader-not-due", leader=name)
    code = b.board.codes[place]
    if roster.refitted and not is_placed(b, roster.leader_arrival[leader]):
        if place in entries(b, roster.leader_arrival[leader]):
            return no(roster.posting_clause, "leader-waits", leader=name, hex=code)
    return no("GL-6.51.7", "leader-not-there", leader=name, hex=code)


def refuse_set(b: Battle, unit: int, place: int) -> Refusal:
    """Why a unit may not be placed in a hex (GL-18.2)."""
    name = b.roster.ids[unit]
    if not b.acting >> b.command_of(unit) & 1:
        return no("GL-4.22.1", "not-active", unit=name)
    if b.at[unit] != WAITING or not is_placed(b, b.roster.arrival[unit]):
        return no("GL-18.2", "not-placed", unit=name)
    if not is_due(b, unit):
        return no(
            "GL-6.51.1", "not-due", unit=name, turn=b.roster.turn_ids[b.roster.arrival_turn[b.roster.arrival[unit]]]
        )
    return no("GL-18.2", "not-to-place-there", unit=name, hex=b.board.codes[place])
