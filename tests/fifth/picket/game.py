"""The Game object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from longroll.kit.game import Doctrine, Options, Scenario
from longroll.kit.lessons import Lesson
from longroll.kit.package import OpenPackage
from longroll.kit.positions import look_up
from longroll.kit.scene import Inspection, Odds, Side
from longroll.kit.scripts import Scripts
from longroll.kit.state import NOBODY, State
from tests.fifth.picket import table
from tests.fifth.picket.lexicon import POSTS, SEATS
from tests.fifth.picket.position import Position, read_position, write_position
from tests.fifth.picket.state import Line, new_line

POST = {name: number for number, name in enumerate(POSTS)}
SEAT = {name: number for number, name in enumerate(SEATS)}


class Questions:
    """What every player asks of a position."""

    def __init__(self, b: Line) -> None:
        self.b = b

    def holder(self, post: str) -> str | None:
        """Who stands at a post."""
        side = self.b.holder[look_up(POST, post, "post")]
        return None if side == NOBODY else SEATS[side]

    def reserve(self, seat: str) -> int:
        """Pickets a side has not sent yet."""
        return self.b.reserve[look_up(SEAT, seat, "seat")]


class Picket(OpenPackage[Line]):
    """One instance: ``PICKET``."""

    name = "picket"
    title = "Picket"
    designer = "Long Roll"
    seats: tuple[str, ...] = SEATS
    rules_version = "1"
    words = table.WORDS
    sides: Mapping[str, Side] = table.SIDES
    symbols = table.SYMBOLS
    lessons: Mapping[str, Lesson] = {}
    doctrine: Doctrine = Scripts()
    scenarios: Mapping[str, Scenario] = {"morning": Scenario("morning", "scenario-morning", "history-morning")}
    states = Line
    drawing = table
    explaining = table
    pictures = table
    reporting = table

    def new(self, scenario: str = "", options: Options | None = None) -> Line:
        self.chosen(scenario, options or {})
        return new_line()

    def position(self, spec: Mapping[str, Any]) -> Line:
        return read_position(spec)

    def schema(self) -> dict[str, Any]:
        return msgspec.json.schema(Position)

    def written(self, b: Line) -> dict[str, Any]:
        return write_position(b)

    def ask(self, state: State) -> Questions:
        return Questions(self.own(state))

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return None

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return None


PICKET = Picket()
