"""GG-3 The board as flat tables.

A ``Ground`` is one map with everything about it that never changes. The state of a game refers to one; ``GROUND`` is
the map of the game, ``own_ground`` makes another from the map of a position. Conventions, those of ``fields`` and
``paths`` too:

- areas, positions, junctions, entry points and road nodes are dense numbers; sets of them are int masks (``bit[n]``);
- a *stance* is 2 * position + side: a position seen together with one of its two areas. For a stack it names position
  and front area: ``area_of[stance]`` is the front, ``area_of[stance ^ 1]`` the rear;
- an army on the map is two masks over positions: ``occupied`` (positions that hold its blocks) and ``turned`` (those of
  them whose stack faces side 1), so that the stance of the stack on p is ``2 * p + (turned >> p & 1)``.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from longroll.boards.planar import Edge, PlanarMap
from longroll.games.guns.data.map_data import MapData, check, check_own, load_map
from longroll.games.guns.data.materials import Army
from longroll.kit.materials import DataError
from longroll.kit.memory import forget_oldest

OFF_MAP: Final = -1
"""The place of a block that left the map, where a position is expected."""


class RoadNode:
    """A node of the main roads (GG-11.10). ``position``: the position crossed, -1 at an entry or meeting point.

    ``onward``: the links that lead on, as (node, area crossed)."""

    def __init__(self, code: str, position: int) -> None:
        self.code = code
        self.position = position
        self.onward: tuple[tuple[int, int], ...] = ()


class Ground(PlanarMap):
    """A map with its terrain, roads and entry points, and the tables behind fields of fire and moves."""

    def __init__(self, data: MapData, name: str = "") -> None:
        super().__init__(
            list(data.areas),
            list(data.junctions),
            [Edge(code, position.areas, position.junctions) for code, position in data.positions.items()],
            [code for code, area in data.areas.items() if area.partial],
        )
        self.name: str = name or data.name
        self.data: MapData = data
        self.area_names: tuple[str, ...] = tuple(area.name or code for code, area in data.areas.items())
        self.position_names: tuple[str, ...] = tuple(position.name for position in data.positions.values())
        """Names of ridges and hills; empty for a position without a name of its own."""

        # ---- terrain by stance (GG-3.3, GG-3.6)
        sides = [position.terrain.get(area) for position in data.positions.values() for area in position.areas]
        self.ridge: tuple[int, ...] = tuple(side.ridge if side else 0 for side in sides)
        """Cannon symbols of the ridge on that side; 0: no ridge."""
        self.steep: tuple[bool, ...] = tuple(side is not None and side.steep for side in sides)
        self.obstructed: tuple[bool, ...] = tuple(side is not None and side.obstructed for side in sides)
        self.fully_obstructed: int = self.mask_of(
            [p for p in range(self.n_positions) if self.obstructed[2 * p] and self.obstructed[2 * p + 1]]
        )

        # ---- steps (GG-3.9, GG-3.10)
        self.clear: tuple[tuple[int, ...], ...] = tuple(self._sides(area, False) for area in range(self.n_areas))
        self.rough: tuple[tuple[int, ...], ...] = tuple(self._sides(area, True) for area in range(self.n_areas))
        """The positions of each area whose side towards it is clear, is obstructed: a step across the area costs 1
        between two clear sides, else 2."""
        self.easy: tuple[int, ...] = tuple(self._reached(stance, 1) for stance in range(2 * self.n_positions))
        """Positions reached by a step of cost 1 across the area of a stance."""
        self.hard: tuple[int, ...] = tuple(self._reached(stance, 2) for stance in range(2 * self.n_positions))
        """Positions reached by a step of cost 2 across the area of a stance."""
        self.exit_cost: tuple[int, ...] = tuple(
            (2 if self.obstructed[stance] else 1) if self.bit[self.area_of[stance]] & self.partial else 0
            for stance in range(2 * self.n_positions)
        )
        """Cost of leaving the map across the area of a stance; 0: that area is not open to the map edge."""
        self.easy_return: tuple[int, ...] = tuple(self._returned(area, False) for area in range(self.n_areas))
        self.hard_return: tuple[int, ...] = tuple(self._returned(area, True) for area in range(self.n_areas))
        """Positions reached from off the map across an area by a step of cost 1, of cost 2."""
        self._rows: list[tuple[int, ...]] = [()] * self.n_positions
        self.threats: dict[tuple[int, int], Any] = {}
        """What ``fields.threat`` has worked out for this ground."""
        self.roads: dict[int, Any] = {}
        """What ``paths.all_roads`` has worked out for this ground."""

        self.around: tuple[int, ...] = tuple(self._around(position) for position in range(self.n_positions))
        """Positions among which every target of a block (GG-13.11.1) and everybody who commands its position must
        be."""

        # ---- fields of fire (GG-3.12, GG-9)
        special = {
            (
                2 * self.position_index[s.position]
                + self.side_of(self.position_index[s.position], self.area_index[s.front]),
                self.area_index[s.area],
            )
            for s in data.special_los
        }
        self.fire_front: tuple[int, ...] = tuple(
            0 if self.obstructed[stance] else self.bit[self.area_of[stance]] for stance in range(2 * self.n_positions)
        )
        """The front area of a stance as a mask, 0 if obstruction takes it (GG-9.4)."""
        self.fire_beyond: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            self._extended(stance, special, False) for stance in range(2 * self.n_positions)
        )
        """For each stance the extended-front areas it may command, as (area bit, mask of links): the area is in the
        field of fire as long as one of those links holds no friendly block (GG-9.3, 9.5, 9.7)."""
        self.fire_defensive: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            self._extended(stance, special, True) for stance in range(2 * self.n_positions)
        )
        """The same for defensive fire (GG-13.12.4)."""

        # ---- flanks (GG-3.16, GG-3.25)
        self.flanks: tuple[tuple[tuple[tuple[int, int], ...], ...], ...] = self._flanks()
        """For each stance one entry per flank (junction of ``ends``): the stances that can threaten it there, each with
        the mask of positions that must be free of enemies of the threatening stack."""

        # ---- entry points, town, objectives (GG-3.18 to GG-3.20)
        self.entry_codes: tuple[str, ...] = tuple(data.entries)
        self.entry_index: dict[str, int] = {code: n for n, code in enumerate(data.entries)}
        self.entry_army: tuple[str, ...] = tuple(entry.army for entry in data.entries.values())
        self.entry_areas: tuple[tuple[int, int], ...] = tuple(
            (self.area_index[entry.areas[0]], self.area_index[entry.areas[1]]) for entry in data.entries.values()
        )
        self.entry_mask: dict[str, int] = {
            army: self.mask_of(
                [a for n, pair in enumerate(self.entry_areas) if self.entry_army[n] == army for a in pair]
            )
            for army in ("USA", "CSA")
        }
        """All entry areas of an army."""
        self.barred: dict[str, int] = {"USA": self.bordering(self.entry_mask["CSA"]), "CSA": 0}
        """Positions an army may never enter (GG-10.12)."""
        self.town: int = self.mask_of([self.area_index[code] for code, area in data.areas.items() if area.town])
        """Mask of the town areas."""
        self.objectives_start: tuple[int, ...] = tuple(self.area_index[code] for code in data.objectives_start)

        # ---- main roads (GG-11.10)
        codes = list(data.roads.nodes)
        self.road_nodes: tuple[RoadNode, ...] = tuple(
            RoadNode(code, self.position_index[node.position] if node.kind == "position" else -1)
            for code, node in data.roads.nodes.items()
        )
        for number, code in enumerate(codes):
            onward = [(link.b, link.area) for link in data.roads.links if link.a == code]
            onward += [(link.a, link.area) for link in data.roads.links if link.b == code]
            self.road_nodes[number].onward = tuple((codes.index(other), self.area_index[a]) for other, a in onward)
        self.road_start: tuple[int, ...] = tuple(
            next(n for n, node in enumerate(data.roads.nodes.values()) if node.kind == "entry" and node.entry == code)
            for code in self.entry_codes
        )
        """The road node of each entry point."""

    # ---- questions ---------------------------------------------------------------------------------------------

    def front(self, stance: int) -> int:
        """Front area of a stack (GG-3.12)."""
        return self.area_of[stance]

    def rear(self, stance: int) -> int:
        """Rear area of a stack (GG-3.12)."""
        return self.area_of[stance ^ 1]

    def extended_front(self, stance: int) -> int:
        """Mask of the extended-front areas: all neighbours of the front area but the rear area (GG-3.12)."""
        return self.neighbours[self.area_of[stance]] & ~self.bit[self.area_of[stance ^ 1]]

    def stance(self, position: int, front: int) -> int:
        """The stance of a stack on a position that faces an area it borders."""
        side = self.side_of(position, front)
        assert side >= 0, "the position does not border that area"
        return 2 * position + side

    def step_cost(self, stance: int, target: int) -> int:
        """Cost of a step across the area of a stance to another position of that area (GG-3.9); 0: no such step."""
        if self.easy[stance] & self.bit[target]:
            return 1
        return 2 if self.hard[stance] & self.bit[target] else 0

    def distances(self, target: int) -> tuple[int, ...]:
        """Length of the shortest path on the bare map between a position and every other (GG-3.11); kept."""
        row = self._rows[target]
        if not row:
            row = self._measure(target)
            self._rows[target] = row
        return row

    # ---- building ----------------------------------------------------------------------------------------------

    def _sides(self, area: int, obstructed: bool) -> tuple[int, ...]:
        border = self.border[area]
        return tuple(p for p in border if self.obstructed[2 * p + self.side_of(p, area)] == obstructed)

    def _reached(self, stance: int, cost: int) -> int:
        area = self.area_of[stance]
        mask = 0
        for other in self.border[area]:
            if other != stance // 2:
                hard = self.obstructed[stance] or self.obstructed[2 * other + self.side_of(other, area)]
                if hard == (cost == 2):
                    mask |= self.bit[other]
        return mask

    def _returned(self, area: int, hard: bool) -> int:
        if not self.bit[area] & self.partial:
            return 0
        return self.mask_of(self.rough[area] if hard else self.clear[area])

    def _around(self, position: int) -> int:
        areas = 0
        for area in self.area_of[2 * position : 2 * position + 2]:
            areas |= self.bit[area] | self.neighbours[area]
        return self.bordering(areas)

    def _measure(self, start: int) -> tuple[int, ...]:
        row = [-1] * self.n_positions
        levels = [self.bit[start], 0, 0]
        seen = 0
        cost = 0
        while any(levels):
            here = levels[0] & ~seen
            seen |= here
            levels = [levels[1], levels[2], 0]
            for position in self.members(here):
                row[position] = cost
                for stance in (2 * position, 2 * position + 1):
                    levels[0] |= self.easy[stance] & ~seen
                    levels[1] |= self.hard[stance] & ~seen
            cost += 1
        return tuple(row)

    def _extended(self, stance: int, special: set[tuple[int, int]], defensive: bool) -> tuple[tuple[int, int], ...]:
        beyond = self.extended_front(stance)
        blind = self.obstructed[stance]
        wide = (defensive or self.ridge[stance] > 0) and not blind
        found: list[tuple[int, int]] = []
        for area, links in self.links[self.area_of[stance]]:
            if not beyond & self.bit[area]:
                continue
            open_links = 0
            if (stance, area) in special:
                open_links = links
            elif wide:
                for link in self.members(links):
                    if not (
                        self.ridge[2 * link]
                        or self.ridge[2 * link + 1]
                        or self.obstructed[2 * link]
                        or self.obstructed[2 * link + 1]
                    ):
                        open_links |= self.bit[link]
            if open_links:
                found.append((self.bit[area], open_links))
        return tuple(found)

    def _flanks(self) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
        found: list[list[list[tuple[int, int]]]] = [
            [[] for _ in self.ends[stance // 2]] for stance in range(2 * self.n_positions)
        ]
        for arc in self.arcs:
            cost = 0
            steps = (*[stance // 2 for stance in arc.stances[1:]], arc.end)
            for stance, target in zip(arc.stances, steps, strict=True):
                cost += self.step_cost(stance, target)
            if cost <= 2:
                rear = 2 * arc.end + self.side_of(arc.end, arc.last)
                flank = self.ends[arc.end].index(arc.junction)
                found[rear ^ 1][flank].append((arc.stances[0], arc.between))
        return tuple(tuple(tuple(threats) for threats in flanks) for flanks in found)


GROUND: Final = Ground(load_map(), "gettysburg")
"""The map of the game."""

GROUNDS: Final[dict[str, Ground]] = {"gettysburg": GROUND}
"""The grounds a position may name. Any other it brings along itself."""

MOST_KEPT: Final = 48
_own: Final[dict[bytes, Ground]] = {}


def own_ground(data: MapData, entries: dict[str, Army]) -> Ground:
    """The ground of a map that a position brings along; those met last are kept. DataError says what is wrong."""
    key = msgspec.json.encode(data)
    found = _own.get(key)
    if found is None:
        check(data, "map")
        check_own(data, entries)
        try:
            found = Ground(data, "own")
        except ValueError as error:
            raise DataError(f"map: {error}") from None
        if len(_own) >= MOST_KEPT:
            forget_oldest(_own)
        _own[key] = found
    return found
