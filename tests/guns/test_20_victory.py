"""GG-20 Winning."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.guns.field import Field

GOALS = [{"area": "a34"}, {"area": "a31"}, {"area": "a15"}]
ONE_LOST = [{"area": "a34", "army": "CSA"}, {"area": "a31"}, {"area": "a15"}]
APART = {"H12 N": "Howard-F", "V65 E": "Heth-F"}


def control(stacks: dict[str, str], **more: Any) -> Field:
    return Field("USA orders", stacks, usa="ANY-1", day=2, hour="11AM", objectives=GOALS, **more)


def fully(field: Field) -> bool:
    """Does the Union fully control the first objective?"""
    return bool(field.ask.objectives()[0]["fully"])


@rule("GG-20.3", "GG-20.4", "GG-W43")
def test_full_control_needs_a_way_home() -> None:
    ring = {"H34 S": "Heth-F", "V44 E": "Heth-F", "H35 N": "Pender-F", "V34 W": "Pender-F", "H12 N": "Howard-F"}
    assert not fully(control(ring))
    del ring["H34 S"]
    assert fully(control(ring))
    ring["H33 N"] = "Hood-F"
    assert not fully(control(ring, terrain={"H33": {"a33": {"ridge": 1}}}))


@rule("GG-20.3")
def test_a_red_objective_or_one_under_fire_is_not_controlled() -> None:
    assert [goal["fully"] for goal in control(APART).ask.objectives()] == [True] * 3
    lost = Field("USA orders", APART, usa="ANY-1", day=2, hour="11AM", objectives=ONE_LOST)
    assert not fully(lost)
    assert not fully(control({"H12 N": "Howard-F", "H35 S": "Heth-F"}))


@rule("GG-20.5")
def test_union_blocks_neither_hinder_nor_help() -> None:
    walls = {"H34 N": "Howard-F", "V44 W": "Howard-F", "V34 E": "Howard-F", "H35 N": "Sykes-F", "V65 E": "Heth-F"}
    assert fully(control(walls))
    beaten = {"H35 S": "Heth-F", "H34 N": "Howard-F", "H12 N": "Sykes-F"}
    assert not fully(control(beaten))


@rule("GG-20.6")
@pytest.mark.parametrize("hour", ["11AM", "NIGHT"])
def test_no_test_on_1_july(hour: str) -> None:
    field = Field("USA orders", APART, usa="ANY-1", day=1, hour=hour, objectives=ONE_LOST)
    field.do("order hold")
    assert not field.state.over


@rule("GG-20.8", "GG-W44")
def test_without_full_control_and_attack_orders_the_confederates_win() -> None:
    attack = Field("USA orders", APART, usa="ANY-1", day=2, hour="11AM", objectives=ONE_LOST).do("order attack")
    assert not attack.state.over
    hold = Field("USA orders", APART, usa="ANY-1", day=2, hour="11AM", objectives=ONE_LOST).do("order hold")
    assert hold.state.result.winner == "CSA"
    assert hold.told("victory")[0].args == {"army": "CSA"}
    assert hold.options() == []
    night = Field("USA orders", APART, usa="ANY-1", day=2, hour="8PM", objectives=ONE_LOST)
    assert night.refused("order attack") == "GG-6.3"
    assert night.do("order hold").state.result.winner == "CSA"


@rule("GG-20.8", "GG-20.7")
def test_attack_for_the_next_morning_saves_the_union_in_the_night_of_2_july() -> None:
    night = Field("USA orders", APART, usa="ANY-1", day=2, hour="NIGHT", objectives=ONE_LOST).do("order attack", "done")
    assert not night.state.over
    hold = Field("USA orders", APART, usa="ANY-1", day=2, hour="NIGHT", objectives=ONE_LOST).do("order hold", "done")
    assert hold.state.result.winner == "CSA"


@rule("GG-20.8")
def test_with_full_control_play_goes_on() -> None:
    field = control(APART).do("order hold")
    assert not field.state.over
    assert field.told("control")[0].args == {"number": 3}


@rule("GG-20.7", "GG-R42")
def test_after_the_last_night_there_is_no_order_to_declare() -> None:
    field = Field("USA march", APART, usa="ANY-1", day=3, hour="NIGHT", objectives=ONE_LOST)
    while not field.state.over:
        field.do("done")
    assert not field.told("order")
    assert field.state.result.winner == "CSA"


@rule("GG-20.9")
def test_the_union_wins_at_the_end_of_the_last_night() -> None:
    field = Field("CSA march", APART, csa="ANY-1", day=3, hour="NIGHT", objectives=GOALS)
    while not field.state.over:
        field.do("done")
    assert field.state.result.winner == "USA"
    assert not field.told("order")
    short = Field("CSA march", APART, csa="ANY-1", day=2, last_day=2, hour="NIGHT", objectives=GOALS)
    while not short.state.over:
        short.do("done")
    assert short.state.result.winner == "USA"


@rule("GG-20.1")
def test_a_march_takes_an_objective_at_once() -> None:
    field = Field(
        "CSA march",
        {"H36 S": "Heth-F", "H12 N": "Howard-F"},
        objectives=[{"area": "a35"}, {"area": "a31"}, {"area": "a14"}],
    )
    field.do("march Heth-F H36")
    field.do(next(option for option in field.options() if option.startswith("to H35")))
    assert field.rebel_goals() == [0]


@rule("GG-9.8")
def test_beaten_defenders_still_cover_their_field_of_fire() -> None:
    """Union defenders that lost on H34 bar the area before them to entries and marches."""
    field = Field("CSA march", {"H34 N": "Howard-F", "H34 S 0": "Heth-F/attacked/moved/victor", "V36 W": "Pender-F"})
    assert field.ask.under_fire("USA") == ["a34"]
    assert not any(option.startswith("march Heth-F") for option in field.options())


def test_a_player_may_give_up() -> None:
    field = control(APART).do("concede USA")
    assert field.state.result.winner == "CSA"
    assert field.refused("order hold") == "GG-20.9"


@rule("GG-R66")
def test_the_players_may_agree_on_a_draw() -> None:
    field = control(APART).do("agree CSA")
    assert (field.state.over, field.state.result.winner) == (True, None)
    assert field.refused("order hold") == "GG-20.9"
