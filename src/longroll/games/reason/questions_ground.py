"""Questions about ground, sight, command and manoeuvres: what the rules measure, in the words of the rulebook.

How everything is named is said in ``questions``. Points are (x, y), ways and lengths in base
widths; a *kind* is a type of unit (``RI``) or ``officer``.
"""

from __future__ import annotations

from math import hypot
from typing import Any

from longroll.boards.plane.measure import within
from longroll.boards.plane.shapes import LEFT, RIGHT, Rect, forward_of, rect_at
from longroll.games.reason import legs
from longroll.games.reason.asking import DIGITS, ZONES, Asking, number_of
from longroll.games.reason.components import (
    ARTILLERY,
    CLASS_OF,
    CONTACT,
    EDGES,
    EPS,
    FOOTPRINT,
    FORMATIONS,
    GARRISON,
    KINDS,
    NO_UNIT,
    OFFICER_SIZE,
)
from longroll.games.reason.field import FREE, GROUNDS, OFFICER
from longroll.games.reason.lexicon import EVENT_WORDS
from longroll.games.reason.rules import command, cover, duties, flanks, manoeuvres, sight, wheels
from longroll.games.reason.rules.walks import Walk
from longroll.kit.terms import BadInput

Point = tuple[float, float]
_KINDS: dict[str, int] = {kind: number for number, kind in enumerate((*KINDS, "officer"))}
_FORMATIONS = {"FF": 0, "MF": 1}
DUTIES = ("free", "advance", "attack")
"""What an Attack! asks of a unit, as ``duties`` numbers it."""


def near(point: Point) -> Point:
    """A point without the last digits of its numbers."""
    return round(point[0], DIGITS), round(point[1], DIGITS)


class GroundQuestions(Asking):
    """What may be asked of ground, sight, command and manoeuvres."""

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

    # ---- command (MR-2.11, MR-3) ---------------------------------------------------------------------------

    def chain(self, unit: str) -> list[str]:
        """The units by which a unit is in command, from one within the radius to this one (MR-3.7); the unit alone if
        it is within the radius itself, nobody if it is not in command, or is army artillery."""
        number = self._present(unit)
        if self.b.roster.force[number] < 0:
            return []
        return [self.b.roster.ids[link] for link in command.chain(self.b, number)]

    def vulnerability(self, unit: str) -> str:
        """Why a unit is vulnerable: ``uncommanded``, ``stream``, ``ground``; empty if it is not (MR-2.11)."""
        return command.vulnerability(self.b, self._present(unit))

    # ---- manoeuvres (MR-12, MR-13) -------------------------------------------------------------------------

    def read_path(self, path: str) -> list[dict[str, Any]]:
        """The legs of a path as they are understood: ``word`` as the program writes it, ``manoeuvre``, ``length`` (to
        the left or against a road: negative), ``angle`` (to the left: negative) or bearing, and what else it names."""
        return [read_leg(leg) for leg in legs.parse(path.split())]

    def bill(self, unit: str, path: str) -> list[dict[str, float]]:
        """What each leg of a path costs, as far as it can be gone: the ``distance``, and what is added for
        ``difficult`` ground (MR-13.1), each ``obstacle`` (MR-13.2) and each ``level`` (MR-13.5)."""
        way = manoeuvres.walk(self.b, self._present(unit), legs.parse(path.split()))
        return [
            {
                "distance": round(step.bill.distance, DIGITS),
                "difficult": round(step.bill.difficult, DIGITS),
                "obstacle": round(step.bill.obstacle, DIGITS),
                "level": round(step.bill.level, DIGITS),
            }
            for step in way.steps
        ]

    def widest_wheel(self, unit: str, angle: float) -> float:
        """How far a unit could wheel if it moved now, up to an angle (left: negative); 0 if it may not."""
        number = self._present(unit)
        way = manoeuvres.begin(self.b, number)
        wheel = legs.Leg(legs.WHEEL, angle=angle)
        if manoeuvres.bar(self.b, number) is not None or manoeuvres.misplaced(self.b, way, wheel) is not None:
            return 0.0
        return round(wheels.widest(self.b, way, angle), DIGITS)

    # ---- what an Attack! asks (MR-11.14, MR-11.15) ---------------------------------------------------------

    def duty(self, unit: str) -> str:
        """What a unit must do now: ``attack``, ``advance``, or nothing: ``free`` (MR-11.14)."""
        return DUTIES[duties.duty(self.b, self._present(unit))]

    def advance_objectives(self, unit: str) -> list[str]:
        """The enemies a compulsory advance may aim at (MR-11.15)."""
        return [self.b.roster.ids[enemy] for enemy in duties.objectives(self.b, self._present(unit))]

    def automatic_advance(self, unit: str, target: str) -> dict[str, Any] | None:
        """The automatic advance of a unit towards an enemy (MR-11.15): its path and cost, where it ends and how far
        from the enemy; None if it would not come closer."""
        number, enemy = self._mobile(unit), self._present(target)
        found = duties.automatic(self.b, number, enemy)
        return None if found is None else {**written_walk(found.walk), "gap": round(found.gap, DIGITS)}

    def turn_towards(self, unit: str, x: float, y: float) -> dict[str, Any]:
        """How a unit turns towards a point before an automatic advance (MR-11.15): its path and cost, and its place
        afterwards."""
        return written_walk(duties.towards(self.b, self._mobile(unit), x, y))

    def _mobile(self, name: str) -> int:
        """A unit that an Attack! may ask to advance."""
        unit = self._present(name)
        if self.b.formation[unit] == GARRISON or self.b.roster.cls[unit] == ARTILLERY:
            raise BadInput(f"'{name}' never advances by itself (MR-11.14)")
        return unit


def read_leg(leg: legs.Leg) -> dict[str, Any]:
    """A leg of a path in words."""
    found: dict[str, Any] = {
        "word": legs.write(leg),
        "manoeuvre": EVENT_WORDS["manoeuvre"][leg.kind],
        "length": leg.length,
        "angle": leg.angle,
    }
    if leg.kind == legs.CHANGE:
        found |= {"base": legs.BASES[leg.what], "other": legs.PLACES[leg.where]}
    elif leg.kind == legs.LIMBER:
        found["formation"] = FORMATIONS[leg.what]
    elif leg.kind == legs.LEAVE:
        found |= {"edge": EDGES[leg.what], "formation": FORMATIONS[leg.where]}
    elif leg.sector:
        found["sector"] = leg.sector
    return found


def written_walk(way: Walk) -> dict[str, Any]:
    """A walk: its path, its cost, and the place at its end."""
    place = way.place
    return {
        "path": legs.write_all([step.leg for step in way.steps]),
        "cost": round(way.cost, DIGITS),
        "x": round(place.cx, DIGITS),
        "y": round(place.cy, DIGITS),
        "facing": round(place.facing, DIGITS),
    }
