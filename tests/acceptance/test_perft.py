"""Node counts with fixed dice, frozen: any change to what is legal shows here first.

Every die shows four (every draw is the fourth kind, or the last of fewer). To renew the figures after a deliberate
change: ``python -m tests.acceptance.test_perft``.
"""

from __future__ import annotations

import json

import pytest

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit import CHANCE, State
from tests.acceptance.walks import ROOT, walk, warlike

KEPT = ROOT / "tests" / "acceptance" / "perft.json"
MIDDLE = (0, 250, 500, 750)
"""Moments of a fixed random game from which answers are counted."""
DEPTH = {"glory": 2, "reason": 2}
"""How deep is counted where few answers are open, if not three deep; of these games only the beginning is counted."""


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


def counts(name: str, scenario: str) -> list[int]:
    """Leaves at depth two from some moments of a game, and depth three where few answers are open."""
    found = []
    game = find_game(name)
    for step, (state, _) in enumerate(walk(game, scenario, 5, warlike)):
        if step in MIDDLE:
            found.append(perft(state, 2))
        elif step % 40 == 0 and len(state.codes) < 20:
            found.append(perft(state, DEPTH.get(name, 3)))
        elif step > MIDDLE[-1] and name in DEPTH:
            break
    return found


CASES = [(name, scenario) for name in list_games() for scenario in find_game(name).scenarios]


@pytest.mark.parametrize(("name", "scenario"), CASES)
def test_perft(name: str, scenario: str) -> None:
    assert counts(name, scenario) == json.loads(KEPT.read_text())[f"{name} {scenario}"]


if __name__ == "__main__":
    figures = {f"{name} {scenario}": counts(name, scenario) for name, scenario in CASES}
    KEPT.write_text(json.dumps(figures, indent=1) + "\n")
