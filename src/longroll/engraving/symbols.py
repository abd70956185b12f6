"""Symbols in a picture that stands alone: those of the kit, and those of a game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from longroll.kit import scene

SHARED = Path(scene.__file__).parent / "symbols.svg"
_INKS: dict[str, dict[str, str]] = {
    "u": {
        "--field": "var(--u,#2b4a7d)",
        "--edge": "var(--u-deep,#16294a)",
        "--mark": "var(--paper-0,#fff)",
        "--gap": "var(--paper-0,#fffcf4)",
    },
    "c": {
        "--field": "var(--paper-0,#fffaf0)",
        "--edge": "var(--c,#97302a)",
        "--mark": "var(--c,#97302a)",
        "--gap": "var(--map-paper,#f1e8d0)",
    },
}


@cache
def shapes(own_file: Path | None = None) -> dict[str, tuple[str, str]]:
    """View box and content of every symbol by its id: those all games share, and those of a game's own file."""
    found = {}
    for path in (SHARED, own_file):
        text = path.read_text(encoding="utf-8") if path is not None else ""
        for identity, box, content in re.findall(r'<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', text):
            found[identity] = (box, content)
    return found


def engraved(own_file: Path | None, symbol: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol in the colours of its side, without a style sheet; in a page it takes the page's own colours."""
    box, content = shapes(own_file)[symbol]
    for name, colour in _INKS[symbol[0]].items():
        content = content.replace(f"var({name})", colour)
    return f'<svg x="{x:.1f}" y="{y:.1f}" width="{width:g}" height="{height:g}" viewBox="{box}">{content}</svg>'
