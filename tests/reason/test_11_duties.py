"""MR-11.14, MR-11.15: what units of a Force in Attack! must do."""

from __future__ import annotations

import pytest

from longroll.boards.plane.measure import distance
from longroll.boards.plane.shapes import rect_at
from longroll.kit.clauses import rule
from longroll.kit.record import Move, step
from tests.reason.field import Field

FAR = "\nsecond z RI 35 28 180"


def auto(field: Field, unit: str, enemy: str) -> str:
    """The path of the automatic advance towards an enemy."""
    found = field.ask.automatic_advance(unit, enemy)
    return found["path"] if found is not None else ""


@rule("MR-11.14")
def test_a_unit_with_a_legal_canonical_charge_must_attack() -> None:
    field = Field("first h HC 10 10 0\nsecond e HC 10 14 180", status="attack")
    assert field.ask.duty("h") == "attack"
    assert field.refused("move h A1") == "MR-11.14"
    assert field.reason("done") == "unit-must-attack"
    taken = field.copy().do("take h")
    assert (taken.kind, taken.options()) == ("path", ["charge h e"])
    taken.do("charge h e")
    assert taken.told("must-attack")[0].args["target"] == "e"
    assert Field("first h HC 10 10 0\nsecond e HC 10 14 180").legal("done")


@rule("MR-11.14", "MR-18.1")
def test_the_path_of_a_compulsory_attack_is_chosen() -> None:
    """Who is taken in hand has not charged yet: any legal path is open to him, though one only is listed."""
    field = Field("first h HC 10 10 0\nsecond e HC 10 14 180", status="attack").do("take h")
    assert field.seat == "first"
    assert field.legal("charge h e L5")
    assert field.legal("charge h e OR10")
    assert field.reason("stay") == "unit-must-attack"
    field.do("charge h e L5")
    assert field.told("charges")


@rule("MR-11.14")
def test_an_older_record_has_the_only_charge_made() -> None:
    """It was once made without asking: a record that goes on without it means it."""
    state = Field("first h HC 10 10 0\nfirst k HC 20 10 0\nsecond e RI 10 14 180", status="attack").do("take h").state
    told = step(state, 1, Move("first", "take k"))
    assert [event.kind for event in told if event.kind in ("charges", "contact")] == ["charges", "contact"]
    assert state.describe().prompt.args["unit"] == "k"  # type: ignore[union-attr]


@rule("MR-11.14", "MR-11.15")
def test_a_unit_without_a_charge_must_advance() -> None:
    field = Field("first a RI 10 10 0\nsecond e RI 10 16 180", status="attack")
    assert field.ask.duty("a") == "advance"
    assert field.reason("done") == "unit-must-advance"
    assert auto(field, "a", "e") == "A2"
    assert field.legal("move a A1")
    assert field.refused("move a A0.99") == "MR-11.15"
    assert field.refused("move a B0.5") == "MR-11.15"
    assert field.copy().do("take a").options()[0] == "move a A2"
    assert "stay" not in field.copy().do("take a").options()
    field.do("move a A1.5")
    assert field.told("must-advance")[0].args["distance"] == "4.50"


@rule("MR-11.14")
def test_active_units_artillery_garrisons_and_uncommanded_units_are_free() -> None:
    army = "first a RI 10 10 0\nsecond e RI 10 16 180"
    assert Field(army).ask.duty("a") == "free"
    guns = Field("first r RA 10 10 0 MF\nsecond e RI 10 16 180", status="attack")
    assert guns.ask.duty("r") == "free"
    town = Field("first a RI in Dorf-1\nsecond e RI 11 16 180", towns={"Dorf": [(10, 10, 12, 12)]}, status="attack")
    assert town.ask.duty("a") == "free"
    lost = Field("first a RI 10 10 0\nfirst officer Fa 3 3\nsecond e RI 10 16 180", status="attack")
    assert lost.ask.duty("a") == "free"


@rule("MR-11.15")
def test_regulars_wheel_towards_the_nearest_point_then_advance() -> None:
    field = Field("first h HC 10 10 0\nsecond e RI 20 20 180", status="attack")
    # the nearest corner of the enemy is at (19, 19.75)
    way = field.ask.automatic_advance("h", "e")
    assert way is not None
    assert way["facing"] == pytest.approx(42.70, abs=0.01)
    assert way["cost"] == pytest.approx(6.0, abs=0.002)
    assert [leg["manoeuvre"] for leg in field.ask.read_path(way["path"])] == ["wheel", "advance"]


@rule("MR-11.15")
def test_a_wheel_is_at_most_a_right_angle_and_what_the_allowance_pays() -> None:
    field = Field("first h HC 10 10 0\nfirst a RI 20 10 0\nfirst b RI 30 10 0" + FAR, status="attack")
    assert field.ask.turn_towards("h", 12.0, 2.0)["path"] == "R90"
    assert field.ask.turn_towards("h", 8.0, 2.0)["facing"] == 270.0
    foot = field.ask.turn_towards("a", 29.0, 10.0)
    assert (foot["path"], foot["facing"]) == ("R57.29", 57.29)
    assert foot["cost"] == pytest.approx(field.ask.unit("a")["allowance"], abs=0.001)
    assert field.ask.turn_towards("b", 30.0, 20.0)["path"] == ""


@rule("MR-11.15")
def test_irregulars_turn_in_place() -> None:
    field = Field("first c IC 10 10 0\nsecond e RI 10 2 180", status="attack")
    assert auto(field, "c", "e") == "P180 A6.5"


@rule("MR-11.15")
def test_the_automatic_advance_keeps_one_away_from_every_enemy() -> None:
    field = Field("first h LC 10 10 0\nsecond e RI 10 13 180\nsecond f RI 10 20 180", status="attack")
    way = field.ask.automatic_advance("h", "f")
    assert way is not None
    place = rect_at(way["x"], way["y"], way["facing"], 2, 0.5)
    assert distance(place, rect_at(10, 13, 180, 2, 0.5)) == pytest.approx(1.0, abs=0.002)
    assert distance(place, rect_at(10, 20, 180, 2, 0.5)) == pytest.approx(way["gap"])
    near = Field("first h LC 10 10 0\nsecond e RI 10 11.2 180\nsecond f RI 10 20 180", status="attack")
    assert near.ask.automatic_advance("h", "f") is None


@rule("MR-11.15")
def test_the_objective_is_the_nearest_enemy_it_may_attack() -> None:
    army = "first a RI 10 10 0\nsecond h HC 10 14 180\nsecond e RI 10 18 180\nsecond f RI 10 22 180"
    field = Field(army, status="attack")
    assert field.ask.advance_objectives("a") == ["e"]
    only = Field("first a RI 10 10 0\nsecond h HC 10 14 180", status="attack")
    assert only.ask.advance_objectives("a") == ["h"]
    equal = Field("first a RI 10 10 0\nsecond e RI 8 16 180\nsecond f RI 12 16 180", status="attack")
    assert equal.ask.advance_objectives("a") == ["e", "f"]


@rule("MR-11.15")
def test_a_unit_in_march_formation_may_deploy_instead() -> None:
    field = Field("first a RI 10 10 0 MF\nsecond e RI 10 20 180", status="attack")
    assert field.legal("move a C:front:left:0")
    assert field.refused("move a C:front:left:180") == "MR-11.15"
    assert field.refused("move a C:front:behind:0") == "MR-11.15"


@rule("MR-11.15")
def test_a_unit_that_cannot_come_closer_may_stay() -> None:
    field = Field("first a RI 10 10 0 force=F\nfirst b RI 10 10.49 0 force=F\nsecond e RI 10 20 180", status="attack")
    assert field.ask.duty("a") == "free"
    assert field.ask.duty("b") == "advance"
    field.do("take a", "stay")
    assert "take a" not in field.options()
    field.do("move b A2")
    # now there is room: it is asked again
    assert "take a" in field.options()
    assert field.reason("done") == "unit-must-advance"
    assert field.do("move a A2").legal("done")


@rule("MR-11.14", "MR-14.6")
def test_attack_frees_from_the_volley_rule() -> None:
    army = "first a RI 10 10 0\nsecond g HC 10 12 180"
    assert Field(army).refused("move a A0.8") == "MR-14.6"
    assert Field(army, status="attack").legal("move a A0.8")


@rule("MR-11.12", "MR-11.13")
def test_inactive_units_do_nothing_and_active_ones_may() -> None:
    army = "first a RI 10 10 0\nsecond e RI 10 16 180"
    idle = Field(army, status="inactive")
    assert idle.refused("move a A1") == "MR-11.12"
    assert idle.refused("take a") == "MR-11.12"
    active = Field(army)
    assert active.legal("move a A1")
    assert active.legal("done")
    assert active.do("take a", "stay").told("stays")
