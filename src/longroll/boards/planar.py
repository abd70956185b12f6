"""A planar map of faces, edges and vertices: areas, the positions between them, the junctions where positions meet.

Everything is computed once and shared. Areas, positions and junctions are dense numbers in the order given; sets of
them are int masks (bit n = number n). Each position has two sides, 0 and 1: the two areas it parts. A position together
with one of its sides is a *stance*, the number 2 * position + side; ``stance ^ 1`` is the other side.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.boards.bits import unpack


class Edge:
    """A position as given: its code, the areas on side 0 and side 1, and the junctions at its ends (up to two)."""

    def __init__(self, code: str, areas: tuple[str, str], junctions: Sequence[str]) -> None:
        self.code = code
        self.areas = areas
        self.junctions: tuple[str, ...] = tuple(junctions)


class Arc:
    """A turn round a junction from one position to another (one sense).

    ``stances``: for every step the position left and the area crossed, as a stance; ``between``: mask of the positions
    strictly inside the turn; ``last``: the area crossed last.
    """

    def __init__(self, junction: int, start: int, end: int, stances: tuple[int, ...], between: int, last: int) -> None:
        self.junction = junction
        self.start = start
        self.end = end
        self.stances = stances
        self.between = between
        self.last = last


class PlanarMap:
    """Static tables over areas, positions and junctions."""

    def __init__(
        self,
        areas: Sequence[str],
        junctions: Sequence[str],
        edges: Sequence[Edge],
        partial: Sequence[str],
    ) -> None:
        """``partial``: areas open to the edge of the map. No area may touch a junction at two separate corners: the
        areas alone settle how the positions follow each other round a junction."""
        self.area_codes: tuple[str, ...] = tuple(areas)
        self.position_codes: tuple[str, ...] = tuple(edge.code for edge in edges)
        self.junction_codes: tuple[str, ...] = tuple(junctions)
        self.area_index: dict[str, int] = {code: n for n, code in enumerate(areas)}
        self.position_index: dict[str, int] = {edge.code: n for n, edge in enumerate(edges)}
        self.junction_index: dict[str, int] = {code: n for n, code in enumerate(junctions)}
        self.n_areas: int = len(self.area_codes)
        self.n_positions: int = len(self.position_codes)
        self.n_junctions: int = len(self.junction_codes)
        self.bit: tuple[int, ...] = tuple(
            2**n for n in range(max(self.n_areas, self.n_positions, self.n_junctions) + 1)
        )
        """Bit table for masks of areas, of positions and of junctions alike."""
        self.all_positions: int = self.bit[self.n_positions] - 1
        self.all_areas: int = self.bit[self.n_areas] - 1
        self.partial: int = sum(self.bit[self.area_index[code]] for code in partial)
        """Mask of the areas open to the edge of the map."""

        self.area_of: tuple[int, ...] = tuple(self.area_index[code] for edge in edges for code in edge.areas)
        """The area of each stance."""
        for position, edge in enumerate(edges):
            if self.area_of[2 * position] == self.area_of[2 * position + 1]:
                raise ValueError(f"position {edge.code} has the same area on both sides")
        self.ends: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.junction_index[code] for code in edge.junctions) for edge in edges
        )
        self.border: tuple[tuple[int, ...], ...] = self._group(self.n_areas, 0)
        """The positions of each area."""
        self.border_mask: tuple[int, ...] = tuple(self.mask_of(border) for border in self.border)
        self.meeting: tuple[tuple[int, ...], ...] = self._group(self.n_junctions, 1)
        """The positions that end at each junction."""
        self.adjacent_mask: tuple[int, ...] = tuple(self._touching(p) for p in range(self.n_positions))
        """Positions that share a junction with a position."""
        self.adjacent: tuple[tuple[int, ...], ...] = tuple(self.members(mask) for mask in self.adjacent_mask)
        self.links: tuple[tuple[tuple[int, int], ...], ...] = tuple(self._links(area) for area in range(self.n_areas))
        """For each area its neighbours, each with the mask of the positions between the two."""
        self.neighbours: tuple[int, ...] = tuple(sum(self.bit[area] for area, _ in links) for links in self.links)
        """Mask of the areas that share a position with an area."""
        self.area_distance: tuple[tuple[int, ...], ...] = tuple(self._distances(a) for a in range(self.n_areas))
        """Least number of areas to walk through from one area to another (-1: never)."""
        self.arcs: tuple[Arc, ...] = self._all_arcs()
        """Every turn from one position to another round a common junction."""
        self.pivots: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((arc.junction, arc.end) for arc in self.arcs if arc.stances == (stance,))
            for stance in range(2 * self.n_positions)
        )
        """For each stance: the positions next to it round a junction on that side, as (junction, position)."""

    # ---- masks -------------------------------------------------------------------------------------------------

    def mask_of(self, numbers: Sequence[int]) -> int:
        """The mask of some numbers."""
        mask = 0
        for number in numbers:
            mask |= self.bit[number]
        return mask

    def members(self, mask: int) -> tuple[int, ...]:
        """The numbers in a mask, in order."""
        return tuple(unpack(mask))

    def column(self, mask: int, size: int) -> bytes:
        """A mask as a column of so many bytes, 1 for each number in it."""
        found = bytearray(size)
        for number in self.members(mask):
            found[number] = 1
        return bytes(found)

    def beside(self, positions: int) -> int:
        """Mask of the positions adjacent to any position of a mask (one of these itself only if next to another)."""
        found = 0
        for position in self.members(positions):
            found |= self.adjacent_mask[position]
        return found

    def bordering(self, areas: int) -> int:
        """Mask of the positions that border any area of a mask."""
        found = 0
        for area in self.members(areas):
            found |= self.border_mask[area]
        return found

    def between(self, first: int, second: int) -> int:
        """Mask of the positions between two areas."""
        return self.border_mask[first] & self.border_mask[second]

    def side_of(self, position: int, area: int) -> int:
        """Which side of a position an area is (0 or 1); -1 if the position does not border it."""
        if self.area_of[2 * position] == area:
            return 0
        return 1 if self.area_of[2 * position + 1] == area else -1

    # ---- tables ------------------------------------------------------------------------------------------------

    def _group(self, size: int, what: int) -> tuple[tuple[int, ...], ...]:
        lists: list[list[int]] = [[] for _ in range(size)]
        for position in range(self.n_positions):
            ends = self.area_of[2 * position : 2 * position + 2] if what == 0 else self.ends[position]
            for number in ends:
                lists[number].append(position)
        return tuple(tuple(numbers) for numbers in lists)

    def _touching(self, position: int) -> int:
        mask = 0
        for junction in self.ends[position]:
            mask |= self.mask_of(self.meeting[junction])
        return mask & ~self.bit[position]

    def _links(self, area: int) -> tuple[tuple[int, int], ...]:
        beyond: dict[int, int] = {}
        for position in self.border[area]:
            side = self.side_of(position, area)
            other = self.area_of[2 * position + 1 - side]
            beyond[other] = beyond.get(other, 0) | self.bit[position]
        return tuple(sorted(beyond.items()))

    def _distances(self, start: int) -> tuple[int, ...]:
        found = [-1] * self.n_areas
        found[start] = 0
        edge = [start]
        for area in edge:
            for other, _ in self.links[area]:
                if found[other] < 0:
                    found[other] = found[area] + 1
                    edge.append(other)
        return tuple(found)

    # ---- turning round junctions -------------------------------------------------------------------------------

    def _next_round(self, junction: int, stance: int) -> int:
        """The next position round a junction on the side of a stance; -1 if the turn leaves the map."""
        position = stance // 2
        area = self.area_of[stance]
        others = [q for q in self.meeting[junction] if q != position and self.side_of(q, area) >= 0]
        if len(others) > 1:
            raise ValueError(f"the order of turning round junction {self.junction_codes[junction]} is not settled")
        return others[0] if others else -1

    def _turn(self, junction: int, stance: int) -> list[Arc]:
        """All arcs that begin by crossing the area of a stance round a junction."""
        start = stance // 2
        arcs: list[Arc] = []
        walked: list[int] = []
        between = 0
        while True:
            end = self._next_round(junction, stance)
            if end < 0 or end == start:
                return arcs
            area = self.area_of[stance]
            walked.append(stance)
            arcs.append(Arc(junction, start, end, tuple(walked), between, area))
            between |= self.bit[end]
            stance = 2 * end + 1 - self.side_of(end, area)

    def _all_arcs(self) -> tuple[Arc, ...]:
        found: list[Arc] = []
        for junction, positions in enumerate(self.meeting):
            for position in positions:
                for side in (0, 1):
                    found += self._turn(junction, 2 * position + side)
        return tuple(found)
