"""GB-17 Retreat."""

from __future__ import annotations

from longroll.games.gettysburg.board import N_SECTORS, PLACES
from longroll.games.gettysburg.components import BIT, COLOUR, PIECES, SECTOR_LIMIT, SIDE
from longroll.games.gettysburg.lexicon import (
    D_RETREAT,
    E_NO_RETREAT,
    E_RETREATS,
    RETREAT,
    THROUGH,
)
from longroll.games.gettysburg.rules.damage import merge
from longroll.games.gettysburg.rules.disruption import pass_through
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.works import newcomers
from longroll.games.gettysburg.state import NOWHERE, Battle
from longroll.kit.frames import Frame
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no


def commanded(b: Battle, side: int, sector: int) -> bool:
    """GB-17.4: an own block in the sector, in an adjacent one or in its entry box."""
    return bool(b.posted[side] & b.ground.support_mask[sector])


def fit(b: Battle, side: int, sector: int, barred: int) -> bool:
    """GB-17.4, GB-17.5: commanded, without enemies, and not where attackers came from."""
    return not b.mask(1 - side, sector) and not barred & BIT[sector] and commanded(b, side, sector)


def ways(b: Battle, side: int, start: int, barred: int) -> list[tuple[int, int]]:
    """Where a piece may retreat from a sector: (sector passed or -1, final sector). GB-17.4 to GB-17.10."""
    near = [sector for sector in b.ground.neighbours[start] if fit(b, side, sector, barred)]
    roomy = [(-1, sector) for sector in near if not b.is_full(side, sector)]
    if roomy:
        return roomy
    found: list[tuple[int, int]] = []
    for passed in near:
        found += beyond(b, side, passed, start, barred)
    return found


def can_retreat(b: Battle, side: int, start: int, barred: int) -> bool:
    """Is there any of these ways?"""
    for sector in b.ground.neighbours[start]:
        if not b.is_full(side, sector) and fit(b, side, sector, barred):
            return True
    return bool(ways(b, side, start, barred))


def beyond(b: Battle, side: int, passed: int, start: int, barred: int) -> list[tuple[int, int]]:
    """GB-17.8: through a full sector into one with room."""
    return [
        (passed, sector)
        for sector in b.ground.neighbours[passed]
        if sector != start and not b.is_full(side, sector) and fit(b, side, sector, barred)
    ]


def ways_back(b: Battle, piece: int) -> list[tuple[int, int]]:
    """GB-17.2, GB-17.11: an attacker goes back to where it came from, through it if it is full."""
    side, origin, start = SIDE[piece], b.origin[piece], b.place[piece]
    if origin >= N_SECTORS or not b.is_full(side, origin):
        return [(-1, origin)]
    return beyond(b, side, origin, start, 0)


def ways_of(b: Battle, piece: int, barred: int) -> list[tuple[int, int]]:
    """Ways of an attacker (it has an origin) or of a defender."""
    if b.origin[piece] != NOWHERE:
        return ways_back(b, piece)
    return ways(b, SIDE[piece], b.place[piece], barred)


def retreat_codes(piece: int, found: list[tuple[int, int]]) -> list[int]:
    return [act(RETREAT, piece, to) if via < 0 else act(THROUGH, piece, via, to) for via, to in found]


def follow(b: Battle, code: int) -> None:
    """Carry out a retreat answer."""
    if verb_in(code, THROUGH):
        withdraw(b, a_of(code), b_of(code), c_of(code))
    else:
        withdraw(b, a_of(code), -1, b_of(code))


def withdraw(b: Battle, piece: int, via: int, to: int) -> None:
    """A piece retreats with its assigned cubes (GB-17.3, GB-17.9, GB-17.12, GB-17.15, GB-17.16)."""
    side, start = SIDE[piece], b.place[piece]
    defender = b.origin[piece] == NOWHERE
    b.tell(E_RETREATS, piece, start, to)
    b.origin[piece] = NOWHERE
    if via >= 0:
        newcomers(b, via, side)
        pass_through(b, via, side)
    if to < N_SECTORS:
        newcomers(b, to, side)
        b.overrun(to, side)
    b.put(piece, to)
    merge(b, piece)
    if COLOUR[piece] < 0:
        if b.fired & BIT[start]:
            b.clear_fire(start)
    elif defender:
        b.last_exit = to
        b.retreated = 1


def no_way_out(b: Battle, piece: int) -> None:
    """GB-17.6, GB-17.10: a piece that cannot retreat is eliminated with its cubes."""
    b.tell(E_NO_RETREAT, piece, b.place[piece])
    b.eliminate(piece)


class Retreat(Frame):
    """Pieces of one side that must leave the contested sector, one after the other (GB-17.13, GB-17.14)."""

    def __init__(self, side: int = 0, start: int = 0, barred: int = 0, pieces: list[int] | None = None) -> None:
        self.side = side
        self.start = start
        self.barred = barred
        self.pieces: list[int] = pieces if pieces is not None else []

    def copy(self) -> Frame:
        return Retreat(self.side, self.start, self.barred, self.pieces[:])

    def fields(self) -> tuple[str, ...]:
        return ("side", "start", "barred", "pieces")

    def proceed(self, b: Battle) -> bool:
        # a piece forfeited meanwhile (GB-2.4) is no longer here
        self.pieces = [p for p in self.pieces if b.place[p] == self.start]
        if not self.pieces:
            b.end(self)
            return False
        for piece in self.pieces:
            found = ways_of(b, piece, self.barred)
            if not found:
                no_way_out(b, piece)
                return False
            if len(found) == 1 and found[0][0] < 0 and self.room_for_all(b, found[0][1]):
                withdraw(b, piece, -1, found[0][1])
                return False
        return True

    def room_for_all(self, b: Battle, to: int) -> bool:
        """Is the order of retreats without effect there?"""
        return to >= N_SECTORS or b.count(self.side, to) + len(self.pieces) <= SECTOR_LIMIT

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_RETREAT

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"sector": PLACES[self.start], "pieces": " ".join(PIECES[p] for p in self.pieces)}

    def listing(self, b: Battle) -> list[int]:
        codes: list[int] = []
        for piece in self.pieces:
            codes += retreat_codes(piece, ways_of(b, piece, self.barred))
        return codes

    def take(self, b: Battle, code: int) -> None:
        self.pieces.remove(a_of(code))
        follow(b, code)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, RETREAT, THROUGH):
            if a_of(code) not in self.pieces:
                return no("GB-17.1", "need-not-retreat", piece=PIECES[a_of(code)])
            return refuse_way(b, code, self.barred)
        return not_an_answer(self, b, code)


def refuse_way(b: Battle, code: int, barred: int) -> Refusal:
    """Why the piece cannot retreat that way."""
    piece = a_of(code)
    side, start = SIDE[piece], b.place[piece]
    if start >= N_SECTORS:
        return no("GB-17.1", "need-not-retreat", piece=PIECES[piece])
    if b.origin[piece] != NOWHERE:
        origin = PLACES[b.origin[piece]]
        if b.origin[piece] >= N_SECTORS or not b.is_full(side, b.origin[piece]):
            return no("GB-17.2", "back-to-origin", piece=PIECES[piece], origin=origin)
        return no("GB-17.11", "origin-full", piece=PIECES[piece], origin=origin)
    first = b_of(code)
    bad = refuse_step(b, side, start, first, barred)
    if bad is not None:
        return bad
    near = [s for s in b.ground.neighbours[start] if fit(b, side, s, barred)]
    roomy = [s for s in near if not b.is_full(side, s)]
    if roomy:
        return no("GB-17.8", "room-nearby", sector=PLACES[roomy[0]])
    if verb_in(code, RETREAT):
        return no("GB-17.8", "sector-full", sector=PLACES[first])
    last = c_of(code)
    if last == start:
        return no("GB-17.8", "not-the-combat-sector", sector=PLACES[start])
    bad = refuse_step(b, side, first, last, barred)
    return bad if bad is not None else no("GB-17.8", "sector-full", sector=PLACES[last])


def refuse_step(b: Battle, side: int, start: int, to: int, barred: int) -> Refusal | None:
    """Why a sector is not fit to be retreated into, if it is not."""
    if to >= N_SECTORS:
        return no("GB-17.5", "never-into-a-box", box=PLACES[to])
    if to not in b.ground.neighbours[start]:
        return no("GB-17.13", "not-adjacent", start=PLACES[start], to=PLACES[to])
    if b.mask(1 - side, to):
        return no("GB-17.5", "enemy-there", sector=PLACES[to])
    if barred & BIT[to]:
        return no("GB-17.5", "attackers-came-from", sector=PLACES[to])
    if not commanded(b, side, to):
        return no("GB-17.4", "no-block-near", sector=PLACES[to])
    return None
