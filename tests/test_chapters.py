"""The tests of a game's chapters are its specification: they speak to it as anybody can who has only read the rules, in
positions, answers and public questions. What is inside may be written otherwise without touching them."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from longroll.games import BUILT_IN

TESTS = Path(__file__).parent
PUBLIC = ("data", "game", "lexicon", "questions")
"""Rooms of a game that anybody may use: its printed tables, its Game object, its vocabulary, its questions."""


def imported(path: Path) -> list[str]:
    """Whatever a file imports, with the modules it is in."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    froms = [f"{node.module}.{name.name}" for node in nodes if isinstance(node, ast.ImportFrom) for name in node.names]
    return froms + [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]


@pytest.mark.parametrize("game", BUILT_IN)
def test_chapters_take_nothing_from_inside_the_game(game: str) -> None:
    chapters = sorted((TESTS / game).glob("test_[0-9]*.py"))
    rooms = {path.stem for path in Path(str(import_module(f"longroll.games.{game}").__file__)).parent.iterdir()}
    private = [f"longroll.games.{game}.{room}." for room in rooms - set(PUBLIC)]
    taken = [
        f"{path.stem}: {name}" for path in chapters for name in imported(path) if f"{name}.".startswith(tuple(private))
    ]
    assert chapters
    assert taken == []
