"""Single rolls and draws."""

from __future__ import annotations

from longroll.games.glory.components import CS, US
from longroll.games.glory.odds.answers import Fate
from longroll.games.glory.rules.modifiers import FACES
from longroll.games.glory.state import Battle


def over(limit: int, plus: int = 0) -> float:
    """The chance that the die plus something is greater than a number."""
    return max(0, min(FACES, FACES - 1 + plus - limit)) / FACES


def rally(b: Battle, unit: int) -> float:
    """GL-11.52.1, GL-13.5: the chance that a unit that may rally does."""
    return 1.0 if b.night() else 1.0 - over(b.disordered_cohesion(unit))


def combination(factors: int) -> float:
    """GL-4.25.3: the chance that leaders with this sum of factors act as one."""
    return over(factors)


def draws(b: Battle) -> dict[int, float]:
    """GL-3.C.1: the chance of each AM group to be drawn next."""
    total = sum(b.pool)
    return {group: b.pool[group] / total for group in range(len(b.pool)) if b.pool[group]}


def initiative(b: Battle, side: int, union: int = -1) -> float:
    """GL-5.21: the chance that a side has the initiative; ``union``: the Union's total, -1 before its roll."""
    ours, theirs = b.roster.drm[b.turn][US], b.roster.drm[b.turn][CS]
    firsts = [union] if union >= 0 else [face + ours for face in range(FACES)]
    good = 0
    for first in firsts:
        for face in range(FACES):
            difference = first - face - theirs
            good += (difference > 0) if side == US else (difference < 0)
    return good / (FACES * len(firsts))


def recovery(b: Battle, unit: int) -> float:
    """GL-11.63.1: the chance that a unit in the Recovery box comes back."""
    return 1.0 - over(b.disordered_cohesion(unit))


def fate(b: Battle, unit: int, hits: float) -> Fate:
    """What one possible Disorder may do to a unit (GL-11.11.1)."""
    if b.disordered >> unit & 1:
        return Fate(unit, 0.0, hits)
    return Fate(unit, hits, 0.0)


def percent(chance: float) -> int:
    """A chance as people read it: halves up, in whatever order it was added up."""
    return int(100 * chance + 0.5 + 1e-9)
