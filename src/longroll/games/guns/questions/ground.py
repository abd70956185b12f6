"""Questions about the map (GG-3): what there is, what lies beside what, and what a step costs."""

from __future__ import annotations

from longroll.games.guns.components import ARMIES
from longroll.games.guns.questions.asking import Asking
from longroll.kit.positions import look_up

Terrain = dict[str, dict[str, int | bool]]


class GroundQuestions(Asking):
    """Asked of the map, whoever stands on it."""

    def all_areas(self) -> list[str]:
        """Every area of the map."""
        return list(self.ground.area_codes)

    def all_positions(self) -> list[str]:
        """Every position of the map."""
        return list(self.ground.position_codes)

    def all_junctions(self) -> list[str]:
        """Every junction of the map."""
        return list(self.ground.junction_codes)

    def partial_areas(self) -> list[str]:
        """The areas open to the edge of the map (GG-3.5)."""
        return self._areas(self.ground.partial)

    def obstructed_positions(self) -> list[str]:
        """The fully-obstructed positions (GG-3.6)."""
        return self._positions(self.ground.fully_obstructed)

    def barred(self, army: str) -> list[str]:
        """The positions an army may never enter (GG-10.12)."""
        return self._positions(self.ground.barred[ARMIES[self._army(army)]])

    def areas(self, position: str) -> list[str]:
        """The two areas of a position."""
        place = self._position(position)
        return [self.ground.area_codes[self.ground.area_of[stance]] for stance in (2 * place, 2 * place + 1)]

    def border(self, area: str) -> list[str]:
        """The positions of an area."""
        return self._positions(self.ground.border_mask[self._area(area)])

    def junctions(self, position: str) -> list[str]:
        """The junctions at the ends of a position: two, or one where it runs off the map (GG-3.5)."""
        return [self.ground.junction_codes[junction] for junction in self.ground.ends[self._position(position)]]

    def meeting(self, junction: str) -> list[str]:
        """The positions that meet at a junction."""
        number = look_up(self.ground.junction_index, junction, "junction")
        return [self.ground.position_codes[position] for position in self.ground.meeting[number]]

    def adjacent(self, position: str) -> list[str]:
        """The positions that share a junction with a position (GG-3.7)."""
        return self._positions(self.ground.adjacent_mask[self._position(position)])

    def neighbours(self, area: str) -> list[str]:
        """The areas that share a position with an area."""
        return self._areas(self.ground.neighbours[self._area(area)])

    def between(self, first: str, second: str) -> list[str]:
        """The positions two areas share (GG-3.13)."""
        return self._positions(self.ground.between(self._area(first), self._area(second)))

    def extended_front(self, position: str, front: str) -> list[str]:
        """The extended front of a stack on a position that faces an area (GG-3.12)."""
        return self._areas(self.ground.extended_front(self._side(position, front)))

    def pivots(self, position: str, area: str) -> dict[str, str]:
        """Where pivots from a position across an area lead, by the junction they turn round (GG-3.14)."""
        turns = self.ground.pivots[self._side(position, area)]
        return {self.ground.junction_codes[joint]: self.ground.position_codes[end] for joint, end in turns}

    def terrain(self, position: str) -> Terrain:
        """The terrain of both sides of a position, by area (GG-3.3)."""
        place = self._position(position)
        found: Terrain = {}
        for stance, area in zip((2 * place, 2 * place + 1), self.areas(position), strict=True):
            found[area] = {
                "ridge": self.ground.ridge[stance],
                "steep": self.ground.steep[stance],
                "obstructed": self.ground.obstructed[stance],
            }
        return found

    def works(self, position: str) -> list[str]:
        """The areas field works on a position point to, one for each token (GG-17.4)."""
        place = self._position(position)
        pairs = zip((2 * place, 2 * place + 1), self.areas(position), strict=True)
        return [area for stance, area in pairs for _ in range(self.b.works[stance])]

    # ---- steps ---------------------------------------------------------------------------------------------

    def step_cost(self, start: str, area: str, end: str) -> int:
        """What a step from a position across an area to another costs (GG-3.9); 0: there is no such step."""
        return self.ground.step_cost(self._side(start, area), self._position(end))

    def exit_cost(self, position: str, area: str) -> int:
        """What leaving the map from a position across an area costs (GG-3.10); 0: that area is not at the edge."""
        return self.ground.exit_cost[self._side(position, area)]

    def return_costs(self, area: str) -> dict[str, int]:
        """The positions a first step back onto the map across an area leads to, with its cost (GG-3.10)."""
        ground, number = self.ground, self._area(area)
        steps = ((1, ground.easy_return[number]), (2, ground.hard_return[number]))
        return {position: cost for cost, reached in steps for position in self._positions(reached)}

    def distance(self, start: str, end: str) -> int:
        """Steps of the shortest path between two positions on the bare map (GG-3.11); -1 if there is none."""
        return self.ground.distances(self._position(end))[self._position(start)]

    def area_distance(self, first: str, second: str) -> int:
        """Steps between two areas (GG-3.8); -1 if there is no way."""
        return self.ground.area_distance[self._area(first)][self._area(second)]
