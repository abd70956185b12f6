"""The map file of the game (GG-3.1), read and validated; any other map of the same form can be read alike."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import msgspec

from longroll.games.guns.data.materials import DATA, Army
from longroll.kit.materials import DataError, load, need

Point = tuple[float, float]


class Side(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Terrain of one side of a position (GG-3.3)."""

    ridge: int = 0
    steep: bool = False
    obstructed: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    areas: tuple[str, str]
    junctions: list[str]
    terrain: dict[str, Side] = {}
    name: str = ""
    partial: bool = False
    line: list[Point] = []


class Area(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    partial: bool = False
    entry: str | None = None
    town: bool = False
    name: str = ""
    label: Point = (0, 0)
    positions: list[str] = []
    polygon: list[Point] = []


class Junction(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    xy: Point = (0, 0)


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """``at``: where the main road enters; ``edge``: its stretch of the map edge; ``box``, ``turn``: its lettering."""

    army: Army
    areas: tuple[str, str]
    road: str = ""
    at: Point = (0, 0)
    edge: list[list[Point]] = []
    box: Point = (0, 0)
    turn: float = 0


class Sight(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A special line of sight (GG-9.7)."""

    position: str
    front: str
    area: str
    note: str = ""


class Node(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    kind: Literal["entry", "position", "meeting"]
    entry: str = ""
    position: str = ""
    area: str = ""
    name: str = ""


class Link(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    a: str
    b: str
    area: str


class Roads(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    nodes: dict[str, Node]
    links: list[Link]


class MainRoad(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A main road as drawn; ``path``: areas and positions in turn from the entry point inwards."""

    name: str
    entry: str
    path: list[str]
    army: Army = "USA"
    geography: list[str] = []
    crossings: list[Point] = []
    line: list[Point] = []


class Post(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A place of the historical deployment (GG-23.2)."""

    block: str
    position: str
    front: str
    name: str = ""


class Extent(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The corners of the ground that is drawn."""

    xmin: float
    xmax: float
    ymin: float
    ymax: float


class MapData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    areas: dict[str, Area]
    junctions: dict[str, Junction]
    positions: dict[str, Position]
    entries: dict[str, Entry]
    roads: Roads
    objectives_start: list[str]
    special_los: list[Sight] = []
    town: list[str] = []
    main_roads: list[MainRoad] = []
    historical_setup: list[Post] = []
    frame: Extent | None = None
    name: str = ""
    units: str = ""
    notes: list[str] = []


def load_map(path: Path = DATA / "map.json") -> MapData:
    """The map of the game."""
    found = load(path, MapData)
    check(found, path.name)
    return found


def check(data: MapData, source: str) -> None:
    """Every name points to something; every side of a position has terrain within its range (GG-3.1, GG-3.3)."""

    def check_names(where: str, table: str, codes: list[str], names: dict[str, Any]) -> None:
        for code in codes:
            if code not in names:
                raise DataError(f"{source}: {where} names an unknown {table} {code}")

    for code, position in data.positions.items():
        check_names(code, "area", list(position.areas), data.areas)
        check_names(code, "junction", position.junctions, data.junctions)
        if not set(position.terrain) <= set(position.areas):
            raise DataError(f"{source}: {code} has terrain on a side it does not have")
        if any(not 0 <= side.ridge <= 3 for side in position.terrain.values()):
            raise DataError(f"{source}: {code} has a ridge with other than 0 to 3 guns")
        if len(position.junctions) > 2:
            raise DataError(f"{source}: {code} has more than two ends")
    for code, entry in data.entries.items():
        check_names(code, "area", list(entry.areas), data.areas)
    for sight in data.special_los:
        check_names("a line of sight", "position", [sight.position], data.positions)
        check_names("a line of sight", "area", [sight.front, sight.area], data.areas)
        if sight.front not in data.positions[sight.position].areas:
            raise DataError(f"{source}: the line of sight from {sight.position} starts at a side it does not have")
    check_names("objectives_start", "area", data.objectives_start, data.areas)
    check_names("town", "area", data.town, data.areas)
    for code, node in data.roads.nodes.items():
        if node.kind == "position":
            check_names(code, "position", [node.position], data.positions)
        elif node.kind == "meeting":
            check_names(code, "area", [node.area], data.areas)
        else:
            check_names(code, "entry", [node.entry], data.entries)
    for link in data.roads.links:
        check_names("a road link", "node", [link.a, link.b], data.roads.nodes)
        check_names("a road link", "area", [link.area], data.areas)
    for post in data.historical_setup:
        check_names("historical_setup", "position", [post.position], data.positions)
        if post.front not in data.positions[post.position].areas:
            raise DataError(f"{source}: historical_setup faces a side {post.position} does not have")


# ---- maps that a position brings along ---------------------------------------------------------------------------

MOST_POSITIONS = 400
MOST_AREAS = 250
MOST_AT_ONE = 24
"""Positions of one area, or at one junction."""
MOST_DETOURS = 8
"""Ways round in the net of main roads: its paths are counted one by one (GG-11.10)."""
CODE = re.compile("[A-Za-z][A-Za-z0-9]{0,11}")
LONGEST_NAME = 60
FARTHEST = 50_000.0
"""Metres from the middle at which an area's label may stand."""


def check_own(data: MapData, entries: dict[str, Army]) -> None:
    """What a map from outside must have besides (part 3.3): the six entry points of the game, three objectives apart
    from each other, codes that can be told apart in actions, and no more of everything than can be worked out fast."""
    source = "map"
    codes = [*data.areas, *data.positions, *entries]
    need(len(codes) == len(set(codes)), source, "areas, positions and entry points must have different codes")
    for code in (*data.areas, *data.positions, *data.junctions):
        need(CODE.fullmatch(code) is not None, source, f"'{code}' is no code: letters and digits, at most 12")
    need(len(data.positions) <= MOST_POSITIONS, source, f"more than {MOST_POSITIONS} positions")
    need(len(data.areas) <= MOST_AREAS, source, f"more than {MOST_AREAS} areas")
    need(len(data.junctions) <= 2 * MOST_POSITIONS, source, "more junctions than positions have ends")
    meeting: dict[str, int] = {}
    for position in data.positions.values():
        need(position.areas[0] != position.areas[1], source, "a position has two different areas (GG-3.1)")
        need(len(set(position.junctions)) == len(position.junctions), source, "a position ends twice at one junction")
        for place in (*(f"area {area}" for area in position.areas), *position.junctions):
            meeting[place] = meeting.get(place, 0) + 1
    need(max(meeting.values(), default=0) <= MOST_AT_ONE, source, f"more than {MOST_AT_ONE} positions at one place")
    need({code: entry.army for code, entry in data.entries.items()} == entries, source, "six entry points (GG-3.18)")
    for code, entry in data.entries.items():
        need(all(data.areas[area].partial for area in entry.areas), source, f"{code}: entry areas are open (GG-3.18)")
    starts = [node.entry for node in data.roads.nodes.values() if node.kind == "entry"]
    need(sorted(starts) == sorted(entries), source, "each main road begins at its entry point (GG-3.18)")
    need(len(data.roads.nodes) <= MOST_POSITIONS, source, "too many places on the main roads")
    detours = len(data.roads.links) - len(data.roads.nodes) + 1
    need(detours <= MOST_DETOURS, source, f"more than {MOST_DETOURS} ways round on the main roads")
    goals = data.objectives_start
    need(len(goals) == len(set(goals)) == 3, source, "three objectives in different areas (GG-3.20)")
    need(not any(data.areas[area].partial for area in goals), source, "no objective lies in a partial area (GG-3.20)")
    names = [*(area.name for area in data.areas.values()), *(position.name for position in data.positions.values())]
    need(max(map(len, names), default=0) <= LONGEST_NAME, source, f"names have at most {LONGEST_NAME} letters")
    far = max((abs(n) for area in data.areas.values() for n in area.label), default=0)
    need(far <= FARTHEST, source, f"areas lie within {FARTHEST:.0f} metres")
    need(not data.historical_setup or len(data.historical_setup) <= 2, source, "two posts at most (GG-23.2)")
