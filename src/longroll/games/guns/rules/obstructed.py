"""GG-21 Fully-obstructed positions: the questions of the other chapters about this option.

Everything here answers "no" when the option is not in play. The marches of GG-21.2 to GG-21.7 are in ``march``, the
attack in place in ``attack``, the sandwich in ``close_combat``.
"""

from __future__ import annotations

from longroll.games.guns.components import ARMIES, BIT, OBSTRUCTED, WITHDRAW
from longroll.games.guns.rules.facing import enemy_in_front, sides_held
from longroll.games.guns.state import STACK_LIMIT, Battle


def in_play(b: Battle) -> bool:
    """Is section 21 in play (GG-21.1)?"""
    return bool(b.rules & OBSTRUCTED)


def thick_mask(b: Battle) -> int:
    """Mask of the fully-obstructed positions; empty without the option."""
    return b.ground.fully_obstructed if b.rules & OBSTRUCTED else 0


def thick(b: Battle, position: int) -> bool:
    """Is a position fully obstructed, and does that count?"""
    return bool(thick_mask(b) & BIT[position])


def clashes(b: Battle, army: int, horse: bool) -> tuple[int, int]:
    """GG-21.4, GG-21.6: enemy-occupied positions a march may enter across side 0, across side 1.

    Not barred (GG-10.12), not under Withdraw orders, not by cavalry, not so that an enemy stands between two groups of
    the army, and not more than three to a position (GG-10.5)."""
    if not in_play(b) or b.orders[army] == WITHDRAW or horse:
        return 0, 0
    candidates = thick_mask(b) & b.occupied[1 - army] & ~b.ground.barred[ARMIES[army]]
    found = [candidates, candidates]
    for position in b.ground.members(candidates & b.occupied[army]):
        held = sides_held(b, army, position)
        for side in (0, 1):
            if held & BIT[1 - side] or b.count(army, position) >= STACK_LIMIT:
                found[side] &= ~BIT[position]
    return found[0], found[1]


def attack_in_place(b: Battle, block: int) -> bool:
    """GG-21.8: may a block attack the enemy on its own position?"""
    position = b.at[block]
    return thick(b, position) and b.shared(position) and enemy_in_front(b, block)
