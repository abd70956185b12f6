"""A whole game for tests: a scenario with options, actions in notation, chance answered by choice or by seed."""

from __future__ import annotations

from random import Random
from typing import Any

from longroll.games.guns import GUNS
from longroll.games.guns.questions import Questions
from longroll.games.guns.state import Battle
from tests.playing import Play

CALM = ("pass", "special", "wait", "done", "order hold", "order withdraw", "hours 1")
"""Answers that let the game go on without anything happening, the calmest first."""


class Table(Play[Battle]):
    """Play a game by its notation.

    >>> table = Table("three-days", bidding="yes")
    >>> table.chance(1).do("bid 2", "pass", "side CSA")
    """

    def __init__(self, scenario: str = "three-days", **options: str) -> None:
        super().__init__(GUNS.new(scenario, options))
        self.rng = Random(1863)

    def chance(self, seed: int = 0) -> Table:
        """Let chance answer until a player must choose."""
        rng = Random(seed)
        while self.state.is_chance:
            self.luck(rng)
        return self

    def anything(self, rng: Random) -> Table:
        """Any answer, of chance or of a player."""
        return self.luck(rng) if self.state.is_chance else self.do(rng.choice(self.options()))

    def calmly(self, until: str, most: int = 2000) -> Table:
        """Go on as quietly as possible until a decision of this kind is put (or the game is over)."""
        for _ in range(most):
            if self.state.over or self.kind == until:
                return self
            if self.state.is_chance:
                self.chance(self.rng.randrange(1000))
                continue
            words = self.options()
            self.do(next((calm for calm in CALM if calm in words), words[0]))
        raise AssertionError(f"no decision '{until}' within {most} answers")

    # ---- questions -----------------------------------------------------------------------------------------

    @property
    def ask(self) -> Questions:
        return GUNS.ask(self.state)

    def rebel_goals(self) -> list[int]:
        """Which of the three objectives the Confederates control."""
        return [number for number, goal in enumerate(self.ask.objectives()) if goal["army"] == "CSA"]

    def where(self, face: str) -> list[str]:
        return self.ask.where(face)

    def gone(self) -> list[str]:
        return sorted(self.ask.gone())

    def pile(self, army: str, pile: str) -> dict[str, int]:
        return self.ask.pile(army, pile)

    def size(self, army: str, pile: str) -> int:
        return self.ask.size(army, pile)

    def view(self, seat: str | None) -> dict[str, Any]:
        return GUNS.view(self.state, seat).position
