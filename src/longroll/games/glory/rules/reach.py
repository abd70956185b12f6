"""GL-5.13, GL-6, GL-11.21 Moving over the board: moves, command range, retreats, refuges of leaders.

Everything here is a function of a ``Board`` and of masks; nothing knows the state of a game. ``Presence`` says who
stands where, seen by the side that moves; ``Mover`` what moves and under which restrictions.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.board import ARTILLERY, BY_ROAD, CAVALRY, INFANTRY, LEADER, Board
from longroll.games.glory.rules.flood import HERE, Flood, Terms, flood

SWIFT: Final = 2
"""The dearest hex cavalry may have entered for its bonus in a charge (GL-10.26.1)."""
FAR: Final = 80
"""An allowance beyond every move of the game, to say what a hex out of reach would cost."""


class Presence:
    """Where units stand, seen by one side.

    ``enemies``: mask of the hexes with an enemy unit; ``near``: those adjacent to one; ``enemy_guns``: those with enemy
    artillery only; ``friends``: any friendly unit; ``horse``: a single friendly unit, mounted cavalry; ``batteries``:
    friendly artillery only; ``full``: two friendly units. Leaders count nowhere.
    Derived: ``guns`` and ``foot``, hexes with a single friendly unit, artillery or infantry (or dismounted cavalry);
    ``close``: within two hexes of an enemy; ``vacant``: no unit of either side; ``open``: vacant or such guns;
    ``taken``: enemies or two friendly units."""

    def __init__(
        self,
        board: Board,
        enemies: int,
        near: int,
        enemy_guns: int,
        friends: int,
        horse: int,
        batteries: int,
        full: int,
    ) -> None:
        self.enemies = enemies
        self.near = near
        self.enemy_guns = enemy_guns
        self.friends = friends
        self.horse = horse
        self.full = full
        self.guns: int = batteries & ~full
        self.foot: int = friends & ~(batteries | horse | full)
        self.close: int = board.spread(near | enemies) | near
        self.vacant: int = board.all_hexes & ~(enemies | friends)
        self.open: int = self.vacant | self.guns
        self.taken: int = enemies | full


class Mover:
    """What moves, under which restrictions (small, made anew for every question).

    ``cls``: INFANTRY, CAVALRY, ARTILLERY or LEADER; ``epoch``: ``board.epoch_of[turn]``; ``allowance``: MP, bonus of
    extended movement included; ``shy``: it may not enter a hex adjacent to an enemy (Out of Command, GL-5.13.6 and
    5.13.7; Disordered, GL-11.12.2); ``extended``: GL-6.13.3 holds; ``night``: GL-13.1; ``barred``: mask of hexes it may
    never enter (GL-6.53, GL-15.4, GL-15.5, GL-16.8); ``mates``: mask of the hexes with a single infantry unit that an
    infantry may stack with (same leader, GL-6.41.4); ``dear``: six bits, directions in which its first step costs 1
    more (``dear_from_top``, ``dear_from_below``)."""

    def __init__(
        self,
        cls: int,
        epoch: int,
        allowance: int,
        *,
        shy: bool = False,
        extended: bool = False,
        night: bool = False,
        barred: int = 0,
        mates: int = 0,
        dear: int = 0,
    ) -> None:
        self.cls = cls
        self.epoch = epoch
        self.allowance = allowance
        self.shy = shy
        self.extended = extended
        self.night = night
        self.barred = barred
        self.mates = mates
        self.dear = dear

    def same(self, other: Mover) -> bool:
        """Are two alike in every respect?"""
        return (
            self.cls == other.cls
            and self.epoch == other.epoch
            and self.allowance == other.allowance
            and self.shy == other.shy
            and self.extended == other.extended
            and self.night == other.night
            and self.barred == other.barred
            and self.mates == other.mates
            and self.dear == other.dear
        )

    def like(self, allowance: int, extended: bool, barred: int) -> Mover:
        """The same mover with another allowance, way of moving and hexes it may never enter."""
        return Mover(
            self.cls,
            self.epoch,
            allowance,
            shy=self.shy,
            extended=extended,
            night=self.night,
            barred=barred,
            mates=self.mates,
            dear=self.dear,
        )


_FRONT_BITS: Final = tuple(1 << (f + 5) % 6 | 1 << f | 1 << (f + 1) % 6 for f in range(6))


def dear_from_top(facing: int) -> int:
    """First steps that cost 1 more to a unit on top of an infantry unit: the rear hexes (GL-7.12.3)."""
    return 63 & ~_FRONT_BITS[facing]


def dear_from_below(facing: int) -> int:
    """First steps that cost 1 more to infantry under another infantry unit: the front hexes (GL-7.12.4)."""
    return _FRONT_BITS[facing]


def room(who: Presence, cls: int, mates: int) -> int:
    """Mask of the hexes in which a unit of a class may come to stand, stacking alone judged (GL-6.41). ``mates``: as in
    ``Mover``."""
    if cls == INFANTRY:
        return who.open | (who.foot & mates)
    if cls == CAVALRY:
        return who.open
    if cls == ARTILLERY:
        return who.open | who.foot | who.horse
    return who.vacant | who.friends


# ---- moves -------------------------------------------------------------------------------------------------------


class Reach:
    """Where a mover can go.

    ``ends``: mask of the hexes where it may end its move (its own hex only for one that enters the map); ``swift``:
    mask of the ends that cavalry can reach so that no hex entered costs more than 2 MP (GL-10.26.1)."""

    def __init__(self, flood: Flood | None = None, swift: Flood | None = None, stop: int = 0) -> None:
        self._flood = flood
        self._swift = swift
        self.ends: int = flood.reached & stop if flood else 0
        self.swift: int = swift.reached & stop if swift else 0

    @property
    def cost(self) -> dict[int, int]:
        """End -> MP of the cheapest path."""
        if self._flood is None:
            return {}
        return {hex_: cost for hex_, cost in self._flood.cost.items() if self.ends >> hex_ & 1}

    def passes(self, hex_: int) -> int:
        """MP of the cheapest path to a hex, also one where it may not end; -1 if it does not come there."""
        return -1 if self._flood is None else self._flood.cost_of(hex_)

    def comes_to(self, mask: int) -> bool:
        """Does it come to one of some hexes, also such as it may not end in?"""
        return self._flood is not None and bool(self._flood.reached & mask)

    def within(self, limit: int) -> int:
        """Mask of the ends with a path of at most so many MP."""
        return 0 if self._flood is None else self._flood.within(limit) & self.ends

    def dearer(self, other: Reach) -> int:
        """Mask of the ends to which the cheapest path costs more than in another reach."""
        if self._flood is None or other._flood is None:
            return 0
        return self.ends & ~self._flood.as_cheap(other._flood)

    def _to(self, end: int, cheapest: bool) -> Flood:
        flood = self._flood if cheapest or not self.swift >> end & 1 else self._swift
        assert flood is not None, "it goes nowhere"
        return flood

    def path(self, end: int, cheapest: bool = False) -> tuple[int, ...]:
        """The hexes entered on the way to an end, in order. Cavalry takes a swift path if there is one, unless the
        cheapest is wanted."""
        return self._to(end, cheapest).path(end)

    def spent(self, end: int, cheapest: bool = False) -> int:
        """The MP of ``path`` with the same arguments."""
        return self._to(end, cheapest).cost_of(end)


def exposed(board: Board, who: Presence, epoch: int, places: int) -> int:
    """Those of some hexes adjacent to an enemy which artillery may not enter (GL-6.32)."""
    found = 0
    passable = board.passable[epoch]
    for hex_ in board.members(places & who.near & ~(who.foot | who.horse)):
        foes = board.around[hex_] & who.enemies
        if foes & passable[ARTILLERY][hex_] or any(
            passable[ARTILLERY if who.enemy_guns >> foe & 1 else INFANTRY][foe] >> hex_ & 1
            for foe in board.members(foes)
        ):
            found |= board.bit[hex_]
    return found


def closed(board: Board, who: Presence, mover: Mover, touched: int) -> int:
    """Mask of the hexes that a mover may not enter at all. ``touched``: those that artillery could come to."""
    blocked = who.enemies if mover.cls == LEADER else who.taken
    if mover.barred:
        blocked |= mover.barred
    if mover.shy:
        blocked |= who.near
    if mover.extended:
        blocked |= who.close
    if mover.cls == ARTILLERY:
        blocked |= exposed(board, who, mover.epoch, touched & ~blocked)
    return blocked


def _reach(board: Board, who: Presence, mover: Mover, start: int, spent: int, entering: bool) -> Reach:
    left = mover.allowance - spent if entering else mover.allowance
    here = board.bit[start]
    if left < 0 or (mover.extended and who.close & here):
        return Reach()
    shut = closed(board, who, mover, board.within(start, left) if mover.cls == ARTILLERY else 0)
    if not entering:
        shut |= here
    elif shut & here:
        return Reach()
    leader = mover.cls == LEADER
    halt = who.near & ~who.friends if leader else who.near
    ways = mover.cls + (BY_ROAD if mover.extended and board.woods_by_road else 0)
    terms = Terms(mover.epoch, ways, shut, who.near, halt, 0 if leader else who.foot, int(mover.night))
    begun = spent if entering else HERE
    everywhere = flood(board, terms, start, begun, mover.dear, mover.allowance, FAR)
    swift = flood(board, terms, start, begun, mover.dear, mover.allowance, SWIFT) if mover.cls == CAVALRY else None
    # nothing that is shut is reached: where there is room it may end
    return Reach(everywhere, swift, room(who, mover.cls, mover.mates))


def reach(board: Board, who: Presence, mover: Mover, start: int) -> Reach:
    """Where a unit or leader on the map may move (GL-6.1 to GL-6.4). An extended mover that begins within
    two hexes of an enemy goes nowhere (GL-6.13.3)."""
    return _reach(board, who, mover, start, 0, False)


def reach_from_edge(board: Board, who: Presence, mover: Mover, entry: int, spent: int) -> Reach:
    """Where a reinforcement may go that has paid ``spent`` MP for its place in the column, the entry hex included
    (GL-6.51.2): the entry hex is one of the ends if it may stop there."""
    return _reach(board, who, mover, entry, spent, True)


class Hindrance:
    """Why a hex is out of reach: ``clause``, ``reason``, and cost and allowance where they matter.

    Reasons: ``enemy`` (GL-6.14.3), ``full`` (GL-6.42.4), ``stack`` (GL-6.41.1), ``begins`` and ``close`` (GL-6.13.3),
    ``guns`` (GL-6.32.1), ``woods`` (GL-19.6), ``cost`` (GL-6.21.2: ``cost`` is that of the cheapest path without the
    limit), ``nowhere`` (GL-6.21.2: no path leads there), ``barred`` and ``near``, whose clause depends on why the
    caller barred the hex or called the mover shy and is left empty."""

    def __init__(self, clause: str, reason: str, cost: int = 0, allowance: int = 0) -> None:
        self.clause = clause
        self.reason = reason
        self.cost = cost
        self.allowance = allowance


def hindrance(board: Board, who: Presence, mover: Mover, start: int, end: int) -> Hindrance | None:
    """Why a mover on the map may not move to a hex; None if it may."""
    if reach(board, who, mover, start).ends >> end & 1:
        return None
    place = board.bit[end]
    if place & who.enemies:
        return Hindrance("GL-6.14.3", "enemy")
    if place & mover.barred:
        return Hindrance("", "barred")
    if mover.extended and who.close >> start & 1:
        return Hindrance("GL-6.13.3", "begins")
    if mover.extended and place & who.close:
        return Hindrance("GL-6.13.3", "close")
    if mover.shy and place & who.near:
        return Hindrance("", "near")
    if mover.cls != LEADER and place & who.full:
        return Hindrance("GL-6.42.4", "full")
    if not place & room(who, mover.cls, mover.mates):
        return Hindrance("GL-6.41.1", "stack")
    if mover.cls == ARTILLERY and exposed(board, who, mover.epoch, place):
        return Hindrance("GL-6.32.1", "guns")
    free = mover.like(FAR, mover.extended, mover.barred)
    cost = reach(board, who, free, start).cost.get(end, -1)
    if mover.extended and board.woods_by_road and _off_road(board, who, mover, start, end):
        return Hindrance("GL-19.6", "woods")
    return Hindrance("GL-6.21.2", "cost" if cost >= 0 else "nowhere", max(cost, 0), mover.allowance)


def _off_road(board: Board, who: Presence, mover: Mover, start: int, end: int) -> bool:
    """Would the hex be in reach if woods could be entered off the road (GL-19.6)?"""
    free = mover.like(mover.allowance, False, mover.barred | who.close)
    return bool(reach(board, who, free, start).ends >> end & 1)


# ---- command range (GL-5.13) -------------------------------------------------------------------------------------


def _command(board: Board, epoch: int, leader: int, limit: int, enemies: int) -> Flood:
    terms = Terms(epoch, LEADER, enemies | board.bit[leader], 0, 0, 0, 0)
    return flood(board, terms, leader, HERE, 0, limit, FAR)


def command_costs(board: Board, epoch: int, leader: int, limit: int, enemies: int) -> dict[int, int]:
    """Path cost from a leader's hex to every hex within a range (GL-5.13.1 to GL-5.13.3)."""
    return {leader: 0, **_command(board, epoch, leader, limit, enemies).cost}


def command_area(board: Board, epoch: int, leader: int, limit: int, enemies: int) -> int:
    """Mask of the hexes within command range of a leader; remembered."""
    key = (leader, epoch, limit, enemies)
    found: int | None = board.memo.get(key)
    if found is None:
        found = board.bit[leader] | _command(board, epoch, leader, limit, enemies).reached
        board.remember(key, found)
    return found


def command_cost(board: Board, epoch: int, leader: int, hex_: int, enemies: int) -> int:
    """Path cost from a leader's hex to another, however far; -1 if no path leads there."""
    return 0 if hex_ == leader else _command(board, epoch, leader, FAR, enemies).cost_of(hex_)


# ---- retreats (GL-11.21, GL-10.27) -------------------------------------------------------------------------------

RETREAT_FREE: Final = 1
RETREAT_PARTLY: Final = 2
DISPLACE_FREE: Final = 3
DISPLACE_PARTLY: Final = 4
OFF_MAP: Final = 5
NO_WAY: Final = 6
"""The groups of GL-11.21.3."""


def _farther(board: Board, hex_: int, places: int, causing: int) -> tuple[int, int]:
    """Those of some hexes that are farther from all causing units than a hex, and farther from at least one."""
    foes = [(foe, board.distance(hex_, foe)) for foe in board.members(causing)]
    from_all = from_some = 0
    for place in board.members(places):
        gains = sum(board.distance(place, foe) > before for foe, before in foes)
        if gains:
            from_some |= board.bit[place]
        if gains == len(foes):
            from_all |= board.bit[place]
    return from_all, from_some


def retreat(
    board: Board, epoch: int, cls: int, hex_: int, causing: int, enemies: int, free: int, barred: int
) -> tuple[int, int]:
    """The group of GL-11.21.3 that applies, 1 to 6, and the mask of its hexes (0 in groups 5 and 6).

    ``causing``: mask of the hexes of the causing units; ``free``: hexes with room under stacking (see ``room``; for a
    stack that retreats together the hexes with no unit); ``barred``: as in ``Mover``."""
    open_ = board.passable[epoch][cls][hex_] & ~(enemies | barred)
    from_all, from_some = _farther(board, hex_, open_, causing)
    for group, places in (
        (RETREAT_FREE, from_all & free),
        (RETREAT_PARTLY, from_some & free),
        (DISPLACE_FREE, from_all),
        (DISPLACE_PARTLY, from_some),
    ):
        if places:
            return group, places
    return (OFF_MAP if board.edge >> hex_ & 1 else NO_WAY), 0


def second_retreat(board: Board, epoch: int, first: int, causing: int, enemies: int, free: int, barred: int) -> int:
    """Mask of the second hexes of retreating mounted cavalry that has come to ``first`` (GL-11.22.2)."""
    places = board.passable[epoch][CAVALRY][first] & free & ~(enemies | barred)
    return _farther(board, first, places, causing)[0]


def before_charge(
    board: Board, epoch: int, cls: int, hex_: int, charging: int, who: Presence, free: int, barred: int, steps: int = 2
) -> tuple[tuple[int, ...], ...]:
    """The paths of a retreat before charge, of one or two hexes, the shortest one for each last hex (GL-10.27.3).

    ``charging``: mask of the hexes of the units that charge it; ``free``: hexes with room under stacking."""
    safe = free & ~(who.enemies | who.near | barred) & ~board.bit[hex_]
    passable = board.passable[epoch][cls]
    ways: dict[int, tuple[int, ...]] = {}
    near = board.members(passable[hex_] & safe)
    for first in near:
        ways[first] = (first,)
    if steps > 1:
        for first in near:
            for second in board.members(passable[first] & safe):
                ways.setdefault(second, (first, second))
    ends = _farther(board, hex_, board.mask_of(ways), charging)[0]
    return tuple(ways[end] for end in board.members(ends))


# ---- leaders (GL-5.15.2) -----------------------------------------------------------------------------------------


def refuges(board: Board, epoch: int, hex_: int, enemies: int, friends: int) -> int:
    """Mask of the hexes, all equally near, a leader may be moved to when an enemy unit enters his hex (GL-5.15.2).
    ``friends``: hexes with friendly units, where he goes if there is no free way. Empty only if there is neither.

    A path that enters no enemy-held hex begins with a free neighbour, so that the nearest free hexes are neighbours."""
    free = board.passable[epoch][LEADER][hex_] & ~enemies
    return free or board.within(hex_, board.nearest(hex_, friends)) & friends
