"""Lessons: a prepared position, and a teacher who says at every step what to do next.

A teacher looks at the position alone. Whatever the learner did, ``advise`` finds the next thing to do, the words for it
and the answers it would give itself, so a lesson can neither get stuck nor run ahead, and taking back an action takes
back its step.

He points, too: each tip has *tasks*, numbered, and each task rings what it is about: a thing or a place by its key
(``piece:CR1``, ``place:CUF``, ``value:5``), the button of a verb (``verb:block``) or of one answer
(``answer:hit CE1``), or the green button that commits (``commit``). A tip without tasks points along the clicks of its
first answer.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from longroll.kit.scene import Choice, pointer
from longroll.kit.speech import Speaker, capital
from longroll.kit.state import State
from longroll.kit.terms import Message

Answers = tuple[str, ...]
Battle = TypeVar("Battle", bound=State)


VERB, ANSWER, COMMIT = "verb:", "answer:", "commit"
"""What a task may ring that is no thing of the table: buttons."""
BUTTONS = 9
"""So many answers that need no click on the board are offered one by one, more of them by their verbs."""


class LessonTask(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to do now. ``at``: what is ringed, all with the same number; without ``text`` the client names it."""

    at: list[str]
    text: str = ""
    done: bool = False


class LessonChapter(msgspec.Struct, frozen=True):
    title: str
    steps: int


class LessonEnd(msgspec.Struct, frozen=True, omit_defaults=True):
    """What leads on from the last step: what was learned, the whole battle and its seats, the next lesson."""

    scenario: str
    title: str
    seats: dict[str, str]
    learned: list[str] = []
    next: str = ""
    next_title: str = ""


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the teacher says now: step ``step`` of ``steps``. ``show``: the answer he would give."""

    text: str
    step: int
    steps: int
    chapters: list[LessonChapter] = []
    tasks: list[LessonTask] = []
    show: str = ""
    end: LessonEnd | None = None


class Lesson(Protocol):
    """A lesson of a game. ``seats`` are as for a new table (``me``, ``computer:LEVEL`` …)."""

    name: str
    scenario: str
    position: Mapping[str, Any] | None
    seats: Mapping[str, str]
    learner: str
    """The seat that is taught: nobody else hears the teacher."""
    battle: str
    """The scenario to play afterwards; the game's first one without a name."""

    def title(self, language: str) -> str: ...

    def about(self, language: str) -> str: ...

    def guide(self, state: State, seq: int, language: str) -> LessonStep | None:
        """What to say at this position, after so many actions."""
        ...

    def lessons_learned(self, language: str) -> list[str]:
        """What the last step looks back at."""
        ...


class Task(msgspec.Struct, frozen=True):
    """A numbered thing to do: its message, and what is ringed for it."""

    key: str
    at: tuple[str, ...]
    args: dict[str, str | int] = {}
    done: bool = False


class Tip(msgspec.Struct, frozen=True):
    """A piece of advice: the step, its message, answers that follow it, the best first, and the tasks they come to."""

    step: int
    key: str
    answers: Answers = ()
    args: dict[str, str | int] = {}
    tasks: tuple[Task, ...] = ()


class Teacher(Generic[Battle]):
    """A lesson made of advice, whose words are the messages ``<prefix>-<key>``. In them every verb's button is called
    by its own words: ``{ $button-block }`` is what the button of the verb ``block`` says."""

    name: str
    scenario: str
    seats: Mapping[str, str]
    learner: str
    battle: str = ""
    prefix: str = "lesson"
    steps: int
    chapters: Sequence[tuple[str, int]] = ()
    """The parts of the lesson (messages ``<prefix>-chapter-<name>``), each with the number of its steps."""
    learned: Sequence[str] = ()
    """Messages of what was learned, three of them, for the last step."""
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
        return msgspec.structs.replace(tip, args={**self.names(state), **tip.args})

    def tip(self, b: Battle) -> Tip:
        if b.decision is None:
            return self.end(b)
        if b.seat != self.learner:
            return Tip(self.moment(b), "wait")
        advice = self.advice.get(b.decision.kind)
        return advice(b) if advice is not None else Tip(self.moment(b), "other")

    def say(
        self, key: str, language: str, args: Mapping[str, str | int] | None = None, verbs: Iterable[str] = ()
    ) -> str:
        """A message of the lesson; ``verbs``: those whose buttons it may speak of."""
        speech = self.speech(language)
        spoken = speech.named(args or {}, pointed=True)
        for verb in verbs:
            name = f"verb-{verb}"
            if speech.words.has(name):
                spoken[f"button-{verb}"] = pointer(f"{VERB}{verb}", speech.words.say(Message(name)))
        return capital(speech.words.say(Message(f"{self.prefix}-{key}", spoken)))

    def title(self, language: str) -> str:
        return self.say("title", language)

    def about(self, language: str) -> str:
        return self.say("about", language)

    def lessons_learned(self, language: str) -> list[str]:
        return [self.say(key, language) for key in self.learned]

    def guide(self, state: State, seq: int, language: str) -> LessonStep | None:
        """What to say at this position; ``seq`` does not matter."""
        tip = self.advise(state)
        verbs = list(state.notation.by_name)
        hint = self.hint(state)
        return LessonStep(
            self.say(tip.key, language, tip.args, verbs),
            tip.step,
            self.steps,
            [LessonChapter(self.say(f"chapter-{name}", language), steps) for name, steps in self.chapters],
            [
                LessonTask(list(task.at), self.say(task.key, language, {**tip.args, **task.args}, verbs), task.done)
                for task in tip.tasks
            ],
            hint[0] if hint else "",
        )

    def hint(self, state: State) -> Answers:
        """Legal answers that follow the advice, the best first; none while somebody else decides."""
        if state.seat != self.learner:
            return ()
        answers = tuple(answer for answer in self.advise(state).answers if state.check(answer) is None)
        return answers or tuple(str(option) for option in state.options())


# ---- pointing along the clicks of an answer ----------------------------------------------------------------


def pointing(step: LessonStep, options: Sequence[Choice], things: Container[str]) -> LessonStep:
    """A step that has tasks: its own, or else the clicks of the answer it shows, on a table with these ``things``."""
    if step.tasks or not step.show:
        return step
    choice = next((option for option in options if option.action == step.show), None)
    way = clicks(choice, options, things) if choice is not None else in_hand(step.show, things)
    return msgspec.structs.replace(step, tasks=[LessonTask([key]) for key in way])


def clicks(choice: Choice, options: Sequence[Choice], things: Container[str]) -> list[str]:
    """What is clicked, one after the other, to give an answer: the things it names until no other is left, then
    buttons."""
    way: list[str] = []
    left = list(options)
    if len(left) == 1:  # a click on what it names is enough
        way.extend([key for key in choice.names if key in things][:1])
    for key in dict.fromkeys(choice.names):
        fewer = [option for option in left if key in option.names]
        if len(fewer) < len(left):
            way.append(key)
            left = fewer
        if len(left) == 1:
            break
    if len(left) > 1 or not way:
        way.extend(buttons(choice, left, way, things))
    return [*way, COMMIT] if choice.chance else way


def buttons(choice: Choice, left: Sequence[Choice], way: Sequence[str], things: Container[str]) -> list[str]:
    """The buttons to press where what has been named leaves several answers: a verb's, or that of one answer."""
    verb, answer = VERB + choice.verb, ANSWER + choice.action
    alike = [option for option in left if option.verb == choice.verb]
    named = {*way, *(key for key in choice.names if all(key in option.names for option in left))}
    open_ones = [option for option in left if any(key in things and key not in named for key in option.names)]
    if len(alike) == len(left) or (not open_ones and len(left) <= BUTTONS):
        return [answer]
    return [verb] if len(alike) == 1 else [verb, answer]


def in_hand(action: str, things: Container[str]) -> list[str]:
    """An answer that is given with a thing in hand: the things it names, then the button that does it."""
    words = action.split()[1:]
    found = [f"{kind}:{word}" for word in words for kind in ("piece", "block") if f"{kind}:{word}" in things]
    return [*found, COMMIT]
