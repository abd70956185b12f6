"""GB-3 The map as flat tables. Places: sectors 0-57, then the entry boxes, then off the map.

How places are numbered never changes. What a map decides is in a ``Ground``, to which every position refers:
``PRINTED`` is the map of the game, ``ground_of`` makes another from the map that a position brings along. An own map
uses the sectors and boxes of the printed one as it likes; those that it does not name border nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, final

import msgspec

from longroll.boards.sectors import SectorMap
from longroll.games.gettysburg.components import BIT, CSA, SIDES
from longroll.games.gettysburg.data.materials import TERRAINS, MapSpec, SectorSpec, load_map, load_tables
from longroll.kit.memory import forget_oldest

_data = load_map()

SECTOR_CODES: Final[tuple[str, ...]] = tuple(sector.id for sector in _data.sectors)
N_SECTORS: Final = len(SECTOR_CODES)
N_BOXES: Final = len(_data.entry_boxes)
N_PLACES: Final = N_SECTORS + N_BOXES
SECTORS: Final = 2**N_SECTORS - 1
"""Mask of all sectors."""
SHEET: Final = N_PLACES
"""The reinforcement sheet: pieces that have not arrived."""
LOST: Final = N_PLACES + 1
"""Eliminated pieces (GB-2.2)."""

BOX_CODES: Final[tuple[str, ...]] = tuple(box.name.replace(" ", "-") for box in _data.entry_boxes)
PLACES: Final[tuple[str, ...]] = (*SECTOR_CODES, *BOX_CODES)
PLACE: Final[dict[str, int]] = {code: number for number, code in enumerate(PLACES)}
SECTOR: Final[dict[str, int]] = {code: number for number, code in enumerate(SECTOR_CODES)}
SECTOR_NAMES: Final[tuple[str, ...]] = tuple(sector.name for sector in _data.sectors)
BOXES: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple(N_SECTORS + n for n, box in enumerate(_data.entry_boxes) if SIDES.index(box.side) == CSA),
    tuple(N_SECTORS + n for n, box in enumerate(_data.entry_boxes) if SIDES.index(box.side) != CSA),
)
NONE: Final = -1
"""In place of a sector or box that a map does not have."""
UNREACHABLE: Final = 99
"""Marches between sectors that no borders join."""

_range = load_tables().range


@final
class Ground:
    """A map with everything about it that never changes."""

    def __init__(self, plan: MapSpec) -> None:
        """``plan`` is ``in_order``."""
        self.plan: MapSpec = plan
        roads = set(plan.roads)
        self.map: SectorMap = SectorMap(SECTOR_CODES, [(a, b, (a, b) in roads) for a, b in plan.borders], plan.corners)
        self.sectors: tuple[int, ...] = tuple(SECTOR[code] for code in plan.sectors)
        self.box_sector: dict[int, int] = {PLACE[box]: SECTOR[code] for box, code in plan.boxes.items()}
        """GB-3.10: the sector of each entry box."""
        self.boxes: tuple[tuple[int, ...], tuple[int, ...]] = (
            tuple(box for box in BOXES[0] if box in self.box_sector),
            tuple(box for box in BOXES[1] if box in self.box_sector),
        )
        """The entry boxes of each side."""
        self.there: int = sum(BIT[place] for place in (*self.sectors, *self.box_sector))
        """Mask of the sectors and boxes of this map."""
        self.neighbours: tuple[tuple[int, ...], ...] = self.map.neighbours
        self.beside: tuple[int, ...] = tuple(sum(BIT[s] for s in near) for near in self.neighbours)
        """The same as masks."""
        self.marches: tuple[tuple[int, ...], ...] = tuple(
            tuple(steps if steps >= 0 else UNREACHABLE for steps in row) for row in self.map.marches
        )
        self.road: tuple[tuple[bool, ...], ...] = tuple(
            tuple((a, b) in self.map.roads for b in range(N_SECTORS)) for a in range(N_SECTORS)
        )
        nothing = SectorSpec("")
        listed = [plan.sectors.get(code, nothing) for code in SECTOR_CODES]
        self.terrain: tuple[str, ...] = tuple(sector.terrain for sector in listed)
        """Empty for a sector that this map does not have."""
        self.high: tuple[bool, ...] = tuple(terrain in ("ridge", "hill") for terrain in self.terrain)
        self.town: int = self.terrain.index("town") if "town" in self.terrain else NONE
        self.stars: tuple[int, ...] = tuple(sector.star for sector in listed)
        self.star_sectors: tuple[int, ...] = tuple(s for s in range(N_SECTORS) if self.stars[s])
        self.star_mask: int = sum(BIT[s] for s in self.star_sectors)
        self.double_star: int = self.stars.index(2) if 2 in self.stars else NONE
        self.box_of: tuple[int, ...] = tuple(
            next((box for box, sector in self.box_sector.items() if sector == s), NONE) for s in range(N_SECTORS)
        )

        # ---- command (GB-11.3, GB-11.12), retreat (GB-17.4): borders only, a box beside its own sector only
        beyond = [(self.box_of[s],) if self.box_of[s] >= 0 else () for s in range(N_SECTORS)]
        self.borders: tuple[tuple[int, ...], ...] = tuple((*self.neighbours[s], *beyond[s]) for s in range(N_SECTORS))
        """Borders of a sector, each named by what lies beyond; the entry box is one more border (GB-6.14)."""
        self.order_reach: tuple[tuple[int, ...], ...] = tuple(self._ordered_from(place) for place in range(N_PLACES))
        """Sectors that a disc in a place can order."""
        self.support: tuple[tuple[int, ...], ...] = tuple(
            (s, *self.borders[s]) if self.there & BIT[s] else () for s in range(N_SECTORS)
        )
        """Places whose block makes a sector fit to retreat into, and whose disc can order it."""
        self.support_mask: tuple[int, ...] = tuple(sum(BIT[p] for p in places) for places in self.support)

        # ---- artillery (GB-22.3 to GB-22.11)
        self.gun_range: tuple[int, ...] = tuple(_range[terrain] if terrain else 0 for terrain in self.terrain)
        blocking = frozenset(s for s in range(N_SECTORS) if self.high[s])
        self.sight: tuple[tuple[int, ...], ...] = tuple(
            self.map.in_sight(s, self.gun_range[s], blocking) for s in range(N_SECTORS)
        )
        """Sectors that artillery in a sector can fire at."""
        self.sight_mask: tuple[int, ...] = tuple(sum(BIT[s] for s in seen) for seen in self.sight)

    def _ordered_from(self, place: int) -> tuple[int, ...]:
        if not self.there & BIT[place]:
            return ()
        return (place, *self.neighbours[place]) if place < N_SECTORS else (self.box_sector[place],)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies made from outside are the same ground."""
        return ground_of, (self.plan,)


def _printed() -> MapSpec:
    """The printed map in the form of an own one."""
    pairs = [(border.sectors[0], border.sectors[1], bool(border.roads)) for border in _data.borders]
    return MapSpec(
        {sector.id: SectorSpec(sector.terrain, sector.star) for sector in _data.sectors},
        [(a, b) for a, b, _ in pairs],
        [(a, b) for a, b, road in pairs if road],
        [corner.sectors for corner in _data.corners if len(corner.sectors) > 1],
        {code: box.sector for code, box in zip(BOX_CODES, _data.entry_boxes, strict=True)},
    )


def in_order(plan: MapSpec) -> MapSpec:
    """The same map with everything in the order of the printed one."""

    def sector_of(sector: SectorSpec) -> SectorSpec:
        # what is like the default is left out in files only if it is the default itself
        return SectorSpec(TERRAINS[TERRAINS.index(sector.terrain)], sector.star)

    def ordered(codes: Iterable[str]) -> list[str]:
        return sorted(codes, key=PLACE.__getitem__)

    def pairs(listed: list[tuple[str, str]]) -> list[tuple[str, str]]:
        found = sorted((PLACE[a], PLACE[b]) if PLACE[a] < PLACE[b] else (PLACE[b], PLACE[a]) for a, b in listed)
        return [(PLACES[a], PLACES[b]) for a, b in found]

    return MapSpec(
        {code: sector_of(plan.sectors[code]) for code in ordered(plan.sectors)},
        pairs(plan.borders),
        pairs(plan.roads),
        sorted((ordered(corner) for corner in plan.corners), key=lambda corner: [PLACE[code] for code in corner]),
        {code: plan.boxes[code] for code in ordered(plan.boxes)},
    )


PRINTED: Final = Ground(in_order(_printed()))
"""The map of the game."""

MOST_KEPT: Final = 48
_own: Final[dict[bytes, Ground]] = {}


def ground_of(plan: MapSpec) -> Ground:
    """The ground of a map whose names are known, always the same for the same map; those met last are kept."""
    plan = in_order(plan)
    if plan == PRINTED.plan:
        return PRINTED
    key = msgspec.json.encode(plan)
    found = _own.get(key)
    if found is None:
        found = Ground(plan)
        if len(_own) >= MOST_KEPT:
            forget_oldest(_own)
        _own[key] = found
    return found
