"""Pictures under the names they are asked for by: maps, overviews, cards of scenarios, symbols.

Cards of the lobby name pictures by what they are drawn from (``catalogue``), so that the first page can name them
before anybody has drawn them. Boards name their maps and symbols by content: a board that is there has had its maps
drawn.
"""

from __future__ import annotations

import re
from asyncio import get_running_loop
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from threading import Event

from longroll.engraving.proofs import drawn, edition
from longroll.games import BUILT_IN, list_games
from longroll.games import game as find_game
from longroll.kit.scene import content_hash
from longroll.kit.terms import BadInput
from longroll.server.errors import Trouble

Picture = tuple[str, str]
"""A game, and what the picture is called there."""
NAME = re.compile("[0-9a-f]{16}")
"""Whatever is called otherwise is no picture, and nothing is drawn to find out."""

_hung: dict[str, str] = {}
"""Pictures by their names, as far as somebody has asked for them."""
_contents: dict[Picture, str] = {}
"""Of pictures that have been drawn the hash of their content; an empty text where the game has none of that name."""
_painter = ThreadPoolExecutor(1, "longroll-draw")
"""Draws what is asked for, one picture after another: who waits for pictures keeps nobody waiting who needs none."""


# ---- names -------------------------------------------------------------------------------------------------


@cache
def catalogue() -> dict[str, Picture]:
    """The pictures of our own games by what they are drawn from. Those of scenarios come first: the first page shows
    them."""
    games = [find_game(name) for name in BUILT_IN]
    pictures = [(game.name, scenario) for game in games for scenario in game.scenarios]
    pictures += [(game.name, name) for game in games for name in game.maps]
    return {content_hash(f"{edition()} {game} {picture}"): (game, picture) for game, picture in pictures}


@cache
def listed() -> dict[Picture, str]:
    return {picture: digest for digest, picture in catalogue().items()}


def picture_address(game: str, name: str) -> str:
    """Where a picture is found; an empty text if the game has none of that name. One of another package is drawn for
    it: what it is drawn from may change without these sources."""
    digest = listed().get((game, name)) or drawing(game, name)
    return f"/api/pictures/{digest}.svg" if digest else ""


# ---- finding and drawing -----------------------------------------------------------------------------------


async def find_picture(digest: str) -> str:
    """A picture, or the symbols of a game. What must be drawn first takes its turn."""
    found = at_hand(digest)
    if found is None:
        for picture in candidates(digest):
            if picture not in _contents:
                await get_running_loop().run_in_executor(_painter, drawing, *picture)
            found = at_hand(digest)
            if found is not None:
                break
    if found is None:
        raise Trouble("nothing")
    return found


def at_hand(digest: str) -> str | None:
    """What need not be drawn: somebody has asked for it, a board has had it drawn, or it is only read."""
    hang_symbols()
    return _hung.get(digest) or drawn(digest)


def candidates(digest: str) -> list[Picture]:
    """What may have this name, if it is not at hand. Of a content nobody knows what it is the content of, so anything
    may; it is drawn piece by piece, and others have their turns between. Maps come first: nothing else of our own is
    named by content. Those of other packages come before them: ours are at hand as soon as a board names them."""
    if digest in catalogue():
        return [catalogue()[digest]]
    if not NAME.fullmatch(digest):
        return []
    games = [find_game(name) for name in reversed(list_games())]
    return [(game.name, name) for game in games for name in game.maps] + [
        (game.name, name) for game in games for name in game.scenarios
    ]


def drawing(game: str, name: str) -> str:
    """Draws a picture, unless that has been done: the hash of its content, an empty text if the game has none of that
    name. It is found under all its names from now on."""
    picture = (game, name)
    if picture not in _contents:
        digest = ""
        with suppress(BadInput, KeyError):
            svg = find_game(game).picture(name)
            digest = content_hash(svg)
            _hung[digest] = _hung[listed().get(picture, digest)] = svg
        _contents[picture] = digest
    return _contents[picture]


@cache
def hang_symbols() -> None:
    """A few small files: nobody who asks for them waits for a drawing."""
    for game in map(find_game, list_games()):
        if game.symbols is not None:
            with suppress(OSError):
                svg = game.symbols.read_text(encoding="utf-8")
                _hung[content_hash(svg)] = svg


def draw_catalogue(stop: Event) -> None:
    """Draw what everybody will ask for later, each picture in its turn: whoever asks meanwhile comes next."""
    for picture in catalogue().values():
        if stop.is_set():
            return
        _painter.submit(drawing, *picture).result()
