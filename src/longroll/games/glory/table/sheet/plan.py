"""Where things lie on the sheet of a map: hexes by their numbers on the board, what stands in them, outlines."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from longroll.engraving.lines import Point
from longroll.games.glory.table.sheet.survey import HEX, Survey, hex_of, survey

PIECE_W, PIECE_H = 46.0, 34.0
"""A counter that stands alone in its hex."""
ROW_W, ROW_H = 31.0, 23.0
"""A counter in a stack of two."""
FLAG_W, FLAG_H = 18.0, 21.0
WEDGE_W, WEDGE_H = 16.0, 8.0


def chip_width(values: str) -> float:
    """The room the figures of a counter take (as the client sets them)."""
    figures = values.split(" ")
    return 9 + 7.3 * sum(len(figure) for figure in figures) + 4.6 * (len(figures) - 1)


def near(point: Point) -> Point:
    """Scene units to one decimal."""
    return round(point[0], 1), round(point[1], 1)


def toward(direction: float) -> Point:
    """The direction of a hexside as a vector of length 1: 0 north, 1 north-east, …"""
    turn = -pi / 2 + direction * pi / 3
    return cos(turn), sin(turn)


class Plan:
    """The hexes of a map, numbered as on the board (row by row from the north-west)."""

    def __init__(self, ground: Survey) -> None:
        self.survey = ground
        self.codes = tuple(f"{c:02}{r:02}" for r in range(1, ground.rows + 1) for c in range(1, ground.columns + 1))
        self.centres: tuple[Point, ...] = tuple(near(ground.centre(hex_of(code))) for code in self.codes)
        self.corners: tuple[tuple[Point, ...], ...] = tuple(
            tuple(near(corner) for corner in ground.corners(hex_of(code))) for code in self.codes
        )

    def path(self, place: int) -> str:
        """The outline of a hex as path data."""
        (x, y), *rest = self.corners[place]
        data = f"M{x:g} {y:g}"
        for next_x, next_y in rest:
            data += f"L{next_x:g} {next_y:g}"
        return f"{data}Z"

    def side(self, place: int, direction: int) -> tuple[Point, Point]:
        """The hexside in a direction, from its left end to its right end as seen from inside."""
        corners = self.corners[place]
        return corners[direction], corners[(direction + 1) % 6]

    def inner(self, place: int, direction: float, share: float) -> Point:
        """A point inside a hex, a share of the way from its centre to its side."""
        x, y = self.centres[place]
        dx, dy = toward(direction)
        return near((x + dx * share * HEX / 2, y + dy * share * HEX / 2))

    def front(self, place: int, facing: int, inset: float = 4.0) -> list[Point]:
        """The line along the three sides in front of a hex, a little inside."""
        x, y = self.centres[place]
        line = [self.corners[place][(facing + turn) % 6] for turn in (-1, 0, 1, 2)]
        share = 1 - inset / (HEX / 2)
        return [near((x + (px - x) * share, y + (py - y) * share)) for px, py in line]

    def outline(self, places: frozenset[int], neighbours: tuple[int, ...]) -> list[list[Point]]:
        """The closed lines round some hexes; ``neighbours``: the hex across each side (6 * hex + direction)."""
        ends: dict[Point, list[Point]] = {}
        for place in sorted(places):
            for direction in range(6):
                if neighbours[6 * place + direction] not in places:
                    start, end = self.side(place, direction)
                    ends.setdefault(start, []).append(end)
        lines: list[list[Point]] = []
        while ends:
            start = next(iter(ends))
            line = [start]
            while line[-1] in ends:
                here = line[-1]
                line.append(ends[here].pop())
                if not ends[here]:
                    del ends[here]
            lines.append(line)
        return lines


@lru_cache(maxsize=64)
def plan(name: str) -> Plan:
    """The plan of a map by its name."""
    return Plan(survey(name))
