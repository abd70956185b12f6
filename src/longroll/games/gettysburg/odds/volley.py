"""Dice rolled together: how many cubes, and whether the fire shakes."""

from __future__ import annotations

from threading import Lock

from longroll.games.gettysburg.rules.modifiers import (
    GUNS_TABLE,
    Items,
    face,
)


class Volley:
    """What some dice do together: (cubes, 1 for an M or a D among them, chance)."""

    def __init__(self, number: int, results: list[tuple[int, int, float]]) -> None:
        self.number = number
        self.results = results
        self.blunt: list[tuple[int, int, float]] = []
        """The same where an M or a D does no more than any cube: force the check."""
        sums: dict[int, float] = {}
        for cubes, shock, chance in results:
            effect = cubes * 2 + (0 if cubes else shock)
            sums[effect] = sums.get(effect, 0.0) + chance
        for effect, chance in sums.items():
            self.blunt.append((effect >> 1, effect & 1, chance))


Die = tuple[int, ...]
"""Six faces, each as twice the cubes, plus one for an M or a D."""

_volleys: dict[tuple[Die, ...], Volley] = {}
_numbering = Lock()
"""The threads of a server share them: no two have one number."""
_calm: tuple[bool, ...] = (False,) * len(GUNS_TABLE)


def one_die(items: Items, cubes: tuple[int, ...], shock: tuple[bool, ...]) -> Die:
    counts = [face(number, items) for number in range(1, 7)]
    return tuple(2 * cubes[count] + (1 if shock[count] else 0) for count in counts)


def volley(dice: list[Die]) -> Volley:
    key = tuple(sorted(dice))
    found = _volleys.get(key)
    if found is not None:
        return found
    with _numbering:
        if key not in _volleys:
            _volleys[key] = Volley(len(_volleys), results_of(key))
        return _volleys[key]


def results_of(dice: tuple[Die, ...]) -> list[tuple[int, int, float]]:
    """What these dice do together, with chances."""
    numbers: dict[int, int] = {0: 1}
    for die in dice:
        after: dict[int, int] = {}
        for before, number in numbers.items():
            for value in die:
                both = ((before >> 1) + (value >> 1)) * 2 + ((before | value) & 1)
                after[both] = after.get(both, 0) + number
        numbers = after
    throws = float(6 ** len(dice))
    return [(value >> 1, value & 1, number / throws) for value, number in sorted(numbers.items())]
