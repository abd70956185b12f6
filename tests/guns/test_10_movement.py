"""GG-10 Movement in general."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.guns.field import Field, hard

FAR = {"H11 N": "Hood-F"}


@rule("GG-10.1", "GG-5.2")
def test_kinds_of_move_in_order() -> None:
    stacks = {"H34 N": "Howard-F", "V54 W": "Sykes-F", "V44 E": "Heth-F/victor"}
    field = Field("USA phase", stacks, usa="ANY-1", orders={"USA": "attack"})
    seen = [field.kind]
    field.do("withdraw Howard-F H34", "to H32 a32")
    while field.kind in ("withdrawal", "attack", "march"):
        seen.append(field.kind)
        field.do("done")
    assert seen == ["withdrawal", "attack", "march"]


@rule("GG-10.3")
def test_a_marching_block_takes_the_facing_of_the_stack_it_joins() -> None:
    field = Field("USA march", {"H32 N": "Howard-F", "H33 S": "Sykes-F", **FAR}).do("march Howard-F H32")
    assert [o for o in field.options() if " H33 " in o] == ["to H33 -"]
    assert len([o for o in field.options() if " V32 " in o]) == 2
    assert field.refused("to H33 a33") == "GG-10.3"
    field.do("to H33 -")
    assert field.front("H33", "USA") == "a32"


@rule("GG-10.4", "GG-R29")
def test_stacks_turn_freely_once_in_the_march_step() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "H35 S": "Heth-F"})
    assert field.options("face") == ["face H34 a33"]
    field.do("face H34 a33")
    assert field.front("H34", "USA") == "a33"
    assert field.refused("face H34 a34") == "GG-10.4"
    assert field.refused("face H35 a35") == "GG-10.4"


@rule("GG-10.4")
def test_a_stack_with_a_block_that_attacked_keeps_its_facing() -> None:
    field = Field("USA march", {"H34 N": "Howard-F/attacked/moved Sykes-F", "H31 S": "Slocum-F", **FAR})
    assert field.options("face") == ["face H31 a31"]
    assert field.refused("face H34 a33") == "GG-10.4"


@rule("GG-10.5")
def test_no_march_ends_with_four_blocks() -> None:
    stacks = {"H32 N": "Howard-F", "H33 S": "Sykes-F Sykes-F Sykes-F", **FAR}
    field = Field("USA march", stacks).do("march Howard-F H32")
    assert "H33" not in field.ends()
    assert "H34" in field.ends(), "three may be passed"
    assert field.refused("to H33 -") == "GG-10.5"


@rule("GG-10.6")
def test_marches_do_not_enter_or_pass_enemies() -> None:
    field = Field("USA march", {"H31 N": "Howard-F", "H33 N": "Heth-F"}).do("march Howard-F H31")
    assert "H33" not in field.ends()
    assert field.refused("to H33 a33") == "GG-10.6"


@rule("GG-10.9", "GG-10.10", "GG-10.11", "GG-3.10", "GG-12.1", "GG-W8", "GG-R37")
def test_w8_off_the_map_and_back_across_the_same_area() -> None:
    field = Field("CSA march", {"V13 E": "Heth-F", "H52 N": "Howard-F"}).do("march Heth-F V13")
    assert "a03" in field.ends()
    field.do("leave a03")
    assert field.where("Heth-F") == ["a03"]
    assert field.refused("march Heth-F a03") == "GG-10.10", "not in the same turn"
    back = Field("CSA march", {"H52 N": "Howard-F"}, off={"a03": ["Heth-F"]}).do("march Heth-F a03")
    assert {"H03", "H04", "V13"} <= back.ends()
    two = set(back.ends()) - {"H03", "H04", "V13"}
    assert "H02" in two, "it may march on"
    back.do("to V13 a13")
    assert back.stack("V13", "CSA") == ["Heth-F"]


@rule("GG-10.10")
def test_no_return_across_an_area_under_fire() -> None:
    field = Field("CSA march", {"V13 W": "Howard-F"}, off={"a03": ["Heth-F"]})
    assert field.refused("march Heth-F a03") == "GG-10.10"


@rule("GG-3.10", "GG-10.11", "GG-W8")
def test_w8_obstruction_makes_leaving_dearer() -> None:
    stacks = {"V13 E": "Heth-F/moved/withdrew", "H52 N": "Howard-F"}
    rough = hard("V13 a03 obstructed")
    one_step = Field("CSA march", stacks, csa="MARCH").do("hurry", "march Heth-F V13")
    assert "a03" in one_step.ends()
    blocked = Field("CSA march", stacks, csa="MARCH", terrain=rough).do("hurry", "march Heth-F V13")
    assert "a03" not in blocked.ends()
    assert blocked.refused("leave a03") == "GG-10.9"


@rule("GG-10.12", "GG-R35", "GG-W8")
def test_union_blocks_never_come_near_confederate_entries() -> None:
    field = Field("USA march", {**FAR}, off={"a03": ["Howard-F"]}).do("march Howard-F a03")
    assert "H04" not in field.ends()
    assert "H03" in field.ends()
    assert field.refused("to H04 a03") == "GG-10.12"
    rebel = Field("CSA march", {"H21 N": "Heth-F", "H52 N": "Howard-F"}).do("march Heth-F H21")
    assert "a20" in rebel.ends(), "Confederates have no such limit"


@rule("GG-10.2")
def test_any_number_of_blocks_march_one_at_a_time() -> None:
    field = Field("USA march", {"H32 N": "Howard-F Howard-F Howard-F", **FAR})
    for _ in range(3):
        assert field.options("march") == ["march Howard-F H32"], "equal blocks give one answer"
        field.do("march Howard-F H32", "to H33 -" if field.stack("H33", "USA") else "to H33 a33")
    assert field.stack("H33", "USA") == ["Howard-F"] * 3
    assert not field.options("march")


@rule("GG-6.13", "GG-R36")
def test_withdraw_orders_keep_marches_away_from_the_enemy() -> None:
    field = Field("USA march", {"H32 N": "Howard-F", "H35 S": "Heth-F"}, orders={"USA": "withdraw"})
    field.do("march Howard-F H32")
    assert "H33" in field.ends()
    assert "H34" not in field.ends()
    assert field.refused("to H34 a33") == "GG-6.13"
