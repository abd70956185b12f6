"""MR-24 End of turn: army morale and the day's length."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field


def army(kinds: str, side: str = "first", y: float = 10, rating: str = "average") -> str:
    rows = [f"{side} {side[0]}{n} {kind} {3 + 2.2 * n} {y} 0" for n, kind in enumerate(kinds.split())]
    return "\n".join([f"{side} commander 1 {y + 3} {rating}", *rows])


NINE = "RI RI RI RI RI HC HC LC LC HA HA"
SEVEN = "RI RI RI HC HC LC LC II HA"


def battle(lost: str = "", rating: str = "average", at: str = "morale") -> Field:
    """Step C2 after units were broken."""
    return Field(army(SEVEN, rating=rating) + "\n" + army(NINE, "second", 25), at=at, broken=lost.split())


@rule("MR-24.1")
@pytest.mark.parametrize(("value", "kinds"), [(1.0, ("RI", "HC", "LC")), (0.5, ("II", "IC", "HA", "HW", "RA"))])
def test_loss_values(value: float, kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        text = f"first a {kind} 10 10 0\nfirst k RI 20 10 0\nsecond e RI 30 25 180"
        whole = Field(text, at="nothing").ask.army("first")
        assert (whole["losses"], whole["total"]) == (0, value + 1)
        assert Field(text, at="nothing", broken=["a"]).ask.army("first")["losses"] == value


@rule("MR-24.2", "MR-24.3", "MR-24.5", "WE-51", "MR-R20")
def test_morale_test_points_and_the_second_army() -> None:
    lost = "f3 f5 f0 f1 f7"
    field = battle(lost, "poor")
    first, second = field.ask.army("first"), field.ask.army("second")
    assert (first["total"], second["total"]) == (8, 10)
    assert (first["mtp"], second["mtp"]) == (3, 4)
    assert first["losses"] == 4.5
    assert field.ask.morale("first") == {"tests": True, "spent": False, "modifier": -2}, "poor, and 1.5 rounded down"
    for dice, holds in (((4, 4), True), ((4, 3), False)):
        after = battle(lost, "poor").dice(*dice)
        assert bool(after.told("morale-holds")) is holds
        assert after.ask.victory()["winner"] == ("" if holds else "second")


@rule("MR-24.2")
def test_reinforcements_count_from_the_start() -> None:
    late = "\n".join(f"first {name} RI wait 3 south 4 12" for name in "rqp")
    text = f"first a RI 10 10 0\n{late}\nsecond e RI 30 25 180"
    ask = Field(text, at="nothing").ask
    assert (ask.army("first")["mtp"], ask.army("second")["mtp"]) == (2, 1)


@rule("MR-24.4")
def test_no_test_below_the_point() -> None:
    field = battle("f0 f1")
    assert not field.ask.morale("first")["tests"]
    assert field.state.over
    assert not field.told("morale")


@rule("MR-24.4", "MR-24.7")
def test_both_armies_test_at_one_time() -> None:
    field = battle("f0 f1 f2 s0 s1 s2 s3")
    field.dice(1, 1)
    assert field.kind == "morale-die", "the other army tests although the first has failed"
    field.dice(1, 2)
    assert field.state.over
    assert field.ask.victory() == {"winner": "", "level": "draw", "margin": 0}
    assert len(field.told("army-broken")) == 2


@rule("MR-24.5", "MR-R21")
@pytest.mark.parametrize(("rating", "number"), [("poor", 7), ("average", 6), ("good", 5), ("great", 4)])
def test_the_commander_counts(rating: str, number: int) -> None:
    field = battle("f0 f1 f2", rating)
    assert field.state.decision is not None
    assert field.state.decision.prompt.args["number"] == number
    assert field.copy().dice(1, number - 1).told("morale-holds")
    assert field.copy().dice(1, number - 2).told("army-broken")


@rule("MR-24.6")
def test_two_thirds_break_without_a_roll() -> None:
    before = battle("f0 f1 f2 f3 f4")
    assert not before.ask.morale("first")["spent"]
    assert before.kind == "morale-die"
    after = battle("f0 f1 f2 f3 f4 f7")
    assert after.ask.morale("first")["spent"]
    assert after.state.over
    found = after.ask.victory()
    assert (found["winner"], found["level"]) == ("second", "decisive")
    assert after.told("army-broken")[0].args["cause"] == "two-thirds"


@rule("MR-24.8", "MR-25.5")
def test_conceding() -> None:
    field = Field(army(SEVEN) + "\n" + army(NINE, "second", 25), at="pulse")
    assert field.legal("concede second")
    field.do("concede second")
    assert field.state.over
    assert field.ask.victory() == {"winner": "first", "level": "decisive", "margin": 0}
    assert not field.told("pursuit")


@rule("MR-R38")
def test_agreeing_on_a_draw() -> None:
    field = Field(army(SEVEN) + "\n" + army(NINE, "second", 25), at="pulse").do("agree second")
    assert field.state.over
    assert field.ask.victory() == {"winner": "", "level": "draw", "margin": 0}


@rule("MR-24.9", "MR-24.10", "WE-52", "MR-R22")
def test_the_length_of_the_day() -> None:
    text = "first a RI 10 10 0\nsecond e RI 30 25 180"
    early = Field(text, at="day", length=6, turn_number=5)
    assert early.state.over
    assert not early.told("day-ends")
    for turn, number in ((6, 4), (7, 3), (8, 2)):
        field = Field(text, at="day", length=6, turn_number=turn)
        assert field.kind == "day-die"
        assert not field.copy().dice(number - 1).told("day-ends")
        assert field.copy().dice(number).told("day-ends")
    assert Field(text, at="day", length=6, turn_number=9).told("day-ends")


@rule("MR-24.11", "WE-69", "MR-24.7", "MR-25.1")
def test_an_army_without_units_is_broken_at_once() -> None:
    field = Field("first a RI 10 10 0\nfirst k RI 20 10 0\nsecond e RI 10 11.4 180 sp=1", at="musketry")
    field.do("fire a e").dice(6, 1, 1, 1, 1, 1)
    assert field.state.over
    assert field.ask.victory() == {"winner": "first", "level": "decisive", "margin": 0}
    assert field.told("army-broken")[0].args["cause"] == "no-unit"
    waits = "first a RI 10 10 0\nsecond e RI 10 11.4 180 sp=1\nsecond r RI wait 3 north 4 12"
    field = Field(waits, at="musketry").do("fire a e").dice(6, 1, 1, 1, 1, 1)
    assert not field.told("army-broken"), "reinforcements are to come"


def test_one_unit_is_not_the_army() -> None:
    text = "first a RI 10 10 0\nsecond e RI 10 11.4 180 sp=1\nsecond k RI 20 25 180"
    field = Field(text, at="musketry").do("fire a e").dice(6, 1, 1, 1, 1, 1)
    assert field.told("broken")
    assert not field.told("army-broken")
    assert field.ask.victory()["level"] == ""
