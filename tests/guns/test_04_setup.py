"""GG-4 Set-up, with the reinforcement stacks of GG-11.3 and GG-11.4."""

from __future__ import annotations

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.data.map_data import load_map
from longroll.games.guns.data.materials import load_forces
from longroll.kit.clauses import rule
from tests.guns.audit import faults
from tests.guns.table import Table

FORCES = load_forces()
COMMANDS = {*FORCES.blocks["USA"], *FORCES.blocks["CSA"]}


def ready() -> Table:
    """A new game in which everything by chance is done and Buford is about to be placed."""
    return Table().chance()


@rule("GG-4.1", "GG-4.7")
def test_trays_of_eight_are_drawn_from_shuffled_reserves() -> None:
    table = Table()
    assert table.kind == "draw"
    assert table.size("USA", "reserve") == 34
    weights = {str(option): option.weight for option in table.state.options()}
    assert (weights["draw MARCH"], weights["draw RESERVE-2"], weights["draw Howard-1"]) == (6, 7, 1)
    table.chance()
    for army in ("USA", "CSA"):
        assert table.size(army, "tray") == 8
        assert table.size(army, "reserve") == 26
    assert sum(table.view("USA")["tokens"]["USA"]["tray"].values()) == 8
    assert table.view("USA")["tokens"]["CSA"]["tray"] == {"?": 8}


@rule("GG-4.2", "GG-4.3", "GG-W14", "GG-R1", "GG-R2")
def test_the_time_track() -> None:
    ask = ready().ask
    assert ask.group("CSA", 1) == {"CHAMBERSBURG": 5, "MUMMASBURG": 1, "HARRISBURG": 1, "rumor": 10}
    assert ask.group("USA", 1) == {"EMMITSBURG": 3, "TANEYTOWN": 1, "BALTIMORE": 1, "rumor": 10}
    hours = list(ask.track("CSA"))
    assert (len(hours), hours[:4], hours[-1]) == (17, ["5AM", "6AM", "7AM", "8AM"], "NIGHT")
    assert list(ask.track("USA")) == [hour for hour in hours if hour not in ("7AM", "8AM")]
    assert {*ask.track("USA").values(), *ask.track("CSA").values()} == {1}


@rule("GG-4.4", "GG-4.5", "GG-R3")
def test_reinforcement_stacks() -> None:
    written = ready().state.to_json()
    stacks = written["stacks"]
    size = {name: 1 + stack.get("under", 0) for name, stack in stacks.items()}
    assert size == {"E": 3, "T": 2, "B": 3, "C-III": 3, "C-II": 1, "C-I": 3, "M": 1, "H": 1}
    top = {name: stack["top"] for name, stack in stacks.items()}
    assert top["C-III"] in ("Anderson", "Heth", "Pender")
    assert top["C-I"] in ("Hood", "McLaws", "Pickett")
    assert sorted((top["C-II"], top["M"], top["H"])) == ["Early", "Johnson", "Rodes"]
    assert "Kilpatrick" not in (top["E"], top["T"], top["B"])
    pool = set(written["pool"])
    assert len(pool) == 2 + 2 + 4
    assert not pool & {"Kilpatrick", "Buford", *top.values()}


@rule("GG-4.6")
def test_a_player_sees_the_tops_of_his_own_stacks_only() -> None:
    table = ready()
    own, theirs = table.view("CSA")["stacks"], table.view("USA")["stacks"]
    assert own["C-III"]["top"] in COMMANDS
    assert theirs["C-III"]["top"] == "?"
    assert own["E"]["top"] == "?"
    assert theirs["E"]["top"] in COMMANDS
    assert {e.seen_by for e in table.told("top")} == {("USA",), ("CSA",)}


@rule("GG-4.8")
def test_three_blue_objectives_in_their_starting_areas() -> None:
    objectives = ready().ask.objectives()
    assert [goal["area"] for goal in objectives] == load_map().objectives_start
    assert {goal["army"] for goal in objectives} == {"USA"}


@rule("GG-4.9")
def test_buford_stands_anywhere_but_by_a_confederate_entry() -> None:
    table = ready()
    assert (table.kind, table.seat) == ("post", "USA")
    barred = table.ask.barred("USA")
    assert {post.split()[1] for post in table.options("post")} == set(table.ask.all_positions()) - set(barred)
    assert table.refused(f"post {barred[0]}") == "GG-4.9"
    table.do("post P30")
    assert table.options() == ["face P30 A21", "face P30 A20"]
    assert table.refused("face P30 A99") == "GG-4.9"
    table.do("face P30 A20")
    table.do("post P30")
    assert table.where("Buford-F") == ["P30", "P30"]
    assert all(place == "P30" for place in table.where("Buford-F"))
    assert table.ask.stacks("CSA") == {}


@rule("GG-4.10", "GG-6.5")
def test_the_first_turn() -> None:
    table = ready().do("post P30", "face P30 A20", "post P55", "face P55 A30")
    assert table.ask.time() == {"day": 1, "hour": "7AM", "first": "USA", "length": 1}
    assert table.ask.order("USA") == table.ask.order("CSA") == "hold"
    assert [e.args["army"] for e in table.told("phase")] == ["USA"]


@rule("GG-4.11", "GG-24.1")
def test_bidding_comes_before_everything_else() -> None:
    table = Table(bidding="yes")
    assert table.kind == "first-bidder"
    assert table.size("USA", "tray") == 0


@rule("GG-4.11")
def test_historical_games_have_no_time_or_reinforcement_tokens() -> None:
    table = Table("historical").chance()
    assert table.ask.track("USA") == table.ask.track("CSA") == {}
    assert not table.state.to_json().get("stacks")


@rule("GG-W15", "GG-4.5", "GG-11.3", "GG-11.4", "GG-R47")
@pytest.mark.parametrize("seed", range(4))
def test_commands_arrive_corps_by_corps(seed: int) -> None:
    """A whole game in which nobody enters the map: every token is turned up and every command arrives."""
    table = Table().chance(seed)
    table.rng.seed(seed)
    table.calmly("the end", 3000)
    came: dict[str, list[str]] = {}
    for arrival in table.ask.arrivals():
        command = str(arrival["command"])
        came.setdefault(str(arrival["entry"]), []).append(command)
        assert arrival["blocks"] == [block["state"] for block in table.ask.blocks(command)].count("F")
    assert sorted(came["CHAMBERSBURG"][:3]) == ["Anderson", "Heth", "Pender"]
    assert sorted([came["CHAMBERSBURG"][3], *came["MUMMASBURG"], *came["HARRISBURG"]]) == ["Early", "Johnson", "Rodes"]
    assert sorted(came["CHAMBERSBURG"][4:]) == ["Hood", "McLaws", "Pickett"]
    assert (len(came["EMMITSBURG"]), len(came["BALTIMORE"])) == (3, 3)
    assert came["TANEYTOWN"][1] == "Kilpatrick"
    assert table.state.result.winner == "USA"


@rule("GG-3.2")
def test_blocks_stand_on_positions_or_off_the_map() -> None:
    table = ready().do("post P30", "face P30 A20", "post P55", "face P55 A30")
    assert faults(table.state) == []
    assert table.where("Buford-F") == ["P30", "P55"]
    places = {block["place"] for command in COMMANDS for block in table.ask.blocks(command)}
    assert places <= {"P30", "P55", "CHAMBERSBURG", "coming", "unused"}
    assert table.ask.time()["hour"] == "7AM"


def test_options_are_checked() -> None:
    with pytest.raises(ValueError, match="no option 'wings'"):
        GUNS.new("three-days", {"wings": "yes"})
    with pytest.raises(ValueError, match="one of: none, both, USA, CSA"):
        GUNS.new("three-days", {"teams": "all"})
    with pytest.raises(ValueError, match="no scenario 'waterloo'"):
        GUNS.new("waterloo")
