"""Questions every player asks of a position, answered with plain words and numbers.

``GLORY.ask(state)`` gives the questions of a position. Hexes, units, leaders and markers are written as in the
notation; an unknown name is refused with BadInput.
"""

from __future__ import annotations

from typing import Any

from longroll.games.glory.board import CLASSES, CROSSINGS, NO_CROSSING, NO_ROAD, NO_WATER, ROADS, SHUT, TERRAINS, WATERS
from longroll.games.glory.components import BIT, FACINGS, KINDS, NO_UNIT, SIDES, members
from longroll.games.glory.lexicon import ABSENT, OFF, PLACES
from longroll.games.glory.rules.gunnery import longest_range, sight_limit, targets_of
from longroll.games.glory.rules.leadership import area, commanded, distance
from longroll.games.glory.rules.movement import may_extend
from longroll.games.glory.rules.paths import Journey
from longroll.games.glory.rules.results import works
from longroll.games.glory.rules.sight import blocked_by
from longroll.games.glory.rules.units import epoch, standing
from longroll.games.glory.state import NO_GROUP, Battle
from longroll.kit.positions import look_up

ALL_ROUND = 63


class Questions:
    """The questions of one position. Nothing is changed by asking."""

    def __init__(self, state: Battle) -> None:
        self._b = state

    # ---- names ---------------------------------------------------------------------------------------------

    def _hex(self, code: str) -> int:
        return look_up(self._b.board.index, code, "hex of this map")

    def _unit(self, name: str) -> int:
        return look_up(self._b.roster.unit, name, "unit of this battle")

    def _leader(self, name: str) -> int:
        roster = self._b.roster
        names = {word: number for number, word in enumerate(roster.command_words[: roster.n_leaders])}
        return look_up(names, name, "leader of this battle")

    def _facing(self, name: str) -> int:
        return look_up({word: number for number, word in enumerate(FACINGS)}, name, "facing")

    def _codes(self, mask: int) -> list[str]:
        return [self._b.board.codes[place] for place in self._b.board.members(mask)]

    # ---- the turn ------------------------------------------------------------------------------------------

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

    def pool(self) -> dict[str, int]:
        """Markers still to be drawn."""
        words = self._b.roster.group_words
        return {words[group]: number for group, number in enumerate(self._b.pool) if number}

    # ---- the ground ----------------------------------------------------------------------------------------

    def ground(self, code: str) -> dict[str, Any]:
        """A hex: terrain, level, names, works and embankment; roads, water, crossings and walls by their hexsides."""
        b, place = self._b, self._hex(code)
        board = b.board
        sides = {FACINGS[d]: 6 * place + d for d in range(6)}
        crossing = board.crossing[epoch(b)]
        return {
            "terrain": TERRAINS[board.terrain[place]],
            "level": board.level[place],
            "names": list(board.names[place]),
            "works": [SIDES[side] for side in range(2) if works(b, side) >> place & 1],
            "embankment": bool(board.embankment >> place & 1),
            "roads": {name: ROADS[board.road[s]] for name, s in sides.items() if board.road[s] != NO_ROAD},
            "water": {name: WATERS[board.water[s]] for name, s in sides.items() if board.water[s] != NO_WATER},
            "crossings": {name: CROSSINGS[crossing[s]] for name, s in sides.items() if crossing[s] != NO_CROSSING},
            "walls": [name for name, s in sides.items() if board.protected[s]],
        }

    def neighbours(self, code: str) -> dict[str, str]:
        """The hexes around one, by facing; those beyond the edge are left out."""
        board, place = self._b.board, self._hex(code)
        steps = {FACINGS[d]: board.step[6 * place + d] for d in range(6)}
        return {name: board.codes[other] for name, other in steps.items() if other >= 0}

    def distance(self, one: str, other: str) -> int:
        """How many hexes lie between two, the second one counted."""
        return self._b.board.distance(self._hex(one), self._hex(other))

    def step_cost(self, kind: str, one: str, other: str, road: bool = True) -> int | None:
        """MP for a step to a neighbour, without surcharges, for ``inf``, ``cav``, ``art`` or ``leader``; None: it
        cannot be made."""
        b = self._b
        cls = look_up({word: number for number, word in enumerate(CLASSES)}, kind, "class of movers")
        cost = b.board.step_cost(epoch(b), cls, self._hex(one), self._hex(other), road)
        return None if cost == SHUT else cost

    # ---- who stands where ----------------------------------------------------------------------------------

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
        owner = look_up({word: number for number, word in enumerate(SIDES)}, side, "side") if side else -1
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
            "place": self.place_word(place),
            "facing": FACINGS[b.facing[place]] if there else "",
            "strength": b.strength(unit),
            "cohesion": b.cohesion(unit),
            "movement": b.allowance(unit),
            "disordered": bool(b.disordered >> unit & 1),
            "dismounted": bool(b.dismounted >> unit & 1),
            "stacked_with": b.roster.ids[b.companion(unit)] if there and b.companion(unit) != NO_UNIT else "",
            "next_to_enemy": there and b.adjacent_to_enemy(unit),
            "in_command": there and self._commanded(unit),
            "moved": bool(b.moved >> unit & 1),
            "fired": bool(b.fired >> unit & 1),
            "charged": bool(b.charged >> unit & 1),
        }

    def place_word(self, place: int) -> str:
        """A place as it is written: a hex, or the name of a place off the map."""
        return PLACES[place - OFF] if place >= OFF else self._b.board.codes[place]

    def leader(self, name: str) -> dict[str, Any]:
        """A leader: where he is, his values, the hexes within his command range."""
        b, leader = self._b, self._leader(name)
        return {
            "side": SIDES[b.roster.command_side[leader]],
            "place": self.place_word(b.leader_at[leader]),
            "range": b.roster.range[leader],
            "factor": b.roster.factor[leader],
            "movement": b.roster.leader_ma[leader],
            "commands": self._codes(area(b, leader)),
        }

    def boxes(self) -> dict[str, list[str]]:
        """Units off the map, by the place where they are."""
        found: dict[str, list[str]] = {}
        for unit, place in enumerate(self._b.at):
            if place >= OFF and place != ABSENT:
                found.setdefault(PLACES[place - OFF], []).append(self._b.roster.ids[unit])
        return found

    # ---- command, movement ---------------------------------------------------------------------------------

    def _commanded(self, unit: int) -> bool:
        b = self._b
        command = b.command_of(unit)
        mask = b.in_command if b.acting >> command & 1 else commanded(b, command)
        return bool(mask >> unit & 1)

    def command(self, name: str) -> dict[str, Any]:
        """Is a unit in command: its leader, the cost of the way from him (None: there is none), his range."""
        b, unit = self._b, self._unit(name)
        leader = b.command_of(unit)
        led = leader < b.roster.n_leaders
        cost = distance(b, unit)
        return {
            "in_command": b.at[unit] < OFF and self._commanded(unit),
            "leader": b.roster.command_words[leader] if led else "",
            "cost": None if cost < 0 else cost,
            "range": b.roster.range[leader] if led else None,
        }

    def reach(self, name: str, extended: bool = False) -> dict[str, int]:
        """Where a unit on the map could move if it acted now, with the MP of the cheapest way (GL-6)."""
        b, unit = self._b, self._unit(name)
        if b.at[unit] >= OFF or (extended and not may_extend(b, unit)):
            return {}
        after = b.copy()
        if self._commanded(unit):
            after.in_command |= BIT[unit]
        who = standing(after, b.roster.side[unit])
        found = Journey(after, who, unit, b.at[unit]).reach(extended)
        return {b.board.codes[place]: cost for place, cost in sorted(found.cost.items())}

    # ---- front, sight, fire --------------------------------------------------------------------------------

    def front(self, code: str, facing: str = "") -> list[str]:
        """The three front hexes of the units in a hex, or of a facing there (GL-7.11.1)."""
        b, place = self._b, self._hex(code)
        return self._codes(b.board.front[6 * place + (self._facing(facing) if facing else b.facing[place])])

    def in_arc(self, code: str, facing: str, target: str) -> bool:
        """Does a hex lie in the front arc of a facing (GL-7.13)?"""
        return self._b.board.in_front(self._hex(code), self._facing(facing), self._hex(target))

    def sight(self, one: str, other: str) -> dict[str, str | bool]:
        """The line of sight between two hexes: is it clear, else the hex that blocks it and the clause (GL-9.4)."""
        b = self._b
        block, clause = blocked_by(
            b.board, self._hex(one), self._hex(other), b.occupied[0] | b.occupied[1], sight_limit(b)
        )
        return {"clear": block < 0, "blocked_by": "" if block < 0 else b.board.codes[block], "clause": clause}

    def targets(self, name: str, turning: bool = False) -> list[str]:
        """The hexes an artillery has in range, arc and sight, as it faces or with any facing (GL-9.21.1)."""
        b, unit = self._b, self._unit(name)
        if b.at[unit] >= OFF or not b.roster.is_gun[unit]:
            return []
        facings = ALL_ROUND if turning else BIT[b.facing[b.at[unit]]]
        return self._codes(targets_of(b, b.at[unit], facings, longest_range(b, [unit])))
