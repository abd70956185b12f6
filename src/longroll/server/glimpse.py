"""A table in a list: a small part of its board, round what happened last, as one viewer may see it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from longroll.kit.scene import Board, Item, Point, Scene
from longroll.server.boards import board_at_hand
from longroll.server.table import LiveTable, Viewer
from longroll.server.views import log_since, shown

WIDE, HIGH = 340.0, 156.0
"""Units of the map that a glimpse shows."""
GROUND_RANK = 1
"""Of names of the ground, only the chief ones."""
LOOKED_AT = 6
"""Entries of the log that may say where."""
POINTER = re.compile("\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002")


class GlimpseName(msgspec.Struct, frozen=True):
    """A line of a name on the map, centred on its point."""

    text: str
    x: float
    y: float


class Glimpse(msgspec.Struct, frozen=True):
    """A part of a map with what stands there. ``picture`` is the whole map, ``box`` the part of it that is shown (left,
    top, width, height)."""

    picture: str
    palette: str
    symbols: str
    width: float
    height: float
    box: tuple[float, float, float, float]
    items: list[Item]
    names: list[GlimpseName]


class Seen(msgspec.Struct, frozen=True):
    """What a list says of a table: its last event, and the board round it."""

    word: str
    glimpse: Glimpse | None


def seen(table: LiveTable, viewer: Viewer, language: str) -> Seen:
    """The last event in words, and where it was, if its board has been drawn."""
    _, log = log_since(table, viewer.eyes, language, max(0, table.seq - LOOKED_AT))
    texts = [entry.text for entry in log[-LOOKED_AT:] if entry.text]
    position = shown(table, viewer.eyes, language)
    scene, asked = position.scene, position.decision
    if not texts and asked is not None:  # nothing has happened yet
        texts = [asked.prompt]
    board = board_at_hand(table.game.name, language, scene.board)
    names = {item.key: item.name for item in scene.items}
    if board is not None:
        names |= {f"place:{place.id}": place.name for place in board.places}
    word = POINTER.sub(lambda found: found[2] or names.get(found[1], ""), texts[-1]) if texts else ""
    return Seen(word.replace("**", ""), None if board is None else glimpse(board, scene, reversed(texts)))


def glimpse(board: Board, scene: Scene, texts: Iterable[str]) -> Glimpse | None:
    """The board round the first thing that these lines point at, else round the middle of what stands on it."""
    at = spot(board, scene, texts)
    if not board.picture or at is None:
        return None
    wide, high = min(WIDE, board.width), min(HIGH, board.height)
    left = min(max(0.0, at[0] - wide / 2), board.width - wide)
    top = min(max(0.0, at[1] - high / 2), board.height - high)

    def within(x: float, y: float, margin: float) -> bool:
        return left - margin < x < left + wide + margin and top - margin < y < top + high + margin

    return Glimpse(
        picture=board.picture,
        palette=board.palette,
        symbols=board.symbols,
        width=board.width,
        height=board.height,
        box=(round(left, 1), round(top, 1), wide, high),
        items=[bare(item) for item in scene.items if within(item.x, item.y, max(item.w, item.h))],
        names=[
            GlimpseName(line, place.label[0], place.label[1] + number * 15.5 - (len(place.lines) - 1) * 7.75)
            for place in board.places
            if within(*place.label, 60)
            for number, line in enumerate(place.lines)
            if line
        ]
        + [
            GlimpseName(name.rows[0], *at)
            for name in board.names
            if name.rank <= GROUND_RANK and within(*(at := middle(name.bases[0])), 0) and free(at, scene.items)
        ],
    )


def middle(base: list[Point]) -> Point:
    """Where the words of a name of the ground stand."""
    return (base[0][0] + base[-1][0]) / 2, (base[0][1] + base[-1][1]) / 2


def free(at: Point, items: Iterable[Item]) -> bool:
    """Does nothing stand there?"""
    return not any(abs(item.x - at[0]) < item.w and abs(item.y - at[1]) < item.h for item in items)


def bare(item: Item) -> Item:
    """A thing without what only a pointer would ask of it."""
    return msgspec.structs.replace(item, facts=[], detail="", name="")


def spot(board: Board, scene: Scene, texts: Iterable[str]) -> Point | None:
    """Where the last event was."""
    points: dict[str, Point] = {f"place:{place.id}": place.centre for place in board.places}
    points |= {item.key: (item.x, item.y) for item in scene.items}
    for text in texts:
        for key, _ in POINTER.findall(text):
            if key in points:
                return points[key]
    pieces = [item for item in scene.items if item.side]
    if not pieces:
        return (board.width / 2, board.height / 2)
    middle = (sum(item.x for item in pieces) / len(pieces), sum(item.y for item in pieces) / len(pieces))
    near = min(pieces, key=lambda item: (item.x - middle[0]) ** 2 + (item.y - middle[1]) ** 2)
    return (near.x, near.y)
