"""MR-23 Towns: entering, leaving and changing sectors."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import segment_to_rect, within
from longroll.boards.plane.shapes import Rect, rect_at
from longroll.games.reason.components import CONTACT, EPS, FOOTPRINT, INFANTRY, NEAR, NO_UNIT
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import Battle
from longroll.kit.terms import Refusal, no

ENTER_COST: Final = 1.0
LEAVE_COST: Final = 1.0
CHANGE_COST: Final = 2.0
"""MR-23.2, MR-23.3, MR-23.7."""
OUTWARD: Final[tuple[tuple[float, float, float], ...]] = (
    (0.0, 0.0, 1.0),
    (90.0, 1.0, 0.0),
    (180.0, 0.0, -1.0),
    (270.0, -1.0, 0.0),
)
"""By edge, north, east, south, west: the facing and direction of one who leaves."""


def closed(b: Battle, sector: int) -> bool:
    """May nobody enter the town yet (MR-26.5)?"""
    town = b.field.town_ids[b.field.sector_town[sector]]
    return b.turn < b.roster.closed_towns.get(town, 0)


def menace(b: Battle, side: int, sector: int) -> int:
    """An enemy unit within 0.1 BW of the sector, or NO_UNIT (MR-23.2)."""
    place = b.field.sectors[sector]
    for enemy in b.present[1 - side]:
        if within(place, b.shapes[enemy], NEAR + EPS):
            return enemy
    return NO_UNIT


def bar(b: Battle, unit: int, sector: int) -> Refusal | None:
    """Why a unit may not garrison a sector, wherever it stands (MR-23.1, MR-23.2), or None."""
    name = b.field.sector_ids[sector]
    if b.roster.cls[unit] != INFANTRY:
        return no("MR-23.1", "only-infantry-garrisons", unit=b.roster.ids[unit])
    if closed(b, sector):
        return no("MR-26.5", "town-closed", sector=name)
    holder = b.garrison_of(sector)
    if holder >= 0:
        return no("MR-23.1", "sector-held", sector=name, unit=b.roster.ids[holder])
    enemy = menace(b, b.roster.side[unit], sector)
    if enemy >= 0:
        return no("MR-23.2", "enemy-at-sector", sector=name, unit=b.roster.ids[enemy])
    return None


def door(b: Battle, shape: Rect, sector: int) -> float:
    """The distance from a unit's front edge to a sector."""
    return segment_to_rect(shape.xs[0], shape.ys[0], shape.xs[1], shape.ys[1], b.field.sectors[sector])


def entry_bar(b: Battle, unit: int, shape: Rect, sector: int) -> Refusal | None:
    """Why a unit may not enter from where it stands (MR-23.2), or None."""
    refusal = bar(b, unit, sector)
    if refusal is not None:
        return refusal
    gap = door(b, shape, sector)
    if gap > CONTACT + EPS:
        return no("MR-23.2", "not-at-the-sector", sector=b.field.sector_ids[sector], distance=bw(gap))
    return None


def change_bar(b: Battle, unit: int, sector: int) -> Refusal | None:
    """Why a garrison may not change to another sector (MR-23.7), or None."""
    held = b.sector[unit]
    if held < 0:
        return no("MR-23.7", "not-a-garrison", unit=b.roster.ids[unit])
    if sector not in b.field.adjoining[held]:
        return no("MR-23.7", "sector-not-adjoining", sector=b.field.sector_ids[sector], other=b.field.sector_ids[held])
    return bar(b, unit, sector)


def outside(b: Battle, unit: int, edge: int, formation: int) -> Rect:
    """Where a garrison comes out: its rear edge on an edge of the sector, centred on it, facing outward (MR-23.3)."""
    place = b.field.sectors[b.sector[unit]]
    w, d = FOOTPRINT[b.roster.cls[unit]][formation]
    facing, dx, dy = OUTWARD[edge]
    out = (place.hw if edge % 2 else place.hd) + d * 0.5
    return rect_at(place.cx + dx * out, place.cy + dy * out, facing, w, d)
