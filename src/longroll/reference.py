"""The clauses of a game's rules reference, and the tests that prove them where this copy of Long Roll has tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from longroll.games import BUILT_IN, list_games
from longroll.games import game as find_game
from longroll.kit.clauses import Clause, read_clauses, tests_by_clause
from longroll.kit.terms import BadInput

WORKED_EXAMPLES = ("WE-", "EX-")
"""Every game numbers its worked examples from one, so a test of another game does not prove them."""


def repository() -> Path | None:
    """The checkout this package runs from, else the one around the current folder."""
    for folder in _candidates():
        if (folder / "src" / "longroll" / "reference.py").is_file():
            return folder
    return None


def _candidates() -> Iterator[Path]:
    yield from Path(__file__).resolve().parents
    here = Path.cwd()
    yield here
    yield from here.parents


def clauses(game: str) -> dict[str, Clause]:
    """Every clause of a game by id."""
    return read_clauses(find_game(game).reference)


def proven(game: str) -> dict[str, list[str]]:
    """Every clause of a game, in the order of the rules, with the tests that prove it (none: an empty list)."""
    found = clauses(game)
    marked = tests_by_clause(tests_of(game))
    return {name: [test for test in marked.get(name, []) if _counts(game, name, test)] for name in found}


def tests_of(game: str) -> Path:
    """Where its tests are: those of a game of another package are in that package."""
    if game not in BUILT_IN:
        return find_game(game).reference.parent / "tests"
    root = repository()
    if root is None or not (root / "tests").is_dir():
        raise BadInput("the folder tests/ is not at hand; run this inside a checkout of Long Roll")
    return root / "tests"


def _counts(game: str, clause: str, test: str) -> bool:
    others = tuple(f"{other}/" for other in list_games() if other != game)
    return not (clause.startswith(WORKED_EXAMPLES) and test.startswith(others))
