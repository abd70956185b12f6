"""A lesson as its tests need it, for every game: a learner who does what the teacher says, an enemy, and chance."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any, Generic, TypeVar

from longroll.kit import CHANCE_SEAT
from longroll.kit.chance import Dice, secret_from_seed
from longroll.kit.foresight import carry_on
from longroll.kit.lessons import Teacher
from longroll.kit.record import Move
from longroll.kit.state import State
from longroll.kit.terms import Action
from longroll.kit.undo import Undo, undo_class
from longroll.kit.words import LANGUAGES
from longroll.minds import mind

LONGEST = 3000

Battle = TypeVar("Battle", bound=State)


class Classroom(Generic[Battle]):
    """The enemy is his staff, or somebody who answers at random."""

    def __init__(self, game: Any, teacher: Teacher[Any], seed: int, staff: bool = True) -> None:
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

    def others_answer(self) -> Action:
        """What chance or the enemy answers."""
        state = self.state
        if state.seat == CHANCE_SEAT:
            options = state.options()
            return options[self.dice.answer([option.weight for option in options])].action
        assert state.decision is not None
        self.asked.append(state.decision.kind)
        return self.enemy.choose(self.game.view(state, state.seat), self.rng).action

    def others_decide(self) -> None:
        """One answer of chance, or of the enemy."""
        self.state.apply(self.others_answer())

    def as_at_a_table(self) -> list[Move]:
        """The whole lesson, with every answer that a table asks for (``foresight``), to the end of its battle."""
        state, moves = self.state, list[Move]()
        while not state.over:
            learns = state.seat == self.teacher.learner
            action = str(self.teacher.hint(state)[0] if learns else self.others_answer())
            moves.append(Move(str(state.seat), action))
            carry_on(state, state.read(Action.read(action)))
        return moves

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
        """What the teacher says, in every language."""
        found = []
        for language in LANGUAGES:
            step = self.teacher.guide(self.state, 0, language)
            assert step is not None
            assert 1 <= step.step <= step.steps == self.teacher.steps
            text = bare(step.text)
            assert "{" not in text
            found.append(text)
        assert len(set(found)) == len(LANGUAGES)
        return found

    def back(self, key: str) -> int:
        """Go on until something is said, and see that every answer on the way can be taken back, and its words with
        it, for the teacher looks at the position alone. How many there were."""
        before: list[tuple[Battle, list[str]]] = []
        while self.key != key:
            state = self.state.copy()
            assert isinstance(state, type(self.state))
            before.append((state, self.spoken()))
            self.follow()
            assert self.learner_decides()
        for (state, texts), (later, _) in pairwise(before):
            assert undo_class(self.game, state, later) is Undo.FREE
            self.state = state
            assert self.spoken() == texts
        return len(before)

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
