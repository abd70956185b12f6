"""Positions as JSON: short ones written by hand, complete ones written by the program.

``docs/positions/reason.md`` explains the format with examples; ``schema()`` is its JSON Schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from longroll.boards.plane.shapes import NOWHERE
from longroll.games.reason.checks import check_frame, check_officers, check_places
from longroll.games.reason.components import (
    ARTILLERY,
    EDGES,
    FF,
    FLAGS,
    FORMATIONS,
    GARRISON,
    GONE,
    MF,
    NO_UNIT,
    RATINGS,
    SEATS,
    STATUSES,
    WAITING,
    WHEREABOUTS,
    Roster,
)
from longroll.games.reason.data.materials import MusterData, Rating, ScenarioData, check_scenario
from longroll.games.reason.field import Field
from longroll.games.reason.lexicon import VICTORY_LEVELS
from longroll.games.reason.procedures import FRAMES, LAST_STEPS, STEPS, begin_at
from longroll.games.reason.rules.armies import PICK_UP, battle_data
from longroll.games.reason.rules.setup import OFFERED, SCENARIOS, TABLES, mustered, theatre
from longroll.games.reason.rules.starting_places import place_officers, place_units
from longroll.games.reason.rules.victory import HANDICAPS
from longroll.games.reason.state import NO_LEVEL, OFFICER_MOVED, Battle, Frame
from longroll.kit.handicap import read_handicap, written_handicap
from longroll.kit.materials import DataError
from longroll.kit.positions import (
    Beginning,
    FrameSpec,
    Procedures,
    look_up,
    need,
    read_frame,
    read_spec,
    settle,
    write_frame,
)
from longroll.kit.state import NOBODY
from longroll.kit.terms import BadInput

Seat = Literal["", "first", "second"]
FormationWord = Literal["FF", "MF"]
REACH = 1.0
"""The front of a unit at the table's edge lies no farther out."""
DEEPEST = 40
"""Procedures in progress at one time."""
ZONES = ("front", "right", "rear", "left", *EDGES)


class PoseSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a unit stood: a centre, a facing and a formation; or a sector."""

    x: float = 0.0
    y: float = 0.0
    facing: float = 0.0
    formation: FormationWord = "FF"
    garrison: str = ""


class UnitSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A unit on the table. What is left out is as the scenario has it."""

    x: float | None = None
    y: float | None = None
    facing: float | None = None
    formation: FormationWord | None = None
    garrison: str = ""
    sp: int | None = None
    marks: list[str] = []
    """fired, moved, evaded, fled, suppressed, paid, done, entered, touching"""
    fired_at: str = ""


class OfficerSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An officer, or his successor. What is left out is as the scenario has it."""

    x: float | None = None
    y: float | None = None
    rating: Rating | None = None
    """Of an army commander."""
    mod: int | None = None
    exceptional: bool | None = None
    v: int | None = None
    lost: int = 0
    """How many holders of the post have been killed or captured."""
    where: Literal["present", "absent", "removed"] = "present"
    moved: bool = False


class EngagementSpec(msgspec.Struct, forbid_unknown_fields=True):
    """An attack that has made contact; ``x``, ``y``: the attacker's front when it began its move."""

    attacker: str
    defender: str
    side: str
    x: float
    y: float


class PositionSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Units and officers that are named nowhere stand as the scenario places them."""

    scenario: str | ScenarioData
    muster: MusterData | None = None
    """Of a pick-up battle: what has been settled of it."""
    handicap: str = ""
    """Points of losses that are not counted of an army (MR-R39): ``second-4``."""
    turn: int = 0
    """Without it the first turn of the scenario."""
    pulse: int = 0
    units: dict[str, UnitSpec] = {}
    waiting: list[str] = []
    broken: list[str] = []
    officers: dict[str, OfficerSpec] = {}
    pools: tuple[int, int] = (0, 0)
    initiative: Seat = ""
    first: Seat = ""
    phasing: Seat = ""
    status: dict[str, Literal["inactive", "active", "attack"]] = {}
    given: dict[str, int] = {}
    roused: list[str] = []
    holders: dict[str, Literal["nobody", "first", "second"]] = {}
    engagements: list[EngagementSpec] = []
    control: dict[str, PoseSpec | None] = {}
    """Control positions that are not the present ones; null: was not on the table."""
    begin: str = "turn"
    """Where play begins: ``turn``, ``pulse``, or a step of a side's pulse: ``musketry first``, ``artillery``, ``phase
    first``, ``move second``, ``recovery first``, ``combat second``. Not used where the procedures are given."""
    procedure: Procedures = []
    winner: Seat = ""
    level: Literal["", "draw", "marginal", "decisive"] = ""
    margin: int = 0


# ---- reading -----------------------------------------------------------------------------------------------


def read_position(spec: Mapping[str, Any]) -> Battle:
    """A position, its automatic steps run; BadInput names what is impossible about it."""
    b = read_partial(spec)
    settle(b, beginning(b, spec))
    return b


def beginning(b: Battle, spec: Mapping[str, Any]) -> Beginning | None:
    """Where play begins, unless the position was written in the middle of something or the battle is over."""
    if spec.get("procedure") or not b.frames:
        return None
    words: str = spec.get("begin", "turn")
    return Beginning(words, b.top(), LAST_STEPS.get(words.partition(" ")[0]))


def read_partial(spec: Mapping[str, Any]) -> Battle:
    """A position before its automatic steps are run."""
    data = read_spec(spec, PositionSpec)
    b = Battle(*(read_theatre(data.scenario) if data.muster is None else read_muster(data)))
    b.handicap = read_handicap(data.handicap, SEATS, HANDICAPS)
    place_units(b)
    if b.roster.data.muster is None:
        place_officers(b)
    read_units(b, data)
    read_officers(b, data)
    read_turn(b, data)
    read_forces(b, data)
    read_control(b, data)
    check_officers(b)
    read_end(b, data)
    if b.level != NO_LEVEL:
        return b
    for side in (0, 1) if b.roster.data.muster is None or any(b.present) else ():
        if not any(b.formation[unit] <= WAITING for unit in b.roster.of_side[side]):
            b.routed |= 1 << side
    need(len(data.procedure) <= DEEPEST, "too many procedures are in progress")
    for frame in data.procedure:
        b.begin(read_procedure(b, frame))
    check_places(b)
    if not data.procedure:
        read_beginning(b, data.begin)
    return b


def read_procedure(b: Battle, spec: FrameSpec) -> Frame:
    try:
        frame = read_frame(spec, FRAMES)
    except OverflowError:
        raise BadInput(f"procedure {spec.frame}: a number is too large") from None
    check_frame(b, frame)
    return frame


def read_end(b: Battle, data: PositionSpec) -> None:
    """Of a battle that is over."""
    need(bool(data.level) or not data.winner, "a battle that is won has a level")
    need(-1000 <= data.margin <= 1000, f"margin {data.margin}")
    b.winner = SEATS.index(data.winner) if data.winner else NOBODY
    b.level = VICTORY_LEVELS.index(data.level) if data.level else NO_LEVEL
    b.margin = data.margin


def read_theatre(scenario: str | ScenarioData) -> tuple[Field, Roster]:
    if isinstance(scenario, str):
        need(scenario in OFFERED, f"'{scenario}' is no scenario; scenarios are: {', '.join(OFFERED)}")
        return theatre(scenario)
    try:
        check_scenario(scenario, "scenario")
        return Field(scenario), Roster(scenario)
    except (DataError, ValueError, ArithmeticError, LookupError) as error:
        raise BadInput(str(error)) from None


def read_muster(data: PositionSpec) -> tuple[Field, Roster]:
    """Ground and armies of a pick-up battle."""
    assert data.muster is not None
    need(data.scenario == PICK_UP, f"a muster is for scenario '{PICK_UP}'")
    need(data.muster.table in TABLES.values(), f"'{data.muster.table}' is no table")
    need(1 <= data.muster.start_turn <= 3, f"the battle begins in turn {data.muster.start_turn}")
    try:
        check_scenario(battle_data(data.muster), "muster")
        return mustered(data.muster)
    except (DataError, ValueError, ArithmeticError, LookupError) as error:
        raise BadInput(str(error)) from None


def numbers(words: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


def read_units(b: Battle, data: PositionSpec) -> None:
    roster = b.roster
    named = [*data.units, *data.waiting, *data.broken]
    need(len(set(named)) == len(named), "a unit is named twice")
    take_off(b, data)
    written = bool(data.procedure or data.level)
    for name, spec in data.units.items():
        unit = look_up(roster.unit, name, "unit of this battle")
        stand(b, unit, spec, written)
        if spec.sp is not None:
            most = roster.start_sp[unit]
            need(spec.sp != 0, f"unit {name} has 0 SP: it is broken (MR-2.8), name it under broken")
            need(0 < spec.sp <= most, f"unit {name}: {spec.sp} SP of {most}")
            b.sp[unit] = spec.sp
        for mark in spec.marks:
            b.flags[unit] |= 1 << look_up(numbers(FLAGS), mark, "mark")
        if spec.fired_at:
            b.fired_at[unit] = look_up(roster.unit, spec.fired_at, "unit of this battle")
    check_sectors(b)


def take_off(b: Battle, data: PositionSpec) -> None:
    """Units that are not on the table."""
    roster = b.roster
    for name in data.waiting:
        unit = look_up(roster.unit, name, "unit of this battle")
        coming = roster.force[unit] >= 0 and roster.arrival_turn[roster.force[unit]] > 0
        need(coming or data.muster is not None, f"unit {name} is no reinforcement")
        b.remove(unit, WAITING)
    for name in data.broken:
        unit = look_up(roster.unit, name, "unit of this battle")
        b.remove(unit, GONE)
        b.sp[unit] = 0
        b.losses[roster.side[unit]] += roster.loss_value[unit]


def stand(b: Battle, unit: int, spec: UnitSpec, written: bool) -> None:
    """Where a unit stands. What is not named stays as the scenario has it; in a position that the program has
    ``written`` a unit that is named faces north and is in FF if nothing else is said."""
    name = b.roster.ids[unit]
    placed = not (spec.x is None and spec.y is None and spec.facing is None and spec.formation is None)
    if spec.garrison:
        sector = look_up(b.field.sector_number, spec.garrison, "sector of this battle")
        need(not placed, f"unit {name}: a garrison has no place and facing of its own (MR-5.2)")
        need(b.is_infantry(unit), f"unit {name}: only infantry garrisons (MR-23.1)")
        b.garrison(unit, sector)
        return
    here = b.shapes[unit]
    known = b.formation[unit] in (FF, MF)
    if not placed:
        need(known or b.formation[unit] == GARRISON, f"unit {name} has no place: x and y")
        return
    if b.formation[unit] == GARRISON:
        need(
            spec.x is not None and spec.y is not None,
            f"unit {name} garrisons {b.field.sector_ids[b.sector[unit]]}: outside it needs x and y",
        )
    need(known or (spec.x is not None and spec.y is not None), f"unit {name} has no place: x and y")
    x = here.cx if spec.x is None else spec.x
    y = here.cy if spec.y is None else spec.y
    facing, formation = (here.facing, FORMATIONS[b.formation[unit]]) if known and not written else (0.0, "FF")
    facing = facing if spec.facing is None else spec.facing
    need(0 <= x <= b.field.w and 0 <= y <= b.field.h, f"unit {name} is not on the table (MR-4.8)")
    need(0 <= facing < 360, f"unit {name}: facing {facing:g}")
    b.put(unit, x, y, facing, FORMATIONS.index(spec.formation or formation))


def check_sectors(b: Battle) -> None:
    """Asked when everybody stands: until then a sector may still have the garrison of the scenario."""
    held = [sector for sector in b.sector if sector >= 0]
    for sector in held:
        need(held.count(sector) == 1, f"sector {b.field.sector_ids[sector]} has two garrisons")


def read_officers(b: Battle, data: PositionSpec) -> None:
    roster = b.roster
    for name, spec in data.officers.items():
        officer = look_up(roster.officer, name, "officer of this battle")
        if spec.rating is not None:
            need(officer < 2, f"officer {name} is no army commander")
            b.rating[officer] = RATINGS.index(spec.rating)
        if spec.mod is not None:
            need(-3 <= spec.mod <= 2, f"officer {name}: personality {spec.mod} (MR-3.3)")
            b.mod[officer] = spec.mod
        if spec.exceptional is not None:
            b.exceptional[officer] = spec.exceptional
        if spec.v is not None:
            need(0 <= spec.v <= 3, f"officer {name}: valour {spec.v}")
            b.v[officer] = spec.v
        need(0 <= spec.lost < 100, f"officer {name}: {spec.lost} lost")
        b.officers_lost[officer] = spec.lost
        if spec.where == "present":
            ride(b, officer, spec)
        else:
            need(spec.x is None and spec.y is None, f"officer {name} is {spec.where}: he has no place")
            b.officers[officer] = NOWHERE
            b.whereabouts[officer] = WHEREABOUTS.index(spec.where)
        b.officer_flags[officer] = OFFICER_MOVED if spec.moved else 0


def ride(b: Battle, officer: int, spec: OfficerSpec) -> None:
    """Where an officer is; a coordinate that is not named stays as it was."""
    if spec.x is None and spec.y is None:
        return
    base = b.officers[officer]
    there = b.officer_present(officer)
    need(there or (spec.x is not None and spec.y is not None), f"officer {b.roster.officer_words[officer]}: x and y")
    x = base.cx if spec.x is None else spec.x
    y = base.cy if spec.y is None else spec.y
    inside = 0 <= x <= b.field.w and 0 <= y <= b.field.h
    need(inside, f"officer {b.roster.officer_words[officer]} is not on the table (MR-15.6)")
    b.put_officer(officer, x, y)


def read_turn(b: Battle, data: PositionSpec) -> None:
    need(0 <= data.turn < 1000 and 0 <= data.pulse < 5, f"turn {data.turn}, pulse {data.pulse}")
    b.turn = data.turn or b.roster.start_turn
    b.pulse = data.pulse
    need(all(0 <= pool < 1000 for pool in data.pools), "pools are not below 0")
    b.pools = list(data.pools)
    b.initiative = seat_number(data.initiative)
    b.first = seat_number(data.first)
    b.phasing = seat_number(data.phasing)
    objectives = numbers(tuple(objective.name for objective in b.roster.objectives))
    for name, holder in data.holders.items():
        b.holders[look_up(objectives, name, "objective of this battle")] = seat_number(holder)


def seat_number(word: str) -> int:
    return SEATS.index(word) if word in SEATS else NOBODY


def read_forces(b: Battle, data: PositionSpec) -> None:
    roster = b.roster
    for name, status in data.status.items():
        b.status[look_up(roster.force_number, name, "Force of this battle")] = STATUSES.index(status)
    for name, number in data.given.items():
        need(0 <= number <= 2, f"Force {name}: {number} CDs given")
        b.dice_given[look_up(roster.force_number, name, "Force of this battle")] = number
    for name in data.roused:
        b.roused[look_up(roster.force_number, name, "Force of this battle")] = 1
    for e in data.engagements:
        attacker, defender = (look_up(roster.unit, name, "unit of this battle") for name in (e.attacker, e.defender))
        need(b.on_table(attacker) and b.on_table(defender), f"{e.attacker} or {e.defender} is not on the table")
        need(roster.side[attacker] != roster.side[defender], f"{e.attacker} and {e.defender} are friends")
        need(roster.cls[attacker] != ARTILLERY, f"{e.attacker}: artillery never attacks (MR-17.1)")
        inside = -REACH <= e.x <= b.field.w + REACH and -REACH <= e.y <= b.field.h + REACH
        need(inside, f"{e.attacker} began its move off the table")
        b.engage(attacker, defender, look_up(numbers(ZONES), e.side, "side of a unit"), e.x, e.y)


def read_control(b: Battle, data: PositionSpec) -> None:
    shapes = b.shapes[:]
    formations = b.formation[:]
    for name, pose in data.control.items():
        unit = look_up(b.roster.unit, name, "unit of this battle")
        if pose is None:
            shapes[unit] = NOWHERE
            formations[unit] = WAITING
        elif pose.garrison:
            shapes[unit] = b.field.sectors[look_up(b.field.sector_number, pose.garrison, "sector of this battle")]
            formations[unit] = GARRISON
        else:
            inside = 0 <= pose.x <= b.field.w and 0 <= pose.y <= b.field.h
            need(inside and 0 <= pose.facing < 360, f"control position of {name} is not on the table")
            formations[unit] = FORMATIONS.index(pose.formation)
            shapes[unit] = b.rect_of(unit, pose.x, pose.y, pose.facing, formations[unit])
    b.control_shapes = shapes
    b.control_formations = formations


def read_beginning(b: Battle, words: str) -> None:
    what, _, seat = words.partition(" ")
    need(what in STEPS, f"begin '{words}': one of {', '.join(STEPS)}")
    need(seat in ("", *SEATS), f"begin '{words}': the seat is first or second")
    begin_at(b, what, SEATS.index(seat) if seat else 0)


# ---- writing -----------------------------------------------------------------------------------------------


def write_position(b: Battle) -> dict[str, Any]:
    """The whole position; ``read_position`` gives it back."""
    roster = b.roster
    listed = roster.name in SCENARIOS and theatre(roster.name)[1] is roster
    spec = PositionSpec(
        scenario=roster.name if listed or roster.data.muster is not None else roster.data,
        muster=roster.data.muster,
        handicap=written_handicap(b.handicap, SEATS),
        turn=b.turn,
        pulse=b.pulse,
        units={roster.ids[unit]: written_unit(b, unit) for side in (0, 1) for unit in b.present[side]},
        waiting=[roster.ids[unit] for unit in range(roster.n_units) if b.formation[unit] == WAITING],
        broken=[roster.ids[unit] for unit in range(roster.n_units) if b.formation[unit] == GONE],
        officers={roster.officer_words[officer]: written_officer(b, officer) for officer in range(roster.n_officers)},
        pools=(b.pools[0], b.pools[1]),
        initiative=seat_word(b.initiative),
        first=seat_word(b.first),
        phasing=seat_word(b.phasing),
        status={roster.force_ids[f]: STATUSES[s] for f, s in enumerate(b.status) if s},  # type: ignore[misc]
        given={roster.force_ids[force]: number for force, number in enumerate(list(b.dice_given)) if number},
        roused=[roster.force_ids[force] for force in range(roster.n_forces) if b.roused[force]],
        holders={
            objective.name: "nobody" if holder < 0 else "second" if holder else "first"
            for objective, holder in zip(roster.objectives, b.holders, strict=True)
        },
        engagements=[
            EngagementSpec(roster.ids[e[0]], roster.ids[e[1]], ZONES[e[2]], e[3], e[4]) for e in b.engagements
        ],
        control=written_control(b),
        procedure=[write_frame(frame) for frame in b.frames],
        winner=seat_word(b.winner),
        level="" if b.level == NO_LEVEL else VICTORY_LEVELS[b.level],
        margin=b.margin,
    )
    found: dict[str, Any] = msgspec.to_builtins(spec)
    return found


def seat_word(side: int) -> Seat:
    return "" if side < 0 else "second" if side else "first"


def written_unit(b: Battle, unit: int) -> UnitSpec:
    found = UnitSpec(
        sp=b.sp[unit],
        marks=[name for bit, name in enumerate(FLAGS) if b.flags[unit] >> bit & 1],
        fired_at="" if b.fired_at[unit] == NO_UNIT else b.roster.ids[b.fired_at[unit]],
    )
    if b.formation[unit] == GARRISON:
        found.garrison = b.field.sector_ids[b.sector[unit]]
        return found
    shape = b.shapes[unit]
    found.x, found.y, found.facing = shape.cx, shape.cy, shape.facing
    found.formation = "MF" if b.formation[unit] == MF else "FF"
    return found


def written_officer(b: Battle, officer: int) -> OfficerSpec:
    base = b.officers[officer]
    there = b.officer_present(officer)
    return OfficerSpec(
        x=base.cx if there else None,
        y=base.cy if there else None,
        rating=RATINGS[b.rating[officer]] if officer < 2 else None,
        mod=b.mod[officer],
        exceptional=b.exceptional[officer],
        v=b.v[officer],
        lost=b.officers_lost[officer],
        where=WHEREABOUTS[b.whereabouts[officer]],
        moved=bool(b.officer_flags[officer] & OFFICER_MOVED),
    )


def written_control(b: Battle) -> dict[str, PoseSpec | None]:
    found: dict[str, PoseSpec | None] = {}
    for unit in range(b.roster.n_units):
        shape = b.control_shapes[unit]
        formation = b.control_formations[unit]
        if shape == b.shapes[unit] and formation == b.formation[unit]:
            continue
        if formation >= WAITING:
            found[b.roster.ids[unit]] = None
        elif formation == GARRISON:
            sector = next(n for n, rect in enumerate(b.field.sectors) if rect == shape)
            found[b.roster.ids[unit]] = PoseSpec(garrison=b.field.sector_ids[sector])
        else:
            found[b.roster.ids[unit]] = PoseSpec(shape.cx, shape.cy, shape.facing, "FF" if formation == FF else "MF")
    return found


def schema() -> dict[str, Any]:
    """JSON Schema of a position."""
    found: dict[str, Any] = msgspec.json.schema(PositionSpec)
    return found
