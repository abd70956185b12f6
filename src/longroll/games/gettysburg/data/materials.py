"""The data files of the game, read and validated once. A damaged file is reported with its name and the fact."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Literal

import msgspec

from longroll.kit.materials import load, need

DATA = Path(__file__).parent
WORDS = Path(__file__).parents[1] / "words"
SYMBOLS = Path(__file__).parents[1] / "table" / "symbols.svg"

Side = Literal["CSA", "Union"]
Period = Literal["morning", "mid-day", "afternoon", "night"]


class Kind(msgspec.Struct, rename={"klass": "class"}):
    code: str
    side: Side
    count: int
    klass: Literal["infantry", "elite", "inferior", "cavalry", "artillery"]
    colour: str | None


class Group(msgspec.Struct):
    """Reinforcements: ``box`` is a name, or die faces -> name where a die decides."""

    day: int
    period: Period
    side: Side
    box: str | dict[str, str]
    pieces: list[tuple[str, str]]


class Setup(msgspec.Struct):
    sectors: dict[str, list[tuple[str, str]]]
    boxes: dict[str, list[tuple[str, str]]]


class Forces(msgspec.Struct):
    kinds: list[Kind]
    cubes: dict[str, int]
    sticks: int
    disruption_markers: int
    fire_markers: int
    setup: Setup
    reinforcements: list[Group]


class Orders(msgspec.Struct):
    union_box: dict[Period, int]
    csa_single: int
    csa_double_floor: int
    csa_double_increment: int
    union_discs: int
    csa_discs: int
    forced_pass: int
    block_values: list[int]


FireCell = int | Literal["M", "D"]
MoraleCell = Literal["", "R", "E", "D", "C"]


class Tables(msgspec.Struct):
    defending_artillery: list[FireCell]
    defending_troops: list[FireCell]
    attacking_troops: list[FireCell]
    long_range: list[FireCell]
    attacker_morale: list[list[MoraleCell]]
    defender_morale: list[list[MoraleCell]]
    range: dict[str, int]


class MapSector(msgspec.Struct):
    id: str
    name: str
    terrain: Literal["clear", "ridge", "hill", "town"]
    star: int
    box: str | None
    label: tuple[float, float]
    corners: list[str]
    ring: list[int]


class MapBorder(msgspec.Struct):
    sectors: tuple[str, str]
    roads: list[str]
    length: float
    line: list[int]


class MapCorner(msgspec.Struct):
    id: str
    vertex: int
    sectors: list[str]


class MapBox(msgspec.Struct):
    name: str
    side: Side
    sector: str
    road_end: tuple[float, float]
    box: tuple[float, float]


class MapRoad(msgspec.Struct):
    code: str
    name: str
    sectors: list[str]


class MapData(msgspec.Struct):
    sectors: list[MapSector]
    borders: list[MapBorder]
    corners: list[MapCorner]
    entry_boxes: list[MapBox]
    roads: list[MapRoad]
    vertices: list[tuple[float, float]]


TERRAINS = ("clear", "ridge", "hill", "town")


class SectorSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A sector of a map that a position brings along."""

    terrain: str = TERRAINS[0]
    star: int = 0


class MapSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A map without its drawing: sectors by code, pairs that share a border, those of them that a road crosses, sectors
    that meet at a vertex, and the sector of each entry box."""

    sectors: dict[str, SectorSpec]
    borders: list[tuple[str, str]] = []
    roads: list[tuple[str, str]] = []
    corners: list[list[str]] = []
    boxes: dict[str, str] = {}


def load_map(folder: Path = DATA) -> MapData:
    name = "map.json"
    data = load(folder / name, MapData)
    codes = [sector.id for sector in data.sectors]
    need(len(set(codes)) == len(codes), name, "two sectors share a code")
    known = set(codes)
    for border in data.borders:
        need(set(border.sectors) <= known, name, f"border {border.sectors} names an unknown sector")
        need(border.length >= 150, name, f"border {border.sectors} is shorter than 150 m")
    pairs = {frozenset(border.sectors) for border in data.borders}
    need(len(pairs) == len(data.borders), name, "a border is listed twice")
    for corner in data.corners:
        need(set(corner.sectors) <= known, name, f"corner {corner.id} names an unknown sector")
    for road in data.roads:
        for pair in zip(road.sectors, road.sectors[1:], strict=False):
            need(frozenset(pair) in pairs, name, f"road {road.name} crosses no border between {pair[0]} and {pair[1]}")
    for box in data.entry_boxes:
        need(box.sector in known, name, f"entry box {box.name} hangs on an unknown sector")
    need(sum(s.terrain == "town" for s in data.sectors) == 1, name, "there must be exactly one town")
    need(sum(s.star == 2 for s in data.sectors) == 1, name, "there must be exactly one double star")
    return data


def load_forces(map_data: MapData, folder: Path = DATA) -> Forces:
    name = "forces.json"
    forces = load(folder / name, Forces)
    kinds = {kind.code: kind for kind in forces.kinds}
    used: Counter[str] = Counter()
    places = {s.id for s in map_data.sectors}
    boxes = {box.name for box in map_data.entry_boxes}
    for sector, pieces in forces.setup.sectors.items():
        need(sector in places, name, f"set-up names the unknown sector {sector}")
        used.update(code for code, _ in pieces)
    for box, pieces in forces.setup.boxes.items():
        need(box in boxes, name, f"set-up names the unknown entry box {box}")
        used.update(code for code, _ in pieces)
    for group in forces.reinforcements:
        named = [group.box] if isinstance(group.box, str) else list(group.box.values())
        need(set(named) <= boxes, name, f"reinforcements of day {group.day} name an unknown entry box")
        used.update(code for code, _ in group.pieces)
    need(set(used) <= set(kinds), name, f"unknown kind of piece {sorted(set(used) - set(kinds))}")
    for code, kind in kinds.items():
        need(used[code] == kind.count, name, f"{used[code]} pieces {code} are listed, the box holds {kind.count}")
        need(kind.colour is None or kind.colour in forces.cubes, name, f"no cubes of colour {kind.colour}")
    return forces


def load_orders(folder: Path = DATA) -> Orders:
    orders = load(folder / "orders.json", Orders)
    need(len(orders.union_box) == 4, "orders.json", "the Union box needs a number for each of the four periods")
    need(all(2 <= v <= 5 for v in orders.block_values), "orders.json", "block values are 2 to 5")
    return orders


def load_tables(folder: Path = DATA) -> Tables:
    name = "tables.json"
    tables = load(folder / name, Tables)
    for fire in ("defending_artillery", "defending_troops", "attacking_troops", "long_range"):
        need(len(getattr(tables, fire)) == 6, name, f"{fire} needs six cells")
    for morale in ("attacker_morale", "defender_morale"):
        rows: Any = getattr(tables, morale)
        need(len(rows) == 6 and all(len(row) == 6 for row in rows), name, f"{morale} needs six rows of six cells")
    return tables
