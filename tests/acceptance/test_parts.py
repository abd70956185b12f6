"""What is kept of earlier positions is what would be made anew."""

from __future__ import annotations

import pytest

from longroll.games import game as find_game
from longroll.kit import Game, State
from longroll.kit.parts import Parts, forget
from longroll.server.showing import seen, show
from tests.acceptance.rooms import NAMES
from tests.acceptance.walks import lengths, walk, warlike

POSITIONS = 40
"""Of each game; what is made anew takes its time."""


def watched(game: Game, seed: int) -> list[State]:
    """Positions that follow each other, and others far away."""
    scenarios = lengths(game)[0]
    found = [state.copy() for state, _ in walk(game, scenarios[seed % len(scenarios)], seed, warlike)]
    close = found[len(found) // 2 :][: POSITIONS // 2]
    return [*close, *found[:: max(1, 2 * len(found) // POSITIONS)]]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_with_a_past_looks_like_a_new_one(name: str, seed: int) -> None:
    game = find_game(name)
    states = watched(game, seed)
    forget()
    kept = [[show(game, state, eyes, "en") for eyes in (*state.seat_names(), None)] for state in states]
    for state, before in zip(states, kept, strict=True):
        forget()
        assert [show(game, state, eyes, "en") for eyes in (*state.seat_names(), None)] == before
        assert [seen(game, state, eyes, "en") for eyes in (*state.seat_names(), None)] == before  # without ``looking``


def test_kept_parts_do_not_grow_for_ever() -> None:
    made = 0

    def make() -> int:
        nonlocal made
        made += 1
        return made

    parts: Parts[int] = Parts(room=3)
    assert [parts.get(key, make) for key in "aab"] == [1, 1, 2]
    assert [parts.get(key, make) for key in "cdab"] == [3, 4, 5, 6]
