"""What the lessons teach, with any dice (what holds for every lesson is in ``tests/acceptance``)."""

from __future__ import annotations

import re

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import CS
from longroll.games.glory.lexicon import ELIMINATED
from longroll.games.glory.odds import last_charge
from longroll.games.glory.rules.victory import margin
from longroll.games.glory.state import Battle
from longroll.games.glory.table.lessons import FIRST_LESSON, HILL
from longroll.games.glory.table.names import directory
from longroll.games.glory.table.second_lesson import SECOND_LESSON, WALL
from longroll.kit import CHANCE_SEAT
from longroll.kit.lessons import Teacher
from longroll.kit.words import words
from tests.classroom import Classroom, bare
from tests.glory.audit import faults

SEEDS = range(12)
OPENING = (
    "command", "fire", "move", "face", "move-second", "face-second", "move-done", "charge", "join", "close",
    "charge-done",
)  # fmt: skip
"""What is said until the enemy fires, in this order whatever the dice."""
MAIN_LINE = {*OPENING, "command-next", "move-rest", "rally", "command-again"}
SOMETIMES = {"advance", "face-hill", "face-after", "retreat", "move-won", "charge-again", "won", "drawn"}


def classroom(seed: int, staff: bool = True) -> Classroom[Battle]:
    """Against his staff, or somebody who answers at random."""
    return Classroom(GLORY, FIRST_LESSON, seed, staff)


def test_it_begins_with_the_enemy_on_the_hill() -> None:
    state = classroom(0).state
    assert FIRST_LESSON.scenario in GLORY.scenarios
    assert [fault for fault in faults(state) if "absent" not in fault] == []
    assert state.seat == "US"
    assert state.occupied[CS] >> HILL & 1
    assert margin(state) == 0


@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_finished_by_following_the_teacher(seed: int, staff: bool) -> None:
    room = classroom(seed, staff)
    room.finish()
    assert tuple(room.keys[: len(OPENING)]) == OPENING
    assert set(room.keys) >= {"command-next", "command-again"}
    assert len(room.keys) <= 45, "ten minutes"
    assert room.steps == sorted(room.steps), "steps go forward"
    assert set(room.steps) >= set(range(1, 11)) | {12, 14}
    assert "other" not in room.keys
    assert room.key == ("won" if room.state.result.winner == "US" else "drawn")


def test_it_is_won_with_most_dice_and_the_whole_of_it_is_seen() -> None:
    """Good and bad luck show what the first line does not."""
    seen: set[str] = set()
    won = 0
    for seed in range(30):
        room = classroom(seed)
        room.finish()
        seen |= {*room.keys, room.key}
        won += room.state.result.winner == "US"
    assert won >= 21
    assert seen >= MAIN_LINE | SOMETIMES


def test_what_is_said_about_the_charge_is_so() -> None:
    """Enemies in front that are covered, attackers in front and rear, and the odds of the table (EX-05, EX-26)."""
    room = classroom(2)
    room.until("charge")
    state = room.state
    board, unit = state.board, state.roster.unit
    first, second, third = unit["us-sinclair"], unit["us-magilton"], unit["us-jackson-f"]
    archer, foe = state.at[unit["cs-archer"]], state.at[unit["cs-brockenbrough"]]

    def front(place: int) -> int:
        return board.front[6 * place + state.facing[place]]

    assert front(state.at[first]) >> archer & front(state.at[first]) >> foe & front(state.at[third]) >> archer & 1
    assert front(foe) >> state.at[first] & 1
    assert not front(foe) >> state.at[second] & 1
    room.until("close")
    odds = last_charge(state)
    assert odds is not None
    assert ("rear", "GL-10.22.2", 2) in odds.items
    assert list(odds.taken) == [foe]
    assert room.teacher.advise(state).args["chance"] == round(100 * odds.taken[foe])
    assert f"{round(100 * odds.taken[foe])} %" in room.spoken()[0]


@pytest.mark.parametrize("name", ["units", "leaders"])
def test_names_point_at_the_table(name: str) -> None:
    state = classroom(0).state
    step = FIRST_LESSON.guide(state, 0, "en")
    assert step is not None
    known = getattr(directory(), name)
    keys = {key.split(":")[1] for key in re.findall("\ue000([^\ue001]*)\ue001", step.text)}
    assert keys & set(known)


def test_no_id_is_spoken() -> None:
    room = classroom(0)
    while room.learner_decides():
        assert not any(re.search(r"\b(?:us|cs)-[a-z]", text) for text in room.spoken())
        room.follow()


@pytest.mark.parametrize("seed", range(4))
def test_a_learner_who_combines_his_leaders_is_led_on(seed: int) -> None:
    """Both act as one, or are out of command: there are only two leaders, so the die is rolled at once."""
    room = classroom(seed)
    assert room.learner_decides()
    room.state.apply("combine Meade")
    assert room.state.seat == CHANCE_SEAT
    room.finish()
    assert room.steps == sorted(room.steps)


def test_a_wrong_facing_is_put_right_later() -> None:
    """The brigade looks away; under the next marker the teacher turns it."""
    room = classroom(3, staff=False)
    room.until("face")
    room.state.apply("face N")
    room.until("command-again")
    room.follow()
    room.finish()
    assert room.state.over


def test_steps_follow_what_is_taken_back() -> None:
    """The teacher looks at the position alone, and between two rolls everything can be taken back."""
    room = classroom(4)
    room.until("move")
    assert room.back("charge-done") == 8


def test_points_are_what_the_last_words_say() -> None:
    """8 for the hill, 1 for a brigade in a box, 2 for one eliminated, 1 for a battery (GL-15.9)."""
    state = classroom(0).state
    unit = state.roster.unit
    state.withdraw(unit["cs-archer"])
    assert margin(state) == 1
    state.eliminate(unit["cs-brockenbrough"])
    assert state.at[unit["cs-brockenbrough"]] == ELIMINATED
    assert margin(state) == 3
    sinclair = unit["us-sinclair"]
    state.lift(sinclair)
    state.put(sinclair, HILL, 0)
    assert margin(state) == 11
    state.eliminate(unit["us-i-corps-battery-group-b"])
    assert margin(state) == 10


# ---- both lessons ------------------------------------------------------------------------------------------

LONGEST = 45
"""Words of a text at most."""


@pytest.mark.parametrize("name", list(GLORY.lessons))
@pytest.mark.parametrize("seed", range(6))
def test_no_text_is_long_in_any_language(name: str, seed: int) -> None:
    teacher = GLORY.lessons[name]
    assert isinstance(teacher, Teacher)
    room: Classroom[Battle] = Classroom(GLORY, teacher, seed, staff=seed % 2 == 0)
    while room.learner_decides():
        assert [text for text in room.spoken() if len(text.split()) > LONGEST] == []
        room.follow()
    assert [text for text in room.spoken() if len(text.split()) > LONGEST] == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_texts_that_are_rarely_said_are_short_too(language: str) -> None:
    source = (GLORY.words / f"{language}.ftl").read_text(encoding="utf-8")
    for key, text in re.findall(r"^((?:lesson|combat)-[\w-]+) = (.*)$", source, re.MULTILINE):
        assert words(GLORY.words, language).has(key)
        assert len(bare(re.sub(r"\{ \$\w+ \}", "II Corps", text)).split()) <= LONGEST, key


# ---- the second lesson -------------------------------------------------------------------------------------


def second(seed: int, staff: bool = True) -> Classroom[Battle]:
    return Classroom(GLORY, SECOND_LESSON, seed, staff)


def test_it_begins_under_a_charge() -> None:
    state = second(0).state
    assert [fault for fault in faults(state) if "absent" not in fault] == []
    assert state.decision is not None
    assert (state.seat, state.decision.kind) == ("CS", "defend")
    assert state.occupied[CS] >> WALL & 1
    chances = [GLORY.odds(state, "CS", str(option), "en") for option in state.options()]
    percents = [card.percent for card in chances if card is not None]
    assert len(percents) == 4
    assert max(percents) - min(percents) >= 15, "it matters where one fires"
    (best,) = {str(SECOND_LESSON.hint(state)[0])}
    card = GLORY.odds(state, "CS", best, "en")
    assert card is not None
    assert card.percent == max(percents)


@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_second_is_won_by_following_the_teacher(seed: int, staff: bool) -> None:
    room = second(seed, staff)
    room.finish()
    assert room.keys[0] == "defend"
    assert set(room.keys) >= {"command-guns", "command", "command-tired", "move-rest", "rally"}
    assert len(room.keys) <= 30, "ten minutes"
    assert room.steps == sorted(room.steps), "steps go forward"
    assert "other" not in room.keys
    assert room.key == "won"


def test_the_whole_of_the_second_is_seen() -> None:
    seen: set[str] = set()
    for seed in range(20):
        room = second(seed)
        room.finish()
        seen |= {*room.keys, room.key}
    assert seen >= {
        "fire", "move", "face", "move-again", "face-again", "move-done", "charge", "charge-again", "charge-guns",
        "join", "close", "charge-done", "resolve", "advance", "face-after", "retreat", "counter", "continue", "won",
    }  # fmt: skip


def test_what_the_second_says_of_a_charge_is_on_its_card() -> None:
    room = second(1)
    room.until("charge")
    tip = SECOND_LESSON.advise(room.state)
    card = GLORY.odds(room.state, "CS", tip.answers[0], "en")
    assert card is not None
    assert tip.args["chance"] == card.percent
