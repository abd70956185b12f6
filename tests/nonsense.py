"""Positions from outside, with something else in place of one of their values: read at once, or refused in words."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from longroll.kit import BadInput, Game

Path = tuple[Any, ...]
NONSENSE: tuple[Any, ...] = (
    -1, 3, 7, 13, 255, 10**9, -(10**9), 10**12, 2**70, -(2**70), 1e300, -1e-300, 1.5, True, None,
    "", "x", "CSA", "NaN", "1e999", "0x" + "f" * 60, [], [[]], [1], [[1]], {}, {"a": 1},
)  # fmt: skip
SECONDS = 5


def numbers(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where the numbers of a JSON value are."""
    return (found for found, here in parts(value, path) if isinstance(here, int | float))


def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a JSON value, with the way to it."""
    if path:
        yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from parts(part, (*path, key))


def replaced(value: Any, path: Path, by: Any) -> Any:
    """A copy with another value in one place."""
    if not path:
        return by
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replaced(value[path[0]], path[1:], by)
    return copy


def written(game: Game, state: Any) -> dict[str, Any]:
    """A position as it comes out of a file."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.to_json(state)))
    return found


def is_read(game: Game, spec: Any) -> bool:
    """Is it a position? Then it can be asked for its answers, and written. Never is anything else raised than BadInput,
    and never does it take long."""
    with hurried():
        try:
            state = game.position(spec)
        except BadInput:
            return False
        assert state.over == (state.decision is None)
        assert state.over or state.options()
        assert game.to_json(state)
        return True


@contextmanager
def hurried() -> Iterator[None]:
    """No longer than some seconds."""

    def late(*_: object) -> None:
        raise TimeoutError("it goes on for ever")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
