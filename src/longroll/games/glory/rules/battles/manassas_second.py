"""GL-14.4, GL-18 2nd Manassas: who waits for the second marker, the Sharpshooters, Longstreet's line.

Markers, corps, leaders, entries and objectives are data (GL-14.41.1 to GL-14.44.1, GL-18.1, GL-18.3, GL-18.4); the
Union cavalry brigades are Commands of one or two independent units (GL-14.46.1); groups that are placed are in
``refit`` (GL-18.2).
"""

from __future__ import annotations

from longroll.games.glory.components import NO_UNIT, members
from longroll.games.glory.state import Battle

SECOND = 2


def held_back(b: Battle, command: int) -> bool:
    """Does a Command wait for the second marker of this turn (GL-14.42.3)?"""
    for turn, commands, groups in b.roster.seconds:
        if b.turn == turn and commands >> command & 1:
            return sum(b.played[group] for group in groups) < SECOND
    return False


def open_entries(b: Battle) -> int:
    """Entry hexes that are not closed to the enemy in this turn (GL-14.2.8)."""
    found = 0
    for first, last, hexes in b.roster.open_entries:
        if first <= b.turn <= last:
            found |= hexes
    return found


# ---- Sharpshooters (GL-14.45) ------------------------------------------------------------------------------


def scout_command(b: Battle) -> int:
    """The Command of the Sharpshooters of the marker in hand that has not acted, or -1."""
    for unit in members(b.roster.scouts):
        command = b.roster.command[unit]
        if b.roster.command_group[command] == b.group and not b.acted >> command & 1:
            return command
    return -1


def alone(b: Battle, unit: int) -> bool:
    """Sharpshooters alone in their hex (GL-14.45.3, GL-14.45.4)?"""
    return bool(b.roster.scouts >> unit & 1) and b.companion(unit) == NO_UNIT


def partner(b: Battle, unit: int) -> int:
    """The infantry with which Sharpshooters are stacked, and whose charge they may join (GL-14.45.6), or NO_UNIT."""
    if not b.roster.scouts >> unit & 1:
        return NO_UNIT
    other = b.companion(unit)
    return other if other != NO_UNIT and b.is_infantry(other) else NO_UNIT
