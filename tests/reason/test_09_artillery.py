"""MR-9 Artillery fire."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field


@rule("MR-9.5", "MR-9.7", "WE-20")
def test_canister_must_be_fired_at_the_nearest() -> None:
    field = Field("first g HA 10 10 0\nsecond e RI 9 13.15 180\nsecond c HC 11 12.65 180", at="artillery")
    assert field.ask.fire("g", "e")["distance"] == pytest.approx(2.4)
    assert field.ask.fire("g", "c")["distance"] == pytest.approx(1.9)
    assert field.told("fires")[0].args["target"] == "c"
    assert field.kind == "fire-die"
    field.dice(5, 4)
    assert field.told("hits")[0].args["hits"] == 1
    assert field.sp("c") == 6


@rule("MR-9.5", "MR-9.6", "MR-9.7", "MR-9.8", "MR-R28", "WE-21")
def test_the_limit_itself_is_canister() -> None:
    at_limit = Field("first g HA 10 10 0\nsecond e RI 10 13.75 180", at="artillery", losses={"g": 1})
    made = at_limit.ask.fire("g", "e")
    assert (made["dice"], made["needs"], made["clause"]) == (1, 5, "MR-9.8")
    assert at_limit.kind == "fire-die"
    beyond = Field("first g HA 10 10 0\nsecond e RI 10 13.76 180", at="artillery", losses={"g": 1})
    made = beyond.ask.fire("g", "e")
    assert (made["dice"], made["needs"]) == (1, 6)
    assert beyond.options() == ["fire g e", "done"]


@rule("MR-9.1", "MR-9.3", "MR-10.5", "WE-22")
def test_batteries_fire_at_the_same_time() -> None:
    text = "first g HA 10 10 0 army\nfirst a RI 30 4 0\nsecond h HA 10 17 180 army\nsecond e RI 30 25 180"
    field = Field(text, at="artillery", losses={"g": 1, "h": 1}).do("fire g h", "fire h g")
    assert field.sp("h") == 1
    field.dice(6, 6)
    assert [e.args["unit"] for e in field.told("broken")] == ["h", "g"]
    assert len(field.told("fires")) == 2


@rule("MR-5.14", "MR-5.15", "MR-9.9", "WE-23")
@pytest.mark.parametrize(
    ("kind", "x", "free"), [("HA", 10.8, False), ("HA", 11.4, True), ("HW", 10.8, True), ("HW", 11.4, True)]
)
def test_a_line_of_fire_is_one_bw_wide(kind: str, x: float, free: bool) -> None:
    field = Field(f"first g {kind} 10 10 0\nfirst f RI {x} 12 0\nsecond e RI 10 16 180", at="nothing")
    assert field.ask.targets("g") == (["e"] if free else [])


@rule("MR-9.7", "WE-61")
@pytest.mark.parametrize(
    ("kind", "gap", "needs"),
    [
        ("HW", 3.0, 4), ("HW", 7.9, 6), ("RA", 2.0, 5), ("RA", 2.5, 6), ("RA", 6.0, 6), ("RA", 6.1, 0), ("HA", 8.0, 6),
        ("HA", 8.1, 0),
    ],
)  # fmt: skip
def test_ranges_and_numbers(kind: str, gap: float, needs: int) -> None:
    field = Field(f"first g {kind} 10 10 0\nsecond e RI 10 {10.75 + gap} 180", at="nothing")
    assert field.ask.targets("g") == (["e"] if needs else [])
    if needs:
        made = field.ask.fire("g", "e")
        assert (made["dice"], made["needs"]) == (2, needs)


@rule("MR-9.2", "MR-9.11")
def test_who_may_not_fire() -> None:
    text = "first g HA 10 10 0{0}\nsecond e RI 10 15 180"
    assert Field(text.format(""), at="nothing").ask.targets("g") == ["e"]
    assert Field(text.format(" MF"), at="nothing").ask.targets("g") == []
    assert Field(text.format(" suppressed"), at="nothing").ask.targets("g") == []
    far = Field(text.format(""), at="nothing").put_officer("Fg", 30, 2)
    assert far.ask.targets("g") == []


@rule("MR-9.5")
def test_finishing_is_refused_while_canister_is_due() -> None:
    text = "first g HA 10 10 0\nsecond e RI 8.9 12.9 180\nsecond f RI 11.1 12.9 180"
    field = Field(text, at="artillery")
    assert field.options() == ["fire g e", "fire g f"]
    assert field.refused("done") == "MR-9.5"


@rule("MR-9.10")
def test_artillery_hits_suppress_after_all_dice() -> None:
    text = "first g HA 10 10 0 army\nsecond h HA 10 17 180 army"
    field = Field(text, at="artillery").do("fire g h", "fire h g").dice(6, 1, 6, 1)
    assert field.sp("g") == 1
    assert [e.args["unit"] for e in field.told("suppressed")] == ["h", "g"]


@rule("MR-10.5", "MR-R10")
def test_guns_do_not_save_against_guns() -> None:
    field = Field("first g HA 10 10 0\nfirst a RI 14 12 0\nsecond h HA 10 13.5 180", at="nothing")
    assert field.ask.fire("g", "h")["save"] == ""
    near = Field("first a RI 10 10 0\nsecond h HA 10 12 180", at="nothing")
    assert near.ask.fire("a", "h")["save"] == "MR-10.5"


@rule("MR-9.4", "MR-9.5", "MR-9.6")
def test_refusals_of_the_artillery_step() -> None:
    text = "first g HA 10 10 0\nfirst a RI 14 10 0\nsecond e RI 10 15 180\nsecond f RI 30 15 180"
    field = Field(text, at="artillery")
    assert field.refused("fire g f") == "MR-9.4"
    assert field.refused("fire a e") == "MR-8.1"
    assert field.refused("fire e g") == "MR-9.1"
    assert field.refused("fire g a") == "MR-8.4"
