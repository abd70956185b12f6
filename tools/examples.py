"""The worked examples of the rules as positions: ``examples.json`` of each game.

    python -m tools.examples              every game
    python -m tools.examples guns reason  some of them

An example is the position that its test begins with (``@rule("WE-5")``), written as JSON. Run it when an example or its
test has changed; ``tests/server/test_examples.py`` opens every one.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit.clauses import EXAMPLE, read_clauses, tests_by_clause
from longroll.kit.examples import Example, examples_file, packed
from longroll.kit.game import Game
from longroll.kit.state import State
from longroll.kit.terms import BadInput

ROOT = Path(__file__).resolve().parent.parent
FITS = 48 * 1024
"""Bytes of a position; a longer one would not be worth it."""


class Recorder:
    """Watches the tests of one game and keeps the first position of each that proves a worked example."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: dict[str, Example] = {}
        self.wanted: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        named = getattr(getattr(item, "function", None), "clauses", ())
        self.wanted = [clause for clause in named if EXAMPLE.fullmatch(clause) and clause not in self.found]
        try:
            return (yield)
        finally:
            self.wanted = []

    def given(self, spec: Mapping[str, Any]) -> None:
        """A position that somebody wrote down."""
        self.keep(Example(position=dict(spec)))

    def begun(self, scenario: str, options: Mapping[str, Any]) -> None:
        self.keep(Example(scenario=scenario or next(iter(self.game.scenarios)), options=dict(options)))

    def built(self, state: State) -> None:
        """A position that a test put together by itself."""
        if self.wanted:
            self.given(self.game.to_json(state))

    def keep(self, example: Example) -> None:
        wanted, self.wanted = self.wanted, []  # to try it is to read it once more
        if wanted and not playable(self.game, example):
            self.wanted = wanted
            return
        for clause in wanted:
            self.found[clause] = example


def playable(game: Game, example: Example) -> bool:
    """Can it be put on a table?"""
    try:
        plain = msgspec.json.decode(msgspec.json.encode(example), type=Example)
        if plain.position is not None and len(msgspec.json.encode(plain.position)) > FITS:
            return False
        if plain.position is None:
            game.new(plain.scenario, plain.options)
        else:
            game.position(plain.position)
    except (BadInput, TypeError):
        return False
    return True


def watched(game: Game, recorder: Recorder) -> pytest.MonkeyPatch:
    """Tells the recorder of every position that a test begins with."""
    patch = pytest.MonkeyPatch()
    kind: Any = type(game)
    position, new = kind.position, kind.new

    def read(self: Any, spec: Mapping[str, Any]) -> State:
        recorder.given(spec)
        return position(self, spec)  # type: ignore[no-any-return]

    def begin(self: Any, scenario: str = "", options: Mapping[str, Any] | None = None) -> State:
        recorder.begun(scenario, options or {})
        return new(self, scenario, options)  # type: ignore[no-any-return]

    patch.setattr(kind, "position", read)
    patch.setattr(kind, "new", begin)
    if find_spec(f"tests.{game.name}.field") is not None:
        field = import_module(f"tests.{game.name}.field").Field
        lay = field.__init__

        def laid(self: Any, *args: Any, **more: Any) -> None:
            lay(self, *args, **more)
            recorder.built(self.state)

        patch.setattr(field, "__init__", laid)
    return patch


def main(names: list[str]) -> None:
    for name in names or list_games():
        game = find_game(name)
        recorder = Recorder(game)
        patch = watched(game, recorder)
        pytest.main(["-q", "-p", "no:cacheprovider", "--no-header", *tests_of(name)], plugins=[recorder])
        patch.undo()
        write(game, recorder.found)


def tests_of(game: str) -> list[str]:
    """The tests that prove worked examples."""
    folder = ROOT / "tests" / game
    named = tests_by_clause(folder)
    found = [f"{folder / test}" for clause in named if EXAMPLE.fullmatch(clause) for test in named[clause]]
    return list(dict.fromkeys(found))


def write(game: Game, found: dict[str, Example]) -> None:
    wanted = [clause for clause in read_clauses(game.reference) if EXAMPLE.fullmatch(clause)]
    kept = {clause: found[clause] for clause in wanted if clause in found}
    examples_file(game).write_bytes(msgspec.json.encode(packed(kept)) + b"\n")
    missing = [clause for clause in wanted if clause not in found]
    print(f"{game.name}: {len(kept)} of {len(wanted)}; without: {' '.join(missing) or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1:])
