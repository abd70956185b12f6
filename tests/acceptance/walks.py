"""Random games for the acceptance tests, and the questions asked of every game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from longroll.games import game as find_game
from longroll.games import games
from longroll.kit import CHANCE, Game, State
from longroll.kit.clauses import Clause, read_clauses
from tests.gettysburg import audit
from tests.gettysburg.hostile import hostile_answers

ROOT = Path(__file__).parents[2]
GAMES = int(os.environ.get("LONGROLL_GAMES", "300"))
CHUNKS = 12
"""Games are dealt into chunks so that workers share them."""
BOUND = 25_000
"""More answers than any game can need."""

AUDITS: dict[str, Callable[[State], list[str]]] = {"gettysburg": audit.faults}  # type: ignore[dict-item]

HOSTILE: dict[str, Callable[[State], list[int]]] = {"Battle": hostile_answers}  # type: ignore[dict-item]

Chooser = Callable[[State, Random], int]


def uniformly(state: State, rng: Random) -> int:
    """Any legal answer."""
    return state.codes[int(rng.random() * len(state.codes))]


def by_verb(state: State, rng: Random) -> int:
    """A verb first, then one of its answers: rare verbs come up as often as common ones."""
    verbs = sorted({code >> 36 for code in state.codes})
    verb = rng.choice(verbs)
    return rng.choice([code for code in state.codes if code >> 36 == verb])


def warlike(state: State, rng: Random) -> int:
    """Attack, fire or keep moving where possible, else any verb: long procedures come up often."""
    hostile = HOSTILE[type(state).__name__](state) if state.mover != CHANCE else []
    return rng.choice(hostile) if hostile and rng.random() < 0.8 else by_verb(state, rng)


def first(state: State, rng: Random) -> int:
    """Always the first answer; dice stay random."""
    return uniformly(state, rng) if state.mover == CHANCE else state.codes[0]


def last(state: State, rng: Random) -> int:
    """Always the last answer; dice stay random."""
    return uniformly(state, rng) if state.mover == CHANCE else state.codes[-1]


def walk(game: Game, scenario: str, seed: int, choose: Chooser = uniformly) -> Iterator[tuple[State, int]]:
    """Every state of a game with the answer chosen in it; the state is changed after the answer is yielded."""
    rng = Random(seed)
    state = game.new(scenario)
    for _ in range(BOUND):
        if state.over:
            return
        code = choose(state, rng)
        yield state, code
        state.play(code)
    raise AssertionError(f"{game.name} {scenario} seed {seed}: not over after {BOUND} answers")


def dealt(chunk: int) -> Iterator[tuple[Game, str, int, Chooser]]:
    """The games of one chunk: all games, scenarios and choosers in turn."""
    for name in games():
        game = find_game(name)
        scenarios = list(game.scenarios)
        for seed in range(chunk, GAMES, CHUNKS):
            scenario = scenarios[seed // 4 % len(scenarios)]
            yield game, scenario, seed, (uniformly, warlike, by_verb, warlike)[seed % 4]


def reference(game: Game) -> dict[str, Clause]:
    return read_clauses(ROOT / "docs" / "rules" / f"{game.name}.md")


def nonsense(state: State, rng: Random) -> int:
    """A code of a real verb with any arguments, legal or not; mostly a verb that could answer the decision."""
    verb = rng.choice(list(state.notation.verbs.values()))
    if rng.random() < 0.7:
        verb = state.notation.verbs[rng.choice(state.codes) >> 36]
    code = verb.number << 36
    shift = 24
    for param in verb.params:
        code |= rng.choice([n for n, word in enumerate(param.values) if word]) << shift
        shift -= 12
    return code
