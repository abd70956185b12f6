"""GB-2 Components: the pieces, their kinds, cubes and counts, as flat tables."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.data.materials import Group, load_forces, load_map, load_orders

CSA: Final = 0
UNION: Final = 1
SIDES: Final = ("CSA", "Union")
SCENARIOS: Final = ("three-days", "first-day", "second-day-afternoon", "third-day")
PERIODS: Final = ("morning", "mid-day", "afternoon", "night")
MORNING: Final = 0
MIDDAY: Final = 1
AFTERNOON: Final = 2
NIGHT: Final = 3

_forces = load_forces(load_map())
_orders = load_orders()

# ---- kinds (GB-2.1) ----------------------------------------------------------------------------------------

KINDS: Final[tuple[str, ...]] = tuple(kind.code for kind in _forces.kinds)
CR: Final = 0
CE: Final = 1
CA: Final = 2
UR: Final = 3
UE: Final = 4
UI: Final = 5
UC: Final = 6
UA: Final = 7
COLOURS: Final[tuple[str, ...]] = ("grey", "black", "blue", "red", "orange", "navy")
GREY: Final = 0
BLACK: Final = 1
BLUE: Final = 2
RED: Final = 3
ORANGE: Final = 4
NAVY: Final = 5
CUBES: Final[tuple[int, ...]] = tuple(_forces.cubes[colour] for colour in COLOURS)
COLOUR_SIDE: Final[tuple[int, ...]] = (CSA, CSA, UNION, UNION, UNION, UNION)
COLOUR_KIND: Final[tuple[int, ...]] = (CR, CE, UR, UE, UI, UC)
MOST: Final[tuple[int, ...]] = (5, 5, 5, 5, 5, 3)
"""Most cubes one piece of a colour can carry (GB-14.5); one more eliminates it (GB-14.9)."""

# ---- pieces: numbers 0-30 CSA, 31-70 Union -----------------------------------------------------------------

PIECES: Final[tuple[str, ...]] = tuple(f"{kind.code}{n}" for kind in _forces.kinds for n in range(1, kind.count + 1))
PIECE: Final[dict[str, int]] = {name: number for number, name in enumerate(PIECES)}
N_PIECES: Final = len(PIECES)
KIND: Final[tuple[int, ...]] = tuple(KINDS.index(name[:2]) for name in PIECES)
SIDE: Final[tuple[int, ...]] = tuple(CSA if kind <= CA else UNION for kind in KIND)
COLOUR: Final[tuple[int, ...]] = tuple(COLOUR_KIND.index(kind) if kind in COLOUR_KIND else -1 for kind in KIND)
FIRST: Final[tuple[int, int]] = (0, SIDE.index(UNION))
"""Number of each side's first piece; a piece's bit in its side's masks counts from there."""
BIT: Final[tuple[int, ...]] = tuple(2**n for n in range(72))
MASK: Final[tuple[int, ...]] = tuple(BIT[p - FIRST[SIDE[p]]] for p in range(N_PIECES))


def _mask(side: int, kinds: tuple[int, ...]) -> int:
    return sum(MASK[p] for p in range(N_PIECES) if SIDE[p] == side and KIND[p] in kinds)


TROOPS: Final[tuple[int, int]] = (_mask(CSA, (CR, CE)), _mask(UNION, (UR, UE, UI, UC)))
GUNS: Final[tuple[int, int]] = (_mask(CSA, (CA,)), _mask(UNION, (UA,)))
HORSE: Final[tuple[int, int]] = (0, _mask(UNION, (UC,)))
OF_COLOUR: Final[tuple[int, ...]] = tuple(_mask(COLOUR_SIDE[c], (COLOUR_KIND[c],)) for c in range(6))
SIDE_COLOURS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = ((GREY, BLACK), (BLUE, RED, ORANGE, NAVY))

_unpacked: Final[tuple[dict[int, tuple[int, ...]], dict[int, tuple[int, ...]]]] = ({}, {})


def members(side: int, mask: int) -> tuple[int, ...]:
    """The pieces of a mask, in order. Remembered: the same groups of pieces come back again and again."""
    known = _unpacked[side]
    found = known.get(mask)
    if found is None:
        first = FIRST[side]
        left = mask
        pieces: list[int] = []
        while left:
            low = left & -left
            pieces.append(low.bit_length() - 1 + first)
            left ^= low
        found = tuple(pieces)
        if len(known) > 50_000:
            known.clear()
        known[mask] = found
    return found


# ---- names, set-up and reinforcements (GB-4.2, GB-6.1) -----------------------------------------------------

NAMES: Final[list[str]] = [""] * N_PIECES


def _enlist(listed: list[tuple[str, str]], used: dict[str, int]) -> tuple[int, ...]:
    """Number the listed pieces in order of appearance and keep their names."""
    numbers = []
    for code, name in listed:
        used[code] = used.get(code, 0) + 1
        piece = PIECE[f"{code}{used[code]}"]
        NAMES[piece] = name
        numbers.append(piece)
    return tuple(numbers)


_used: dict[str, int] = {}
for _listed in (*_forces.setup.sectors.values(), *_forces.setup.boxes.values()):
    _enlist(_listed, _used)


class Arrival:
    """One group of the reinforcement sheet. ``boxes``: the box for each face of the die, all six alike without one."""

    def __init__(self, group: Group, used: dict[str, int]) -> None:
        self.day = group.day
        self.period = PERIODS.index(group.period)
        self.pieces = _enlist(group.pieces, used)
        self.rolled = not isinstance(group.box, str)
        self.boxes: tuple[str, ...] = _faces(group.box)


def _faces(box: str | dict[str, str]) -> tuple[str, ...]:
    if isinstance(box, str):
        return (box,) * 6
    faces = [""] * 6
    for span, name in box.items():
        low, high = span.split("-")
        for face in range(int(low), int(high) + 1):
            faces[face - 1] = name
    return tuple(faces)


ARRIVALS: Final[tuple[Arrival, ...]] = tuple(Arrival(group, _used) for group in _forces.reinforcements)

# ---- markers and discs -------------------------------------------------------------------------------------

STICKS: Final = _forces.sticks
DISRUPTION_MARKERS: Final = _forces.disruption_markers
FIRE_MARKERS: Final = _forces.fire_markers
SECTOR_LIMIT: Final = 4
"""Most pieces of one side in a sector (GB-13.1)."""
DISCS: Final[tuple[int, int]] = (_orders.csa_discs, _orders.union_discs)
FORCED_PASS: Final = _orders.forced_pass
UNION_BOX: Final[tuple[int, ...]] = tuple(_orders.union_box[period] for period in PERIODS)
CSA_SINGLE: Final = _orders.csa_single
CSA_DOUBLE_FLOOR: Final = _orders.csa_double_floor
CSA_DOUBLE_INCREMENT: Final = _orders.csa_double_increment
BLOCK_COUNTS: Final[tuple[int, ...]] = tuple(_orders.block_values.count(v) for v in range(6))
"""Blocks per value; index 1 stands for a block whose value is not known and is 0 in a full position."""
N_BLOCKS: Final = len(_orders.block_values)
HIGHEST_BLOCK: Final = max(_orders.block_values)
