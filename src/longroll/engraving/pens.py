"""Pens, and the part of a sheet they draw on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from longroll.engraving.lines import Point, Rect


class Sheet(NamedTuple):
    """How ground comes to lie on paper: the metres at the upper left corner of the map, where that corner lies in scene
    units, and the units to the metre. Metres count to the east and the north, units to the right and down."""

    west: float
    north: float
    left: float
    top: float
    scale: float

    def to_scene(self, point: Point) -> Point:
        return self.left + (point[0] - self.west) * self.scale, self.top + (self.north - point[1]) * self.scale

    def laid(self, line: Iterable[Point]) -> list[Point]:
        """A line of the ground on the sheet."""
        return [self.to_scene(point) for point in line]


class Window(NamedTuple):
    """The part of a sheet to be drawn, in scene units."""

    part: Rect
    sheet: Sheet

    def sees(self, line: Iterable[Point], margin: float = 12.0) -> bool:
        """Could a line of scene points be seen here?"""
        points = list(line)
        return (
            max(p[0] for p in points) > self.part.left - margin
            and min(p[0] for p in points) < self.part.right + margin
            and max(p[1] for p in points) > self.part.top - margin
            and min(p[1] for p in points) < self.part.bottom + margin
        )


class Pen:
    """Path data in tenths of a unit, relative and without a needless sign: a third of the usual size."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.x = 0
        self.y = 0

    def stroke(self, line: Iterable[Point], close: bool = False) -> None:
        """A line of scene points."""
        command = "m"
        start = (0, 0)
        for x, y in line:
            px, py = round(x * 10), round(y * 10)
            dx, dy = px - self.x, py - self.y
            if command == "l" and not dx and not dy:
                continue
            self.parts.append(f"{command}{dx}{'' if dy < 0 else ' '}{dy}")
            self.x, self.y = px, py
            if command == "m":
                start = (px, py)
            command = "l"
        if close:
            self.parts.append("z")
            self.x, self.y = start

    def dot(self, point: Point) -> None:
        """A stroke without length: round caps make it a dot."""
        px, py = round(point[0] * 10), round(point[1] * 10)
        dx, dy = px - self.x, py - self.y
        self.parts.append(f"m{dx}{'' if dy < 0 else ' '}{dy}h0")
        self.x, self.y = px, py

    def box(self, point: Point, width: float, height: float) -> None:
        """An upright rectangle from its upper left corner."""
        w, h = round(width * 10), round(height * 10)
        px, py = round(point[0] * 10), round(point[1] * 10)
        dx, dy = px - self.x, py - self.y
        self.parts.append(f"m{dx}{'' if dy < 0 else ' '}{dy}h{w}v{h}h{-w}z")
        self.x, self.y = px, py

    @property
    def data(self) -> str:
        # the first move of a path is absolute whatever its letter
        return "".join(self.parts)
