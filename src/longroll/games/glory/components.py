"""GL-2 Components: sides, units, leaders, Commands, AM groups and turns of one battle, as flat tables.

Numbers used everywhere. A *side* is 0 (US) or 1 (CS). A *unit* is a combat unit, numbered as in the battle's data, from
0. A *Command* is what acts at one time (GL-4.24): a leader's units, or one independent unit (GL-4.24.3: each
independent unit is a Command of its own here). A Command with a leader and its leader share one number. A *group* is an
AM group (GL-2.4.3). Sets of units, Commands, groups and hexes are masks: Python ints with ``BIT[n]`` for member n.

``Roster`` is static: one per scenario, shared by all positions, never copied.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from longroll.boards.bits import few
from longroll.games.glory.data.materials import (
    BattleData,
    CommandData,
    Face,
    LevelData,
    MarkerData,
    ObjectiveData,
    ReinforcementData,
    ScenarioData,
    Side,
    TraitsData,
    UnitData,
)
from longroll.kit.materials import need

if TYPE_CHECKING:
    from longroll.games.glory.rules.traits import Traits

US: Final = 0
CS: Final = 1
SIDES: Final[tuple[Side, ...]] = ("US", "CS")

INF: Final = 0
CAV: Final = 1
ART: Final = 2
HART: Final = 3
KINDS: Final = ("inf", "cav", "art", "hart")
"""Kinds of counters (2.1)."""

FOOT: Final = 0
HORSE: Final = 1
GUNS: Final = 2
LEADER: Final = 3
"""Classes of movement: the columns inf, cav, art, leader of the Terrain Effects Chart (GL-6.21.1)."""

FACINGS: Final[tuple[Face, ...]] = ("N", "NE", "SE", "S", "SW", "NW")
NO_UNIT: Final = 255
NO_FACING: Final = 6
"""Argument of a facing: keep the present one."""

BIT: Final[tuple[int, ...]] = tuple(2**n for n in range(4096))

EXTENDED_BONUS: Final = {INF: 2, CAV: 4, ART: 3, HART: 4}
LEADER_BONUS: Final = 4
"""GL-6.13.1."""

SHARPSHOOTERS: Final = "sharpshooters"
WILDER: Final = "wilder"
"""Units with rules of their own (GL-14.45, GL-14.57)."""
THIRD_JACKSON: Final = "third-jackson"
DIVISION_MARKERS: Final = "division-markers"
SECOND_DAY: Final = "second-day"
"""Options of the refitted battles (GL-14.35.2, GL-14.51.2, GL-19.3)."""


members: Final = few
"""The units or Commands in a mask, in order."""


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of some numbers."""
    mask = 0
    for number in numbers:
        mask |= BIT[number]
    return mask


def word(name: str) -> str:
    """A name as one word of the notation: ``Anderson (R.H.)`` is ``Anderson-RH``."""
    return "-".join(name.replace("(", "").replace(")", "").replace(".", "").replace("'", "").split())


class Roster:
    """Everything of a scenario that never changes, except the map."""

    def __init__(
        self,
        name: str,
        data: BattleData,
        scenario: ScenarioData,
        hexes: dict[str, int],
        traits: Traits,
        options: tuple[str, ...] = (),
        crossings: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        self.name = name
        """Of the scenario."""
        self.own_map: Any = None
        """The map and the army a position has brought itself (see ``own``), None for those of a scenario."""
        self.own_army: Any = None
        self.options: tuple[str, ...] = options
        """Options agreed on before play."""
        self.battle = data.battle
        self.traits: Traits = traits
        """What the battle changes in the rules of the series."""
        self._turns(data, scenario)
        self._units(data, scenario, hexes)
        self._groups(data, scenario)
        self._commands(data, scenario, hexes)
        self._reinforcements(data, scenario, hexes)
        self._traits(data.traits, hexes)
        self._crossings: dict[str, tuple[int, int]] = crossings or {}
        self._destinations(data, self._crossings)
        self._deployment(data, hexes)
        self._victory(data, scenario, hexes)

    # ---- units (GL-2.2) ------------------------------------------------------------------------------------

    def _units(self, data: BattleData, scenario: ScenarioData, hexes: dict[str, int]) -> None:
        units = data.units
        self.n_units = len(units)
        need(self.n_units < NO_UNIT, self.battle, "too many units")
        self.ids: tuple[str, ...] = tuple(u.id for u in units)
        self.unit: dict[str, int] = {u.id: n for n, u in enumerate(units)}
        self.names: tuple[str, ...] = tuple(u.name for u in units)
        side_of = {c.cmd: SIDES.index(c.side) for c in data.commands}
        self.side: tuple[int, ...] = tuple(side_of[u.cmd] for u in units)
        self.kind: tuple[int, ...] = tuple(KINDS.index(u.t) for u in units)
        self.is_gun: tuple[bool, ...] = tuple(k in (ART, HART) for k in self.kind)
        self.is_cavalry: tuple[bool, ...] = tuple(k == CAV for k in self.kind)
        self.strength: tuple[int, ...] = tuple(u.s for u in units)
        self.dismounted_strength: tuple[int, ...] = tuple(u.s if u.dm_s is None else u.dm_s for u in units)
        self.fire: tuple[int, ...] = tuple(u.fire for u in units)
        self.range_class: tuple[str, ...] = tuple(u.rng or "" for u in units)
        self.guns: tuple[int, ...] = tuple(u.guns for u in units)
        self.special: tuple[str, ...] = tuple(u.special or "" for u in units)
        self.cohesions: tuple[tuple[int, int, int, int], ...] = tuple(_cohesions(u, side_of[u.cmd]) for u in units)
        """Cohesion by state: 0 in order, 1 Disordered, 2 dismounted, 3 dismounted and Disordered (GL-2.4.2)."""
        self.allowances: tuple[tuple[int, int, int, int], ...] = tuple(_allowances(u) for u in units)
        """Movement allowance by the same state (GL-6.11.1)."""
        self.of_side: tuple[int, int] = (
            mask_of(n for n in range(self.n_units) if self.side[n] == US),
            mask_of(n for n in range(self.n_units) if self.side[n] == CS),
        )
        self.guns_mask: int = mask_of(n for n in range(self.n_units) if self.is_gun[n])
        self.cavalry_mask: int = mask_of(n for n in range(self.n_units) if self.kind[n] == CAV)
        taking = set(scenario.commands) if scenario.commands is not None else set(side_of)
        self.in_play: int = mask_of(
            n
            for n, u in enumerate(units)
            if u.cmd in taking and u.id not in scenario.absent and (scenario.setup == "hex" or u.ja is not None)
        )
        """Units that take part in the scenario."""
        self.deployable: int = self._deployable(data)
        """Units that their owners set up where they choose, within limits (GL-19.3)."""
        self.start: tuple[tuple[int, int] | None, ...] = tuple(
            _post(u, scenario, hexes) if (self.in_play & ~self.deployable) >> n & 1 else None
            for n, u in enumerate(units)
        )
        """Hex and facing at set-up; None: not on the map."""
        self.brigade: tuple[str, ...] = tuple(_brigade(u) for u in units)
        """Name shared by units 'a' and 'b' of one brigade (GL-6.41.6)."""

    # ---- turns ---------------------------------------------------------------------------------------------

    def _turns(self, data: BattleData, scenario: ScenarioData) -> None:
        turns = data.turns
        self.turn_ids: tuple[str, ...] = tuple(t.id for t in turns)
        self.turn: dict[str, int] = {t.id: n for n, t in enumerate(turns)}
        self.times: tuple[str, ...] = tuple(t.time for t in turns)
        self.n_turns = len(turns)
        self.fog: tuple[bool, ...] = tuple(t.fog for t in turns)
        self.night: tuple[int, ...] = tuple(t.night for t in turns)
        """0 by day, 1 and 2 for the night turns (GL-13)."""
        self.drm: tuple[tuple[int, int], ...] = tuple((t.drm.get("US", 0), t.drm.get("CS", 0)) for t in turns)
        self.hooker: tuple[int, ...] = tuple(
            t.hooker if scenario.caution and t.hooker is not None else -1 for t in turns
        )
        """Corps of the wing that may have their second marker; -1: no such limit (GL-16.4)."""
        holders: dict[str, str] = {t.id: t.initiative for t in turns if t.initiative is not None}
        holders.update({key: side for key, side in data.initiative.items() if key in self.turn})
        holders.update(scenario.initiative)
        self.initiative: tuple[int, ...] = tuple(SIDES.index(holders[t.id]) if t.id in holders else -1 for t in turns)
        """The side that has the initiative without a roll, or -1 (GL-5.22.1)."""
        self.first_turn = self.turn[self._first(data, scenario)]
        self.last_turn = self.turn[scenario.last]

    def _first(self, data: BattleData, scenario: ScenarioData) -> str:
        """GL-19.3: the option begins on a later day."""
        other = data.traits.alternative
        return other.first if other is not None and SECOND_DAY in self.options else scenario.first

    # ---- AM groups (GL-4.1) --------------------------------------------------------------------------------

    def _groups(self, data: BattleData, scenario: ScenarioData) -> None:
        listed = [m for m in data.ams if not m.optional or THIRD_JACKSON in self.options]
        am_of = {c.cmd: c.am for c in data.commands}
        pieces = data.traits.fragments
        if pieces is not None and DIVISION_MARKERS in self.options:
            am_of = {c.cmd: c.am if c.independent else c.cmd for c in data.commands}
            am_of.update({c.cmd: c.assigned[0] for c in data.commands if c.assigned})
            sides = {am_of[c.cmd]: c.side for c in data.commands}
            later = self.turn_ids[self.turn[pieces.turn] + 1]
            listed = [
                MarkerData(am=am, side=side, counts=[(pieces.turn, pieces.known.get(am, 0)), (later, pieces.count)])
                for am, side in sides.items()
            ]
        self.am_of: dict[str, str] = am_of
        """The AM group of each Command of the data, by name."""
        self._extra: dict[str, list[str]] = {m.am: m.commands for m in listed if m.commands}
        self.group_names: tuple[str, ...] = tuple(m.am for m in listed)
        self.group_words: tuple[str, ...] = tuple(word(m.am) for m in listed)
        self.group_side: tuple[int, ...] = tuple(SIDES.index(m.side) for m in listed)
        self.n_groups = len(listed)
        self.markers: tuple[tuple[int, ...], ...] = tuple(self._markers(m, scenario) for m in listed)
        """Markers of each group by turn (GL-4.12, GL-15.2, GL-16.3)."""
        self.wing: int = mask_of(n for n, m in enumerate(listed) if m.wing == "hooker")
        """Groups under Hooker's caution (GL-16.4)."""

    def _markers(self, data: MarkerData, scenario: ScenarioData) -> tuple[int, ...]:
        number = self.n_turns
        if scenario.markers:
            own = scenario.markers.get(data.am, 0)
            if isinstance(own, int):
                return (own,) * number
            before = self.first_turn
            need(len(own) == self.last_turn - before + 1, self.name, f"markers of {data.am}: one number per turn")
            return (*[0] * before, *own, *[0] * (number - before - len(own)))
        if data.per_turn is not None:
            need(len(data.per_turn) == number, self.battle, f"markers of {data.am}: one number per turn")
            return tuple(data.per_turn)
        counts = data.counts or [(data.first or self.turn_ids[0], 2 if data.count is None else data.count)]
        found = [0] * number
        for first, count in counts:
            found[self.turn[first] :] = [count] * (number - self.turn[first])
        return tuple(found)

    # ---- Commands and leaders (GL-2.4.3, GL-5.1) -----------------------------------------------------------

    def _commands(self, data: BattleData, scenario: ScenarioData, hexes: dict[str, int]) -> None:
        led = [c for c in data.commands if not c.independent]
        alone = {c.cmd: c for c in data.commands if c.independent}
        self.n_leaders = len(led)
        """Commands 0 … n_leaders - 1 have the leader of that number; the others are independent units."""
        number = {c.cmd: n for n, c in enumerate(led)}
        loners = self._loners(data, alone)
        own = {unit: self.n_leaders + n for n, units in enumerate(loners) for unit in units}
        self.n_commands = len(led) + len(loners)
        self.command: tuple[int, ...] = tuple(own[n] if n in own else number[u.cmd] for n, u in enumerate(data.units))
        """The Command of each unit."""
        self.home: tuple[int, ...] = tuple(number.get(u.cmd, self.command[n]) for n, u in enumerate(data.units))
        """The Command each unit belongs to, also where it acts by itself (GL-14.45.1)."""
        self.command_names: tuple[str, ...] = (*[c.cmd for c in led], *[self._called(units) for units in loners])
        self.command_words: tuple[str, ...] = (*[word(c.cmd) for c in led], *[self._written(units) for units in loners])
        self.parent_names: tuple[str, ...] = (*[c.cmd for c in led], *[data.units[units[0]].cmd for units in loners])
        """The name printed on the counters: independent units of one kind share it."""
        of_group = {name: n for n, name in enumerate(self.group_names)}
        by_name = {c.cmd: c for c in data.commands}
        listed: list[CommandData] = [*led, *[by_name[data.units[units[0]].cmd] for units in loners]]
        self.command_side: tuple[int, ...] = tuple(SIDES.index(c.side) for c in listed)
        self.command_group: tuple[int, ...] = tuple(of_group[self.am_of[c.cmd]] for c in listed)
        self.group: tuple[int, ...] = tuple(self.command_group[c] for c in self.command)
        """The AM group of each unit."""
        self.units_of: tuple[int, ...] = tuple(
            mask_of(n for n in range(self.n_units) if self.command[n] == c) for c in range(self.n_commands)
        )
        self._assigned(listed, number)
        self.commands_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                c
                for c in range(self.n_commands)
                if (self.command_group[c] == g or self.command_names[c] in self._extra.get(self.group_names[g], []))
                and not self.floating >> c & 1
            )
            for g in range(self.n_groups)
        )
        """The Commands that each group's markers activate."""
        self.kin: tuple[int, ...] = tuple(
            mask_of(other for other in range(self.n_units) if other != unit and self._are_kin(unit, other))
            for unit in range(self.n_units)
        )
        """Units with which each one may stack as infantry with infantry (GL-6.41.4, GL-6.41.6)."""
        self.range: tuple[int, ...] = tuple(c.range for c in listed)
        self.factor: tuple[int, ...] = tuple(c.ca for c in listed)
        """Combined-activation factor."""
        self.leader_ma: tuple[int, ...] = tuple(c.ma for c in listed)
        self.leader_start: tuple[int, ...] = tuple(
            self._leader_start(n, c, data, scenario, hexes) for n, c in enumerate(led)
        )
        """Hex of each leader at set-up; -1: placed by its owner (4.3); -2: enters as a reinforcement."""
        self.led = tuple(led)

    def _leader_start(
        self, number: int, c: CommandData, data: BattleData, scenario: ScenarioData, hexes: dict[str, int]
    ) -> int:
        """4.3; with a later start leaders of units set up by choice are placed with them (GL-19.3, GL-14.52.1), and in
        the refitted battles those whose hex holds no unit of theirs (GL-14.33.1, GL-14.44.1)."""
        if self.units_of[number] & self.deployable:
            due = [r.turn for r in data.reinforcements if r.id == c.reinf]
            if not due or self.turn[due[0]] < self.first_turn:
                return -1
        place = _leader_hex(c, scenario, hexes)
        if data.traits.refitted and place >= 0:
            posts = [self.start[unit] for unit in members(self.units_of[number])]
            return place if any(post is not None and post[0] == place for post in posts) else -1
        return place

    def _loners(self, data: BattleData, alone: dict[str, CommandData]) -> list[list[int]]:
        """The units that act by themselves, each alone or (GL-14.46.1) with the other half of its brigade."""
        found: list[list[int]] = []
        for n, u in enumerate(data.units):
            if u.cmd not in alone and u.special != SHARPSHOOTERS:
                continue
            mates = [
                units
                for units in found
                if u.cmd in alone and alone[u.cmd].together and self.brigade[n] == self.brigade[units[0]] != ""
            ]
            if mates:
                mates[0].append(n)
            else:
                found.append([n])
        return found

    def _called(self, units: list[int]) -> str:
        name = self.names[units[0]]
        return name if len(units) == 1 else name.rpartition(" ")[0]

    def _written(self, units: list[int]) -> str:
        name = self.ids[units[0]]
        return name if len(units) == 1 else name.rpartition("-")[0]

    def _assigned(self, listed: list[CommandData], number: dict[str, int]) -> None:
        """GL-14.53.1: artillery that acts with one of several Commands; GL-14.45.1: units that may act with any."""
        self.floaters: tuple[int, ...] = tuple(
            members(self.units_of[c])[0] for c in range(self.n_leaders, self.n_commands) if listed[c].assigned
        )
        """Artillery that is assigned to a Command before each turn."""
        self.floats: int = mask_of(self.floaters)
        self.floating: int = mask_of(self.command[unit] for unit in self.floaters)
        """Their Commands, which never act by themselves."""
        self.hosts: tuple[tuple[int, ...], ...] = tuple(
            tuple(number[name] for name in listed[self.command[unit]].assigned) for unit in self.floaters
        )
        """The Commands each may be assigned to."""
        self.scouts: int = mask_of(n for n in range(self.n_units) if self.special[n] == SHARPSHOOTERS)
        """Units that act alone or with any one Command of their group (GL-14.45.1)."""

    def _are_kin(self, unit: int, other: int) -> bool:
        """Units of one leader; without a leader 'a' and 'b' of one brigade; Sharpshooters and any infantry of their
        group (GL-14.45.5)."""
        if self.scouts & (BIT[unit] | BIT[other]):
            return self.group[unit] == self.group[other] and self.kind[unit] == self.kind[other] == INF
        if self.command[unit] < self.n_leaders:
            return self.command[unit] == self.command[other]
        return bool(self.brigade[unit]) and self.brigade[unit] == self.brigade[other]

    # ---- reinforcements (GL-6.5) ---------------------------------------------------------------------------

    def _reinforcements(self, data: BattleData, scenario: ScenarioData, hexes: dict[str, int]) -> None:
        listed = data.reinforcements if scenario.reinforcements and scenario.setup == "hex" else []
        arriving = [(r, c) for r in listed for c in (self._split(r, data) if r.own_entry else [-1])]
        self.arrival_ids: tuple[str, ...] = tuple(
            r.id if c < 0 else f"{r.id}/{self.command_words[c]}" for r, c in arriving
        )
        """Groups of reinforcements; one whose Commands enter each at a hex of its own is several (GL-18.3)."""
        number = {(r.id, c): n for n, (r, c) in enumerate(arriving)}
        self.arrival_turn: tuple[int, ...] = tuple(self.turn[r.turn] for r, _ in arriving)
        self.arrival_hexes: tuple[tuple[int, ...], ...] = tuple(
            tuple(hexes[h] for h in self._entry(r, c)) for r, c in arriving
        )
        self.arrival_side: tuple[int, ...] = tuple(SIDES.index(r.side) for r, _ in arriving)
        self.arrival_within: tuple[int, ...] = tuple(-1 if r.within is None else r.within for r, _ in arriving)
        """Of groups that are placed: how far from their hexes (GL-18.2); else -1."""
        self.arrival_alone: tuple[bool, ...] = tuple(c >= 0 for _, c in arriving)
        """Does the group use one entry hex only (GL-18.3)?"""
        self.arrival: tuple[int, ...] = tuple(
            number.get((u.reinf, -1), number.get((u.reinf, self.command[n]), -1))
            if u.reinf is not None and self.start[n] is None and (self.in_play & ~self.deployable) >> n & 1
            else -1
            for n, u in enumerate(data.units)
        )
        """Reinforcement group of each unit, or -1."""
        self.leader_arrival: tuple[int, ...] = tuple(
            number.get((c.reinf, -1), number.get((c.reinf, n), -1)) if c.reinf is not None else -1
            for n, c in enumerate(self.led)
        )
        self.arriving: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, a in enumerate(self.arrival) if a >= 0 and self.side[n] == side) for side in (US, CS)
        )
        """Units of each side that enter as reinforcements."""
        self.entry_bars: tuple[int, ...] = tuple(self._entry_bar(side) for side in (US, CS))
        """Enemy entry hexes closed to each side as long as enemy units are still to enter (GL-6.53)."""
        self.exits: tuple[int, ...] = tuple(mask_of(hexes[h] for h in scenario.exits.get(side, [])) for side in SIDES)
        """Hexes where a side may leave the map (GL-16.12)."""

    def _split(self, r: ReinforcementData, data: BattleData) -> list[int]:
        """The Commands of a group."""
        return sorted({self.command[n] for n, u in enumerate(data.units) if u.reinf == r.id})

    def _entry(self, r: ReinforcementData, command: int) -> list[str]:
        """The entry hexes of a group, or of one Command of it (GL-18.3)."""
        if command >= 0 and self.command_names[command] in r.own_entry:
            return r.own_entry[self.command_names[command]]
        taken = [h for listed in r.own_entry.values() for h in listed]
        return [h for h in r.entry if h not in taken]

    def _entry_bar(self, side: int) -> int:
        """Hexes where enemy units enter and none of this side does; not where units are placed (GL-6.53.2)."""
        with_units = {self.arrival[unit] for unit in self.arriving[1 - side]}
        with_units = {arrival for arrival in with_units if self.arrival_within[arrival] < 0}
        theirs = mask_of(h for arrival in with_units for h in self.arrival_hexes[arrival])
        own = [n for n in range(len(self.arrival_ids)) if self.arrival_side[n] == side]
        return theirs & ~mask_of(h for arrival in own for h in self.arrival_hexes[arrival])

    # ---- the refitted battles (GL-14) ----------------------------------------------------------------------

    def _traits(self, traits: TraitsData, hexes: dict[str, int]) -> None:
        groups = {name: n for n, name in enumerate(self.group_names)}
        commands = {c.cmd: n for n, c in enumerate(self.led)}
        self.refitted: bool = traits.refitted
        self.posting_clause: str = traits.posting_clause
        """The clause by which leaders come to units of their Commands."""
        self.brigades: bool = traits.brigades
        """Are Commands brigades (GL-17.2)?"""
        self._banks(traits, hexes)
        self.combines: tuple[bool, ...] = tuple(side in traits.combined for side in SIDES)
        """May a side combine activations (GL-14.31.1, GL-14.41.1)?"""
        self.combined_clause: str = traits.combined_clause
        self.dismounting: bool = traits.dismounting
        self.lone_leaders: int = mask_of(commands[name] for name in traits.lone_leaders)
        self.releases: tuple[tuple[int, int, int], ...] = tuple(
            (groups[r.am], r.within, self.turn[r.turn]) for r in traits.releases if r.am in groups
        )
        """Groups that wait: the group, how near an enemy rouses it, the turn that does (GL-14.35.1)."""
        self.seconds: tuple[tuple[int, int, tuple[int, ...]], ...] = tuple(
            (
                self.turn[entry.turn],
                mask_of(commands[name] for name in entry.commands),
                tuple(groups[am] for am in entry.ams),
            )
            for entry in traits.seconds
        )
        """Turn, Commands that act only under the second marker, groups whose markers count (GL-14.42.3)."""
        self.leashes: tuple[tuple[int, int, int, int, int], ...] = tuple(
            (commands[entry.cmd], hexes[entry.hex], entry.within, entry.enemy, self.turn[entry.until])
            for entry in traits.leashes
        )
        """Command, hex, how far, how near an enemy frees it, the turn that does (GL-19.8)."""
        self.open_entries: tuple[tuple[int, int, int], ...] = tuple(
            (self.turn[entry.first], self.turn[entry.last], mask_of(hexes[h] for h in entry.hexes))
            for entry in traits.open_entries
        )
        """First and last turn, hexes that are not closed then (GL-14.2.8)."""
        self.off_map: tuple[tuple[int, ...], ...] = tuple(
            tuple(hexes[h] for h in traits.off_map.get(side, [])) for side in SIDES
        )
        """Hexes where units of a side leave the map to come back (GL-19.7)."""

    def _banks(self, traits: TraitsData, hexes: dict[str, int]) -> None:
        banks, clauses = [-1] * self.n_units, [""] * self.n_units
        self.settled = 0
        """Units that, once on the map, keep to the bank on which they stand (GL-15.5)."""
        for entry in traits.banks:
            for unit in range(self.n_units):
                if entry.side != SIDES[self.side[unit]] and entry.cmd != self.parent_names[self.command[unit]]:
                    continue
                start = self.start[unit]
                if entry.hex is not None:
                    banks[unit] = hexes[entry.hex]
                elif start is not None:
                    banks[unit] = start[0]
                    self.settled |= BIT[unit]
                clauses[unit] = entry.clause
        self.banks: tuple[int, ...] = tuple(banks)
        """A hex of the bank to which each unit keeps, or -1 (GL-15.4, GL-15.5, GL-16.8)."""
        self.bank_clauses: tuple[str, ...] = tuple(clauses)

    def _destinations(self, data: BattleData, crossings: dict[str, tuple[int, int]]) -> None:
        """GL-19.5: the groups with a designated destination."""
        traits = data.traits
        found: list[tuple[str, str, list[int], int, int]] = []
        for entry in traits.destinations:
            units = [
                n
                for n, u in enumerate(data.units)
                if u.cmd == entry.cmd and entry.unit in (None, u.name) and self.start[n] is not None
            ]
            if units:
                start = self.start[units[0]]
                assert start is not None
                free = self.turn[traits.destinations_until]
                found.append((word(entry.unit or entry.cmd), entry.dd, units, start[0], free))
        dds = {r.id: r.dd for r in data.reinforcements}
        for n, name in enumerate(self.arrival_ids):
            units = [unit for unit in range(self.n_units) if self.arrival[unit] == n]
            dd = dds.get(name)
            if dd is None or not units:
                continue
            due = self.arrival_turn[n]
            first_day = self.turn_ids[due].partition("-")[0] == self.turn_ids[0].partition("-")[0]
            free = self.turn[traits.destinations_until] if first_day else due + traits.destinations_for
            found.append((name, dd, units, self.arrival_hexes[n][0], free))
        bound = [-1] * self.n_units
        for group, (_, _, units, _, _) in enumerate(found):
            for unit in units:
                bound[unit] = group
        self.bound: tuple[int, ...] = tuple(bound)
        """The group of each unit with a destination, or -1."""
        self.bound_ids: tuple[str, ...] = tuple(name for name, _, _, _, _ in found)
        self.bound_ends: tuple[tuple[int, int], ...] = tuple(crossings[dd] for _, dd, _, _, _ in found)
        """The two hexes of each group's crossing."""
        self.bound_from: tuple[int, ...] = tuple(origin for _, _, _, origin, _ in found)
        """A hex on the bank from which each group crosses."""
        self.bound_until: tuple[int, ...] = tuple(free for _, _, _, _, free in found)
        """The turn from which each group is free in any case."""

    def _deployable(self, data: BattleData) -> int:
        """GL-19.3: what was set up or due before the later start, except units that stay where they were."""
        other = data.traits.alternative
        if other is None or SECOND_DAY not in self.options:
            return 0
        before = {r.id for r in data.reinforcements if self.turn[r.turn] < self.turn[other.first]}
        sides = {c.cmd: c.side for c in data.commands}
        listed = {entry.unit for entry in other.deployment}
        return mask_of(
            n
            for n, u in enumerate(data.units)
            if self.in_play >> n & 1
            and (u.reinf in before or (u.hex is not None and (sides[u.cmd] == "CS" or u.name in listed)))
        )

    def _deployment(self, data: BattleData, hexes: dict[str, int]) -> None:
        """GL-19.3, GL-14.2.9: where units are set up by choice."""
        self.deployment: tuple[tuple[tuple[int, ...], int], ...] = tuple(
            self._zone(data, u, hexes) if self.deployable >> n & 1 else ((), 0) for n, u in enumerate(data.units)
        )
        """Hexes, and how far from one of them."""

    def _zone(self, data: BattleData, u: UnitData, hexes: dict[str, int]) -> tuple[tuple[int, ...], int]:
        other = data.traits.alternative
        assert other is not None
        for entry in other.deployment:
            if u.name == entry.unit or u.cmd == entry.cmd or (entry.reinf is not None and u.reinf == entry.reinf):
                return tuple(hexes[h] for h in entry.hexes), entry.within
        arrivals = {r.id: r for r in data.reinforcements}
        dd = arrivals[u.reinf].dd if u.reinf is not None else None
        for destination in data.traits.destinations:
            if u.cmd == destination.cmd and u.hex is not None and destination.unit in (None, u.name):
                dd = destination.dd
        if dd is not None:
            return self._crossings[dd], other.within
        return tuple(hexes[h] for h in (arrivals[u.reinf].entry if u.reinf is not None else [str(u.hex)])), other.within

    # ---- victory -------------------------------------------------------------------------------------------

    def _victory(self, data: BattleData, scenario: ScenarioData, hexes: dict[str, int]) -> None:
        listed: Sequence[ObjectiveData] = data.objectives if scenario.objectives is None else scenario.objectives
        if scenario.objectives_west_of is not None:
            listed = [o for o in listed if int(o.hex[:2]) < scenario.objectives_west_of]
        self.objective_side: tuple[int, ...] = tuple(SIDES.index(o.side) for o in listed)
        self.objective_hex: tuple[int, ...] = tuple(hexes[o.hex] for o in listed)
        self.objective_place: tuple[str, ...] = tuple(o.place for o in listed)
        self.objective_town: tuple[bool, ...] = tuple(o.town for o in listed)
        """Do all hexes of the town count for it?"""
        self.objective_points: tuple[int, ...] = tuple(o.vp for o in listed)
        self.points: dict[str, int] = data.unit_vp
        levels: Sequence[LevelData] = data.levels if scenario.levels is None else scenario.levels
        if scenario.levels is None and scenario.setup == "ja":
            levels = data.levels_jacksons_attack
        self.levels: tuple[tuple[int, str], ...] = tuple((n.margin_us_minus_cs_at_least, n.result) for n in levels)
        """Margins US minus CS and what they mean, from the best for the Union down (GL-15.9)."""


def _cohesions(u: UnitData, side: int) -> tuple[int, int, int, int]:
    """GL-2.4.2, GL-12.4."""
    if u.t != "cav":
        assert u.dco is not None
        return (u.co, u.dco, u.co, u.dco)
    foot = u.co if u.dm_co is None else u.dm_co
    return (u.co, u.co - 1, foot, foot - (1 if side == US else 2))


def _allowances(u: UnitData) -> tuple[int, int, int, int]:
    """GL-6.11.1: Disordered cavalry keeps its allowance."""
    if u.t != "cav":
        assert u.dma is not None
        return (u.ma, u.dma, u.ma, u.dma)
    foot = u.ma if u.dm_ma is None else u.dm_ma
    return (u.ma, u.ma, foot, foot)


def _post(u: UnitData, scenario: ScenarioData, hexes: dict[str, int]) -> tuple[int, int] | None:
    post = scenario.place.get(u.id)
    if post is None and scenario.setup == "ja":
        post = u.ja
    if post is None and scenario.setup == "hex" and u.hex is not None and u.face is not None:
        post = (u.hex, u.face)
    return None if post is None else (hexes[post[0]], FACINGS.index(post[1]))


def _leader_hex(c: CommandData, scenario: ScenarioData, hexes: dict[str, int]) -> int:
    if c.cmd in scenario.leaders:
        return hexes[scenario.leaders[c.cmd]]
    if scenario.setup == "ja":
        return -1
    if c.hex is not None:
        return hexes[c.hex]
    return -2 if c.reinf is not None and scenario.reinforcements else -1


def _brigade(u: UnitData) -> str:
    stem, _, last = u.name.rpartition(" ")
    return f"{u.cmd}/{stem}" if last in ("a", "b") and stem else ""
