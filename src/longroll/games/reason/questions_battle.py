"""Questions about attacks, reactions, combats, losses and the end of a battle, and about armies the players raise."""

from __future__ import annotations

from math import isfinite
from typing import Any

import msgspec

from longroll.games.reason.asking import DIGITS, ZONES, Asking, rounded, seat_word
from longroll.games.reason.components import ARTILLERY, EDGES, GARRISON, NO_UNIT, RATINGS
from longroll.games.reason.lexicon import VICTORY_LEVELS
from longroll.games.reason.rules import attacks, charge_path, fall_back, morale, officers, reactions, victory
from longroll.games.reason.rules.armies import POINTS, spent, unit_text
from longroll.games.reason.rules.combat_sums import brave, combats, engagements_of, extra_die, sum_items, total
from longroll.games.reason.rules.muster import mustering
from longroll.games.reason.state import NO_LEVEL
from longroll.kit.terms import BadInput

AHEAD = "ahead"
"""The path of a charge without any turn."""
EVADES = ("no", "roll", "automatic")
"""How a unit may evade, as ``figures`` numbers it."""


class BattleQuestions(Asking):
    """From the declaration of an attack to the end of the day."""

    # ---- attacks (MR-17, MR-18) ----------------------------------------------------------------------------

    def may_attack(self, unit: str) -> list[str]:
        """Eligible targets of a unit (MR-17.5, MR-17.6)."""
        return [self.b.roster.ids[target] for target in attacks.eligible(self.b, self._present(unit))]

    def side_to_contact(self, unit: str, target: str) -> str:
        """On which side a unit must contact a target, from where it stands: ``front``, ``right`` and so on, of a
        garrison ``north``, ``east`` and so on (MR-17.7)."""
        one, other = self._present(unit), self._present(target)
        return self._side_word(other, attacks.side_from(self.b, other, *self.b.shapes[one].front_middle))

    def _side_word(self, target: int, edge: int) -> str:
        return EDGES[edge] if self.b.formation[target] == GARRISON else ZONES[edge]

    def charge(self, unit: str, target: str, path: str = "") -> dict[str, Any]:
        """A charge along a path (``ahead``: straight on), without one the canonical charge (MR-18.12): its cost and the
        parts of it, the side it contacts, the places at contact and after conforming, how much it falls short, whether
        a test is due, and the clause against it, if any."""
        one, other = self._present(unit), self._present(target)
        if path:
            made = charge_path.plan(self.b, one, other, "" if path == AHEAD else path)
        else:
            made = charge_path.canonical(self.b, one, other)
        bill = made.bill
        return {
            "legal": made.refusal is None,
            "clause": "" if made.refusal is None else made.refusal.clause,
            "path": made.legs,
            "cost": round(made.cost, DIGITS),
            "bill": {
                "distance": round(bill.distance, DIGITS),
                "difficult": round(bill.difficult, DIGITS),
                "obstacle": round(bill.obstacle, DIGITS),
                "level": round(bill.level, DIGITS),
            },
            "allowance": made.allowance,
            "length": round(made.length, DIGITS),
            "short": round(made.short, DIGITS),
            "side": self._side_word(other, made.edge),
            "test": made.test,
            "contact": None if made.contact is None else list(rounded(made.contact)),
            "pose": None if made.conformed is None else list(rounded(made.conformed)),
        }

    # ---- reactions (MR-19) ---------------------------------------------------------------------------------

    def evade(self, unit: str, attacker: str) -> dict[str, Any]:
        """How a unit may evade an attacker (``may``: ``no``, ``roll``, ``automatic``), what each side adds to its die
        (MR-19.2, MR-19.3); the way from where the attacker stands: its ``facing``, and the lengths at which it may
        stop, from and to; None and none if there is no room (MR-19.5, MR-19.6)."""
        one, other = self._present(unit), self._present(attacker)
        mine, theirs = reactions.evade_items(self.b, one, other)
        out = reactions.escape(self.b, one, *self.b.shapes[other].front_middle)
        return {
            "may": EVADES[reactions.evade_kind(self.b, one, other)],
            "bonuses": dict(mine),
            "attacker_bonuses": dict(theirs),
            "facing": None if out is None else round(out.shape.facing, DIGITS),
            "stops": [] if out is None else [(round(low, DIGITS), round(high, DIGITS)) for low, high in out.spans],
        }

    def flight(self, battery: str, attacker: str) -> dict[str, Any]:
        """What becomes of a battery that is attacked by infantry or cavalry from where that stands: ``number`` that its
        dice may not exceed, ``length`` it flees, ``losses`` that its defensive fire may cause (MR-19.11 to
        MR-19.13)."""
        one, other = self._present(battery), self._present(attacker)
        if self.b.roster.cls[one] != ARTILLERY:
            raise BadInput(f"'{battery}' is no battery")
        if self.b.roster.cls[other] == ARTILLERY:
            raise BadInput(f"'{attacker}' is a battery: it never attacks")
        x, y = self.b.shapes[other].front_middle
        return {
            "number": reactions.flee_number(self.b, one, other),
            "length": round(reactions.flight_length(self.b, one, x, y), DIGITS),
            "losses": reactions.most_losses(self.b, one, attacks.side_from(self.b, one, x, y)),
        }

    # ---- combat (MR-20, MR-21) -----------------------------------------------------------------------------

    def combats(self) -> list[dict[str, Any]]:
        """The combats to be fought: attackers, defenders, and each side's total before its dice, without valour."""
        b = self.b
        found: list[dict[str, Any]] = []
        for attackers, defenders in combats(b):
            joined = engagements_of(b, attackers)
            found.append({
                "attackers": self._ids(attackers),
                "defenders": self._ids(defenders),
                "attack": total(sum_items(b, joined, attackers, defenders, True)),
                "defence": total(sum_items(b, joined, defenders, attackers, False)),
            })  # fmt: skip
        return found

    def combat(self, unit: str) -> dict[str, dict[str, Any]]:
        """The combat in which a unit stands. For ``attack`` and for ``defence``: its ``units``; every line of its sum
        by its clause, without dice and valour (MR-20.2 to MR-20.7); the unit for which it rolls an ``extra_die``, if
        any (MR-20.3); the officers whose ``valour`` it may use (MR-20.8)."""
        b = self.b
        number = self._present(unit)
        found = [(one, other) for one, other in combats(b) if number in one or number in other]
        if not found:
            raise BadInput(f"'{unit}' is in no combat")
        attackers, defenders = found[0]
        return {
            "attack": self._fighting(attackers, defenders, True),
            "defence": self._fighting(defenders, attackers, False),
        }

    def _fighting(self, units: list[int], foes: list[int], attacking: bool) -> dict[str, Any]:
        b = self.b
        joined = engagements_of(b, units if attacking else foes)
        better = extra_die(b, joined, units, foes, attacking)
        return {
            "units": self._ids(units),
            "lines": dict(sum_items(b, joined, units, foes, attacking)),
            "extra_die": "" if better == NO_UNIT else b.roster.ids[better],
            "valour": [b.roster.officer_words[officer] for officer in brave(b, units)],
        }

    def _ids(self, units: list[int]) -> list[str]:
        return [self.b.roster.ids[unit] for unit in units]

    def fall_back(self, unit: str) -> float:
        """How far a unit could fall back from where it stands (MR-21.1 to MR-21.3)."""
        return round(fall_back.retreat_length(self.b, self._present(unit)), DIGITS)

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

    # ---- the end (MR-24, MR-25) ----------------------------------------------------------------------------

    def morale(self, side: str) -> dict[str, Any]:
        """Must an army test its morale (MR-24.4), is it broken without a roll (MR-24.6), and what is added to its dice
        (MR-24.5)?"""
        number = self._side(side)
        return {
            "tests": morale.is_shaken(self.b, number),
            "spent": morale.is_spent(self.b, number),
            "modifier": morale.modifier(self.b, number),
        }

    def victory_points(self, side: str) -> dict[str, int]:
        """What gives a side VP if the day ended, by its clause (MR-25.2, MR-25.3)."""
        return dict(victory.lines(self.b, self._side(side)))

    def victory(self) -> dict[str, Any]:
        """Of a battle that has been decided: the ``winner`` (empty: nobody), the ``level`` (``draw``, ``marginal``,
        ``decisive``; empty while it goes on), the ``margin`` of VP with the pursuit (MR-25.4, MR-25.5)."""
        b = self.b
        level = "" if b.level == NO_LEVEL else VICTORY_LEVELS[b.level]
        return {"winner": seat_word(b.winner), "level": level, "margin": b.margin}

    def special_rules(self) -> list[dict[str, Any]]:
        """The special rules of this battle, as its data list them (MR-26.5)."""
        found: list[dict[str, Any]] = msgspec.to_builtins(self.b.roster.data.special)
        return found

    # ---- armies of the players' own (MR-27) ----------------------------------------------------------------

    def mustering(self) -> bool:
        """Is a pick-up battle still being set up?"""
        return mustering(self.b)

    def army_list(self, side: str) -> dict[str, Any]:
        """An army as it was raised: its commander's ``rating``; the units of its ``forces`` and its army artillery
        (``guns``) by id (``RI 7 oblique``: kind, SP, drill); their ``cost`` and the ``budget`` (MR-27.1, MR-27.2); and
        its ``home`` edge."""
        roster = self.b.roster
        number = self._side(side)
        rating = self.b.rating[number]
        return {
            "rating": RATINGS[rating],
            "forces": {roster.force_ids[f]: self._raised(roster.units_of[f]) for f in roster.forces_of[number]},
            "guns": self._raised(roster.army_guns[number]),
            "cost": spent(roster, number),
            "budget": POINTS[rating],
            "home": EDGES[roster.home[number]],
        }

    def _raised(self, units: tuple[int, ...]) -> dict[str, str]:
        roster = self.b.roster
        return {
            roster.ids[u]: unit_text(roster.kind[u], roster.start_sp[u], roster.unit_data[u].oblique) for u in units
        }
