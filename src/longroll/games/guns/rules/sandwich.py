"""GG-21.14 to GG-21.16, GG-R57: an enemy between two groups of the attacker's army on one position.

A sandwich lasts only for one attack: the defender is destroyed, or the attackers go back and all is as it was before.
``memory`` packs what must be restored then into one number, 0 without a sandwich.
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import BIT
from longroll.games.guns.rules.facing import LAYER_OF_SIDE, side_of_layer, sides_held
from longroll.games.guns.state import MIDDLE, Battle

SANDWICH: Final = 1
FACING_SHIFT: Final = 1
OWN_SHIFT: Final = 2
LAYER_SHIFT: Final = 3
GOAL_SHIFT: Final = 5


def memory(b: Battle, army: int, position: int, goal: int) -> int:
    """How a position (target number ``goal`` of the attack) was before an army closed in on its enemy from the other
    side."""
    enemies = b.stack(1 - army, position)
    facing = b.stance_of(enemies[0]) & 1
    own = b.turned[army] >> position & 1
    return (
        SANDWICH | facing << FACING_SHIFT | own << OWN_SHIFT | b.layer[enemies[0]] << LAYER_SHIFT | goal << GOAL_SHIFT
    )


def goal_of(remembered: int) -> int:
    """The number of the target a memory speaks of."""
    return remembered >> GOAL_SHIFT


def makes_sandwich(b: Battle, army: int, position: int, side: int) -> bool:
    """Would blocks that come across a side stand on the other side of the enemy than their friends?"""
    if not b.occupied[army] & BIT[position] or not b.occupied[1 - army] & BIT[position]:
        return False
    return bool(sides_held(b, army, position) & BIT[1 - side])


def close_in(b: Battle, army: int, position: int) -> None:
    """The enemy becomes the middle layer, the friends there the layer on their side of it."""
    enemies = b.stack(1 - army, position)
    layer = b.layer[enemies[0]]
    if layer == MIDDLE:
        return
    facing = b.stance_of(enemies[0]) & 1
    for block in enemies:
        b.layer[block] = MIDDLE
    b.turned[1 - army] = b.turned[1 - army] & ~BIT[position] | (BIT[position] if facing else 0)
    for block in b.stack(army, position):
        b.layer[block] = LAYER_OF_SIDE[1 - side_of_layer(layer)]


def restore(b: Battle, army: int, position: int, remembered: int) -> None:
    """GG-21.15: the attackers are gone; facing and layers of the others are as before."""
    bit = BIT[position]
    facing = remembered >> FACING_SHIFT & 1
    own = remembered >> OWN_SHIFT & 1
    layer = remembered >> LAYER_SHIFT & 3
    shared = b.shared(position)
    for side, value in ((army, own), (1 - army, facing)):
        if b.occupied[side] & bit:
            b.turned[side] = b.turned[side] & ~bit | (bit if value else 0)
    if shared and layer != MIDDLE:
        for block in b.stack(1 - army, position):
            b.layer[block] = layer
        for block in b.stack(army, position):
            b.layer[block] = MIDDLE
