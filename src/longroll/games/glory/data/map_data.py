"""The map files and the Terrain Effects Chart (GL-3.2, part 9.1), read and validated; test maps are read alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from longroll.kit.materials import converted, load, need
from longroll.kit.memory import forget_oldest
from longroll.kit.typed import convert

DATA = Path(__file__).parent

Crossed = Literal["stream", "creek", "river"]
Points = int | Literal["P"]
"""Movement points, or P: impassable."""


class Grid(msgspec.Struct):
    columns: int
    rows: int
    hex_m: float = 0


class Works(msgspec.Struct, forbid_unknown_fields=True):
    """A line of works: they help their owner only, from a turn on (GL-16.6)."""

    owner: Literal["US", "CS"]
    hexes: list[str]
    name: str = ""
    from_turn: str = ""


class Crossing(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["ford", "bridge"]
    name: str = ""
    from_turn: str = ""


class Wall(msgspec.Struct, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A stone wall; ``sides``: protected hex first, ``1417>1516``."""

    sides: list[str]
    kind: Literal["stone_wall"] = "stone_wall"
    name: str = ""


class Hexsides(msgspec.Struct, forbid_unknown_fields=True):
    """``water``: hexside -> class and name; ``slopes_up`` and ``impassable`` follow from the rest."""

    water: dict[str, tuple[Crossed, str]] = {}
    crossings: dict[str, Crossing] = {}
    slopes_up: dict[str, list[str]] = {}
    impassable: dict[str, list[str]] = {}


class Links(msgspec.Struct, forbid_unknown_fields=True):
    """Road links; railroads have no effect."""

    pike: list[str] = []
    road: list[str] = []
    trail: list[str] = []
    railroad: list[str] = []


class Tags(msgspec.Struct, forbid_unknown_fields=True):
    objectives: dict[str, list[tuple[str, str, int]]] = {}
    entries: dict[str, dict[str, list[str]]] = {}


class MapData(msgspec.Struct, forbid_unknown_fields=True):
    map: str
    grid: Grid
    terrain: list[str]
    level: list[str]
    title: str = ""
    base_level: int = 1
    terrain_code: dict[str, str] = {}
    places: dict[str, list[str]] = {}
    embankment: list[str] = []
    works: list[Works] = []
    hexsides: Hexsides = msgspec.field(default_factory=Hexsides)
    walls: list[Wall] = []
    links: Links = msgspec.field(default_factory=Links)
    edge_roads: dict[str, Literal["pike", "road", "trail"]] = {}
    tags: Tags = msgspec.field(default_factory=Tags)
    draw: dict[str, Any] = {}


class Ground(msgspec.Struct):
    """A row of the chart for the terrain of a hex."""

    inf: int
    cav: int
    art: int
    leader: int
    charge: int
    df: int
    artillery: int
    blocks_los: bool


class Feature(msgspec.Struct):
    """A row of the chart for works and embankments."""

    inf: int
    cav: int
    art: int
    leader: int
    charge: int
    artillery: int


class Hexside(msgspec.Struct):
    """A row of the chart for a hexside; the charge DRM of a crossing depends on the water below it."""

    inf: Points
    cav: Points
    art: Points
    leader: Points
    charge: Points | dict[str, int]
    artillery: int = 0


class RoadCost(msgspec.Struct):
    """The cost of a class of road for each class of mover."""

    inf: int
    cav: int
    art: int
    leader: int


class Chart(msgspec.Struct):
    """The Terrain Effects Chart (part 9.1)."""

    tec_hex: dict[str, Any]
    tec_feature: dict[str, Feature]
    tec_hexside: dict[str, Hexside]

    def ground(self, name: str) -> Ground:
        return convert(self.tec_hex[name], Ground)

    def road(self, name: str) -> RoadCost:
        return convert(self.tec_hex[name], RoadCost)


def read_map(data: dict[str, Any], source: str = "map") -> MapData:
    """Map data from plain JSON values."""
    found = converted(data, MapData, source)
    check(found, source)
    return found


def load_map(name: str, folder: Path = DATA / "maps") -> MapData:
    """One of the maps of the game by its name."""
    found = load(folder / f"{name}.json", MapData)
    check(found, f"{name}.json")
    return found


def load_chart(folder: Path = DATA) -> Chart:
    """The Terrain Effects Chart from the file of tables."""
    chart = load(folder / "tables.json", Chart)
    for row in ("clear", "woods", "town"):
        chart.ground(row)
    for row in ("pike", "road"):
        chart.road(row)
    return chart


def ends(side: str) -> tuple[str, str]:
    """The two hexes of a hexside or link, written ``AAAA-BBBB`` or ``AAAA>BBBB``."""
    return side[:4], side[5:]


def check(data: MapData, source: str) -> None:
    """Every row has its length, every hex named is on the map, every hexside lies between neighbours (GL-3.2)."""
    columns, rows = data.grid.columns, data.grid.rows
    for name, lines in (("terrain", data.terrain), ("level", data.level)):
        need(
            len(lines) == rows and all(len(line) == columns for line in lines), source, f"{name} does not fill the grid"
        )
    need(set("".join(data.terrain)) <= set(".wt"), source, "unknown terrain")
    need("".join(data.level).isdigit(), source, "a level is not a digit")

    def on_map(where: str, code: str) -> None:
        known = len(code) == 4 and code.isdigit() and 1 <= int(code[:2]) <= columns and 1 <= int(code[2:]) <= rows
        need(known, source, f"{where} names an unknown hex {code}")

    for code in [*data.places, *data.embankment, *data.edge_roads]:
        on_map("the map", code)
    for works in data.works:
        for code in works.hexes:
            on_map("a line of works", code)
    sides = [*data.hexsides.water, *data.hexsides.crossings]
    sides += [side for wall in data.walls for side in wall.sides]
    sides += [*data.links.pike, *data.links.road, *data.links.trail]
    for side in sides:
        need(len(side) == 9, source, f"hexside {side}")
        for code in ends(side):
            on_map("a hexside", code)
        need(_adjacent(*ends(side)), source, f"the hexes of {side} are not neighbours")
    for side in data.hexsides.crossings:
        need(side in data.hexsides.water, source, f"the crossing {side} crosses no water")


def _adjacent(one: str, other: str) -> bool:
    c, r, d, s = int(one[:2]), int(one[2:]), int(other[:2]), int(other[2:])
    across, slant = d - c, (s - d // 2) - (r - c // 2)
    return max(abs(across), abs(slant), abs(across + slant)) == 1


OWN_MAPS: dict[str, MapData] = {}
_MOST_OWN = 1024
"""Maps of positions of their own that are kept in mind."""


def register(name: str, data: MapData) -> None:
    """Remember a map that no file holds: that of a position with a map of its own."""
    if len(OWN_MAPS) >= _MOST_OWN:
        forget_oldest(OWN_MAPS)
    OWN_MAPS[name] = data
