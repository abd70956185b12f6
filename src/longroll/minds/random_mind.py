"""The computer player that knows nothing: every option is as good as any other."""

from __future__ import annotations

from random import Random

from longroll.kit.game import View
from longroll.kit.scripts import options_of
from longroll.kit.terms import Option


class RandomMind:
    """Chooses uniformly among the options of its view."""

    name = "random"

    def choose(self, view: View, rng: Random) -> Option:
        return rng.choice(options_of(view))
