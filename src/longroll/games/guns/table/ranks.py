"""Where blocks stand: in ranks behind their positions, no block over another as far as there is room."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from longroll.engraving.lines import Point, Rect
from longroll.games.guns.components import CSA, USA
from longroll.games.guns.state import MIDDLE, Battle
from longroll.games.guns.table.sheet.berths import BLOCK_H, BLOCK_W, Berth, Quad, block_shape, close, meet, shapes
from longroll.games.guns.table.sheet.plan import Plan, plan_of
from longroll.kit.parts import Parts


class Rank(NamedTuple):
    """Blocks of one army that stand together on one side of a position, with their places."""

    army: int
    stance: int
    blocks: tuple[int, ...]
    places: tuple[Berth, ...]


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
_formed: Parts[tuple[tuple[Berth, ...], ...]] = Parts(WHOLE_MAPS)


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
    return Standing(tuple(Rank(*group, places) for group, places in zip(groups, formed, strict=True)))


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


def form_up(plan: Plan, formation: Formation) -> tuple[tuple[Berth, ...], ...]:
    """The places of all ranks: each behind the line, front to the enemy; who shares a side with others stands behind
    them. Who would stand over others moves along his line, closes up, or makes more rows."""
    found: list[tuple[Berth, ...]] = []
    stood: list[tuple[Point, Quad]] = []
    last = -1
    alone: tuple[Berth, ...] = ()
    for _, stance, number in formation:
        taken = depth(plan, stance, alone) if stance == last else 0.0
        alone = plan.row_behind(stance, number, taken) if taken else plan.berths(stance, number)
        last = stance
        near = neighbours(alone, stood)
        places = clear_places(plan, stance, alone, near) if near else alone
        found.append(places)
        stood += [(place.at, quad) for place, quad in zip(places, shapes(places), strict=True)]
    return tuple(found)


def depth(plan: Plan, stance: int, places: tuple[Berth, ...]) -> float:
    """How far behind its line a rank reaches, with a gap."""
    middle, out = plan.spot(stance)
    return max(behind(place.at, middle, out) + BLOCK_H * place.scale / 2 for place in places) + 2


@lru_cache(maxsize=4096)
def vicinity(places: tuple[Berth, ...]) -> Rect:
    """Nobody outside this box comes to meet any of these blocks."""
    across, down = [place.at[0] for place in places], [place.at[1] for place in places]
    return Rect(min(across), min(down), max(across), max(down)).grown(NEAR)


def neighbours(places: tuple[Berth, ...], stood: list[tuple[Point, Quad]]) -> tuple[Quad, ...]:
    """The shapes of those blocks that may come to meet some others. Most are far from all of these together."""
    left, top, right, bottom = vicinity(places)
    about = [(at, quad) for at, quad in stood if left <= at[0] <= right and top <= at[1] <= bottom]
    return tuple(quad for at, quad in about if any(close(at, place.at, NEAR) for place in places))


NEAR = BLOCK_W + 74.0
"""Blocks farther apart do not meet, wherever one of them is moved."""
SHIFTS = (0.0, 12.0, -12.0, 24.0, -24.0, 38.0, -38.0, 54.0, -54.0, 72.0, -72.0)
CLOSER = (1.0, 0.85, 0.72)


@lru_cache(maxsize=4096)
def clear_places(plan: Plan, stance: int, wished: tuple[Berth, ...], near: tuple[Quad, ...]) -> tuple[Berth, ...]:
    """Places of a rank that lie over no other block, the wished ones if they do not; else the best there are. Kept:
    from one position to the next hardly any rank has other neighbours."""
    if not covering(wished, near):
        return wished
    best, least = wished, 1e9
    out = plan.spot(stance).out
    lean = out + radians(90)
    for scale in CLOSER:
        closer = closed_up(plan, stance, wished, scale)
        for shift in SHIFTS:
            places = tuple(
                Berth((at[0] + cos(lean) * shift, at[1] + sin(lean) * shift), angle, size) for at, angle, size in closer
            )
            covered = covering(places, near)
            if covered < least:
                best, least = places, covered
            if not covered:
                return places
    return best


def covering(places: tuple[Berth, ...], near: tuple[Quad, ...]) -> int:
    """How many blocks they would lie over."""
    return sum(meet(shape, quad) for shape in map(block_shape, places) for quad in near)


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
