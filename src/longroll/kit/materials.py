"""Data files: read, converted and validated once. A damaged file is reported with its name and the fact."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from longroll.kit.typed import convert, decode

Content = TypeVar("Content")


class DataError(Exception):
    """A data file is damaged."""


def load(path: Path, content: type[Content]) -> Content:
    """A JSON file as a value of a type."""
    try:
        return decode(path.read_bytes(), content)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: {error}") from None


def converted(data: object, content: type[Content], source: str) -> Content:
    """Plain JSON values as a value of a type; ``source``: what to call them if they are none."""
    try:
        return convert(data, content)
    except msgspec.ValidationError as error:
        raise DataError(f"{source}: {error}") from error


def need(fact: bool, name: str, words: str) -> None:
    """What must hold in a file."""
    if not fact:
        raise DataError(f"{name}: {words}")
