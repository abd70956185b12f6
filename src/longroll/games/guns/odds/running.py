"""The chances of an attack while it is fought: what was left after each of its steps, as one viewer may judge it.

Between two answers the rules may run through several steps at once (guns are turned up, they bombard, they fire, the
leaders meet). Here such a moment is played again step by step, so that the position after each of them can be judged.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from longroll.games.guns.hiding import seen_by
from longroll.games.guns.lexicon import CHARGE, DONE
from longroll.games.guns.odds.outcomes import shares, winning
from longroll.games.guns.odds.preview import Outlook, Preview, preview
from longroll.games.guns.position import write_position
from longroll.games.guns.rules.assault import WON
from longroll.games.guns.rules.attack import OTHERS, STEP_9, Attack
from longroll.games.guns.rules.obstructed import thick
from longroll.games.guns.state import Battle
from longroll.kit.film import Moment
from longroll.kit.foresight import carry_on
from longroll.kit.memory import forget_oldest
from longroll.kit.state import State

DECLARING, DEFENCE_GUNS, ATTACK_GUNS, BOMBARDMENT, FIRE, COMBAT, END, OVER = range(8)
"""The steps of an attack as they are shown (GG-13.11 to GG-13.19), and what comes after the last."""
STEPS: Final = (
    DECLARING, DECLARING, DECLARING, DEFENCE_GUNS, DEFENCE_GUNS, ATTACK_GUNS, BOMBARDMENT, FIRE, COMBAT, END,
)  # fmt: skip
"""By the step an attack counts: it counts them as it begins them."""


def fought(b: Battle) -> Attack | None:
    """The attack in hand, if it is declared."""
    attack = next((frame for frame in reversed(b.frames) if isinstance(frame, Attack)), None)
    return attack if attack is not None and attack.step > OTHERS else None


def step_of(b: Battle) -> int:
    """The step of the attack in hand, before it is over."""
    attack = next((frame for frame in reversed(b.frames) if isinstance(frame, Attack)), None)
    return OVER if attack is None else STEPS[attack.step]


# ---- a moment played again, step by step -------------------------------------------------------------------------


def answer_to(moment: Moment) -> int:
    """The code of the answer a moment was; -1 if it was none of the listed ones. The likely ones are tried first."""
    before = moment.before
    assert isinstance(before, Battle)
    likely = [code for code in (DONE, CHARGE) if code in before.codes]
    events = list(moment.events)
    for code in dict.fromkeys((*likely, *before.codes)):
        for play in (State.carry_out, carry_on):  # an only answer may have been left to the player
            trial = before.copy()
            if play(trial, code) == events and trial == moment.after:
                return code
    return -1


def passages(moment: Moment) -> list[tuple[int, Battle]]:
    """Every step of the attack that began in a moment, with the position at its beginning."""
    before, after = moment.before, moment.after
    assert isinstance(before, Battle)
    assert isinstance(after, Battle)
    first, last = step_of(before), step_of(after)
    if first == OVER:
        first = DECLARING
    if last == first:
        return []
    if last == first + 1 and last != OVER:
        return [(last, after)]
    code = answer_to(moment)
    if code < 0:
        return [(last, after)]
    world = before.copy()
    world.take(code)
    return slowly(world, first, last)


def slowly(world: Battle, first: int, last: int) -> list[tuple[int, Battle]]:
    """Go on to the next decision, procedure by procedure, as far as the beginning of step ``last``."""
    found: list[tuple[int, Battle]] = []
    while world.frames:
        step = step_of(world)
        if step > first:
            found.append((step, world.copy()))
            first = step
        if step >= last:
            return found
        if world.frames[-1].proceed(world):
            world.mover = world.decider(world.frames[-1])
            codes = world.listing()
            if len(codes) != 1 or world.mover < 0 or world.insists():
                return found
            world.take(codes[0])
    return found


# ---- chances -----------------------------------------------------------------------------------------------------

MOST_KEPT: Final = 400
_kept: dict[tuple[str | None, str, tuple[int, ...], bytes], Preview | None] = {}


def foreseen(b: Battle, seat: str | None, action: str = "", unhurt: tuple[int, ...] = ()) -> Preview | None:
    """What ``preview`` finds. Kept: the stage asks for what the odds card said, and a film for all of it again with
    every act that follows."""
    key = (seat, action, unhurt, msgspec.json.encode(write_position(seen_by(b, seat))))
    with suppress(KeyError):
        return _kept[key]
    found = preview(b, seat, action, unhurt=unhurt)
    if len(_kept) >= MOST_KEPT:
        forget_oldest(_kept)
    _kept[key] = found
    return found


def judged(b: Battle, seat: str | None, unhurt: tuple[int, ...] = ()) -> Outlook | None:
    """The outlook of the attack in hand for a seat."""
    found = foreseen(b, seat, unhurt=unhurt)
    return found.outlook if found is not None else None


def chance(b: Battle, seat: str | None, unhurt: tuple[int, ...] = ()) -> int | None:
    """The chance that the attack in hand is won, in per cent, as a seat (None: a spectator) may judge it at this
    moment; None where it is not known (an extended bombardment is broken off first, GG-22.2)."""
    attack = fought(b)
    if attack is None or attack.extended:
        return None
    if WON in attack.fought:
        return 100
    if attack.step > STEP_9:
        return 0
    found = judged(b, seat, unhurt)
    return None if found is None else winning(shares(found.best, thick(b, attack.targets[0])))
