"""Positions as JSON: short ones written by hand, complete ones written by the program.

``docs/positions/glory.md`` explains the format with examples; ``schema()`` is its JSON Schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from longroll.games.glory.checks import check_frame
from longroll.games.glory.components import FACINGS, SIDES, Roster, mask_of, members
from longroll.games.glory.data.materials import Face
from longroll.games.glory.lexicon import (
    ABSENT,
    AWAY,
    ELIMINATED,
    LEFT,
    OFF,
    PLACES,
    RECOVERED,
    RECOVERY,
    UNPLACED,
    WAITING,
    WITHDRAWN,
)
from longroll.games.glory.own_map import OWN, OwnArmy, OwnMap, own_theatre
from longroll.games.glory.procedures import FRAMES, STEPS, begin_activation, begin_marker, begin_turn
from longroll.games.glory.rules.setup import SCENARIOS, options_of, theatre
from longroll.games.glory.rules.victory import HANDICAPS
from longroll.games.glory.state import NO_GROUP, NO_LEVEL, Battle, pair_code, trip_code
from longroll.kit.handicap import read_handicap, written_handicap
from longroll.kit.positions import (
    Beginning,
    FrameSpec,
    Number,
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

BOXES: dict[str, int] = {
    "waiting": WAITING,
    "withdrawn": WITHDRAWN,
    "recovery": RECOVERY,
    "recovered": RECOVERED,
    "eliminated": ELIMINATED,
    "left": LEFT,
    "away": AWAY,
    "unplaced": UNPLACED,
}
LEADER_PLACES: dict[str, int] = {
    "waiting": WAITING,
    "eliminated": ELIMINATED,
    "left": LEFT,
    "absent": ABSENT,
    "unplaced": UNPLACED,
}
UNIT_MASKS = (
    "fired", "moved", "answered", "defended", "in_command", "began_adjacent", "lone_guns", "stirred",
    "charged", "galloped",
)  # fmt: skip
LATER: dict[str, dict[str, Number | list[Number]]] = {"MoveStep": {"parting": 0}}
"""Fields that procedures had not when older positions were written, with what they mean there."""
DEEPEST = 200
"""More procedures than can ever be in progress at once."""
COMMAND_MASKS = ("acted", "tried", "failed", "acting")


class StackSpec(msgspec.Struct, forbid_unknown_fields=True):
    """The units of a hex, from the bottom, and where they face."""

    units: list[str]
    facing: Face


class Moment(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Bookkeeping inside a turn; written by the program, not by hand."""

    side: Literal["US", "CS"] = "US"
    marker: str = ""
    acted: list[str] = []
    tried: list[str] = []
    failed: list[str] = []
    acting: list[str] = []
    fired: list[str] = []
    moved: list[str] = []
    answered: list[str] = []
    defended: list[str] = []
    in_command: list[str] = []
    began_adjacent: list[str] = []
    lone_guns: list[str] = []
    stirred: list[str] = []
    charged: list[str] = []
    galloped: list[str] = []
    procedure: Procedures = []


class PositionSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of a scenario. Units and leaders that are named nowhere take no part."""

    scenario: str
    options: list[str] = []
    """Options agreed on before play."""
    handicap: str = ""
    """Points given to a side before play (GL-R62): ``US-6``."""
    turn: str = ""
    """Without it the first turn of the scenario."""
    hexes: dict[str, StackSpec] = {}
    disordered: list[str] = []
    dismounted: list[str] = []
    leaders: dict[str, str] = {}
    """Hex of each leader, or ``waiting``, ``eliminated``, ``left``, ``unplaced``."""
    boxes: dict[str, list[str]] = {}
    """Units off the map: ``waiting``, ``withdrawn``, ``recovery``, ``recovered``, ``eliminated``, ``left``, ``away``,
    ``unplaced``."""
    initiative: Literal["", "US", "CS"] = ""
    pool: dict[str, int] = {}
    """Markers still to be drawn."""
    kept: str = ""
    seconds: list[str] = []
    paired: list[list[str]] = []
    zones: dict[str, str] = {}
    duty: dict[str, str] = {}
    """Artillery that is assigned each turn, with the Command it acts with (GL-14.53.1)."""
    played: dict[str, int] = {}
    """Markers played in this turn, where it matters (GL-14.42.3)."""
    roused: list[str] = []
    unleashed: list[str] = []
    released: list[str] = []
    trips: dict[str, tuple[str, int]] = {}
    """Units on their way round the map: where they left it, markers played since (GL-19.7)."""
    begin: str = "turn"
    """Where play begins: ``turn``; ``marker II/Couch``; ``act Hancock``, or a later step: ``move``, ``charge``,
    ``rally``. Not used where the procedures are given."""
    winner: Literal["", "US", "CS"] = ""
    level: int = NO_LEVEL
    moment: Moment | None = None
    map: OwnMap | None = None
    """A map of its own, with ``scenario`` ``own``."""
    army: OwnArmy | None = None


# ---- reading -----------------------------------------------------------------------------------------------


def read_position(spec: Mapping[str, Any]) -> Battle:
    """A position, its automatic steps run; BadInput names what is impossible about it."""
    b = read_partial(spec)
    settle(b, beginning(b, spec))
    return b


def beginning(b: Battle, spec: Mapping[str, Any]) -> Beginning | None:
    """Where play begins, unless the position was written in the middle of something or the battle is over."""
    if spec.get("moment") is not None or not b.frames:
        return None
    words: str = spec.get("begin", "turn")
    what = words.partition(" ")[0]
    return Beginning(words, b.top(), STEPS[what] if what in STEPS and what != "act" else None)


def read_partial(spec: Mapping[str, Any]) -> Battle:
    """A position before its automatic steps are run."""
    data = read_spec(spec, PositionSpec)
    if data.map is not None or data.army is not None:
        return read_own(data)
    need(data.scenario in SCENARIOS, f"'{data.scenario}' is no scenario; scenarios are: {', '.join(SCENARIOS)}")
    for option in data.options:
        need(option in options_of(data.scenario), f"'{option}' is no option of {data.scenario}")
    return read_onto(Battle(*theatre(data.scenario, tuple(data.options))), data)


def read_own(data: PositionSpec) -> Battle:
    """A position with a map and an army of its own."""
    if data.map is None or data.army is None:
        raise BadInput("a map of its own needs an army of its own, and an army a map")
    need(data.scenario == OWN and not data.options, f"with a map of its own the scenario is '{OWN}', without options")
    return read_onto(Battle(*own_theatre(data.map, data.army)), data)


def read_onto(b: Battle, data: PositionSpec) -> Battle:
    """What stands where, and where play begins."""
    b.handicap = read_handicap(data.handicap, SIDES, HANDICAPS)
    if data.turn:
        b.turn = look_up(b.roster.turn, data.turn, "turn of this battle")
    read_units(b, data)
    read_leaders(b, data)
    read_turn(b, data)
    b.winner = SIDES.index(data.winner) if data.winner else NOBODY
    need(data.level == NO_LEVEL or 0 <= data.level < len(b.roster.levels), f"level {data.level} is not in the table")
    b.level = data.level
    if data.moment is not None:
        read_moment(b, data.moment)
    elif b.winner == NOBODY and b.level == NO_LEVEL:
        read_beginning(b, data.begin)
    return b


def numbers(words: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


def read_units(b: Battle, data: PositionSpec) -> None:
    roster = b.roster
    for place, stack in data.hexes.items():
        where = look_up(b.board.index, place, "hex of this map")
        need(1 <= len(stack.units) <= 2, f"hex {place}: one or two units")
        units = [look_up(roster.unit, name, "unit of this battle") for name in stack.units]
        for unit in units:
            need(b.at[unit] == ABSENT, f"unit {roster.ids[unit]} is named twice")
            b.at[unit] = UNPLACED
        put_stack(b, units, where, FACINGS.index(stack.facing), place)
    for name, listed in data.boxes.items():
        box = look_up(BOXES, name, "box")
        for word in listed:
            unit = look_up(roster.unit, word, "unit of this battle")
            need(b.at[unit] == ABSENT, f"unit {word} is named twice")
            need(box != WAITING or roster.arrival[unit] >= 0, f"unit {word} is no reinforcement")
            b.at[unit] = box
    b.disordered = unit_mask(roster, data.disordered)
    b.dismounted = unit_mask(roster, data.dismounted)
    need(not b.dismounted & ~roster.cavalry_mask, "only cavalry dismounts")
    for unit in members(b.disordered | b.dismounted):
        need(b.at[unit] < OFF or b.at[unit] == AWAY, f"unit {roster.ids[unit]} is not on the map")
        if b.at[unit] < OFF:
            b.sort(roster.side[unit], b.at[unit])
    for place in data.hexes:
        stacked = b.stack(b.board.index[place])
        need(len(stacked) < 2 or b.may_stack(*stacked), f"hex {place}: these units may not stack (GL-6.41)")


def put_stack(b: Battle, units: list[int], where: int, facing: int, place: str) -> None:
    roster = b.roster
    sides = {roster.side[unit] for unit in units}
    need(len(sides) == 1, f"hex {place}: units of both sides")
    if len(units) == 2:
        need(
            not roster.is_gun[units[0]] or roster.is_gun[units[1]],
            f"hex {place}: artillery is above infantry and cavalry (GL-6.43.1)",
        )
    for unit in reversed(units):  # who comes later stands below
        b.put(unit, where, facing)


def read_leaders(b: Battle, data: PositionSpec) -> None:
    words = numbers(b.roster.command_words[: b.roster.n_leaders])
    for name, place in data.leaders.items():
        leader = look_up(words, name, "leader of this battle")
        if place in LEADER_PLACES:
            b.leader_at[leader] = LEADER_PLACES[place]
        else:
            b.leader_at[leader] = look_up(b.board.index, place, "hex of this map")
        if b.leader_at[leader] == UNPLACED:
            followed = any(b.at[unit] < OFF or b.at[unit] == UNPLACED for unit in members(b.roster.units_of[leader]))
            need(followed, f"leader {name} has no unit to be placed with")


def read_turn(b: Battle, data: PositionSpec) -> None:
    roster = b.roster
    markers = numbers(roster.group_words)
    b.initiative = SIDES.index(data.initiative) if data.initiative else NOBODY
    for name, number in data.pool.items():
        need(0 <= number < 10, f"pool: {number} markers of {name}")
        b.pool[look_up(markers, name, "marker of this battle")] = number
    if data.kept:
        b.kept = look_up(markers, data.kept, "marker of this battle")
    b.seconds = mask_of(look_up(markers, name, "marker of this battle") for name in data.seconds)
    for pair in data.paired:
        need(len(pair) == 2, "paired: two artilleries each")
        one, other = (look_up(roster.unit, name, "unit of this battle") for name in pair)
        b.paired.append(pair_code(one, other))
    arrivals = numbers(roster.arrival_ids)
    for name, place in data.zones.items():
        zone = look_up(arrivals, name, "group of reinforcements")
        b.zones[zone] = look_up(b.board.index, place, "hex of this map")
    read_refit(b, data)


def read_refit(b: Battle, data: PositionSpec) -> None:
    """What the refitted battles keep."""
    roster = b.roster
    markers, commands = numbers(roster.group_words), numbers(roster.command_words)
    for name, leader in data.duty.items():
        unit = look_up(roster.unit, name, "unit of this battle")
        need(unit in roster.floaters, f"unit {name} is not assigned to Commands")
        b.duty[roster.floaters.index(unit)] = look_up(commands, leader, "Command of this battle")
    for name, number in data.played.items():
        need(0 <= number < 10, f"played: {number} markers of {name}")
        b.played[look_up(markers, name, "marker of this battle")] = number
    b.roused = mask_of(look_up(markers, name, "marker of this battle") for name in data.roused)
    b.unleashed = mask_of(look_up(commands, name, "Command of this battle") for name in data.unleashed)
    b.traits.watch(b)  # what stands near now has been near
    groups = numbers(roster.bound_ids)
    b.released = mask_of(look_up(groups, name, "group with a destination") for name in data.released)
    for name, (place, number) in data.trips.items():
        unit = look_up(roster.unit, name, "unit of this battle")
        need(b.at[unit] == AWAY and 0 <= number < 16, f"unit {name} is not on its way round the map")
        b.trips.append(trip_code(unit, look_up(b.board.index, place, "hex of this map"), number))


def read_beginning(b: Battle, words: str) -> None:
    what, _, name = words.partition(" ")
    if what == "turn" and not name:
        begin_turn(b)
    elif what == "marker":
        begin_marker(b, look_up(numbers(b.roster.group_words), name, "marker of this battle"))
    else:
        need(what in STEPS, f"begin '{words}': turn, marker MARKER, or one of {', '.join(STEPS)} with a Command")
        begin_activation(b, look_up(numbers(b.roster.command_words), name, "Command of this battle"), STEPS[what])


def unit_mask(roster: Roster, names: list[str]) -> int:
    return mask_of(look_up(roster.unit, name, "unit of this battle") for name in names)


def read_moment(b: Battle, moment: Moment) -> None:
    roster = b.roster
    b.side = SIDES.index(moment.side)
    if moment.marker:
        b.group = look_up(numbers(roster.group_words), moment.marker, "marker of this battle")
    commands = numbers(roster.command_words)
    for name in COMMAND_MASKS:
        listed: list[str] = getattr(moment, name)
        setattr(b, name, mask_of(look_up(commands, word, "Command of this battle") for word in listed))
    for name in UNIT_MASKS:
        setattr(b, name, unit_mask(roster, getattr(moment, name)))
    need(len(moment.procedure) <= DEEPEST, "moment: too many procedures")
    for spec in moment.procedure:
        frame = read_frame(FrameSpec(spec.frame, {**LATER.get(spec.frame, {}), **spec.fields}), FRAMES)
        check_frame(b, frame)
        b.begin(frame)


# ---- writing -----------------------------------------------------------------------------------------------


def write_position(b: Battle) -> dict[str, Any]:
    """The whole position; ``read_position`` gives it back."""
    roster = b.roster
    markers = roster.group_words
    spec = PositionSpec(
        scenario=roster.name,
        options=list(roster.options),
        handicap=written_handicap(b.handicap, SIDES),
        turn=roster.turn_ids[b.turn],
        hexes=written_hexes(b),
        disordered=unit_names(roster, b.disordered),
        dismounted=unit_names(roster, b.dismounted),
        leaders={
            roster.command_words[leader]: b.hex_word(place)
            for leader, place in enumerate(b.leader_at)
            if place != ABSENT
        },
        boxes=written_boxes(b),
        initiative=SIDES[b.initiative] if b.initiative != NOBODY else "",
        pool={markers[group]: number for group, number in enumerate(b.pool) if number},
        kept="" if b.kept == NO_GROUP else markers[b.kept],
        seconds=[markers[group] for group in members(b.seconds)],
        paired=[[roster.ids[pair >> 8], roster.ids[pair & 255]] for pair in b.paired],
        zones={roster.arrival_ids[n]: b.board.codes[place] for n, place in enumerate(b.zones) if place < OFF},
        duty={roster.ids[u]: roster.command_words[c] for u, c in zip(roster.floaters, b.duty, strict=True)},
        played={markers[group]: number for group, number in enumerate(b.played) if number},
        roused=[markers[group] for group in members(b.roused)],
        unleashed=[roster.command_words[command] for command in members(b.unleashed)],
        released=[roster.bound_ids[group] for group in members(b.released)],
        trips={roster.ids[code >> 16]: (b.board.codes[code >> 4 & 4095], code & 15) for code in b.trips},
        winner=SIDES[b.winner] if b.winner != NOBODY else "",
        level=b.level,
        moment=written_moment(b),
        map=roster.own_map,
        army=roster.own_army,
    )
    found: dict[str, Any] = msgspec.to_builtins(spec)
    return found


def written_hexes(b: Battle) -> dict[str, StackSpec]:
    roster = b.roster
    return {
        b.board.codes[place]: StackSpec(
            [roster.ids[unit] for unit in b.stack(place)],
            FACINGS[b.facing[place]],
        )
        for place in b.board.members(b.occupied[0] | b.occupied[1])
    }


def written_boxes(b: Battle) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for unit, place in enumerate(b.at):
        if place >= OFF and place != ABSENT:
            found.setdefault(PLACES[place - OFF], []).append(b.roster.ids[unit])
    return {name: found[name] for name in BOXES if name in found}


def unit_names(roster: Roster, mask: int) -> list[str]:
    return [roster.ids[unit] for unit in members(mask)]


def written_moment(b: Battle) -> Moment:
    roster = b.roster
    moment = Moment(
        side=SIDES[b.side],
        marker="" if b.group == NO_GROUP else roster.group_words[b.group],
        procedure=[write_frame(frame) for frame in b.frames],
    )
    for name in COMMAND_MASKS:
        setattr(moment, name, [roster.command_words[command] for command in members(getattr(b, name))])
    for name in UNIT_MASKS:
        setattr(moment, name, unit_names(roster, getattr(b, name)))
    return moment


def schema() -> dict[str, Any]:
    """JSON Schema of a position."""
    found: dict[str, Any] = msgspec.json.schema(PositionSpec)
    return found
