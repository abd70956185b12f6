"""The Game object: scenarios, positions, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from longroll.games.gettysburg import drawing, explain, forecast, map_picture
from longroll.games.gettysburg.components import SIDES
from longroll.games.gettysburg.doctrine import GettysburgDoctrine
from longroll.games.gettysburg.knowledge import guess, knowledge, seen_by
from longroll.games.gettysburg.lessons import LESSONS
from longroll.games.gettysburg.materials import DATA, WORDS
from longroll.games.gettysburg.position import read_partial, read_position, schema, write_position
from longroll.games.gettysburg.report import narrate, summary
from longroll.games.gettysburg.speech import SIDE_CLASS
from longroll.games.gettysburg.state import Battle
from longroll.kit.game import Options, Scenario, View
from longroll.kit.materials import load
from longroll.kit.scene import Board, Choice, Inspection, LogLine, Odds, Prompt, Scene, Why
from longroll.kit.state import NOBODY, State
from longroll.kit.terms import BadInput, Event
from longroll.kit.words import words

SCENARIOS = ("three-days", "first-day", "second-day-afternoon", "third-day")


class Gettysburg:
    """One instance: ``GETTYSBURG``."""

    name = "gettysburg"
    title = "Gettysburg"
    designer = "Martin Wallace"
    seats = SIDES
    rules_version = "1"
    words = WORDS
    sides: Mapping[str, str] = dict(zip(SIDES, SIDE_CLASS, strict=True))
    lessons = LESSONS

    def __init__(self) -> None:
        self.scenarios: Mapping[str, Scenario] = {
            name: Scenario(name, f"scenario-{name}", f"history-{name}") for name in SCENARIOS
        }
        self.doctrine = GettysburgDoctrine(self)

    def new(self, scenario: str = "", options: Options | None = None) -> Battle:
        name = scenario or SCENARIOS[0]
        if name not in self.scenarios:
            raise BadInput(f"gettysburg has no scenario '{name}'; scenarios are: {', '.join(self.scenarios)}")
        if options:
            raise BadInput(f"gettysburg has no options; got {', '.join(options)}")
        return read_position(load(DATA / "scenarios" / f"{name}.json", dict[str, Any]))

    def position(self, spec: Mapping[str, Any]) -> Battle:
        return read_position(spec)

    def to_json(self, state: State) -> dict[str, Any]:
        return write_position(battle(state))

    def schema(self) -> dict[str, Any]:
        return schema()

    def view(self, state: State, seat: str | None) -> View:
        b = battle(state)
        if seat is not None and seat not in SIDES:
            raise BadInput(f"gettysburg has no seat '{seat}'; seats are {', '.join(SIDES)}")
        seen = seen_by(b, seat)
        options = tuple(b.options()) if seat is not None and b.seat == seat else ()
        return View(self.name, seat, write_position(seen), b.decision, options)

    def sample(self, view: View, rng: Random) -> Battle:
        seen = read_partial(view.position)
        while True:
            world = seen.copy()
            guess(world, rng)
            world.settle()
            if world.decision == view.decision:
                return world

    def knowledge(self, state: State, seat: str | None) -> Mapping[str, frozenset[int]]:
        return knowledge(battle(state), seat)

    def result(self, state: State) -> str | None:
        winner = battle(state).winner
        return None if winner == NOBODY else SIDES[winner]

    def summary(self, state: State, seat: str | None, language: str) -> str:
        return summary(seen_by(battle(state), seat), words(WORDS, language))

    def narrate(self, events: Sequence[Event], seat: str | None, language: str) -> list[str]:
        return narrate(events, seat, words(WORDS, language))

    # ---- the table in a browser: always from the position as the seat knows it -----------------------------

    def board(self, language: str) -> Board:
        return drawing.board(language)

    def picture(self, name: str) -> str:
        if name != map_picture.MAP and name not in self.scenarios:
            raise BadInput(f"gettysburg has no picture '{name}'")
        return map_picture.picture(name)

    def scene(self, state: State, seat: str | None, language: str) -> Scene:
        return drawing.scene(seen_by(battle(state), seat), seat, language)

    def moment(self, state: State, language: str) -> str:
        return explain.moment(battle(state), language)

    def prompt(self, state: State, seat: str | None, language: str) -> Prompt | None:
        return explain.prompt(seen_by(battle(state), seat), seat, language)

    def choices(self, state: State, language: str) -> list[Choice]:
        b = battle(state)
        return explain.choices(seen_by(b, b.seat), language)

    def why(self, state: State, seat: str | None, action: str, language: str) -> Why:
        return explain.why(seen_by(battle(state), seat), seat, action, language)

    def inspect(self, state: State, seat: str | None, key: str, language: str) -> Inspection | None:
        return explain.inspect(seen_by(battle(state), seat), key, language)

    def odds(self, state: State, seat: str | None, action: str, language: str) -> Odds | None:
        return forecast.odds_panel(seen_by(battle(state), seat), seat, action, language)

    def log_lines(self, events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
        return explain.log_lines(events, seat, language)

    def weight(self, events: Sequence[Event], seat: str | None) -> int:
        return explain.weight(events, seat)


def battle(state: State) -> Battle:
    if not isinstance(state, Battle):
        raise TypeError("this is not a position of gettysburg")
    return state


GETTYSBURG = Gettysburg()

__all__ = ["GETTYSBURG", "Gettysburg"]
