"""The data files of the game, read and validated once. A damaged file is reported with its name and the fact."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from longroll.kit.materials import load, need

DATA = Path(__file__).parent
WORDS = Path(__file__).parents[1] / "words"
SYMBOLS = Path(__file__).parents[1] / "table" / "symbols.svg"
MAP_WORDS = WORDS / "map"
"""The names and legends written on the map."""
STAGE_WORDS = WORDS / "stage"
"""What is said of a combat while it is shown."""

Side = Literal["US", "CS"]
Face = Literal["N", "NE", "SE", "S", "SW", "NW"]
Post = tuple[str, Face]
"""A hex and a facing."""


class TurnData(msgspec.Struct):
    """A space of the turn track."""

    id: str
    time: str = ""
    fog: bool = False
    night: int = 0
    initiative: Side | None = None
    drm: dict[Side, int] = {}
    hooker: int | None = None
    """Corps of Hooker's wing that may have two markers (GL-16.4)."""


class MarkerData(msgspec.Struct):
    """An AM group: how many of its markers there are in each turn, in one of three ways."""

    am: str
    side: Side
    per_turn: list[int] | None = None
    counts: list[tuple[str, int]] | None = None
    count: int | None = None
    first: str | None = msgspec.field(default=None, name="from")
    wing: str | None = None
    note: str | None = None
    optional: bool = False
    """In play only where it is agreed on before play (GL-14.35.2)."""
    commands: list[str] = []
    """The Commands of an optional marker: it activates them besides their own."""


class CommandData(msgspec.Struct):
    """A Command: its leader's values and place, or independent units without a leader."""

    cmd: str
    side: Side
    am: str
    range: int = 0
    ca: int = 0
    ma: int = 0
    hex: str | None = None
    reinf: str | None = None
    independent: bool = False
    together: bool = False
    """Of independent units: 'a' and 'b' of one brigade are one Command (GL-14.46.1, GL-19.10)."""
    assigned: list[str] = []
    """Of independent artillery: Commands with which it may act, named by the owner each turn (GL-14.53.1)."""
    dd: str | None = None
    note: str | None = None


class UnitData(msgspec.Struct):
    """A counter (the fields of part 2.1)."""

    id: str
    name: str
    t: Literal["inf", "cav", "art", "hart"]
    cmd: str
    s: int
    co: int
    ma: int
    dco: int | None = None
    dma: int | None = None
    dm_s: int | None = None
    dm_co: int | None = None
    dm_ma: int | None = None
    guns: int = 0
    rng: str | None = None
    fire: int = 0
    hex: str | None = None
    face: Face | None = None
    reinf: str | None = None
    ja: Post | None = None
    special: str | None = None
    dd: str | None = None
    note: str | None = None


class ReinforcementData(msgspec.Struct):
    """A group that enters on or after its turn (GL-6.51)."""

    id: str
    side: Side
    turn: str
    entry: list[str] = []
    within: int | None = None
    """Placed instead of entering: within so many hexes of one of ``entry`` (GL-18.2)."""
    own_entry: dict[str, list[str]] = {}
    """Commands of the group with entry hexes of their own; each Command then picks one hex for itself (GL-18.3)."""
    what: str | None = None
    dd: str | None = None
    source: str | None = None
    note: str | None = None


class ObjectiveData(msgspec.Struct):
    """A hex that gives points to the side that holds it at the end."""

    side: Side
    hex: str
    place: str
    vp: int
    town: bool = False
    """Any hex of the town around it will do."""


class LevelData(msgspec.Struct):
    """A line of the victory table: the first whose margin is reached applies."""

    margin_us_minus_cs_at_least: int
    result: str


class BankData(msgspec.Struct, forbid_unknown_fields=True):
    """Units of a side, or of a Command, that keep to the bank of a hex, or (without one) to that on which they stand,
    however they are to move (GL-15.4, GL-15.5, GL-16.8)."""

    clause: str
    side: Side | None = None
    cmd: str | None = None
    hex: str | None = None


class ReleaseData(msgspec.Struct, forbid_unknown_fields=True):
    """Markers that wait until the enemy comes near, or for a turn (GL-14.35.1)."""

    am: str
    within: int
    turn: str


class SecondData(msgspec.Struct, forbid_unknown_fields=True):
    """Commands that act in a turn only under the second marker played of these groups (GL-14.42.3)."""

    turn: str
    commands: list[str]
    ams: list[str]


class LeashData(msgspec.Struct, forbid_unknown_fields=True):
    """A Command that may not move far from a hex before a turn, unless an enemy has come near (GL-19.8)."""

    cmd: str
    hex: str
    within: int
    enemy: int
    until: str


class OpenEntryData(msgspec.Struct, forbid_unknown_fields=True):
    """Entry hexes that the enemy may enter during some turns (GL-14.2.8)."""

    hexes: list[str]
    first: str
    last: str


class DestinationData(msgspec.Struct, forbid_unknown_fields=True):
    """A Command, or one unit of it, that starts on the map with a designated destination (GL-19.5)."""

    cmd: str
    dd: str
    unit: str | None = None


class DeploymentData(msgspec.Struct, forbid_unknown_fields=True):
    """Where some units may be set up by their owner (GL-19.3): on the hexes, or within so many of one of them."""

    hexes: list[str]
    within: int = 0
    cmd: str | None = None
    unit: str | None = None
    reinf: str | None = None
    rule: str = ""


class AlternativeData(msgspec.Struct, forbid_unknown_fields=True):
    """Another start, agreed on before play: what was set up or due before it is on the map (GL-19.3)."""

    first: str
    within: int
    deployment: list[DeploymentData]


class FragmentsData(msgspec.Struct, forbid_unknown_fields=True):
    """Markers by division, agreed on before play (GL-14.51.2): how many each, and how many in one known turn."""

    count: int
    turn: str
    known: dict[str, int]


class TraitsData(msgspec.Struct, forbid_unknown_fields=True):
    """What a battle changes in numbers, names and lists (GL-14 to GL-19); ``rules.traits`` is what it changes besides.
    A battle without it changes nothing."""

    refitted: bool = False
    """A leader that enters comes to a unit of his Command (GL-14.33.1, GL-14.44.1, GL-14.52.1); defensive fire at
    night has +2 (GL-14.11.2); the automatic rally at night works next to the enemy (GL-14.2.3)."""
    posting_clause: str = "GL-16.13"
    """The clause by which leaders come to units of their Commands."""
    brigades: bool = False
    """Commands are brigades (GL-17.2)."""
    banks: list[BankData] = []
    combined: list[Side] = msgspec.field(default_factory=lambda: ["US", "CS"])
    """Sides that may combine activations."""
    combined_clause: str = ""
    """The clause that forbids it to the others (GL-14.31.1, GL-14.41.1)."""
    dismounting: bool = True
    """GL-14.16.1."""
    woods_by_road: bool = False
    """Extended movement in woods only along road links (GL-19.6)."""
    lone_leaders: list[str] = []
    """Leaders that enter without a unit of theirs (GL-14.52.1)."""
    releases: list[ReleaseData] = []
    seconds: list[SecondData] = []
    leashes: list[LeashData] = []
    open_entries: list[OpenEntryData] = []
    off_map: dict[Side, list[str]] = {}
    """Hexes where units of a side leave the map and come back at another of them (GL-19.7)."""
    destinations: list[DestinationData] = []
    destinations_until: str = ""
    """Designated destinations of groups set up or due before it bind no more from this turn on (GL-19.5)."""
    destinations_for: int = 3
    """Turns after its due turn in which a later group is still bound, less one (GL-19.5)."""
    alternative: AlternativeData | None = None
    fragments: FragmentsData | None = None


class BattleData(msgspec.Struct):
    """One battle: part 9.3 to 9.7 of the rules."""

    battle: str
    map: str
    turns: list[TurnData]
    ams: list[MarkerData]
    commands: list[CommandData]
    units: list[UnitData]
    objectives: list[ObjectiveData]
    unit_vp: dict[str, int]
    reinforcements: list[ReinforcementData] = []
    initiative: dict[str, str] = {}
    levels: list[LevelData] = []
    levels_jacksons_attack: list[LevelData] = []
    win: str | None = None
    status: str | None = None
    traits: TraitsData = msgspec.field(default_factory=TraitsData)


class ScenarioData(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario takes from its battle and what it sets differently."""

    battle: str
    first: str
    last: str
    commands: list[str] | None = None
    """Commands that take part; all without it."""
    absent: list[str] = []
    """Units of these Commands that take no part."""
    setup: Literal["hex", "ja"] = "hex"
    """Which of the units' places is theirs; units with ``ja`` only, and leaders placed by their owners (GL-16.13)."""
    place: dict[str, Post] = {}
    """Units that begin elsewhere than the battle says."""
    leaders: dict[str, str] = {}
    """Leaders that begin elsewhere."""
    markers: dict[str, int | list[int]] = {}
    """Markers of the groups in play, for all turns or turn by turn; those of the battle without it."""
    initiative: dict[str, Side] = {}
    caution: bool = False
    """Is Hooker's caution in force (GL-16.4)?"""
    reinforcements: bool = True
    exits: dict[Side, list[str]] = {}
    """Hexes where units and leaders of a side may leave the map for 1 MP (GL-16.12)."""
    objectives: list[ObjectiveData] | None = None
    objectives_west_of: int | None = None
    """Only objectives in columns below this number count (GL-16.11)."""
    levels: list[LevelData] | None = None
    source: str = ""


def load_battle(name: str, folder: Path = DATA) -> BattleData:
    """A battle of the data, checked."""
    file = f"battles/{name}.json"
    data = load(folder / file, BattleData)
    check_battle(data, file)
    return data


def check_battle(data: BattleData, file: str) -> None:
    """Everything a battle names must be there."""
    commands = {c.cmd for c in data.commands}
    groups = {m.am for m in data.ams}
    turns = {t.id for t in data.turns}
    waiting = {r.id for r in data.reinforcements}
    need(len(commands) == len(data.commands), file, "two Commands have one name")
    need(len({u.id for u in data.units}) == len(data.units), file, "two units have one id")
    for c in data.commands:
        need(c.am in groups, file, f"Command {c.cmd}: no markers {c.am}")
    for u in data.units:
        need(u.cmd in commands, file, f"unit {u.id}: no Command {u.cmd}")
        need(u.reinf is None or u.reinf in waiting, file, f"unit {u.id}: no reinforcements {u.reinf}")
        need((u.t == "cav") == (u.dco is None), file, f"unit {u.id}: only cavalry is without dco")
        need((u.t in ("art", "hart")) == (u.rng is not None), file, f"unit {u.id}: artillery has a range, only it")
    for r in data.reinforcements:
        need(r.turn in turns, file, f"reinforcements {r.id}: no turn {r.turn}")


def load_scenario(name: str, folder: Path = DATA) -> ScenarioData:
    return load(folder / "scenarios" / f"{name}.json", ScenarioData)
