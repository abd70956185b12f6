"""Numbers of a game that are kept, so that a change shows: how many answers there are, how many a player must give.

Node counts are with fixed dice: every die shows four (every draw is the fourth kind, or the last of fewer). To renew
the numbers of some games after a deliberate change, or to make those of a new one:
``python -m tests.acceptance.figures GAME …``.
"""

from __future__ import annotations

import json
import sys

from longroll.games import game as find_game
from longroll.kit import CHANCE, Game, State
from tests.acceptance.rooms import NAMES, length, room_of
from tests.acceptance.walks import lengths, walk, warlike

MIDDLE = (0, 250, 500, 750)
"""Moments of a fixed random game from which answers are counted."""


def perft(state: State, depth: int) -> int:
    """Leaves of the tree of answers."""
    if state.over:
        return 1
    codes = [state.codes[min(3, len(state.codes) - 1)]] if state.mover == CHANCE else state.codes
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()
        after.play(code)
        total += perft(after, depth - 1)
    return total


def counts(game: Game, scenario: str) -> list[int]:
    """Leaves at depth two from some moments of a game, and deeper where few answers are open."""
    found = []
    depth = length(game.name).depth
    for step, (state, _) in enumerate(walk(game, scenario, 5, warlike)):
        if step in MIDDLE:
            found.append(perft(state, 2))
        elif step % 40 == 0 and len(state.codes) < 20:
            found.append(perft(state, depth))
        elif step > MIDDLE[-1] and depth < 3:
            break
    return found


def choices(game: Game, scenario: str) -> float:
    """What players answer in a random game, on average."""
    seeds = 5 if lengths(game)[1] > 1 else 2
    return sum(state.mover != CHANCE for seed in range(seeds) for state, _ in walk(game, scenario, seed)) / seeds


def renew(game: Game) -> None:
    kept = {
        "perft": {scenario: counts(game, scenario) for scenario in game.scenarios},
        "effort": {scenario: choices(game, scenario) for scenario in lengths(game)[0]},
    }
    for name, found in kept.items():
        (room_of(game) / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or NAMES:
        renew(find_game(name))
