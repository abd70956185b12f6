"""Computer players to measure others by. They play in the laboratory alone; no table offers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from longroll.kit.game import Game, Mind
from longroll.kit.terms import BadInput
from longroll.lab.anchors import staff_1
from longroll.lab.players import read_spec
from longroll.minds import mind, minds


def anchors(game: Game) -> Mapping[str, Callable[[], Mind]]:
    """The anchors of a game by name."""
    return {staff_1.NAME: partial(staff_1.staff_1, game.name)} if game.name in staff_1.GAMES else {}


def player(game: Game, text: str) -> Mind:
    """A fresh computer player of the laboratory by its name, with its settings if there are any (see ``players``): an
    anchor, or one that plays at tables too. BadInput if there is none of that name, or if it is not set so."""
    spec = read_spec(text)
    own = anchors(game)
    if spec.name in own:
        if spec.settings:
            raise BadInput(f"the computer player '{spec.name}' takes no settings")
        return own[spec.name]()
    if spec.name not in minds(game):
        known = ", ".join([*minds(game), *own])
        raise BadInput(f"{game.name} has no computer player '{spec.name}'; computer players are: {known}")
    return mind(game, spec.name, spec.settings)
