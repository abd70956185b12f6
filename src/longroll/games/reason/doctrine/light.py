"""The light policy, for playing a position on quickly: sensible answers by rules of thumb.

Small decisions are the staff's own; fire and orders, which the staff weighs by exact odds, are answered at a glance.
How units and officers move is in ``quick_moves``.
"""

from __future__ import annotations

from random import Random
from typing import Final

from longroll.games.reason import lexicon as lex
from longroll.games.reason.doctrine import answers, commands, quick_moves
from longroll.games.reason.doctrine.reading import Reading
from longroll.games.reason.rules import fire
from longroll.games.reason.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.state import NOBODY

SECOND_DIE: Final = 5
"""CDs in the pool that allow a second die for a Force; the first helps it most."""
SAVED: Final = 0.5
"""What is left of a hit that may be saved."""
KILL: Final = 0.6
"""What each SP lost before adds to the worth of a hit: what is weak breaks sooner."""
LONGEST: Final = 2
"""Pulses after which a rollout ends though the enemy had nothing to decide."""


def orders(b: Battle) -> int:
    """One die for each Force; a second only from a rich pool."""
    pool = b.pools[b.mover]
    if pool <= commands.RESERVED:
        return lex.DONE
    most = 2 if pool >= SECOND_DIE else 1
    best, given = lex.DONE, most
    for code in b.codes:
        if verb_in(code, lex.GIVE):
            dice = b.dice_given[b.roster.officer_force[a_of(code)]]
            if dice < given:
                best, given = code, dice
    return best


def shot(b: Battle) -> int:
    """Everybody fires who can: the first one who may, at the target it hurts most."""
    firer = -1
    best, value = b.codes[0], 0.0
    for code in b.codes:
        if not verb_in(code, lex.FIRE):
            continue
        if firer < 0:
            firer = a_of(code)
        elif a_of(code) != firer:
            break
        found = hurt(b, firer, b_of(code))
        if found > value:
            best, value = code, found
    return best


def hurt(b: Battle, unit: int, target: int) -> float:
    """About how much a fire hurts."""
    made = fire.shot(b, unit, target)
    hits = made.dice * (7 - made.needs()) * (SAVED if made.save else 1.0)
    return hits * (1.0 + KILL * b.losses_of(target))


RULES: dict[int, quick_moves.Quick] = {
    lex.D_ORDERS: orders,
    lex.D_MUSKETRY: shot,
    lex.D_ARTILLERY: shot,
    lex.D_MOVE: quick_moves.next_move,
    lex.D_PATH: quick_moves.path,
    lex.D_RIDE: quick_moves.ride,
}
"""Decisions that are not the staff's own."""


class Horizon:
    """Plays a position on to the end of its pulse, and of the next phase of the enemy of who decides."""

    def __init__(self, b: Battle) -> None:
        side = b.mover if b.mover >= 0 else b.phasing
        self.enemy = 1 - side if side >= 0 else NOBODY
        self.pulse = (b.turn, b.pulse)
        self.pulses = 0
        self.seen = self.enemy == NOBODY
        """Has the enemy had his phase, or is he at it?"""

    def __call__(self, b: Battle) -> bool:
        if b.mover == NOBODY:
            return True
        if b.pulse and (b.turn, b.pulse) != self.pulse:
            self.pulse = (b.turn, b.pulse)
            self.pulses += 1
        acts = b.phasing != NOBODY and b.phasing == self.enemy
        self.seen = self.seen or acts
        return self.pulses >= LONGEST or (self.pulses > 0 and self.seen and not acts)


class LightPolicy:
    """Plays either side quickly."""

    def answer(self, b: Battle, rng: Random) -> int:
        """The position alone decides: nothing is left to the generator."""
        kind = b.frames[-1].kind(b)
        quick = RULES.get(kind)
        if quick is not None:
            return quick(b)
        rule = answers.RULES.get(kind)
        return b.codes[0] if rule is None else rule(Reading(b, b.mover))

    def horizon(self, b: Battle) -> Horizon:
        return Horizon(b)


LIGHT: Final = LightPolicy()
