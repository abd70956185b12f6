"""Computer players that follow a doctrine: they read their view, keep no memory, and answer by rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from longroll.kit.game import Mind, View
from longroll.kit.terms import Option


class Script:
    """A player of one game. ``read``: the position of a view; ``decide``: the code of its answer, 0 where the
    doctrine knows none (any answer is then as good as another)."""

    name = "staff"

    def read(self, position: Mapping[str, Any]) -> Any:
        raise NotImplementedError

    def decide(self, b: Any) -> int:
        raise NotImplementedError

    def choose(self, view: View, rng: Random) -> Option:
        options = view.options
        if len(options) == 1:
            return options[0]
        b = self.read(view.position)
        code = self.decide(b)
        action = b.write(code) if code else None
        return next((option for option in options if option.action == action), None) or rng.choice(options)


class Scripts:
    """The scripts of a game by name."""

    def __init__(self, *scripts: Callable[[], Mind]) -> None:
        self._minds: dict[str, Callable[[], Mind]] = {script().name: script for script in scripts}

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        return self._minds
