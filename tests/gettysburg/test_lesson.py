"""The first lesson can be finished by doing what the teacher says, with any dice, and knows a way on from anywhere."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import SECTOR
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.lessons import FIRST_LESSON, STEPS, advise
from longroll.games.gettysburg.materials import WORDS
from longroll.games.gettysburg.state import Battle
from longroll.kit import CHANCE_SEAT
from longroll.kit.chance import Dice, secret_from_seed
from longroll.kit.undo import Undo, undo_class
from longroll.kit.words import LANGUAGES, words
from longroll.minds import mind
from tests.server.house import house, patiently

SEEDS = range(30)
LONGEST = 3000
RULES = (Path(__file__).parents[2] / "docs/rules/gettysburg.md").read_text(encoding="utf-8")
KEYS = sorted(set(re.findall(r"^lesson-([\w-]+) =", (WORDS / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)))


class Classroom:
    """A learner, the Union's staff, and dice."""

    def __init__(self, seed: int) -> None:
        assert FIRST_LESSON.position is not None
        self.state: Battle = GETTYSBURG.position(FIRST_LESSON.position)
        self.dice = Dice(secret_from_seed(seed))
        self.union = mind(GETTYSBURG, "staff")
        self.rng = Random(seed)
        self.steps: list[int] = []
        self.keys: list[str] = []
        self.asked: list[str] = []
        """Kinds of decisions that were put to the Union."""

    def learner_decides(self) -> bool:
        """Play on until the learner must choose; False at the end of the game."""
        state = self.state
        while not state.over and state.mover != CSA:
            if state.seat == CHANCE_SEAT:
                options = state.options()
                state.apply(options[self.dice.answer([option.weight for option in options])].action)
            else:
                assert state.decision is not None
                self.asked.append(state.decision.kind)
                state.apply(self.union.choose(GETTYSBURG.view(state, "Union"), self.rng).action)
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
    assert list(GETTYSBURG.lessons) == ["first-lesson"]
    for language in LANGUAGES:
        assert FIRST_LESSON.title(language)
        assert FIRST_LESSON.about(language)
    assert 12 <= STEPS <= 18


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_won_by_following_the_teacher(seed: int) -> None:
    room = Classroom(seed)
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
        room = Classroom(seed)
        room.finish()
        seen |= set(room.keys)
    assert {"hit", "taken-retreat", "taken-broken", "block-hill", "dig", "dig-where"} <= seen


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


def test_every_clause_exists_and_is_the_same_in_every_language() -> None:
    for key in KEYS:
        named = []
        for language in LANGUAGES:
            text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
            line = re.search(rf"^lesson-{key} =(.*)$", text, re.MULTILINE)
            assert line is not None
            named.append(sorted(re.findall(r"GB-\d+\.\d+", line[1])))
        assert named[0] == named[1] == named[2], key
        for clause in named[0]:
            assert f"**{clause}**" in RULES


@pytest.mark.parametrize("seed", SEEDS)
def test_a_learner_who_does_something_else_is_led_back(seed: int) -> None:
    """At random for a while, then by the teacher; the end comes, and he knows what to say all the way."""
    room = Classroom(seed)
    wild = Random(seed)
    for _ in range(wild.randrange(1, 60)):
        if not room.learner_decides():
            break
        spoken(room.state)
        hint = FIRST_LESSON.hint(room.state)
        assert all(room.state.check(answer) is None for answer in hint)
        room.state.apply(wild.choice(room.state.options()).action)
    for _ in range(LONGEST):
        if not room.learner_decides():
            break
        spoken(room.state)
        room.state.apply(FIRST_LESSON.hint(room.state)[0])
    spoken(room.state)
    assert room.state.over


@pytest.mark.parametrize("seed", range(4))
def test_a_failed_assault_is_tried_again(seed: int) -> None:
    """The worst dice for the first assault; those that follow are honest again."""
    room = Classroom(seed)
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
            room.state.apply(room.union.choose(GETTYSBURG.view(room.state, "Union"), room.rng).action)
        else:
            room.follow()
    assert room.state.count(UNION, SECTOR["CEM"])
    room.keys.clear()
    room.finish()
    assert "assault-again" in room.keys
    assert room.state.winner == CSA


def test_steps_follow_what_is_taken_back() -> None:
    """The teacher looks at the position alone, and until dice are rolled everything can be taken back."""
    room = Classroom(3)
    before = []
    while room.learner_decides() and advise(room.state).key != "fire":
        before.append((room.state.copy(), spoken(room.state)))
        room.follow()
    for (state, texts), (later, _) in pairwise(before):
        assert undo_class(GETTYSBURG, state, later) is Undo.FREE
        assert spoken(state) == texts


def test_conceding_ends_it() -> None:
    room = Classroom(4)
    room.state.apply("concede CSA")
    assert advise(room.state).key == "lost"
    spoken(room.state)


def test_at_a_table(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        assert "first-lesson" in [card["name"] for card in me.get("/api/lessons").json]
        table = me.post("/api/lessons/first-lesson").json["table"]
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
