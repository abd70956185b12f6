"""The hex maps as SVG: relief, woods, towns, water, roads, walls and crossings under a quiet net of hexes.

What comes and goes during a battle (works, pontoon bridges) is not printed: scenes draw it. Names are set by
the client, under everything that stands on the map. Every colour is a CSS custom property with its daylight value as
fallback, so the same picture serves by day and by lamp.
"""

from __future__ import annotations

import itertools
from functools import cache
from math import atan2, cos, degrees, hypot, pi, sin
from random import Random
from typing import NamedTuple

from longroll.engraving import country, furniture, inks
from longroll.engraving.contours import Raster
from longroll.engraving.country import paced
from longroll.engraving.furniture import MILE, Caption, Ruler, box, svg, tenths
from longroll.engraving.inks import BUTT, ROUND, Palette
from longroll.engraving.inscribing import inscribed
from longroll.engraving.lines import Point, Rect, around, gap, inside, meeting, number, smooth
from longroll.engraving.overview import Course, Tint, overview
from longroll.engraving.pens import Pen, Sheet, Window
from longroll.engraving.proofs import kept
from longroll.engraving.swaying import Fall, falling, spaced
from longroll.engraving.symbols import engraved
from longroll.games.glory.data.map_data import Crossing
from longroll.games.glory.data.materials import MAP_WORDS, SYMBOLS
from longroll.games.glory.table.sheet.lettering import ground_names
from longroll.games.glory.table.sheet.survey import (
    HEX,
    MAPS,
    MARGIN,
    Hex,
    House,
    Survey,
    hex_of,
    joined,
    neighbour,
    survey,
)
from longroll.kit.scene import Lettering, content_hash
from longroll.kit.words import Words, words

PALETTE = Palette(
    {
        **inks.DAY,
        "tree": "#b3c496",
        "tree-shade": "#8ea370",
        "low": "#e9ead2",
        "level-1": "#ebdebb",
        "level-2": "#e2d2a7",
        "level-3": "#d6c08d",
        "level-4": "#c8ac74",
        "slope": "#8e754c",
        "net": "#8a7450",
        "bank": "#84a0a8",
        "river": "#bfd3d6",
        "block": "#c9a693",
        "block-edge": "#a37a66",
        "town-ground": "#ecd7c2",
        "pike": "#e3c08b",
        "way-edge": "#8a7657",
        "way": "#f8f1df",
        "trail": "#7b6646",
        "rail": "#8a7a62",
        "wall": "#d8cdb8",
        "hill": "#836a45",
        "quiet": "#7d6c52",
    },
    {
        **inks.LAMP,
        "low": "#1d2320",
        "level-1": "#2b2a22",
        "level-2": "#373326",
        "level-3": "#443c2a",
        "level-4": "#52462f",
        "slope": "#77694a",
        "net": "#8a7d62",
        "bank": "#42616f",
        "river": "#223640",
        "block": "#5d3f35",
        "block-edge": "#7d5648",
        "town-ground": "#33271f",
        "pike": "#866a3c",
        "way-edge": "#0f100e",
        "way": "#5d5546",
        "trail": "#968769",
        "rail": "#857a64",
        "wall": "#8f8570",
        "hill": "#ab9468",
        "quiet": "#9c8e73",
    },
)
ink = PALETTE.ink
path = PALETTE.path
layered = PALETTE.layered
palette_css = PALETTE.css

WATERS: dict[str, tuple[float, float]] = {"stream": (5.2, 2.8), "creek": (12.0, 8.4), "river": (27.0, 22.5)}
"""Widths of water with its banks and without."""
WAYS: dict[str, tuple[float, float]] = {"road": (9.4, 5.6), "pike": (12.6, 8.8)}
"""Widths of roads with their edges and without."""
PATCH = 700.0
"""Woods are drawn in squares of this size."""
TREES = 15.2
"""From tree to tree."""
SLOPE = Fall(6.0, (9.0, 16.0), (18.0, 31.0), (1.1, 1.9))
CONTOURS = (0.17, 0.29, 0.39, 0.46)
"""How far above the middle of a rise its contour lines lie, in levels."""
CONTOUR_STEP, RISE = 13.0, 58.0
"""How finely the ground is measured for them, and how far a rise goes on."""


# ---- a part of a sheet -------------------------------------------------------------------------------------------


class Field:
    """A part of a map, drawn layer by layer; ``name`` keeps the identities of two pictures in one page apart."""

    def __init__(self, name: str, ground: Survey, part: Rect) -> None:
        self.name = name
        self.survey = ground
        self.draw = ground.draw
        self.part = part
        self.window = Window(part, Sheet(0, 0, 0, 0, 1))
        self.near = Window(part.grown(HEX), self.window.sheet)
        self.hexes_seen = [place for place in ground.hexes() if self.window.sees(ground.corners(place), 1)]

    def tag(self, what: str) -> str:
        return f"gl-{self.name}-{what}"

    def rings(self, outlines: list[list[float]], rounds: int = 2) -> list[list[Point]]:
        """Closed outlines, smooth; those that can be seen."""
        found = [smooth(self.survey.laid(flat), rounds, closed=True) for flat in outlines]
        return [ring for ring in found if self.near.sees(ring)]

    def lines(self, many: list[list[float]], rounds: int = 2) -> list[list[Point]]:
        found = [smooth(self.survey.laid(flat), rounds) for flat in many]
        return [line for line in found if self.near.sees(line)]

    def stroked(self, lines: list[list[Point]], close: bool = False) -> str:
        pen = Pen()
        for line in lines:
            pen.stroke(line, close=close)
        return pen.data

    # ---- nature

    def levels(self) -> list[tuple[int, list[list[Point]]]]:
        """The edges of every level above the lowest."""
        return [(level, self.rings(self.draw.levels[str(level)], 3)) for level in sorted(map(int, self.draw.levels))]

    def ground(self) -> str:
        """Levels as tints, one over the other."""
        even = ' fill-rule="evenodd"'
        return "".join(
            path(self.stroked(edges, close=True), self.tint(level), more=even) for level, edges in self.levels()
        )

    def slopes(self) -> str:
        """Hachures: they start on the edge of a level and fall outward, heavier to the south-east."""
        found = []
        for level, edges in self.levels():
            for n, edge in enumerate(edges):
                ring = spaced(edge, 5.0, closed=True)
                near, far = falling(ring, SLOPE, Random(1800 + 97 * level + n), self.out_of_sight)
                faint = ' opacity=".55"'
                found.append(path(near, "slope", more=faint) + path(far, "slope", more=' opacity=".4"'))
        return "".join(found)

    def out_of_sight(self, point: Point) -> bool:
        return not self.window.sees((point,), 50)

    def contours(self) -> str:
        """Lines along the rise above every edge; they have no rule."""
        pen = Pen()
        for line in contour_lines(self.survey):
            if self.near.sees(line):
                pen.stroke(line)
        return path(pen.data, stroke="slope", width=1.1, more=' stroke-opacity=".38" stroke-linejoin="round"')

    def tint(self, level: int) -> str:
        above = level - self.survey.data.base_level
        return "paper" if above == 0 else "low" if above < 0 else f"level-{min(4, above)}"

    def woods_ground(self) -> str:
        data = self.stroked(self.rings(self.draw.woods), close=True)
        return path(data, "wood", "tree", 1.0, ' fill-rule="evenodd" fill-opacity=".74" stroke-opacity=".8"')

    def woods(self) -> str:
        """Trees in bands; none where a road or water passes."""
        barred = self.barred()
        patches = country.trees(
            self.rings(self.draw.woods), self.window, 1863, TREES, PATCH, lambda point: clear_of(barred, point)
        )
        found = []
        for patch, crowns in enumerate(patches):
            for size, data in enumerate(crowns):
                wide = 10.6 + size * 2.8
                coats = [
                    ("tree-shade", wide, ' transform="translate(6 9)"'),
                    ("tree", wide - 0.8, ' transform="translate(-3 -4)"'),
                ]
                found.append(layered(self.tag(f"t{patch}-{size}"), data, coats))
        return "".join(found)

    def barred(self) -> dict[tuple[int, int], list[tuple[Point, Point, float]]]:
        """Pieces of roads, railroads and water with the room they need, by squares of the sheet."""
        found: dict[tuple[int, int], list[tuple[Point, Point, float]]] = {}
        ways = [(line, 11.0) for line in self.lines([road.pts for road in self.draw.roads])]
        ways += [(line, 9.0) for line in self.lines([rail.pts for rail in self.draw.railroads])]
        ways += [(line, 13.0) for line in self.lines([rail.pts for rail in self.draw.embankments])]
        for water in self.draw.water:
            ways += [(line, WATERS[water.kind][0] / 2 + 5) for line in self.lines([water.pts])]
        for _, edges in self.levels():
            ways += [([*edge[::4], edge[0]], 13.0) for edge in edges]
        for line, room in ways:
            for start, end in itertools.pairwise(line):
                for square in {square_of(start), square_of(end)}:
                    found.setdefault(square, []).append((start, end, room))
        return found

    def water(self) -> str:
        found = []
        for kind, (broad, narrow) in WATERS.items():
            data = self.stroked(self.lines([water.pts for water in self.draw.water if water.kind == kind], 3))
            found.append(layered(self.tag(f"w-{kind}"), data, [("bank", broad, ""), ("river", narrow, "")]))
        return "".join(found)

    # ---- the net

    def net(self) -> str:
        """Every hexside once, and a dot in the middle of every hex."""
        pen, dots = Pen(), Pen()
        for place in self.hexes_seen:
            corners = self.survey.corners(place)
            chain = [corners[5], corners[0], corners[1], corners[2]]
            pen.stroke(chain)
            for direction in (2, 3, 4):
                if not self.survey.on_map(neighbour(place, direction)):
                    pen.stroke(self.survey.side(place, direction))
            dots.dot(self.survey.centre(place))
        hexes = path(pen.data, stroke="net", width=1.3, more=' opacity=".46" stroke-linejoin="round"')
        return hexes + path(dots.data, stroke="net", width=4.2, more=' stroke-linecap="square" opacity=".5"')

    def edge(self) -> str:
        """The outline of all hexes together."""
        pen = Pen()
        for place in self.survey.hexes():
            for direction in range(6):
                if not self.survey.on_map(neighbour(place, direction)):
                    pen.stroke(self.survey.side(place, direction))
        return path(pen.data, stroke="frame", width=2.6, more=ROUND)

    def clip(self) -> str:
        """The hexes as a clipping path: the columns from top to bottom."""
        pen = Pen()
        for column in range(1, self.survey.columns + 1):
            top, foot = self.survey.corners((column, 1)), self.survey.corners((column, self.survey.rows))
            left = [self.survey.corners((column, row))[5] for row in range(1, self.survey.rows + 1)]
            right = [self.survey.corners((column, row))[2] for row in range(1, self.survey.rows + 1)]
            west = [p for n, at in enumerate(left) for p in (at, self.survey.corners((column, n + 1))[4])]
            east = [p for n, at in enumerate(right) for p in (at, self.survey.corners((column, n + 1))[3])]
            ring = [top[0], top[1], *east, foot[3], foot[4], *reversed(west)]
            pen.stroke(ring, close=True)
        return f'<clipPath id="{self.tag("land")}"><path transform="scale(.1)" d="{pen.data}"/></clipPath>'

    # ---- what men have made

    def town(self) -> str:
        rings = self.rings(self.draw.town)
        if not rings:
            return ""
        towns = [place for place in self.survey.hexes() if self.survey.terrain(place) == "t"]

        def built(point: Point) -> float:
            """Full blocks inside a town, small ones in a village; none at its edge."""
            around_it = [(point[0] + dx, point[1] + dy) for dx, dy in ((0, 0), (13, 0), (-13, 0), (0, 11), (0, -11))]
            if not any(all(inside(at, ring) for at in around_it) for ring in rings):
                return 0.0
            here = self.survey.hex_at(point)
            near = sum(
                self.survey.on_map(other) and self.survey.terrain(other) == "t"
                for other in (neighbour(here, direction) for direction in range(6))
            )
            return 1.0 if near else 0.55

        middles = [self.survey.centre(place) for place in towns if place in set(self.hexes_seen)]
        data = country.blocks(self.draw.street_angle, (43.0, 36.0), middles, 7, built)
        ground = path(self.stroked(rings, close=True), "town-ground", "block-edge", 1.0, ' stroke-opacity=".5"')
        return ground + path(data, "block", "block-edge", 1.0)

    def roads(self) -> str:
        """Trails as broken lines, roads pale, pikes in colour."""
        kinds = {
            kind: self.lines([road.pts for road in self.draw.roads if road.kind == kind])
            for kind in ("trail", "road", "pike")
        }
        trail = layered(
            self.tag("trail"),
            self.stroked(kinds["trail"]),
            [("paper", 5.6, ' opacity=".7"'), ("trail", 2.8, ' stroke-dasharray="100 58"')],
            BUTT,
        )
        edges, beds = [], []
        for kind in ("road", "pike"):
            data = self.stroked(kinds[kind])
            broad, narrow = WAYS[kind]
            edges.append(path(data, stroke="way-edge", width=broad, more=ROUND))
            beds.append(path(data, stroke="way" if kind == "road" else "pike", width=narrow, more=ROUND))
        return trail + "".join(edges) + "".join(beds)

    def railroads(self) -> str:
        found = []
        for number_of, rail in enumerate(self.draw.railroads):
            lines = self.lines([rail.pts])
            ties = Pen()
            for line in lines:
                for (x, y), (ux, uy) in paced(line, 17.0, 6.0):
                    ties.stroke(((x + uy * 6.5, y - ux * 6.5), (x - uy * 6.5, y + ux * 6.5)))
            broken = ' stroke-dasharray="170 90"' if "nfinished" in rail.name or "destroyed" in rail.name else ""
            found.append(path(self.stroked(lines), stroke="rail", width=2.8, more=broken))
            every = f' id="{self.tag(f"ties{number_of}")}"'
            found.append(path(ties.data, stroke="rail", width=2.2, more=every))
        return "".join(found)

    def embankments(self) -> str:
        """A bank between two rows of teeth."""
        teeth = Pen()
        lines = self.lines([bank.pts for bank in self.draw.embankments])
        for line in lines:
            for (x, y), (ux, uy) in paced(line, 7.6, 2.0):
                for hand in (1, -1):
                    teeth.stroke(
                        (
                            (x + hand * uy * 4 - ux * 1.6, y - hand * ux * 4 - uy * 1.6),
                            (x + hand * uy * 13, y - hand * ux * 13),
                            (x + hand * uy * 4 + ux * 1.6, y - hand * ux * 4 + uy * 1.6),
                        ),
                        close=True,
                    )
        bed = layered(self.tag("bank"), self.stroked(lines), [("slope", 8.4, ""), ("level-1", 4.4, "")], BUTT)
        return path(teeth.data, "slope") + bed

    def walls(self) -> str:
        """Stone walls: a row of stones inside the hex they protect."""
        pen = Pen()
        for wall in self.survey.data.walls:
            for pair in wall.sides:
                place, direction = joined(pair)
                start, end = self.survey.side(place, direction)
                x, y = self.survey.centre(place)
                middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
                dx, dy = (x - middle[0]) / (HEX / 2) * 3.4, (y - middle[1]) / (HEX / 2) * 3.4
                pen.stroke(((start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)))
        stones = ' stroke-dasharray="78 18" stroke-dashoffset="40"'
        coats = [("ink", 9.0, ' stroke-linecap="round"'), ("wall", 5.6, stones)]
        return layered(self.tag("wall"), pen.data, coats, BUTT)

    def crossings(self) -> str:
        """Bridges and fords that are there from the first."""
        waters = self.lines([water.pts for water in self.draw.water], 3)
        ways = self.lines([road.pts for road in self.draw.roads])
        found = []
        for pair, crossing in sorted(self.survey.crossings.items()):
            if crossing.from_turn:
                continue
            at, turn = crossing_spot(self.survey, pair, waters, ways)
            if self.window.sees((at,)):
                kind = self.survey.data.hexsides.water.get(pair, ("stream", ""))[0]
                found.append(crossing_drawn(crossing, at, turn, WATERS[kind][0] / 2))
        return "".join(found)

    def houses(self) -> str:
        return "".join(
            house_drawn(house, self.survey.point(house.at))
            for house in self.draw.houses
            if self.window.sees((self.survey.point(house.at),))
        )

    # ---- all together

    def land(self) -> str:
        """Everything inside the edge of the map but the names."""
        low = self.tint(self.survey.lowest())
        nature = [
            self.ground(),
            self.contours(),
            self.woods_ground(),
            self.slopes(),
            self.water(),
            self.woods(),
            self.town(),
            self.net(),
            self.railroads(),
            self.roads(),
            self.embankments(),
            self.walls(),
        ]
        view = Rect(MARGIN, MARGIN, MARGIN + self.survey.wide, MARGIN + self.survey.high)
        return (
            f"{self.clip()}"
            f'<g clip-path="url(#{self.tag("land")})"><rect {box(view)} fill="{ink(low)}"/>'
            f"{tenths(''.join(nature))}{self.crossings()}{self.houses()}</g>{tenths(self.edge())}"
        )


_CONTOURS: dict[str, list[list[Point]]] = {}


def contour_lines(ground: Survey) -> list[list[Point]]:
    """The contour lines of a map, which its cards share."""
    if ground.name not in _CONTOURS:
        levels = [
            (level, [smooth(ground.laid(flat), 2, closed=True) for flat in ground.draw.levels[str(level)]])
            for level in sorted(map(int, ground.draw.levels))
        ]
        land = Rect(MARGIN, MARGIN, MARGIN + ground.wide, MARGIN + ground.high)
        raster = Raster(land, CONTOUR_STEP, ground.lowest(), levels)
        raster.softened(RISE)
        lines = [line for level, _ in levels for share in CONTOURS for line in raster.contour(level - 0.5 + share)]
        _CONTOURS[ground.name] = [smooth(line[::2] + line[-1:], 1) for line in lines if len(line) > 5]
    return _CONTOURS[ground.name]


def square_of(point: Point) -> tuple[int, int]:
    return int(point[0] // 60), int(point[1] // 60)


def clear_of(barred: dict[tuple[int, int], list[tuple[Point, Point, float]]], point: Point) -> bool:
    """Is there room for a tree?"""
    across, down = square_of(point)
    return all(
        gap(point, start, end) > room
        for x in (across - 1, across, across + 1)
        for y in (down - 1, down, down + 1)
        for start, end, room in barred.get((x, y), ())
    )


# ---- crossings ---------------------------------------------------------------------------------------------------


def crossing_spot(ground: Survey, pair: str, waters: list[list[Point]], ways: list[list[Point]]) -> tuple[Point, float]:
    """Where road and water meet near a hexside, and the direction of the road (radians); without a road the middle of
    the water, straight across."""
    place, direction = joined(pair)
    start, end = ground.side(place, direction)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    near_water, near_ways = pieces_near(waters, middle), pieces_near(ways, middle)
    best: tuple[float, Point, float] | None = None
    for a, b in near_water:
        for c, d in near_ways:
            at = meeting(a, b, c, d)
            if at is not None:
                far = hypot(at[0] - middle[0], at[1] - middle[1])
                if far < HEX * 0.55 and (best is None or far < best[0]):
                    best = (far, at, atan2(d[1] - c[1], d[0] - c[0]))
    if best is not None:
        return best[1], best[2]
    here, there = ground.centre(place), ground.centre(neighbour(place, direction))
    across = atan2(there[1] - here[1], there[0] - here[0])
    spots = [nearest(middle, a, b) for a, b in near_water]
    at = min(spots, key=lambda spot: hypot(spot[0] - middle[0], spot[1] - middle[1]), default=middle)
    return (at if hypot(at[0] - middle[0], at[1] - middle[1]) < HEX * 0.45 else middle), across


def pieces_near(lines: list[list[Point]], middle: Point) -> list[tuple[Point, Point]]:
    return [
        (a, b)
        for line in lines
        for a, b in itertools.pairwise(line)
        if abs((a[0] + b[0]) / 2 - middle[0]) < HEX and abs((a[1] + b[1]) / 2 - middle[1]) < HEX
    ]


def nearest(point: Point, a: Point, b: Point) -> Point:
    """The point of a piece of a line nearest to another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / size)) if size else 0.0
    return a[0] + dx * share, a[1] + dy * share


def crossing_drawn(crossing: Crossing, at: Point, turn: float, half: float) -> str:
    """A bridge: its parapets and abutments over the water; a ford: two broken lines."""
    half += 2.5
    place = f'transform="translate({number(at[0])} {number(at[1])}) rotate({degrees(turn):.0f})"'
    if crossing.kind == "ford":
        data = f"M{number(-half - 3)}-5.5H{number(half + 3)}M{number(-half - 3)} 5.5H{number(half + 3)}"
        return (
            f'<path {place} d="{data}" fill="none" stroke="{ink("ink")}" stroke-width="2.6" stroke-dasharray="3.4 3"/>'
        )
    rails = "".join(
        f"M{number(-half - 5)} {number(hand * 12)}L{number(-half)} {number(hand * 7.4)}H{number(half)}"
        f"L{number(half + 5)} {number(hand * 12)}"
        for hand in (-1, 1)
    )
    deck = f"M{number(-half)}-7.4H{number(half)}V7.4H{number(-half)}Z"
    planks = ""
    if "ontoon" in crossing.name:
        planks = "".join(f"M{number(x)}-7.4V7.4" for x in (-half * 0.6, -half * 0.2, half * 0.2, half * 0.6))
    return (
        f'<g {place} fill="none" stroke="{ink("rail")}" stroke-width="2.6"><path d="{deck}" fill="{ink("way")}" '
        f'stroke="none"/><path d="{planks}{rails}"/></g>'
    )


# ---- houses ---------------------------------------------------------------------------------------------


def house_drawn(house: House, at: Point) -> str:
    x, y = at
    place = f'transform="translate({number(x)} {number(y)})"'
    dark = ink("ink")
    shapes = {
        "church": f'<path d="M0-14V0M-5-9H5" stroke="{dark}" stroke-width="2.6"/>'
        f'<path d="M-6 0H6V8H-6Z" fill="{dark}"/>',
        "mill": f'<circle r="6" fill="none" stroke="{dark}" stroke-width="2.4"/>'
        f'<path d="M-9 0H9M0-9V9" stroke="{dark}" stroke-width="1.8"/>',
        "station": f'<path d="M-10-5H10V5H-10Z" fill="{ink("paper")}" stroke="{dark}" stroke-width="2"/>',
        "peak": f'<path d="M0-8L7 5H-7Z" fill="{ink("slope")}"/>',
    }
    plain = f'<path d="M-5.5-4.5H5.5V4.5H-5.5ZM8 0H14V5H8Z" fill="{dark}"/>'
    return f'<g {place} opacity=".85">{shapes.get(house.kind, plain)}</g>'


# ---- whole maps --------------------------------------------------------------------------------------------------

FOOT = 190.0
"""The strip beneath a map: title, scale, north."""


class Size(NamedTuple):
    wide: float
    high: float


@cache
def sheet_size(name: str) -> Size:
    """Width and height of the sheet of a map."""
    ground = survey(name)
    return Size(round(ground.wide + 2 * MARGIN), round(ground.high + MARGIN + FOOT))


def cartouche(ground: Survey, size: Size) -> str:
    """Title, date and scale beneath the map."""
    wide, high = 760.0, FOOT - 44
    left, top = size.wide / 2 - wide / 2, size.high - high - 20
    title = ground.draw.cartouche
    captions = (
        Caption(50, 42.0, "normal", title.title.title()),
        Caption(80, 20.0, "italic", title.sub),
    )
    ruler = Ruler(MILE * ground.scale, 96, 8, "1 mile", "normal", 17.0, 130)
    return furniture.cartouche(Rect(left, top, left + wide, top + high), captions, ruler, (2.0, 0.9), 6, PALETTE)


def map_svg(name: str) -> str:
    """The whole sheet of a map."""
    ground = survey(name)
    size = sheet_size(name)
    whole = Rect(0, 0, size.wide, size.high)
    desk = f'<rect width="{number(size.wide)}" height="{number(size.high)}" fill="{ink("desk")}"/>'
    arrow = furniture.north_arrow((size.wide / 2 + 450, size.high - 90), PALETTE, 15, 1.8)
    return svg(whole, f"{desk}{Field(name, ground, whole).land()}{arrow}{cartouche(ground, size)}")


def overview_svg(name: str) -> str:
    """A map for a glance."""
    ground = survey(name)
    size = sheet_size(name)
    field = Field(f"overview-{name}", ground, Rect(0, 0, size.wide, size.high))
    layers: list[Tint | Course] = [Tint(field.tint(level), edges) for level, edges in field.levels()]
    layers.append(Tint("tree", field.rings(field.draw.woods)))
    for kind, wide in (("stream", 12.0), ("creek", 18.0), ("river", 40.0)):
        courses = field.lines([water.pts for water in field.draw.water if water.kind == kind])
        layers.append(Course("bank", wide, courses))
    layers.append(Course("way-edge", 9.0, field.lines([road.pts for road in field.draw.roads if road.kind != "trail"])))
    layers.append(Tint("block", field.rings(field.draw.town)))
    land = Rect(MARGIN, MARGIN, MARGIN + ground.wide, MARGIN + ground.high)
    return overview(size, land, field.tint(ground.lowest()), layers, PALETTE)


def names_of(ground: Survey, sheet: Words) -> list[Lettering]:
    """The names on a map, which the client sets."""
    return ground_names(ground, ink, sheet)


# ---- cards of scenarios ------------------------------------------------------------------------------------------

PICTURES = tuple(f"map-{name}" for name in MAPS)
OVERVIEWS = tuple(f"overview-{name}" for name in MAPS)
"""The names of the pictures of the maps, and of the same for a glance."""
CARD_W, CARD_H = 760.0, 662.0


class Sketch(NamedTuple):
    """A card: the map, the hex in its middle, and counters as (hex, facing from the north, symbol)."""

    map: str
    middle: str
    counters: tuple[tuple[str, int, str], ...]


SKETCHES: dict[str, Sketch] = {
    "fredericksburg": Sketch(
        "fredericksburg",
        "1716",
        (
            ("1814", 4, "u-infantry"),
            ("1818", 4, "u-infantry"),
            ("2016", 4, "u-artillery"),
            ("1617", 4, "u-infantry"),
            ("1418", 1, "c-infantry"),
        ),
    ),
    "maryes-heights": Sketch(
        "fredericksburg",
        "1517",
        (
            ("1517", 5, "u-infantry"),
            ("1617", 5, "u-infantry"),
            ("1416", 5, "u-infantry"),
            ("1417", 1, "c-infantry"),
            ("1316", 1, "c-artillery"),
            ("1418", 1, "c-infantry"),
        ),
    ),
    "prospect-hill": Sketch(
        "fredericksburg",
        "2938",
        (
            ("3037", 4, "u-infantry"),
            ("3138", 4, "u-infantry"),
            ("2936", 4, "u-artillery"),
            ("2738", 1, "c-infantry"),
            ("2839", 1, "c-infantry"),
            ("2840", 1, "c-artillery"),
        ),
    ),
    "chancellorsville": Sketch(
        "chancellorsville",
        "1815",
        (("1915", 4, "u-infantry"), ("1715", 5, "u-artillery"), ("1817", 3, "u-infantry"), ("1617", 1, "c-infantry")),
    ),
    "jacksons-attack": Sketch(
        "chancellorsville",
        "0914",
        (
            ("1014", 5, "u-infantry"),
            ("1114", 4, "u-artillery"),
            ("0912", 5, "u-infantry"),
            ("0713", 2, "c-infantry"),
            ("0714", 1, "c-infantry"),
            ("0711", 2, "c-infantry"),
        ),
    ),
    "first-manassas": Sketch(
        "manassas",
        "2811",
        (
            ("2709", 3, "u-infantry"),
            ("2808", 3, "u-infantry"),
            ("2909", 3, "u-artillery"),
            ("2812", 0, "c-infantry"),
            ("2711", 0, "c-infantry"),
        ),
    ),
    "henry-hill": Sketch(
        "manassas",
        "3115",
        (
            ("2914", 2, "u-infantry"),
            ("3014", 2, "u-artillery"),
            ("3113", 3, "u-infantry"),
            ("3216", 0, "c-infantry"),
            ("3117", 0, "c-artillery"),
            ("3315", 5, "c-infantry"),
        ),
    ),
    "second-manassas": Sketch(
        "manassas",
        "1415",
        (
            ("1315", 5, "u-infantry"),
            ("1416", 0, "u-infantry"),
            ("1516", 0, "u-artillery"),
            ("1213", 2, "c-infantry"),
            ("1412", 2, "c-infantry"),
            ("1113", 2, "c-artillery"),
        ),
    ),
    "deep-cut": Sketch(
        "manassas",
        "2012",
        (
            ("2112", 5, "u-infantry"),
            ("2113", 5, "u-infantry"),
            ("2111", 5, "u-infantry"),
            ("1911", 2, "c-infantry"),
            ("1812", 2, "c-infantry"),
            ("1910", 2, "c-artillery"),
        ),
    ),
    "chickamauga": Sketch(
        "chickamauga",
        "3521",
        (
            ("3419", 2, "u-cavalry"),
            ("3420", 2, "u-cavalry"),
            ("3621", 5, "c-infantry"),
            ("3722", 5, "c-infantry"),
            ("3721", 5, "c-artillery"),
        ),
    ),
    "snodgrass-hill": Sketch(
        "chickamauga",
        "1624",
        (
            ("1523", 3, "u-infantry"),
            ("1623", 3, "u-artillery"),
            ("1723", 3, "u-infantry"),
            ("1526", 0, "c-infantry"),
            ("1626", 0, "c-infantry"),
            ("1726", 0, "c-infantry"),
        ),
    ),
}


def scenario_svg(name: str) -> str:
    """A piece of a map with a few counters on it: the card of a scenario."""
    sketch = SKETCHES[name]
    ground = survey(sketch.map)
    x, y = ground.centre(hex_of(sketch.middle))
    view = around(x, y, CARD_W, CARD_H)
    counters = "".join(counter_on_card(ground, *counter) for counter in sketch.counters)
    field = Field(f"card-{name}", ground, view)
    letters = inscribed(names_of(ground, words(MAP_WORDS, "en")), field.window, field.tag("n"), ink("paper"))
    return svg(view, f"{field.land()}{letters}{counters}")


def counter_on_card(ground: Survey, code: str, facing: int, symbol: str) -> str:
    """A counter with its wedge, larger than life."""
    place: Hex = hex_of(code)
    x, y = ground.centre(place)
    turn = -pi / 2 + facing * pi / 3
    wedge_x, wedge_y = x + cos(turn) * HEX * 0.41, y + sin(turn) * HEX * 0.41
    colour = inks.SIDE_INK[symbol[0]]
    wedge = (
        f'<path transform="translate({number(wedge_x)} {number(wedge_y)}) rotate({facing * 60})" d="M-11 6L0-6 11 6Z" '
        f'fill="{colour}" stroke="{ink("paper")}" stroke-width="1.6"/>'
    )
    return engraved(SYMBOLS, symbol, x - 36, y - 30, 72, 54) + wedge


@kept
def picture(name: str) -> str:
    """A map (see ``PICTURES``), its overview, or the card of a scenario."""
    if name in PICTURES:
        return map_svg(MAPS[PICTURES.index(name)])
    return overview_svg(MAPS[OVERVIEWS.index(name)]) if name in OVERVIEWS else scenario_svg(name)


def picture_hash(name: str) -> str:
    return content_hash(picture(name))
