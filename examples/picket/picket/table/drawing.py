"""The table as a scene: the map with its posts, the pickets on it, the reserve beside it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from longroll.kit.scene import Board, Item, Panel, Place, Row, Scene, content_hash, symbols_address
from longroll.kit.state import NOBODY
from picket.lexicon import POSTS, SEATS
from picket.state import Line
from picket.table.explain import EXPLAINER
from picket.table.speech import SIDES, speech

MAP = Path(__file__).parent / "map.svg"
SYMBOLS = Path(__file__).parent / "symbols.svg"
WIDTH, HEIGHT = 900, 420
SPOTS = ((160.0, 240.0), (450.0, 215.0), (740.0, 240.0))
"""The middle of each post on the map."""
HALF = 90
"""Half the width of the field around it that may be clicked."""
SIZE = (84.0, 56.0)


@cache
def picture(name: str) -> str:
    """The map; the card of the one scenario is the map too."""
    return MAP.read_text(encoding="utf-8")


@cache
def board(language: str) -> Board:
    places = []
    for post, (x, y) in zip(POSTS, SPOTS, strict=True):
        outline = f"M{x - HALF} {y - HALF}h{2 * HALF}v{2 * HALF}h{-2 * HALF}z"
        places.append(Place(post, speech(language).title(post), outline, (x, y - 60), (x, y), []))
    address = f"/api/pictures/{content_hash(picture('map'))}.svg"
    draft = Board("", WIDTH, HEIGHT, address, places, symbols=symbols_address(SYMBOLS))
    return msgspec.structs.replace(draft, hash=content_hash(msgspec.json.encode(draft).decode()))


def scene(b: Line, seat: str | None, language: str) -> Scene:
    spoken = speech(language)
    items = []
    for post, (x, y), holder in zip(POSTS, SPOTS, b.holder, strict=True):
        if holder != NOBODY:
            side = SEATS[holder]
            name = spoken.say("item-picket", side=side)
            items.append(
                Item(f"picket:{post}", "picket", post, x, y, *SIZE, SIDES[side], name=name, same=f"place:{post}")
            )
    rows = [Row(label=spoken.title(side), value=str(b.reserve[n])) for n, side in enumerate(SEATS)]
    panels = [Panel("reserve", spoken.say("panel-reserve"), rows=rows)]
    return Scene(board(language).hash, EXPLAINER.moment(b, language), items, panels)
