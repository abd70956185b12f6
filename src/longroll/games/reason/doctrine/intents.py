"""What a plan asks of the army: how its command dice are handed out, and what each Force does.

The staff (``reading``, ``commands``) plays by an intent; without one it does as it thinks best.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from longroll.games.reason.components import NO_FORCE

AS_USUAL: Final = 0
SPREAD: Final = 1
MASS: Final = 2
SAVE: Final = 3
"""Command dice: as the staff likes; one for each Force; all that one Force may have; none, they are kept for
re-rolls."""

FREELY: Final = 0
ASSAULT: Final = 1
HOLD: Final = 2
WITHDRAW: Final = 3
MARCH: Final = 4
FLANK: Final = 5
BOMBARD: Final = 6
CHARGE_NOW: Final = 7
REFUSE: Final = 8
"""What a Force does: as the staff likes; go for the enemy; stay; away from him; to an objective; round a flank of his;
wait out of musket shot while the guns fire; charge whatever can be charged; keep out of reach."""
TASKS: Final = ("freely", "assault", "hold", "withdraw", "march", "flank", "bombard", "charge", "refuse")
DICE: Final = ("staff", "spread", "mass", "save")
"""Their names in the game's words (``plan-assault``)."""
EAGER: Final = (ASSAULT, MARCH, FLANK, CHARGE_NOW)
"""Tasks of a Force that goes on though the day is won."""
SHY: Final = (WITHDRAW, REFUSE, BOMBARD)
"""Tasks of a Force that does not attack."""
LEFT_FLANK: Final = 0
RIGHT_FLANK: Final = 1
HEAD: Final = 2
EACH_TASK: Final = 3
"""An intent as numbers: two for the dice, then three for each task: the Force, what it does, where."""


class Intent:
    """An intent, never changed."""

    __slots__ = ("dice", "favoured", "tasks")

    def __init__(self, aim: tuple[int, ...]) -> None:
        self.dice: int = aim[0] if aim else AS_USUAL
        self.favoured: int = aim[1] if aim else NO_FORCE
        """The Force that gets the dice."""
        self.tasks: dict[int, tuple[int, int]] = {}
        for at in range(HEAD, len(aim), EACH_TASK):
            self.tasks[aim[at]] = (aim[at + 1], aim[at + 2])

    def task(self, force: int) -> int:
        found = self.tasks.get(force)
        return FREELY if found is None else found[0]

    def where(self, force: int) -> int:
        """The number of an objective, or which flank."""
        found = self.tasks.get(force)
        return 0 if found is None else found[1]


NO_INTENT: Final = Intent(())


@lru_cache(maxsize=4096)
def intent_of(aim: tuple[int, ...]) -> Intent:
    return Intent(aim) if aim else NO_INTENT
