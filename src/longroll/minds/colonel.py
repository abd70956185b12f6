"""The Colonel: compares the answers worth comparing by what they lead to."""

from __future__ import annotations

from random import Random

from longroll.kit.game import Game
from longroll.kit.state import State
from longroll.minds.comparing import Comparison
from longroll.minds.thinker import Thinker
from longroll.minds.trials import planning


class Colonel(Thinker):
    """Looks at the consequences of one answer at a time."""

    def __init__(self, game: Game, name: str = "colonel", seconds: float = 0.0) -> None:
        super().__init__(game, name)
        self.seconds = seconds
        """How long it may think about an answer; 0: as long as it takes."""
        self.planner, _ = planning(game)

    def think(self, known: State, rng: Random) -> int:
        if len(known.codes) == 1:
            return known.codes[0]
        own, *others = self.planner.acts(known)
        if not others:
            return own
        return Comparison(self.game, known, None, f"{rng.getrandbits(64)}").best(own, others, seconds=self.seconds)
