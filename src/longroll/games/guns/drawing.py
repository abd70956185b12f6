"""The board as a generic client draws it: the map and its places, with their names and facts in one language.

Places are areas, entry points and positions, each under its code; positions lie on top of the areas they part.
"""

from __future__ import annotations

from functools import cache
from math import degrees
from pathlib import Path

import msgspec

from longroll.games.gettysburg.sheet.ground import Point
from longroll.games.guns import sheet
from longroll.games.guns.board import GROUND
from longroll.games.guns.map_picture import MAP, palette_css, picture_hash
from longroll.games.guns.sheet.plan import (
    HEADER,
    HEIGHT,
    JUNCTIONS,
    WIDTH,
    card,
    heading,
    outlines,
    road_start,
    room,
    spot,
)
from longroll.kit.scene import Board, Border, Place, content_hash
from longroll.kit.terms import Message
from longroll.kit.words import Words, words

SHEET_WORDS = Path(sheet.__file__).parent / "words"
ARMY_CLASS = {"USA": "u", "CSA": "c"}
"""The class that colours each army's things."""


@cache
def board(language: str) -> Board:
    """What never changes."""
    spoken = words(SHEET_WORDS, language)
    places = [area_place(area, spoken) for area in range(GROUND.n_areas)]
    places += [entry_place(entry, spoken) for entry in range(len(GROUND.entry_codes))]
    places += [position_place(position, spoken) for position in range(GROUND.n_positions)]
    picture = f"/api/pictures/{picture_hash(MAP)}.svg"
    draft = Board("", WIDTH, HEIGHT, picture, places, palette_css())
    return msgspec.structs.replace(draft, hash=content_hash(msgspec.json.encode(draft).decode()))


def say(spoken: Words, key: str, **args: str | int) -> str:
    return spoken.say(Message(key, dict(args)))


def near(point: Point) -> Point:
    """Scene units to one decimal."""
    return round(point[0], 1), round(point[1], 1)


# ---- names -------------------------------------------------------------------------------------------------------


def area_name(area: int) -> str:
    """Areas bear the names of farms, woods and hills: the same in every language."""
    return GROUND.area_names[area].replace("'", "’")


def position_name(position: int, spoken: Words) -> str:
    """The name of a position, or the two areas it parts."""
    name = GROUND.position_names[position].replace("'", "’")
    if name:
        return name
    first, second = (area_name(GROUND.area_of[stance]) for stance in (2 * position, 2 * position + 1))
    return say(spoken, "position-between", first=first, second=second)


def entry_name(entry: int, spoken: Words) -> str:
    return say(spoken, f"entry-{GROUND.entry_codes[entry]}")


# ---- areas -------------------------------------------------------------------------------------------------------


def area_place(area: int, spoken: Words) -> Place:
    place = room(area)
    borders = [to_position(position, GROUND.stance(position, area)) for position in GROUND.border[area]]
    for entry, pair in enumerate(GROUND.entry_areas):
        if area in pair:
            borders.append(to_card(entry))
    return Place(
        GROUND.area_codes[area],
        area_name(area),
        outlines()[area],
        near(place.label),
        near(place.objective),
        borders,
        area_facts(area, spoken),
        list(place.lines),
    )


def to_position(position: int, stance: int) -> Border:
    """The way from an area to one of its positions."""
    at, into = spot(stance)
    return Border(GROUND.position_codes[position], near(at), round((degrees(into) + 180) % 360, 1))


def to_card(entry: int) -> Border:
    """The way from an entry area off the map to its entry point."""
    start = road_start(entry)
    return Border(GROUND.entry_codes[entry], near(start), round(heading(start, card(entry).centre), 1))


def area_facts(area: int, spoken: Words) -> list[str]:
    """What the map itself says of an area."""
    found: list[str] = []
    here = GROUND.bit[area]
    if here & GROUND.town:
        found.append(say(spoken, "fact-town"))
    for entry, pair in enumerate(GROUND.entry_areas):
        if area in pair:
            army = GROUND.entry_army[entry]
            found.append(say(spoken, "fact-entry-area", army=army, entry=entry_name(entry, spoken)))
    if here & GROUND.partial:
        found.append(say(spoken, "fact-partial"))
    if area in GROUND.objectives_start:
        found.append(say(spoken, "fact-objective"))
    return found


# ---- entry points ------------------------------------------------------------------------------------------------


def entry_place(entry: int, spoken: Words) -> Place:
    place = card(entry)
    name = entry_name(entry, spoken)
    army = GROUND.entry_army[entry]
    start = road_start(entry)
    inward = round((heading(start, place.centre) + 180) % 360, 1)
    return Place(
        GROUND.entry_codes[entry],
        name,
        outlines()[GROUND.n_areas + entry],
        near((place.centre[0], place.top + HEADER / 2)),
        near((place.centre[0], (place.top + HEADER + place.bottom) / 2)),
        [Border(GROUND.area_codes[area], near(start), inward) for area in GROUND.entry_areas[entry]],
        [
            say(spoken, "fact-entry", army=army),
            say(spoken, "fact-entry-road", road=list(GROUND.data.entries.values())[entry].road),
        ],
        [name],
        ARMY_CLASS[army],
    )


# ---- positions ---------------------------------------------------------------------------------------------------


def position_place(position: int, spoken: Words) -> Place:
    middle = near(spot(2 * position).at)
    return Place(
        GROUND.position_codes[position],
        position_name(position, spoken),
        outlines()[GROUND.n_areas + len(GROUND.entry_codes) + position],
        middle,
        middle,
        position_borders(position),
        position_facts(position, spoken),
    )


def position_borders(position: int) -> list[Border]:
    """The two areas of a position, and the positions it meets at its junctions."""
    found = []
    for stance in (2 * position, 2 * position + 1):
        at, into = spot(stance)
        found.append(Border(GROUND.area_codes[GROUND.area_of[stance]], near(at), round(degrees(into) % 360, 1)))
    middle = spot(2 * position).at
    for junction in GROUND.ends[position]:
        for other in GROUND.meeting[junction]:
            if other != position:
                towards = round(heading(middle, spot(2 * other).at), 1)
                found.append(Border(GROUND.position_codes[other], near(JUNCTIONS[junction]), towards))
    return found


def position_facts(position: int, spoken: Words) -> list[str]:
    """Terrain of both sides, roads, lines of sight, who may not enter."""
    found = []
    for stance in (2 * position, 2 * position + 1):
        area = area_name(GROUND.area_of[stance])
        found.append(say(spoken, "fact-side", area=area, terrain=terrain(stance, spoken)))
    code = GROUND.position_codes[position]
    roads = [road.name for road in GROUND.data.main_roads if code in road.path]
    found += [say(spoken, "fact-road", road=road.replace("'", "’")) for road in roads]
    for sight in GROUND.data.special_los:
        if sight.position == code:
            found.append(say(spoken, "fact-sight", area=area_name(GROUND.area_index[sight.area])))
    if GROUND.barred["USA"] >> position & 1:
        found.append(say(spoken, "fact-barred"))
    return found


def terrain(stance: int, spoken: Words) -> str:
    """The terrain of one side of a position in words."""
    kinds: list[str] = []
    if GROUND.ridge[stance]:
        kinds.append(say(spoken, "terrain-ridge", guns=GROUND.ridge[stance]))
    if GROUND.steep[stance]:
        kinds.append(say(spoken, "terrain-steep"))
    if GROUND.obstructed[stance]:
        kinds.append(say(spoken, "terrain-obstructed"))
    return ", ".join(kinds) or say(spoken, "terrain-open")
