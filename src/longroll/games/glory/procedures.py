"""All procedures by name, and those with which a position written by hand begins."""

from __future__ import annotations

from longroll.games.glory.components import BIT
from longroll.games.glory.rules import activation, turn
from longroll.games.glory.rules.activation import Activation, Marker
from longroll.games.glory.rules.assault import Assault
from longroll.games.glory.rules.setup import Posting
from longroll.games.glory.rules.turn import Turn
from longroll.games.glory.state import Battle, Frame
from longroll.kit.positions import frames_by_name

STEPS: dict[str, int] = {
    "act": activation.FIRE,
    "fire": activation.FIRE,
    "move": activation.MOVE,
    "charge": activation.CHARGE,
    "rally": activation.RALLY,
}
"""Steps of an activation at which play may begin."""


FRAMES: dict[str, type[Frame]] = {name: frame for name, frame in frames_by_name(Frame).items() if frame is not Assault}
assert Posting.__name__ in FRAMES


def begin_turn(b: Battle) -> None:
    """Play begins with the turn."""
    b.begin(Turn())


def begin_marker(b: Battle, group: int) -> None:
    """A marker of a group is played now; those in the pool follow."""
    b.begin(Turn(turn.MARKERS))
    b.begin(Marker(group))


def begin_activation(b: Battle, command: int, step: int) -> None:
    """A Command acts now, from a step on, under a marker of its group."""
    group = b.roster.command_group[command]
    b.begin(Turn(turn.MARKERS))
    b.group = group
    b.side = b.roster.group_side[group]
    b.begin(Marker(group, 1))
    b.acting = BIT[command]
    b.acted = BIT[command]
    activation.start_activation(b)
    b.begin(Activation(BIT[command], step))
