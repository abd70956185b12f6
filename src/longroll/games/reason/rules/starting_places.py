"""Part 4 Set-up: units and officers stand where the scenario places them."""

from __future__ import annotations

from longroll.games.reason.components import FORMATIONS
from longroll.games.reason.state import Battle


def place_units(b: Battle) -> None:
    """As listed, at full SP; reinforcements wait (MR-26.4)."""
    for unit, data in enumerate(b.roster.unit_data):
        if data.garrison:
            b.garrison(unit, b.field.sector_number[data.garrison])
        elif data.x is not None and data.y is not None:
            b.put(unit, data.x, data.y, data.facing or 0.0, FORMATIONS.index(data.formation))


def place_officers(b: Battle) -> None:
    for officer, start in enumerate(b.roster.officer_start):
        if start is not None:
            b.put_officer(officer, *start)
