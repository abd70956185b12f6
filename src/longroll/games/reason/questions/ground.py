"""The table and what it does to a base that stands or moves on it (MR-4).

A *kind* is a type of unit (``RI``) or ``officer``.
"""

from __future__ import annotations

from math import hypot
from typing import Any

from longroll.boards.plane.measure import point_to_rect
from longroll.boards.plane.shapes import Rect, forward_of, rect_at
from longroll.engraving.lines import inside
from longroll.games.reason.components import CLASS_OF, FOOTPRINT, KINDS, NO_UNIT, OFFICER_SIZE, WEATHERS
from longroll.games.reason.field import FREE, GROUNDS, OFFICER
from longroll.games.reason.questions.asking import DIGITS, Asking, Point, near, number_of
from longroll.games.reason.rules import wheels
from longroll.kit.terms import BadInput

_KINDS: dict[str, int] = {kind: number for number, kind in enumerate((*KINDS, "officer"))}
_FORMATIONS = {"FF": 0, "MF": 1}


class GroundQuestions(Asking):
    """What may be asked of the ground."""

    # ---- the ground (MR-4) ---------------------------------------------------------------------------------

    def table(self) -> dict[str, float | str]:
        """Width and height, and the weather (MR-26.2)."""
        field = self.b.field
        return {"w": field.w, "h": field.h, "weather": WEATHERS[self.b.roster.weather]}

    def level(self, x: float, y: float) -> int:
        """The height of a point (MR-4.2)."""
        return self.b.field.level_at(x, y)

    def terrain(self, x: float, y: float) -> dict[str, Any]:
        """What lies at a point: ``level``; ``areas``, each with its kind; ``sector`` and ``road``, if there is one."""
        field, data = self.b.field, self.b.roster.data
        if not (0 <= x <= field.w and 0 <= y <= field.h):
            raise BadInput(f"{x:g}, {y:g} is not on the table")
        areas = {area.id: area.kind for area in data.areas if inside((x, y), area.poly)}
        sectors = [name for name, n in field.sector_number.items() if point_to_rect(x, y, field.sectors[n]) == 0.0]
        road = field.road_at(x, y)
        return {
            "level": field.level_at(x, y),
            "areas": areas,
            "sector": sectors[0] if sectors else "",
            "road": field.roads[road].name if road >= 0 else "",
        }

    def sectors(self) -> dict[str, str]:
        """Every town sector with its garrison, empty if it has none (MR-4.7)."""
        b = self.b
        found = {name: b.garrison_of(number) for name, number in b.field.sector_number.items()}
        return {name: "" if unit == NO_UNIT else b.roster.ids[unit] for name, unit in found.items()}

    def standing_at(self, x: float, y: float) -> list[str]:
        """Units and officers whose base holds a point."""
        b = self.b
        found = [b.roster.ids[u] for side in (0, 1) for u in b.present[side] if point_to_rect(x, y, b.shapes[u]) == 0.0]
        for officer, base in enumerate(b.officers):
            if b.officer_present(officer) and point_to_rect(x, y, base) == 0.0:
                found.append(b.roster.officer_words[officer])
        return found

    def _base(self, kind: str, x: float, y: float, facing: float, formation: str) -> tuple[int, Rect]:
        """A kind, and the base of such a unit if it stood there."""
        number = number_of(_KINDS, kind, "type of unit")
        if number == OFFICER:
            return number, rect_at(x, y, 0.0, OFFICER_SIZE, OFFICER_SIZE)
        w, d = FOOTPRINT[CLASS_OF[number]][number_of(_FORMATIONS, formation, "formation")]
        return number, rect_at(x, y, facing, w, d)

    # ---- the ground (MR-4) ---------------------------------------------------------------------------------

    def footing(self, kind: str, x: float, y: float, facing: float = 0.0, formation: str = "FF") -> dict[str, Any]:
        """What the ground is to a unit that stands so: ``difficult`` with half of it (MR-4.3), ``slow`` with any part
        of it (MR-13.1), ``cover`` (MR-4.4), astride a ``stream`` (MR-2.11); ``forbidden``: the ground it may not be on
        (MR-4.6, MR-4.8, MR-13.1, MR-13.3), empty if it may."""
        number, base = self._base(kind, x, y, facing, formation)
        field = self.b.field
        why = field.forbidden(base, number)
        return {
            "difficult": field.in_difficult(base),
            "slow": field.touches_difficult(base),
            "cover": field.in_cover_area(base),
            "stream": field.straddles_stream(base),
            "forbidden": "" if why == FREE else GROUNDS[why],
        }

    def closed_to(self, kind: str) -> list[str]:
        """The areas, rivers and town sectors a kind of unit may not enter (MR-4.6, MR-4.8, MR-13.1, MR-13.3)."""
        field = self.b.field
        mask = field.barred[number_of(_KINDS, kind, "type of unit")]
        return sorted({field.name_of(n) for n in wheels.bits(mask)} - {""})

    def barriers(
        self, kind: str, x: float, y: float, facing: float, length: float, aside: float = 0.0
    ) -> list[tuple[float, float, str]]:
        """What is closed to a unit in FF on a straight way, ahead or by an angle to the right of that: from where to
        where it would be on it (MR-5.19)."""
        number, base = self._base(kind, x, y, facing, "FF")
        field = self.b.field
        met = field.barriers(base, *forward_of((facing + aside) % 360.0), length, field.barred[number])
        return sorted((round(start, DIGITS), round(end, DIGITS), field.name_of(n)) for start, end, n in met)

    def level_changes(self, x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, int]]:
        """Where a unit's centre goes up (or down: negative) on a straight way, and by how many levels (MR-13.5)."""
        length = hypot(x1 - x0, y1 - y0)
        return [(round(share * length, DIGITS), by) for share, by in self.b.field.level_changes(x0, y0, x1, y1)]

    def obstacles(self, x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, str]]:
        """Where a unit's centre crosses streams, walls and entrenchments on a straight way (MR-13.2)."""
        length = hypot(x1 - x0, y1 - y0)
        field = self.b.field
        crossed = field.obstacles_crossed(x0, y0, x1, y1)
        return [(round(share * length, DIGITS), field.lines[line].name) for share, line in crossed]

    def bridges(self) -> list[Point]:
        """Where roads cross rivers (MR-4.6)."""
        return [near(at) for at in self.b.field.bridges]

    def towns(self) -> dict[str, list[str]]:
        """Every town with its sectors (MR-4.7)."""
        field = self.b.field
        return {
            town: [field.sector_ids[n] for n in sectors]
            for town, sectors in zip(field.town_ids, field.sectors_of, strict=True)
        }

    def adjoining(self, sector: str) -> list[str]:
        """The sectors of the same town that share an edge with one (MR-23.7)."""
        field = self.b.field
        number = number_of(field.sector_number, sector, "sector of this battle")
        return [field.sector_ids[n] for n in field.adjoining[number]]
