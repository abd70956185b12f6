"""All procedures by name, and those with which a position written by hand begins."""

from __future__ import annotations

from longroll.games.guns.checks import LIMITS
from longroll.games.guns.components import ARMIES
from longroll.games.guns.rules import turn
from longroll.games.guns.rules.setup import SetUp
from longroll.games.guns.rules.turn import Phase, Turn
from longroll.games.guns.state import Frame
from longroll.kit.positions import frames_by_name

STEPS: dict[str, int] = {
    "phase": turn.START,
    "draw": turn.DRAWING,
    "withdrawal": turn.WITHDRAWALS,
    "attack": turn.ATTACKS,
    "arrival": turn.ARRIVING,
    "entry": turn.ENTERING,
    "march": turn.MARCHES,
    "orders": turn.DECLARATION,
    "night": turn.NIGHT,
}
"""Steps of an action phase at which play may begin."""


FRAMES: dict[str, type[Frame]] = {name: kind for name, kind in frames_by_name(Frame).items() if name in LIMITS}
assert SetUp.__name__ in FRAMES


def opening(words: str, first: int) -> list[Frame]:
    """The frames of "start", or of an army and a step ("CSA attack"); empty if the words say neither."""
    if words == "start":
        return [Turn()]
    army, _, step = words.partition(" ")
    if army not in ARMIES or step not in STEPS:
        return []
    number = ARMIES.index(army)
    return [Turn(turn.SECOND if number == first else turn.MOVES), Phase(number, STEPS[step])]
