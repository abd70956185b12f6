"""Scripts for computer players: the ``staff``.

The staff reads the position from its view; nothing is hidden in this game. It keeps no memory between decisions: each
answer follows from the position alone, so that what one unit begins the next one goes on with. How it thinks is spread
over ``ways`` (how far it is from everywhere to a goal), ``scene`` (one side's reading of a position: points, posture,
goals of its Commands), ``contact`` (quick estimates of charges, and who could make them), ``marches`` (movement,
facing, leaders), ``charges`` (declared by exact odds), ``guns`` (fire and counterbattery) and ``duties`` (the rest).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from longroll.games.glory.doctrine.answers import answer
from longroll.games.glory.doctrine.scene import Scene
from longroll.games.glory.position import read_position
from longroll.games.glory.state import Battle
from longroll.kit.game import Mind, View
from longroll.kit.terms import Option


def decide(b: Battle) -> int:
    """The staff's answer (one of ``b.codes``) for the side to choose."""
    return answer(Scene(b, b.mover), b.frames[-1].kind(b))


class Staff:
    """Plays either side by doctrine."""

    name = "staff"

    def choose(self, view: View, rng: Random) -> Option:
        options = view.options
        if len(options) == 1:
            return options[0]
        b = read_position(view.position)
        code = decide(b)
        if code in b.codes:
            action = b.write(code)
            for option in options:
                if option.action == action:
                    return option
        return rng.choice(options)


class GloryDoctrine:
    """The scripts of this game by name."""

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        return {Staff.name: Staff}
