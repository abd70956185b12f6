"""MR-2 Units, formations, strength."""

from __future__ import annotations

import pytest

from longroll.games.reason.components import ALLOWANCE, CLASSES, FOOTPRINT, KINDS, OFFICER_SIZE, Roster
from longroll.games.reason.data.materials import check_scenario, tables
from longroll.games.reason.rules.command import vulnerability, vulnerable
from longroll.games.reason.rules.losses import lose
from longroll.games.reason.rules.setup import SCENARIOS, theatre
from longroll.kit.clauses import rule
from longroll.kit.materials import DataError
from tests.reason.field import Field, scenario

KIND_LINES = "\n".join(f"first {kind.lower()} {kind} {3 + 4 * n} 10 0" for n, kind in enumerate(KINDS))
ALL_KINDS = KIND_LINES + "\nsecond e RI 30 25 180"


@rule("MR-2.1")
def test_eight_types() -> None:
    roster = Roster(scenario(ALL_KINDS))
    irregular = [KINDS[roster.kind[u]] for u in range(8) if not roster.regular[u]]
    assert irregular == ["II", "IC"]
    assert [CLASSES[roster.cls[u]] for u in range(8)] == [
        "infantry", "infantry", "cavalry", "cavalry", "cavalry", "artillery", "artillery", "artillery",
    ]  # fmt: skip


@rule("MR-2.2", "MR-2.3", "MR-2.4")
def test_bases_and_footprints() -> None:
    assert [tables().unit_types[kind].bases for kind in KINDS] == [2, 2, 2, 2, 2, 1, 1, 1]
    assert FOOTPRINT == (((2.0, 0.5), (1.0, 1.0)), ((2.0, 0.5), (1.0, 1.0)), ((1.0, 1.0), (1.0, 1.0)))
    field = Field(
        "first a RI 10 10 90\nfirst m HC 20 10 90 MF\nfirst g HA 5 5 0 MF\nsecond e RI 30 25 180", at="nothing"
    )
    shapes = field.state.shapes
    assert [(shapes[u].w, shapes[u].d) for u in range(3)] == [(2.0, 0.5), (1.0, 1.0), (1.0, 1.0)]
    base = field.state.officers[field.officer("OFa")]
    assert (base.w, base.d, base.facing) == (OFFICER_SIZE, OFFICER_SIZE, 0.0) == (0.5, 0.5, 0.0)


@rule("MR-R2")
def test_officers_have_half_bases() -> None:
    assert OFFICER_SIZE == 0.5


@rule("MR-2.5", "MR-2.6", "MR-R3")
def test_irregulars_and_march_formation() -> None:
    assert ALLOWANCE[KINDS.index("IC")] == (10.0, 0.0)
    assert ALLOWANCE[KINDS.index("II")] == (4.0, 5.0)
    with pytest.raises(DataError, match=r"MR-2\.5"):
        scenario("first c IC 10 10 0 MF\nsecond e RI 30 25 180")
    assert Field("first i II 10 10 0 MF\nsecond e RI 30 25 180", at="nothing").formation("i") == "MF"


@rule("MR-2.7", "MR-2.8", "MR-22.1")
def test_strength_and_breaking() -> None:
    field = Field("first a RI 10 10 0 sp=5\nfirst k RI 20 10 0\nsecond e RI 30 25 180", at="nothing")
    b = field.state
    assert lose(b, 0, 2)
    assert (b.sp[0], b.losses_of(0)) == (3, 2)
    assert not lose(b, 0, 4), "no unit loses more than it has"
    assert (b.sp[0], field.formation("a"), b.present[0]) == (0, "gone", [1])
    assert b.losses == [2, 0]


@rule("MR-2.9", "MR-R4")
def test_strength_of_batteries() -> None:
    types = tables().unit_types
    assert (types["HA"].sp, types["HW"].sp, types["RA"].sp) == (2, 2, 1)
    for name in SCENARIOS:
        roster = theatre(name)[1]
        for unit in range(roster.n_units):
            kind = KINDS[roster.kind[unit]]
            if kind in ("HA", "HW", "RA"):
                assert roster.start_sp[unit] == types[kind].sp, roster.ids[unit]


@rule("MR-2.10")
def test_prussian_infantry_goes_obliquely() -> None:
    roster = theatre("lindenau")[1]
    assert roster.oblique[roster.unit["B11"]]
    assert not roster.oblique[roster.unit["W11"]]
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
    b = Field(
        text,
        at="nothing",
        stream=[[[18, 10], [32, 10]]],
        roads=[[[30, 0], [30, 30]]],
        rough=[[[8, 20], [12, 20], [12, 22], [8, 22]], [[18, 19], [22, 19], [22, 21], [18, 21]]],
        towns={"town": [(36, 2, 38, 4)]},
    ).state
    unit = b.roster.unit
    expected = {"a": "", "s": "stream", "m": "", "h": "ground", "w": "", "far": "uncommanded", "g": "uncommanded"}
    assert {name: vulnerability(b, unit[name]) for name in expected} == expected
    assert vulnerable(b, unit["s"])
    assert not vulnerable(b, unit["a"])
    b.put(unit["h"], 10, 19.9, 0, 0)
    assert vulnerability(b, unit["h"]) == "", "less than half its area is in the rough"
    b.put(unit["s"], 17.05, 10, 0, 0)
    assert vulnerability(b, unit["s"]) == "", "0.05 BW of the stream are not enough"


def test_scenarios_are_checked() -> None:
    data = scenario(ALL_KINDS)
    data.sides[0].forces[1].units[0].id = "ri"
    with pytest.raises(DataError, match="two units"):
        check_scenario(data, "here")
