"""What trials taught: how much plans of each kind, and answers other than the script's, gain as a rule.

A few trials say little; held against what such plans gained before they say more. It lies beside a game's plans
(``experience.json``, written by ``longroll lab learn``) and never is about one position.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from longroll.kit.game import Game
from longroll.kit.planning import Plan
from longroll.kit.state import State
from longroll.kit.typed import decode

FILE = "experience.json"
TRUST = 0.8
"""How much of what trials show is there at the end of a game: 0.65 to 1.05 was measured."""
WORTH_A_TRIAL = 0.003
"""What a good one must hope for."""


class Habit(msgspec.Struct, frozen=True):
    """How much something gains on what the script would do, in chances to win: on the average, how much that differs
    from case to case, and how much one trial differs from the next."""

    gain: float = 0.0
    spread: float = 0.02
    noise: float = 0.05

    @property
    def worlds(self) -> float:
        """How many trials experience counts as."""
        return (self.noise / self.spread) ** 2

    @property
    def hope(self) -> float:
        """What a good one gains."""
        return TRUST * (self.gain + self.spread)

    @property
    def hopeless(self) -> bool:
        return self.hope < WORTH_A_TRIAL

    def expected(self, gains: Sequence[float]) -> float:
        """What is to be expected of one that has gained so much in some trials."""
        return TRUST * (sum(gains) + self.gain * self.worlds) / (len(gains) + self.worlds)


NOVICE = Habit()


class Experience(msgspec.Struct, frozen=True):
    """``plans``: by their kind. ``acts``: answers that are compared with the script's own, by the kind of decision.
    ``rows``: from how many of both it was learned."""

    plans: dict[str, Habit] = {}
    acts: dict[str, Habit] = {}
    rows: int = 0

    def of(self, plan: Plan) -> Habit:
        return self.plans.get(plan.kind, NOVICE)

    def at(self, known: State) -> Habit:
        """Of answers to the decision that somebody faces."""
        decision = known.decision
        return self.acts.get(decision.kind, NOVICE) if decision is not None else NOVICE

    def ordered(self, plans: Sequence[Plan]) -> list[Plan]:
        """Plans in the order in which they are worth a look: the staff's own, then those that may gain most."""
        own, *others = plans
        return [own, *sorted(others, key=lambda plan: -self.of(plan).hope)]


_known: dict[str, Experience] = {}


def experience_file(game: Game) -> Traversable:
    """Where the experience of a game lies: beside its plans."""
    return files(type(game.doctrine.planner).__module__.rpartition(".")[0]) / FILE


def experience_of(game: Game) -> Experience:
    found = _known.get(game.name)
    if found is None:
        file = experience_file(game)
        found = _known[game.name] = decode(file.read_bytes(), Experience) if file.is_file() else Experience()
    return found
