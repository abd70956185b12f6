"""How much work fixed games are, in calls of Python functions: the same on every machine, however busy.

    python -m tests.work          print the counts
    python -m tests.work --keep   write them to benchmarks/work.json

Every count is made in a process of its own: what others have warmed up before would be missing from it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit import CHANCE, Game, State
from longroll.kit.rollouts import fallen, roll_out
from longroll.lab.arena import ask
from longroll.server.showing import show
from tests.effort import calls

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "benchmarks" / "work.json"
DECISIONS, SHOWN, THOUGHT, ROLLED = 1500, 60, 60, 12
"""Decisions of a random game; positions shown to both seats; answers of the staff; rollouts."""


def rules(game: Game) -> None:
    """Random play with the list of answers."""
    rng, state = Random(1), game.new()
    for _ in range(DECISIONS):
        if state.over:
            state = game.new()
        state.play(rng.choice(state.codes))


def views(game: Game) -> None:
    """What both seats are shown after each answer."""
    rng, state = Random(2), game.new()
    for _ in range(SHOWN):
        while state.mover == CHANCE or state.over:
            state = game.new() if state.over else played(state, fallen(state, rng))
        for seat in state.seat_names():
            show(game, state, seat, "en")
        state = played(state, rng.choice(state.codes))


def played(state: State, code: int) -> State:
    after = state.copy()
    after.play(code)
    return after


def scripts(game: Game) -> None:
    """Two staffs against each other."""
    for _ in islice(between_staffs(game), THOUGHT):
        pass


def rollouts(game: Game) -> None:
    """Positions of such a game, played on by the light policy."""
    light, rng = game.doctrine.light, Random(3)
    if light is None:
        return
    for state in islice(between_staffs(game), 0, 5 * ROLLED, 5):
        roll_out(light, game.imagine(state.known(state.seat), state.seat, rng), rng)


def between_staffs(game: Game) -> Iterator[State]:
    rng, state, staff = Random(3), game.new(), game.doctrine.minds()["staff"]()
    while not state.over:
        if state.mover == CHANCE:
            state.play(fallen(state, rng))
            continue
        yield state
        state.play(ask(game, state, staff, rng))


KINDS: dict[str, Callable[[Game], None]] = {
    "rules": rules,
    "views": views,
    "scripts": scripts,
    "rollouts": rollouts,
}


def counted(name: str, kind: str) -> int:
    """Calls of one kind of work of a game, by the plain sources in a fresh process."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "tests.work", name, kind]
    return int(subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=True).stdout)


def everything() -> dict[str, dict[str, int]]:
    return {name: {kind: counted(name, kind) for kind in KINDS} for name in BUILT_IN}


def main(words: list[str]) -> None:
    if len(words) == 2:
        game = find_game(words[0])
        show(game, game.new(), None, "en")  # maps are drawn, or found drawn: that is not counted
        print(calls(lambda: KINDS[words[1]](game))[1])
        return
    text = json.dumps(everything(), indent=2) + "\n"
    if words == ["--keep"]:
        KEPT.write_text(text, encoding="utf-8")
    print(text, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
