"""Computer players to measure others by. They play in the laboratory alone; no table offers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from longroll.kit.game import Game, Mind
from longroll.lab.anchors import ismcts, staff_1
from longroll.lab.players import read_spec
from longroll.minds import levels, mind, minds, unknown
from longroll.minds.levels import GENERAL, SECONDS, Settings, accept, budget_of

Maker = Callable[[Game, Settings], Mind]


def anchors(game: Game) -> Mapping[str, Maker]:
    """The anchors of a game by name: the frozen script, and a tree search where there is a judge for it."""
    frozen: Mapping[str, Maker] = {staff_1.NAME: _staff_1} if game.name in staff_1.GAMES else {}
    return {**frozen, ismcts.NAME: _ismcts} if GENERAL in levels(game) else frozen


def _staff_1(game: Game, settings: Settings) -> Mind:
    accept(staff_1.NAME, settings)
    return staff_1.staff_1(game.name)


def _ismcts(game: Game, settings: Settings) -> Mind:
    accept(ismcts.NAME, settings, "nodes", "seconds")
    return ismcts.TreeSearch(game, budget_of(settings, SECONDS[GENERAL]))


def player(game: Game, text: str) -> Mind:
    """A fresh computer player of the laboratory by its name, with its settings if there are any (see ``players``): an
    anchor, or one that plays at tables too. BadInput if there is none of that name, or if it is not set so."""
    spec = read_spec(text)
    own = anchors(game)
    if spec.name in own:
        return own[spec.name](game, spec.settings)
    if spec.name not in minds(game):
        raise unknown(game, spec.name, own)
    return mind(game, spec.name, spec.settings)
