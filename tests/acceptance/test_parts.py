"""What is kept of earlier positions is what would be made anew."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games import game as find_game
from longroll.kit import Game, State
from longroll.kit.parts import Parts, forget
from longroll.kit.words import LANGUAGES
from longroll.server.showing import seen, show
from tests.acceptance.rooms import NAMES
from tests.acceptance.walks import lengths, walk, warlike

POSITIONS = 40
"""Of each game; what is made anew takes its time."""
STEPS = 12
"""Answers after which tables of one scenario with other options may still look alike."""


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


@pytest.mark.parametrize("name", NAMES)
def test_tables_of_other_battles_options_and_languages_share_nothing_they_should_not(name: str) -> None:
    """All in one process, one after the other in no order."""
    game = find_game(name)
    tables = [(state, language) for state in other_tables(game) for language in LANGUAGES]
    Random(7).shuffle(tables)
    forget()
    kept = [[show(game, state, eyes, language) for eyes in (*state.seat_names(), None)] for state, language in tables]
    for (state, language), before in zip(tables, kept, strict=True):
        forget()
        assert [show(game, state, eyes, language) for eyes in (*state.seat_names(), None)] == before


def other_tables(game: Game) -> list[State]:
    """A position of each scenario with the last of each option it offers, and with the first, some way into a game."""
    found = []
    for number, (name, scenario) in enumerate(game.scenarios.items()):
        for options in ({}, {option: values[-1] for option, values in scenario.options.items()}):
            state, rng = game.new(name, options), Random(number)
            for _ in range(STEPS):
                if not state.over:
                    state.play(rng.choice(state.codes))
            found.append(state)
    return found


def test_kept_parts_do_not_grow_for_ever() -> None:
    made = 0

    def make() -> int:
        nonlocal made
        made += 1
        return made

    parts: Parts[int] = Parts(room=3)
    assert [parts.get(key, make) for key in "aab"] == [1, 1, 2]
    assert [parts.get(key, make) for key in "cdab"] == [3, 4, 5, 6]
