"""Units, officers and Forces, and who commands whom (MR-2, MR-3)."""

from __future__ import annotations

from typing import Any

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
    WHEREABOUTS,
    officer_of,
)
from longroll.games.reason.questions.asking import DIGITS, Asking, Pose, rounded
from longroll.games.reason.rules import command, flanks
from longroll.games.reason.rules.control import column
from longroll.games.reason.state import OFFICER_MOVED


class UnitQuestions(Asking):
    """What may be asked of those who are there."""

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
