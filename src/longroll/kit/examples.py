"""The worked examples of a game's rules as positions, so that everybody can look at them and try what they say."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from longroll.kit.game import Game
from longroll.kit.materials import load


class Example(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an example begins: a position, or else a scenario's own start with its options. ``map``: the number of the
    map it is played on, if that is none of the game's."""

    position: dict[str, Any] | None = None
    scenario: str = ""
    options: dict[str, str] = {}
    map: int | None = None


class Examples(msgspec.Struct, frozen=True):
    """All examples by their clauses; many are played on the same small map."""

    maps: list[dict[str, Any]]
    examples: dict[str, Example]

    def of(self, clause: str) -> Example:
        """An example with its map; KeyError if there is none."""
        found = self.examples[clause]
        if found.position is None or found.map is None:
            return found
        return Example({**found.position, "map": self.maps[found.map]})


def packed(examples: Mapping[str, Example]) -> Examples:
    """Examples with each map only once."""
    maps: list[dict[str, Any]] = []
    found = {}
    for clause, example in examples.items():
        position = dict(example.position or {})
        ground = position.pop("map", None)
        if not isinstance(ground, dict):
            found[clause] = example
            continue
        if ground not in maps:
            maps.append(ground)
        found[clause] = Example(position, map=maps.index(ground))
    return Examples(maps, found)


def examples_file(game: Game) -> Path:
    """Beside the words; a game without one has no example to open."""
    return game.words.parent / "examples.json"


def examples_of(game: Game) -> Examples:
    file = examples_file(game)
    return load(file, Examples) if file.is_file() else Examples([], {})
