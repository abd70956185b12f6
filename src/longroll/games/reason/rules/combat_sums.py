"""MR-20.1 to MR-20.7 The sums of a combat: who fights whom, every line of each side's total.

Resolution, log and odds read these; nothing else adds modifiers.
"""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.shapes import FRONT
from longroll.games.reason.components import II, MF, NO_UNIT, RI, at_most
from longroll.games.reason.rules.attacks import GARRISON_SIDE
from longroll.games.reason.rules.command import vulnerable
from longroll.games.reason.rules.cover import in_cover
from longroll.games.reason.rules.figures import (
    ENEMY_IN_COVER,
    ENEMY_VULNERABLE,
    OUTCLASSES,
    OWN_FLANKED,
    OWN_MF,
    VALOUR_REACH,
)
from longroll.games.reason.rules.fire import Item
from longroll.games.reason.rules.flanks import outflanked
from longroll.games.reason.state import Battle, Engagement


def combats(b: Battle) -> list[tuple[list[int], list[int]]]:
    """The combats of the segment: attackers and defenders of each, units connected by attacks together (MR-20.1)."""
    left = list(b.engagements)
    found: list[tuple[list[int], list[int]]] = []
    while left:
        first = left.pop(0)
        attackers, defenders = [first[0]], [first[1]]
        grown = True
        while grown:
            grown = False
            for e in left[:]:
                if e[0] in attackers or e[1] in defenders:
                    left.remove(e)
                    grown = True
                    if e[0] not in attackers:
                        attackers.append(e[0])
                    if e[1] not in defenders:
                        defenders.append(e[1])
        found.append((sorted(attackers), sorted(defenders)))
    return found


def engagements_of(b: Battle, attackers: list[int]) -> list[Engagement]:
    return [e for e in b.engagements if e[0] in attackers]


def covered(b: Battle, joined: list[Engagement], unit: int = NO_UNIT) -> bool:
    """Is a defender (this one, if named) in cover against an attacker of his (MR-20.6)?"""
    return any(in_cover(b, e[1], e[3], e[4]) for e in joined if unit in (NO_UNIT, e[1]))


def flanked(b: Battle, joined: list[Engagement], unit: int) -> bool:
    """MR-5.18: attacked on a side it did not turn to, or an unprotected flank threatened."""
    if any(e[1] == unit and FRONT < e[2] < GARRISON_SIDE for e in joined):
        return True
    return outflanked(b, unit)


def extra_die(b: Battle, joined: list[Engagement], units: list[int], foes: list[int], attacking: bool) -> int:
    """The unit that has the advantage of kind over every enemy unit (MR-20.3), or NO_UNIT."""
    kind = b.roster.kind
    for unit in units:
        if all(OUTCLASSES[kind[unit]][kind[foe]] for foe in foes) and not (
            attacking and kind[unit] == RI and any(kind[foe] == II and covered(b, joined, foe) for foe in foes)
        ):
            return unit
    return NO_UNIT


def sum_items(
    b: Battle, joined: list[Engagement], units: list[int], foes: list[int], attacking: bool, valour: int = 0
) -> list[Item]:
    """The lines of a side's total, its dice left out (MR-20.2 to MR-20.7)."""
    items: list[Item] = [("MR-20.2", sum([b.sp[unit] for unit in units]))]
    if valour:
        items.append(("MR-20.4", valour))
    if any(vulnerable(b, foe) for foe in foes):
        items.append(("MR-20.5", ENEMY_VULNERABLE))
    if attacking and covered(b, joined):
        items.append(("MR-20.6", ENEMY_IN_COVER))
    marching = sum([b.formation[unit] == MF for unit in units])
    if marching:
        items.append(("MR-20.7-MF", OWN_MF * marching))
    if any(flanked(b, joined, unit) for unit in units):
        items.append(("MR-20.7", OWN_FLANKED))
    return items


def total(items: list[Item]) -> int:
    return sum([value for _, value in items])


def brave(b: Battle, units: list[int]) -> list[int]:
    """Officers whose valour a side may add (MR-20.8)."""
    roster = b.roster
    side = roster.side[units[0]]
    found: list[int] = []
    for officer in roster.officers_of[side]:
        if not b.v[officer] or not b.officer_present(officer):
            continue
        force = roster.officer_force[officer]
        led = [unit for unit in units if force < 0 or roster.force[unit] == force]
        if any(at_most(b.gap(officer, unit), VALOUR_REACH) for unit in led):
            found.append(officer)
    return found


# ---- the result (MR-20.10, MR-20.11) -----------------------------------------------------------------------

LOST_ALL: Final = 0
"""Decisive defeat of the attackers …"""
LOST: Final = 1
WON: Final = 2
WON_ALL: Final = 3
"""… and their decisive victory."""


def combat_result(attack: int, defence: int) -> int:
    """MR-20.10, MR-20.11 for the attackers; totals below 1 count as 1 (MR-20.2)."""
    attack, defence = max(1, attack), max(1, defence)
    if attack >= 2 * defence:
        return WON_ALL
    if defence >= 2 * attack:
        return LOST_ALL
    return WON if attack > defence else LOST


def combat_losses(attack: int, defence: int, attack_sp: int, defence_sp: int) -> tuple[int, int]:
    """SP lost by attackers and defenders (MR-20.10, MR-20.11), at most what they have."""
    attack, defence = max(1, attack), max(1, defence)
    result = combat_result(attack, defence)
    if result == WON_ALL:
        return min(attack_sp, attack % 2), defence_sp
    if result == LOST_ALL:
        return attack_sp, min(defence_sp, defence % 2)
    mine, theirs = (1, 2) if result == WON else (2, 1)
    return min(attack_sp, mine), min(defence_sp, theirs)
