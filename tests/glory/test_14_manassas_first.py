"""GL-14.3 1st Manassas: markers, brigades without leaders, Tyler's division, the third Jackson marker."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.glory.table import Table

THIRD_JACKSON = "third-jackson"
KBBH = {
    "cs-kershaw-2nd-south-carolina",
    "cs-bonham-8th-south-carolina",
    "cs-bartow",
    "cs-hamptons-legion",
    "cs-kemper",
}
"""The units of Kershaw, Bonham, Bartow and Hampton, with Kemper's battery."""


def field(hexes: dict[str, str], begin: str, turn: str = "0900", **more: Any) -> Table:
    """``hex`` -> ``facing unit unit``, leaders in ``more``."""
    stacks = {place: {"units": words.split()[1:], "facing": words.split()[0]} for place, words in hexes.items()}
    return Table.position({"scenario": "first-manassas", "turn": turn, "hexes": stacks, "begin": begin, **more})


@rule("GL-14.31.1")
def test_nobody_combines() -> None:
    for side, group, leaders, hexes in (
        ("US", "Hunter", ["Burnside", "Porter-A"], {"2506": "S us-burnside-a", "2406": "S us-porter-a"}),
        ("CS", "Johnston", ["Bee", "Jackson"], {"3718": "N cs-bee-a", "3818": "N cs-jackson-a"}),
    ):
        place = list(hexes)
        table = field(hexes, f"marker {group}", "1400", leaders=dict(zip(leaders, place, strict=True)))
        assert table.seat == side
        assert table.options("combine") == []
        assert table.against(f"combine {leaders[0]}") == "GL-14.31.1 no-combination"


@rule("GL-14.32.1")
def test_confederate_markers() -> None:
    ask = Table.scenario("first-manassas").ask
    turns = [turn["turn"] for turn in ask.turns()]
    own = [word for word in ask.markers() if ask.marker(word)["side"] == "CS"]
    numbers = {word: {ask.markers(turn)[word] for turn in turns} for word in own}
    assert numbers == {"Beauregard": {2}, "Johnston": {2}, "Confederate-cavalry": {1}}
    assert set(ask.marker("Beauregard")["leaders"]) == {"Cocke", "Early", "Evans"}
    assert set(ask.marker("Beauregard")["commands"]) - {"Cocke", "Early", "Evans"} == KBBH
    assert set(ask.marker("Johnston")["commands"]) == {"Jackson", "Bee", "Smith"}
    assert set(ask.marker("Confederate-cavalry")["commands"]) == {"cs-stuart", "cs-radford-a", "cs-radford-b"}


@rule("GL-14.33.1")
def test_leaders_start_and_arrive_with_their_units() -> None:
    table = Table.scenario("first-manassas")
    assert (table.seat, table.kind) == ("CS", "post")
    assert table.options() == ["post Evans 3510", "post Evans 3711", "post Cocke 3916", "post Cocke 4220"]
    assert table.against("post Evans 3611") == "GL-14.33.1 no-unit-of-his"
    table.do("post Evans 3711", "post Cocke 4220")
    here = [name for name in table.ask.leaders() if table.leader(name).isdecimal()]
    assert here
    for name in here:
        assert table.leader(name) in {table.at(unit) for unit in table.ask.commands()[name]["units"]}
    arriving = field(
        {"4009": "SW us-sherman-a"},
        "move Jackson",
        "1015",
        boxes={"waiting": ["cs-jackson-a", "cs-jackson-b"]},
        leaders={"Jackson": "waiting"},
    )
    assert arriving.options("arrive") == [], "he waits for his first unit"
    assert arriving.against("arrive Jackson 3735") == "GL-14.33.1 leader-waits"
    arriving.do("enter cs-jackson-a 3735", "move cs-jackson-a 3734", "face N", "arrive Jackson 3735")
    assert arriving.leader("Jackson") == "3734"
    assert arriving.facts("arrives") == [{"leader": "Jackson", "hex": "3734"}]


@rule("GL-14.34.1", "GL-14.34.2", "GL-R54")
def test_brigades_without_a_leader() -> None:
    ask = Table.scenario("first-manassas").ask
    for unit in [*KBBH, "us-palmer", "cs-stuart", "cs-radford-a", "cs-radford-b"]:
        command = ask.commands()[ask.unit(unit)["command"]]
        assert (command["led"], command["units"]) == (False, [unit]), "each unit acts by itself"
        assert ask.command(unit)["in_command"]
    assert ask.unit("cs-radford-a")["brigade"] == ask.unit("cs-radford-b")["brigade"] != ""
    both = field({"4018": "NE cs-radford-a", "4019": "NE cs-radford-b"}, "marker Confederate-cavalry", "1400")
    assert both.options("command") == ["command cs-radford-a", "command cs-radford-b"]
    both.do("command cs-radford-a")
    assert not [option for option in both.options() if "cs-radford-b" in option]


@rule("GL-14.35.1", "GL-R46")
def test_tyler_waits_until_he_is_disturbed() -> None:
    table = Table.scenario("first-manassas")
    table.do("post Evans 3711", "post Cocke 4220")
    assert table.options() == ["open Hunter", "open Union-cavalry"]
    assert table.against("open Tyler") == "GL-14.35.1 marker-waits"
    for turn, number in (("1015", 0), ("1130", 2)):
        assert table.changed(turn=turn).ask.available()["Tyler"] == number
    assert table.changed(turn="1015", roused=["Tyler"]).ask.available()["Tyler"] == 2


@rule("GL-14.35.1")
@pytest.mark.parametrize(("end", "roused"), [("3611", False), ("3710", True)])
def test_a_move_within_three_hexes_rouses_tyler(end: str, roused: bool) -> None:
    table = field(
        {"4009": "SW us-sherman-a", "3814": "N cs-sloan-4th-south-carolina"},
        "move Evans",
        leaders={"Sherman": "4009", "Evans": "3814"},
    )
    table.do(f"move cs-sloan-4th-south-carolina {end}")
    assert bool(table.facts("roused")) == roused
    assert table.written("roused") == (["Tyler"] if roused else None)
    available = table.ask.available()
    assert available["Tyler"] == (2 if roused else 0)
    assert available["Beauregard"] == 2


@rule("GL-14.35.1")
@pytest.mark.parametrize(("place", "roused"), [("4012", True), ("4013", False)])
def test_fire_within_three_hexes_rouses_tyler(place: str, roused: bool) -> None:
    table = field(
        {"4009": "SW us-sherman-a", place: "N cs-latham"},
        "fire Evans",
        leaders={"Sherman": "4009", "Evans": place},
    )
    table.do("fire cs-latham 4009 -")
    assert table.written("roused") == (["Tyler"] if roused else None)


@rule("GL-14.35.1")
def test_a_charge_rouses_tyler_but_his_own_does_not() -> None:
    stacks = {"4009": "S us-sherman-a", "4010": "N cs-sloan-4th-south-carolina"}
    leaders = {"Sherman": "4009", "Evans": "4010"}
    table = field(stacks, "charge Evans", leaders=leaders).do("charge cs-sloan-4th-south-carolina")
    assert table.written("roused") == ["Tyler"]
    own = field(stacks, "charge Sherman", leaders=leaders).do("charge us-sherman-a", "done")
    assert not own.written("roused")
    fire = field(stacks, "charge Sherman", leaders=leaders).do("charge us-sherman-a", "defend 4010 C")
    assert fire.written("roused") == ["Tyler"], "defensive fire is fire"


@rule("GL-14.35.2")
def test_a_third_marker_for_jackson() -> None:
    assert "Jackson-third" not in Table.scenario("first-manassas").ask.markers()
    assert GLORY.scenarios["first-manassas"].options[THIRD_JACKSON] == ["no", "yes"]
    table = Table.scenario("first-manassas", {THIRD_JACKSON: "yes"})
    assert table.ask.marker("Jackson-third")["commands"] == ["Jackson"]
    assert table.ask.available()["Jackson-third"] == 0
    later = table.changed(turn="1015")
    assert later.ask.available()["Jackson-third"] == 1, "from the turn of his arrival"
    assert table.ask.commands()["Jackson"]["marker"] == "Johnston"
    assert later.written("options") == [THIRD_JACKSON]
    with pytest.raises(BadInput, match="one of"):
        GLORY.new("first-manassas", {THIRD_JACKSON: "perhaps"})
    with pytest.raises(BadInput, match="has no option"):
        GLORY.new("first-manassas", {"second-day": "yes"})


@rule("GL-14.35.2")
def test_the_third_marker_activates_jackson_only() -> None:
    table = Table.position(
        {
            "scenario": "first-manassas",
            "options": [THIRD_JACKSON],
            "turn": "1400",
            "hexes": {
                "3718": {"units": ["cs-bee-a"], "facing": "N"},
                "3818": {"units": ["cs-jackson-a"], "facing": "N"},
            },
            "leaders": {"Bee": "3718", "Jackson": "3818"},
            "begin": "marker Jackson-third",
        }
    )
    assert table.options("command") == ["command Jackson"]
    assert table.against("command Bee") == "GL-4.22.1 another-marker"
