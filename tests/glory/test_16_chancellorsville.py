"""GL-16 Chancellorsville: Hooker's caution, the closed bank, exits, *Jackson's Attack*."""

from __future__ import annotations

from longroll.games.glory.components import CS, US, members
from longroll.games.glory.lexicon import ABSENT, OFF
from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.rules.units import barred
from longroll.kit.clauses import rule
from tests.glory.table import Table


def alone(scenario: str, turn: str, place: str, begin: str, unit: str = "us-carroll", leader: str = "French") -> Table:
    """One Union unit with its leader, one Confederate far away."""
    return Table.position(
        {
            "scenario": scenario,
            "turn": turn,
            "hexes": {
                place: {"units": [unit], "facing": "N"},
                "5630": {"units": ["cs-doles"], "facing": "N"},
            },
            "leaders": {leader: place, "Rodes": "5630"},
            "begin": begin,
        }
    )


@rule("GL-16.1", "GL-16.2")
def test_the_campaign_and_its_part() -> None:
    _, campaign = theatre("chancellorsville")
    assert campaign.n_turns == campaign.last_turn + 1 == 48
    assert campaign.night.count(1) == campaign.night.count(2) == 5
    _, attack = theatre("jacksons-attack")
    assert attack.turn_ids[attack.first_turn] == "May2-1600"
    assert attack.turn_ids[attack.last_turn] == "May3-1000"
    assert attack.last_turn - attack.first_turn == 6


@rule("GL-16.3")
def test_markers_from_a_turn_on() -> None:
    _, roster = theatre("chancellorsville")
    markers = dict(zip(roster.group_names, roster.markers, strict=True))
    turn = roster.turn
    assert markers["Jackson/II Corps"][turn["Apr30-1800"]] == 0
    assert markers["Jackson/II Corps"][turn["Apr30-N2"]] == 2
    assert markers["Jackson/II Corps"][turn["May2-N1"]] == 1
    assert markers["Jackson/II Corps"][turn["May3-0600"]] == 2


@rule("GL-16.4")
def test_hooker_names_corps_for_their_second_marker() -> None:
    table = Table.scenario("chancellorsville")
    assert (table.seat, table.kind) == ("US", "second")
    assert table.options() == ["second V/Meade", "second XI/Howard", "second XII/Slocum", "done"]
    assert table.refused("second VI/Sedgwick") == "GL-16.4 not-in-the-wing"
    assert table.refused("second II/Couch") == "GL-16.3 no-second-marker"
    table.do("second V/Meade")
    assert table.refused("second V/Meade") == "GL-16.4 named-already"
    table.do("done", "open Cavalry")
    assert table.pool()["V/Meade"] == 2
    assert table.pool()["XI/Howard"] == 1
    assert table.pool()["VI/Sedgwick"] == 1


@rule("GL-16.4")
def test_no_more_corps_than_the_turn_allows() -> None:
    table = Table.position(
        {
            "scenario": "chancellorsville",
            "turn": "May1-1400",
            "hexes": {
                "1815": {"units": ["us-carroll"], "facing": "N"},
                "1713": {"units": ["us-barnes"], "facing": "N"},
            },
            "leaders": {"French": "1815", "Griffin": "1713"},
        }
    )
    assert table.options() == ["second V/Meade", "second II/Couch", "done"]
    table.do("second II/Couch")
    assert table.kind != "second"
    assert table.state.seconds.bit_count() == 1


@rule("GL-16.5")
def test_markers_and_initiative_of_jacksons_attack() -> None:
    table = Table.scenario("jacksons-attack")
    while table.kind == "post":
        table.do(table.options()[0])
    assert (table.seat, table.kind) == ("CS", "open")
    table.do("open Jackson/II-Corps")
    assert table.pool() == {
        "V/Meade": 1,
        "XII/Slocum": 2,
        "II/Couch": 1,
        "III/Sickles": 2,
        "Cavalry": 1,
        "Lee/I-Corps": 1,
        "Jackson/II-Corps": 1,
        "Stuart": 1,
    }
    _, roster = theatre("jacksons-attack")
    jackson = roster.markers[roster.group_names.index("Jackson/II Corps")]
    assert jackson[roster.first_turn :][:7] == (2, 2, 1, 1, 2, 2, 2)
    howard = roster.markers[roster.group_names.index("XI/Howard")]
    assert howard[roster.first_turn :][:7] == (0, 2, 2, 2, 2, 2, 2)
    assert set(roster.hooker) == {-1}


@rule("GL-16.6", "GL-16.7")
def test_bridges_and_works_come_with_their_turns() -> None:
    board, roster = theatre("chancellorsville")
    assert len(board.dawns) > 1
    early = board.works(US, 0) | board.works(CS, 0)
    late = board.works(US, roster.last_turn) | board.works(CS, roster.last_turn)
    assert early & ~late == 0
    assert late & ~early
    attack, other = theatre("jacksons-attack")
    assert attack.works(US, other.first_turn) == board.works(US, roster.turn["May2-1600"])


@rule("GL-16.7")
def test_reinforcements_enter_on_their_turn() -> None:
    _, roster = theatre("chancellorsville")
    board, _ = theatre("chancellorsville")
    arrivals = {
        name: (roster.turn_ids[roster.arrival_turn[n]], [board.codes[h] for h in roster.arrival_hexes[n]])
        for n, name in enumerate(roster.arrival_ids)
    }
    assert arrivals["US-2"] == ("Apr30-1800", ["2801"])
    assert arrivals["US-1"] == ("May1-0600", ["0601"])
    table = Table.scenario("chancellorsville")
    assert table.at("us-brooke") == "waiting"
    assert table.leader("Hancock") == "waiting"


@rule("GL-16.8")
def test_confederates_stay_south_of_the_rivers() -> None:
    table = Table.scenario("chancellorsville")
    board = table.state.board
    for unit in members(table.roster.of_side[CS]):
        assert barred(table.state, unit) & ~board.bank(board.index["1915"])
        assert not barred(table.state, unit) >> board.index["1915"] & 1
    assert not barred(table.state, table.number("us-devin"))


@rule("GL-16.10")
def test_barksdale_is_a_command_of_its_own() -> None:
    _, roster = theatre("chancellorsville")
    barksdale = roster.command_names.index("Barksdale")
    assert roster.group_names[roster.command_group[barksdale]] == "Early"
    names = {roster.names[u] for u in members(roster.units_of[barksdale])}
    assert "Barksdale" in names
    assert any("Washington" in name for name in names)


@rule("GL-16.11")
def test_objectives_and_levels_of_the_attack() -> None:
    board, roster = theatre("jacksons-attack")
    assert all(int(board.codes[h][:2]) < 31 for h in roster.objective_hex)
    assert [level for _, level in roster.levels] == ["Union victory", "Draw", "Confederate victory"]
    _, campaign = theatre("chancellorsville")
    assert len(campaign.objective_hex) == 16
    assert campaign.levels[0] == (15, "Union decisive victory")


@rule("GL-16.12")
def test_the_union_may_leave_the_map() -> None:
    table = alone("chancellorsville", "May3-1200", "2801", "move French")
    table.do("exit us-carroll")
    assert table.at("us-carroll") == "left"
    arriving = alone("chancellorsville", "May3-1200", "2802", "move French").do("move us-carroll 2801")
    assert arriving.kind == "depart"
    stays = alone("chancellorsville", "May3-1200", "2802", "move French").do("move us-carroll 2801", "stay")
    assert stays.kind == "face"
    arriving.do("exit us-carroll")
    assert arriving.at("us-carroll") == "left"
    leader = alone("chancellorsville", "May3-1200", "2801", "move French").do("depart French")
    assert leader.leader("French") == "left"
    elsewhere = alone("chancellorsville", "May3-1200", "2803", "move French")
    assert elsewhere.refused("exit us-carroll") == "GL-16.12 no-exit-here"


@rule("GL-16.13")
def test_leaders_are_placed_with_their_units() -> None:
    table = Table.scenario("jacksons-attack")
    assert (table.seat, table.kind) == ("US", "post")
    options = table.options()
    assert all(option.startswith("post ") for option in options)
    leader = options[0].split()[1]
    assert table.refused(f"post {leader} 0101") == "GL-16.13 no-unit-of-his"
    assert table.refused("post Rodes 0101") == "GL-16.13 leader-of-the-enemy"
    table.do(options[0])
    assert table.refused(options[0]) == "GL-16.13 leader-is-placed"
    roster = table.roster
    for unit in range(roster.n_units):
        assert (table.state.at[unit] == ABSENT) == (not roster.in_play >> unit & 1)
    wadsworth = roster.command_words.index("Wadsworth")
    assert table.state.leader_at[wadsworth] == ABSENT
    assert all(at < OFF or at == ABSENT for at in table.state.at)
