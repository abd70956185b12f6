"""A whole game for tests: a scenario with options, actions in notation, chance answered by choice or by seed."""

from __future__ import annotations

from random import Random
from typing import Any

from longroll.games.guns import GUNS
from longroll.games.guns.questions import Questions
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE, Event, Refusal

CALM = ("pass", "special", "wait", "done", "order hold", "order withdraw", "hours 1")
"""Answers that let the game go on without anything happening, the calmest first."""


class Table:
    """Play a game by its notation.

    >>> table = Table("three-days", bidding="yes")
    >>> table.chance(1).do("bid 2", "pass", "side CSA")
    """

    def __init__(self, scenario: str = "three-days", **options: str) -> None:
        self.state: Battle = GUNS.new(scenario, options)
        self.events: list[Event] = []
        self.rng = Random(1863)

    def do(self, *actions: str) -> Table:
        for action in actions:
            self.events += self.state.apply(action)
        return self

    def chance(self, seed: int = 0) -> Table:
        """Let chance answer until a player must choose."""
        rng = Random(seed)
        while self.state.mover == CHANCE:
            self.do(str(self.state.write(rng.choices(self.state.codes, self.state.weights())[0])))
        return self

    def calmly(self, until: str, most: int = 2000) -> Table:
        """Go on as quietly as possible until a decision of this kind is put (or the game is over)."""
        for _ in range(most):
            if self.state.over or self.kind == until:
                return self
            if self.state.mover == CHANCE:
                self.chance(self.rng.randrange(1000))
                continue
            words = self.options()
            self.do(next((calm for calm in CALM if calm in words), words[0]))
        raise AssertionError(f"no decision '{until}' within {most} answers")

    @property
    def seat(self) -> str | None:
        return self.state.seat

    @property
    def kind(self) -> str:
        decision = self.state.decision
        return decision.kind if decision is not None else ""

    def options(self, verb: str = "") -> list[str]:
        return [str(o) for o in self.state.options() if not verb or o.action.verb == verb]

    def legal(self, action: str) -> bool:
        return self.state.check(action) is None

    def refused(self, action: str) -> str:
        refusal = self.state.check(action)
        assert isinstance(refusal, Refusal), f"{action} is legal"
        return refusal.clause

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    # ---- questions -----------------------------------------------------------------------------------------

    @property
    def ask(self) -> Questions:
        return GUNS.ask(self.state)

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
