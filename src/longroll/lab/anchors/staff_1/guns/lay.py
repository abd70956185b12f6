"""What a map lets an army command and reach: tables worked out once for a ground, and floods over its areas."""

from __future__ import annotations

from functools import lru_cache

from longroll.games.guns.board import MOST_KEPT, Ground

FAR = 99
"""More steps than any march takes: out of reach."""
HORIZON = 16
"""Steps beyond which nobody is looked at."""
DECAY = 0.92
"""Long turns take the second player far: what is ten steps away may be here within the turn."""
QUIET = ("TANEYTOWN", "BALTIMORE")
WEIGHTS: tuple[float, ...] = tuple(10 * DECAY**steps for steps in range(HORIZON + 1))
"""How heavily something weighs that is so many steps away."""


class Lay:
    """Tables of one ground."""

    def __init__(self, ground: Ground) -> None:
        self.fields: list[int] = []
        """For each stance the most it can command."""
        over: list[list[int]] = [[] for _ in range(ground.n_areas)]
        for stance in range(2 * ground.n_positions):
            field = ground.fire_front[stance]
            for area, _ in ground.fire_beyond[stance]:
                field |= area
            self.fields.append(field)
            for area in ground.members(field):
                over[area].append(stance)
        self.over: tuple[tuple[int, ...], ...] = tuple(map(tuple, over))
        """For each area the stances that can command it."""
        self.posts: tuple[int, ...] = tuple(ground.mask_of([s // 2 for s in stances]) for stances in self.over)
        """For each area the positions from which it can be commanded."""
        self.beside_posts: tuple[bytes, ...] = tuple(
            bytes([1 if border & posts else 0 for border in ground.border_mask]) for posts in self.posts
        )
        """For each area a column of areas: 1 for those that border such a position."""
        self.homes: dict[str, tuple[int, ...]] = {
            army: spread(ground, ground.members(ground.entry_mask[army])) for army in ("USA", "CSA")
        }
        """Steps of every area from the entry areas of an army."""
        quiet = [n for n, code in enumerate(ground.entry_codes) if code in QUIET]
        self.refuge: tuple[int, ...] = spread(ground, tuple(a for n in quiet for a in ground.entry_areas[n]))
        """Steps of every area from the Union entry points farthest from the enemy."""


@lru_cache(maxsize=MOST_KEPT)
def lay_of(ground: Ground) -> Lay:
    return Lay(ground)


def spread(ground: Ground, starts: tuple[int, ...]) -> tuple[int, ...]:
    """Steps of every area from the nearest of some areas, on the bare map."""
    found = [FAR] * ground.n_areas
    edge = list(starts)
    for area in edge:
        found[area] = 0
    for area in edge:
        for other, _ in ground.links[area]:
            if found[other] == FAR:
                found[other] = found[area] + 1
                edge.append(other)
    return tuple(found)


@lru_cache(maxsize=64)
def nearest_of(ground: Ground, goals: tuple[int, ...]) -> list[int]:
    """Steps of every area from the nearest of some areas."""
    rows = [ground.area_distance[goal] for goal in goals]
    return [min([row[area] for row in rows]) for area in range(ground.n_areas)]


@lru_cache(maxsize=128)
def steps_from(ground: Ground, occupied: int) -> tuple[int, ...]:
    """Steps of every area from the nearest that borders one of some positions (a mask)."""
    around = 0
    for position in ground.members(occupied):
        for area in ground.area_of[2 * position : 2 * position + 2]:
            around |= ground.bit[area]
    return spread(ground, ground.members(around))


@lru_cache(maxsize=512)
def steps_to(ground: Ground, targets: int) -> tuple[int, ...]:
    """Steps on the bare map from every position to the nearest of some (a mask)."""
    nearest = [FAR] * ground.n_positions
    for target in ground.members(targets):
        row = ground.distances(target)
        for position in range(ground.n_positions):
            nearest[position] = min(nearest[position], row[position])
    return tuple(nearest)


@lru_cache(maxsize=128)
def bare_field(ground: Ground, targets: tuple[int, ...], offsets: tuple[float, ...]) -> list[float]:
    """Steps on the bare map from every position to the nearest of some groups of positions (masks), with what is to be
    added to the steps to each."""
    best = [float(FAR)] * ground.n_positions
    for group, offset in zip(targets, offsets, strict=True):
        steps = steps_to(ground, group)
        for position in range(ground.n_positions):
            value = steps[position] + offset
            if value < best[position]:
                best[position] = value
    return best


@lru_cache(maxsize=MOST_KEPT)
def links_of(ground: Ground) -> tuple[list[list[int]], list[list[int]]]:
    """For each area the areas across its positions and, in the same order, these positions (lists of small numbers,
    read fastest)."""
    ways = [[(other, gate) for other, gates in links for gate in ground.members(gates)] for links in ground.links]
    return [[other for other, _ in way] for way in ways], [[gate for _, gate in way] for way in ways]


class Flood:
    """How an army can spread by marches over ground the enemy does not command.

    ``cost``: steps after which its blocks may stand around an area, by area; ``order``: the areas reached, the nearest
    first; ``came``: the area crossed before."""

    def __init__(self, ground: Ground, starts: list[tuple[int, int]], closed: int, open_positions: int) -> None:
        """``starts``: (area, steps); ``closed``: areas that cannot be crossed; ``open_positions``: those at which a
        march need not stop."""
        cost = [FAR] * ground.n_areas
        came = [-1] * ground.n_areas
        buckets: list[list[int]] = [[] for _ in range(HORIZON + 2)]
        shut = ground.members(closed)
        for area in shut:
            cost[area] = -1
        for area, steps in starts:
            if steps < cost[area] and steps <= HORIZON:
                cost[area] = steps
                buckets[steps].append(area)
        order: list[int] = []
        near, gates = links_of(ground)
        stops = ground.column(ground.all_positions & ~open_positions, ground.n_positions)
        for steps in range(HORIZON + 1):
            after = buckets[steps + 1]
            reached = [area for area in buckets[steps] if cost[area] == steps]
            order += reached
            for area in reached:
                passed = gates[area]
                for number, other in enumerate(near[area]):
                    if cost[other] > steps + 1 and not stops[passed[number]]:
                        cost[other] = steps + 1
                        came[other] = area
                        after.append(other)
        for area in shut:
            cost[area] = FAR
        self.cost = cost
        self.came = came
        self.order = order


class ArrivalSides:
    """From which side a block that attacks a position by the shortest way comes, for every pair near each other."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.sides: dict[int, int] = {}

    def side(self, start: int, target: int) -> int:
        """Bit 0: across side 0 of the target, bit 1: across side 1."""
        key = start * self.ground.n_positions + target
        found = self.sides.get(key)
        if found is None:
            found = self.sides[key] = self._work_out(start, target)
        return found

    def _work_out(self, start: int, target: int) -> int:
        ground = self.ground
        row = ground.distances(start)
        costs = []
        for stance in (2 * target, 2 * target + 1):
            easy = [row[p] + 1 for p in ground.members(ground.easy[stance])]
            hard = [row[p] + 2 for p in ground.members(ground.hard[stance])]
            costs.append(min([*easy, *hard], default=FAR))
        least = min(costs)
        return (1 if costs[0] == least else 0) | (2 if costs[1] == least else 0)


@lru_cache(maxsize=MOST_KEPT)
def arrivals_of(ground: Ground) -> ArrivalSides:
    return ArrivalSides(ground)
