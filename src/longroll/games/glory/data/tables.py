"""The combat tables of part 9.1, read once: ranges, artillery fire, ratios and results of charges."""

from __future__ import annotations

import msgspec

from longroll.games.glory.data.materials import DATA
from longroll.kit.materials import load


class Row(msgspec.Struct, rename={"first": "from", "last": "to"}):
    """A line of a result table."""

    first: int
    last: int
    result: str = ""
    code: str = ""
    text: str = ""


class CombatTables(msgspec.Struct):
    """The combat tables of part 9.1."""

    range_drm: dict[str, list[int]]
    artillery_fire: list[Row]
    charge_ratio: list[tuple[str, int]]
    charge_result: list[Row]


TABLES = load(DATA / "tables.json", CombatTables)
