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

    >>> Action.read("move CR1 WRN")
    Action(verb='move', args=('CR1', 'WRN'))
    """

    verb: str
    args: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> Action:
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


class Modifier(msgspec.Struct, frozen=True):
    """One line of a sum: the clause that gives it, its words, its value."""

    clause: str
    words: str
    value: int


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the clause, and the reason as a message."""

    clause: str
    reason: Message


def no(clause: str, key: str, **args: str | int) -> Refusal:
    """A refusal with a message ``refusal-<key>``."""
    return Refusal(clause, Message(f"refusal-{key}", args))


class Illegal(ValueError):
    """Raised by ``apply``; the state is unchanged."""

    def __init__(self, refusal: Refusal, action: Action | str | None = None) -> None:
        self.refusal = refusal
        self.action = action
        super().__init__(f"{refusal.clause}: {refusal.reason.key}")


class BadInput(ValueError):
    """Input that cannot be read at all (malformed text, impossible position); says what and where in one line."""
