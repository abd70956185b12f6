"""The staff map as SVG: the ground of 1863, positions with the terrain of their sides, junctions, entry points.

The ground itself (relief, woods, water, roads, town) is engraved from the survey in ``longroll.engraving``.
Names of areas are not in the picture: the client sets them as text. Every colour is a CSS custom property with its
daylight value as fallback, so the same picture serves by day and by lamp.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import atan2, cos, degrees, sin
from typing import NamedTuple

from longroll.engraving import furniture, ground, inks
from longroll.engraving.furniture import LETTER_FONT, MILE, Caption, Ruler, box, svg, tenths
from longroll.engraving.inks import BUTT, ROUND, SIDE_INK, Palette
from longroll.engraving.lines import Point, Rect, along, around, length, line_path, number
from longroll.engraving.overview import field_of_gettysburg
from longroll.engraving.pens import Pen, Window
from longroll.engraving.plate import Plate, Weights
from longroll.engraving.proofs import kept
from longroll.engraving.survey import SHEET as SURVEY_SHEET
from longroll.engraving.symbols import engraved
from longroll.games.guns.board import GROUND
from longroll.games.guns.data.materials import SYMBOLS
from longroll.games.guns.table.sheet.berths import BLOCK_H, BLOCK_W
from longroll.games.guns.table.sheet.plan import (
    JUNCTION_R,
    PLAN,
    SCALE,
    SIGN_GAP,
    arrangement,
)
from longroll.kit.scene import content_hash

PALETTE = Palette(
    {
        **inks.DAY,
        "line": "#2a1c10",
        "comb": "#8a4f1c",
        "steep": "#5a3516",
        "thicket": "#4a7639",
        "gun": "#22190f",
        "sight": "#8a2a22",
        "crest": "#6d4a26",
        "lane": "#8d7b62",
        "tint-u": "rgba(52,104,178,.15)",
        "tint-c": "rgba(151,48,42,.11)",
    },
    {
        **inks.LAMP,
        "line": "#b9aa8b",
        "comb": "#b07c46",
        "steep": "#cf9660",
        "thicket": "#7ba868",
        "gun": "#eadfc6",
        "sight": "#e58f82",
        "crest": "#b08e62",
        "lane": "#6a604b",
        "tint-u": "rgba(141,176,230,.10)",
        "tint-c": "rgba(239,141,128,.10)",
    },
)
ink = PALETTE.ink
path = PALETTE.path
layered = PALETTE.layered
palette_css = PALETTE.css


# ---- a part of the sheet -----------------------------------------------------------------------------------------

ENLARGED = SCALE / SURVEY_SHEET.scale
"""The ground is engraved in the units of the survey's own sheet and laid on this one larger."""
LAND: list[Point] = [
    (PLAN.frame.xmin, PLAN.frame.ymin),
    (PLAN.frame.xmax, PLAN.frame.ymin),
    (PLAN.frame.xmax, PLAN.frame.ymax),
    (PLAN.frame.xmin, PLAN.frame.ymax),
]
MAIN = frozenset(name for road in GROUND.data.main_roads for name in road.geography)
"""Main roads (GG-11.10)."""
THICKET = (4.6, 8.0)
"""Distances of the two lines of an obstructed side."""
LETTER, CREST = 12.5, 16.0
"""Sizes of inscriptions: along roads and streams, along crests."""
GUN_SHAPE = (
    '<path d="M-9.5-1.9L10-1.1V1.1L-9.5 1.9-11.6 0Z"/>'
    '<path d="M-5.4-8.2h7.6v2.6h-7.6ZM-5.4 5.6h7.6v2.6h-7.6Z"/><path d="M-2.6-6h2v12h-2Z"/>'
)
"""A field gun from above, muzzle to the east."""


def survey_shift() -> Point:
    """How far the survey's sheet, enlarged, is moved to lie on this one."""
    x, y = PLAN.to_scene((0, 0))
    from_x, from_y = SURVEY_SHEET.to_scene((0, 0))
    return x - from_x * ENLARGED, y - from_y * ENLARGED


class Field(Plate):
    """A part of the sheet, drawn layer by layer."""

    series = "gg"
    palette = PALETTE
    weights = Weights(
        hachure=0.45,
        hachure_step=0.17,
        hachure_fade=0.34,
        tree=4.4,
        orchard=2.2,
        brook=0.7,
        run=(2.2, 1.1),
        creek=(3.8, 2.5),
        street=2.0,
    )

    def __init__(self, name: str, part: Rect) -> None:
        x, y = survey_shift()
        surveyed = Rect(
            (part.left - x) / ENLARGED,
            (part.top - y) / ENLARGED,
            (part.right - x) / ENLARGED,
            (part.bottom - y) / ENLARGED,
        )
        super().__init__(name, Window(surveyed, SURVEY_SHEET), LAND)
        self.view = Window(part, PLAN.sheet)
        """The same part in the units of this sheet."""

    def stances(self) -> Iterable[int]:
        """The sides of the positions that can be seen."""
        return [s for s in range(2 * GROUND.n_positions) if self.view.sees(PLAN.lines[s // 2], 40)]

    # ---- the ground

    def roads(self) -> str:
        """Lanes as a hairline, roads without effect pale, main roads in colour (GG-3.4, GG-11.22); railroads."""
        ways = self.survey.roads
        lanes = [way.points for way in ways if way.kind == "lane"]
        minor = [way.points for way in ways if way.kind != "lane" and way.name not in MAIN]
        main = [way.points for way in ways if way.name in MAIN]
        finished = [way.points for way in self.survey.railroads if way.kind == "railroad"]
        cut = [way.points for way in self.survey.railroads if way.kind != "railroad"]
        ties = [("ink", 0.9, ""), ("ink", 3.6, ' stroke-dasharray="7 40"')]
        bed = [
            ("paper", 3.4, ' opacity=".6"'),
            ("ink", 1.1, ' stroke-dasharray="50 22" stroke-dashoffset="21"'),
            ("ink", 4.4, ' stroke-dasharray="8 64"'),
        ]
        return (
            path(ground.lines(lanes, 1, self.window), stroke="lane", width=0.6, more=ROUND + ' opacity=".7"')
            + layered(self.tag("minor"), ground.lines(minor, 1, self.window), [("lane", 2.6, ""), ("paper", 1.4, "")])
            + layered(self.tag("rail"), ground.lines(finished, 1, self.window), ties, BUTT)
            + layered(self.tag("main"), ground.lines(main, 1, self.window), [("road-edge", 4.7, ""), ("road", 3.2, "")])
            + layered(self.tag("cut"), ground.lines(cut, 1, self.window), bed, BUTT)
        )

    def laid(self) -> str:
        """The ground, enlarged."""
        x, y = survey_shift()
        return f'<g transform="translate({x:.2f} {y:.2f}) scale({ENLARGED / 10:.5f})">{self.country()}</g>'

    # ---- areas, positions, junctions

    def washes(self) -> str:
        """The town and the entry areas."""
        tints = {
            "town-wash": GROUND.town,
            "tint-u": GROUND.entry_mask["USA"],
            "tint-c": GROUND.entry_mask["CSA"],
        }
        found = []
        for colour, areas in tints.items():
            pen = Pen()
            for area in GROUND.members(areas):
                if self.view.sees(PLAN.rings[area]):
                    pen.stroke(PLAN.rings[area], close=True)
            found.append(path(pen.data, colour))
        return tenths("".join(found))

    def thickets(self) -> str:
        """Obstructed sides: a broad and a narrow line."""
        pens = (Pen(), Pen())
        for stance in self.stances():
            if GROUND.obstructed[stance]:
                for pen, distance in zip(pens, THICKET, strict=True):
                    pen.stroke(PLAN.side_line(stance, distance, SIGN_GAP))
        broad = path(pens[0].data, stroke="thicket", width=2.4, more=ROUND)
        return broad + path(pens[1].data, stroke="thicket", width=1.2, more=ROUND)

    def slopes(self) -> str:
        """Ridges: short strokes downhill, every other one longer; steep slopes: teeth."""
        comb, teeth = Pen(), Pen()
        for stance in self.stances():
            if GROUND.steep[stance]:
                for foot, out in along_side(stance, 8.5):
                    x, y = foot
                    tx, ty = -sin(out) * 2.9, cos(out) * 2.9
                    tip = (x + cos(out) * 11.5, y + sin(out) * 11.5)
                    teeth.stroke(((x - tx, y - ty), (x + tx, y + ty), tip), close=True)
            elif GROUND.ridge[stance]:
                for n, (foot, out) in enumerate(along_side(stance, 5.4)):
                    far = 6.5 if n % 2 == 0 else 3.5
                    comb.stroke((foot, (foot[0] + cos(out) * far, foot[1] + sin(out) * far)))
        ridges = path(comb.data, stroke="comb", width=1.5, more=' stroke-linecap="round"')
        return ridges + path(teeth.data, "steep")

    def guns(self) -> str:
        """The cannon symbols of ridges."""
        found = []
        gun = self.tag("gun")
        for stance in self.stances():
            for (x, y), out in PLAN.gun_spots(stance):
                turn = f"translate({number(x)} {number(y)})rotate({degrees(out):.0f})"
                found.append(f'<use href="#{gun}" transform="{turn}"/>')
        halo = f'stroke="{ink("paper")}" stroke-width="1.4" stroke-opacity=".8" paint-order="stroke"'
        return f'<defs><g id="{gun}">{GUN_SHAPE}</g></defs><g fill="{ink("gun")}" {halo}>{"".join(found)}</g>'

    def sights(self) -> str:
        """Special lines of sight: an arrow from the side of the position to the area."""
        found = []
        for start, end, _ in PLAN.sight_lines():
            if self.view.sees((start, end)):
                turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
                found.append(
                    f'<path d="{line_path((start, end))}" stroke="{ink("sight")}" stroke-width="2" '
                    'stroke-dasharray="9 5"/>'
                    f'<path transform="translate({number(end[0])} {number(end[1])})rotate({turn:.0f})" '
                    f'd="M6 0L-7-4.6V4.6Z" fill="{ink("sight")}"/>'
                )
        return "".join(found)

    def positions(self) -> str:
        """The net of positions with the terrain of their sides."""
        pen = Pen()
        for line in PLAN.lines:
            if self.view.sees(line):
                pen.stroke(line)
        net = self.tag("net")
        return (
            tenths(
                f'<defs><path id="{net}" d="{pen.data}" fill="none"{ROUND}/></defs>'
                f'<use href="#{net}" stroke="{ink("paper")}" stroke-width="86" opacity=".6"/>'
                f"{self.thickets()}{self.slopes()}"
                f'<use href="#{net}" stroke="{ink("line")}" stroke-width="36"/>'
            )
            + self.guns()
            + self.sights()
        )

    def junctions(self) -> str:
        dots = "".join(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{JUNCTION_R}"/>'
            for x, y in PLAN.junctions
            if self.view.sees(((x, y),))
        )
        return f'<g fill="{ink("paper")}" stroke="{ink("line")}" stroke-width="2.6">{dots}</g>'

    def lettering(self) -> str:
        """Names of roads, streams and ridges along them; a streak of paper keeps them legible."""
        looks = {
            "r": f'fill="{ink("letter")}" font-size="{LETTER}" font-style="italic" letter-spacing="1"',
            "w": f'fill="{ink("letter-water")}" font-size="{LETTER}" font-style="italic" letter-spacing="1"',
            "c": f'fill="{ink("crest")}" font-size="{CREST}" letter-spacing="4" opacity=".9"',
        }
        found: dict[str, list[str]] = {kind: [] for kind in looks}
        for index, inscription in enumerate(arrangement().inscriptions):
            if self.view.sees(inscription.line, -10):
                data = line_path(inscription.line)
                found[inscription.kind].append(
                    f'<defs><path id="{self.tag(f"l{index}")}" d="{data}"/></defs><text>'
                    f'<textPath href="#{self.tag(f"l{index}")}" startOffset="50%">{escape(inscription.text)}</textPath>'
                    "</text>"
                )
        style = (
            f'font-family="{LETTER_FONT}" text-anchor="middle" stroke-linejoin="round" '
            f'stroke="{ink("paper")}" stroke-width="3" paint-order="stroke" stroke-opacity=".75"'
        )
        groups = [f"<g {looks[kind]}>{''.join(texts)}</g>" for kind, texts in found.items() if texts]
        return f"<g {style}>{''.join(groups)}</g>"

    def land(self) -> str:
        """Everything inside the frame of the map."""
        clip = self.tag("land")
        return (
            f'<clipPath id="{clip}"><rect {box(PLAN.field)}/></clipPath><rect {box(PLAN.field)} fill="{ink("paper")}"/>'
            f'<g clip-path="url(#{clip})">{self.laid()}{self.washes()}{self.lettering()}{self.positions()}</g>'
            f'{self.junctions()}<rect {box(PLAN.field)} fill="none" stroke="{ink("frame")}" stroke-width="2.4"/>'
        )


def along_side(stance: int, step: float) -> list[tuple[Point, float]]:
    """Points in a row where the signs of a side begin, each with the direction into its area."""
    line = PLAN.inner_line(stance // 2, SIGN_GAP)
    total = length(line)
    count = max(4, round(total / step))
    quarter = 1 if stance & 1 else -1
    base = PLAN.sign_base(stance)
    found: list[tuple[Point, float]] = []
    for n in range(count):
        (x, y), lean = along(line, total * (n + 0.5) / count)
        across, down = -sin(lean) * quarter, cos(lean) * quarter
        found.append(((x + across * base, y + down * base), atan2(down, across)))
    return found


# ---- what lies around the map ------------------------------------------------------------------------------------


def entries() -> str:
    """Cards of the entry points, the roads that lead to them, their stretches of the map edge."""
    found = []
    for entry, army in enumerate(GROUND.entry_army):
        colour = SIDE_INK["c" if army == "CSA" else "u"]
        place = PLAN.card(entry)
        x, y = PLAN.road_start(entry)
        door = (min(max(x, place.left), place.right), min(max(y, place.top), place.bottom))
        found.append(
            f'<path d="{line_path(((x, y), door))}" stroke="{colour}" stroke-width="5"/>'
            f'<rect {box(place)} fill="{ink("card")}" stroke="{colour}" stroke-width="2.2"/>'
        )
        for start, end in PLAN.entry_edges(entry):
            found.append(f'<path d="{line_path((start, end))}" stroke="{colour}" stroke-width="9"/>')
    return "".join(found)


def cartouche() -> str:
    """Title, date and scale beside the map."""
    wide, high = 184.0, 150.0
    left, top = PLAN.width - wide - 14, PLAN.field.bottom - high
    captions = (
        Caption(34, 15.0, "italic", "The Guns of"),
        Caption(62, 29.0, "normal", "Gettysburg"),
        Caption(86, 14.0, "italic", "1, 2, 3 July 1863"),
    )
    ruler = Ruler(MILE * SCALE / 4, 108, 6, "¼ mile", "normal", 13.0, 132)
    return furniture.cartouche(Rect(left, top, left + wide, top + high), captions, ruler, (1.6, 0.7), 5, PALETTE)


def map_svg() -> str:
    """The whole sheet."""
    whole = Rect(0, 0, PLAN.width, PLAN.height)
    desk = f'<rect width="{number(PLAN.width)}" height="{number(PLAN.height)}" fill="{ink("desk")}"/>'
    arrow = furniture.north_arrow((PLAN.width - 106, PLAN.field.top + 62.0), PALETTE, 13, 1.5)
    return svg(whole, f"{desk}{Field('map', whole).land()}{entries()}{arrow}{cartouche()}")


def overview_svg() -> str:
    """The field for a glance."""
    land = [PLAN.to_scene(point) for point in LAND]
    return field_of_gettysburg((PLAN.width, PLAN.height), land, PLAN.sheet, MAIN, PALETTE)


# ---- cards of scenarios ------------------------------------------------------------------------------------------

MAP, OVERVIEW = "map", "overview"
CARD_W, CARD_H = 620.0, 540.0


class Sketch(NamedTuple):
    """A card: the middle of the view in metres, and stacks as (position, front area, side, number of blocks)."""

    middle: Point
    stacks: tuple[tuple[str, str, str, int], ...]


SKETCHES: dict[str, Sketch] = {
    "three-days": Sketch((-2000, 900), (("P30", "A21", "c", 2), ("P55", "A30", "u", 1), ("P68", "A30", "u", 1))),
    "historical": Sketch((-2230, 1150), (("P30", "A20", "u", 1), ("P55", "A30", "u", 1), ("P18", "A20", "c", 2))),
    "first-day": Sketch((-1000, 1300), (("P23", "A13", "c", 2), ("P56", "A22", "u", 2), ("P70", "A22", "u", 1))),
    "second-day": Sketch(
        (-1150, -3700), (("P258", "A100", "c", 2), ("P246", "A101", "u", 1), ("P292", "A116", "u", 2))
    ),
    "third-day": Sketch((-900, -2050), (("P193", "A81", "c", 3), ("P197", "A83", "u", 1), ("P213", "A83", "u", 2))),
}


def scenario_svg(name: str) -> str:
    """A piece of the map with a few blocks on it: the card of a scenario."""
    sketch = SKETCHES[name]
    x, y = PLAN.to_scene(sketch.middle)
    view = around(x, y, CARD_W, CARD_H)
    blocks = "".join(stack_on_card(*stack) for stack in sketch.stacks)
    return svg(view, f"{Field(name, view).land()}{blocks}")


def stack_on_card(position: str, front: str, side: str, number_of_blocks: int) -> str:
    """Blocks in their berths, larger than life."""
    stance = GROUND.stance(GROUND.position_index[position], GROUND.area_index[front])
    found = []
    for (x, y), angle, scale in PLAN.berths(stance, number_of_blocks):
        wide, high = BLOCK_W * scale, BLOCK_H * scale
        drawn = engraved(SYMBOLS, f"{side}-block", x - wide / 2, y - high / 2, wide, high)
        found.append(f'<g transform="rotate({angle:.1f} {number(x)} {number(y)})">{drawn}</g>')
    return "".join(found)


@kept
def picture(name: str) -> str:
    """``map``, or the card of a scenario."""
    if name == OVERVIEW:
        return overview_svg()
    return map_svg() if name == MAP else scenario_svg(name)


def picture_hash(name: str) -> str:
    return content_hash(picture(name))
