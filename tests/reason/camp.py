"""A pick-up battle while it is set up (MR-27), played by its notation."""

from __future__ import annotations

from longroll.games.reason import REASON
from longroll.games.reason.questions import Questions
from longroll.games.reason.state import Battle
from tests.playing import Play

SMALL = ("rate poor", "raise RI 6 plain", "raise RI 6 plain", "done")
"""An army of two units."""


class Camp(Play[Battle]):
    """A battle of which no more is agreed than its table and season."""

    def __init__(self, table: str = "open", season: str = "summer") -> None:
        super().__init__(REASON.new("pick-up", {"table": table, "season": season}))

    @property
    def ask(self) -> Questions:
        """What every player may ask."""
        return REASON.ask(self.state)

    def persons(self) -> Camp:
        """Dice of four for every sub-commander: nothing special."""
        return self.dice(*[4, 4, 4, 4] * len(self.ask.forces()))

    @property
    def subject(self) -> dict[str, str | int]:
        """What the pending decision is about."""
        decision = self.state.decision
        assert decision is not None
        return decision.prompt.args

    def sizes(self, side: str = "first") -> list[int]:
        """How many units each Force of a side has."""
        return [len(units) for units in self.ask.army_list(side)["forces"].values()]


def deploying(*, first: tuple[str, ...] = SMALL, second: tuple[str, ...] = SMALL, table: str = "open") -> Camp:
    """The moment when the first side, outscouted, deploys in the south."""
    return Camp(table).do(*first, *second).persons().dice(1, 6).dice(6, 6).dice(1)
