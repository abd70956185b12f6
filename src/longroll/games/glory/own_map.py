"""A map and armies of a position's own: small battles for puzzles, lessons and the worked examples of the rules.

``T0`` of the rules is ``{"columns": 20, "rows": 20}``. A unit that does not name its values has those of the worked
examples; a Command, a marker or a turn that is not named is made as they need it.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec

from longroll.games.glory.board import Board
from longroll.games.glory.components import Roster
from longroll.games.glory.data.map_data import Crossed, read_map, register
from longroll.games.glory.data.materials import (
    BattleData,
    CommandData,
    LevelData,
    MarkerData,
    ObjectiveData,
    ReinforcementData,
    ScenarioData,
    Side,
    TurnData,
    UnitData,
    check_battle,
)
from longroll.games.glory.rules.traits import Traits
from longroll.kit.materials import DataError
from longroll.kit.positions import need
from longroll.kit.terms import BadInput
from longroll.kit.typed import decode

OWN = "own"
"""The scenario of a position with a map of its own."""
MOST_EPOCHS = 4
"""Turns in which crossings may appear."""

Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Signed = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Size = Annotated[int, msgspec.Meta(ge=2, le=40)]
Name = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_./-]{1,30}$")]
TurnId = Annotated[str, msgspec.Meta(pattern="^[A-Z][0-9]{0,2}$")]
Hour = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}$")]

USUAL: dict[str, dict[str, Any]] = {
    "inf": {"s": 8, "co": 7, "dco": 5, "ma": 5, "dma": 4},
    "cav": {"s": 6, "co": 8, "ma": 8, "dm_s": 4, "dm_co": 7, "dm_ma": 5},
    "art": {"s": 4, "co": 7, "dco": 5, "ma": 6, "dma": 4, "rng": "M", "fire": 0, "guns": 12},
    "hart": {"s": 4, "co": 7, "dco": 5, "ma": 8, "dma": 6, "rng": "M", "fire": 0, "guns": 12},
}
"""The values of a unit that names none."""


class OwnMap(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A map: clear ground on one level, and what differs from it. Hexes and hexsides are written as everywhere
    (``0505``, ``0505-0504``; a wall ``0504>0505`` protects the first)."""

    columns: Size
    rows: Size
    level: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    levels: dict[Annotated[str, msgspec.Meta(pattern="^[0-9]$")], list[str]] = {}
    woods: list[str] = []
    town: list[str] = []
    water: dict[str, Crossed] = {}
    crossings: dict[str, Annotated[str, msgspec.Meta(pattern="^(ford|bridge)(@[A-Z][0-9]{0,2})?$")]] = {}
    """``ford`` or ``bridge``, with ``@T2`` from a turn on."""
    roads: dict[Literal["pike", "road", "trail"], list[str]] = {}
    walls: list[str] = []
    embankment: list[str] = []
    works: dict[Annotated[str, msgspec.Meta(pattern="^(US|CS)(@[A-Z][0-9]{0,2})?$")], list[str]] = {}
    edge_roads: dict[str, Literal["pike", "road", "trail"]] = {}
    places: dict[str, str] = {}


class OwnTurn(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: TurnId
    time: Hour = "1200"
    night: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    fog: bool = False
    initiative: Side | None = None
    drm: dict[Side, Signed] = {}


class OwnCommand(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A leader and his values, or independent units."""

    cmd: Name
    side: Side
    am: Name = ""
    range: Count = 5
    ca: Count = 2
    ma: Count = 10
    independent: bool = False
    reinf: Name | None = None


class OwnMarker(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    am: Name
    side: Side
    count: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1


class OwnUnit(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: Name
    side: Side
    t: Literal["inf", "cav", "art", "hart"] = "inf"
    cmd: Name = ""
    s: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    co: Count | None = None
    dco: Count | None = None
    ma: Count | None = None
    dma: Count | None = None
    dm_s: Count | None = None
    dm_co: Count | None = None
    dm_ma: Count | None = None
    rng: Literal["S", "M", "L", "G1"] | None = None
    fire: Signed | None = None
    reinf: Name | None = None


class OwnEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A group of reinforcements."""

    id: Name
    side: Side
    turn: TurnId
    entry: list[str]


class OwnObjective(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    side: Side
    hex: str
    vp: Count


class OwnArmy(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who fights on it."""

    units: Annotated[list[OwnUnit], msgspec.Meta(min_length=1, max_length=100)]
    commands: Annotated[list[OwnCommand], msgspec.Meta(max_length=60)] = []
    markers: Annotated[list[OwnMarker], msgspec.Meta(max_length=30)] = []
    turns: Annotated[list[OwnTurn], msgspec.Meta(max_length=30)] = []
    reinforcements: Annotated[list[OwnEntry], msgspec.Meta(max_length=20)] = []
    objectives: Annotated[list[OwnObjective], msgspec.Meta(max_length=30)] = []
    exits: dict[Side, list[str]] = {}
    last: TurnId | None = None
    """The last turn; without it the last of ``turns``."""


def own_theatre(ground: OwnMap, army: OwnArmy) -> tuple[Board, Roster]:
    """Board and roster of a position's own map and army; BadInput names what is impossible about them."""
    try:
        return _theatre(msgspec.json.encode(ground), msgspec.json.encode(army))
    except DataError as error:
        raise BadInput(f"map: {error}") from None
    except (LookupError, ValueError) as error:
        raise BadInput(f"map: it does not fit its army ({error})") from None


@lru_cache(maxsize=64)
def _theatre(ground: bytes, army: bytes) -> tuple[Board, Roster]:
    own_map, own_army = decode(ground, OwnMap), decode(army, OwnArmy)
    name = f"{OWN}-{sha256(ground).hexdigest()[:16]}"
    turns = own_army.turns or [OwnTurn("T1")]
    data = read_map(map_data(own_map, name), OWN)
    need(
        len({c.from_turn for c in data.hexsides.crossings.values()}) <= MOST_EPOCHS, "map: too many kinds of crossings"
    )
    board = Board(data, tuple(turn.id for turn in turns))
    battle = battle_data(own_army, turns)
    check_battle(battle, OWN)
    scenario = ScenarioData(OWN, turns[0].id, own_army.last or turns[-1].id, exits=own_army.exits)
    roster = Roster(OWN, battle, scenario, board.index, Traits())
    roster.own_map, roster.own_army = own_map, own_army
    register(board.name, data)
    return board, roster


def map_data(plan: OwnMap, name: str) -> dict[str, Any]:
    """The map in the form of the map files."""
    terrain = [["."] * plan.columns for _ in range(plan.rows)]
    level = [[str(plan.level)] * plan.columns for _ in range(plan.rows)]
    for table, sign, hexes in (
        (terrain, "w", plan.woods),
        (terrain, "t", plan.town),
        *((level, sign, hexes) for sign, hexes in plan.levels.items()),
    ):
        for code in hexes:
            known = len(code) == 4 and code.isdecimal() and code.isascii()
            need(
                known and 1 <= int(code[:2]) <= plan.columns and 1 <= int(code[2:]) <= plan.rows, f"map: no hex {code}"
            )
            table[int(code[2:]) - 1][int(code[:2]) - 1] = sign
    return {
        "map": name,
        "grid": {"columns": plan.columns, "rows": plan.rows},
        "terrain": ["".join(row) for row in terrain],
        "level": ["".join(row) for row in level],
        "base_level": plan.level,
        "places": {code: [name] for code, name in plan.places.items()},
        "embankment": plan.embankment,
        "works": [{"owner": owner[:2], "from_turn": owner[3:], "hexes": hexes} for owner, hexes in plan.works.items()],
        "hexsides": {
            "water": {side: [kind, ""] for side, kind in plan.water.items()},
            "crossings": {
                side: {"kind": kind.partition("@")[0], "from_turn": kind.partition("@")[2]}
                for side, kind in plan.crossings.items()
            },
        },
        "walls": [{"sides": plan.walls, "class": "stone_wall"}] if plan.walls else [],
        "links": dict(plan.roads),
        "edge_roads": plan.edge_roads,
    }


def battle_data(army: OwnArmy, turns: list[OwnTurn]) -> BattleData:
    """The army in the form of the battle files."""
    commands = {command.cmd: command for command in army.commands}
    for unit in army.units:
        name = unit.cmd or unit.side
        commands.setdefault(name, OwnCommand(name, unit.side))
        need(commands[name].side == unit.side, f"army: unit {unit.id} is not of the side of {name}")
    markers = {marker.am: marker for marker in army.markers}
    for command in commands.values():
        markers.setdefault(group_of(command), OwnMarker(group_of(command), command.side))
        need(markers[group_of(command)].side == command.side, f"army: marker {group_of(command)} of the other side")
    return BattleData(
        battle=OWN,
        map=OWN,
        turns=[TurnData(t.id, t.time, t.fog, t.night, t.initiative, t.drm) for t in turns],
        ams=[MarkerData(m.am, m.side, count=m.count) for m in markers.values()],
        commands=[
            CommandData(c.cmd, c.side, group_of(c), c.range, c.ca, c.ma, independent=c.independent, reinf=c.reinf)
            for c in commands.values()
        ],
        units=[unit_data(unit) for unit in army.units],
        objectives=[ObjectiveData(o.side, o.hex, o.hex, o.vp) for o in army.objectives],
        unit_vp={"eliminated_inf_or_cav": 2, "boxed_inf_or_cav_at_end": 1, "eliminated_artillery": 1},
        reinforcements=[ReinforcementData(r.id, r.side, r.turn, r.entry) for r in army.reinforcements],
        levels=[
            LevelData(margin_us_minus_cs_at_least=4, result="Union victory"),
            LevelData(margin_us_minus_cs_at_least=-3, result="Draw"),
            LevelData(margin_us_minus_cs_at_least=-999, result="Confederate victory"),
        ],
    )


def group_of(command: OwnCommand) -> str:
    return command.am or f"{command.side}-AM"


def unit_data(unit: OwnUnit) -> UnitData:
    values = dict(USUAL[unit.t])
    for key in ("s", "co", "dco", "ma", "dma", "dm_s", "dm_co", "dm_ma", "rng", "fire"):
        value = getattr(unit, key)
        if value is not None:
            need(key in values, f"army: unit {unit.id} has no {key}")
            values[key] = value
    return UnitData(
        id=unit.id, name=unit.id.replace("_", " "), t=unit.t, cmd=unit.cmd or unit.side, reinf=unit.reinf, **values
    )
