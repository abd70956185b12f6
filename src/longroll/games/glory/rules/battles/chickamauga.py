"""GL-14.5, GL-19 Chickamauga: designated destinations, marches round the map, the Reserve Corps, Wilder.

Markers, arrivals and objectives are data (GL-14.51, GL-14.52, GL-19.1, GL-19.2, GL-19.9, GL-19.10); artillery assigned
before each turn and the start on the second day are in ``refit`` (GL-14.53.1, GL-19.3); that extended movement keeps to
the roads in woods is a property of the board (GL-19.6).
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from longroll.games.glory.board import SHUT
from longroll.games.glory.components import BIT, WILDER, mask_of, members
from longroll.games.glory.lexicon import AWAY, E_RELEASED, E_UNLEASHED, OFF
from longroll.games.glory.rules.reach import Mover, Presence, Reach, closed, reach_from_edge
from longroll.games.glory.rules.traits import UNLEASHES, Course, Traits, Zone, around_units
from longroll.games.glory.state import Battle, trip_code

FREE: Final = -1
CHARGE_WITHIN: Final = 2
"""How far from its crossing a bound unit may charge (GL-19.5)."""
BACK_AFTER: Final = 2
"""The marker under which a unit comes back (GL-19.7)."""


class Chickamauga(Traits):
    # ---- designated destinations (GL-19.5) -----------------------------------------------------------------

    def is_bound(self, b: Battle, unit: int) -> bool:
        return binding(b, unit) != FREE

    def crossing(self, b: Battle, unit: int) -> tuple[int, int]:
        return banks(b, binding(b, unit))

    def activation_begins(self, b: Battle) -> None:
        """A group is released when one of its units begins an activation adjacent to an enemy."""
        if b.roster.bound_ids:
            for unit in members(b.began_adjacent):
                release(b, unit)

    def comes(self, b: Battle, unit: int, origin: int, place: int) -> None:
        """Is it across?"""
        group = binding(b, unit)
        if group == FREE or origin >= OFF:
            return
        near, far = banks(b, group)
        if b.board.bank(near) >> origin & 1 and b.board.bank(far) >> place & 1:
            release(b, unit)

    def course(
        self,
        b: Battle,
        who: Presence,
        unit: int,
        start: int,
        normal: tuple[Reach, Mover],
        wide: tuple[Reach, Mover],
        enters: bool,
    ) -> Course:
        """Along a path of least cost as far as it can; next to an enemy only if it likes."""
        group = binding(b, unit)
        ahead = way(b, unit, group, start)
        reach, moving = normal
        extended, _ = wide
        if not ahead:
            return Course(reach.ends, extended.ends & ~reach.ends, False)
        over = beyond(b, who, group, start, normal)
        far_over = beyond(b, who, group, start, wide)
        walk = Walk(b, who, moving, ahead, reach.ends, over)
        spent = reach.passes(start) if enters else 0
        stays = spent < 0 or walk.go_on(start, spent)
        near = over | walk.ends
        far = far_over | mask_of(place for place in ahead if place != start) & extended.ends
        if enters and not near | far:
            return Course(reach.ends, extended.ends & ~reach.ends, True)
        return Course(near, far & ~reach.ends, not stays)

    def charge_limit(self, b: Battle, unit: int) -> int:
        """A bound unit charges only near its crossing."""
        group = binding(b, unit)
        if group == FREE:
            return b.board.all_hexes
        near, far = b.roster.bound_ends[group]
        return b.board.within(near, CHARGE_WITHIN) | b.board.within(far, CHARGE_WITHIN)

    # ---- round the map (GL-19.7) ---------------------------------------------------------------------------

    def ways_round(self, b: Battle, unit: int) -> int:
        listed = b.roster.off_map[b.roster.side[unit]]
        return mask_of(listed) if listed and binding(b, unit) == FREE else 0

    def may_march_off(self, b: Battle, unit: int) -> bool:
        return b.at[unit] in b.roster.off_map[b.roster.side[unit]] and binding(b, unit) == FREE

    def marker_played(self, b: Battle, group: int) -> None:
        """Units of the group that are away come nearer."""
        if b.trips:
            commands = b.roster.command_group
            b.trips = [
                trip_code(code >> 16, code >> 4 & 4095, (code & 15) + 1)
                if commands[b.command_of(code >> 16)] == group
                else code
                for code in b.trips
            ]

    def may_come_back(self, b: Battle, unit: int) -> bool:
        """Is it the second marker of its group since it left, or a later one?"""
        if b.at[unit] != AWAY:
            return False
        code = trip(b, unit)
        return code < 0 or code & 15 >= BACK_AFTER

    def ways_back(self, b: Battle, unit: int) -> tuple[int, ...]:
        """The other hexes of those where it may leave the map."""
        code = trip(b, unit)
        left = code >> 4 & 4095 if code >= 0 else OFF
        return tuple(place for place in b.roster.off_map[b.roster.side[unit]] if place != left)

    # ---- the Reserve Corps (GL-19.8) -----------------------------------------------------------------------

    def leash(self, b: Battle, unit: int) -> int:
        """Hexes too far, and no nearer than it is."""
        for command, place, within, _, until in b.roster.leashes:
            if b.roster.command[unit] != command or b.turn >= until or b.unleashed >> command & 1:
                continue
            held = within
            if b.at[unit] < OFF:
                held = max(within, b.board.distance(b.at[unit], place) - 1)
            return b.board.all_hexes & ~b.board.within(place, held)
        return 0

    def watch(self, b: Battle) -> None:
        """Has an enemy come near to a Command on a leash?"""
        for command, _, _, enemy, _ in b.roster.leashes:
            if b.unleashed >> command & 1:
                continue
            enemies = b.occupied[1 - b.roster.command_side[command]]
            for unit in members(b.roster.units_of[command]):
                if b.at[unit] < OFF and b.board.within(b.at[unit], enemy) & enemies:
                    unleash(b, command)
                    break

    def passes(self, b: Battle, unit: int, path: tuple[int, ...]) -> None:
        """Has an enemy been near to a Command on a leash on its way?"""
        for command, _, _, enemy, _ in b.roster.leashes:
            if b.unleashed >> command & 1:
                continue
            foes = 0
            if b.roster.command_side[command] != b.roster.side[unit]:
                foes = mask_of(b.at[other] for other in members(b.roster.units_of[command]) if b.at[other] < OFF)
            elif b.roster.command[unit] == command:
                foes = b.occupied[1 - b.roster.side[unit]]
            if any(b.board.within(place, enemy) & foes for place in path):
                unleash(b, command)

    def sleepers(self, b: Battle, side: int) -> list[Zone]:
        return [
            Zone(UNLEASHES, command, around_units(b, b.roster.units_of[command], within))
            for command, _, _, within, until in b.roster.leashes
            if b.roster.command_side[command] != side and b.turn < until and not b.unleashed >> command & 1
        ]

    # ---- Wilder (GL-14.57, GL-19.11) -----------------------------------------------------------------------

    def leads_itself(self, b: Battle, unit: int) -> bool:
        """Wilder's brigade does while its leader is off the map (GL-19.11)."""
        return b.roster.special[unit] == WILDER and b.leader_at[b.roster.command[unit]] >= OFF


# ---- designated destinations (GL-19.5) ---------------------------------------------------------------------


def binding(b: Battle, unit: int) -> int:
    """The group whose destination still binds a unit, or FREE."""
    group = b.roster.bound[unit]
    if group == FREE or b.released >> group & 1 or b.turn >= b.roster.bound_until[group]:
        return FREE
    return group


def banks(b: Battle, group: int) -> tuple[int, int]:
    """The hexes of a group's crossing: this side of the water, and the far one."""
    one, other = b.roster.bound_ends[group]
    return (one, other) if b.board.bank(b.roster.bound_from[group]) >> one & 1 else (other, one)


def release(b: Battle, unit: int) -> None:
    """The unit's group is free."""
    group = binding(b, unit)
    if group != FREE:
        b.released |= BIT[group]
        b.tell(E_RELEASED, unit)


def distances(b: Battle, group: int, cls: int) -> dict[int, int]:
    """Least MP from every hex over the group's crossing, enemy-occupied hexes excluded (but not those of the crossing:
    whoever finds an enemy there goes as near as he can)."""
    near, far = banks(b, group)
    board = b.board
    era = board.epoch_of[b.turn]
    enemies = b.occupied[1 - b.roster.side[b.roster.bound.index(group)]]
    key = ("over", near, far, cls, era, enemies)
    found: dict[int, int] | None = board.memo.get(key)
    if found is not None:
        return found
    found = {far: 0}
    last = board.step_cost(era, cls, near, far)
    queue: list[tuple[int, int]] = []
    if last < SHUT:
        found[near] = last
        heappush(queue, (last, near))
    while queue:
        cost, here = heappop(queue)
        if cost > found[here]:
            continue
        for other in board.neighbours[here]:
            step = board.step_cost(era, cls, other, here)
            if step < SHUT and not enemies >> other & 1 and cost + step < found.get(other, SHUT * board.n):
                found[other] = cost + step
                heappush(queue, (cost + step, other))
    board.remember(key, found)
    return found


def way(b: Battle, unit: int, group: int, start: int) -> dict[int, int]:
    """The hexes on the paths of least cost from a hex over the crossing, with the MP still to go; empty: no path."""
    left = distances(b, group, b.movement_class(unit))
    if start not in left or b.board.bank(banks(b, group)[1]) >> start & 1:
        return {}
    ways = b.board.ways[b.board.epoch_of[b.turn]][b.movement_class(unit)]
    found = {start: left[start]}
    queue = [start]
    for here in queue:
        for other, cost, _ in ways[here]:
            if other not in found and other in left and cost + left[other] == left[here]:
                found[other] = left[other]
                queue.append(other)
    return found


class Walk:
    """The paths of least cost, each followed as far as a unit can go (GL-19.5). ``ends``: where it may stop."""

    def __init__(self, b: Battle, who: Presence, moving: Mover, ahead: dict[int, int], stops: int, over: int) -> None:
        self._board = b.board
        self._who = who
        self._moving = moving
        self._ahead = ahead
        self._stops = stops
        self._over = over
        self._shut = closed(b.board, who, moving, mask_of(ahead))
        self._known: dict[tuple[int, int], bool] = {}
        self.ends = 0

    def go_on(self, here: int, spent: int) -> bool:
        """Follow every path from a hex reached with so many MP. True: on one of them it gets no farther than this hex,
        and may stop only before it."""
        key = (here, spent)
        if key not in self._known:
            self._known[key] = self._halts(here, spent) and not self._stop(here)
        return self._known[key]

    def _stop(self, here: int) -> bool:
        """Note the hex as an end, if the unit may stand there."""
        self.ends |= self._stops & BIT[here]
        return bool(self._stops >> here & 1)

    def _halts(self, here: int, spent: int) -> bool:
        """Does some path lead no farther: because its next hex costs too much, or because every next hex is closed or
        next to an enemy? An enemy may be approached."""
        left = self._ahead[here]
        if left == 0 and self._over:
            return False
        halts, shut = False, True
        for other, easy, rough in self._board.ways[self._moving.epoch][self._moving.cls][here]:
            if easy + self._ahead.get(other, left) != left or self._shut >> other & 1:
                continue
            near = self._who.near >> other & 1
            cost = spent + (rough + self._moving.night if near else easy) + self._toll(here, other, spent)
            if near:
                if cost <= self._moving.allowance:
                    self._stop(other)
                continue
            shut = False
            if cost > self._moving.allowance or self.go_on(other, cost):
                halts = True
        return halts or shut

    def _toll(self, here: int, other: int, spent: int) -> int:
        """What it costs besides to leave a hex: under or on infantry where it began, through infantry elsewhere."""
        if not spent:
            return self._moving.dear >> self._board.direction(here, other) & 1
        return self._who.foot >> here & 1


def beyond(b: Battle, who: Presence, group: int, start: int, moving: tuple[Reach, Mover]) -> int:
    """Where a unit may end on the other bank that gets over the crossing, and is free there."""
    far = banks(b, group)[1]
    reach, mover = moving
    spent = reach.passes(far)
    if spent < 0:
        return 0
    return reach_from_edge(b.board, who, mover, far, spent).ends & b.board.bank(far) & ~BIT[start]


# ---- trips and leashes -------------------------------------------------------------------------------------


def trip(b: Battle, unit: int) -> int:
    """The trip of a unit, or -1."""
    for code in b.trips:
        if code >> 16 == unit:
            return code
    return -1


def unleash(b: Battle, command: int) -> None:
    b.unleashed |= BIT[command]
    b.tell(E_UNLEASHED, command)
