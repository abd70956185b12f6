"""Thinking on the enemy's time."""

from __future__ import annotations

from random import Random

import longroll
from longroll.kit.planning import Plan
from longroll.minds.general import General
from longroll.minds.pondering import ENOUGH, KEPT, by_hunch, foreseen, ponder
from longroll.minds.search import Budget

PICKET = longroll.game("picket")
WAITING = {"holders": {"mill": "north"}, "reserve": {"north": 3, "south": 4}, "side": "south"}


def test_hunches_are_of_plans_that_there_will_be() -> None:
    view = PICKET.view(PICKET.position(WAITING), "north")
    hunches = ponder(PICKET, view, {}, Random(1), seconds=60, most=40)
    assert sum(number for _, number in hunches.values()) == 40
    assert all(0 <= total <= number for total, number in hunches.values())
    known = foreseen(PICKET, view, Random(1))
    assert known is not None
    assert known.seat == "north"


def test_pondering_goes_on_where_it_stopped() -> None:
    view = PICKET.view(PICKET.position(WAITING), "north")
    first = ponder(PICKET, view, {}, Random(1), seconds=60, most=10)
    both = ponder(PICKET, view, first, Random(2), seconds=60, most=10)
    assert sum(number for _, number in both.values()) == 20


def test_nothing_is_pondered_when_the_game_ends_before() -> None:
    last = PICKET.position({"holders": {"mill": "north"}, "reserve": {"north": 0, "south": 0}, "passes": 1})
    assert ponder(PICKET, PICKET.view(last, "south"), {}, Random(1), seconds=60, most=10) == {}


def test_no_time_no_hunches() -> None:
    assert ponder(PICKET, PICKET.view(PICKET.position(WAITING), "north"), {}, Random(1), seconds=0) == {}


def test_the_poorer_half_of_what_was_tried_is_left_out() -> None:
    own, *others = plans = [Plan("take", (number,)) for number in range(2 * KEPT + 5)]
    hunches = {plan: (plan.aim[0] * 0.01 * ENOUGH, ENOUGH) for plan in others[1:]}
    ordered = by_hunch(plans, hunches)
    assert ordered[:2] == [own, others[0]]  # what was not tried enough may be anything
    assert ordered[2:] == sorted(others[1:], key=lambda plan: -plan.aim[0])[: (len(others)) // 2]
    assert by_hunch(plans, {}) == plans


def test_a_general_uses_up_his_hunches() -> None:
    general = General(PICKET, budget=Budget(20))
    general.hunches = {Plan("stall"): (0.0, ENOUGH)}
    general.think(PICKET.new(), Random(1))
    assert general.hunches == {}
