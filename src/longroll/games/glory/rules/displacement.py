"""GL-11.26 Displacement: which friends make room for a retreat. (They check and retreat in their turn: ``retreat``.)"""

from __future__ import annotations

from longroll.games.glory.state import Battle


def fits_without(b: Battle, unit: int, place: int, gone: list[int]) -> bool:
    """Could a unit stand in a hex of friends if some of them were gone (GL-6.41)?"""
    rest = [other for other in b.stack(place) if other not in gone]
    return not rest or (len(rest) == 1 and b.may_stack(unit, rest[0]))


def in_the_way(b: Battle, unit: int, place: int, spared: list[int]) -> list[int]:
    """Which units the owner may displace first for a unit to enter a hex: those of which one is enough; if it takes
    both, either (GL-11.26.1, GL-11.26.4). None of them may be one of ``spared``."""
    there = b.stack(place)
    alone = [other for other in there if fits_without(b, unit, place, [other])]
    if alone:
        return [other for other in alone if other not in spared]
    return [] if any(other in spared for other in there) else there
