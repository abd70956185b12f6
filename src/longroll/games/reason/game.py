"""The Game object: scenarios, positions, views."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from longroll.games.reason.components import SEATS
from longroll.games.reason.data.materials import SYMBOLS, WORDS, MusterData
from longroll.games.reason.doctrine import DOCTRINE, standing
from longroll.games.reason.position import read_position, schema, write_position
from longroll.games.reason.questions import Questions
from longroll.games.reason.rules.armies import PICK_UP
from longroll.games.reason.rules.setup import OFFERED, TABLES, new_battle, pick_up
from longroll.games.reason.rules.victory import HANDICAPS
from longroll.games.reason.state import Battle
from longroll.games.reason.table import drawing, forecast, map_picture, report
from longroll.games.reason.table import pose as hand
from longroll.games.reason.table.ending import ENDINGS
from longroll.games.reason.table.explain import EXPLAINER
from longroll.games.reason.table.inspection import inspect
from longroll.games.reason.table.lessons import FIRST_LESSON
from longroll.games.reason.table.log import NARRATOR
from longroll.games.reason.table.plans import CLAUSES, tell_plan
from longroll.games.reason.table.second_lesson import SECOND_LESSON
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.stage import Staging
from longroll.games.reason.table.survey import map_of
from longroll.kit.game import Doctrine, Options, Scenario, Size, StandingOrder
from longroll.kit.handicap import HANDICAP, handicaps, read_handicap
from longroll.kit.lessons import Lesson
from longroll.kit.package import OpenPackage
from longroll.kit.planning import Plan
from longroll.kit.scene import Board, Inspection, Odds, Pose, PoseAsk, Side
from longroll.kit.state import State
from longroll.kit.typed import convert

OPTIONS: dict[str, dict[str, list[str]]] = {
    PICK_UP: {"table": list(TABLES), "season": ["summer", "spring", "autumn", "winter"]}
}
"""By scenario: what may be agreed before the battle (MR-27.6); the first value is the usual one."""


def agreed(options: Mapping[str, str]) -> MusterData:
    """A pick-up battle of which no more is settled than its table and season."""
    return convert({"table": TABLES[options["table"]], "season": options["season"]}, MusterData)


class Reason(OpenPackage[Battle]):
    """One instance: ``REASON``."""

    name = "reason"
    title = "Might & Reason"
    designer = "Sam Mustafa"
    seats: tuple[str, ...] = SEATS
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
    sides: Mapping[str, Side] = dict(zip(SEATS, SIDE_CLASS, strict=True))
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
                    {**OPTIONS.get(name, {}), HANDICAP: handicaps(SEATS, HANDICAPS)},
                )
                for name in OFFERED
            }
        )
        self.doctrine: Doctrine = DOCTRINE

    def staging(self) -> Staging:
        return Staging(self.states, self.narrator)

    def ordered(self, b: Battle, name: str, order: str) -> int:
        return standing.answer(b, name, order)

    def new(self, scenario: str = "", options: Options | None = None) -> Battle:
        name = self.scenario_named(scenario).name
        chosen = self.chosen(name, options)
        b = pick_up(agreed(chosen)) if name == PICK_UP else new_battle(name)
        b.handicap = read_handicap(chosen[HANDICAP], SEATS, HANDICAPS)
        b.settle()
        return b

    def size(self, scenario: str) -> Size:
        """Turns up to the Basic Length, after which the day may end (MR-24.9); units on the table, and those still to
        come."""
        b = self.new(scenario)
        ask = self.ask(b)
        return Size(
            self.endings.turns_left(b),
            {seat: len(ask.units(seat)) for seat in SEATS},
            {seat: len(ask.waiting(seat)) for seat in SEATS},
        )

    def position(self, spec: Mapping[str, Any]) -> Battle:
        return read_position(spec)

    def written(self, b: Battle) -> dict[str, Any]:
        return write_position(b)

    def schema(self) -> dict[str, Any]:
        return schema()

    def ask(self, state: State) -> Questions:
        """Questions every player asks, with plain answers: what stands here, how far, who reaches whom."""
        return Questions(self.battle(state))

    def board(self, language: str, scenario: str = "") -> Board:
        """Each battle has its own table."""
        return drawing.board(language, self.scenario_named(scenario).name)

    def own_board(self, state: State, language: str) -> Board | None:
        data = self.battle(state).roster.data
        return None if map_of(data) else drawing.board_of(data, language)

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return inspect(self.shown_to(state, seat), key, language)

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return forecast.odds_panel(self.shown_to(state, seat), seat, action, language)

    def tell_plan(self, plan: Plan, language: str = "en", scenario: str = "") -> str:
        return tell_plan(plan, language, scenario)

    def posable(self, state: State, seat: str) -> list[str]:
        b = self.battle(state, seat)
        return hand.posable(b) if b.seat == seat else []

    def pose(self, state: State, seat: str, ask: PoseAsk, language: str) -> Pose | None:
        b = self.battle(state, seat)
        return hand.pose(b, seat, ask, language) if b.seat == seat else None


REASON = Reason()

__all__ = ["REASON", "Reason"]
