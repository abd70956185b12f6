"""Questions every player asks of a position, answered with plain data.

``GETTYSBURG.ask(state)`` is such a set of questions. Places are named by their codes (``CEM``, ``Carlisle-Road`` or
``Carlisle Road``), pieces by theirs (``CR3``), sides by ``CSA`` and ``Union``, in capitals or not; BadInput names what
is unknown. The answers tell all that the position holds: ask a position as a seat knows it, and the values of blocks
that it does not know are None.
"""

from __future__ import annotations

from longroll.games.gettysburg.board import BOX_CODES, LOST, N_SECTORS, PLACE, PLACES, SECTOR, SECTOR_NAMES, SHEET
from longroll.games.gettysburg.components import (
    BIT,
    COLOURS,
    CSA,
    DISRUPTION_MARKERS,
    FIRE_MARKERS,
    GUNS,
    KIND,
    KINDS,
    MASK,
    NAMES,
    PERIODS,
    PIECE,
    PIECES,
    SIDE,
    SIDES,
    UNION,
    members,
)
from longroll.games.gettysburg.knowledge import UNKNOWN
from longroll.games.gettysburg.lexicon import AT_GUNS, RIDE
from longroll.games.gettysburg.rules.days import stars_held
from longroll.games.gettysburg.rules.fire import targets
from longroll.games.gettysburg.rules.hindsight import attackers_from
from longroll.games.gettysburg.rules.movement import ONLY, Move
from longroll.games.gettysburg.rules.reinforcements import enter_options
from longroll.games.gettysburg.rules.retreat import ways_of
from longroll.games.gettysburg.rules.works import entrenched_border
from longroll.games.gettysburg.state import NO_STICK, NOWHERE, Battle, places_in
from longroll.kit.notation import a_of, b_of, c_of, folded, verb_in
from longroll.kit.state import NOBODY
from longroll.kit.terms import BadInput

LOST_PLACE = "lost"
SHEET_PLACE = "sheet"
"""Where pieces are that are out of the game, or have not arrived."""

_PLACE = folded(PLACE)
_SECTOR = folded(SECTOR)
_PIECE = folded(PIECE)
_SIDE = folded({name: number for number, name in enumerate(SIDES)})


def _number(index: dict[str, int], word: str, what: str) -> int:
    number = index.get(word.replace(" ", "-").casefold())
    if number is None:
        raise BadInput(f"'{word}' is no {what}")
    return number


class Questions:
    """What may be asked of a position."""

    def __init__(self, b: Battle) -> None:
        self._b = b

    # ---- the map (GB-3) ------------------------------------------------------------------------------------

    def sectors(self) -> list[str]:
        """The codes of all sectors of the map."""
        return [PLACES[sector] for sector in self._b.ground.sectors]

    def boxes(self) -> dict[str, str]:
        """The entry boxes, each with the sector it leads into."""
        return {PLACES[box]: PLACES[sector] for box, sector in self._b.ground.box_sector.items()}

    def title(self, place: str) -> str:
        """The name of a sector or box on the map."""
        number = self._place(place)
        return SECTOR_NAMES[number] if number < N_SECTORS else BOX_CODES[number - N_SECTORS].replace("-", " ")

    def terrain(self, sector: str) -> str:
        """``clear``, ``ridge``, ``hill`` or ``town``."""
        return self._b.ground.terrain[self._sector(sector)]

    def stars(self, sector: str) -> int:
        """How many stars are printed in a sector: 0, 1 or 2."""
        return self._b.ground.stars[self._sector(sector)]

    def neighbours(self, sector: str) -> list[str]:
        """Sectors across a border (GB-3.2)."""
        return [PLACES[near] for near in self._b.ground.neighbours[self._sector(sector)]]

    def touching(self, sector: str) -> list[str]:
        """Sectors across a border or a vertex: adjacent for artillery (GB-3.3)."""
        return [PLACES[near] for near in self._b.ground.map.touching[self._sector(sector)]]

    def road(self, sector: str, other: str) -> bool:
        """Does a road cross the border between two sectors (GB-12.6)?"""
        return self._b.ground.road[self._sector(sector)][self._sector(other)]

    def separation(self, sector: str, other: str) -> int:
        """Fire distance: the least number of steps over borders and vertices (GB-22.6)."""
        return self._b.ground.map.distance[self._sector(sector)][self._sector(other)]

    def marches(self, sector: str, other: str) -> int:
        """The least number of borders to cross between two sectors."""
        return self._b.ground.map.marches[self._sector(sector)][self._sector(other)]

    def range(self, sector: str) -> int:
        """How far artillery in a sector fires (GB-22.3 to GB-22.5)."""
        return self._b.ground.gun_range[self._sector(sector)]

    def field_of_fire(self, sector: str) -> list[str]:
        """The sectors artillery in a sector could fire at, whoever is there (GB-22.6 to GB-22.11)."""
        return [PLACES[target] for target in self._b.ground.sight[self._sector(sector)]]

    def sees(self, sector: str, target: str) -> bool:
        """Could artillery in the first sector fire at the second?"""
        return self._sector(target) in self._b.ground.sight[self._sector(sector)]

    # ---- what stands here ----------------------------------------------------------------------------------

    def pieces(self, place: str) -> list[str]:
        """The pieces of both sides in a sector or box, in alphabetical order."""
        number = self._place(place)
        return sorted(PIECES[p] for side in (CSA, UNION) for p in members(side, self._b.mask(side, number)))

    def kinds(self, place: str) -> list[str]:
        """The kinds of the pieces there (``CR``, ``UA``), in alphabetical order."""
        return sorted(KINDS[KIND[PIECE[name]]] for name in self.pieces(place))

    def cubes(self, place: str) -> dict[str, int]:
        """The pool of damage cubes by colour; cubes assigned to pieces are not in it (``load``)."""
        base = self._place(place) * 6
        return {COLOURS[c]: self._b.cubes[base + c] for c in range(len(COLOURS)) if self._b.cubes[base + c]}

    def sticks(self, sector: str) -> list[str]:
        """For each stick in a sector what lies beyond its border."""
        start = 2 * self._sector(sector)
        return [PLACES[border] for border in self._b.sticks[start : start + 2] if border != NO_STICK]

    def entrenched(self, sector: str) -> str | None:
        """The border that has both sticks, if there is one (GB-21.5, GB-21.7)."""
        border = entrenched_border(self._b, self._sector(sector))
        return None if border == NO_STICK else PLACES[border]

    def disrupted(self, sector: str) -> bool:
        """Is there a disruption marker?"""
        return bool(self._b.disrupted & BIT[self._sector(sector)])

    def fired(self, sector: str) -> bool:
        """Is there an Artillery Fire marker?"""
        return bool(self._b.fired & BIT[self._sector(sector)])

    def block(self, place: str) -> dict[str, str | int | None] | None:
        """The command block there: ``side``, ``value`` (None: not known), ``discs``; None without one."""
        number = self._place(place)
        value = self._b.block[number]
        if not value:
            return None
        side = SIDES[self._b.block_side(number)]
        return {"side": side, "value": None if value == UNKNOWN else value, "discs": self._b.discs[number]}

    def blocks(self, side: str) -> list[str]:
        """Where a side's blocks stand."""
        return [PLACES[place] for place in self._b.blocks(self._side(side))]

    def occupied(self, side: str) -> list[str]:
        """The sectors a side controls: at least one of its pieces is there (GB-1.4)."""
        return [PLACES[s] for s in range(N_SECTORS) if self._b.mask(self._side(side), s)]

    def contested(self) -> list[str]:
        """Sectors where a combat is being or still to be fought."""
        return [PLACES[sector] for sector in places_in(self._b.contested)]

    # ---- pieces by name ------------------------------------------------------------------------------------

    def roster(self) -> list[str]:
        """The codes of all pieces of the game, wherever they are (GB-2.1)."""
        return list(PIECES)

    def piece(self, name: str) -> dict[str, str | int | bool | None]:
        """``name``, ``kind``, ``side``, ``formation``, ``where``, ``damaged``, ``load`` and, for an attacker, the place
        it came from as ``origin``."""
        number = self._piece(name)
        origin = self._b.origin[number]
        return {
            "name": PIECES[number],
            "kind": KINDS[KIND[number]],
            "side": SIDES[SIDE[number]],
            "formation": NAMES[number],
            "where": self.where(name),
            "damaged": self.damaged(name),
            "load": self.load(name),
            "origin": None if origin == NOWHERE else PLACES[origin],
        }

    def where(self, piece: str) -> str:
        """The place of a piece; ``lost`` if it is out of the game, ``sheet`` if it has not arrived."""
        place = self._b.place[self._piece(piece)]
        return LOST_PLACE if place == LOST else SHEET_PLACE if place == SHEET else PLACES[place]

    def load(self, piece: str) -> int:
        """Cubes assigned to a piece: while it moves, and in combat (GB-14.7)."""
        return self._b.load[self._piece(piece)]

    def damaged(self, piece: str) -> bool:
        """Does this artillery piece lie on its side (GB-2.10)?"""
        number = self._piece(piece)
        return bool(self._b.damaged[SIDE[number]] & MASK[number])

    def reach(self, piece: str) -> dict[str, int]:
        """Where a piece could go if a Move order to its sector were given now, with the number of borders crossed; out
        of its box, where a box move would bring it (GB-6.4, GB-12)."""
        number = self._piece(piece)
        side, place = SIDE[number], self._b.place[number]
        if place in self._b.ground.box_sector:
            entering = any(a_of(code) == number for code in enter_options(self._b, side))
            return {PLACES[self._b.ground.box_sector[place]]: 1} if entering else {}
        if place >= N_SECTORS or self._b.mask(1 - side, place):
            return {}
        found: dict[str, int] = {}
        for code in Move(side, place, ONLY).moves(self._b):
            if a_of(code) == number:
                goal, cost = (c_of(code), 2) if verb_in(code, RIDE) else (b_of(code), 1)
                found[PLACES[goal]] = min(cost, found.get(PLACES[goal], cost))
        return found

    def targets(self, piece: str) -> dict[str, list[str]]:
        """What an artillery piece could be aimed at: for each sector ``troops``, ``artillery`` or both (GB-22.12)."""
        number = self._piece(piece)
        found: dict[str, list[str]] = {}
        if self._b.place[number] < N_SECTORS and MASK[number] & GUNS[SIDE[number]]:
            for target, aim in targets(self._b, SIDE[number], self._b.place[number]):
                found.setdefault(PLACES[target], []).append("artillery" if aim == AT_GUNS else "troops")
        return found

    def retreats(self, piece: str) -> list[list[str]]:
        """The ways a piece could retreat now: a sector, or the sector passed and the last one (GB-17.4 to GB-17.11)."""
        number = self._piece(piece)
        if self._b.place[number] >= N_SECTORS:
            return []
        return [
            [PLACES[to]] if via < 0 else [PLACES[via], PLACES[to]]
            for via, to in ways_of(self._b, number, attackers_from(self._b))
        ]

    # ---- command -------------------------------------------------------------------------------------------

    def commands(self, place: str) -> list[str]:
        """The sectors that a disc in a place can order (GB-11.3, GB-11.12)."""
        return [PLACES[sector] for sector in self._b.ground.order_reach[self._place(place)]]

    def commanded_by(self, sector: str, side: str) -> list[str]:
        """Where a side has blocks that can order a sector, and make it fit to retreat into (GB-11.3, GB-17.4)."""
        near = self._b.ground.support_mask[self._sector(sector)]
        return [PLACES[p] for p in places_in(self._b.posted[self._side(side)] & near)]

    def hand(self, side: str) -> list[int]:
        """Values of the available blocks; those not known are left out (``hand_size``)."""
        return self._values(self._b.hand, self._side(side))

    def aside(self, side: str) -> list[int]:
        """Values of the set-aside blocks; those not known are left out."""
        return self._values(self._b.aside, self._side(side))

    def hand_size(self, side: str) -> int:
        """How many blocks are available."""
        base = self._side(side) * 6
        return sum(self._b.hand[base : base + 6])

    def _values(self, counts: list[int], side: int) -> list[int]:
        return [value for value in range(2, 6) for _ in range(counts[side * 6 + value])]

    # ---- supplies ------------------------------------------------------------------------------------------

    def supply(self, colour: str) -> int:
        """Damage cubes of a colour that are left; negative while one is owed (GB-2.5)."""
        if colour.casefold() not in COLOURS:
            raise BadInput(f"'{colour}' is no colour; colours are {', '.join(COLOURS)}")
        return self._b.supply[COLOURS.index(colour.casefold())]

    def remaining(self) -> dict[str, int]:
        """Sticks, disruption markers and Artillery Fire markers that are left."""
        return {
            "sticks": self._b.sticks_left,
            "disruption": DISRUPTION_MARKERS - self._b.disrupted.bit_count(),
            "fire": FIRE_MARKERS - self._b.fired.bit_count(),
        }

    def discs(self) -> dict[str, int]:
        """The available-orders boxes: ``single`` and ``double`` (CSA), ``orders`` and ``forced`` (Union)."""
        b = self._b
        return {"single": b.single, "double": b.double, "orders": b.orders, "forced": b.forced}

    def reserve(self, side: str) -> int:
        """Order discs neither in a box nor on the map."""
        return self._b.reserve[self._side(side)]

    # ---- time and victory ----------------------------------------------------------------------------------

    def time(self) -> dict[str, int | str]:
        """``day``, ``period``, the ``last_day`` of the game, and ``stall``: turns in a row without a disc (GB-8.4)."""
        b = self._b
        return {"day": b.day, "period": PERIODS[b.period], "last_day": b.last_day, "stall": b.stall}

    def goals(self) -> list[str]:
        """The victory sectors of this game (GB-25.1)."""
        return [PLACES[sector] for sector in places_in(self._b.goals)]

    def goals_held(self) -> list[str]:
        """Those of them that the CSA controls."""
        return [PLACES[sector] for sector in stars_held(self._b)]

    def winner(self) -> str | None:
        """The side that has won; None while the game lasts."""
        return None if self._b.winner == NOBODY else SIDES[self._b.winner]

    # ---- names ---------------------------------------------------------------------------------------------

    def _place(self, name: str) -> int:
        return self._there(_number(_PLACE, name, "sector or entry box"))

    def _sector(self, name: str) -> int:
        return self._there(_number(_SECTOR, name, "sector"))

    def _there(self, place: int) -> int:
        if not self._b.ground.there & BIT[place]:
            raise BadInput(f"{PLACES[place]} is not on the map of this position")
        return place

    def _piece(self, name: str) -> int:
        return _number(_PIECE, name, "piece")

    def _side(self, name: str) -> int:
        return _number(_SIDE, name, "side")
