"""Every modifier to a die or a column, itemised: one pure function per procedure.

Preview, resolution, log, odds and computer players all read these lists; nothing else adds modifiers.
"""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.components import CE, UE, UI
from longroll.games.gettysburg.data.materials import load_tables
from longroll.games.gettysburg.lexicon import R_NOTHING, R_ONE_CUBE, R_STANDS

Items = list[tuple[str, int]]
"""(clause, value): a die modifier, or a shift of columns to the right."""

_tables = load_tables()
NOTHING: Final = 0
RETREATS: Final = 1
ELIMINATED: Final = 2
DISRUPTS: Final = 3
COUNTERS: Final = 4
_RESULT = {"": NOTHING, "R": RETREATS, "E": ELIMINATED, "D": DISRUPTS, "C": COUNTERS}


def _cubes(cells: list[int | str]) -> tuple[int, ...]:
    return (0, *(cell if isinstance(cell, int) else 0 for cell in cells))


def _shock(cells: list[int | str]) -> tuple[bool, ...]:
    return (False, *(not isinstance(cell, int) for cell in cells))


def _rows(rows: list[list[str]]) -> tuple[tuple[int, ...], ...]:
    return ((), *(tuple(_RESULT[cell] for cell in row) for row in rows))


GUNS_TABLE: Final = _cubes(list(_tables.defending_artillery))
"""Table 1 (GB-15.8): cubes by modified die."""
DEFENDERS_TABLE: Final = _cubes(list(_tables.defending_troops))
"""Table 2 (GB-15.14)."""
DEFENDERS_SHOCK: Final = _shock(list(_tables.defending_troops))
"""Table 2: the M (GB-15.15)."""
ATTACKERS_TABLE: Final = _cubes(list(_tables.attacking_troops))
"""Table 4 (GB-15.27)."""
ATTACKERS_SHOCK: Final = _shock(list(_tables.attacking_troops))
"""Table 4: the D (GB-15.28)."""
LONG_TABLE: Final = _cubes(list(_tables.long_range))
"""Long range (GB-22.15)."""
LONG_SHOCK: Final = _shock(list(_tables.long_range))
ATTACKER_MORALE: Final = _rows([list(row) for row in _tables.attacker_morale])
"""Table 3 (GB-15.20): result by die and column."""
DEFENDER_MORALE: Final = _rows([list(row) for row in _tables.defender_morale])
"""Table 5 (GB-15.40)."""


def total(items: Items) -> int:
    return sum(value for _, value in items)


def held(column: int) -> int:
    """GB-15.39: columns are held within 0-5."""
    return 0 if column < 0 else 5 if column > 5 else column


def face(die: int, items: Items) -> int:
    """GB-15.16: a die modified below 1 counts as 1."""
    return max(1, die + total(items))


def defending_gun(damaged: bool) -> Items:
    """Step 1."""
    return [("GB-15.7", -1)] if damaged else []


def defending_troops(cubes: int) -> Items:
    """Step 2."""
    return [("GB-15.13", -(cubes // 2))] if cubes >= 2 else []


def attacker_morale(kind: int) -> Items:
    """Step 3: shift from the column of the piece's cubes (held at 0)."""
    return [("GB-15.19", -1)] if kind in (CE, UE) else []


def attacking_troops(cubes: int, entrenched: bool) -> Items:
    """Step 4. ``entrenched``: both sticks lie on the border this piece crossed."""
    items: Items = [("GB-15.25", -(cubes // 2))] if cubes >= 2 else []
    if entrenched:
        items.append(("GB-15.26", -1))
    return items


def defender_morale(kind: int, high: bool, town: bool, entrenched: bool, flanked: bool, disrupted: bool) -> Items:
    """Step 5: shifts from the column of the piece's cubes. ``entrenched``: both sticks on one border."""
    items: Items = []
    if high:
        items.append(("GB-15.32", -1))
    if entrenched and not flanked:
        items.append(("GB-15.33", -1))
    if kind in (CE, UE):
        items.append(("GB-15.34", -1))
    if flanked:
        items.append(("GB-15.35", 2))
    if town:
        items.append(("GB-15.36", 2))
    if disrupted:
        items.append(("GB-15.37", 1))
    if kind == UI:
        items.append(("GB-15.38", 1))
    return items


def long_range(damaged: bool, two_sticks: bool) -> Items:
    """GB-22.14."""
    items: Items = []
    if two_sticks:
        items.append(("GB-21.13", -1))
    if damaged:
        items.append(("GB-22.14", -1))
    return items


def effect(cubes: int, shock: bool, shocked: int) -> int:
    """The result of a shot (of the lexicon's ``RESULTS``); ``shocked``: what an M or a D means."""
    return R_NOTHING + (R_ONE_CUBE + cubes - 1 if cubes else shocked if shock else 0)


def verdict(result: int) -> int:
    """The result of a check of morale (of the lexicon's ``RESULTS``)."""
    return R_STANDS + result
