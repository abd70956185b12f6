"""GB-3 The map as flat tables. Places: sectors 0-57, then the entry boxes, then off the map."""

from __future__ import annotations

from longroll.boards.sectors import SectorMap
from longroll.games.gettysburg.components import BIT, CSA, SIDES
from longroll.games.gettysburg.materials import load_map, load_tables

_data = load_map()

MAP = SectorMap(
    [sector.id for sector in _data.sectors],
    [(border.sectors[0], border.sectors[1], bool(border.roads)) for border in _data.borders],
    [corner.sectors for corner in _data.corners],
)
N_SECTORS = MAP.size
N_BOXES = len(_data.entry_boxes)
N_PLACES = N_SECTORS + N_BOXES
SHEET = N_PLACES
"""The reinforcement sheet: pieces that have not arrived."""
LOST = N_PLACES + 1
"""Eliminated pieces (GB-2.2)."""

BOX_CODES: tuple[str, ...] = tuple(box.name.replace(" ", "-") for box in _data.entry_boxes)
PLACES: tuple[str, ...] = (*MAP.codes, *BOX_CODES)
PLACE: dict[str, int] = {code: number for number, code in enumerate(PLACES)}
SECTOR: dict[str, int] = MAP.index
SECTOR_NAMES: tuple[str, ...] = tuple(sector.name for sector in _data.sectors)

NEIGHBOURS = MAP.neighbours
ROAD: tuple[tuple[bool, ...], ...] = tuple(
    tuple((a, b) in MAP.roads for b in range(N_SECTORS)) for a in range(N_SECTORS)
)
TERRAIN: tuple[str, ...] = tuple(sector.terrain for sector in _data.sectors)
HIGH: tuple[bool, ...] = tuple(terrain in ("ridge", "hill") for terrain in TERRAIN)
TOWN: int = TERRAIN.index("town")
STARS: tuple[int, ...] = tuple(sector.star for sector in _data.sectors)
STAR_SECTORS: tuple[int, ...] = tuple(s for s in range(N_SECTORS) if STARS[s])
DOUBLE_STAR: int = STARS.index(2)
STAR_MASK: int = sum(BIT[s] for s in STAR_SECTORS)

# ---- entry boxes (GB-3.10 to GB-3.12) ----------------------------------------------------------------------

BOX_SECTOR: dict[int, int] = {N_SECTORS + n: SECTOR[box.sector] for n, box in enumerate(_data.entry_boxes)}
BOX_OF: tuple[int, ...] = tuple(
    next((box for box, sector in BOX_SECTOR.items() if sector == s), -1) for s in range(N_SECTORS)
)
BOXES: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(N_SECTORS + n for n, box in enumerate(_data.entry_boxes) if SIDES.index(box.side) == CSA),
    tuple(N_SECTORS + n for n, box in enumerate(_data.entry_boxes) if SIDES.index(box.side) != CSA),
)

# ---- command (GB-11.3, GB-11.12) and retreat (GB-17.4): borders only, a box beside its own sector only -----

ORDER_REACH: tuple[tuple[int, ...], ...] = tuple(
    (s, *NEIGHBOURS[s]) if s < N_SECTORS else (BOX_SECTOR[s],) for s in range(N_PLACES)
)
"""Sectors that a disc in a place can order."""
SUPPORT: tuple[tuple[int, ...], ...] = tuple(
    (s, *NEIGHBOURS[s], BOX_OF[s]) if BOX_OF[s] >= 0 else (s, *NEIGHBOURS[s]) for s in range(N_SECTORS)
)
"""Places whose block makes a sector fit to retreat into, and whose disc can order it."""
SUPPORT_MASK: tuple[int, ...] = tuple(sum(BIT[p] for p in places) for places in SUPPORT)

BORDERS: tuple[tuple[int, ...], ...] = tuple(
    (*NEIGHBOURS[s], BOX_OF[s]) if BOX_OF[s] >= 0 else NEIGHBOURS[s] for s in range(N_SECTORS)
)
"""Borders of a sector, each named by what lies beyond; the entry box is one more border (GB-6.14)."""

# ---- artillery (GB-22.3 to GB-22.11) -----------------------------------------------------------------------

_range = load_tables().range
RANGE: tuple[int, ...] = tuple(_range[terrain] for terrain in TERRAIN)
BLOCKING: frozenset[int] = frozenset(s for s in range(N_SECTORS) if HIGH[s])
SIGHT: tuple[tuple[int, ...], ...] = tuple(MAP.in_sight(s, RANGE[s], BLOCKING) for s in range(N_SECTORS))
"""Sectors that artillery in a sector can fire at."""

SECTOR_BIT: tuple[int, ...] = tuple(BIT[s] for s in range(N_SECTORS))
