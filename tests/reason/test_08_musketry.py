"""MR-8 Musketry, MR-10 resolving fire."""

from __future__ import annotations

import pytest

from longroll.boards.plane.measure import arc_area
from longroll.boards.plane.shapes import rect_at
from longroll.kit.clauses import rule
from tests.reason.field import Field

WOODS = [[(0, 0), (40, 0), (40, 10.5), (0, 10.5)]]
PAIR = "first a RI 10 10 0 sp=7\nsecond e RI 10 11.4 180"


@rule("MR-8.5", "MR-8.9", "MR-10.6", "WE-12")
def test_short_range_rolls_a_die_for_each_sp() -> None:
    field = Field(PAIR, at="musketry").do("fire a e")
    assert field.kind == "fire-die"
    field.dice(6, 6, 5, 4, 3, 2, 1)
    assert field.sp("e") == 4
    assert field.told("hits")[0].args["hits"] == 2
    assert field.told("fires")[0].args["distance"] == "0.90"
    assert field.told("fire-dice")[0].args["clause"] == "MR-8.5"


@rule("MR-8.6", "MR-8.7", "MR-8.8", "MR-R29", "WE-13")
@pytest.mark.parametrize(
    ("kind", "gap", "woods", "dice", "clause"),
    [
        ("RI 10 10 0 sp=7", 1.5, [], 3, "MR-8.6"),
        ("II 10 10 0 sp=5", 1.5, [], 2, "MR-8.7"),
        ("II 10 10 0 sp=5", 0.9, [], 2, "MR-8.7"),
        ("RI 10 10 0 sp=7", 0.9, WOODS, 3, "MR-8.8"),
        ("RI 10 10 0 sp=7", 1.5, WOODS, 3, "MR-8.8"),
        ("RI 10 10 0 sp=7", 1.0, [], 7, "MR-8.5"),
        ("RI 10 10 0 sp=7", 1.01, [], 3, "MR-8.6"),
        ("RI 10 10 0 sp=7", 2.0, [], 3, "MR-8.6"),
    ],
)
def test_dice_by_range_and_ground(
    kind: str, gap: float, woods: list[list[tuple[float, float]]], dice: int, clause: str
) -> None:
    field = Field(f"first a {kind}\nsecond e RI 10 {10.5 + gap} 180", at="musketry", woods=woods)
    made = field.ask.fire("a", "e")
    assert made["distance"] == pytest.approx(gap)
    assert (made["dice"], made["clause"], made["needs"], made["bonuses"]) == (dice, clause, 6, {})


@rule("MR-8.4", "MR-5.4", "WE-14")
def test_the_nearest_target_must_be_fired_at() -> None:
    field = Field("first a RI 10 10 0\nsecond e1 RI 10.9 11.9 180\nsecond e2 RI 8.6 11.7 180", at="musketry")
    assert field.ask.fire("a", "e1")["distance"] == pytest.approx(1.40)
    assert field.ask.fire("a", "e2")["distance"] == pytest.approx(1.20)
    assert field.options() == ["fire a e2", "done"]
    assert field.refused("fire a e1") == "MR-8.4"
    assert field.reason("fire a e1") == "fire-nearest"


@rule("MR-8.4")
def test_differences_up_to_a_twentieth_count_as_equal() -> None:
    field = Field("first a RI 10 10 0\nsecond e1 RI 11 11.9 180\nsecond e2 RI 8.9 11.95 180", at="musketry")
    assert field.options("fire") == ["fire a e1", "fire a e2"]


@rule("MR-5.8", "MR-5.9", "MR-8.4", "WE-15")
def test_the_front_arc_opens_by_45_degrees() -> None:
    field = Field("first a RI 10 10 0\nsecond e RI 12.6 11.4 180\nsecond f RI 14.2 11.0 180", at="musketry")
    assert arc_area(rect_at(10, 10, 0, 2, 0.5), rect_at(12.6, 11.4, 180, 2, 0.5)) == pytest.approx(0.275, abs=1e-3)
    assert (field.ask.in_arc("a", "e"), field.ask.in_arc("a", "f")) == (True, False)
    made = field.ask.fire("a", "e")
    assert made["distance"] == pytest.approx(1.08, abs=0.01)
    assert made["clause"] == "MR-8.6"
    assert field.ask.targets("a") == ["e"]
    assert field.refused("fire a f") == "MR-8.4"
    near = Field("first a RI 10 10 0\nsecond f RI 12.3 10.3 180", at="nothing")
    assert near.ask.targets("a") == []


@rule("MR-10.1", "MR-10.2", "WE-16")
@pytest.mark.parametrize(("commanded", "hits"), [(True, 2), (False, 3)])
def test_bonuses_add_up_and_a_one_always_misses(commanded: bool, hits: int) -> None:
    field = Field("first a RI 7.4 10 90 sp=4\nsecond e HC 9 10 0 MF sp=9", at="nothing")
    if not commanded:
        field.put_officer("Fe", 30, 25)
    made = field.ask.fire("a", "e")
    assert list(made["bonuses"]) == ["MR-10.2", "MR-10.2-MF"] + ["MR-10.2-vulnerable"] * (not commanded)
    assert made["needs"] == (4 if commanded else 3)
    again = Field("first a RI 7.4 10 90 sp=4\nsecond e HC 9 10 0 MF sp=9\nsecond officer Fe 9 8.5", at="musketry")
    if not commanded:
        again.put_officer("Fe", 30, 25)
    again.do("fire a e").dice(1, 3, 4, 6)
    assert again.told("hits")[0].args["hits"] == hits
    assert again.sp("e") == 9 - hits


@rule("MR-10.3", "WE-17")
def test_bad_weather_rolls_hits_again() -> None:
    field = Field(PAIR, at="musketry", weather="bad").do("fire a e").dice(6, 6, 6, 2, 3, 4, 5)
    assert field.kind == "confirm-die"
    field.dice(5, 3, 4)
    assert field.sp("e") == 4
    assert len(field.told("confirm-die")) == 3


@rule("MR-10.4", "MR-23.4", "WE-18")
def test_a_garrison_saves_on_four() -> None:
    field = Field("first a RI 10 9 0 sp=7\nsecond g RI in town-1", at="musketry", towns={"town": [(9, 10, 11, 12)]}).do(
        "fire a g"
    )
    field.dice(6, 6, 6, 1, 1, 1, 1)
    assert field.kind == "save-die"
    field.dice(4, 2, 6)
    assert field.sp("g") == 5


@rule("MR-10.4", "MR-4.5", "MR-4.9")
def test_a_wall_between_saves() -> None:
    field = Field(PAIR, at="nothing", wall=[[(5, 11), (15, 11)]])
    assert field.ask.fire("a", "e")["save"] == "MR-10.4"
    bare = Field(PAIR, at="nothing", wall=[[(5, 12), (15, 12)]])
    assert bare.ask.fire("a", "e")["save"] == ""


@rule("MR-9.10", "MR-9.11", "MR-10.4", "MR-10.5", "MR-R9", "WE-19")
def test_a_battery_hit_by_musketry_is_suppressed_even_if_it_saves() -> None:
    field = Field("first a RI 10 10 0 sp=6\nsecond g HA 10 12.55 180 army", at="pulse")
    assert field.ask.fire("a", "g")["distance"] == pytest.approx(1.8)
    field.do("lead first", "fire a g").dice(6, 2, 1)
    assert field.kind == "save-die"
    field.dice(5)
    assert field.sp("g") == 2
    assert field.told("suppressed")
    assert not [e for e in field.told("fires") if e.args["unit"] == "g"]


@rule("MR-8.2", "MR-8.3", "MR-3.10")
def test_who_may_not_fire() -> None:
    field = Field(
        "first a RI 10 10 0\nfirst m RI 13 10 0 MF\nfirst c HC 16 10 0\nfirst u RI 19 10 0\n"
        "second e RI 10 11.4 180\nsecond f RI 13 12 180\nsecond h RI 16 11.4 180\nsecond i RI 19 11.4 180",
        at="nothing",
    )
    field.put_officer("Fu", 35, 25)
    assert [bool(field.ask.targets(name)) for name in "amcu"] == [True, False, False, False]


@rule("MR-8.2", "MR-8.10")
def test_a_unit_fires_once_and_its_target_is_kept() -> None:
    field = Field(PAIR + "\nfirst b RI 30 10 0\nsecond f RI 30 11.4 180", at="musketry")
    field.do("fire a e").dice(1, 1, 1, 1, 1, 1, 1)
    assert field.ask.unit("a")["fired_at"] == "e"
    assert field.options("fire") == ["fire b f"]
    assert field.refused("fire a e") == "MR-8.2"


@rule("MR-8.1")
def test_losses_count_at_once() -> None:
    field = Field("first a RI 10 10 0 sp=9\nsecond e RI 10 11.4 180 sp=2", at="pulse")
    field.do("lead first", "fire a e").dice(6, 6, 1, 1, 1, 1, 1, 1, 1)
    assert field.told("broken")[0].args["unit"] == "e"
    assert not [e for e in field.told("fires") if e.args["unit"] == "e"]


@rule("MR-5.13")
def test_another_unit_in_the_way_blocks_musketry() -> None:
    text = "first a RI 10 10 0\nsecond e RI 10 12 180\nfirst f RI 10 11 0"
    field = Field(text, at="nothing")
    assert field.ask.targets("a") == []


@rule("MR-8.9")
def test_no_dice_no_fire() -> None:
    field = Field("first a II 10 10 0\nsecond e RI 10 11.4 180", at="nothing", losses={"a": 3})
    assert field.ask.targets("a") == []


@rule("MR-9.1", "MR-8.1")
def test_refusals_of_the_musketry_step() -> None:
    field = Field(PAIR + "\nfirst g HA 20 10 0 army\nfirst c HC 30 10 0", at="musketry")
    assert field.refused("fire g e") == "MR-9.1"
    assert field.refused("fire c e") == "MR-8.2"
    assert field.refused("fire e a") == "MR-8.1"
    assert field.reason("keep") == "not-an-answer"
