"""GL-2 Components: sides, units, leaders, Commands, AM groups and turns of one battle, as flat tables.

Numbers used everywhere. A *side* is 0 (US) or 1 (CS). A *unit* is a combat unit, numbered as in the battle's data, from
0. A *Command* is what acts at one time (GL-4.24): a leader's units, or one independent unit (GL-4.24.3: each
independent unit is a Command of its own here). A Command with a leader and its leader share one number. A *group* is an
AM group (GL-2.4.3). Sets of units, Commands, groups and hexes are masks: Python ints with ``BIT[n]`` for member n.

``Roster`` is static: one per scenario, shared by all positions, never copied.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longroll.games.glory.materials import (
    BattleData,
    CommandData,
    Face,
    LevelData,
    MarkerData,
    ObjectiveData,
    ScenarioData,
    Side,
    UnitData,
)
from longroll.kit.materials import need

US = 0
CS = 1
SIDES: tuple[Side, ...] = ("US", "CS")

INF = 0
CAV = 1
ART = 2
HART = 3
KINDS = ("inf", "cav", "art", "hart")
"""Kinds of counters (2.1)."""

FOOT = 0
HORSE = 1
GUNS = 2
LEADER = 3
"""Classes of movement: the columns inf, cav, art, leader of the Terrain Effects Chart (GL-6.21.1)."""

FACINGS: tuple[Face, ...] = ("N", "NE", "SE", "S", "SW", "NW")
NO_UNIT = 255
NO_FACING = 6
"""Argument of a facing: keep the present one."""

BIT: tuple[int, ...] = tuple(2**n for n in range(4096))

EXTENDED_BONUS = {INF: 2, CAV: 4, ART: 3, HART: 4}
LEADER_BONUS = 4
"""GL-6.13.1."""


def members(mask: int) -> list[int]:
    """The numbers in a mask, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


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

    def __init__(self, name: str, data: BattleData, scenario: ScenarioData, hexes: dict[str, int]) -> None:
        self.name = name
        """Of the scenario."""
        self.battle = data.battle
        self._units(data, scenario, hexes)
        self._turns(data, scenario)
        self._groups(data, scenario)
        self._commands(data, scenario, hexes)
        self._reinforcements(data, scenario, hexes)
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
        self.start: tuple[tuple[int, int] | None, ...] = tuple(
            _post(u, scenario, hexes) if self.in_play >> n & 1 else None for n, u in enumerate(units)
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
        given: dict[str, str] = {t.id: t.initiative for t in turns if t.initiative is not None}
        given.update({key: side for key, side in data.initiative.items() if key in self.turn})
        given.update(scenario.initiative)
        self.initiative: tuple[int, ...] = tuple(SIDES.index(given[t.id]) if t.id in given else -1 for t in turns)
        """The side that has the initiative without a roll, or -1 (GL-5.22.1)."""
        self.first_turn = self.turn[scenario.first]
        self.last_turn = self.turn[scenario.last]

    # ---- AM groups (GL-4.1) --------------------------------------------------------------------------------

    def _groups(self, data: BattleData, scenario: ScenarioData) -> None:
        listed = [m for m in data.ams if not m.optional]
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
        loners = [n for n, u in enumerate(data.units) if u.cmd in alone]
        own = {unit: self.n_leaders + n for n, unit in enumerate(loners)}
        self.n_commands = len(led) + len(loners)
        self.command: tuple[int, ...] = tuple(own[n] if n in own else number[u.cmd] for n, u in enumerate(data.units))
        """The Command of each unit."""
        self.command_names: tuple[str, ...] = (*[c.cmd for c in led], *[self.names[n] for n in loners])
        self.command_words: tuple[str, ...] = (*[word(c.cmd) for c in led], *[self.ids[n] for n in loners])
        self.parent_names: tuple[str, ...] = (*[c.cmd for c in led], *[data.units[n].cmd for n in loners])
        """The name printed on the counters: independent units of one kind share it."""
        of_group = {name: n for n, name in enumerate(self.group_names)}
        listed: list[CommandData] = [*led, *[alone[data.units[n].cmd] for n in loners]]
        self.command_side: tuple[int, ...] = tuple(SIDES.index(c.side) for c in listed)
        self.command_group: tuple[int, ...] = tuple(of_group[c.am] for c in listed)
        self.group: tuple[int, ...] = tuple(self.command_group[c] for c in self.command)
        """The AM group of each unit."""
        self.units_of: tuple[int, ...] = tuple(
            mask_of(n for n in range(self.n_units) if self.command[n] == c) for c in range(self.n_commands)
        )
        self.commands_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(c for c in range(self.n_commands) if self.command_group[c] == g) for g in range(self.n_groups)
        )
        self.group_units: tuple[int, ...] = tuple(
            mask_of(n for n in range(self.n_units) if self.group[n] == g) for g in range(self.n_groups)
        )
        self.kin: tuple[int, ...] = tuple(
            mask_of(other for other in range(self.n_units) if other != unit and self._are_kin(unit, other))
            for unit in range(self.n_units)
        )
        """Units with which each one may stack as infantry with infantry (GL-6.41.4, GL-6.41.6)."""
        self.range: tuple[int, ...] = tuple(c.range for c in listed)
        self.factor: tuple[int, ...] = tuple(c.ca for c in listed)
        """Combined-activation factor."""
        self.leader_ma: tuple[int, ...] = tuple(c.ma for c in listed)
        self.leader_start: tuple[int, ...] = tuple(_leader_hex(c, scenario, hexes) for c in led)
        """Hex of each leader at set-up; -1: placed by its owner (4.3); -2: enters as a reinforcement."""
        self.led = tuple(led)

    def _are_kin(self, unit: int, other: int) -> bool:
        """Units of one leader; without a leader 'a' and 'b' of one brigade."""
        if self.command[unit] < self.n_leaders:
            return self.command[unit] == self.command[other]
        return bool(self.brigade[unit]) and self.brigade[unit] == self.brigade[other]

    # ---- reinforcements (GL-6.5) ---------------------------------------------------------------------------

    def _reinforcements(self, data: BattleData, scenario: ScenarioData, hexes: dict[str, int]) -> None:
        arriving = data.reinforcements if scenario.reinforcements and scenario.setup == "hex" else []
        self.arrival_ids: tuple[str, ...] = tuple(r.id for r in arriving)
        number = {r.id: n for n, r in enumerate(arriving)}
        self.arrival_turn: tuple[int, ...] = tuple(self.turn[r.turn] for r in arriving)
        self.arrival_hexes: tuple[tuple[int, ...], ...] = tuple(tuple(hexes[h] for h in r.entry) for r in arriving)
        self.arrival_side: tuple[int, ...] = tuple(SIDES.index(r.side) for r in arriving)
        self.arrival: tuple[int, ...] = tuple(
            number.get(u.reinf, -1) if u.reinf is not None and self.start[n] is None and self.in_play >> n & 1 else -1
            for n, u in enumerate(data.units)
        )
        """Reinforcement group of each unit, or -1."""
        self.leader_arrival: tuple[int, ...] = tuple(
            number.get(c.reinf, -1) if c.reinf is not None else -1 for c in self.led
        )
        self.arriving: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, a in enumerate(self.arrival) if a >= 0 and self.side[n] == side) for side in (US, CS)
        )
        """Units of each side that enter as reinforcements."""
        self.entry_bars: tuple[int, ...] = tuple(self._entry_bar(side) for side in (US, CS))
        """Enemy entry hexes closed to each side as long as enemy units are still to enter (GL-6.53)."""
        self.exits: tuple[int, ...] = tuple(mask_of(hexes[h] for h in scenario.exits.get(side, [])) for side in SIDES)
        """Hexes where a side may leave the map (GL-16.12)."""

    def _entry_bar(self, side: int) -> int:
        """Hexes where enemy units enter and none of this side does (GL-6.53.2)."""
        with_units = {self.arrival[unit] for unit in self.arriving[1 - side]}
        theirs = mask_of(h for arrival in with_units for h in self.arrival_hexes[arrival])
        own = [n for n in range(len(self.arrival_ids)) if self.arrival_side[n] == side]
        return theirs & ~mask_of(h for arrival in own for h in self.arrival_hexes[arrival])

    # ---- victory -------------------------------------------------------------------------------------------

    def _victory(self, data: BattleData, scenario: ScenarioData, hexes: dict[str, int]) -> None:
        listed: Sequence[ObjectiveData] = data.objectives if scenario.objectives is None else scenario.objectives
        if scenario.objectives_west_of is not None:
            listed = [o for o in listed if int(o.hex[:2]) < scenario.objectives_west_of]
        self.objective_side: tuple[int, ...] = tuple(SIDES.index(o.side) for o in listed)
        self.objective_hex: tuple[int, ...] = tuple(hexes[o.hex] for o in listed)
        self.objective_place: tuple[str, ...] = tuple(o.place for o in listed)
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
