"""A map as it is drawn: its hexes, and the ``draw`` part of its file as lines in scene units.

That part is in whole metres from the north-west corner, x to the east, y to the south. One hex is ``HEX`` units from
side to side.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from longroll.engraving.lines import Point
from longroll.games.glory.data.map_data import OWN_MAPS, Crossing, MapData, load_map
from longroll.kit.materials import converted

MAPS = ("fredericksburg", "chancellorsville", "manassas", "chickamauga")
HEX = 100.0
"""Units between the centres of neighbouring hexes."""
COLUMN = HEX * 0.8660254
"""Units from column to column."""
CORNER = HEX * 0.5773503
"""Units from the centre of a hex to its corners."""
MARGIN = 64.0
"""The desk around the map."""


class Water(msgspec.Struct, rename={"kind": "class"}):
    """``kind``: stream, creek or river."""

    name: str
    kind: str
    pts: list[float]


class Road(msgspec.Struct, rename={"kind": "class"}):
    """``kind``: pike, road or trail."""

    kind: str
    pts: list[float]


class Rail(msgspec.Struct):
    name: str
    pts: list[float]


class Works(msgspec.Struct):
    """A line of works; ``face`` is the hand on which the enemy is expected."""

    name: str
    owner: str
    pts: list[float]
    face: str = "left"


class House(msgspec.Struct):
    name: str
    at: Point
    kind: str = "house"


class Label(msgspec.Struct, rename={"kind": "class"}):
    """Lettering; ``|`` begins a new line."""

    text: str
    kind: str
    at: Point
    angle: float = 0
    anchor: str = "middle"
    size: float = 0
    space: float = -1


class Cartouche(msgspec.Struct):
    title: str
    sub: str


class Lines(msgspec.Struct):
    """The ``draw`` part of a map file."""

    water: list[Water]
    roads: list[Road]
    railroads: list[Rail]
    embankments: list[Rail]
    works: list[Works]
    woods: list[list[float]]
    town: list[list[float]]
    levels: dict[str, list[list[float]]]
    labels: list[Label]
    houses: list[House]
    street_angle: float
    cartouche: Cartouche


NOTHING = Lines([], [], [], [], [], [], [], {}, [], [], 0.0, Cartouche("", ""))

Hex = tuple[int, int]
"""Column and row, counted from 1."""


class Survey:
    """One map laid on its sheet. Without ``draw``, as of a position's own map, there is nothing on it but its hexes."""

    def __init__(self, data: MapData, draw: Lines | None = None) -> None:
        self.data = data
        self.draw = draw or NOTHING
        self.name = data.map
        self.columns, self.rows = data.grid.columns, data.grid.rows
        self.crossings: dict[str, Crossing] = data.hexsides.crossings if draw else {}
        self.scale = HEX / data.grid.hex_m if draw else 1.0
        """Units to the metre."""
        self.wide = COLUMN * (self.columns - 1) + 2 * CORNER
        self.high = HEX * (self.rows + 0.5)

    # ---- hexes -----------------------------------------------------------------------------------------------

    def hexes(self) -> list[Hex]:
        return [(c, r) for c in range(1, self.columns + 1) for r in range(1, self.rows + 1)]

    def on_map(self, place: Hex) -> bool:
        return 1 <= place[0] <= self.columns and 1 <= place[1] <= self.rows

    def centre(self, place: Hex) -> Point:
        column, row = place
        y = HEX * row if column % 2 else HEX * (row - 0.5)
        return MARGIN + COLUMN * (column - 1) + CORNER, MARGIN + y

    def corners(self, place: Hex) -> list[Point]:
        """Six corners; the side ``n`` (north, north-east, …) lies between corners ``n`` and ``n + 1``."""
        x, y = self.centre(place)
        half = CORNER / 2
        up = HEX / 2
        return [
            (x - half, y - up),
            (x + half, y - up),
            (x + CORNER, y),
            (x + half, y + up),
            (x - half, y + up),
            (x - CORNER, y),
        ]

    def side(self, place: Hex, direction: int) -> tuple[Point, Point]:
        corners = self.corners(place)
        return corners[direction], corners[(direction + 1) % 6]

    def terrain(self, place: Hex) -> str:
        """``.`` clear, ``w`` woods, ``t`` town."""
        return self.data.terrain[place[1] - 1][place[0] - 1]

    def level(self, place: Hex) -> int:
        return int(self.data.level[place[1] - 1][place[0] - 1])

    def lowest(self) -> int:
        return min(int(figure) for row in self.data.level for figure in row)

    def hex_at(self, point: Point) -> Hex:
        """The hex a point lies in (the nearest centre, also off the map)."""
        guess = round((point[0] - MARGIN - CORNER) / COLUMN) + 1
        near: list[tuple[float, Hex]] = []
        for column in (guess - 1, guess, guess + 1):
            row = round((point[1] - MARGIN) / HEX + (0.0 if column % 2 else 0.5))
            for place in ((column, row - 1), (column, row), (column, row + 1)):
                x, y = self.centre(place)
                near.append(((x - point[0]) ** 2 + (y - point[1]) ** 2, place))
        return min(near)[1]

    # ---- lines -----------------------------------------------------------------------------------------------

    def point(self, at: Point) -> Point:
        return MARGIN + at[0] * self.scale, MARGIN + at[1] * self.scale

    def laid(self, flat: list[float]) -> list[Point]:
        """A flat list of metres as points on the sheet."""
        return [self.point(at) for at in zip(flat[0::2], flat[1::2], strict=True)]


def neighbour(place: Hex, direction: int) -> Hex:
    """The hex beyond a side: 0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west."""
    column, row = place
    low = column % 2
    step = ((0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1))[direction]
    return column + step[0], row + step[1]


def hex_of(code: str) -> Hex:
    return int(code[:2]), int(code[2:])


def joined(pair: str) -> tuple[Hex, int]:
    """``1413-1513`` or ``1417>1516`` as the first hex and the direction of the second."""
    first, second = hex_of(pair[:4]), hex_of(pair[5:])
    for direction in range(6):
        if neighbour(first, direction) == second:
            return first, direction
    raise ValueError(f"{pair} are no neighbours")


@lru_cache(maxsize=64)
def survey(name: str) -> Survey:
    if name in OWN_MAPS:
        return Survey(OWN_MAPS[name])
    data = load_map(name)
    return Survey(data, converted(data.draw, Lines, f"{name}.json"))
