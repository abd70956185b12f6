"""GL-18 2nd Manassas: turns, groups that are placed, Longstreet's line."""

from __future__ import annotations

import itertools
from typing import Any

from longroll.kit.clauses import rule
from tests.glory.table import Table


def field(hexes: dict[str, str], begin: str, turn: str, **more: Any) -> Table:
    stacks = {place: {"units": words.split()[1:], "facing": words.split()[0]} for place, words in hexes.items()}
    return Table.position({"scenario": "second-manassas", "turn": turn, "hexes": stacks, "begin": begin, **more})


@rule("GL-18.1")
def test_turns_of_three_days() -> None:
    turns = Table.scenario("second-manassas").ask.turns()
    assert (turns[0]["turn"], turns[-1]["turn"], len(turns)) == ("Aug28-1745", "Aug30-1745", 25)
    assert [sum(turn["night"] == night for turn in turns) for night in (1, 2)] == [2, 2]
    day = [int(turn["time"][:2]) * 60 + int(turn["time"][2:]) for turn in turns[3:13]]
    assert {later - earlier for earlier, later in itertools.pairwise(day)} == {75}


@rule("GL-18.2")
def test_sigels_corps_is_placed() -> None:
    table = field(
        {"3213": "N cs-law"},
        "move Schurz",
        "Aug29-0630",
        boxes={"waiting": ["us-koltes", "us-krzyzanowski", "us-schimmelfennig", "us-meade"]},
        leaders={"Schurz": "waiting", "Reynolds": "waiting"},
    )
    options = table.options("set")
    assert options
    assert table.options("enter") == []
    assert "done" not in table.options()
    for option in options:
        place = option.split()[-1]
        assert min(table.ask.distance(place, code) for code in ("3015", "2913")) <= 1
        assert table.ask.distance(place, "3213") > 1, "not adjacent to an enemy"
    assert table.against("set us-koltes 2417") == "GL-18.2 not-to-place-there"
    assert table.against("enter us-koltes 3015") == "GL-18.2 is-placed"
    assert table.against("set us-meade 2417") == "GL-4.22.1 not-active"
    assert table.options("arrive") == []
    table.do("set us-koltes 3015", "face S")
    assert table.facing("3015") == "S"
    assert not [option for option in table.options("move") if "us-koltes" in option], "who is placed does not move"
    assert "set us-krzyzanowski 3015" in table.options("set"), "stacking is legal with one leader"
    assert table.options("arrive") == ["arrive Schurz 3015"]
    table.do("set us-krzyzanowski 3015", "set us-schimmelfennig 2913", "face N", "arrive Schurz 2913")
    assert table.leader("Schurz") == "2913"
    assert [event["hex"] for event in table.facts("is-set")] == ["3015", "3015", "2913"]


@rule("GL-18.2")
def test_who_finds_no_hex_waits() -> None:
    ring = ["2417", "2215", "2219", "2618", "2615", "2514", "2316", "2416", "2418", "2518", "2420", "2314"]
    enemies = [
        "law",
        "evans",
        "corse",
        "jenkins",
        "hunton",
        "pryor",
        "drayton",
        "mahone",
        "wright",
        "branch",
        "pender",
        "gregg",
    ]
    table = field(
        {place: f"N cs-{name}" for place, name in zip(ring, enemies, strict=True)},
        "marker IIIv/McDowell",
        "Aug29-0630",
        boxes={"waiting": ["us-meade"]},
        leaders={"Reynolds": "waiting"},
    )
    assert table.at("us-meade") == "waiting"
    assert table.kind != "command", "nobody can act, nobody must"


@rule("GL-18.3")
def test_longstreet_enters_on_his_line() -> None:
    table = field(
        {"3015": "N us-koltes"},
        "move Kemper",
        "Aug29-1015",
        boxes={"waiting": ["cs-corse", "cs-jenkins", "cs-law", "cs-walton"]},
        leaders={"Kemper": "waiting", "Hood": "waiting"},
    )
    line = {"0515", "0616", "0617", "0717", "0818", "0918", "0919", "1020"}
    assert {option.split()[-1] for option in table.options("enter") if "cs-corse" in option} == line
    assert table.against("enter cs-corse 1015") == "GL-6.51.7 not-its-entry"
    table.do("enter cs-corse 0717")
    assert table.kind == "enter"
    assert table.ask.reach("cs-corse")["0717"] == 1
    table.do("move cs-corse 0717", "face NE")
    assert {option.split()[-1] for option in table.options("enter")} == {"0717"}, "one hex for each Command"
    hood = field(
        {"3015": "N us-koltes"},
        "move Hood",
        "Aug29-1015",
        boxes={"waiting": ["cs-law", "cs-evans"]},
        leaders={"Hood": "waiting"},
    )
    assert hood.options("enter") == ["enter cs-law 1015", "enter cs-evans 1015"]
    guns = field({"3015": "N us-koltes"}, "move cs-walton", "Aug29-1015", boxes={"waiting": ["cs-walton"]})
    assert {option.split()[-1] for option in guns.options("enter")} == line
