"""Silly opponents that a sound player beats: each has one idea and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longroll.games.glory.doctrine import decide
from longroll.games.glory.doctrine.situation import Situation
from longroll.games.glory.doctrine.ways import costs_to
from longroll.games.glory.lexicon import (
    CLOSE,
    D_CHARGE,
    D_CHARGE_WITH,
    D_COMMAND,
    D_FIRE,
    D_MOVE,
    DONE,
    END,
    MARCH,
    MOVE,
)
from longroll.games.glory.position import read_position
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.scripts import Script


class Silly(Script):
    """Plays as the staff where its idea says nothing."""

    def read(self, position: Mapping[str, Any]) -> Battle:
        return read_position(position)

    def decide(self, b: Battle) -> int:
        return self.idea(b) or decide(b)

    def idea(self, b: Battle) -> int:
        raise NotImplementedError


def nothing(b: Battle) -> int:
    """To do nothing where that is allowed, else 0."""
    return next((code for code in (END, DONE) if code in b.codes), 0)


class SitStill(Silly):
    """Lets every Command pass."""

    name = "sit-still"

    def idea(self, b: Battle) -> int:
        return nothing(b) if b.frames[-1].kind(b) in (D_COMMAND, D_FIRE, D_MOVE, D_CHARGE) else 0


class NeverMarch(Silly):
    """Fires and charges from where it stands."""

    name = "never-march"

    def idea(self, b: Battle) -> int:
        return nothing(b) if b.frames[-1].kind(b) == D_MOVE else 0


class FreezeAhead(Silly):
    """Does nothing while the points as they stand win for it."""

    name = "freeze-ahead"

    def idea(self, b: Battle) -> int:
        ahead = Situation(b, b.mover).standing > 0
        return nothing(b) if ahead and b.frames[-1].kind(b) in (D_COMMAND, D_MOVE, D_CHARGE) else 0


class SpendEverything(Silly):
    """Charges whatever can be charged, with everybody who can join."""

    name = "spend-everything"

    def idea(self, b: Battle) -> int:
        if b.frames[-1].kind(b) not in (D_CHARGE, D_CHARGE_WITH):
            return 0
        return next((code for code in b.codes if code not in (DONE, CLOSE)), 0)


class RushOne(Silly):
    """Everybody goes the shortest way to the objective with most points."""

    name = "rush-one"

    def idea(self, b: Battle) -> int:
        moves = [code for code in b.codes if verb_in(code, MOVE, MARCH)]
        if b.frames[-1].kind(b) != D_MOVE or not moves:
            return 0
        situation = Situation(b, b.mover)
        place = max(situation.objectives, key=lambda prize: (prize[3], -prize[1]))[1]

        def gain(code: int) -> tuple[int, int]:
            way = costs_to(b.board, situation.epoch, b.movement_class(a_of(code)), place)
            return way[b.at[a_of(code)]] - way[b_of(code)], -code

        best = max(moves, key=gain)
        return best if gain(best)[0] > 0 else nothing(b)


CHEESE: Final = (SitStill, NeverMarch, FreezeAhead, SpendEverything, RushOne)
