"""Lessons: tables with a teacher. A game brings its own (``Game.lessons``); the server only starts and shows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit.game import Game
from longroll.kit.lessons import Lesson, LessonStep

if TYPE_CHECKING:
    from longroll.server.table import LiveTable


def all_lessons() -> Iterator[tuple[Game, Lesson]]:
    for name in list_games():
        game = find_game(name)
        for lesson in game.lessons.values():
            yield game, lesson


def lesson_of(table: LiveTable) -> Lesson | None:
    """The lesson a table was made for."""
    return None if table.row.lesson is None else table.game.lessons.get(table.row.lesson)


def lesson_step(table: LiveTable, language: str) -> LessonStep | None:
    lesson = lesson_of(table)
    return None if lesson is None else lesson.guide(table.state, table.seq, language)
