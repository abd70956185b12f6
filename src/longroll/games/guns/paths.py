"""GG-3.11 Moves over the ground: attack paths, withdrawals, marches, entries by road and cross-country.

Everything here is a function of a ``Ground`` and masks; see ``board`` for the conventions. A *path* is a tuple that names
in turn an area crossed and the position reached: (area, position, area, position, …). A move that leaves the map ends
with an area. Blocks, orders and the choice of limits belong to the chapters that call these searches.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.guns.board import Ground
from longroll.games.guns.fields import Threat

# ---- attacks (GG-13.11.2) ----------------------------------------------------------------------------------------


class Way:
    """Paths of one attack that do not differ in anything the rules look at.

    ``path``: one of them; ``areas``: mask of the areas crossed; ``last``: the area crossed last; ``arrival``: the stance
    of the attacker on the target (front away from ``last``, GG-13.17.1)."""

    def __init__(self, ground: Ground, path: tuple[int, ...]) -> None:
        self.path = path
        self.areas: int = ground.mask_of(path[0::2])
        self.last: int = path[-2]
        self.arrival: int = ground.stance(path[-1], path[-2]) ^ 1


def attack_paths(ground: Ground, stance: int, target: int, enemies: int, barred: int) -> list[tuple[int, ...]]:
    """Every path by which a block at a stance may attack a position: as short as any on the bare map, first across its
    front area, past no enemy (``enemies``) and over no barred position (GG-13.11.2). Empty: it cannot."""
    raise NotImplementedError


def attack_ways(ground: Ground, stance: int, target: int, enemies: int, barred: int) -> list[Way]:
    """The attack paths, one for each different pair of areas crossed and last area."""
    raise NotImplementedError


# ---- withdrawals (GG-14.4 to GG-14.15) ---------------------------------------------------------------------------


class Withdrawal:
    """Where a block may withdraw to.

    ``ends``: mask of the positions where it may end; ``exits``: mask of the areas across which it may leave the map;
    ``hurt``: those of ``ends`` where it is subject to a reduction (GG-14.11), whichever path it takes.
    No end and no exit: a mandatory withdrawal eliminates it (GG-14.10)."""

    def __init__(self) -> None:
        self.ends = 0
        self.exits = 0
        self.hurt = 0

    def path(self, end: int) -> tuple[int, ...]:
        """A legal path to an end; one that saves it from the reduction where there is one, else a cheapest one."""
        raise NotImplementedError

    def exit_path(self, area: int) -> tuple[int, ...]:
        """A cheapest legal path off the map across an area."""
        raise NotImplementedError


def withdrawal(
    ground: Ground, stance: int, limit: int, enemy: Threat, full: int, barred: int, mounted: bool = False
) -> Withdrawal:
    """All withdrawals of a block at a stance within ``limit`` steps.

    ``full``: positions that hold three blocks of its army (GG-14.15); ``barred``: positions its army may not enter;
    ``mounted``: steps of cost 1 only (GG-18.2). An enemy behind the block on its own position shuts its rear
    (GG-10.8): the caller tests that."""
    raise NotImplementedError


# ---- marches (GG-12) ---------------------------------------------------------------------------------------------


class Reach:
    """Where a march may go.

    ``ends``: mask of the positions where it may end; ``exits``: mask of the areas across which it may leave the map;
    ``clashes``: enemy-occupied positions it may end on (GG-21.4) by the side it comes from, as two masks: across the area
    on side 0, on side 1. The methods take a *goal*: a position of ``ends``, or what ``off`` and ``clash`` return."""

    ends: int
    exits: int
    clashes: tuple[int, int]

    def off(self, area: int) -> int:
        """The goal of leaving the map across an area."""
        raise NotImplementedError

    def clash(self, stance: int) -> int:
        """The goal of ending on an enemy-occupied position across the area of a stance."""
        raise NotImplementedError

    def takes(self, goal: int) -> tuple[int, ...]:
        """The different sets of wanted areas (masks) that legal paths to a goal cross; the empty set first."""
        raise NotImplementedError

    def path(self, goal: int, take: int = 0) -> tuple[int, ...]:
        """A cheapest legal path to a goal that crosses just these wanted areas."""
        raise NotImplementedError


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
    """All marches of a block from a position; or, with ``start`` OFF_MAP, back onto the map ``across`` an area (GG-10.10).

    ``base``: distance without condition; ``extended``: distance if the march ends on or next to a friend (GG-12.3),
    ``base`` or less if there is none; ``friends``: positions that hold other blocks of its army; ``full``: positions
    that hold three of them; ``avoid``: positions it may not enter (GG-10.12, GG-6.13, GG-18.5);
    ``wanted``: areas whose crossing matters (enemy-held objectives); ``mounted``: steps of cost 1 only;
    ``pivot``: its army has Attack orders (GG-12.12); ``loose``: section 21 is in play (GG-21.2, GG-21.3);
    ``clash``: enemy-occupied positions it may enter across their side 0, side 1 (GG-21.4, GG-21.6).
    A block that shares its position with an enemy does not march (GG-12.15): the caller tests that."""
    raise NotImplementedError


# ---- entries (GG-11) ---------------------------------------------------------------------------------------------


def entry_ends(ground: Ground, area: int, enemy: Threat, full: int, avoid: int) -> int:
    """Mask of the positions that a cross-country entry across an entry area may end on (GG-11.7, GG-11.9)."""
    raise NotImplementedError


class RoadPath:
    """An entry by road. ``end``: the position; ``nodes``: mask of the road nodes used, entry point included (GG-11.12);
    ``areas``: mask of the areas crossed; ``path``: areas and positions in turn (an area with a meeting point once)."""

    def __init__(self, end: int, nodes: int, areas: int, path: tuple[int, ...]) -> None:
        self.end = end
        self.nodes = nodes
        self.areas = areas
        self.path = path


def road_paths(ground: Ground, entry: int, enemy: Threat, full: int, avoid: int, closed: int) -> list[RoadPath]:
    """All entries by road from an entry point (GG-11.7, GG-11.10, GG-11.15).

    ``closed``: areas the path may not cross (the town, for Confederates: GG-11.14)."""
    raise NotImplementedError


def road_paths_apart(paths: Sequence[RoadPath], used: int) -> list[RoadPath]:
    """Those of some road paths that share no road node with the mask ``used`` (GG-11.12)."""
    return [path for path in paths if not path.nodes & used]
