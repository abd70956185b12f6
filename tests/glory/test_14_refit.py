"""GL-14.0 to GL-14.2 What the three battles of the first game share."""

from __future__ import annotations

import pytest

from longroll.games.glory.board import CHART, PIKE, STREAM
from longroll.games.glory.components import CS, US
from longroll.games.glory.lexicon import ELIMINATED, OFF, RECOVERY
from longroll.games.glory.rules.melee import melee
from longroll.games.glory.rules.modifiers import charge_items, longest, range_drm, ratio_item, volley_items
from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.rules.units import entry_bar
from longroll.games.glory.rules.victory import holds, lost_points, points
from longroll.kit.clauses import rule
from tests.glory.table import Table

REFITTED = ("first-manassas", "second-manassas", "chickamauga")


def duel(scenario: str, turn: str, ours: dict[str, list[str]], begin: str, leaders: dict[str, str]) -> Table:
    """Units in hexes, ``hex facing`` each, with their leaders."""
    hexes = {key.split()[0]: {"units": units, "facing": key.split()[1]} for key, units in ours.items()}
    return Table.position({"scenario": scenario, "turn": turn, "hexes": hexes, "leaders": leaders, "begin": begin})


@rule("GL-14.0.1")
def test_three_battles_are_refitted_and_the_others_not() -> None:
    assert all(theatre(name)[1].refitted for name in REFITTED)
    assert not any(theatre(name)[1].refitted for name in ("fredericksburg", "chancellorsville"))


@rule("GL-14.11.1", "GL-14.15.1", "GL-R42")
@pytest.mark.parametrize("name", REFITTED)
def test_one_range_class(name: str) -> None:
    _, roster = theatre(name)
    assert {kind for gun, kind in zip(roster.is_gun, roster.range_class, strict=True) if gun} == {"G1"}
    assert longest("G1") == 5
    assert [range_drm("G1", n) for n in range(1, 6)] == [0, 0, -1, -1, -2]


@rule("GL-14.11.2")
def test_defensive_fire_at_night() -> None:
    night = volley_items(True, False, 0, 1, False, 0, night=True)
    assert [(clause, value) for _, clause, value in night] == [("GL-14.11.2", 2)]
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
        assert bool(given) == bool(wanted)


@rule("GL-14.12.1", "GL-14.13.1")
@pytest.mark.parametrize("name", REFITTED)
def test_chart_and_tables_of_this_edition(name: str) -> None:
    board, _ = theatre(name)
    assert board.chart is CHART
    table = Table.scenario(name).quietly("command")
    assert table.facts("marker")
    assert not table.facts("die"), "no engagement roll before the Commands act"


@rule("GL-14.14.1")
def test_the_larger_strength() -> None:
    _, roster = theatre("first-manassas")
    assert roster.strength[roster.unit["us-sherman-a"]] == roster.strength[roster.unit["us-sherman-b"]] == 8


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
    assert third.state.strength(third.number("us-minty-a")) == 3


@rule("GL-14.2.2")
def test_roads_carry_over_the_embankment() -> None:
    board, _ = theatre("second-manassas")
    road, bank = board.index["2407"], board.index["2406"]
    assert board.embankment >> bank & 1
    assert board.step_cost(0, 0, road, bank) == 1
    assert board.step_cost(0, 0, road, bank, road=False) == 2
    drm = CHART.tec_feature["rr_embankment"].charge
    assert drm < 0
    for place in board.neighbours[bank]:
        plain = board.charge_ground[0][6 * place + board.direction(place, bank)]
        assert plain <= drm, "the embankment helps its defender against every side"
    assert board.fire_ground[bank] == CHART.tec_feature["rr_embankment"].artillery


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
    board, _ = theatre("first-manassas")
    here, there = board.index["3113"], board.index["3013"]
    side = 6 * here + board.direction(here, there)
    assert (board.water[side], board.road[side]) == (STREAM, PIKE)
    assert board.step_cost(0, 0, here, there) == 1
    assert board.step_cost(0, 2, here, there) == 1
    assert board.step_cost(0, 0, here, there, road=False) == 2
    table = duel(
        "first-manassas",
        "1400",
        {"3113 NW": ["cs-jackson-a"], "3013 SE": ["us-schenck-a"]},
        "charge Jackson",
        {"Jackson": "3113", "Schenck": "3013"},
    )
    b = table.state
    m = melee(b, [table.number("cs-jackson-a")], [there])
    m.attack, m.defence = 7, 3
    assert m.ground == []
    assert m.stream
    assert ratio_item(m)[2] == 2
    m.stream = False
    assert ratio_item(m)[2] == 3
    assert all(clause != "GL-10.40.1" for _, clause, _ in charge_items(m))


@rule("GL-14.2.8", "GL-R45")
def test_longstreets_line_is_open_on_the_29th() -> None:
    board, roster = theatre("second-manassas")
    line = board.mask_of([board.index[code] for code in ("0515", "0717", "1020")])
    table = Table.scenario("second-manassas")
    b = table.state
    seen = {}
    for turn in ("Aug28-1745", "Aug29-0630", "Aug29-N2"):
        b.turn = roster.turn[turn]
        seen[turn] = entry_bar(b, US)
        assert seen[turn] >> board.index["1015"] & 1
    assert seen["Aug28-1745"] & line == line
    assert not seen["Aug29-0630"] & line
    assert not seen["Aug29-N2"] & line
    assert not entry_bar(b, CS) >> board.index["3015"] & 1, "a group that is placed closes nothing (GL-6.53.2)"


@rule("GL-14.2.11", "GL-14.36.1", "GL-14.47.1", "GL-17.4", "GL-18.4", "GL-19.9")
@pytest.mark.parametrize("name", REFITTED)
def test_control_needs_a_unit_and_boxes_give_points(name: str) -> None:
    table = Table.scenario(name)
    b, roster = table.state, table.roster
    for number in range(len(roster.objective_hex)):
        place, side = roster.objective_hex[number], roster.objective_side[number]
        there = [unit for unit in b.stack(place) if roster.side[unit] == side]
        assert holds(b, number) == bool(there)
        if there:
            for unit in list(there):
                b.lift(unit, ELIMINATED)
            assert not holds(b, number), "nobody holds what nobody stands in"
    unit = next(u for u in range(roster.n_units) if roster.side[u] == US and not roster.is_gun[u] and b.at[u] < OFF)
    before = lost_points(b, US)
    b.withdraw(unit)
    assert lost_points(b, US) == before + 1
    b.at[unit] = RECOVERY
    assert lost_points(b, US) == before + 1
    b.eliminate(unit)
    assert lost_points(b, US) == before + 2
    assert points(b, CS) >= 2
    assert [level for _, level in roster.levels] == ["Union victory", "Draw", "Confederate victory"]
