"""GG-13.12 to GG-13.15 Steps 2 to 5: support of both sides, bombardment."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.guns.field import Field, hard


def declared(stacks: dict[str, str], *sent: str, **more: object) -> Field:
    """A Confederate attack on H34, declared."""
    field = Field("CSA attack", stacks, **more)  # type: ignore[arg-type]
    field.do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do(*sent)
    return field.do("charge") if field.kind == "attackers" else field


ONE = {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F Howard-F"}
LEAD = "lead Heth-F H35 H34 0"


# ---- step 2 ------------------------------------------------------------------------------------------------------


@rule("GG-13.12.1", "GG-13.12.5")
def test_the_defender_plays_artillery_face_down() -> None:
    field = declared(ONE, LEAD, csa="MARCH", usa="Howard-2 ANY-1 MARCH")
    assert field.kind == "defensive-support"
    assert field.seat == "USA"
    assert set(field.options()) == {"done", "play Howard-2 H34", "play ANY-1 H34"}
    assert field.refused("play MARCH H34") == "GG-13.12.5"
    field.do("play Howard-2 H34")
    public = field.told("artillery-played")[0]
    assert public.args == {"army": "USA", "position": "H34", "number": 1}
    assert public.seen_by is None
    assert field.told("artillery-token")[0].seen_by == ("USA",)


@rule("GG-13.12.1")
def test_the_choice_is_put_even_if_no_token_can_be_deployed() -> None:
    field = declared(ONE, LEAD, csa="MARCH", usa="MARCH")
    assert field.kind == "defensive-support"
    assert field.options() == ["done"]
    assert declared(ONE, LEAD, csa="MARCH").kind != "defensive-support", "an empty tray is public"


@rule("GG-13.12.2", "GG-W30")
def test_w30_attackers_must_cross_the_field_of_fire() -> None:
    stacks = {"V44 W": "Heth-F", "V34 E": "Howard-F", "H33 N": "Sykes-F"}
    field = Field("CSA attack", stacks, csa="MARCH", usa="ANY-1").do("target V34", "lead Heth-F V44 V34 0")
    assert "play ANY-1 H33" in field.options()
    blocked = Field("CSA attack", {**stacks, "H34 S": "Slocum-F"}, csa="MARCH", usa="ANY-1")
    blocked.do("target V34")
    if blocked.kind == "second-target":
        blocked.do("done")
    blocked.do("lead Heth-F V44 V34 0")
    assert blocked.refused("play ANY-1 H33") == "GG-13.12.2"
    assert "play ANY-1 V34" in blocked.options()


@rule("GG-13.12.2")
def test_not_on_a_position_with_an_enemy() -> None:
    stacks = {"H34 S 0": "Hood-R1", "H34 N": "Howard-F", "H35 S": "Heth-F", "V34 E": "Sykes-F"}
    field = declared(stacks, LEAD, csa="MARCH", usa="ANY-1")
    assert field.refused("play ANY-1 H34") == "GG-13.12.2"
    assert "play ANY-1 V34" in field.options()


@rule("GG-13.12.3", "GG-R14")
def test_two_tokens_for_a_position() -> None:
    field = declared(ONE, LEAD, csa="MARCH", usa="Howard-2 Howard-1 ANY-1")
    field.do("play Howard-2 H34", "play Howard-1 H34")
    assert field.kind != "defensive-support", "no position left to play on"
    beside = {**ONE, "V34 E": "Sykes-F"}
    wide = declared(beside, LEAD, csa="MARCH", usa="Howard-2 Howard-1 ANY-1")
    wide.do("play Howard-2 H34", "play Howard-1 H34")
    assert wide.refused("play ANY-1 H34") == "GG-13.12.3"
    assert wide.options() == ["done", "play ANY-1 V34"], "the position need not be attacked"


@rule("GG-13.12.4")
def test_without_a_ridge_the_extended_front_counts_for_defence() -> None:
    # V45 W sees a35 only; for defensive fire it reaches a34 by H35 as well
    stacks = {"V34 E": "Heth-F", "H34 N": "Howard-F", "V45 W": "Sykes-F"}
    field = declared(stacks, "lead Heth-F V34 H34 0", csa="MARCH", usa="ANY-1")
    assert "play ANY-1 V45" in field.options()
    blind = declared(stacks, "lead Heth-F V34 H34 0", csa="MARCH", usa="ANY-1", terrain=hard("H35 a35 ridge 1"))
    assert blind.refused("play ANY-1 V45") == "GG-13.12.2"


@rule("GG-13.12.2")
def test_deployment_is_asked_for() -> None:
    field = declared({"H35 S": "Heth-F", "H34 N": "Howard-F"}, LEAD, csa="MARCH", usa="Howard-2 Sykes-1")
    assert field.refused("play Howard-2 H34") == "GG-13.2.2"
    assert field.refused("play Sykes-1 H34") == "GG-13.2.3"
    assert field.refused("play Sykes-2 H34") == "GG-13.12.5", "not in the tray"
    assert field.refused("play Howard-2 H33") == "GG-13.2.3"


# ---- step 3 ------------------------------------------------------------------------------------------------------


@rule("GG-13.13.1", "GG-R14")
def test_the_attacker_plays_any_number_on_a_position() -> None:
    field = declared(ONE, LEAD, csa="Heth-2 Heth-1 ANY-1")
    assert field.kind == "offensive-support"
    field.do("play Heth-2 H35", "play Heth-1 H35", "play ANY-1 H35")
    assert field.told("artillery-played")[-1].args["number"] == 3


@rule("GG-13.13.1", "GG-13.13.3")
def test_a_bombardment_target_must_be_in_sight() -> None:
    stacks = {"H35 S": "Heth-F", "V35 E": "Heth-F", "H34 N": "Howard-F"}
    field = declared(stacks, LEAD, csa="Heth-2")
    # V35 looks at a35; H34 looks at a34: neither sees the other
    assert "play Heth-2 H35" in field.options()
    assert field.refused("play Heth-2 V35") == "GG-13.13.3"


@rule("GG-13.13.1")
def test_not_from_a_position_with_an_enemy() -> None:
    stacks = {"H35 S": "Hood-F Hood-F", "H34 N": "Howard-F", "V34 E": "Pender-R1", "V34 W": "Sykes-F"}
    field = declared(stacks, "lead Hood-F H35 H34 0", csa="Hood-2")
    assert field.refused("play Hood-2 V34") == "GG-13.13.1"


@rule("GG-13.13.2")
def test_positions_with_defending_artillery_are_targets() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "V34 E": "Sykes-F", "H34 N": "Howard-F"}
    field = declared(stacks, LEAD, csa="Heth-2 Heth-1", usa="ANY-1")
    field.do("play ANY-1 V34", "play Heth-2 H35", "done")
    assert field.kind == "aim"
    assert set(field.options()) == {"aim H35 V34", "aim H35 H34"}
    plain = declared(stacks, LEAD, csa="Heth-2 Heth-1", usa="ANY-1").do("done", "play Heth-2 H35", "done")
    assert plain.kind != "aim", "without a gun on V34 only the target is left"


@rule("GG-13.13.3", "GG-13.13.4", "GG-W50", "GG-R17", "GG-R38")
def test_w50_being_seen_is_enough() -> None:
    stacks = {"V34 W": "Heth-F", "H34 N": "Howard-F"}
    field = Field("CSA march", stacks)
    assert field.ask.can_bombard("V34", "CSA", "H34")
    near = Field("CSA march", stacks, terrain=hard("H34 a34 obstructed"))
    assert not near.ask.can_bombard("V34", "CSA", "H34")
    far = Field("CSA march", stacks, terrain=hard("H34 a33 obstructed"))
    assert far.ask.can_bombard("V34", "CSA", "H34")


@rule("GG-13.13.5", "GG-W59", "GG-R59", "GG-W26")
def test_w59_missing_tokens_are_made_up() -> None:
    two = [LEAD, "send Heth-F H35 H34 0"]
    field = declared(ONE, *two, csa="Heth-2 MARCH MARCH ANY-1")
    field.do("play Heth-2 H35", "done")
    assert field.kind == "make-up"
    assert set(field.options()) == {"add MARCH", "add ANY-1"}
    assert field.refused("done") == "GG-13.13.5"
    assert field.refused("add Heth-2") == "GG-13.13.5"
    field.do("add MARCH")
    assert field.told("made-up")[0].args == {"army": "CSA", "number": 1}
    assert field.told("made-up")[0].seen_by is None
    assert field.size("CSA", "used") + field.size("CSA", "made-up") == 2


@rule("GG-13.13.5", "GG-W59")
def test_w59_three_guns_need_no_more() -> None:
    field = declared(ONE, LEAD, "send Heth-F H35 H34 0", csa="Heth-2 Heth-1 ANY-1 MARCH")
    field.do("play Heth-2 H35", "play Heth-1 H35", "play ANY-1 H35", "done")
    assert not field.told("made-up")
    assert field.pile("CSA", "tray") == {"MARCH": 1}


@rule("GG-13.13.6", "GG-W26")
def test_free_targets_need_no_tokens() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "H45 S": "Hood-F", "H34 N": "Howard-F"}
    field = Field("CSA attack", stacks, csa="MARCH MARCH MARCH")
    field.do("target H34", "also H44", LEAD, "lead Hood-F H45 H44 0", "send Heth-F H35 H34 0", "done")
    field.do("add MARCH", "add MARCH")
    assert field.told("made-up")[0].args["number"] == 2
    assert field.pile("CSA", "tray") == {"MARCH": 1}


# ---- steps 4 and 5 -----------------------------------------------------------------------------------------------


@rule("GG-13.14.1")
def test_artillery_is_turned_up_and_make_up_tokens_are_not() -> None:
    field = declared(ONE, LEAD, "send Heth-F H35 H34 0", csa="Heth-2 MARCH MARCH", usa="Howard-2")
    field.do("play Howard-2 H34", "play Heth-2 H35", "done", "add MARCH")
    shown = [(e.args["army"], e.args["token"]) for e in field.told("artillery-turned-up")]
    assert shown == [("USA", "Howard-2"), ("CSA", "Heth-2")]
    assert field.pile("CSA", "made-up") == {"MARCH": 1}


@rule("GG-13.15.1", "GG-13.15.3", "GG-13.15.4", "GG-13.15.5", "GG-W29")
def test_w29_three_points_are_one_hit_on_a_token() -> None:
    field = declared(ONE, LEAD, csa="Heth-2 Heth-1", usa="Howard-2 Howard-1")
    field.do("play Howard-2 H34", "play Howard-1 H34", "play Heth-2 H35", "play Heth-1 H35")
    if field.kind == "offensive-support":
        field.do("done")
    assert field.told("aims")[0].args == {"position": "H35", "to": "H34", "strength": 3}
    assert field.told("bombardment-hits")[0].args == {"position": "H34", "hits": 1}
    assert field.kind == "knock"
    assert set(field.options()) == {"knock Howard-2 H34", "knock Howard-1 H34"}
    field.do("knock Howard-2 H34")
    assert field.told("token-hit")[0].args == {"token": "Howard-2", "position": "H34"}
    assert field.pile("USA", "hit") == {"Howard-2": 1}


@rule("GG-13.15.1", "GG-13.15.2", "GG-W29")
def test_w29_each_position_counts_three_at_most() -> None:
    stacks = {"H35 S": "Heth-F", "V34 E": "Hood-F Heth-F Hood-F", "H34 N": "Howard-F"}
    field = declared(stacks, LEAD, csa="Heth-2 Heth-1 I-2")
    # 2 + 1 on V34, nothing more: Heth's tokens need two blocks near, corps I has not all entered
    field.do("play Heth-2 V34", "play Heth-1 H35")
    if field.kind == "offensive-support":
        field.do("done")
    strengths = [e.args["strength"] for e in field.told("aims")]
    assert sorted(strengths) == [1, 2]
    assert field.told("bombardment-hits")[0].args["hits"] == 1
    heavy = {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F"}
    capped = declared(heavy, LEAD, csa="Heth-2 Heth-1 ANY-1")
    capped.do("play Heth-2 H35", "play Heth-1 H35", "play ANY-1 H35")
    assert capped.told("aims")[0].args["strength"] == 3


@rule("GG-13.15.4", "GG-W29", "GG-13.18.10")
def test_w29_excess_hits_fall_on_the_blocks() -> None:
    stacks = {"H35 S": "Heth-F Hood-F", "V34 E": "Heth-F Hood-F", "H34 N": "Howard-F"}
    two = [LEAD, "send Hood-F H35 H34 0"]
    field = declared(stacks, *two, csa="Heth-2 Heth-1 Hood-2 Hood-1 ANY-1", usa="ANY-1")
    field.do("play ANY-1 H34", "play Heth-2 H35", "play Heth-1 H35", "play Hood-2 V34", "play Hood-1 V34")
    assert field.refused("play ANY-1 V34") == "GG-13.2.6", "nobody on V34 attacks"
    field.do("done")
    assert field.told("bombardment-hits")[0].args["hits"] == 2
    assert [e.args["token"] for e in field.told("token-hit")] == ["ANY-1"]
    assert ("GG-13.18.10", "+1") in [(e.args["clause"], e.args["value"]) for e in field.told("modifier")]
    weak = declared(stacks, *two, csa="Heth-2 Heth-1 Hood-2 MARCH", usa="ANY-1")
    weak.do("play ANY-1 H34", "play Heth-2 H35", "play Heth-1 H35", "play Hood-2 V34", "done")
    assert weak.told("bombardment-hits")[0].args["hits"] == 1, "3 + 2 points"
    assert "GG-13.18.10" not in [e.args["clause"] for e in weak.told("modifier")]


@rule("GG-13.15.2")
def test_each_firing_position_has_one_target() -> None:
    stacks = {"H35 S": "Heth-F Heth-F", "V34 E": "Sykes-F", "H34 N": "Howard-F"}
    field = declared(stacks, LEAD, csa="Heth-2 Heth-1", usa="ANY-1")
    field.do("play ANY-1 V34", "play Heth-2 H35", "play Heth-1 H35")
    if field.kind == "offensive-support":
        field.do("done")
    assert field.refused("aim H35 H33") == "GG-13.13.2"
    assert field.refused("aim H34 H34") == "GG-13.15.2"
    field.do("aim H35 V34")
    assert field.pile("USA", "hit") == {"ANY-1": 1}


@rule("GG-13.15.5")
def test_firing_tokens_are_used() -> None:
    field = declared(ONE, LEAD, csa="Heth-2 MARCH").do("play Heth-2 H35", "done")
    assert field.pile("CSA", "used") == {"Heth-2": 1}


@rule("GG-25.2")
def test_in_a_team_the_commander_handles_tokens() -> None:
    field = declared(ONE, LEAD, csa="Heth-2 MARCH", usa="ANY-1", rules=("team-USA", "team-CSA"))
    assert field.seat == "USA-C"
    field.do("done")
    assert field.seat == "CSA-C"
