"""How likely an imagined world is by what the enemy's visible acts tell: where he puts his strong blocks.

Worlds are drawn as if every way of dealing the faces were as likely as any other. It is not: whoever can choose keeps
strong blocks out of reach and leaves weak ones in the front line. The odds are those of games between staffs.
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import STRENGTH
from longroll.games.guns.doctrine.lay import steps_to
from longroll.games.guns.state import Battle

TOUCH: Final = 1
REACH: Final = 3
"""Steps from the enemy up to which a position is in touch with him, and within his reach."""
STRONG: Final = 2

ALONE: Final[tuple[tuple[float, ...], ...]] = ((1.4, 1.2, 1.9), (0.8, 1.25, 2.4))
STACKED: Final[tuple[tuple[float, ...], ...]] = ((0.9, 0.75, 1.1), (0.8, 0.8, 1.05))
"""By army, in touch, within reach and farther away: how much more often than in worlds drawn evenly a block that
stands alone has strength 2, and the best block of several has."""


def likelihood(world: Battle, seat: str | None) -> float:
    """How much more likely a world is than one drawn evenly, for a seat that does not see the other army's faces."""
    army = 1 - world.army_of_seat(seat)
    ground = world.ground
    enemies = world.occupied[1 - army]
    if not enemies:
        return 1.0
    steps = steps_to(ground, enemies)
    found = 1.0
    for position in ground.members(world.occupied[army]):
        stack = world.stack(army, position)
        if max([STRENGTH[block] for block in stack]) < STRONG:
            continue
        away = steps[position]
        part = 0 if away <= TOUCH else 1 if away <= REACH else 2
        found *= ALONE[army][part] if len(stack) == 1 else STACKED[army][part]
    return found
