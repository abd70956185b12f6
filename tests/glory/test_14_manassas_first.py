"""GL-14.3 1st Manassas: markers, brigades without leaders, Tyler's division, the third Jackson marker."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import CS, THIRD_JACKSON, US, members
from longroll.games.glory.rules.leadership import commanded
from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.rules.turn import available
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.glory.table import Table


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
        assert table.refused(f"combine {leaders[0]}") == "GL-14.31.1 no-combination"


@rule("GL-14.32.1")
def test_confederate_markers() -> None:
    _, roster = theatre("first-manassas")
    numbers = {
        roster.group_names[g]: set(roster.markers[g]) for g in range(roster.n_groups) if roster.group_side[g] == CS
    }
    assert numbers == {"Beauregard": {2}, "Johnston": {2}, "Confederate cavalry": {1}}
    commands = {
        name: {roster.parent_names[c] for c in roster.commands_of[roster.group_names.index(name)]} for name in numbers
    }
    assert commands["Beauregard"] == {"Cocke", "Early", "Evans", "KBBH"}
    assert commands["Johnston"] == {"Jackson", "Bee", "Smith"}
    assert commands["Confederate cavalry"] == {"Stuart", "Radford"}


@rule("GL-14.33.1")
def test_leaders_start_and_arrive_with_their_units() -> None:
    table = Table.scenario("first-manassas")
    roster, b = table.roster, table.state
    assert (table.seat, table.kind) == ("CS", "post")
    assert table.options() == ["post Evans 3510", "post Evans 3711", "post Cocke 3916", "post Cocke 4220"]
    assert table.refused("post Evans 3611") == "GL-14.33.1 no-unit-of-his"
    table.do("post Evans 3711", "post Cocke 4220")
    for leader in range(roster.n_leaders):
        if b.leader_at[leader] < b.board.n:
            assert any(b.at[unit] == b.leader_at[leader] for unit in members(roster.units_of[leader]))
    arriving = field(
        {"4009": "SW us-sherman-a"},
        "move Jackson",
        "1015",
        boxes={"waiting": ["cs-jackson-a", "cs-jackson-b"]},
        leaders={"Jackson": "waiting"},
    )
    assert arriving.options("arrive") == [], "he waits for his first unit"
    assert arriving.refused("arrive Jackson 3735") == "GL-14.33.1 leader-waits"
    arriving.do("enter cs-jackson-a 3735", "move cs-jackson-a 3734", "face N", "arrive Jackson 3735")
    assert arriving.leader("Jackson") == "3734"
    assert arriving.told("arrives") == [{"leader": "Jackson", "hex": "3734"}]


@rule("GL-14.34.1", "GL-14.34.2", "GL-R54")
def test_brigades_without_a_leader() -> None:
    _, roster = theatre("first-manassas")
    kbbh = [u for u in range(roster.n_units) if roster.parent_names[roster.command[u]] == "KBBH"]
    assert {roster.names[u].split()[0] for u in kbbh} == {"Hampton's", "Bartow", "Kershaw", "Bonham", "Kemper"}
    riders = [roster.unit[name] for name in ("us-palmer", "cs-stuart", "cs-radford-a", "cs-radford-b")]
    table = Table.scenario("first-manassas")
    for unit in [*kbbh, *riders]:
        command = roster.command[unit]
        assert command >= roster.n_leaders
        assert members(roster.units_of[command]) == [unit], "each unit acts by itself"
        assert commanded(table.state, command) >> unit & 1
    one, other = roster.unit["cs-radford-a"], roster.unit["cs-radford-b"]
    assert roster.brigade[one] == roster.brigade[other] != ""
    both = field({"4018": "NE cs-radford-a", "4019": "NE cs-radford-b"}, "marker Confederate-cavalry", "1400")
    assert both.options("command") == ["command cs-radford-a", "command cs-radford-b"]
    both.do("command cs-radford-a")
    assert not [option for option in both.options() if "cs-radford-b" in option]


@rule("GL-14.35.1", "GL-R46")
def test_tyler_waits_until_he_is_disturbed() -> None:
    table = Table.scenario("first-manassas")
    tyler = table.roster.group_names.index("Tyler")
    table.do("post Evans 3711", "post Cocke 4220")
    assert table.options() == ["open Hunter", "open Union-cavalry"]
    assert table.refused("open Tyler") == "GL-14.35.1 marker-waits"
    b = table.state
    for turn, number in (("1015", 0), ("1130", 2)):
        b.turn = table.roster.turn[turn]
        assert available(b, tyler) == number
    b.turn = table.roster.turn["1015"]
    b.roused = 1 << tyler
    assert available(b, tyler) == 2


@rule("GL-14.35.1")
@pytest.mark.parametrize(("end", "roused"), [("3611", False), ("3710", True)])
def test_a_move_within_three_hexes_rouses_tyler(end: str, roused: bool) -> None:
    table = field(
        {"4009": "SW us-sherman-a", "3814": "N cs-sloan-4th-south-carolina"},
        "move Evans",
        leaders={"Sherman": "4009", "Evans": "3814"},
    )
    table.do(f"move cs-sloan-4th-south-carolina {end}")
    assert bool(table.told("roused")) == roused
    assert bool(table.state.roused) == roused
    tyler = table.roster.group_names.index("Tyler")
    assert available(table.state, tyler) == (2 if roused else 0)
    assert available(table.state, table.roster.group_names.index("Beauregard")) == 2


@rule("GL-14.35.1")
@pytest.mark.parametrize(("place", "roused"), [("4012", True), ("4013", False)])
def test_fire_within_three_hexes_rouses_tyler(place: str, roused: bool) -> None:
    table = field(
        {"4009": "SW us-sherman-a", place: "N cs-latham"},
        "fire Evans",
        leaders={"Sherman": "4009", "Evans": place},
    )
    table.do("fire cs-latham 4009 -")
    assert bool(table.state.roused) == roused


@rule("GL-14.35.1")
def test_a_charge_rouses_tyler_but_his_own_does_not() -> None:
    stacks = {"4009": "S us-sherman-a", "4010": "N cs-sloan-4th-south-carolina"}
    leaders = {"Sherman": "4009", "Evans": "4010"}
    table = field(stacks, "charge Evans", leaders=leaders).do("charge cs-sloan-4th-south-carolina")
    assert table.state.roused
    own = field(stacks, "charge Sherman", leaders=leaders).do("charge us-sherman-a", "done")
    assert not own.state.roused
    fire = field(stacks, "charge Sherman", leaders=leaders).do("charge us-sherman-a", "defend 4010 C")
    assert fire.state.roused, "defensive fire is fire"


@rule("GL-14.35.2")
def test_a_third_marker_for_jackson() -> None:
    plain = Table.scenario("first-manassas")
    assert "Jackson third" not in plain.roster.group_names
    assert GLORY.scenarios["first-manassas"].options == {THIRD_JACKSON: ["no", "yes"]}
    table = Table.scenario("first-manassas")
    table.state = GLORY.new("first-manassas", {THIRD_JACKSON: "yes"})
    table.roster = table.state.roster
    roster, b = table.roster, table.state
    third = roster.group_names.index("Jackson third")
    assert [roster.command_names[c] for c in roster.commands_of[third]] == ["Jackson"]
    assert available(b, third) == 0
    b.turn = roster.turn["1015"]
    assert available(b, third) == 1, "from the turn of his arrival"
    assert roster.group_names[roster.command_group[roster.command_names.index("Jackson")]] == "Johnston"
    again = GLORY.position(GLORY.to_json(GLORY.new("first-manassas", {THIRD_JACKSON: "yes"})))
    assert again.roster is roster
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
    assert table.refused("command Bee") == "GL-4.22.1 another-marker"
    assert table.roster.side[table.number("cs-bee-a")] == CS != US
