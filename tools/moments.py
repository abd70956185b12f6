"""Moments of battles that are worth a picture: positions before a combat, and before a turn of the enemy.

They are found by letting the staff play both sides, and opened at a table as records that begin there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
from tests.browser.desk import Desk

from longroll.games import game as find_game
from longroll.kit import film
from longroll.kit.game import Game
from longroll.kit.scene import Choice
from longroll.kit.state import State
from longroll.lab.arena import ask
from longroll.minds import mind

SCENARIOS = {"gettysburg": "third-day", "guns": "third-day", "glory": "maryes-heights", "reason": "lindenau"}
COMBATS = {
    "gettysburg": {("moving", "done")},
    "guns": {("attackers", "charge")},
    "glory": {("charge-with", "close"), ("charge", "done"), ("resolve", "resolve")},
    "reason": {("path", "charge")},
}
"""Decisions and verbs of each game that begin a combat, in any order."""
ENDS = ("end", "done", "close", "wait", "keep")
"""Answers by which the turn passes on."""
OPEN = range(35, 76)
"""Chances that keep one waiting, in percent."""
BUTTONS = 9
"""Answers that all have a button of their own."""
ACTS = 3
"""Acts of the enemy that make a turn worth showing."""
LONG = 60
"""Answers of a turn that are looked at."""
TRIES = 20


class Moment(msgspec.Struct, frozen=True):
    """A position, who decides, and what he should answer."""

    game: str
    state: State
    seat: str
    choice: Choice


def played(game: Game, seed: int) -> Iterator[State]:
    """A battle of the staff against itself: every position in which somebody decides."""
    rng, staff = Random(seed), mind(game, "staff")
    state = game.new(SCENARIOS[game.name])
    while not state.over:
        if state.mover >= 0:
            yield state
            state.play(ask(game, state, staff, rng))
        else:
            state.play(rng.choices(state.codes, state.weights())[0])


def found(name: str, wanted: Callable[[Game, State], Choice | None]) -> Moment:
    """The first moment of a game with an answer that is wanted."""
    game = find_game(name)
    for seed in range(TRIES):
        for state in played(game, seed):
            choice = wanted(game, state) if len(state.codes) <= BUTTONS else None
            if choice is not None:
                assert state.seat is not None
                return Moment(name, state.copy(), state.seat, choice)
    raise LookupError(f"{TRIES} battles of {name} without such a moment")


@cache
def before_combat(name: str) -> Moment:
    """Somebody is about to fight, with an open chance and several outcomes."""

    def wanted(game: Game, state: State) -> Choice | None:
        assert state.decision is not None
        for choice in game.choices(state, "en"):
            if choice.chance and (state.decision.kind, choice.verb) in COMBATS[name]:
                odds = game.odds(state, state.seat, choice.action, "en")
                if odds is not None and odds.percent in OPEN and len(odds.bars) > 1:
                    return choice
        return None

    return found(name, wanted)


@cache
def before_enemy_turn(name: str) -> Moment:
    """Somebody ends his turn, and the other side then acts several times."""

    def wanted(game: Game, state: State) -> Choice | None:
        for choice in game.choices(state, "en"):
            if choice.verb in ENDS and not choice.chance and acts_after(game, state, choice.action) >= ACTS:
                return choice
        return None

    return found(name, wanted)


def acts_after(game: Game, before: State, action: str) -> int:
    """How many acts the film has after an answer, before its seat decides again."""
    assert before.seat is not None
    state, rng, staff = before.copy(), Random(1), mind(game, "staff")
    state.apply(action)
    seen: list[film.Moment] = []
    while not state.over and state.seat != before.seat and len(seen) < LONG:
        was, seat = state.copy(), state.seat or ""
        code = ask(game, state, staff, rng) if state.mover >= 0 else rng.choices(state.codes, state.weights())[0]
        events = state.apply(state.write(code))
        seen.append(film.Moment(len(seen) + 1, seat, was, events, state.copy()))
    return len(game.film(seen, before.seat, "en"))


def record_of(moment: Moment) -> dict[str, Any]:
    game = find_game(moment.game)
    return {
        "format": 1,
        "rules": game.rules_version,
        "game": game.name,
        "scenario": SCENARIOS[moment.game],
        "seats": {},
        "commitment": "",
        "position": game.to_json(moment.state),
    }


def sit(desk: Desk, moment: Moment) -> None:
    """At a table in this moment, against the computer."""
    desk.lobby()
    others = {seat: "computer:captain" for seat in moment.state.seat_names() if seat != moment.seat}
    desk.take(record_of(moment), **{moment.seat: "me"}, **others)


def answer(desk: Desk, moment: Moment) -> None:
    """Give the answer: by its button, else by its verb and what it names. Chance still waits to be committed."""
    button = desk.page.locator(f'[data-testid=option][data-action="{moment.choice.action}"]')
    if button.count():
        button.first.click()
        return
    verb = desk.page.locator(f'[data-testid=option][data-verb="{moment.choice.verb}"]')
    if verb.count():
        verb.first.click()
    for key in moment.choice.names:
        if desk.see("commit").is_hidden():
            desk.touch(key)
