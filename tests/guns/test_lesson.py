"""The first lesson can be finished by doing what the teacher says, with any tokens, and has a way on from anywhere."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import CSA
from longroll.games.guns.lessons import FIRST_LESSON, STEPS, advise
from longroll.games.guns.materials import WORDS
from longroll.games.guns.state import Battle
from longroll.games.guns.victory import held
from longroll.kit import CHANCE_SEAT
from longroll.kit.chance import Dice, secret_from_seed
from longroll.kit.undo import Undo, undo_class
from longroll.kit.words import LANGUAGES, words
from longroll.minds import mind
from tests.guns.audit import faults
from tests.server.house import house, patiently

SEEDS = range(10)
LONGEST = 3000
RULES = (Path(__file__).parents[2] / "docs/rules/guns.md").read_text(encoding="utf-8")
KEYS = sorted(set(re.findall(r"^lesson-([\w-]+) =", (WORDS / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)))
MAIN_LINE = (
    "withdraw", "withdraw-to", "face", "march-not-yet", "order-hold", "return", "hours", "march", "march-to",
    "march-done", "order-attack", "target", "second-target", "leader", "send", "guns", "guns-done", "attack-done",
    "march-won", "order-won",
)  # fmt: skip


class Classroom:
    """A learner, a Union (its staff, or somebody who answers at random), and chance."""

    def __init__(self, seed: int, staff: bool = True) -> None:
        assert FIRST_LESSON.position is not None
        self.state: Battle = GUNS.position(FIRST_LESSON.position)
        self.dice = Dice(secret_from_seed(seed))
        self.union = mind(GUNS, "staff") if staff else None
        self.rng = Random(seed)
        self.steps: list[int] = []
        self.keys: list[str] = []

    def learner_decides(self) -> bool:
        """Play on until the learner must choose; False at the end of the game."""
        state = self.state
        while not state.over and state.mover != CSA:
            options = state.options()
            if state.seat == CHANCE_SEAT:
                state.apply(options[self.dice.answer([option.weight for option in options])].action)
            elif self.union is None:
                state.apply(self.rng.choice(options).action)
            else:
                state.apply(self.union.choose(GUNS.view(state, "USA"), self.rng).action)
        return not state.over

    def follow(self) -> None:
        """Do what the teacher says."""
        tip = advise(self.state)
        self.steps.append(tip.step)
        self.keys.append(tip.key)
        assert any(self.state.check(answer) is None for answer in tip.answers) or tip.key == "other", tip
        self.state.apply(FIRST_LESSON.hint(self.state)[0])

    def finish(self) -> None:
        for _ in range(LONGEST):
            if not self.learner_decides():
                return
            self.follow()
        raise AssertionError("the lesson does not end")


def spoken(state: Battle) -> list[str]:
    """What the teacher says, in every language."""
    found = []
    for language in LANGUAGES:
        step = FIRST_LESSON.guide(state, 0, language)
        assert step is not None
        assert 1 <= step.step <= step.steps == STEPS
        assert "{" not in step.text
        found.append(step.text)
    assert len(set(found)) == len(LANGUAGES)
    return found


def test_the_game_offers_it() -> None:
    assert list(GUNS.lessons) == ["guns-first-lesson"]
    for language in LANGUAGES:
        assert FIRST_LESSON.title(language)
        assert FIRST_LESSON.about(language)
    assert 12 <= STEPS <= 18


def test_it_begins_with_a_union_in_full_control() -> None:
    state = Classroom(0).state
    assert faults(state) == []
    assert held(state) == 3
    assert state.seat == "CSA"


@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_won_by_following_the_teacher(seed: int, staff: bool) -> None:
    room = Classroom(seed, staff)
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
        room = Classroom(seed)
        room.finish()
        seen |= set(room.keys)
    assert {*MAIN_LINE, "aim"} <= seen


def test_the_words_speak() -> None:
    room = Classroom(1)
    while room.learner_decides():
        spoken(room.state)
        room.follow()
    assert all(any(word in text for word in ("Victory", "Victoire", "Vittoria")) for text in spoken(room.state))


def test_every_text_is_there_three_times() -> None:
    assert len(KEYS) > 35
    for language in LANGUAGES:
        assert all(words(WORDS, language).has(f"lesson-{key}") for key in KEYS)


def test_every_text_is_said() -> None:
    source = Path(str(GUNS.lessons["guns-first-lesson"].__class__.__module__).replace(".", "/") + ".py")
    text = (Path(__file__).parents[2] / "src" / source).read_text(encoding="utf-8")
    said = {*re.findall(r'"([a-z-]+)"', text), "title", "about"}
    assert set(KEYS) <= said


def test_every_clause_exists_and_is_the_same_in_every_language() -> None:
    for key in KEYS:
        named = []
        for language in LANGUAGES:
            text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
            line = re.search(rf"^lesson-{key} =(.*)$", text, re.MULTILINE)
            assert line is not None
            named.append(sorted(re.findall(r"GG-\d+(?:\.\d+)+", line[1])))
        assert named[0] == named[1] == named[2], key
        for clause in named[0]:
            assert f"**{clause}**" in RULES


@pytest.mark.parametrize("seed", SEEDS)
def test_a_learner_who_does_something_else_is_led_back(seed: int) -> None:
    """At random for a while, then by the teacher; the end comes, and he knows what to say all the way."""
    room = Classroom(seed, staff=False)
    wild = Random(seed)
    for _ in range(wild.randrange(1, 40)):
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


@pytest.mark.parametrize("hours", [1, 3])
def test_another_length_of_the_turn_does_no_harm(hours: int) -> None:
    room = Classroom(5)
    while room.learner_decides() and advise(room.state).key != "hours":
        room.follow()
    room.state.apply(f"hours {hours}")
    room.finish()
    assert GUNS.result(room.state) == "CSA"


def test_steps_follow_what_is_taken_back() -> None:
    """The teacher looks at the position alone, and until the order is declared everything can be taken back."""
    room = Classroom(3)
    before = []
    while room.learner_decides() and advise(room.state).key != "order-hold":
        before.append((room.state.copy(), spoken(room.state)))
        room.follow()
    assert len(before) == 4
    for (state, texts), (later, _) in pairwise(before):
        assert undo_class(GUNS, state, later) is Undo.FREE
        assert spoken(state) == texts


def test_conceding_ends_it() -> None:
    room = Classroom(4)
    room.state.apply("concede CSA")
    assert advise(room.state).key == "lost"
    spoken(room.state)


def test_at_a_table(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        assert "guns-first-lesson" in [card["name"] for card in me.get("/api/lessons").json]
        table = me.post("/api/lessons/guns-first-lesson").json["table"]
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
            if len(steps) == 3:
                assert me.undo(table).status == 200
                assert me.table(table)["lesson"]["step"] == steps[-1]
        assert now["result"]["winner"] == "CSA"
        assert steps[0] == 1
        assert steps[-1] == STEPS
