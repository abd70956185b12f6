"""GL-9.1, GL-9.2 What a battery can reach and how its fire is judged: questions of fire, answer and odds."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.board import TERRAINS, TOWN, WOODS
from longroll.games.glory.components import BIT, NO_FACING
from longroll.games.glory.rules.modifiers import Items, fire_items, longest
from longroll.games.glory.rules.results import works
from longroll.games.glory.rules.sight import NO_LIMIT, sees, targets
from longroll.games.glory.state import Battle
from longroll.kit.state import NOBODY

NIGHT_RANGE: Final = 1
"""GL-13.2."""
FOG_SIGHT: Final = 2
"""GL-15.3."""


def longest_range(b: Battle, guns: list[int]) -> int:
    """Greatest distance at which all these guns may fire now (GL-9.11.1, GL-9.3.1, GL-13.2)."""
    reach = min(longest(b.roster.range_class[gun]) for gun in guns)
    return min(reach, NIGHT_RANGE) if b.night() else reach


def sight_limit(b: Battle) -> int:
    """The longest line of sight now (GL-15.3)."""
    return FOG_SIGHT if b.fog() else NO_LIMIT


def in_sight(b: Battle, place: int, target: int) -> bool:
    """GL-9.21.1, GL-9.4."""
    return sees(b.board, place, target, b.occupied[0] | b.occupied[1], sight_limit(b))


def targets_of(b: Battle, place: int, facings: int, reach: int) -> int:
    """Mask of the enemy hexes artillery in a hex may fire at with one of some facings."""
    owner = b.owner(place)
    return targets(b.board, place, facings, reach, b.occupied[1 - owner], b.occupied[0] | b.occupied[1], sight_limit(b))


def turns_to(b: Battle, place: int, target: int, facings: int) -> list[int]:
    """The facings of a mask that have a target in their arc, the smallest turn first (GL-7.14.1); NO_FACING: the
    present one."""
    now = b.facing[place]
    found: list[int] = []
    for turn in (0, 1, 5, 2, 4, 3):
        facing = (now + turn) % 6
        if facings & BIT[facing] and b.board.in_front(place, facing, target):
            found.append(facing if turn else NO_FACING)
    return found


def plain(b: Battle, place: int, facing: int) -> int:
    """A facing that guns in a hex name: the present one is none to take (GL-7.14.1)."""
    return NO_FACING if facing == b.facing[place] else facing


def ground_items(b: Battle, place: int, target: int, side: int) -> Items:
    """GL-9.23.2: the target's terrain, works of its side (or NOBODY), embankment, wall."""
    board, chart = b.board, b.board.chart
    items: Items = []
    terrain = board.terrain[target]
    if terrain in (WOODS, TOWN):
        items.append((TERRAINS[terrain], "GL-9.23.2", chart.ground(TERRAINS[terrain]).artillery))
    if side != NOBODY and works(b, side) >> target & 1:
        items.append(("works", "GL-9.23.2", chart.tec_feature["works"].artillery))
    if board.embankment >> target & 1:
        items.append(("embankment", "GL-9.23.2", chart.tec_feature["rr_embankment"].artillery))
    if board.behind_wall(place, target):
        items.append(("wall", "GL-9.23.2", chart.tec_hexside["stone_wall"].artillery))
    return items


def shot_items(b: Battle, guns: list[int], place: int, target: int) -> Items:
    """GL-9.23.1: the sum of a fire of one gun or two combined."""
    roster = b.roster
    pieces = [(roster.fire[gun], roster.range_class[gun]) for gun in guns]
    return fire_items(pieces, b.board.distance(place, target), ground_items(b, place, target, b.owner(target)))
