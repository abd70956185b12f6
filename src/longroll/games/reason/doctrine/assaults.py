"""Attacks of several units on one target.

The loss of a combat is borne by a side, not by each of its units (MR-20.11), and twice the enemy's total breaks him
(MR-20.10): the more attack together the better. Everything here is worked out at a glance from SP and kinds; what one
charge leads to is worked out exactly in ``fights``.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Final

from longroll.boards.plane.shapes import FRONT
from longroll.games.reason.components import CAVALRY, CONTACT, GARRISON, MF
from longroll.games.reason.odds.chances import CombatSum
from longroll.games.reason.rules import attacks, charge_path
from longroll.games.reason.rules.command import vulnerable
from longroll.games.reason.rules.cover import in_cover
from longroll.games.reason.rules.figures import (
    ENEMY_IN_COVER,
    ENEMY_VULNERABLE,
    OUTCLASSES,
    OWN_FLANKED,
    OWN_MF,
)
from longroll.games.reason.state import Battle

BROKEN: Final = 1.6
"""What it is worth to break a unit, beside its SP, for each half of its loss value (MR-24.1)."""
ABREAST: Final = 2
"""So many attackers find room on one side of a target (MR-18.6)."""
STRONGEST: Final = 40
"""SP beyond which the odds do not change any more."""


@cache
def exchange(attack: int, defence: int, more: int, less: int, dice: int, answers: int) -> tuple[float, float, float]:
    """What a combat of so many SP may be expected to cost the defenders beyond what it costs the attackers, in SP, and
    the chances that the defenders and the attackers are broken. ``more`` and ``less``: modifiers of both; ``dice``,
    ``answers``: how many dice each rolls."""
    found = CombatSum((attack, defence), (more, less), (dice, answers), (False, False)).outlook()
    return found.defence_loss - found.attack_loss, found.defenders_gone, found.attackers_gone


def clash(b: Battle, attackers: list[int], target: int) -> float:
    """What an attack of these units on a target is worth, in SP."""
    kinds = b.roster.kind
    kind = kinds[target]
    strength = 0
    better, worse, turned, hidden = False, True, False, False
    for unit in attackers:
        strength += b.sp[unit]
        better = better or OUTCLASSES[kinds[unit]][kind]
        worse = worse and OUTCLASSES[kind][kinds[unit]]
        x, y = b.shapes[unit].front_middle
        if b.formation[target] != GARRISON and b.roster.cls[target] != CAVALRY:
            turned = turned or attacks.side_from(b, target, x, y) != FRONT
        hidden = hidden or in_cover(b, target, x, y)
    more = (ENEMY_IN_COVER if hidden else 0) + (ENEMY_VULNERABLE if vulnerable(b, target) else 0)
    less = (OWN_FLANKED if turned else 0) + (OWN_MF if b.formation[target] == MF else 0)
    gain, broken, lost = exchange(
        min(STRONGEST, strength), b.sp[target], more, less, 2 if better else 1, 2 if worse else 1
    )
    dead = max([b.roster.loss_value[unit] for unit in attackers])
    return gain + BROKEN * (broken * b.roster.loss_value[target] - lost * dead)


def engaged_with(b: Battle, target: int) -> list[int]:
    """Who attacks a target already."""
    return [attacker for attacker, defender, _, _, _ in b.engagements if defender == target]


def helpers(b: Battle, unit: int, target: int) -> list[int]:
    """Who could attack a target together with a unit, after it: at most so many from each side as find room there."""
    shape = b.shapes[target]
    room = [ABREAST, ABREAST, ABREAST, ABREAST]
    for other in [unit, *engaged_with(b, target)]:
        x, y = b.shapes[other].front_middle
        room[attacks.side_from(b, target, x, y)] -= 1
    found: list[int] = []
    mates = [mate for mate in b.present[b.roster.side[unit]] if mate != unit and b.formation[mate] == b.formation[unit]]
    mates.sort(key=lambda mate: -b.sp[mate])
    for mate in mates:
        place = b.shapes[mate]
        least = hypot(place.cx - shape.cx, place.cy - shape.cy) - place.radius - shape.radius
        if least > b.allowance(mate) + CONTACT:
            continue
        x, y = place.front_middle
        edge = attacks.side_from(b, target, x, y)
        if room[edge] < 1 or target not in attacks.eligible(b, mate):
            continue
        if charge_path.canonical(b, mate, target).refusal is None:
            room[edge] -= 1
            found.append(mate)
    return found
