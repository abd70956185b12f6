"""MR-22 Breaking units, loss of officers."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field
from tests.reason.fights import combat, duel, engage

TEXT = """
    first commander 12 8.2 good v=1
    first officer F 10 8.8 mod=2 exceptional v=3
    first a RI 10 10 0 force=F
    first b RI 14 10 0 force=F
    first k RI 25 10 0
    second e RI 30 25 180
"""
GUNS = """
    second g HA 10 13 180
    second h HA 14 13 180
"""


def fallen(text: str = TEXT) -> Field:
    """Musketry has just broken a."""
    field = Field(text.replace("30 25 180", "10 11.4 180"), at="musketry", side="second", losses={"a": 5})
    return field.do("fire e a").dice(6, 1, 1, 1, 1, 1)


def bombarded(text: str = TEXT + GUNS) -> Field:
    """Two batteries have broken a and b at one moment (MR-9.3); canister is fired without being asked."""
    field = Field(text, at="artillery", side="second", losses={"a": 5, "b": 5})
    field.do(*[shot for shot in ("fire g a", "fire h b") if field.legal(shot)])
    while field.kind == "fire-die":
        field.dice(6)
    assert [event.args["unit"] for event in field.told("broken")] == ["a", "b"]
    return field


def brave(officer: str, text: str = TEXT, **rest: Any) -> Field:
    """An officer has lent his valour in a combat that breaks nobody: he is tested."""
    field = engage(duel(text + "    second t RI 10 10.5 180", **rest), "a", "t")
    combat(field).do(f"valour {officer}").dice(1, 4)
    if field.kind == "combat-reroll":
        field.do("keep")
    assert field.told("officer-test")[0].args["cause"] == "valour"
    return field


def ridden_over(text: str) -> Field:
    """A horseman rides over the sub-commander."""
    field = Field(text, side="second").do("move h A5")
    assert field.told("passed-over")[0].args["officer"] == "OF"
    return field


def in_danger(field: Field) -> str:
    """Whose loss test is to be rolled."""
    assert field.state.decision is not None
    return str(field.state.decision.prompt.args["officer"])


@rule("MR-22.2", "MR-R24")
@pytest.mark.parametrize(("dice", "lost"), [((6, 5), False), ((6, 6), True)])
def test_officers_beside_a_breaking_unit(dice: tuple[int, int], lost: bool) -> None:
    field = fallen()
    assert field.kind == "officer-die"
    assert in_danger(field) == "OF", "0.7 BW; the commander is 1.31 BW away"
    field.dice(*dice)
    assert (field.ask.officer("OF")["lost"] == 1) is lost
    assert field.state.over


@rule("MR-22.2", "MR-22.5")
def test_each_officer_and_each_cause_is_tested() -> None:
    field = bombarded((TEXT + GUNS).replace("12 8.2", "12 9.2"))
    found = []
    while field.kind == "officer-die":
        found.append(in_danger(field))
        field.dice(1, 2)
    assert sorted(found) == ["Cfirst", "Cfirst", "OF"], "the commander is near both units"


@rule("MR-22.3", "WE-45", "MR-22.6", "MR-R30")
@pytest.mark.parametrize(("dice", "lost"), [((4, 4), False), ((5, 4), True)])
def test_valour_is_added(dice: tuple[int, int], lost: bool) -> None:
    officer = brave("OF").dice(*dice).ask.officer("OF")
    assert officer["lost"] == int(lost)
    if lost:
        assert (officer["mod"], officer["exceptional"], officer["v"]) == (1, False, 0)
        assert officer["where"] == "present"
    else:
        assert (officer["mod"], officer["exceptional"], officer["v"]) == (2, True, 3)


@rule("MR-22.6")
def test_the_modifier_does_not_go_below_minus_three() -> None:
    field = brave("OF", TEXT.replace("mod=2", "mod=-3")).dice(6, 6)
    assert field.told("officer-lost")
    assert field.ask.officer("OF")["mod"] == -3


@rule("MR-22.4", "MR-22.5", "MR-22.9", "WE-62", "MR-14.7")
@pytest.mark.parametrize(("dice", "lost"), [((6, 5), 0), ((6, 6), 1)])
def test_an_officer_ridden_over(dice: tuple[int, int], lost: int) -> None:
    field = ridden_over(TEXT + "    second h HC 6 8.4 90").dice(*dice)
    assert field.ask.officer("OF")["lost"] == lost
    assert field.ask.officer("OF")["mod"] == 2 - lost
    assert (field.kind, field.seat) == ("displaced", "first")
    assert len(field.options()) > 1
    assert field.refused("shift OF 20 20") == "MR-22.5"
    assert field.refused("shift OFk 10 9.4") == "MR-22.5"
    assert field.refused("shift OF 10 10") == "MR-15.6"
    assert field.legal("shift OF 10.3 9.48")
    field.do(field.options()[0])
    assert field.ask.distance("OF", "a") <= 0.05, "beside the nearest unit of his Force"
    assert field.told("displaced")


@rule("MR-22.5")
def test_without_a_free_place_in_contact_the_nearest_one() -> None:
    around = "\n".join(
        f"first x{n} RI {x} {y} {facing} force=G"
        for n, (x, y, facing) in enumerate(
            [(10, 9.45, 0), (10, 10.55, 0), (8.7, 10, 90), (11.3, 10, 90), (8.1, 10, 90), (11.9, 10, 90)]
        )
    )
    field = ridden_over(
        f"first officer F 10 20\nfirst a RI 10 10 0 force=F\n{around}\nsecond e RI 30 25 180\nsecond h HC 6 20 90"
    )
    field.dice(1, 1)
    assert field.told("displaced"), "the only place is taken at once"
    assert field.kind == "move"
    assert field.seat == "second"
    assert 0.05 < field.ask.distance("OF", "a") < 1


@rule("MR-22.7", "MR-22.8", "MR-R35")
def test_a_lost_army_commander() -> None:
    text = TEXT.replace("12 8.2", "11 9.2")
    field = brave("Cfirst", text, pools=(7, 3)).dice(6, 5)
    officer = field.ask.officer("Cfirst")
    assert (officer["rating"], officer["v"], officer["lost"]) == ("poor", 0, 1)
    assert field.pools() == [0, 3]
    assert field.place("Cfirst") == (11, 9.2), "the successor stands in his place"


@rule("MR-22.9", "MR-3.12")
def test_no_successor_without_units() -> None:
    text = TEXT.replace("first b RI 14 10 0 force=F", "first b RI 14 10 0")
    for dice, lost in (((6, 6), 1), ((1, 1), 0)):
        officer = fallen(text).dice(*dice).ask.officer("OF")
        assert (officer["where"], officer["lost"]) == ("removed", lost)


@rule("MR-22.9")
def test_a_successor_does_not_stand_under_the_enemy() -> None:
    field = brave("OF", TEXT.replace("30 25 180", "10 8.7 0")).dice(6, 6)
    assert (field.kind, field.seat) == ("displaced", "first")


@rule("MR-22.5")
def test_a_successor_does_not_take_the_tests_of_the_dead() -> None:
    text = (TEXT + GUNS).replace("12 8.2", "30 3").replace("first b RI 14 10 0", "first b RI 10 8.1 0")
    text = text.replace("h HA 14 13 180", "h HA 5 8.1 90") + "    first c RI 14 10 0 force=F"
    for dice, tests in (((6, 6), 1), ((1, 1), 2)):
        field = bombarded(text)
        rolled = 0
        while field.kind == "officer-die":
            field.dice(*dice)
            rolled += 1
        assert rolled == tests


@rule("MR-3.12", "MR-22.2")
def test_the_general_of_a_force_broken_at_one_moment_is_tested_before_he_goes() -> None:
    field = bombarded((TEXT + GUNS).replace("12 8.2", "30 3"))
    assert field.kind == "officer-die", "he is near the first unit only"
    field.dice(1, 1)
    assert field.ask.officer("OF")["where"] == "removed"
