"""Command dice, initiative, control, recovery."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import ACTIVE, ATTACK
from longroll.games.reason.lexicon import DONE, FIRST, FREE, GIVE, KEEP, PICK, RECOVER, REROLL, SPEND, STATUS
from longroll.games.reason.odds.command import control_odds
from longroll.games.reason.rules.control import Control
from longroll.games.reason.state import Battle
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.lab.anchors.staff_1.reason.reading import Reading

GAIN: Final = 0.12
"""A die must make it so much likelier that a Force obeys."""
RESERVED: Final = 2
"""CDs kept for combats, unless a die gains much."""
MUCH: Final = 0.3
ENOUGH: Final = 8
"""A total that makes a Force Active at any distance (MR-11.10)."""
LIKED: Final = {ACTIVE: 2, ATTACK: 1}


def lead(r: Reading) -> int:
    """To move first is to strike first."""
    return act(FIRST, r.side) if act(FIRST, r.side) in r.b.codes else r.b.codes[0]


def orders(r: Reading) -> int:
    """Dice to the sub-commanders they help most."""
    b = r.b
    best, value = DONE, GAIN
    for code in b.codes:
        if not verb_in(code, GIVE):
            continue
        force = b.roster.officer_force[a_of(code)]
        dice = b.dice_given[force]
        gain = obeys(b, force, dice + 1) - obeys(b, force, dice)
        if b.pools[r.side] <= RESERVED and gain < MUCH:
            continue
        weight = gain * min(1.0, 0.4 + 0.2 * sum(unit in r.ours for unit in b.roster.units_of[force]))
        if weight > value:
            best, value = code, weight
    return best if best in b.codes else b.codes[0]


def obeys(b: Battle, force: int, cds: int) -> float:
    """The chance that a Force can be made Active."""
    odds = control_odds(b, force, cds)
    return dict(zip(odds.statuses, odds.reach, strict=True)).get(ACTIVE, 0.0)


def control_again(r: Reading) -> int:
    """The lowest die is rolled again unless the Force obeys as it is."""
    b = r.b
    frame = b.frames[-1]
    offers = [code for code in b.codes if verb_in(code, REROLL)]
    if not offers or not isinstance(frame, Control):
        return b.codes[0]
    first, second = sorted(frame.dice)[-2:]
    if first + second + b.mod[frame.force + 2] >= ENOUGH:
        return KEEP
    return min(offers, key=lambda code: frame.dice[a_of(code) - 1])


def picked(b: Battle) -> int:
    """Active before Attack! before Inactive."""
    frame = b.frames[-1]
    if not isinstance(frame, Control):
        return b.codes[0]

    best, liking = b.codes[0], -1
    for code in b.codes:
        if verb_in(code, PICK):
            found = LIKED.get(frame.outcome(b, a_of(code) - 1, b_of(code) - 1)[1], 0)
            if found > liking:
                best, liking = code, found
    return best


def reins(b: Battle) -> int:
    """The commander himself orders what he likes."""
    offers = [code for code in b.codes if verb_in(code, STATUS)]
    return max(offers, key=lambda code: LIKED.get(a_of(code), 0), default=b.codes[0])


def recover(r: Reading) -> int:
    """Whoever has lost most tries to recover first."""
    b = r.b
    tries = [code for code in b.codes if verb_in(code, RECOVER)]
    return max(tries, key=lambda code: b.roster.start_sp[a_of(code)] - b.sp[a_of(code)], default=b.codes[0])


def recover_again(r: Reading) -> int:
    b = r.b
    if FREE in b.codes:
        return FREE
    return SPEND if SPEND in b.codes and b.pools[r.side] > RESERVED else KEEP
