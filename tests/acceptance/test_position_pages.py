"""The pages on positions (``docs/positions``; ``positions.md`` of another package) name every field that the program
reads and writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from longroll.games import game as find_game
from tests.acceptance.rooms import NAMES, positions_page, procedures

every_game = pytest.mark.parametrize("name", NAMES)


def words_of(name: str) -> set[str]:
    """What stands as code in the page of a game."""
    page = positions_page(find_game(name)).read_text(encoding="utf-8")
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
    found = procedures(find_game(name))
    needed = set(found).union(*(kind().fields() for kind in found.values()))
    assert sorted(needed - words_of(name)) == []
