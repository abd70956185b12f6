"""GL-10.3 Defensive fire."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.glory.field import Field

# ---- sums --------------------------------------------------------------------------------------------------


@rule("GL-10.34.1", "GL-10.32.4", "GL-10.32.5", "GL-10.34.3", "EX-21", "EX-22", "EX-23")
@pytest.mark.parametrize(
    ("defenders", "targets", "ground", "sum_"),
    [
        ("inf, art", "inf", "", 5),
        ("inf, art", "inf inf", "", 2),
        ("art", "inf inf", "", 1),
        ("art, art", "inf inf", "", 3),
        ("art, art", "inf", "", 5),
        ("inf D", "inf", "", 0),
        ("inf", "inf inf inf", "woods", -2),
        ("inf", "cav", "", 3),
        ("inf D, art", "inf", "town", 2),
        ("art", "inf", "woods", 2),
    ],
)
def test_sums(defenders: str, targets: str, ground: str, sum_: int) -> None:
    """Each target is in its own hex; all stand in the open, in woods or in a town. The die is 0."""
    places = (("0505", "N"), ("0605", "NW"), ("0405", "NE"))
    lines = [f"CS p{n} {kind} {' '.join(places[n])}" for n, kind in enumerate(targets.split())]
    for n, words in enumerate(defenders.split(", ")):
        kind, *marks = words.split()
        lines.append(f"US d{n} {kind} 0504 S {' '.join(marks)}")
    field = Field("\n".join(lines), **({ground: "0505 0605 0405"} if ground else {})).do(
        "charge-at p0 0504" if " " in targets else "charge p0"
    )
    while field.options("join"):
        field.do(field.options("join")[0])
    if field.kind == "charge-with":
        field.do("close")
    at_all = max(field.options("defend"), key=len)
    number = len(targets.split())
    assert len(at_all.split()[-1]) == number
    assert field.do(at_all).dice(*[0] * number).sum_of("defends") == [sum_] * number


# ---- play --------------------------------------------------------------------------------------------------

WITH_GUNS = "CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 S\nUS g art 0504 S"


@rule("GL-10.34.1", "GL-10.32.1", "GL-10.32.5", "GL-10.33.1", "EX-21")
def test_infantry_with_artillery_at_one_target() -> None:
    field = Field("CS p inf 0505 N\nUS d inf 0504 S\nUS g art 0504 S").do("charge p", "defend 0504 C").dice(3)
    assert field.sum_of("defends") == [8]
    assert field.disordered("p")
    assert field.kind == ""


@rule("GL-10.32.1", "GL-10.32.3", "GL-10.32.4", "GL-10.32.5", "EX-21")
def test_infantry_with_artillery_at_two_targets() -> None:
    field = Field(WITH_GUNS).do("charge-at p 0504", "join q")
    assert field.options("defend") == ["defend 0504 L", "defend 0504 C", "defend 0504 LC"]
    both = field.copy().do("defend 0504 LC").dice(5, 6)
    assert both.sum_of("defends") == [7, 8]
    assert sorted(name for name in "pq" if both.disordered(name)) in (["p"], ["q"])
    one = field.copy().do("defend 0504 C").dice(2)
    assert one.sum_of("defends") == [7]


@rule("GL-10.32.5", "GL-10.28.1", "EX-22")
def test_artillery_alone() -> None:
    units = "CS p inf 0505 N\nCS q inf 0605 NW\nUS g art 0504 S"
    field = Field(units).do("charge-at p 0504", "join q", "defend 0504 LC").dice(6, 6)
    assert field.sum_of("defends") == [7, 7]
    two = Field(units + "\nUS h art 0504 S").do("charge-at p 0504", "join q")
    assert two.copy().do("defend 0504 LC").dice(4, 4).sum_of("defends") == [7, 7]
    assert two.do("defend 0504 C").dice(2).sum_of("defends") == [7]


@rule("GL-10.31.1", "GL-11.12.4", "GL-11.12.5", "GL-R34", "EX-23")
def test_disordered_infantry_fires() -> None:
    field = Field("CS p inf 0505 N\nUS d inf 0504 S D").do("charge p")
    assert field.copy().do("defend 0504 C").dice(7).sum_of("defends") == [7]
    assert field.do("defend 0504 C").dice(8).disordered("p")


@rule("GL-10.31.1", "GL-12.2.1", "EX-23")
def test_disordered_guns_and_mounted_cavalry_do_not_fire() -> None:
    assert Field("CS p inf 0505 N\nUS g art 0504 S D").do("charge p").kind == "face"
    field = Field("CS p inf 0505 N\nUS h cav 0504 S").do("charge p")
    assert field.options("evade")
    field.do("stand")
    assert field.seat == "chance"
    with_guns = Field("CS p inf 0505 N\nUS h cav 0504 S\nUS g art 0504 S").do("charge p", "stand", "defend 0504 C")
    assert with_guns.dice(2).sum_of("defends") == [5]


@rule("GL-10.34.2")
def test_only_the_top_infantry_counts() -> None:
    shaken_below = "CS p inf 0505 N\nUS d inf 0504 S D\nUS e inf 0504 S"
    assert Field(shaken_below).do("charge p", "defend 0504 C").dice(2).sum_of("defends") == [3]
    shaken_above = "CS p inf 0505 N\nUS d inf 0504 S\nUS e inf 0504 S D"
    assert Field(shaken_above).do("charge p", "defend 0504 C").dice(2).sum_of("defends") == [2]


@rule("GL-10.34.3", "GL-R35")
def test_guns_with_disordered_infantry() -> None:
    field = Field("CS p inf 0505 N\nUS d inf 0504 S D\nUS g art 0504 S").do("charge p", "defend 0504 C").dice(0)
    assert field.sum_of("defends") == [4]


@rule("GL-10.35.1", "GL-10.32.2", "EX-24")
def test_a_hit_stack_does_not_charge() -> None:
    field = Field("CS p inf 0505 N\nCS q inf 0505 N co=6\nUS d inf 0504 S").do("charge q", "join p")
    assert field.options("defend") == ["defend 0504 C"]
    field.do("defend 0504 C").dice(6)
    assert field.sum_of("defends") == [7]
    assert field.disordered("q")
    assert not field.disordered("p")
    assert field.kind == ""
    assert not field.told("charge-result")


@rule("GL-10.35.1")
def test_guns_on_top_of_the_charger_are_passed_over() -> None:
    field = Field("CS p inf 0505 N\nCS g art 0505 N\nUS d inf 0504 S").do("charge p", "defend 0504 C").dice(9)
    assert field.disordered("p")
    assert not field.disordered("g")


@rule("GL-10.32.1")
def test_only_into_the_front() -> None:
    field = Field("CS p inf 0505 N\nUS d inf 0504 N").do("charge p")
    assert field.seat == "chance"


@rule("GL-10.36.1", "GL-10.36.2", "GL-R56", "GL-R51")
def test_several_fires_at_one_unit() -> None:
    units = "CS x inf 0505 N\nUS a inf 0405 S\nUS b inf 0504 S\nUS c inf 0605 S"
    field = Field(units, woods="0505").do("charge x")
    field.do("defend 0405 L").dice(8)
    field.do("defend 0504 C").dice(7)
    assert len(field.told("defence-hits")) == 1
    field.do("defend 0605 R").dice(7)
    assert field.at("x") == "0505"
    assert field.disordered("x")


@rule("GL-9.12.2", "GL-10.32.3", "GL-R21")
def test_guns_make_one_defensive_fire_per_marker() -> None:
    units = "CS p inf 0505 N\nUS d inf 0504 S\nUS g art 0504 S"
    field = Field(units).do("charge p")
    again = field.changed(moment={"defended": ["g"]}).do("defend 0504 C").dice(2)
    assert again.sum_of("defends") == [3]
    assert field.do("defend 0504 C").noted("defended") == ["g"]


@rule("GL-9.13.4")
def test_defensive_fire_is_not_counterbattery() -> None:
    units = "CS p inf 0505 N\nUS g art 0504 S"
    field = Field(units).do("charge p").changed(moment={"answered": ["g"]})
    assert field.legal("defend 0504 C")


@rule("GL-10.32.1", "GL-10.31.1")
def test_declining_is_allowed_and_refusals() -> None:
    units = "CS p inf 0505 N\nUS d inf 0504 S\nUS e inf 0604 S"
    field = Field(units).do("charge p")
    assert field.refused("defend 0604 C") == "GL-10.32.1"
    assert field.refused("defend 0504 L") == "GL-10.32.1"
    field.do("done")
    assert field.seat == "chance"


@rule("GL-10.41.2", "GL-10.42.2")
def test_the_chargers_ground() -> None:
    units = "CS p inf 0505 N\nUS d inf 0504 S"
    for changes, sum_ in (
        ({}, 1),
        ({"woods": "0505"}, 0),
        ({"town": "0505"}, -1),
        ({"water": {"0505-0504": "stream"}}, 1),
    ):
        field = Field(units, **changes).do("charge p", "defend 0504 C").dice(0)
        assert field.sum_of("defends") == [sum_]
