"""Which program played: results of another one are not results of this."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from longroll.games import game as find_game
from longroll.kit.balance import BALANCE

PACKAGE: Final = Path(__file__).parents[1]
THINKING: Final = ("kit", "boards", "minds", "lab/anchors")
"""Besides the game's own package, whatever decides how a game goes."""
SHOWN: Final = ("table", "words", "__pycache__")
"""Folders that only decide what is shown."""
SUFFIXES: Final = (".py", ".pyx", ".json", ".toml", ".csv", ".onnx", ".npz")


@cache
def program(game: str) -> str:
    """The state of the sources that play a game, in a few digits."""
    digest = sha256()
    for folder in (*(PACKAGE / part for part in THINKING), find_game(game).words.parent):
        for path in _sources(folder):
            digest.update(f"{path.relative_to(folder.parent).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _sources(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).parts
        if path.suffix in SUFFIXES and path.name != BALANCE and not set(inside) & set(SHOWN):
            yield path
