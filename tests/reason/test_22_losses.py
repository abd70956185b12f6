"""MR-22 Breaking units, loss of officers."""

from __future__ import annotations

import pytest

from longroll.games.reason.components import PRESENT, REMOVED
from longroll.games.reason.rules.losses import havens, lose, lose_many, overrun, risk
from longroll.kit.clauses import rule
from tests.reason.field import Field

TEXT = """
    first commander 12 8.2 good v=1
    first officer F 10 8.8 mod=2 exceptional v=3
    first a RI 10 10 0 force=F
    first b RI 14 10 0 force=F
    first k RI 25 10 0
    second e RI 30 25 180
"""


def fallen(text: str = TEXT, unit: str = "a") -> Field:
    """A unit has just been broken."""
    field = Field(text, at="nothing")
    lose(field.state, field.unit(unit), 9)
    field.state.settle()
    return field


@rule("MR-22.2", "MR-R24")
@pytest.mark.parametrize(("dice", "lost"), [((6, 5), False), ((6, 6), True)])
def test_officers_beside_a_breaking_unit(dice: tuple[int, int], lost: bool) -> None:
    field = fallen()
    assert field.kind == "officer-die"
    assert field.state.decision is not None
    assert field.state.decision.prompt.args["officer"] == "OF", "0.7 BW; the commander is 1.31 BW away"
    field.dice(*dice)
    assert (field.ask.officer("OF")["lost"] == 1) is lost
    assert field.state.over


@rule("MR-22.2", "MR-22.5")
def test_each_officer_and_each_cause_is_tested() -> None:
    text = TEXT.replace("12 8.2", "12 9.2")
    field = Field(text, at="nothing")
    lose_many(field.state, [(0, 9), (1, 9)])
    field.state.settle()
    tested = []
    while field.kind == "officer-die":
        assert field.state.decision is not None
        tested.append(field.state.decision.prompt.args["officer"])
        field.dice(1, 2)
    assert sorted(map(str, tested)) == ["Cfirst", "Cfirst", "OF"], "the commander is near both units"


@rule("MR-22.3", "WE-45", "MR-22.6", "MR-R30")
@pytest.mark.parametrize(("dice", "lost"), [((4, 4), False), ((5, 4), True)])
def test_valour_is_added(dice: tuple[int, int], lost: bool) -> None:
    field = Field(TEXT, at="nothing")
    b = field.state
    officer = field.officer("OF")
    risk(b, officer, 3)
    b.settle()
    field.dice(*dice)
    assert b.officers_lost[officer] == int(lost)
    if lost:
        assert (b.mod[officer], b.exceptional[officer], b.v[officer]) == (1, False, 0)
        assert b.whereabouts[officer] == PRESENT
    else:
        assert (b.mod[officer], b.exceptional[officer], b.v[officer]) == (2, True, 3)


@rule("MR-22.6")
def test_the_modifier_does_not_go_below_minus_three() -> None:
    field = Field(TEXT.replace("mod=2", "mod=-3"), at="nothing")
    risk(field.state, field.officer("OF"), 3)
    field.state.settle()
    field.dice(6, 6)
    assert field.ask.officer("OF")["mod"] == -3


@rule("MR-22.4", "MR-22.5", "MR-22.9", "WE-62", "MR-14.7")
@pytest.mark.parametrize(("dice", "lost"), [((6, 5), 0), ((6, 6), 1)])
def test_an_officer_ridden_over(dice: tuple[int, int], lost: int) -> None:
    field = Field(TEXT, at="nothing")
    b = field.state
    officer = field.officer("OF")
    overrun(b, officer)
    b.settle()
    field.dice(*dice)
    assert b.officers_lost[officer] == lost
    assert b.mod[officer] == 2 - lost
    assert (field.kind, field.seat) == ("displaced", "first")
    assert len(field.options()) > 1
    assert field.refused("shift OF 20 20") == "MR-22.5"
    assert field.refused("shift OFk 10 9.4") == "MR-22.5"
    assert field.refused("shift OF 10 10") == "MR-15.6"
    assert field.legal("shift OF 10.3 9.48")
    field.do(field.options()[0])
    assert b.gap(officer, field.unit("a")) <= 0.05, "beside the nearest unit of his Force"
    assert field.told("displaced")


@rule("MR-22.5")
def test_without_a_free_place_in_contact_the_nearest_one() -> None:
    around = "\n".join(
        f"first x{n} RI {x} {y} {facing} force=F"
        for n, (x, y, facing) in enumerate(
            [(10, 9.45, 0), (10, 10.55, 0), (8.7, 10, 90), (11.3, 10, 90), (8.1, 10, 90), (11.9, 10, 90)]
        )
    )
    text = f"first officer F 10 20\nfirst a RI 10 10 0 force=F\n{around}\nsecond e RI 30 25 180"
    field = Field(text, at="nothing")
    b = field.state
    b.put_officer(2, 10, 10.3)
    places = havens(b, 2)
    assert len(places) == 1
    overrun(b, 2)
    b.settle()
    field.dice(1, 1)
    assert b.frames == [], "the only place is taken at once"
    assert b.gap(2, 0) > 0.05


@rule("MR-22.7", "MR-22.8", "MR-R35")
def test_a_lost_army_commander() -> None:
    field = Field(TEXT, at="nothing", pools=(7, 3))
    b = field.state
    risk(b, 0, 1)
    b.settle()
    field.dice(6, 5)
    assert (b.rating[0], b.v[0], b.officers_lost[0]) == (0, 0, 1)
    assert b.pools == [0, 3]
    assert field.place("Cfirst") == (12, 8.2), "the successor stands in his place"


@rule("MR-22.9", "MR-3.12")
def test_no_successor_without_units() -> None:
    text = TEXT.replace("first b RI 14 10 0 force=F", "first b RI 14 10 0")
    field = fallen(text).dice(6, 6)
    officer = field.officer("OF")
    assert (field.state.whereabouts[officer], field.state.officers_lost[officer]) == (REMOVED, 1)
    field = fallen(text).dice(1, 1)
    assert (field.state.whereabouts[officer], field.state.officers_lost[officer]) == (REMOVED, 0)


@rule("MR-22.9")
def test_a_successor_does_not_stand_under_the_enemy() -> None:
    field = Field(TEXT, at="nothing")
    b = field.state
    b.put(field.unit("e"), 10, 8.7, 0, 0)
    risk(b, field.officer("OF"), 3)
    b.settle()
    field.dice(6, 6)
    assert field.kind == "displaced"


@rule("MR-22.5")
def test_a_successor_does_not_take_the_tests_of_the_dead() -> None:
    text = TEXT.replace("12 8.2", "30 3").replace("first b RI 14 10 0", "first b RI 10 8.1 0")
    text += "\n    first c RI 14 10 0 force=F"
    for dice, tests in (((6, 6), 1), ((1, 1), 2)):
        field = Field(text, at="nothing")
        lose_many(field.state, [(0, 9), (1, 9)])
        field.state.settle()
        rolled = 0
        while field.kind == "officer-die":
            field.dice(*dice)
            rolled += 1
        assert rolled == tests


@rule("MR-3.12", "MR-22.2")
def test_the_general_of_a_force_broken_at_one_moment_is_tested_before_he_goes() -> None:
    field = Field(TEXT.replace("12 8.2", "30 3"), at="nothing")
    lose_many(field.state, [(0, 9), (1, 9)])
    field.state.settle()
    assert field.kind == "officer-die", "he is near the first unit only"
    field.dice(1, 1)
    assert field.state.whereabouts[field.officer("OF")] == REMOVED
