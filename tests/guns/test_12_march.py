"""GG-12 March moves, GG-15 second moves."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.guns.field import Field, hard

FAR = {"H11 N": "Hood-F"}
"""An enemy who disturbs nobody."""


def go(field: Field, action: str) -> set[str]:
    """Where a march may end."""
    return field.do(action).ends()


# ---- distance ----------------------------------------------------------------------------------------------------


@rule("GG-12.1", "GG-12.2")
def test_two_steps_under_every_order() -> None:
    for order in ("attack", "hold", "withdraw"):
        field = Field("USA march", {"H31 N": "Howard-F"}, orders={"USA": order})
        ends = go(field, "march Howard-F H31")
        assert "H33" in ends
        assert "H34" not in ends
        assert field.refused("to H34 a34") == "GG-12.2"


@rule("GG-12.3", "GG-12.4", "GG-W22")
def test_w22_extra_distance_needs_a_friend_at_the_end() -> None:
    alone = Field("USA march", {"H31 N": "Howard-F"}, length=2)
    assert "H34" not in go(alone, "march Howard-F H31")
    for friend in ("H34 N", "H24 N", "H44 N", "V33 E", "V34 E", "V43 E", "V44 E"):
        field = Field("USA march", {"H31 N": "Howard-F", friend: "Sykes-F"}, length=2)
        assert "H34" in go(field, "march Howard-F H31"), friend
    not_near = Field("USA march", {"H31 N": "Howard-F", "H35 N": "Sykes-F"}, length=2)
    assert "H34" not in go(not_near, "march Howard-F H31")


@rule("GG-12.4")
def test_a_friend_who_comes_later_does_not_help() -> None:
    field = Field("USA march", {"H31 N": "Howard-F", "H36 N": "Sykes-F"}, length=2)
    assert "H34" not in go(field, "march Howard-F H31")


@rule("GG-12.3")
def test_the_second_player_gains_two_steps_an_hour() -> None:
    stacks = {"H31 N": "Howard-F", "H35 N": "Sykes-F"}
    assert "H35" in go(Field("USA march", stacks, length=2, first="CSA"), "march Howard-F H31")
    assert "H35" not in go(Field("USA march", stacks, length=2), "march Howard-F H31")


@rule("GG-12.3")
def test_leaving_the_map_has_no_extra_distance() -> None:
    field = Field("USA march", {"V43 E": "Howard-F", "V62 E": "Sykes-F"}, length=3, first="CSA")
    ends = go(field, "march Howard-F V43")
    # V63 is two steps away, off the map across a63 three; the friend on V62 helps to go farther, not to leave
    assert {"V63", "H62"} <= ends
    assert "a63" not in ends


@rule("GG-12.5", "GG-W22", "GG-R20")
def test_march_token_lengthens_three_marches() -> None:
    stacks = {"H31 N": "Howard-F", "H21 N": "Sykes-F", "V41 E": "Hancock-F", "V51 E": "Slocum-F"}
    field = Field("USA march", stacks, usa="MARCH MARCH ANY-1")
    field.do("hurry")
    assert field.ask.marches_lengthened() == 3
    assert field.pile("USA", "spent") == {"MARCH": 1}
    assert "H34" in go(field, "march Howard-F H31")
    field.do("to H33 a33", "march Sykes-F H21", "to H22 a22")
    field.do("hurry")
    assert field.ask.marches_lengthened() == 4, "a second token adds three more blocks"
    assert "H25" not in go(field, "march Hancock-F V41"), "never more than one step more"
    field.do("to V42 a42", "done")
    assert field.ask.marches_lengthened() == 0


@rule("GG-12.5")
def test_hurry_needs_a_march_token() -> None:
    field = Field("USA march", {"H31 N": "Howard-F"}, usa="ANY-1")
    assert field.refused("hurry") == "GG-12.5"


@rule("GG-12.5", "GG-25.2", "GG-25.3")
def test_in_a_team_the_commander_hurries() -> None:
    field = Field("USA march", {"H31 N": "Howard-F"}, usa="MARCH MARCH", rules=("team-USA",))
    assert field.kind == "hurry"
    assert field.seat == "USA-C"
    assert field.options() == ["done", "hurry"]
    field.do("hurry", "done")
    assert field.seat == "USA-S"
    assert field.refused("hurry") == "GG-25.2"


# ---- the enemy ---------------------------------------------------------------------------------------------------


@rule("GG-12.7", "GG-12.8", "GG-W20")
def test_w20_a_field_of_fire_stops_and_holds() -> None:
    field = Field("USA march", {"H33 N": "Howard-F", "H35 S": "Heth-F"})
    ends = go(field, "march Howard-F H33")
    assert "H34" in ends
    assert not ends & {"V34", "V44"}
    caught = Field("USA march", {"H34 N": "Howard-F", "H35 S": "Heth-F"}, orders={"USA": "attack"})
    assert caught.refused("march Howard-F H34") == "GG-12.8"


@rule("GG-12.6")
def test_no_step_across_an_area_under_fire() -> None:
    field = Field("USA march", {"V34 W": "Howard-F", "V14 E": "Heth-F", "H46 S": "Hood-F"})
    # a14 is commanded by V14; V24 borders it and stops the march, V34 itself borders a24 only
    ends = go(field, "march Howard-F V34")
    assert "V24" in ends
    assert not ends & {"H14", "H15"}


@rule("GG-12.9", "GG-12.10", "GG-12.11", "GG-12.12", "GG-W21")
def test_w21_next_to_the_enemy_only_a_pivot_is_left() -> None:
    stacks = {"H34 N": "Howard-F", "V44 E": "Heth-F"}
    attack = {"USA": "attack"}
    coming = Field("USA march", {"H33 N": "Howard-F", "V44 E": "Heth-F"})
    ends = go(coming, "march Howard-F H33")
    assert "H34" in ends
    assert "V34" not in ends
    assert "H24" in ends
    assert go(Field("USA march", stacks, orders=attack), "march Howard-F H34") == {"V43"}
    assert Field("USA march", stacks).refused("march Howard-F H34") == "GG-12.12"
    rough = Field("USA march", stacks, orders=attack, terrain=hard("V43 a33 obstructed"))
    assert go(rough, "march Howard-F H34") == {"V43"}
    closed = Field("USA march", {**stacks, "V43 E": "Sykes-F Sykes-F Sykes-F"}, orders=attack)
    assert closed.refused("march Howard-F H34") == "GG-12.10"


@rule("GG-12.11")
def test_pivot_round_either_end() -> None:
    stacks = {"H34 N": "Howard-F", "V44 E": "Heth-F", "V33 W": "Hood-F"}
    field = Field("USA march", stacks, orders={"USA": "attack"})
    assert go(field, "march Howard-F H34") == {"V34", "V43"}


@rule("GG-12.13", "GG-10.4")
def test_turning_is_no_march() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "V44 E": "Heth-F"}, usa="MARCH")
    field.do("hurry", "face H34 a33")
    assert field.front("H34", "USA") == "a33"
    assert field.ask.marches_lengthened() == 3
    assert field.marked("moved", "USA") == []


@rule("GG-12.14", "GG-20.1")
def test_a_march_takes_objectives_it_crosses() -> None:
    objectives = [{"area": "a32", "army": "CSA"}, {"area": "a15"}, {"area": "a45"}]
    field = Field("USA march", {"H32 N": "Howard-F", **FAR}, objectives=objectives)
    field.do("march Howard-F H32", "to H33 a33")
    assert field.kind == "march", "only one way leads there"
    assert field.rebel_goals() == []
    assert field.told("objective-taken")[0].args == {"area": "a32", "army": "USA"}


@rule("GG-12.14")
def test_the_way_is_asked_for_where_it_matters() -> None:
    objectives = [{"area": "a22", "army": "CSA"}, {"area": "a15"}, {"area": "a45"}]
    stacks = {"V22 E": "Howard-F", "V33 E": "Sykes-F", "H06 N": "Hood-F"}
    field = Field("USA march", stacks, objectives=objectives, length=3, first="CSA")
    field.do("march Howard-F V22", "to H23 a23")
    assert field.kind == "crossing"
    assert field.options() == ["cross 0", "cross 1"]
    assert field.refused("cross 2") == "GG-12.14"
    assert field.copy().do("cross 0").rebel_goals() == [0]
    field.do("cross 1")
    assert field.rebel_goals() == []


@rule("GG-12.15", "GG-R56")
def test_a_block_that_shares_its_position_does_not_march() -> None:
    stacks = {"H34 N": "Howard-F", "H34 S 0": "Heth-F"}
    field = Field("USA march", stacks, orders={"USA": "attack"})
    assert field.refused("march Howard-F H34") == "GG-12.15"
    assert field.refused("face H34 a33") == "GG-21.7"


# ---- second moves ------------------------------------------------------------------------------------------------


@rule("GG-15.2", "GG-W19", "GG-R19")
def test_w19_march_after_an_entry() -> None:
    def entered(hour: int, first: str, tray: str = "", friend: bool = True) -> Field:
        stacks = {"H31 N": f"Howard-F/moved/entered/{hour}"}
        if friend:
            stacks["H35 N"] = "Sykes-F"
        return Field("USA march", stacks, length=3, first=first, usa=tray)

    first_hour = go(entered(1, "USA"), "march Howard-F H31")
    assert "H33" in first_hour
    assert "H34" not in first_hour
    near = Field("USA march", {"H31 N": "Howard-F/moved/entered/1", "H34 N": "Sykes-F"}, length=3)
    assert "H34" in go(near, "march Howard-F H31"), "three steps, ending with a friend"
    assert "H35" in go(entered(1, "CSA"), "march Howard-F H31"), "second player: four"
    assert entered(3, "USA").refused("march Howard-F H31") == "GG-15.2"


def two_hours(face: str, first: int, second: int) -> Field:
    """Two equal blocks on H31 that entered in different hours of a turn of three; a friend far off on H51."""
    blocks = f"{face}/moved/entered/{first} {face}/moved/entered/{second}"
    return Field("USA march", {"H31 N": blocks, "H51 N": "Sykes-F"}, length=3)


@rule("GG-15.2", "GG-12.3", "GG-10.2")
@pytest.mark.parametrize("hours", [(1, 2), (2, 1)])
@pytest.mark.parametrize(
    ("verb", "face", "near", "far"), [("march", "Howard-F", "H33", "H43"), ("ride", "Kilpatrick-F", "H34", "H44")]
)
def test_of_equal_blocks_with_different_hours_either_may_march_first(
    hours: tuple[int, int], verb: str, face: str, near: str, far: str
) -> None:
    """The one that entered in hour 2 goes ahead; the other has its extra distance still, to end beside it."""
    field = two_hours(face, *hours)
    assert far not in go(field, f"{verb} {face} H31")
    field.do(f"to {near} {near.replace('H', 'a')}")
    assert far in go(field, f"{verb} {face} H31")
    field.do(f"to {far} {far.replace('H', 'a')}")
    assert field.refused(f"{verb} {face} {near}") == "GG-10.2"


@rule("GG-15.3", "GG-12.3", "GG-10.2")
@pytest.mark.parametrize("marks", ["{0}/moved/withdrew {0}", "{0} {0}/moved/withdrew"])
def test_an_equal_block_that_withdrew_may_march_before_one_that_did_not(marks: str) -> None:
    field = Field("USA march", {"H31 N": marks.format("Howard-F"), **FAR}, length=2)
    assert "H43" not in go(field, "march Howard-F H31")
    field.do("to H33 a32")
    assert not field.marked("withdrew", "USA")
    assert "H43" in go(field, "march Howard-F H31")


@rule("GG-15.4", "GG-W19")
def test_w19_a_march_token_gives_one_step() -> None:
    field = Field("USA march", {"H31 N": "Howard-F/moved/entered/3", **FAR}, length=3, usa="MARCH")
    field.do("hurry")
    assert go(field, "march Howard-F H31") >= {"H32", "V31"}
    assert "H33" not in field.ends()


@rule("GG-15.3")
def test_march_after_a_withdrawal() -> None:
    stacks = {"H31 N": "Howard-F/moved/withdrew", **FAR}
    assert Field("USA march", stacks, length=1).refused("march Howard-F H31") == "GG-15.3"
    two = Field("USA march", stacks, length=2)
    assert "H33" in go(two, "march Howard-F H31")
    assert "H34" not in two.ends()


@rule("GG-15.1", "GG-10.2")
def test_one_march_for_each_block() -> None:
    field = Field("USA march", {"H31 N": "Howard-F", **FAR}, length=3)
    field.do("march Howard-F H31", "to H32 a32")
    assert field.refused("march Howard-F H32") == "GG-10.2"
    withdrew = Field("USA march", {"H31 N": "Howard-F/moved/withdrew", **FAR}, length=3)
    withdrew.do("march Howard-F H31", "to H32 a32")
    assert withdrew.refused("march Howard-F H32") == "GG-10.2"


@rule("GG-15.5", "GG-R32")
def test_attackers_do_not_march() -> None:
    won = Field("USA march", {"H31 N": "Howard-F/moved/attacked/victor", **FAR}, length=1)
    assert won.refused("march Howard-F H31") == "GG-15.5"
    lost = Field("USA march", {"H31 N": "Howard-F/moved", **FAR}, length=1, usa="MARCH").do("hurry")
    assert lost.refused("march Howard-F H31") == "GG-10.2"
