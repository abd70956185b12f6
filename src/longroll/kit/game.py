"""The contract between a game and everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec

from longroll.kit.state import State
from longroll.kit.terms import Decision, Event, Option

Options = Mapping[str, Any]
"""Choices made when a table is set up (advanced rules, bidding, teams)."""


class Scenario(msgspec.Struct, frozen=True):
    """A named start. Title and history are message keys of the game's words."""

    name: str
    title: str
    history: str
    options: dict[str, list[str]] = {}


class View(msgspec.Struct, frozen=True):
    """Everything one seat (None: a spectator) may know, and nothing else.

    ``position`` is the game's position JSON with what is hidden left out. ``options`` is empty unless the seat is to
    decide.
    """

    game: str
    seat: str | None
    position: dict[str, Any]
    decision: Decision | None
    options: tuple[Option, ...]


class Mind(Protocol):
    """A computer player. It is given views and answers with one of their options."""

    name: str

    def choose(self, view: View, rng: Random) -> Option: ...


class Doctrine(Protocol):
    """What a game teaches its computer players."""

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        """Scripts of this game by name (``staff``, …)."""
        ...


class Game(Protocol):
    """One instance per game package."""

    name: str
    title: str
    designer: str
    seats: tuple[str, ...]
    scenarios: Mapping[str, Scenario]
    doctrine: Doctrine
    rules_version: str
    words: Path
    """Folder of the game's Fluent files."""

    def new(self, scenario: str = "", options: Options | None = None) -> State: ...

    def position(self, spec: Mapping[str, Any]) -> State:
        """Any position from a short JSON. BadInput names what is impossible about it."""
        ...

    def to_json(self, state: State) -> dict[str, Any]:
        """The whole position; round-trips through ``position``."""
        ...

    def schema(self) -> dict[str, Any]:
        """JSON Schema of ``position``."""
        ...

    def view(self, state: State, seat: str | None) -> View: ...

    def sample(self, view: View, rng: Random) -> State:
        """A full state consistent with what the view's seat knows."""
        ...

    def knowledge(self, state: State, seat: str | None) -> Mapping[str, frozenset[int]]:
        """For every fact that is or was hidden from the seat: the values it may have. Undo classes follow from it."""
        ...

    def result(self, state: State) -> str | None:
        """The winning seat when the game is over (None while it lasts)."""
        ...

    def summary(self, state: State, seat: str | None, language: str) -> str:
        """The position as text for a terminal."""
        ...

    def narrate(self, events: Sequence[Event], seat: str | None, language: str) -> list[str]:
        """The events one viewer may see, as sentences."""
        ...
