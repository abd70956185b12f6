"""The film of a table: what somebody has not seen yet, act by act. It is made for whoever asks; nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from longroll.kit.film import Act, Moment
from longroll.kit.game import Game
from longroll.kit.scene import Scene
from longroll.server.table import LiveTable, Viewer

ACTS = 60
"""Acts of a film at most: the last ones."""


class Film(msgspec.Struct, frozen=True):
    """What happened after step ``since`` up to step ``seq``: the table before the first act, and the acts. An act that
    was under way at ``since`` is told from its beginning."""

    since: int
    seq: int
    scene: Scene | None
    moment: str
    acts: list[Act]


async def film_of(table: LiveTable, viewer: Viewer, since: int, language: str) -> Film:
    """What a viewer has not seen yet."""
    moments = list(table.moments)
    return await asyncio.to_thread(make_film, table.game, moments, viewer.eyes, language, since, table.seq)


def make_film(game: Game, moments: Sequence[Moment], eyes: str | None, language: str, since: int, seq: int) -> Film:
    acts = game.film(moments, eyes, language, since)[-ACTS:] if moments else []
    if not acts:
        return Film(since, seq, None, "", [])
    start = next(moment.before for moment in moments if moment.seq == acts[0].first)
    return Film(since, seq, game.scene(start, eyes, language), game.moment(start, language), acts)
