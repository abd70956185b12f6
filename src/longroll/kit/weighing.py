"""Small sums with which a game's evaluation turns what it counts into numbers between about -3 and 3."""

from __future__ import annotations


def balance(own: float, other: float, doubt: float = 1.0) -> float:
    """Which of two has more, from -1 to 1; ``doubt``: what so little on both sides together counts for nothing."""
    return (own - other) / (own + other + doubt)


def bounded(value: float, most: float = 3.0) -> float:
    """A number held between -most and most."""
    return -most if value < -most else most if value > most else value
