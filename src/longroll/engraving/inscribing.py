"""Names of the ground: where they may stand, and how a picture that has no client to set them shows them itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import atan2, cos, degrees, hypot, sin

from longroll.engraving.furniture import LETTER_FONT, TITLE_FONT
from longroll.engraving.lines import Point, along, beside, length, line_path, number, part, smooth
from longroll.engraving.pens import Window
from longroll.kit.scene import Lettering

LEADING = 1.04
"""From row to row, as a share of the size."""


def straight(at: Point, wide: float, turn: float = 0.0) -> list[Point]:
    """A base of a width about a point, turned (radians)."""
    dx, dy = cos(turn) * wide / 2, sin(turn) * wide / 2
    return [rounded((at[0] - dx, at[1] - dy)), rounded((at[0] + dx, at[1] + dy))]


def arched(at: Point, wide: float, rise: float, turn: float = 0.0) -> list[Point]:
    """A base that rises a little towards its middle."""
    ca, sa = cos(turn), sin(turn)
    found: list[Point] = []
    for n in range(-4, 5):
        u, v = n / 8 * wide, rise * (n * n / 16)
        found.append(rounded((at[0] + u * ca - v * sa, at[1] + u * sa + v * ca)))
    return found


def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def beside_line(line: list[Point], wide: float, middle: float, off: float) -> list[Point]:
    """A calm base along a line, its middle at a distance from the start, ``off`` to its upper side (below, if less than
    nothing); read from left to right."""
    total = length(line)
    middle = min(max(middle, wide / 2), max(total - wide / 2, wide / 2))
    found = part(line, middle - wide / 2, middle + wide / 2)
    if found[-1][0] < found[0][0]:
        found.reverse()
    steps = [along(found, length(found) * n / 5)[0] for n in range(6)]
    return [rounded(point) for point in beside(smooth(steps, 2), -off)]


def inscribed(names: Iterable[Lettering], window: Window, identity: str, paper: str, halo: float = 4.5) -> str:
    """Names on the first of their bases, those that can be seen, with a streak of paper behind them."""
    found = []
    for n, name in enumerate(names):
        base = name.bases[0]
        if window.sees(base):
            found.append(set_on(name, base, f"{identity}{n}"))
    style = f'stroke="{paper}" stroke-width="{number(halo)}" stroke-linejoin="round" stroke-opacity=".75"'
    return f'<g text-anchor="middle" paint-order="stroke" {style}>{"".join(found)}</g>'


def set_on(name: Lettering, base: Sequence[Point], identity: str) -> str:
    """One name on a base."""
    look = (
        f'font-family="{TITLE_FONT if name.title else LETTER_FONT}" font-size="{number(name.size)}" '
        f'font-weight="{name.weight}" letter-spacing="{number(name.space)}" fill="{name.paint}"'
        + (' font-style="italic"' if name.italic else "")
    )
    if len(base) > 2:
        return (
            f'<defs><path id="{identity}" d="{line_path(base)}"/></defs><text {look}>'
            f'<textPath href="#{identity}" startOffset="50%">{escape(name.rows[0])}</textPath></text>'
        )
    (x1, y1), (x2, y2) = base
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    turn = degrees(atan2(y2 - y1, x2 - x1)) if hypot(x2 - x1, y2 - y1) else 0.0
    rotate = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
    rows = "".join(
        f'<tspan x="{number(x)}" y="{number(y + n * name.size * LEADING)}">{escape(row)}</tspan>'
        for n, row in enumerate(name.rows)
    )
    return f"<text {look}{rotate}>{rows}</text>"
