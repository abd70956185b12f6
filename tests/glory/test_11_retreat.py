"""GL-11.2 Retreats, displacement, and what they cost."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.field import Field
from tests.glory.test_10_charge import charged

# ---- ways out ----------------------------------------------------------------------------------------------


@rule("GL-11.21.1", "GL-11.21.3", "GL-R37")
def test_away_from_all_attackers_first() -> None:
    units = "CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 S"
    field = Field(units).do("charge-at p 0504", "join q", "done").dice(5)
    assert field.options() == ["retreat d 0503", "retreat d 0404"]
    assert field.refused("retreat d 0604") == "GL-11.21.3"
    assert field.refused("retreat d 0502") == "GL-11.22.1"
    assert field.refused("retreat d 0505") == "GL-6.14.3"
    assert field.refused("perish d") == "GL-11.27.1"
    assert field.refused("retreat p 0506") == "GL-11.21.1"


@rule("GL-11.21.3")
def test_else_away_from_one_of_them() -> None:
    units = "CS p inf 0505 N\nCS r inf 0605 NW\nCS q inf 0604 SW\nUS d inf 0504 S"
    open_field = Field(units).do("charge-at r 0504", "join p", "join q", "done").dice(1)
    assert open_field.at("d") == "0404"
    field = Field(units, water={"0504-0404": "river"}).do("charge-at r 0504", "join p", "join q", "done").dice(1)
    assert field.options() == ["retreat d 0503", "retreat d 0405"]
    assert field.refused("retreat d 0404") == "GL-11.24.1"


@rule("GL-11.24.1", "GL-11.24.2", "EX-31")
def test_over_a_bridge() -> None:
    around = ["0504-0604", "0504-0404", "0504-0503"]
    river = dict.fromkeys(around, "river")
    field = charged("CS p inf 0505 N\nUS d inf 0504 S", water=river, crossings={"0504-0503": "bridge"}).dice(6)
    assert field.at("d") == "0503"
    assert field.disordered("d")


@rule("GL-11.27.1", "GL-11.21.3", "EX-31")
def test_no_way_out() -> None:
    field = charged(
        "CS p inf 0505 N\nUS d inf 0504 S",
        water=dict.fromkeys(["0504-0604", "0504-0404", "0504-0503"], "river"),
    ).dice(6)
    assert field.at("d") == "eliminated"
    assert field.at("p") == "0504"


@rule("GL-11.28.1", "EX-31")
def test_off_the_map() -> None:
    units = "CS p inf 0502 N\nUS d inf 0501 S\nUS g art 0501 S"
    water = dict.fromkeys(["0501-0401", "0501-0601"], "river")
    field = charged(units, water=water).dice(9, 0)
    assert field.sum_of("charge-result") == [9]
    field.dice(0)
    while field.kind in ("retreat", "displace"):
        field.do(field.options("perish")[0])
    assert field.at("d") == "withdrawn"
    assert field.at("g") == "eliminated"
    assert field.at("p") == "0501"


# ---- automatic Disorders -----------------------------------------------------------------------------------

EXPOSED = """
CS p inf 0505 N s=16 {}
CS e inf 0603 S
US d inf 0504 S
"""
SHUT = dict.fromkeys(["0504-0404", "0504-0503"], "river")


@rule("GL-11.25.1", "GL-11.25.2", "EX-29")
def test_into_the_front_of_another_enemy() -> None:
    field = charged(EXPOSED.format(""), water=SHUT).dice(6)
    assert field.sum_of("charge-result") == [8]
    passed = field.copy().dice(6)
    assert passed.at("d") == "0604"
    assert passed.disordered("d")
    failed = field.copy().dice(8)
    assert failed.at("d") == "withdrawn"


@rule("GL-11.25.1")
def test_the_rear_of_an_enemy_does_no_harm() -> None:
    field = charged(EXPOSED.format("").replace("0603 S", "0603 N"), water=SHUT).dice(6, 0)
    assert field.at("d") == "0604"
    assert not field.disordered("d")


# ---- cavalry, stacks ---------------------------------------------------------------------------------------


@rule("GL-11.22.2")
def test_cavalry_may_go_two_hexes() -> None:
    field = charged("CS p inf 0505 N\nUS h cav 0504 S co=7 s=8").dice(6)
    field.do("retreat h 0503")
    assert field.kind == "further"
    assert field.options() == ["halt", "further 0502", "further 0403", "further 0603"]
    assert field.refused("further 0504") == "GL-11.22.2"
    assert field.copy().do("halt", "face S").at("h") == "0503"
    field.do("further 0502", "face S")
    assert field.at("h") == "0502"


@rule("GL-11.21.2", "GL-11.23.1")
def test_a_stack_goes_together_or_apart() -> None:
    units = "CS p inf 0505 N s=16\nUS d inf 0504 S\nUS e inf 0504 S"
    field = charged(units).dice(6)
    assert len(field.options()) == 6
    together = field.copy().do("retreat e 0503", "face S", "retreat d 0503")
    assert together.stack("0503") == ["d", "e"]
    apart = field.copy().do("retreat d 0404", "face N", "retreat e 0604", "face SW")
    assert (apart.at("d"), apart.at("e")) == ("0404", "0604")


@rule("GL-5.15.5")
def test_a_leader_may_go_along() -> None:
    units = "CS p inf 0505 N\nUS d inf 0504 S\nUS US leader 0504"
    field = charged(units).dice(6)
    field.do("retreat d 0503")
    assert field.options() == ["along US", "remain US"]
    assert field.copy().do("along US").leader("US") == "0503"
    field.do("remain US", "face S", "face N")
    assert (field.seat, field.kind) == ("US", "flee")


@rule("GL-5.15.5", "GL-5.15.2")
def test_a_leader_advances_with_his_unit() -> None:
    field = charged("CS p inf 0505 N\nUS d inf 0504 S\nCS CS leader 0505").dice(6)
    field.do("retreat d 0503", "face S", "along CS", "face N")
    assert field.leader("CS") == "0504"


# ---- displacement ------------------------------------------------------------------------------------------

CROWD = """
CS p inf 0505 N
US d inf 0504 S cmd=K
US a inf 0503 S cmd=L
US b inf 0604 S cmd=L
US c inf 0404 S cmd=L
"""


@rule("GL-11.26.1", "GL-11.26.2", "GL-11.21.3", "EX-30")
def test_displacement() -> None:
    field = charged(CROWD).dice(6)
    assert (field.seat, field.kind) == ("US", "displace")
    assert field.options() == ["displace d 0503 a", "displace d 0404 c", "displace d 0604 b", "perish d"]
    field.do("displace d 0503 a").dice(8)
    assert field.disordered("a")
    assert field.options() == ["retreat a 0502", "retreat a 0403", "retreat a 0603"]
    field.do("retreat a 0502", "face S", "face S")
    assert (field.at("a"), field.at("d")) == ("0502", "0503")
    assert field.at("p") == "0504"


@rule("GL-11.26.2", "EX-30")
def test_declining_displacement() -> None:
    field = charged(CROWD).dice(6).do("perish d")
    assert field.at("d") == "eliminated"
    assert field.at("p") == "0504"


@rule("GL-11.26.2", "GL-11.26.4")
def test_displacement_chains() -> None:
    units = CROWD + "US x inf 0502 S cmd=K\nUS y inf 0403 S cmd=K\nUS z inf 0603 S cmd=K"
    field = charged(units).dice(6).do("displace d 0503 a").dice(0)
    assert field.options() == ["displace a 0502 x", "displace a 0403 y", "displace a 0603 z", "perish a"]
    field.do("displace a 0502 x").dice(0)
    field.do("retreat x 0501", "face S", "face S", "face S")
    assert (field.at("x"), field.at("a"), field.at("d")) == ("0501", "0502", "0503")


@rule("GL-11.26.4")
def test_no_more_are_displaced_than_stacking_needs() -> None:
    units = CROWD + "US g art 0503 S cmd=L"
    field = charged(units).dice(6)
    assert "displace d 0503 g" not in field.options()
    field.do("displace d 0503 a").dice(0)
    field.do("retreat a 0502", "face S")
    assert field.stack("0503") == ["d", "g"]
    full = CROWD + "US e inf 0503 S cmd=L"
    both = charged(full).dice(6)
    first = [option.split()[3] for option in both.options() if option.startswith("displace d 0503 ")]
    assert len(first) == 2, "who goes first is the owner's choice"
    both.do("displace d 0503 a").dice(0).do("retreat a 0502", "face S").dice(0)
    assert both.options("retreat")[0].startswith("retreat e")


@rule("GL-11.26.3", "GL-10.21.3")
def test_displaced_units_are_charged_no_more() -> None:
    units = """
CS p inf 0505 N
CS q inf 0502 S
US d inf 0504 S cmd=K
US a inf 0503 S cmd=L
US b inf 0604 S cmd=L
US c inf 0404 S cmd=L
"""
    field = Field(units).do("charge p", "charge q", "done", "resolve 0").dice(6)
    field.do("displace d 0503 a").dice(0)
    field.do("retreat a 0603", "face S", "face S", "face N")
    assert (field.at("a"), field.at("d"), field.at("p")) == ("0603", "0503", "0504")
    assert field.disordered("a")
    assert field.disordered("d")
    assert [e.args["hex"] for e in field.told("charge-off")] == ["0503"]
    assert len(field.told("charge-result")) == 1
    assert field.kind == ""


@rule("GL-11.26.1", "GL-13.4")
def test_displacement_at_night() -> None:
    field = charged(CROWD, turn="N1").dice(6).do("displace d 0503 a").dice(6)
    assert field.sum_of("check")[-1] == 8
    assert field.disordered("a")


@rule("GL-11.26.1", "GL-11.26.2", "GL-11.26.4")
def test_a_unit_that_has_retreated_makes_room_for_the_next() -> None:
    """I and K fill the only way out: G is not lost before its owner was asked."""
    units = "CS p inf 0505 N s=20\nCS q inf 0605 N s=20\nUS i inf 0504 S\nUS g art 0504 S\nUS k inf 0604 S"
    shut = ["0504-0404", "0504-0405", "0504-0604", "0604-0603", "0604-0703", "0604-0704"]
    field = Field(units, water=dict.fromkeys(shut, "river")).do("charge q", "also 0504", "join p", "done").dice(4, 0)
    field.do("retreat i 0503", "face S", "retreat k 0503")
    assert field.options() == ["displace g 0503 k", "displace g 0503 i", "perish g"]
    field.do("displace g 0503 i").dice(0)
    assert (field.kind, field.options("retreat")) == ("retreat", ["retreat i 0502", "retreat i 0403"])
