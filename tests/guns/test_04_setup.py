"""GG-4 Set-up, with the reinforcement stacks of GG-11.3 and GG-11.4."""

from __future__ import annotations

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.cells import command_in, entry_in, number_in
from longroll.games.guns.components import (
    BIT,
    BUFORD,
    COMMANDS,
    CSA,
    ENTRIES,
    FULL_OF,
    N_BLOCKS,
    N_SPACES,
    SPACES,
    STACK_NAMES,
    USA,
)
from longroll.games.guns.state import GROUP_SIZE, N_GROUPS, RESERVE, RUMORS, TRAY
from longroll.kit.clauses import rule
from tests.guns.audit import faults
from tests.guns.table import Table


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
    for army in (USA, CSA):
        assert table.state.number(army, TRAY) == 8
        assert table.state.number(army, RESERVE) == 26
    assert sum(table.view("USA")["tokens"]["USA"]["tray"].values()) == 8
    assert table.view("USA")["tokens"]["CSA"]["tray"] == {"?": 8}


@rule("GG-4.2", "GG-4.3", "GG-W14", "GG-R1", "GG-R2")
def test_the_time_track() -> None:
    b = ready().state
    arrivals = {army: {ENTRIES[e]: b.groups[army * N_GROUPS * GROUP_SIZE + e] for e in range(6)} for army in (USA, CSA)}
    assert {k: n for k, n in arrivals[CSA].items() if n} == {"CHAMBERSBURG": 5, "MUMMASBURG": 1, "HARRISBURG": 1}
    assert {k: n for k, n in arrivals[USA].items() if n} == {"EMMITSBURG": 3, "TANEYTOWN": 1, "BALTIMORE": 1}
    for army in (USA, CSA):
        assert b.groups[army * N_GROUPS * GROUP_SIZE + RUMORS] == 10
    assert [SPACES[s] for s in range(N_SPACES) if not b.track[USA * N_SPACES + s]] == ["7AM", "8AM"]
    assert all(b.track[CSA * N_SPACES + s] for s in range(N_SPACES))


@rule("GG-4.4", "GG-4.5", "GG-R3")
def test_reinforcement_stacks() -> None:
    b = ready().state
    size = {STACK_NAMES[s]: 1 + b.under[s] for s in range(len(STACK_NAMES))}
    assert size == {"E": 3, "T": 2, "B": 3, "C-III": 3, "C-II": 1, "C-I": 3, "M": 1, "H": 1}
    top = {STACK_NAMES[s]: COMMANDS[b.tops[s]] for s in range(len(STACK_NAMES))}
    assert top["C-III"] in ("Anderson", "Heth", "Pender")
    assert top["C-I"] in ("Hood", "McLaws", "Pickett")
    assert sorted((top["C-II"], top["M"], top["H"])) == ["Early", "Johnson", "Rodes"]
    assert "Kilpatrick" not in (top["E"], top["T"], top["B"])
    pool = {COMMANDS[c] for c in range(len(COMMANDS)) if b.pool & BIT[c]}
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
    b = ready().state
    assert tuple(b.goals) == b.ground.objectives_start
    assert b.red == 0


@rule("GG-4.9")
def test_buford_stands_anywhere_but_by_a_confederate_entry() -> None:
    table = ready()
    assert (table.kind, table.seat) == ("post", "USA")
    ground = table.state.ground
    assert len(table.options("post")) == ground.n_positions - ground.barred["USA"].bit_count()
    barred = ground.position_codes[ground.members(ground.barred["USA"])[0]]
    assert table.refused(f"post {barred}") == "GG-4.9"
    table.do("post P30")
    assert table.options() == ["face P30 A21", "face P30 A20"]
    assert table.refused("face P30 A99") == "GG-4.9"
    table.do("face P30 A20")
    table.do("post P30")
    assert table.where("Buford-F") == ["P30", "P30"]
    assert all(place == "P30" for place in table.where("Buford-F"))
    assert not table.state.occupied[CSA]


@rule("GG-4.10", "GG-6.5")
def test_the_first_turn() -> None:
    table = ready().do("post P30", "face P30 A20", "post P55", "face P55 A30")
    b = table.state
    assert (b.day, SPACES[b.space], b.first, b.length) == (1, "7AM", USA, 1)
    assert b.orders == [1, 1]
    assert [e.args["army"] for e in table.told("phase")] == ["USA"]


@rule("GG-4.11", "GG-24.1")
def test_bidding_comes_before_everything_else() -> None:
    table = Table(bidding="yes")
    assert table.kind == "first-bidder"
    assert table.size("USA", "tray") == 0


@rule("GG-4.11")
def test_historical_games_have_no_time_or_reinforcement_tokens() -> None:
    b = Table("historical").chance().state
    assert not any(b.track)
    assert not any(b.under)
    assert set(b.tops) == {255}


@rule("GG-W15", "GG-4.5", "GG-11.3", "GG-11.4", "GG-R47")
@pytest.mark.parametrize("seed", range(4))
def test_commands_arrive_corps_by_corps(seed: int) -> None:
    """A whole game in which nobody enters the map: every token is turned up and every command arrives."""
    table = Table().chance(seed)
    table.rng.seed(seed)
    table.calmly("the end", 3000)
    b = table.state
    came: dict[str, list[str]] = {}
    for arrival in b.arrivals:
        came.setdefault(ENTRIES[entry_in(arrival)], []).append(COMMANDS[command_in(arrival)])
        blocks = FULL_OF[command_in(arrival)]
        assert number_in(arrival) == len(blocks)
    assert sorted(came["CHAMBERSBURG"][:3]) == ["Anderson", "Heth", "Pender"]
    assert sorted([came["CHAMBERSBURG"][3], *came["MUMMASBURG"], *came["HARRISBURG"]]) == ["Early", "Johnson", "Rodes"]
    assert sorted(came["CHAMBERSBURG"][4:]) == ["Hood", "McLaws", "Pickett"]
    assert (len(came["EMMITSBURG"]), len(came["BALTIMORE"])) == (3, 3)
    assert came["TANEYTOWN"][1] == "Kilpatrick"
    assert b.result.winner == "USA"


@rule("GG-3.2")
def test_blocks_stand_on_positions_or_off_the_map() -> None:
    table = ready().do("post P30", "face P30 A20", "post P55", "face P55 A30")
    assert faults(table.state) == []
    assert all(table.state.at[block] < table.state.ground.n_positions for block in FULL_OF[BUFORD])
    assert table.ask.time()["hour"] == "7AM"
    assert N_BLOCKS == 103


def test_options_are_checked() -> None:
    with pytest.raises(ValueError, match="no option 'wings'"):
        GUNS.new("three-days", {"wings": "yes"})
    with pytest.raises(ValueError, match="one of: none, both, USA, CSA"):
        GUNS.new("three-days", {"teams": "all"})
    with pytest.raises(ValueError, match="no scenario 'waterloo'"):
        GUNS.new("waterloo")
