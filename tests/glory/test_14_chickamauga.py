"""GL-14.5 Chickamauga: markers, leaders, assigned artillery, Wilder."""

from __future__ import annotations

from typing import Any

from longroll.games.glory import GLORY
from longroll.kit.clauses import rule
from tests.glory.table import Table

DIVISION_MARKERS = "division-markers"


def field(hexes: dict[str, str], begin: str, turn: str = "Sep19-1400", **more: Any) -> Table:
    """``hex`` -> ``facing unit unit``, the rest of the position in ``more``."""
    stacks = {place: {"units": words.split()[1:], "facing": words.split()[0]} for place, words in hexes.items()}
    return Table.position({"scenario": "chickamauga", "turn": turn, "hexes": stacks, "begin": begin, **more})


@rule("GL-14.51.1", "GL-14.56.1")
def test_markers_by_corps() -> None:
    table = Table.scenario("chickamauga")
    numbers = table.ask.available()
    assert list(numbers) == [
        "XIV/Thomas", "XX/McCook", "XXI/Crittenden", "Reserve/Granger", "Cavalry/Mitchell",
        "Polk", "Hill-DH", "Walker", "Buckner", "Longstreet", "Forrest", "Wheeler",
    ]  # fmt: skip
    assert numbers["XIV/Thomas"] == 2, "Wilder is there"
    assert numbers["XX/McCook"] == 0, "nobody of it may enter yet (GL-4.21)"
    assert numbers["Cavalry/Mitchell"] == 2
    assert numbers["Forrest"] == 1
    pair = field({"2025": "N cs-brown", "2024": "S us-hazen"}, "marker Buckner")
    beaten = pair.ask.retreat("cs-brown", ["2024"])
    assert beaten == {"group": 1, "hexes": ["1925", "2125", "2026"]}, "no direction of rout"


@rule("GL-14.51.2", "GL-19.4")
def test_markers_by_division() -> None:
    table = Table.scenario("chickamauga", {DIVISION_MARKERS: "yes"})
    ask = table.ask
    first, second = (ask.markers(turn["turn"]) for turn in ask.turns()[:2])
    assert {word: number for word, number in first.items() if number} == {
        "Cavalry/Mitchell": 2, "Reynolds": 2, "Van-Cleve": 1, "Wood": 1,
        "Johnson-BR": 2, "Liddell": 2, "Forrest": 1, "Stewart": 1, "Preston": 1,
    }  # fmt: skip
    assert set(second.values()) == {2}
    for name, command in ask.commands().items():
        if command["led"]:
            assert command["marker"] == name
            assert ask.marker(name)["leaders"] == [name]
    assert table.written("options") == [DIVISION_MARKERS]
    written = GLORY.to_json(table.state)
    assert GLORY.to_json(GLORY.position(written)) == written


@rule("GL-14.52.1")
def test_leaders_and_granger() -> None:
    table = Table.scenario("chickamauga")
    ask = table.ask
    here = [name for name in ask.leaders() if table.leader(name).isdecimal()]
    assert here
    for name in here:
        assert table.leader(name) in {table.at(unit) for unit in ask.commands()[name]["units"]}
    assert table.leader("Granger") == "waiting"
    reserve = ask.commands()["Granger"]["units"]
    assert reserve
    assert not any(ask.command(unit)["in_command"] for unit in reserve), "Out of Command until he comes"
    assert [group["turn"] for group in ask.arrivals().values() if "Granger" in group["leaders"]] == ["Sep19-0630"]
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
    commands = [table.ask.unit(f"cs-buckner-{word}")["command"] for word in "ab"]
    assert commands == ["Preston", "Stewart"]
    preston = table.ask.commands()["Preston"]["units"]
    assert "cs-buckner-a" in preston
    assert "cs-buckner-b" not in preston
    assert table.ask.hosts("cs-reserve-c") == ["Johnson-BR", "Kershaw", "Law"]


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
    assert "cs-buckner-a" in table.ask.acting()
    assert "cs-buckner-b" not in table.ask.acting()
    assert table.ask.command("cs-buckner-a")["in_command"]
    far = field(stacks, "marker Buckner", leaders={"Preston": "1001"}, duty={"cs-buckner-a": "Preston"})
    far.do("command Preston")
    assert not far.ask.unit("cs-buckner-a")["in_command"], "in command by that leader only"
    written = GLORY.to_json(table.state)
    assert GLORY.to_json(GLORY.position(written)) == written


@rule("GL-14.55.1")
def test_special_rules_are_kept() -> None:
    table = Table.scenario("chickamauga")
    ask = table.ask
    arrivals = ask.arrivals().items()
    groups = {unit: name for name, group in arrivals for unit in group["units"]}
    bound = [unit for unit in ask.units() if ask.destination(unit)]
    there = [unit for unit in bound if unit not in groups]
    assert {groups[unit] for unit in bound if unit in groups} == {
        "C1", "C2", "C3", "C6", "C7", "C8", "CN1", "CN2", "CN3",
    }  # fmt: skip
    assert {ask.unit(unit)["command"] for unit in there} == {"Johnson-BR", "Liddell", "Stewart", "Preston"}
    assert ask.exits("CS") == ["2244", "3339", "4204", "4223"]
    assert {ask.unit(unit)["command"] for unit in ask.units() if "GL-19.8" in ask.closed(unit).values()} == {"Granger"}


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
