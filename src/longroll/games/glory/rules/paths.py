"""GL-6.12.2 The way a unit takes to a hex.

It takes the cheapest way; of equal ones one that wakes nobody. Where another way has other consequences its owner
may name a hex it is to go through. What a way can stir up: a division that sleeps (GL-14.35.1), a Command on a leash
(GL-19.8), an enemy leader alone in a hex it passes (GL-5.15.2). What it leaves: MP for mounting or dismounting
(GL-12.1.1) and for leaving the map (GL-16.12, GL-19.7); for these a unit may use extended movement also to a hex within
normal reach (GL-6.13.4). Ways that wake somebody or not are listed side by side; past a lone leader or over him leads
whatever hex is named.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, NO_UNIT
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.rules.cavalry import CHANGE_COST
from longroll.games.glory.rules.reach import Mover, Presence, Reach, reach, reach_from_edge
from longroll.games.glory.rules.traits import MEETS, Zone
from longroll.games.glory.rules.units import allowances, mover
from longroll.games.glory.state import Battle

EXIT_COST: Final = 1
"""MP for leaving the map (GL-16.12, GL-19.7)."""


def zones(b: Battle, side: int) -> list[Zone]:
    """What a moving unit of a side could stir up."""
    return b.traits.sleepers(b, side) + lone_leaders(b, side)


def lone_leaders(b: Battle, side: int) -> list[Zone]:
    """Where it meets enemy leaders without a unit."""
    lower, sides = b.lower, b.roster.command_side
    return [
        Zone(MEETS, leader, BIT[place])
        for leader, place in enumerate(b.leader_at)
        if place < OFF and lower[place] == NO_UNIT and sides[leader] != side
    ]


class Route:
    """A path with what it costs. ``gallops``: cavalry enters no hex of more than 2 MP (GL-10.26.1)."""

    def __init__(self, path: tuple[int, ...], spent: int, gallops: bool) -> None:
        self.path = path
        self.spent = spent
        self.gallops = gallops

    def touches(self, zone: Zone) -> bool:
        return any(zone.mask >> place & 1 for place in self.path)


class Journey:
    """A unit about to move, from its hex or with ``spent`` MP paid for its entry hex."""

    def __init__(self, b: Battle, who: Presence, unit: int, start: int, spent: int = 0, enters: bool = False) -> None:
        self._board = b.board
        self._who = who
        self._start = start
        self._spent = spent
        self._enters = enters
        self._normal = mover(b, unit)
        self._hurried: int = allowances(b, unit)[1]
        self._open: list[Reach | None] = [None, None]

    def same(self, other: Journey) -> bool:
        """Does another unit about to move, among the same others, come to the same hexes by the same ways?"""
        return (
            self._start == other._start
            and self._spent == other._spent
            and self._enters == other._enters
            and self._hurried == other._hurried
            and self._normal.same(other._normal)
        )

    def moving(self, extended: bool, closed: int = 0) -> Mover:
        """It by normal or extended movement, some hexes closed to it."""
        plain = self._normal
        if not extended and not closed:
            return plain
        return plain.like(self._hurried if extended else plain.allowance, extended, plain.barred | closed)

    def reach(self, extended: bool, closed: int = 0) -> Reach:
        """Where it can go, some hexes closed to it."""
        if closed:
            return self._reach(self.moving(extended, closed))
        found = self._open[extended]
        if found is None:
            found = self._open[extended] = self._reach(self.moving(extended))
        return found

    def _reach(self, moving: Mover) -> Reach:
        if self._enters:
            return reach_from_edge(self._board, self._who, moving, self._start, self._spent)
        return reach(self._board, self._who, moving, self._start)

    def straight(self, found: Reach, end: int) -> Route:
        """The cheapest way; cavalry that comes next to an enemy gallops if it can, whatever it costs."""
        gallops = bool(found.swift >> end & 1)
        if gallops and not self._who.near >> end & 1:
            gallops = found.spent(end) == found.spent(end, cheapest=True)
        return Route(found.path(end, not gallops), found.spent(end, not gallops), gallops)

    def plain(self, asleep: list[Zone], extended: bool, end: int) -> Route:
        """The way without a word about it: the cheapest, of equal ones one that wakes nobody."""
        best = self.straight(self.reach(extended), end)
        closed = apart(asleep, BIT[end])
        if closed:
            calm = self.reach(extended, closed)
            if calm.ends >> end & 1:
                way = self.straight(calm, end)
                as_good = way.spent <= best.spent or (way.gallops and self._who.near >> end & 1)
                if as_good and way.gallops >= best.gallops:
                    return way
        return best

    def by(self, stirred: list[Zone], extended: bool, end: int, via: int) -> Route | None:
        """The cheapest way through a hex, one that disturbs nobody if there is one; None if there is none."""
        closed = apart(stirred, BIT[end] | BIT[via])
        way = self._through(extended, closed, end, via) if closed else None
        return way or self._through(extended, 0, end, via)

    def _through(self, extended: bool, closed: int, end: int, via: int) -> Route | None:
        first = self.reach(extended, closed)
        if via == end:
            return self.straight(first, end) if first.ends >> end & 1 else None
        spent = first.passes(via)
        if spent < 0:
            return None
        rest = self._onward(extended, closed, via, spent)
        if not rest.ends >> end & 1:
            return None
        path = first.path(via, cheapest=True) + rest.path(end, cheapest=True)[1:]
        return Route(path, rest.spent(end, cheapest=True), False)

    def _onward(self, extended: bool, closed: int, via: int, spent: int) -> Reach:
        """Where it can go on from a hex on its way; it does not come back through the hex it has left."""
        left = 0 if self._enters else BIT[self._start]
        return reach_from_edge(self._board, self._who, self.moving(extended, closed | left), via, spent)

    def others(self, asleep: list[Zone], extended: bool, ends: int) -> list[tuple[int, int]]:
        """Ends to which the cheapest way wakes somebody and another way does not, with a hex on that way."""
        found: list[tuple[int, int]] = []
        base = self.reach(extended)
        asleep = [zone for zone in asleep if base.comes_to(zone.mask)]
        for inside, places in parted(asleep, ends):
            closed = apart(asleep, inside)
            if closed:
                calm = self.reach(extended, closed)
                slower = base.swift & ~calm.swift & calm.ends & self._who.near
                for end in self._board.members((calm.dearer(base) | slower) & places):
                    found.append((end, self._waypoint(self.straight(base, end), calm, end)))
        return found

    def _waypoint(self, usual: Route, other: Reach, end: int) -> int:
        """A hex by which another way can be told from the usual one."""
        return next((place for place in self.straight(other, end).path if place not in usual.path), end)


def known_journey(b: Battle, who: Presence, unit: int, start: int, spent: int = 0, enters: bool = False) -> Journey:
    """A journey with all that was found when it was asked for before: a move is listed and then made, and when a stack
    has turned or a leader has ridden the moves of all others are listed again. Kept until anybody stands elsewhere."""
    made = Journey(b, who, unit, start, spent, enters)
    asked, known = b.board.journeys
    if asked is not who:
        known = {}
        b.board.journeys = (who, known)
    found: Journey | None = known.get(unit)
    if found is not None and found.same(made):
        return found
    known[unit] = made
    return made


def apart(stirred: list[Zone], inside: int) -> int:
    """Mask of the zones that hold none of some hexes: those a way to them can avoid."""
    found = 0
    for zone in stirred:
        if not zone.mask & inside:
            found |= zone.mask
    return found


def parted(stirred: list[Zone], ends: int) -> list[tuple[int, int]]:
    """Ends sorted by the zones they lie in: one of each sort, and all of it."""
    sorts = [ends]
    for zone in stirred:
        sorts = [part for places in sorts for part in (places & zone.mask, places & ~zone.mask) if part]
    return [(places & -places, places) for places in sorts]


def exits_of(b: Battle, unit: int) -> int:
    """Mask of the hexes from which a unit may leave the map (GL-16.12, GL-19.7)."""
    return b.roster.exits[b.roster.side[unit]] | b.traits.ways_round(b, unit)


def worth_hurrying(b: Battle, who: Presence, unit: int, normal: Reach, wide: Reach) -> int:
    """Ends within normal reach where the MP left by extended movement serve something that those of normal movement do
    not (GL-6.13.4)."""
    way_off = exits_of(b, unit)
    dismounts = b.roster.dismounting and b.is_mounted(unit)
    if not way_off and not dismounts:
        return 0
    common = normal.ends & wide.ends & ~who.near
    least, most = allowances(b, unit)
    found = 0
    if common and dismounts:
        found |= common & wide.within(most - CHANGE_COST) & ~normal.within(least - CHANGE_COST)
    if common & way_off:
        found |= common & way_off & wide.within(most - EXIT_COST) & ~normal.within(least - EXIT_COST)
    return found
