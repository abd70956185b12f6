"""Silly opponents that a sound player beats: each has one idea and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longroll.games.glory.components import members
from longroll.games.glory.doctrine import decide
from longroll.games.glory.doctrine.answers import answer
from longroll.games.glory.doctrine.intent import Intent
from longroll.games.glory.doctrine.situation import BOLD, Situation
from longroll.games.glory.lexicon import D_CHARGE, D_COMMAND, D_FIRE, D_MOVE, DONE, END
from longroll.games.glory.position import read_position
from longroll.games.glory.state import Battle
from longroll.kit.scripts import Script

HEEDLESS: Final = -99.0
"""Every charge promises more."""


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
    """Charges whatever can be charged."""

    name = "spend-everything"

    def idea(self, b: Battle) -> int:
        return bent(b, Intent(acting(b), posture=BOLD, caution=HEEDLESS))


class RushOne(Silly):
    """Goes for the objective with most points, with everybody, all the time."""

    name = "rush-one"

    def idea(self, b: Battle) -> int:
        prizes = Situation(b, b.mover).objectives
        place = max(prizes, key=lambda prize: (prize[3], -prize[1]))[1]
        return bent(b, Intent(acting(b), place, posture=BOLD))


def acting(b: Battle) -> int:
    return next(iter(members(b.acting)), -1)


def bent(b: Battle, intent: Intent) -> int:
    """The staff's answer with an intent, for the Command that acts; 0 if none does."""
    if not b.acting or b.side != b.mover:
        return 0
    return answer(Situation(b, b.mover, intent), b.frames[-1].kind(b))


CHEESE: Final = (SitStill, NeverMarch, FreezeAhead, SpendEverything, RushOne)
