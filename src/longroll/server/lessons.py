"""Lessons: tables with a teacher. A game brings its own (``Game.lessons``); the server only starts and shows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit.game import Game, default_scenario
from longroll.kit.lessons import Lesson, LessonEnd, LessonStep, pointing
from longroll.server.showing import Shown
from longroll.server.speech import spoken

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


def lesson_step(table: LiveTable, shown: Shown, eyes: str | None, language: str) -> LessonStep | None:
    """What the teacher says to the one who is taught; nobody else hears it."""
    lesson = lesson_of(table)
    if lesson is None or eyes != lesson.learner:
        return None
    step = lesson.guide(table.state, table.seq, language)
    if step is None:
        return None
    if table.state.over:
        return msgspec.structs.replace(step, end=leads_on(table.game, lesson, language))
    things = {key for item in shown.scene.items for key in (item.key, item.same) if key}
    return pointing(step, shown.options, things)


def leads_on(game: Game, lesson: Lesson, language: str) -> LessonEnd:
    """The whole battle, with the seats of the lesson, and the lesson after this one."""
    scenario = game.scenarios[lesson.battle or default_scenario(game)]
    lessons = list(game.lessons.values())
    later = lessons[lessons.index(lesson) + 1 :]
    return LessonEnd(
        scenario.name,
        spoken(game, language, scenario.title, scenario.name),
        dict(lesson.seats),
        lesson.lessons_learned(language),
        later[0].name if later else "",
        later[0].title(language) if later else "",
    )
