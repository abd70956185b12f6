"""GB-19 Artillery in combat."""

from typing import Any

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def union(*pieces: str, **more: Any) -> dict[str, Any]:
    """A sector with a Union block."""
    return sector(*pieces, block=block("Union", 4), **more)


def assault(defence: dict[str, Any], *attackers: str, **others: dict[str, Any]) -> Table:
    """KLI, open ground, is attacked from SPW; a Union block stands behind it in CRS unless ``others`` says so."""
    attack = sector(*(attackers or ("CR1",)), block=block("CSA", 5))
    table = Table({"places": {"KLI": defence, "SPW": attack, "CRS": union(), **others}})
    table.do("disc SPW")
    for piece in attack["pieces"]:
        table.do(f"move {piece} KLI")
    return table.do("done") if table.kind == "moving" else table


# ---- the guns lose their company ----------------------------------------------------------------------------


@rule("GB-19.1", "GB-19.3")
def test_guns_die_with_troops_eliminated_by_cubes() -> None:
    table = assault(sector("UR1", "UA1", "UA2", cubes={"blue": 5}))
    table.dice(1, 1, 1, 4)
    assert table.where("UR1") == "lost"
    assert (table.where("UA1"), table.where("UA2")) == ("lost", "lost")
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-19.1", "GB-19.3")
def test_guns_die_with_troops_eliminated_by_morale() -> None:
    table = assault(sector("UR1", "UA1", cubes={"blue": 2}))
    table.dice(1, 1, 4, 1)  # column 3: E
    assert (table.where("UR1"), table.where("UA1")) == ("lost", "lost")


@rule("GB-19.2", "GB-2.10")
def test_guns_retreat_damaged_when_the_infantry_must_retreat() -> None:
    table = assault(sector("UR1", "UA1"))
    table.dice(1, 1, 4, 1).do("retreat UR1 CRS")
    assert table.kind == "retreat"
    assert table.damaged("UA1")
    table.do("retreat UA1 TRO")
    assert table.pieces("TRO") == ["UA1"]
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-19.2")
def test_a_damaged_gun_that_must_retreat_is_eliminated() -> None:
    table = assault(sector("UR1", "UA1", "UA2", damaged=["UA1"]))
    table.dice(1, 1, 1, 4, 1).do("retreat UR1 CRS")
    assert table.where("UA1") == "lost"
    table.do("retreat UA2 CRS")
    assert table.damaged("UA2")


@rule("GB-19.3", "GB-R23")
def test_one_retreat_among_the_last_troops_saves_the_guns() -> None:
    table = assault(sector("UR1", "UR2", "UA1", cubes={"blue": 2}))
    table.do("die 1", "assign UR1 2").dice(1, 1, 4)  # UR2 gets the cube
    table.dice(1, 1)  # UR1 in column 2: E; UR2 in column 1: R
    assert table.where("UR1") == "lost"
    table.do("retreat UR2 CRS", "retreat UA1 CRS")
    assert table.damaged("UA1")


@rule("GB-19.3", "GB-19.1", "GB-R23")
def test_a_retreat_of_an_earlier_step_does_not_save_the_guns() -> None:
    table = assault(sector("UR1", "UC1", "UA1", cubes={"blue": 2, "navy": 2}))
    table.dice(1, 1, 1, 4).do("hit UC1")
    table.do("retreat UC1 CRS", "stand")  # step 4: the cavalry evades, the gun stays with UR1
    table.dice(1)  # step 5: UR1 in column 2 is eliminated
    assert table.where("UA1") == "lost"


@rule("GB-19.3", "GB-19.2")
def test_an_elimination_of_an_earlier_step_does_not_doom_the_guns() -> None:
    table = assault(sector("UR1", "UI1", "UA1", cubes={"blue": 5, "orange": 5}))
    table.dice(1, 1, 1, 4).do("hit UR1")  # step 4: UR1 is destroyed
    table.dice(6)  # step 5: UI1 in column 5 retreats
    table.do("retreat UI1 CRS", "retreat UA1 CRS")
    assert table.damaged("UA1")


@rule("GB-19.3", "GB-17.6", "GB-R23")
def test_a_retreat_without_a_sector_counts_as_elimination() -> None:
    table = assault(sector("UR1", "UA1"), CRS=sector())
    table.dice(1, 1, 4, 1)
    assert (table.where("UR1"), table.where("UA1")) == ("lost", "lost")
    assert not table.told("gun-damaged")


@rule("GB-19.3", "GB-19.2")
def test_guns_stay_while_any_troops_stay() -> None:
    table = assault(sector("UR1", "UI1", "UA1"))
    table.dice(1, 1, 1, 4).do("hit UR1").dice(1, 6).do("retreat UR1 CRS")
    assert table.kind == "withdraw", "free to go, not bound to"
    assert not table.damaged("UA1")
    table.do("stand")
    assert "UA1" in table.pieces("KLI")


# ---- cavalry as the only company ----------------------------------------------------------------------------


@rule("GB-19.4", "GB-R23")
def test_guns_leave_undamaged_with_cavalry_driven_off() -> None:
    table = assault(sector("UC1", "UA1", "UA2"))
    table.dice(1, 1, 1, 2, 1)  # D, then R in column 1
    table.do("retreat UC1 CRS")
    assert table.kind == "guns-escape"
    assert table.refused("retreat UC1 TRO") == "GB-19.4"
    table.do("retreat UA1 TRO", "stand")
    assert (table.where("UA1"), table.damaged("UA1")) == ("TRO", False)
    assert table.where("UA2") == "lost", "what stays is eliminated"


@rule("GB-19.4")
def test_guns_that_do_not_follow_evading_cavalry_are_lost() -> None:
    table = assault(sector("UC1", "UA1"))
    table.dice(1, 1, 4).do("retreat UC1 CRS")
    assert table.kind == "guns-escape", "asked once, and told what becomes of those that stay"
    table.do("stand")
    assert table.where("UA1") == "lost"
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-19.4", "GB-19.1")
def test_guns_die_with_cavalry_eliminated() -> None:
    table = assault(sector("UC1", "UA1", cubes={"navy": 3})).dice(1, 1, 4).do("stand")
    assert (table.where("UC1"), table.where("UA1")) == ("lost", "lost")


@rule("GB-19.4", "GB-19.2", "GB-R23")
def test_infantry_at_the_start_of_the_step_makes_the_guns_suffer() -> None:
    table = assault(sector("UR1", "UC1", "UA1", cubes={"blue": 5, "navy": 3}), CRS=sector(), ROS=union())
    table.dice(1, 1, 1, 2)  # D: both check
    table.dice(1, 4)  # UR1 in column 5 is eliminated, UC1 in column 4 retreats to PEA
    assert table.where("UR1") == "lost"
    assert table.where("UC1") == "PEA"
    assert (table.where("UA1"), table.damaged("UA1")) == ("PEA", True)


@rule("GB-19.4", "GB-R23")
def test_cavalry_alone_at_the_start_of_the_step_is_what_counts() -> None:
    table = assault(sector("UR1", "UC1", "UA1", cubes={"blue": 5, "navy": 2}))
    table.dice(1, 1, 1, 2)
    table.dice(1, 5)  # first round: UR1 is eliminated, UC1 in column 3 stays
    table.do("stand")
    table.dice(1, 2, 3)  # second round: D, UC1 retreats
    table.do("retreat UC1 CRS", "retreat UA1 CRS")
    assert (table.where("UA1"), table.damaged("UA1")) == ("CRS", False)


# ---- the withdrawal after the first round -------------------------------------------------------------------


@rule("GB-19.5")
def test_guns_may_withdraw_after_the_first_round() -> None:
    table = assault(sector("UR1", "UA1", "UA2")).dice(1, 1, 1, 4, 6)
    assert table.kind == "withdraw"
    assert table.seat == "Union"
    assert table.refused("retreat UR1 CRS") == "GB-19.5"
    table.do("retreat UA1 TRO", "stand")
    assert table.pieces("TRO") == ["UA1"]
    assert not table.damaged("UA1")
    assert table.pieces("KLI") == ["CR1", "UA2", "UR1"]
    assert table.kind == "defenders-fire"


@rule("GB-19.5")
def test_the_withdrawal_needs_no_morale_check() -> None:
    table = assault(sector("UR1", "UA1")).dice(1, 1, 1)
    assert not table.told("checks-morale")
    assert table.kind == "withdraw"


@rule("GB-19.5")
def test_there_is_no_withdrawal_after_the_second_round_or_after_the_combat() -> None:
    table = assault(sector("UR1", "UA1")).dice(1, 1, 1).do("stand").dice(1, 1)
    assert table.kind == "turn"
    table = assault(sector("UR1", "UA1", cubes={"blue": 2})).dice(1, 1, 4, 6)  # C: the attacker is gone
    assert table.pieces("SPW") == ["CR1"]
    assert table.kind == "turn"


@rule("GB-19.5", "GB-19.6", "GB-17.6")
def test_guns_cannot_withdraw_without_command() -> None:
    table = assault(sector("UR1", "UA1"), CRS=sector()).dice(1, 1, 1)
    assert table.kind == "defenders-fire"


# ---- where guns go ------------------------------------------------------------------------------------------


@rule("GB-19.6", "GB-17.4", "GB-17.5")
def test_each_gun_goes_to_a_sector_of_the_owners_choice() -> None:
    table = assault(sector("UR1", "UA1", "UA2")).dice(1, 1, 1, 4, 1)
    table.do("retreat UR1 CRS")
    assert table.refused("retreat UA1 SPW") == "GB-17.5"
    assert table.refused("retreat UA1 PEA") == "GB-17.4"
    table.do("retreat UA1 COD", "retreat UA2 TRO")
    assert table.pieces("COD") == ["UA1"]
    assert table.pieces("TRO") == ["UA2"]


@rule("GB-19.6", "GB-17.8", "GB-17.9")
def test_guns_retreat_two_sectors_for_lack_of_room() -> None:
    table = assault(sector("UR1", "UA1"), CRS=sector(), ROS=union(), PEA=sector("UR2", "UR3", "UR4"))
    table.dice(1, 1, 4, 1)  # UR1 takes the last place in PEA
    assert table.where("UR1") == "PEA"
    table.do("through UA1 PEA WHE")
    assert table.pieces("WHE") == ["UA1"]
    assert table.disrupted("PEA")


@rule("GB-19.6", "GB-17.10")
def test_a_gun_without_a_retreat_is_eliminated() -> None:
    table = assault(
        sector("UR1", "UA1"),
        CRS=sector(),
        PEA=union("UR2", "UR3", "UR4"),
        PIW=sector("CR2"),
        ROS=sector("CR3"),
        TRO=sector("CR4"),
        WHE=sector("CR5"),
    )
    table.dice(1, 1, 4, 1)
    assert table.where("UR1") == "PEA"
    assert table.where("UA1") == "lost"
    assert not table.disrupted("PEA")


# ---- guns alone ---------------------------------------------------------------------------------------------


@rule("GB-19.7", "GB-R22")
def test_guns_alone_fire_once_and_are_overrun() -> None:
    table = assault(sector("UA1", "UA2"), "CR1", "CR2")
    table.dice(2, 1).do("hit CR1")
    assert table.kind == "attacker-morale"
    table.dice(1, 1)  # CR1 in column 1 goes back
    assert table.pieces("SPW") == ["CR1"]
    assert table.pieces("KLI") == ["CR2"]
    assert (table.where("UA1"), table.where("UA2")) == ("lost", "lost")
    assert [event.args["side"] for event in table.told("combat-won")] == ["CSA"]


@rule("GB-19.7", "GB-R22")
def test_guns_alone_that_miss_are_overrun_without_a_check() -> None:
    table = assault(sector("UA1")).dice(1)
    assert not table.told("checks-morale")
    assert table.pieces("KLI") == ["CR1"]
    assert table.where("UA1") == "lost"


@rule("GB-19.7", "GB-15.49")
def test_guns_alone_may_beat_off_the_assault() -> None:
    table = assault(sector("UA1")).dice(2, 1)
    assert table.pieces("KLI") == ["UA1"]
    assert table.pieces("SPW") == ["CR1"]
    assert table.cubes("SPW") == {"grey": 1}


@rule("GB-19.8", "GB-14.2")
def test_combat_fire_never_hits_guns() -> None:
    table = assault(sector("UR1", "UA1"), "CR1", "CR2").dice(1, 1, 6, 6)
    assert table.load("UR1") == 4
    assert not table.damaged("UA1")
    assert table.load("UA1") == 0
