"""The first lesson can be finished by doing what the teacher says, with any dice, and knows a way on from anywhere."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import SECTOR
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.data.materials import WORDS
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.lessons import FIRST_LESSON, STEPS, advise
from longroll.kit import CHANCE_SEAT
from longroll.kit.undo import Undo, undo_class
from longroll.kit.words import LANGUAGES
from tests.classroom import VICTORY, Classroom, at_a_table, check_clauses, check_texts, lesson_keys, spoken

SEEDS = range(30)
KEYS = lesson_keys(WORDS)


def classroom(seed: int) -> Classroom[Battle]:
    return Classroom(GETTYSBURG, FIRST_LESSON, seed)


def test_the_game_offers_it() -> None:
    assert list(GETTYSBURG.lessons) == ["first-lesson"]
    for language in LANGUAGES:
        assert FIRST_LESSON.title(language)
        assert FIRST_LESSON.about(language)
    assert 12 <= STEPS <= 18


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_won_by_following_the_teacher(seed: int) -> None:
    room = classroom(seed)
    room.finish()
    assert GETTYSBURG.result(room.state) == "CSA"
    assert advise(room.state).key == "won"
    first = room.steps[: room.keys.index("joint") + 1]
    assert first == sorted(first), "steps go forward"
    assert set(first) == set(range(1, 13))
    assert {"enter", "block", "march", "fire", "capture", "assign", "assault", "joint"} <= set(room.keys)
    assert "turn" not in room.asked, "the Union's turns are Forced Passes without a choice"


def test_the_whole_of_it_is_seen() -> None:
    """Among the dice of these tests are good ones and bad ones."""
    seen: set[str] = set()
    for seed in SEEDS:
        room = classroom(seed)
        room.finish()
        seen |= set(room.keys)
    assert {"hit", "taken-retreat", "taken-broken", "block-hill", "dig", "dig-where"} <= seen


def test_the_words_speak() -> None:
    room = classroom(1)
    while room.learner_decides():
        room.spoken()
        room.follow()
    assert all(any(word in text for word in VICTORY) for text in room.spoken())


def test_every_text_is_there_three_times() -> None:
    assert len(KEYS) > 35
    check_texts(WORDS)


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_exists_and_is_the_same_in_every_language(key: str) -> None:
    check_clauses(WORDS, "gettysburg", key)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_learner_who_does_something_else_is_led_back(seed: int) -> None:
    wild = Random(seed)
    classroom(seed).wander(wild, wild.randrange(1, 60))


@pytest.mark.parametrize("seed", range(4))
def test_a_failed_assault_is_tried_again(seed: int) -> None:
    """The worst dice for the first assault; those that follow are honest again."""
    room = classroom(seed)
    while room.learner_decides() and advise(room.state).key != "second-move":
        room.follow()
    room.follow()
    while room.state.count(CSA, SECTOR["CEM"]):
        if room.state.seat == CHANCE_SEAT:
            decision = room.state.decision
            assert decision is not None
            theirs = decision.kind in ("guns-fire", "defenders-fire", "defender-morale")
            room.state.apply("die 6" if theirs else "die 1")
        elif room.state.mover == UNION:
            room.others_decide()
        else:
            room.follow()
    assert room.state.count(UNION, SECTOR["CEM"])
    room.keys.clear()
    room.finish()
    assert "assault-again" in room.keys
    assert room.state.winner == CSA


def test_steps_follow_what_is_taken_back() -> None:
    """The teacher looks at the position alone, and until dice are rolled everything can be taken back."""
    room = classroom(3)
    before = []
    while room.learner_decides() and advise(room.state).key != "fire":
        before.append((room.state.copy(), room.spoken()))
        room.follow()
    for (state, texts), (later, _) in pairwise(before):
        assert undo_class(GETTYSBURG, state, later) is Undo.FREE
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
