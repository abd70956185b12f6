"""The Game object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec

from longroll.kit.game import Mind, Options, Scenario, View
from longroll.kit.lessons import Lesson
from longroll.kit.package import Package
from longroll.kit.scene import Inspection, Odds
from longroll.kit.state import NOBODY, State
from longroll.kit.terms import BadInput
from tests.fifth.picket import table
from tests.fifth.picket.lexicon import SEATS
from tests.fifth.picket.position import Position, read_position, write_position
from tests.fifth.picket.state import Line, new_line


class NoDoctrine:
    """No script yet: ``random`` plays every game."""

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        return {}


class Picket(Package[Line]):
    """One instance: ``PICKET``."""

    name = "picket"
    title = "Picket"
    designer = "Long Roll"
    seats = SEATS
    rules_version = "1"
    words = table.WORDS
    sides: Mapping[str, str] = table.SIDES
    lessons: Mapping[str, Lesson] = {}
    doctrine = NoDoctrine()
    scenarios: Mapping[str, Scenario] = {"morning": Scenario("morning", "scenario-morning", "history-morning")}
    states = Line
    drawing = table
    explaining = table
    pictures = table
    reporting = table

    def new(self, scenario: str = "", options: Options | None = None) -> Line:
        self.scenario_named(scenario)
        if options:
            raise BadInput("picket has no options")
        return new_line()

    def position(self, spec: Mapping[str, Any]) -> Line:
        return read_position(spec)

    def schema(self) -> dict[str, Any]:
        return msgspec.json.schema(Position)

    def written(self, b: Line) -> dict[str, Any]:
        return write_position(b)

    def seen(self, b: Line, seat: str | None) -> Line:
        return b

    def sample(self, view: View, rng: Random) -> Line:
        return read_position(view.position)

    def knowledge(self, state: State, seat: str | None) -> Mapping[str, frozenset[int]]:
        return {}

    def result(self, state: State) -> str | None:
        winner = self.own(state).winner()
        return None if winner == NOBODY else SEATS[winner]

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return None

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return None


PICKET = Picket()
