"""The same ground for a glance, a twentieth of its size: levels, woods, water, roads, towns, and nothing finer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import hypot
from typing import NamedTuple

from longroll.engraving.contours import Raster
from longroll.engraving.furniture import box, svg, tenths
from longroll.engraving.inks import ROUND, Palette
from longroll.engraving.lines import Point, Rect, rect_path, ring_path
from longroll.engraving.pens import Pen, Sheet
from longroll.engraving.survey import survey
from longroll.kit.scene import content_hash

APART = 14.0
"""Units between the points of a line."""
Lines = Iterable[Sequence[Point]]


class Tint(NamedTuple):
    """Ground of one colour: its rings; where rings lie in others there are holes."""

    ink: str
    rings: Lines


class Course(NamedTuple):
    """Roads or waters of one width."""

    ink: str
    wide: float
    lines: Lines


def thinned(line: Sequence[Point]) -> list[Point]:
    """A line with no more points than can be told apart."""
    found = [line[0]]
    for point in line[1:-1]:
        if hypot(point[0] - found[-1][0], point[1] - found[-1][1]) >= APART:
            found.append(point)
    return [*found, line[-1]]


def overview(
    size: Point,
    land: Rect,
    paper: str,
    ground: Iterable[Tint | Course],
    inks: Palette,
    edge: Sequence[Point] | None = None,
) -> str:
    """A sheet of a size with its land, one layer over the other; ``edge``: that of land which is no rectangle."""
    found = []
    for layer in ground:
        pen = Pen()
        if isinstance(layer, Tint):
            for ring in layer.rings:
                pen.stroke(thinned(ring), close=True)
            found.append(inks.path(pen.data, layer.ink, more=' fill-rule="evenodd"'))
        else:
            for line in layer.lines:
                pen.stroke(thinned(line))
            found.append(inks.path(pen.data, stroke=layer.ink, width=layer.wide, more=ROUND))
    sheet = Rect(0, 0, size[0], size[1])
    clip = content_hash("".join(found))
    outline = ring_path(edge) if edge else rect_path(land)
    return svg(
        sheet,
        f'<clipPath id="ov-{clip}"><path d="{outline}"/></clipPath><rect {box(sheet)} fill="{inks.ink("desk")}"/>'
        f'<g clip-path="url(#ov-{clip})"><rect {box(land)} fill="{inks.ink(paper)}"/>{tenths("".join(found))}</g>',
    )


# ---- the field of Gettysburg ---------------------------------------------------------------------------------------

RISES = (("rise", 0.5), ("rise-2", 0.72))
"""Tints of high ground, and the share of all ground that lies lower."""


@cache
def heights() -> tuple[tuple[str, tuple[tuple[Point, ...], ...]], ...]:
    """High ground by its tint: rings in metres."""
    found = survey().elevation
    low = min(map(min, found.values))
    wide = len(found.values[0]) + 2
    padded = [[low - 1.0] * wide, *([low - 1.0, *row, low - 1.0] for row in found.values), [low - 1.0] * wide]
    raster = Raster.measured(padded)
    every = sorted(height for row in found.values for height in row)
    tints = []
    for ink, share in RISES:
        rings = raster.contour(every[int(share * len(every))] + 0.001)
        metres = (
            tuple((found.x0 + (x - 1) * found.step, found.y0 - (y - 1) * found.step) for x, y in ring) for ring in rings
        )
        tints.append((ink, tuple(ring for ring in metres if len(ring) > 8)))
    return tuple(tints)


def field_of_gettysburg(size: Point, land: Sequence[Point], sheet: Sheet, roads: frozenset[str], inks: Palette) -> str:
    """The field both games of that battle are fought on; ``land`` is its edge, ``roads`` are those that are shown."""
    ground = survey()
    layers: list[Tint | Course] = [Tint(ink, [sheet.laid(ring) for ring in rings]) for ink, rings in heights()]
    layers.append(Tint("tree", [sheet.laid(wood.polygon) for wood in ground.woods]))
    layers += [
        Course("stream", 6.0 + 5.0 * width, [sheet.laid(one.points) for one in ground.streams if one.width == width])
        for width in sorted({one.width for one in ground.streams if one.width > 1})
    ]
    layers.append(Tint("house", [sheet.laid(ground.town.polygon)]))
    layers.append(Course("road-edge", 7.0, [sheet.laid(road.points) for road in ground.roads if road.name in roads]))
    xs, ys = [x for x, _ in land], [y for _, y in land]
    edge = Rect(min(xs), min(ys), max(xs), max(ys))
    return overview(size, edge, "paper", layers, inks, land)
