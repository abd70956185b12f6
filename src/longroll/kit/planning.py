"""Plans and what a position is worth: what a game's doctrine tells the computer players that look ahead.

A *plan* says what a side means to do for a while. It is plain data: a game's ``Planner`` makes plans, carries them
out, at the table and in worlds that are tried alike (``follow``). Whoever carries out a plan reads what its side
knows and nothing else: one plan must serve every world its side may be in.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

import msgspec

from longroll.kit.rollouts import Horizon


class Plan(msgspec.Struct, frozen=True):
    """What a side means to do. ``kind`` names its sentence in the game's words (``plan-<kind>``); ``aim`` are numbers
    that the game's planner understands (places, commands, measures)."""

    kind: str
    aim: tuple[int, ...] = ()


class Planner(Protocol):
    """How a game plans. Every ``b`` is a state of that game at a decision of a player."""

    def side(self, b: Any) -> int:
        """The side that decides: 0 the one of the game's first seat, 1 the other."""
        ...

    def stamp(self, b: Any) -> int:
        """A number that changes when it is time for the side that decides to plan anew: its turn, activation, phase."""
        ...

    def plans(self, b: Any) -> list[Plan]:
        """At most 32 plans worth trying from here, the staff's own first; one alone where there is nothing to plan."""
        ...

    def mutate(self, b: Any, plan: Plan, rng: Random) -> Plan | None:
        """A plan like this one, changed a little; None if it cannot be."""
        ...

    def follow(self, b: Any, plan: Plan) -> int:
        """The answer (of ``b.codes``) by a plan, with all the care of the staff: what is played at the table."""
        ...

    def acts(self, b: Any) -> list[int]:
        """Answers worth comparing one by one, at most 8, the staff's own first; that one alone where a comparison is
        not worth the time."""
        ...

    def horizon(self, b: Any) -> Horizon:
        """How far to play on to see what a plan is worth."""
        ...


class Evaluation(Protocol):
    """What a game looks at to say who will win."""

    names: tuple[str, ...]
    """What each number of ``features`` is: ``why-<name>`` of the game's words says it."""
    plain: tuple[float, ...]
    """What each counts for by rule of thumb, as a logit: for want of weights that were fitted. Fitted weights have the
    same sign, where it is not 0."""

    def features(self, b: Any) -> list[float]:
        """What speaks for and against the first side in a position where nothing is hidden; each about -3 to 3."""
        ...
