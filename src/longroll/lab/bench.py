"""How fast are the rules? Measured per game, plain and compiled, in CPU time: a busy machine measures itself too.

``python -m longroll.lab.bench SECONDS [GAME]`` prints the measurements of the build it runs in as JSON (``thinking
SECONDS [GAME]``: of rollouts and scripts); ``measure_compiled`` runs it on a compiled build, if there is one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time

import msgspec

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit import state as kit_state
from longroll.kit.collecting import collect_seldom
from longroll.kit.game import Game
from longroll.kit.rollouts import fallen, roll_out
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import BadInput
from longroll.kit.typed import decode
from longroll.lab.arena import ask
from longroll.reference import repository

SEED = 1863
COMPILED_SUFFIXES = (".so", ".pyd")


class Speed(msgspec.Struct, frozen=True):
    """One game. Rates are per second."""

    decisions: float
    """Random play: the legal list is made and an answer picked from it."""
    applies: float
    """The same answers played again, without picking."""
    copies: float
    """Copies of a position in the middle of a game."""
    games: float
    odds_ms: float | None
    """The odds before a gamble, each position's for the first time, in milliseconds; None if there was no gamble."""
    compiled: bool


class Measurements(msgspec.Struct, frozen=True):
    """What one build does."""

    python: str
    kit_compiled: bool
    games: dict[str, Speed]


class Thinking(msgspec.Struct, frozen=True):
    """How fast a game is thought about, on one processor."""

    rollouts: float | None
    """Positions of a game between two staffs, played on to their horizon by the light policy, a second; None if the
    game has none."""
    answers: float | None
    """Answers of a rollout, of dice too."""
    game_seconds: float | None
    """A game between two staffs."""
    compiled: bool


# ---- one build ---------------------------------------------------------------------------------------------


def measure(seconds: float, only: str = "") -> Measurements:
    """Measure every game (or one of them) in this process, about ``seconds`` for each figure."""
    names = [find_game(only).name] if only else list_games()
    return Measurements(
        python=sys.version.split()[0],
        kit_compiled=is_compiled(kit_state.__name__),
        games={name: _speed(find_game(name), seconds) for name in names},
    )


def is_compiled(module: str) -> bool:
    """Is this module machine code, not Python source?"""
    return str(import_module(module).__file__).endswith(COMPILED_SUFFIXES)


def _speed(game: Game, seconds: float) -> Speed:
    rng = Random(SEED)
    walks: list[list[int]] = []
    elapsed = _repeat(lambda: walks.append(_walk(game, rng)), seconds)
    decisions = sum(map(len, walks))
    middle = _replay(game, walks[0][: len(walks[0]) // 2])
    return Speed(
        decisions=decisions / elapsed,
        applies=_applies(game, walks[0], seconds),
        copies=_rate(middle.copy, seconds, 1000),
        games=len(walks) / elapsed,
        odds_ms=_odds(game, walks[0], seconds),
        compiled=is_compiled(type(middle).__module__),
    )


def _walk(game: Game, rng: Random) -> list[int]:
    """A game in which every answer, of dice too, is picked at random from the legal list; its answers."""
    state = game.new()
    walk: list[int] = []
    while state.codes:
        code = rng.choice(state.codes)
        walk.append(code)
        state.play(code)
    return walk


def _replay(game: Game, walk: list[int]) -> State:
    state = game.new()
    for code in walk:
        state.play(code)
    return state


def _applies(game: Game, walk: list[int], seconds: float) -> float:
    """Answers played per second, the set-up of the game left out."""
    elapsed = 0.0
    number = 0
    while elapsed < seconds or not number:
        state = game.new()
        started = process_time()
        for code in walk:
            state.play(code)
        elapsed += process_time() - started
        number += len(walk)
    return number / elapsed


def _rate(action: Callable[[], object], seconds: float, batch: int) -> float:
    number = 0

    def several() -> None:
        nonlocal number
        for _ in range(batch):
            action()
        number += batch

    elapsed = _repeat(several, seconds)
    return number / elapsed


def _repeat(action: Callable[[], object], seconds: float) -> float:
    """Do it at least once, and again until the time is up; the time it took."""
    started = process_time()
    while True:
        action()
        elapsed = process_time() - started
        if elapsed >= seconds:
            return elapsed


# ---- odds --------------------------------------------------------------------------------------------------


def _odds(game: Game, walk: list[int], seconds: float) -> float | None:
    """Milliseconds for the odds of an answer, of every gamble that a game offers until the time is up."""
    state = game.new()
    elapsed = 0.0
    number = 0
    for code in walk:
        for action in _answers(state):
            started = process_time()
            panel = game.odds(state, state.seat, action, "en")
            if panel is not None:
                elapsed += process_time() - started
                number += 1
        if elapsed >= seconds:
            break
        state.play(code)
    return 1000 * elapsed / number if number else None


def _answers(state: State) -> list[str]:
    """What a player may answer, one of each verb."""
    return list({option.action.verb: str(option) for option in state.options()}.values()) if state.mover >= 0 else []


# ---- thinking ----------------------------------------------------------------------------------------------

STAFF = "staff"
SCRIPTED = {"glory": "prospect-hill", "reason": "lindenau"}
"""What the staffs play where the first scenario takes long."""
EVERY = 25
"""One in so many decisions of that game is thought about."""


def measure_thinking(seconds: float, only: str = "") -> dict[str, Thinking]:
    """Measure rollouts and scripts of every game (or of one), about ``seconds`` for each figure."""
    collect_seldom()  # as every process does that thinks
    return {name: _thinking(find_game(name), seconds) for name in ([find_game(only).name] if only else list_games())}


def _thinking(game: Game, seconds: float) -> Thinking:
    compiled = is_compiled(type(game.new()).__module__)
    if STAFF not in game.doctrine.minds():
        return Thinking(None, None, None, compiled)
    thought_about: list[State] = []
    games = 0

    def battle() -> None:
        nonlocal games
        games += 1
        _battle(game, games, thought_about if games == 1 else None)

    game_seconds = _repeat(battle, seconds) / games
    light = game.doctrine.light
    if light is None:
        return Thinking(None, None, game_seconds, compiled)
    rng = Random(SEED)
    answers: list[int] = []
    worlds = [game.imagine(state.known(state.seat), state.seat, rng) for state in thought_about]

    def several() -> None:
        answers.extend(roll_out(light, world.copy(), rng) for world in worlds)

    elapsed = _repeat(several, seconds)
    return Thinking(len(answers) / elapsed, sum(answers) / len(answers), game_seconds, compiled)


def _battle(game: Game, seed: int, kept: list[State] | None) -> None:
    """A game between two staffs; some of its positions are kept."""
    rng = Random(seed)
    state = game.new(SCRIPTED.get(game.name, ""))
    staff = game.doctrine.minds()[STAFF]()
    number = 0
    while not state.over:
        if state.mover == CHANCE:
            state.play(fallen(state, rng))
            continue
        number += 1
        if kept is not None and number % EVERY == 0:
            kept.append(state.copy())
        state.play(ask(game, state, staff, rng))


# ---- both builds -------------------------------------------------------------------------------------------


def compiled_build() -> Path | None:
    """The folder of the compiled build (``build/compiled`` of the checkout), unless this is it or there is none."""
    root = repository()
    folder = root / "build" / "compiled" if root is not None else None
    if folder is None or not (folder / "longroll").is_dir() or is_compiled(kit_state.__name__):
        return None
    return folder


def measure_compiled(folder: Path, seconds: float, only: str = "") -> Measurements:
    """Measure the compiled build in a process of its own."""
    return decode(_apart(folder, str(seconds), only), Measurements)


def measure_compiled_thinking(folder: Path, seconds: float, only: str = "") -> dict[str, Thinking]:
    return decode(_apart(folder, THINKING, str(seconds), only), dict[str, Thinking])


def _apart(folder: Path, *words: str) -> bytes:
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-m", "longroll.lab.bench", *filter(None, words)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        check=False,
    )
    if done.returncode != 0:
        lines = done.stderr.decode(errors="replace").strip().splitlines() or ["no reason given"]
        raise BadInput(f"the compiled build in {folder} does not run: {lines[-1]}")
    return done.stdout


THINKING = "thinking"


def main(words: list[str]) -> None:
    thinking = words[0] == THINKING
    seconds, *games = words[1:] if thinking else words
    found = measure_thinking(float(seconds), *games) if thinking else measure(float(seconds), *games)
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main(sys.argv[1:])
