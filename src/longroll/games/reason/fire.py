"""MR-10 Resolving fire: what one fire rolls, its bonuses, confirmations and saves; the dice of one fire.

``targets`` and ``shot`` serve musketry (MR-8), artillery (MR-9), the candidates of movement and the odds alike.
"""

from __future__ import annotations


class Shot:
    """One fire before its dice: who, at whom, from how far, with what.

    ``distance``: front distance in BW (MR-5.4); ``range_clause``: the clause that gives dice and number (MR-8.5 …,
    MR-9.7); ``dice``; ``number``: what a die needs before bonuses; ``items``: bonuses to each die as (clause, value);
    ``confirm``: hits are rolled again (MR-10.3); ``save``: clause of the save, "" without one.
    """

    unit: int
    target: int
    distance: float
    range_clause: str
    dice: int
    number: int
    items: list[tuple[str, int]]
    confirm: bool
    save: str

    def needs(self) -> int:
        """The lowest natural number that hits (2 to 7; 7: none does) (MR-10.1, MR-10.2)."""


def targets(b, unit: int) -> list[int]:
    """The enemy units that a unit may fire at now, musketry or artillery by its type, in the order of their numbers:
    the nearest one (and its equals) for musketry and canister, else all within ball range. Empty if it may not fire."""


def reach(b, unit: int) -> list[tuple[float, int]]:
    """All enemies a unit could fire at by arc, range and line of fire, as (front distance, unit), nearest first."""


def shot(b, unit: int, target: int) -> Shot:
    """The fire of a unit at a target, where both stand now."""
