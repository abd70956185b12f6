"""Computer players to measure others by. They play in the laboratory alone; no table offers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from longroll.kit.game import Game, Mind
from longroll.lab.anchors import staff_1
from longroll.minds import mind, minds, unknown


def anchors(game: Game) -> Mapping[str, Callable[[], Mind]]:
    """The anchors of a game by name."""
    return {staff_1.NAME: partial(staff_1.staff_1, game.name)} if game.name in staff_1.GAMES else {}


def player(game: Game, name: str) -> Mind:
    """A fresh computer player of the laboratory: an anchor, or one that plays at tables too. BadInput if there is none
    of that name."""
    own = anchors(game)
    if name in own:
        return own[name]()
    if name not in minds(game):
        raise unknown(game, name, own)
    return mind(game, name)
