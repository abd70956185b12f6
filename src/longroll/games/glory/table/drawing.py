"""The table as a generic client draws it: the map of the battle with its hexes, and what stands on them.

Nothing is hidden in this game: every viewer sees the same things. Counters show the values that hold now.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import degrees
from typing import NamedTuple

import msgspec

from longroll.engraving.country import paced
from longroll.engraving.lines import Point, smooth
from longroll.games.glory.board import Board as Ground
from longroll.games.glory.components import BIT, CAV, FACINGS, NO_UNIT, SIDES, mask_of, members
from longroll.games.glory.data.materials import SYMBOLS
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.rules.leadership import area
from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.rules.victory import holds, objective_hexes
from longroll.games.glory.state import Battle
from longroll.games.glory.table.map_picture import crossing_spot, names_of, palette_css, picture_hash, sheet_size
from longroll.games.glory.table.names import called, short_name
from longroll.games.glory.table.overlays import charges_drawn, field_strokes, scene_rings
from longroll.games.glory.table.panels import moment, panels
from longroll.games.glory.table.setting import setting
from longroll.games.glory.table.sheet.places import place_facts, tidy
from longroll.games.glory.table.sheet.plan import (
    FLAG_H,
    FLAG_W,
    PIECE_H,
    PIECE_W,
    ROW_H,
    ROW_W,
    WEDGE_H,
    WEDGE_W,
    Plan,
    chip_width,
    near,
    plan,
)
from longroll.games.glory.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.parts import Parts
from longroll.kit.scene import (
    Board,
    Border,
    Form,
    Item,
    KeyHelp,
    Layer,
    Mark,
    Place,
    Scene,
    Stroke,
    content_hash,
    in_words,
    symbols_address,
)

ON_GROUND, STANDING, ABOVE = 1, 2, 3
"""Layers: objectives, wedges and bridges; then counters; then leaders."""
DISC = 25.0

# ---- the board ---------------------------------------------------------------------------------------------------


def board(language: str, scenario: str = "fredericksburg") -> Board:
    """What never changes in a scenario."""
    ground, roster = theatre(scenario)
    return battle_board(language, roster.battle, ground)


LAYERS = (
    Layer(["reach"], "layer-reach"),
    Layer(["cost"], "layer-cost"),
    Layer(["sight"], "layer-sight"),
    Layer(["fire"], "layer-fire"),
    Layer(["target"], "layer-target"),
    Layer(["chain"], "layer-chain"),
    Layer(["range"], "layer-range", key="c"),
    Layer(["front"], "layer-front"),
    Layer(["fronts"], "layer-fronts", quiet=True, key="v"),
    Layer(["works"], "layer-works"),
    Layer(["blow"], "layer-blow"),
    Layer(["guard"], "layer-guard"),
    Layer(["hatched"], "layer-hatched"),
    Layer(["chance"], "layer-chance"),
)
KEYS = (
    (["Z", "X"], "key-facing"),
    (["K"], "key-swap"),
    (["C"], "key-range"),
    (["V"], "key-fronts"),
)
"""Keys that only this table has."""


@cache
def battle_board(language: str, battle: str, ground: Ground) -> Board:
    """The board of a battle; two battles on one map have boards of their own, since bridges come and go."""
    spoken = speech(language, ground.name)
    layout = plan(ground.name)
    picture = f"/api/pictures/{picture_hash(f'map-{ground.name}')}.svg"
    size = sheet_size(ground.name)
    draft = Board(
        battle,
        size.wide,
        size.high,
        picture,
        [hex_place(ground, layout, place, spoken) for place in range(ground.n)],
        palette_css(),
        symbols=symbols_address(SYMBOLS),
        layers=in_words(LAYERS, spoken.say),
        keys=[KeyHelp(keys, spoken.say(title)) for keys, title in KEYS],
        grid=True,
        overview=f"/api/pictures/{picture_hash(f'overview-{ground.name}')}.svg",
        names=names_of(layout.survey, spoken.sheet),
    )
    return msgspec.structs.replace(draft, hash=content_hash(msgspec.json.encode(draft).decode()))


def own_board(ground: Ground, language: str) -> Board:
    """The board of a map that a position brings along: its hexes, and no picture."""
    spoken, layout = speech(language, ground.name), plan(ground.name)
    size = sheet_size(ground.name)
    return Board(
        ground.name,
        size.wide,
        size.high,
        "",
        [hex_place(ground, layout, place, spoken) for place in range(ground.n)],
        palette_css(),
        symbols=symbols_address(SYMBOLS),
        layers=in_words(LAYERS, spoken.say),
        keys=[KeyHelp(keys, spoken.say(title)) for keys, title in KEYS],
    )


def hex_place(ground: Ground, layout: Plan, place: int, spoken: Speech) -> Place:
    """A hex; its upper sides come first, so that who walks left or right by keys takes the upper one."""
    borders = []
    for direction in (0, 1, 5, 3, 2, 4):
        other = ground.step[6 * place + direction]
        if other >= 0:
            at = layout.inner(place, direction, 1.0)
            borders.append(Border(ground.codes[other], at, (270.0 + 60 * direction) % 360))
    centre = layout.centres[place]
    return Place(
        ground.codes[place],
        spoken.place(ground.codes[place]),
        layout.path(place),
        centre,
        centre,
        borders,
        place_facts(ground, place, spoken.sheet),
    )


# ---- the scene ---------------------------------------------------------------------------------------------------


def scene(b: Battle, seat: str | None, language: str) -> Scene:
    """The position as everybody sees it."""
    spoken = speech(language, b.board.name)
    title = spoken.say("scene-title", battle=spoken.say(f"battle-{b.roster.battle}"), moment=moment(b, language))
    drawn = field(b, spoken)
    return Scene(
        b.board.name if b.roster.own_map is not None else board(language, b.roster.name).hash,
        title,
        drawn.items,
        panels(b, seat, language),
        scene_rings(b),
        [*drawn.strokes, *charges_drawn(b)],
    )


class Field(NamedTuple):
    """What is on the map and drawn over it, charges left out."""

    items: list[Item]
    strokes: list[Stroke]


_fields: Parts[Field] = Parts(room=500)
_things: Parts[list[Item]] = Parts()
"""The things of a hex, of an objective …: an answer changes few of them."""


def field(b: Battle, spoken: Speech) -> Field:
    """Made once for everything it depends on: every viewer sees the same."""
    here = setting(b, spoken.words.language)
    stand = (bytes(b.lower), bytes(b.upper), bytes(b.facing), *b.leader_at)
    states = (b.disordered, b.dismounted, b.fired, b.moved, b.charged, b.acting, b.in_command, b.released, *b.duty)

    def make() -> Field:
        return Field(items(b, here, spoken), [*works_strokes(b), *field_strokes(b)])

    return _fields.get((here, b.turn, stand, states), make)


def items(b: Battle, here: int, spoken: Speech) -> list[Item]:
    """Every thing on the board; ``here``: its ``setting``."""
    flags: dict[int, list[int]] = {}
    for leader, place in enumerate(b.leader_at):
        if place < OFF:
            flags.setdefault(place, []).append(leader)
    found: list[Item] = []
    for number in range(len(b.roster.objective_hex)):
        found += kept_objective(b, number, here, spoken)
    found += _things.get(("bridges", here, b.turn), lambda: bridge_items(b))
    lost = strays(b)
    for place in b.board.members(b.occupied[0] | b.occupied[1]):
        found += kept_stack(b, place, place in flags, lost, here, spoken)
    for place, leaders in sorted(flags.items()):
        found += kept_flags(b, place, leaders, here, spoken)
    return found


def kept_objective(b: Battle, number: int, here: int, spoken: Speech) -> list[Item]:
    return _things.get(("objective", here, number, holds(b, number)), lambda: [objective_item(b, number, spoken)])


def kept_stack(b: Battle, place: int, led: bool, lost: int, here: int, spoken: Speech) -> list[Item]:
    """``lost``: the ``strays``."""
    roster = b.roster
    lower, upper = b.lower[place], b.upper[place]
    units = BIT[lower] if upper == NO_UNIT else BIT[lower] | BIT[upper]
    stand = (here, place, led, lower, upper, b.facing[place])
    states = (b.disordered & units, b.dismounted & units, lost & units)
    deeds = (b.fired & units, b.moved & units, b.charged & units)
    bound = (b.released, b.turn) if roster.bound_ids else ()
    duties = tuple(b.duty) if roster.floats & units else ()
    depends = (*stand, *states, *deeds, bound, duties)
    return _things.get(depends, lambda: stack_items(b, place, led, spoken))


def kept_flags(b: Battle, place: int, leaders: list[int], here: int, spoken: Speech) -> list[Item]:
    led = tuple((leader, *led_by(b, leader)) for leader in leaders)
    return _things.get(("flags", here, place, b.count(place), led), lambda: flag_items(b, place, leaders, spoken))


# ---- counters ----------------------------------------------------------------------------------------------------


def symbol_of(b: Battle, unit: int) -> str:
    """The silhouette of a unit's kind; cavalry on foot wears the belts of infantry."""
    if b.roster.kind[unit] == CAV:
        return "cavalry-foot" if b.dismounted >> unit & 1 else "cavalry"
    return "artillery" if b.roster.is_gun[unit] else "infantry"


def values_of(b: Battle, unit: int) -> str:
    """What holds now: strength (of guns range and fire modifier), cohesion, movement."""
    roster = b.roster
    first = str(b.strength(unit))
    if roster.is_gun[unit]:
        first = f"{roster.range_class[unit]}{roster.fire[unit]:+d}"
    return f"{first} {b.cohesion(unit)} {b.allowance(unit)}"


def stack_items(b: Battle, place: int, led: bool, spoken: Speech) -> list[Item]:
    """The units in a hex, the one on top above the other, and the wedge of their facing. ``led``: a leader stands with
    them."""
    layout = plan(b.board.name)
    x, y = layout.centres[place]
    units = list(reversed(b.stack(place)))
    found = [wedge_item(b, place, layout)]
    if len(units) == 1:
        up = 14.0 if led else 5.0
        found.append(unit_item(b, units[0], (x, y - up), "column", spoken))
        return found
    up = 10.0 if led else 1.0
    forms: tuple[Form, Form] = ("upper", "lower")
    for unit, form, down in zip(units, forms, (-12.0, 12.0), strict=True):
        left = (3 + chip_width(values_of(b, unit))) / 2
        found.append(unit_item(b, unit, (x - left, y - up + down), form, spoken))
    return found


def unit_item(b: Battle, unit: int, at: Point, form: Form, spoken: Speech) -> Item:
    roster = b.roster
    alone = form == "column"
    return Item(
        key=f"piece:{roster.ids[unit]}",
        symbol=symbol_of(b, unit),
        place=b.board.codes[b.at[unit]] if b.at[unit] < OFF else "",
        x=round(at[0], 1),
        y=round(at[1], 1),
        w=PIECE_W if alone else ROW_W,
        h=PIECE_H if alone else ROW_H,
        side=SIDE_CLASS[roster.side[unit]],
        layer=STANDING,
        name=roster.names[unit].replace("'", "’"),
        detail=unit_detail(b, unit, spoken),
        facts=unit_facts(b, unit, spoken),
        marks=[Mark("out-of-command")] if out_of_command(b, unit) else [],
        values=values_of(b, unit),
        label=short_name(roster.names[unit]),
        form=form,
        shaken=bool(b.disordered >> unit & 1),
    )


def out_of_command(b: Battle, unit: int) -> bool:
    """Does it belong to a Command that acts, and is it Out of Command (GL-5.13.4)?"""
    return bool(b.acting >> b.command_of(unit) & 1) and not b.in_command >> unit & 1


def strays(b: Battle) -> int:
    """Mask of the units that are ``out_of_command``."""
    acting = 0
    for command in members(b.acting):
        acting |= b.units_of(command)
    return mask_of(unit for unit in members(acting & ~b.in_command) if out_of_command(b, unit))


def unit_detail(b: Battle, unit: int, spoken: Speech) -> str:
    """Command and marker."""
    roster = b.roster
    command = called(roster.parent_names[roster.command[unit]])
    marker = roster.group_names[roster.group[unit]].replace("/", " ")
    led = "detail-brigade" if roster.brigades else "detail-unit"
    key = "detail-independent" if roster.command[unit] >= roster.n_leaders else led
    return spoken.say(key, command=command, marker=marker)


def unit_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Values now and if Disordered, and what the unit has done."""
    roster = b.roster
    foot = 2 * (b.dismounted >> unit & 1)
    shaken = bool(b.disordered >> unit & 1)
    if roster.is_gun[unit]:
        found = [
            spoken.say(
                "fact-guns",
                range=spoken.say(f"range-{roster.range_class[unit]}"),
                fire=f"{roster.fire[unit]:+d}",
                cohesion=b.cohesion(unit),
                movement=b.allowance(unit),
            )
        ]
    else:
        found = [
            spoken.say("fact-values", strength=b.strength(unit), cohesion=b.cohesion(unit), movement=b.allowance(unit))
        ]
    other = foot + (not shaken)
    found.append(
        spoken.say(
            "fact-in-order" if shaken else "fact-if-disordered",
            cohesion=roster.cohesions[unit][other],
            movement=roster.allowances[unit][other],
        )
    )
    if b.at[unit] < OFF and b.facing[b.at[unit]] < len(FACINGS):
        found.append(spoken.say("fact-faces", side=spoken.say(f"side-{b.facing[b.at[unit]]}")))
    found += duty_facts(b, unit, spoken)
    bit = BIT[unit]
    for mask, key in ((b.fired, "fact-fired"), (b.moved, "fact-moved"), (b.charged, "fact-charged")):
        if mask & bit:
            found.append(spoken.say(key))
    return found


def duty_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Where a unit is bound for (GL-19.5), and with whom an artillery acts that is assigned each turn (GL-14.53.1)."""
    found: list[str] = []
    if b.traits.is_bound(b, unit):
        codes = [b.board.codes[place] for place in sorted(b.traits.crossing(b, unit))]
        named = plan(b.board.name).survey.data.places
        goal = next((code for code in codes if code in named), codes[0])
        found.append(spoken.say("fact-bound", place=spoken.place(goal)))
    if b.roster.floats >> unit & 1:
        found.append(spoken.say("fact-assigned", leader=called(b.roster.command_names[b.command_of(unit)])))
    return found


def wedge_item(b: Battle, place: int, layout: Plan) -> Item:
    """The facing of a stack: a wedge on the hexside it faces."""
    facing = b.facing[place]
    x, y = layout.inner(place, facing, 0.87)
    return Item(
        key=f"facing:{b.board.codes[place]}",
        symbol="facing",
        place=b.board.codes[place],
        x=x,
        y=y,
        w=WEDGE_W,
        h=WEDGE_H,
        side=SIDE_CLASS[b.owner(place)],
        angle=60.0 * facing,
        layer=ON_GROUND,
        form="wedge",
    )


# ---- leaders -----------------------------------------------------------------------------------------------------


def flag_items(b: Battle, place: int, leaders: list[int], spoken: Speech) -> list[Item]:
    """Leaders beneath the units of their hex: one with his name, several side by side; alone one beneath the other."""
    x, y = plan(b.board.name).centres[place]
    stack = b.count(place)
    if not stack:
        rows = [(x - 26, y + (n - (len(leaders) - 1) / 2) * 22) for n in range(len(leaders))]
        return [flag_item(b, leader, at, True, spoken) for leader, at in zip(leaders, rows, strict=True)]
    down = y + (33.0 if stack == 1 else 41.0)
    if len(leaders) == 1:
        return [flag_item(b, leaders[0], (x - 26, down), True, spoken)]
    return [
        flag_item(b, leader, (x + (n - (len(leaders) - 1) / 2) * 21, down), False, spoken)
        for n, leader in enumerate(leaders)
    ]


def flag_item(b: Battle, leader: int, at: Point, named: bool, spoken: Speech) -> Item:
    roster = b.roster
    name = called(roster.command_names[leader])
    return Item(
        key=f"block:{roster.command_words[leader]}",
        symbol="standard",
        place=b.board.codes[b.leader_at[leader]],
        x=round(at[0], 1),
        y=round(at[1], 1),
        w=FLAG_W,
        h=FLAG_H,
        side=SIDE_CLASS[roster.command_side[leader]],
        layer=ABOVE,
        text=str(roster.range[leader]),
        name=name,
        detail=spoken.say("detail-leader", marker=roster.group_names[roster.command_group[leader]].replace("/", " ")),
        facts=leader_facts(b, leader, spoken),
        label=name if named else "",
        form="flag",
    )


def leader_facts(b: Battle, leader: int, spoken: Speech) -> list[str]:
    roster = b.roster
    found = [
        spoken.say(
            "fact-leader", range=roster.range[leader], factor=roster.factor[leader], movement=roster.leader_ma[leader]
        )
    ]
    leads, beyond = led_by(b, leader)
    if beyond:
        names = spoken.listed(short_name(roster.names[unit]) for unit in members(beyond))
        found.append(spoken.say("fact-beyond-range", units=names))
    elif leads:
        found.append(spoken.say("fact-all-in-range"))
    return found


def led_by(b: Battle, leader: int) -> tuple[bool, int]:
    """Has a leader units on the map, and which of them are beyond his range (GL-5.13.1)?"""
    within = area(b, leader)
    places = {unit: b.at[unit] for unit in members(b.units_of(leader)) if b.at[unit] < OFF}
    return bool(places), mask_of(unit for unit, place in places.items() if not within >> place & 1)


# ---- objectives, bridges, works ----------------------------------------------------------------------------------


def objective_item(b: Battle, number: int, spoken: Speech) -> Item:
    """An objective: whose it is and how many points it gives."""
    roster = b.roster
    place = roster.objective_hex[number]
    x, y = plan(b.board.name).centres[place]
    before = roster.objective_hex[:number].count(place)
    side = roster.objective_side[number]
    facts = [
        spoken.say("fact-objective", side=SIDES[side], points=roster.objective_points[number]),
        spoken.say("fact-objective-held" if holds(b, number) else "fact-objective-not-held", side=SIDES[side]),
    ]
    hexes = objective_hexes(b, number)
    if hexes.bit_count() > 1:
        facts.append(spoken.say("fact-objective-any", hexes=hexes.bit_count()))
    return Item(
        key=f"objective:{b.board.codes[place]}:{SIDE_CLASS[side]}",
        symbol="goal",
        place=b.board.codes[place],
        x=round(x + (-45 if before else 45), 1),
        y=y,
        w=DISC,
        h=DISC,
        side=SIDE_CLASS[side],
        layer=ON_GROUND,
        name=spoken.say("item-objective"),
        detail=spoken.place(b.board.codes[place]),
        facts=facts,
        text=str(roster.objective_points[number]),
    )


@lru_cache(maxsize=64)
def later_crossings(map_name: str) -> tuple[tuple[str, str, str, Point, float], ...]:
    """Crossings that are built during a battle: hexside, name, first turn, where, direction (degrees)."""
    ground = plan(map_name).survey
    draw = ground.draw
    waters = [smooth(ground.laid(water.pts), 3) for water in draw.water]
    ways = [smooth(ground.laid(road.pts), 2) for road in draw.roads]
    found = []
    for pair, crossing in sorted(ground.crossings.items()):
        if crossing.from_turn:
            at, turn = crossing_spot(ground, pair, waters, ways)
            found.append((pair, crossing.name, crossing.from_turn, near(at), round(degrees(turn) % 360, 1)))
    return tuple(found)


def bridge_items(b: Battle) -> list[Item]:
    """Pontoon bridges that have been laid by now."""
    return [
        Item(
            key=f"bridge:{pair}",
            symbol="bridge",
            place=pair[:4],
            x=at[0],
            y=at[1],
            w=40,
            h=24,
            angle=turn,
            layer=ON_GROUND,
            name=tidy(name).split(" (")[0],
        )
        for pair, name, first, at, turn in later_crossings(b.board.name)
        if first in b.roster.turn and b.roster.turn[first] <= b.turn
    ]


def works_strokes(b: Battle) -> list[Stroke]:
    """Lines of works that stand by now, with teeth toward the enemy (GL-16.6)."""
    found = []
    begun = {works.name: works.from_turn for works in b.board.data.works}
    for works in plan(b.board.name).survey.draw.works:
        first = begun.get(works.name, "")
        if not first or b.roster.turn.get(first, 0) <= b.turn:
            found.append(
                Stroke("works", list(toothed(b.board.name, works.name)), side="u" if works.owner == "US" else "c")
            )
    return found


@cache
def toothed(map_name: str, name: str) -> tuple[Point, ...]:
    """A line of works that goes out to every tooth and back."""
    ground = plan(map_name).survey
    works = next(one for one in ground.draw.works if one.name == name)
    hand = -1 if works.face == "right" else 1
    line: list[Point] = []
    for (x, y), (ux, uy) in paced(smooth(ground.laid(works.pts), 2), 11.0):
        line += [(x, y), (x + hand * uy * 9, y - hand * ux * 9), (x, y)]
    return tuple(near(point) for point in line)
