"""A table for tests: a position, actions in notation, and questions about what is where."""

from __future__ import annotations

from typing import Any

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.questions import Questions
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

    # ---- what is where: the questions everybody may ask ------------------------------------------------------

    @property
    def ask(self) -> Questions:
        return GETTYSBURG.ask(self.state)

    def pieces(self, place: str) -> list[str]:
        return self.ask.pieces(place)

    def kinds(self, place: str) -> list[str]:
        return self.ask.kinds(place)

    def where(self, piece: str) -> str:
        return self.ask.where(piece)

    def cubes(self, place: str) -> dict[str, int]:
        return self.ask.cubes(place)

    def load(self, piece: str) -> int:
        return self.ask.load(piece)

    def supply(self, colour: str) -> int:
        return self.ask.supply(colour)

    def sticks(self, sector: str) -> list[str]:
        return self.ask.sticks(sector)

    def disrupted(self, sector: str) -> bool:
        return self.ask.disrupted(sector)

    def fired(self, sector: str) -> bool:
        return self.ask.fired(sector)

    def damaged(self, gun: str) -> bool:
        return self.ask.damaged(gun)

    def block(self, place: str) -> tuple[str, int, int] | None:
        """(side, value, discs) of the block in a place."""
        found = self.ask.block(place)
        return None if found is None else (str(found["side"]), int(found["value"] or 0), int(found["discs"] or 0))

    def hand(self, side: str) -> list[int]:
        return self.ask.hand(side)

    def aside(self, side: str) -> list[int]:
        return self.ask.aside(side)

    def reserve(self, side: str) -> int:
        return self.ask.reserve(side)

    def occupied(self, side: str) -> list[str]:
        return self.ask.occupied(side)

    def told(self, kind: str) -> list[Event]:
        """Events of a kind so far."""
        return [event for event in self.events if event.kind == kind]


def block(side: str, value: int, discs: int = 0) -> dict[str, Any]:
    """A command block for a position."""
    return {"side": side, "value": value, "discs": discs}


def sector(*pieces: str, **more: Any) -> dict[str, Any]:
    """A place for a position: its pieces, then cubes=…, sticks=…, block=… and so on."""
    return {"pieces": list(pieces), **more}
