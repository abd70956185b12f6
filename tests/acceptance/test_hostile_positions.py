"""Positions from outside, in every game: a number far out of range, or a list cut off or doubled, in the bookkeeping of
a turn is refused in a sentence; or the position can be played, and every question about it has an answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit import CHANCE, BadInput, Game
from tests.acceptance.rooms import NAMES
from tests.acceptance.walks import kinds_of, quick, walk, warlike
from tests.effort import calls
from tests.nonsense import replaced, written

FAR_OUT = (-1, -(10**9), 10**6, 10**12)
ANSWERS = 300
OF_EACH = 8
"""Of every stack of procedures that comes up, so many changes are tried."""
MANY = 100_000
FEW_CALLS = 100


def met(game: Game, seed: int) -> dict[str, Any]:
    """A position for every stack of procedures with its question."""
    found: dict[str, Any] = {}
    for number, (state, _) in enumerate(walk(game, quick(game), seed, warlike)):
        if number > ANSWERS:
            break
        key = " ".join(kinds_of(game, state))
        if key not in found:
            found[key] = written(game, state)
    return found


def changes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number and list in the bookkeeping of a position, and what may stand there instead."""
    kept = not path or path[0] in ("moment", "procedure")
    if isinstance(value, dict) and kept:
        for key, inner in value.items():
            yield from changes(inner, (*path, key))
    elif isinstance(value, list) and kept:
        if value:
            yield from ((path, []), (path, value * 2))
        for number, inner in enumerate(value):
            yield from changes(inner, (*path, number))
    elif isinstance(value, int | float) and path:
        yield from ((path, number) for number in FAR_OUT)


def ask(game: Game, spec: Any, rng: Random) -> bool:
    """Is it refused? If not, everything may be asked of it and an answer given."""
    try:
        state = game.position(spec)
    except BadInput:
        return True
    if state.over:
        return False
    seat = None if state.mover == CHANCE else state.seat
    scene = game.scene(state, seat, "en")
    game.prompt(state, seat, "en")
    for item in rng.sample(scene.items, min(2, len(scene.items))):
        game.inspect(state, seat, item.key, "en")
    if seat is not None:
        game.view(state, seat)
        for option in rng.sample(state.options(), min(2, len(state.codes))):
            game.odds(state, seat, str(option), "en")
            assert game.why(state, seat, str(option), "en").legal
    state.play(rng.choice(state.codes))
    return False


@pytest.mark.parametrize("name", NAMES)
def test_the_bookkeeping_of_a_turn_is_checked(name: str) -> None:
    game = find_game(name)
    rng = Random(name)
    tried = refused = 0
    for key, spec in met(game, 3).items():
        offered = list(changes(spec))
        for path, by in rng.sample(offered, min(OF_EACH, len(offered))):
            tried += 1
            try:
                refused += ask(game, replaced(spec, path, by), rng)
            except Exception as error:
                raise AssertionError(f"{key}: {path} replaced by {by}") from error
    assert refused > tried // 2


@pytest.mark.parametrize("name", NAMES)
def test_more_procedures_than_there_can_be_are_counted_before_they_are_read(name: str) -> None:
    game = find_game(name)
    spec = written(game, game.new())
    holder = spec if "procedure" in spec else spec["moment"]
    holder["procedure"] *= MANY
    is_refused(game, spec)  # the first time tables are read
    assert calls(partial(is_refused, game, spec))[1] < FEW_CALLS


def is_refused(game: Game, spec: Any) -> None:
    with pytest.raises(BadInput):
        game.position(spec)
