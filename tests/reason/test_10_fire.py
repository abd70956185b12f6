"""MR-10 Resolving fire: zones, saves and confirmations in detail."""

from __future__ import annotations

import pytest

from longroll.games.reason.rules.fire import bonuses, refusal, save_of, shot
from longroll.kit.clauses import rule
from tests.reason.field import Field

TOWN = {"town": [(9, 10, 11, 12)]}


@rule("MR-10.2", "MR-5.7")
@pytest.mark.parametrize(
    ("x", "y", "flank"), [(20, 14, False), (26, 10.3, False), (26, 10.2, True), (20, 6, True), (15, 9, True)]
)
def test_fire_from_outside_the_front_zone(x: float, y: float, flank: bool) -> None:
    field = Field("first a RI 2 2 0\nsecond t RI 20 10 0", at="nothing")
    assert [clause for clause, _ in bonuses(field.state, 1, x, y)] == (["MR-10.2"] if flank else [])


@rule("MR-10.2", "MR-5.7")
def test_a_garrison_has_no_flank() -> None:
    field = Field("first a RI 2 2 0\nsecond g RI in town-1", at="nothing", towns=TOWN)
    assert bonuses(field.state, 1, 10, 5) == []


@rule("MR-10.2", "MR-4.9")
def test_a_garrison_fires_from_its_nearest_point() -> None:
    field = Field("first g RI in town-1 sp=6\nsecond t RI 10 13 180", at="nothing", towns=TOWN)
    made = shot(field.state, 0, 1)
    assert (made.dice, made.clause, made.items) == (3, "MR-8.8", [])
    behind = Field("first g RI in town-1 sp=6\nsecond t RI 10 13 0", at="nothing", towns=TOWN)
    assert [clause for clause, _ in shot(behind.state, 0, 1).items] == ["MR-10.2"]


@rule("MR-10.4", "MR-4.3", "MR-4.4")
@pytest.mark.parametrize(("woods", "rough", "save"), [(True, False, "MR-10.4"), (False, True, ""), (False, False, "")])
def test_woods_save_and_rough_does_not(woods: bool, rough: bool, save: str) -> None:
    ground = [[(18, 8), (24, 8), (24, 12), (18, 12)]]
    field = Field(
        "first a RI 2 2 0\nsecond t RI 20 10 0",
        at="nothing",
        woods=ground if woods else [],
        rough=ground if rough else [],
    )
    assert save_of(field.state, 0, 1, 20, 14) == save


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
    made = shot(field.state, 0, 1)
    assert sum(value for _, value in made.items) == 3
    assert made.needs() == 2


@rule("MR-8.4", "MR-5.9", "MR-5.13", "MR-8.9")
def test_every_reason_against_a_fire_has_its_clause() -> None:
    field = Field(
        "first a RI 10 10 0\nfirst w RI 25 10 0 sp=3\nfirst f RI 25 11 0\n"
        "second s RI 14.2 11 180\nsecond x RI 10 14 180\nsecond v RI 25 11.9 180",
        at="nothing",
    )
    b = field.state

    def clause(unit: str, target: str) -> str:
        found = refusal(b, field.unit(unit), field.unit(target))
        return "" if found is None else found.clause

    assert clause("a", "x") == "MR-8.4"
    assert clause("w", "v") == "MR-5.13"
    assert clause("a", "w") == "MR-8.4"
    assert clause("f", "v") == ""
