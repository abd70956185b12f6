"""One piece marches (GB-12.12, GB-12.16): out of a box, one sector, or two on horseback."""

from __future__ import annotations

from longroll.games.gettysburg.board import N_SECTORS
from longroll.games.gettysburg.components import BIT, GUNS, MASK, SIDE
from longroll.games.gettysburg.lexicon import E_MOVES
from longroll.games.gettysburg.rules.damage import merge, prepare_to_leave
from longroll.games.gettysburg.rules.works import newcomers
from longroll.games.gettysburg.state import NOWHERE, Battle
from longroll.kit.frames import Frame


class March(Frame):
    """A piece moves one sector, or two (``via``), or out of its box, with its cubes."""

    def __init__(self, piece: int = 0, via: int = -1, to: int = 0, ready: int = 0) -> None:
        self.piece = piece
        self.via = via
        self.to = to
        self.ready = ready

    def copy(self) -> Frame:
        return March(self.piece, self.via, self.to, self.ready)

    def fields(self) -> tuple[str, ...]:
        return ("piece", "via", "to", "ready")

    def proceed(self, b: Battle) -> bool:
        if not self.ready:
            self.ready = 1
            prepare_to_leave(b, self.piece)
            return False
        b.end(self)
        if self.via >= 0:
            step_into(b, self.piece, self.via)
        step_into(b, self.piece, self.to)
        settle_in(b, self.piece)
        return False


def step_into(b: Battle, piece: int, to: int) -> None:
    """Cross one border: what is left behind, and what is found (GB-12.16, GB-21.9, GB-22.25)."""
    side, start = SIDE[piece], b.place[piece]
    enemy = b.mask(1 - side, to)
    b.tell(E_MOVES, piece, start, to)
    if not enemy:
        newcomers(b, to, side)
        b.overrun(to, side)
    b.put(piece, to)
    b.origin[piece] = start if enemy else NOWHERE
    if start < N_SECTORS and MASK[piece] & GUNS[side] and b.fired & BIT[start]:
        b.clear_fire(start)
    b.tidy(start)


def settle_in(b: Battle, piece: int) -> None:
    """At its goal a piece either faces the enemy or drops its cubes into the pool (GB-12.8, GB-14.13)."""
    if b.origin[piece] != NOWHERE:
        b.contested |= BIT[b.place[piece]]
    else:
        merge(b, piece)
