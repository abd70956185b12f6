"""Fire, attacks, reactions and combats, with the lines of their sums (MR-8, MR-9, MR-17 to MR-21)."""

from __future__ import annotations

from typing import Any

from longroll.games.reason.components import ARTILLERY, EDGES, GARRISON, NO_UNIT
from longroll.games.reason.questions.asking import DIGITS, ZONES, Asking, rounded
from longroll.games.reason.rules import attacks, charge_path, fall_back, reactions
from longroll.games.reason.rules.combat_sums import brave, combats, engagements_of, extra_die, sum_items, total
from longroll.games.reason.rules.fire import shot, targets
from longroll.games.reason.rules.sight import CLEAR, sight
from longroll.kit.terms import BadInput

BLOCKS = ("clear", "woods", "town", "ground", "unit")
"""What may stand in a line of fire, as ``sight`` numbers it."""
AHEAD = "ahead"
"""The path of a charge without any turn."""
EVADES = ("no", "roll", "automatic")
"""How a unit may evade, as ``figures`` numbers it."""


class CombatQuestions(Asking):
    """What may be asked of a fight."""

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
