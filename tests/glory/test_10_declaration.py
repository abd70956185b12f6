"""GL-10.1, GL-10.21, GL-10.24 Who charges what: coverage, combination, order."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.field import Field

X_Y_Z = """
CS x inf 0505 N co=7
CS y inf 0705 N s=5 co=7
CS z inf 0805 N s=4 co=8
US a inf 0405 S
US b inf 0504 S
US c inf 0605 S
US d inf 0704 S s=6 co=5
"""
WOODS = "0505 0705 0805"


@rule("GL-10.11.1", "GL-10.12.1", "GL-10.12.2", "GL-10.24.1", "GL-10.21.1", "GL-10.21.2", "GL-R27", "EX-05")
def test_the_running_example() -> None:
    field = Field(X_Y_Z, woods=WOODS)
    assert field.seat == "CS"
    assert field.options() == ["done", "charge x", "charge-at y 0704", "charge-at y 0605", "charge-at z 0704"]
    field.do("charge x")
    assert field.options() == ["close", "also 0605"]
    field.do("also 0605")
    assert field.kind == "charge"
    field.do("charge-at y 0704")
    assert field.options() == ["close", "join z", "also 0605"]
    field.do("join z", "close")
    assert field.seat == "US"
    assert field.options("defend")[:3] == ["defend 0504 C", "defend 0405 L", "defend 0605 R"]
    field.do("defend 0405 L").dice(8)
    field.do("defend 0504 C").dice(9)
    field.do("defend 0605 R").dice(3)
    assert field.sum_of("defends") == [8, 9, 3]
    assert field.at("x") == "0505"
    assert field.options() == ["done", "defend 0704 L", "defend 0704 C", "defend 0704 LC"]
    both = field.copy().do("defend 0704 LC").dice(9, 9)
    assert both.sum_of("defends")[3:] == [8, 8]
    assert len(both.told("defence-hits")) == 3
    field.do("defend 0704 C").dice(7)
    assert field.at("x") == "withdrawn"
    assert not field.disordered("y")
    assert field.seat == "chance"
    field.dice(5)
    assert field.sum_of("charge-result") == [9]
    field.dice(4)
    assert field.options() == ["retreat d 0703", "retreat d 0604"]
    field.do("retreat d 0703", "face S")
    assert field.at("z") == "0704"
    assert field.kind == "face"
    field.do("face N")
    assert field.kind == ""


@rule("GL-10.12.2", "GL-10.12.3", "GL-11.12.6")
def test_disordered_units_and_guns_do_not_cover() -> None:
    units = "CS x inf 0505 N\nCS y {} 0705 N {}\nUS b inf 0504 S\nUS c inf 0605 S"
    assert "also 0605" in Field(units.format("inf", "")).do("charge x").options()
    for kind, mark in (("inf", "D"), ("art", "")):
        field = Field(units.format(kind, mark))
        assert field.options() == ["done", "charge x"]
        field.do("charge x")
        assert {e.args["hex"] for e in field.told("charges")} == {"0504", "0605"}


@rule("GL-10.12.2", "GL-4.24.2")
def test_units_of_other_commands_do_not_cover() -> None:
    units = "CS x inf 0505 N cmd=K\nCS y inf 0705 N cmd=L\nUS b inf 0504 S\nUS c inf 0605 S"
    field = Field(units, acting="K").do("charge x")
    assert {e.args["hex"] for e in field.told("charges")} == {"0504", "0605"}
    combined = Field(units, acting="K L").do("charge x")
    assert combined.options() == ["close", "also 0605"]


@rule("GL-10.12.3", "GL-10.12.4", "GL-10.24.4", "GL-R26")
def test_a_stack_charges_with_its_top_unit() -> None:
    units = "CS p inf 0505 N\nCS q inf 0505 N\nUS b inf 0504 S\nUS c inf 0605 S"
    field = Field(units)
    assert field.options() == ["done", "charge q"]
    assert field.refused("charge p") == "GL-10.24.4"
    field.do("charge q")
    assert field.options() == ["close", "join p"]
    field.do("join p")
    assert {e.args["hex"] for e in field.told("charges")} == {"0504", "0605"}


@rule("GL-10.12.3")
def test_guns_on_top_are_passed_over() -> None:
    units = "CS p inf 0505 N\nCS g art 0505 N\nUS b inf 0504 S"
    field = Field(units)
    assert field.options() == ["done", "charge p"]
    assert field.refused("charge g") == "GL-10.11.2"


@rule("GL-10.11.2", "GL-11.12.3", "GL-7.13.1", "GL-8.0.1")
def test_who_may_not_charge() -> None:
    units = "CS p inf 0505 S\nCS q inf 0605 NW\nCS r inf 0405 NE D\nCS g art 0306 N\nUS b inf 0504 S"
    field = Field(units).changed(moment={"began_adjacent": []})
    assert field.options() == ["done", "charge q"]
    assert field.refused("charge p") == "GL-7.13.1"
    assert field.refused("charge r") == "GL-10.11.2"
    assert field.refused("charge g") == "GL-10.11.2"
    assert field.refused("charge b") == "GL-4.22.1"
    assert field.refused("charge-at q 0504") == "GL-10.12.1"


@rule("GL-10.11.3", "GL-R25")
def test_no_charge_across_a_river() -> None:
    units = "CS p inf 0505 N\nUS b inf 0504 S\nUS c inf 0605 S"
    field = Field(units, water={"0505-0504": "river"}).do("charge p")
    assert {e.args["hex"] for e in field.told("charges")} == {"0605"}
    shut = Field("CS p inf 0505 N\nUS b inf 0504 S\nCS q inf 0406 NE", water={"0505-0504": "river"})
    assert shut.kind == ""


@rule("GL-10.24.1", "GL-10.24.2")
def test_a_chain_is_enough_and_unlinked_units_charge_apart() -> None:
    units = """
CS p inf 0505 N
CS q inf 0605 N
CS r inf 0606 N
CS s inf 1005 N
US b inf 0504 S
US c inf 0604 S
US d inf 0705 S
US e inf 1004 S
"""
    field = Field(units).do("charge q")
    assert field.options() == ["close", "join-at p 0504", "join r", "also 0504"]
    assert field.refused("join p") == "GL-10.21.2"
    assert field.refused("join s") == "GL-10.24.1"
    field.do("also 0504")
    assert field.legal("join p")
    field.do("join p", "join r")
    field.do("charge s")
    assert field.seat == "US"
    field.do("done")
    assert field.options() == ["resolve 0", "resolve 1"]


@rule("GL-10.24.3")
def test_horse_and_foot_do_not_combine() -> None:
    units = "CS p inf 0505 N\nCS h cav 0605 NW\nCS q inf 0405 NE\nUS b inf 0504 S"
    field = Field(units)
    field.do("charge-at p 0504")
    assert field.legal("join q")
    assert field.refused("join h") == "GL-10.24.3"


@rule("GL-13.3")
def test_no_cavalry_charge_at_night() -> None:
    units = "CS h cav 0605 NW\nCS p inf 0505 N\nUS b inf 0504 S"
    field = Field(units, turn="N1")
    assert field.options() == ["done", "charge-at p 0504"]
    assert field.refused("charge h") == "GL-13.3"


P_Q = "CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 S"


@rule("GL-10.21.2", "GL-10.24.1", "GL-R58", "EX-41")
def test_neighbours_may_combine() -> None:
    field = Field(P_Q)
    assert field.options() == ["done", "charge-at p 0504", "charge-at q 0504"]
    field.do("charge-at p 0504", "join q", "done").dice(0)
    ratio = [e.args["value"] for e in field.told("modifier") if e.args["clause"] == "GL-10.41.1"]
    assert ratio == ["+2"]


@rule("GL-10.21.2", "GL-10.21.3", "GL-10.22.1", "GL-10.32.3", "EX-41")
def test_or_charge_apart() -> None:
    field = Field(P_Q).do("charge-at p 0504", "close", "charge-at q 0504")
    assert field.seat == "US"
    assert field.options() == ["done", "defend 0504 L", "defend 0504 C", "defend 0504 LC"]
    field.do("done")
    assert field.options() == ["resolve 0", "resolve 1"]
    field.do("resolve 0").dice(6)
    ratio = [e.args["value"] for e in field.told("modifier") if e.args["clause"] == "GL-10.41.1"]
    assert ratio == ["0"]
    field.do("retreat d 0503", "face S", "face N")
    assert field.at("p") == "0504"
    assert [e.args["hex"] for e in field.told("charge-off")] == ["0504"]
    assert field.kind == ""


P_Q_R = """
CS p inf 0505 N
CS q inf 0606 N
CS r inf 0705 N
US a inf 0504 S
US b inf 0605 S
US c inf 0704 S
"""


@rule("GL-10.24.5", "GL-10.33.2")
def test_the_rest_of_a_combined_charge_goes_on() -> None:
    field = Field(P_Q_R).do("charge p", "also 0605", "join q", "join r")
    assert field.seat == "US"
    field.do("defend 0605 C").dice(9)
    field.do("done")
    assert field.disordered("q")
    field.dice(4)
    assert field.sum_of("charge-result") == [3]
    assert [e.args["value"] for e in field.told("modifier")][-2:] == ["-1", "0"]


@rule("GL-10.24.6", "GL-R29")
def test_a_hex_without_attackers_leaves_the_charge() -> None:
    field = Field(P_Q_R).do("charge p", "also 0605", "join q", "join r")
    field.do("defend 0504 C").dice(9)
    field.do("done").dice(4)
    assert field.sum_of("charge-result") == [4]
    field.dice(0, 0, 0, 0)
    assert field.kind == ""


@rule("GL-10.12.5")
def test_coverage_stays_when_the_covering_unit_is_hit() -> None:
    units = "CS x inf 0505 N\nCS y inf 0705 N\nUS b inf 0504 S\nUS c inf 0605 S"
    field = Field(units).do("charge x", "close", "charge-at y 0605", "defend 0605 L").dice(9)
    field.do("done")
    assert field.disordered("y")
    field.dice(6)
    assert [e.args["hex"] for e in field.told("charge-result")] == ["0504"]
    idle = Field(units).do("charge x", "close", "done", "done")
    assert [e.args["unit"] for e in idle.told("charges")] == ["x"]


@rule("GL-10.21.4", "GL-R29")
def test_an_attacker_that_was_displaced_leaves_its_charge() -> None:
    units = "CS p inf 0505 N cmd=K\nCS q inf 0506 S cmd=L\nUS d inf 0504 S\nUS e inf 0507 N"
    shut = {"0505-0406": "river", "0505-0606": "river"}
    field = Field(units, acting="K L", water=shut).do("charge p", "close", "charge q", "done")
    field.do("resolve 0").dice(1, 0)
    field.do("displace p 0506 q").dice(0)
    field.do("retreat q 0607", "face N", "face N")
    assert (field.at("p"), field.at("q")) == ("0506", "0607")
    assert [e.args["hex"] for e in field.told("charge-off")] == ["0507"]
    assert len(field.told("charge-result")) == 1
    assert field.kind == ""


@rule("GL-10.21.2", "GL-10.11.1")
def test_refusals_name_what_is_wrong() -> None:
    field = Field(P_Q).do("charge-at p 0504")
    assert field.refused("also 0504") == "GL-10.21.2"
    assert field.refused("also 0604") == "GL-10.11.1"
    assert field.refused("join p") == "GL-10.21.2"
    assert field.refused("fire p 0504 -") == "GL-10.21.2"
