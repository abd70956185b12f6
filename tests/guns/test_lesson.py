"""The first lesson can be finished by doing what the teacher says, with any tokens, and has a way on from anywhere."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.data.materials import WORDS
from longroll.games.guns.rules.victory import held
from longroll.games.guns.state import Battle
from longroll.games.guns.table import lessons as lesson_chapter
from longroll.games.guns.table.lessons import FIRST_LESSON, STEPS, advise
from longroll.kit.undo import Undo, undo_class
from longroll.kit.words import LANGUAGES
from tests.classroom import (
    VICTORY,
    Classroom,
    at_a_table,
    check_clauses,
    check_texts,
    check_texts_are_said,
    lesson_keys,
    spoken,
)
from tests.guns.audit import faults

SEEDS = range(10)
KEYS = lesson_keys(WORDS)
MAIN_LINE = (
    "withdraw", "withdraw-to", "face", "march-not-yet", "order-hold", "return", "hours", "march", "march-to",
    "march-done", "order-attack", "target", "second-target", "leader", "send", "guns", "guns-done", "attack-done",
    "march-won", "order-won",
)  # fmt: skip


def classroom(seed: int, staff: bool = True) -> Classroom[Battle]:
    """Against his staff, or somebody who answers at random."""
    return Classroom(GUNS, FIRST_LESSON, seed, staff)


def test_the_game_offers_it() -> None:
    assert list(GUNS.lessons) == ["guns-first-lesson"]
    for language in LANGUAGES:
        assert FIRST_LESSON.title(language)
        assert FIRST_LESSON.about(language)
    assert 12 <= STEPS <= 18


def test_it_begins_with_a_union_in_full_control() -> None:
    state = classroom(0).state
    assert faults(state) == []
    assert held(state) == 3
    assert state.seat == "CSA"


@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_won_by_following_the_teacher(seed: int, staff: bool) -> None:
    room = classroom(seed, staff)
    room.finish()
    assert GUNS.result(room.state) == "CSA"
    assert advise(room.state).key == "won"
    if "target" in room.keys:
        first = room.steps[: room.keys.index("target") + 1]
        assert first == sorted(first), "steps go forward"
        assert set(first) == set(range(1, 10))
        assert set(MAIN_LINE) <= set(room.keys)


def test_the_whole_of_it_is_seen() -> None:
    """Among the games of these tests are some in which the Union's guns speak."""
    seen: set[str] = set()
    for seed in range(6):
        room = classroom(seed)
        room.finish()
        seen |= set(room.keys)
    assert {*MAIN_LINE, "aim"} <= seen


def test_the_words_speak() -> None:
    room = classroom(1)
    while room.learner_decides():
        room.spoken()
        room.follow()
    assert all(any(word in text for word in VICTORY) for text in room.spoken())


def test_every_text_is_there_three_times() -> None:
    assert len(KEYS) > 35
    check_texts(WORDS)


def test_every_text_is_said() -> None:
    check_texts_are_said(WORDS, lesson_chapter.__file__)


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_exists_and_is_the_same_in_every_language(key: str) -> None:
    check_clauses(WORDS, "guns", key)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_learner_who_does_something_else_is_led_back(seed: int) -> None:
    wild = Random(seed)
    classroom(seed, staff=False).wander(wild, wild.randrange(1, 40))


@pytest.mark.parametrize("hours", [1, 3])
def test_another_length_of_the_turn_does_no_harm(hours: int) -> None:
    room = classroom(5)
    while room.learner_decides() and advise(room.state).key != "hours":
        room.follow()
    room.state.apply(f"hours {hours}")
    room.finish()
    assert GUNS.result(room.state) == "CSA"


def test_steps_follow_what_is_taken_back() -> None:
    """The teacher looks at the position alone, and until the order is declared everything can be taken back."""
    room = classroom(3)
    before = []
    while room.learner_decides() and advise(room.state).key != "order-hold":
        before.append((room.state.copy(), room.spoken()))
        room.follow()
    assert len(before) == 4
    for (state, texts), (later, _) in pairwise(before):
        assert undo_class(GUNS, state, later) is Undo.FREE
        assert spoken(FIRST_LESSON, state) == texts


def test_conceding_ends_it() -> None:
    room = classroom(4)
    room.state.apply("concede CSA")
    assert advise(room.state).key == "lost"
    room.spoken()


def test_at_a_table(tmp_path: Path) -> None:
    def check(now: Any) -> None:
        assert now["result"]["winner"] == "CSA"

    at_a_table(tmp_path, FIRST_LESSON, 3, check)
