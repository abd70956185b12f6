"""A lesson as its tests need it, for every game: a learner who does what the teacher says, an enemy, and chance."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from longroll.games import game as find_game
from longroll.kit import CHANCE_SEAT
from longroll.kit.chance import Dice, secret_from_seed
from longroll.kit.lessons import Teacher
from longroll.kit.state import State
from longroll.kit.words import LANGUAGES, words
from longroll.minds import mind
from tests.server.house import house, patiently

LONGEST = 3000
CLAUSE = re.compile(r"\b[A-Z]{2,3}-\w+(?:\.\w+)+")
VICTORY = ("Victory", "Victoire", "Vittoria")

Battle = TypeVar("Battle", bound=State)


class Classroom(Generic[Battle]):
    """The enemy is his staff, or somebody who answers at random."""

    def __init__(self, game: Any, teacher: Teacher, seed: int, staff: bool = True) -> None:
        assert teacher.position is not None
        self.game = game
        self.teacher = teacher
        self.state: Battle = game.position(teacher.position)
        self.dice = Dice(secret_from_seed(seed))
        self.enemy = mind(game, "staff" if staff else "random")
        self.rng = Random(seed)
        self.steps: list[int] = []
        self.keys: list[str] = []
        self.asked: list[str] = []
        """Kinds of decisions that were put to the enemy."""

    @property
    def key(self) -> str:
        """What the teacher says now."""
        return self.teacher.advise(self.state).key

    def others_decide(self) -> None:
        """One answer of chance, or of the enemy."""
        state = self.state
        if state.seat == CHANCE_SEAT:
            options = state.options()
            state.apply(options[self.dice.answer([option.weight for option in options])].action)
        else:
            assert state.decision is not None
            self.asked.append(state.decision.kind)
            state.apply(self.enemy.choose(self.game.view(state, state.seat), self.rng).action)

    def learner_decides(self) -> bool:
        """Play on until the learner must choose; False at the end of the game."""
        while not self.state.over and self.state.seat != self.teacher.learner:
            self.others_decide()
        return not self.state.over

    def follow(self) -> None:
        """Do what the teacher says."""
        tip = self.teacher.advise(self.state)
        self.steps.append(tip.step)
        self.keys.append(tip.key)
        assert any(self.state.check(answer) is None for answer in tip.answers) or tip.key == "other", tip
        self.state.apply(self.teacher.hint(self.state)[0])

    def until(self, key: str) -> None:
        while self.learner_decides() and self.key != key:
            self.follow()
        assert not self.state.over, f"{key} is never said"

    def finish(self) -> None:
        for _ in range(LONGEST):
            if not self.learner_decides():
                return
            self.follow()
        raise AssertionError("the lesson does not end")

    def spoken(self) -> list[str]:
        return spoken(self.teacher, self.state)

    def wander(self, rng: Random, steps: int) -> None:
        """Answer at random for a while, then do what the teacher says; he knows what to say all the way to the end."""
        for n in range(LONGEST):
            if not self.learner_decides():
                break
            self.spoken()
            hint = self.teacher.hint(self.state)
            assert all(self.state.check(answer) is None for answer in hint)
            self.state.apply(rng.choice(self.state.options()).action if n < steps else hint[0])
        self.spoken()
        assert self.state.over


def bare(text: str) -> str:
    """A text as people read it, without what it points at."""
    return re.sub(r"\ue000[^\ue001]*\ue001([^\ue002]*)\ue002", r"\1", text)


def spoken(teacher: Teacher, state: State) -> list[str]:
    """What the teacher says, in every language."""
    found = []
    for language in LANGUAGES:
        step = teacher.guide(state, 0, language)
        assert step is not None
        assert 1 <= step.step <= step.steps == teacher.steps
        text = bare(step.text)
        assert "{" not in text
        found.append(text)
    assert len(set(found)) == len(LANGUAGES)
    return found


# ---- the words ---------------------------------------------------------------------------------------------


def lesson_keys(folder: Path, language: str = "en") -> list[str]:
    """The keys of a lesson's texts, in the order of the file."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^lesson-([\w-]+) =", text, re.MULTILINE)


def check_texts(folder: Path) -> None:
    """Every text is there in every language, in one order."""
    keys = lesson_keys(folder)
    for language in LANGUAGES:
        assert lesson_keys(folder, language) == keys
        assert all(words(folder, language).has(f"lesson-{key}") for key in keys)


def check_texts_are_said(folder: Path, module: str) -> None:
    """Every text is named by the lesson."""
    said = {*re.findall(r'"([a-z-]+)"', Path(module).read_text(encoding="utf-8")), "title", "about"}
    assert set(lesson_keys(folder)) <= said


def check_clauses(folder: Path, game: str, key: str) -> None:
    """The clauses that a text names exist and are the same in every language."""
    rules = find_game(game).reference.read_text(encoding="utf-8")
    named = []
    for language in LANGUAGES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        line = re.search(rf"^lesson-{key} =(.*)$", text, re.MULTILINE)
        assert line is not None
        named.append(sorted(CLAUSE.findall(line[1])))
    assert named[0] == named[1] == named[2], key
    for clause in named[0]:
        assert f"**{clause}**" in rules, clause


# ---- a table -----------------------------------------------------------------------------------------------


def at_a_table(folder: Path, teacher: Teacher, undo_after: int, check: Callable[[Any], None]) -> None:
    """The whole lesson at a table of the server, with one action taken back; ``check`` gets what is left at the end."""
    with house(folder) as place:
        me = place.browser()
        assert teacher.name in [card["name"] for card in me.get("/api/lessons").json]
        table = me.post(f"/api/lessons/{teacher.name}").json["table"]
        steps: list[int] = []
        while True:
            now = patiently(lambda: (b := me.table(table)) and (b["over"] or b["options"]) and b)
            steps.append(now["lesson"]["step"])
            assert now["lesson"]["steps"] == teacher.steps
            if now["over"]:
                break
            live = place.lobby._tables[table]
            answer = me.act(table, teacher.hint(live.state)[0])
            assert answer.status == 200, answer.data
            if len(steps) == undo_after:
                assert me.undo(table).status == 200
                assert me.table(table)["lesson"]["step"] == steps[-1]
        check(now)
        assert steps[0] == 1
        assert steps[-1] == teacher.steps
