"""Computer players as matches name them: ``staff``, ``general:nodes=100``, ``marshal:seconds=10,temper=bold``."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from longroll.kit.terms import BadInput
from longroll.minds.outside import EXEC

NAME: Final = re.compile(r"[A-Za-z0-9][\w.-]*")
VALUE: Final = re.compile(r"[\w.+-]+")
FORM: Final = "NAME or NAME:KEY=VALUE,KEY=VALUE"
BETWEEN: Final = re.compile(r",(?![^,:]*=)")
"""The comma between two players; one that a setting follows is the first player's."""


class Spec(msgspec.Struct, frozen=True):
    """A computer player by name, and how it is set."""

    name: str
    settings: dict[str, str] = {}

    def __str__(self) -> str:
        told = ",".join(f"{key}={value}" for key, value in self.settings.items())
        return f"{self.name}:{told}" if told else self.name


def read_spec(text: str) -> Spec:
    """The player that a text names; BadInput if it is written otherwise. A command (``exec:``) is a name as it is."""
    if text.startswith(EXEC):
        return Spec(text)
    name, colon, told = text.strip().partition(":")
    pairs = [part.partition("=") for part in told.split(",")] if colon else []
    keys = [key.strip() for key, _, _ in pairs]
    values = [value.strip() for _, _, value in pairs]
    if (
        not NAME.fullmatch(name)
        or not all(map(str.isidentifier, keys))
        or not all(map(VALUE.fullmatch, values))
        or len(set(keys)) < len(keys)
    ):
        raise BadInput(f"'{text}' names no computer player; it should read {FORM}")
    return Spec(name, dict(zip(keys, values, strict=True)))


def listed(text: str) -> list[str]:
    """The players of a text that names several, with commas between them."""
    return [part.strip() for part in BETWEEN.split(text)]
