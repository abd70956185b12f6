"""GG-16 Objectives phase."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.guns import GUNS
from longroll.kit.clauses import rule
from tests.guns.field import Field
from tests.guns.table import Table

STACKS = {"H12 N": "Howard-F", "V65 W": "Pender-F"}


def phase(
    usa: int, csa: int, hours: int = 1, shown: dict[str, str] | None = None, stacks: dict[str, str] | None = None,
    **more: Any,
) -> Field:  # fmt: skip
    """The end of a Confederate phase, so that objectives come next; objectives as in GG-W42 unless given."""
    more.setdefault("objectives", [{"area": "a34"}, {"area": "a31"}, {"area": "a15"}])
    return Field(
        "CSA night",
        stacks or STACKS,
        hour="1PM",
        received={"USA": usa, "CSA": csa},
        moment={"length": hours, "shown": shown or {}, "active": "CSA"},
        **more,
    )


@rule("GG-16.1", "GG-W40")
def test_moves_are_earned_hour_by_hour() -> None:
    field = phase(2, 3, 2, {"CSA 1PM": "CHAMBERSBURG", "USA 2PM": "BALTIMORE"})
    assert field.kind == "objectives"
    decision = field.state.decision
    assert decision is not None
    assert decision.prompt.args == {"number": 2}
    assert (field.ask.received("USA"), field.ask.received("CSA")) == (3, 4)


@rule("GG-16.1", "GG-16.2", "GG-W41")
def test_when_moves_are_earned() -> None:
    assert phase(4, 6).kind != "objectives"
    assert phase(3, 3).kind != "objectives"
    field = phase(1, 2, 3)
    decision = field.state.decision
    assert decision is not None
    assert decision.prompt.args == {"number": 3}


@rule("GG-16.2")
def test_hours_without_arrivals_count() -> None:
    decision = phase(0, 1, 2).state.decision
    assert decision is not None
    assert decision.prompt.args == {"number": 2}
    assert phase(4, 5, 2).kind != "objectives"


@rule("GG-16.3")
def test_each_objective_moves_once_by_one_area() -> None:
    field = phase(1, 2, 3)
    assert field.seat == "USA"
    field.do("shift a31 a21 V31")
    assert field.refused("shift a21 a22 H22") == "GG-16.3"
    assert field.refused("shift a34 a32 H33") == "GG-16.3"
    assert field.refused("shift a22 a23 H23") == "GG-16.3"
    field.do("done")
    assert [goal["area"] for goal in field.ask.objectives()] == ["a34", "a21", "a15"]


@rule("GG-16.3")
def test_lost_objectives_do_not_move() -> None:
    goals = [{"area": "a34", "army": "CSA"}, {"area": "a31"}, {"area": "a15"}]
    field = phase(1, 2, 3, objectives=goals)
    assert not any(option.split()[1] == "a34" for option in field.options("shift"))
    assert field.refused("shift a34 a44 V44") == "GG-16.3"


@rule("GG-16.4", "GG-W42")
def test_objectives_stay_apart_and_inside() -> None:
    one = phase(0, 1, 1)
    assert one.refused("shift a34 a33 H34") == "GG-16.4"
    assert one.refused("shift a31 a30 H31") == "GG-16.4"
    two = phase(0, 1, 2)
    two.do("shift a34 a33 H34")
    assert two.refused("done") == "GG-16.4"
    assert all(option.split()[1] == "a31" for option in two.options())
    two.do("shift a31 a21 V31")
    assert two.ask.area_distance("a33", "a21") == 3
    assert [goal["area"] for goal in two.ask.objectives()] == ["a33", "a21", "a15"]


@rule("GG-16.5", "GG-W54")
def test_between_two_positions_the_union_says_which_is_crossed() -> None:
    field = phase(
        0, 1, 1,
        stacks={"H24 N": "Heth-F", "H12 N": "Howard-F", "V65 W": "Pender-F"},
        minus=("V33", "V34"),
        objectives=[{"area": "a23"}, {"area": "a55"}, {"area": "a51"}],
    )  # fmt: skip
    crossings = [option for option in field.options("shift") if option.startswith("shift a23 a24 ")]
    assert set(crossings) == {"shift a23 a24 H24", "shift a23 a24 H34"}
    assert field.refused("shift a23 a24 H25") == "GG-16.5"
    other = field.state.copy()
    field.do("shift a23 a24 H24")
    assert field.rebel_goals() == [0]
    other.apply("shift a23 a24 H34")
    assert [goal["army"] for goal in GUNS.ask(other).objectives()] == ["USA"] * 3


@rule("GG-16.6", "GG-20.2")
def test_an_objective_goes_to_the_only_army_it_passes() -> None:
    goals = [{"area": "a34"}, {"area": "a31"}, {"area": "a15"}]
    red = phase(0, 1, 1, stacks={"V44 W": "Heth-F", "H12 N": "Howard-F"}, objectives=goals)
    red.do("shift a34 a44 V44")
    assert red.rebel_goals() == [0]
    blue = phase(0, 1, 1, stacks={"V44 W": "Howard-F", "V65 W": "Pender-F"}, objectives=goals)
    blue.do("shift a34 a44 V44")
    assert blue.rebel_goals() == []


@rule("GG-16.6", "GG-R39")
def test_of_two_armies_the_one_on_the_far_side_takes_it() -> None:
    """Union and Confederates share V44; the attackers came from a44 and stand on that side."""
    goals = [{"area": "a34"}, {"area": "a31"}, {"area": "a15"}]
    field = phase(0, 1, 1, stacks={"V44 E": "Howard-F", "V44 W 2": "Heth-F", "V65 W": "Pender-F"}, objectives=goals)
    field.do("shift a34 a44 V44")
    assert field.rebel_goals() == [0]
    back = [{"area": "a44"}, {"area": "a31"}, {"area": "a15"}]
    other = phase(0, 1, 1, stacks={"V44 E": "Howard-F", "V44 W 2": "Heth-F", "V65 W": "Pender-F"}, objectives=back)
    other.do("shift a44 a34 V44")
    assert other.rebel_goals() == []


@rule("GG-16.7")
def test_the_confederates_do_nothing_and_enough_is_enough() -> None:
    field = phase(3, 7, 1)
    assert field.seat == "USA"
    late = phase(3, 7, 1, {"USA 1PM": "BALTIMORE"})
    assert (late.ask.received("USA"), late.ask.received("CSA")) == (4, 7)
    assert late.kind != "objectives"
    assert late.ask.turned_up("USA") == {}


@rule("GG-16.7", "GG-R1", "GG-16.1")
@pytest.mark.parametrize("seed", range(6))
def test_by_the_second_morning_the_union_has_four_and_moves_no_more(seed: int) -> None:
    """Whatever the tokens say, at most one Union arrival of 1 July can lie after 5 am of 2 July."""
    table = Table().chance(seed)
    table.rng.seed(seed)
    while table.ask.time()["day"] == 1 or table.ask.time()["hour"] == "5AM":
        table.calmly("order")
        if table.state.over:
            break
        table.do("order hold")
    assert table.ask.received("USA") >= 4
    late = [n for n, event in enumerate(table.events) if event.kind == "day" and event.args["day"] == 2]
    assert len(late) == 1
    after = [event.kind for event in table.events[late[0] :]]
    assert "moves-earned" not in after


@rule("GG-16.1", "GG-16.3")
def test_moves_are_earned_on_the_first_day() -> None:
    """With calm players some game in a handful sees the Union late."""
    earned = 0
    for seed in range(6):
        table = Table().chance(seed)
        table.rng.seed(seed)
        table.calmly("objectives", 400)
        earned += table.kind == "objectives" and table.seat == "USA"
    assert earned
