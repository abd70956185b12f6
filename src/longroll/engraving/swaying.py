"""Lines of a rule as nature would have them: corners worn round, edges and brooks that sway, slopes that fall away.

A rule measures straight lines. What is drawn instead keeps to them: nowhere is it farther away than the caller allows,
and no corner of the rule's line is farther from what is drawn. The same random numbers give the same line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin, tau
from random import Random
from typing import NamedTuple

from longroll.engraving.lines import Point, gap, inside, smooth
from longroll.engraving.pens import Pen

STEP = 4.0
"""Units between the points of a swaying line."""
WORN = 0.55
"""The share of the allowance by which a corner is worn off."""
CALM = 0.35
"""The share of the allowance a line may sway near a corner."""
SHARP = 0.3
"""A turn (radians) that counts as a corner."""


def turned(ring: Sequence[Point]) -> list[Point]:
    """A ring with its inside on the right hand going along it (on the sheet, where y goes down)."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]]))
    return list(ring) if area > 0 else list(ring[::-1])


def worn(line: Sequence[Point], depth: float, closed: bool) -> list[Point]:
    """A line whose corners are cut by curves, none deeper than ``depth``."""
    found: list[Point] = []
    count = len(line)
    for n, here in enumerate(line):
        if not closed and n in (0, count - 1):
            found.append(here)
            continue
        before, after = line[n - 1], line[(n + 1) % count]
        into, out = hypot(here[0] - before[0], here[1] - before[1]), hypot(after[0] - here[0], after[1] - here[1])
        turn = turn_at(before, here, after)
        if not into or not out or abs(turn) < 1e-3:
            found.append(here)
            continue
        cut = min(2 * depth / abs(sin(turn / 2)), 0.45 * into, 0.45 * out)
        start = (here[0] + (before[0] - here[0]) * cut / into, here[1] + (before[1] - here[1]) * cut / into)
        end = (here[0] + (after[0] - here[0]) * cut / out, here[1] + (after[1] - here[1]) * cut / out)
        found += [bent(start, here, end, share / 8) for share in range(9)]
    return found


def bent(start: Point, over: Point, end: Point, share: float) -> Point:
    """A point of the curve from one point to another that leans to a third."""
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return a * start[0] + b * over[0] + c * end[0], a * start[1] + b * over[1] + c * end[1]


def turn_at(before: Point, here: Point, after: Point) -> float:
    """How far a line turns at a point (radians, clockwise on the sheet)."""
    first = atan2(here[1] - before[1], here[0] - before[0])
    second = atan2(after[1] - here[1], after[0] - here[0])
    return (second - first + pi) % tau - pi


def spaced(line: Sequence[Point], step: float, closed: bool = False) -> list[Point]:
    """Points of a line at equal distances (nearly ``step``), its ends among them."""
    whole = [*line, line[0]] if closed else list(line)
    total = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(whole))
    pieces = max(2, round(total / step))
    even = total / pieces
    found = [whole[0]]
    run, due = 0.0, even
    for a, b in pairwise(whole):
        size = hypot(b[0] - a[0], b[1] - a[1])
        while size and due <= run + size + 1e-6 and len(found) <= pieces:
            share = (due - run) / size
            found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            due += even
        run += size
    return found[:-1] if closed else found


def waves(rng: Random, length: float, wave: float, closed: bool) -> Callable[[float], float]:
    """A calm random curve between -1 and 1 over a length; of a closed line it ends as it began."""
    parts: list[tuple[float, float, float]] = []
    for weight, share in ((0.7, 1.0), (0.3, 0.43)):
        turns = length / (wave * share * rng.uniform(0.9, 1.1))
        parts.append((weight, (max(1, round(turns)) if closed else turns) * tau / length, rng.uniform(0, tau)))
    return lambda at: sum(weight * sin(pace * at + start) for weight, pace, start in parts)


def swayed(
    line: Sequence[Point],
    most: float,
    rng: Random,
    wave: float = 118.0,
    closed: bool = False,
    still: Sequence[Point] = (),
) -> list[Point]:
    """A line with its corners worn and a sway of a length of wave; at the points of ``still``, and at the ends of an
    open line, it lies where it lay."""
    points = spaced(worn(line, WORN * most, closed), STEP, closed)
    total = STEP * len(points)
    curve = waves(rng, total, wave, closed)
    count = len(points)
    corners = [
        line[n]
        for n in range(0 if closed else 1, len(line) if closed else len(line) - 1)
        if abs(turn_at(line[n - 1], line[n], line[(n + 1) % len(line)])) > SHARP
    ]
    ends = [] if closed else [line[0], line[-1]]
    pieces = list(pairwise([*line, line[0]] if closed else line))
    found: list[Point] = []
    for n, (x, y) in enumerate(points):
        a = points[n - 1] if n or closed else points[0]
        b = points[(n + 1) % count] if n < count - 1 or closed else points[-1]
        size = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        room = min((CALM + (1 - CALM) * eased((x, y), at, 46.0) for at in corners), default=1.0)
        room *= min((eased((x, y), at, 40.0) for at in (*still, *ends)), default=1.0)
        left = most * 0.97 - min(gap((x, y), start, end) for start, end in pieces)
        far = min(left, max(-left, curve(n * STEP) * room * most * 0.96))
        found.append((x - (b[1] - a[1]) / size * far, y + (b[0] - a[0]) / size * far))
    return found


def eased(point: Point, at: Point, reach: float) -> float:
    """0 at a point, rising softly to 1 at a distance."""
    share = min(1.0, hypot(point[0] - at[0], point[1] - at[1]) / reach)
    return share * share * (3 - 2 * share)


def inset(ring: Sequence[Point], depth: tuple[float, float], rng: Random, wave: float = 90.0) -> list[Point]:
    """A ring inside another (turned right, see ``turned``), now nearer to it and now farther."""
    calm = spaced(worn(ring, depth[1] * 0.5, True), 8.0, True)
    curve = waves(rng, 8.0 * len(calm), wave, True)
    found: list[Point] = []
    for n, (x, y) in enumerate(calm):
        a, b = calm[n - 3], calm[(n + 3) % len(calm)]
        size = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        far = depth[0] + (depth[1] - depth[0]) * (curve(n * 8.0) + 1) / 2
        at = (x - (b[1] - a[1]) / size * far, y + (b[0] - a[0]) / size * far)
        if inside(at, list(ring)):
            found.append(at)
    return smooth(found[::2], 2, closed=True)


# ---- slopes ------------------------------------------------------------------------------------------------------

LIGHT = (-0.6, -0.8)
"""Whence the light comes: the north-west. Slopes away from it are the darker ones."""


class Root(NamedTuple):
    """Where a hachure begins: on the edge; the direction downhill; how much it lies in the shade (0 to 1)."""

    at: Point
    out: Point
    shade: float


def roots(ring: Sequence[Point], step: float, spread: float) -> Iterator[Root]:
    """Roots of hachures along a ring (turned right), as close together half-way down as on the edge: ``spread`` is how
    far down that is, so that strokes fan out round corners."""
    count = len(ring)
    outs: list[Point] = []
    for n in range(count):
        a, b = ring[n - 2], ring[(n + 2) % count]
        size = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        outs.append(((b[1] - a[1]) / size, -(b[0] - a[0]) / size))
    due = 0.0
    for n in range(count):
        here, there = ring[n], ring[(n + 1) % count]
        out, next_out = outs[n], outs[(n + 1) % count]
        fan = (atan2(next_out[1], next_out[0]) - atan2(out[1], out[0]) + pi) % tau - pi
        size = hypot(there[0] - here[0], there[1] - here[1]) + max(0.0, fan) * spread
        run = due
        while run < size:
            share = run / size
            turn = atan2(out[1], out[0]) + fan * share
            down = (cos(turn), sin(turn))
            shade = (1 - (down[0] * LIGHT[0] + down[1] * LIGHT[1])) / 2
            yield Root((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share), down, shade)
            run += step
        due = run - size


class Fall(NamedTuple):
    """How a slope is drawn: how far apart its strokes are, how long in the light and in the shade, how broad."""

    step: float
    light: tuple[float, float]
    dark: tuple[float, float]
    broad: tuple[float, float]


def falling(ring: Sequence[Point], fall: Fall, rng: Random, bare: Callable[[Point], bool]) -> tuple[str, str]:
    """Hachures: strokes that start on the edge of high ground and fall outward, longer and heavier to the south-east;
    the nearer and the farther ones. ``bare`` says where none begins."""
    near, far = Pen(), Pen()
    for root in roots(ring, fall.step, fall.dark[1] / 2):
        (x, y), (dx, dy), shade = root
        low = fall.light[0] + (fall.dark[0] - fall.light[0]) * shade
        high = fall.light[1] + (fall.dark[1] - fall.light[1]) * shade
        long, lean, beyond = rng.uniform(low, high), rng.uniform(-0.1, 0.1), rng.random()
        apart, more = rng.uniform(2.0, 6.0), rng.uniform(0.45, 0.8)
        if bare((x + dx * 4, y + dy * 4)):
            continue
        half = (fall.broad[0] + (fall.broad[1] - fall.broad[0]) * shade) / 2
        down = (dx - dy * lean, dy + dx * lean)
        tooth(near, (x, y), down, long, half)
        if beyond < 0.25 + 0.4 * shade:
            start = long + apart
            tooth(far, (x + down[0] * start, y + down[1] * start), down, long * more, half * 0.8)
    return near.data, far.data


def tooth(pen: Pen, at: Point, down: Point, long: float, half: float) -> None:
    """One stroke, broad where it begins and thin where it ends."""
    (x, y), (dx, dy) = at, down
    tip = 0.35 * half
    pen.stroke(
        (
            (x - dy * half, y + dx * half),
            (x + dy * half, y - dx * half),
            (x + dx * long + dy * tip, y + dy * long - dx * tip),
            (x + dx * long - dy * tip, y + dy * long + dx * tip),
        ),
        close=True,
    )
