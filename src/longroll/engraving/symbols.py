"""The symbols of ``kit/symbols.svg`` in a picture that stands alone."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from longroll.kit import scene

_SYMBOLS = Path(scene.__file__).parent / "symbols.svg"
_INKS: dict[str, dict[str, str]] = {
    "u": {
        "--field": "var(--union,#2b4a7d)",
        "--edge": "var(--union-deep,#16294a)",
        "--mark": "var(--paper-0,#fff)",
        "--gap": "var(--paper-0,#fffcf4)",
    },
    "c": {
        "--field": "var(--paper-0,#fffaf0)",
        "--edge": "var(--csa,#97302a)",
        "--mark": "var(--csa,#97302a)",
        "--gap": "var(--map-paper,#f1e8d0)",
    },
}


@cache
def shapes() -> dict[str, tuple[str, str]]:
    """View box and content of every symbol by its id."""
    found = re.findall(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', _SYMBOLS.read_text(encoding="utf-8"))
    return {identity: (box, content) for identity, box, content in found}


def engraved(symbol: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol in the colours of its side, without a style sheet; in a page it takes the page's own colours."""
    box, content = shapes()[symbol]
    for name, colour in _INKS[symbol[0]].items():
        content = content.replace(f"var({name})", colour)
    return f'<svg x="{x:.1f}" y="{y:.1f}" width="{width:g}" height="{height:g}" viewBox="{box}">{content}</svg>'
