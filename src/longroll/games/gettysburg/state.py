"""The position: columns indexed by piece and place, and the stack of procedures in progress.

Methods are the rulebook's verbs on pieces, cubes and markers; the sequence of play is in the chapters.
"""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.board import LOST, N_PLACES, N_SECTORS, PRINTED, Ground
from longroll.games.gettysburg.components import (
    BIT,
    BLOCK_COUNTS,
    COLOUR,
    CSA,
    CUBES,
    DISCS,
    GUNS,
    MASK,
    MORNING,
    N_PIECES,
    NAVY,
    OF_COLOUR,
    SECTOR_LIMIT,
    SIDE,
    SIDE_COLOURS,
    SIDES,
    STICKS,
    UNION,
    members,
)
from longroll.games.gettysburg.lexicon import (
    AGREE,
    CONCEDE,
    DECISIONS,
    E_AGREED,
    E_CAPTURED,
    E_CONCEDES,
    E_CUBES_HOME,
    E_ELIMINATED,
    E_FIRE_CLEARED,
    E_FORCED,
    E_RALLIED,
    E_RECALLED,
    E_STICK_GONE,
    E_VICTORY,
    EVENTS,
    NOTATION,
)
from longroll.kit.frames import Frame, Stacked
from longroll.kit.lexicon import DecisionKind
from longroll.kit.notation import Notation
from longroll.kit.state import ALL, NOBODY, Told
from longroll.kit.terms import Event

N_HERE: Final = N_PLACES + 2
NO_STICK: Final = 255
NOWHERE: Final = 255
"""Small columns are bytes: they copy ten times faster than lists. 255 stands for nothing."""


_places: Final[dict[int, tuple[int, ...]]] = {}


def places_in(mask: int) -> tuple[int, ...]:
    """The places of a mask, in order. Remembered: for masks that come back, such as some neighbours of a sector."""
    found = _places.get(mask)
    if found is None:
        found = tuple(read_mask(mask))
        if len(_places) > 50_000:
            _places.clear()
        _places[mask] = found
    return found


def read_mask(mask: int) -> list[int]:
    """The places of a mask, in order."""
    places: list[int] = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places


class Battle(Stacked):
    """A position of the game with its pending decision."""

    frames: list[Frame]

    def __init__(self, like: Battle | None = None, ground: Ground = PRINTED) -> None:
        """An empty map; or a copy (written out here because building in one go is what compiles fastest)."""
        if like is None:
            super().__init__()
            self.ground: Ground = ground
            """The map: never changed, and so shared by copies."""
            # pieces
            self.place: bytearray = bytearray([LOST]) * N_PIECES
            self.load: bytearray = bytearray(N_PIECES)
            """Cubes assigned to a piece: while it moves, and during combat (GB-14.7)."""
            self.origin: bytearray = bytearray([NOWHERE]) * N_PIECES
            """For an attacker: the place from which it crossed into the contested sector."""
            self.here: list[int] = [0] * (2 * N_HERE)
            """Masks of pieces by side and place."""
            self.occupied: list[int] = [0, 0]
            self.full: list[int] = [0, 0]
            """Masks of the sectors where each side has a piece, and as many as the limit allows or more (GB-13.1):
            what ``here`` says of sectors, kept by ``put``."""
            self.damaged: list[int] = [0, 0]
            """Masks of artillery lying down (GB-2.10)."""
            # places
            self.cubes: bytearray = bytearray(6 * N_PLACES)
            """Pools of damage cubes by place and colour (GB-14.1)."""
            self.sticks: bytearray = bytearray([NO_STICK]) * (2 * N_SECTORS)
            """Two slots per sector: the border a stick lies on."""
            self.posted: list[int] = [0, 0]
            """Masks of the places where each side has a block."""
            self.block: bytearray = bytearray(N_PLACES)
            """Value of the block in a place; 1 when the value is not known."""
            self.discs: bytearray = bytearray(N_PLACES)
            self.disrupted = 0
            self.fired = 0
            """Masks of sectors with a disruption marker, with an Artillery Fire marker."""
            # supplies
            self.supply: list[int] = list(CUBES)
            self.sticks_left = STICKS
            self.owed: tuple[int, ...] = ()
            """Navy cubes that the supply did not have, in the order given: the piece hit, or N_PIECES + the sector
            (GB-2.5). Until the cavalry has chosen they count like others; then they are ignored, placed or paid for."""
            self.hand: list[int] = [0] * 12
            self.aside: list[int] = [0] * 12
            """Blocks in hand and set aside by side and value; slot 1 counts blocks of unknown value."""
            self.reserve: list[int] = [DISCS[CSA], DISCS[UNION]]
            self.single = 0
            self.double = 0
            self.orders = 0
            self.forced = 0
            self.handicap = 0
            """Discs more in the Union box every period: above 0 for the CSA's sake, below for the Union's (GB-R52)."""
            # time
            self.day = 1
            self.period = MORNING
            self.stall = 0
            self.rush = 0
            self.last_day = 3
            self.goals = ground.star_mask
            """Mask of the victory sectors; two of them win (GB-25.1)."""
            self.winner = NOBODY
            # within a turn
            self.entered = 0
            """Pieces that left each box into an enemy-occupied sector this turn, two bits a box (GB-6.9)."""
            self.contested = 0
            """Mask of sectors where a combat is still to be fought."""
            self.fought = -1
            """Sector of the combat in progress."""
            self.spoiled = 0
            """Mask of sectors that already lost a stick to newcomers in this order, window or combat (GB-21.9)."""
            self.joint = -1
            self.crowded = -1
            """Sector over the limit between the two orders of a double order (GB-13.3)."""
            self.last_exit = -1
            """Where the last troop piece of the retreating side went; -1 if it was eliminated (GB-16.5)."""
            self.retreated = 0
            """Have defending troops retreated in this step of the combat? (GB-19.3)"""
            for side in (CSA, UNION):
                for value in range(6):
                    self.hand[side * 6 + value] = BLOCK_COUNTS[value]
                self.here[side * N_HERE + LOST] = sum(MASK[p] for p in range(N_PIECES) if SIDE[p] == side)
        else:
            self.mover = like.mover
            self.listed = like.listed
            self.told = None
            self.unasked = like.unasked
            self.scenario = like.scenario
            self.passed_over = like.passed_over
            self.ground = like.ground
            self.place = like.place.copy()
            self.load = like.load.copy()
            self.origin = like.origin.copy()
            self.here = like.here[:]
            self.occupied = like.occupied[:]
            self.full = like.full[:]
            self.damaged = like.damaged[:]
            self.cubes = like.cubes.copy()
            self.sticks = like.sticks.copy()
            self.posted = like.posted[:]
            self.block = like.block.copy()
            self.discs = like.discs.copy()
            self.disrupted = like.disrupted
            self.fired = like.fired
            self.supply = like.supply[:]
            self.sticks_left = like.sticks_left
            self.owed = like.owed
            self.hand = like.hand[:]
            self.aside = like.aside[:]
            self.reserve = like.reserve[:]
            self.single = like.single
            self.double = like.double
            self.orders = like.orders
            self.forced = like.forced
            self.handicap = like.handicap
            self.day = like.day
            self.period = like.period
            self.stall = like.stall
            self.rush = like.rush
            self.last_day = like.last_day
            self.goals = like.goals
            self.winner = like.winner
            self.entered = like.entered
            self.contested = like.contested
            self.fought = like.fought
            self.spoiled = like.spoiled
            self.joint = like.joint
            self.crowded = like.crowded
            self.last_exit = like.last_exit
            self.retreated = like.retreated
            self.frames = [frame.copy() for frame in like.frames]

    def copy(self) -> Battle:
        return Battle(self)

    # ---- the machine ---------------------------------------------------------------------------------------

    def decision_kind(self, kind: int) -> DecisionKind:
        return DECISIONS[kind]

    # ---- GB-25: the end of the game ------------------------------------------------------------------------

    def conceding(self) -> int:
        """GB-25.5, GB-25.6: either player may give up at any time."""
        return CONCEDE

    def concede(self, side: int) -> None:
        self.tell(E_CONCEDES, side)
        self.win(1 - side)

    def agreeing(self) -> int:
        return AGREE

    def agree(self) -> None:
        """GB-R51."""
        self.tell(E_AGREED)
        self.close_books()

    def win(self, side: int) -> None:
        self.winner = side
        self.tell(E_VICTORY, side)
        self.close_books()

    def close_books(self) -> None:
        """Nothing is under way in a finished game: cubes on pieces join their pools (GB-14.6), a cube that the game
        does not have (GB-2.5) is taken back, and all bookkeeping inside a turn ends."""
        self.frames.clear()
        for piece in range(N_PIECES):
            if self.load[piece]:
                self.cubes[self.place[piece] * 6 + COLOUR[piece]] += self.load[piece]
                self.load[piece] = 0
            self.origin[piece] = NOWHERE
        while self.supply[NAVY] < 0:
            place = max(range(N_PLACES), key=lambda p: self.cubes[p * 6 + NAVY])
            self.cubes[place * 6 + NAVY] -= 1
            self.supply[NAVY] += 1
        self.owed = ()
        self.entered = 0
        self.contested = 0
        self.fought = -1
        self.spoiled = 0
        self.joint = -1
        self.crowded = -1
        self.last_exit = -1
        self.retreated = 0

    def end_clause(self) -> str:
        return "GB-25.4"

    def winning_side(self) -> str | None:
        return None if self.winner == NOBODY else SIDES[self.winner]

    # ---- the edge ------------------------------------------------------------------------------------------

    def seat_names(self) -> tuple[str, ...]:
        return SIDES

    @property
    def notation(self) -> Notation:
        return NOTATION

    def event(self, told: Told) -> Event:
        kind, to, a, b, c = told
        declared = EVENTS[kind]
        args: dict[str, str | int] = {}
        for (param, words), value in zip(declared.args, (a, b, c), strict=False):
            if words == ("action",):
                args[param] = str(self.write(value))
            else:
                args[param] = words[value] if words else value
        return Event(declared.name, args, None if to == ALL else (SIDES[to],))

    def forced_event(self, code: int) -> Told:
        return (E_FORCED, self.mover, code, 0, 0)

    # ---- pieces --------------------------------------------------------------------------------------------

    def mask(self, side: int, place: int) -> int:
        return self.here[side * N_HERE + place]

    def count(self, side: int, place: int) -> int:
        return self.here[side * N_HERE + place].bit_count()

    def is_full(self, side: int, sector: int) -> bool:
        """GB-13.1: is there room for no more pieces of the side?"""
        return bool(self.full[side] & BIT[sector])

    def troops(self, side: int, place: int, kinds: int) -> int:
        """How many pieces of a mask of kinds are in a place."""
        return (self.here[side * N_HERE + place] & kinds).bit_count()

    def put(self, piece: int, place: int) -> None:
        """Move a piece, whatever the reason."""
        side, start = SIDE[piece], self.place[piece]
        staying = self.here[side * N_HERE + start] & ~MASK[piece]
        self.here[side * N_HERE + start] = staying
        if start < N_SECTORS:
            if not staying:
                self.occupied[side] &= ~BIT[start]
            elif staying.bit_count() == SECTOR_LIMIT - 1:
                self.full[side] &= ~BIT[start]
        joined = self.here[side * N_HERE + place] | MASK[piece]
        self.here[side * N_HERE + place] = joined
        if place < N_SECTORS:
            self.occupied[side] |= BIT[place]
            if joined.bit_count() == SECTOR_LIMIT:
                self.full[side] |= BIT[place]
        self.place[piece] = place

    def eliminate(self, piece: int) -> None:
        """GB-2.2: out of the game; its assigned cubes return to the supply."""
        start = self.place[piece]
        self.tell(E_ELIMINATED, piece, start)
        if self.load[piece]:
            self.supply[COLOUR[piece]] += self.load[piece]
            self.load[piece] = 0
        self.origin[piece] = NOWHERE
        if start == self.fought and COLOUR[piece] >= 0:
            self.last_exit = -1
        self.put(piece, LOST)
        self.tidy(start)

    def tidy(self, place: int) -> None:
        """What a departure takes with it: cubes without piece, markers and sticks without garrison.

        GB-14.15, GB-16.10, GB-21.10, GB-22.26.
        """
        csa = self.here[place]
        union = self.here[N_HERE + place]
        base = place * 6
        cubes = self.cubes
        for side in (CSA, UNION):
            mask = union if side else csa
            for colour in SIDE_COLOURS[side]:
                number = cubes[base + colour]
                if number and not mask & OF_COLOUR[colour]:
                    cubes[base + colour] = 0
                    self.supply[colour] += number
                    self.tell(E_CUBES_HOME, colour, number)
        if place >= N_SECTORS:
            return
        if self.fired & BIT[place] and not (csa & GUNS[CSA] or union & GUNS[UNION]):
            self.clear_fire(place)
        if not csa and not union:
            self.remove_sticks(place)
            if self.disrupted & BIT[place]:
                self.rally(place)

    # ---- markers and sticks --------------------------------------------------------------------------------

    def rally(self, sector: int) -> None:
        self.disrupted &= ~BIT[sector]
        self.tell(E_RALLIED, sector)

    def clear_fire(self, sector: int) -> None:
        self.fired &= ~BIT[sector]
        self.tell(E_FIRE_CLEARED, sector)

    def remove_stick(self, sector: int, slot: int) -> None:
        self.tell(E_STICK_GONE, sector, self.sticks[2 * sector + slot])
        if slot == 0:
            self.sticks[2 * sector] = self.sticks[2 * sector + 1]
        self.sticks[2 * sector + 1] = NO_STICK
        self.sticks_left += 1

    def remove_sticks(self, sector: int) -> None:
        while self.sticks[2 * sector] != NO_STICK:
            self.remove_stick(sector, 0)

    # ---- command blocks ------------------------------------------------------------------------------------

    def block_side(self, place: int) -> int:
        """Owner of the block in a place, NOBODY without one."""
        if not self.block[place]:
            return NOBODY
        return CSA if self.posted[CSA] & BIT[place] else UNION

    def post_block(self, side: int, place: int, value: int) -> None:
        """A block stands in a place, without discs."""
        self.posted[side] |= BIT[place]
        self.block[place] = value

    def blocks(self, side: int) -> list[int]:
        """Places of a side's blocks on the map and in boxes, in order."""
        return read_mask(self.posted[side])

    def take_block(self, place: int) -> None:
        """GB-10.1, GB-10.2, GB-20.1: the block goes aside, its discs to the reserve."""
        side = self.block_side(place)
        self.aside[side * 6 + self.block[place]] += 1
        self.reserve[side] += self.discs[place]
        self.posted[side] &= ~BIT[place]
        self.block[place] = 0
        self.discs[place] = 0
        self.recall(side)

    def recall(self, side: int) -> None:
        """GB-9.6, GB-9.7: with an empty hand all set-aside blocks are taken back."""
        base = side * 6
        for slot in range(base, base + 6):
            if self.hand[slot]:
                return
        if not any(self.aside[base : base + 6]):
            return
        for slot in range(base, base + 6):
            self.hand[slot] = self.aside[slot]
            self.aside[slot] = 0
        self.tell(E_RECALLED, side)

    def overrun(self, place: int, side: int) -> None:
        """GB-20.1, GB-20.2: a side's pieces take an enemy block that stands alone."""
        if self.posted[1 - side] & BIT[place] and not self.mask(1 - side, place):
            self.tell(E_CAPTURED, 1 - side, place)
            self.take_block(place)

    def has_room(self, place: int) -> bool:
        """GB-11.2: may one more disc be placed with the block there?"""
        return self.discs[place] < self.block[place]


def pieces_at(b: Battle, side: int, place: int, kinds: int) -> tuple[int, ...]:
    """The pieces of a mask of kinds in a place, in order."""
    return members(side, b.here[side * N_HERE + place] & kinds)
