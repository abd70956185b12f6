"""Values of a type from JSON.

msgspec prepares a type when it first reads one. A second thread that reads the same type meanwhile gets what is half
prepared, and takes the program down with it: so one thread reads at a time.
"""

from __future__ import annotations

from threading import RLock
from typing import TypeVar

import msgspec

Content = TypeVar("Content")

_reading = RLock()


def decode(data: bytes | str, content: type[Content]) -> Content:
    """JSON as a value of a type."""
    with _reading:
        return msgspec.json.decode(data, type=content)


def convert(data: object, content: type[Content]) -> Content:
    """Plain values as a value of a type."""
    with _reading:
        return msgspec.convert(data, content)
