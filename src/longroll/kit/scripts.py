"""Computer players that follow a doctrine: they read their view, keep no memory, and answer by rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from longroll.kit.game import Mind, View
from longroll.kit.planning import Evaluation, Planner
from longroll.kit.rollouts import Light
from longroll.kit.state import State
from longroll.kit.terms import BadInput, Option


class Script:
    """A player of one game. ``read``: the position of a view; ``decide``: the code of its answer, 0 where the
    doctrine knows none (any answer is then as good as another)."""

    name = "staff"

    def read(self, position: Mapping[str, Any]) -> Any:
        raise NotImplementedError

    def decide(self, b: Any) -> int:
        raise NotImplementedError

    def think(self, known: State, rng: Random) -> int:
        codes = known.codes
        if len(codes) == 1:
            return codes[0]
        code = self.decide(known)
        return code if code in codes else rng.choice(codes)

    def known(self, view: View) -> State:
        """What a view says, as a position to think about."""
        options = options_of(view)
        known: State = self.read(view.position)
        known.mover = known.seat_names().index(view.seat or "")
        known.listed = [known.read(option.action) for option in options]
        return known

    def choose(self, view: View, rng: Random) -> Option:
        known = self.known(view)
        return view.options[known.codes.index(self.think(known, rng))]


def options_of(view: View) -> tuple[Option, ...]:
    """What a computer player chooses from; BadInput if it is given no view, or one of a seat that does not decide."""
    if not isinstance(view, View):
        raise BadInput(f"a computer player chooses by a view (state.view(seat)), not by a {type(view).__name__}")
    if not view.options:
        decides = view.decision.seat if view.decision is not None else "nobody"
        raise BadInput(f"{view.seat or 'a spectator'} has nothing to choose: {decides} decides")
    return view.options


class Scripts:
    """The scripts of a game by name, and what it teaches those who look ahead, if it does."""

    def __init__(
        self,
        *scripts: Callable[[], Mind],
        light: Light | None = None,
        planner: Planner | None = None,
        evaluation: Evaluation | None = None,
        likelihood: Callable[[Any, str | None], float] | None = None,
    ) -> None:
        self._minds: dict[str, Callable[[], Mind]] = {script().name: script for script in scripts}
        self.light = light
        self.planner = planner
        self.evaluation = evaluation
        self.likelihood = likelihood

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        return self._minds
