"""What the second lesson teaches: command and time (what holds for every lesson is in ``tests/acceptance``)."""

from __future__ import annotations

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import officer_of
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.victory import points
from longroll.games.reason.state import Battle
from longroll.games.reason.table.lessons import HILL, on_hill
from longroll.games.reason.table.second_lesson import FOOT, HUSSARS, LINE, SECOND_LESSON
from longroll.kit.scene import PoseAsk, Prospect
from tests.classroom import Classroom

SEEDS = range(12)


def classroom(seed: int, staff: bool = False) -> Classroom[Battle]:
    return Classroom(REASON, SECOND_LESSON, seed, staff)


def test_it_begins_with_the_last_turn_of_the_day() -> None:
    """Nobody is ahead, the hill is the enemy's, the hussars are out of command, the line is one."""
    state = classroom(0).state
    assert state.turn == state.roster.length + 3
    assert state.pulse == 0
    assert points(state, 0) == points(state, 1)
    assert not on_hill(state)
    assert not in_command(state, HUSSARS)
    assert all(in_command(state, unit) for unit in LINE)


@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_won_by_following_the_teacher(seed: int, staff: bool) -> None:
    room = classroom(seed, staff)
    room.finish()
    assert room.state.result.winner in ("first", None)
    first = room.keys[: room.keys.index("again")] if "again" in room.keys else room.keys
    assert {"near", "test"} <= set(first)
    assert room.steps == sorted(room.steps), "steps go forward"
    assert len(room.keys) <= 90


def test_nearly_always_the_hill_is_won_in_time() -> None:
    won, seen = 0, set()
    for seed in range(30):
        room = classroom(seed)
        room.finish()
        won += room.state.result.winner == "first" and room.state.holders[HILL] == 0
        seen |= {*room.keys, room.key}
    assert won >= 26
    assert {"ahead", "behind", "lead", "far", "ride", "line", "line-on", "moved", "recover", "again", "won"} <= seen


def test_what_is_said_about_dice_and_distance_is_so() -> None:
    room = classroom(1)
    room.until("near")
    (panel,) = [panel for panel in REASON.scene(room.state, "first", "en").panels if panel.id == "command"]
    ways = next(row.chances for row in panel.rows if isinstance(row, Prospect) and row.key == "block:von-Kessel")
    idle = [f"{way.shares[0].percent:.1f}" for way in ways]
    assert f"from {idle[0]} to {idle[1]} %" in room.spoken()[0]
    room.until("far")
    assert room.teacher.advise(room.state).args["most"] == 1
    assert f"{room.state.officers_gap(0, officer_of(FOOT + 1)):.1f} BW" in room.spoken()[0]


def test_the_ride_brings_the_hussars_into_command_and_the_line_goes_as_one() -> None:
    for seed in range(6):
        room = classroom(seed)
        room.until("near")
        while room.learner_decides() and room.key not in ("ride", "again", "moved"):
            room.follow()
        if room.key == "ride":
            break
    room.follow()
    assert in_command(room.state, HUSSARS)
    room.until("line")
    ids = [room.state.roster.ids[unit] for unit in LINE]
    ask = PoseAsk(f"piece:{ids[0]}", path="A2", others=[f"piece:{name}" for name in ids[1:]])
    pose = REASON.pose(room.state, "first", ask, "en")
    assert pose is not None
    assert pose.deed is not None
    for action in (pose.deed.action, *pose.deed.then):
        room.state.apply(action)
    assert on_hill(room.state)
    assert room.key == "moved"


def test_who_must_attack_or_advance_is_led_to_it() -> None:
    """MR-11.14: while somebody owes it the moves cannot end; the teacher's answer is a way to do it, and is legal."""
    led = 0
    for seed in (15, 31, 46):
        room = classroom(seed, staff=True)
        while room.learner_decides():
            tip = room.teacher.advise(room.state)
            if tip.key == "must":
                led += 1
                assert room.state.check("done") is not None
                assert tip.answers[0].split()[0] in ("move", "charge")
                assert room.state.check(tip.answers[0]) is None
            room.follow()
    assert led
