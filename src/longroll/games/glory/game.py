"""The Game object: scenarios, positions, views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longroll.games.glory.components import SIDES
from longroll.games.glory.data.materials import SYMBOLS, WORDS
from longroll.games.glory.doctrine import DOCTRINE, standing
from longroll.games.glory.position import read_position, schema, write_position
from longroll.games.glory.questions import Questions
from longroll.games.glory.rules.setup import SCENARIOS, new_battle, options_of
from longroll.games.glory.state import Battle
from longroll.games.glory.table import drawing, explain, forecast, map_picture, report
from longroll.games.glory.table.lessons import LESSONS
from longroll.games.glory.table.speech import SIDE_CLASS
from longroll.kit.game import Options, Scenario, StandingOrder
from longroll.kit.lessons import Lesson
from longroll.kit.package import OpenPackage
from longroll.kit.scene import Board, Inspection, Odds, Side
from longroll.kit.state import NOBODY, State
from longroll.kit.terms import Option


class Glory(OpenPackage[Battle]):
    """One instance: ``GLORY``."""

    name = "glory"
    title = "Glory"
    designer = "Richard Berg"
    seats = SIDES
    rules_version = "1"
    words = WORDS
    symbols = SYMBOLS
    maps = map_picture.PICTURES
    states = Battle
    drawing = drawing
    explaining = explain
    pictures = map_picture
    reporting = report
    sides: Mapping[str, Side] = dict(zip(SIDES, SIDE_CLASS, strict=True))
    lessons: Mapping[str, Lesson] = LESSONS
    standing: Mapping[str, StandingOrder] = standing.ORDERS

    def __init__(self) -> None:
        self.scenarios: Mapping[str, Scenario] = {
            name: Scenario(
                name, f"scenario-{name}", f"history-{name}", {option: ["no", "yes"] for option in options_of(name)}
            )
            for name in SCENARIOS
        }
        self.doctrine = DOCTRINE

    def new(self, scenario: str = "", options: Options | None = None) -> Battle:
        name = self.scenario_named(scenario).name
        chosen = self.chosen(name, options or {})
        b = new_battle(name, tuple(option for option, value in chosen.items() if value == "yes"))
        b.settle()
        return b

    def position(self, spec: Mapping[str, Any]) -> Battle:
        return read_position(spec)

    def written(self, b: Battle) -> dict[str, Any]:
        return write_position(b)

    def schema(self) -> dict[str, Any]:
        return schema()

    def ask(self, state: State) -> Questions:
        return Questions(self.own(state))

    def result(self, state: State) -> str | None:
        """The winning seat; None also for a drawn battle."""
        winner = self.own(state).winner
        return None if winner == NOBODY else SIDES[winner]

    def board(self, language: str, scenario: str = "") -> Board:
        """Each battle has its own map."""
        return drawing.board(language, self.scenario_named(scenario).name)

    def standing_answer(self, state: State, orders: Mapping[str, str]) -> Option | None:
        b = self.own(state)
        code = standing.answer(b, orders)
        return None if code is None else Option(b.write(code), b.clause_of(code))

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return explain.inspect(self.known(state, seat), key, language)

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return forecast.odds_panel(self.known(state, seat), seat, action, language)


GLORY = Glory()

__all__ = ["GLORY", "Glory"]
