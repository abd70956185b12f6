"""GG-3.11 Moves over the ground: attack paths, withdrawals, marches, entries by road and cross-country.

Everything here is a function of a ``Ground`` and masks; see ``board`` for the conventions. A *path* is a tuple that
names in turn an area crossed and the position reached: (area, position, area, position, …). A move that leaves the map
ends with an area. Blocks, orders and the choice of limits belong to the chapters that call these searches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.games.guns.board import OFF_MAP, Ground
from longroll.games.guns.rules.fields import PASS, SHUT, Going, Threat

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


# ---- searches ----------------------------------------------------------------------------------------------------

NOTHING: Final[list[int]] = []


class Search:
    """Where a block may go, searched when it is first asked for.

    Searches are kept for all tables, and the threads of a server share them: what a search works with is its own, and
    it is done once everything it found is there to be read. Two that look at the same time find the same."""

    def __init__(self) -> None:
        self._searched = False
        self._ends = 0
        self._exits = 0

    @property
    def ends(self) -> int:
        """Mask of the positions where it may end."""
        self._search()
        return self._ends

    @property
    def exits(self) -> int:
        """Mask of the areas across which it may leave the map."""
        self._search()
        return self._exits

    def _search(self) -> None:
        if not self._searched:
            self._look()
            self._searched = True

    def _look(self) -> None:
        """Search, and put down what is found; nothing of it may change afterwards."""
        raise NotImplementedError


# ---- withdrawals (GG-14.4 to GG-14.15) ---------------------------------------------------------------------------


class Withdrawal(Search):
    """Where a block may withdraw to. No end and no exit: a mandatory withdrawal eliminates it (GG-14.10).

    The search walks over (position, steps spent). That a path has no position twice (GG-3.11) need not be watched
    there: within the distances of the rules (4 steps, or 5 of cost 1) every walk can do without its loops."""

    def __init__(
        self, ground: Ground, stance: int, limit: int, enemy: Threat, full: int, barred: int, mounted: bool
    ) -> None:
        super().__init__()
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
        self._stops: bytes = ground.column(self._halt & ~here, ground.n_positions)
        """Where a move ends, as a column: ``_halt`` but for the start."""
        self._moves: dict[int, tuple[int, int]] = {}
        self._sound: dict[int, bool] = {}
        self._levels: list[int] = NOTHING
        """Positions reached with just so many steps spent, once it is searched."""
        self._hurt = 0

    @property
    def hurt(self) -> int:
        """Those of ``ends`` where it is subject to a reduction (GG-14.11), whichever path it takes."""
        self._search()
        return self._hurt

    def leads_somewhere(self) -> bool:
        """Has it any end or exit? Most have one after the first step."""
        easy, hard = self._steps(self._start, 0)
        return bool((easy | hard) & ~self._full or self.ends or self.exits)

    def _look(self) -> None:
        ground = self._ground
        levels = [ground.bit[self._start]] + [0] * (self._limit + 2)
        ends = exits = 0
        for spent in range(self._limit + 1):
            for position in ground.members(levels[spent]):
                easy, hard = self._steps(position, spent)
                levels[spent + 1] |= easy
                levels[spent + 2] |= hard
                exits |= self._ways_out(position, spent)
            if spent:
                ends |= levels[spent] & ~self._full
        self._levels = levels
        self._ends = ends
        self._exits = exits
        near = ends & self._enemy.near
        hurt = near & self._halt
        for end in ground.members(near & ~self._halt):
            if not self._long_path(end):
                hurt |= ground.bit[end]
        self._hurt = hurt

    def _sides(self, position: int) -> tuple[int, int]:
        """The stances whose areas it may cross from here, from the first to before the last: at the start that of its
        rear area (GG-14.5)."""
        if position == self._start:
            return self._rear, self._rear + 1
        return 2 * position, 2 * position + 2

    def _ways_out(self, position: int, spent: int) -> int:
        """Areas across which it may leave the map from here (GG-10.9)."""
        found = 0
        if self._stops[position]:
            return 0
        first, last = self._sides(position)
        for stance in range(first, last):
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
        if self._stops[position]:
            return 0, 0
        ground = self._ground
        easy = hard = 0
        first, last = self._sides(position)
        for stance in range(first, last):
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
        self._search()
        if self._enemy.near >> end & 1 and not self._halt >> end & 1:
            found = self._long_path(end)
            if found:
                return found
        spent = next(n for n in range(1, self._limit + 1) if self._levels[n] >> end & 1)
        return self._trace(end, spent)

    def exit_path(self, area: int) -> tuple[int, ...]:
        """A cheapest legal path off the map across an area."""
        self._search()
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
        first, last = self._sides(start)
        return next(ground.area_of[s] for s in range(first, last) if ground.step_cost(s, end) == cost)

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

PATIENCE: Final = 3_000
"""Steps looked at in the search of a path that crosses some areas on a roundabout way, before it counts as none."""

FAR: Final = 1_000

SET_SHIFT: Final = 12
POSITION_FIELD: Final = 4095
"""A step of the search is a set of wanted areas and a position: ``set << SET_SHIFT | position``."""
FROM_ROUGH: Final = 1
FROM_CLEAR: Final = 2


class Spread:
    """The search of all marches of a block, in hand. By set of wanted areas crossed:

    ``costs``: see ``Reach``; ``crossed``: how each area was crossed then. ``next``, ``after``: the steps that cost one
    more than those looked at, and two more; ``exits``, ``clashes``: those found."""

    def __init__(self, sets: int) -> None:
        self.costs: list[list[int]] = [NOTHING] * sets
        self.crossed: list[list[int]] = [NOTHING] * sets
        self.next: list[int] = []
        self.after: list[int] = []
        self.exits = 0
        self.clashes = (0, 0)


class Trail:
    """The search of one path, in hand. ``later``: for each position, 1 if the path comes to it later; ``patience``:
    steps that may still be looked at."""

    def __init__(self, n_positions: int) -> None:
        self.later: list[int] = [0] * n_positions
        self.patience: int = PATIENCE


class Reach(Search):
    """Where a march may go. The methods take a *goal*: a position of ``ends``, or what ``off`` and ``clash`` return.
    ``tired``: the search of a path ran out of patience.

    Inside, a set of wanted areas is a number whose bit n stands for the n-th of them.
    """

    def __init__(
        self,
        ground: Ground,
        start: int,
        going: Going,
        limits: tuple[int, int],
        support: int,
        full: int,
        wanted: int,
        mounted: bool,
        clash: tuple[int, int],
        across: int,
    ) -> None:
        """``limits``: distance without condition and on ending within ``support``."""
        super().__init__()
        self._ground = ground
        self._start = start
        self._going: bytes = going.at
        self._under_fire: bytes = going.enemy.under_fire
        self._base: int = limits[0]
        self._limit: int = max(limits)
        self._support = support
        self._full = full
        self._mounted = mounted
        self._clash = clash
        self._clashing: bool = bool(clash[0] or clash[1])
        self._across = across
        self._wanted: tuple[int, ...] = ground.members(wanted)
        alone = bytearray(ground.n_areas)
        for number, area in enumerate(self._wanted):
            alone[area] = 1 << number
        self._set_of = bytes(alone)
        """For each area the set that holds it alone, 0 if it is not wanted."""
        self._costs: list[list[int]] = []
        """By set of wanted areas crossed: least cost of reaching each position, FAR if it is out of reach; empty if no
        march crosses that set."""
        self._sets: list[int] = NOTHING
        """What ``takes`` has found of the sets that are crossed."""
        self.tired = False
        self._clashes = (0, 0)

    @property
    def clashes(self) -> tuple[int, int]:
        """Enemy-occupied positions it may end on (GG-21.4) by the side it comes from, as two masks: across the area on
        side 0, on side 1."""
        self._search()
        return self._clashes

    # ---- the search: by cost, and apart for each set of wanted areas crossed

    def _look(self) -> None:
        spread = Spread(1 << len(self._wanted))
        level = self._begin(spread)
        start = self._start
        going = self._going
        size = self._ground.n_positions + 7 >> 3
        within = [0] * size
        beyond = [0] * size
        for cost in range(self._limit + 1):
            reached = within if cost <= self._base else beyond
            for step in level:
                position = step & POSITION_FIELD
                take = step >> SET_SHIFT
                costs = spread.costs[take]
                if costs[position] <= cost:
                    continue
                costs[position] = cost
                if position != start:
                    reached[position >> 3] |= 1 << (position & 7)
                if cost < self._limit and (position == start or going[position] == PASS):
                    self._go_on(spread, 2 * position, take, cost)
                    self._go_on(spread, 2 * position + 1, take, cost)
            level = spread.next
            spread.next = spread.after
            spread.after = []
        ends = int.from_bytes(within, "little")
        if self._limit > self._base:
            ends |= int.from_bytes(beyond, "little") & self._support
        self._costs = spread.costs
        self._ends = ends & ~self._full
        self._exits = spread.exits
        self._clashes = spread.clashes

    def _begin(self, spread: Spread) -> list[int]:
        """The steps that cost nothing: to stand where it starts. From off the map the first ones cost something."""
        ground = self._ground
        across = self._across
        if self._start >= 0:
            self._open_set(spread, 0)
            return [self._start]
        if self._limit and not self._under_fire[across] and ground.partial >> across & 1:
            take = self._set_of[across]
            self._open_set(spread, take)
            self._step(spread, ground.clear[across], OFF_MAP, take, 1, spread.next)
            if not self._mounted:
                self._step(spread, ground.rough[across], OFF_MAP, take, 2, spread.after)
        return NOTHING

    def _open_set(self, spread: Spread, take: int) -> None:
        if not spread.costs[take]:
            spread.costs[take] = [FAR] * self._ground.n_positions
            spread.crossed[take] = [0] * self._ground.n_areas

    def _step(
        self, spread: Spread, positions: tuple[int, ...], own: int, take: int, cost: int, level: list[int]
    ) -> None:
        """Enter those of some positions that are open and not reached sooner, but not the one where it stands."""
        going = self._going
        costs = spread.costs[take]
        for position in positions:
            if going[position] != SHUT and costs[position] > cost and position != own and position != self._start:
                level.append(take << SET_SHIFT | position)

    def _go_on(self, spread: Spread, stance: int, take: int, cost: int) -> None:
        """Cross the area of a stance. Nothing new comes of crossing it once more with the same set of areas crossed
        before and after, but from a clear side where it was an obstructed one."""
        ground = self._ground
        area = ground.area_of[stance]
        if self._under_fire[area]:
            return
        rough = ground.obstructed[stance]
        taken = take | self._set_of[area]
        before = 0
        if taken != take:
            self._open_set(spread, taken)
        else:
            crossed = spread.crossed[take]
            before = crossed[area]
            if before == FROM_CLEAR or (before and rough):
                return
            crossed[area] = FROM_ROUGH if rough else FROM_CLEAR
        if rough and self._mounted:
            return
        leaving = ground.exit_cost[stance]
        if leaving and cost + leaving <= self._base:
            spread.exits |= ground.bit[area]
        if self._clashing:
            self._fall_on(spread, stance, cost)
        own = stance // 2
        if not rough:
            self._step(spread, ground.clear[area], own, taken, cost + 1, spread.next)
        if cost + 2 <= self._limit and not self._mounted:
            if rough:
                self._step(spread, ground.clear[area], own, taken, cost + 2, spread.after)
            if not before:
                self._step(spread, ground.rough[area], own, taken, cost + 2, spread.after)

    def _fall_on(self, spread: Spread, stance: int, cost: int) -> None:
        ground = self._ground
        area = ground.area_of[stance]
        found = list(spread.clashes)
        for side in (0, 1):
            for place in ground.members((ground.easy[stance] | ground.hard[stance]) & self._clash[side] & ~self._full):
                if ground.side_of(place, area) == side:
                    if cost + ground.step_cost(stance, place) <= self._allowance(place):
                        found[side] |= ground.bit[place]
        spread.clashes = (found[0], found[1])

    def _allowance(self, place: int) -> int:
        return self._limit if self._support >> place & 1 else self._base

    def _cost(self, take: int, position: int) -> int:
        """Least cost of reaching a position with a set of wanted areas crossed; FAR: out of reach."""
        costs = self._costs[take]
        return costs[position] if costs else FAR

    # ---- goals

    def off(self, area: int) -> int:
        """The goal of leaving the map across an area."""
        return self._ground.n_positions + area

    def clash(self, stance: int) -> int:
        """The goal of ending on an enemy-occupied position across the area of a stance."""
        return self._ground.n_positions + self._ground.n_areas + stance

    def takes(self, goal: int) -> tuple[int, ...]:
        """The different sets of wanted areas (masks) that legal paths to a goal cross; the smallest first."""
        if not self._wanted and self._start >= 0:
            return (0,)
        self._search()
        if not self._sets:
            self._sets = self._sets_met()
        if len(self._sets) == 1:
            return (self._mask(self._sets[0]),)
        return tuple([self._mask(take) for take in self._sets if self._find(goal, take)])

    def _sets_met(self) -> list[int]:
        """The sets of wanted areas that some path crosses; the smallest first."""
        met: list[int] = []
        for take, costs in enumerate(self._costs):
            if costs:
                met.append(take.bit_count() << SET_SHIFT | take)
        met.sort()
        return [number & POSITION_FIELD for number in met]

    def leads(self, goal: int, take: int) -> bool:
        """Is there a legal path to a goal that crosses just these wanted areas?"""
        return bool(self._find(goal, self._set(take)))

    def path(self, goal: int, take: int = 0) -> tuple[int, ...]:
        """A legal path to a goal that crosses just these wanted areas."""
        found = self._find(goal, self._set(take))
        if not found:
            raise ValueError("no such march")
        return found

    def steps(self, end: int) -> int:
        """What ``path`` costs from a position to another one across no wanted area: as little as any such path."""
        self._search()
        return self._cost(0, end)

    def _mask(self, take: int) -> int:
        """A set of wanted areas as a mask."""
        mask = 0
        for number, area in enumerate(self._wanted):
            if take >> number & 1:
                mask |= self._ground.bit[area]
        return mask

    def _set(self, mask: int) -> int:
        take = 0
        for area in self._ground.members(mask):
            take |= self._set_of[area]
        return take

    def _find(self, goal: int, take: int) -> tuple[int, ...]:
        self._search()
        ground = self._ground
        trail = Trail(ground.n_positions)
        if goal < ground.n_positions:
            return self._back(trail, goal, take, self._allowance(goal))
        if goal < ground.n_positions + ground.n_areas:
            area = goal - ground.n_positions
            for place in ground.border[area]:
                left = self._base - ground.exit_cost[ground.stance(place, area)]
                if (place == self._start or self._going[place] == PASS) and self._cost(take, place) <= left:
                    found = self._back(trail, place, take, left)
                    if found or place == self._start:
                        return (*found, area)
            return ()
        stance = goal - ground.n_positions - ground.n_areas
        return self._last_step(trail, stance, stance, take, self._allowance(stance // 2))

    def _back(self, trail: Trail, position: int, take: int, budget: int) -> tuple[int, ...]:
        """A path from the start to a position within a budget, past none of those it comes to later."""
        if position == self._start or self._cost(take, position) > budget:
            return ()
        trail.later[position] = 1
        found = self._last_step(trail, 2 * position, 2 * position + 1, take, budget)
        trail.later[position] = 0
        return found

    def _last_step(self, trail: Trail, first: int, last: int, take: int, budget: int) -> tuple[int, ...]:
        """A path that ends with a step to a position across the area of one of its stances."""
        ways: list[int] = []
        for stance in range(first, last + 1):
            self._before(trail, stance, take, budget, ways)
        ways.sort()
        for way in ways:
            cost, stance, place, crossed = way >> 36, way >> 24 & 4095, (way >> 12 & 4095) - 1, way & 4095
            step = (self._ground.area_of[stance], stance // 2)
            if place < 0 or (place == self._start and crossed == 0):
                return step
            trail.patience -= 1
            if trail.patience < 0:
                self.tired = True
                return ()
            found = self._back(trail, place, crossed, budget - cost + self._cost(crossed, place))
            if found:
                return found + step
        return ()

    def _before(self, trail: Trail, stance: int, take: int, budget: int, found: list[int]) -> None:
        """Add what may come before a last step across the area of a stance, packed so that the cheapest comes first:
        least cost with that step, the stance, 1 + the position before, the wanted areas crossed before."""
        ground = self._ground
        area = ground.area_of[stance]
        here = self._set_of[area]
        if self._under_fire[area] or here & ~take:
            return
        rough = ground.obstructed[stance]
        if self._start < 0 and area == self._across and here == take and ground.partial >> area & 1:
            if not rough:
                found.append(1 << 36 | stance << 24)
            elif not self._mounted and budget >= 2:
                found.append(2 << 36 | stance << 24)
        self._before_across(trail, ground.clear[area], 2 if rough else 1, stance, take, budget, found)
        self._before_across(trail, ground.rough[area], 2, stance, take, budget, found)
        if here:
            self._before_across(trail, ground.clear[area], 2 if rough else 1, stance, take ^ here, budget, found)
            self._before_across(trail, ground.rough[area], 2, stance, take ^ here, budget, found)

    def _before_across(
        self,
        trail: Trail,
        places: tuple[int, ...],
        step: int,
        stance: int,
        crossed: int,
        budget: int,
        found: list[int],
    ) -> None:
        """Add those of some positions from which a last step of this cost keeps within the budget."""
        costs = self._costs[crossed]
        if not costs or (step == 2 and self._mounted):
            return
        for place in places:
            cost = costs[place] + step
            if cost <= budget and not trail.later[place] and (place == self._start or self._going[place] == PASS):
                found.append(cost << 36 | stance << 24 | place + 1 << 12 | crossed)


class Pivots(Reach):
    """The marches of a block that starts next to an enemy: pivots only (GG-12.10, GG-12.11)."""

    def __init__(
        self,
        ground: Ground,
        start: int,
        going: Going,
        limits: tuple[int, int],
        support: int,
        full: int,
        wanted: int,
        mounted: bool,
    ) -> None:
        super().__init__(ground, start, going, (0, 0), support, full, wanted, mounted, (0, 0), -1)
        self._searched = True
        self._turns: dict[int, dict[int, tuple[int, ...]]] = {}
        """By end and wanted area crossed: the pivot as a path."""
        for stance in (2 * start, 2 * start + 1):
            area = ground.area_of[stance]
            for junction, place in ground.pivots[stance]:
                meeting = ground.mask_of(ground.meeting[junction]) & ~ground.bit[start]
                cost = ground.step_cost(stance, place)
                allowed = max(limits) if support >> place & 1 else limits[0]
                if meeting & going.hostile and going.at[place] != SHUT and not full >> place & 1:
                    if cost <= allowed and not (mounted and cost == 2):
                        self._ends |= ground.bit[place]
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

    def steps(self, end: int) -> int:
        return self._ground.step_cost(self._ground.stance(self._start, self._turns[end][0][0]), end)


def march(
    ground: Ground,
    start: int,
    going: Going,
    base: int,
    extended: int,
    friends: int,
    full: int,
    wanted: int = 0,
    mounted: bool = False,
    pivot: bool = False,
    clash: tuple[int, int] = (0, 0),
    across: int = -1,
) -> Reach:
    """All marches of a block from a position; or, with ``start`` OFF_MAP, back onto the map ``across`` an area
    (GG-10.10).

    ``base``: distance without condition; ``extended``: distance if the march ends on or next to a friend (GG-12.3),
    ``base`` or less if there is none; ``friends``: positions that hold other blocks of its army; ``full``: positions
    that hold three of them; ``wanted``: areas whose crossing matters (enemy-held objectives); ``mounted``: steps of
    cost 1 only; ``pivot``: its army has Attack orders (GG-12.12); ``clash``: enemy-occupied positions it may enter
    across their side 0, side 1 (GG-21.4, GG-21.6).
    A block that shares its position with an enemy does not march (GG-12.15): the caller tests that."""
    support = friends | ground.beside(friends) if extended > base else 0
    limits = (base, extended if extended > base else base)
    if start >= 0:
        if going.enemy.covered >> start & 1:
            limits = (0, 0)
        elif going.near >> start & 1:
            limits = limits if pivot else (0, 0)
            return Pivots(ground, start, going, limits, support, full, wanted, mounted)
    return Reach(ground, start, going, limits, support, full, wanted, mounted, clash, across)


def ending(ground: Ground, goal: int) -> tuple[int, int]:
    """The position of a march's goal (OFF_MAP: it leaves the map), and the area that the goal has it cross last (-1:
    whichever it likes)."""
    if goal < ground.n_positions:
        return goal, -1
    if goal < ground.n_positions + ground.n_areas:
        return OFF_MAP, goal - ground.n_positions
    stance = goal - ground.n_positions - ground.n_areas
    return stance // 2, ground.area_of[stance]


# ---- entries (GG-11) ---------------------------------------------------------------------------------------------


def entry_ends(ground: Ground, area: int, enemy: Threat, full: int, avoid: int) -> int:
    """Mask of the positions that a cross-country entry across an entry area may end on (GG-11.7, GG-11.9)."""
    if enemy.areas >> area & 1:
        return 0
    return ground.border_mask[area] & ~(enemy.occupied | full | avoid)


class RoadPath:
    """An entry by road. ``end``: the position; ``nodes``: mask of the road nodes used, entry point included
    (GG-11.12); ``areas``: mask of the areas crossed; ``path``: areas and positions in turn; ``through``: mask of the
    positions before the end; ``links``: mask of the areas of all its roads."""

    def __init__(self, end: int, nodes: int, areas: int, path: tuple[int, ...], through: int, links: int) -> None:
        self.end = end
        self.nodes = nodes
        self.areas = areas
        self.path = path
        self.through = through
        self.links = links


def road_paths(ground: Ground, entry: int, enemy: Threat, full: int, avoid: int, closed: int) -> list[RoadPath]:
    """All entries by road from an entry point (GG-11.7, GG-11.10, GG-11.15).

    ``closed``: areas the path may not cross (the town, for Confederates: GG-11.14)."""
    shut = closed | (enemy.areas & ground.mask_of(ground.entry_areas[entry]))
    barred = enemy.occupied | avoid
    passed = barred | enemy.near | enemy.covered
    kept = ~(barred | full)
    return [
        road
        for road in all_roads(ground, entry)
        if kept >> road.end & 1 and not road.through & passed and not road.links & shut
    ]


def all_roads(ground: Ground, entry: int) -> list[RoadPath]:
    """All entries by road from an entry point of the bare map; remembered."""
    found: list[RoadPath] | None = ground.roads.get(entry)
    if found is None:
        found = []
        start = ground.road_start[entry]
        _drive(ground, start, -1, RoadPath(-1, ground.bit[start], 0, (), 0, 0), found)
        ground.roads[entry] = found
    return found


def _drive(ground: Ground, node: int, came: int, road: RoadPath, found: list[RoadPath]) -> None:
    """Follow the roads on from a node. ``came``: the area crossed to reach it; ``road``: the way there."""
    crossing = ground.road_nodes[node].position >= 0
    before = road.through | (ground.bit[road.end] if road.end >= 0 else 0)
    for onward, area in ground.road_nodes[node].onward:
        if road.nodes & ground.bit[onward] or (crossing and area == came):
            continue
        nodes, links = road.nodes | ground.bit[onward], road.links | ground.bit[area]
        place = ground.road_nodes[onward].position
        if place < 0:
            longer = RoadPath(road.end, nodes, road.areas, road.path, road.through, links)
        else:
            longer = RoadPath(place, nodes, road.areas | ground.bit[area], (*road.path, area, place), before, links)
            found.append(longer)
        _drive(ground, onward, area, longer, found)


def road_paths_apart(paths: Sequence[RoadPath], used: int) -> list[RoadPath]:
    """Those of some road paths that share no road node with the mask ``used`` (GG-11.12)."""
    return [path for path in paths if not path.nodes & used]
