"""An attack played to its end on copies of the position, along every fork of its dice.

The rules themselves decide what follows; here only faces that come to the same are taken together, and the choices of
both players are fixed: no CD is spent unless the caller says so, no further unit is attacked of one's own will, and
whether the target tries to evade is the caller's assumption.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from longroll.games.reason.components import MOVED
from longroll.games.reason.lexicon import D6, EVADE, KEEP, ONLY, SPEND, STAND
from longroll.games.reason.odds.chances import ALL_FACES
from longroll.games.reason.rules import charge, reactions
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.rules.combat_sums import combats
from longroll.games.reason.rules.losses import LOST_ON, OfficerTest
from longroll.games.reason.rules.reactions import Evade, Flight, evade_items, flee_number, most_losses, total
from longroll.games.reason.state import Battle, Frame
from longroll.kit.notation import act
from longroll.kit.state import CHANCE, NOBODY

FAILS = 0
"""The attack test failed."""
LEAVES = 1
"""The target evaded or fled …"""
FALLS = 2
"""… or broke before contact."""
REPULSED = 3
"""The attacker broke before contact."""
CONTACT = 4

Roll = tuple[int, ...]


class Ending(NamedTuple):
    """How an attack may end, with its chance and the position then."""

    chance: float
    what: int
    b: Battle


class Habits(NamedTuple):
    """What the players are taken to do."""

    evades: bool
    spends: bool


def endings(b: Battle, unit: int, target: int, habits: Habits) -> list[Ending]:
    """Every end of the attack in hand; ``b`` has nothing else in progress and is used up."""
    found: list[Ending] = []
    pending: list[tuple[float, Battle]] = [(1.0, b)]
    while pending:
        chance, here = pending.pop()
        here.advance()
        if over(here):
            found.append(Ending(chance, kind_of(here, unit, target), here))
            continue
        frame = here.frames[-1]
        if here.mover != CHANCE:
            frame.take(here, answer(here, frame, habits))
            pending.append((chance, here))
            continue
        for share, dice in rolls(here, frame):
            after = here.copy()
            for die in dice:
                after.frames[-1].take(after, D6[die - 1])
            pending.append((chance * share, after))
    return found


def over(b: Battle) -> bool:
    """Is it settled what became of the attack? Where an evader goes, and how far the attacker, does not matter."""
    if b.mover == NOBODY:
        return True
    frame = b.frames[-1]
    if isinstance(frame, Evade):
        return frame.stage == reactions.CHOOSING
    return isinstance(frame, Charge) and frame.stage == charge.GOING_ON


def kind_of(b: Battle, unit: int, target: int) -> int:
    if not b.on_table(unit):
        return REPULSED
    if b.engaged(unit):
        return CONTACT
    if not b.on_table(target):
        return FALLS
    return LEAVES if b.flags[unit] & MOVED else FAILS


def answer(b: Battle, frame: Frame, habits: Habits) -> int:
    """What a player is taken to choose."""
    codes = frame.listing(b)
    for code, wanted in (
        (act(EVADE), habits.evades),
        (act(STAND), not habits.evades),
        (act(SPEND), habits.spends),
        (act(KEEP), True),
        (act(ONLY), True),
    ):
        if wanted and code in codes:
            return code
    return codes[0]


# ---- dice --------------------------------------------------------------------------------------------------


def rolls(b: Battle, frame: Frame) -> list[tuple[float, Roll]]:
    """The dice of a roll that is due, one roll for all that come to the same, with the chance of them all."""
    fallen = frame.dice if isinstance(frame, Evade | Flight | OfficerTest) else []
    due = 2 - len(fallen) if isinstance(frame, Evade | Flight | OfficerTest) else 1
    known: dict[tuple[int, int], Roll] = {}
    counted: dict[tuple[int, int], int] = {}
    dice: Roll
    for dice in product(ALL_FACES, repeat=due):
        meaning = meaning_of(b, frame, (*fallen, *dice))
        known.setdefault(meaning, dice)
        counted[meaning] = counted.get(meaning, 0) + 1
    return [(count / 6**due, known[meaning]) for meaning, count in counted.items()]


def meaning_of(b: Battle, frame: Frame, dice: Roll) -> tuple[int, int]:
    """What the rules read from a roll."""
    if isinstance(frame, Flight):
        lost = min(most_losses(b, frame.unit, frame.edge), dice[0] % 2 + dice[1] % 2)
        return int(sum(dice) <= flee_number(b, frame.unit, frame.attacker)), lost
    if isinstance(frame, Evade):
        mine, theirs = evade_items(b, frame.unit, frame.attacker)
        return int(dice[0] + total(mine) >= dice[1] + total(theirs)), 0
    if isinstance(frame, OfficerTest):
        return int(sum(dice) + frame.added >= LOST_ON), 0
    if isinstance(frame, Charge):
        return int(dice[0] <= b.sp[frame.unit]), 0
    return dice[0], 0


def combat_of(b: Battle, unit: int) -> tuple[list[int], list[int]]:
    """Attackers and defenders of the combat a unit is in."""
    return next(fight for fight in combats(b) if unit in fight[0] or unit in fight[1])
