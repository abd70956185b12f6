"""GL-11.1, GL-11.3, GL-11.4 Disorder, advance, continued attack, counterattack; GL-13 what night changes."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.field import Field
from tests.glory.test_10_charge import PLAIN, charged

# ---- Disorder ----------------------------------------------------------------------------------------------


@rule("GL-11.11.1", "GL-11.41.1", "GL-2.4.5")
def test_a_second_disorder_withdraws() -> None:
    field = charged("CS p inf 0505 N s=40\nUS d inf 0504 S D").dice(9)
    assert field.sum_of("charge-result") == [16]
    assert field.at("d") == "withdrawn"
    assert field.at("p") == "0504"


# ---- advance -----------------------------------------------------------------------------------------------

THREE = """
CS p inf 0505 N co=6
CS q inf 0605 NW co={}
CS r inf 0405 NE co=8 {}
US d inf 0504 S
"""


@rule("GL-11.31.1", "GL-10.33.2")
def test_the_best_cohesion_advances() -> None:
    field = Field(THREE.format(7, "")).do("charge-at p 0504", "join q", "join r", "done").dice(9)
    field.do("face S")
    assert field.at("r") == "0504"


@rule("GL-11.31.1")
def test_ties_are_the_attackers_choice() -> None:
    field = Field(THREE.format(8, "")).do("charge-at p 0504", "join q", "join r", "done").dice(5)
    field.dice(9)
    field.do("face S")
    assert field.options() == ["advance q 0504", "advance r 0504"]
    assert field.refused("done") == "GL-11.31.1"
    assert field.refused("advance p 0504") == "GL-11.31.1"
    assert field.refused("advance q 0503") == "GL-11.31.1"
    field.do("advance q 0504")
    assert field.at("q") == "0504"


@rule("GL-11.31.2")
def test_a_bottom_unit_does_not_advance() -> None:
    units = "CS p inf 0505 N co=9\nCS q inf 0505 N co=6\nUS d inf 0504 S"
    field = Field(units).do("charge q", "join p", "done").dice(2)
    field.do(*[option for option in field.options("retreat") if "0503" in option], "face S")
    assert (field.at("q"), field.at("p")) == ("0504", "0505")


@rule("GL-11.31.3")
def test_one_unit_and_two_emptied_hexes() -> None:
    units = "CS p inf 0505 N s=40\nUS d inf 0504 S\nUS e inf 0605 S"
    field = Field(units).do("charge p", "done").dice(3)
    while field.kind in ("retreat", "face"):
        field.do(field.options()[0])
    assert field.options() == ["advance p 0504", "advance p 0605"]
    field.do("advance p 0605", "face N")
    assert field.at("p") == "0605"
    assert field.kind == ""


# ---- continued attack --------------------------------------------------------------------------------------

PRESS = """
CS p inf 0505 N s=40
US d inf 0504 S
US f inf 0604 SW
"""


@rule("GL-11.32.1", "GL-11.32.2", "GL-11.33.4", "EX-28")
def test_continued_attack() -> None:
    field = Field(PRESS).do("charge p", "done").dice(7)
    assert field.sum_of("charge-result") == [12]
    field.do("retreat d 0503", "face S", "face N")
    assert field.at("p") == "0504"
    assert (field.seat, field.kind) == ("CS", "continue")
    assert field.options() == ["done", "charge p"]
    field.do("charge p")
    assert {e.args["hex"] for e in field.told("charges")[1:]} == {"0503", "0604"}
    assert field.options() == ["done", "defend 0604 C"]
    assert field.refused("defend 0503 C") == "GL-11.33.4"
    field.do("done").dice(9)
    assert field.sum_of("charge-result")[1] >= 11
    while field.kind in ("retreat", "face", "advance"):
        field.do(field.options()[0])
    assert field.kind == ""


@rule("GL-11.32.1")
def test_declining_it() -> None:
    field = Field(PRESS).do("charge p", "done").dice(7).do("retreat d 0503", "face S", "face N", "done")
    assert field.kind == ""


@rule("GL-11.32.1")
def test_not_below_eleven() -> None:
    field = Field(PRESS).do("charge p", "done").dice(5)
    assert field.sum_of("charge-result") == [10]
    field.dice(0).do("retreat d 0503", "face S", "face N")
    assert field.kind == ""


@rule("GL-11.32.2")
def test_after_all_other_charges() -> None:
    units = PRESS + "CS q inf 0905 N\nUS e inf 0904 S"
    field = Field(units).do("charge p", "charge q", "done", "resolve 0").dice(7)
    field.do("retreat d 0503", "face S", "face N")
    assert field.seat == "chance"
    field.dice(3, 0, 0)
    assert field.kind == "continue"


# ---- counterattack -----------------------------------------------------------------------------------------


def broken(units: str = PLAIN) -> Field:
    """A charge across a stone wall that breaks: the attacker must retreat."""
    return charged(units, walls="0504>0505").dice(1)


@rule("GL-11.33.1", "GL-11.33.2", "GL-11.33.3", "GL-11.33.4", "GL-R38", "EX-27")
def test_counterattack() -> None:
    field = broken()
    assert field.sum_of("charge-result") == [-2]
    assert field.disordered("p")
    assert field.options() == ["retreat p 0406", "retreat p 0506", "retreat p 0606"]
    field.do("retreat p 0506", "face N")
    assert (field.seat, field.kind) == ("US", "counter")
    assert field.options() == ["done", "counter d 0505"]
    field.do("counter d 0505", "face S")
    assert field.options() == ["done", "charge d"]
    field.do("charge d")
    assert field.seat == "chance"
    field.dice(5)
    assert field.sum_of("charge-result") == [-2, 7]
    assert field.seat == "CS"
    field.do("retreat p 0507", "face N", "face S")
    assert field.at("d") == "0506"
    assert field.kind == ""


@rule("GL-11.33.2")
def test_declining_or_only_advancing() -> None:
    field = broken().do("retreat p 0506", "face N")
    assert field.copy().do("done").at("d") == "0504"
    gone = field.copy().do("counter d 0505", "face S", "done")
    assert gone.at("d") == "0505"
    assert gone.kind == ""


def two_fled() -> Field:
    """P and Q have charged together and fled; D may go after them."""
    units = "CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 S s=60"
    field = Field(units).do("charge-at p 0504", "join q", "done").dice(0)
    return field.do("retreat p 0506", "face N", "retreat q 0606", "face N", "counter d 0505", "face S")


@rule("GL-11.33.1")
def test_a_counterattacker_chooses_which_of_the_fled_he_charges() -> None:
    field = two_fled()
    assert field.options() == ["done", "charge d", "charge-at d 0506", "charge-at d 0606"]
    assert field.refused("charge-at d 0406") == "GL-11.33.1"
    both = field.copy().do("charge d").dice(0)
    assert [event.args["hex"] for event in both.told("charges")][-2:] == ["0506", "0606"]
    one = field.copy().do("charge-at d 0606")
    assert one.options() == ["close", "also 0506"]
    one.do("close")
    assert [event.args["hex"] for event in one.told("charges")][-1] == "0606"


@rule("GL-11.33.1", "GL-11.33.2")
def test_who_joins_a_counterattack_brings_no_hex_he_does_not_want() -> None:
    """E goes after Q alone; D, who has both fugitives before it, helps against Q only."""
    units = "CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 S s=60\nUS e inf 0604 S s=60"
    field = Field(units).do("charge q", "also 0504", "join p", "done").dice(0)
    field.do("retreat p 0506", "face N", "retreat q 0606", "face N")
    field.do("counter d 0505", "face S", "counter e 0605", "face S", "charge-at e 0606", "join d")
    assert field.options() == ["close", "also 0506"]


@rule("GL-11.33.3")
def test_a_counterattack_leads_to_nothing_more() -> None:
    field = broken("CS p inf 0505 N\nUS d inf 0504 S s=40").do("retreat p 0506", "face N", "counter d 0505", "face S")
    field.do("charge d").dice(9)
    assert field.sum_of("charge-result")[1] >= 11
    assert field.at("p") == "withdrawn"
    field.do("face S")
    assert field.kind == ""
    repulsed = Field("CS p inf 0505 N\nUS d inf 0504 S s=1 co=7", walls="0504>0505", levels={"0504": 1, "0506": 5}).do(
        "charge p", "done"
    )
    repulsed.dice(0)
    assert repulsed.told("charge-result")


@rule("GL-11.33.1")
def test_other_enemies_are_ignored() -> None:
    field = broken(PLAIN + "\nCS x inf 0606 N").do("retreat p 0506", "face N", "counter d 0505", "face S", "charge d")
    assert [e.args["hex"] for e in field.told("charges")][1:] == ["0506"]


@rule("GL-11.33.1", "GL-11.33.2")
def test_only_into_hexes_just_vacated() -> None:
    field = broken("CS o inf 0505 N\nCS p inf 0505 N\nUS d inf 0504 S")
    field.do(next(option for option in field.options() if option.startswith("retreat p")), "face N")
    assert field.at("o") == "0505"
    assert field.kind == ""


@rule("GL-11.23.2", "EX-44")
def test_who_joined_friends_adds_nothing() -> None:
    alone = broken("CS p inf 0505 N s=8\nUS d inf 0504 S").do("retreat p 0506", "face N")
    alone.do("counter d 0505", "face S", "charge d").dice(0)
    assert alone.sum_of("charge-result")[1] == 2
    joined = broken("CS p inf 0505 N s=8\nCS f inf 0506 N s=4 co=6\nUS d inf 0504 S").do("retreat p 0506")
    joined.do("counter d 0505", "face S", "charge d", "defend 0506 C").dice(0)
    joined.dice(5)
    assert joined.sum_of("charge-result")[1] == 8
    assert {e.args["unit"] for e in joined.dice(0, 0).told("check")} == {"p", "f"}


@rule("GL-11.23.2")
def test_who_joined_guns_is_withdrawn_with_them() -> None:
    field = broken("CS p inf 0505 N\nCS g art 0506 N\nUS d inf 0504 S").do("retreat p 0506")
    field.do("counter d 0505", "face S", "charge d", "defend 0506 C").dice(0)
    assert field.at("g") == "eliminated"
    assert field.at("p") == "withdrawn"
    assert field.at("d") == "0506"


# ---- night -------------------------------------------------------------------------------------------------


@rule("GL-13.4", "GL-13.9", "GL-R41", "EX-36")
def test_night_checks_and_advance() -> None:
    field = charged("CS p inf 0505 N s=16\nUS d inf 0504 S", turn="N1").dice(6, 6)
    assert field.sum_of("check") == [8]
    assert field.disordered("d")
    field.do("retreat d 0503", "face S")
    assert field.options() == ["advance p 0504", "done"]
    stays = field.copy().do("done")
    assert (stays.at("p"), stays.disordered("p")) == ("0505", False)
    field.do("advance p 0504", "face N")
    assert (field.at("p"), field.disordered("p")) == ("0504", True)


@rule("GL-13.9")
def test_no_continued_attack_at_night() -> None:
    field = charged("CS p inf 0505 N s=40\nUS d inf 0504 S", turn="N2").dice(9)
    field.do("retreat d 0503", "face S", "advance p 0504", "face N")
    assert field.kind == ""


@rule("GL-13.9")
def test_a_counterattack_at_night_does_not_disorder() -> None:
    field = charged(PLAIN, walls="0504>0505", turn="N1").dice(1).do("retreat p 0506", "face N", "counter d 0505")
    assert not field.disordered("d")


@rule("GL-11.31.1", "GL-6.41.1", "GL-6.41.5")
def test_nobody_advances_onto_a_friend_he_may_not_stack_with() -> None:
    """W is repulsed and goes into the hex of the guns that were taken: there is no room for another cavalry."""
    units = "CS w cav 0605 N\nCS s cav 0505 N\nUS g art 0504 S\nUS d inf 0704 S"
    field = Field(units).do("charge w", "also 0504", "join s", "done").dice(0, 0).do("retreat w 0504", "halt", "face N")
    assert field.at("g") == "eliminated"
    assert (field.at("w"), field.at("s")) == ("0504", "0505")
    assert not field.told("advances")


@rule("GL-11.31.1", "GL-6.41.2")
def test_an_advance_may_join_a_friend_who_retreated_there() -> None:
    """The same with the guns of the attackers, whom cavalry may stand with."""
    units = "CS w cav 0605 N\nCS h art 0605 N\nCS s cav 0505 N\nUS g art 0504 S\nUS d inf 0704 S"
    field = Field(units).do("charge w", "also 0504", "join s", "done").dice(0, 0)
    field.do("retreat h 0504", "face N", "retreat w 0606", "halt", "face N")
    assert (field.at("h"), field.at("s")) == ("0504", "0504")
