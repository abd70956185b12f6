"""Fire, charges, reactions and combats, by exact odds."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.doctrine.assaults import BROKEN, clash, engaged_with, helpers
from longroll.games.reason.doctrine.commands import reserve
from longroll.games.reason.doctrine.reading import Reading
from longroll.games.reason.lexicon import (
    ADVANCE,
    DONE,
    EVADE,
    FIRE,
    KEEP,
    OCCUPY,
    ONLY,
    REROLL,
    RUN,
    SHARE,
    SPEND,
    STAND,
    VALOUR,
    words_of,
)
from longroll.games.reason.odds.chances import ALL_FACES
from longroll.games.reason.odds.combat import attack_odds
from longroll.games.reason.odds.fire import fire_odds
from longroll.games.reason.odds.outlook import charge_odds, contest
from longroll.games.reason.rules import charge_path
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.rules.combat_sums import combat_losses
from longroll.games.reason.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in

FOLLOW: Final = 0.3
"""An enemy who runs gives ground."""
TOGETHER: Final = 0.8
"""How far one may count on those who could join an attack."""
CAUTION: Final = 0.25
"""A charge must be worth more than it costs by so much."""
PRICE: Final = 0.15
"""A combat die is rolled again if that gains so many SP, …"""
DEAR: Final = 0.4
"""… or so many if CDs are scarce."""
BRAVE: Final = 2
"""Officers of more valour than this are worth more alive."""


def charge_value(b: Battle, code: int) -> float:
    """What a charge gains and costs, in SP: what it adds to the attack of those who are at it, and what they may add
    who can follow."""
    name, other, *path = words_of(code)
    unit, target = b.roster.unit[name], b.roster.unit[other]
    made = charge_path.plan(b, unit, target, " ".join(path))
    odds = attack_odds(b, made)
    gain = odds.defence_loss + odds.defenders_gone * BROKEN * b.roster.loss_value[target]
    cost = odds.attack_loss + odds.attackers_gone * BROKEN * b.roster.loss_value[unit]
    value = FOLLOW * odds.leaves + gain - cost - CAUTION
    joined = engaged_with(b, target)
    if joined:
        value -= clash(b, joined, target)
    together = helpers(b, unit, target)
    if together:
        alone = [unit, *joined]
        value += TOGETHER * odds.contact * (clash(b, alone + together, target) - clash(b, alone, target))
    return value


def best_shot(b: Battle) -> int:
    """The fire that may be expected to hurt most; everybody fires who can."""
    best, value = DONE if DONE in b.codes else b.codes[0], 0.0
    for code in b.codes:
        if not verb_in(code, FIRE):
            continue
        target = b_of(code)
        odds = fire_odds(b, a_of(code), target)
        hurt = sum([number * chance for number, chance in enumerate(odds.losses)], 0.0)
        hurt += odds.breaks * BROKEN * b.roster.loss_value[target] + 0.3 * odds.suppresses + 0.001
        if hurt > value:
            best, value = code, hurt
    return best


# ---- reactions ---------------------------------------------------------------------------------------------


def evade_or_stand(b: Battle) -> int:
    """Whatever costs less, by the odds."""
    frame = contest(b)
    if not isinstance(frame, Charge):
        return STAND
    return EVADE if EVADE in b.codes and charge_odds(b, frame).way == "evade" else STAND


def far_away(b: Battle) -> int:
    """An evader goes as far as it can and turns to face the enemy."""
    runs = [code for code in b.codes if verb_in(code, RUN)]
    if not runs:
        return b.codes[0]
    return max(runs, key=lambda code: (float(words_of(code)[0]), words_of(code)[1] == "back"))


# ---- combats -----------------------------------------------------------------------------------------------


def valour(b: Battle) -> int:
    """Officers whose lives are cheap lead from the front."""
    for code in b.codes:
        if verb_in(code, VALOUR) and b.v[a_of(code)] <= BRAVE:
            return code
    return KEEP if KEEP in b.codes else b.codes[0]


def combat_again(r: Reading) -> int:
    """The die is rolled again that promises most by it, if any does."""
    b = r.b
    frame = b.frames[-1]
    offers = [code for code in b.codes if verb_in(code, REROLL)]
    if not offers or not isinstance(frame, Combat):
        return b.codes[0]
    who = frame.who
    dice = frame.dice(who)
    totals = [frame.total(b, 0), frame.total(b, 1)]
    now = balance(b, frame, totals)
    best, value = KEEP, PRICE if b.pools[r.side] > reserve(b, r.side) else DEAR
    for code in offers:
        found = 0.0
        for face in ALL_FACES:
            rolled = totals[:]
            rolled[who] += face - dice[a_of(code) - 1]
            found += balance(b, frame, rolled) / len(ALL_FACES)
        gain = found - now if who == 0 else now - found
        if gain > value:
            best, value = code, gain
    return best


def balance(b: Battle, frame: Combat, totals: list[int]) -> float:
    """What the attackers gain by these totals, in SP."""
    sides = [frame.units(0), frame.units(1)]
    sp = [sum([b.sp[unit] for unit in units]) for units in sides]
    lost = combat_losses(max(1, totals[0]), max(1, totals[1]), sp[0], sp[1])
    found = 0.0
    for who in (0, 1):
        price = float(lost[who])
        if lost[who] >= sp[who]:
            price += BROKEN * sum([b.roster.loss_value[unit] for unit in sides[who]])
        found += price if who else -price
    return found


def shared_loss(b: Battle) -> int:
    """The strongest unit bears a loss best."""
    offers = [code for code in b.codes if verb_in(code, SHARE)]
    return max(offers, key=lambda code: b.sp[a_of(code)], default=b.codes[0])


def after_combat(b: Battle) -> int:
    """A town that has been won is occupied; nobody runs on into the blue."""
    for code in b.codes:
        if verb_in(code, OCCUPY):
            return code
    halts = [code for code in b.codes if not verb_in(code, ADVANCE)]
    return halts[0] if halts else b.codes[0]


def spend_or_keep(b: Battle) -> int:
    return SPEND if SPEND in b.codes else b.codes[0]


def only(b: Battle) -> int:
    return ONLY if ONLY in b.codes else b.codes[0]
