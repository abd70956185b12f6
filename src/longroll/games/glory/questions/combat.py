"""Front, sight, fire and charge: what is seen, and what a sum consists of."""

from __future__ import annotations

from typing import Any

from longroll.games.glory.board import SHUT
from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.questions.asking import Asking
from longroll.games.glory.rules.gunnery import (
    ground_items,
    in_sight,
    longest_range,
    shot_items,
    sight_limit,
    targets_of,
)
from longroll.games.glory.rules.melee import defenders, melee
from longroll.games.glory.rules.modifiers import (
    CHARGE_RESULTS,
    FIRE_RESULTS,
    Items,
    charge_items,
    charge_result,
    fire_result,
    ratio_column,
    ratio_name,
    total,
)
from longroll.games.glory.rules.results import works
from longroll.games.glory.rules.sight import blocked_by, friendly_fire
from longroll.games.glory.rules.units import epoch
from longroll.kit.positions import need
from longroll.kit.state import NOBODY

ALL_ROUND = 63


def lines(items: Items) -> list[dict[str, Any]]:
    """A sum line by line: what it is for, the clause, the value."""
    return [{"what": what, "clause": clause, "value": value} for what, clause, value in items]


class CombatQuestions(Asking):
    def front(self, code: str, facing: str = "") -> list[str]:
        """The three front hexes of the units in a hex, or of a facing there (GL-7.11.1)."""
        b, place = self._b, self._hex(code)
        return self._codes(b.board.front[6 * place + (self._facing(facing) if facing else b.facing[place])])

    def in_arc(self, code: str, facing: str, target: str) -> bool:
        """Does a hex lie in the front arc of a facing (GL-7.13)?"""
        return self._b.board.in_front(self._hex(code), self._facing(facing), self._hex(target))

    # ---- artillery -----------------------------------------------------------------------------------------

    def sight(self, one: str, other: str) -> dict[str, str | bool]:
        """The line of sight between two hexes: is it clear, else the hex that blocks it and the clause (GL-9.4)."""
        b, start, end = self._b, self._hex(one), self._hex(other)
        block, clause = blocked_by(b.board, start, end, b.occupied[0] | b.occupied[1], sight_limit(b))
        return {
            "clear": in_sight(b, start, end),
            "blocked_by": "" if block < 0 else b.board.codes[block],
            "clause": clause,
        }

    def targets(self, name: str, turning: bool = False) -> list[str]:
        """The hexes an artillery has in range, arc and sight, as it faces or with any facing (GL-9.21.1)."""
        b, unit = self._b, self._unit(name)
        if b.at[unit] >= OFF or not b.roster.is_gun[unit]:
            return []
        facings = ALL_ROUND if turning else BIT[b.facing[b.at[unit]]]
        return self._codes(targets_of(b, b.at[unit], facings, longest_range(b, [unit])))

    def at_risk(self, name: str, target: str) -> list[str]:
        """The hexes with friendly units that the fire of an artillery at a hex may hit instead (GL-9.51.2)."""
        b, unit = self._b, self._standing(name)
        friends = b.occupied[b.roster.side[unit]]
        return [b.board.codes[place] for place in friendly_fire(b.board, b.at[unit], self._hex(target), friends)]

    def fire(self, guns: list[str], target: str) -> dict[str, Any] | None:
        """The sum of the fire of one artillery at a hex, or of two in a hex combined, without the die: its lines and
        the total (GL-9.23.1); None: it is out of range."""
        b, place, units = self._b, self._hex(target), [self._standing(name) for name in guns]
        need(bool(units) and all(b.roster.is_gun[unit] for unit in units), "only artillery fires")
        if b.board.distance(b.at[units[0]], place) > longest_range(b, units):
            return None
        items = shot_items(b, units, b.at[units[0]], place)
        return {"lines": lines(items), "total": total(items)}

    def fire_ground(self, one: str, other: str, defender: str = "") -> int:
        """Terrain DRM of artillery fire from a hex at another, in which a side has its units (GL-9.23.2)."""
        side = self._side(defender) if defender else NOBODY
        return total(ground_items(self._b, self._hex(one), self._hex(other), side))

    def fire_result(self, number: int) -> str:
        """The line of the Artillery Fire table for a total: none, check, hard-check or disorder (GL-9.22.1)."""
        return FIRE_RESULTS[fire_result(number)]

    # ---- charges -------------------------------------------------------------------------------------------

    def charge(self, units: list[str], hexes: list[str]) -> dict[str, Any]:
        """The sum of a charge of some units against some hexes in front of them, without the die: strengths, column of
        the ratio, lines and total (GL-10.22.1)."""
        b = self._b
        attackers, places = [self._standing(name) for name in units], [self._hex(code) for code in hexes]
        need(bool(attackers) and any(defenders(b, place) for place in places), "a charge needs units on both sides")
        m = melee(b, attackers, places)
        items = charge_items(m)
        return {
            "attack": m.attack,
            "defence": m.defence,
            "column": ratio_name(ratio_column(m.attack, m.defence, items[0][1] == "GL-10.41.1")),
            "lines": lines(items),
            "total": total(items),
        }

    def charge_ground(self, one: str, other: str, defender: str = "") -> int | None:
        """Terrain DRM of a charge from a hex against a neighbour, in which a side has its units (GL-10.40.1); None:
        nobody can charge there."""
        b, start, end = self._b, self._hex(one), self._hex(other)
        need(b.board.direction(start, end) >= 0, f"{one} and {other} are no neighbours")
        mask = works(b, self._side(defender)) if defender else 0
        drm = b.board.charge_drm(epoch(b), start, end, mask)
        return None if drm == SHUT else drm

    def charge_result(self, number: int) -> str:
        """The line of the Charge Results table for a total, by its code (GL-10.22.1)."""
        return CHARGE_RESULTS[charge_result(number)]

    def may_charge(self, name: str) -> list[str]:
        """The hexes that a unit is free to charge, wherever it stands (GL-19.5)."""
        return self._codes(self._b.traits.charge_limit(self._b, self._unit(name)))
