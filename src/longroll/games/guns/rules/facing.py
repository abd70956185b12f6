"""GG-3.24, GG-10.3, GG-10.4, GG-10.8: who faces whom on a position that two armies share, and who may turn."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import ARMY_OF, BIT, NO_BLOCK
from longroll.games.guns.lexicon import NO_AREA, TO
from longroll.games.guns.state import MIDDLE, SLOTS, Battle
from longroll.kit.notation import A_SHIFT, B_SHIFT

LAYER_OF_SIDE: Final = (0, 2)
"""The layer of a group that stands on side 0, on side 1 of an enemy (GG-3.24)."""


def side_of_layer(layer: int) -> int:
    """The side of the position on which a layer other than the middle lies."""
    return layer // 2


def sides_held(b: Battle, army: int, position: int) -> int:
    """On which sides of the enemy an army stands on a shared position: bit 0 for side 0, bit 1 for side 1."""
    found = 0
    for block in b.stack(army, position):
        layer = b.layer[block]
        if layer != MIDDLE:
            found |= BIT[side_of_layer(layer)]
    if found:
        return found
    for block in b.stack(1 - army, position):
        layer = b.layer[block]
        if layer != MIDDLE:
            found |= BIT[1 - side_of_layer(layer)]
    return found


def enemies_on(b: Battle, block: int) -> int:
    """The sides of a block on which enemies stand on its own position: bit 0 for side 0, bit 1 for side 1."""
    position = b.at[block]
    if not b.shared(position):
        return 0
    layer = b.layer[block]
    if layer != MIDDLE:
        return BIT[1 - side_of_layer(layer)]
    found = 0
    for other in b.stack(1 - ARMY_OF[block], position):
        if b.layer[other] != MIDDLE:
            found |= BIT[side_of_layer(b.layer[other])]
    return found


def enemy_in_front(b: Battle, block: int) -> bool:
    """Does an enemy stand in front of a block on its own position?"""
    return bool(enemies_on(b, block) & BIT[b.stance_of(block) & 1])


def enemy_behind(b: Battle, block: int) -> bool:
    """Does an enemy stand behind a block on its own position?"""
    return bool(enemies_on(b, block) & BIT[(b.stance_of(block) & 1) ^ 1])


def engaged(b: Battle, army: int) -> int:
    """Mask of the positions where an enemy stands in front of an army's stack (GG-R12)."""
    mask = 0
    for position in b.ground.members(b.occupied[0] & b.occupied[1]):
        if any(enemy_in_front(b, block) for block in b.stack(army, position)):
            mask |= BIT[position]
    return mask


def free_to_turn(b: Battle, army: int, position: int) -> bool:
    """GG-10.4, GG-21.7: not beside an enemy on the same position, nor after an attack in this phase."""
    if b.shared(position):
        return False
    return not any(b.attacked & BIT[block] for block in b.stack(army, position))


def facings(b: Battle, army: int, position: int) -> tuple[int, ...]:
    """GG-10.3: the front areas to choose from on arrival; ``NO_AREA`` where the facing is that of the stack joined."""
    if b.occupied[army] & BIT[position]:
        return (NO_AREA,)
    return b.ground.area_of[2 * position], b.ground.area_of[2 * position + 1]


def arrivals(b: Battle, army: int, ends: int) -> list[int]:
    """The answers that end a move on one of some positions (a mask), with the facings to choose from (GG-10.3).

    The choice of ``facings``, written out: asked of it end by end, every list of ends takes half as long again."""
    area_of = b.ground.area_of
    first = army * b.ground.n_positions * SLOTS
    codes: list[int] = []
    for end in b.ground.members(ends):
        code = TO | end << A_SHIFT
        if b.slots[first + end * SLOTS] != NO_BLOCK:
            codes.append(code | NO_AREA << B_SHIFT)
        else:
            codes.append(code | area_of[2 * end] << B_SHIFT)
            codes.append(code | area_of[2 * end + 1] << B_SHIFT)
    return codes


def side_chosen(b: Battle, position: int, front: int) -> int:
    """The side a block arriving on a position faces, as ``Battle.put`` wants it (-1: that of the stack)."""
    return -1 if front == NO_AREA else b.ground.side_of(position, front)
