"""GG-14 Withdrawal moves."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.guns import GUNS
from longroll.kit.clauses import rule
from tests.guns.field import Field, hard

WITHDRAW = {"USA": "withdraw"}


def situation(field: Field) -> str:
    """Which step the deciding seat is told it is in."""
    prompt = GUNS.prompt(field.state, field.seat, "en")
    assert prompt is not None
    return prompt.text


# ---- who may, who must -------------------------------------------------------------------------------------------


@rule("GG-14.1", "GG-6.10")
def test_voluntary_withdrawal_under_withdraw_orders_from_contact() -> None:
    stacks = {
        "H34 N": "Howard-F",  # adjacent to V44
        "V44 E": "Heth-F",
        "H45 S": "Hancock-F",  # in the field of fire of V44 E (a44), and adjacent
        "H31 N": "Sykes-F",  # no contact
    }
    field = Field("USA withdrawal", stacks, orders=WITHDRAW)
    assert {o.split()[2] for o in field.options("withdraw")} == {"H34", "H45"}
    assert field.legal("done")
    assert field.refused("withdraw Sykes-F H31") == "GG-14.1"
    assert field.refused("withdraw Sykes-F H34") == "GG-14.1"


@rule("GG-14.1", "GG-6.6")
def test_under_hold_nobody_withdraws_of_his_own_will() -> None:
    field = Field("USA withdrawal", {"H34 N": "Howard-R1", "V44 E": "Heth-F", "H31 N": "Buford-F"}, orders={})
    assert field.kind == "march"
    with_horse = Field("USA withdrawal", {"H34 N": "Howard-F Buford-F", "V44 E": "Heth-F"}, orders={})
    assert with_horse.refused("withdraw Howard-F H34") == "GG-14.1"


@rule("GG-14.1", "GG-3.24")
def test_a_block_that_shares_its_position_may_withdraw() -> None:
    stacks = {"H34 N": "Howard-F", "H34 S 0": "Heth-F"}
    field = Field("USA withdrawal", stacks, orders=WITHDRAW)
    assert field.options("withdraw") == ["withdraw Howard-F H34"]


@rule("GG-14.2", "GG-W38", "GG-R13")
def test_victorious_enemies_force_those_beside_and_those_whose_rear_they_see() -> None:
    stacks = {
        "H34 S 0": "Heth-F/victor",
        "H34 N": "Howard-F",
        "H44 N": "Hancock-F",
        "H33 N": "Sykes-F",
    }
    field = Field("USA withdrawal", stacks)
    assert {o.split()[2] for o in field.options("withdraw")} == {"H34", "H44"}
    assert field.refused("done") == "GG-14.10"
    assert field.refused("withdraw Sykes-F H33") == "GG-14.1"


@rule("GG-14.2", "GG-14.9", "GG-14.10", "GG-14.16", "GG-2.12", "GG-W38")
def test_without_a_way_out_it_is_reduced_until_eliminated() -> None:
    stacks = {"H34 S 0": "Heth-F/victor", "H34 N": "Howard-F", "H33 S": "Sykes-R1"}
    field = Field("USA withdrawal", stacks)
    # H33 faces south: its rear a33 is in the victor's field of fire; every position of a33 is nearer to the enemy
    assert "withdraw Sykes-R1 H33" not in field.options()
    field.do("withdraw Howard-F H34", "to H32 a32")
    assert "Sykes-R1" in field.gone()
    assert field.told("no-way-out")[0].args["position"] == "H33"
    assert field.ask.mandatory_withdrawals("USA") == 2


@rule("GG-14.10", "GG-R30")
def test_elimination_waits_until_nobody_else_can_move() -> None:
    stacks = {"H34 S 0": "Heth-F/victor", "H34 N": "Howard-F", "H33 S": "Sykes-R1"}
    field = Field("USA withdrawal", stacks)
    assert field.refused("perish Sykes-R1 H33") == "GG-14.10"


@rule("GG-14.2", "GG-R49")
def test_a_victory_lasts_until_its_owner_acts_again() -> None:
    stacks = {"H34 N": "Howard-F", "H44 S": "Heth-F/victor"}
    assert Field("USA withdrawal", stacks).kind == "withdrawal"
    own_phase = Field("CSA phase", stacks)
    assert own_phase.marked("victor", "CSA") == []


# ---- how -----------------------------------------------------------------------------------------------------------


def beaten() -> Field:
    """GG-W37: a Confederate block has lost at H34 and must withdraw; the Union stays on H34 N."""
    works = {"H34": ["a34"]}
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F"}
    field = Field("CSA attack", stacks, csa="ANY-1", works=works, dug={"USA": 1}, terrain=hard("H34 a34 steep"))
    return field.do("target H34", "lead Heth-F H35 H34 0", "done")


@rule("GG-13.19.1", "GG-14.3", "GG-14.4", "GG-14.9", "GG-W37")
def test_w37_end_positions() -> None:
    field = beaten()
    # 2 - 2 + 1 - 1 - 1 = -1: lost, both reduce
    assert field.told("combat-result")[0].args["value"] == "-1"
    assert field.kind == "withdraw-to"
    assert field.ends() == {"H35", "H36", "V35", "V45", "H25", "V24", "H45", "V54", "V34", "V44"}


@rule("GG-14.11", "GG-W37")
def test_w37_one_step_next_to_the_enemy_costs_a_reduction() -> None:
    hurt = beaten().do("to V34 a24")
    assert hurt.stack("V34", "CSA") == []
    assert hurt.gone().count("Heth-R1") == 1
    for end in ("H35 a34", "H36 a35", "V24 a14"):
        safe = beaten().do(f"to {end}")
        assert safe.stack(end.split()[0], "CSA") == ["Heth-R1"]


@rule("GG-14.4")
def test_distance_by_order() -> None:
    stacks = {"H34 N": "Howard-F", "H35 S": "Heth-F"}
    four = Field("USA withdrawal", stacks, orders=WITHDRAW).do("withdraw Howard-F H34")
    assert "H31" in four.ends()
    assert "H32" in four.ends()
    victor = {"H34 N": "Howard-F", "H44 S": "Heth-F/victor"}
    two = Field("USA withdrawal", victor, orders={}).do("withdraw Howard-F H34")
    assert "H32" in two.ends()
    assert "H31" not in two.ends()
    assert two.refused("to H31 a31") == "GG-14.4"


@rule("GG-14.5")
def test_first_area_is_the_rear() -> None:
    field = Field("USA withdrawal", {"H34 S": "Howard-F", "V44 E": "Heth-F/victor"})
    field.do("withdraw Howard-F H34")
    assert "V34" in field.ends()
    assert not field.ends() & {"H33", "V33", "V43", "H32"}


@rule("GG-14.6", "GG-W54")
def test_not_to_a_position_between_the_same_two_areas() -> None:
    # without V33 and V34 the merged areas a23 and a24 share H24 and H34
    stacks = {"H24 a23": "Howard-F", "V24 W": "Heth-F/victor"}
    field = Field("USA withdrawal", stacks, minus=("V33", "V34"))
    field.do("withdraw Howard-F H24")
    assert "H34" not in field.ends()
    assert field.refused("to H34 a23") == "GG-14.6"


@rule("GG-14.7")
def test_not_onto_an_enemy() -> None:
    field = Field("USA withdrawal", {"H34 N": "Howard-F", "V34 W": "Heth-F", "H33 S": "Hood-F"}, orders=WITHDRAW)
    field.do("withdraw Howard-F H34")
    assert "H33" not in field.ends()
    assert field.refused("to H33 a32") == "GG-14.7"


@rule("GG-14.8", "GG-14.9", "GG-14.11", "GG-W39", "GG-R53")
def test_w39_it_must_stop_next_to_a_new_enemy_and_is_reduced() -> None:
    stacks = {
        "H34 S": "Heth-F/victor",
        "H44 N": "Howard-F",
        "H43 N": "Hood-F",
    }
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F H44")
    assert field.ends() == {"V43", "V53"}
    field.do("to V53 a53")
    assert field.stack("V53", "USA") == ["Howard-R1"]


@rule("GG-14.11", "GG-2.6")
def test_a_reduction_at_the_end_of_a_withdrawal_is_told_as_part_of_that_step() -> None:
    stacks = {"H34 S": "Howard-F/victor", "H44 N": "Pender-F", "H43 N": "Sykes-F"}
    field = Field("CSA withdrawal", stacks).do("withdraw Pender-F H44", "to V53 a53")
    for kind, answer in (("offer", "offer Pender-R2 Pender-R1"), ("pick", "pick first")):
        assert field.kind == kind
        assert situation(field) == "Withdrawals, Hold orders."
        field.do(answer)


@rule("GG-14.12", "GG-R31", "GG-W39")
def test_w39_of_two_blocks_on_one_position_one_is_reduced() -> None:
    stacks = {"H34 S": "Heth-F/victor", "H44 N": "Howard-F Sykes-R1", "H43 N": "Hood-F"}
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F H44", "to V53 a53")
    assert field.stack("V53", "USA") == ["Howard-F"], "reductions wait until all have withdrawn"
    field.do("withdraw Sykes-R1 H44", "to V53 -")
    assert field.kind == "withdrawal-loss"
    assert set(field.options()) == {"lose Howard-F V53", "lose Sykes-R1 V53"}
    assert field.refused("lose Howard-F H44") == "GG-14.12"
    field.do("lose Sykes-R1 V53")
    assert field.stack("V53", "USA") == ["Howard-F"]
    assert field.gone() == ["Sykes-R1"]


@rule("GG-14.12", "GG-R31")
def test_every_position_loses_one_block_once_all_have_withdrawn() -> None:
    stacks = {"H34 S": "Heth-F/victor", "H44 N": "Howard-F Sykes-R1 Reynolds-R1", "H43 N": "Hood-F"}
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F H44", "to V53 a53")
    field.do("withdraw Reynolds-R1 H44", "to V43 a43", "withdraw Sykes-R1 H44", "to V53 -")
    assert field.stack("V43", "USA") == ["Reynolds-R1"], "its reduction comes after the choice on V53"
    assert set(field.options()) == {"lose Howard-F V53", "lose Sykes-R1 V53"}
    field.do("lose Howard-F V53")
    assert field.stack("V53", "USA") == ["Howard-R1", "Sykes-R1"]
    assert field.stack("V43", "USA") == []


@rule("GG-14.12", "GG-26.1")
def test_the_choice_is_put_among_equal_blocks_too() -> None:
    """Passing it over would tell the enemy that both blocks have one face."""
    stacks = {"H34 S": "Heth-F/victor", "H44 N": "Howard-F Howard-F", "H43 N": "Hood-F"}
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F H44", "to V53 a53")
    field.do("withdraw Howard-F H44", "to V53 -")
    assert field.kind == "withdrawal-loss"
    assert field.options() == ["lose Howard-F V53"]
    assert field.do("lose Howard-F V53").stack("V53", "USA") == ["Howard-F", "Howard-R1"]


@rule("GG-14.12", "GG-14.3")
@pytest.mark.parametrize(("lost", "left"), [("Heth-R1", ["Hood-F"]), ("Hood-F", ["Heth-R1", "Hood-R1"])])
def test_the_owner_chooses_in_step_9_as_well(lost: str, left: list[str]) -> None:
    stacks = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F Howard-F Howard-F"}
    ground: dict[str, Any] = {"works": {"H34": ["a34"]}, "dug": {"USA": 1}, "terrain": hard("H34 a34 steep")}
    field = Field("CSA attack", stacks, csa="ANY-1 ANY-1", **ground)
    field.do("target H34", "done", "lead Heth-F H35 H34 0", "send Hood-F H35 H34 0", "done", "defend Howard-F")
    field.do("withdraw Heth-R1 H34", "to V34 a24", "to V34 -")
    assert field.stack("V34", "CSA") == ["Heth-R1", "Hood-F"], "reductions wait until all have withdrawn"
    assert set(field.options()) == {"lose Heth-R1 V34", "lose Hood-F V34"}
    field.do(f"lose {lost} V34")
    while field.kind in ("offer", "pick"):
        assert situation(field).startswith("Attack, ")
        field.do(field.options()[-1])
    assert field.stack("V34", "CSA") == left


@rule("GG-14.13")
def test_fields_of_fire_do_not_stop_it() -> None:
    stacks = {"H34 N": "Howard-F", "H44 S": "Heth-F/victor", "V23 E": "Hood-F"}
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F H34")
    # a23 lies in the fire of V23; H32 is two steps away across a33
    assert "H32" in field.ends()


@rule("GG-14.9", "GG-14.10", "GG-14.11", "GG-10.9", "GG-W55")
def test_w55_leaving_the_map_is_allowed_and_never_compelled() -> None:
    stacks = {"V63 W": "Howard-F", "V62 W": "Heth-F/victor", "V64 W": "Hood-F/victor"}
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F V63")
    one_step = {"H63", "H64", "a63"}
    assert one_step <= field.ends()
    # farther on only positions of the same separation, and other areas of the map edge
    assert field.ends() - one_step == {"H62", "H65", "a62", "a64"}
    safe = field.do("to H63 a62")
    assert safe.stack("H63", "USA") == ["Howard-F"], "two steps, by H64, save it"
    hurt = Field("USA withdrawal", {**stacks, "H64 N": "Early-F"}).do("withdraw Howard-F V63", "to H63 a62")
    assert hurt.stack("H63", "USA") == ["Howard-R1"], "one step does not"
    out = Field("USA withdrawal", stacks).do("withdraw Howard-F V63", "leave a63")
    assert out.where("Howard-F") == ["a63"]
    assert out.refused("march Howard-F a63") == "GG-10.10"


@rule("GG-14.10", "GG-R30")
def test_leaving_the_map_is_a_duty_when_it_is_the_last_way_out() -> None:
    stacks = {
        "V63 W": "Howard-F",
        "V62 W": "Heth-F/victor",
        "V64 W": "Hood-F/victor",
        "H63 N": "Early-F",
        "H64 S": "Rodes-F",
    }
    field = Field("USA withdrawal", stacks)
    # one block, one way: it takes itself off the map
    assert field.options() == ["withdraw Howard-F V63"]
    field.do("withdraw Howard-F V63")
    assert field.where("Howard-F") == ["a63"]


@rule("GG-14.14")
def test_withdrawals_take_no_objectives() -> None:
    stacks = {"H34 S": "Heth-F", "H33 N": "Howard-F/victor"}
    objectives = [{"area": "a34"}, {"area": "a31"}, {"area": "a15"}]
    field = Field("CSA withdrawal", stacks, orders={"CSA": "withdraw"}, objectives=objectives)
    field.do("withdraw Heth-F H34", "to H35 a34")
    assert field.rebel_goals() == []


@rule("GG-14.15", "GG-10.5")
def test_three_friends_on_a_position_can_be_passed_not_joined() -> None:
    stacks = {"H34 N": "Howard-F", "H44 S": "Heth-F/victor", "H33 S": "Sykes-F Sykes-F Sykes-F"}
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F H34")
    assert "H33" not in field.ends()
    assert "H32" in field.ends()
    assert field.refused("to H33 -") == "GG-10.5"


@rule("GG-10.3")
def test_facing_is_chosen_on_an_empty_position_only() -> None:
    stacks = {"H34 N": "Howard-F", "H44 S": "Heth-F/victor", "H33 S": "Sykes-F"}
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F H34")
    assert {o for o in field.options() if " H33 " in o} == {"to H33 -"}
    assert {o for o in field.options() if " H32 " in o} == {"to H32 a32", "to H32 a31"}
    assert field.refused("to H33 a33") == "GG-10.3"
    field.do("to H33 -")
    assert field.front("H33", "USA") == "a32"


@rule("GG-10.12", "GG-R35")
def test_union_does_not_withdraw_to_confederate_entries() -> None:
    stacks = {"V24 E": "Howard-F", "V34 W": "Heth-F/victor", "H24 N": "Hood-F/victor"}
    field = Field("USA withdrawal", stacks).do("withdraw Howard-F V24")
    assert "V14" not in field.ends()
    assert field.refused("to V14 a14") == "GG-10.12"


@rule("GG-10.2", "GG-15.1")
def test_a_block_withdraws_once() -> None:
    stacks = {"H34 N": "Howard-F", "V44 E": "Heth-F", "H45 S": "Hancock-F"}
    field = Field("USA withdrawal", stacks, orders=WITHDRAW)
    field.do("withdraw Howard-F H34", "to H32 a32")
    assert field.refused("withdraw Howard-F H32") == "GG-10.2"


@rule("GG-10.8")
def test_an_enemy_behind_shuts_the_rear() -> None:
    stacks = {"H34 N": "Howard-F", "H34 N 2": "Heth-F"}
    fo = hard("H34 a34 obstructed", "H34 a33 obstructed")
    field = Field("USA withdrawal", stacks, orders=WITHDRAW, terrain=fo, rules=("obstructed",))
    assert field.refused("withdraw Howard-F H34") == "GG-10.8"


# ---- cavalry -----------------------------------------------------------------------------------------------------


@rule("GG-18.2", "GG-18.3", "GG-18.4", "GG-W23")
def test_w23_mounted_withdrawal_under_hold() -> None:
    field = Field("USA withdrawal", {"H34 N": "Buford-F", "H35 S": "Heth-F"}, orders={})
    assert set(field.options()) == {"done", "ride-back Buford-F H34"}
    assert field.refused("withdraw Buford-F H34") == "GG-18.4"
    field.do("ride-back Buford-F H34")
    assert field.told("shown")[0].args["face"] == "Buford-F"
    assert "H31" in field.ends()
    assert "H32" in field.ends()


@rule("GG-18.2", "GG-18.4", "GG-W23")
def test_w23_mounted_five_steps_under_withdraw() -> None:
    field = Field("USA withdrawal", {"H35 N": "Buford-F", "H36 S": "Heth-F"}, orders=WITHDRAW)
    assert {"withdraw Buford-F H35", "ride-back Buford-F H35"} <= set(field.options())
    on_foot = Field("USA withdrawal", {"H35 N": "Buford-F", "H36 S": "Heth-F"}, orders=WITHDRAW)
    on_foot.do("withdraw Buford-F H35")
    field.do("ride-back Buford-F H35")
    assert "a30" in field.ends() - on_foot.ends() or "H31" in field.ends()


@rule("GG-18.2")
def test_mounted_takes_no_obstructed_step() -> None:
    terrain = hard("H33 a33 obstructed")
    field = Field("USA withdrawal", {"H34 N": "Buford-F", "H35 S": "Heth-F"}, terrain=terrain)
    field.do("ride-back Buford-F H34")
    assert "H33" not in field.ends()


@rule("GG-18.4")
def test_mandatory_withdrawal_either_way() -> None:
    field = Field("USA withdrawal", {"H34 N": "Buford-F", "H44 S": "Heth-F/victor"})
    assert set(field.options()) == {"withdraw Buford-F H34", "ride-back Buford-F H34"}


@rule("GG-18.4", "GG-18.2")
def test_infantry_does_not_ride() -> None:
    field = Field("USA withdrawal", {"H34 N": "Howard-F", "H44 S": "Heth-F/victor"})
    assert field.refused("ride-back Howard-F H34") == "GG-18.2"


@rule("GG-18.4")
def test_the_choice_is_put_whenever_cavalry_might_be_there() -> None:
    """Passing it over would tell the Confederates that no hidden block in contact is cavalry."""
    field = Field("USA withdrawal", {"H34 N": "Howard-F", "V44 E": "Heth-F", "H31 N": "Kilpatrick-F"})
    assert field.kind == "withdrawal"
    assert field.options() == ["done"]
    known = Field("USA withdrawal", {"H34 N": "Howard-R1", "V44 E": "Heth-F", "H31 N": "Kilpatrick-F"})
    assert known.kind == "march"


# ---- bookkeeping -------------------------------------------------------------------------------------------------


@rule("GG-6.12", "GG-6.9", "GG-14.16")
def test_duty_and_stir() -> None:
    field = Field("USA withdrawal", {"H34 N": "Howard-F", "H44 S": "Heth-F/victor"})
    field.do("withdraw Howard-F H34", "to H32 a32")
    assert field.ask.mandatory_withdrawals("USA") == 1
    assert field.ask.stirred("CSA")
    willing = Field("USA withdrawal", {"H34 N": "Howard-F", "V44 E": "Heth-F"}, orders=WITHDRAW)
    willing.do("withdraw Howard-F H34", "to H32 a32")
    assert willing.ask.mandatory_withdrawals("USA") == 0
    assert willing.ask.stirred("CSA")
