"""What goes wrong, told to people in their language and to programs by a code. Never more than they may know."""

from __future__ import annotations

import logging
import secrets
from typing import Any, Literal

from longroll.kit.terms import Message

log = logging.getLogger("longroll.server")

Code = Literal[
    "bad-request",
    "forbidden",
    "no-table",
    "no-game",
    "nothing",
    "method",
    "stale",
    "paused",
    "over",
    "running",
    "hidden",
    "taken",
    "differs",
    "unreadable",
    "seated",
    "held",
    "no-undo",
    "no-offer",
    "no-draw",
    "draw-alone",
    "draw-stands",
    "draw-again",
    "too-large",
    "refused",
    "late",
    "chance",
    "bad-record",
    "too-many",
    "broken",
    "unavailable",
]
STATUS: dict[Code, int] = {
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
    "seated": 409,
    "held": 409,
    "no-undo": 409,
    "no-offer": 409,
    "no-draw": 409,
    "draw-alone": 409,
    "draw-stands": 409,
    "draw-again": 409,
    "too-large": 413,
    "refused": 422,
    "late": 422,
    "chance": 409,
    "bad-record": 422,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}
"""Status of each code. The sentence of a code is ``error-CODE`` in the server's words."""


class Trouble(Exception):
    """A request that cannot be granted. ``reason`` is a sentence that is already in the reader's language."""

    def __init__(self, code: Code, reason: str = "", clause: str = "", bundle: Any = None, **args: str | int) -> None:
        super().__init__(code)
        self.code: Code = code
        self.reason = reason
        self.clause = clause
        self.bundle = bundle
        self.args_of_message = args

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def fault(self) -> str:
        """The number of a fault of our own."""
        return str(self.args_of_message.get("fault", ""))

    def message(self) -> Message:
        return Message(f"error-{self.code}", self.args_of_message)


def bug(what: str, error: BaseException) -> Trouble:
    """Our fault: the log has the details under a number, which is all the client is told."""
    fault = secrets.token_hex(4)
    log.error("fault %s: %s failed", fault, what, exc_info=error)
    return Trouble("broken", fault=fault)
