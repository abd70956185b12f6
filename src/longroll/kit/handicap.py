"""A handicap: something given to one side so that equals meet on level terms. An option of every scenario, none unless
agreed on.

A position holds it as one number: above 0 for the first side, below 0 for the second, 0 for none. Options and position
files name the side and how much (``US-6``); what is given each game says for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.kit.terms import BadInput

HANDICAP: Final = "handicap"
NO_HANDICAP: Final = "none"


def handicaps(sides: Sequence[str], steps: Sequence[int]) -> list[str]:
    """Every choice of the option: none, then the steps of each side."""
    return [NO_HANDICAP, *(f"{side}-{step}" for side in sides for step in steps)]


def parts_of(value: str) -> tuple[str, int] | None:
    """The side that is given something, and how much; None: no handicap, or none that can be read."""
    side, _, much = value.rpartition("-")
    return (side, int(much)) if side and much.isascii() and much.isdigit() else None


def read_handicap(value: str, sides: Sequence[str], steps: Sequence[int]) -> int:
    """A choice of the option, or of a position ("" too is none), as the number a position holds."""
    if value in ("", NO_HANDICAP):
        return 0
    parts = parts_of(value)
    if parts is None or value not in handicaps(sides, steps):
        raise BadInput(f"'{value}' is no handicap here; handicaps are: {', '.join(handicaps(sides, steps))}")
    side, much = parts
    return much if side == sides[0] else -much


def written_handicap(handicap: int, sides: Sequence[str]) -> str:
    """As position files have it; "" is none."""
    return f"{sides[0] if handicap > 0 else sides[1]}-{abs(handicap)}" if handicap else ""


def favoured(handicap: int) -> int:
    """The side that is given something; of no handicap the first."""
    return 0 if handicap >= 0 else 1


def given(handicap: int, side: int) -> int:
    """How much a side is given."""
    return max(0, handicap if side == 0 else -handicap)
