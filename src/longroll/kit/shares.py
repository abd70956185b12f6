"""Shares of games won, and how sure they are."""

from __future__ import annotations

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054
"""95 in 100 lie within so many standard deviations on both sides."""


def wilson(won: float, games: int, deviations: float = NORMAL_95) -> tuple[float, float]:
    """The Wilson score interval for a share of wins (of points, where draws count half); 95 % unless told."""
    share = won / games
    square = deviations * deviations
    centre = share + square / (2 * games)
    spread = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
