"""Who stands where: units, leaders, boxes."""

from __future__ import annotations

from typing import Any

from longroll.games.glory.components import FACINGS, KINDS, NO_UNIT, SIDES
from longroll.games.glory.lexicon import ABSENT, OFF, PLACES, WAITING
from longroll.games.glory.questions.asking import Asking
from longroll.games.glory.rules.leadership import area, commanded, distance
from longroll.games.glory.rules.reach import command_costs
from longroll.games.glory.rules.units import epoch


class UnitQuestions(Asking):
    def here(self, code: str) -> dict[str, Any]:
        """What stands in a hex: units from the bottom, their facing, leaders."""
        b, place = self._b, self._hex(code)
        return {
            "units": [b.roster.ids[unit] for unit in b.stack(place)],
            "facing": FACINGS[b.facing[place]] if b.count(place) else "",
            "leaders": [b.roster.command_words[leader] for leader in b.leaders_in(place)],
        }

    def units(self, side: str = "") -> list[str]:
        """The units that take part, of one side or both."""
        b = self._b
        owner = self._side(side) if side else -1
        return [
            name
            for unit, name in enumerate(b.roster.ids)
            if b.at[unit] != ABSENT and owner in (-1, b.roster.side[unit])
        ]

    def unit(self, name: str) -> dict[str, Any]:
        """A unit: where it is (a hex, or a place off the map), how it stands, its values as they are now."""
        b, unit = self._b, self._unit(name)
        place = b.at[unit]
        there = place < OFF
        return {
            "side": SIDES[b.roster.side[unit]],
            "kind": KINDS[b.roster.kind[unit]],
            "command": b.roster.command_words[b.command_of(unit)],
            "brigade": b.roster.brigade[unit],
            "place": self._place(place),
            "facing": FACINGS[b.facing[place]] if there else "",
            "strength": b.strength(unit),
            "cohesion": b.cohesion(unit),
            "movement": b.allowance(unit),
            "guns": b.roster.guns[unit],
            "range": b.roster.range_class[unit],
            "disordered": bool(b.disordered >> unit & 1),
            "dismounted": bool(b.dismounted >> unit & 1),
            "stacked_with": b.roster.ids[b.companion(unit)] if there and b.companion(unit) != NO_UNIT else "",
            "next_to_enemy": there and b.adjacent_to_enemy(unit),
            "in_command": there and self._commanded(unit),
            "moved": bool(b.moved >> unit & 1),
            "fired": bool(b.fired >> unit & 1),
            "charged": bool(b.charged >> unit & 1),
        }

    def leader(self, name: str) -> dict[str, Any]:
        """A leader: where he is, his values, the hexes within his command range."""
        b, leader = self._b, self._leader(name)
        return {
            "side": SIDES[b.roster.command_side[leader]],
            "place": self._place(b.leader_at[leader]),
            "range": b.roster.range[leader],
            "factor": b.roster.factor[leader],
            "movement": b.roster.leader_ma[leader],
            "commands": self._codes(area(b, leader)),
        }

    def leaders(self, side: str = "") -> list[str]:
        """The leaders that take part, of one side or both."""
        b = self._b
        owner = self._side(side) if side else -1
        return [
            b.roster.command_words[leader]
            for leader, place in enumerate(b.leader_at)
            if place != ABSENT and owner in (-1, b.roster.command_side[leader])
        ]

    def boxes(self) -> dict[str, list[str]]:
        """Units off the map, by the place where they are."""
        found: dict[str, list[str]] = {}
        for unit, place in enumerate(self._b.at):
            if place >= OFF and place != ABSENT:
                found.setdefault(PLACES[place - OFF], []).append(self._b.roster.ids[unit])
        return found

    # ---- command (GL-5.13) ---------------------------------------------------------------------------------

    def _commanded(self, unit: int) -> bool:
        b = self._b
        command = b.command_of(unit)
        mask = b.in_command if b.acting >> command & 1 else commanded(b, command)
        return bool(mask >> unit & 1)

    def command(self, name: str) -> dict[str, Any]:
        """Is a unit in command, on the map or about to enter it: its leader, the cost of the way from
        him (None: there is none), his range."""
        b, unit = self._b, self._unit(name)
        leader = b.command_of(unit)
        led = leader < b.roster.n_leaders
        cost = distance(b, unit)
        return {
            "in_command": (b.at[unit] < OFF or b.at[unit] == WAITING) and self._commanded(unit),
            "leader": b.roster.command_words[leader] if led else "",
            "cost": None if cost < 0 else cost,
            "range": b.roster.range[leader] if led else None,
        }

    def command_costs(self, name: str) -> dict[str, int]:
        """The hexes within a leader's command range, with the cost of the way from him (GL-5.13.1 to GL-5.13.3)."""
        b, leader = self._b, self._leader(name)
        if b.leader_at[leader] >= OFF:
            return {}
        enemies = b.occupied[1 - b.roster.command_side[leader]]
        found = command_costs(b.board, epoch(b), b.leader_at[leader], b.roster.range[leader], enemies)
        return {b.board.codes[place]: cost for place, cost in sorted(found.items())}
