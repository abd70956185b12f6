"""GB-6 Reinforcements and entry boxes."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.board import N_PLACES, N_SECTORS, PLACE, PLACES, SHEET
from longroll.games.gettysburg.components import (
    ARRIVALS,
    BIT,
    GUNS,
    MASK,
    NIGHT,
    PIECES,
    SIDE,
    TROOPS,
    Arrival,
    members,
)
from longroll.games.gettysburg.lexicon import E_ARRIVES, E_ENTERS, ENTER_OF
from longroll.games.gettysburg.rules.march import March
from longroll.games.gettysburg.state import N_HERE, Battle
from longroll.kit.terms import Refusal, no

ASSAULT_LIMIT: Final = 2


def due(b: Battle) -> list[Arrival]:
    """Groups of this period that wait on the sheet (GB-6.1)."""
    return [
        a
        for a in ARRIVALS
        if a.day == b.day and a.period == b.period and any(b.place[piece] == SHEET for piece in a.pieces)
    ]


def arrival_box(arrival: Arrival, face: int) -> int:
    return PLACE[arrival.boxes[face - 1].replace(" ", "-")]


def arrive(b: Battle, arrival: Arrival, face: int) -> None:
    """GB-6.1, GB-6.3: the group goes into its box; ``face`` decides where the sheet names two."""
    box = arrival_box(arrival, face)
    for piece in arrival.pieces:
        if b.place[piece] == SHEET:
            b.put(piece, box)
            b.tell(E_ARRIVES, piece, box)


# ---- box moves (GB-6.4 to GB-6.9) --------------------------------------------------------------------------


def entered(b: Battle, box: int) -> int:
    """How many pieces left the box into an enemy-occupied sector this turn (GB-6.9)."""
    return (b.entered >> 2 * (box - N_SECTORS)) & 3


def enter_options(b: Battle, side: int) -> list[int]:
    """Every piece that may leave its box now."""
    codes: list[int] = []
    for box in b.ground.boxes[side]:
        mask = b.here[side * N_HERE + box]
        if not mask:
            continue
        sector = b.ground.box_sector[box]
        if b.is_full(side, sector):
            continue
        if b.occupied[1 - side] & BIT[sector]:
            if b.period == NIGHT or entered(b, box) >= ASSAULT_LIMIT:
                continue
            mask &= TROOPS[side]
        codes += [ENTER_OF[piece] for piece in members(side, mask)]
    return codes


def box_move(b: Battle, piece: int) -> None:
    """A piece leaves its box (GB-6.4); where enemies stand a combat follows (GB-6.7)."""
    side, box = SIDE[piece], b.place[piece]
    sector = b.ground.box_sector[box]
    b.tell(E_ENTERS, piece, box, sector)
    if b.mask(1 - side, sector):
        b.entered += 4 ** (box - N_SECTORS)
    b.begin(March(piece, -1, sector))


def refuse_enter(b: Battle, side: int, piece: int) -> Refusal | None:
    """Why a piece may not leave its box now, if it may not."""
    box = b.place[piece]
    if SIDE[piece] != side:
        return no("GB-6.4", "not-your-piece", piece=PIECES[piece])
    if not N_SECTORS <= box < N_PLACES:
        return no("GB-6.4", "not-in-a-box", piece=PIECES[piece])
    sector = b.ground.box_sector[box]
    if b.mask(1 - side, sector):
        if MASK[piece] & GUNS[side]:
            return no("GB-6.8", "guns-avoid-enemies", piece=PIECES[piece], sector=PLACES[sector])
        if b.period == NIGHT:
            return no("GB-6.15", "night", sector=PLACES[sector])
        if entered(b, box) >= ASSAULT_LIMIT:
            return no("GB-6.9", "two-from-a-box", box=PLACES[box])
    if b.is_full(side, sector):
        return no("GB-6.9", "sector-full", sector=PLACES[sector])
    return None
