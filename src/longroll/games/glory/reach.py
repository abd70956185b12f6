"""GL-5.13, GL-6, GL-11.21 Moving over the board: moves, command range, retreats, refuges of leaders.

Everything here is a function of a ``Board`` and of masks; nothing knows the state of a game. ``Presence`` says who
stands where, seen by the side that moves; ``Mover`` what moves and under which restrictions.
"""

from __future__ import annotations

from longroll.games.glory.board import Board

FREE, SHY = 0, 1


class Presence:
    """Where units stand, seen by one side: make it with ``presence``, which remembers.

    Given: ``enemies``, mask of the hexes with an enemy unit; ``enemy_guns``, those of them with artillery only;
    ``foot``, ``horse``, ``guns``: hexes with a single friendly unit, infantry (or dismounted cavalry), mounted cavalry,
    artillery; ``full``: hexes with two friendly units. Leaders count nowhere.
    Derived: ``near``, adjacent to an enemy unit; ``close``, within two hexes of one; ``friends``, any friendly unit;
    ``vacant``, no unit of either side."""


def presence(board: Board, enemies: int, enemy_guns: int, foot: int, horse: int, guns: int, full: int) -> Presence:
    """The presence of these masks; remembered on the board."""
    raise NotImplementedError


class Mover:
    """What moves, under which restrictions (small, made anew for every question).

    ``cls``: INFANTRY, CAVALRY, ARTILLERY or LEADER; ``epoch``: ``board.epoch_of[turn]``; ``allowance``: MP, bonus of
    extended movement included; ``shy``: it may not enter a hex adjacent to an enemy (Out of Command, GL-5.13.6 and
    5.13.7; Disordered, GL-11.12.2); ``extended``: GL-6.13.3 holds; ``night``: GL-13.1; ``barred``: mask of hexes it may
    never enter (GL-6.53, GL-15.4, GL-15.5, GL-16.8); ``mates``: mask of the hexes with a single infantry unit that an
    infantry may stack with (same leader, GL-6.41.4); ``dear``: six bits, directions in which its first step costs 1 more
    (``dear_from_top``, ``dear_from_below``)."""

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


def dear_from_top(facing: int) -> int:
    """First steps that cost 1 more to a unit on top of an infantry unit: the rear hexes (GL-7.12.3)."""
    raise NotImplementedError


def dear_from_below(facing: int) -> int:
    """First steps that cost 1 more to infantry under another infantry unit: the front hexes (GL-7.12.4)."""
    raise NotImplementedError


class Reach:
    """Where a mover can go.

    ``ends``: mask of the hexes where it may end its move (its own hex only for one that enters the map); ``cost``: hex ->
    MP of the cheapest path, for every hex of ``ends`` and every hex it can pass; ``swift``: mask of the ends that cavalry
    can reach so that no hex entered costs more than 2 MP (GL-10.26.1); ``swift_cost``: cost of that path."""

    ends: int
    cost: dict[int, int]
    swift: int

    def path(self, end: int) -> tuple[int, ...]:
        """The hexes entered on the way to an end, in order. Cavalry takes a swift path if there is one."""
        raise NotImplementedError

    def spent(self, end: int) -> int:
        """The MP of ``path(end)``."""
        raise NotImplementedError


def reach(board: Board, who: Presence, mover: Mover, start: int) -> Reach:
    """Where a unit or leader on the map may move (GL-6.1 to GL-6.4); remembered. An extended mover that begins within
    two hexes of an enemy goes nowhere (GL-6.13.3)."""
    raise NotImplementedError


def reach_from_edge(board: Board, who: Presence, mover: Mover, entry: int, spent: int) -> Reach:
    """Where a reinforcement may go that has paid ``spent`` MP for its place in the column, the entry hex included
    (GL-6.51.2): the entry hex is one of the ends if it may stop there."""
    raise NotImplementedError


class Hindrance:
    """Why a hex is out of reach: ``clause``, ``reason`` (a key: enemy, full, stack, barred, near, guns, close, begins,
    cost, nowhere), ``cost`` and ``allowance`` where they matter (cost of the cheapest path without the limit)."""


def hindrance(board: Board, who: Presence, mover: Mover, start: int, end: int) -> Hindrance | None:
    """Why a mover may not move to a hex; None if it may."""
    raise NotImplementedError


def room(who: Presence, cls: int, mates: int) -> int:
    """Mask of the hexes in which a unit of a class may come to stand, stacking alone judged (GL-6.41)."""
    raise NotImplementedError


# ---- command range (GL-5.13) -------------------------------------------------------------------------------------


def command_costs(board: Board, epoch: int, leader: int, limit: int, enemies: int) -> dict[int, int]:
    """Path cost from a leader's hex to every hex within a range (GL-5.13.1 to GL-5.13.3); remembered."""
    raise NotImplementedError


def command_area(board: Board, epoch: int, leader: int, limit: int, enemies: int) -> int:
    """Mask of the hexes within command range of a leader; remembered."""
    raise NotImplementedError


def command_cost(board: Board, epoch: int, leader: int, hex_: int, enemies: int) -> int:
    """Path cost from a leader's hex to another, however far; -1 if no path leads there."""
    raise NotImplementedError


# ---- retreats (GL-11.21, GL-10.27) -------------------------------------------------------------------------------

RETREAT_FREE, RETREAT_PARTLY, DISPLACE_FREE, DISPLACE_PARTLY, OFF_MAP, NO_WAY = 1, 2, 3, 4, 5, 6


def retreat(
    board: Board, epoch: int, cls: int, hex_: int, causing: int, enemies: int, free: int, barred: int
) -> tuple[int, int]:
    """The group of GL-11.21.3 that applies, 1 to 6, and the mask of its hexes (0 in groups 5 and 6).

    ``causing``: mask of the hexes of the causing units; ``free``: hexes with room under stacking (see ``room``; for a
    stack that retreats together the hexes with no unit); ``barred``: as in ``Mover``."""
    raise NotImplementedError


def second_retreat(board: Board, epoch: int, first: int, causing: int, enemies: int, free: int, barred: int) -> int:
    """Mask of the second hexes of retreating mounted cavalry that has come to ``first`` (GL-11.22.2)."""
    raise NotImplementedError


def before_charge(
    board: Board, epoch: int, cls: int, hex_: int, charging: int, who: Presence, free: int, barred: int, steps: int = 2
) -> tuple[tuple[int, ...], ...]:
    """The paths of a retreat before charge, of one or two hexes, the shortest one for each last hex (GL-10.27.3)."""
    raise NotImplementedError


# ---- leaders (GL-5.15.2) -----------------------------------------------------------------------------------------


def refuges(board: Board, epoch: int, hex_: int, enemies: int, friends: int) -> int:
    """Mask of the hexes, all equally near, a leader may be moved to when an enemy unit enters his hex (GL-5.15.2).
    ``friends``: hexes with friendly units, where he goes if there is no free way. Empty only if there is neither."""
    raise NotImplementedError
