"""GL-10.22 to GL-10.26, GL-10.4 What a charge adds up to: strengths, cohesions, ground, rear. Read by resolution, odds
and computer players alike."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.board import CROSSINGS, TERRAINS, WATERS, WOODS, Board
from longroll.games.glory.components import BIT
from longroll.games.glory.rules.assault import charge_front, counts
from longroll.games.glory.rules.modifiers import Items, Melee, total
from longroll.games.glory.rules.results import epoch, front, works
from longroll.games.glory.state import Battle

REAR: Final = 1
BOTH: Final = 2
"""GL-10.22.2: attacked in the rear; in front and rear."""


def defenders(b: Battle, place: int) -> list[int]:
    """Infantry and cavalry that fight for a hex (GL-10.23.1, GL-11.23.2)."""
    return [unit for unit in b.line_units(place) if counts(b, unit)]


def charge_ground(b: Battle, origin: int, place: int) -> Items:
    """GL-10.40.1: terrain lines of a charge from a hex against a neighbour."""
    board, chart = b.board, b.board.chart
    items: Items = []
    terrain = TERRAINS[board.terrain[place]]
    _line(items, terrain, chart.ground(terrain).charge)
    if works(b, b.owner(place)) >> place & 1:
        _line(items, "works", chart.tec_feature["works"].charge)
    if board.embankment >> place & 1:
        _line(items, "embankment", chart.tec_feature["rr_embankment"].charge)
    side = 6 * origin + board.direction(origin, place)
    name, value = _water(board, epoch(b), side)
    _line(items, name, value)
    if board.protected[board.opposite(side)]:
        _line(items, "wall", _number(chart.tec_hexside["stone_wall"].charge))
    rise = board.slope(origin, place)
    if rise > 0:
        _line(items, "slope", _number(chart.tec_hexside["up_1" if rise == 1 else "up_2_or_more"].charge))
    return items


def _line(items: Items, key: str, value: int) -> None:
    if value:
        items.append((key, "GL-10.40.1", value))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _water(board: Board, era: int, side: int) -> tuple[str, int]:
    """GL-10.40.2: the water on a side, or its crossing."""
    water = board.water[side]
    if not water:
        return "", 0
    crossing = board.crossing[era][side]
    name = CROSSINGS[crossing] if crossing else WATERS[water]
    charge = board.chart.tec_hexside[name].charge
    if isinstance(charge, dict):
        return name, {str(key): value for key, value in charge.items()}[WATERS[water]]
    return name, _number(charge)


def rear_drm(b: Battle, place: int, origins: list[int]) -> int:
    """GL-10.22.2: of one defending hex, attacked from these hexes."""
    ahead = front(b, place)
    in_front = sum(1 for origin in origins if ahead & BIT[origin])
    if in_front == len(origins):
        return 0
    return BOTH if in_front else REAR


def melee(b: Battle, attackers: list[int], hexes: list[int]) -> Melee:
    """The circumstances of a charge of some units, where they stand, against some hexes."""
    m = Melee()
    held = [unit for place in hexes for unit in defenders(b, place)]
    m.attack = sum(b.strength(unit) for unit in attackers)
    m.defence = sum(b.strength(unit) for unit in held)
    m.attack_cohesion = max(b.cohesion(unit) for unit in attackers)
    m.defence_cohesion = max(b.cohesion(unit) for unit in held)
    m.mounted = any(b.is_mounted(unit) for unit in attackers)
    m.dismounted = any(b.dismounted >> unit & 1 for unit in attackers)
    m.sharpshooters = any(b.roster.scouts >> unit & 1 for unit in attackers)
    m.into_woods = any(b.board.terrain[place] == WOODS for place in hexes)
    m.momentum = any(b.galloped >> unit & 1 and b.is_mounted(unit) for unit in attackers) and any(
        b.is_infantry(unit) for unit in held
    )
    rears: list[int] = []
    worst: Items | None = None
    for place in hexes:
        origins = sorted({b.at[unit] for unit in attackers if charge_front(b, unit) & BIT[place]})
        rears.append(rear_drm(b, place, origins))
        for origin in origins:
            m.stream |= b.board.across_stream(origin, place)
            ground = charge_ground(b, origin, place)
            if worst is None or total(ground) < total(worst):
                worst = ground
    m.rear = min(rears)
    m.ground = worst or []
    return m
