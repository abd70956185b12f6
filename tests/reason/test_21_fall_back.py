"""MR-21 Fall back and advance."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.reason.audit import faults
from tests.reason.field import Field
from tests.reason.fights import charge, combat, duel, engage

FAR = "first y RI 38 3 0\nsecond z RI 38 27 180"


def fallen(text: str) -> Field:
    """The attack of a on e has failed: a has lost 2 SP and falls back."""
    return combat(engage(duel(f"{text}\n{FAR}"), "a", "e")).dice(1, 4)


@rule("MR-21.1", "MR-21.3", "WE-46")
def test_cavalry_rides_through_a_line() -> None:
    field = fallen("first a HC 10 9.5 0\nfirst f RI 10.5 8 0\nfirst officer Ff 14 8\nsecond e RI 10 10 180")
    assert field.pose("a") == (10, 6.5, 0)
    assert field.sp("f") == 5
    assert field.told("ridden-through")[0].args["unit"] == "f"


@rule("MR-21.2", "MR-21.4", "WE-47")
def test_an_enemy_behind_costs_one_more() -> None:
    field = fallen("first a RI 10 10 0\nsecond e RI 10 10.5 180\nsecond b RI 10 8.9 0\nfirst officer Fa 14 10")
    assert field.pose("a", 2) == (10, 9.5, 0)
    assert field.sp("a") == 6 - 2 - 1
    assert field.told("cannot-fall-back")


@rule("MR-21.2")
@pytest.mark.parametrize(
    ("ground", "length"),
    [
        ({}, 3.0),
        ({"woods": [[(5, 4), (15, 4), (15, 7.25), (5, 7.25)]]}, 2.01),
        ({"impassable": [[(5, 4), (15, 4), (15, 8.25), (5, 8.25)]]}, 1.01),
        ({"towns": {"town": [(9, 5, 11, 7.75)]}}, 1.51),
    ],
)
def test_what_stops_it(ground: dict[str, object], length: float) -> None:
    field = duel("first a HC 10 9.5 0\nsecond e RI 10 10 180", **ground)  # type: ignore[arg-type]
    assert field.ask.fall_back("a") == pytest.approx(length, abs=1e-4)


@rule("MR-21.2")
def test_the_edge_of_the_table_stops_it() -> None:
    field = duel("first a HC 10 2 0\nsecond e RI 10 2.5 180")
    assert field.ask.fall_back("a") == pytest.approx(1.75)


@rule("MR-21.3")
def test_the_first_free_place_behind_friends() -> None:
    field = duel("first a RI 10 9.5 0\nfirst f HC 10 8.4 0\nsecond e RI 10 10 180")
    assert field.ask.fall_back("a") == pytest.approx(1.59, abs=1e-4)
    packed = "".join(f"first f{n} HC 10 {8.4 - 0.7 * n} 0\n" for n in range(6))
    field = duel("first a RI 10 9.5 0\n" + packed + "second e RI 10 10 180")
    assert field.ask.fall_back("a") == pytest.approx(0.61, abs=1e-4)


@rule("MR-21.1")
def test_a_free_way_back_costs_nothing_more() -> None:
    field = fallen("first a RI 10 9.5 0\nsecond e RI 10 10 180\nfirst officer Fa 14 9")
    assert field.pose("a") == (10, 8.5, 0)
    assert field.sp("a") == 6 - 2


def victory(more: str = "", **rest: object) -> Field:
    """A combat in which the attacker has broken the defender."""
    text = f"first a HC 10 9.5 0 sp=9\nfirst officer Fa 12.5 9\nsecond t RI 10 10 180 sp=3\n{more}\n{FAR}"
    field = engage(duel(text, **rest), "a", "t")  # type: ignore[arg-type]
    return combat(field).dice(6, 1)


@rule("MR-21.5")
def test_a_victorious_attacker_advances() -> None:
    field = victory()
    assert field.kind == "advance"
    assert field.options() == ["advance a 0", "advance a 0.5", "advance a 1", "advance a 1.5", "advance a 2"]
    assert field.legal("advance a 1.234")
    assert field.refused("advance a 2.1") == "MR-21.5"
    assert field.refused("advance t 1") == "MR-21.5"
    field.do("advance a 1.5")
    assert field.pose("a") == (10, 11, 0)


@rule("MR-21.5")
def test_an_advance_keeps_clear_of_enemies_and_ground() -> None:
    near = victory("second e RI 10 11.6 180")
    assert near.options() == ["advance a 0", "advance a 0.5", "advance a 1", "advance a 1.5"]
    assert near.refused("advance a 1.501") == "MR-21.5"
    woods = victory(woods=[[(5, 10.75), (15, 10.75), (15, 13), (5, 13)]])
    assert woods.options() == ["advance a 0", "advance a 0.5", "advance a 1", "advance a 1.009"]
    assert woods.legal("advance a 1.01")
    assert woods.refused("advance a 1.012") == "MR-21.5"
    assert faults(woods.do("advance a 1.01").state) == []


@rule("MR-21.5", "MR-23.5")
def test_infantry_occupies_the_sector_of_a_broken_garrison() -> None:
    field = duel(
        "first a RI 10 8 0 sp=9\nfirst officer Fa 12.5 8\nsecond g II in town-1 sp=3\n" + FAR,
        towns={"town": [(9, 9, 11, 11)]},
        fired={"a": "g"},
        losses={"g": 2},
    )
    charge(field, "a", "g").dice(1)
    combat(field).dice(6, 1)
    assert field.kind == "advance"
    assert field.options() == ["advance a 0", "occupy a"]
    field.do("occupy a")
    assert field.formation("a") == "garrison"


@rule("MR-23.5", "MR-26.5")
def test_a_closed_town_is_not_occupied() -> None:
    field = duel(
        "first a RI 10 8 0 sp=9\nfirst officer Fa 12.5 8\nsecond g II in town-1 sp=3\n" + FAR,
        towns={"town": [(9, 9, 11, 11)]},
        special=[{"type": "closed_town", "town": "town", "before_turn": 3}],
        fired={"a": "g"},
        losses={"g": 2},
    )
    charge(field, "a", "g").dice(1)
    combat(field).dice(6, 1)
    assert field.told("broken")
    assert field.kind != "advance"


@rule("MR-23.5")
def test_nothing_to_occupy_in_the_open() -> None:
    assert victory().refused("occupy a") == "MR-23.5"


@rule("MR-21.6")
def test_victorious_defenders_do_not_move() -> None:
    text = f"first a RI 10 9.5 0 sp=3\nsecond t RI 10 10 180 sp=9\n{FAR}"
    field = combat(engage(duel(text), "a", "t")).dice(1, 6)
    assert field.told("broken")[0].args["unit"] == "a"
    assert field.pose("t") == (10, 10, 180)
    assert field.kind != "advance"
