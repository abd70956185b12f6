"""The data files of the game, read and validated once. A damaged file is reported with its name and the fact.

``ScenarioData`` is a scenario as part 10 of the rules lists it (the fields of part 3); the numbers of part 2 are in
``tables``.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec

from longroll.kit.materials import load, need

DATA = Path(__file__).parent
WORDS = Path(__file__).parents[1] / "words"
SYMBOLS = Path(__file__).parents[1] / "table" / "symbols.svg"
MAP_WORDS = WORDS / "map"
"""The names and legends written on the map."""
POSE_WORDS = WORDS / "pose"
"""The card of a unit in hand."""
NAME_WORDS = WORDS / "names"
"""Names of units, Forces and officers that are words."""
STAGE_WORDS = WORDS / "stage"
"""What is fought and rolled out, step by step."""

Kind = Literal["RI", "II", "HC", "LC", "IC", "HA", "HW", "RA"]
Edge = Literal["north", "east", "south", "west"]
Rating = Literal["poor", "average", "good", "great"]
Point = tuple[float, float]


class TableData(msgspec.Struct, forbid_unknown_fields=True):
    """Width and height of the table in BW."""

    w: float
    h: float


class LevelData(msgspec.Struct, forbid_unknown_fields=True):
    """Higher ground (MR-4.2)."""

    id: str
    level: int
    poly: list[Point]


class AreaData(msgspec.Struct, forbid_unknown_fields=True):
    """Woods, rough or impassable ground (MR-4.1)."""

    id: str
    kind: Literal["woods", "rough", "impassable"]
    poly: list[Point]
    cover: bool | None = None
    """Without it woods give cover and rough does not (MR-4.4)."""


class SectorData(msgspec.Struct, forbid_unknown_fields=True):
    """A town sector: an upright rectangle (MR-4.7)."""

    id: str
    x0: float
    y0: float
    x1: float
    y1: float


class TownData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    sectors: list[SectorData]


class LinearData(msgspec.Struct, forbid_unknown_fields=True):
    """A stream, wall, entrenchment or river."""

    id: str
    kind: Literal["stream", "wall", "entrenchment", "river"]
    pts: list[Point]


class RoadData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    pts: list[Point]


class PlaceData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What an objective is: a town, or a circle round a point."""

    town: str = ""
    point: Point | None = None
    radius: float = 0.0


class ObjectiveData(msgspec.Struct, forbid_unknown_fields=True):
    """A place that gives VP to the side that holds it (MR-25.3)."""

    id: str
    at: PlaceData
    owner: str
    vp: dict[str, int]


class UnitData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A unit. On the table it has a pose or a sector; a reinforcement has neither."""

    id: str
    name: str
    type: Kind
    sp: int
    x: float | None = None
    y: float | None = None
    facing: float | None = None
    formation: Literal["FF", "MF"] = "FF"
    garrison: str = ""
    oblique: bool = False


class OfficerData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A sub-commander (MR-3.3)."""

    name: str
    mod: int = 0
    exceptional: bool = False
    v: int = 0
    x: float | None = None
    y: float | None = None


class CommanderData(msgspec.Struct, forbid_unknown_fields=True):
    """An army commander (MR-3.1)."""

    name: str
    rating: Rating
    v: int
    x: float
    y: float


class ForceData(msgspec.Struct, forbid_unknown_fields=True):
    """A Force: a sub-commander and his units (MR-3.2)."""

    id: str
    name: str
    officer: OfficerData
    units: list[UnitData]


class ReinforcementData(msgspec.Struct, forbid_unknown_fields=True):
    """A Force that enters later, on a stretch of an edge (MR-26.4)."""

    turn: int
    edge: Edge
    start: float = msgspec.field(name="from")
    to: float
    force: ForceData


class SideData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    home_edge: Edge
    commander: CommanderData
    forces: list[ForceData]
    army_artillery: list[UnitData] = []
    reinforcements: list[ReinforcementData] = []


class SpecialData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A special rule of a scenario (MR-26.5)."""

    type: Literal["initiative", "inactive", "hold", "closed_town", "no_bridge"]
    turn: int = 0
    pulse: int = 0
    side: str = ""
    first: str = ""
    forces: list[str] = []
    force: str = ""
    until_enemy_within: float = 0.0
    town: str = ""
    before_turn: int = 0
    linear: str = ""


# ---- pick-up battles (MR-27) -------------------------------------------------------------------------------

Season = Literal["summer", "spring", "autumn", "winter"]


class CorpsData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Force that a player has raised: what the dice made of its sub-commander, and its units by id (``RI 7 oblique``:
    kind, SP, drill)."""

    units: dict[str, str] = {}
    mod: int = 0
    exceptional: bool = False
    v: int = 0


class ArmyData(msgspec.Struct, forbid_unknown_fields=True):
    """An army that a player has raised: Forces and army artillery by id."""

    rating: Rating = "average"
    forces: dict[str, CorpsData] = {}
    guns: dict[str, str] = {}


class MusterData(msgspec.Struct, forbid_unknown_fields=True):
    """What the players and the dice have settled of a pick-up battle. ``table``: the scenario whose ground it is;
    ``south``: the side whose home edge is the south one."""

    table: str = "pick-up"
    season: Season = "summer"
    weather: Literal["clear", "overcast", "bad"] = "clear"
    start_turn: int = 1
    south: Literal["first", "second"] = "first"
    armies: tuple[ArmyData, ArmyData] = (ArmyData(), ArmyData())


class ReadyData(msgspec.Struct, forbid_unknown_fields=True):
    """A ready-made army: the units of each Force, and the army artillery."""

    rating: Rating
    forces: list[list[str]]
    guns: list[str]


class NamesData(msgspec.Struct, forbid_unknown_fields=True):
    """Names for the officers and units of a side that has no history."""

    name: str
    home: Edge
    commander: str
    officers: list[str]
    regiments: list[str]


class ScenarioData(msgspec.Struct, forbid_unknown_fields=True):
    """Everything a scenario fixes (MR-26.1)."""

    id: str
    title: str
    table: TableData
    sides: list[SideData]
    weather: Literal["clear", "overcast", "bad"] = "clear"
    start_turn: int = 1
    basic_length: int = 8
    levels: list[LevelData] = []
    areas: list[AreaData] = []
    towns: list[TownData] = []
    linear: list[LinearData] = []
    roads: list[RoadData] = []
    objectives: list[ObjectiveData] = []
    special: list[SpecialData] = []
    muster: MusterData | None = None
    """Of a battle whose armies the players raise themselves (MR-27)."""


def load_scenario(name: str, folder: Path = DATA) -> ScenarioData:
    """A scenario of the data, checked."""
    file = f"scenarios/{name}.json"
    data = load(folder / file, ScenarioData)
    check_scenario(data, file)
    return data


def forces_of(side: SideData) -> list[ForceData]:
    """All Forces of a side, those that enter later at the end."""
    return [*side.forces, *[r.force for r in side.reinforcements]]


LARGEST = 100.0
"""BW: no table is wider or deeper."""
MANY = 100
"""No list of a scenario is longer."""
WORD = re.compile(r"[\w'.&-]{1,60}")
"""What units, Forces, sectors and sides are called by."""


def check_ground(data: ScenarioData, file: str) -> None:
    """A table of a size that can be played on, and ground of shapes that can be measured (part 3)."""
    w, h = data.table.w, data.table.h
    need(1.0 <= w <= LARGEST and 1.0 <= h <= LARGEST, file, f"a table of {w:g} x {h:g} BW: 1 to {LARGEST:g}")
    parts = (data.levels, data.areas, data.towns, data.linear, data.roads, data.objectives, data.special)
    need(all(len(part) <= MANY for part in parts), file, f"more than {MANY} of a kind")
    for level in data.levels:
        check_polygon(level.poly, data, file, level.id)
        need(0 < level.level <= 9, file, f"{level.id}: level {level.level}")
    for area in data.areas:
        check_polygon(area.poly, data, file, area.id)
    lines = [(line.id, line.pts) for line in data.linear] + [(road.id, road.pts) for road in data.roads]
    for name, points in lines:
        check_points(points, data, file, name)
        apart = all(a != b for a, b in pairwise(points))
        need(len(points) >= 2 and apart, file, f"{name}: a line leads from one point to another")
    for town in data.towns:
        need(0 < len(town.sectors) <= MANY, file, f"town {town.id} has no sector")
        for s in town.sectors:
            check_points([(s.x0, s.y0), (s.x1, s.y1)], data, file, s.id)
            need(s.x0 < s.x1 and s.y0 < s.y1, file, f"sector {s.id} has no size")
            need(WORD.fullmatch(s.id) is not None, file, f"sector '{s.id}' is no word")
    for o in data.objectives:
        if o.at.point is not None:
            check_points([o.at.point], data, file, o.id)
        need(0.0 <= o.at.radius <= LARGEST, file, f"objective {o.id}: radius {o.at.radius:g}")
        need(all(-100 <= vp <= 100 for vp in o.vp.values()), file, f"objective {o.id}: VP")


def check_points(points: list[Point], data: ScenarioData, file: str, name: str) -> None:
    need(len(points) <= MANY, file, f"{name}: more than {MANY} points")
    for x, y in points:
        inside = -BEYOND <= x <= data.table.w + BEYOND and -BEYOND <= y <= data.table.h + BEYOND
        need(inside, file, f"{name}: {x:g}, {y:g} is not on the table")


BEYOND = 20.0
"""BW over the table's edge to which ground may be drawn."""


def check_polygon(points: list[Point], data: ScenarioData, file: str, name: str) -> None:
    """Convex, and of some size."""
    check_points(points, data, file, name)
    turns = []
    for n in range(len(points)):
        (ax, ay), (bx, by), (cx, cy) = points[n - 2], points[n - 1], points[n]
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    convex = all(turn > -1e-9 for turn in turns) or all(turn < 1e-9 for turn in turns)
    need(len(points) >= 3 and convex, file, f"{name} is no convex polygon")
    need(any(abs(turn) > 1e-6 for turn in turns), file, f"{name} has no area")


def check_numbers(data: ScenarioData, units: list[UnitData], forces: list[ForceData], file: str) -> None:
    """Turns, strengths and ratings within their limits; names that can be written in an answer."""
    need(1 <= data.start_turn <= MANY and 1 <= data.basic_length <= MANY, file, "first turn or Basic Length")
    need(len(units) <= 2 * MANY and len(forces) <= MANY, file, "too many units")
    for name in (*(side.id for side in data.sides), *(u.id for u in units), *(force.id for force in forces)):
        need(WORD.fullmatch(name) is not None, file, f"'{name}' is no word")
    for u in units:
        need(0 < u.sp < 100, file, f"unit {u.id}: {u.sp} SP")
        need(u.facing is None or 0.0 <= u.facing < 360.0, file, f"unit {u.id}: facing {u.facing}")
        if u.x is not None and u.y is not None:
            inside = 0.0 <= u.x <= data.table.w and 0.0 <= u.y <= data.table.h
            need(inside, file, f"unit {u.id} is not on the table")
    leaders: list[CommanderData | OfficerData] = [side.commander for side in data.sides]
    leaders += [force.officer for force in forces]
    for who in leaders:
        need(0 < len(who.name) <= 60 and who.name.isprintable(), file, f"officer '{who.name}' is no name")
        need(0 <= who.v <= 3, file, f"officer {who.name}: valour {who.v}")
        if who.x is not None and who.y is not None:
            inside = 0.0 <= who.x <= data.table.w and 0.0 <= who.y <= data.table.h
            need(inside, file, f"officer {who.name} is not on the table")
    for force in forces:
        need(-3 <= force.officer.mod <= 2, file, f"officer {force.officer.name}: personality {force.officer.mod}")
    for r in (r for side in data.sides for r in side.reinforcements):
        long = data.table.w if r.edge in ("north", "south") else data.table.h
        need(1 <= r.turn <= MANY, file, f"Force {r.force.id} enters in turn {r.turn}")
        need(0.0 <= r.start < r.to <= long, file, f"Force {r.force.id} enters from {r.start:g} to {r.to:g}")
    for s in data.special:
        numbers = (s.turn, s.pulse, s.before_turn)
        need(all(0 <= n <= MANY for n in numbers), file, f"special {s.type}: turn or pulse")
        need(0.0 <= s.until_enemy_within <= 2 * LARGEST, file, f"special {s.type}: distance")


def check_scenario(data: ScenarioData, file: str) -> None:
    """Everything a scenario names must be there, once, and every number within its limits."""
    need(len(data.sides) == 2, file, "a battle has two sides")
    check_ground(data, file)
    sides = {side.id for side in data.sides}
    units = [u for side in data.sides for force in forces_of(side) for u in force.units]
    units += [u for side in data.sides for u in side.army_artillery]
    forces = [force for side in data.sides for force in forces_of(side)]
    officers = [side.commander.name for side in data.sides] + [force.officer.name for force in forces]
    check_numbers(data, units, forces, file)
    for what, names in (
        ("sides", [side.id for side in data.sides]),
        ("units", [u.id for u in units]),
        ("Forces", [force.id for force in forces]),
        ("officers", officers),
        ("objectives", [o.id for o in data.objectives]),
        ("sectors", [s.id for town in data.towns for s in town.sectors]),
    ):
        need(len(set(names)) == len(names), file, f"two {what} have one name")
    towns = {town.id for town in data.towns}
    sectors = {s.id for town in data.towns for s in town.sectors}
    for u in units:
        need(not u.garrison or u.garrison in sectors, file, f"unit {u.id}: no sector {u.garrison}")
        need(not u.garrison or u.type in ("RI", "II"), file, f"unit {u.id}: only infantry garrisons (MR-23.1)")
        need((u.x is None) == (u.y is None) == (u.facing is None), file, f"unit {u.id}: half a pose")
        need(u.type != "IC" or u.formation == "FF", file, f"unit {u.id}: irregular cavalry is in FF (MR-2.5)")
    for o in data.objectives:
        need((o.at.point is None) == (o.at.town in towns), file, f"objective {o.id}: a town or a circle")
        need(o.owner in sides and set(o.vp) <= sides, file, f"objective {o.id}: unknown side")
    known = {force.id for force in forces}
    for s in data.special:
        need({*s.forces, *([s.force] if s.force else [])} <= known, file, f"special {s.type}: unknown Force")
        need({s.side, s.first} <= sides | {""}, file, f"special {s.type}: unknown side")
        need(not s.town or s.town in towns, file, f"special {s.type}: no town {s.town}")


# ---- pick-up battles ---------------------------------------------------------------------------------------


@cache
def ready_armies() -> dict[str, ReadyData]:
    """Ready-made armies for pick-up battles, by name."""
    return load(DATA / "armies.json", dict[str, ReadyData])


@cache
def side_names() -> dict[str, NamesData]:
    """Names for the two sides of a pick-up battle, by the side's id."""
    return load(DATA / "names.json", dict[str, NamesData])
