"""MR-24 End of turn: army morale and the day's length."""

from __future__ import annotations

import pytest

from longroll.games.reason.components import KINDS, LOSS_VALUE, Roster
from longroll.games.reason.rules.losses import lose, lose_many
from longroll.games.reason.rules.morale import Morale, is_shaken, is_spent, modifier
from longroll.kit import NOBODY
from longroll.kit.clauses import rule
from tests.reason.field import Field, scenario


def army(kinds: str, side: str = "first", y: float = 10, rating: str = "average") -> str:
    rows = [f"{side} {side[0]}{n} {kind} {3 + 2.2 * n} {y} 0" for n, kind in enumerate(kinds.split())]
    return "\n".join([f"{side} commander 1 {y + 3} {rating}", *rows])


NINE = "RI RI RI RI RI HC HC LC LC HA HA"
SEVEN = "RI RI RI HC HC LC LC II HA"


def battle(rating: str = "average") -> Field:
    return Field(army(SEVEN, rating=rating) + "\n" + army(NINE, "second", 25), at="nothing")


def shaken(lost: tuple[int, ...], rating: str = "average") -> Field:
    """Step C2 after units (by number) were broken."""
    field = battle(rating)
    b = field.state
    lose_many(b, [(unit, 9) for unit in lost])
    b.frames.clear()
    b.push(Morale())
    b.told = []
    b.settle()
    field.events = [b.event(entry) for entry in b.told]
    b.told = None
    return field


@rule("MR-24.1")
def test_loss_values() -> None:
    assert [KINDS[n] for n, value in enumerate(LOSS_VALUE) if value == 2] == ["RI", "HC", "LC"]
    assert [KINDS[n] for n, value in enumerate(LOSS_VALUE) if value == 1] == ["II", "IC", "HA", "HW", "RA"]


@rule("MR-24.2", "MR-24.3", "MR-24.5", "WE-51", "MR-R20")
def test_morale_test_points_and_the_second_army() -> None:
    field = battle(rating="poor")
    assert field.roster.total == (16, 20), "in halves"
    assert field.roster.mtp == (3, 4)
    b = field.state
    lose_many(b, [(unit, 9) for unit in (3, 5, 0, 1, 7)])
    assert b.losses[0] == 9
    assert is_shaken(b, 0)
    assert modifier(b, 0) == -2, "poor, and 1.5 rounded down"
    for dice, holds in (((4, 4), True), ((4, 3), False)):
        after = shaken((3, 5, 0, 1, 7), "poor").dice(*dice)
        assert bool(after.told("morale-holds")) is holds
        assert after.state.winner == (NOBODY if holds else 1)


@rule("MR-24.2")
def test_reinforcements_count_from_the_start() -> None:
    late = "\n".join(f"first {name} RI wait 3 south 4 12" for name in "rqp")
    text = f"first a RI 10 10 0\n{late}\nsecond e RI 30 25 180"
    assert Roster(scenario(text)).mtp == (2, 1)


@rule("MR-24.4")
def test_no_test_below_the_point() -> None:
    field = shaken((0, 1))
    assert field.state.over
    assert not field.told("morale")


@rule("MR-24.4", "MR-24.7")
def test_both_armies_test_at_one_time() -> None:
    field = shaken((0, 1, 2, 9, 10, 11, 12))
    field.dice(1, 1)
    assert field.kind == "morale-die", "the other army tests although the first has failed"
    field.dice(1, 2)
    b = field.state
    assert (b.winner, b.level, b.over) == (NOBODY, 0, True)
    assert len(field.told("army-broken")) == 2


@rule("MR-24.5", "MR-R21")
@pytest.mark.parametrize(("rating", "number"), [("poor", 7), ("average", 6), ("good", 5), ("great", 4)])
def test_the_commander_counts(rating: str, number: int) -> None:
    field = shaken((0, 1, 2), rating)
    assert field.state.decision is not None
    assert field.state.decision.prompt.args["number"] == number
    assert field.copy().dice(1, number - 1).told("morale-holds")
    assert field.copy().dice(1, number - 2).told("army-broken")


@rule("MR-24.6")
def test_two_thirds_break_without_a_roll() -> None:
    field = battle()
    lose_many(field.state, [(unit, 9) for unit in (0, 1, 2, 3, 4)])
    assert not is_spent(field.state, 0)
    after = shaken((0, 1, 2, 3, 4, 7))
    assert after.state.over
    assert (after.state.winner, after.state.level) == (1, 2)
    assert after.told("army-broken")[0].args["cause"] == "two-thirds"


@rule("MR-24.8", "MR-25.5")
def test_conceding() -> None:
    field = Field(army(SEVEN) + "\n" + army(NINE, "second", 25), at="pulse")
    assert field.legal("concede second")
    field.do("concede second")
    b = field.state
    assert (b.over, b.winner, b.level, b.margin) == (True, 0, 2, 0)
    assert not field.told("pursuit")


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
    b = field.state
    assert (b.over, b.winner, b.level) == (True, 0, 2)
    assert field.told("army-broken")[0].args["cause"] == "no-unit"
    waits = "first a RI 10 10 0\nsecond e RI 10 11.4 180 sp=1\nsecond r RI wait 3 north 4 12"
    field = Field(waits, at="musketry").do("fire a e").dice(6, 1, 1, 1, 1, 1)
    assert not field.told("army-broken"), "reinforcements are to come"


def test_one_unit_is_not_the_army() -> None:
    field = battle()
    lose(field.state, 0, 9)
    assert field.state.routed == 0
