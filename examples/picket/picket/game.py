"""The Game object."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from longroll.kit.game import Doctrine, Options, Scenario
from longroll.kit.lessons import Lesson
from longroll.kit.package import OpenPackage
from longroll.kit.scene import Inspection, Odds, Side
from longroll.kit.state import State
from picket.doctrine import DOCTRINE
from picket.lexicon import SEATS
from picket.position import Position, read_position, write_position
from picket.questions import Questions
from picket.state import Line
from picket.table import drawing, report
from picket.table.asking import inspect, odds
from picket.table.drawing import SYMBOLS
from picket.table.explain import EXPLAINER
from picket.table.log import NARRATOR
from picket.table.speech import SIDES, WORDS


class Picket(OpenPackage[Line]):
    """One instance: ``PICKET``."""

    name = "picket"
    title = "Picket"
    designer = "Long Roll"
    rules_version = "1"
    seats: tuple[str, ...] = SEATS
    sides: Mapping[str, Side] = SIDES
    scenarios: Mapping[str, Scenario] = MappingProxyType(
        {"morning": Scenario("morning", "scenario-morning", "history-morning")}
    )
    lessons: Mapping[str, Lesson] = {}
    doctrine: Doctrine = DOCTRINE
    words = WORDS
    symbols = SYMBOLS
    states = Line
    drawing = drawing
    pictures = drawing
    reporting = report
    explainer = EXPLAINER
    narrator = NARRATOR

    def new(self, scenario: str = "", options: Options | None = None) -> Line:
        self.chosen(scenario, options)
        b = read_position({})
        b.scenario = self.scenario_named(scenario).name
        return b

    def position(self, spec: Mapping[str, Any]) -> Line:
        return read_position(spec)

    def written(self, b: Line) -> dict[str, Any]:
        return write_position(b)

    def schema(self) -> dict[str, Any]:
        return msgspec.json.schema(Position)

    def ask(self, state: State) -> Questions:
        return Questions(self.battle(state))

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return inspect(self.shown_to(state, seat), key, language)

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return odds(self.shown_to(state, seat), seat, action, language)


PICKET = Picket()
