"""The map: hexes and hexsides, distances and lines, what a step costs."""

from __future__ import annotations

from typing import Any

from longroll.games.glory.board import CROSSINGS, NO_CROSSING, NO_ROAD, NO_WATER, ROADS, SHUT, TERRAINS, WATERS
from longroll.games.glory.components import FACINGS, SIDES
from longroll.games.glory.questions.asking import Asking
from longroll.games.glory.rules.results import works
from longroll.games.glory.rules.units import epoch
from longroll.kit.positions import look_up


class GroundQuestions(Asking):
    def hexes(self) -> list[str]:
        """All hexes of the map."""
        return list(self._b.board.codes)

    def ground(self, code: str) -> dict[str, Any]:
        """A hex: terrain, level, names, works and embankment; roads, water, crossings and walls by their hexsides; the
        road by which one leaves the map there."""
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
            "edge_road": ROADS[board.edge_road[place]] if place in board.edge_road else "",
        }

    def place(self, name: str) -> str:
        """The hex of a named place."""
        board = self._b.board
        named = {word: place for place, words in enumerate(board.names) for word in words}
        return board.codes[look_up(named, name, "place of this map")]

    def works(self, side: str) -> list[str]:
        """The hexes with works of a side in this turn (GL-16.6)."""
        return self._codes(works(self._b, self._side(side)))

    def bank(self, code: str) -> list[str]:
        """The hexes on the same bank of the rivers: all that can be reached from one without crossing a river."""
        return self._codes(self._b.board.bank(self._hex(code)))

    # ---- neighbours, lines ---------------------------------------------------------------------------------

    def neighbours(self, code: str) -> dict[str, str]:
        """The hexes around one, by facing; those beyond the edge are left out."""
        board, place = self._b.board, self._hex(code)
        steps = {FACINGS[d]: board.step[6 * place + d] for d in range(6)}
        return {name: board.codes[other] for name, other in steps.items() if other >= 0}

    def side_to(self, one: str, other: str) -> str:
        """The hexside of a hex, by facing, that a neighbour lies across; nothing for a hex that is none."""
        board, start = self._b.board, self._hex(one)
        direction = board.direction(start, self._hex(other))
        return FACINGS[direction] if direction >= 0 else ""

    def distance(self, one: str, other: str) -> int:
        """How many hexes lie between two, the second one counted."""
        return self._b.board.distance(self._hex(one), self._hex(other))

    def line(self, one: str, other: str) -> dict[str, Any]:
        """The straight line between two hexes: those it crosses, in order, and the pairs between which it runs along a
        hexside; ``""`` for one beyond the edge (GL-9.4.1, GL-9.4.7)."""
        board, a, b = self._b.board, self._hex(one), self._hex(other)
        codes = (*board.codes, "")
        return {
            "crossed": [codes[place] for place in board.crossed(a, b)],
            "beside": [(codes[left], codes[right]) for left, right in board.beside(a, b)],
        }

    # ---- costs ---------------------------------------------------------------------------------------------

    def step_cost(self, kind: str, one: str, other: str, road: bool = True) -> int | None:
        """MP for a step to a neighbour, without surcharges, for ``inf``, ``cav``, ``art`` or ``leader``; None: it
        cannot be made."""
        b = self._b
        cost = b.board.step_cost(epoch(b), self._class(kind), self._hex(one), self._hex(other), road)
        return None if cost == SHUT else cost

    def ways(self, kind: str, code: str) -> dict[str, int]:
        """The neighbours a class of movers can step to from a hex, with the MP."""
        b = self._b
        steps = b.board.ways[epoch(b)][self._class(kind)][self._hex(code)]
        return {b.board.codes[other]: cost for other, cost, _ in steps}

    def entry_cost(self, kind: str, code: str, side: str) -> int:
        """What the first of a column of a side pays for an entry hex, as the enemy stands now (GL-6.51.4)."""
        b, place = self._b, self._hex(code)
        near = bool(b.near[1 - self._side(side)] >> place & 1)
        return b.board.entry_cost(self._class(kind), place, near, b.night() > 0)
