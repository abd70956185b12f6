"""MR-23 Towns: entering, leaving, changing sectors (fire and combat of garrisons are in their chapters)."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field

FAR = "\nsecond z RI 35 28 180"
DORF = {"Dorf": [(10, 10, 12, 12), (12, 10, 14, 12)]}


@rule("MR-23.1", "MR-23.2", "MR-4.7")
def test_infantry_enters_an_empty_sector_for_one() -> None:
    field = Field("first a RI 11 9 0\nfirst h HC 13 9 0" + FAR, towns=DORF)
    assert field.reason("move a E:Dorf-1") == "not-at-the-sector"
    assert field.ask.path("a", "A0.75 E:Dorf-1")["cost"] == pytest.approx(1.75)
    assert field.refused("move h A0.75 E:Dorf-2") == "MR-23.1"
    assert field.reason("move a A0.75 E:Nowhere") == "no-such-sector"
    assert field.reason("move a A0.75 E:Dorf-1 A0.1") == "move-ends-in-sector"
    field.do("move a A0.75 E:Dorf-1")
    assert field.formation("a") == "garrison"
    found = field.ask.unit("a")
    assert (found["garrison"], found["x"], found["y"], found["width"], found["depth"]) == ("Dorf-1", 11, 11, 2, 2)
    told = field.told("enters")[0].args
    assert (told["unit"], told["sector"], told["cost"]) == ("a", "Dorf-1", "1.00")
    assert field.reason("move a X:south:FF") == "has-moved"


@rule("MR-23.1", "MR-23.2")
def test_what_keeps_a_unit_out_of_a_sector() -> None:
    held = Field("first a RI 11 9 0\nfirst b RI in Dorf-1" + FAR, towns=DORF)
    assert held.reason("move a A0.75 E:Dorf-1") == "sector-held"
    watched = Field("first a RI 11 9 0\nsecond e HC 11 12.3 180", towns=DORF)
    assert watched.reason("move a A0.75 E:Dorf-1") == "enemy-at-sector"
    far = Field("first a RI 11 8.5 0" + FAR, towns=DORF)
    assert far.refused("move a A1.25 E:Dorf-1") == "MR-12.3"
    turned_away = Field("first a RI 11 9.7 180" + FAR, towns=DORF)
    assert turned_away.refused("move a E:Dorf-1") == "MR-23.2"


@rule("MR-23.2", "MR-26.5")
def test_a_closed_town_opens_in_its_turn() -> None:
    special = [{"type": "closed_town", "town": "Dorf", "before_turn": 3}]
    for turn, clause in ((2, "MR-26.5"), (3, "")):
        field = Field("first a RI 11 9 0" + FAR, towns=DORF, special=special, turn_number=turn)
        assert field.ask.path("a", "A0.75 E:Dorf-1")["clause"] == clause
        assert field.legal("move a A0.75 E:Dorf-1") is not bool(clause)


@rule("MR-23.3")
def test_a_garrison_leaves_over_an_edge() -> None:
    field = Field("first a RI in Dorf-1\nfirst i II in Dorf-2" + FAR, towns=DORF)
    assert field.ask.path("a", "X:north:FF")["cost"] == pytest.approx(1.0)
    assert field.ask.path("a", "X:north:FF A1")["legal"]
    assert field.refused("move a X:north:FF A1.01") == "MR-12.3"
    assert field.ask.path("a", "X:west:MF A4")["legal"]
    assert field.reason("move a A1") == "garrison-must-leave"
    assert field.reason("move a X:north:FF B0.2") == "after-leaving"
    assert field.refused("move a X:east:FF") == "MR-13.3"
    field.do("move a X:north:FF A0.5", "move i X:south:MF")
    assert field.pose("a") == (11.0, 12.75, 0.0)
    assert field.pose("i") == (13.0, 9.5, 180.0)
    assert (field.formation("a"), field.formation("i")) == ("FF", "MF")


@rule("MR-23.3", "MR-17.2")
def test_who_leaves_a_town_does_not_attack() -> None:
    field = Field("first a RI in Dorf-1\nsecond e RI 11 14 180", towns=DORF, status="attack")
    assert field.refused("charge a e").startswith("MR-17")
    field.do("move a X:north:FF")
    assert field.refused("charge a e") == "MR-17.2"


@rule("MR-23.7")
def test_a_garrison_changes_to_the_next_sector_for_two() -> None:
    field = Field("first a RI in Dorf-1" + FAR, towns={**DORF, "Hof": [(20, 10, 22, 12)]})
    assert field.ask.path("a", "N:Dorf-2")["cost"] == pytest.approx(2.0)
    assert field.reason("move a N:Hof-1") == "sector-not-adjoining"
    field.do("move a N:Dorf-2")
    assert field.ask.unit("a")["garrison"] == "Dorf-2"
    watched = Field("first a RI in Dorf-1\nsecond e HC 13 12.3 180", towns=DORF)
    assert watched.reason("move a N:Dorf-2") == "enemy-at-sector"


@rule("MR-23.3", "MR-14.4")
def test_the_place_outside_must_be_free() -> None:
    field = Field("first a RI in Dorf-1\nfirst f HC 11 12.4 0" + FAR, towns=DORF)
    assert field.refused("move a X:north:FF") == "MR-14.4"
    assert field.legal("move a X:south:FF")


@rule("MR-23.6", "MR-5.2")
def test_the_edges_of_a_sector() -> None:
    field = Field("first a RI in Hof-1" + FAR, towns={"Hof": [(10, 10, 12, 12)]})
    for edge, place in (
        ("north", (11, 12.25, 0)),
        ("east", (12.25, 11, 90)),
        ("south", (11, 9.75, 180)),
        ("west", (9.75, 11, 270)),
    ):
        assert field.copy().do(f"move a X:{edge}:FF").pose("a") == place
