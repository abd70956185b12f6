"""Scripts for computer players: the ``staff``.

The staff sees only its view: it reads the position with the faces of enemy blocks and tokens left unknown, so that
nothing it does can depend on them. It keeps no memory between decisions; each answer follows from the position alone.
How it thinks is spread over ``lay`` (what a map lets an army command and reach), ``situation`` (one side's reading of a
position), ``line`` (where the Union should stand), ``marches`` (movement of every kind), ``attacks`` (which attacks are
worth making), ``guns`` (battle tokens) and ``duties`` (orders, hours, Night, set-up, bids).
"""

from __future__ import annotations

from random import Random

from longroll.games.guns.doctrine.answers import answer
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.position import read_partial
from longroll.kit.game import View
from longroll.kit.scripts import Scripts, options_of
from longroll.kit.terms import Option


class Staff:
    """Plays either side by doctrine."""

    name = "staff"

    def choose(self, view: View, rng: Random) -> Option:
        options = options_of(view)
        if len(options) == 1 or view.decision is None:
            return options[0]
        b = read_partial(view.position)
        by_code = {b.read(option.action): option for option in options}
        situation = Situation(b, b.army_of_seat(view.seat), list(by_code), rng)
        code = answer(situation, view.decision.kind)
        return by_code[code] if code in by_code else rng.choice(options)


DOCTRINE = Scripts(Staff)
