"""MR-5.16 to MR-5.18 Flanks: who threatens them, who protects them."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.clip import share_behind
from longroll.boards.plane.measure import edge_distance
from longroll.boards.plane.shapes import LEFT, RIGHT
from longroll.games.reason.components import ARTILLERY, EPS, FF, GARRISON, HC, LC, NO_UNIT, RI
from longroll.games.reason.state import Battle

FLANK_REACH: Final = 1.0
"""An enemy threatens, a friend protects a flank from within this distance of its edge."""


def threat(b: Battle, unit: int, edge: int) -> int:
    """The first enemy that threatens the LEFT or RIGHT flank of a unit as the table stands, protected or not (MR-5.16);
    NO_UNIT if there is none."""
    if b.formation[unit] == GARRISON:
        return NO_UNIT
    shape = b.shapes[unit]
    roster = b.roster
    limit = FLANK_REACH + EPS
    for enemy in b.present[1 - roster.side[unit]]:
        place = b.shapes[enemy]
        x = place.cx - shape.cx
        y = place.cy - shape.cy
        reach = shape.radius + place.radius + limit
        if x > reach or x < -reach or y > reach or y < -reach:
            continue
        if b.formation[enemy] != FF or roster.cls[enemy] == ARTILLERY:
            continue
        u = x * shape.fy - y * shape.fx
        if (u >= 0.0) if edge == LEFT else (u <= 0.0):
            continue
        if edge_distance(shape, edge, place) <= limit and share_behind(shape, place) > 0.5:
            return enemy
    return NO_UNIT


def protector(b: Battle, unit: int, edge: int) -> int:
    """The first friendly RI, HC or LC within 1 BW of the LEFT or RIGHT edge of a unit (MR-5.17); NO_UNIT if none."""
    shape = b.shapes[unit]
    roster = b.roster
    limit = FLANK_REACH + EPS
    for friend in b.present[roster.side[unit]]:
        if friend == unit:
            continue
        place = b.shapes[friend]
        x = place.cx - shape.cx
        y = place.cy - shape.cy
        reach = shape.radius + place.radius + limit
        if x > reach or x < -reach or y > reach or y < -reach:
            continue
        kind = roster.kind[friend]
        if kind in (RI, HC, LC) and edge_distance(shape, edge, place) <= limit:
            return friend
    return NO_UNIT


def turned_flanks(b: Battle, unit: int) -> list[tuple[int, int]]:
    """The flanks of a unit that are threatened and not protected: (LEFT or RIGHT, the enemy). Not empty: the unit is
    flanked, whoever attacks it (MR-5.18)."""
    found: list[tuple[int, int]] = []
    for edge in (LEFT, RIGHT):
        enemy = threat(b, unit, edge)
        if enemy != NO_UNIT and protector(b, unit, edge) == NO_UNIT:
            found.append((edge, enemy))
    return found


def outflanked(b: Battle, unit: int) -> bool:
    """Is an unprotected flank of the unit threatened (MR-5.18)? A unit attacked on a side it did not turn to is flanked
    without it; that is known to the combat."""
    return bool(turned_flanks(b, unit))
