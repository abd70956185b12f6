"""The Game object: scenarios, positions, views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from longroll.games.gettysburg.board import PRINTED
from longroll.games.gettysburg.components import SCENARIOS, SIDES
from longroll.games.gettysburg.data.materials import DATA, SYMBOLS, WORDS
from longroll.games.gettysburg.doctrine import DOCTRINE, standing
from longroll.games.gettysburg.knowledge import guess, knowledge, seen_by
from longroll.games.gettysburg.position import read_partial, read_position, schema, write_position
from longroll.games.gettysburg.questions import LOST_PLACE, SHEET_PLACE, Questions
from longroll.games.gettysburg.rules.orders import HANDICAPS
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table import beliefs, drawing, forecast, hand, map_picture, report
from longroll.games.gettysburg.table.ending import ENDINGS
from longroll.games.gettysburg.table.explain import EXPLAINER
from longroll.games.gettysburg.table.inspection import inspect
from longroll.games.gettysburg.table.lessons import FIRST_LESSON
from longroll.games.gettysburg.table.log import NARRATOR
from longroll.games.gettysburg.table.plans import CLAUSES, plan_way, tell_plan
from longroll.games.gettysburg.table.second_lesson import SECOND_LESSON
from longroll.games.gettysburg.table.speech import SIDE_CLASS, speech
from longroll.games.gettysburg.table.staging import STAGER, Stager
from longroll.kit.game import Doctrine, Options, Scenario, Size, StandingOrder, View
from longroll.kit.handicap import HANDICAP, handicaps
from longroll.kit.lessons import Lesson
from longroll.kit.materials import load
from longroll.kit.package import Package
from longroll.kit.planning import Plan
from longroll.kit.scene import Board, Holding, Inspection, Odds, Side
from longroll.kit.state import State
from longroll.kit.terms import Decision


class Gettysburg(Package[Battle]):
    """One instance: ``GETTYSBURG``."""

    name = "gettysburg"
    title = "Gettysburg"
    designer = "Martin Wallace"
    seats: tuple[str, ...] = SIDES
    rules_version = "1"
    words = WORDS
    symbols: Path | None = SYMBOLS
    states = Battle
    drawing = drawing
    explainer = EXPLAINER
    pictures = map_picture
    maps: tuple[str, ...] = (map_picture.MAP, map_picture.OVERVIEW)
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
                    {HANDICAP: handicaps(SIDES, HANDICAPS)},
                )
                for name in SCENARIOS
            }
        )
        self.doctrine: Doctrine = DOCTRINE
        self._begun: dict[tuple[str, str], Battle] = {}
        """The first position of each scenario and handicap, read once: a new game is a copy."""

    def new(self, scenario: str = "", options: Options | None = None) -> Battle:
        name = self.scenario_named(scenario).name
        start = name, self.chosen(name, options)[HANDICAP]
        if start not in self._begun:
            spec = load(DATA / "scenarios" / f"{name}.json", dict[str, Any])
            b = read_position({**spec, HANDICAP: start[1]})
            b.scenario = name
            self._begun[start] = b
        return self._begun[start].copy()

    def size(self, scenario: str) -> Size:
        """Periods (GB-5); pieces in sectors and entry boxes, and those of the schedule (GB-8)."""
        b = self.new(scenario)
        ask = self.ask(b)
        places = [(str(ask.piece(name)["side"]), ask.where(name)) for name in ask.roster()]
        there = Counter(side for side, place in places if place not in (LOST_PLACE, SHEET_PLACE))
        coming = Counter(side for side, place in places if place == SHEET_PLACE)
        return Size(self.endings.turns_left(b), dict(there), dict(coming))

    def position(self, spec: Mapping[str, Any]) -> Battle:
        return read_position(spec)

    def staging(self) -> Stager:
        return STAGER

    def redacted(self, b: Battle, seat: str | None) -> Battle:
        return seen_by(b, seat)

    def written(self, b: Battle) -> dict[str, Any]:
        return write_position(b)

    def schema(self) -> dict[str, Any]:
        return schema()

    def sample(self, view: View, rng: Random) -> Battle:
        return self.world(read_partial(view.position), view.decision, rng)

    def imagine(self, known: State, seat: str | None, rng: Random) -> Battle:
        return self.world(self.battle(known, seat), known.decision, rng)

    def world(self, redacted: Battle, asked: Decision | None, rng: Random) -> Battle:
        """A position in which the same is asked."""
        while True:
            world = redacted.copy()
            guess(world, rng)
            world.settle()
            if world.decision == asked:
                return world

    def own_board(self, state: State, language: str) -> Board | None:
        ground = self.battle(state).ground
        return None if ground is PRINTED else drawing.board_of(ground, language)

    def ask(self, state: State) -> Questions:
        """Questions every player asks, with plain answers: what stands here, what is left, who reaches what."""
        return Questions(self.battle(state))

    def knowledge(self, state: State, seat: str | None) -> Mapping[str, frozenset[int]]:
        return knowledge(self.battle(state, seat), seat)

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return inspect(self.shown_to(state, seat), key, language)

    def ordered(self, b: Battle, name: str, order: str) -> int:
        return standing.answer(b, name, order)

    def graspable(self, state: State, seat: str) -> list[str]:
        """Pieces with which the deciding seat may begin something."""
        return hand.graspable(self.shown_to(state, seat)) if state.seat == seat else []

    def in_hand(self, state: State, seat: str, keys: Sequence[str], language: str) -> Holding | None:
        return hand.in_hand(self.shown_to(state, seat), keys, speech(language)) if state.seat == seat else None

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return forecast.odds_panel(self.shown_to(state, seat), seat, action, language)

    def tell_plan(self, plan: Plan, language: str = "en", scenario: str = "") -> str:
        return tell_plan(plan, language, scenario)

    def plan_way(self, plan: Plan, scenario: str = "") -> list[str]:
        return plan_way(plan)

    def unseen(self, state: State, seat: str) -> dict[str, str]:
        return beliefs.unseen(self.battle(state, seat), seat)

    def tell_unseen(self, what: str, language: str = "en", scenario: str = "") -> str:
        return beliefs.tell_unseen(what, language)


GETTYSBURG = Gettysburg()

__all__ = ["GETTYSBURG", "Gettysburg"]
