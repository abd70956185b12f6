"""Fire, charges, reactions and combats, by exact odds."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import HC, IC, II, LC
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
from longroll.games.reason.odds.combat import attack_odds
from longroll.games.reason.odds.fire import fire_odds
from longroll.games.reason.rules import charge_path
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.lab.anchors.staff_1.reason.reading import Reading

BROKEN: Final = 1.6
"""Worth of half a point of loss value, beside the SP."""
FOLLOW: Final = 0.3
"""An enemy who runs gives ground."""
CAUTION: Final = 0.25
"""A charge must be worth more than it costs by so much."""
LOW_DIE: Final = 3
"""Combat dice up to this are rolled again if a CD is left."""
BRAVE: Final = 2
"""Officers of more valour than this are worth more alive."""


def charge_value(b: Battle, code: int) -> float:
    """What a charge gains and costs, in SP."""
    name, other, *path = words_of(code)
    unit, target = b.roster.unit[name], b.roster.unit[other]
    made = charge_path.plan(b, unit, target, " ".join(path))
    odds = attack_odds(b, made)
    gain = odds.defence_loss + odds.defenders_gone * BROKEN * b.roster.loss_value[target]
    cost = odds.attack_loss + odds.attackers_gone * BROKEN * b.roster.loss_value[unit]
    return FOLLOW * odds.leaves + gain - cost - CAUTION


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
    """Run from what is stronger."""
    frame = b.frames[-1]
    unit, target = getattr(frame, "unit", -1), getattr(frame, "target", -1)
    if unit < 0 or target < 0:
        return b.codes[0]
    kinds = b.roster.kind
    better = (kinds[unit] == HC and kinds[target] in (LC, IC)) or (kinds[unit] == LC and kinds[target] == IC)
    weaker = kinds[target] == II or b.sp[target] + 1 < b.sp[unit] + (3 if better else 0)
    return EVADE if weaker and EVADE in b.codes else STAND


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
    """The lowest of one's own dice is rolled again, if it is low."""
    b = r.b
    frame = b.frames[-1]
    offers = [code for code in b.codes if verb_in(code, REROLL)]
    if not offers or not isinstance(frame, Combat):
        return b.codes[0]
    dice = frame.attack_dice if frame.who == 0 else frame.defence_dice
    low = min(offers, key=lambda code: dice[a_of(code) - 1])
    return low if dice[a_of(low) - 1] <= LOW_DIE else KEEP


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
