"""Inks by day and by lamp. Every colour is a CSS custom property with its daylight value as fallback: inlined in a page
a picture follows the page, stand-alone it shows daylight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longroll.engraving.lines import number

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
    "rise": "#e9dcb6",
    "rise-2": "#dcc896",
    "town": "#e3c8b0",
    "street": "#f6eedb",
    "house": "#8c4a35",
    "road": "#f0d79f",
    "road-edge": "#6f5940",
    "town-wash": "rgba(168,67,58,.20)",
    "letter": "#5a3a22",
    "letter-water": "#3c6480",
    "card": "#fffcf4",
}
"""What every map has: paper, ground, lettering. A game adds the inks of its own signs."""
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
    "rise": "#2d2a21",
    "rise-2": "#3a3528",
    "town": "#3a2a25",
    "street": "#4d4337",
    "house": "#8a5240",
    "road": "#86693a",
    "road-edge": "#2b241a",
    "town-wash": "rgba(190,80,66,.20)",
    "letter": "#a3906e",
    "letter-water": "#6a93aa",
    "card": "#25282c",
}
SIDE_INK = {"u": "var(--u,#2b4a7d)", "c": "var(--c,#97302a)"}
"""The page's colours of the two sides."""

ROUND = ' stroke-linejoin="round" stroke-linecap="round"'
BUTT = ' stroke-linejoin="round"'

Coat = tuple[str, float, str]
"""Colour, width, and how else it looks."""


class Palette(NamedTuple):
    """The inks of a map by name."""

    day: Mapping[str, str]
    lamp: Mapping[str, str]

    def css(self) -> str:
        """The lamp's colours as style rules for a page that shows the map inline."""
        rules = "".join(f"--map-{name}:{colour};" for name, colour in self.lamp.items())
        return f'[data-theme="dark"]{{{rules}}}'

    def ink(self, name: str) -> str:
        """A colour: the page's, or daylight."""
        return f"var(--map-{name},{self.day[name]})"

    def path(self, data: str, fill: str = "none", stroke: str = "", width: float = 0.0, more: str = "") -> str:
        """A path in tenths of a unit (see ``Pen``); nothing if there is nothing to draw."""
        if not data:
            return ""
        paint = f' stroke="{self.ink(stroke)}" stroke-width="{number(width * 10)}"' if stroke else ""
        return f'<path d="{data}" fill="{self.ink(fill) if fill != "none" else fill}"{paint}{more}/>'

    def layered(self, identity: str, data: str, coats: Sequence[Coat], more: str = ROUND) -> str:
        """One line painted several times: a road with its edges, a tree with its shade."""
        if not data:
            return ""
        found = [f'<defs><path id="{identity}" d="{data}" fill="none"{more}/></defs>']
        for colour, width, look in coats:
            paint = f'stroke="{self.ink(colour)}" stroke-width="{number(width * 10)}"'
            found.append(f'<use href="#{identity}" {paint}{look}/>')
        return "".join(found)
