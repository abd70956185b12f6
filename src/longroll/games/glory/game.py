"""The Game object: scenarios, positions, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from longroll.games.glory.components import SIDES
from longroll.games.glory.data.materials import SYMBOLS, WORDS
from longroll.games.glory.doctrine import DOCTRINE, standing
from longroll.games.glory.position import read_position, schema, write_position
from longroll.games.glory.questions import Questions
from longroll.games.glory.rules.setup import SCENARIOS, new_battle, options_of
from longroll.games.glory.rules.victory import HANDICAPS
from longroll.games.glory.state import Battle
from longroll.games.glory.table import drawing, forecast, hand, map_picture, report
from longroll.games.glory.table.ending import ENDINGS
from longroll.games.glory.table.explain import EXPLAINER
from longroll.games.glory.table.inspection import inspect
from longroll.games.glory.table.lessons import FIRST_LESSON
from longroll.games.glory.table.log import NARRATOR
from longroll.games.glory.table.plans import CLAUSES, plan_way, tell_plan
from longroll.games.glory.table.second_lesson import SECOND_LESSON
from longroll.games.glory.table.speech import SIDE_CLASS, speech
from longroll.games.glory.table.stage import GloryStager
from longroll.kit.game import Doctrine, Options, Scenario, Size, StandingOrder
from longroll.kit.handicap import HANDICAP, handicaps, read_handicap
from longroll.kit.lessons import Lesson
from longroll.kit.package import OpenPackage
from longroll.kit.planning import Plan
from longroll.kit.scene import Board, Holding, Inspection, Odds, Side
from longroll.kit.state import State


class Glory(OpenPackage[Battle]):
    """One instance: ``GLORY``."""

    name = "glory"
    title = "Glory"
    designer = "Richard Berg"
    seats: tuple[str, ...] = SIDES
    rules_version = "1"
    words = WORDS
    symbols: Path | None = SYMBOLS
    maps = (*map_picture.PICTURES, *map_picture.OVERVIEWS)
    states = Battle
    drawing = drawing
    explainer = EXPLAINER
    pictures = map_picture
    palette = map_picture.palette_css()
    closing = ENDINGS
    reporting = report
    narrator = NARRATOR
    sides: Mapping[str, Side] = dict(zip(SIDES, SIDE_CLASS, strict=True))
    lessons: Mapping[str, Lesson] = {lesson.name: lesson for lesson in (FIRST_LESSON, SECOND_LESSON)}
    standing: Mapping[str, StandingOrder] = standing.ORDERS
    plan_clauses: Mapping[str, str] = CLAUSES

    def __init__(self) -> None:
        super().__init__()
        self.scenarios: Mapping[str, Scenario] = MappingProxyType(
            {
                name: Scenario(
                    name,
                    f"scenario-{name}",
                    f"history-{name}",
                    f"subtitle-{name}",
                    {
                        **{option: ["no", "yes"] for option in options_of(name)},
                        HANDICAP: handicaps(SIDES, HANDICAPS),
                    },
                )
                for name in SCENARIOS
            }
        )
        self.doctrine: Doctrine = DOCTRINE

    def new(self, scenario: str = "", options: Options | None = None) -> Battle:
        name = self.scenario_named(scenario).name
        chosen = self.chosen(name, options)
        b = new_battle(name, tuple(option for option, value in chosen.items() if value == "yes"))
        b.handicap = read_handicap(chosen[HANDICAP], SIDES, HANDICAPS)
        b.settle()
        return b

    def size(self, scenario: str) -> Size:
        """Turns of the scenario; units in hexes, and those that arrive (GL-12)."""
        b = self.new(scenario)
        ask = self.ask(b)
        waiting = {name for box in ask.boxes().values() for name in box}
        there = {side: [name for name in ask.units(side) if name not in waiting] for side in SIDES}
        return Size(
            self.endings.turns_left(b),
            {side: len(units) for side, units in there.items()},
            {side: len(ask.units(side)) - len(units) for side, units in there.items()},
        )

    def position(self, spec: Mapping[str, Any]) -> Battle:
        return read_position(spec)

    def written(self, b: Battle) -> dict[str, Any]:
        return write_position(b)

    def schema(self) -> dict[str, Any]:
        return schema()

    def ask(self, state: State) -> Questions:
        return Questions(self.battle(state))

    def board(self, language: str, scenario: str = "") -> Board:
        """Each battle has its own map."""
        return drawing.board(language, self.scenario_named(scenario).name)

    def staging(self) -> GloryStager:
        return GloryStager(Battle, NARRATOR)

    def own_board(self, state: State, language: str) -> Board | None:
        b = self.battle(state)
        return None if b.roster.own_map is None else drawing.own_board(b.board, language)

    def order_for(self, b: Battle) -> str:
        return standing.order_for(b)

    def ordered(self, b: Battle, name: str, order: str) -> int:
        return standing.answer(b, name, order)

    def graspable(self, state: State, seat: str) -> list[str]:
        b = self.battle(state, seat)
        return hand.graspable(b) if state.seat == seat else []

    def in_hand(self, state: State, seat: str, keys: Sequence[str], language: str) -> Holding | None:
        b = self.battle(state, seat)
        return hand.in_hand(b, keys, speech(language, b.board.name)) if state.seat == seat else None

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return inspect(self.shown_to(state, seat), key, language)

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return forecast.odds_panel(self.shown_to(state, seat), seat, action, language)

    def tell_plan(self, plan: Plan, language: str = "en", scenario: str = "") -> str:
        return tell_plan(plan, language, scenario)

    def plan_way(self, plan: Plan, scenario: str = "") -> list[str]:
        return plan_way(plan, self.scenario_named(scenario).name)


GLORY = Glory()

__all__ = ["GLORY", "Glory"]
