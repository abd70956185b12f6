"""GG-13.16 Step 6: defensive fire."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.guns.field import Field, hard
from tests.guns.test_13_support import LEAD, declared


@rule("GG-13.16.2", "GG-13.16.4", "GG-13.16.5", "GG-W28", "GG-W30")
@pytest.mark.parametrize(
    ("tokens", "ridge", "front_crossed", "strength", "reductions"),
    [
        ("Sykes-2", 0, True, 2, 0),
        ("Sykes-1", 3, True, 2, 0),
        ("Sykes-2 Sykes-1", 0, False, 1, 0),
        ("Sykes-2 Sykes-1", 2, False, 5, 1),
        ("Sykes-2 Slocum-2", 0, True, 3, 1),
        ("Sykes-2", 0, False, 1, 0),
        ("Sykes-2", 1, True, 3, 1),
        ("Sykes-2 Sykes-1", 3, True, 6, 2),
    ],
)
def test_strength_of_a_position(tokens: str, ridge: int, front_crossed: bool, strength: int, reductions: int) -> None:
    """An attack across a34: it is the front of guns on H35, and beyond the front of guns on H33."""
    guns, area, friend = ("H35", "a34", "H25 N") if front_crossed else ("H33", "a33", "H23 N")
    facing = "S" if front_crossed else "N"
    stacks = {
        f"{guns} {facing}": "Sykes-F Sykes-F Slocum-F",
        friend: "Slocum-F",
        "V34 E": "Howard-F",
        "V44 W": "Hood-F",
    }
    terrain = hard(f"{guns} {area} ridge {ridge}")
    field = Field("CSA attack", stacks, csa="MARCH", usa=tokens, terrain=terrain)
    field.do(
        "target V34", "lead Hood-F V44 V34 0", *(f"play {token} {guns}" for token in tokens.split())
    ).no_more_guns()
    assert field.told("supports")[0].args == {"position": guns, "to": "V34", "strength": strength}
    assert sum(int(event.args["reductions"]) for event in field.told("defensive-fire")) == reductions


@rule("GG-13.16.5", "GG-W28")
def test_w28_four_points_are_one_reduction() -> None:
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F Howard-F", "V34 E": "Sykes-F"}
    field = declared(stacks, LEAD, csa="MARCH", usa="Howard-2 ANY-1", terrain=hard("V34 a34 ridge 3"))
    field.do("play Howard-2 H34", "play ANY-1 V34").no_more_guns()
    assert {(e.args["position"], e.args["strength"]) for e in field.told("supports")} == {("H34", 2), ("V34", 2)}
    assert field.told("defensive-fire")[0].args == {"position": "H34", "reductions": 1}
    assert field.told("replaced-hidden")[0].args["face"] == "Heth-F"


@rule("GG-13.16.1", "GG-13.16.5")
def test_the_order_behind_the_leader_counts() -> None:
    stacks = {"H35 S": "Heth-R1 Hood-F Early-R1", "H34 N": "Howard-F Howard-F", "V34 E": "Sykes-F Sykes-F"}
    lines = ["lead Hood-F H35 H34 0", "send Heth-R1 H35 H34 0", "send Early-R1 H35 H34 0"]
    ridge = hard("H34 a34 ridge 3", "V34 a34 ridge 3")
    field = declared(stacks, *lines, csa="MARCH MARCH MARCH", usa="Howard-2 Howard-1 Sykes-2 Sykes-1", terrain=ridge)
    field.do("play Howard-2 H34", "play Howard-1 H34", "play Sykes-2 V34", "play Sykes-1 V34").no_more_guns()
    assert field.kind == "behind"
    assert field.seat == "CSA"
    assert set(field.options()) == {"behind Heth-R1 H35 H34", "behind Early-R1 H35 H34"}
    assert field.refused("behind Hood-F H35 H34") == "GG-13.16.1"
    field.do("behind Early-R1 H35 H34")
    # 6 + 6 points: four reductions, Hood-F twice or three times, then Early
    field.do("offer Hood-R2 Hood-R1", "pick second")
    assert field.told("defensive-fire")[0].args["reductions"] == 4
    assert {"Hood-F", "Hood-R1", "Early-R1", "Heth-R1"} == set(field.gone())


@rule("GG-13.16.5", "GG-W34")
def test_w34_two_reductions_finish_a_leader_r2() -> None:
    stacks = {"H35 S": "Hood-R2 Heth-F", "H34 N": "Howard-F Howard-F"}
    lines = ["lead Hood-R2 H35 H34 0", "send Heth-F H35 H34 0"]
    ridge = hard("H34 a34 ridge 3")
    field = declared(stacks, *lines, csa="MARCH MARCH", usa="Howard-2 Howard-1", terrain=ridge)
    field.do("play Howard-2 H34", "play Howard-1 H34").no_more_guns()
    assert {"Hood-R2", "Hood-R1"} <= set(field.gone())
    field.do("defend Howard-F")
    # 0 - 2 + 1 = -1: both reduce, the attacker's loss falls on Heth
    assert not field.told("attacking-leader")
    assert field.told("combat-result")[0].args == {"position": "H34", "value": "-1", "army": "USA"}
    assert "Heth-F" in field.gone()
    assert "Howard-F" in field.gone()


@rule("GG-13.16.3", "GG-R16")
def test_artillery_on_an_attacked_position_supports_only_that() -> None:
    stacks = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F Howard-F", "V44 W": "Sykes-F"}
    field = Field("CSA attack", stacks, csa="MARCH MARCH", usa="Howard-2 ANY-1")
    field.do("target H34", "also V44", "lead Heth-F H35 H34 0", "lead Hood-F H35 V44 0")
    field.do("play Howard-2 H34", "done").no_more_guns()
    # both attackers cross a34, in front of H34: still there is no choice
    assert [e.args["to"] for e in field.told("supports")] == ["H34"]
    # the attacker of H34 comes across its rear, that of H44 across a44: guns on H34 N have nobody to fire at
    behind = {"H33 N": "Heth-F", "H34 N": "Howard-F Howard-F", "V44 W": "Sykes-F", "H35 S": "Hood-F"}
    silent = Field("CSA attack", behind, csa="MARCH MARCH", usa="Howard-2")
    silent.do("target H34", "also V44", "lead Heth-F H33 H34 0", "lead Hood-F H35 V44 0", "play Howard-2 H34")
    silent.no_more_guns()
    assert silent.told("artillery-turned-up")
    assert not silent.told("supports")


@rule("GG-13.16.2", "GG-13.16.3", "GG-13.16.6")
def test_the_defender_chooses_the_position_he_supports() -> None:
    stacks = {"H35 S": "Heth-F", "H45 S": "Hood-F", "H34 N": "Howard-F", "V44 E": "Sykes-F Sykes-F"}
    # V44 faces a44, which Hood crosses on the way to the free H44; by the extended front it does not see a34
    field = Field("CSA attack", stacks, csa="MARCH", usa="Sykes-2 Sykes-1")
    field.do("target H34", "also H44", "lead Heth-F H35 H34 0", "lead Hood-F H45 H44 0")
    field.do("play Sykes-2 V44", "play Sykes-1 V44").no_more_guns()
    assert field.told("defensive-fire")[0].args == {"position": "H44", "reductions": 1}
    both = {"V34 E": "Heth-F Hood-F", "H34 N": "Howard-F", "V44 W": "Sykes-F", "H35 S": "Slocum-F Slocum-F"}
    choice = Field("CSA attack", both, csa="MARCH MARCH", usa="Slocum-2")
    choice.do("target H34", "also V44", "lead Heth-F V34 H34 0", "lead Hood-F V34 V44 0", "play Slocum-2 H35")
    choice.no_more_guns()
    assert choice.kind == "support"
    assert choice.seat == "USA"
    assert set(choice.options()) == {"support H35 H34", "support H35 V44"}
    assert choice.refused("support H34 H34") == "GG-13.16.2"
    choice.do("support H35 V44")
    assert choice.told("supports")[0].args == {"position": "H35", "to": "V44", "strength": 2}


@rule("GG-13.16.4", "GG-W30", "GG-R15")
def test_w30_oblique_fire_is_halved() -> None:
    stacks = {"V44 W": "Heth-F", "V34 E": "Howard-F", "H33 N": "Sykes-F Sykes-F"}
    field = Field("CSA attack", stacks, csa="MARCH", usa="Sykes-2 Sykes-1").do("target V34", "lead Heth-F V44 V34 0")
    field.do("play Sykes-2 H33", "play Sykes-1 H33").no_more_guns()
    assert field.told("supports")[0].args == {"position": "H33", "to": "V34", "strength": 1}
    ridge = Field("CSA attack", stacks, csa="MARCH", usa="Sykes-2 Sykes-1", terrain=hard("H33 a33 ridge 2"))
    ridge.do("target V34", "lead Heth-F V44 V34 0", "play Sykes-2 H33", "play Sykes-1 H33").no_more_guns()
    assert ridge.told("supports")[0].args["strength"] == 5


@rule("GG-13.16.7", "GG-13.20.3", "GG-R50")
def test_the_defender_s_tokens_lie_used_until_all_attacks_are_over() -> None:
    stacks = {"H35 S": "Heth-F", "H34 N": "Howard-F Howard-F", "V34 E": "Hood-F", "V44 E": "Sykes-F"}
    field = declared(stacks, LEAD, csa="MARCH MARCH", usa="Howard-2").do("play Howard-2 H34").no_more_guns()
    field.do("defend Howard-F")
    assert field.kind == "attack"
    assert field.pile("USA", "used") == {"Howard-2": 1}
    field.do("target V44", "lead Hood-F V34 V44 0").no_more_guns()
    assert len(field.told("artillery-played")) == 1, "the token cannot be played again in this phase"


@rule("GG-13.16.8", "GG-W58")
def test_w58_an_attack_without_survivors_ends_half_way() -> None:
    stacks = {"H35 S": "Heth-R1", "V34 E": "Hood-R2", "H34 N": "Howard-F Howard-F"}
    ridge = hard("H34 a34 ridge 3")
    objectives = [{"area": "a34"}, {"area": "a31"}, {"area": "a15"}]
    field = declared(
        stacks, "lead Hood-R2 V34 H34 0", csa="MARCH", usa="Howard-2 Howard-1", terrain=ridge, objectives=objectives
    )
    field.do("play Howard-2 H34", "play Howard-1 H34").no_more_guns()
    assert field.told("attack-broken")
    assert not field.told("attack-won")
    assert not field.told("attack-lost")
    assert field.rebel_goals() == []
    assert not field.told("close-combat")
