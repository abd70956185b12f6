"""The same ground for a glance, a twentieth of its size: levels, woods, water, roads, towns, and nothing finer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from longroll.engraving.furniture import box, svg, tenths
from longroll.engraving.inks import ROUND, Palette
from longroll.engraving.lines import Point, Rect
from longroll.engraving.pens import Pen

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


def overview(size: Point, land: Rect, paper: str, ground: Iterable[Tint | Course], inks: Palette) -> str:
    """A sheet of a size with its land, one layer over the other."""
    found = []
    for layer in ground:
        pen = Pen()
        if isinstance(layer, Tint):
            for ring in layer.rings:
                pen.stroke(ring, close=True)
            found.append(inks.path(pen.data, layer.ink, more=' fill-rule="evenodd"'))
        else:
            for line in layer.lines:
                pen.stroke(line)
            found.append(inks.path(pen.data, stroke=layer.ink, width=layer.wide, more=ROUND))
    sheet = Rect(0, 0, size[0], size[1])
    return svg(
        sheet,
        f'<rect {box(sheet)} fill="{inks.ink("desk")}"/><rect {box(land)} fill="{inks.ink(paper)}"/>'
        f"{tenths(''.join(found))}",
    )
