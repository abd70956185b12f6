"""The staff map as SVG: paper, hachures, woods, water, roads, town, sector borders, terrain marks, entry boxes.

Names of sectors are not in the picture: the client sets them as text, upright and in the reader's language. Every
colour is a CSS custom property with its daylight value as fallback, so the same picture serves by day and by lamp:
inlined in a page it follows ``palette_css``, stand-alone it shows daylight.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from longroll.engraving import furniture, ground, inks
from longroll.engraving.furniture import LETTER_FONT, MILE, Caption, Ruler, svg, tenths
from longroll.engraving.inks import BUTT, ROUND, SIDE_INK, Coat, Palette
from longroll.engraving.lettering import letter_width, text_width
from longroll.engraving.lines import (
    Point,
    Rect,
    along,
    around,
    beside,
    length,
    line_path,
    number,
    part,
    rect_path,
    ring_path,
    smooth,
)
from longroll.engraving.overview import field_of_gettysburg
from longroll.engraving.pens import Window
from longroll.engraving.plate import Plate, Weights
from longroll.engraving.proofs import kept
from longroll.engraving.survey import SHEET, survey
from longroll.engraving.symbols import engraved
from longroll.games.gettysburg.board import SECTOR
from longroll.games.gettysburg.data.materials import SYMBOLS
from longroll.games.gettysburg.table.sheet.arrangement import LETTER, LINE, PIECE_H, STACK_W, berths
from longroll.games.gettysburg.table.sheet.ground import (
    CARDS,
    HEIGHT,
    OUTLINE,
    RINGS,
    ROAD_ENDS,
    SCALE,
    SURVEY,
    VERTICES,
    WIDTH,
    to_scene,
)
from longroll.kit.scene import content_hash

PALETTE = Palette(
    {
        **inks.DAY,
        "ridge": "rgba(185,143,78,.20)",
        "hill": "rgba(140,90,43,.27)",
        "border": "#6b412b",
        "mark": "#5b3413",
        "star": "#d9a520",
    },
    {
        **inks.LAMP,
        "ridge": "rgba(190,140,70,.08)",
        "hill": "rgba(190,110,60,.15)",
        "border": "#857563",
        "mark": "#d9a66b",
        "star": "#e9bb45",
    },
)
ink = PALETTE.ink
palette_css = PALETTE.css

# ---- the layers, from the ground up ------------------------------------------------------------------------

LAND: list[Point] = [SURVEY.vertices[n] for n in SURVEY.outline]
MAIN_ROADS = frozenset(road.name for road in SURVEY.roads) | {"Millerstown Road"}
"""Roads that count in the rules; lanes are not shown."""


class Field(Plate):
    """A part of the sheet, drawn layer by layer."""

    series = "gm"
    palette = PALETTE
    weights = Weights(
        hachure=0.6,
        hachure_step=0.2,
        hachure_fade=0.45,
        tree=4.8,
        orchard=2.4,
        brook=0.8,
        run=(2.5, 1.2),
        creek=(4.1, 2.6),
        street=2.3,
    )

    def __init__(self, name: str, part_of_sheet: Rect) -> None:
        super().__init__(name, Window(part_of_sheet, SHEET), LAND)

    def roads(self) -> str:
        found = []
        coats: list[Coat]
        for identity, pikes, wide in (("r", False, 4.2), ("p", True, 4.9)):
            ways = [r.points for r in self.survey.roads if r.name in MAIN_ROADS and (r.kind == "pike") == pikes]
            coats = [("road-edge", wide, ""), ("road", wide - 1.8, "")]
            found.append(PALETTE.layered(self.tag(identity), ground.lines(ways, 1, self.window), coats, BUTT))
        cut = [r.points for r in self.survey.railroads if r.kind != "railroad"]
        coats = [
            ("paper", 3.8, ' opacity=".6"'),
            ("ink", 1.2, ' stroke-dasharray="58 30"'),
            ("ink", 4.8, ' stroke-dasharray="9 79" stroke-linecap="butt"'),
        ]
        found.append(PALETTE.layered(self.tag("rr"), ground.lines(cut, 1, self.window), coats, BUTT))
        return "".join(found)

    def sectors(self) -> str:
        """Washes of high ground and town, borders, corners where four sectors meet."""
        washes = {"ridge": "ridge", "hill": "hill", "town": "town-wash"}
        found = []
        for terrain, colour in washes.items():
            rings = [r for s, r in zip(SURVEY.sectors, RINGS, strict=True) if s.terrain == terrain]
            data = "".join(ring_path(ring) for ring in rings if self.window.sees(ring))
            found.append(f'<path d="{data}" fill="{ink(colour)}"/>')
        lines = [[VERTICES[n] for n in border.line] for border in SURVEY.borders]
        data = "".join(line_path(line) for line in lines if self.window.sees(line))
        identity = self.tag("b")
        found.append(
            f'<defs><path id="{identity}" d="{data}" fill="none"{ROUND}/></defs>'
            f'<use href="#{identity}" stroke="{ink("paper")}" stroke-width="4.6" opacity=".7"/>'
            f'<use href="#{identity}" stroke="{ink("border")}" stroke-width="2"/>'
        )
        for corner in SURVEY.corners:
            x, y = VERTICES[corner.vertex]
            if len(corner.sectors) >= 4 and self.window.sees(((x, y),)):
                found.append(
                    f'<circle cx="{number(x)}" cy="{number(y)}" r="3.6" fill="{ink("paper")}" '
                    f'stroke="{ink("border")}" stroke-width="1.6"/>'
                )
        return "".join(found)

    def lettering(self) -> str:
        """Names of roads and streams along them; a streak of paper keeps them legible."""
        found = []
        for index, (line, text, colour) in enumerate(inscriptions()):
            if self.window.sees(line, -20):
                identity = self.tag(f"l{index}")
                data = line_path(line)
                found.append(
                    f'<defs><path id="{identity}" d="{data}"/></defs><text fill="{ink(colour)}">'
                    f'<textPath href="#{identity}" startOffset="50%">{text}</textPath></text>'
                )
        style = (
            f'font-family="{LETTER_FONT}" font-size="9.5" font-style="italic" letter-spacing="1" '
            f'text-anchor="middle" stroke="{ink("paper")}" stroke-width="2.4" stroke-linejoin="round" '
            'paint-order="stroke" stroke-opacity=".75"'
        )
        return f"<g {style}>{''.join(found)}</g>" if found else ""

    def marks(self) -> str:
        """Half circle: ridge; triangle: hill; stars: victory."""
        found = []
        for sector, data in enumerate(SURVEY.sectors):
            x, y = berths(sector).mark
            signs = [data.terrain] if data.terrain in ("ridge", "hill") else []
            signs += ["star"] * data.star
            if signs and self.window.sees(((x, y),)):
                for place, sign in enumerate(signs):
                    found.append(terrain_mark(sign, x + (place - (len(signs) - 1) / 2) * 17, y))
        return "".join(found)

    def land(self) -> str:
        """Everything inside the outline of the map."""
        clip = self.tag("land")
        shape = ring_path(OUTLINE)
        return (
            f'<clipPath id="{clip}"><path d="{shape}"/></clipPath><path d="{shape}" fill="{ink("paper")}"/>'
            f'<g clip-path="url(#{clip})">{tenths(self.country())}{self.sectors()}{self.lettering()}</g>{self.marks()}'
            f'<path d="{shape}" fill="none" stroke="{ink("frame")}" stroke-width="2"/>'
        )


def terrain_mark(sign: str, x: float, y: float) -> str:
    halo = f'stroke="{ink("paper")}" stroke-width="1" paint-order="stroke"'
    if sign == "ridge":
        return f'<path d="M{number(x - 6.6)} {number(y + 4)}a6.6 6.6 0 0 1 13.2 0Z" fill="{ink("mark")}" {halo}/>'
    if sign == "hill":
        return f'<path d="M{number(x - 7)} {number(y + 5)}l7-12 7 12Z" fill="{ink("mark")}" {halo}/>'
    return star(x, y - 1, 8)


def star(x: float, y: float, radius: float) -> str:
    points = []
    for n in range(10):
        size = radius if n % 2 == 0 else radius * 0.42
        points.append(f"{number(x + cos(n * pi / 5 - pi / 2) * size)} {number(y + sin(n * pi / 5 - pi / 2) * size)}")
    return (
        f'<path d="M{"L".join(points)}Z" fill="{ink("star")}" stroke="{ink("ink")}" stroke-width=".8" '
        'stroke-linejoin="round"/>'
    )


# ---- lettering ---------------------------------------------------------------------------------------------

_WATER_AT: dict[str, tuple[float, ...]] = {
    "Willoughby Run": (0.1, 0.5),
    "Rock Creek": (0.05, 0.475),
    "Plum Run": (0.47,),
    "Stevens' Run": (0.3,),
    "Pitzer's Run": (0.75,),
    "Marsh Creek": (0.4,),
}
_ROAD_AT: dict[str, float] = {
    "Chambersburg Pike": 0.75,
    "Mummasburg Road": 0.7,
    "Carlisle Road": 0.62,
    "Harrisburg Road": 0.68,
    "York Pike": 0.8,
    "Hanover Road": 0.66,
    "Baltimore Pike": 0.8,
    "Taneytown Road": 0.8,
    "Emmitsburg Road": 0.83,
    "Fairfield Road": 0.7,
    "Herr's Ridge Road": 0.32,
    "Willoughby Run Road": 0.4,
    "Wheatfield Road": 0.33,
    "Granite Schoolhouse Lane": 0.45,
}
"""Where along a line its name stands."""
_LETTER = 9.5


@cache
def inscriptions() -> list[tuple[list[Point], str, str]]:
    """(base line in scene units, words, colour) of every inscription."""
    ground_of = survey()
    found: list[tuple[list[Point], str, str]] = []
    for stream in ground_of.streams:
        for share in _WATER_AT.get(stream.name, ()):
            found.append((clear_line(stream.points, stream.name, share, 3), stream.name, "letter-water"))
    for road in ground_of.roads:
        if road.name in _ROAD_AT:
            found.append((clear_line(road.points, road.name, _ROAD_AT[road.name], 1), road.name, "letter"))
    for cut in ground_of.railroads:
        if cut.kind != "railroad":
            found.append((clear_line(cut.points, cut.name, 0.75, 1), cut.name, "letter"))
    return [(line, text.replace("'", "’"), colour) for line, text, colour in found]


def clear_line(points: list[Point], text: str, wish: float, rounds: int) -> list[Point]:
    """The base line of an inscription, near where it is wished but clear of names and stacks."""
    tries = [(abs(step) * 0.6, base_line(points, text, wish + step * 0.03, rounds)) for step in range(-6, 7)]
    return min(tries, key=lambda found: found[0] + covered(found[1]))[1]


def covered(line: list[Point]) -> float:
    """How much of a line runs through names and stacks of sectors."""
    total = length(line)
    spots = [along(line, total * n / 8)[0] for n in range(9)]
    return sum(
        1.0 for x, y in spots for rect in lettered() if rect.left < x < rect.right and rect.top < y < rect.bottom
    )


@cache
def lettered() -> tuple[Rect, ...]:
    """Where sectors have their names and the first row of their stacks."""
    found: list[Rect] = []
    for sector in range(len(SURVEY.sectors)):
        berth = berths(sector)
        wide = max(text_width(text, LETTER) for text in berth.lines)
        found.append(around(*berth.label, wide, LINE * len(berth.lines)).grown(7))
        found.append(around(*berth.stack, STACK_W, PIECE_H))
    return tuple(found)


def base_line(points: list[Point], text: str, share: float, rounds: int) -> list[Point]:
    """A calm line above a road or stream, read from left to right, long enough for the words."""
    frame = SURVEY.frame
    shown = [p for p in smooth(points, rounds) if frame.xmin < p[0] < frame.xmax and frame.ymin < p[1] < frame.ymax]
    line = SHEET.laid(shown)
    room = (sum(letter_width(letter) for letter in text) * _LETTER + len(text)) * 1.2
    total = length(line)
    middle = min(max(total * share, room / 2), total - room / 2)
    found = part(line, middle - room / 2, middle + room / 2)
    if found[-1][0] < found[0][0]:
        found.reverse()
    skip = max(1, len(found) // 5)
    calm = smooth([found[0], *found[skip:-skip:skip], found[-1]], 3)
    return beside(calm, -4.5)


# ---- what lies around the map ------------------------------------------------------------------------------


def entry_cards() -> str:
    """The cards of the entry boxes and the roads that lead to them."""
    found = []
    for box, card, end in zip(SURVEY.entry_boxes, CARDS, ROAD_ENDS, strict=True):
        x, y = card.centre
        colour = SIDE_INK["c" if box.side == "CSA" else "u"]
        found.append(
            f'<path d="M{number(x)} {number(y)}L{number(end[0])} {number(end[1])}" stroke="{colour}" stroke-width="5"/>'
            f'<path d="{rect_path(card)}" fill="{ink("card")}" stroke="{colour}" stroke-width="2.2" '
            'stroke-linejoin="round"/>'
        )
    return "".join(found)


def cartouche() -> str:
    """Title, date and scale in the corner that is off the map."""
    left, top = WIDTH - 44 - 262.0, HEIGHT - 150 - 196.0
    captions = (Caption(36, 27.0, "", "Gettysburg"), Caption(57, 13.0, "italic", "1, 2, 3 July 1863"))
    ruler = Ruler(MILE * SCALE / 2, 76, 5, "½ mile", "", 12.5, 97)
    return furniture.cartouche(Rect(left, top, left + 262, top + 112), captions, ruler, (1.4, 0.6), 4, PALETTE)


def map_svg() -> str:
    """The whole sheet."""
    whole = Rect(0, 0, WIDTH, HEIGHT)
    desk = f'<rect width="{number(WIDTH)}" height="{number(HEIGHT)}" fill="{ink("desk")}"/>'
    arrow = furniture.north_arrow((WIDTH - 44 - 34, 116 + 62.0), PALETTE, 14)
    return svg(whole, f"{desk}{entry_cards()}{Field('map', whole).land()}{arrow}{cartouche()}")


def overview_svg() -> str:
    """The field for a glance."""
    return field_of_gettysburg((WIDTH, HEIGHT), OUTLINE, SHEET, MAIN_ROADS, PALETTE)


# ---- cards of scenarios ------------------------------------------------------------------------------------

MAP, OVERVIEW = "map", "overview"


class Sketch(NamedTuple):
    """A card: the middle of the view in metres, and the pieces that stand in some sectors."""

    middle: Point
    stacks: dict[str, tuple[str, ...]]


CARD_W, CARD_H = 470.0, 410.0
_SKETCHES: dict[str, Sketch] = {
    "three-days": Sketch(
        (-1800, 800),
        {
            "WRC": ("c-infantry", "c-infantry"),
            "WRN": ("c-standard",),
            "MPN": ("u-elite", "u-infantry"),
            "OKR": ("u-cavalry",),
            "MPS": ("u-artillery",),
        },
    ),
    "first-day": Sketch(
        (-1720, 1400),
        {
            "WRN": ("c-infantry", "c-infantry"),
            "WRC": ("c-infantry", "c-artillery"),
            "OKH": ("c-elite",),
            "MPN": ("u-cavalry", "u-artillery"),
            "OKR": ("u-cavalry",),
        },
    ),
    "second-day-afternoon": Sketch(
        (-1330, -3830),
        {
            "WFR": ("c-elite", "c-infantry"),
            "PIW": ("c-elite", "c-artillery"),
            "PEA": ("u-infantry", "u-artillery"),
            "ROS": ("u-infantry",),
            "TRO": ("u-standard",),
            "LRT": ("u-infantry",),
        },
    ),
    "third-day": Sketch(
        (-1000, -1990),
        {
            "MCM": ("c-artillery",),
            "SPW": ("c-elite", "c-infantry"),
            "COD": ("c-elite",),
            "CRN": ("u-infantry", "u-artillery"),
            "CRS": ("u-infantry",),
        },
    ),
}


def scenario_svg(name: str) -> str:
    """A piece of the map with a few pieces on it: the card of a scenario."""
    sketch = _SKETCHES[name]
    x, y = to_scene(sketch.middle)
    view = around(x, y, CARD_W, CARD_H)
    pieces = "".join(stack_on_card(sector, symbols) for sector, symbols in sketch.stacks.items())
    return svg(view, f"{Field(name, view).land()}{pieces}")


def stack_on_card(sector: str, symbols: tuple[str, ...]) -> str:
    """Pieces side by side where the sector has its stack, larger than life."""
    x, y = berths(SECTOR[sector]).stack
    found = []
    for place, symbol in enumerate(symbols):
        wide, high = (51.0, 58.6) if symbol.endswith("standard") else (64.0, 48.0)
        left = x + (place - (len(symbols) - 1) / 2) * 68 - wide / 2
        found.append(engraved(SYMBOLS, symbol, left, y - high / 2, wide, high))
    return "".join(found)


@kept
def picture(name: str) -> str:
    """``map``, or the card of a scenario."""
    if name == OVERVIEW:
        return overview_svg()
    return map_svg() if name == MAP else scenario_svg(name)


def picture_hash(name: str) -> str:
    return content_hash(picture(name))
