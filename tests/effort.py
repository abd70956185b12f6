"""How much work a question is, counted so that every machine finds the same."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

Found = TypeVar("Found")


def calls(do: Callable[[], Found]) -> tuple[Found, int]:
    """What it answers, and how many calls of Python functions that took."""
    number = 0

    def count(_: FrameType, event: str, __: object) -> None:
        nonlocal number
        number += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        found = do()
    finally:
        sys.setprofile(before)
    return found, number
