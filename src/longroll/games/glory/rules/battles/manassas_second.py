"""GL-14.4, GL-18 2nd Manassas: who waits for the second marker, the Sharpshooters, Longstreet's line.

Markers, corps, leaders, entries and objectives are data (GL-14.41.1 to GL-14.44.1, GL-18.1, GL-18.3, GL-18.4); the
Union cavalry brigades are Commands of one or two independent units (GL-14.46.1); groups that are placed are in
``refit`` (GL-18.2).
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import NO_UNIT, members
from longroll.games.glory.rules.traits import NO_COMMAND, Traits
from longroll.games.glory.state import Battle

SECOND: Final = 2


class SecondManassas(Traits):
    def marker_played(self, b: Battle, group: int) -> None:
        b.played[group] += 1

    def held_back(self, b: Battle, command: int) -> bool:
        for turn, commands, groups in b.roster.seconds:
            if b.turn == turn and commands >> command & 1:
                return sum(b.played[group] for group in groups) < SECOND
        return False

    def open_entries(self, b: Battle) -> int:
        found = 0
        for first, last, hexes in b.roster.open_entries:
            if first <= b.turn <= last:
                found |= hexes
        return found

    def scout_command(self, b: Battle) -> int:
        for unit in members(b.roster.scouts):
            command = b.roster.command[unit]
            if b.roster.command_group[command] == b.group and not b.acted >> command & 1:
                return command
        return NO_COMMAND

    def lone_scouts(self, b: Battle, unit: int) -> bool:
        return bool(b.roster.scouts >> unit & 1) and b.companion(unit) == NO_UNIT

    def scouts_partner(self, b: Battle, unit: int) -> int:
        if not b.roster.scouts >> unit & 1:
            return NO_UNIT
        other = b.companion(unit)
        return other if other != NO_UNIT and b.is_infantry(other) else NO_UNIT
