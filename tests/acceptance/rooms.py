"""Where a game keeps what the acceptance tests need of it: in ``tests/<game>``, or in ``<package>/tests`` if it lives
in a package of its own (``docs/adding-a-game.md`` lists what that is)."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from longroll.games import BUILT_IN, list_games
from longroll.games import game as find_game
from longroll.kit import Game, State
from longroll.kit.frames import Frame
from longroll.kit.lexicon import DecisionKind

ROOT = Path(__file__).parents[2]
NAMES = tuple(os.environ.get("LONGROLL_ONLY", "").split()) or list_games()
"""The games that are tested: all there are, unless some are named."""


def package_of(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]


def part_of(game: Game, module: str) -> Any:
    """A module of the game's package."""
    return import_module(f"{package_of(game)}.{module}")


def decisions(game: Game) -> list[DecisionKind]:
    found: list[DecisionKind] = part_of(game, "lexicon").DECISIONS
    return found


def procedures(game: Game) -> dict[str, type[Frame]]:
    """Those that stand on a stack, by name: no class that others only inherit from."""
    found: dict[str, type[Frame]] = part_of(game, "procedures").FRAMES
    return {name: kind for name, kind in found.items() if not kind.__subclasses__()}


def tests_of(game: Game) -> str:
    """The package of its tests."""
    return f"tests.{game.name}" if game.name in BUILT_IN else f"{package_of(game)}.tests"


def room_of(game: Game) -> Path:
    """The folder of its tests."""
    return Path(str(import_module(tests_of(game)).__file__)).parent


def positions_page(game: Game) -> Path:
    """The page that explains its positions."""
    if game.name in BUILT_IN:
        return ROOT / "docs" / "positions" / f"{game.name}.md"
    return room_of(game).parent / "positions.md"


def figures(game: Game, name: str) -> dict[str, Any]:
    """Kept numbers by scenario (``perft``, ``effort``)."""
    kept: dict[str, Any] = json.loads((room_of(game) / f"{name}.json").read_text(encoding="utf-8"))
    return kept


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says of its length, so that nothing takes hours: ``length.json``. A short one says nothing."""

    one_in: int = 1
    """Of random games only one in so many is dealt …"""
    longest: list[str] = []
    """… and never in these scenarios; the game's own tests play them to the end."""
    campaigns: list[str] = []
    """Scenarios too long to be counted or played in full more than once."""
    quick: str = ""
    """A short scenario, where the first one is long."""
    depth: int = 3
    """How deep answers are counted where few are open; if it is less than three only the beginning is counted."""


@cache
def length(name: str) -> Length:
    game = find_game(name)
    path = room_of(game) / "length.json"
    found = msgspec.json.decode(path.read_bytes(), type=Length) if path.is_file() else Length()
    named = {*found.longest, *found.campaigns, *filter(None, [found.quick])}
    assert named <= set(game.scenarios), f"{path}: no scenario {', '.join(named - set(game.scenarios))}"
    return found


@cache
def audit(name: str) -> Callable[[State], list[str]]:
    """What is wrong with a position of this game; every game has this."""
    faults: Callable[[State], list[str]] = import_module(f"{tests_of(find_game(name))}.audit").faults
    return faults


@cache
def hostile(name: str) -> Callable[[State], list[int]] | None:
    """The answers that bring on a fight, if the game says which do."""
    answers: Callable[[State], list[int]] | None = optional(name, "hostile", "hostile_answers")
    return answers


@cache
def deeds(name: str) -> Callable[[State, int, str | None], object] | None:
    """What a seat sees of an answer, where an answer names things hidden from it."""
    deed: Callable[[State, int, str | None], object] | None = optional(name, "deeds", "deed")
    return deed


def optional(name: str, module: str, function: str) -> Any:
    path = f"{tests_of(find_game(name))}.{module}"
    return getattr(import_module(path), function) if find_spec(path) is not None else None
