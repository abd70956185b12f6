"""Where blocks stand: in ranks behind their positions, no block over another as far as there is room."""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from longroll.engraving.lines import Point
from longroll.games.guns.components import CSA, USA
from longroll.games.guns.state import MIDDLE, Battle
from longroll.games.guns.table.sheet.berths import BLOCK_H, BLOCK_W, Berth, Quad, block_shape, close, meet
from longroll.games.guns.table.sheet.plan import Plan, plan_of


class Rank(NamedTuple):
    """Blocks of one army that stand together on one side of a position, with their places."""

    army: int
    stance: int
    blocks: list[int]
    places: tuple[Berth, ...]


def behind(point: Point, middle: Point, out: float) -> float:
    """How far a point lies behind a line whose front is this way."""
    return (middle[0] - point[0]) * cos(out) + (middle[1] - point[1]) * sin(out)


# ---- ranks -------------------------------------------------------------------------------------------------------


def all_ranks(b: Battle) -> list[Rank]:
    """Every block on a position as it stands. Who would stand over others moves along his line, closes up, or makes
    more rows."""
    plan = plan_of(b.ground)
    found: list[Rank] = []
    stood: list[tuple[Point, Quad]] = []
    for position in b.ground.members(b.occupied[USA] | b.occupied[CSA]):
        for rank in ranks(b, position):
            near = [quad for at, quad in stood if any(close(at, place.at, NEAR) for place in rank.places)]
            places = clear_places(plan, rank, near) if near else rank.places
            found.append(rank._replace(places=places))
            stood += [(place.at, block_shape(place)) for place in places]
    return found


NEAR = BLOCK_W + 74.0
"""Blocks farther apart do not meet, wherever one of them is moved."""
SHIFTS = (0.0, 12.0, -12.0, 24.0, -24.0, 38.0, -38.0, 54.0, -54.0, 72.0, -72.0)
CLOSER = (1.0, 0.85, 0.72)


def clear_places(plan: Plan, rank: Rank, near: list[Quad]) -> tuple[Berth, ...]:
    """Places of a rank that lie over no other block, the wished ones if they do not; else the best there are."""
    if not covering(rank.places, near):
        return rank.places
    best, least = rank.places, 1e9
    out = plan.spot(rank.stance).out
    lean = out + radians(90)
    for scale in CLOSER:
        closer = closed_up(plan, rank, scale)
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


def covering(places: tuple[Berth, ...], near: list[Quad]) -> int:
    """How many blocks they would lie over."""
    return sum(meet(shape, quad) for shape in map(block_shape, places) for quad in near)


def closed_up(plan: Plan, rank: Rank, scale: float) -> list[tuple[Point, float, float]]:
    """The places of a rank drawn smaller, as near to the line as before."""
    middle, out = plan.spot(rank.stance)
    found = []
    for at, angle, size in rank.places:
        depth = behind(at, middle, out) * (1 - scale)
        aside = behind(at, middle, out + radians(90)) * (1 - scale)
        x = at[0] + cos(out) * depth + cos(out + radians(90)) * aside
        y = at[1] + sin(out) * depth + sin(out + radians(90)) * aside
        found.append(((x, y), angle, size * scale))
    return found


def ranks(b: Battle, position: int) -> list[Rank]:
    """The blocks on a position as they would stand alone: each behind the line, front to the enemy; who shares a side
    with others stands behind them."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for army in (USA, CSA):
        for block in b.stack(army, position):
            stance = b.stance_of(block)
            groups.setdefault((stance, int(b.layer[block] != MIDDLE), army), []).append(block)
    found: list[Rank] = []
    depth: dict[int, float] = {}
    plan = plan_of(b.ground)
    for (stance, _, army), blocks in sorted(groups.items()):
        taken = depth.get(stance, 0.0)
        places = plan.row_behind(stance, len(blocks), taken) if taken else plan.berths(stance, len(blocks))
        middle, out = plan.spot(stance)
        depth[stance] = max(behind(place.at, middle, out) + BLOCK_H * place.scale / 2 for place in places) + 2
        found.append(Rank(army, stance, blocks, places))
    return found
