"""MR-5.10 to MR-5.15 Lines of fire: fire points, aim points, what the ground hides, who stands in the way."""

from __future__ import annotations

from math import hypot
from typing import Final

from longroll.boards.plane.clip import ahead_part, centroid_of, clip, length_in_rect, part_in_convex, rects_common_area
from longroll.boards.plane.measure import point_in_arc
from longroll.boards.plane.shapes import Rect
from longroll.games.reason.components import ARTILLERY, EPS, GARRISON
from longroll.games.reason.field import Field
from longroll.games.reason.rules.figures import OVERHEAD
from longroll.games.reason.state import Battle

WOODS_DEPTH: Final = 1.0
TOWN_DEPTH: Final = 0.01
GROUND_DEPTH: Final = 0.05
"""More of a line of sight than this in woods, in a town sector, on higher ground blocks it (MR-5.12)."""
UNIT_DEPTH: Final = 0.05
"""More of a musketry line than this in another unit (MR-5.13)."""
CORRIDOR_HALF: Final = 0.5
CORRIDOR_AREA: Final = 0.02
"""Half the width of an artillery line of fire, and the area another unit may cover of it (MR-5.14)."""
DISC: Final = 0.08
"""A disc with this radius covers more."""

CLEAR: Final = 0
BY_WOODS: Final = 1
BY_TOWN: Final = 2
BY_GROUND: Final = 3
BY_UNIT: Final = 4
BLOCKS: Final = ("clear", "woods", "town", "ground", "unit")
"""What blocks a line of fire."""

Points = list[tuple[float, float]]


class Sight:
    """A line of fire examined: from where to where, and what blocks it: CLEAR, BY_WOODS (``by``: area), BY_TOWN
    (sector), BY_GROUND (level polygon, in the scenario's order), BY_UNIT (unit). If every line is blocked, the one
    reported is that from the middle of the front to the first aim point."""

    __slots__ = ("block", "by", "x0", "x1", "y0", "y1")

    def __init__(self, x0: float, y0: float, x1: float, y1: float, block: int, by: int) -> None:
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        self.block = block
        self.by = by

    @property
    def clear(self) -> bool:
        return self.block == CLEAR


# ---------------------------------------------------------------------------------------------------------- points


def reference_points(rect: Rect) -> Points:
    """The centre, the corners and the midpoints of the edges (MR-5.10); the centre first, as the likeliest aim."""
    xs = rect.xs
    ys = rect.ys
    points = [(rect.cx, rect.cy)]
    for i in range(4):
        points.append((xs[i], ys[i]))
    for i in range(4):
        points.append(((xs[i] + xs[i - 1]) * 0.5, (ys[i] + ys[i - 1]) * 0.5))
    return points


def fire_points(rect: Rect, garrison: bool) -> Points:
    """The points a unit fires from: on its front edge, the middle first; of a garrison all round (MR-5.11)."""
    if garrison:
        return reference_points(rect)[1:]
    xs = rect.xs
    ys = rect.ys
    ax = xs[0]
    ay = ys[0]
    ex = xs[1] - ax
    ey = ys[1] - ay
    return [(ax + t * ex, ay + t * ey) for t in (0.5, 0.25, 0.75, 0.0, 1.0)]


def aim_points(rect: Rect, garrison: bool, target: Rect) -> Points:
    """The points of a target a unit fires at: its reference points in the front arc, else the centroid of the part in
    the arc; none if no part is (MR-5.11)."""
    points = reference_points(target)
    if garrison:
        return points
    points = [point for point in points if point_in_arc(rect, point[0], point[1])]
    if not points:
        xs, ys = ahead_part(rect, target)
        if len(xs) > 2:
            points.append(centroid_of(xs, ys))
    return points


# ---------------------------------------------------------------------------------------------------------- ground


def ground_between(field: Field, rect: Rect, target: Rect) -> int:
    """The features that can hide one place from another (a superset)."""
    hiding = field.woods_mask | field.sectors_mask | field.levels_mask
    if rect.radius > 1.05 or target.radius > 1.05:
        # a garrison's points lie farther from its centre than the cells look
        return hiding
    return hiding & field.near_way(rect.cx, rect.cy, target.cx, target.cy)


def hidden_by(
    field: Field,
    mask: int,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    level: int,
    own_sector: int,
    other_sector: int,
) -> tuple[int, int]:
    """What of the ground blocks the line of sight from a to b (MR-5.12): CLEAR, BY_WOODS, BY_TOWN or BY_GROUND, and its
    number. ``mask``: the features to look at; ``level``: the higher of the levels of firer and target; the two sectors
    are theirs, or -1."""
    woods = 0.0
    length = hypot(bx - ax, by - ay)
    higher: list[tuple[float, float, int]] = []
    while mask:
        low = mask & -mask
        mask ^= low
        n = low.bit_length() - 1
        if low & field.sectors_mask:
            sector = field.sector_of[n]
            if sector != own_sector and sector != other_sector:
                if length_in_rect(ax, ay, bx, by, field.sectors[sector]) > TOWN_DEPTH + EPS:
                    return BY_TOWN, sector
        elif low & field.levels_mask:
            if field.height[n] > level:
                one, two = part_in_convex(ax, ay, bx, by, field.polygons[n])
                if one < two:
                    higher.append((one, two, n))
        else:
            one, two = part_in_convex(ax, ay, bx, by, field.polygons[n])
            if one < two:
                woods += (two - one) * length
                if woods > WOODS_DEPTH + EPS:
                    return BY_WOODS, field.area_of[n]
    if higher:
        higher.sort()
        covered = 0.0
        end = 0.0
        for one, two, n in higher:
            if two > end:
                covered += two - max(one, end)
                end = two
                if covered * length > GROUND_DEPTH + EPS:
                    return BY_GROUND, n - 1
    return CLEAR, -1


# ----------------------------------------------------------------------------------------------------- lines of fire


def _others_between(b: Battle, unit: int, target: int, reach: float, over_friends: bool) -> list[int]:
    """Units that can stand in the way from one unit to another: their circles touch the strip between the two."""
    shape = b.shapes[unit]
    aim = b.shapes[target]
    ax = shape.cx
    ay = shape.cy
    ex = aim.cx - ax
    ey = aim.cy - ay
    length = hypot(ex, ey)
    if length > 0.0:
        ex /= length
        ey /= length
    found: list[int] = []
    own = b.roster.side[unit]
    shapes = b.shapes
    for side in (0, 1):
        if over_friends and side == own:
            continue
        for other in b.present[side]:
            place = shapes[other]
            limit = reach + place.radius
            tx = place.cx - ax
            ty = place.cy - ay
            across = tx * ey - ty * ex
            if across > limit or across < -limit:
                continue
            ahead = tx * ex + ty * ey
            if -limit < ahead < length + limit and other != unit and other != target:
                found.append(other)
    return found


def _level(b: Battle, unit: int, target: int) -> int:
    """The higher of the levels of two units (MR-4.2)."""
    one = b.shapes[unit]
    two = b.shapes[target]
    return max(b.field.level_at(one.cx, one.cy), b.field.level_at(two.cx, two.cy))


def musketry_sight(b: Battle, unit: int, target: int) -> Sight:
    """The musketry line of fire from a unit to a target in its arc (MR-5.13): a clear one, or why there is none."""
    shape = b.shapes[unit]
    aim = b.shapes[target]
    garrison = b.formation[unit] == GARRISON
    mask = ground_between(b.field, shape, aim)
    between = _others_between(b, unit, target, max(shape.radius, aim.radius), False)
    aims = aim_points(shape, garrison, aim)
    points = fire_points(shape, garrison)
    if not aims:
        return Sight(points[0][0], points[0][1], aim.cx, aim.cy, BY_UNIT, target)
    if not mask and not between:
        return Sight(points[0][0], points[0][1], aims[0][0], aims[0][1], CLEAR, -1)
    level = _level(b, unit, target) if mask else 0
    first: Sight | None = None
    for ax, ay in points:
        for x, y in aims:
            block, by = CLEAR, -1
            for other in between:
                if length_in_rect(ax, ay, x, y, b.shapes[other]) > UNIT_DEPTH + EPS:
                    block, by = BY_UNIT, other
                    break
            if block == CLEAR and mask:
                block, by = hidden_by(b.field, mask, ax, ay, x, y, level, b.sector[unit], b.sector[target])
            if block == CLEAR:
                return Sight(ax, ay, x, y, CLEAR, -1)
            if first is None:
                first = Sight(ax, ay, x, y, block, by)
    assert first is not None
    return first


def artillery_sight(b: Battle, unit: int, target: int) -> Sight:
    """The artillery line of fire, 1 BW wide (MR-5.14); howitzers shoot over friends (MR-5.15)."""
    shape = b.shapes[unit]
    aim = b.shapes[target]
    mx = shape.cx + shape.fx * shape.hd
    my = shape.cy + shape.fy * shape.hd
    aims = aim_points(shape, False, aim)
    if not aims:
        return Sight(mx, my, aim.cx, aim.cy, BY_UNIT, target)
    mask = ground_between(b.field, shape, aim)
    over_friends = OVERHEAD[b.roster.kind[unit]]
    between = _others_between(b, unit, target, aim.radius + CORRIDOR_HALF, over_friends)
    if not mask and not between:
        return Sight(mx, my, aims[0][0], aims[0][1], CLEAR, -1)
    level = _level(b, unit, target) if mask else 0
    first: Sight | None = None
    for x, y in aims:
        block, by = CLEAR, -1
        if mask:
            block, by = hidden_by(b.field, mask, mx, my, x, y, level, b.sector[unit], b.sector[target])
        if block == CLEAR and between:
            by = _in_corridor(b, between, shape, mx, my, x, y)
            if by >= 0:
                block = BY_UNIT
        if block == CLEAR:
            return Sight(mx, my, x, y, CLEAR, -1)
        if first is None:
            first = Sight(mx, my, x, y, block, by)
    assert first is not None
    return first


def corridor(shape: Rect, x: float, y: float) -> tuple[list[float], list[float]]:
    """The corners of an artillery line of fire to a point: 1 BW wide, in front of the front line (MR-5.14)."""
    mx = shape.cx + shape.fx * shape.hd
    my = shape.cy + shape.fy * shape.hd
    length = hypot(x - mx, y - my)
    if length < 1e-9:
        return [], []
    sx = (y - my) / length * CORRIDOR_HALF
    sy = (mx - x) / length * CORRIDOR_HALF
    xs = [mx - sx, x - sx, x + sx, mx + sx]
    ys = [my - sy, y - sy, y + sy, my + sy]
    front = shape.fx * mx + shape.fy * my
    return clip(xs, ys, -shape.fx, -shape.fy, -front)


def _in_corridor(b: Battle, between: list[int], shape: Rect, mx: float, my: float, x: float, y: float) -> int:
    """The first unit that stands in the line of fire; -1 if none."""
    length = hypot(x - mx, y - my)
    if length < 1e-9:
        return -1
    ex = (x - mx) / length
    ey = (y - my) / length
    xs: list[float] = []
    ys: list[float] = []
    for other in between:
        place = b.shapes[other]
        tx = place.cx - mx
        ty = place.cy - my
        cosine = abs(ex * place.fx + ey * place.fy)
        sine = abs(ex * place.fy - ey * place.fx)
        # beside the line, behind it or beyond it
        if abs(tx * ey - ty * ex) >= CORRIDOR_HALF + place.hw * cosine + place.hd * sine:
            continue
        half = place.hd * cosine + place.hw * sine
        if not -half < tx * ex + ty * ey < length + half:
            continue
        if holds_disc(place, shape, tx, ty, ex, ey, length):
            return other
        if not xs:
            xs, ys = corridor(shape, x, y)
            if not xs:
                return -1
        if rects_common_area(xs, ys, place) > CORRIDOR_AREA:
            return other
    return -1


def holds_disc(place: Rect, shape: Rect, tx: float, ty: float, ex: float, ey: float, length: float) -> bool:
    """Has a unit, its centre at t from the guns, a DISC in common with their line of fire along e? Then its exact area
    need not be found. The disc is looked for on the unit's middle line, where that is nearest to the line of fire."""
    across = tx * ey - ty * ex
    slope = place.fy * ey + place.fx * ex
    most = place.hw - DISC
    along = 0.0
    if abs(slope) > 1e-9:
        along = max(-most, min(most, -across / slope))
    if abs(across + along * slope) > CORRIDOR_HALF - DISC:
        return False
    x = tx + along * place.fy
    y = ty - along * place.fx
    return DISC <= x * ex + y * ey <= length - DISC and x * shape.fx + y * shape.fy >= DISC


def sight(b: Battle, unit: int, target: int) -> Sight:
    """The line of fire of a unit, musketry or artillery, to a target in its arc."""
    if b.roster.cls[unit] == ARTILLERY:
        return artillery_sight(b, unit, target)
    return musketry_sight(b, unit, target)


def musketry_line(b: Battle, unit: int, target: int) -> bool:
    """Is there a musketry line of fire (MR-5.13)? The target's being in arc and range is for the caller to ask."""
    return musketry_sight(b, unit, target).block == CLEAR


def artillery_line(b: Battle, unit: int, target: int) -> bool:
    """Is there an artillery line of fire (MR-5.14, MR-5.15)? The target's being in arc and range is for the caller to
    ask."""
    return artillery_sight(b, unit, target).block == CLEAR
