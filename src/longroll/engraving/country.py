"""Ground of which only outlines are known: levels with their slopes, woods, town blocks, as SVG path data.

Lines are in scene units. Everything is worked out with fixed seeds, so that the same map comes out every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, floor, hypot, radians, sin
from random import Random

from longroll.engraving.lines import Point
from longroll.engraving.pens import Pen, Window

Outlines = Sequence[Sequence[Point]]


def paced(line: Sequence[Point], step: float, start: float = 0.0) -> Iterator[tuple[Point, Point]]:
    """Points of a line at equal distances, each with the direction there (a vector of length 1)."""
    rest = start
    for (x1, y1), (x2, y2) in pairwise(line):
        size = hypot(x2 - x1, y2 - y1)
        if not size:
            continue
        ux, uy = (x2 - x1) / size, (y2 - y1) / size
        while rest <= size:
            yield (x1 + ux * rest, y1 + uy * rest), (ux, uy)
            rest += step
        rest -= size


def slopes(edges: Outlines, window: Window, seed: int, step: float, reach: tuple[float, float]) -> str:
    """Teeth downhill from the edges of higher ground, which lies on the right hand going along a line."""
    rng = Random(seed)
    pen = Pen()
    short, long = reach
    for edge in edges:
        for (x, y), (ux, uy) in paced([*edge, edge[0]], step):
            far = rng.uniform(short, long)
            lean = rng.uniform(-0.12, 0.12)
            shift = rng.uniform(-1.4, 1.4)
            if not window.sees(((x, y),)):
                continue
            x, y = x + ux * shift, y + uy * shift
            tip = (x + (uy + ux * lean) * far, y + (-ux + uy * lean) * far)
            pen.stroke(((x - ux * 1.3, y - uy * 1.3), tip, (x + ux * 1.3, y + uy * 1.3)), close=True)
    return pen.data


def crossed(rings: Outlines, heights: Sequence[float]) -> list[list[float]]:
    """For each of the heights, which rise by equal steps, where the rings cross it, from left to right."""
    found: list[list[float]] = [[] for _ in heights]
    first, gap = heights[0], heights[1] - heights[0]
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            low, high = (y1, y2) if y1 < y2 else (y2, y1)
            for n in range(max(0, ceil((low - first) / gap)), min(len(heights), floor((high - first) / gap) + 1)):
                if low <= heights[n] < high:
                    found[n].append(x1 + (x2 - x1) * (heights[n] - y1) / (y2 - y1))
    for row in found:
        row.sort()
    return found


def trees(
    woods: Outlines, window: Window, seed: int, gap: float, patch: float, free: Callable[[Point], bool]
) -> list[tuple[str, str]]:
    """Crowns of two sizes, a dot for each, in jittered rows; ``free`` says where one may stand. They come in square
    patches of a size, small and large crowns apart: what draws them passes over patches out of sight."""
    rng = Random(seed)
    pens: dict[tuple[int, int], tuple[Pen, Pen]] = {}
    if not woods:
        return []
    top = min(y for ring in woods for _, y in ring)
    bottom = max(y for ring in woods for _, y in ring)
    rows = [top + gap * 0.45 + n * gap * 0.87 for n in range(max(2, int((bottom - top) / (gap * 0.87)) + 1))]
    inset = gap * 0.3
    for n, (y, cuts) in enumerate(zip(rows, crossed(woods, rows), strict=True)):
        for left, right in zip(cuts[0::2], cuts[1::2], strict=False):
            x = (floor(left / gap) + 1) * gap + (gap * 0.5 if n % 2 else 0.0)
            while x < right - inset:
                size = rng.randrange(2)
                point = (x + rng.uniform(-0.3, 0.3) * gap, y + rng.uniform(-0.3, 0.3) * gap)
                if x > left + inset and window.sees((point,)) and free(point):
                    here = (int(y // patch), int(x // patch))
                    pens.setdefault(here, (Pen(), Pen()))[size].dot(point)
                x += gap
    return [(small.data, large.data) for _, (small, large) in sorted(pens.items())]


def blocks(
    turn: float, step: tuple[float, float], part: Iterable[Point], seed: int, built: Callable[[Point], float]
) -> str:
    """Blocks of houses on a grid of streets turned by an angle (degrees) about every point of ``part``; ``built`` is
    the share of a block's ground that is covered, 0 for none."""
    rng = Random(seed)
    pen = Pen()
    ca, sa = cos(radians(turn)), sin(radians(turn))
    across, down = step
    done: set[tuple[int, int]] = set()
    for x0, y0 in part:
        u0, v0 = x0 * ca + y0 * sa, y0 * ca - x0 * sa
        for i in range(-3, 4):
            for j in range(-4, 5):
                cell = (round(u0 / across) + i, round(v0 / down) + j)
                if cell in done:
                    continue
                done.add(cell)
                u, v = cell[0] * across, cell[1] * down
                share = built((u * ca - v * sa, u * sa + v * ca))
                wide = across * rng.uniform(0.33, 0.39) * share
                high = down * rng.uniform(0.31, 0.38) * share
                if not share or rng.random() < 0.05:
                    continue
                corners = [(u - wide, v - high), (u + wide, v - high), (u + wide, v + high), (u - wide, v + high)]
                pen.stroke([(a * ca - b * sa, a * sa + b * ca) for a, b in corners], close=True)
    return pen.data
