"""Questions every player asks of a position, answered with plain data.

``REASON.ask(state)`` is such a set of questions. Units are named by their ids (``B11``), officers by their names as one
word (``von-Lossow``), Forces, sectors and objectives by their ids, sides by their seats (``first``, ``second``), in
capitals or not; BadInput names what is unknown. Places are in base widths from the south-west corner, facings are
bearings. Nothing is hidden in this game.
"""

from __future__ import annotations

from typing import Any

from longroll.boards.plane.measure import distance, in_front_arc, point_to_rect, zone
from longroll.engraving.lines import inside
from longroll.games.reason import legs
from longroll.games.reason.asking import DIGITS, ZONES, Pose, rounded, seat_word
from longroll.games.reason.components import (
    CLASSES,
    FLAGS,
    FORMATIONS,
    GARRISON,
    GONE,
    KINDS,
    NO_UNIT,
    RATINGS,
    SEATS,
    STATUSES,
    WAITING,
    WEATHERS,
    WHEREABOUTS,
    officer_of,
)
from longroll.games.reason.questions_battle import BattleQuestions
from longroll.games.reason.questions_ground import GroundQuestions
from longroll.games.reason.rules import command, flanks, manoeuvres, movement, victory
from longroll.games.reason.rules.control import column
from longroll.games.reason.rules.fire import front_range, shot, targets
from longroll.games.reason.rules.sight import CLEAR, sight
from longroll.games.reason.state import OFFICER_MOVED
from longroll.kit.terms import BadInput

BLOCKS = ("clear", "woods", "town", "ground", "unit")
"""What may stand in a line of fire, as ``sight`` numbers it."""


class Questions(GroundQuestions, BattleQuestions):
    """What may be asked of a position."""

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

    # ---- units (MR-2) --------------------------------------------------------------------------------------

    def units(self, side: str = "") -> list[str]:
        """Units on the table, of one side or of both."""
        sides = (0, 1) if not side else (self._side(side),)
        return [self.b.roster.ids[unit] for one in sides for unit in self.b.present[one]]

    def waiting(self, side: str = "") -> list[str]:
        """Reinforcements that have not entered (MR-26.4)."""
        return self._listed(WAITING, side)

    def broken(self, side: str = "") -> list[str]:
        """Units that are gone for good (MR-22.1)."""
        return self._listed(GONE, side)

    def _listed(self, formation: int, side: str) -> list[str]:
        b = self.b
        wanted = (0, 1) if not side else (self._side(side),)
        return [
            b.roster.ids[unit]
            for unit in range(b.roster.n_units)
            if b.formation[unit] == formation and b.roster.side[unit] in wanted
        ]

    def unit(self, name: str) -> dict[str, Any]:
        """Everything about a unit: what it is, where and how it stands, what it has lost and done."""
        b = self.b
        unit = self._unit(name)
        roster = b.roster
        force = roster.force[unit]
        found: dict[str, Any] = {
            "id": roster.ids[unit],
            "name": roster.names[unit],
            "type": KINDS[roster.kind[unit]],
            "class": CLASSES[roster.cls[unit]],
            "regular": roster.regular[unit],
            "side": SEATS[roster.side[unit]],
            "force": roster.force_ids[force] if force >= 0 else "",
            "sp": b.sp[unit],
            "start_sp": roster.start_sp[unit],
            "where": "table" if b.on_table(unit) else "waiting" if b.formation[unit] == WAITING else "broken",
            "marks": self.marks(name),
            "fired_at": "" if b.fired_at[unit] == NO_UNIT else roster.ids[b.fired_at[unit]],
        }
        if b.on_table(unit):
            shape = b.shapes[unit]
            found["formation"] = self.formation(name)
            found["garrison"] = b.field.sector_ids[b.sector[unit]] if b.formation[unit] == GARRISON else ""
            found["x"], found["y"], found["facing"] = shape.cx, shape.cy, shape.facing
            found["width"], found["depth"] = shape.w, shape.d
            found["allowance"] = b.allowance(unit)
        return found

    def pose(self, name: str, digits: int = DIGITS) -> Pose:
        """Centre and facing of a unit on the table."""
        return rounded(self.b.shapes[self._present(name)], digits)

    def formation(self, name: str) -> str:
        """``FF``, ``MF``, ``garrison``, ``waiting`` or ``gone``."""
        return FORMATIONS[self.b.formation[self._unit(name)]]

    def sp(self, name: str) -> int:
        """Strength points left (MR-2.7)."""
        return self.b.sp[self._unit(name)]

    def marks(self, name: str) -> list[str]:
        """What is noted of a unit in this pulse: fired, moved, evaded, fled, suppressed and so on."""
        flags = self.b.flags[self._unit(name)]
        return [mark for bit, mark in enumerate(FLAGS) if flags >> bit & 1]

    def in_command(self, name: str) -> bool:
        """MR-3.6 to MR-3.8."""
        return command.in_command(self.b, self._present(name))

    def vulnerable(self, name: str) -> bool:
        """MR-2.11."""
        return command.vulnerable(self.b, self._present(name))

    def flanked(self, name: str) -> bool:
        """Is an unprotected flank threatened (MR-5.16 to MR-5.18)?"""
        return flanks.outflanked(self.b, self._present(name))

    # ---- officers and Forces (MR-3) ------------------------------------------------------------------------

    def officers(self, side: str = "") -> list[str]:
        """All officers, of one side or of both, army commanders first."""
        roster = self.b.roster
        sides = (0, 1) if not side else (self._side(side),)
        return [roster.officer_words[officer] for one in sides for officer in roster.officers_of[one]]

    def officer(self, name: str) -> dict[str, Any]:
        """An officer: his post, ratings and place, and how many holders of the post have been lost."""
        b = self.b
        officer = self._officer(name)
        force = b.roster.officer_force[officer]
        there = b.officer_present(officer)
        return {
            "name": b.roster.officer_names[officer],
            "side": SEATS[b.roster.officer_side[officer]],
            "force": b.roster.force_ids[force] if force >= 0 else "",
            "rating": RATINGS[b.rating[officer]] if officer < 2 else "",
            "mod": b.mod[officer],
            "exceptional": b.exceptional[officer],
            "v": b.v[officer],
            "lost": b.officers_lost[officer],
            "where": WHEREABOUTS[b.whereabouts[officer]],
            "moved": bool(b.officer_flags[officer] & OFFICER_MOVED),
            "x": b.officers[officer].cx if there else None,
            "y": b.officers[officer].cy if there else None,
        }

    def forces(self, side: str = "") -> list[str]:
        roster = self.b.roster
        sides = (0, 1) if not side else (self._side(side),)
        return [roster.force_ids[force] for one in sides for force in roster.forces_of[one]]

    def force(self, name: str) -> dict[str, Any]:
        """A Force: its sub-commander, its units on the table, its status, the CDs it was given, and what a control test
        may make of it now (MR-11.10)."""
        b = self.b
        force = self._force(name)
        return {
            "name": b.roster.force_names[force],
            "side": SEATS[b.roster.force_side[force]],
            "officer": b.roster.officer_words[officer_of(force)],
            "units": [b.roster.ids[unit] for unit in b.living(force)],
            "status": self.status(name),
            "given": b.dice_given[force],
            "column": [STATUSES[status] for status in column(b, force)],
        }

    def status(self, force: str) -> str:
        """The status of a Force in this phase (MR-11.12 to MR-11.14); ``none`` before its test."""
        return STATUSES[self.b.status[self._force(force)]]

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

    # ---- fire (MR-8, MR-9) ---------------------------------------------------------------------------------

    def targets(self, unit: str) -> list[str]:
        """Whom a unit might fire at as it stands (MR-8.4, MR-9.4 to MR-9.6)."""
        return [self.b.roster.ids[target] for target in targets(self.b, self._present(unit))]

    def line_of_fire(self, unit: str, target: str) -> dict[str, Any]:
        """Is there a line of fire (MR-5.12 to MR-5.15)? ``block``: what stands in it, ``clear`` if nothing does, and
        ``by`` which area, sector, level or unit; ``start`` and ``end`` of the line that was looked along."""
        found = sight(self.b, self._present(unit), self._present(target))
        field = self.b.field
        names = ((), field.area_names, field.sector_ids, field.level_names, self.b.roster.ids)[found.block]
        return {
            "clear": found.block == CLEAR,
            "block": BLOCKS[found.block],
            "by": names[found.by] if names else "",
            "start": (round(found.x0, DIGITS), round(found.y0, DIGITS)),
            "end": (round(found.x1, DIGITS), round(found.y1, DIGITS)),
        }

    def fire(self, unit: str, target: str) -> dict[str, Any]:
        """The dice of a fire: how many, and the clause that gives them; what each needs with its bonuses; whether it
        must be confirmed; the clause by which it is saved, empty if it is not."""
        made = shot(self.b, self._present(unit), self._present(target))
        return {
            "distance": round(made.distance, DIGITS),
            "dice": made.dice,
            "clause": made.clause,
            "needs": made.needs(),
            "confirm": made.confirm,
            "save": made.save,
            "bonuses": dict(made.items),
        }

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

    # ---- the day (MR-6, MR-24, MR-25) ----------------------------------------------------------------------

    def moment(self) -> dict[str, Any]:
        """Turn and pulse, the Basic Length, and which side has the initiative, is first, and plays its phase."""
        b = self.b
        return {
            "turn": b.turn,
            "pulse": b.pulse,
            "length": b.roster.length,
            "initiative": seat_word(b.initiative),
            "first": seat_word(b.first),
            "phasing": seat_word(b.phasing),
        }

    def army(self, side: str) -> dict[str, Any]:
        """A side: its command dice, losses and morale test point (MR-24.1 to MR-24.3), and its VP if the day ended."""
        b = self.b
        number = self._side(side)
        return {
            "name": b.roster.side_names[number],
            "commander": b.roster.officer_words[number],
            "pool": b.pools[number],
            "losses": b.losses[number] / 2,
            "total": b.roster.total[number] / 2,
            "mtp": b.roster.mtp[number],
            "points": victory.points(b, number),
        }

    def objectives(self) -> dict[str, dict[str, Any]]:
        """Each objective: who holds it (empty: nobody), and its VP for either side (MR-25.3)."""
        return {
            objective.name: {"holder": seat_word(holder), "vp": dict(zip(SEATS, objective.vp, strict=True))}
            for objective, holder in zip(self.b.roster.objectives, self.b.holders, strict=True)
        }
