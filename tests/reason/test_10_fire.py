"""MR-10 Resolving fire: zones, saves and confirmations in detail."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field

TOWN = {"town": [(9, 10, 11, 12)]}


@rule("MR-10.2", "MR-5.7")
@pytest.mark.parametrize(
    ("x", "y", "flank"), [(20, 14, False), (26, 10.3, False), (26, 10.2, True), (20, 6, True), (15, 9, True)]
)
def test_fire_from_outside_the_front_zone(x: float, y: float, flank: bool) -> None:
    # the middle of its front is at (x, y)
    field = Field(f"first a RI {x} {y - 0.25} 0\nsecond t RI 20 10 0", at="nothing")
    assert field.ask.eye("a", "t") == (x, y)
    assert field.ask.fire("a", "t")["bonuses"] == ({"MR-10.2": 1} if flank else {})


@rule("MR-10.2", "MR-5.7")
def test_a_garrison_has_no_flank() -> None:
    for place in ("10 4.75 0", "10 14 180", "5 11 90", "15 11 270"):
        field = Field(f"first a RI {place}\nsecond g RI in town-1", at="nothing", towns=TOWN)
        assert field.ask.fire("a", "g")["bonuses"] == {}


@rule("MR-10.2", "MR-4.9")
def test_a_garrison_fires_from_its_nearest_point() -> None:
    field = Field("first g RI in town-1 sp=6\nsecond t RI 10 13 180", at="nothing", towns=TOWN)
    made = field.ask.fire("g", "t")
    assert (made["dice"], made["clause"], made["bonuses"]) == (3, "MR-8.8", {})
    behind = Field("first g RI in town-1 sp=6\nsecond t RI 10 13 0", at="nothing", towns=TOWN)
    assert behind.ask.fire("g", "t")["bonuses"] == {"MR-10.2": 1}


@rule("MR-10.4", "MR-4.3", "MR-4.4")
@pytest.mark.parametrize(("woods", "rough", "save"), [(True, False, "MR-10.4"), (False, True, ""), (False, False, "")])
def test_woods_save_and_rough_does_not(woods: bool, rough: bool, save: str) -> None:
    ground = [[(18, 8), (24, 8), (24, 12), (18, 12)]]
    field = Field(
        "first a RI 20 14.25 180\nsecond t RI 20 10 0",
        at="nothing",
        woods=ground if woods else [],
        rough=ground if rough else [],
    )
    assert field.ask.fire("a", "t")["save"] == save


@rule("MR-10.3", "MR-10.4")
def test_confirmed_hits_are_saved_afterwards() -> None:
    field = Field("first a RI 10 9 0 sp=7\nsecond g RI in town-1", at="musketry", towns=TOWN, weather="bad").do(
        "fire a g"
    )
    field.dice(6, 6, 6, 1, 1, 1, 1).dice(4, 6, 3)
    assert field.kind == "save-die"
    field.dice(3, 5)
    assert field.sp("g") == 5


@rule("MR-10.1")
def test_three_bonuses_do_not_make_a_one_hit() -> None:
    field = Field("first g HW 10 10 0\nsecond t HC 10 12.2 90 MF", at="nothing").put_officer("Ft", 35, 25)
    made = field.ask.fire("g", "t")
    assert sum(made["bonuses"].values()) == 3
    assert made["needs"] == 2


@rule("MR-8.4", "MR-5.9", "MR-5.13", "MR-8.9")
def test_every_reason_against_a_fire_has_its_clause() -> None:
    field = Field(
        "first a RI 10 10 0\nfirst w RI 25 10 0 sp=3\nfirst f RI 25 11 0\n"
        "second s RI 14.2 11 180\nsecond x RI 10 14 180\nsecond v RI 25 11.9 180",
        at="musketry",
    )
    assert field.refused("fire a x") == "MR-8.4"
    assert field.refused("fire w v") == "MR-5.13"
    assert field.refused("fire a w") == "MR-8.4"
    assert field.legal("fire f v")
