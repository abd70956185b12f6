"""What a plan wants otherwise than the staff: a few numbers that steer the staff and the light policy alike."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.kit.planning import Plan

AS_USUAL: Final = 0
STAND: Final = 1
"""Nobody marches who stands on the map."""
GO_OUT: Final = 2
"""The Union leaves a line that holds if it likes another better."""
SAVE: Final = 1
"""As few guns as may be."""
SPEND: Final = 2
"""As many guns as help."""
TENTHS: Final = 10


class Intent(NamedTuple):
    """``order``: general orders to declare, -1: the staff's; ``hours``: length of the turn to choose, 0: the staff's;
    ``goal``: area of the objective of the main effort, -1: none; ``target``: position to attack before others, -1:
    none; ``bold``: tenths by which an attack may be worse (less than 0: must be better) than the staff asks for;
    ``marches``, ``guns``: see above; ``retire``: whoever may withdraw does."""

    order: int = -1
    hours: int = 0
    goal: int = -1
    target: int = -1
    bold: int = 0
    marches: int = AS_USUAL
    guns: int = AS_USUAL
    retire: int = 0

    def eagerness(self) -> float:
        return self.bold / TENTHS


NO_INTENT: Final = Intent()


def intent_of(plan: Plan) -> Intent:
    return Intent(*plan.aim) if plan.aim else NO_INTENT
