"""GL-14.5 Chickamauga: markers, leaders, assigned artillery, Wilder."""

from __future__ import annotations

from typing import Any

from longroll.games.glory import GLORY
from longroll.games.glory.components import DIVISION_MARKERS, US, members
from longroll.games.glory.rules.leadership import commanded
from longroll.games.glory.rules.reach import RETREAT_FREE, retreat
from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.rules.turn import available
from longroll.kit.clauses import rule
from tests.glory.table import Table


def field(hexes: dict[str, str], begin: str, turn: str = "Sep19-1400", **more: Any) -> Table:
    """``hex`` -> ``facing unit unit``, the rest of the position in ``more``."""
    stacks = {place: {"units": words.split()[1:], "facing": words.split()[0]} for place, words in hexes.items()}
    return Table.position({"scenario": "chickamauga", "turn": turn, "hexes": stacks, "begin": begin, **more})


@rule("GL-14.51.1", "GL-14.56.1")
def test_markers_by_corps() -> None:
    table = Table.scenario("chickamauga")
    roster, b = table.roster, table.state
    assert roster.group_names == (
        "XIV/Thomas", "XX/McCook", "XXI/Crittenden", "Reserve/Granger", "Cavalry/Mitchell",
        "Polk", "Hill (D.H.)", "Walker", "Buckner", "Longstreet", "Forrest", "Wheeler",
    )  # fmt: skip
    numbers = {roster.group_names[g]: available(b, g) for g in range(roster.n_groups)}
    assert numbers["XIV/Thomas"] == 2, "Wilder is there"
    assert numbers["XX/McCook"] == 0, "nobody of it may enter yet (GL-4.21)"
    assert numbers["Cavalry/Mitchell"] == 2
    assert numbers["Forrest"] == 1
    board = b.board
    group, hexes = retreat(board, 0, 0, board.index["2025"], board.bit[board.index["2024"]], 0, board.all_hexes, 0)
    assert group == RETREAT_FREE
    assert {board.codes[h] for h in board.members(hexes)} == {"1925", "2026", "2125"}, "no direction of rout"


@rule("GL-14.51.2", "GL-19.4")
def test_markers_by_division() -> None:
    state = GLORY.new("chickamauga", {DIVISION_MARKERS: "yes"})
    roster = state.roster
    first = {roster.group_names[g]: roster.markers[g][0] for g in range(roster.n_groups) if roster.markers[g][0]}
    assert first == {
        "Cavalry/Mitchell": 2, "Reynolds": 2, "Van Cleve": 1, "Wood": 1,
        "Johnson (B.R.)": 2, "Liddell": 2, "Forrest": 1, "Stewart": 1, "Preston": 1,
    }  # fmt: skip
    assert {roster.markers[g][1] for g in range(roster.n_groups)} == {2}
    for leader in range(roster.n_leaders):
        group = roster.command_group[leader]
        assert roster.group_names[group] == roster.command_names[leader]
        assert [c for c in roster.commands_of[group] if c < roster.n_leaders] == [leader]
    again = GLORY.position(GLORY.to_json(state))
    assert GLORY.to_json(again) == GLORY.to_json(state)
    assert again.roster.options == (DIVISION_MARKERS,)


@rule("GL-14.52.1")
def test_leaders_and_granger() -> None:
    table = Table.scenario("chickamauga")
    b, roster = table.state, table.roster
    for leader in range(roster.n_leaders):
        if b.leader_at[leader] < b.board.n:
            assert any(b.at[unit] == b.leader_at[leader] for unit in members(roster.units_of[leader]))
    granger = roster.command_names.index("Granger")
    assert table.leader("Granger") == "waiting"
    assert commanded(b, granger) == 0, "the Reserve is Out of Command until he comes"
    arrival = roster.leader_arrival[granger]
    assert roster.turn_ids[roster.arrival_turn[arrival]] == "Sep19-0630"
    late = field({"1202": "SE us-mccook-d"}, "move Granger", "Sep19-0630", leaders={"Granger": "waiting"}).do(
        "arrive Granger 1101"
    )
    assert late.kind == "ride"
    assert len(late.options("ride-to")) > 5, "he comes alone and rides where he likes"


@rule("GL-14.53.1")
def test_artillery_is_assigned_before_each_turn() -> None:
    table = Table.scenario("chickamauga")
    assert (table.seat, table.kind) == ("CS", "assign")
    assert table.options() == ["assign cs-buckner-a Stewart", "assign cs-buckner-a Preston"]
    assert table.against("assign cs-buckner-a Law") == "GL-14.53.1 not-its-command"
    assert table.against("assign cs-buckner-b Preston") == "GL-14.53.1 another-unit"
    table.do("assign cs-buckner-a Preston", "assign cs-buckner-b Stewart")
    assert table.kind == "open", "reserve artillery c is not due yet"
    roster, b = table.roster, table.state
    stewart, preston = (roster.command_names.index(name) for name in ("Stewart", "Preston"))
    one, other = table.number("cs-buckner-a"), table.number("cs-buckner-b")
    assert (b.command_of(one), b.command_of(other)) == (preston, stewart)
    assert b.units_of(preston) >> one & 1
    assert not b.units_of(preston) >> other & 1
    hosts = dict(zip(roster.floaters, roster.hosts, strict=True))
    reserve = [roster.command_names[c] for c in hosts[roster.unit["cs-reserve-c"]]]
    assert reserve == ["Johnson (B.R.)", "Kershaw", "Law"]


@rule("GL-14.53.1")
def test_assigned_artillery_acts_with_its_command() -> None:
    stacks = {"2738": "NW cs-buckner-a cs-buckner-b", "2539": "NW cs-gracie", "2025": "N us-hazen"}
    table = field(
        stacks,
        "marker Buckner",
        leaders={"Preston": "2539"},
        duty={"cs-buckner-a": "Preston", "cs-buckner-b": "Stewart"},
    )
    assert table.options("command") == ["command Stewart", "command Preston"]
    assert table.against("command cs-buckner-a") == "GL-14.53.1 acts-with-another"
    table.do("command Preston")
    b = table.state
    assert table.has(b.acting_units(), "cs-buckner-a")
    assert not table.has(b.acting_units(), "cs-buckner-b")
    assert table.has(b.in_command, "cs-buckner-a")
    far = field(stacks, "marker Buckner", leaders={"Preston": "1001"}, duty={"cs-buckner-a": "Preston"})
    far.do("command Preston")
    assert not far.ask.unit("cs-buckner-a")["in_command"], "in command by that leader only"
    assert GLORY.to_json(GLORY.position(GLORY.to_json(b))) == GLORY.to_json(b)


@rule("GL-14.55.1")
def test_special_rules_are_kept() -> None:
    board, roster = theatre("chickamauga")
    assert len(roster.bound_ids) == 13
    assert board.woods_by_road
    assert [board.codes[h] for h in roster.off_map[1]] == ["4204", "4223", "3339", "2244"]
    assert len(roster.leashes) == 1


@rule("GL-14.57.1", "GL-R50", "EX-39")
def test_wilders_rifles() -> None:
    for words, better in (("S us-wilder", True), ("S us-wilder us-king-e", False), ("S us-king-e us-wilder", True)):
        table = field(
            {"2025": "N cs-brown", "2024": words}, "charge Stewart", leaders={"Stewart": "2025", "Reynolds": "2024"}
        )
        table.do("charge cs-brown", "defend 2024 C").dice(6)
        given = [event for event in table.facts("modifier") if event["clause"] == "GL-14.57.1"]
        assert given == ([{"clause": "GL-14.57.1", "value": "+3"}] if better else [])
        assert bool(table.facts("defence-hits")) == better, "9 is over 7, 6 is not"
    assert table.roster.side[table.number("us-wilder")] == US
