"""What is remembered for every table, and read and forgotten by all threads of a server."""

from __future__ import annotations

from contextlib import suppress
from typing import Any


def forget_oldest(kept: dict[Any, Any]) -> None:
    """Make room for one more. If another thread changes ``kept`` at this moment, it has made room or will."""
    with suppress(RuntimeError, StopIteration):
        kept.pop(next(iter(kept)), None)
