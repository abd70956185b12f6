"""Hexes in words: a name for every one, from what lies there or near it, and what the map says of it.

Coordinates are not spoken: a hex without a name of its own is called after the nearest place that has one.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, hypot, pi

from longroll.engraving.lines import Point
from longroll.games.glory.board import (
    BRIDGE,
    CLEAR,
    FORD,
    NO_ROAD,
    NO_WATER,
    ROADS,
    TERRAINS,
    WATERS,
    Board,
)
from longroll.games.glory.table.sheet.plan import plan
from longroll.games.glory.table.sheet.survey import HEX, hex_of, survey
from longroll.kit.words import Words, say

NAMED = ("place", "farm", "hill", "town")
"""Classes of lettering that name a spot."""
WINDS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


def tidy(name: str) -> str:
    return name.replace("'", "’").replace("|", " ")


@lru_cache(maxsize=64)
def landmarks(name: str) -> tuple[tuple[Point, str], ...]:
    """Every spot of a map with a name: places of the rules first, then houses and lettering."""
    ground = survey(name)
    layout = plan(name)
    index = {code: number for number, code in enumerate(layout.codes)}
    found: list[tuple[Point, str]] = [
        (layout.centres[index[code]], tidy(names[0])) for code, names in ground.data.places.items()
    ]
    known = {spot for _, spot in found}
    for house in ground.draw.houses:
        if tidy(house.name) not in known:
            known.add(tidy(house.name))
            found.append((ground.point(house.at), tidy(house.name)))
    for label in ground.draw.labels:
        spoken = spoken_name(label.text)
        if label.kind in NAMED and spoken not in known:
            known.add(spoken)
            found.append((ground.point(label.at), spoken))
    return tuple(found)


def spoken_name(lettering: str) -> str:
    """ "MARYE'S|HEIGHTS" as one would say it."""
    text = tidy(lettering)
    if not text.isupper():
        return text
    return " ".join(word.capitalize() for word in text.split(" "))


def compass(start: Point, end: Point) -> str:
    """The wind from one point to another."""
    return WINDS[round(atan2(end[1] - start[1], end[0] - start[0]) / (pi / 4)) % 8]


def place_name(map_name: str, code: str, words: Words) -> str:
    """The name of a hex."""
    ground = survey(map_name)
    own = ground.data.places.get(code)
    if own:
        return tidy(own[0])
    here = ground.centre(hex_of(code))
    if not landmarks(map_name):
        return code
    spot, name = min(landmarks(map_name), key=lambda mark: hypot(mark[0][0] - here[0], mark[0][1] - here[1]))
    far = round(hypot(spot[0] - here[0], spot[1] - here[1]) / HEX)
    if far == 0:
        return name
    wind = say(words, f"wind-{compass(spot, here)}")
    return say(words, "place-beside" if far == 1 else "place-far", wind=wind, place=name, hexes=far)


def sides_in_words(directions: list[int], words: Words) -> str:
    return ", ".join(say(words, f"side-{direction}") for direction in directions)


def place_facts(board: Board, place: int, words: Words) -> list[str]:
    """Terrain and level; roads, water, walls and works by the sides they lie on."""
    found = [
        say(
            words,
            "fact-ground",
            terrain=say(words, f"terrain-{TERRAINS[board.terrain[place]]}"),
            level=board.level[place],
        )
    ]
    if board.terrain[place] == CLEAR and board.embankment >> place & 1:
        found = [say(words, "fact-ground", terrain=say(words, "terrain-embankment"), level=board.level[place])]
    sides = range(6 * place, 6 * place + 6)
    best = max(board.road[side] for side in sides)
    if best != NO_ROAD:
        found.append(say(words, f"fact-{ROADS[best]}"))
    for kind in (3, 2, 1):
        wet = [side - 6 * place for side in sides if board.water[side] == kind]
        if wet and kind != NO_WATER:
            found.append(say(words, f"fact-{WATERS[kind]}", sides=sides_in_words(wet, words)))
    for kind, key in ((BRIDGE, "fact-bridge"), (FORD, "fact-ford")):
        over = [side - 6 * place for side in sides if board.crossing[0][side] == kind]
        if over:
            found.append(say(words, key, sides=sides_in_words(over, words)))
    walls = [side - 6 * place for side in sides if board.protected[side]]
    if walls:
        found.append(say(words, "fact-wall", sides=sides_in_words(walls, words)))
    return found
