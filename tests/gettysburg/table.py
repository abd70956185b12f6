"""A table for tests: a position, actions in notation, and questions about what is where."""

from __future__ import annotations

from typing import Any

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import LOST, N_SECTORS, PLACE, PLACES, SECTOR
from longroll.games.gettysburg.components import BIT, COLOURS, MASK, PIECE, PIECES, SIDE, SIDES
from longroll.games.gettysburg.state import NO_STICK
from longroll.kit import CHANCE_SEAT, Event, Refusal


class Table:
    """Play a position by its notation.

    >>> table = Table({"places": {"WRN": {"pieces": ["CR1"], "block": {"side": "CSA", "value": 3}}}})
    >>> table.do("disc WRN", "move CR1 OKH", "done")
    """

    def __init__(self, position: dict[str, Any] | None = None, scenario: str = "three-days") -> None:
        self.state = GETTYSBURG.new(scenario) if position is None else GETTYSBURG.position(position)
        self.events: list[Event] = []

    def do(self, *actions: str) -> Table:
        """Take actions in order; every one must be legal."""
        for action in actions:
            self.events += self.state.apply(action)
        return self

    def dice(self, *faces: int) -> Table:
        """Answer chance with these faces."""
        for face in faces:
            assert self.seat == CHANCE_SEAT, f"no die to roll: {self.state.decision} {self.options()}"
            self.do(f"die {face}")
        return self

    @property
    def seat(self) -> str | None:
        return self.state.seat

    @property
    def kind(self) -> str:
        decision = self.state.decision
        return decision.kind if decision is not None else ""

    def options(self, verb: str = "") -> list[str]:
        """Legal actions as text, those of one verb if named."""
        return [str(o) for o in self.state.options() if not verb or o.action.verb == verb]

    def legal(self, action: str) -> bool:
        return self.state.check(action) is None

    def refused(self, action: str) -> str:
        """The clause against an action; fails if it is legal."""
        refusal = self.state.check(action)
        assert isinstance(refusal, Refusal), f"{action} is legal"
        return refusal.clause

    # ---- what is where -----------------------------------------------------------------------------------

    def pieces(self, place: str) -> list[str]:
        """Names of the pieces in a place, sorted."""
        number = PLACE[place.replace(" ", "-")]
        return sorted(PIECES[p] for p in range(len(PIECES)) if self.state.place[p] == number)

    def kinds(self, place: str) -> list[str]:
        """Kinds of the pieces in a place, sorted."""
        return sorted(name[:2] for name in self.pieces(place))

    def where(self, piece: str) -> str:
        """The place of a piece; "lost" if it is out of the game, "sheet" if it has not arrived."""
        place = self.state.place[PIECE[piece]]
        return "lost" if place == LOST else PLACES[place] if place < len(PLACES) else "sheet"

    def cubes(self, place: str) -> dict[str, int]:
        """Pool of a place by colour."""
        base = PLACE[place.replace(" ", "-")] * 6
        return {COLOURS[c]: self.state.cubes[base + c] for c in range(6) if self.state.cubes[base + c]}

    def load(self, piece: str) -> int:
        """Cubes assigned to a piece in combat."""
        return self.state.load[PIECE[piece]]

    def supply(self, colour: str) -> int:
        return self.state.supply[COLOURS.index(colour)]

    def sticks(self, sector: str) -> list[str]:
        start = 2 * SECTOR[sector]
        return [PLACES[s] for s in self.state.sticks[start : start + 2] if s != NO_STICK]

    def disrupted(self, sector: str) -> bool:
        return bool(self.state.disrupted & BIT[SECTOR[sector]])

    def fired(self, sector: str) -> bool:
        return bool(self.state.fired & BIT[SECTOR[sector]])

    def damaged(self, gun: str) -> bool:
        return bool(self.state.damaged[SIDE[PIECE[gun]]] & MASK[PIECE[gun]])

    def block(self, place: str) -> tuple[str, int, int] | None:
        """(side, value, discs) of the block in a place."""
        number = PLACE[place.replace(" ", "-")]
        if not self.state.block[number]:
            return None
        return SIDES[self.state.block_side(number)], self.state.block[number], self.state.discs[number]

    def hand(self, side: str) -> list[int]:
        base = SIDES.index(side) * 6
        return [v for v in range(2, 6) for _ in range(self.state.hand[base + v])]

    def aside(self, side: str) -> list[int]:
        base = SIDES.index(side) * 6
        return [v for v in range(2, 6) for _ in range(self.state.aside[base + v])]

    def reserve(self, side: str) -> int:
        return self.state.reserve[SIDES.index(side)]

    def occupied(self, side: str) -> list[str]:
        """Sectors that hold pieces of a side."""
        return [PLACES[s] for s in range(N_SECTORS) if self.state.mask(SIDES.index(side), s)]

    def told(self, kind: str) -> list[Event]:
        """Events of a kind so far."""
        return [event for event in self.events if event.kind == kind]


def block(side: str, value: int, discs: int = 0) -> dict[str, Any]:
    """A command block for a position."""
    return {"side": side, "value": value, "discs": discs}


def sector(*pieces: str, **more: Any) -> dict[str, Any]:
    """A place for a position: its pieces, then cubes=…, sticks=…, block=… and so on."""
    return {"pieces": list(pieces), **more}
