"""The words games and their hosts share. Plain frozen records; never compiled, so they serialise as they are."""

from __future__ import annotations

import msgspec

CHANCE_SEAT = "chance"
"""The seat that rolls dice and draws tokens. A host answers for it."""


class Message(msgspec.Struct, frozen=True):
    """A sentence to be spoken in the reader's language: a key of the game's words, and its arguments."""

    key: str
    args: dict[str, str | int] = {}


class Action(msgspec.Struct, frozen=True):
    """A verb and the things it names. Its text is the notation of records, tests and bots.

    >>> from longroll.kit import Action
    >>> Action.read("move CR1 WRN")
    Action(verb='move', args=('CR1', 'WRN'))
    """

    verb: str
    args: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> Action:
        """The action of a text; BadInput if it has no word."""
        words = text.split()
        if not words:
            raise BadInput("an action needs at least a verb")
        return cls(words[0], tuple(words[1:]))

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


class Option(msgspec.Struct, frozen=True):
    """A legal answer to the pending decision, with the clause that allows it.

    ``weight`` is 0 for a player's choice; the answers of chance come with chance weight / sum of weights.
    """

    action: Action
    clause: str
    weight: int = 0

    def __str__(self) -> str:
        return str(self.action)


Answer = Option | Action | str
"""What a state is answered with: one of its options, an action, or the action's text."""


def action_of(answer: Answer) -> Action:
    """The action that is meant; BadInput if a text has no word, TypeError if it is nothing that can be an answer."""
    if isinstance(answer, str):
        return Action.read(answer)
    if isinstance(answer, Option):
        return answer.action
    if isinstance(answer, Action):
        return answer
    raise TypeError(f"an answer is an Option, an Action or text, not {type(answer).__name__}")


class Decision(msgspec.Struct, frozen=True):
    """Who must choose what. ``prompt`` is a message, never a sentence of one language."""

    seat: str
    kind: str
    clauses: tuple[str, ...]
    prompt: Message


class Event(msgspec.Struct, gc=False, frozen=True):
    """Something that happened. ``seen_by`` None means everybody, spectators included."""

    kind: str
    args: dict[str, str | int]
    seen_by: tuple[str, ...] | None = None

    def visible_to(self, seat: str | None) -> bool:
        """May this seat (None: a spectator) see it?"""
        return self.seen_by is None or (seat is not None and seat in self.seen_by)


class Result(msgspec.Struct, frozen=True):
    """How a game stands: it lasts, it is drawn, or somebody has won.

    ``winner`` names the side that has won, ``winners`` its seats: with teams a side has several.

    >>> from longroll.kit import Result
    >>> str(Result()), str(Result(over=True)), str(Result(over=True, winner="CSA", winners=("CSA",)))
    ('running', 'drawn', 'won by CSA')
    """

    over: bool = False
    winner: str | None = None
    winners: tuple[str, ...] = ()

    @property
    def drawn(self) -> bool:
        """Is it over without a winner?"""
        return self.over and self.winner is None

    def __str__(self) -> str:
        if not self.over:
            return "running"
        return "drawn" if self.winner is None else f"won by {self.winner}"


class Modifier(msgspec.Struct, frozen=True):
    """One line of a sum: the clause that gives it, its words, its value."""

    clause: str
    words: str
    value: int


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the clause, and the reason as a message (``State.say`` makes a sentence of it)."""

    clause: str
    reason: Message


def no(clause: str, key: str, **args: str | int) -> Refusal:
    """A refusal with a message ``refusal-<key>``."""
    return Refusal(clause, Message(f"refusal-{key}", args))


class Illegal(ValueError):
    """Raised by ``apply``; the state is unchanged. Its text is the clause and the reason, in English; ``refusal`` and
    ``answer`` are what was said against what. Also ``longroll.Illegal``."""

    def __init__(self, refusal: Refusal, answer: Answer, sentence: str) -> None:
        super().__init__(refusal, answer, sentence)
        self.refusal = refusal
        self.answer = answer
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class BadInput(ValueError):
    """Input that cannot be read at all (malformed text, impossible position, a seat that there is not); says what and
    where in one line. Also ``longroll.BadInput``."""
