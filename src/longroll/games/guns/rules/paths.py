"""GG-3.11 Moves over the ground: attack paths, withdrawals, marches, entries by road and cross-country.

Everything here is a function of a ``Ground`` and masks; see ``board`` for the conventions. A *path* is a tuple that
names in turn an area crossed and the position reached: (area, position, area, position, …). A move that leaves the map
ends with an area. Blocks, orders and the choice of limits belong to the chapters that call these searches.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.guns.board import Ground
from longroll.games.guns.rules.fields import Threat

# ---- attacks (GG-13.11.2) ----------------------------------------------------------------------------------------


class AttackWay:
    """Paths of one attack that do not differ in anything the rules look at.

    ``path``: one of them; ``areas``: mask of the areas crossed; ``last``: the area crossed last."""

    def __init__(self, ground: Ground, path: tuple[int, ...]) -> None:
        self.path = path
        self.areas: int = ground.mask_of(path[0::2])
        self.last: int = path[-2]


def attack_paths(ground: Ground, stance: int, target: int, enemies: int, barred: int) -> list[tuple[int, ...]]:
    """Every path by which a block at a stance may attack a position: as short as any on the bare map, first across its
    front area, past no enemy (``enemies``) and over no barred position (GG-13.11.2). Empty: it cannot."""
    if barred >> target & 1 or stance // 2 == target:
        return []
    away = ground.distances(target)
    return _onward(ground, (stance,), away[stance // 2], target, away, enemies | barred)


def _onward(
    ground: Ground, stances: tuple[int, ...], left: int, target: int, away: tuple[int, ...], shut: int
) -> list[tuple[int, ...]]:
    """The paths of just the length ``left`` to a target that begin at one of these stances of one position."""
    found: list[tuple[int, ...]] = []
    for stance in stances:
        area = ground.area_of[stance]
        for step in ground.members(ground.easy[stance] | ground.hard[stance]):
            rest = left - ground.step_cost(stance, step)
            if rest == 0 and step == target:
                found.append((area, step))
            elif rest > 0 and away[step] == rest and not shut >> step & 1:
                tails = _onward(ground, (2 * step, 2 * step + 1), rest, target, away, shut)
                found += [(area, step, *tail) for tail in tails]
    return found


def attack_ways(ground: Ground, stance: int, target: int, enemies: int, barred: int) -> list[AttackWay]:
    """The attack paths, one for each different pair of areas crossed and last area."""
    found: dict[tuple[int, int], AttackWay] = {}
    for path in attack_paths(ground, stance, target, enemies, barred):
        way = AttackWay(ground, path)
        found.setdefault((way.areas, way.last), way)
    return list(found.values())


# ---- withdrawals (GG-14.4 to GG-14.15) ---------------------------------------------------------------------------


class Withdrawal:
    """Where a block may withdraw to.

    ``ends``: mask of the positions where it may end; ``exits``: mask of the areas across which it may leave the map;
    ``hurt``: those of ``ends`` where it is subject to a reduction (GG-14.11), whichever path it takes.
    No end and no exit: a mandatory withdrawal eliminates it (GG-14.10).

    The search walks over (position, steps spent). That a path has no position twice (GG-3.11) need not be watched
    there: within the distances of the rules (4 steps, or 5 of cost 1) every walk can do without its loops."""

    def __init__(
        self, ground: Ground, stance: int, limit: int, enemy: Threat, full: int, barred: int, mounted: bool
    ) -> None:
        start = stance // 2
        self._ground = ground
        self._start = start
        self._rear = stance ^ 1
        self._limit = limit
        self._enemy = enemy
        self._mounted = mounted
        self._full = full
        here = ground.bit[start]
        pair = ground.between(ground.area_of[stance], ground.area_of[stance ^ 1])
        self._open = ground.all_positions & ~(enemy.occupied | barred | pair)
        fresh = enemy.occupied & ~(here | ground.adjacent_mask[start])
        self._halt = ground.beside(fresh)
        """Positions next to an enemy that was not on or next to the start (GG-14.8)."""
        self._moves: dict[int, tuple[int, int]] = {}
        self._sound: dict[int, bool] = {}
        self._levels: list[int] = [0] * (limit + 3)
        """Positions reached with just so many steps spent."""
        self.ends = 0
        self.exits = 0
        self._levels[0] = here
        for spent in range(limit + 1):
            for position in ground.members(self._levels[spent]):
                easy, hard = self._steps(position, spent)
                self._levels[spent + 1] |= easy
                self._levels[spent + 2] |= hard
                self.exits |= self._ways_out(position, spent)
            if spent:
                self.ends |= self._levels[spent] & ~full
        near = self.ends & enemy.near
        self.hurt = near & self._halt
        for end in ground.members(near & ~self._halt):
            if not self._long_path(end):
                self.hurt |= ground.bit[end]

    def _sides(self, position: int) -> tuple[int, ...]:
        """The first area crossed is the rear area (GG-14.5)."""
        return (self._rear,) if position == self._start else (2 * position, 2 * position + 1)

    def _ways_out(self, position: int, spent: int) -> int:
        """Areas across which it may leave the map from here (GG-10.9)."""
        found = 0
        if position != self._start and self._halt >> position & 1:
            return 0
        for stance in self._sides(position):
            cost = self._ground.exit_cost[stance]
            if cost and spent + cost <= self._limit and not (cost == 2 and self._mounted):
                found |= self._ground.bit[self._ground.area_of[stance]]
        return found

    def _steps(self, position: int, spent: int) -> tuple[int, int]:
        """Positions it may go on to by a step of cost 1, of cost 2 (GG-14.6 to GG-14.9)."""
        key = position * 16 + spent
        found = self._moves.get(key)
        if found is None:
            found = self._choose(position, spent)
            self._moves[key] = found
        return found

    def _choose(self, position: int, spent: int) -> tuple[int, int]:
        if position != self._start and self._halt >> position & 1:
            return 0, 0
        ground = self._ground
        easy = hard = 0
        for stance in self._sides(position):
            if spent < self._limit:
                easy |= ground.easy[stance]
            if spent + 1 < self._limit and not self._mounted:
                hard |= ground.hard[stance]
        easy &= self._open
        hard &= self._open
        separation = self._enemy.separation(position)
        better = self._enemy.beyond[separation]
        up = self._passable(easy & better, spent + 1), self._passable(hard & better, spent + 2)
        if up[0] or up[1]:
            return up
        level = self._enemy.beyond[separation - 1] & ~better if separation else 0
        return easy & level, hard & level

    def _passable(self, steps: int, spent: int) -> int:
        """Those of some better positions that count as possible: a full one only if the move can go on (GG-14.15)."""
        crowded = steps & self._full
        if crowded:
            for position in self._ground.members(crowded):
                if not self._leads_on(position, spent):
                    steps &= ~self._ground.bit[position]
        return steps

    def _leads_on(self, position: int, spent: int) -> bool:
        """Can a move that stands on a full position reach a legal end?"""
        key = position * 16 + spent
        found = self._sound.get(key)
        if found is None:
            easy, hard = self._steps(position, spent)
            found = (
                bool((easy | hard) & ~self._full)
                or bool(self._ways_out(position, spent))
                or any(self._leads_on(step, spent + 1) for step in self._ground.members(easy))
                or any(self._leads_on(step, spent + 2) for step in self._ground.members(hard))
            )
            self._sound[key] = found
        return found

    def path(self, end: int) -> tuple[int, ...]:
        """A legal path to an end; one that saves it from the reduction where there is one, else a cheapest one."""
        if self._enemy.near >> end & 1 and not self._halt >> end & 1:
            found = self._long_path(end)
            if found:
                return found
        spent = next(n for n in range(1, self._limit + 1) if self._levels[n] >> end & 1)
        return self._trace(end, spent)

    def exit_path(self, area: int) -> tuple[int, ...]:
        """A cheapest legal path off the map across an area."""
        for spent in range(self._limit):
            for position in self._ground.members(self._levels[spent]):
                if self._ways_out(position, spent) >> area & 1:
                    return (*self._trace(position, spent), area)
        raise ValueError("no way off the map across that area")

    def _trace(self, end: int, spent: int) -> tuple[int, ...]:
        path: tuple[int, ...] = ()
        while spent:
            for cost in (1, 2):
                before = self._levels[spent - cost] if spent >= cost else 0
                came = [p for p in self._ground.members(before) if self._steps(p, spent - cost)[cost - 1] >> end & 1]
                if came:
                    path = (self._crossed(came[0], end, cost), end, *path)
                    end = came[0]
                    spent -= cost
                    break
        return path

    def _crossed(self, start: int, end: int, cost: int) -> int:
        """The area crossed by a step of a given cost."""
        ground = self._ground
        return next(ground.area_of[s] for s in self._sides(start) if ground.step_cost(s, end) == cost)

    def _long_path(self, end: int) -> tuple[int, ...]:
        """A legal path to an end of two steps or more (GG-14.11); empty if there is none."""
        reached = [spent for spent in range(2, self._limit + 1) if self._levels[spent] >> end & 1]
        if not reached:
            return ()
        if reached[0] == 2 or not self._levels[1] >> end & 1:
            return self._trace(end, reached[0])
        return self._roundabout(self._start, 0, self._ground.bit[self._start], end)

    def _roundabout(self, position: int, spent: int, visited: int, end: int) -> tuple[int, ...]:
        """The same where the end can be reached by one step too: all paths are tried."""
        for cost, steps in enumerate(self._steps(position, spent), 1):
            for step in self._ground.members(steps & ~visited):
                area = self._crossed(position, step, cost)
                if step == end:
                    if spent + cost >= 2:
                        return (area, step)
                    continue
                rest = self._roundabout(step, spent + cost, visited | self._ground.bit[step], end)
                if rest:
                    return (area, step, *rest)
        return ()


def withdrawal(
    ground: Ground, stance: int, limit: int, enemy: Threat, full: int, barred: int, mounted: bool = False
) -> Withdrawal:
    """All withdrawals of a block at a stance within ``limit`` steps.

    ``full``: positions that hold three blocks of its army (GG-14.15); ``barred``: positions its army may not enter;
    ``mounted``: steps of cost 1 only (GG-18.2). An enemy behind the block on its own position shuts its rear
    (GG-10.8): the caller tests that."""
    return Withdrawal(ground, stance, limit, enemy, full, barred, mounted)


# ---- marches (GG-12) ---------------------------------------------------------------------------------------------

PATIENCE = 3_000
"""Steps looked at in the search of a path that crosses some areas on a roundabout way, before it counts as none."""

FAR = 1_000


class Reach:
    """Where a march may go.

    ``ends``: mask of the positions where it may end; ``exits``: mask of the areas across which it may leave the map;
    ``clashes``: enemy-occupied positions it may end on (GG-21.4) by the side it comes from, as two masks: across the
    area on side 0, on side 1. The methods take a *goal*: a position of ``ends``, or what ``off`` and ``clash`` return.
    """

    def __init__(
        self,
        ground: Ground,
        start: int,
        enemy: Threat,
        limits: tuple[int, int],
        support: int,
        full: int,
        avoid: int,
        wanted: int,
        mounted: bool,
        halt: int,
        clash: tuple[int, int],
        across: int,
    ) -> None:
        """``limits``: distance without condition and on ending within ``support``; ``halt``: where a march stops."""
        self._ground = ground
        self._start = start
        self._base = limits[0]
        self._limit = max(limits)
        self._support = support
        self._full = full
        self._wanted = wanted
        self._mounted = mounted
        self._closed = enemy.areas
        self._clash = clash
        self._across = across
        here = ground.bit[start] if start >= 0 else 0
        self._open = ground.all_positions & ~(enemy.occupied | avoid | here)
        self._pass = (self._open & ~halt) | here
        """Positions from which the march may go on."""
        self._levels: list[dict[int, int]] = [{} for _ in range(self._limit + 3)]
        """By cost: for each set of wanted areas crossed the positions first reached with it at that cost."""
        self._seen: dict[int, int] = {}
        self._rows: dict[int, list[int]] = {}
        self._patience = 0
        self.ends = 0
        self.exits = 0
        self.clashes = (0, 0)
        self._spread()

    # ---- the search: by cost, and apart for each set of wanted areas crossed

    def _spread(self) -> None:
        ground = self._ground
        levels = self._levels
        if self._start >= 0:
            levels[0][0] = ground.bit[self._start]
        elif not self._closed >> self._across & 1:
            take = ground.bit[self._across] & self._wanted
            levels[1][take] = ground.easy_return[self._across] & self._open
            if not self._mounted:
                levels[2][take] = ground.hard_return[self._across] & self._open
        strict = [0, 0]
        for cost in range(self._limit + 1):
            for take, reached in list(levels[cost].items()):
                fresh = reached & ~self._seen.get(take, 0)
                levels[cost][take] = fresh
                self._seen[take] = self._seen.get(take, 0) | fresh
                self.ends |= fresh if cost <= self._base else fresh & self._support
                for position in ground.members(fresh & self._pass):
                    self._expand(position, take, cost, strict)
        self.ends &= self._open & ~self._full
        self.clashes = (strict[0], strict[1])

    def _expand(self, position: int, take: int, cost: int, strict: list[int]) -> None:
        ground = self._ground
        left = self._limit - cost
        for stance in (2 * position, 2 * position + 1):
            area = ground.area_of[stance]
            if self._closed >> area & 1:
                continue
            taken = take | (ground.bit[area] & self._wanted)
            if left >= 1:
                nearby = self._levels[cost + 1]
                nearby[taken] = nearby.get(taken, 0) | (ground.easy[stance] & self._open)
            if left >= 2 and not self._mounted:
                beyond = self._levels[cost + 2]
                beyond[taken] = beyond.get(taken, 0) | (ground.hard[stance] & self._open)
            leaving = ground.exit_cost[stance]
            if leaving and cost + leaving <= self._base and not (leaving == 2 and self._mounted):
                self.exits |= ground.bit[area]
            if self._clash[0] or self._clash[1]:
                self._fall_on(stance, cost, strict)

    def _fall_on(self, stance: int, cost: int, strict: list[int]) -> None:
        ground = self._ground
        area = ground.area_of[stance]
        for side in (0, 1):
            for place in ground.members((ground.easy[stance] | ground.hard[stance]) & self._clash[side] & ~self._full):
                if ground.side_of(place, area) == side:
                    if cost + ground.step_cost(stance, place) <= self._allowance(place):
                        strict[side] |= ground.bit[place]

    def _allowance(self, place: int) -> int:
        return self._limit if self._support >> place & 1 else self._base

    def _costs(self, take: int) -> list[int]:
        """Least cost of reaching each position with a set of wanted areas crossed; FAR: out of reach."""
        found = self._rows.get(take)
        if found is None:
            found = [FAR] * self._ground.n_positions
            for cost, level in enumerate(self._levels):
                for position in self._ground.members(level.get(take, 0)):
                    found[position] = cost
            self._rows[take] = found
        return found

    # ---- goals

    def off(self, area: int) -> int:
        """The goal of leaving the map across an area."""
        return self._ground.n_positions + area

    def clash(self, stance: int) -> int:
        """The goal of ending on an enemy-occupied position across the area of a stance."""
        return self._ground.n_positions + self._ground.n_areas + stance

    def takes(self, goal: int) -> tuple[int, ...]:
        """The different sets of wanted areas (masks) that legal paths to a goal cross; the smallest first."""
        ordered = sorted(self._seen, key=lambda take: (take.bit_count(), take))
        if len(ordered) == 1:
            return (ordered[0],)
        return tuple(take for take in ordered if self._find(goal, take))

    def leads(self, goal: int, take: int) -> bool:
        """Is there a legal path to a goal that crosses just these wanted areas?"""
        return bool(self._find(goal, take))

    def path(self, goal: int, take: int = 0) -> tuple[int, ...]:
        """A legal path to a goal that crosses just these wanted areas."""
        found = self._find(goal, take)
        if not found:
            raise ValueError("no such march")
        return found

    def _find(self, goal: int, take: int) -> tuple[int, ...]:
        ground = self._ground
        self._patience = PATIENCE
        if goal < ground.n_positions:
            return self._back(goal, take, self._allowance(goal), 0)
        if goal < ground.n_positions + ground.n_areas:
            area = goal - ground.n_positions
            for place in ground.border[area]:
                stance = ground.stance(place, area)
                left = self._base - ground.exit_cost[stance]
                if self._pass >> place & 1 and self._costs(take)[place] <= left:
                    found = self._back(place, take, left, 0)
                    if found or place == self._start:
                        return (*found, area)
            return ()
        stance = goal - ground.n_positions - ground.n_areas
        return self._last_step((stance,), take, self._allowance(stance // 2), ground.bit[stance // 2])

    def _back(self, position: int, take: int, budget: int, later: int) -> tuple[int, ...]:
        """A path from the start to a position within a budget, past none of the positions of ``later``."""
        if position == self._start or self._costs(take)[position] > budget:
            return ()
        return self._last_step((2 * position, 2 * position + 1), take, budget, later | self._ground.bit[position])

    def _last_step(self, stances: tuple[int, ...], take: int, budget: int, later: int) -> tuple[int, ...]:
        """A path that ends with a step to a position across the area of one of these stances."""
        ways: list[tuple[int, int, int, int]] = []
        for stance in stances:
            self._before(stance, take, budget, later, ways)
        ways.sort()
        for cost, stance, place, crossed in ways:
            last = (self._ground.area_of[stance], stance // 2)
            if place < 0 or (place == self._start and crossed == 0):
                return last
            self._patience -= 1
            if self._patience < 0:
                return ()
            found = self._back(place, crossed, budget - cost + self._costs(crossed)[place], later)
            if found:
                return (*found, *last)
        return ()

    def _before(self, stance: int, take: int, budget: int, later: int, found: list[tuple[int, int, int, int]]) -> None:
        """Add what may come before a last step across the area of a stance: least cost with that step, the stance,
        the position before, the wanted areas crossed before."""
        ground = self._ground
        area = ground.area_of[stance]
        here = ground.bit[area] & self._wanted
        if self._closed >> area & 1 or here & ~take:
            return
        if self._start < 0 and area == self._across and here == take:
            arrival = ground.bit[stance // 2]
            if arrival & ground.easy_return[area]:
                found.append((1, stance, -1, 0))
            elif arrival & ground.hard_return[area] and not self._mounted and budget >= 2:
                found.append((2, stance, -1, 0))
        for crossed in (take, take ^ here) if here else (take,):
            costs = self._costs(crossed)
            for place in ground.members(ground.easy[stance] & self._pass & ~later):
                if costs[place] < budget:
                    found.append((costs[place] + 1, stance, place, crossed))
            if not self._mounted:
                for place in ground.members(ground.hard[stance] & self._pass & ~later):
                    if costs[place] + 1 < budget:
                        found.append((costs[place] + 2, stance, place, crossed))


class Pivots(Reach):
    """The marches of a block that starts next to an enemy: pivots only (GG-12.10, GG-12.11)."""

    def __init__(
        self,
        ground: Ground,
        start: int,
        enemy: Threat,
        limits: tuple[int, int],
        support: int,
        full: int,
        avoid: int,
        wanted: int,
        mounted: bool,
        hostile: int,
    ) -> None:
        """``hostile``: the enemy positions that limit it."""
        super().__init__(ground, start, enemy, (0, 0), support, full, avoid, wanted, mounted, 0, (0, 0), -1)
        self._turns: dict[int, dict[int, tuple[int, ...]]] = {}
        """By end and wanted area crossed: the pivot as a path."""
        self.exits = 0
        for stance in (2 * start, 2 * start + 1):
            area = ground.area_of[stance]
            for junction, place in ground.pivots[stance]:
                meeting = ground.mask_of(ground.meeting[junction]) & ~ground.bit[start]
                cost = ground.step_cost(stance, place)
                allowed = max(limits) if support >> place & 1 else limits[0]
                if meeting & hostile and self._open >> place & 1 and not full >> place & 1:
                    if cost <= allowed and not (mounted and cost == 2):
                        self.ends |= ground.bit[place]
                        self._turns.setdefault(place, {}).setdefault(ground.bit[area] & wanted, (area, place))

    def takes(self, goal: int) -> tuple[int, ...]:
        """The different sets of wanted areas that pivots to a position cross."""
        return tuple(sorted(self._turns.get(goal, {})))

    def leads(self, goal: int, take: int) -> bool:
        """Is there such a pivot to a position?"""
        return take in self._turns.get(goal, {})

    def path(self, goal: int, take: int = 0) -> tuple[int, ...]:
        """The pivot to a position."""
        return self._turns[goal][take]


def march(
    ground: Ground,
    start: int,
    enemy: Threat,
    base: int,
    extended: int,
    friends: int,
    full: int,
    avoid: int,
    wanted: int = 0,
    mounted: bool = False,
    pivot: bool = False,
    loose: bool = False,
    clash: tuple[int, int] = (0, 0),
    across: int = -1,
) -> Reach:
    """All marches of a block from a position; or, with ``start`` OFF_MAP, back onto the map ``across`` an area
    (GG-10.10).

    ``base``: distance without condition; ``extended``: distance if the march ends on or next to a friend (GG-12.3),
    ``base`` or less if there is none; ``friends``: positions that hold other blocks of its army; ``full``: positions
    that hold three of them; ``avoid``: positions it may not enter (GG-10.12, GG-6.13, GG-18.5);
    ``wanted``: areas whose crossing matters (enemy-held objectives); ``mounted``: steps of cost 1 only;
    ``pivot``: its army has Attack orders (GG-12.12); ``loose``: section 21 is in play (GG-21.2, GG-21.3);
    ``clash``: enemy-occupied positions it may enter across their side 0, side 1 (GG-21.4, GG-21.6).
    A block that shares its position with an enemy does not march (GG-12.15): the caller tests that."""
    support = friends | ground.beside(friends) if extended > base else 0
    limits = (base, extended if extended > base else base)
    near = enemy.near
    hostile = enemy.occupied
    if loose:
        hostile &= ~ground.fully_obstructed
        near = ground.beside(hostile) & ~ground.fully_obstructed
    halt = near | enemy.covered
    if start >= 0:
        if enemy.covered >> start & 1:
            limits = (0, 0)
        elif near >> start & 1:
            limits = limits if pivot else (0, 0)
            return Pivots(ground, start, enemy, limits, support, full, avoid, wanted, mounted, hostile)
    return Reach(ground, start, enemy, limits, support, full, avoid, wanted, mounted, halt, clash, across)


# ---- entries (GG-11) ---------------------------------------------------------------------------------------------


def entry_ends(ground: Ground, area: int, enemy: Threat, full: int, avoid: int) -> int:
    """Mask of the positions that a cross-country entry across an entry area may end on (GG-11.7, GG-11.9)."""
    if enemy.areas >> area & 1:
        return 0
    return ground.border_mask[area] & ~(enemy.occupied | full | avoid)


class RoadPath:
    """An entry by road. ``end``: the position; ``nodes``: mask of the road nodes used, entry point included
    (GG-11.12); ``areas``: mask of the areas crossed; ``path``: areas and positions in turn."""

    def __init__(self, end: int, nodes: int, areas: int, path: tuple[int, ...]) -> None:
        self.end = end
        self.nodes = nodes
        self.areas = areas
        self.path = path


def road_paths(ground: Ground, entry: int, enemy: Threat, full: int, avoid: int, closed: int) -> list[RoadPath]:
    """All entries by road from an entry point (GG-11.7, GG-11.10, GG-11.15).

    ``closed``: areas the path may not cross (the town, for Confederates: GG-11.14)."""
    shut = closed | (enemy.areas & ground.mask_of(ground.entry_areas[entry]))
    found: list[RoadPath] = []
    start = ground.road_start[entry]
    _drive(ground, start, -1, ground.bit[start], (), (enemy.occupied | avoid, enemy.near | enemy.covered), shut, found)
    return [road for road in found if not full >> road.end & 1]


def _drive(
    ground: Ground,
    node: int,
    came: int,
    nodes: int,
    path: tuple[int, ...],
    limits: tuple[int, int],
    shut: int,
    found: list[RoadPath],
) -> None:
    """Follow the roads on from a node. ``came``: the area crossed to reach it; ``limits``: positions that cannot be
    entered, positions where the path must stop."""
    crossing = ground.road_nodes[node].position >= 0
    for onward, area in ground.road_nodes[node].onward:
        if nodes & ground.bit[onward] or shut >> area & 1 or (crossing and area == came):
            continue
        used = nodes | ground.bit[onward]
        place = ground.road_nodes[onward].position
        if place < 0:
            _drive(ground, onward, area, used, path, limits, shut, found)
        elif not limits[0] >> place & 1:
            longer = (*path, area, place)
            found.append(RoadPath(place, used, ground.mask_of(longer[0::2]), longer))
            if not limits[1] >> place & 1:
                _drive(ground, onward, area, used, longer, limits, shut, found)


def road_paths_apart(paths: Sequence[RoadPath], used: int) -> list[RoadPath]:
    """Those of some road paths that share no road node with the mask ``used`` (GG-11.12)."""
    return [path for path in paths if not path.nodes & used]
