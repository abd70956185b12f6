"""The tables as plans of the time: hachured hills, woods, marsh, villages, walls, water, roads with their avenues.

Lines that rules measure (levels, areas, waters, roads) are drawn as nature has them, never farther than ``KEPT_TO``
from where they lie; sectors of towns, walls and works exactly there. Fields, avenues, gardens and houses are decoration
and the same every time. Every colour is a CSS custom property with its daylight value as fallback.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import atan2
from random import Random

from longroll.engraving import country, furniture, inks
from longroll.engraving.country import paced
from longroll.engraving.furniture import LETTER_FONT, box, svg, tenths
from longroll.engraving.inks import BUTT, ROUND, Coat, Palette
from longroll.engraving.inscribing import inscribed
from longroll.engraving.lines import Point, Rect, around, gap, inside, meeting, number
from longroll.engraving.overview import Course, Tint, overview
from longroll.engraving.pens import Pen, Sheet, Window
from longroll.engraving.proofs import kept
from longroll.engraving.swaying import Fall, falling, inset, swayed, turned
from longroll.engraving.symbols import engraved
from longroll.games.reason.data.materials import SYMBOLS, AreaData, Kind, UnitData
from longroll.games.reason.table.sheet import village
from longroll.games.reason.table.sheet.fields import Strip, placed, sown, strips
from longroll.games.reason.table.sheet.names import ground_names
from longroll.games.reason.table.survey import BW, FOOT, MAPS, MARGIN, Survey, gives_cover, survey
from longroll.kit.scene import Lettering, content_hash

PALETTE = Palette(
    {
        **inks.DAY,
        "tree": "#a9bd8a",
        "tree-shade": "#7d935c",
        "level-1": "#e3d1a0",
        "level-2": "#d8c08a",
        "level-3": "#c9ab6e",
        "slope": "#7b6240",
        "top-1": "#ece0b9",
        "top-2": "#e3d1a0",
        "top-3": "#d7bf87",
        "furrow": "#cbb98a",
        "field": "#efe6c8",
        "corn": "#f0e3b8",
        "meadow": "#e2e6c2",
        "tuft": "#7c8f5b",
        "marsh": "#e2e3c6",
        "rose": "#ecd2bf",
        "rose-edge": "#a8433a",
        "roof": "#a9503f",
        "roof-edge": "#7c352b",
        "bank": "#6f93a2",
        "way": "#f3e3bb",
        "way-edge": "#7d6746",
        "stone": "#d8cdb8",
        "earth": "#7a5a35",
        "hill": "#7b6142",
        "quiet": "#6d7a4c",
    },
    {
        **inks.LAMP,
        "level-1": "#302c22",
        "level-2": "#3d3729",
        "level-3": "#4a4130",
        "slope": "#857453",
        "top-1": "#2b281f",
        "top-2": "#373226",
        "top-3": "#443c2c",
        "furrow": "#413f2f",
        "field": "#282821",
        "corn": "#2e2b20",
        "meadow": "#262c20",
        "tuft": "#5d6c45",
        "marsh": "#25291f",
        "rose": "#3a2723",
        "rose-edge": "#b3695d",
        "roof": "#8a5240",
        "roof-edge": "#b0735f",
        "bank": "#42616f",
        "way": "#5f5339",
        "way-edge": "#8f7e5d",
        "stone": "#8f8570",
        "earth": "#a98a5c",
        "hill": "#b39b6e",
        "quiet": "#8a9868",
    },
)
ink = PALETTE.ink
path = PALETTE.path
layered = PALETTE.layered
palette_css = PALETTE.css

KEPT_TO = 0.1 * BW
"""How far the drawn line of a hill, a wood, a water or a road may lie from that of the rule."""
RIVER = (12.0, 8.6)
STREAM = (5.4, 3.2)
ROAD = (9.0, 6.2)
"""Widths of rivers, streams and roads with their edges and without."""
PATCH = 700.0
"""Woods are drawn in squares of this size."""
TREES = 12.5
"""From tree to tree."""
SLOPE = Fall(5.2, (11.0, 20.0), (22.0, 38.0), (1.1, 2.1))
FOOT_OF_SLOPE = Fall(4.0, (3.0, 7.0), (7.0, 14.0), (1.0, 1.9))
"""Long strokes down a hill, and short ones between them."""


def rng_of(*words: object) -> Random:
    return Random(" ".join(str(word) for word in words))


_STRIPS: dict[tuple[str, Point], list[Strip]] = {}
"""The fields of tables, once they have been found."""


# ---- a part of a table -------------------------------------------------------------------------------------------


class Landscape:
    """A part of a table, drawn layer by layer; ``name`` keeps the identities of two pictures in one page apart."""

    def __init__(self, name: str, found: Survey, part: Rect) -> None:
        self.name = name
        self.survey = found
        self.ground = found.ground
        self.window = Window(part, Sheet(0, 0, 0, 0, 1))
        self.table = Rect(MARGIN, MARGIN, MARGIN + found.wide, MARGIN + found.high)
        self.bridges_at = [found.at(at) for at, _ in found.bridges()]
        self.rings = {level.id: self.edge(level.id, level.poly) for level in self.ground.levels}
        self.areas = [(area, self.edge(area.id, area.poly)) for area in self.ground.areas]
        self.ways = [self.way(n, road.pts) for n, road in enumerate(self.ground.roads)]
        self.waters = {
            line.id: self.water(line.id, line.pts) for line in self.ground.linear if line.kind in ("river", "stream")
        }
        self.squares = [square(found, sector.id) for sector in found.sectors]

    def tag(self, what: str) -> str:
        return f"mr-{self.name}-{what}"

    # ---- lines of rules as nature has them

    def edge(self, identity: str, ring: list[Point]) -> list[Point]:
        """The edge of a level or an area."""
        return swayed(turned(self.survey.laid(ring)), KEPT_TO, rng_of("edge", self.ground.id, identity), closed=True)

    def water(self, identity: str, line: list[Point]) -> list[Point]:
        """A water winds; where roads cross it by bridges it lies still."""
        rng = rng_of("water", self.ground.id, identity)
        return swayed(self.survey.laid(line), KEPT_TO, rng, 96.0, still=self.bridges_at)

    def way(self, number_of: int, line: list[Point]) -> list[Point]:
        """A road bends less, and comes to a village where its rule says."""
        rng = rng_of("road", self.ground.id, number_of)
        return swayed(
            self.survey.laid(line), KEPT_TO * 0.6, rng, 210.0, still=[*self.bridges_at, *self.survey.laid(line)]
        )

    # ---- nature

    def fields(self) -> str:
        """Strips of field, wherever nothing else is."""
        seen = [strip for strip in self.strips() if self.window.sees(strip.corners)]
        return sown(seen, PALETTE, rng_of("crops", self.ground.id))

    def strips(self) -> list[Strip]:
        """All fields of the table; the map and the card of a scenario show the same."""
        key = (self.ground.id, self.survey.size)
        if key not in _STRIPS:
            _STRIPS[key] = strips(self.table, self.open_ground(), rng_of("fields", self.ground.id))
        return _STRIPS[key]

    def open_ground(self) -> Callable[[Point], bool]:
        """Says of a point whether a field may lie there: clear of everything that has a rule."""
        hills = [self.survey.laid(level.poly) for level in self.ground.levels]
        rings = [(ring, 66.0) for ring in hills] + [(self.survey.laid(area.poly), 16.0) for area in self.ground.areas]
        boxes = [square.grown(16) for square in self.squares]
        lines = [self.survey.laid(road.pts) for road in self.ground.roads]
        lines += [self.survey.laid(line.pts) for line in self.ground.linear]
        inner = self.table.grown(-10)

        def free(point: Point) -> bool:
            if not holds(inner, point) or any(holds(one, point) for one in boxes):
                return False
            if any(near_line(point, line, 27.0) for line in lines):
                return False
            return not any(inside(point, ring) or near_line(point, [*ring, ring[0]], room) for ring, room in rings)

        return free

    def heights(self) -> str:
        """Levels as tints with paler tops, the higher over the lower; hachures fall outward from their edges."""
        found = []
        levels = sorted(self.ground.levels, key=lambda one: one.level)
        for level in levels:
            ring = self.rings[level.id]
            whole, top = Pen(), Pen()
            whole.stroke(ring, close=True)
            summit = inset(ring, (15.0, 30.0), rng_of("top", level.id))
            if len(summit) > 8:
                top.stroke(summit, close=True)
            tint = min(3, level.level)
            found.append(path(whole.data, f"level-{tint}") + path(top.data, f"top-{tint}"))
        for level in levels:
            higher = [self.rings[o.id] for o in levels if o.id != level.id and o.level >= level.level]
            found.append(self.hachures(level.id, higher))
        return "".join(found)

    def hachures(self, identity: str, higher: list[list[Point]]) -> str:
        """The slope below a level; none where equal or higher ground goes on."""

        def bare(point: Point) -> bool:
            return any(inside(point, ring) for ring in higher)

        ring = self.rings[identity]
        long, beyond = falling(ring, SLOPE, rng_of("slope", identity), bare)
        short, _ = falling(ring, FOOT_OF_SLOPE, rng_of("foot", identity), bare)
        faint = ' opacity=".62"'
        return path(beyond, "slope", more=faint) + path(long, "slope", more=faint) + path(short, "slope", more=faint)

    def woods(self) -> str:
        """Woods: crowns of trees on green ground up to their edge."""
        found = []
        edge = Pen()
        rings = [ring for area, ring in self.areas if area.kind == "woods"]
        for ring in rings:
            edge.stroke(ring, close=True)
        found.append(path(edge.data, "wood", "tree-shade", 1.2, ' stroke-opacity=".6"'))
        lines = [*self.ways, *self.waters.values()]
        patches = country.trees(
            rings,
            self.window,
            1757,
            TREES,
            PATCH,
            lambda point: (
                any(inside(point, ring) for ring in rings) and not any(near_line(point, line, 13.0) for line in lines)
            ),
        )
        for patch, crowns in enumerate(patches):
            for size, data in enumerate(crowns):
                found.append(layered(self.tag(f"t{patch}-{size}"), data, crown(11.0 + size * 2.8)))
        return "".join(found)

    def rough(self) -> str:
        """Rough ground: tufts on pale green, with bushes where it gives cover; impassable ground as standing water."""
        found = []
        for area, ring in self.areas:
            if area.kind == "woods":
                continue
            edge = Pen()
            edge.stroke(ring, close=True)
            wet = area.kind == "impassable"
            look = ' stroke-dasharray="55 40" stroke-linecap="round"'
            found.append(path(edge.data, "water" if wet else "marsh", "bank" if wet else "tuft", 1.3, look))
            found.append(self.ripples(area, ring) if wet else self.tufts(area, ring))
        return "".join(found)

    def tufts(self, area: AreaData, ring: list[Point]) -> str:
        rng = rng_of("tufts", area.id)
        blades, lines, bushes = Pen(), Pen(), Pen()
        left, right = min(x for x, _ in ring), max(x for x, _ in ring)
        top, foot = min(y for _, y in ring), max(y for _, y in ring)
        row, y = 0, top + 9
        while y < foot - 4:
            x = left + (8 if row % 2 else 20)
            while x < right:
                at = (x + rng.uniform(-5, 5), y + rng.uniform(-3, 3))
                if all(inside((at[0] + dx, at[1]), ring) for dx in (-8, 8)) and inside((at[0], at[1] - 7), ring):
                    if gives_cover(area) and rng.random() < 0.5:
                        bushes.dot(at)
                    else:
                        for dx, up in ((-3.2, 4.6), (0.0, 6.4), (3.2, 4.6)):
                            blades.stroke(((at[0] + dx * 0.4, at[1]), (at[0] + dx, at[1] - up)))
                        lines.stroke(((at[0] - 7, at[1] + 1.4), (at[0] + 7, at[1] + 1.4)))
                x += 27
            y += 14
            row += 1
        round_caps = ' stroke-linecap="round"'
        return (
            path(lines.data, stroke="bank", width=1.0, more=' opacity=".7"')
            + path(blades.data, stroke="tuft", width=1.2, more=round_caps)
            + path(bushes.data, stroke="tree-shade", width=8.5, more=round_caps)
        )

    def ripples(self, area: AreaData, ring: list[Point]) -> str:
        rng = rng_of("ripples", area.id)
        pen = Pen()
        left, right = min(x for x, _ in ring), max(x for x, _ in ring)
        top, foot = min(y for _, y in ring), max(y for _, y in ring)
        y = top + 6
        while y < foot:
            x = left + rng.uniform(0, 30)
            while x < right:
                end = x + rng.uniform(14, 40)
                if inside((x, y), ring) and inside((end, y), ring):
                    pen.stroke(((x, y), (end, y)))
                x = end + rng.uniform(10, 26)
            y += 7
        return path(pen.data, stroke="bank", width=0.9)

    def streams(self) -> str:
        return self.waterway("stream", STREAM)

    def rivers(self) -> str:
        """Over the roads, which cross them only by bridges."""
        return self.waterway("river", RIVER)

    def waterway(self, kind: str, widths: tuple[float, float]) -> str:
        pen = Pen()
        for line in self.ground.linear:
            if line.kind == kind:
                pen.stroke(self.waters[line.id])
        broad, narrow = widths
        return layered(self.tag(kind), pen.data, [("bank", broad, ""), ("water", narrow, "")])

    # ---- what men have made

    def roads(self) -> str:
        data = Pen()
        for way in self.ways:
            data.stroke(way)
        broad, narrow = ROAD
        return layered(self.tag("road"), data.data, [("way-edge", broad, ""), ("way", narrow, "")], BUTT)

    def avenues(self) -> str:
        """Trees on both hands of the roads."""
        trees = Pen()
        barred = [ring for area, ring in self.areas if area.kind != "rough"]
        boxes = [square.grown(7) for square in self.squares]
        waters = list(self.waters.values())
        for n, way in enumerate(self.ways):
            rng = rng_of("avenue", self.ground.id, n)
            others = [other for other in self.ways if other is not way]
            for (x, y), (ux, uy) in paced(way, 15.5, 7.0):
                for hand in (1, -1):
                    shift, off = rng.uniform(-3.5, 3.5), hand * rng.uniform(11.0, 13.5)
                    at = (x + uy * off + ux * shift, y - ux * off + uy * shift)
                    if any(holds(one, at) for one in boxes):
                        continue
                    if any(inside(at, ring) for ring in barred) or any(near_line(at, line, 13.0) for line in waters):
                        continue
                    if rng.random() < 0.94 and not any(near_line(at, line, 11.0) for line in others):
                        trees.dot(at)
        return layered(self.tag("avenue"), trees.data, crown(9.4))

    def bridges(self) -> str:
        rails, deck = Pen(), Pen()
        half = RIVER[0] / 2 + 3
        for at, (east, north) in self.survey.bridges():
            middle, turn = self.survey.at(at), atan2(-north, east)
            deck.stroke(placed(middle, turn, [(-half, 0.0), (half, 0.0)]))
            for hand in (-1, 1):
                line = [(-half - 4, hand * 8.6), (-half, hand * 5.2), (half, hand * 5.2), (half + 4, hand * 8.6)]
                rails.stroke(placed(middle, turn, line))
        return path(deck.data, stroke="way", width=10.0) + path(rails.data, stroke="ink", width=1.8, more=ROUND)

    def works(self) -> str:
        """Walls as a row of stones, entrenchments as an earthen bank with its ditch; exactly where their rule is."""
        stones, banks, ticks = Pen(), Pen(), Pen()
        for line in self.survey.works:
            points = self.survey.laid(line.pts)
            if line.kind == "wall":
                stones.stroke(points)
                continue
            banks.stroke(points)
            for (x, y), (ux, uy) in paced(points, 7.0, 3.0):
                ticks.stroke(((x + uy * 2, y - ux * 2), (x + uy * 8, y - ux * 8)))
                ticks.stroke(((x - uy * 2, y + ux * 2), (x - uy * 8, y + ux * 8)))
        wall = [("ink", 7.4, ' stroke-linecap="round"'), ("stone", 4.6, ' stroke-dasharray="66 16"')]
        bank = [("earth", 6.4, ""), ("level-1", 2.6, "")]
        return (
            path(ticks.data, stroke="earth", width=1.3)
            + layered(self.tag("bank"), banks.data, bank, BUTT)
            + layered(self.tag("wall"), stones.data, wall, BUTT)
        )

    def towns(self) -> str:
        """Villages: the square of each sector dashed, streets, houses and gardens in it, one church for a town."""
        found: list[tuple[Rect, village.Village]] = []
        for town in self.ground.towns:
            for n, sector in enumerate(town.sectors):
                room = square(self.survey, sector.id)
                if self.window.sees(((room.left, room.top), (room.right, room.bottom))):
                    ways = self.gates(room, [square(self.survey, o.id) for o in town.sectors if o is not sector])
                    found.append((room, village.laid_out(room, ways, rng_of("village", sector.id), n == 0)))
        churches = [village.church(one.church, PALETTE) for _, one in found if one.church is not None]
        return tenths(village.drawn(found, PALETTE, self.tag("street"))) + "".join(churches)

    def gates(self, room: Rect, neighbours: list[Rect]) -> list[Point]:
        """Where streets of a village must leave: by the roads, and to the sectors beside it."""
        found = [at for way in self.ways for a, b in pairwise(way) for at in crossing_edge(room, a, b)]
        for other in neighbours:
            if room.grown(1).common(other):
                shared = Rect(
                    max(room.left, other.left), max(room.top, other.top),
                    min(room.right, other.right), min(room.bottom, other.bottom),
                )  # fmt: skip
                found.append(shared.centre)
        return found

    def circles(self) -> str:
        """Objectives that are ground: a dotted circle (MR-25.3)."""
        found = []
        for objective in self.ground.objectives:
            if objective.at.point is not None:
                x, y = self.survey.at(objective.at.point)
                found.append(
                    f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(objective.at.radius * BW)}" fill="none" '
                    f'stroke="{ink("letter")}" stroke-width="1.6" stroke-dasharray="1 7" stroke-linecap="round"/>'
                )
        return "".join(found)

    # ---- all together

    def land(self) -> str:
        """Everything inside the edge of the table but the names."""
        nature = [
            self.fields(),
            self.heights(),
            self.rough(),
            self.streams(),
            self.woods(),
            self.roads(),
            self.rivers(),
            self.avenues(),
            self.bridges(),
            self.works(),
        ]
        clip = f'<clipPath id="{self.tag("table")}"><rect {box(self.table)}/></clipPath>'
        frame = f'<rect {box(self.table)} fill="none" stroke="{ink("ink")}" stroke-width="1.6"/>'
        outer = f'<rect {box(self.table.grown(7))} fill="none" stroke="{ink("ink")}" stroke-width="3.6"/>'
        return (
            f'{clip}<g clip-path="url(#{self.tag("table")})"><rect {box(self.table)} fill="{ink("paper")}"/>'
            f"{tenths(''.join(nature))}{self.towns()}{self.circles()}</g>{frame}{outer}"
        )


def crown(wide: float) -> list[Coat]:
    """A tree from above: its shade, its edge, its leaves in the light."""
    return [
        ("tree-shade", wide, ' transform="translate(8 12)"'),
        ("tree-shade", wide, ""),
        ("tree", wide - 1.6, ' transform="translate(-3 -4)"'),
    ]


def near_line(point: Point, line: list[Point], reach: float) -> bool:
    """Is a point within reach of a line?"""
    x, y = point
    return any(
        gap(point, a, b) < reach
        for a, b in pairwise(line)
        if min(a[0], b[0]) - reach < x < max(a[0], b[0]) + reach
        and min(a[1], b[1]) - reach < y < max(a[1], b[1]) + reach
    )


def holds(room: Rect, point: Point) -> bool:
    return room.left < point[0] < room.right and room.top < point[1] < room.bottom


def square(found: Survey, sector: str) -> Rect:
    """A sector of a town on the sheet."""
    data = next(one for one in found.sectors if one.id == sector)
    left, top = found.at((data.x0, data.y1))
    right, foot = found.at((data.x1, data.y0))
    return Rect(left, top, right, foot)


def crossing_edge(room: Rect, a: Point, b: Point) -> list[Point]:
    """Where a piece of a road passes the edge of a village."""
    points = corners_of(room)
    found = [meeting(a, b, c, d) for c, d in pairwise([*points, points[0]])]
    return [at for at in found if at is not None]


def corners_of(room: Rect) -> list[Point]:
    return [(room.left, room.top), (room.right, room.top), (room.right, room.bottom), (room.left, room.bottom)]


def names_of(found: Survey, language: str = "en") -> list[Lettering]:
    """The names on a table, which the client sets."""
    return ground_names(found, ink, language)


# ---- whole sheets ------------------------------------------------------------------------------------------------


def sheet_size(name: str) -> Point:
    """Width and height of the sheet of a map."""
    return survey(name).size


def scale_bar(left: float, base: float) -> str:
    """Base widths: one in halves, then as far as six (the client writes that, with the unit)."""
    dark, paper = ink("ink"), ink("paper")
    bars = [(0.0, 0.5), (0.5, 1.0), (1.0, 3.0), (3.0, 6.0)]
    found = [
        f'<rect x="{number(left + a * BW)}" y="{number(base)}" width="{number((b - a) * BW)}" height="7" '
        f'fill="{dark if n % 2 == 0 else paper}" stroke="{dark}" stroke-width="1.2"/>'
        for n, (a, b) in enumerate(bars)
    ]
    words = [(0.0, "0"), (1.0, "1"), (3.0, "3")]
    texts = "".join(f'<text x="{number(left + at * BW)}" y="{number(base - 7)}">{text}</text>' for at, text in words)
    return (
        f'<g>{"".join(found)}<g font-family="{LETTER_FONT}" font-size="17" text-anchor="middle" '
        f'fill="{dark}">{texts}</g></g>'
    )


def map_svg(name: str) -> str:
    """The whole sheet of a map, without its words, which the client sets."""
    found = survey(name)
    wide, high = sheet_size(name)
    whole = Rect(0, 0, wide, high)
    desk = f'<rect width="{number(wide)}" height="{number(high)}" fill="{ink("desk")}"/>'
    base = high - FOOT
    arrow = furniture.north_arrow((wide - MARGIN - 40, base + 82), PALETTE, 15, 1.4)
    return svg(whole, f"{desk}{Landscape(name, found, whole).land()}{scale_bar(MARGIN + 16, base + 74)}{arrow}")


def overview_svg(name: str) -> str:
    """The table for a glance."""
    found = survey(name)
    land = Landscape(f"overview-{name}", found, Rect(0, 0, *found.size))
    levels = sorted(found.ground.levels, key=lambda one: one.level)
    layers: list[Tint | Course] = [Tint(f"level-{min(3, level.level)}", [land.rings[level.id]]) for level in levels]
    for kind, colour in (("woods", "tree"), ("rough", "marsh"), ("impassable", "water")):
        layers.append(Tint(colour, [ring for area, ring in land.areas if area.kind == kind]))
    for kind, wide in (("stream", 15.0), ("river", 26.0)):
        layers.append(Course("bank", wide, [land.waters[one.id] for one in found.ground.linear if one.kind == kind]))
    layers.append(Course("way-edge", 13.0, land.ways))
    layers.append(Tint("roof", [corners_of(room) for room in land.squares]))
    return overview(found.size, land.table, "paper", layers, PALETTE)


# ---- cards of scenarios ------------------------------------------------------------------------------------------

PICTURES = tuple(f"map-{name}" for name in MAPS)
OVERVIEWS = tuple(f"overview-{name}" for name in MAPS)
"""The names of the pictures of the maps, and of the same for a glance."""
CARD_W, CARD_H = 760.0, 662.0
MIDDLES: dict[str, Point] = {
    "lindenau": (12.4, 7.3),
    "warburg": (8.6, 14.2),
    "rossbach": (28.6, 15.2),
    "leuthen": (20.6, 5.4),
    "kolin": (33.2, 14.6),
    "zorndorf": (11.2, 12.0),
    "pick-up": (18.0, 12.0),
}
"""The middle of each card, where the sides are near each other."""
CARD_SCALE = {"lindenau": 0.94}
"""Cards that show more or less of the table than usual."""
ANY_ARMY: tuple[tuple[Kind, float, float], ...] = (
    ("HC", -5.2, 2.6), ("RI", -2.8, 2.4), ("RI", -0.6, 2.4), ("HA", 1.2, 2.3), ("RI", 3.0, 2.4), ("LC", 5.2, 2.7),
    ("RI", -1.7, 4.0), ("RI", 2.1, 4.0),
)  # fmt: skip
"""Kinds of units on the card of the pick-up battle, how far to the right of its middle and how deep."""
SYMBOL = {"RI": "foot", "II": "foot", "HC": "horse", "LC": "horse", "IC": "horse"}


def symbol_of(kind: str, formation: str) -> str:
    """The block of a type in a formation."""
    if kind not in SYMBOL:
        return "battery" if formation == "FF" else "battery-march"
    return f"{SYMBOL[kind]}-{'line' if formation == 'FF' else 'march'}"


def scenario_svg(name: str) -> str:
    """A piece of the table with the troops as they are set up: the card of a scenario."""
    found = survey(name)
    table = found.ground.table
    x, y = found.at(MIDDLES.get(name, (table.w / 2, table.h / 2)))
    scale = CARD_SCALE.get(name, 1.0)
    view = around(x, y, CARD_W * scale, CARD_H * scale)
    blocks = "".join(
        block_on_card(found, unit, "uc"[side])
        for side, units in enumerate(card_units(name, found))
        for unit in units
        if unit.x is not None
    )
    desk = f'<rect {box(view)} fill="{ink("desk")}"/>'
    land = Landscape(f"card-{name}", found, view)
    letters = inscribed(names_of(found), land.window, land.tag("n"), ink("paper"))
    return svg(view, f"{desk}{land.land()}{letters}{blocks}")


def card_units(name: str, found: Survey) -> list[list[UnitData]]:
    """The troops a card shows: those of the scenario; of a battle that has none yet two lines of any army (MR-27)."""
    if name != "pick-up":
        return [
            [*army.army_artillery, *(unit for force in army.forces for unit in force.units)]
            for army in found.ground.sides
        ]
    x, y = MIDDLES[name]
    return [
        [
            UnitData(f"{kind}{n}", kind, kind, 1, x + across, y - out * deep, facing)
            for n, (kind, across, deep) in enumerate(ANY_ARMY)
        ]
        for out, facing in ((1.0, 0.0), (-1.0, 180.0))
    ]


def block_on_card(found: Survey, unit: UnitData, side: str) -> str:
    """A block turned to its front, with its wedge."""
    x, y = found.at((unit.x or 0.0, unit.y or 0.0))
    kind = symbol_of(unit.type, unit.formation)
    wide, high = (120.0, 30.0) if kind.endswith("line") else (60.0, 60.0)
    colour = inks.SIDE_INK[side]
    wedge = (
        f'<path d="M-7 {number(-high / 2 - 1)}L0 {number(-high / 2 - 8)} 7 {number(-high / 2 - 1)}Z" fill="{colour}"/>'
    )
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({number(unit.facing or 0.0)})">'
        f"{engraved(SYMBOLS, f'{side}-{kind}', -wide / 2, -high / 2, wide, high)}{wedge}</g>"
    )


@kept
def picture(name: str) -> str:
    """A map (see ``PICTURES``), its overview, or the card of a scenario."""
    if name in PICTURES:
        return map_svg(MAPS[PICTURES.index(name)])
    return overview_svg(MAPS[OVERVIEWS.index(name)]) if name in OVERVIEWS else scenario_svg(name)


def picture_hash(name: str) -> str:
    return content_hash(picture(name))
