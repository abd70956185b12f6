"""Command dice, initiative, control, recovery."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import within
from longroll.games.reason.components import ACTIVE, ATTACK, NO_FORCE, officer_of
from longroll.games.reason.doctrine.intents import CHARGE_NOW, MASS, NO_INTENT, SAVE, SPREAD, Intent
from longroll.games.reason.doctrine.reading import Reading
from longroll.games.reason.lexicon import BOTH, DONE, FIRST, FREE, GIVE, KEEP, PICK, RECOVER, REROLL, SPEND, STATUS
from longroll.games.reason.odds.chances import ALL_FACES
from longroll.games.reason.odds.command import control_odds
from longroll.games.reason.rules.command_dice import Initiative
from longroll.games.reason.rules.control import Control
from longroll.games.reason.rules.figures import ADVICE_REACH
from longroll.games.reason.state import Battle
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.state import NOBODY

GAIN: Final = 0.08
"""A die must make it so much likelier that a Force obeys, …"""
GAIN_RICH: Final = 0.0
"""… and a little if it would lapse otherwise."""
RESERVED: Final = 1
"""CDs kept for combats that may come, unless a die gains much."""
IN_CONTACT: Final = 2.5
"""They may come where the enemy is as near as this to a unit that hears the army commander (MR-20.9)."""
MUCH: Final = 0.3
PULSES: Final[tuple[float, ...]] = (2.3, 1.3, 0.6, 0.2, 0.0)
"""Pulses of the turn still to be expected, by the number of the pulse in hand (MR-7.6)."""
EACH: Final = 0.15
"""CDs that a Force may be expected to want in each of them."""
WINS_MORE: Final = 0.04
"""Initiative dice are rolled again if each CD makes it so much likelier to have the initiative."""
ENOUGH: Final = 8
"""A total that makes a Force Active at any distance (MR-11.10)."""
LIKED: Final = {ACTIVE: 2, ATTACK: 1}


def lead(r: Reading) -> int:
    """To move first is to strike first."""
    return act(FIRST, r.side) if act(FIRST, r.side) in r.b.codes else r.b.codes[0]


def spare(b: Battle, side: int) -> float:
    """CDs that would lapse at the end of the turn (MR-7.2)."""
    forces = len([force for force in b.roster.forces_of[side] if b.officer_present(officer_of(force))])
    return b.pools[side] - reserve(b, side) - EACH * forces * PULSES[b.pulse]


def reserve(b: Battle, side: int) -> int:
    """CDs to keep for combats."""
    for unit in b.present[side]:
        if within(b.officers[side], b.shapes[unit], ADVICE_REACH):
            for enemy in b.present[1 - side]:
                if within(b.shapes[unit], b.shapes[enemy], IN_CONTACT):
                    return RESERVED
    return 0


def initiative(r: Reading) -> int:
    """Dice that are not wanted for orders buy the initiative, where troops face each other."""
    b = r.b
    frame = b.frames[-1]
    if not isinstance(frame, Initiative):
        return KEEP
    side = frame.chooser()
    rich = spare(b, side)
    best, value = KEEP, 0.0
    now = wins(b, frame, side, ())
    for code in b.codes:
        if not verb_in(code, REROLL):
            continue
        which = (0, 1) if a_of(code) == BOTH else (a_of(code) - 1,)
        gain = wins(b, frame, side, which) - now - WINS_MORE * len(which)
        if len(which) <= rich and gain > value:
            best, value = code, gain
    return best


def wins(b: Battle, frame: Initiative, side: int, again: tuple[int, ...]) -> float:
    """The chance to have the initiative if one's own dice of these numbers are rolled again and no others."""
    other = frame.total(b, 1 - side)
    fixed = frame.total(b, side) - sum(frame.dice[2 * side + k] for k in again)
    tie = b.initiative != side if b.initiative != NOBODY else not again and frame.ahead == side
    if not again:
        return 1.0 if fixed > other or (fixed == other and tie) else 0.0
    rolls = ALL_FACES if len(again) == 1 else tuple(one + two for one in ALL_FACES for two in ALL_FACES)
    return sum(fixed + roll > other or (fixed + roll == other and tie) for roll in rolls) / len(rolls)


def by_plan(b: Battle, intent: Intent) -> int:
    """The answer to who gets a die if the plan says so; -1 if it does not."""
    if intent.dice == SAVE:
        return DONE if DONE in b.codes else b.codes[-1]
    if intent.dice == MASS:
        wanted = act(GIVE, officer_of(intent.favoured))
        return wanted if wanted in b.codes else -1
    if intent.dice == SPREAD:
        for code in b.codes:
            if verb_in(code, GIVE) and not b.dice_given[b.roster.officer_force[a_of(code)]]:
                return code
        return DONE if DONE in b.codes else b.codes[-1]
    return -1


def orders(r: Reading) -> int:
    """Dice to the sub-commanders they help most; those that would lapse to whomever they help at all."""
    b = r.b
    planned = by_plan(b, r.intent)
    if planned >= 0:
        return planned
    rich = spare(b, r.side) > 0.0
    kept = reserve(b, r.side)
    best, value = DONE, GAIN_RICH if rich else GAIN
    for code in b.codes:
        if not verb_in(code, GIVE):
            continue
        force = b.roster.officer_force[a_of(code)]
        dice = b.dice_given[force]
        gain = obeys(b, force, dice + 1) - obeys(b, force, dice)
        if b.pools[r.side] <= kept and gain < MUCH:
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


def liking(intent: Intent, force: int, status: int) -> int:
    """Active before Attack! before Inactive; Attack! first by a plan to charge."""
    if status == ATTACK and intent.task(force) == CHARGE_NOW:
        return LIKED[ACTIVE] + 1
    return LIKED.get(status, 0)


def picked(b: Battle, intent: Intent = NO_INTENT) -> int:
    """The dice that give the status liked best."""
    frame = b.frames[-1]
    if not isinstance(frame, Control):
        return b.codes[0]

    best, value = b.codes[0], -1
    for code in b.codes:
        if verb_in(code, PICK):
            found = liking(intent, frame.force, frame.outcome(b, a_of(code) - 1, b_of(code) - 1)[1])
            if found > value:
                best, value = code, found
    return best


def reins(b: Battle, intent: Intent = NO_INTENT) -> int:
    """The commander himself orders what he likes."""
    frame = b.frames[-1]
    force = frame.force if isinstance(frame, Control) else NO_FORCE
    offers = [code for code in b.codes if verb_in(code, STATUS)]
    return max(offers, key=lambda code: liking(intent, force, a_of(code)), default=b.codes[0])


def recover(r: Reading) -> int:
    """Whoever has lost most tries to recover first."""
    b = r.b
    tries = [code for code in b.codes if verb_in(code, RECOVER)]
    return max(tries, key=lambda code: b.roster.start_sp[a_of(code)] - b.sp[a_of(code)], default=b.codes[0])


def recover_again(r: Reading) -> int:
    b = r.b
    if FREE in b.codes:
        return FREE
    return SPEND if SPEND in b.codes and b.pools[r.side] > reserve(b, r.side) else KEEP
