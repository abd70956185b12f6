"""GB-14 Damage cubes, with the shortages of GB-2.4 to GB-2.6 and the penalty cubes of GB-16.7 and GB-17.9."""

from __future__ import annotations

from longroll.games.gettysburg.board import N_PLACES, N_SECTORS, PLACES
from longroll.games.gettysburg.components import (
    COLOUR,
    COLOUR_SIDE,
    COLOURS,
    MOST,
    N_PIECES,
    NAVY,
    OF_COLOUR,
    PIECES,
    SIDE,
    SIDE_COLOURS,
    UNION,
    members,
)
from longroll.games.gettysburg.lexicon import (
    ASSIGN,
    CUBE,
    D_FORFEIT,
    D_LEAVING_CUBES,
    D_PENALTY,
    E_ASSIGNED,
    E_CUBE,
    E_CUBES_HOME,
    E_FORFEIT,
    FORFEIT,
)
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.state import Battle
from longroll.kit.frames import Frame
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no


def return_cubes(b: Battle, colour: int, number: int) -> None:
    """Cubes go back to the supply."""
    if number:
        b.supply[colour] += number
        b.tell(E_CUBES_HOME, colour, number)


def overflow(b: Battle, place: int, colour: int) -> None:
    """GB-14.10: more cubes than the pieces of the colour can carry eliminate a piece, again and again."""
    side = COLOUR_SIDE[colour]
    slot = place * 6 + colour
    most = MOST[colour]
    while True:
        group = members(side, b.mask(side, place) & OF_COLOUR[colour])
        if not group or b.cubes[slot] <= most * len(group):
            return
        b.cubes[slot] -= most + 1
        return_cubes(b, colour, most + 1)
        b.eliminate(group[-1])


def add_cube(b: Battle, place: int, colour: int) -> None:
    """A cube is placed in a sector's pool; without one in the supply a piece is forfeited (GB-2.4)."""
    if b.supply[colour] <= 0:
        b.begin(Forfeit(COLOUR_SIDE[colour], colour))
        return
    b.supply[colour] -= 1
    b.cubes[place * 6 + colour] += 1
    b.tell(E_CUBE, colour, place)
    overflow(b, place, colour)


def merge(b: Battle, piece: int) -> None:
    """GB-14.13, GB-15.50: a piece's cubes join the pool where it stands; assignments lapse (GB-14.6)."""
    if b.load[piece]:
        b.cubes[b.place[piece] * 6 + COLOUR[piece]] += b.load[piece]
        b.load[piece] = 0


def held_in(b: Battle, sector: int, colour: int) -> int:
    """Cubes of a colour in a sector, pooled or assigned."""
    number = b.cubes[sector * 6 + colour]
    side = COLOUR_SIDE[colour]
    for piece in members(side, b.mask(side, sector) & OF_COLOUR[colour]):
        number += b.load[piece]
    return number


# ---- leaving with cubes (GB-14.3, GB-14.4) -----------------------------------------------------------------


def share(b: Battle, piece: int, later: int) -> tuple[int, int]:
    """Fewest and most cubes the piece can be assigned, when ``later`` more pieces share the pool (GB-14.5, 14.8).
    What none of them can bear is not assigned: it eliminates those that stay."""
    colour = COLOUR[piece]
    if colour < 0:
        return 0, 0
    pool = b.cubes[b.place[piece] * 6 + colour]
    most = MOST[colour]
    high = min(most, pool)
    return min(high, max(0, pool - most * later)), high


def companions(b: Battle, piece: int) -> int:
    """Other pieces of its colour where it stands that have no cubes assigned yet."""
    side = SIDE[piece]
    return (b.mask(side, b.place[piece]) & OF_COLOUR[COLOUR[piece]]).bit_count() - 1


def load_up(b: Battle, piece: int, cubes: int) -> None:
    """The piece takes cubes from the pool where it stands."""
    if cubes:
        b.cubes[b.place[piece] * 6 + COLOUR[piece]] -= cubes
        b.load[piece] = cubes
        b.tell(E_ASSIGNED, piece, cubes)


def prepare_to_leave(b: Battle, piece: int, later: int = -1) -> None:
    """GB-12.12: before it leaves, a piece is assigned its cubes; asks the owner where there is a choice.

    ``later``: how many other pieces share the pool, unless all its companions do.
    """
    if COLOUR[piece] < 0:
        return
    if later < 0:
        later = companions(b, piece)
    low, high = share(b, piece, later)
    if low == high:
        load_up(b, piece, low)
    else:
        b.begin(Leaving(piece, later))


class Leaving(Frame):
    """How many cubes a leaving piece takes along (GB-14.3)."""

    def __init__(self, piece: int = 0, later: int = 0) -> None:
        self.piece = piece
        self.later = later

    def copy(self) -> Frame:
        return Leaving(self.piece, self.later)

    def fields(self) -> tuple[str, ...]:
        return ("piece", "later")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return SIDE[self.piece]

    def kind(self, b: Battle) -> int:
        return D_LEAVING_CUBES

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"piece": PIECES[self.piece], "place": PLACES[b.place[self.piece]]}

    def listing(self, b: Battle) -> list[int]:
        low, high = share(b, self.piece, self.later)
        return [act(ASSIGN, self.piece, n) for n in range(low, high + 1)]

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        load_up(b, self.piece, b_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        return refuse_share(b, self, code, self.piece, self.later)


def refuse_share(b: Battle, frame: Frame, code: int, piece: int, later: int) -> Refusal:
    """Why a number of cubes cannot be assigned."""
    if verb_in(code, ASSIGN):
        if a_of(code) != piece:
            return no("GB-14.3", "other-piece", piece=PIECES[piece])
        low, high = share(b, piece, later)
        if b_of(code) > high:
            clause = "GB-14.5" if high == MOST[COLOUR[piece]] else "GB-14.3"
            return no(clause, "too-many-cubes", piece=PIECES[piece], most=high)
        return no("GB-14.8", "too-few-cubes", piece=PIECES[piece], least=low)
    return not_an_answer(frame, b, code)


# ---- no cubes left (GB-2.4 to GB-2.6, GB-2.12) -------------------------------------------------------------


class Forfeit(Frame):
    """A cube must be placed and the supply is empty: the owner removes a piece of that colour instead."""

    def __init__(self, side: int = 0, colour: int = 0) -> None:
        self.side = side
        self.colour = colour

    def copy(self) -> Frame:
        return Forfeit(self.side, self.colour)

    def fields(self) -> tuple[str, ...]:
        return ("side", "colour")

    def candidates(self, b: Battle) -> list[int]:
        """GB-2.4, GB-2.6: pieces of the colour in sectors, those whose sector holds such cubes first."""
        everyone = [p for p in members(self.side, OF_COLOUR[self.colour]) if b.place[p] < N_SECTORS]
        burdened = [p for p in everyone if held_in(b, b.place[p], self.colour)]
        return burdened or everyone

    def proceed(self, b: Battle) -> bool:
        if self.candidates(b):
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_FORFEIT

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"colour": COLOURS[self.colour]}

    def listing(self, b: Battle) -> list[int]:
        return [act(FORFEIT, p) for p in self.candidates(b)]

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        piece = a_of(code)
        slot = b.place[piece] * 6 + self.colour
        b.tell(E_FORFEIT, piece, self.colour)
        pooled = min(MOST[self.colour], b.cubes[slot])
        b.cubes[slot] -= pooled
        return_cubes(b, self.colour, pooled)
        b.eliminate(piece)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, FORFEIT):
            piece = a_of(code)
            if COLOUR[piece] != self.colour:
                return no("GB-2.4", "other-colour", colour=COLOURS[self.colour])
            if b.place[piece] >= N_SECTORS:
                return no("GB-2.4", "not-in-a-sector", piece=PIECES[piece])
            return no("GB-2.6", "must-hold-cubes", colour=COLOURS[self.colour])
        return not_an_answer(self, b, code)


def take_off(b: Battle, debtor: int) -> None:
    """GB-2.5: a missing navy cube no longer counts where it was given."""
    if debtor < N_PIECES:
        lies = min(1, b.load[debtor])  # not on cavalry that went without it
        b.load[debtor] -= lies
    else:
        slot = (debtor - N_PIECES) * 6 + NAVY
        lies = min(1, b.cubes[slot])
        b.cubes[slot] -= lies
    b.supply[NAVY] += lies


def strike_off(b: Battle, debtor: int) -> None:
    """GB-2.5: one of the missing navy cubes was ignored."""
    first = b.owed.index(debtor)
    b.owed = (*b.owed[:first], *b.owed[first + 1 :])


def pay_owed(b: Battle) -> bool:
    """GB-2.5: navy cubes that were missing and that nobody ignored, in the order given. By now the supply may have
    them; else each costs a piece. Is one to be chosen? Cubes of cavalry that is gone are gone with it."""
    while b.owed:
        debtor = b.owed[0]
        b.owed = b.owed[1:]
        place = b.place[debtor] if debtor < N_PIECES else debtor - N_PIECES
        if place >= N_PLACES or not b.mask(UNION, place) & OF_COLOUR[NAVY]:
            continue
        if b.supply[NAVY] <= 0:
            b.begin(Forfeit(UNION, NAVY))
            return True
        b.supply[NAVY] -= 1
        if place == b.fought and debtor < N_PIECES:
            b.load[debtor] += 1
        else:
            b.cubes[place * 6 + NAVY] += 1
            overflow(b, place, NAVY)
    return False


class Penalty(Frame):
    """One cube of the colour of a troop piece in the sector, owner's choice (GB-16.7, GB-17.9)."""

    def __init__(self, side: int = 0, sector: int = 0) -> None:
        self.side = side
        self.sector = sector

    def copy(self) -> Frame:
        return Penalty(self.side, self.sector)

    def fields(self) -> tuple[str, ...]:
        return ("side", "sector")

    def colours(self, b: Battle) -> list[int]:
        mask = b.mask(self.side, self.sector)
        return [colour for colour in SIDE_COLOURS[self.side] if mask & OF_COLOUR[colour]]

    def proceed(self, b: Battle) -> bool:
        colours = self.colours(b)
        if len(colours) > 1:
            return True
        b.end(self)
        if colours:
            add_cube(b, self.sector, colours[0])
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_PENALTY

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"sector": PLACES[self.sector]}

    def listing(self, b: Battle) -> list[int]:
        return [act(CUBE, colour) for colour in self.colours(b)]

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        add_cube(b, self.sector, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, CUBE):
            return no("GB-16.7", "no-such-troops", sector=PLACES[self.sector], colour=COLOURS[a_of(code)])
        return not_an_answer(self, b, code)
