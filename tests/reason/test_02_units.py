"""MR-2 Units, formations, strength."""

from __future__ import annotations

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.data.materials import check_scenario
from longroll.games.reason.data.tables import tables
from longroll.kit.clauses import rule
from longroll.kit.materials import DataError
from tests.reason.field import Field, scenario

KINDS = tuple(tables().unit_types)
KIND_LINES = "\n".join(f"first {kind.lower()} {kind} {3 + 4 * n} 10 0" for n, kind in enumerate(KINDS))
ALL_KINDS = KIND_LINES + "\nsecond e RI 30 25 180"


@rule("MR-2.1")
def test_eight_types() -> None:
    units = [Field(ALL_KINDS, at="nothing").ask.unit(kind.lower()) for kind in KINDS]
    assert [unit["type"] for unit in units] == ["RI", "II", "HC", "LC", "IC", "HA", "HW", "RA"]
    assert [unit["type"] for unit in units if not unit["regular"]] == ["II", "IC"]
    assert [unit["class"] for unit in units] == [
        "infantry", "infantry", "cavalry", "cavalry", "cavalry", "artillery", "artillery", "artillery",
    ]  # fmt: skip


@rule("MR-2.2", "MR-2.3", "MR-2.4")
def test_bases_and_footprints() -> None:
    assert [tables().unit_types[kind].bases for kind in KINDS] == [2, 2, 2, 2, 2, 1, 1, 1]
    for formation in ("", " MF"):
        for kind in KINDS:
            if kind == "IC" and formation:
                continue
            unit = Field(f"first a {kind} 10 10 90{formation}\nsecond e RI 30 25 180", at="nothing").ask.unit("a")
            deep = formation or unit["class"] == "artillery"
            assert (unit["width"], unit["depth"], unit["facing"]) == ((1.0, 1.0, 90.0) if deep else (2.0, 0.5, 90.0))


@rule("MR-2.3", "MR-R2")
def test_officers_have_half_bases() -> None:
    field = Field("first officer Fa 8 10\nfirst a RI 10 10 90\nsecond e RI 30 25 180", at="nothing")
    corners = [(8 + x, 10 + y) for x in (-0.25, 0.25) for y in (-0.25, 0.25)]
    assert all(field.ask.standing_at(x, y) == ["OFa"] for x, y in corners)
    for x, y in ((8.26, 10), (7.74, 10), (8, 10.26), (8, 9.74)):
        assert field.ask.standing_at(x, y) == []
    assert field.ask.distance("OFa", "a") == 1.5


@rule("MR-2.5", "MR-2.6", "MR-R3")
def test_irregulars_and_march_formation() -> None:
    field = Field("first c IC 10 10 0\nfirst i II 20 10 0\nfirst m II 25 10 0 MF\nsecond e RI 30 25 180", at="nothing")
    assert [field.ask.unit(name)["allowance"] for name in "cim"] == [10.0, 4.0, 5.0]
    assert field.formation("m") == "MF"
    with pytest.raises(DataError, match=r"MR-2\.5"):
        scenario("first c IC 10 10 0 MF\nsecond e RI 30 25 180")


@rule("MR-2.7", "MR-2.8", "MR-22.1")
def test_strength_and_breaking() -> None:
    text = "first a RI 10 10 0 sp=5\nfirst k RI 20 10 0\nsecond e RI 10 11.4 180 sp=4\nsecond f RI 10 8.6 0 sp=4"
    field = Field(text, at="musketry", side="second").do("fire e a").dice(6, 6, 1, 1)
    assert (field.sp("a"), field.ask.unit("a")["start_sp"], field.ask.unit("a")["where"]) == (3, 5, "table")
    field.do("fire f a").dice(6, 6, 6, 6)
    assert field.told("hits")[-1].args["hits"] == 4
    assert (field.sp("a"), field.formation("a")) == (0, "gone"), "no unit loses more than it has"
    assert (field.ask.units("first"), field.ask.broken()) == (["k"], ["a"])
    assert [field.ask.army(side)["losses"] for side in ("first", "second")] == [1, 0]


@rule("MR-2.9", "MR-R4")
def test_strength_of_batteries() -> None:
    types = tables().unit_types
    assert (types["HA"].sp, types["HW"].sp, types["RA"].sp) == (2, 2, 1)
    for name in REASON.scenarios:
        ask = REASON.ask(REASON.new(name))
        for unit in map(ask.unit, [*ask.units(), *ask.waiting()]):
            if unit["class"] == "artillery":
                assert unit["start_sp"] == types[unit["type"]].sp, unit["id"]


@rule("MR-2.10")
def test_prussian_infantry_goes_obliquely() -> None:
    ask = REASON.ask(REASON.position({"scenario": "lindenau", "begin": "move first"}))
    assert ask.path("B11", "OL30:1")["legal"]
    ask = REASON.ask(REASON.position({"scenario": "lindenau", "begin": "move second"}))
    assert ask.path("W11", "OL30:1")["clause"] == "MR-12.8"
    field = Field("first a RI 10 10 0 oblique\nfirst p RI 20 10 0\nsecond e RI 30 25 180")
    assert field.legal("move a OR30:1")
    assert field.refused("move p OR30:1") == "MR-12.8"


@rule("MR-2.11", "MR-R5")
def test_vulnerable() -> None:
    text = """
        first a RI 10 10 0
        first s RI 20 10 0
        first m RI 30 10 0 MF
        first h HC 10 20 0
        first w RI 20 20 0
        first far RI 35 20 0 force=X
        first officer X 2 2
        first g II in town-1 force=Y
        first officer Y 2 28
        second e RI 5 28 180
    """
    field = Field(
        text,
        at="nothing",
        stream=[[[18, 10], [32, 10]]],
        roads=[[[30, 0], [30, 30]]],
        rough=[[[8, 20], [12, 20], [12, 22], [8, 22]], [[18, 19], [22, 19], [22, 21], [18, 21]]],
        towns={"town": [(36, 2, 38, 4)]},
    )
    expected = {"a": "", "s": "stream", "m": "", "h": "ground", "w": "", "far": "uncommanded", "g": "uncommanded"}
    assert {name: field.ask.vulnerability(name) for name in expected} == expected
    assert {name: field.ask.vulnerable(name) for name in expected} == {
        name: bool(why) for name, why in expected.items()
    }
    field.put("h", 10, 19.9, 0)
    assert field.ask.vulnerability("h") == "", "less than half its area is in the rough"
    field.put("s", 17.05, 10, 0)
    assert field.ask.vulnerability("s") == "", "0.05 BW of the stream are not enough"


def test_scenarios_are_checked() -> None:
    data = scenario(ALL_KINDS)
    data.sides[0].forces[1].units[0].id = "ri"
    with pytest.raises(DataError, match="two units"):
        check_scenario(data, "here")
