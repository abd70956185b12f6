"""Tuning a game's script by games against itself: ``longroll lab tune GAME``.

The numbers that its doctrine weighs things by are turned a little, all at once, each up or down by lot. Two scripts
meet, one with the numbers turned one way, one with them turned the other way, once on each side; every number then
takes a small step towards whoever won (simultaneous perturbation). What counts is the average of the second half.

Constants of modules can be turned in plain Python only; weights that are fields of an object in a compiled build, too.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from math import exp
from pkgutil import iter_modules
from random import Random
from types import ModuleType
from typing import Any, Final

import msgspec

from longroll.games import game as find_game
from longroll.kit.chance import Dice, secret_from_seed
from longroll.kit.game import Game
from longroll.kit.state import State
from longroll.kit.terms import BadInput
from longroll.lab.arena import LIMIT, answerer, play_on
from longroll.lab.runner import Runner
from longroll.minds.thinker import STAFF, Thinker, staff_of

TURN: Final = 0.15
"""How far numbers are turned, as a share of themselves."""
STEP: Final = 0.005
"""How far a number goes, in turns' worth, after a pair that one side has won whole."""
LARGEST: Final = 60.0
"""Numbers beyond this mean never or always."""
NOT_THE_SCRIPTS: Final = ("beliefs", "evaluation", "light", "plans", "posterior", "standing")
"""Modules of a doctrine that do not decide what the script does."""


# ---- the numbers -------------------------------------------------------------------------------------------


class Knob:
    """A number that may be turned, wherever it is held."""

    def __init__(self, name: str, value: float, holders: Sequence[Any], field: str) -> None:
        self.name, self.value, self.holders, self.field = name, value, holders, field

    def turn(self, by: float) -> None:
        for holder in self.holders:
            setattr(holder, self.field, self.value * exp(by))


@cache
def knobs_of(game: str) -> list[Knob]:
    """All numbers of a game's script, as they were when first asked for."""
    modules = script_modules(find_game(game))
    found: dict[str, Knob] = {}
    for module in modules:
        for name, value in vars(module).items():
            if is_dataclass(value) and not isinstance(value, type):
                weights = [(field.name, getattr(value, field.name)) for field in fields(value)]
                for field, weight in weights:
                    if isinstance(weight, float) and weight:
                        found.setdefault(f"{name}.{field}", Knob(f"{name}.{field}", weight, [value], field))
            elif isinstance(value, float) and name.isupper() and 0 < abs(value) < LARGEST and turnable(module):
                holders = [other for other in modules if vars(other).get(name) is value]
                if holders[0] is module:
                    full = f"{module.__name__.rpartition('.')[2]}.{name}"
                    found[full] = Knob(full, value, holders, name)
    return list(found.values())


def script_modules(game: Game) -> list[ModuleType]:
    package = import_module(f"{type(game).__module__.rpartition('.')[0]}.doctrine")
    names = [module.name for module in iter_modules(package.__path__) if module.name not in NOT_THE_SCRIPTS]
    return [import_module(f"{package.__name__}.{name}") for name in names]


def turnable(module: ModuleType) -> bool:
    """Does a module look its constants up whenever it uses them? Compiled ones have them built in."""
    return (module.__file__ or "").endswith(".py")


# ---- games -------------------------------------------------------------------------------------------------


class Turned(Thinker):
    """The script with its numbers turned."""

    def __init__(self, game: Game, knobs: Sequence[Knob], turns: Sequence[float]) -> None:
        super().__init__(game, STAFF)
        self.staff = staff_of(game)
        self.knobs, self.turns = knobs, turns

    def think(self, known: State, rng: Random) -> int:
        for knob, turn in zip(self.knobs, self.turns, strict=True):
            knob.turn(turn)
        return self.staff.think(known, rng)


class Task(msgspec.Struct, frozen=True):
    """A pair of games, in a form that travels."""

    game: str
    scenario: str
    number: int
    seed: int
    turns: list[float]


def signs(seed: int, number: int, many: int) -> list[int]:
    """Which way each number is turned in a pair."""
    rng = Random(f"{seed} {number}")
    return [rng.choice((-1, 1)) for _ in range(many)]


def pair(task: Task) -> float:
    """What the script that is turned the way of the signs wins of a pair, 0 to 1."""
    game = find_game(task.game)
    knobs = knobs_of(game.name)
    ways = signs(task.seed, task.number, len(knobs))
    one, other = (
        Turned(game, knobs, [turn + way * by for turn, by in zip(task.turns, ways, strict=True)])
        for way in (TURN, -TURN)
    )
    try:
        return 0.5 * (points(game, task, one, other, 0) + points(game, task, other, one, 1))
    finally:
        for knob in knobs:
            knob.turn(0.0)


def points(game: Game, task: Task, first: Turned, second: Turned, place: int) -> float:
    """What the player in a place wins of a game: 1, 0, a half of a draw."""
    state = game.new(task.scenario)
    seed = f"{task.seed} {task.number}"
    seats: Mapping[str, Turned] = dict(zip(state.seat_names(), (first, second), strict=False))
    answers = {seat: answerer(game, mind, seed, seat) for seat, mind in seats.items()}
    play_on(state, Dice(secret_from_seed(seed)), answers, LIMIT)
    winner = state.result.winner
    return 0.5 if winner is None else float(winner == state.seat_names()[place])


# ---- tuning ------------------------------------------------------------------------------------------------


class Tuned(msgspec.Struct, frozen=True):
    """A number as it was and as it should be."""

    name: str
    before: float
    after: float


def tune(
    game: Game, scenarios: Sequence[str], pairs: int, seed: int, runner: Runner, on_pair: Callable[[], None]
) -> list[Tuned]:
    """Every number of a script, tuned by so many pairs of games in some scenarios, taken in turn."""
    knobs = knobs_of(game.name)
    if not knobs:
        raise BadInput(f"the script of {game.name} has no numbers that can be turned in this build")
    turns = [0.0] * len(knobs)
    late = [0.0] * len(knobs)

    def tasks() -> Generator[Task]:
        for number in range(pairs):
            yield Task(game.name, scenarios[number % len(scenarios)], number, seed, list(turns))

    for number, score in enumerate(runner.map(pair, tasks())):
        for place, sign in enumerate(signs(seed, number, len(knobs))):
            turns[place] += STEP * (2 * score - 1) * sign
            if number >= pairs // 2:
                late[place] += turns[place]
        on_pair()
    many = pairs - pairs // 2
    return [
        Tuned(knob.name, knob.value, knob.value * exp(total / many)) for knob, total in zip(knobs, late, strict=True)
    ]
