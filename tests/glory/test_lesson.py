"""The first lesson can be finished by doing what the teacher says, with any dice, and has a way on from anywhere."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory import lessons as lesson_chapter
from longroll.games.glory.components import CS, US
from longroll.games.glory.lessons import ADVICE, FIRST_LESSON, HILL, STEPS, advise
from longroll.games.glory.lexicon import DECISIONS, ELIMINATED
from longroll.games.glory.materials import WORDS
from longroll.games.glory.odds import last_charge
from longroll.games.glory.speech import directory
from longroll.games.glory.state import Battle
from longroll.games.glory.victory import margin
from longroll.kit import CHANCE_SEAT
from longroll.kit.chance import Dice, secret_from_seed
from longroll.kit.undo import Undo, undo_class
from longroll.kit.words import LANGUAGES, words
from longroll.minds import mind
from tests.glory.audit import faults
from tests.server.house import house, patiently

SEEDS = range(12)
LONGEST = 400
RULES = (Path(__file__).parents[2] / "docs/rules/glory.md").read_text(encoding="utf-8")
KEYS = re.findall(r"^lesson-([\w-]+) =", (WORDS / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
OPENING = (
    "command", "fire", "move", "face", "move-second", "face-second", "move-done", "charge", "join", "close",
    "charge-done",
)  # fmt: skip
"""What is said until the enemy fires, in this order whatever the dice."""
MAIN_LINE = {*OPENING, "command-next", "move-rest", "rally", "command-again"}
SOMETIMES = {"advance", "face-hill", "face-after", "retreat", "move-won", "charge-again", "won", "drawn"}


class Classroom:
    """A learner, a Confederate (his staff, or somebody who answers at random), and chance."""

    def __init__(self, seed: int, staff: bool = True) -> None:
        assert FIRST_LESSON.position is not None
        self.state: Battle = GLORY.position(FIRST_LESSON.position)
        self.dice = Dice(secret_from_seed(seed))
        self.enemy = mind(GLORY, "staff") if staff else None
        self.rng = Random(seed)
        self.steps: list[int] = []
        self.keys: list[str] = []

    def learner_decides(self) -> bool:
        """Play on until the learner must choose; False at the end of the game."""
        state = self.state
        while not state.over and state.mover != US:
            options = state.options()
            if state.seat == CHANCE_SEAT:
                state.apply(options[self.dice.answer([option.weight for option in options])].action)
            elif self.enemy is None:
                state.apply(self.rng.choice(options).action)
            else:
                state.apply(self.enemy.choose(GLORY.view(state, "CS"), self.rng).action)
        return not state.over

    def follow(self) -> None:
        """Do what the teacher says."""
        tip = advise(self.state)
        self.steps.append(tip.step)
        self.keys.append(tip.key)
        assert any(self.state.check(answer) is None for answer in tip.answers), tip
        self.state.apply(FIRST_LESSON.hint(self.state)[0])

    def until(self, key: str) -> None:
        while self.learner_decides() and advise(self.state).key != key:
            self.follow()
        assert not self.state.over, f"{key} is never said"

    def finish(self) -> None:
        for _ in range(LONGEST):
            if not self.learner_decides():
                return
            self.follow()
        raise AssertionError("the lesson does not end")


def bare(text: str) -> str:
    """A text as people read it, without what it points at."""
    return re.sub(r"\ue000[^\ue001]*\ue001([^\ue002]*)\ue002", r"\1", text)


def spoken(state: Battle) -> list[str]:
    """What the teacher says, in every language."""
    found = []
    for language in LANGUAGES:
        step = FIRST_LESSON.guide(state, 0, language)
        assert step is not None
        assert 1 <= step.step <= step.steps == STEPS
        text = bare(step.text)
        assert "{" not in text
        assert not re.search(r"\b(?:us|cs)-[a-z]", text), "an id instead of a name"
        found.append(text)
    assert len(set(found)) == len(LANGUAGES)
    return found


def test_the_game_offers_it() -> None:
    assert list(GLORY.lessons) == [FIRST_LESSON.name] == ["glory-first-lesson"]
    assert FIRST_LESSON.scenario in GLORY.scenarios
    for language in LANGUAGES:
        assert FIRST_LESSON.title(language)
        assert FIRST_LESSON.about(language)


def test_it_begins_with_the_enemy_on_the_hill() -> None:
    state = Classroom(0).state
    assert [fault for fault in faults(state) if "absent" not in fault] == []
    assert state.seat == "US"
    assert state.occupied[CS] >> HILL & 1
    assert margin(state) == 0


@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_finished_by_following_the_teacher(seed: int, staff: bool) -> None:
    room = Classroom(seed, staff)
    room.finish()
    assert tuple(room.keys[: len(OPENING)]) == OPENING
    assert set(room.keys) >= {"command-next", "command-again"}
    assert len(room.keys) <= 45, "ten minutes"
    assert room.steps == sorted(room.steps), "steps go forward"
    assert set(room.steps) >= set(range(1, 11)) | {12, 14}
    assert "other" not in room.keys
    assert advise(room.state).key == ("won" if GLORY.result(room.state) == "US" else "drawn")


def test_it_is_won_with_most_dice_and_the_whole_of_it_is_seen() -> None:
    """Good and bad luck show what the first line does not."""
    seen: set[str] = set()
    won = 0
    for seed in range(30):
        room = Classroom(seed)
        room.finish()
        seen |= {*room.keys, advise(room.state).key}
        won += GLORY.result(room.state) == "US"
    assert won >= 21
    assert seen >= MAIN_LINE | SOMETIMES


def test_what_is_said_about_the_charge_is_so() -> None:
    """Enemies in front that are covered, attackers in front and rear, and the odds of the table (EX-05, EX-26)."""
    room = Classroom(2)
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
    assert advise(state).args["chance"] == round(100 * odds.taken[foe])
    assert f"{round(100 * odds.taken[foe])} %" in spoken(state)[0]


def test_the_words_speak() -> None:
    """Every step has advice in every language, and the end is a victory here."""
    room = Classroom(0)
    while room.learner_decides():
        texts = spoken(room.state)
        assert all(len(text) < 900 for text in texts)
        room.follow()
    assert all(any(word in text for word in ("Victory", "Victoire", "Vittoria")) for text in spoken(room.state))


@pytest.mark.parametrize("name", ["units", "leaders"])
def test_names_point_at_the_table(name: str) -> None:
    state = Classroom(0).state
    step = FIRST_LESSON.guide(state, 0, "en")
    assert step is not None
    known = getattr(directory(), name)
    keys = {key.split(":")[1] for key in re.findall("\ue000([^\ue001]*)\ue001", step.text)}
    assert keys & set(known)


def test_every_text_is_there_three_times_in_one_order() -> None:
    assert len(KEYS) > 40
    for language in LANGUAGES:
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        assert re.findall(r"^lesson-([\w-]+) =", text, re.MULTILINE) == KEYS
        assert all(words(WORDS, language).has(f"lesson-{key}") for key in KEYS)


def test_every_text_is_said() -> None:
    text = Path(lesson_chapter.__file__).read_text(encoding="utf-8")
    said = {*re.findall(r'"([a-z-]+)"', text), "title", "about"}
    assert set(KEYS) <= said


def test_advice_is_given_for_decisions_that_exist() -> None:
    assert set(ADVICE) <= {name for name, _ in DECISIONS}


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_exists_and_is_the_same_in_every_language(key: str) -> None:
    named = []
    for language in LANGUAGES:
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        line = re.search(rf"^lesson-{key} =(.*)$", text, re.MULTILINE)
        assert line is not None
        named.append(re.findall(r"GL-\w+(?:\.\w+)+", line[1]))
    assert named[0] == named[1] == named[2]
    for clause in named[0]:
        assert f"**{clause}**" in RULES, clause


@pytest.mark.parametrize("seed", range(20))
def test_a_learner_who_does_something_else_is_led_back(seed: int) -> None:
    """At random for a while, then by the teacher; the end comes, and he knows what to say all the way."""
    room = Classroom(seed, staff=False)
    wild = Random(seed)
    for _ in range(wild.randrange(1, 30)):
        if not room.learner_decides():
            break
        spoken(room.state)
        assert all(room.state.check(answer) is None for answer in FIRST_LESSON.hint(room.state))
        room.state.apply(wild.choice(room.state.options()).action)
    for _ in range(LONGEST):
        if not room.learner_decides():
            break
        spoken(room.state)
        room.state.apply(FIRST_LESSON.hint(room.state)[0])
    spoken(room.state)
    assert room.state.over


@pytest.mark.parametrize("seed", range(4))
def test_a_learner_who_combines_his_leaders_is_led_on(seed: int) -> None:
    """Both act as one, or are out of command: there are only two leaders, so the die is rolled at once."""
    room = Classroom(seed)
    assert room.learner_decides()
    room.state.apply("combine Meade")
    assert room.state.seat == CHANCE_SEAT
    room.finish()
    assert room.steps == sorted(room.steps)


def test_a_wrong_facing_is_put_right_later() -> None:
    """The brigade looks away; under the next marker the teacher turns it."""
    room = Classroom(3, staff=False)
    room.until("face")
    room.state.apply("face N")
    room.until("command-again")
    room.follow()
    room.finish()
    assert room.state.over


def test_steps_follow_what_is_taken_back() -> None:
    """The teacher looks at the position alone, and between two rolls everything can be taken back."""
    room = Classroom(4)
    room.until("move")
    before = []
    while advise(room.state).key != "charge-done":
        before.append((room.state.copy(), spoken(room.state)))
        room.follow()
        assert room.learner_decides()
    assert len(before) == 8
    for (state, texts), (later, _) in pairwise(before):
        assert undo_class(GLORY, state, later) is Undo.FREE
        assert spoken(state) == texts


def test_conceding_ends_it() -> None:
    room = Classroom(4)
    room.state.apply("concede US")
    assert advise(room.state).key == "lost"
    spoken(room.state)


def test_points_are_what_the_last_words_say() -> None:
    """8 for the hill, 1 for a brigade in a box, 2 for one eliminated, 1 for a battery (GL-15.9)."""
    state = Classroom(0).state
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


def test_at_a_table(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        assert "glory-first-lesson" in [card["name"] for card in me.get("/api/lessons").json]
        table = me.post("/api/lessons/glory-first-lesson").json["table"]
        steps: list[int] = []
        while True:
            now = patiently(lambda: (b := me.table(table)) and (b["over"] or b["options"]) and b)
            steps.append(now["lesson"]["step"])
            assert now["lesson"]["steps"] == STEPS
            if now["over"]:
                break
            live = place.lobby._tables[table]
            answer = me.act(table, FIRST_LESSON.hint(live.state)[0])
            assert answer.status == 200, answer.data
            if len(steps) == 4:
                assert me.undo(table).status == 200
                assert me.table(table)["lesson"]["step"] == steps[-1]
        assert now["result"]["winner"] in ("US", None)
        assert steps[0] == 1
        assert steps[-1] == STEPS
