"""Names on a map: how each class of lettering looks, and where a name may stand."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import cos, radians, sin
from typing import NamedTuple

from longroll.engraving.inscribing import straight
from longroll.engraving.lettering import text_width
from longroll.engraving.lines import Point, Rect
from longroll.games.glory.table.sheet.survey import MARGIN, Label, Survey
from longroll.kit.scene import Lettering
from longroll.kit.words import Words, say


class Letter(NamedTuple):
    """How a class of lettering looks: ink, size, slant, spacing, weight; which stay where there is room for few."""

    ink: str
    size: float
    style: str
    space: float
    weight: int
    rank: int


LETTERS: dict[str, Letter] = {
    "river": Letter("letter-water", 35, "italic", 8, 500, 1),
    "creek": Letter("letter-water", 25, "italic", 3, 400, 2),
    "road": Letter("quiet", 20, "italic", 1.4, 400, 3),
    "rail": Letter("quiet", 19, "normal", 2, 400, 4),
    "hill": Letter("hill", 28, "normal", 4, 700, 1),
    "area": Letter("hill", 44, "italic", 15, 400, 1),
    "town": Letter("letter", 36, "normal", 5, 700, 0),
    "place": Letter("letter", 23, "normal", 0.6, 600, 2),
    "farm": Letter("quiet", 21.5, "italic", 0.4, 400, 3),
    "ford": Letter("letter-water", 20.5, "italic", 0.4, 600, 2),
    "note": Letter("quiet", 18.5, "italic", 0.3, 400, 4),
    "edge": Letter("letter", 20, "italic", 0.4, 600, 3),
}
ENLARGED = 2.3
"""Sizes and spaces a label gives for itself are those of a map of 46 units to the hex with larger letters."""


def ground_names(ground: Survey, paint: Callable[[str], str], sheet: Words) -> list[Lettering]:
    """Every name of a map, in the words of a language where it is words."""
    land = Rect(MARGIN, MARGIN, MARGIN + ground.wide, MARGIN + ground.high)
    return [
        lettered(label, written(label.text, sheet), ground.point(label.at), land, paint) for label in ground.draw.labels
    ]


TO, AND = "to ", " and "


def written(text: str, sheet: Words) -> str:
    """A label as people of a language read it: proper names stay as they are, whither a road goes and what is a word
    is translated. A bar parts its rows."""
    key = "label-" + re.sub(r"[^a-z]+", "-", text.lower()).strip("-")
    if sheet.has(key):
        return say(sheet, key)
    if not text.startswith(TO):
        return text
    first, both, last = text.removeprefix(TO).replace("|", " ").partition(AND)
    if both:
        return say(sheet, "label-to-both", first=first, last=last)
    return say(sheet, "label-to", place=text.removeprefix(TO))


def lettered(label: Label, text: str, at: Point, land: Rect, paint: Callable[[str], str]) -> Lettering:
    """A name, where the map has it; elsewhere only on the map."""
    look = LETTERS[label.kind]
    size = label.size * ENLARGED if label.size else look.size
    space = label.space * ENLARGED if label.space >= 0 else look.space
    rows = text.replace("'", "\u2019").split("|")
    wide = max(text_width(row, size) + space * len(row) for row in rows)
    turn = radians(label.angle)
    shift = {"start": wide / 2, "end": -wide / 2}.get(label.anchor, 0.0)
    middle = (at[0] + cos(turn) * shift, at[1] + sin(turn) * shift)
    first, *others = [straight(spot, wide, turn) for spot in spots(middle, turn, size * len(rows), wide)]
    return Lettering(
        rows,
        [first, *(base for base in others if all(on_it(land, end) for end in base))],
        round(size, 1),
        paint(look.ink),
        look.rank,
        look.style == "italic",
        look.weight,
        round(space, 1),
    )


def on_it(land: Rect, point: Point) -> bool:
    return land.left < point[0] < land.right and land.top + 20 < point[1] < land.bottom - 20


def spots(at: Point, turn: float, high: float, wide: float) -> list[Point]:
    """Where a name may stand: where the map has it, then a little to either hand, above or below, and farther along."""
    along, down = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
    steps = [(0.0, 0.0), (0.0, -high * 1.1), (0.0, high * 1.1), (-wide * 0.45, 0.0), (wide * 0.45, 0.0)]
    steps += [(0.0, -high * 2.2), (0.0, high * 2.2), (-wide * 0.9, 0.0), (wide * 0.9, 0.0)]
    return [(at[0] + along[0] * u + down[0] * v, at[1] + along[1] * u + down[1] * v) for u, v in steps]
