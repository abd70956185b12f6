"""MR-14 Interpenetration and spacing."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field

FAR = "\nsecond z RI 35 28 180"


@rule("WE-29", "MR-14.1", "MR-14.2", "MR-R15")
@pytest.mark.parametrize(
    ("mover", "friend", "passes"),
    [
        ("HC 10 10 0", "HA 10 12 0", True),
        ("HC 10 10 0", "HC 10 12 0", True),
        ("HC 10 10 0", "RI 10 12 0 MF", True),
        ("HC 10 10 0", "RI 10 12 0", False),
        ("HC 10 10 0", "II 10 12 0", True),
        ("II 10 10 0", "RI 10 12 0", False),
        ("RA 10 10 0 MF", "RI 10 12 0", True),
        ("RI 10 10 0 MF", "HC 10 12 0", True),
    ],
)
def test_who_passes_through_whom(mover: str, friend: str, passes: bool) -> None:
    field = Field(f"first a {mover}\nfirst f {friend}" + FAR)
    assert field.legal("move a A3.5") is passes
    if not passes:
        assert field.refused("move a A3.5") == "MR-14.2"


@rule("WE-29", "MR-14.1", "MR-14.2")
def test_an_officer_passes_through_a_line() -> None:
    field = Field("first a RI 10 10 0\nfirst officer Fa 10 9" + FAR)
    assert field.do("officer OFa 10 11.5").place("OFa") == (10.0, 11.5)


@rule("MR-14.1", "MR-14.4")
def test_a_unit_passes_through_but_does_not_end_on_a_friend() -> None:
    field = Field("first a HC 10 10 0\nfirst f HC 10 12 0" + FAR)
    assert field.refused("move a A2") == "MR-14.4"
    assert field.legal("move a A2.5")
    assert field.legal("move a A1.5")
    assert field.refused("move a A1.6") == "MR-14.4"


@rule("MR-14.3", "MR-14.5")
def test_no_unit_goes_through_the_enemy_or_ends_at_his_side() -> None:
    field = Field("first a HC 10 10 0\nsecond e RI 10 13 180")
    assert field.refused("move a A5") == "MR-14.3"
    assert field.refused("move a A2.45") == "MR-14.5"
    assert field.legal("move a A2.4")
    refusal = field.state.check("move a A2.45")
    assert refusal is not None
    assert refusal.reason.args["short"] == "0.05"


@rule("WE-30", "MR-14.6")
def test_the_volley_rule() -> None:
    army = "first a RI 10 10 0 oblique\nsecond e RI 10 12.5 180\nsecond f RI 13.4 11.7 180"
    field = Field(army, fired={"a": "e"})
    assert field.legal("move a A1.4")
    assert field.refused("move a OR45:1") == "MR-14.6"
    unfired = Field(army)
    assert unfired.refused("move a A1.4") == "MR-14.6"
    assert unfired.legal("move a A1")
    free = Field(army, status="attack")
    assert free.legal("move a A1.4")


@rule("WE-66", "MR-14.6")
def test_without_attacking_a_unit_keeps_away_from_the_neighbour_it_did_not_fire_at() -> None:
    field = Field("first a RI 10 10.5 0\nsecond e RI 10 12 180\nsecond f RI 12.2 12 180", fired={"a": "e"})
    assert field.refused("move a A0.4") == "MR-14.6"
    refusal = field.state.check("move a A0.4")
    assert refusal is not None
    assert refusal.reason.args["unit"] == "f"
    assert refusal.reason.args["distance"] == "0.63"


@rule("MR-14.6")
def test_a_unit_that_starts_closer_may_not_come_nearer() -> None:
    field = Field("first a RI 10 10 0\nsecond e RI 10 11.2 180")
    assert field.reason("move a A0.1") == "volley-nearer"
    assert field.legal("move a B0.5")
    assert field.refused("move a R20") == "MR-14.6"
    cavalry = Field("first a HC 10 10 0\nsecond e RI 10 11.2 180")
    assert cavalry.legal("move a A0.5")


@rule("MR-14.4", "MR-15.6")
def test_an_officer_in_the_way_is_shifted_by_his_owner() -> None:
    field = Field("first a HC 10 10 0\nfirst officer Fa 10.4 12" + FAR).do("move a A2")
    assert (field.kind, field.seat) == ("shift", "first")
    assert all(option.startswith("shift OFa ") for option in field.options())
    assert 0 < len(field.options()) <= 6
    assert field.refused("shift OFa 10.4 12") == "MR-15.6"
    assert field.refused("shift OFa 10.4 15") == "MR-14.4"
    field.do("shift OFa 10.4 12.6")
    assert field.place("OFa") == (10.4, 12.6)
    assert field.told("shifts")[0].args["distance"] == "0.60"


@rule("MR-14.7")
def test_enemy_officers_passed_over_are_tested() -> None:
    field = Field("first a HC 10 10 0\nsecond e RI 20 20 180\nsecond officer Fe 10.3 12" + FAR)
    field.do("move a A4")
    assert field.kind == "officer-die"
    assert field.told("passed-over")[0].args["officer"] == "OFe"
    field.dice(3, 4)
    assert field.kind == "displaced"
    missed = Field("first a HC 10 10 0\nsecond e RI 20 20 180\nsecond officer Fe 13 12" + FAR).do("move a A4")
    assert missed.kind == "move"


@rule("MR-14.4")
def test_free_places() -> None:
    """On no unit, no ground forbidden to it, wholly on the table; that of a friend it has passed through counts."""
    woods = [[(20, 5), (25, 5), (25, 15), (20, 15)]]
    for start, move, against in (
        ("11.9 7 0", "A3", ""),
        ("12.1 7 0", "A3", "MR-14.4"),
        ("12.1 7 0", "A2.4", ""),
        ("22 3 0", "A1.7", ""),
        ("22 3 0", "A4", "MR-13.1"),
        ("3 20 270", "A2.75", ""),
        ("3 20 270", "A2.85", "MR-4.8"),
    ):
        field = Field(f"first a HC {start}\nfirst b HC 14 10 0" + FAR, woods=woods)
        assert ("" if field.legal(f"move a {move}") else field.refused(f"move a {move}")) == against
