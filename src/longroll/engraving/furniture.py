"""What a sheet has besides the map: the picture around it, the title with the scale, the arrow to the north."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engraving.inks import Palette
from longroll.engraving.lines import Point, Rect, number

LETTER_FONT = "'Source Serif 4',Georgia,serif"
TITLE_FONT = f"'IM Fell DW Pica',{LETTER_FONT}"
MILE = 1609.34


def box(rect: Rect) -> str:
    """A rectangle's attributes."""
    wide, high = number(rect.right - rect.left), number(rect.bottom - rect.top)
    return f'x="{number(rect.left)}" y="{number(rect.top)}" width="{wide}" height="{high}"'


def tenths(drawn: str) -> str:
    """Paths of a pen, back to whole units."""
    return f'<g transform="scale(.1)">{drawn}</g>'


def svg(part: Rect, content: str) -> str:
    """A picture of a part of the sheet."""
    wide, high = number(part.right - part.left), number(part.bottom - part.top)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{number(part.left)} {number(part.top)} {wide} {high}" '
        f'width="{wide}" height="{high}">{content}</svg>'
    )


class Caption(NamedTuple):
    """Words at a height (from the top of the title); ``style``: of the font, nothing for upright."""

    down: float
    size: float
    style: str
    text: str


class Ruler(NamedTuple):
    """The scale: four bars of a stretch of so many units, how far down and how high, and what it measures."""

    length: float
    down: float
    height: float
    label: str
    style: str
    size: float
    label_down: float


def cartouche(
    frame: Rect, captions: tuple[Caption, ...], ruler: Ruler, lines: Point, inset: float, inks: Palette
) -> str:
    """Title, date and scale in a double frame (``lines``: the widths of its outer and inner line)."""
    ink, paper = inks.ink("ink"), inks.ink("paper")
    outer, inner = (f"{width:g}".removeprefix("0") for width in lines)
    middle = frame.centre[0]
    start = middle - ruler.length / 2
    bars = "".join(
        f'<rect x="{number(start + n * ruler.length / 4)}" y="{number(frame.top + ruler.down)}" '
        f'width="{number(ruler.length / 4)}" height="{number(ruler.height)}" '
        f'fill="{ink if n % 2 == 0 else paper}" stroke="{ink}" stroke-width="{inner}"/>'
        for n in range(4)
    )
    words = [(middle, caption) for caption in captions]
    words.append((start, Caption(ruler.label_down, ruler.size, ruler.style, "0")))
    words.append((start + ruler.length, Caption(ruler.label_down, ruler.size, ruler.style, ruler.label)))
    texts = "".join(
        f'<text x="{number(x)}" y="{number(frame.top + down)}" font-size="{number(size)}"'
        + (f' font-style="{style}"' if style else "")
        + f">{text}</text>"
        for x, (down, size, style, text) in words
    )
    return (
        f'<rect {box(frame)} fill="{paper}" stroke="{ink}" stroke-width="{outer}"/>'
        f'<rect {box(frame.grown(-inset))} fill="none" stroke="{ink}" stroke-width="{inner}"/>{bars}'
        f'<g font-family="{TITLE_FONT}" text-anchor="middle" fill="{ink}">{texts}</g>'
    )


def north_arrow(at: Point, inks: Palette, letter: float, scale: float = 1.0) -> str:
    ink = inks.ink("ink")
    larger = f"scale({scale:g})" if scale != 1.0 else ""
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])}){larger}" stroke="{ink}" stroke-width=".9">'
        f'<path d="M0-30L9 22 0 13-9 22Z" fill="{inks.ink("paper")}"/><path d="M0-30V13L9 22Z" fill="{ink}"/>'
        f'<text y="-34" font-family="{LETTER_FONT}" font-size="{number(letter)}" text-anchor="middle" stroke="none" '
        f'fill="{ink}">N</text></g>'
    )
