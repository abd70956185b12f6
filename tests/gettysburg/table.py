"""A table for tests: a position, actions in notation, and questions about what is where."""

from __future__ import annotations

from typing import Any

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.questions import Questions
from longroll.games.gettysburg.state import Battle
from tests.playing import Play


class Table(Play[Battle]):
    """Play a position by its notation.

    >>> table = Table({"places": {"WRN": {"pieces": ["CR1"], "block": {"side": "CSA", "value": 3}}}})
    >>> table.do("disc WRN", "move CR1 OKH", "done")
    """

    def __init__(self, position: dict[str, Any] | None = None, scenario: str = "three-days") -> None:
        super().__init__(GETTYSBURG.new(scenario) if position is None else GETTYSBURG.position(position))

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

    def left(self, what: str) -> int:
        """Sticks, or markers of a kind, that are still in the supply."""
        return self.ask.remaining()[what]

    def discs(self, box: str) -> int:
        """In one of the available-orders boxes."""
        return self.ask.discs()[box]

    @property
    def period(self) -> str:
        return str(self.ask.time()["period"])

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

    def sums(self, action: str) -> dict[str, list[tuple[str, str]]]:
        """The sums behind an action's odds, by their titles: clause and value of each line."""
        odds = GETTYSBURG.odds(self.state, self.seat, action, "en")
        assert odds is not None, f"{action} has no odds"
        return {group.title: [(line.clause, line.value) for line in group.lines] for group in odds.groups}


def block(side: str, value: int, discs: int = 0) -> dict[str, Any]:
    """A command block for a position."""
    return {"side": side, "value": value, "discs": discs}


def sector(*pieces: str, **more: Any) -> dict[str, Any]:
    """A place for a position: its pieces, then cubes=…, sticks=…, block=… and so on."""
    return {"pieces": list(pieces), **more}
