"""Where blocks stand: in ranks behind their positions, no block over another as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple, TypeVar

from longroll.engraving.lines import Point, Rect
from longroll.games.guns.components import CSA, USA
from longroll.games.guns.state import MIDDLE, Battle
from longroll.games.guns.table.sheet.berths import BLOCK_H, Berth, block_shape, meet
from longroll.games.guns.table.sheet.plan import Plan, plan_of
from longroll.kit.parts import Parts

Thing = TypeVar("Thing")


class Post:
    """Where a rank stands: the places of its blocks, their corners, the upright box round them. Made once for the same
    places (``post``), so that parts may depend on it as on a number."""

    def __init__(self, places: tuple[Berth, ...]) -> None:
        self.places = places
        self.shapes = tuple(map(block_shape, places))
        corners = [corner for shape in self.shapes for corner in shape]
        across, down = zip(*corners, strict=True)
        self.room = Rect(min(across), min(down), max(across), max(down))


@lru_cache(maxsize=4096)
def post(places: tuple[Berth, ...]) -> Post:
    return Post(places)


class Rank(NamedTuple):
    """Blocks of one army that stand together on one side of a position."""

    army: int
    stance: int
    blocks: tuple[int, ...]
    post: Post


class Standing:
    """Every block on a position as it stands. There is one for all views in which the same blocks stand alike, so
    parts may depend on it as on a number."""

    def __init__(self, ranks: tuple[Rank, ...]) -> None:
        self.ranks = ranks


def behind(point: Point, middle: Point, out: float) -> float:
    """How far a point lies behind a line whose front is this way."""
    return (middle[0] - point[0]) * cos(out) + (middle[1] - point[1]) * sin(out)


# ---- ranks -------------------------------------------------------------------------------------------------------


Formation = tuple[tuple[int, int, int], ...]
"""Army, stance and number of blocks of every rank, position by position."""

WHOLE_MAPS = 1_000
"""How many parts are kept that are as large as the map."""

_standing: Parts[Standing] = Parts(WHOLE_MAPS)
_formed: Parts[tuple[Post, ...]] = Parts(WHOLE_MAPS)


def standing(b: Battle) -> Standing:
    """Where every block on a position stands."""
    depends = (b.ground, bytes(b.slots), bytes(b.layer), *b.occupied, *b.turned)
    return _standing.get(depends, lambda: stood_up(b))


def stood_up(b: Battle) -> Standing:
    """Who they are matters to nobody's place: what is hidden from one viewer stands as another sees it."""
    positions = b.ground.members(b.occupied[USA] | b.occupied[CSA])
    groups = [group for position in positions for group in ranked(b, position)]
    formation = tuple((army, stance, len(blocks)) for army, stance, blocks in groups)
    formed = _formed.get((b.ground, formation), lambda: form_up(plan_of(b.ground), formation))
    return Standing(tuple(Rank(*group, post) for group, post in zip(groups, formed, strict=True)))


def ranked(b: Battle, position: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """The blocks on a position by army and stance; who shares a side with others comes after them."""
    if not b.shared(position):
        army = USA if b.occupied[USA] >> position & 1 else CSA
        return [(army, b.stance(army, position), tuple(b.stack(army, position)))]
    groups: dict[tuple[int, int, int], list[int]] = {}
    for army in (USA, CSA):
        for block in b.stack(army, position):
            stance = b.stance_of(block)
            groups.setdefault((stance, int(b.layer[block] != MIDDLE), army), []).append(block)
    return [(army, stance, tuple(blocks)) for (stance, _, army), blocks in sorted(groups.items())]


def form_up(plan: Plan, formation: Formation) -> tuple[Post, ...]:
    """The places of all ranks: each behind the line, front to the enemy; who shares a side with others stands behind
    them. Who would stand over others moves along his line, closes up, or makes more rows."""
    found: list[Post] = []
    stood: list[tuple[Rect, Post]] = []
    last = -1
    alone: Post | None = None
    for _, stance, number in formation:
        taken = depth(plan, stance, alone) if alone is not None and stance == last else 0.0
        alone = wished(plan, stance, number, taken)
        last = stance
        near = within(alone.room.grown(NEAR), stood)
        here = clear(plan, stance, alone, near) if near else alone
        found.append(here)
        stood.append((here.room, here))
    return tuple(found)


def within(room: Rect, things: Sequence[tuple[Rect, Thing]]) -> tuple[Thing, ...]:
    """The things, each with its room, that reach into a box."""
    left, top, right, bottom = room
    return tuple([one for box, one in things if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top])


@lru_cache(maxsize=4096)
def wished(plan: Plan, stance: int, number: int, taken: float) -> Post:
    """Where so many blocks would stand if nobody else were there; ``taken``: how deep others stand before them."""
    return post(plan.row_behind(stance, number, taken) if taken else plan.berths(stance, number))


def depth(plan: Plan, stance: int, rank: Post) -> float:
    """How far behind its line a rank reaches, with a gap."""
    return back_of(plan, stance, rank) + 2


def back_of(plan: Plan, stance: int, rank: Post) -> float:
    """How far behind its line a rank reaches."""
    middle, out = plan.spot(stance)
    return max(behind(place.at, middle, out) + BLOCK_H * place.scale / 2 for place in rank.places)


NEAR = 74.0
"""Who stands farther from a rank is not met by it, wherever it is moved."""
SHIFTS = (0.0, 12.0, -12.0, 24.0, -24.0, 38.0, -38.0, 54.0, -54.0, 72.0, -72.0)
CLOSER = (1.0, 0.85, 0.72)


@lru_cache(maxsize=4096)
def clear(plan: Plan, stance: int, alone: Post, near: tuple[Post, ...]) -> Post:
    """Places of a rank that lie over no other block, the wished ones if they do not; else the best there are. Kept:
    from one position to the next hardly any rank has other neighbours."""
    if not covering(alone, near):
        return alone
    best, least = alone, 1e9
    out = plan.spot(stance).out
    lean = out + radians(90)
    for scale in CLOSER:
        closer = closed_up(plan, stance, alone.places, scale)
        for shift in SHIFTS:
            places = tuple(
                Berth((at[0] + cos(lean) * shift, at[1] + sin(lean) * shift), angle, size) for at, angle, size in closer
            )
            moved = post(places)
            covered = covering(moved, near)
            if covered < least:
                best, least = moved, covered
            if not covered:
                return moved
    return best


def covering(rank: Post, near: tuple[Post, ...]) -> int:
    """How many blocks of others it would lie over."""
    return sum(meet(shape, quad) for other in near for quad in other.shapes for shape in rank.shapes)


def closed_up(plan: Plan, stance: int, wished: tuple[Berth, ...], scale: float) -> list[tuple[Point, float, float]]:
    """The places of a rank drawn smaller, as near to the line as before."""
    middle, out = plan.spot(stance)
    found = []
    for at, angle, size in wished:
        depth = behind(at, middle, out) * (1 - scale)
        aside = behind(at, middle, out + radians(90)) * (1 - scale)
        x = at[0] + cos(out) * depth + cos(out + radians(90)) * aside
        y = at[1] + sin(out) * depth + sin(out + radians(90)) * aside
        found.append(((x, y), angle, size * scale))
    return found
