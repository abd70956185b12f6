"""The turn, the markers and who belongs to them, reinforcements."""

from __future__ import annotations

from typing import Any

from longroll.games.glory.components import SIDES, members
from longroll.games.glory.questions.asking import Asking, numbered
from longroll.games.glory.rules.turn import available
from longroll.games.glory.state import NO_GROUP
from longroll.kit.positions import look_up


class TurnQuestions(Asking):
    def turn(self) -> dict[str, Any]:
        """Which turn it is: its id, night (0, 1 or 2) and fog, who has the initiative, whose marker is played."""
        b = self._b
        return {
            "turn": b.roster.turn_ids[b.turn],
            "night": b.night(),
            "fog": b.fog(),
            "initiative": SIDES[b.initiative] if b.initiative >= 0 else "",
            "marker": "" if b.group == NO_GROUP else b.roster.group_words[b.group],
            "acting": [b.roster.command_words[command] for command in members(b.acting)],
        }

    def turns(self) -> list[dict[str, Any]]:
        """The turns that are played, in order: id, time of day, night (0, 1 or 2), fog."""
        roster = self._b.roster
        return [
            {
                "turn": roster.turn_ids[turn],
                "time": roster.times[turn],
                "night": roster.night[turn],
                "fog": roster.fog[turn],
            }
            for turn in range(roster.first_turn, roster.last_turn + 1)
        ]

    # ---- markers -------------------------------------------------------------------------------------------

    def pool(self) -> dict[str, int]:
        """Markers still to be drawn."""
        words = self._b.roster.group_words
        return {words[group]: number for group, number in enumerate(self._b.pool) if number}

    def markers(self, turn: str = "") -> dict[str, int]:
        """How many markers each group has by the battle's table, in a turn or in this one (GL-4.12.1)."""
        roster = self._b.roster
        when = look_up(roster.turn, turn, "turn of this battle") if turn else self._b.turn
        return {word: roster.markers[group][when] for group, word in enumerate(roster.group_words)}

    def available(self) -> dict[str, int]:
        """How many markers each group brings into the pool of this turn as things stand (GL-4.21.1)."""
        return {word: available(self._b, group) for group, word in enumerate(self._b.roster.group_words)}

    def marker(self, name: str) -> dict[str, Any]:
        """Whom a marker activates: its side, its Commands, those of them that have a leader."""
        roster = self._b.roster
        group = look_up(numbered(roster.group_words), name, "marker of this battle")
        commands = roster.commands_of[group]
        return {
            "side": SIDES[roster.group_side[group]],
            "commands": [roster.command_words[command] for command in commands],
            "leaders": [roster.command_words[command] for command in commands if command < roster.n_leaders],
        }

    # ---- Commands ------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, dict[str, Any]]:
        """Every Command: its side, its marker, has it a leader, the units that act with it now."""
        b, roster = self._b, self._b.roster
        return {
            word: {
                "side": SIDES[roster.command_side[command]],
                "marker": roster.group_words[roster.command_group[command]],
                "led": command < roster.n_leaders,
                "units": self._names(b.units_of(command)),
            }
            for command, word in enumerate(roster.command_words)
        }

    def acting(self) -> list[str]:
        """The units on the map that act now."""
        return self._names(self._b.acting_units())

    def hosts(self, name: str) -> list[str]:
        """The Commands an artillery may be assigned to before a turn (GL-14.53.1); none: it has one of its own."""
        roster, unit = self._b.roster, self._unit(name)
        if unit not in roster.floaters:
            return []
        return [roster.command_words[command] for command in roster.hosts[roster.floaters.index(unit)]]

    # ---- reinforcements ------------------------------------------------------------------------------------

    def arrivals(self) -> dict[str, dict[str, Any]]:
        """Every group of reinforcements: side, turn, entry hexes, units, leaders; within how many hexes of these it is
        placed instead of entering (GL-18.2), else None."""
        roster = self._b.roster
        return {
            name: {
                "side": SIDES[roster.arrival_side[number]],
                "turn": roster.turn_ids[roster.arrival_turn[number]],
                "hexes": [self._b.board.codes[place] for place in roster.arrival_hexes[number]],
                "units": [roster.ids[unit] for unit, arrival in enumerate(roster.arrival) if arrival == number],
                "leaders": [
                    roster.command_words[leader]
                    for leader, arrival in enumerate(roster.leader_arrival)
                    if arrival == number
                ],
                "within": None if roster.arrival_within[number] < 0 else roster.arrival_within[number],
            }
            for number, name in enumerate(roster.arrival_ids)
        }
