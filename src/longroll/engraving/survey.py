"""The field of Gettysburg as it lay in July 1863: ``data/geography.json``, in metres east and north of the Diamond."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from longroll.engraving.lines import Point
from longroll.engraving.pens import Sheet
from longroll.kit.materials import load

GEOGRAPHY = Path(__file__).parent / "data" / "geography.json"
SHEET = Sheet(west=-3800.0, north=2900.0, left=190.0, top=116.0, scale=0.23)
"""The sheet the ground is engraved for: strokes, trees and houses have the right size at its scale. A game with a
larger map lays the same engraving on it enlarged."""


class Road(msgspec.Struct, rename={"kind": "class"}):
    """A road or railroad; ``kind`` is pike, road, lane, railroad or unfinished railroad."""

    name: str
    kind: str
    points: list[Point]


class Street(msgspec.Struct):
    points: list[Point]


class Stream(msgspec.Struct):
    name: str
    width: int
    points: list[Point]


class Area(msgspec.Struct):
    polygon: list[Point]


class Landmark(msgspec.Struct):
    kind: str
    x: float
    y: float


class Heights(msgspec.Struct):
    """Feet above the sea, rows from north to south."""

    x0: float
    y0: float
    step: float
    values: list[list[float]]


class Geography(msgspec.Struct):
    """What the drawing needs of ``geography.json``."""

    roads: list[Road]
    streets: list[Street]
    railroads: list[Road]
    streams: list[Stream]
    woods: list[Area]
    orchards: list[Area]
    rough_ground: list[Area]
    town: Area
    landmarks: list[Landmark]
    elevation: Heights


@cache
def survey() -> Geography:
    return load(GEOGRAPHY, Geography)
