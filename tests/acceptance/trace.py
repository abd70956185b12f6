"""A digest of so many random games of each game, to compare builds: ``python -m tests.acceptance.trace GAMES``."""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from longroll.games import game as find_game
from longroll.kit import state as machine
from tests.acceptance.rooms import NAMES
from tests.acceptance.walks import lengths, walk, warlike


def trace(name: str, scenario: str, seed: int) -> str:
    """A hash over every position's answers, every answer, its events and the final position of one game."""
    game = find_game(name)
    digest = hashlib.sha256()
    rng = Random(seed)
    state = game.new(scenario)
    for state, code in walk(game, scenario, seed, warlike):
        digest.update(repr((state.mover, state.codes, code)).encode())
        if rng.random() < 0.05:
            events = state.copy().apply(state.write(code))
            digest.update(repr(events).encode())
            digest.update(json.dumps(game.to_json(state), sort_keys=True).encode())
    digest.update(repr(state.result.winner).encode())
    return digest.hexdigest()


def traces(number: int) -> dict[str, str]:
    found = {"compiled": str(not machine.__file__.endswith(".py"))}
    for name in NAMES:
        scenarios = lengths(find_game(name))[0]
        for seed in range(number):
            scenario = scenarios[seed % len(scenarios)]
            found[f"{name} {scenario} {seed}"] = trace(name, scenario, seed)
    return found


if __name__ == "__main__":
    print(json.dumps(traces(int(sys.argv[1]))))
