"""GL-14.0 to GL-14.2 What the three battles of the first game share."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.glory.data.map_data import load_chart
from longroll.kit.clauses import rule
from tests.glory.field import Field
from tests.glory.table import Table

REFITTED = ("first-manassas", "second-manassas", "chickamauga")


def duel(scenario: str, turn: str, ours: dict[str, list[str]], begin: str, leaders: dict[str, str]) -> Table:
    """Units in hexes, ``hex facing`` each, with their leaders."""
    hexes = {key.split()[0]: {"units": units, "facing": key.split()[1]} for key, units in ours.items()}
    return Table.position({"scenario": scenario, "turn": turn, "hexes": hexes, "leaders": leaders, "begin": begin})


@rule("GL-14.0.1")
def test_three_battles_are_refitted_and_the_others_not() -> None:
    for name in (*REFITTED, "fredericksburg", "chancellorsville"):
        ask = Table.scenario(name).ask
        classes = {ask.unit(unit)["range"] for unit in ask.units()} - {""}
        assert (classes == {"G1"}) == (name in REFITTED)


@rule("GL-14.11.1", "GL-14.15.1", "GL-R42")
@pytest.mark.parametrize("name", REFITTED)
def test_one_range_class(name: str) -> None:
    ask = Table.scenario(name).ask
    guns = [unit for unit in ask.units() if ask.unit(unit)["kind"] in ("art", "hart")]
    assert guns
    assert {ask.unit(gun)["range"] for gun in guns} == {"G1"}
    sums = []
    for distance in range(1, 7):
        field = Field(f"US g art 0505 S rng=G1\nCS d inf 05{5 + distance:02d} N", side="US", step="fire")
        found = field.ask.fire(["g"], f"05{5 + distance:02d}")
        sums.append(None if found is None else found["total"])
    assert sums == [0, 0, -1, -1, -2, None]


@rule("GL-14.11.2")
def test_defensive_fire_at_night() -> None:
    for turn, wanted in (("Sep19-1745", 0), ("Sep19-N1", 2)):
        table = duel(
            "chickamauga",
            turn,
            {"2025 N": ["cs-brown"], "2024 S": ["us-hazen"]},
            "charge Stewart",
            {"Stewart": "2025", "Palmer": "2024"},
        )
        table.do("charge cs-brown", "defend 2024 C").dice(0)
        given = [event for event in table.facts("modifier") if event["clause"] == "GL-14.11.2"]
        assert given == ([{"clause": "GL-14.11.2", "value": f"+{wanted}"}] if wanted else [])


@rule("GL-14.12.1", "GL-14.13.1")
@pytest.mark.parametrize("name", REFITTED)
def test_chart_and_tables_of_this_edition(name: str) -> None:
    ask, chart = Table.scenario(name).ask, load_chart()
    grounds = {code: ask.ground(code) for code in ask.hexes()}
    one, other = next(
        (one, other)
        for one, ground in grounds.items()
        for side, other in ask.neighbours(one).items()
        if grounds[other]["terrain"] == "woods"
        and grounds[other]["level"] == ground["level"]
        and not grounds[other]["embankment"]
        and side not in ground["water"]
    )
    woods = chart.ground("woods")
    costs = [ask.step_cost(kind, one, other, road=False) for kind in ("inf", "cav", "art", "leader")]
    assert costs == [woods.inf, woods.cav, woods.art, woods.leader]
    table = Table.scenario(name).quietly("command")
    assert table.facts("marker")
    assert not table.facts("die"), "no engagement roll before the Commands act"


@rule("GL-14.14.1")
def test_the_larger_strength() -> None:
    ask = Table.scenario("first-manassas").ask
    assert [ask.unit(f"us-sherman-{half}")["strength"] for half in "ab"] == [8, 8]


@rule("GL-14.16.1", "GL-14.54.1")
def test_cavalry_dismounts_only_at_chickamauga() -> None:
    first = duel(
        "first-manassas",
        "1245",
        {"2504 S": ["us-palmer"], "3611 N": ["cs-latham"]},
        "move us-palmer",
        {"Evans": "3611"},
    )
    assert first.options("dismount") == []
    assert first.against("dismount us-palmer") == "GL-14.16.1 no-dismounting"
    second = duel(
        "second-manassas",
        "Aug29-1400",
        {"2504 S": ["cs-robertson"], "4009 N": ["us-poe"]},
        "move Stuart",
        {"Stuart": "2504"},
    )
    assert second.against("dismount cs-robertson") == "GL-14.16.1 no-dismounting"
    third = duel("chickamauga", "Sep19-1400", {"3119 N": ["us-minty-a"], "2025 N": ["cs-brown"]}, "move us-minty", {})
    third.do("dismount us-minty-a")
    assert third.ask.unit("us-minty-a")["dismounted"]
    assert third.ask.unit("us-minty-a")["strength"] == 3


@rule("GL-14.2.2")
def test_roads_carry_over_the_embankment() -> None:
    ask = Table.scenario("second-manassas").ask
    bank = load_chart().tec_feature["rr_embankment"]
    assert ask.ground("2406")["embankment"]
    assert ask.step_cost("inf", "2407", "2406") == 1
    assert ask.step_cost("inf", "2407", "2406", road=False) == 2
    assert bank.charge < 0
    for place in ask.neighbours("2406").values():
        drm = ask.charge_ground(place, "2406")
        assert drm is None or drm <= bank.charge, "the embankment helps its defender against every side"
    assert ask.fire_ground("2409", "2406") == bank.artillery


@rule("GL-14.2.3", "GL-R43")
@pytest.mark.parametrize(("turn", "rallies"), [("Sep19-N1", True), ("Sep19-1745", False)])
def test_night_rally_next_to_the_enemy(turn: str, rallies: bool) -> None:
    spec = {
        "scenario": "chickamauga",
        "turn": turn,
        "hexes": {"2025": {"units": ["cs-brown"], "facing": "N"}, "2024": {"units": ["us-hazen"], "facing": "S"}},
        "disordered": ["cs-brown"],
        "leaders": {"Stewart": "2025", "Palmer": "2024"},
        "begin": "rally Stewart",
    }
    table = Table.position(spec)
    assert table.ask.unit("cs-brown")["disordered"] != rallies


@rule("GL-14.2.5", "EX-38")
def test_the_pike_over_streams() -> None:
    ask = Table.scenario("first-manassas").ask
    ground, side = ask.ground("3113"), ask.side_to("3113", "3013")
    assert (ground["water"][side], ground["roads"][side]) == ("stream", "pike")
    assert ask.step_cost("inf", "3113", "3013") == 1
    assert ask.step_cost("art", "3113", "3013") == 1
    assert ask.step_cost("inf", "3113", "3013", road=False) == 2
    table = duel(
        "first-manassas",
        "1400",
        {"3113 NW": ["cs-jackson-a"], "3013 SE": ["us-schenck-a"]},
        "charge Jackson",
        {"Jackson": "3113", "Schenck": "3013"},
    )
    lines = table.ask.charge(["cs-jackson-a"], ["3013"])["lines"]
    assert lines[0]["clause"] == "GL-10.23.2", "rounded for the defender, for the stream alone"
    assert all(line["clause"] != "GL-10.40.1" for line in lines)
    pair = "CS p inf 0505 N s=7\nUS d inf 0504 S s=3"
    over: dict[str, Any] = {"water": {"0504-0505": "stream"}, "links": {"pike": "0504-0505"}}
    ratios = [Field(pair, **changes).ask.charge(["p"], ["0504"])["lines"][0]["value"] for changes in (over, {})]
    assert ratios == [2, 3]


@rule("GL-14.2.8", "GL-R45")
def test_longstreets_line_is_open_on_the_29th() -> None:
    line = {"0515", "0717", "1020"}
    table = Table.scenario("second-manassas")
    for turn, closed in (("Aug28-1745", line), ("Aug29-0630", set()), ("Aug29-N2", set())):
        found = table.changed(turn=turn).ask.closed("us-gibbon-b")
        assert found["1015"] == "GL-6.53.1"
        assert line & set(found) == closed
        assert "3015" not in table.changed(turn=turn).ask.closed("cs-robertson"), (
            "placed, it closes nothing (GL-6.53.2)"
        )


@rule("GL-14.2.11", "GL-14.36.1", "GL-14.47.1", "GL-17.4", "GL-18.4", "GL-19.9")
@pytest.mark.parametrize("name", REFITTED)
def test_control_needs_a_unit_and_boxes_give_points(name: str) -> None:
    table = Table.scenario(name)
    for objective in table.ask.objectives():
        there = [unit for unit in table.stack(objective["hex"]) if table.ask.unit(unit)["side"] == objective["side"]]
        assert objective["held"] == bool(there)
        if there:
            empty = table.with_units(dict.fromkeys(there, "eliminated"))
            left = next(each for each in empty.ask.objectives() if each | {"held": True} == objective)
            assert not left["held"], "nobody holds what nobody stands in"
    foot = [
        unit for unit in table.ask.units("US") if table.ask.unit(unit)["kind"] == "inf" and table.at(unit).isdecimal()
    ]
    before = table.ask.points("CS")["losses"]
    for box, worth in (("withdrawn", 1), ("recovery", 1), ("eliminated", 2)):
        after = table.with_units({foot[0]: box}).ask.points("CS")
        assert after["losses"] == before + worth
        assert after["total"] >= worth
    assert [level for _, level in table.ask.levels()] == ["Union victory", "Draw", "Confederate victory"]
