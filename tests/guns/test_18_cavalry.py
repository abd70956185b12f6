"""GG-18 Cavalry: marches. Withdrawals are in chapter 14, tokens and leaders in chapter 13."""

from __future__ import annotations

from longroll.games.guns import GUNS
from longroll.games.guns.data.materials import load_forces
from longroll.kit.clauses import rule
from tests.guns.field import Field, hard

FAR = {"H11 N": "Hood-F"}


@rule("GG-18.1")
def test_two_divisions_of_two_blocks() -> None:
    commands = {name: sheet for army in load_forces().blocks.values() for name, sheet in army.items()}
    horse = [name for name, sheet in commands.items() if sheet.cavalry]
    assert sorted(horse) == ["Buford", "Kilpatrick"]
    ask = GUNS.ask(GUNS.new("three-days"))
    for name in horse:
        assert [(block["face"], block["strength"]) for block in ask.blocks(name)] == [(f"{name}-F", 1)] * 2


@rule("GG-18.2", "GG-18.3", "GG-W23")
def test_w23_mounted_march_of_three_steps_is_shown() -> None:
    field = Field("USA march", {"H31 N": "Buford-F", **FAR})
    assert {"march Buford-F H31", "ride Buford-F H31"} <= set(field.options())
    field.do("ride Buford-F H31")
    assert field.told("shown")[0].args["face"] == "Buford-F"
    assert "H34" in field.ends()
    assert "H35" not in field.ends()
    on_foot = Field("USA march", {"H31 N": "Buford-F", **FAR}).do("march Buford-F H31")
    assert "H34" not in on_foot.ends()
    assert not on_foot.told("shown")


@rule("GG-18.2", "GG-W23", "GG-R10")
def test_w23_nine_steps_for_the_second_player_in_three_hours() -> None:
    stacks = {"V10 E": "Buford-F", "V55 E": "Howard-F", "H06 N": "Hood-F"}
    # H55 is nine areas away
    assert "H55" in Field("USA march", stacks, length=3, first="CSA").do("ride Buford-F V10").ends()
    assert "H55" not in Field("USA march", stacks, length=3).do("ride Buford-F V10").ends()
    assert "H55" not in Field("USA march", stacks, length=3, first="CSA").do("march Buford-F V10").ends()


@rule("GG-18.2", "GG-W23")
def test_w23_no_mounted_step_through_obstruction() -> None:
    terrain = hard("H32 a31 obstructed")
    field = Field("USA march", {"H31 N": "Buford-F", **FAR}, terrain=terrain).do("ride Buford-F H31")
    on_foot = Field("USA march", {"H31 N": "Buford-F", **FAR}, terrain=terrain).do("march Buford-F H31")
    assert "H32" not in field.ends()
    assert "H32" in on_foot.ends()


@rule("GG-18.2")
def test_infantry_does_not_ride() -> None:
    field = Field("USA march", {"H31 N": "Howard-F", **FAR})
    assert field.refused("ride Howard-F H31") == "GG-18.2"


@rule("GG-18.5", "GG-R36")
def test_cavalry_keeps_away_from_the_enemy() -> None:
    stacks = {"H32 N": "Buford-F", "H35 S": "Heth-F"}
    for verb in ("march", "ride"):
        field = Field("USA march", stacks).do(f"{verb} Buford-F H32")
        assert "H34" not in field.ends(), "in a field of fire"
        assert field.refused("to H34 a34") == "GG-18.5"
    beside = Field("USA march", {"H33 N": "Buford-F", "V44 E": "Heth-F"}).do("march Buford-F H33")
    assert not {"V43", "H34"} & beside.ends(), "next to an enemy"


@rule("GG-18.5", "GG-12.12")
def test_cavalry_never_pivots() -> None:
    field = Field("USA march", {"H34 N": "Buford-F", "V44 E": "Heth-F"}, orders={"USA": "attack"})
    assert field.refused("march Buford-F H34") == "GG-18.5"
