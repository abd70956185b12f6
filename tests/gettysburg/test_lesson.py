"""What the lessons teach, with any dice (what holds for every lesson is in ``tests/acceptance``)."""

from __future__ import annotations

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import SECTOR
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.lessons import FIRST_LESSON
from longroll.games.gettysburg.table.second_lesson import SECOND_LESSON
from longroll.kit import CHANCE_SEAT
from tests.classroom import Classroom

SEEDS = range(30)


def classroom(seed: int) -> Classroom[Battle]:
    return Classroom(GETTYSBURG, FIRST_LESSON, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_won_by_following_the_teacher(seed: int) -> None:
    room = classroom(seed)
    room.finish()
    assert room.state.result.winner == "CSA"
    assert room.key == "won"
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


@pytest.mark.parametrize("seed", range(4))
def test_a_failed_assault_is_tried_again(seed: int) -> None:
    """The worst dice for the first assault; those that follow are honest again."""
    room = classroom(seed)
    room.until("second-move")
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
    assert room.back("fire") == 8


# ---- the second lesson: combat in depth --------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_the_second_is_won_by_following_the_teacher(seed: int) -> None:
    room: Classroom[Battle] = Classroom(GETTYSBURG, SECOND_LESSON, seed)
    room.finish()
    assert room.state.result.winner == "CSA"
    first = room.steps[: room.keys.index("second-move") + 1]
    assert first == sorted(first), "steps go forward"
    assert {"rally-order", "share-order", "guns-order", "storm", "column", "joint"} <= set(room.keys)
    assert "turn" not in room.asked, "the Union's turns are Forced Passes without a choice"


def test_a_failed_storm_is_tried_again() -> None:
    """The worst dice for the first assault; those that follow are honest again."""
    room: Classroom[Battle] = Classroom(GETTYSBURG, SECOND_LESSON, 3)
    room.until("second-move")
    while not room.state.over and room.state.count(CSA, SECTOR["CEM"]):
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
    assert {"storm", "storm-again", "block", "bring-up"} & set(room.keys)
    assert room.state.winner == CSA


def test_everything_is_said_of_what_is_taught() -> None:
    """A hill is stormed over its flank: what the words say of it is what the rules do."""
    room: Classroom[Battle] = Classroom(GETTYSBURG, SECOND_LESSON, 0)
    room.until("storm")
    assert not room.state.disrupted & 1 << SECTOR["GET"]
    assert GETTYSBURG.ask(room.state).cubes("GET") == GETTYSBURG.ask(room.state).cubes("CUF") == {"grey": 1}
    assert GETTYSBURG.ask(room.state).fired("BEN")
