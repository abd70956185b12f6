"""Where units and leaders can go: moves, retreats, what is closed to them."""

from __future__ import annotations

from typing import Any

from longroll.games.glory.components import BIT, members
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.questions.units import UnitQuestions
from longroll.games.glory.rules.evasion import swift
from longroll.games.glory.rules.movement import Entry, may_extend, rides
from longroll.games.glory.rules.paths import Journey
from longroll.games.glory.rules.reach import Reach, before_charge
from longroll.games.glory.rules.retreat import way_out
from longroll.games.glory.rules.units import bar_clause, barred, epoch, room, standing


class MoveQuestions(UnitQuestions):
    def _going(self, name: str, extended: bool) -> Reach:
        """Where a unit or leader could go."""
        b = self._b
        if name not in b.roster.unit:
            leader = self._leader(name)
            there = b.leader_at[leader] < OFF
            return rides(b, standing(b, b.roster.command_side[leader]), leader, extended) if there else Reach()
        unit = self._unit(name)
        if extended and not may_extend(b, unit):
            return Reach()
        if b.at[unit] >= OFF:
            step = b.frames[-1] if b.frames else None
            return step.reach(b, extended) if isinstance(step, Entry) and step.unit == unit else Reach()
        after = b.copy()
        if self._commanded(unit):
            after.in_command |= BIT[unit]
        return Journey(after, standing(after, b.roster.side[unit]), unit, b.at[unit]).reach(extended)

    def reach(self, name: str, extended: bool = False) -> dict[str, int]:
        """Where a unit or leader on the map could move if it acted now, or a unit that is entering it, with the MP of
        the cheapest way (GL-6)."""
        found = self._going(name, extended)
        return {self._b.board.codes[place]: cost for place, cost in sorted(found.cost.items())}

    def gallop(self, name: str, extended: bool = False) -> dict[str, int]:
        """Where cavalry could move so that no hex it enters costs more than 2 MP, with the MP (GL-10.26.1)."""
        found = self._going(name, extended)
        return {self._b.board.codes[place]: found.spent(place) for place in self._b.board.members(found.swift)}

    def path(self, name: str, end: str, extended: bool = False, gallop: bool = False) -> list[str]:
        """The hexes a unit or leader enters on its cheapest way to one within its reach, or as it gallops there; none
        if it does not come there."""
        found, place = self._going(name, extended), self._hex(end)
        if not (found.swift if gallop else found.ends) >> place & 1:
            return []
        return [self._b.board.codes[each] for each in found.path(place, not gallop)]

    # ---- what is open to a unit ----------------------------------------------------------------------------

    def room(self, name: str) -> list[str]:
        """The hexes in which a unit may come to stand, stacking alone judged (GL-6.41)."""
        return self._codes(room(self._b, self._unit(name)))

    def stacks_with(self, name: str) -> list[str]:
        """The infantry that an infantry may stack with (GL-6.41.4, GL-14.45.5)."""
        b, unit = self._b, self._unit(name)
        kin = [other for other in members(b.roster.kin[unit]) if not b.roster.is_gun[other]]
        return [b.roster.ids[other] for other in kin if b.may_stack(unit, other)]

    def closed(self, name: str) -> dict[str, str]:
        """The hexes a unit may not move to wherever it stands, with the clause (GL-6.53, GL-15.4, GL-15.5, GL-16.8,
        GL-19.8)."""
        b, unit = self._b, self._unit(name)
        shut = barred(b, unit) | b.traits.leash(b, unit)
        return {b.board.codes[place]: bar_clause(b, unit, place) for place in b.board.members(shut)}

    def destination(self, name: str) -> list[str]:
        """The crossing a unit is bound for, this side of the water first; none: it is free (GL-19.5)."""
        b, unit = self._b, self._unit(name)
        return [b.board.codes[place] for place in b.traits.crossing(b, unit)] if b.traits.is_bound(b, unit) else []

    def exits(self, side: str) -> list[str]:
        """The hexes where a side may leave the map, for good or to come back elsewhere (GL-16.12, GL-19.7)."""
        roster, number = self._b.roster, self._side(side)
        return sorted(self._codes(roster.exits[number]) + [self._place(place) for place in roster.off_map[number]])

    # ---- retreats ------------------------------------------------------------------------------------------

    def retreat(self, name: str, causing: list[str]) -> dict[str, Any]:
        """Where a unit would retreat if the units in some hexes caused it: the group of GL-11.21.3 that applies, 1 to
        6, and its hexes."""
        b, unit = self._b, self._standing(name)
        units = [other for code in causing for other in b.stack(self._hex(code))]
        group, places = way_out(b, unit, units, [])
        return {"group": group, "hexes": self._codes(places)}

    def before_charge(self, name: str, charging: list[str]) -> dict[str, list[str]]:
        """Where a unit could retreat before a charge of infantry in some hexes, with its way (GL-10.27)."""
        b, unit = self._b, self._unit(name)
        if b.at[unit] >= OFF or not swift(b, unit):
            return {}
        who, steps = standing(b, b.roster.side[unit]), 1 if b.traits.lone_scouts(b, unit) else 2
        found = before_charge(
            b.board, epoch(b), b.movement_class(unit), b.at[unit], self._mask(charging), who, room(b, unit),
            barred(b, unit), steps,
        )  # fmt: skip
        codes = b.board.codes
        return {codes[path[-1]]: [codes[place] for place in path] for path in found}
