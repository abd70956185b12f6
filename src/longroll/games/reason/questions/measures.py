"""Measures, sight and flanks (MR-5). Points are (x, y), lengths in base widths."""

from __future__ import annotations

from longroll.boards.plane.measure import distance, in_front_arc, within, zone
from longroll.boards.plane.shapes import LEFT, RIGHT
from longroll.games.reason.components import CONTACT, EPS, GARRISON, NO_UNIT
from longroll.games.reason.questions.asking import DIGITS, ZONES, Asking, Point, near
from longroll.games.reason.rules import cover, flanks, sight
from longroll.games.reason.rules.fire import front_range


class MeasureQuestions(Asking):
    """What may be asked of distances and lines."""

    # ---- measures (MR-5) -----------------------------------------------------------------------------------

    def distance(self, one: str, other: str) -> float:
        """Base to base between units and officers (MR-5.3)."""
        return round(distance(self._standing(one), self._standing(other)), DIGITS)

    def front_distance(self, unit: str, target: str) -> float:
        """From the front of a unit to a target (MR-5.4)."""
        return round(front_range(self.b, self._present(unit), self._present(target)), DIGITS)

    def in_arc(self, unit: str, target: str) -> bool:
        """Is a target in the front arc of a unit (MR-5.8, MR-5.9)?"""
        one = self._present(unit)
        return self.b.formation[one] == GARRISON or in_front_arc(
            self.b.shapes[one], self.b.shapes[self._present(target)]
        )

    def zone(self, unit: str, x: float, y: float) -> str:
        """On which side of a unit a point lies (MR-5.7)."""
        one = self._present(unit)
        return ZONES[0] if self.b.formation[one] == GARRISON else ZONES[zone(self.b.shapes[one], x, y)]

    def nearest_enemy(self, unit: str) -> tuple[str, float]:
        """The nearest enemy unit and its distance; ("", -1) if there is none."""
        enemy, gap = self.b.nearest_enemy(self._present(unit))
        return ("", -1.0) if enemy == NO_UNIT else (self.b.roster.ids[enemy], round(gap, DIGITS))

    # ---- sight (MR-4.9, MR-5) ------------------------------------------------------------------------------

    def eye(self, unit: str, target: str) -> Point:
        """The point a unit looks from: the middle of its front; a garrison from the nearest of its sector (MR-4.9)."""
        return near(cover.eye(self.b, self._present(unit), self._present(target)))

    def cover(self, unit: str, x: float, y: float) -> str:
        """What covers a unit against one who looks from a point (MR-4.9): ``garrison``, ``area``, the wall or
        entrenchment by its id; empty if nothing does."""
        number = self._present(unit)
        field, shape = self.b.field, self.b.shapes[number]
        if self.b.formation[number] == GARRISON:
            return "garrison"
        if field.in_cover_area(shape):
            return "area"
        wall = field.behind_wall(x, y, shape)
        return "" if wall < 0 else field.lines[wall].name

    def reference_points(self, unit: str) -> list[Point]:
        """The centre, the corners and the middles of the edges of a unit (MR-5.10)."""
        return [near(point) for point in sight.reference_points(self.b.shapes[self._present(unit)])]

    def fire_points(self, unit: str) -> list[Point]:
        """The points a unit fires muskets from (MR-5.11)."""
        number = self._present(unit)
        points = sight.fire_points(self.b.shapes[number], self.b.formation[number] == GARRISON)
        return [near(point) for point in points]

    def aim_points(self, unit: str, target: str) -> list[Point]:
        """The points of a target that a unit fires at; none if no part of it is in the arc (MR-5.11)."""
        number, other = self._present(unit), self._present(target)
        shapes = self.b.shapes
        points = sight.aim_points(shapes[number], self.b.formation[number] == GARRISON, shapes[other])
        return [near(point) for point in points]

    def lane(self, unit: str, x: float, y: float) -> list[Point]:
        """The corners of the line of fire of a battery to a point (MR-5.14)."""
        xs, ys = sight.corridor(self.b.shapes[self._present(unit)], x, y)
        return [near(point) for point in zip(xs, ys, strict=True)]

    def in_contact(self, one: str, other: str) -> bool:
        """Are two units, or a unit and an officer, in base contact (MR-5.6)?"""
        return within(self._standing(one), self._standing(other), CONTACT + EPS)

    def flanks(self, unit: str) -> dict[str, dict[str, str]]:
        """By flank, ``left`` and ``right``: the enemy who is a ``threat`` to it (MR-5.16), and the friend who is its
        ``protector`` (MR-5.17); empty where there is none."""
        b = self.b
        number = self._present(unit)
        name = {NO_UNIT: "", **dict(enumerate(b.roster.ids))}
        return {
            ZONES[edge]: {
                "threat": name[flanks.threat(b, number, edge)],
                "protector": name[flanks.protector(b, number, edge)],
            }
            for edge in (LEFT, RIGHT)
        }
