"""The Game object: scenarios, positions, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from longroll.games.guns.board import GROUND
from longroll.games.guns.components import (
    ARMIES,
    BIDDING,
    CSA,
    EXTENDED,
    HISTORICAL,
    HISTORICAL_POSTS,
    NEW_GAMES,
    OBSTRUCTED,
    SCENARIOS,
    TEAM,
    USA,
)
from longroll.games.guns.data.materials import DATA, SYMBOLS, WORDS
from longroll.games.guns.doctrine import DOCTRINE, standing
from longroll.games.guns.hiding import seen_by
from longroll.games.guns.knowledge import Sighting, guess, intelligence, knowledge
from longroll.games.guns.position import read_partial, read_position, schema, write_position
from longroll.games.guns.questions import Questions
from longroll.games.guns.rules.modifiers import HANDICAPS
from longroll.games.guns.rules.setup import new_battle
from longroll.games.guns.state import Battle
from longroll.games.guns.table import beliefs, drawing, forecast, hand, map_picture, report
from longroll.games.guns.table.ending import ENDINGS
from longroll.games.guns.table.explain import EXPLAINER
from longroll.games.guns.table.inspection import inspect
from longroll.games.guns.table.lessons import FIRST_LESSON
from longroll.games.guns.table.log import NARRATOR
from longroll.games.guns.table.plans import CLAUSES, plan_way, tell_plan
from longroll.games.guns.table.second_lesson import SECOND_LESSON
from longroll.games.guns.table.speech import SIDE_CLASS, speech
from longroll.games.guns.table.staging import GunsStager
from longroll.kit.game import Doctrine, Options, Scenario, Size, StandingOrder, View
from longroll.kit.handicap import HANDICAP, handicaps, read_handicap
from longroll.kit.lessons import Lesson
from longroll.kit.materials import load
from longroll.kit.package import Package
from longroll.kit.planning import Plan
from longroll.kit.scene import Board, Holding, Inspection, Odds, Side
from longroll.kit.state import State
from longroll.kit.terms import Decision

CHOICES: dict[str, list[str]] = {
    "obstructed": ["no", "yes"],
    "extended-bombardment": ["no", "yes"],
    "teams": ["none", "both", "USA", "CSA"],
}
"""Options of every scenario (D32); the first value is the default."""
WHOLE_GAME: dict[str, list[str]] = {**CHOICES, "bidding": ["no", "yes"]}
TRIES = 2000
"""Samples drawn before it is clear that something is wrong."""


def _scenarios() -> dict[str, Scenario]:
    offered = {"three-days": WHOLE_GAME, "historical": {**WHOLE_GAME, "deployment": ["historical", "free"]}}
    levels = {HANDICAP: handicaps(ARMIES, HANDICAPS)}
    return {
        name: Scenario(
            name,
            f"scenario-{name}",
            f"history-{name}",
            f"subtitle-{name}",
            {**offered.get(name, CHOICES), **levels},
        )
        for name in SCENARIOS
    }


class Guns(Package[Battle]):
    """One instance: ``GUNS``."""

    name = "guns"
    title = "The Guns of Gettysburg"
    designer = "Bowen Simmons"
    seats: tuple[str, ...] = ARMIES
    rules_version = "1"
    lessons: Mapping[str, Lesson] = {lesson.name: lesson for lesson in (FIRST_LESSON, SECOND_LESSON)}
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
    standing: Mapping[str, StandingOrder] = standing.ORDERS
    plan_clauses: Mapping[str, str] = CLAUSES
    sides: Mapping[str, Side] = {
        seat: side for army, side in zip(ARMIES, SIDE_CLASS, strict=True) for seat in (army, f"{army}-C", f"{army}-S")
    }

    def __init__(self) -> None:
        super().__init__()
        self.scenarios: Mapping[str, Scenario] = MappingProxyType(_scenarios())
        self.doctrine: Doctrine = DOCTRINE

    def new(self, scenario: str = "", options: Options | None = None) -> Battle:
        name = self.scenario_named(scenario).name
        rules = self.rules_of(name, options)
        if name in NEW_GAMES:
            b = new_battle(GROUND, rules)
        else:
            b = read_partial(load(DATA / "scenarios" / f"{name}.json", dict[str, Any]))
            b.rules |= rules
        b.scenario = name
        b.handicap = read_handicap(self.chosen(name, options)[HANDICAP], ARMIES, HANDICAPS)
        b.settle()
        return b

    def size(self, scenario: str) -> Size:
        """Hours of daylight (a turn has one or more, GG-7); blocks on the map, and those that march up (GG-8)."""
        b = self.new(scenario)
        ask = self.ask(b)
        places = {
            army: [str(block["place"]) for command in ask.commands(army) for block in ask.blocks(command)]
            for army in ARMIES
        }
        return Size(
            self.endings.turns_left(b),
            {army: ask.in_play(army) for army in ARMIES},
            {army: found.count("coming") for army, found in places.items()},
        )

    def rules_of(self, scenario: str, options: Options | None) -> int:
        """The options of a table as bits; BadInput names a wrong one."""
        chosen = self.chosen(scenario, options)
        rules = OBSTRUCTED if chosen["obstructed"] == "yes" else 0
        rules |= EXTENDED if chosen["extended-bombardment"] == "yes" else 0
        rules |= BIDDING if chosen.get("bidding") == "yes" else 0
        rules |= TEAM[USA] if chosen["teams"] in ("both", "USA") else 0
        rules |= TEAM[CSA] if chosen["teams"] in ("both", "CSA") else 0
        if scenario == "historical":
            rules |= HISTORICAL
            rules |= HISTORICAL_POSTS if chosen["deployment"] == "historical" else 0
        return rules

    def position(self, spec: Mapping[str, Any]) -> Battle:
        return read_position(spec)

    def redacted(self, b: Battle, seat: str | None) -> Battle:
        return seen_by(b, seat)

    def written(self, b: Battle) -> dict[str, Any]:
        return write_position(b)

    def staging(self) -> GunsStager:
        return GunsStager(Battle, NARRATOR)

    def schema(self) -> dict[str, Any]:
        return schema()

    def sample(self, view: View, rng: Random) -> Battle:
        return self.world(read_partial(view.position), view.seat, view.decision, rng)

    def imagine(self, known: State, seat: str | None, rng: Random) -> Battle:
        return self.world(self.battle(known, seat), seat, known.decision, rng)

    def world(self, redacted: Battle, seat: str | None, asked: Decision | None, rng: Random) -> Battle:
        """A position in which the same is asked."""
        for _ in range(TRIES):
            world = redacted.copy()
            guess(world, seat, rng)
            if not all(frame.fits(world) for frame in world.frames):
                continue
            world.advance()
            world.listed = [] if world.over else None
            if (world.codes or world.over) and world.decision == asked:
                return world
        raise AssertionError("no position fits the view")

    def own_board(self, state: State, language: str) -> Board | None:
        ground = self.battle(state).ground
        return None if ground is GROUND else drawing.board_of(ground, language)

    def knowledge(self, state: State, seat: str | None) -> Mapping[str, frozenset[int]]:
        return knowledge(self.battle(state, seat), seat)

    def intelligence(self, state: State, seat: str | None) -> list[Sighting]:
        """What a seat knows of every stack whose faces it does not see."""
        return intelligence(self.battle(state, seat), seat)

    def ask(self, state: State) -> Questions:
        """Questions to a position, answered in plain words and numbers."""
        return Questions(self.battle(state))

    def ordered(self, b: Battle, name: str, order: str) -> int:
        return standing.answer(b, name, order)

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return inspect(self.battle(state, seat), seat, key, language)

    def graspable(self, state: State, seat: str) -> list[str]:
        b = self.shown_to(state, seat)
        return hand.graspable(b) if state.seat == seat else []

    def in_hand(self, state: State, seat: str, keys: Sequence[str], language: str) -> Holding | None:
        b = self.shown_to(state, seat)
        return hand.in_hand(b, keys, speech(language, b.ground)) if state.seat == seat else None

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return forecast.odds_panel(self.battle(state, seat), seat, action, language)

    def tell_plan(self, plan: Plan, language: str = "en", scenario: str = "") -> str:
        return tell_plan(plan, language, scenario)

    def plan_way(self, plan: Plan, scenario: str = "") -> list[str]:
        return plan_way(plan)

    def unseen(self, state: State, seat: str) -> dict[str, str]:
        return beliefs.unseen(self.battle(state, seat), seat)

    def tell_unseen(self, what: str, language: str = "en", scenario: str = "") -> str:
        return beliefs.tell_unseen(what, language)


GUNS = Guns()

__all__ = ["GUNS", "Guns"]
