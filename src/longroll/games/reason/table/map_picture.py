"""The tables as plans of the time: hachured hills, woods, marsh, villages, walls, water, roads with their avenues.

Edges that rules measure (levels, areas, sectors, lines) are drawn exactly where they lie; furrows, avenues and houses
are decoration and the same every time. Every colour is a CSS custom property with its daylight value as fallback.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from random import Random

from longroll.engraving import country, furniture, inks
from longroll.engraving.country import paced
from longroll.engraving.furniture import LETTER_FONT, TITLE_FONT, box, svg, tenths
from longroll.engraving.inks import BUTT, ROUND, Palette
from longroll.engraving.lettering import text_width
from longroll.engraving.lines import Point, Rect, around, gap, inside, meeting, number
from longroll.engraving.pens import Pen, Sheet, Window
from longroll.engraving.proofs import kept
from longroll.engraving.symbols import engraved
from longroll.games.reason.data.materials import SYMBOLS, AreaData, Kind, SectorData, TownData, UnitData
from longroll.games.reason.table.survey import (
    BW,
    FOOT,
    MAPS,
    MARGIN,
    Survey,
    corners,
    gives_cover,
    place_name,
    spelled,
    survey,
)
from longroll.kit.scene import content_hash

PALETTE = Palette(
    {
        **inks.DAY,
        "tree": "#a9bd8a",
        "tree-shade": "#7d935c",
        "level-1": "#e9d9ae",
        "level-2": "#ddc68f",
        "level-3": "#cfb274",
        "slope": "#7b6240",
        "furrow": "#c3bb8d",
        "field": "#ebe5c6",
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
        "furrow": "#3d3e2e",
        "field": "#262820",
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

RIVER = (9.5, 6.6)
STREAM = 2.6
ROAD = (8.0, 5.0)
"""Widths of rivers with their banks and without, of streams, of roads with their edges and without."""
PATCH = 700.0
"""Woods are drawn in squares of this size."""
FURROW_GAP = 7.6
HILL_SPACE = 0.2
"""Between the letters of a hill's name, as a share of their size."""


def turned(ring: list[Point]) -> list[Point]:
    """A ring with its inside on the right hand going along it (on the sheet, where y goes down)."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]]))
    return ring if area > 0 else ring[::-1]


def middle_of(ring: list[Point]) -> Point:
    return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)


def lengthwise(ring: list[Point]) -> float:
    """The direction of a ring's longest side (radians), as letters run along it."""
    a, b = max(pairwise([*ring, ring[0]]), key=lambda side: hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]))
    turn = atan2(b[1] - a[1], b[0] - a[0])
    return turn - pi if turn > pi / 2 - 0.01 else turn + pi if turn < -pi / 2 - 0.01 else turn


def placed(at: Point, turn: float, line: list[Point]) -> list[Point]:
    """A line about the origin, turned (radians) and moved to a point."""
    ca, sa = cos(turn), sin(turn)
    return [(at[0] + u * ca - v * sa, at[1] + u * sa + v * ca) for u, v in line]


def rectangle(half_w: float, half_h: float) -> list[Point]:
    return [(-half_w, -half_h), (half_w, -half_h), (half_w, half_h), (-half_w, half_h)]


def fan(ring: list[Point], n: int, step: float) -> list[tuple[Point, Point]]:
    """Roots of strokes round a corner of a ring: the corner itself, in directions between those of its two sides."""
    before, here, after = ring[n - 1], ring[n], ring[(n + 1) % len(ring)]
    first = atan2(here[1] - before[1], here[0] - before[0])
    turn = (atan2(after[1] - here[1], after[0] - here[0]) - first) % (2 * pi)
    return [(here, (cos(first + k * step), sin(first + k * step))) for k in range(1, int(turn / step))]


def rng_of(*words: object) -> Random:
    return Random(" ".join(str(word) for word in words))


# ---- a part of a table -------------------------------------------------------------------------------------------


class Landscape:
    """A part of a table, drawn layer by layer; ``name`` keeps the identities of two pictures in one page apart."""

    def __init__(self, name: str, found: Survey, part: Rect) -> None:
        self.name = name
        self.survey = found
        self.ground = found.ground
        self.window = Window(part, Sheet(0, 0, 0, 0, 1))
        self.table = Rect(MARGIN, MARGIN, MARGIN + found.wide, MARGIN + found.high)
        self.rings = {level.id: turned(found.laid(level.poly)) for level in self.ground.levels}
        self.ways = [found.laid(road.pts) for road in self.ground.roads]
        self.lines = [(line, found.laid(line.pts)) for line in self.ground.linear]
        self.areas = [(area, turned(found.laid(area.poly))) for area in self.ground.areas]

    def tag(self, what: str) -> str:
        return f"mr-{self.name}-{what}"

    # ---- nature

    def fields(self) -> str:
        """Ploughed fields: furrows in rectangles, wherever nothing else is."""
        rng = rng_of("fields", self.ground.id)
        ground, furrows = Pen(), Pen()
        taken: list[tuple[Point, float]] = []
        wish = round(self.survey.wide * self.survey.high / 105_000)
        for _ in range(wish * 9):
            if len(taken) >= wish:
                break
            half_w, half_h = rng.uniform(48, 88), rng.uniform(32, 54)
            at = (rng.uniform(0, self.survey.wide) + MARGIN, rng.uniform(0, self.survey.high) + MARGIN)
            turn = rng.uniform(-0.3, 0.3)
            reach = hypot(half_w, half_h)
            if self.built(at, reach) or any(hypot(at[0] - x, at[1] - y) < reach + r + 30 for (x, y), r in taken):
                continue
            taken.append((at, reach))
            if self.window.sees((at,), reach):
                self.plough(at, half_w, half_h, turn, rng, ground, furrows)
        return path(ground.data, "field", more=' opacity=".75"') + path(
            furrows.data, stroke="furrow", width=1.0, more=' stroke-dasharray="85 26" opacity=".95"'
        )

    def plough(
        self, at: Point, half_w: float, half_h: float, turn: float, rng: Random, ground: Pen, furrows: Pen
    ) -> None:
        """One field: its ground and its furrows, no two of one length."""
        ground.stroke(placed(at, turn, rectangle(half_w, half_h)), close=True)
        down = -half_h + FURROW_GAP / 2
        while down < half_h:
            line = [(-half_w + rng.uniform(0, 8), down), (half_w - rng.uniform(0, 8), down)]
            furrows.stroke(placed(at, turn, line))
            down += FURROW_GAP

    def built(self, at: Point, reach: float) -> bool:
        """Is there something near a point that a field would spoil?"""
        edge = 0.75 * reach
        if not (
            self.table.left + edge < at[0] < self.table.right - edge
            and self.table.top + edge < at[1] < self.table.bottom - edge
        ):
            return True
        lines = [*self.ways, *(line for _, line in self.lines)]
        if any(gap(at, a, b) < reach * 0.8 + 12 for line in lines for a, b in pairwise(line)):
            return True
        rings = [ring for _, ring in self.areas] + [self.survey.laid(corners(s)) for s in self.survey.sectors]
        rings += list(self.rings.values())
        return any(
            inside(at, ring) or any(gap(at, a, b) < reach + 10 for a, b in pairwise([*ring, ring[0]])) for ring in rings
        )

    def heights(self) -> str:
        """Levels as tints, the higher over the lower, with strokes downhill from their edges."""
        found = []
        for level in sorted(self.ground.levels, key=lambda one: one.level):
            pen = Pen()
            pen.stroke(self.rings[level.id], close=True)
            found.append(path(pen.data, f"level-{min(3, level.level)}"))
        for n, level in enumerate(sorted(self.ground.levels, key=lambda one: one.level)):
            ring = self.rings[level.id]
            covered = [
                self.rings[other.id]
                for other in self.ground.levels
                if other.id != level.id and other.level >= level.level
            ]
            long = self.strokes(ring, covered, 40 + n, 5.4, (17.0, 27.0))
            short = self.strokes(ring, covered, 80 + n, 3.8, (6.0, 11.0))
            found.append(path(long, "slope", more=' opacity=".55"') + path(short, "slope", more=' opacity=".85"'))
        return "".join(found)

    def strokes(
        self, ring: list[Point], covered: list[list[Point]], seed: int, step: float, reach: tuple[float, float]
    ) -> str:
        """Strokes downhill, spreading round the corners; none where equal or higher ground goes on."""
        rng = Random(seed)
        pen = Pen()
        roots = [(at, along) for at, along in paced([*ring, ring[0]], step)]
        roots += [root for n in range(len(ring)) for root in fan(ring, n, step / reach[1])]
        for (x, y), (ux, uy) in roots:
            far = rng.uniform(*reach)
            lean = rng.uniform(-0.08, 0.08)
            if any(inside((x + uy * 4, y - ux * 4), other) for other in covered):
                continue
            tip = (x + (uy + ux * lean) * far, y + (-ux + uy * lean) * far)
            pen.stroke(((x - ux * 1.2, y - uy * 1.2), tip, (x + ux * 1.2, y + uy * 1.2)), close=True)
        return pen.data

    def woods(self) -> str:
        """Woods: their exact edge, and crowns of trees."""
        found = []
        edge = Pen()
        rings = [ring for area, ring in self.areas if area.kind == "woods"]
        for ring in rings:
            edge.stroke(ring, close=True)
        found.append(path(edge.data, "wood", "tree-shade", 1.4, ' stroke-dasharray="30 34" stroke-linecap="round"'))
        roads = [(a, b) for way in self.ways for a, b in pairwise(way)]
        waters = [(a, b) for _, line in self.lines for a, b in pairwise(line)]
        patches = country.trees(
            rings,
            self.window,
            1757,
            17.0,
            PATCH,
            lambda point: all(gap(point, a, b) > 11 for a, b in (*roads, *waters)),
        )
        for patch, crowns in enumerate(patches):
            for size, data in enumerate(crowns):
                coats = [
                    ("tree-shade", 9.0 + size * 2.6, ' transform="translate(14 18)"'),
                    ("tree-shade", 9.2 + size * 2.6, ""),
                    ("tree", 7.4 + size * 2.6, ' transform="translate(-6 -8)"'),
                ]
                found.append(layered(self.tag(f"t{patch}-{size}"), data, coats))
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
        pen = Pen()
        for line, points in self.lines:
            if line.kind == "stream":
                pen.stroke(points)
        return path(pen.data, stroke="stream", width=STREAM, more=ROUND)

    def rivers(self) -> str:
        """Over the roads, which cross them only by bridges."""
        pen = Pen()
        for line, points in self.lines:
            if line.kind == "river":
                pen.stroke(points)
        broad, narrow = RIVER
        return layered(self.tag("river"), pen.data, [("bank", broad, ""), ("water", narrow, "")])

    # ---- what men have made

    def roads(self) -> str:
        data = Pen()
        for way in self.ways:
            data.stroke(way)
        broad, narrow = ROAD
        return layered(self.tag("road"), data.data, [("way-edge", broad, ""), ("way", narrow, "")], BUTT)

    def avenues(self) -> str:
        """Trees beside the roads, now on one hand and now on the other."""
        trees = Pen()
        barred = [ring for area, ring in self.areas if area.kind != "rough"]
        barred += [grown(self.survey.laid(corners(sector)), 14) for sector in self.survey.sectors]
        waters = [(a, b) for _, line in self.lines for a, b in pairwise(line)]
        for n, way in enumerate(self.ways):
            rng = rng_of("avenue", self.ground.id, n)
            for step, ((x, y), (ux, uy)) in enumerate(paced(way, 31.0, 14.0)):
                hand = 1 if step % 2 else -1
                shift = rng.uniform(-4, 4)
                at = (x + hand * uy * 11 + ux * shift, y - hand * ux * 11 + uy * shift)
                if any(inside(at, ring) for ring in barred) or any(gap(at, a, b) < 13 for a, b in waters):
                    continue
                if any(gap(at, a, b) < 9 for other in self.ways if other is not way for a, b in pairwise(other)):
                    continue
                trees.dot(at)
        coats = [
            ("tree-shade", 9.0, ' transform="translate(10 14)"'),
            ("tree-shade", 8.6, ""),
            ("tree", 6.8, ' transform="translate(-5 -7)"'),
        ]
        return layered(self.tag("avenue"), trees.data, coats)

    def bridges(self) -> str:
        rails, deck = Pen(), Pen()
        half = RIVER[0] / 2 + 3
        for at, (east, north) in self.survey.bridges():
            middle, turn = self.survey.at(at), atan2(-north, east)
            deck.stroke(placed(middle, turn, [(-half, 0.0), (half, 0.0)]))
            for hand in (-1, 1):
                line = [(-half - 4, hand * 8.0), (-half, hand * 4.6), (half, hand * 4.6), (half + 4, hand * 8.0)]
                rails.stroke(placed(middle, turn, line))
        return path(deck.data, stroke="way", width=9.0) + path(rails.data, stroke="ink", width=1.8, more=ROUND)

    def works(self) -> str:
        """Walls as a row of stones, entrenchments as an earthen bank with its ditch."""
        stones, banks, ticks = Pen(), Pen(), Pen()
        for line, points in self.lines:
            if line.kind == "wall":
                stones.stroke(points)
            elif line.kind == "entrenchment":
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
        ground, houses, churches = Pen(), Pen(), []
        for town in self.ground.towns:
            for n, sector in enumerate(town.sectors):
                ring = self.survey.laid(corners(sector))
                if self.window.sees(ring):
                    ground.stroke(ring, close=True)
                    self.houses(sector, n == 0, houses)
                    if n == 0:
                        churches.append(church(middle_of(ring)))
        dashed = ' stroke-dasharray="62 36"'
        rose = path(ground.data, "rose", "rose-edge", 1.6, dashed)
        return tenths(rose + path(houses.data, "roof", "roof-edge", 1.0)) + "".join(churches)

    def houses(self, sector: SectorData, church_too: bool, pen: Pen) -> None:
        """Houses round the middle, where the church or the green is."""
        rng = rng_of("houses", sector.id)
        left, top = self.survey.at((sector.x0, sector.y1))
        right, foot = self.survey.at((sector.x1, sector.y0))
        across = max(3, round((right - left) / 36))
        down = max(3, round((foot - top) / 36))
        step_x, step_y = (right - left - 18) / across, (foot - top - 18) / down
        for i in range(across):
            for j in range(down):
                x = left + 9 + step_x * (i + 0.5) + rng.uniform(-4, 4)
                y = top + 9 + step_y * (j + 0.5) + rng.uniform(-4, 4)
                in_middle = hypot(x - (left + right) / 2, y - (top + foot) / 2) < 21
                if (in_middle and church_too) or rng.random() < 0.06:
                    continue
                upright = rng.random() < 0.45
                wide, high = (6.2, 9.6) if upright else (10.4, 5.6)
                pen.stroke(placed((x, y), rng.uniform(-0.16, 0.16), rectangle(wide, high)), close=True)

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

    # ---- lettering

    def lettering(self) -> str:
        found = []
        for level in self.ground.levels:
            name = place_name(level.id)
            at, size = self.hill_spot(self.rings[level.id], name)
            found.append(word(name, at, size, "hill", TITLE_FONT, HILL_SPACE))
        for area, ring in self.areas:
            name = place_name(area.id)
            turn = lengthwise(ring) if text_width(name, 20) > max(x for x, _ in ring) - min(x for x, _ in ring) else 0.0
            x, y = middle_of(ring)
            at = (x - 6 * sin(turn), y + 6 * cos(turn))
            found.append(word(name, at, 19.0, "quiet", LETTER_FONT, 0.06, degrees(turn), 600))
        for line, points in self.lines:
            if line.kind in ("river", "stream"):
                found.append(along_line(place_name(line.id), points, self.table, self.tag(f"l-{line.id}")))
        for town in self.ground.towns:
            name = spelled(town.name)
            found.append(word(name, self.town_spot(town, name), 19.0, "letter", LETTER_FONT, 0.02, weight=700))
        halo = f'stroke="{ink("paper")}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
        return f'<g font-style="italic" text-anchor="middle" {halo} stroke-opacity=".8">{"".join(found)}</g>'

    def crowding(self, room: Rect) -> float:
        """How much a name would lie over: lines, houses, the edge of the table."""
        points = [(room.left, room.top), (room.right, room.top), (room.right, room.bottom), (room.left, room.bottom)]
        count = 0.0
        for line in (*self.ways, *(line for _, line in self.lines)):
            for a, b in pairwise(line):
                count += any(meeting(a, b, c, d) is not None for c, d in pairwise([*points, points[0]]))
        for sector in self.survey.sectors:
            left, top = self.survey.at((sector.x0, sector.y1))
            right, foot = self.survey.at((sector.x1, sector.y0))
            count += 4 * (room.common(Rect(left, top, right, foot)) > 0)
        outside = (
            room.left < self.table.left + 4
            or room.right > self.table.right - 4
            or room.top < self.table.top + 4
            or room.bottom > self.table.bottom - 4
        )
        return count + 9 * outside

    def hill_spot(self, ring: list[Point], name: str) -> tuple[Point, float]:
        """Where the name of a hill stands, and how large: near its upper edge, clear of roads and houses."""
        left = max(min(x for x, _ in ring), self.table.left)
        right = min(max(x for x, _ in ring), self.table.right)
        top, foot = min(y for _, y in ring), max(y for _, y in ring)
        largest = max(20.0, min(38.0, (right - left - 40) / (1.25 * text_width(name, 1.0))))
        spots: list[tuple[float, int, Point, float]] = []
        for size in (largest, max(19.0, largest * 0.7)):
            wide = text_width(name, size) + HILL_SPACE * size * len(name)
            for down in (0.26, 0.5, 0.74):
                for across in (0.5, 0.3, 0.7, 0.15, 0.85):
                    x = left + (right - left) * across
                    x = min(max(x, left + wide / 2 + 8), max(right - wide / 2 - 8, left + wide / 2 + 8))
                    y = top + (foot - top) * down + size * 0.35
                    seen = self.crowding(Rect(x - wide / 2, y - size * 0.8, x + wide / 2, y + size * 0.25))
                    seen += 0.5 * any(inside((x + dx * wide / 2, y), r) for _, r in self.areas for dx in (-1, 0, 1))
                    spots.append((seen, len(spots), (x, y), size))
        best = min(spots)
        return best[2], best[3]

    def town_spot(self, town: TownData, name: str) -> Point:
        """Beneath the houses, or above or beside them where that is freer."""
        points = [p for sector in town.sectors for p in self.survey.laid(corners(sector))]
        left, right = min(p[0] for p in points), max(p[0] for p in points)
        top, foot = min(p[1] for p in points), max(p[1] for p in points)
        half = text_width(name, 19.0) / 2
        x = (left + right) / 2
        spots = [(x, foot + 20), (x, top - 8), (x + half, foot + 20), (x - half, foot + 20)]
        spots += [(right + half + 8, top + 18), (left - half - 8, top + 18), (x + half, top - 8), (x - half, top - 8)]
        crowds = [(self.crowding(Rect(u - half, v - 15, u + half, v + 4)), n) for n, (u, v) in enumerate(spots)]
        return spots[min(crowds)[1]]

    # ---- all together

    def land(self) -> str:
        """Everything inside the edge of the table."""
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
            f"{tenths(''.join(nature))}{self.towns()}{self.circles()}{self.lettering()}</g>{frame}{outer}"
        )


def grown(ring: list[Point], by: float) -> list[Point]:
    """An upright rectangle's corners, moved outwards."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    left, right, top, foot = min(xs) - by, max(xs) + by, min(ys) - by, max(ys) + by
    return [(left, top), (right, top), (right, foot), (left, foot)]


def church(at: Point) -> str:
    """A nave with its tower and cross."""
    dark = ink("roof-edge")
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])})" fill="{dark}">'
        f'<path d="M-5 14V-1L0-8 5-1V14Z"/><path d="M0-7V-15M-3-12H3" stroke="{dark}" stroke-width="1.8"/></g>'
    )


def word(
    text: str, at: Point, size: float, colour: str, font: str, space: float, turn: float = 0.0, weight: int = 400
) -> str:
    """Letters about a point; ``space`` is a share of their size."""
    x, y = number(at[0]), number(at[1])
    rotate = f' transform="rotate({number(turn)} {x} {y})"' if turn else ""
    heavy = f' font-weight="{weight}"' if weight != 400 else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{number(size)}" font-family="{font}" '
        f'letter-spacing="{number(space * size)}" fill="{ink(colour)}"{heavy}{rotate}>{escape(text)}</text>'
    )


def along_line(name: str, points: list[Point], table: Rect, identity: str) -> str:
    """The name of a water beside its longest stretch."""
    line = [p for p in points if table.left - 1 <= p[0] <= table.right + 1]
    start, end = max(pairwise(line), key=lambda pair: hypot(pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]))
    if start[0] > end[0]:
        start, end = end, start
    size = hypot(end[0] - start[0], end[1] - start[1])
    up = ((end[1] - start[1]) / size * 9, -(end[0] - start[0]) / size * 9)
    if min(start[1], end[1]) + up[1] < table.top + 22:
        up = (-up[0] * 2.6, -up[1] * 2.6)
    data = f"M{number(start[0] + up[0])} {number(start[1] + up[1])}L{number(end[0] + up[0])} {number(end[1] + up[1])}"
    return (
        f'<defs><path id="{identity}" d="{data}"/></defs><text font-size="20" font-family="{LETTER_FONT}" '
        f'letter-spacing="3" fill="{ink("letter-water")}"><textPath href="#{identity}" startOffset="50%">'
        f"{escape(name)}</textPath></text>"
    )


# ---- whole sheets ------------------------------------------------------------------------------------------------


def sheet_size(name: str) -> Point:
    """Width and height of the sheet of a map."""
    return survey(name).size


def scale_bar(left: float, base: float) -> str:
    """Base widths: one in halves, then as far as six."""
    dark, paper = ink("ink"), ink("paper")
    bars = [(0.0, 0.5), (0.5, 1.0), (1.0, 3.0), (3.0, 6.0)]
    found = [
        f'<rect x="{number(left + a * BW)}" y="{number(base)}" width="{number((b - a) * BW)}" height="7" '
        f'fill="{dark if n % 2 == 0 else paper}" stroke="{dark}" stroke-width="1.2"/>'
        for n, (a, b) in enumerate(bars)
    ]
    words = [(0.0, "0"), (1.0, "1"), (3.0, "3"), (6.0, "6 BW")]
    texts = "".join(f'<text x="{number(left + at * BW)}" y="{number(base - 7)}">{text}</text>' for at, text in words)
    return (
        f'<g>{"".join(found)}<g font-family="{LETTER_FONT}" font-size="17" text-anchor="middle" '
        f'fill="{dark}">{texts}</g></g>'
    )


def map_svg(name: str) -> str:
    """The whole sheet of a map."""
    found = survey(name)
    wide, high = sheet_size(name)
    whole = Rect(0, 0, wide, high)
    desk = f'<rect width="{number(wide)}" height="{number(high)}" fill="{ink("desk")}"/>'
    base = high - FOOT
    title, _, date = found.ground.title.removeprefix("Tutorial: ").partition(", ")
    words = word(title_case(title), (wide / 2, base + 72), 46.0, "ink", TITLE_FONT, 0.02)
    words += word(date, (wide / 2, base + 106), 22.0, "ink", TITLE_FONT, 0.02) if date else ""
    title_words = f'<g text-anchor="middle">{words}</g>'
    arrow = furniture.north_arrow((wide - MARGIN - 40, base + 82), PALETTE, 15, 1.4)
    return svg(
        whole, f"{desk}{Landscape(name, found, whole).land()}{scale_bar(MARGIN + 16, base + 74)}{title_words}{arrow}"
    )


def title_case(text: str) -> str:
    text = text.partition(" (")[0]
    return text[:1].upper() + text[1:]


# ---- cards of scenarios ------------------------------------------------------------------------------------------

PICTURES = tuple(f"map-{name}" for name in MAPS)
"""The names of the pictures of the maps."""
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
    return svg(view, f"{desk}{Landscape(f'card-{name}', found, view).land()}{blocks}")


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
    """A map (see ``PICTURES``), or the card of a scenario."""
    return map_svg(MAPS[PICTURES.index(name)]) if name in PICTURES else scenario_svg(name)


def picture_hash(name: str) -> str:
    return content_hash(picture(name))
