"""Lessons: tables with a teacher. A game brings its own (``Game.lessons``); the server only starts and shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from longroll.games import game as find_game
from longroll.games import games
from longroll.kit.game import Game
from longroll.kit.state import State

if TYPE_CHECKING:
    from longroll.server.table import LiveTable


class LessonStep(msgspec.Struct, frozen=True):
    """What the teacher says now: step ``step`` of ``steps``."""

    text: str
    step: int
    steps: int


class Lesson(Protocol):
    """A lesson of a game. ``seats`` are as for a new table (``me``, ``computer:LEVEL`` …)."""

    name: str
    scenario: str
    position: Mapping[str, Any] | None
    seats: Mapping[str, str]

    def title(self, language: str) -> str: ...

    def about(self, language: str) -> str: ...

    def guide(self, state: State, seq: int, language: str) -> LessonStep | None:
        """What to say at this position, after so many actions."""
        ...


def lessons_of(game: Game) -> Mapping[str, Lesson]:
    """The lessons of a game by name; most games have none yet."""
    found: Mapping[str, Lesson] = getattr(game, "lessons", {})
    return found


def all_lessons() -> Iterator[tuple[Game, Lesson]]:
    for name in games():
        game = find_game(name)
        for lesson in lessons_of(game).values():
            yield game, lesson


def lesson_of(table: LiveTable) -> Lesson | None:
    """The lesson a table was made for."""
    return None if table.row.lesson is None else lessons_of(table.game).get(table.row.lesson)


def lesson_step(table: LiveTable, language: str) -> LessonStep | None:
    lesson = lesson_of(table)
    return None if lesson is None else lesson.guide(table.state, table.seq, language)
