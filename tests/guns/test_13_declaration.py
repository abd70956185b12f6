"""GG-13.1 General, GG-13.11 Step 1: the declaration of an attack."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.guns.field import Field, hard


def attack(stacks: dict[str, str], csa: str = "ANY-1 ANY-1 ANY-1", **more: object) -> Field:
    return Field("CSA attack", stacks, csa=csa, **more)  # type: ignore[arg-type]


# ---- general -----------------------------------------------------------------------------------------------------


@rule("GG-13.1.1", "GG-6.7")
def test_attacks_only_under_attack_orders() -> None:
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F"}
    assert attack(stacks).kind == "attack"
    assert attack(stacks, orders={"CSA": "hold"}).kind == "march"


@rule("GG-13.1.1")
def test_a_block_that_has_moved_does_not_attack() -> None:
    field = attack({"H35 S": "Heth-F/moved/withdrew", "V34 E": "Hood-F", "H34 N": "Howard-F"}).do("target H34")
    assert field.options("lead") == ["lead Hood-F V34 H34 0"]
    assert field.refused("lead Heth-F H35 H34 0") == "GG-13.1.1"


@rule("GG-13.1.2", "GG-13.1.5")
def test_one_attack_from_and_to_any_position() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F", "V44 E": "Sykes-F", "V34 E": "Hood-F", "H45 S": "Early-F"}
    field = attack(stacks, terrain=hard("H34 a34 steep"))
    field.do("target H34", "done", "lead Heth-F H35 H34 0", "charge", "done")
    while field.kind in ("make-up", "withdraw-to", "offer", "pick", "lost-attack"):
        field.do(field.options()[0])
    assert field.kind == "attack"
    assert field.refused("target H34") == "GG-13.1.2"
    field.do("target V44")
    if field.kind == "second-target":
        field.do("done")
    assert not any("H35" in option for option in field.options("lead"))
    assert field.refused("lead Heth-F H35 V44 0") == "GG-13.1.2"


@rule("GG-13.1.3", "GG-R26", "GG-13.1.4")
def test_a_group_attack_is_one_attack_with_a_path_for_each_block() -> None:
    field = attack({"H35 S": "Heth-F Heth-F", "V34 E": "Hood-F", "H34 N": "Howard-F"})
    field.do("target H34", "done", "lead Heth-F H35 H34 0", "send Heth-F H35 H34 0", "send Hood-F V34 H34 0")
    assert [e.args["position"] for e in field.told("leader")] == ["H35"]
    assert sorted(e.args["position"] for e in field.told("sent")) == ["H35", "V34"]
    assert len(field.told("attack")) == 1


# ---- who may be sent where -----------------------------------------------------------------------------------------


@rule("GG-13.11.1", "GG-13.11.2", "GG-W24")
def test_w24_a_target_that_commands_the_block_may_be_attacked() -> None:
    ridge = hard("H34 a34 ridge 2")
    stacks = {"H36 S": "Heth-F", "H34 N": "Howard-F"}
    field = attack(stacks, terrain=ridge).do("target H34")
    assert field.options("lead") == ["lead Heth-F H36 H34 0"]
    field.do("lead Heth-F H36 H34 0")
    assert field.ask.attack_paths("H36", "CSA", "H34") == ["a35 H35 a34 H34"]
    flat = attack(stacks)
    assert flat.kind == "march", "without the ridge neither sees the other"
    blocked = attack({**stacks, "H35 S": "Sykes-F"}, terrain=ridge)
    assert blocked.legal("target H35")
    assert not blocked.legal("target H34")


@rule("GG-13.11.1")
def test_the_enemy_is_judged_as_if_it_faced_either_way() -> None:
    ridge = hard("H34 a34 ridge 2")
    assert attack({"H36 S": "Heth-F", "H34 S": "Howard-F"}, terrain=ridge).legal("target H34")


@rule("GG-13.11.1")
def test_own_field_of_fire_is_enough() -> None:
    ridge = hard("H36 a35 ridge 1")
    assert attack({"H36 S": "Heth-F", "H34 S": "Howard-F"}, terrain=ridge).legal("target H34")
    other = {"H36 S": "Heth-F", "H33 N": "Howard-F", "H35 N": "Sykes-F"}
    assert attack(other).refused("target H33") == "GG-13.11.1"


@rule("GG-13.11.2", "GG-W25", "GG-R28")
def test_w25_the_shortest_path_must_begin_at_the_front() -> None:
    west = attack({"V34 W": "Heth-F", "H34 N": "Howard-F", "H24 N": "Sykes-F"})
    assert west.refused("target H34") == "GG-13.11.2"
    east = attack({"V34 E": "Heth-F", "H34 N": "Howard-F"})
    assert east.legal("target H34")
    seen = attack({"V34 W": "Heth-F", "H34 N": "Howard-F", "H24 N": "Sykes-F"}, terrain=hard("H34 a34 ridge 1"))
    assert seen.refused("target H34") == "GG-13.11.2"


@rule("GG-13.11.2")
def test_among_shortest_paths_the_attacker_chooses() -> None:
    # across V44 it is 2 + 1 steps, by H35 and V45 it is 1 + 1 + 1
    terrain = hard("V44 a34 obstructed")
    stacks = {"V34 E": "Heth-F", "H45 S": "Howard-F"}
    field = attack(stacks, terrain=terrain, sights=(("V34", "a34", "a44"),)).do("target H45")
    assert field.options("lead") == ["lead Heth-F V34 H45 0", "lead Heth-F V34 H45 1"]
    ways = field.ask.attack_ways("V34", "CSA", "H45")
    assert {way["last"] for way in ways} == {"a44", "a45"}
    for way in (0, 1):
        chosen = attack(stacks, terrain=terrain, sights=(("V34", "a34", "a44"),))
        chosen.do("target H45", f"lead Heth-F V34 H45 {way}")
        chosen.no_more_guns()
        assert chosen.front("H45", "CSA") == ways[way]["front"]
    assert field.refused("lead Heth-F V34 H45 2").startswith("GG-13.11")


@rule("GG-13.11.3")
def test_two_targets_must_be_adjacent() -> None:
    stacks = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F", "V44 W": "Sykes-F"}
    field = attack(stacks).do("target H34")
    assert "also V44" in field.options()
    assert field.refused("also H35") == "GG-13.11.3"
    field.do("also V44", "lead Heth-F H35 H34 0", "lead Hood-F H35 V44 0")
    assert field.told("attack")[0].args == {"army": "CSA", "position": "H34", "second": "V44"}


@rule("GG-13.11.4", "GG-R27")
def test_one_of_two_targets_may_be_free_of_enemies() -> None:
    stacks = {"H35 S": "Heth-F", "H45 S": "Hood-R1", "H34 N": "Howard-F"}
    field = attack(stacks)
    assert field.refused("target H44") == "GG-13.11.4"
    field.do("target H34", "also H44")
    assert field.options("lead") == ["lead Heth-F H35 H34 0"]
    field.do("lead Heth-F H35 H34 0")
    assert field.options("lead") == ["lead Hood-R1 H45 H44 0"], "any strength will do for a free target"


@rule("GG-13.11.4")
def test_a_free_target_is_judged_as_if_an_enemy_stood_there() -> None:
    # H44 does not border a35, but an enemy on H44 with a ridge to the north would see H36's neighbour H46
    ridge = hard("H44 a44 ridge 1")
    stacks = {"H35 S": "Heth-F", "H46 S": "Hood-F", "H34 N": "Howard-F"}
    assert "also H44" in attack(stacks, terrain=ridge).do("target H34").options()
    assert "also H44" not in attack(stacks).do("target H34").options()


@rule("GG-13.11.5", "GG-13.13.6")
def test_a_block_next_to_the_target_may_stay_in_place() -> None:
    stacks = {"H35 S": "Heth-F", "V44 E": "Hood-R1", "H34 N": "Howard-F"}
    field = attack(stacks, csa="ANY-1").do("target H34", "also V44", "lead Heth-F H35 H34 0")
    assert field.options("lead") == ["lead Hood-R1 V44 V44 0"]
    field.do("lead Hood-R1 V44 V44 0")
    assert field.kind != "leader"
    assert field.marked("attacked", "CSA") == ["Heth-F", "Hood-R1"]


@rule("GG-13.11.5")
def test_staying_is_for_blocks_beside_the_enemy_target_only() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H36 S": "Hood-F", "H34 N": "Howard-F"}
    field = attack(stacks).do("target H34")
    assert field.refused("also H36") == "GG-13.11.3"


@rule("GG-13.11.6")
def test_all_blocks_cross_the_same_last_area() -> None:
    stacks = {"H35 S": "Heth-F", "H33 N": "Hood-F", "H34 N": "Howard-F"}
    field = attack(stacks).do("target H34", "done")
    assert set(field.options("lead")) == {"lead Heth-F H35 H34 0", "lead Hood-F H33 H34 0"}
    field.do("lead Heth-F H35 H34 0")
    assert field.told("attack"), "the other block comes from the other side and cannot join"
    three = attack({**stacks, "V34 E": "Early-F"}).do("target H34", "done", "lead Heth-F H35 H34 0")
    assert three.options("send") == ["send Early-F V34 H34 0"]
    assert three.refused("send Hood-F H33 H34 0") == "GG-13.11.6"


@rule("GG-13.11.7", "GG-W34", "GG-13.11.12", "GG-R4")
def test_w34_a_leader_needs_strength_2() -> None:
    strong = attack({"H35 S": "Hood-R2", "H34 N": "Howard-F"})
    assert strong.legal("target H34")
    weak = attack({"H35 S": "Hood-R1", "H34 N": "Howard-F"})
    assert weak.refused("target H34") == "GG-13.11.7"
    both = attack({"H35 S": "Hood-R1 Heth-F", "H34 N": "Howard-F"}).do("target H34", "done")
    assert both.options("lead") == ["lead Heth-F H35 H34 0"]
    assert both.refused("lead Hood-R1 H35 H34 0") == "GG-13.11.7"


@rule("GG-13.11.12", "GG-18.2")
def test_cavalry_attacks_but_does_not_lead() -> None:
    stacks = {"H33 N": "Buford-F Howard-F", "H34 S": "Heth-F"}
    field = Field("USA attack", stacks, usa="ANY-1 ANY-1").do("target H34", "done")
    assert field.options("lead") == ["lead Howard-F H33 H34 0"]
    field.do("lead Howard-F H33 H34 0")
    assert "send Buford-F H33 H34 0" in field.options()


@rule("GG-13.11.8", "GG-R49")
def test_victors_are_not_attacked_in_groups_nor_from_behind() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H33 N": "Hood-F", "H34 N": "Howard-F/victor", "V44 E": "Sykes-F"}
    field = attack(stacks).do("target H34")
    assert field.options("lead") == ["lead Heth-F H35 H34 0"], "not from the rear, and no second target"
    field.do("lead Heth-F H35 H34 0")
    assert field.told("attack"), "nobody else may join"
    other = attack({"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F/victor", "V44 W": "Sykes-F"}).do("target V44")
    assert other.refused("also H34") == "GG-13.11.8"


@rule("GG-13.11.9", "GG-R52")
def test_no_more_blocks_against_enemies_than_tokens_in_the_tray() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F", "V44 W": "Sykes-F", "H45 S": "Hood-F"}
    one = attack(stacks, csa="MARCH").do("target H34")
    assert "also V44" not in one.options()
    assert one.refused("also V44") == "GG-13.11.9"
    assert "also H44" in one.options(), "a free target needs no token"
    one.do("done", "lead Heth-F H35 H34 0")
    assert one.told("attack")
    none = attack(stacks, csa="")
    assert none.kind == "march"


@rule("GG-13.11.10", "GG-10.5")
def test_no_more_than_three_on_a_target() -> None:
    stacks = {"H35 S": "Heth-F Heth-F Hood-F", "V34 E": "Early-F", "H34 N": "Howard-F"}
    field = attack(stacks, csa="ANY-1 ANY-1 ANY-1 MARCH").do("target H34", "done", "lead Heth-F H35 H34 0")
    field.do("send Heth-F H35 H34 0", "send Hood-F H35 H34 0")
    assert field.told("attack"), "three are on their way"


@rule("GG-13.11.10", "GG-R29")
def test_bystanders_on_a_free_target_turn_with_the_arrivals() -> None:
    stacks = {"H35 S": "Heth-F", "H45 S": "Hood-F", "H44 N": "Early-F", "H34 N": "Howard-F"}
    field = attack(stacks).do("target H34", "also H44", "lead Heth-F H35 H34 0", "lead Hood-F H45 H44 0")
    while field.kind not in ("attack", "march"):
        field.do(field.options()[0])
    assert field.stack("H44", "CSA") == ["Early-F", "Hood-F"]
    assert field.front("H44", "CSA") == "a43"


@rule("GG-13.11.10")
def test_arrivals_must_face_like_blocks_that_stay() -> None:
    stacks = {"H35 S": "Heth-F", "H45 S": "Hood-F", "H44 N": "Early-F", "H34 N": "Howard-F"}
    field = attack(stacks).do("target H34", "also H44", "lead Heth-F H35 H34 0", "lead Early-F H44 H44 0")
    assert field.told("attack"), "nobody else may come: the attack is declared"
    same = attack({"H35 S": "Heth-F", "H45 S": "Hood-F", "H44 S": "Early-F", "H34 N": "Howard-F"})
    same.do("target H34", "also H44", "lead Heth-F H35 H34 0", "lead Early-F H44 H44 0")
    assert same.legal("send Hood-F H45 H44 0")


@rule("GG-13.11.11", "GG-R35")
def test_union_does_not_attack_barred_positions() -> None:
    field = Field("USA attack", {"V24 W": "Howard-F", "V14 E": "Heth-F"}, usa="ANY-1")
    assert field.kind == "march"
    other = Field("USA attack", {"V24 W": "Howard-F", "V14 E": "Heth-F", "H14 N": "Hood-F"}, usa="ANY-1")
    assert other.options("target") == ["target H14"]
    assert other.refused("target V14") == "GG-13.11.11"


@rule("GG-R56", "GG-3.24")
def test_further_blocks_join_only_from_the_side_of_their_friends() -> None:
    stacks = {"H34 S 0": "Heth-R1", "H34 N": "Howard-F", "H35 S": "Hood-F", "H33 N": "Early-F"}
    field = attack(stacks).do("target H34", "done")
    assert field.options("lead") == ["lead Hood-F H35 H34 0"]


@rule("GG-10.8", "GG-R12")
def test_a_block_with_an_enemy_in_front_cannot_attack_elsewhere() -> None:
    stacks = {"H34 S 0": "Heth-F", "H34 N": "Howard-F", "V43 W": "Sykes-F", "V44 E": "Hood-F"}
    assert attack(stacks).kind == "march", "nobody can attack"
    free = attack({**stacks, "H33 N": "Early-F"})
    assert free.legal("target V43")
    free.do("target V43")
    if free.kind == "second-target":
        free.do("done")
    assert free.refused("lead Heth-F H34 V43 0") == "GG-10.8"


# ---- no attack under Attack orders -------------------------------------------------------------------------------


@rule("GG-6.8", "GG-R23", "GG-W12")
def test_w12_no_attack_costs_half_the_tray() -> None:
    field = attack({"H35 S": "Heth-F", "H34 N": "Howard-F"}, csa="ANY-1 ANY-1 ANY-1 MARCH MARCH")
    field.do("done")
    assert field.kind == "idle-return"
    assert field.seat == "CSA"
    field.do("discard MARCH", "discard MARCH")
    assert field.refused("done").startswith("GG-6")
    field.do("discard ANY-1", "done")
    assert field.size("CSA", "returned") == 3


@rule("GG-6.9", "GG-R41", "GG-W12")
def test_w12_no_penalty_without_a_legal_attack_or_after_the_enemy_stirred() -> None:
    weak = attack({"H35 S": "Hood-R1", "H34 N": "Howard-F"})
    weak.do("done")
    assert weak.kind == "march"
    assert weak.size("CSA", "returned") == 0
    moment = attack({"H35 S": "Heth-F", "H34 N": "Howard-F"}, moment={"stirred": [0, 1], "active": "CSA"})
    assert moment.ask.stirred("CSA")
    moment.do("done")
    assert moment.kind == "march"
    assert moment.size("CSA", "returned") == 0


@rule("GG-6.9")
def test_an_attack_stirs() -> None:
    field = attack({"H35 S": "Heth-F", "H34 N": "Howard-F"}).do("target H34", "lead Heth-F H35 H34 0")
    assert field.ask.stirred("USA")
    assert not field.ask.stirred("CSA")
