"""The pages on positions (``docs/positions``) name every field that the program reads and writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.games import list_games
from tests.acceptance.walks import ROOT

every_game = pytest.mark.parametrize("name", list_games())


def words_of(name: str) -> set[str]:
    """What stands as code in the page of a game."""
    page = (ROOT / "docs" / "positions" / f"{name}.md").read_text(encoding="utf-8")
    code = re.findall(r"```.*?```|`[^`\n]+`", page, flags=re.DOTALL)
    return set(re.findall(r"[\w-]+", " ".join(code)))


def properties(schema: Any) -> Iterator[str]:
    """The names of all fields of a schema; keys of tables (names of places, of units) are not among them."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for part in schema.values():
            yield from properties(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from properties(part)


@every_game
def test_every_field_is_on_the_page(name: str) -> None:
    assert sorted(set(properties(find_game(name).schema())) - words_of(name)) == []


@every_game
def test_every_procedure_is_on_the_page(name: str) -> None:
    """With the numbers it keeps."""
    frames = import_module(f"longroll.games.{name}.procedures").FRAMES
    last = {frame: kind for frame, kind in frames.items() if not kind.__subclasses__()}
    needed = set(last).union(*(kind().fields() for kind in last.values()))
    assert sorted(needed - words_of(name)) == []
