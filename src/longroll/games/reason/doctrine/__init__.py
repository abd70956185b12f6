"""Scripts for computer players: the ``staff``.

The staff reads the position from its view; nothing is hidden in this game. It keeps no memory between decisions: each
answer follows from the position alone. How it thinks is spread over ``reading`` (one side's reading of a position: what
a place is worth to a unit), ``marches`` (who moves, where, how officers ride), ``fights`` (fire, charges and combats by
exact odds), ``commands`` (command dice and control) and ``answers`` (which of these a decision belongs to).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from longroll.games.reason.doctrine.answers import answer
from longroll.games.reason.position import read_position
from longroll.games.reason.state import Battle
from longroll.kit.game import Mind, View
from longroll.kit.terms import Option


def decide(b: Battle) -> int:
    """The staff's answer (one of ``b.codes``) for the side to choose."""
    return answer(b)


class Staff:
    """Plays either side by doctrine."""

    name = "staff"

    def choose(self, view: View, rng: Random) -> Option:
        options = view.options
        if len(options) == 1:
            return options[0]
        b = read_position(view.position)
        action = b.write(decide(b))
        for option in options:
            if option.action == action:
                return option
        return rng.choice(options)


class ReasonDoctrine:
    """The scripts of this game by name."""

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        return {Staff.name: Staff}
