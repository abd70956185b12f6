"""A field of battle for tests: an open table with a few units, at one step of a pulse, played by its notation.

One thing per line:

    first a RI 10 10 0 sp=7 oblique          a unit: side, id, kind, x, y, facing; then what differs from the usual
    second e RI 10 11.4 180 MF force=S       in MF, in Force S
    second c HC 20 20 180 moved fled         marked (any mark of a position file)
    second g II in town-1 sp=4               a garrison
    first h HC wait 3 south 4 12 force=R     a reinforcement: turn, edge, from, to
    first officer F 10 8 mod=1 exceptional v=2   the sub-commander of Force F
    first commander 3 3 good v=1             the army commander

A unit without ``force=`` is a Force of its own, named like it with an ``F`` before (``Fa``); batteries with ``army``
are army artillery. Officers that are not listed stand 2 BW behind the first unit of their Force (near enough for
command, too far for loss tests) and are named ``O`` and the Force; commanders in opposite corners, average. Ground by
keywords:
``woods=[...]``, ``rough``, ``impassable`` (polygons), ``levels`` ((level, polygon)), ``stream``, ``wall``,
``entrenchment``, ``river`` (polylines), ``roads``, ``towns`` ({name: [(x0, y0, x1, y1), ...]}; sectors ``name-1`` and
so on), ``objectives`` and ``special`` as in the data.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from longroll.games.reason import REASON
from longroll.games.reason.components import FLAGS, FORMATIONS, SEATS, STATUSES, Roster, officer_of
from longroll.games.reason.data.materials import (
    AreaData,
    CommanderData,
    ForceData,
    LevelData,
    LinearData,
    ObjectiveData,
    OfficerData,
    ReinforcementData,
    RoadData,
    ScenarioData,
    SectorData,
    SideData,
    SpecialData,
    TableData,
    TownData,
    UnitData,
    check_scenario,
)
from longroll.games.reason.field import Field as Ground
from longroll.games.reason.questions import Questions
from longroll.games.reason.rules.artillery import Artillery
from longroll.games.reason.rules.combat import Combats
from longroll.games.reason.rules.control import Control, begin_phase
from longroll.games.reason.rules.morale import DayEnd, Morale
from longroll.games.reason.rules.musketry import Musketry
from longroll.games.reason.rules.recovery import Recovery
from longroll.games.reason.rules.starting_places import place_officers, place_units
from longroll.games.reason.state import Battle, Frame
from longroll.kit import NOBODY
from tests.playing import Play

USUAL_SP = {"RI": 6, "II": 4, "HC": 7, "LC": 6, "IC": 4, "HA": 2, "HW": 2, "RA": 1}
EDGE_WORDS = ("north", "east", "south", "west")
RATING_WORDS = ("poor", "average", "good", "great")
Polygon = Sequence[Sequence[float]]


def values_of(words: Sequence[str]) -> tuple[dict[str, str], set[str]]:
    """``sp=7 oblique``: what has a value, and what is only said."""
    return dict(w.split("=") for w in words if "=" in w), {w for w in words if "=" not in w}


class _Side:
    """One side's lines, read."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.units: dict[str, list[UnitData]] = {}
        self.army: list[UnitData] = []
        self.arrivals: dict[str, tuple[int, str, float, float]] = {}
        self.officers: dict[str, OfficerData] = {}
        self.commander: CommanderData | None = None

    def read(self, words: list[str]) -> None:
        if words[0] == "officer":
            values, marks = values_of(words[4:])
            self.officers[words[1]] = OfficerData(
                name=f"O{words[1]}",
                mod=int(values.get("mod", 0)),
                exceptional="exceptional" in marks,
                v=int(values.get("v", 0)),
                x=float(words[2]),
                y=float(words[3]),
            )
        elif words[0] == "commander":
            values, marks = values_of(words[3:])
            rating = next((r for r in RATING_WORDS if r in marks), "average")
            self.commander = CommanderData(
                name=f"C{self.name}",
                rating=rating,  # type: ignore[arg-type]
                v=int(values.get("v", 0)),
                x=float(words[1]),
                y=float(words[2]),
            )
        else:
            self.read_unit(words)

    def read_unit(self, words: list[str]) -> None:
        name, kind, *rest = words
        where: dict[str, Any] = {}
        waits: tuple[int, str, float, float] | None = None
        if rest[0] == "in":
            where = {"garrison": rest[1]}
            rest = rest[2:]
        elif rest[0] == "wait":
            waits = (int(rest[1]), rest[2], float(rest[3]), float(rest[4]))
            rest = rest[5:]
        else:
            where = {"x": float(rest[0]), "y": float(rest[1]), "facing": float(rest[2])}
            rest = rest[3:]
        values, marks = values_of(rest)
        unit = UnitData(
            id=name,
            name=name,
            type=kind,  # type: ignore[arg-type]
            sp=int(values.get("sp", USUAL_SP[kind])),
            formation="MF" if "MF" in marks else "FF",
            oblique="oblique" in marks,
            **where,
        )
        if "army" in marks:
            self.army.append(unit)
            return
        force = values.get("force", f"F{name}")
        self.units.setdefault(force, []).append(unit)
        if waits is not None:
            self.arrivals[force] = waits

    def data(self, number: int, w: float, h: float, towns: dict[str, SectorData]) -> SideData:
        forces: list[ForceData] = []
        coming: list[ReinforcementData] = []
        for name, units in self.units.items():
            officer = self.officers.get(name) or self.usual_officer(name, units[0], w, h, towns)
            force = ForceData(id=name, name=name, officer=officer, units=units)
            if name in self.arrivals:
                first, edge, start, to = self.arrivals[name]
                coming.append(ReinforcementData(turn=first, edge=edge, start=start, to=to, force=force))  # type: ignore[arg-type]
            else:
                forces.append(force)
        corner = (0.5, 0.5) if number == 0 else (w - 0.5, h - 0.5)
        return SideData(
            id=self.name,
            name=self.name.title(),
            home_edge="south" if number == 0 else "north",
            commander=self.commander
            or CommanderData(name=f"C{self.name}", rating="average", v=0, x=corner[0], y=corner[1]),
            forces=forces,
            army_artillery=self.army,
            reinforcements=coming,
        )

    def usual_officer(
        self, force: str, unit: UnitData, w: float, h: float, towns: dict[str, SectorData]
    ) -> OfficerData:
        """2 BW behind the first unit of his Force; with no place if it waits."""
        if unit.garrison:
            sector = towns[unit.garrison]
            x, y = (sector.x0 + sector.x1) / 2, sector.y0 - 2.25
        elif unit.x is None or unit.y is None or unit.facing is None:
            return OfficerData(name=f"O{force}")
        else:
            way = math.radians(unit.facing)
            x, y = unit.x - 2.75 * math.sin(way), unit.y - 2.75 * math.cos(way)
        return OfficerData(name=f"O{force}", x=min(max(x, 0.25), w - 0.25), y=min(max(y, 0.25), h - 0.25))


def points(shape: Polygon) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in shape]


def scenario(
    text: str,
    *,
    w: float = 40,
    h: float = 30,
    weather: str = "clear",
    length: int = 8,
    turn_number: int = 1,
    **ground: Any,
) -> ScenarioData:
    """The data of a field (see the module)."""
    sides = {name: _Side(name) for name in SEATS}
    for line in text.strip().splitlines():
        words = line.split()
        if words:
            sides[words[0]].read(words[1:])
    towns = [
        TownData(
            id=name,
            name=name,
            sectors=[
                SectorData(id=f"{name}-{n}", x0=box[0], y0=box[1], x1=box[2], y1=box[3])
                for n, box in enumerate(boxes, 1)
            ],
        )
        for name, boxes in ground.get("towns", {}).items()
    ]
    sectors = {sector.id: sector for town in towns for sector in town.sectors}
    areas = [
        AreaData(id=f"{kind}-{n}", kind=kind, poly=points(shape))
        for kind in ("woods", "rough", "impassable")
        for n, shape in enumerate(ground.get(kind, []), 1)
    ]
    linear = [
        LinearData(id=f"{kind}-{n}", kind=kind, pts=points(shape))
        for kind in ("stream", "wall", "entrenchment", "river")
        for n, shape in enumerate(ground.get(kind, []), 1)
    ]
    data = ScenarioData(
        id="field",
        title="Field",
        table=TableData(w=w, h=h),
        sides=[side.data(n, w, h, sectors) for n, side in enumerate(sides.values())],
        weather=weather,  # type: ignore[arg-type]
        start_turn=turn_number,
        basic_length=length,
        levels=[
            LevelData(id=f"level-{n}", level=lv, poly=points(p)) for n, (lv, p) in enumerate(ground.get("levels", []))
        ],
        areas=areas,
        towns=towns,
        linear=linear,
        roads=[RoadData(id=f"road-{n}", pts=points(p)) for n, p in enumerate(ground.get("roads", []), 1)],
        objectives=[ObjectiveData(**o) for o in ground.get("objectives", [])],
        special=[SpecialData(**s) for s in ground.get("special", [])],
    )
    check_scenario(data, "field")
    return data


def frame_at(at: str, side: int, pulse: int) -> Frame:
    """The procedure of a step."""
    if at == "musketry":
        return Musketry(side)
    if at == "artillery":
        return Artillery()
    if at == "control":
        return Control(side)
    if at == "recovery":
        return Recovery(side)
    if at == "combat":
        return Combats(side)
    if at == "morale":
        return Morale()
    if at == "day":
        return DayEnd()
    from longroll.games.reason.rules import turn

    if at == "turn":
        return turn.Turn()
    if at == "initiative":
        return turn.Turn(turn.ROLL, pulse)
    if at == "pulse":
        return turn.Pulse()
    if at == "end":
        return turn.Pulse(turn.SECOND_PHASE + 1)
    return turn.Phase(side, turn.MOVEMENT if at == "move" else turn.BEGIN)


class Field(Play[Battle]):
    """A position at one step, with its events.

    ``at``: ``turn``, ``pulse`` (first pulse of turn 1, ``side`` has the initiative and is first), ``musketry``,
    ``artillery``, ``phase`` (orders, then all segments), ``control``, ``move`` (movement, then recovery and combat),
    ``recovery``, ``combat``, ``morale``, ``day``, ``nothing``. From ``move`` on all Forces of ``side`` are Active, or
    as ``status`` says ({"Fa": "attack"}). ``initiative``: the roll after ``pulse``.

    ``end``: the end of the pulse. ``fired``: who fired at whom in this pulse; ``losses``: SP lost; ``broken``: units.

    >>> Field('''
    ... first a RI 10 10 0 sp=7
    ... second e RI 10 11.4 180
    ... ''', at="musketry").do("fire a e").dice(6, 6, 5, 4, 3, 2, 1).sp("e")
    4
    """

    def __init__(
        self,
        text: str,
        *,
        at: str = "move",
        side: str = "first",
        status: str | Mapping[str, str] = "active",
        pools: tuple[int, int] = (0, 0),
        fired: Mapping[str, str] | None = None,
        losses: Mapping[str, int] | None = None,
        broken: Sequence[str] = (),
        initiative: str = "",
        pulse: int = 1,
        **ground: Any,
    ) -> None:
        data = scenario(text, **ground)
        self.roster = Roster(data)
        b = Battle(Ground(data), self.roster)
        place_units(b)
        place_officers(b)
        super().__init__(b)
        number = SEATS.index(side)
        b.pools = list(pools)
        b.pulse = pulse
        b.initiative = SEATS.index(initiative) if initiative else NOBODY if at == "turn" else number
        b.first = number
        for unit, target in (fired or {}).items():
            b.flags[self.unit(unit)] |= 1
            b.fired_at[self.unit(unit)] = self.unit(target)
        for unit in broken:
            self.take_off(self.unit(unit))
        for unit, lost in (losses or {}).items():
            b.sp[self.unit(unit)] -= lost
        for words in (line.split() for line in text.splitlines()):
            for bit, mark in enumerate(FLAGS):
                if mark in words:
                    b.flags[self.unit(words[1])] |= 1 << bit
        self.begin(at, number, status)
        b.told = []
        b.settle()
        self.events += [b.event(entry) for entry in b.told]
        b.told = None

    def begin(self, at: str, side: int, status: str | Mapping[str, str]) -> None:
        b = self.state
        if at == "nothing":
            return
        frame = frame_at(at, side, b.pulse)
        if at in ("move", "recovery", "combat", "control"):
            begin_phase(b, side)
        if at == "turn":
            b.pulse = 0
        if at in ("move", "recovery", "combat"):
            for force in self.roster.forces_of[side]:
                word = status if isinstance(status, str) else status.get(self.roster.force_ids[force], "active")
                b.status[force] = STATUSES.index(word)
        b.begin(frame)

    def take_off(self, unit: int) -> None:
        """A unit was broken before (MR-22.1), as a position names it under ``broken``."""
        b = self.state
        b.remove(unit)
        b.sp[unit] = 0
        b.losses[self.roster.side[unit]] += self.roster.loss_value[unit]

    def amended(self, **parts: Mapping[str, Any]) -> Field:
        """The same position with something else written in it: ``units={"a": {"marks": ["moved"]}}``."""
        spec = REASON.to_json(self.state)
        for part, entries in parts.items():
            for name, entry in entries.items():
                spec[part].setdefault(name, {}).update(entry)
        self.state = REASON.position(spec)
        return self

    # ---- play ----------------------------------------------------------------------------------------------

    # ---- questions -----------------------------------------------------------------------------------------

    def unit(self, name: str) -> int:
        return self.roster.unit[name]

    def force(self, name: str) -> int:
        return self.roster.force_number[name]

    def officer(self, name: str) -> int:
        """By his word (``Cfirst``, ``OFa``)."""
        return self.roster.officer[name]

    @property
    def ask(self) -> Questions:
        """What every player may ask."""
        return REASON.ask(self.state)

    def pose(self, name: str, digits: int = 3) -> tuple[float, float, float]:
        """Centre and facing of a unit."""
        return self.ask.pose(name, digits)

    def formation(self, name: str) -> str:
        return self.ask.formation(name)

    def sp(self, name: str) -> int:
        return self.ask.sp(name)

    def status(self, force: str) -> str:
        return self.ask.status(force)

    def place(self, name: str) -> tuple[float, float]:
        """Where an officer is."""
        officer = self.ask.officer(name)
        return round(officer["x"], 3), round(officer["y"], 3)

    def pools(self) -> list[int]:
        """The command dice of both sides."""
        return [self.ask.army(side)["pool"] for side in SEATS]

    def attacks(self) -> list[tuple[str, str, str]]:
        """Attacker, defender and side of every attack that has made contact."""
        found = REASON.to_json(self.state).get("engagements", [])
        return [(attack["attacker"], attack["defender"], attack["side"]) for attack in found]

    def put_officer(self, force: str, x: float, y: float) -> Field:
        """Move a sub-commander by hand."""
        self.state.put_officer(officer_of(self.force(force)), x, y)
        return self

    def put(self, name: str, x: float, y: float, facing: float, formation: str = "FF") -> Field:
        """Move a unit by hand."""
        self.state.put(self.unit(name), x, y, facing, FORMATIONS.index(formation))
        return self
