"""Puzzles: positions near the end of a game where one answer wins and most others do not, or where one saves it.

They are found in games between scripts and proved by playing every answer on to the end of the game, many times, in
worlds that the seat may be in. No judgement of a position and no plan has a part in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, median
from typing import Any

import msgspec

from longroll.kit.game import Game
from longroll.kit.materials import load
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, State
from longroll.lab.anchors import player
from longroll.lab.arena import ask
from longroll.minds import mind
from longroll.minds.thinker import STAFF

LAST = 30
"""Decisions before the end of a game among which puzzles are looked for."""
FEWEST, MOST = 3, 32
"""Answers a puzzle has."""
LOOK, PROOF = 6, 48
"""Games played on after each answer: at a first look, and to prove it."""
WIN, SAVED = 0.85, 0.4
"""Chances that the best answer of a puzzle must give: to win now, or not to lose now."""
GAP = 0.35
"""By how much the best answer must be better than half of all."""
GOOD = 0.1
"""Answers within this of the best are right as well."""
NOISE = 0.05
"""How often the games in which puzzles are found leave the script, for variety."""
BETWEEN = 3
"""Puzzles of one game lie so many decisions apart."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, who decides, and the chance to win after each answer."""

    kind: str
    scenario: str
    seat: str
    position: dict[str, Any]
    chances: dict[str, float]

    @property
    def solutions(self) -> frozenset[str]:
        best = max(self.chances.values())
        return frozenset(answer for answer, chance in self.chances.items() if chance >= best - GOOD)


def puzzles_in(file: Path) -> list[Puzzle]:
    return load(file, list[Puzzle])


def solves(game: Game, puzzle: Puzzle, name: str, seed: int) -> bool:
    """Does a computer player find a right answer?"""
    state = game.position(puzzle.position)
    answer = ask(game, state, player(game, name), Random(seed))
    return str(state.write(answer)) in puzzle.solutions


# ---- finding them ------------------------------------------------------------------------------------------


def find(game: Game, scenarios: Sequence[str], wanted: int, seed: int) -> list[Puzzle]:
    """Puzzles of a game, as many of each kind."""
    found: dict[str, list[Puzzle]] = {"win": [], "save": []}
    number = 0
    while min(map(len, found.values())) < wanted // 2:
        scenario = scenarios[number % len(scenarios)]
        for puzzle in in_game(game, scenario, f"{seed} {number}"):
            if len(found[puzzle.kind]) < wanted - wanted // 2:
                found[puzzle.kind].append(puzzle)
        number += 1
    return [*found["win"], *found["save"]][:wanted]


def in_game(game: Game, scenario: str, seed: str) -> Iterator[Puzzle]:
    """The puzzles near the end of one game."""
    rng = Random(seed)
    passed = 0
    for state in reversed(last_decisions(game, scenario, rng)):
        passed -= 1
        if passed > 0 or not FEWEST <= len(state.codes) <= MOST:
            continue
        puzzle = proved(game, state, rng)
        if puzzle is not None:
            passed = BETWEEN
            yield puzzle


def last_decisions(game: Game, scenario: str, rng: Random) -> list[State]:
    """The last decisions of a game between scripts that slip now and then."""
    staff = mind(game, STAFF)
    state = game.new(scenario)
    decisions: list[State] = []
    while not state.over:
        if state.mover == CHANCE:
            state.play(fallen(state, rng))
            continue
        decisions = [*decisions[-LAST:], state.copy()]
        state.play(rng.choice(state.codes) if rng.random() < NOISE else ask(game, state, staff, rng))
    return decisions


def proved(game: Game, state: State, rng: Random) -> Puzzle | None:
    """The puzzle that a position is; None if it is none."""
    first = chances(game, state, LOOK, rng)
    if not kind_of(first):
        return None
    proof = chances(game, state, PROOF, rng)
    kind = kind_of(proof)
    if not kind:
        return None
    told = {str(state.write(code)): round(chance, 3) for code, chance in proof.items()}
    return Puzzle(kind, state.scenario, state.seat or "", game.to_json(state), told)


def kind_of(found: dict[int, float]) -> str:
    best = max(found.values())
    if best - median(found.values()) < GAP:
        return ""
    return "win" if best >= WIN else "save" if best >= SAVED else ""


def chances(game: Game, state: State, games: int, rng: Random) -> dict[int, float]:
    """The share of games that the deciding seat wins after each answer, in the same worlds with the same luck."""
    seat = state.seat or ""
    known = game.known(state, seat)
    seeds = [rng.getrandbits(64) for _ in range(games)]
    return {code: fmean([to_the_end(game, known, seat, code, seed) for seed in seeds]) for code in state.codes}


def to_the_end(game: Game, known: State, seat: str, code: int, seed: int) -> float:
    rng = Random(seed)
    world = game.imagine(known, seat, rng)
    staff = mind(game, STAFF)
    world.play(code)
    while not world.over:
        world.play(fallen(world, rng) if world.mover == CHANCE else ask(game, world, staff, rng))
    return (1 + world.returns()[seat]) / 2
