"""What the first lesson teaches, with any dice (what holds for every lesson is in ``tests/acceptance``)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from longroll.boards.plane.turn import wheel
from longroll.games.reason import REASON
from longroll.games.reason.odds import combat_odds, fire_odds
from longroll.games.reason.rules.victory import points
from longroll.games.reason.state import Battle
from longroll.games.reason.table.lessons import (
    CUIRASSIERS,
    FIRST_LESSON,
    FOE,
    GRENADIERS,
    HILL,
    MUSKETEERS,
    on_hill,
)
from longroll.games.reason.table.survey import Survey
from longroll.kit import CHANCE_SEAT
from longroll.kit.scene import Pose, PoseAsk, Prospect
from tests.classroom import (
    Classroom,
)

SEEDS = range(12)
OPENING = ("fire", "give", "give-again", "give-done", "test")
"""What is said until the dice of control are rolled, in this order whatever the dice before them."""
MAIN_LINE = {
    *OPENING, "reroll-not", "pick", "reins", "wheel", "charge", "ride", "charge-join", "move-done", "recover",
    "recover-again", "valour", "combat-done", "advance", "won-all",
}  # fmt: skip
SOMETIMES = {"reroll", "combat-again", "combat-keep", "recover-enough", "share", "valour-not", "won"}


def classroom(seed: int, staff: bool = False) -> Classroom[Battle]:
    """Against somebody who answers at random, or his staff."""
    return Classroom(REASON, FIRST_LESSON, seed, staff)


def rolling(room: Classroom[Battle], kind: str, *faces: int) -> None:
    """The next dice of a kind show these faces; other dice fall as they will."""
    left = list(faces)
    while left:
        decision = room.state.decision
        assert decision is not None
        if room.state.seat == FIRST_LESSON.learner:
            room.follow()
        elif decision.kind == kind:
            room.state.apply(f"die {left.pop(0)}")
        else:
            room.others_decide()


def test_it_begins_with_the_last_pulse_of_the_day() -> None:
    """The turn ends with a fourth pulse (MR-7.6), the day with the third turn after its Basic Length (MR-24.10)."""
    state = classroom(0).state
    assert FIRST_LESSON.scenario in REASON.scenarios
    assert (state.turn, state.pulse) == (state.roster.length + 3, 4)
    assert state.seat == "first"
    assert not on_hill(state)
    assert points(state, 0) - points(state, 1) == 1
    assert state.roster.start_sp[FOE] == state.sp[FOE]


@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_won_by_following_the_teacher(seed: int, staff: bool) -> None:
    room = classroom(seed, staff)
    room.finish()
    assert tuple(room.keys[: len(OPENING)]) == OPENING
    assert {"reins", "charge", "move-done"} <= set(room.keys)
    assert len(room.keys) <= 40, "ten minutes"
    assert room.steps == sorted(room.steps), "steps go forward"
    assert "other" not in room.keys
    assert room.state.result.winner == "first"
    assert room.key == ("won" if room.state.on_table(FOE) else "won-all")


def test_the_whole_of_it_is_seen() -> None:
    """Good and bad luck show what the first line does not; nearly always the enemy's army breaks."""
    seen: set[str] = set()
    broken = 0
    for seed in range(40):
        room = classroom(seed)
        room.finish()
        seen |= {*room.keys, room.key}
        broken += room.key == "won-all"
    assert broken >= 28
    assert seen >= MAIN_LINE | SOMETIMES


def test_what_is_said_about_the_fire_is_so() -> None:
    room = classroom(0)
    odds = fire_odds(room.state, MUSKETEERS, FOE)
    assert (odds.dice, odds.needs) == (6, 6)
    assert room.teacher.advise(room.state).args["chance"] == round(100 * (1 - (5 / 6) ** 6))
    assert "0.90 BW" in room.spoken()[0]


def test_what_is_said_about_the_command_dice_is_so() -> None:
    """The numbers of the panel beside the map."""
    room = classroom(0)
    room.until("give")
    (panel,) = [panel for panel in REASON.scene(room.state, "first", "en").panels if panel.id == "command"]
    ways = next(row.chances for row in panel.rows if isinstance(row, Prospect) and row.key == "block:von-Kessel")
    idle = [f"{way.shares[0].percent:.1f}" for way in ways]
    assert [float(chance) for chance in idle] == sorted(map(float, idle), reverse=True)
    assert f"from {idle[0]} to {idle[1]} %" in room.spoken()[0]
    room.follow()
    assert f"{idle[1]} % becomes {idle[2]} %" in room.spoken()[0]


def test_the_wheel_costs_what_is_said_and_ends_on_the_hill() -> None:
    room = classroom(0)
    room.until("wheel")
    told = {event.kind: event.args for event in room.state.apply(FIRST_LESSON.hint(room.state)[0])}
    assert told["moves"]["unit"] == room.state.roster.ids[GRENADIERS]
    assert (told["moves"]["cost"], told["moves"]["allowance"]) == ("2.00", "2.00")
    assert on_hill(room.state)
    room.finish()
    assert room.state.holders[HILL] == 0


def test_a_hand_does_what_the_words_say() -> None:
    """The right front corner by 30 degrees, the front edge by the rest of the allowance; the arrow keys alike."""
    room = classroom(0)
    room.until("wheel")
    state = room.state
    survey = Survey(state.roster.data)

    def ask(path: str, **question: Any) -> Pose:
        found = REASON.pose(state, "first", PoseAsk("piece:B11", path=path, **question), "en")
        assert found is not None
        assert found.legal
        return found

    start = state.shapes[GRENADIERS]
    turned = wheel(start, -30.0)
    wheeled = ask("", grip="corner-right", at=survey.at((turned.xs[1], turned.ys[1])))
    assert wheeled.path == "L30"
    x, y = turned.front_middle
    ahead = ask("L30", grip="front", at=survey.at((x + 0.95 * turned.fx, y + 0.95 * turned.fy)))
    assert ahead.deed is not None
    room.state.apply(ahead.deed.action)
    assert on_hill(room.state)
    assert room.key == "charge"


def test_what_is_said_about_the_charges_is_so() -> None:
    """In the flank (MR-17.7), with -3 for the enemy (MR-20.7); the two together as the combat then has it."""
    room = classroom(1)
    room.until("charge-join")
    state = room.state
    (cuirassiers,) = state.engagements
    assert (cuirassiers[0], cuirassiers[1]) == (CUIRASSIERS, FOE)
    said = room.teacher.advise(state).args["chance"]
    room.until("valour")
    odds = combat_odds(room.state, [MUSKETEERS, CUIRASSIERS], [FOE])
    assert -3 in [value for _, value in odds.defence]
    assert said == round(100 * odds.defenders_gone)


def test_names_point_at_the_table_and_no_id_is_spoken() -> None:
    room = classroom(0)
    step = FIRST_LESSON.guide(room.state, 0, "en")
    assert step is not None
    assert {"piece:B12", "piece:W12"} <= set(re.findall("\ue000([^\ue001]*)\ue001", step.text))
    while room.learner_decides():
        assert not any(re.search(r"\b[BW]\d\d\b|von-", text) for text in room.spoken())
        room.follow()


def test_a_general_who_stays_idle_is_no_dead_end() -> None:
    """Four ones, and one again: the infantry stays where it is, the cavalry charges alone."""
    room = classroom(2)
    rolling(room, "control-die", 1, 1, 1, 1, 1)
    room.finish()
    assert "reroll" in room.keys
    assert not {"wheel", "charge-join"} & set(room.keys)
    assert "charge" in room.keys
    assert room.steps == sorted(room.steps)


def test_a_force_in_attack_does_what_it_must() -> None:
    room = classroom(2)
    rolling(room, "control-die", 6, 6, 6, 6, 6)
    room.finish()
    assert {"reroll", "charge", "charge-join"} <= set(room.keys)
    assert room.state.over


def test_a_failed_attack_test_is_paid_for() -> None:
    """The musketeers lose a point to the enemy's fire, so that a 6 fails (MR-17.11)."""
    room = classroom(0)
    room.until("give")
    room.state.sp[MUSKETEERS] = 5
    rolling(room, "attack-die", 6)
    assert room.learner_decides()
    assert room.key == "attack-again"
    pool = room.state.pools[0]
    room.follow()
    assert room.state.pools[0] == pool - 1


def test_an_officer_in_the_way_makes_room() -> None:
    room = classroom(0)
    room.until("wheel")
    room.state.apply("officer von-Kessel 14.6 11.5")
    room.follow()
    assert room.key == "shift"
    room.spoken()
    room.follow()
    assert room.key == "charge"


def test_steps_follow_what_is_taken_back() -> None:
    """The teacher looks at the position alone, and between two rolls everything can be taken back."""
    room = classroom(4)
    room.until("wheel")
    assert room.back("charge-join") == 3


def test_taking_a_unit_first_leads_to_the_same_advice() -> None:
    room = classroom(4)
    room.until("wheel")
    room.state.apply("take B11")
    assert room.key == "wheel"
    room.follow()
    assert on_hill(room.state)
    room.state.apply("take von-Kessel")
    assert room.state.seat != CHANCE_SEAT
    room.spoken()
    room.finish()
    assert room.state.over
