"""What goes wrong, told to people in their language and to programs by a code. Never more than they may know."""

from __future__ import annotations

from typing import Any

import msgspec

from longroll.kit.terms import Message

STATUS = {
    "bad-request": 400,
    "forbidden": 403,
    "no-table": 404,
    "no-game": 404,
    "nothing": 404,
    "method": 405,
    "stale": 409,
    "paused": 409,
    "over": 409,
    "running": 409,
    "hidden": 409,
    "taken": 409,
    "differs": 409,
    "unreadable": 409,
    "no-undo": 409,
    "too-large": 413,
    "refused": 422,
    "late": 422,
    "bad-record": 422,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}
"""Status of each code. The sentence of a code is ``error-CODE`` in the server's words."""


class Trouble(Exception):
    """A request that cannot be granted. ``reason`` is a sentence that is already in the reader's language."""

    def __init__(self, code: str, reason: str = "", clause: str = "", bundle: Any = None, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.clause = clause
        self.bundle = bundle
        self.args_of_message = args

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def message(self) -> Message:
        return Message(f"error-{self.code}", self.args_of_message)


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The inside of an error."""

    code: str
    message: str
    clause: str = ""


class ErrorBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an answer that is an error; ``bundle`` is the fresh view of a client that was behind."""

    error: Problem
    bundle: Any = None
