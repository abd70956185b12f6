"""Which symbol of ``symbols.svg`` stands for which piece and cube."""

from __future__ import annotations

from longroll.games.gettysburg.components import CA, CE, COLOUR_KIND, CR, KIND, SIDE, UA, UC, UE, UI, UR
from longroll.games.gettysburg.table.speech import SIDE_CLASS

CLASS: dict[int, str] = {
    CR: "infantry",
    CE: "elite",
    CA: "artillery",
    UR: "infantry",
    UE: "elite",
    UI: "inferior",
    UC: "cavalry",
    UA: "artillery",
}
MARKERS = {"fire": "shot", "disruption": "shaken"}


def piece_symbol(piece: int, damaged: bool = False) -> str:
    """``u-elite``, ``c-artillery-damaged`` …"""
    return f"{SIDE_CLASS[SIDE[piece]]}-{CLASS[KIND[piece]]}{'-damaged' if damaged else ''}"


def cube_symbol(colour: int) -> str:
    """A cube wears the mark of the pieces it can damage."""
    kind = CLASS[COLOUR_KIND[colour]]
    return f"cube-{'regular' if kind == 'infantry' else kind}"
