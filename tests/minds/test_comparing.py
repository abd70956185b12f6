"""Answers compared one by one, on Picket, where what they lead to can be worked out by hand."""

from __future__ import annotations

from random import Random

import longroll
from longroll.kit.planning import Plan
from longroll.kit.state import State
from longroll.minds import mind
from longroll.minds.comparing import Comparison
from longroll.minds.general import General, Orders
from longroll.minds.search import Budget
from longroll.minds.trials import planning

PICKET = longroll.game("picket")
DEADLOCK = {"holders": {"mill": "north", "bridge": "south"}, "reserve": {"north": 1, "south": 0}}
"""The chapel is free, and the north alone has a picket left: to take it wins for certain, to wait does not."""


def codes(state: State) -> dict[str, int]:
    return {str(state.write(code)): code for code in state.codes}


def test_the_answer_that_wins_is_found() -> None:
    state = PICKET.position(DEADLOCK)
    code = codes(state)
    compared = Comparison(PICKET, state, None, "1")
    assert compared.best(code["pass"], [code["send chapel"]]) == code["send chapel"]
    assert compared.value(code["send chapel"], 0) == 1.0


def test_the_plans_own_answer_is_kept_where_none_is_better() -> None:
    state = PICKET.position(DEADLOCK)
    code = codes(state)
    assert Comparison(PICKET, state, None, "1").best(code["send chapel"], [code["pass"]]) == code["send chapel"]


def test_without_time_the_plans_own_answer_is_given() -> None:
    state = PICKET.position(DEADLOCK)
    code = codes(state)
    assert Comparison(PICKET, state, None, "1").best(code["pass"], [code["send chapel"]], seconds=1e-9) == code["pass"]


def test_trials_are_counted() -> None:
    state = PICKET.new()
    compared = Comparison(PICKET, state, None, "1")
    compared.best(state.codes[0], state.codes[1:], trials=12)
    assert compared.spent <= 12
    assert compared.spent > 4


def test_a_general_compares_answers_while_he_follows_a_plan() -> None:
    state = PICKET.position(DEADLOCK)
    general = General(PICKET, budget=Budget(30))
    general.orders = Orders(Plan("stall"), planning(PICKET)[0].stamp(state), "north")
    assert str(state.write(general.think(state, Random(1)))) == "send chapel"
    assert general.planned == 0


def test_a_colonel_has_as_much_time_as_he_is_given() -> None:
    state = PICKET.position(DEADLOCK)
    patient, hurried = mind(PICKET, "colonel"), mind(PICKET, "colonel", {"seconds": "0.000001"})
    view = PICKET.view(state, "north")
    assert str(patient.choose(view, Random(1))) == "send chapel"
    assert str(hurried.choose(view, Random(1))) == str(mind(PICKET, "staff").choose(view, Random(1)))
