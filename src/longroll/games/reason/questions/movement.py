"""Manoeuvres, rides, and what an Attack! asks (MR-11 to MR-15)."""

from __future__ import annotations

from math import isfinite
from typing import Any

from longroll.games.reason import legs
from longroll.games.reason.components import ARTILLERY, EDGES, FORMATIONS, GARRISON
from longroll.games.reason.lexicon import EVENT_WORDS
from longroll.games.reason.questions.asking import DIGITS, Asking
from longroll.games.reason.rules import duties, manoeuvres, movement, officers, wheels
from longroll.games.reason.rules.walks import Walk
from longroll.kit.terms import BadInput

DUTIES = ("free", "advance", "attack")
"""What an Attack! asks of a unit, as ``duties`` numbers it."""


class MoveQuestions(Asking):
    """What may be asked of paths."""

    # ---- movement (MR-12, MR-18) ---------------------------------------------------------------------------

    def reach(self, unit: str) -> float:
        """How far a unit could advance straight ahead if it moved now; 0 if it may not move."""
        number = self._present(unit)
        if manoeuvres.bar(self.b, number) is not None:
            return 0.0
        return max(0.0, manoeuvres.farthest(self.b, manoeuvres.begin(self.b, number)))

    def path(self, unit: str, path: str) -> dict[str, Any]:
        """A path (``R15 A0.57``): where it ends, what it costs of what allowance, and the clause against it, if any."""
        number = self._present(unit)
        way = movement.judge(self.b, number, legs.parse(path.split()))
        shape = way.place
        return {
            "legal": way.refusal is None,
            "clause": "" if way.refusal is None else way.refusal.clause,
            "cost": round(way.cost, DIGITS),
            "allowance": way.allowance,
            "x": round(shape.cx, DIGITS),
            "y": round(shape.cy, DIGITS),
            "facing": round(shape.facing, DIGITS),
            "formation": FORMATIONS[way.formation],
        }

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
        widest = wheels.widest(self.b, way, angle)
        return 0.0 if widest is None else round(widest[0].angle, DIGITS)

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

    # ---- officers (MR-15) ----------------------------------------------------------------------------------

    def ride(self, officer: str, x: float, y: float) -> dict[str, Any]:
        """The shortest way of an officer to a place: ``length`` (None if there is no way), the points where it begins,
        bends and ends, and the clause against it, if any (MR-15.5, MR-15.6). To a place beyond his allowance it is the
        straight line."""
        number = self._officer(officer)
        if not self.b.officer_present(number):
            raise BadInput(f"'{officer}' is not on the table")
        way = officers.way(self.b, number, x, y)
        return {
            "legal": way.refusal is None,
            "clause": "" if way.refusal is None else way.refusal.clause,
            "length": round(way.length, DIGITS) if isfinite(way.length) else None,
            "points": [(round(px, DIGITS), round(py, DIGITS)) for px, py in way.points],
        }


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
