"""The General and the Marshal: they find the best plan by plan search and follow it until it is time for another. While
they follow it they compare answers as the Colonel does."""

from __future__ import annotations

from random import Random

import msgspec

from longroll.kit.game import Game
from longroll.kit.planning import Plan
from longroll.kit.state import State
from longroll.minds.comparing import ACT_SECONDS, TRIALS, Comparison
from longroll.minds.crew import Alone, Workers
from longroll.minds.experience import experience_of
from longroll.minds.pondering import Hunches, by_hunch
from longroll.minds.report import Report
from longroll.minds.search import Budget, Search
from longroll.minds.temper import EVEN, Temper
from longroll.minds.thinker import Thinker
from longroll.minds.trials import planning

NORMAL = Budget(seconds=2.0)
"""How much it thinks about a plan unless told otherwise."""


class Orders(msgspec.Struct, frozen=True):
    """What a general remembers between two answers: his plan, and when it was made."""

    plan: Plan
    stamp: int
    seat: str


class General(Thinker):
    """Plays by plan search. What it remembers (``orders``) follows from what it was shown and from its seed; a host may
    keep it and hand it back."""

    def __init__(
        self,
        game: Game,
        name: str = "general",
        budget: Budget = NORMAL,
        temper: Temper = EVEN,
        workers: Workers | None = None,
        explains: bool = False,
        trials: int = TRIALS,
    ) -> None:
        super().__init__(game, name)
        self.budget, self.temper, self.explains = budget, temper, explains
        self.trials = trials
        """How often answers are tried while a plan is followed."""
        self.planner, _ = planning(game)
        self.experience = experience_of(game)
        self.workers = workers or Alone()
        self.orders: Orders | None = None
        self.hunches: Hunches = {}
        """What pondering promised of plans, while the enemy thought."""
        self.report: Report | None = None
        """Of the last answer, if a plan was made for it."""
        self.planned = 0
        """Plans that were searched for: the arena times those answers apart."""

    def think(self, known: State, rng: Random) -> int:
        self.report = None
        codes = known.codes
        if len(codes) == 1:
            return codes[0]
        stamp, seat = self.planner.stamp(known), known.seat or ""
        orders = self.orders
        if orders is None or orders.stamp != stamp or orders.seat != seat:
            searched = self.planned
            orders = Orders(self.plan(known, rng), stamp, seat)
            self.orders = orders
            if self.planned > searched:  # what the plan begins with was tried with it
                return self.planner.follow(known, orders.plan)
        return self.act(known, orders.plan, rng)

    def act(self, known: State, plan: Plan, rng: Random) -> int:
        """The answer by a plan, or a better one where answers are worth comparing."""
        own = self.planner.follow(known, plan)
        others = [code for code in self.planner.acts(known) if code != own]
        if not others:
            return own
        seconds = min(self.budget.seconds, ACT_SECONDS)
        return Comparison(self.game, known, plan, f"{rng.getrandbits(64)}").best(own, others, self.trials, seconds)

    def plan(self, known: State, rng: Random) -> Plan:
        """The plan to follow from here."""
        plans = by_hunch(self.experience.ordered(self.planner.plans(known)), self.hunches)
        self.hunches = {}
        if len(plans) == 1:
            return plans[0]
        self.planned += 1
        found = Search(self.game, known, f"{rng.getrandbits(64)}", self.workers, self.budget, self.temper).run(
            plans, self.explains
        )
        self.report = found.report
        return found.plan
