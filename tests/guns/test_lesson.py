"""What the lessons teach, with any tokens (what holds for every lesson is in ``tests/acceptance``)."""

from __future__ import annotations

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.rules.victory import held
from longroll.games.guns.state import Battle
from longroll.games.guns.table.lessons import FIRST_LESSON
from longroll.games.guns.table.second_lesson import SECOND_LESSON
from tests.classroom import (
    Classroom,
)
from tests.guns.audit import faults

SEEDS = range(10)
MAIN_LINE = (
    "withdraw", "withdraw-to", "face", "march-not-yet", "order-hold", "return", "hours", "march", "march-to",
    "march-done", "order-attack", "target", "second-target", "leader", "send", "guns", "guns-done", "attack-done",
    "march-won", "order-won",
)  # fmt: skip


def classroom(seed: int, staff: bool = True) -> Classroom[Battle]:
    """Against his staff, or somebody who answers at random."""
    return Classroom(GUNS, FIRST_LESSON, seed, staff)


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
    assert room.state.result.winner == "CSA"
    assert room.key == "won"
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


@pytest.mark.parametrize("hours", [1, 3])
def test_another_length_of_the_turn_does_no_harm(hours: int) -> None:
    room = classroom(5)
    room.until("hours")
    room.state.apply(f"hours {hours}")
    room.finish()
    assert room.state.result.winner == "CSA"


def test_steps_follow_what_is_taken_back() -> None:
    """The teacher looks at the position alone, and until the order is declared everything can be taken back."""
    room = classroom(3)
    assert room.back("order-hold") == 4


# ---- the second lesson -------------------------------------------------------------------------------------

EVENING = (
    "hours", "keep", "road", "next-hour", "road-again", "transfer", "road-last", "wait-last", "march", "march-to",
    "hurry", "march-more", "face", "march-done", "order-hold", "enter", "march-rest", "order-night", "works",
    "works-done",
)  # fmt: skip


@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_the_last_evening_is_held(seed: int, staff: bool) -> None:
    room: Classroom[Battle] = Classroom(GUNS, SECOND_LESSON, seed, staff)
    assert faults(room.state) == []
    room.finish()
    assert room.state.result.winner == "USA"
    assert room.key == "won"
    assert set(EVENING) <= set(room.keys)
    assert room.steps == sorted(room.steps)
    assert "attack" not in room.asked, "the Confederates have nothing to attack with"


@pytest.mark.parametrize("hours", [1, 2])
def test_a_shorter_turn_does_no_harm(hours: int) -> None:
    room: Classroom[Battle] = Classroom(GUNS, SECOND_LESSON, 7)
    room.until("hours")
    room.state.apply(f"hours {hours}")
    room.finish()
    assert room.state.result.winner == "USA"


def test_buttons_are_called_by_their_own_words() -> None:
    room: Classroom[Battle] = Classroom(GUNS, SECOND_LESSON, 1)
    room.until("next-hour")
    step = SECOND_LESSON.guide(room.state, 0, "en")
    assert step is not None
    assert "\ue000verb:wait\ue001No more entries in this hour\ue002" in step.text
