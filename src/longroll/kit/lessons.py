"""Lessons: a prepared position, and a teacher who says at every step what to do next.

A teacher looks at the position alone. Whatever the learner did, ``advise`` finds the next thing to do, the words for it
and the answers it would give itself, so a lesson can neither get stuck nor run ahead, and taking back an action takes
back its step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from longroll.kit.speech import Speaker
from longroll.kit.state import State
from longroll.kit.terms import Message

Answers = tuple[str, ...]
Battle = TypeVar("Battle", bound=State)


class LessonStep(msgspec.Struct, frozen=True):
    """What the teacher says now: step ``step`` of ``steps``."""

    text: str
    step: int
    steps: int


class Lesson(Protocol):
    """A lesson of a game. ``seats`` are as for a new table (``me``, ``computer:LEVEL`` …)."""

    name: str
    scenario: str
    position: Mapping[str, Any] | None
    seats: Mapping[str, str]

    def title(self, language: str) -> str: ...

    def about(self, language: str) -> str: ...

    def guide(self, state: State, seq: int, language: str) -> LessonStep | None:
        """What to say at this position, after so many actions."""
        ...


class Tip(msgspec.Struct, frozen=True):
    """A piece of advice: the step, its message, and answers that follow it, the best first."""

    step: int
    key: str
    answers: Answers = ()
    args: dict[str, str | int] = {}


class Teacher(Generic[Battle]):
    """A lesson made of advice, whose words are the messages ``lesson-<key>``."""

    name: str
    scenario: str
    seats: Mapping[str, str]
    learner: str
    """The seat that is taught."""
    steps: int
    states: type[Battle]
    advice: Mapping[str, Callable[[Battle], Tip]]
    """What to do, by the kind of the learner's decision."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position: Mapping[str, Any] | None = position

    # ---- what a game supplies ------------------------------------------------------------------------------

    def speech(self, language: str) -> Speaker:
        raise NotImplementedError

    def moment(self, b: Battle) -> int:
        """The step while somebody else decides, or where a small choice is due."""
        raise NotImplementedError

    def names(self, b: Battle) -> Mapping[str, str | int]:
        """What all the words of the lesson may speak of."""
        return {}

    def end(self, b: Battle) -> Tip:
        """The last words."""
        return Tip(self.steps, ("drawn", "won", "lost")[b.returns()[self.learner]])

    # ---- the lesson ----------------------------------------------------------------------------------------

    def advise(self, state: State) -> Tip:
        assert isinstance(state, self.states)
        tip = self.tip(state)
        return Tip(tip.step, tip.key, tip.answers, {**self.names(state), **tip.args})

    def tip(self, b: Battle) -> Tip:
        if b.decision is None:
            return self.end(b)
        if b.seat != self.learner:
            return Tip(self.moment(b), "wait")
        advice = self.advice.get(b.decision.kind)
        return advice(b) if advice is not None else Tip(self.moment(b), "other")

    def say(self, message: Message, language: str) -> str:
        return self.speech(language).tell(message, pointed=True)

    def title(self, language: str) -> str:
        return self.say(Message("lesson-title"), language)

    def about(self, language: str) -> str:
        return self.say(Message("lesson-about"), language)

    def guide(self, state: State, seq: int, language: str) -> LessonStep | None:
        """What to say at this position; ``seq`` does not matter."""
        tip = self.advise(state)
        return LessonStep(self.say(Message(f"lesson-{tip.key}", tip.args), language), tip.step, self.steps)

    def hint(self, state: State) -> Answers:
        """Legal answers that follow the advice, the best first; none while somebody else decides."""
        if state.seat != self.learner:
            return ()
        answers = tuple(answer for answer in self.advise(state).answers if state.check(answer) is None)
        return answers or tuple(str(option) for option in state.options())
