"""GL-16 Chancellorsville: Hooker's caution, the closed bank, exits, *Jackson's Attack*."""

from __future__ import annotations

from longroll.games.glory.questions import Questions
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
    campaign = Table.scenario("chancellorsville").ask.turns()
    assert len(campaign) == 48
    assert [sum(turn["night"] == night for turn in campaign) for night in (1, 2)] == [5, 5]
    attack = Table.scenario("jacksons-attack").ask.turns()
    assert (attack[0]["turn"], attack[-1]["turn"], len(attack)) == ("May2-1600", "May3-1000", 7)


@rule("GL-16.3")
def test_markers_from_a_turn_on() -> None:
    ask = Table.scenario("chancellorsville").ask
    wanted = {"Apr30-1800": 0, "Apr30-N2": 2, "May2-N1": 1, "May3-0600": 2}
    assert {turn: ask.markers(turn)["Jackson/II-Corps"] for turn in wanted} == wanted


@rule("GL-16.4")
def test_hooker_names_corps_for_their_second_marker() -> None:
    table = Table.scenario("chancellorsville")
    assert (table.seat, table.kind) == ("US", "second")
    assert table.options() == ["second V/Meade", "second XI/Howard", "second XII/Slocum", "done"]
    assert table.against("second VI/Sedgwick") == "GL-16.4 not-in-the-wing"
    assert table.against("second II/Couch") == "GL-16.3 no-second-marker"
    table.do("second V/Meade")
    assert table.against("second V/Meade") == "GL-16.4 named-already"
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
    assert table.written("seconds") == ["II/Couch"]


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
    ask = table.ask
    markers = [ask.markers(turn["turn"]) for turn in ask.turns()]
    assert [number["Jackson/II-Corps"] for number in markers] == [2, 2, 1, 1, 2, 2, 2]
    assert [number["XI/Howard"] for number in markers] == [0, 2, 2, 2, 2, 2, 2]
    assert table.quietly("second").state.over, "Hooker's caution is not used"


@rule("GL-16.6", "GL-16.7")
def test_bridges_and_works_come_with_their_turns() -> None:
    def at(turn: str, scenario: str = "chancellorsville") -> Questions:
        return Table.position({"scenario": scenario, "turn": turn}).ask

    turns = [turn["turn"] for turn in Table.scenario("chancellorsville").ask.turns()]
    early, late = at(turns[0]), at(turns[-1])
    assert early.ground("5617")["crossings"] != late.ground("5617")["crossings"]
    for side in ("US", "CS"):
        assert set(early.works(side)) < set(late.works(side))
    assert at("May2-1600", "jacksons-attack").works("US") == at("May2-1600").works("US")


@rule("GL-16.7")
def test_reinforcements_enter_on_their_turn() -> None:
    table = Table.scenario("chancellorsville")
    arrivals = {name: (group["turn"], group["hexes"]) for name, group in table.ask.arrivals().items()}
    assert arrivals["US-2"] == ("Apr30-1800", ["2801"])
    assert arrivals["US-1"] == ("May1-0600", ["0601"])
    assert table.at("us-brooke") == "waiting"
    assert table.leader("Hancock") == "waiting"


@rule("GL-16.8")
def test_confederates_stay_south_of_the_rivers() -> None:
    ask = Table.scenario("chancellorsville").ask
    over = set(ask.hexes()) - set(ask.bank("1915"))
    assert over
    for unit in ask.units("CS"):
        closed = ask.closed(unit)
        assert {code for code, clause in closed.items() if clause == "GL-16.8"} == over
        assert "1915" not in closed
    assert ask.closed("us-devin") == {}


@rule("GL-16.10")
def test_barksdale_is_a_command_of_its_own() -> None:
    barksdale = Table.scenario("chancellorsville").ask.commands()["Barksdale"]
    assert barksdale["marker"] == "Early"
    assert "cs-barksdale" in barksdale["units"]
    assert any("washington" in name for name in barksdale["units"])


@rule("GL-16.11")
def test_objectives_and_levels_of_the_attack() -> None:
    attack = Table.scenario("jacksons-attack").ask
    assert all(int(objective["hex"][:2]) < 31 for objective in attack.objectives())
    assert [level for _, level in attack.levels()] == ["Union victory", "Draw", "Confederate victory"]
    campaign = Table.scenario("chancellorsville").ask
    assert len(campaign.objectives()) == 16
    assert campaign.levels()[0] == (15, "Union decisive victory")


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
    assert elsewhere.against("exit us-carroll") == "GL-16.12 no-exit-here"


@rule("GL-16.13")
def test_leaders_are_placed_with_their_units() -> None:
    table = Table.scenario("jacksons-attack")
    assert (table.seat, table.kind) == ("US", "post")
    options = table.options()
    assert all(option.startswith("post ") for option in options)
    leader = options[0].split()[1]
    assert table.against(f"post {leader} 0101") == "GL-16.13 no-unit-of-his"
    assert table.against("post Rodes 0101") == "GL-16.13 leader-of-the-enemy"
    table.do(options[0])
    assert table.against(options[0]) == "GL-16.13 leader-is-placed"
    assert "Wadsworth" not in table.ask.leaders()
    assert all(table.at(unit).isdecimal() for unit in table.ask.units())
    assert set(table.ask.units()) < set(Table.scenario("chancellorsville").ask.units())
