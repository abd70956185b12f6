"""Fields between the things that rules speak of: strips side by side, ploughed, sown or green. They have no rule."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random

from longroll.engraving.inks import Palette
from longroll.engraving.lines import Point, Rect, inside
from longroll.engraving.pens import Pen
from longroll.engraving.swaying import spaced

CROPS = ("plough", "plough", "corn", "sown", "green")
"""What grows on a strip; ploughed ones are twice as many."""
ROOM = 82_000.0
"""One group of strips on so many square units."""


def placed(at: Point, turn: float, line: list[Point]) -> list[Point]:
    """A line about the origin, turned (radians) and moved to a point."""
    ca, sa = cos(turn), sin(turn)
    return [(at[0] + u * ca - v * sa, at[1] + u * sa + v * ca) for u, v in line]


def rectangle(half_w: float, half_h: float) -> list[Point]:
    return [(-half_w, -half_h), (half_w, -half_h), (half_w, half_h), (-half_w, half_h)]


class Strip:
    """A strip of land with one crop: its corners, the first side across."""

    def __init__(self, corners: list[Point], crop: str) -> None:
        self.corners = corners
        self.crop = crop

    def at(self, across: float, along: float) -> Point:
        """A point by its shares of width and length."""
        a, b, c, d = self.corners
        top = (a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across)
        foot = (d[0] + (c[0] - d[0]) * across, d[1] + (c[1] - d[1]) * across)
        return top[0] + (foot[0] - top[0]) * along, top[1] + (foot[1] - top[1]) * along

    @property
    def size(self) -> Point:
        a, b, _, d = self.corners
        return hypot(b[0] - a[0], b[1] - a[1]), hypot(d[0] - a[0], d[1] - a[1])


def strips(table: Rect, free: Callable[[Point], bool], rng: Random) -> list[Strip]:
    """Groups of strips all over a table, wherever ``free`` lets them lie; none over another."""
    wide, high = table.right - table.left, table.bottom - table.top
    wish = round(wide * high / ROOM)
    found: list[Strip] = []
    middles: list[tuple[Point, float]] = []
    for _ in range(wish * 12):
        if len(middles) >= wish:
            break
        at = (rng.uniform(table.left, table.right), rng.uniform(table.top, table.bottom))
        group, reach = group_of_strips(at, rng)
        if any(hypot(at[0] - x, at[1] - y) < reach + other + 12 for (x, y), other in middles):
            continue
        kept = together([all(free(point) for point in spaced(strip.corners, 16.0, True)) for strip in group])
        if len(kept) < 2:
            continue
        middles.append((at, reach))
        found += group[kept.start : kept.stop]
    return found


def together(good: list[bool]) -> range:
    """The longest row of good ones."""
    runs = [range(a, b) for a in range(len(good)) for b in range(a, len(good) + 1) if all(good[a:b])]
    return max(runs, key=len)


def group_of_strips(at: Point, rng: Random) -> tuple[list[Strip], float]:
    """Two to five strips side by side, no two of one length, and how far they reach."""
    turn = rng.choice((0.0, pi / 2)) + rng.uniform(-0.55, 0.55)
    widths = [rng.uniform(20, 42) for _ in range(rng.randint(3, 5))]
    long = rng.uniform(80, 132)
    left = -sum(widths) / 2
    found: list[Strip] = []
    for width in widths:
        shift, short = rng.uniform(-9, 9), long * rng.uniform(0.86, 1.0)
        box = rectangle(width / 2 - 0.6, short / 2)
        found.append(Strip(placed(at, turn, [(u + left + width / 2, v + shift) for u, v in box]), rng.choice(CROPS)))
        left += width
    return found, hypot(sum(widths), long) / 2


def sown(many: list[Strip], inks: Palette, rng: Random) -> str:
    """All strips: their ground, their edges and what grows there, in tenths of a unit."""
    ground = {crop: Pen() for crop in CROPS}
    edges, furrows, dots, tufts = Pen(), Pen(), Pen(), Pen()
    for strip in many:
        ground[strip.crop].stroke(strip.corners, close=True)
        edges.stroke(strip.corners, close=True)
        if strip.crop in ("plough", "corn"):
            plough(strip, furrows, 4.6 if strip.crop == "plough" else 6.6, rng)
        elif strip.crop == "sown":
            scatter(strip, dots, rng)
        else:
            tuft(strip, tufts, rng)
    fill = {"plough": "field", "corn": "corn", "sown": "field", "green": "meadow"}
    caps = ' stroke-linecap="round"'
    return (
        "".join(inks.path(pen.data, fill[crop], more=' opacity=".8"') for crop, pen in ground.items())
        + inks.path(furrows.data, stroke="furrow", width=0.9)
        + inks.path(dots.data, stroke="furrow", width=1.9, more=caps)
        + inks.path(tufts.data, stroke="tuft", width=1.0, more=caps)
        + inks.path(edges.data, stroke="furrow", width=1.1)
    )


def plough(strip: Strip, pen: Pen, apart: float, rng: Random) -> None:
    """Furrows lengthwise, broken here and there."""
    wide, _ = strip.size
    rows = max(3, round(wide / apart))
    for row in range(1, rows):
        share = row / rows
        cuts = [0.02, *sorted(rng.uniform(0.1, 0.9) for _ in range(rng.randint(0, 2))), 0.98]
        for start, end in pairwise(cuts):
            pen.stroke((strip.at(share, start), strip.at(share, end - 0.03)))


def scatter(strip: Strip, pen: Pen, rng: Random) -> None:
    wide, long = strip.size
    for _ in range(round(wide * long / 62)):
        pen.dot(strip.at(rng.uniform(0.06, 0.94), rng.uniform(0.03, 0.97)))


def tuft(strip: Strip, pen: Pen, rng: Random) -> None:
    """Small signs of green things, upright whichever way the strip lies."""
    wide, long = strip.size
    for _ in range(round(wide * long / 105)):
        x, y = strip.at(rng.uniform(0.1, 0.9), rng.uniform(0.04, 0.96))
        if inside((x - 2, y - 3), strip.corners) and inside((x + 2, y - 3), strip.corners):
            pen.stroke(((x - 1.8, y - 2.6), (x, y), (x + 1.8, y - 2.6)))
