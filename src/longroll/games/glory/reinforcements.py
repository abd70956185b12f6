"""GL-6.5 Reinforcements: columns at the entry hexes, who may enter and for what price.

A column is kept per Command and entry hex while step b lasts, as four numbers in a row of the step's list ``columns``:
key (Command and hex), what was paid before its last slot, what the dearest unit of that slot paid, and the unit of that
slot with which another may still share it (NO_UNIT: nobody).
"""

from __future__ import annotations

from longroll.games.glory.components import EXTENDED_BONUS, LEADER, LEADER_BONUS, NO_UNIT, members
from longroll.games.glory.lexicon import ARRIVE, ENTER, OFF, SHARE, WAITING, act
from longroll.games.glory.reach import Presence, Reach, reach_from_edge
from longroll.games.glory.refusals import no
from longroll.games.glory.state import Battle
from longroll.games.glory.units import leader_mover, mover, standing
from longroll.kit.terms import Refusal

WIDTH = 4
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
    return [unit for unit in members(b.roster.units_of[command]) if is_due(b, unit)]


# ---- where they enter --------------------------------------------------------------------------------------


def entries(b: Battle, arrival: int) -> tuple[int, ...]:
    """Entry hexes a group may use: once one of it has entered, those of the same zone (GL-6.51.6, GL-6.51.7)."""
    listed = b.roster.arrival_hexes[arrival]
    first = b.zones[arrival]
    if first >= OFF or len(listed) == 1:
        return listed
    zone = b.board.bit[first]
    allowed = b.board.mask_of(listed)
    while True:
        more = (zone | b.board.spread(zone)) & allowed
        if more == zone:
            return tuple(place for place in listed if zone >> place & 1)
        zone = more


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
    before, paid, other = slot(columns, b.roster.command[unit], place)
    if not shared:
        return paid + entry_cost(b, b.movement_class(unit), place)
    if other == NO_UNIT or not b.may_stack(unit, other):
        return -1
    return before + entry_cost(b, b.movement_class(unit), place)


def normal_reach(b: Battle, who: Presence, unit: int, place: int, spent: int) -> Reach:
    return reach_from_edge(b.board, who, mover(b, unit, b.allowance(unit), False), place, spent)


def extended_reach(b: Battle, who: Presence, unit: int, place: int, spent: int) -> Reach:
    allowance = b.allowance(unit) + EXTENDED_BONUS[b.roster.kind[unit]]
    return reach_from_edge(b.board, who, mover(b, unit, allowance, True), place, spent)


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


def leader_enters(b: Battle, who: Presence, leader: int, place: int) -> bool:
    return bool(leader_reach(b, who, leader, place, False).ends | leader_reach(b, who, leader, place, True).ends)


# ---- what step b offers ------------------------------------------------------------------------------------


def offers(b: Battle, who: Presence, columns: list[int], command: int) -> list[int]:
    """Answers by which reinforcements of a Command enter now."""
    roster = b.roster
    if not roster.arrival_ids:
        return []
    codes: list[int] = []
    for unit in due_units(b, command):
        for place in entries(b, roster.arrival[unit]):
            for verb, shared in ((ENTER, False), (SHARE, True)):
                spent = price(b, columns, unit, place, shared)
                if spent >= 0 and unit_enters(b, who, unit, place, spent):
                    codes.append(act(verb, unit, place))
    if command < roster.n_leaders and leader_is_due(b, command):
        for place in entries(b, roster.leader_arrival[command]):
            if leader_enters(b, who, command, place):
                codes.append(act(ARRIVE, command, place))
    return codes


def can_enter(b: Battle, command: int) -> bool:
    """Has the Command due reinforcements that could enter if it acted now (GL-6.52.1)?"""
    roster = b.roster
    if not roster.arrival_ids:
        return False
    waiting = any(is_due(b, unit) for unit in members(roster.units_of[command]))
    if not waiting and not (command < roster.n_leaders and leader_is_due(b, command)):
        return False
    kept = b.in_command
    b.in_command |= roster.units_of[command]
    found = bool(offers(b, standing(b, b.side), [], command))
    b.in_command = kept
    return found


# ---- saying no ---------------------------------------------------------------------------------------------


def refuse_entry(b: Battle, columns: list[int], unit: int, place: int, shared: bool) -> Refusal:
    roster = b.roster
    name = roster.ids[unit]
    code = b.board.codes[place]
    arrival = roster.arrival[unit]
    if not b.acting >> roster.command[unit] & 1:
        return no("GL-4.22.1", "not-active", unit=name)
    if b.at[unit] != WAITING or arrival < 0:
        return no("GL-6.51.1", "not-waiting", unit=name)
    if not is_due(b, unit):
        return no("GL-6.51.1", "not-due", unit=name, turn=roster.turn_ids[roster.arrival_turn[arrival]])
    if place not in entries(b, arrival):
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
    return no("GL-6.51.7", "leader-not-there", leader=name, hex=b.board.codes[place])
