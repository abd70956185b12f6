"""Questions every player asks of a position, with plain answers."""

from __future__ import annotations

from longroll.kit.positions import look_up
from longroll.kit.state import NOBODY
from picket.lexicon import POST, SEAT, SEATS
from picket.state import Line


class Questions:
    """BadInput names a post or a seat that does not exist."""

    def __init__(self, b: Line) -> None:
        self.b = b

    def holder(self, post: str) -> str | None:
        """Who stands at a post."""
        side = self.b.holder[look_up(POST, post, "post")]
        return None if side == NOBODY else SEATS[side]

    def reserve(self, seat: str) -> int:
        """Pickets a side has not sent yet."""
        return self.b.reserve[look_up(SEAT, seat, "seat")]
