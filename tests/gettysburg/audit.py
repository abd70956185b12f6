"""What must be true of every position: components add up, and nothing stands where it may not."""

from __future__ import annotations

from longroll.games.gettysburg.board import BOXES, LOST, N_PLACES, N_SECTORS, PLACES, SHEET
from longroll.games.gettysburg.components import (
    BIT,
    BLOCK_COUNTS,
    COLOUR,
    COLOUR_SIDE,
    CSA,
    CUBES,
    DISCS,
    DISRUPTION_MARKERS,
    FIRE_MARKERS,
    FORCED_PASS,
    GUNS,
    MASK,
    MOST,
    N_PIECES,
    OF_COLOUR,
    SECTOR_LIMIT,
    SIDE,
    STICKS,
    UNION,
)
from longroll.games.gettysburg.rules.turn import Turn
from longroll.games.gettysburg.rules.works import sticks_of
from longroll.games.gettysburg.state import NO_STICK, NOWHERE, Battle


def faults(b: Battle) -> list[str]:
    """Everything that is wrong with a position; empty for a sound one."""
    return [*pieces(b), *cubes(b), *blocks(b), *works(b), *(between_actions(b) if quiet(b) else [])]


def quiet(b: Battle) -> bool:
    """No order, combat or box move is under way."""
    return bool(b.frames) and isinstance(b.frames[-1], Turn) and not b.contested and b.crowded < 0


def pieces(b: Battle) -> list[str]:
    found = []
    for side in (CSA, UNION):
        seen = 0
        for place in range(LOST + 1):
            mask = b.mask(side, place)
            if mask & seen:
                found.append(f"a piece is in two places, one of them {place}")
            seen |= mask
        if seen != sum(MASK[p] for p in range(N_PIECES) if SIDE[p] == side):
            found.append("a piece is nowhere")
        numbers = [b.mask(side, sector).bit_count() for sector in range(N_SECTORS)]
        if b.occupied[side] != sum(BIT[sector] for sector in range(N_SECTORS) if numbers[sector]):
            found.append(f"side {side}: the mask of its sectors is wrong")
        if b.full[side] != sum(BIT[sector] for sector in range(N_SECTORS) if numbers[sector] >= SECTOR_LIMIT):
            found.append(f"side {side}: the mask of its full sectors is wrong")
        for box in BOXES[1 - side]:
            if b.mask(side, box):
                found.append(f"pieces in an enemy box {PLACES[box]}")
    for p in range(N_PIECES):
        if not b.mask(SIDE[p], b.place[p]) & MASK[p]:
            found.append(f"piece {p} is not where it says")
        if b.load[p] and (COLOUR[p] < 0 or b.place[p] in (SHEET, LOST)):
            found.append(f"piece {p} carries cubes it cannot carry")
        if b.origin[p] != NOWHERE and not b.contested & BIT[b.place[p]]:
            found.append(f"piece {p} has an origin but no combat")
    return found


def cubes(b: Battle) -> list[str]:
    found = []
    for colour in range(6):
        used = sum(b.cubes[place * 6 + colour] for place in range(N_PLACES))
        used += sum(b.load[p] for p in range(N_PIECES) if COLOUR[p] == colour)
        if used + b.supply[colour] != CUBES[colour]:
            found.append(f"colour {colour}: {used} cubes used, {b.supply[colour]} in supply")
    return found


def blocks(b: Battle) -> list[str]:
    found = []
    for side in (CSA, UNION):
        for value in range(2, 6):
            number = b.hand[side * 6 + value] + b.aside[side * 6 + value]
            number += sum(b.block[p] == value for p in b.blocks(side))
            if number != BLOCK_COUNTS[value]:
                found.append(f"side {side}: {number} blocks of value {value}")
        discs = b.reserve[side] + sum(b.discs[p] for p in b.blocks(side))
        discs += b.single + b.double if side == CSA else b.orders
        if discs != DISCS[side]:
            found.append(f"side {side}: {discs} discs")
        if not any(b.hand[side * 6 : side * 6 + 6]) and any(b.aside[side * 6 : side * 6 + 6]):
            found.append(f"side {side}: empty hand but blocks aside")
        if any(b.discs[p] > b.block[p] for p in b.blocks(side)):
            found.append(f"side {side}: a block has too many discs")
    if b.posted[CSA] & b.posted[UNION]:
        found.append("two blocks in one place")
    if b.posted[CSA] | b.posted[UNION] != sum(BIT[place] for place in range(N_PLACES) if b.block[place]):
        found.append("the masks of the blocks are wrong")
    if any(b.discs[p] for p in range(N_PLACES) if not b.block[p]):
        found.append("discs without a block")
    if not 0 <= b.forced <= FORCED_PASS:
        found.append(f"{b.forced} forced pass discs")
    return found


def works(b: Battle) -> list[str]:
    found = []
    if sum(s != NO_STICK for s in b.sticks) + b.sticks_left != STICKS:
        found.append("sticks do not add up")
    if b.disrupted.bit_count() > DISRUPTION_MARKERS or b.fired.bit_count() > FIRE_MARKERS:
        found.append("too many markers")
    return found


def between_actions(b: Battle) -> list[str]:
    """Facts that hold while nobody is moving or fighting."""
    found = []
    if any(b.load) or any(o != NOWHERE for o in b.origin) or min(b.supply) < 0:
        found.append("cubes are still assigned, or owed")
    for place in range(N_PLACES):
        csa, union = b.mask(CSA, place), b.mask(UNION, place)
        if csa and union:
            found.append(f"both sides in {PLACES[place]}")
        for colour in range(6):
            group = (b.mask(COLOUR_SIDE[colour], place) & OF_COLOUR[colour]).bit_count()
            if b.cubes[place * 6 + colour] > MOST[colour] * group:
                found.append(f"too many cubes in {PLACES[place]}")
        if b.block[place] and b.mask(1 - b.block_side(place), place):
            found.append(f"a block among enemies in {PLACES[place]}")
        if place >= N_SECTORS:
            continue
        if max(csa.bit_count(), union.bit_count()) > SECTOR_LIMIT:
            found.append(f"more than four in {PLACES[place]}")
        if not csa and not union and (sticks_of(b, place) or (b.disrupted | b.fired) & BIT[place]):
            found.append(f"works or markers without pieces in {PLACES[place]}")
        if b.fired & BIT[place] and not (csa & GUNS[CSA] or union & GUNS[UNION]):
            found.append(f"fire marker without guns in {PLACES[place]}")
    return found
