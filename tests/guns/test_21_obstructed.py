"""GG-21 Fully-obstructed positions."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.guns.field import Field, Terrain, hard
from tests.guns.test_13_combat import fight, finish, lines, reductions, result

THICK = hard("H34 a33 obstructed", "H34 a34 obstructed")
OPTION = ("obstructed",)


def march(stacks: dict[str, str], army: str = "CSA", **more: object) -> Field:
    return Field(f"{army} march", stacks, **{"terrain": THICK, "rules": OPTION, **more})  # type: ignore[arg-type]


@rule("GG-21.1")
def test_without_the_option_nothing_of_this_applies() -> None:
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F"}
    plain = march(stacks, rules=()).do("march Heth-F H35")
    assert "H34" not in plain.ends()
    assert plain.refused("to H34 a33") == "GG-10.6"


@rule("GG-21.2", "GG-21.4", "GG-21.7", "GG-W51", "GG-R48")
def test_w51_a_march_passes_by_and_may_enter() -> None:
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F"}
    field = march(stacks).do("march Heth-F H35")
    assert "V34" in field.ends()
    assert "H24" in field.ends(), "it need not stop next to the enemy"
    assert [o for o in field.options() if " H34 " in o] == ["to H34 a33"]
    assert field.refused("to H34 a34") == "GG-21.7"
    field.do("to H34 a33")
    assert field.front("H34", "CSA") == "a33"
    assert field.stack("H34", "CSA") == ["Heth-F"]
    assert field.refused("face H34 a34") == "GG-21.7"
    stopped = march(stacks, rules=()).do("march Heth-F H35")
    assert "V34" in stopped.ends()
    assert "H24" not in stopped.ends()


@rule("GG-21.2")
def test_an_open_enemy_still_stops_it() -> None:
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F", "V33 E": "Sykes-F"}
    field = march(stacks).do("march Heth-F H35")
    # V34 touches H34 (thick) and V33 (open) at j34
    assert "V34" in field.ends()
    assert "H24" not in field.ends()


@rule("GG-21.3")
def test_a_block_may_start_next_to_an_enemy_in_the_woods_under_any_order() -> None:
    field = march({"V34 W": "Heth-F", "H34 S": "Howard-F"}).do("march Heth-F V34")
    assert "V24" in field.ends()
    limited = march({"V34 W": "Heth-F", "H34 S": "Howard-F", "V33 E": "Sykes-F"})
    assert limited.refused("march Heth-F V34") == "GG-12.12"


@rule("GG-21.4", "GG-18.5")
def test_not_under_withdraw_orders_and_not_by_cavalry() -> None:
    stacks = {"H33 N": "Buford-F Howard-F", "H34 S": "Heth-F"}
    horse = march(stacks, "USA").do("march Buford-F H33")
    assert "H34" not in horse.ends()
    assert horse.refused("to H34 a34") == "GG-21.4"
    foot = march(stacks, "USA").do("march Howard-F H33")
    assert "H34" in foot.ends()
    orders = march(stacks, "USA", orders={"USA": "withdraw"}).do("march Howard-F H33")
    assert "H34" not in orders.ends()


@rule("GG-21.4", "GG-10.12", "GG-R35")
def test_not_onto_a_barred_position() -> None:
    woods = hard("V14 a04 obstructed", "V14 a14 obstructed")
    field = march({"V24 W": "Howard-F", "V14 E": "Heth-F"}, "USA", terrain=woods).do("march Howard-F V24")
    assert "V14" not in field.ends()
    assert field.refused("to V14 a04") == "GG-10.12"


@rule("GG-21.5", "GG-12.15")
def test_no_march_away_from_an_enemy_on_the_same_position() -> None:
    stacks = {"H34 S 0": "Heth-F", "H34 N": "Howard-F"}
    field = march(stacks, orders={"CSA": "attack"})
    assert field.refused("march Heth-F H34") == "GG-12.15"
    away = Field("CSA withdrawal", stacks, terrain=THICK, rules=OPTION, orders={"CSA": "withdraw"})
    assert "withdraw Heth-F H34" in away.options()


@rule("GG-21.6")
def test_no_sandwich_by_march() -> None:
    stacks = {"H34 S 0": "Heth-F", "H34 N": "Howard-F", "H33 N": "Hood-F", "H35 S": "Early-F"}
    other_side = march(stacks).do("march Hood-F H33")
    assert "H34" not in other_side.ends()
    assert other_side.refused("to H34 a34") == "GG-21.6"
    same_side = march(stacks).do("march Early-F H35")
    assert "H34" in same_side.ends()
    same_side.do("to H34 a33")
    assert same_side.stack("H34", "CSA") == ["Early-F", "Heth-F"]


@rule("GG-21.7")
def test_a_march_onto_the_rear_of_an_enemy_faces_it() -> None:
    field = march({"H33 N": "Hood-F", "H34 N": "Howard-F"}).do("march Hood-F H33", "to H34 a34")
    assert field.front("H34", "CSA") == "a34"
    assert field.front("H34", "USA") == "a34", "the enemy may not turn"


@rule("GG-21.8", "GG-W51")
def test_w51_attack_in_place() -> None:
    stacks = {"H34 S 0": "Heth-F", "H34 N": "Howard-R1", "V53 E": "Hood-F"}
    field = Field("CSA attack", stacks, csa="MARCH MARCH", terrain=THICK, rules=OPTION)
    field.do("target H34")
    assert field.options("lead") == ["lead Heth-F H34 H34 0"]
    field.do("lead Heth-F H34 H34 0").no_more_guns()
    assert not field.told("advance")
    assert result(field) == "+2"
    assert {"Heth-F", "Howard-R1"} <= set(field.gone()), "on +2 both reduce"
    assert field.told("attack-won")


@rule("GG-21.8")
def test_not_against_an_enemy_behind_and_not_without_strength() -> None:
    behind = {"H34 N": "Heth-F", "H34 N 2": "Howard-F"}
    field = Field("CSA attack", behind, csa="MARCH", terrain=THICK, rules=OPTION)
    assert field.kind == "march"
    weak = Field("CSA attack", {"H34 S 0": "Heth-R1", "H34 N": "Howard-F"}, csa="MARCH", terrain=THICK, rules=OPTION)
    assert weak.refused("target H34") == "GG-13.11.7"
    no_token = Field("CSA attack", {"H34 S 0": "Heth-F", "H34 N": "Howard-F"}, terrain=THICK, rules=OPTION)
    assert no_token.kind == "march"


@rule("GG-21.8")
def test_the_army_that_was_there_first_may_attack_in_place_too() -> None:
    stacks = {"H34 S 0": "Heth-F", "H34 N": "Howard-F"}
    field = Field("USA attack", stacks, usa="MARCH", terrain=THICK, rules=OPTION)
    field.do("target H34", "lead Howard-F H34 H34 0").no_more_guns()
    assert result(field) == "0"
    assert field.told("attack-lost")


@rule("GG-21.9")
def test_no_group_attack() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F", "V44 W": "Sykes-F"}
    field = Field("CSA attack", stacks, csa="MARCH MARCH", terrain=THICK, rules=OPTION).do("target H34")
    assert field.kind == "leader", "no second target"
    other = Field("CSA attack", stacks, csa="MARCH MARCH", terrain=THICK, rules=OPTION).do("target V44")
    assert other.refused("also H34") == "GG-21.9"
    field.do("lead Heth-F H35 H34 0").no_more_guns()
    assert len(field.told("sent")) == 0


STEEP = hard("H34 a33 obstructed", "H34 a34 obstructed", "H34 a34 steep")


@rule("GG-21.11")
@pytest.mark.parametrize(
    ("value", "defender", "terrain", "lost"),
    [
        ("+3", "H34 S: Howard-F", THICK, (0, 1)),  # in the rear
        ("+2", "H34 N: Howard-R1", THICK, (1, 1)),
        ("+1", "H34 N: Howard-F", THICK, (1, 1)),
        ("-1", "H34 N: Iron-F", THICK, (1, 1)),
        ("-2", "H34 N: Iron-F", STEEP, (1, 0)),
    ],
)
def test_losses_in_the_woods(value: str, defender: str, terrain: Terrain, lost: tuple[int, int]) -> None:
    where, face = defender.split(": ")
    field = fight({"H35 S": "Heth-F", where: face}, "lead Heth-F H35 H34 0", terrain=terrain, rules=OPTION)
    assert result(field) == value
    assert reductions(field) == lost


@rule("GG-21.12", "GG-21.13", "GG-W51", "GG-R62")
def test_w51_who_lost_may_stay() -> None:
    stacks = {"H34 S 0": "Heth-F", "H34 N": "Iron-F"}
    field = Field("CSA attack", stacks, csa="MARCH", terrain=THICK, rules=OPTION)
    field.do("target H34", "lead Heth-F H34 H34 0").no_more_guns()
    assert field.told("attack-lost")
    assert field.kind == "lost-attack"
    assert set(field.options()) == {"done", "withdraw Heth-R1 H34"}
    away = field.state.copy()
    away.apply("withdraw Heth-R1 H34")
    field.do("done")
    assert field.stack("H34", "CSA") == ["Heth-R1"]


@rule("GG-21.12", "GG-21.13", "GG-R62")
def test_mandatory_withdrawals_are_spared_next_to_the_woods() -> None:
    stacks = {"H34 N": "Howard-F", "H34 S 0": "Heth-F/victor", "H44 N": "Sykes-F"}
    field = Field("USA withdrawal", stacks, terrain=THICK, rules=OPTION)
    assert set(field.options()) == {"done", "withdraw Howard-F H34", "withdraw Sykes-F H44"}
    field.do("done")
    assert field.ask.mandatory_withdrawals("USA") == 0
    other_victor = {**stacks, "V54 W": "Hood-F/victor"}
    forced = Field("USA withdrawal", other_victor, terrain=THICK, rules=OPTION)
    assert forced.refused("done") == "GG-14.10", "one victor in the open is enough for H44"
    assert "withdraw Howard-F H34" in forced.options(), "who is spared may go all the same"


@rule("GG-21.14", "GG-21.15")
def test_a_sandwich_won_destroys_the_defender() -> None:
    stacks = {"H34 S 0": "Heth-R1", "H34 N": "Howard-F Sykes-F", "H33 N": "Hood-F"}
    field = fight(stacks, "lead Hood-F H33 H34 0", terrain=THICK, rules=OPTION)
    field.do("defend Howard-F")
    assert lines(field)["GG-13.18.3"] == "0"
    assert result(field) == "+3"
    field = finish(field)
    assert field.stack("H34", "USA") == []
    assert {"Howard-F", "Sykes-F"} <= set(field.gone())
    assert field.stack("H34", "CSA") == ["Heth-R1", "Hood-F"]
    assert field.front("H34", "CSA") == "a34"


@rule("GG-21.14", "GG-21.15")
def test_a_sandwich_lost_is_undone() -> None:
    stacks = {"H34 S 0": "Heth-R1", "H34 N": "Iron-F", "H33 N": "Hood-F"}
    works = {"H34": ["a33"]}
    steep = hard("H34 a33 obstructed", "H34 a34 obstructed", "H34 a33 steep")
    field = fight(stacks, "lead Hood-F H33 H34 0", terrain=steep, rules=OPTION, works=works, dug={"USA": 1})
    assert result(field) == "-1", "2 - 0 + 1 - 1 - 1 - 2"
    while field.kind in ("offer", "pick"):
        field.do(field.options()[0])
    assert field.told("attack-lost")
    assert "done" not in field.options(), "no exemption"
    field = finish(field)
    assert field.front("H34", "USA") == "a34", "the former facing is restored"
    assert field.stack("H34", "CSA") == ["Heth-R1"]
    assert field.front("H34", "CSA") == "a33"


@rule("GG-21.16", "GG-R57")
def test_the_mirror_case_does_not_turn_the_defender() -> None:
    stacks = {"H34 N 2": "Heth-R1", "H34 N": "Howard-F", "H35 S": "Hood-F"}
    field = fight(stacks, "lead Hood-F H35 H34 0", terrain=THICK, rules=OPTION)
    assert "GG-13.18.3" not in lines(field)
    assert result(field) == "+1"
    field = finish(field)
    assert field.stack("H34", "USA") == []
    assert "Heth-R1" in field.stack("H34", "CSA")


@rule("GG-21.14", "GG-3.24")
def test_a_sandwich_round_an_enemy_who_came_later() -> None:
    """The enemy marched up to a stack that was there first; an attack across his rear closes him in."""
    stacks = {"H34 S": "Heth-R1", "H34 N 2": "Howard-F", "H33 N": "Hood-F"}
    field = fight(stacks, "lead Hood-F H33 H34 0", terrain=THICK, rules=OPTION)
    assert lines(field)["GG-13.18.3"] == "0"
    field = finish(field)
    assert field.stack("H34", "USA") == []
