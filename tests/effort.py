"""How much work a question is, counted so that every machine finds the same."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

Found = TypeVar("Found")
COMPREHENSIONS = ("<listcomp>", "<dictcomp>", "<setcomp>")


def calls(do: Callable[[], Found]) -> tuple[Found, int]:
    """What it answers, and how many calls of Python functions that took. Comprehensions are none: later Pythons do not
    call them."""
    number = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal number
        number += event == "call" and frame.f_code.co_name not in COMPREHENSIONS

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        found = do()
    finally:
        sys.setprofile(before)
    return found, number
