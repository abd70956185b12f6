"""The staff map as SVG: paper, hachures, woods, water, roads, town, sector borders, terrain marks, entry boxes.

Names of sectors are not in the picture: the client sets them as text, upright and in the reader's language. Every
colour is a CSS custom property with its daylight value as fallback, so the same picture serves by day and by lamp:
inlined in a page it follows ``palette_css``, stand-alone it shows daylight.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from longroll.games.gettysburg.board import SECTOR
from longroll.games.gettysburg.sheet import engraving as art
from longroll.games.gettysburg.sheet.arrangement import (
    LETTER,
    LINE,
    PIECE_H,
    STACK_W,
    berths,
    letter_width,
    text_width,
)
from longroll.games.gettysburg.sheet.engraving import Geography, Window, on_sheet
from longroll.games.gettysburg.sheet.ground import (
    CARDS,
    HEIGHT,
    OUTLINE,
    RINGS,
    ROAD_ENDS,
    SCALE,
    SURVEY,
    VERTICES,
    WIDTH,
    Point,
    Rect,
    along,
    around,
    length,
    number,
    rect_path,
    ring_path,
    to_scene,
)
from longroll.games.gettysburg.sheet.symbols import engraved
from longroll.kit.scene import content_hash

DAY: dict[str, str] = {
    "desk": "#e7dcc0",
    "paper": "#f1e8d0",
    "ink": "#3b2f22",
    "frame": "#8d7b62",
    "wood": "#dfe0bd",
    "tree": "#b1be92",
    "tree-shade": "#8c9d6c",
    "hachure": "#7f6540",
    "stream": "#4c7691",
    "water": "#b9cfd4",
    "rock": "#9b8a6c",
    "town": "#e3c8b0",
    "street": "#f6eedb",
    "house": "#8c4a35",
    "road": "#f0d79f",
    "road-edge": "#6f5940",
    "ridge": "rgba(185,143,78,.20)",
    "hill": "rgba(140,90,43,.27)",
    "town-wash": "rgba(168,67,58,.20)",
    "border": "#6b412b",
    "mark": "#5b3413",
    "star": "#d9a520",
    "letter": "#5a3a22",
    "letter-water": "#3c6480",
    "card": "#fffcf4",
}
LAMP: dict[str, str] = {
    "desk": "#121416",
    "paper": "#21221d",
    "ink": "#a79b82",
    "frame": "#5d5443",
    "wood": "#272e20",
    "tree": "#38452b",
    "tree-shade": "#22291b",
    "hachure": "#4a4130",
    "stream": "#3f6478",
    "water": "#223640",
    "rock": "#4d4636",
    "town": "#3a2a25",
    "street": "#4d4337",
    "house": "#8a5240",
    "road": "#86693a",
    "road-edge": "#2b241a",
    "ridge": "rgba(190,140,70,.08)",
    "hill": "rgba(190,110,60,.15)",
    "town-wash": "rgba(190,80,66,.20)",
    "border": "#857563",
    "mark": "#d9a66b",
    "star": "#e9bb45",
    "letter": "#a3906e",
    "letter-water": "#6a93aa",
    "card": "#25282c",
}


def palette_css() -> str:
    """The lamp's colours as style rules for a page that shows the map inline."""
    rules = "".join(f"--map-{name}:{colour};" for name, colour in LAMP.items())
    return f'[data-theme="dark"]{{{rules}}}'


def ink(name: str) -> str:
    """A colour of the palette: the page's, or daylight."""
    return f"var(--map-{name},{DAY[name]})"


# ---- elements ----------------------------------------------------------------------------------------------

ROUND = ' stroke-linejoin="round" stroke-linecap="round"'


def path(data: str, fill: str = "none", stroke: str = "", width: float = 0.0, more: str = "") -> str:
    """A path in tenths of a unit (see ``Pen``); nothing if there is nothing to draw."""
    if not data:
        return ""
    paint = f' stroke="{ink(stroke)}" stroke-width="{number(width * 10)}"' if stroke else ""
    return f'<path d="{data}" fill="{ink(fill) if fill != "none" else fill}"{paint}{more}/>'


def layered(identity: str, data: str, coats: list[tuple[str, float, str]]) -> str:
    """One line painted several times (colour, width, more): a road with its edges, a tree with its shade."""
    if not data:
        return ""
    found = [f'<defs><path id="{identity}" d="{data}" fill="none"{ROUND}/></defs>']
    for colour, width, more in coats:
        paint = f'stroke="{ink(colour)}" stroke-width="{number(width * 10)}"'
        found.append(f'<use href="#{identity}" {paint}{more}/>')
    return "".join(found)


# ---- the layers, from the ground up ------------------------------------------------------------------------

LAND: list[Point] = [SURVEY.vertices[n] for n in SURVEY.outline]
MAIN_ROADS = frozenset(road.name for road in SURVEY.roads) | {"Millerstown Road"}
"""Roads that count in the rules; lanes are not shown."""


class Plate:
    """A part of the sheet, drawn layer by layer. ``name`` keeps the identities of two pictures in one page apart."""

    def __init__(self, name: str, window: Window) -> None:
        self.name = name
        self.window = window
        self.survey: Geography = art.survey()

    def tag(self, what: str) -> str:
        return f"gm-{self.name}-{what}"

    def relief(self) -> str:
        found = []
        for weight, data in enumerate(art.hachures(LAND, self.window)):
            fade = f' stroke-linecap="round" opacity="{0.45 + 0.08 * weight:.2f}"'
            found.append(path(data, stroke="hachure", width=0.6 + 0.2 * weight, more=fade))
        return "".join(found)

    def woods_ground(self) -> str:
        woods = art.areas((wood.polygon for wood in self.survey.woods), 2, self.window)
        orchards = art.areas((orchard.polygon for orchard in self.survey.orchards), 0, self.window)
        return path(woods, "wood") + path(orchards, "wood", more=' opacity=".6"')

    def woods(self) -> str:
        found = []
        for size, data in enumerate(art.trees(self.survey.woods, self.window)):
            wide = 4.8 + size * 0.7
            coats = [
                ("tree-shade", wide + 0.5, ' transform="translate(3 4)"'),
                ("tree", wide, ' transform="translate(-1 -2)"'),
            ]
            found.append(layered(self.tag(f"t{size}"), data, coats))
        dots = art.rows_of_trees(self.survey.orchards, self.window)
        found.append(path(dots, stroke="tree-shade", width=2.4, more=' stroke-linecap="round"'))
        return "".join(found)

    def water(self) -> str:
        brooks = [s.points for s in self.survey.streams if s.width < 2]
        found = [path(art.lines(brooks, 2, self.window), stroke="stream", width=0.8, more=ROUND + ' opacity=".8"')]
        for width, broad, narrow in ((2, 2.5, 1.2), (3, 4.1, 2.6)):
            runs = [s.points for s in self.survey.streams if (s.width == 2 if width == 2 else s.width >= 3)]
            data = art.lines(runs, 2, self.window)
            found.append(layered(self.tag(f"w{width}"), data, [("stream", broad, ""), ("water", narrow, "")]))
        return "".join(found)

    def town(self) -> str:
        survey = self.survey
        ground = art.areas([survey.town.polygon], 0, self.window)
        streets = art.lines(art.town_streets(survey), 0, self.window)
        return (
            path(ground, "town")
            + path(streets, stroke="street", width=2.3)
            + path(art.houses(survey, self.window), "house")
        )

    def roads(self) -> str:
        found = []
        for identity, pikes, wide in (("r", False, 4.2), ("p", True, 4.9)):
            ways = [r.points for r in self.survey.roads if r.name in MAIN_ROADS and (r.kind == "pike") == pikes]
            coats = [("road-edge", wide, ""), ("road", wide - 1.8, "")]
            found.append(layered(self.tag(identity), art.lines(ways, 1, self.window), coats))
        cut = [r.points for r in self.survey.railroads if r.kind != "railroad"]
        coats = [
            ("paper", 3.8, ' opacity=".6"'),
            ("ink", 1.2, ' stroke-dasharray="58 30"'),
            ("ink", 4.8, ' stroke-dasharray="9 79" stroke-linecap="butt"'),
        ]
        found.append(layered(self.tag("rr"), art.lines(cut, 1, self.window), coats))
        return "".join(found).replace(ROUND, ' stroke-linejoin="round"')

    def ground(self) -> str:
        """All that nature and men have put there."""
        survey = self.survey
        layers = [
            self.woods_ground(),
            self.relief(),
            self.water(),
            self.woods(),
            path(art.boulders(survey.rough_ground, self.window), "rock", "ink", 0.4),
            self.town(),
            self.roads(),
            path(art.farms(survey.landmarks, LAND, self.window), "ink"),
        ]
        return f'<g transform="scale(.1)">{"".join(layers)}</g>'

    def sectors(self) -> str:
        """Washes of high ground and town, borders, corners where four sectors meet."""
        washes = {"ridge": "ridge", "hill": "hill", "town": "town-wash"}
        found = []
        for terrain, colour in washes.items():
            rings = [r for s, r in zip(SURVEY.sectors, RINGS, strict=True) if s.terrain == terrain]
            data = "".join(ring_path(ring) for ring in rings if self.window.sees(ring))
            found.append(f'<path d="{data}" fill="{ink(colour)}"/>')
        lines = [[VERTICES[n] for n in border.line] for border in SURVEY.borders]
        data = "".join(ring_path(tuple(line))[:-1] for line in lines if self.window.sees(line))
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
                data = ring_path(tuple(line))[:-1]
                found.append(
                    f'<defs><path id="{identity}" d="{data}"/></defs><text fill="{ink(colour)}">'
                    f'<textPath href="#{identity}" startOffset="50%">{text}</textPath></text>'
                )
        style = (
            'font-family="Source Serif 4,Georgia,serif" font-size="9.5" font-style="italic" letter-spacing="1" '
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
            f'<g clip-path="url(#{clip})">{self.ground()}{self.sectors()}{self.lettering()}</g>{self.marks()}'
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
    survey = art.survey()
    found: list[tuple[list[Point], str, str]] = []
    for stream in survey.streams:
        for share in _WATER_AT.get(stream.name, ()):
            found.append((clear_line(stream.points, stream.name, share, 3), stream.name, "letter-water"))
    for road in survey.roads:
        if road.name in _ROAD_AT:
            found.append((clear_line(road.points, road.name, _ROAD_AT[road.name], 1), road.name, "letter"))
    for cut in survey.railroads:
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
    smooth = [
        p for p in art.smooth(points, rounds) if frame.xmin < p[0] < frame.xmax and frame.ymin < p[1] < frame.ymax
    ]
    line = on_sheet(smooth)
    room = (sum(letter_width(letter) for letter in text) * _LETTER + len(text)) * 1.2
    total = length(line)
    middle = min(max(total * share, room / 2), total - room / 2)
    found = art.part(line, middle - room / 2, middle + room / 2)
    if found[-1][0] < found[0][0]:
        found.reverse()
    skip = max(1, len(found) // 5)
    calm = art.smooth([found[0], *found[skip:-skip:skip], found[-1]], 3)
    return art.beside(calm, -4.5)


# ---- what lies around the map ------------------------------------------------------------------------------

_SIDE_INK = {"CSA": "var(--csa,#97302a)", "Union": "var(--union,#2b4a7d)"}


def entry_cards() -> str:
    """The cards of the entry boxes and the roads that lead to them."""
    found = []
    for box, card, end in zip(SURVEY.entry_boxes, CARDS, ROAD_ENDS, strict=True):
        x, y = card.centre
        colour = _SIDE_INK[box.side]
        found.append(
            f'<path d="M{number(x)} {number(y)}L{number(end[0])} {number(end[1])}" stroke="{colour}" stroke-width="5"/>'
            f'<path d="{rect_path(card)}" fill="{ink("card")}" stroke="{colour}" stroke-width="2.2" '
            'stroke-linejoin="round"/>'
        )
    return "".join(found)


def cartouche() -> str:
    """Title, date and scale in the corner that is off the map."""
    left, top, wide, high = WIDTH - 44 - 262.0, HEIGHT - 150 - 196.0, 262.0, 112.0
    x = left + wide / 2
    mile = 1609.34 * SCALE / 2
    start = x - mile / 2
    bars = "".join(
        f'<rect x="{number(start + n * mile / 4)}" y="{number(top + 76)}" width="{number(mile / 4)}" height="5" '
        f'fill="{ink("ink" if n % 2 == 0 else "paper")}" stroke="{ink("ink")}" stroke-width=".6"/>'
        for n in range(4)
    )
    words = (
        (x, top + 36, 27.0, "", "Gettysburg"),
        (x, top + 57, 13.0, "italic", "1, 2, 3 July 1863"),
        (start, top + 97, 12.5, "", "0"),
        (start + mile, top + 97, 12.5, "", "½ mile"),
    )
    texts = "".join(
        f'<text x="{number(a)}" y="{number(b)}" font-size="{number(size)}"'
        f"{f' font-style={chr(34)}{style}{chr(34)}' if style else ''}>{text}</text>"
        for a, b, size, style, text in words
    )
    return (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="{number(high)}" '
        f'fill="{ink("paper")}" stroke="{ink("ink")}" stroke-width="1.4"/>'
        f'<rect x="{number(left + 4)}" y="{number(top + 4)}" width="{number(wide - 8)}" height="{number(high - 8)}" '
        f'fill="none" stroke="{ink("ink")}" stroke-width=".6"/>{bars}'
        f'<g font-family="IM Fell DW Pica,Source Serif 4,Georgia,serif" text-anchor="middle" fill="{ink("ink")}">'
        f"{texts}</g>"
    )


def north_arrow() -> str:
    x, y = WIDTH - 44 - 34, 116 + 62.0
    return (
        f'<g transform="translate({number(x)} {number(y)})" stroke="{ink("ink")}" stroke-width=".9">'
        f'<path d="M0-30L9 22 0 13-9 22Z" fill="{ink("paper")}"/><path d="M0-30V13L9 22Z" fill="{ink("ink")}"/>'
        f'<text y="-34" font-family="Source Serif 4,Georgia,serif" font-size="14" text-anchor="middle" stroke="none" '
        f'fill="{ink("ink")}">N</text></g>'
    )


@cache
def map_svg() -> str:
    """The whole sheet."""
    plate = Plate("map", Window(0, 0, WIDTH, HEIGHT))
    wide, high = number(WIDTH), number(HEIGHT)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f'<rect width="{wide}" height="{high}" fill="{ink("desk")}"/>{entry_cards()}{plate.land()}{north_arrow()}'
        f"{cartouche()}</svg>"
    )


# ---- cards of scenarios ------------------------------------------------------------------------------------

MAP = "map"


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
            "WRN": ("c-command",),
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
            "TRO": ("u-command",),
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
    left, top = x - CARD_W / 2, y - CARD_H / 2
    plate = Plate(name, Window(left, top, left + CARD_W, top + CARD_H))
    pieces = "".join(stack_on_card(sector, symbols) for sector, symbols in sketch.stacks.items())
    box = f"{number(left)} {number(top)} {number(CARD_W)} {number(CARD_H)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{number(CARD_W)}" '
        f'height="{number(CARD_H)}">{plate.land()}{pieces}</svg>'
    )


def stack_on_card(sector: str, symbols: tuple[str, ...]) -> str:
    """Pieces side by side where the sector has its stack, larger than life."""
    x, y = berths(SECTOR[sector]).stack
    found = []
    for place, symbol in enumerate(symbols):
        wide, high = (51.0, 58.6) if symbol.endswith("command") else (64.0, 48.0)
        left = x + (place - (len(symbols) - 1) / 2) * 68 - wide / 2
        found.append(engraved(symbol, left, y - high / 2, wide, high))
    return "".join(found)


@cache
def picture(name: str) -> str:
    """``map``, or the card of a scenario."""
    return map_svg() if name == MAP else scenario_svg(name)


def picture_hash(name: str) -> str:
    return content_hash(picture(name))
