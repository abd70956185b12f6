"""A numbered grid of flat-topped hexes in columns: neighbours, distance, facing, arcs and straight lines.

Hexes are written ``CCRR``, column 01 at the west edge and row 01 at the north edge; odd columns lie half a hex lower.
Everywhere in the code a hex is a dense number, row by row from the north-west; sets of hexes are int masks (bit n = hex
n). A direction is a number 0 to 5 for N, NE, SE, S, SW, NW; a *side* is 6 * hex + direction: a hexside seen from one of
its two hexes. All geometry is exact: integers in a slanted lattice, where it depends only on the difference of two
hexes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.boards.bits import members

OFF: Final = -1
"""Beyond the edge, where a hex is expected."""

# The lattice of directions: (column, slanted row), and the same as a plane vector (unit: a third of the distance of
# columns, half the height of a hex). With these units the scalar product is x * x' + 3 * y * y'.
_STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""Corners of a hex clockwise; the hexside in direction d lies between corners d and d + 1."""


def plane(column: int, slant: int) -> tuple[int, int]:
    """A lattice vector as a plane vector."""
    return 3 * column, 2 * slant + column


_VECTORS: Final = tuple(plane(column, slant) for column, slant in _STEPS)


class StraightLine:
    """The straight line between two hex centres as differences from the first hex (column, slanted row).

    ``crossed``: hexes whose interior it crosses, ends left out, in order from the first hex; ``beside``: pairs of hexes
    that share a hexside along which it runs, in the same order; ``entered``: directions, seen from the last hex, of
    the hexside through which it enters, two of them if it enters at their common corner."""

    def __init__(
        self,
        crossed: tuple[tuple[int, int], ...],
        beside: tuple[tuple[tuple[int, int], tuple[int, int]], ...],
        entered: tuple[int, ...],
    ) -> None:
        self.crossed = crossed
        self.beside = beside
        self.entered = entered


def _cross(a: tuple[int, int], b: tuple[int, int]) -> int:
    return a[0] * b[1] - a[1] * b[0]


def _dot(a: tuple[int, int], b: tuple[int, int]) -> int:
    return a[0] * b[0] + 3 * a[1] * b[1]


def _passed(column: int, slant: int, across: int) -> range:
    """The slanted rows of a column that a line from the origin may touch there, with some to spare."""
    if column == 0:
        return range(min(0, slant) - 1, max(0, slant) + 2)
    enters, leaves = (slant * (3 * across + side) // (3 * column) for side in (-2, 2))
    return range(min(enters, leaves) - 1, max(enters, leaves) + 3)


def trace(column: int, slant: int) -> StraightLine:
    """The line from a hex to the one that lies this lattice vector away."""
    goal = plane(column, slant)
    whole = _dot(goal, goal)
    crossed: list[tuple[int, tuple[int, int]]] = []
    beside: list[tuple[int, tuple[int, int], tuple[int, int]]] = []
    for across in range(min(0, column) - 1, max(0, column) + 2):
        for down in _passed(column, slant, across):
            centre = plane(across, down)
            along = _dot(centre, goal)
            if not 0 < along < whole:
                continue
            sides = [_cross(goal, (centre[0] + x, centre[1] + y)) for x, y in _CORNERS]
            if min(sides) < 0 < max(sides):
                crossed.append((along, (across, down)))
            for direction in (0, 1, 2):
                if sides[direction] == 0 == sides[direction + 1]:
                    step = _STEPS[direction]
                    other = (across + step[0], down + step[1])
                    beside.append((along + _dot(plane(*other), goal), (across, down), other))
    back = (-goal[0], -goal[1])
    entered = tuple(
        d
        for d in range(6)
        if _cross(_CORNERS[d], back) >= 0 <= _cross(back, _CORNERS[(d + 1) % 6]) and _dot(back, _VECTORS[d]) > 0
    )
    return StraightLine(
        tuple(place for _, place in sorted(crossed)),
        tuple((one, other) for _, one, other in sorted(beside)),
        entered,
    )


class HexGrid:
    """Static tables over the hexes of a map."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.n: int = columns * rows
        self.codes: tuple[str, ...] = tuple(
            f"{c:02d}{r:02d}" for r in range(1, rows + 1) for c in range(1, columns + 1)
        )
        self.index: dict[str, int] = {code: hex_ for hex_, code in enumerate(self.codes)}
        self.column: tuple[int, ...] = tuple(hex_ % columns + 1 for hex_ in range(self.n))
        self.slant: tuple[int, ...] = tuple(hex_ // columns + 1 - (hex_ % columns + 1) // 2 for hex_ in range(self.n))
        """Coordinates in the slanted lattice: column and slanted row."""
        self.bit: tuple[int, ...] = tuple(2**hex_ for hex_ in range(self.n))
        self.all_hexes: int = 2**self.n - 1
        self.step: tuple[int, ...] = tuple(
            self.at(self.column[hex_] + c, self.slant[hex_] + s) for hex_ in range(self.n) for c, s in _STEPS
        )
        """The neighbour across each side, ``OFF`` beyond the edge."""
        self._towards: dict[int, int] = {
            side // 6 * self.n + other: side % 6 for side, other in enumerate(self.step) if other >= 0
        }
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for other in self.step[6 * hex_ : 6 * hex_ + 6] if other >= 0) for hex_ in range(self.n)
        )
        self.around: tuple[int, ...] = tuple(self.mask_of(others) for others in self.neighbours)
        """Mask of the neighbours of each hex."""
        self.edge: int = self.mask_of([hex_ for hex_ in range(self.n) if len(self.neighbours[hex_]) < 6])
        """Mask of the hexes on the edge of the map."""
        self.front: tuple[int, ...] = tuple(self._ahead(hex_, f) for hex_ in range(self.n) for f in range(6))
        """For each hex and facing (6 * hex + facing) the mask of its front hexes; the others around it are its rear."""
        west = self.mask_of([hex_ for hex_ in range(self.n) if self.column[hex_] > 1])
        east = self.mask_of([hex_ for hex_ in range(self.n) if self.column[hex_] < columns])
        odd = self.mask_of([hex_ for hex_ in range(self.n) if self.column[hex_] % 2])
        self._odd_west, self._even_west = west & odd, west & ~odd
        self._odd_east, self._even_east = east & odd, east & ~odd
        self._disks: dict[tuple[int, int], int] = {}
        self._arcs: dict[int, int] = {}
        self._lines: dict[tuple[int, int], StraightLine] = {}

    # ---- masks -------------------------------------------------------------------------------------------------

    def mask_of(self, hexes: Iterable[int]) -> int:
        """The mask of some hexes."""
        mask = 0
        for hex_ in hexes:
            mask |= self.bit[hex_]
        return mask

    def members(self, mask: int) -> tuple[int, ...]:
        """The hexes in a mask, in order."""
        return members(mask)

    def spread(self, mask: int) -> int:
        """Mask of the hexes adjacent to any hex of a mask (one of these itself only if next to another)."""
        w = self.columns
        odd = (mask & self._odd_west) >> 1 | (mask & self._odd_east) << 1
        even = (mask & self._even_west) >> 1 | (mask & self._even_east) << 1
        return (mask << w | mask >> w | odd | odd << w | even | even >> w) & self.all_hexes

    def within(self, hex_: int, steps: int) -> int:
        """Mask of the hexes at most so many steps away, the hex itself among them; remembered."""
        found = self._disks.get((hex_, steps))
        if found is None:
            found = self.bit[hex_]
            for _ in range(steps):
                found |= self.spread(found)
            self._disks[(hex_, steps)] = found
        return found

    # ---- places ------------------------------------------------------------------------------------------------

    def at(self, column: int, slant: int) -> int:
        """The hex at lattice coordinates; ``OFF`` beyond the edge."""
        row = slant + column // 2
        if 1 <= column <= self.columns and 1 <= row <= self.rows:
            return (row - 1) * self.columns + column - 1
        return OFF

    def centre(self, hex_: int) -> tuple[float, float]:
        """Centre of a hex, x to the east and y to the south from the corner of the map, in hex sizes."""
        x, y = plane(self.column[hex_] - 1, self.slant[hex_])
        return x * 0.8660254 / 3 + 0.5773503, y / 2

    def distance(self, a: int, b: int) -> int:
        """Least number of steps between two hexes."""
        c = self.column[a] - self.column[b]
        s = self.slant[a] - self.slant[b]
        t = c + s
        if c < 0:
            c = -c
        if s < 0:
            s = -s
        if t < 0:
            t = -t
        return c if c >= s and c >= t else (s if s >= t else t)

    def nearest(self, hex_: int, places: int) -> int:
        """Distance to the nearest hex of a mask; -1 if it is empty."""
        if not places:
            return -1
        steps = 0
        disk = self.bit[hex_]
        while not disk & places:
            disk |= self.spread(disk)
            steps += 1
        return steps

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to a neighbour; -1 if they are not adjacent."""
        return self._towards.get(a * self.n + b, -1)

    def opposite(self, side: int) -> int:
        """The same hexside seen from the hex beyond; ``OFF`` at the edge."""
        other = self.step[side]
        return OFF if other < 0 else 6 * other + (side + 3 - 6 * (side // 6)) % 6

    # ---- facing ------------------------------------------------------------------------------------------------

    def in_front(self, hex_: int, facing: int, target: int) -> bool:
        """Does a target lie in the front half of a hex (border ray included), at any distance?"""
        v = plane(self.column[target] - self.column[hex_], self.slant[target] - self.slant[hex_])
        return target != hex_ and _dot(v, _VECTORS[facing]) >= 0

    def arc(self, hex_: int, facing: int) -> int:
        """Mask of all hexes in the front half of a hex; remembered."""
        key = 6 * hex_ + facing
        found = self._arcs.get(key)
        if found is None:
            found = self.mask_of([other for other in range(self.n) if self.in_front(hex_, facing, other)])
            self._arcs[key] = found
        return found

    def _ahead(self, hex_: int, facing: int) -> int:
        hexes = [self.step[6 * hex_ + (facing + turn) % 6] for turn in (5, 0, 1)]
        return self.mask_of([other for other in hexes if other >= 0])

    # ---- lines -------------------------------------------------------------------------------------------------

    def line(self, a: int, b: int) -> StraightLine:
        """The straight line between the centres of two hexes; remembered."""
        key = (self.column[b] - self.column[a], self.slant[b] - self.slant[a])
        found = self._lines.get(key)
        if found is None:
            found = trace(*key)
            self._lines[key] = found
        return found

    def crossed(self, a: int, b: int) -> tuple[int, ...]:
        """The hexes whose interior the line between two hexes crosses, in order."""
        c, s = self.column[a], self.slant[a]
        return tuple(self.at(c + across, s + down) for across, down in self.line(a, b).crossed)

    def beside(self, a: int, b: int) -> tuple[tuple[int, int], ...]:
        """The pairs of hexes between which the line runs along a hexside; ``OFF`` for one beyond the edge."""
        c, s = self.column[a], self.slant[a]
        return tuple(
            (self.at(c + one[0], s + one[1]), self.at(c + two[0], s + two[1])) for one, two in self.line(a, b).beside
        )
