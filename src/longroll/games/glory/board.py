"""GL-3 The board as flat tables.

A ``Board`` is one map with everything about it that does not change, seen by one battle: the battle's list of turns
says when crossings and works with a ``from_turn`` appear. ``board_of`` gives the boards of the game, ``Board`` itself
makes one from any map data (test maps). Conventions, those of ``reach`` and ``sight`` too:

- hexes are dense numbers, sets of hexes int masks, a side is 6 * hex + direction (see ``boards.hexgrid``);
- sides in play are 0 for US and 1 for CS;
- the class of a mover is ``INFANTRY`` (dismounted cavalry too), ``CAVALRY`` (mounted), ``ARTILLERY`` (both kinds) or
  ``LEADER`` (GL-6.21.1);
- an *epoch* is a stretch of turns with the same crossings: ``epoch_of[turn]``; costs are tables per epoch and class.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longroll.boards.hexgrid import HexGrid
from longroll.games.glory.data.map_data import Chart, Ground, Hexside, MapData, ends, load_chart, load_map
from longroll.kit.materials import DataError

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
LEADER: Final = 3
CLASSES: Final = ("inf", "cav", "art", "leader")
SIDES: Final = ("US", "CS")

CLEAR: Final = 0
WOODS: Final = 1
TOWN: Final = 2
TERRAINS: Final = ("clear", "woods", "town")
_TERRAIN_SIGNS: Final = ".wt"
NO_WATER: Final = 0
STREAM: Final = 1
CREEK: Final = 2
RIVER: Final = 3
WATERS: Final = ("none", "stream", "creek", "river")
NO_CROSSING: Final = 0
FORD: Final = 1
BRIDGE: Final = 2
CROSSINGS: Final = ("none", "ford", "bridge")
NO_ROAD: Final = 0
TRAIL: Final = 1
ROAD: Final = 2
PIKE: Final = 3
ROADS: Final = ("none", "trail", "road", "pike")

_REMEMBERED: Final = 4_000

BY_ROAD: Final = 4
"""Added to a class: its extended movement where woods are entered only along road links (GL-19.6)."""

SHUT: Final = 99
"""The cost of a step that cannot be made, the charge DRM of a hexside that cannot be charged across."""
STEEP_ROAD: Final = 2
"""What artillery pays for two levels or more uphill along a road link, the only way it can (part 9.1)."""

Shifts = tuple[tuple[int, int], ...]
Waves = tuple[tuple[int, int, Shifts, Shifts], ...]
"""Steps as masks, cheapest first: (cost, mask of the hexes they lead out of, steps up, steps down). A step is
(difference of the hex numbers, mask of the hexes it leads out of), up to a higher number, down to a lower one."""
Step = tuple[int, int, int]
"""(Neighbour, cost, cost without using a road link)."""
Ways = tuple[tuple[Step, ...], ...]
"""For each hex its steps, impassable ones left out."""


def _wave(cost: int, masks: dict[tuple[int, int], int]) -> tuple[int, int, Shifts, Shifts]:
    steps = [(shift, mask) for (each, shift), mask in masks.items() if each == cost]
    sources = 0
    for _, mask in steps:
        sources |= mask
    up = tuple((shift, mask) for shift, mask in steps if shift > 0)
    return cost, sources, up, tuple((-shift, mask) for shift, mask in steps if shift < 0)


class Board(HexGrid):
    """A map of the game: terrain, water, roads, works, and the costs and modifiers that follow from them."""

    def __init__(
        self, data: MapData, turns: tuple[str, ...] = (), chart: Chart | None = None, woods_by_road: bool = False
    ) -> None:
        super().__init__(data.grid.columns, data.grid.rows)
        self.woods_by_road: bool = woods_by_road
        """Does extended movement enter woods only along road links (GL-19.6)?"""
        self.data: MapData = data
        self.name: str = data.map
        self.turns: tuple[str, ...] = turns
        self.chart: Chart = chart or CHART
        self.memo: dict[Any, Any] = {}
        """What the rules have worked out for this board; may be emptied at any time."""
        self.journeys: tuple[Any, dict[int, Any]] = (None, {})
        """The presence that ``paths`` was asked about last, and the journeys of units it has worked out for that."""
        self.sights: dict[int, Any] = {}
        """What ``sight`` has worked out for this board, for pairs of hexes."""
        self.flat_ways: dict[int, Any] = {}
        """What the compiled ``flood`` has made of ``ways``."""
        self._banks: dict[int, int] = {}
        self._beyond: dict[int, int] = {}
        self._waves: dict[tuple[int, int, bool], Waves] = {}

        # ---- hexes
        self.terrain: bytes = bytes(_TERRAIN_SIGNS.index(sign) for row in data.terrain for sign in row)
        self.level: bytes = bytes(int(digit) for row in data.level for digit in row)
        self.names: tuple[tuple[str, ...], ...] = tuple(tuple(data.places.get(code, ())) for code in self.codes)
        grounds = tuple(self.chart.ground(name) for name in TERRAINS)
        self._grounds: tuple[Ground, ...] = grounds
        self.cover: int = self.mask_of([h for h in range(self.n) if grounds[self.terrain[h]].blocks_los])
        """Mask of the hexes that block sight as woods (GL-9.4.3, GL-9.4.8)."""
        self.embankment: int = self.mask_of([self.index[code] for code in data.embankment])
        self._works: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple(
                (self._turn(works.from_turn), self.mask_of([self.index[code] for code in works.hexes]))
                for works in data.works
                if works.owner == side
            )
            for side in SIDES
        )
        self.df_drm: tuple[int, ...] = tuple(grounds[t].df for t in self.terrain)
        """DRM of defensive fire against a charger in each hex (GL-10.34.1)."""

        # ---- sides
        self.water: bytearray = bytearray(6 * self.n)
        self.road: bytearray = bytearray(6 * self.n)
        self.protected: bytearray = bytearray(6 * self.n)
        """1 where a stone wall on that side protects the hex of the side (GL-9.23.2, GL-10.40.1)."""
        self.walled: bytearray = bytearray(6 * self.n)
        """1 where a stone wall stands on the hexside, seen from either hex."""
        for code, (water, _) in data.hexsides.water.items():
            for side in self._both(code):
                self.water[side] = WATERS.index(water)
        for kind in (TRAIL, ROAD, PIKE):
            links: list[str] = getattr(data.links, ROADS[kind])
            for code in links:
                for side in self._both(code):
                    self.road[side] = kind
        for wall in data.walls:
            for code in wall.sides:
                inner, outer = self._both(code)
                self.protected[inner] = 1
                self.walled[inner] = self.walled[outer] = 1
        self.edge_road: dict[int, int] = {self.index[code]: ROADS.index(kind) for code, kind in data.edge_roads.items()}
        """Hexes where a road leaves the map, with its class."""
        self._opening: dict[int, tuple[int, int]] = {}
        """Each side with a crossing: its kind and the turn from which it is there."""
        for code, crossing in data.hexsides.crossings.items():
            for side in self._both(code):
                self._opening[side] = (CROSSINGS.index(crossing.kind), self._turn(crossing.from_turn))

        # ---- epochs
        self.dawns: tuple[int, ...] = tuple(sorted({0} | {turn for _, turn in self._opening.values()}))
        """The first turn of each epoch."""
        self.epoch_of: tuple[int, ...] = tuple(
            sum(dawn <= turn for dawn in self.dawns) - 1 for turn in range(max(len(turns), 1))
        )
        self.crossing: tuple[bytes, ...] = tuple(self._crossings(dawn) for dawn in self.dawns)
        """Per epoch the crossing on each side."""
        steps: dict[Step, Step] = {}
        self.ways: tuple[tuple[Ways, ...], ...] = tuple(
            tuple(self._ways(epoch, cls, steps) for cls in range(8 if woods_by_road else 4))
            for epoch in range(len(self.dawns))
        )
        """Per epoch and class the steps out of each hex (GL-6.21.1, surcharges left out); from ``BY_ROAD`` on those of
        extended movement, where it is bound to roads in woods (GL-19.6)."""
        self.passable: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(self._goals(hex_, ways) for hex_, ways in enumerate(table)) for table in tables[:BY_ROAD])
            for tables in self.ways
        )
        """Per epoch, class and hex: mask of the neighbours it can step to at all (GL-3.2, GL-10.11.3, GL-11.24.1)."""
        self.charge_ground: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._charge(side, epoch) for side in range(6 * self.n)) for epoch in range(len(self.dawns))
        )
        """Per epoch and side: terrain DRM of a charge out of the hex across that side, works left out (GL-10.40.1);
        ``SHUT`` if nobody can charge there."""
        self.fire_ground: tuple[int, ...] = tuple(self._fire(h) for h in range(self.n))
        """DRM of artillery fire for the terrain of each hex, works and walls left out (GL-9.23.2)."""
        self.entry_ground: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._hex_cost(h, name) for h in range(self.n)) for name in CLASSES
        )
        """Per class the cost of each hex without any road, hexside and slope left out."""

    # ---- questions ---------------------------------------------------------------------------------------------

    def remember(self, key: Any, value: Any) -> None:
        """In ``memo``, which never grows beyond measure."""
        if len(self.memo) > _REMEMBERED:
            self.memo.clear()
        self.memo[key] = value

    def works(self, side: int, turn: int) -> int:
        """Mask of the hexes with works of a side in a turn (GL-16.6)."""
        found = 0
        for first, mask in self._works[side]:
            if first <= turn:
                found |= mask
        return found

    def slope(self, a: int, b: int) -> int:
        """Levels gained from one hex to another (GL-3.2)."""
        return self.level[b] - self.level[a]

    def step_cost(self, epoch: int, cls: int, a: int, b: int, road: bool = True) -> int:
        """Cost of a step to a neighbour, with or without the use of a road link; ``SHUT``: it cannot be made."""
        for other, cost, rough in self.ways[epoch][cls][a]:
            if other == b:
                return cost if road else rough
        return SHUT

    def waves(self, epoch: int, cls: int, road: bool) -> Waves:
        """All steps of a class as masks, with or without the use of road links; remembered."""
        key = (epoch, cls, road)
        found = self._waves.get(key)
        if found is None:
            masks: dict[tuple[int, int], int] = {}
            for hex_, steps in enumerate(self.ways[epoch][cls]):
                for other, easy, rough in steps:
                    cost = easy if road else rough
                    if cost < SHUT:
                        step = (cost, other - hex_)
                        masks[step] = masks.get(step, 0) | self.bit[hex_]
            found = tuple(_wave(cost, masks) for cost in sorted({cost for cost, _ in masks}))
            self._waves[key] = found
        return found

    def entry_cost(self, cls: int, hex_: int, near: bool, night: bool = False) -> int:
        """Cost c of an entry hex for the first of a column (GL-6.51.4). ``near``: it is adjacent to an enemy unit, so
        that the road may not be used (GL-6.22.2) and night costs 1 more (GL-13.1)."""
        terrain = self.entry_ground[cls][hex_]
        if near:
            return terrain + night
        if hex_ in self.edge_road:
            return self._road_cost(self.edge_road[hex_], hex_, CLASSES[cls])
        return terrain if self.bit[hex_] & self.edge else self._road_cost(ROAD, hex_, CLASSES[cls])

    def charge_drm(self, epoch: int, a: int, b: int, works: int) -> int:
        """Terrain DRM of a charge from a hex against a neighbour (GL-10.40.1). ``works``: mask of the defender's works;
        ``SHUT``: no charge is possible across that hexside."""
        drm = self.charge_ground[epoch][6 * a + self.direction(a, b)]
        if drm != SHUT and works >> b & 1:
            drm += self.chart.tec_feature["works"].charge
        return drm

    def across_stream(self, a: int, b: int) -> bool:
        """Is there a stream on the hexside of two neighbours (GL-10.42.1)?"""
        return self.water[6 * a + self.direction(a, b)] == STREAM

    def by_crossing(self, epoch: int, a: int, b: int) -> bool:
        """Does a ford or bridge lead from a hex to a neighbour (GL-11.24.2)?"""
        return self.crossing[epoch][6 * a + self.direction(a, b)] != NO_CROSSING

    def behind_wall(self, a: int, b: int) -> bool:
        """Does a line from hex a enter hex b, protected there, through a stone wall or its end (GL-9.23.2)?"""
        return any(self.protected[6 * b + d] for d in self.line(a, b).entered)

    def bank(self, hex_: int) -> int:
        """Mask of the hexes that can be reached from a hex without crossing a river hexside, crossings included
        (GL-15.4, GL-15.5, GL-16.8); remembered."""
        found = self._banks.get(hex_, 0)
        if not found:
            queue = [hex_]
            found = self.bit[hex_]
            for here in queue:
                for d in range(6):
                    other = self.step[6 * here + d]
                    if other >= 0 and self.water[6 * here + d] != RIVER and not found >> other & 1:
                        found |= self.bit[other]
                        queue.append(other)
            for here in queue:
                self._banks[here] = found
        return found

    def beyond(self, hex_: int) -> int:
        """Mask of all other hexes; remembered."""
        bank = self.bank(hex_)
        found = self._beyond.get(bank, -1)
        if found < 0:
            found = self._beyond[bank] = self.all_hexes & ~bank
        return found

    def place(self, name: str) -> int:
        """The hex of a named place."""
        for hex_, names in enumerate(self.names):
            if name in names:
                return hex_
        raise DataError(f"{self.name}: no place {name}")

    # ---- building ----------------------------------------------------------------------------------------------

    def _turn(self, turn: str) -> int:
        if not turn:
            return 0
        if turn not in self.turns:
            raise DataError(f"{self.name}: no turn {turn} in the battle")
        return self.turns.index(turn)

    def _both(self, code: str) -> tuple[int, int]:
        """The two sides of a hexside, that of the hex named first in front."""
        one, other = (self.index[end] for end in ends(code))
        return 6 * one + self.direction(one, other), 6 * other + self.direction(other, one)

    def _crossings(self, turn: int) -> bytes:
        found = bytearray(6 * self.n)
        for side, (kind, first) in self._opening.items():
            if first <= turn:
                found[side] = kind
        return bytes(found)

    def _hex_cost(self, hex_: int, name: str) -> int:
        cost: int = getattr(self._grounds[self.terrain[hex_]], name)
        if self.embankment >> hex_ & 1:
            cost += getattr(self.chart.tec_feature["rr_embankment"], name)
        return cost

    def _road_cost(self, road: int, hex_: int, name: str) -> int:
        """Cost of a hex entered along a road (GL-6.22.1, GL-6.23.1)."""
        if road == TRAIL:
            terrain: int = getattr(self._grounds[self.terrain[hex_]], name)
            return (terrain + 1) // 2
        cost: int = getattr(self.chart.road(ROADS[road]), name)
        return cost

    def _row(self, row: str, name: str) -> int:
        """Movement cost of a hexside row of the chart for a class."""
        points: int | str = getattr(self.chart.tec_hexside[row], name)
        return points if isinstance(points, int) else SHUT

    def _water_cost(self, side: int, epoch: int, name: str, road: int) -> int:
        """Cost of the water on a side (GL-6.24)."""
        water = self.water[side]
        if not water:
            return 0
        cost = 0 if water == STREAM and road == PIKE else self._row(WATERS[water], name)
        crossing = self.crossing[epoch][side]
        return min(cost, self._row(CROSSINGS[crossing], name)) if crossing else cost

    def _slope_cost(self, side: int, name: str, road: int) -> int:
        rise = self.level[self.step[side]] - self.level[side // 6]
        if rise == 0:
            return 0
        size = "1" if abs(rise) == 1 else "2_or_more"
        cost = self._row(f"{'up' if rise > 0 else 'down'}_{size}", name)
        return STEEP_ROAD if cost == SHUT and road else cost

    def _step(self, side: int, epoch: int, cls: int, road: int) -> int:
        """Cost of a step across a side, entered along a road of some class or none (GL-6.21 to GL-6.24)."""
        name = CLASSES[cls]
        target = self.step[side]
        cost = self._road_cost(road, target, name) if road else self._hex_cost(target, name)
        cost += self._water_cost(side, epoch, name, road) + self._slope_cost(side, name, road)
        if self.walled[side]:
            cost += self._row("stone_wall", name)
        return min(cost, SHUT)

    def _ways(self, epoch: int, cls: int, known: dict[Step, Step]) -> Ways:
        """``known``: steps of other classes and epochs, most of which are the same; they are there once."""
        found: list[tuple[Step, ...]] = []
        by_road = cls >= BY_ROAD
        cls %= BY_ROAD
        for hex_ in range(self.n):
            steps: list[Step] = []
            for side in range(6 * hex_, 6 * hex_ + 6):
                if self.step[side] < 0:
                    continue
                if by_road and self.terrain[self.step[side]] == WOODS and not self.road[side]:
                    continue
                rough = self._step(side, epoch, cls, NO_ROAD)
                cost = min(rough, self._step(side, epoch, cls, self.road[side])) if self.road[side] else rough
                if cost < SHUT:
                    step = (self.step[side], cost, rough)
                    steps.append(known.setdefault(step, step))
            found.append(tuple(steps))
        return tuple(found)

    def _goals(self, hex_: int, ways: tuple[Step, ...]) -> int:
        """Mask of the hexes that ways lead to; mostly all around, and then the same number, for there are many."""
        if len(ways) == len(self.neighbours[hex_]):
            return self.around[hex_]
        return self.mask_of([way[0] for way in ways])

    def _charge(self, side: int, epoch: int) -> int:
        target = self.step[side]
        if target < 0:
            return SHUT
        drm = self._grounds[self.terrain[target]].charge
        if self.embankment >> target & 1:
            drm += self.chart.tec_feature["rr_embankment"].charge
        water = self.water[side]
        if water:
            crossing = self.crossing[epoch][side]
            row: Hexside = self.chart.tec_hexside[CROSSINGS[crossing] if crossing else WATERS[water]]
            over = row.charge[WATERS[water]] if isinstance(row.charge, dict) else row.charge
            if not isinstance(over, int):
                return SHUT
            drm += over
        rise = self.level[target] - self.level[side // 6]
        if self.protected[self.opposite(side)]:
            drm += _number(self.chart.tec_hexside["stone_wall"].charge)
        if rise > 0:
            drm += _number(self.chart.tec_hexside["up_1" if rise == 1 else "up_2_or_more"].charge)
        return drm

    def _fire(self, hex_: int) -> int:
        drm = self._grounds[self.terrain[hex_]].artillery
        if self.embankment >> hex_ & 1:
            drm += self.chart.tec_feature["rr_embankment"].artillery
        return drm


def _number(value: object) -> int:
    assert isinstance(value, int), "the chart has a number here"
    return value


CHART: Final[Chart] = load_chart()
"""The Terrain Effects Chart of the game."""


@cache
def board_of(name: str, turns: tuple[str, ...] = (), woods_by_road: bool = False) -> Board:
    """One of the maps of the game for a battle with these turns; made once."""
    return Board(load_map(name), turns, woods_by_road=woods_by_road)
