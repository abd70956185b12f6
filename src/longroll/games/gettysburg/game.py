"""The Game object: scenarios, positions, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from longroll.games.gettysburg.components import SIDES
from longroll.games.gettysburg.doctrine import GettysburgDoctrine
from longroll.games.gettysburg.knowledge import guess, knowledge, seen_by
from longroll.games.gettysburg.materials import DATA, WORDS, load
from longroll.games.gettysburg.position import read_partial, read_position, schema, write_position
from longroll.games.gettysburg.report import narrate, summary
from longroll.games.gettysburg.state import Battle
from longroll.kit.game import Options, Scenario, View
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
        return read_position(load(f"{name}.json", dict[str, Any], DATA / "scenarios"))

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


def battle(state: State) -> Battle:
    if not isinstance(state, Battle):
        raise TypeError("this is not a position of gettysburg")
    return state


GETTYSBURG = Gettysburg()

__all__ = ["GETTYSBURG", "Gettysburg"]
