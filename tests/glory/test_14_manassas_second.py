"""GL-14.4 2nd Manassas: markers, the first evening, Sharpshooters, Union cavalry."""

from __future__ import annotations

from typing import Any

from longroll.kit.clauses import rule
from tests.glory.table import RECOVERY, Table

SCOUTS = "us-1st-us-sharpshooters"


def field(hexes: dict[str, str], begin: str, turn: str = "Aug30-1400", **more: Any) -> Table:
    """``hex`` -> ``facing unit unit``, the rest of the position in ``more``."""
    stacks = {place: {"units": words.split()[1:], "facing": words.split()[0]} for place, words in hexes.items()}
    return Table.position({"scenario": "second-manassas", "turn": turn, "hexes": stacks, "begin": begin, **more})


@rule("GL-14.41.1")
def test_only_confederates_combine() -> None:
    union = field(
        {"2112": "N us-roberts", "2113": "N us-buchanan"},
        "marker V/Porter",
        leaders={"Morell": "2112", "Sykes": "2113"},
    )
    assert union.options("combine") == []
    assert union.against("combine Morell") == "GL-14.41.1 no-combination"
    confederate = field(
        {"2112": "N cs-law", "2113": "N cs-pryor"}, "marker Longstreet", leaders={"Hood": "2112", "Wilcox": "2113"}
    )
    assert confederate.options("combine") == ["combine Hood", "combine Wilcox"]


@rule("GL-14.42.1", "GL-R48", "GL-14.42.2", "GL-14.43.1")
def test_confederate_markers_and_corps() -> None:
    ask = Table.scenario("second-manassas").ask
    corps = {word: ask.marker(word) for word in ask.markers() if ask.marker(word)["side"] == "CS"}
    assert set(corps) == {"Jackson", "Longstreet", "Stuart"}
    turns = [turn["turn"] for turn in ask.turns()]
    late = turns.index("Aug29-1015")
    numbers = {word: [ask.markers(turn)[word] for turn in turns] for word in corps}
    assert set(numbers["Jackson"]) == {2}
    assert set(numbers["Stuart"]) == {1}
    assert numbers["Longstreet"] == [0] * late + [2] * (len(turns) - late)
    assert set(corps["Jackson"]["leaders"]) == {"Taliaferro", "Ewell", "Hill-AP"}
    assert set(corps["Longstreet"]["leaders"]) == {"Hood", "Wilcox", "Kemper", "Jones-DR", "Anderson-RH"}
    guns = {word: set(group["commands"]) - set(group["leaders"]) for word, group in corps.items()}
    assert guns["Jackson"] == {"cs-shumaker", "cs-walker-l"}
    assert guns["Longstreet"] == {"cs-right-wing", "cs-lee-s-d", "cs-walton"}
    assert all(ask.commands()[name]["units"] == [name] for names in guns.values() for name in names)
    assert not any(ask.hosts(unit) for unit in ask.units()), "nothing is assigned"


@rule("GL-14.42.3", "GL-R49")
def test_hill_and_ewell_wait_for_the_second_jackson_marker() -> None:
    table = Table.scenario("second-manassas").do("open Jackson")
    assert "command Taliaferro" in table.options()
    assert not {"command Ewell", "command Hill-AP"} & set(table.options())
    assert table.against("command Ewell") == "GL-14.42.3 waits-for-second"
    assert table.against("command Hill-AP") == "GL-14.42.3 waits-for-second"
    table.do("end")
    while table.kind == "draw" or table.ask.turn()["marker"] != "Jackson":
        table.do("draw Jackson" if table.kind == "draw" else "end")
    assert {"command Ewell", "command Hill-AP", "command Taliaferro"} <= set(table.options())
    assert table.written("played")["Jackson"] == 2
    turns = [turn["turn"] for turn in table.ask.turns()]
    later = table.changed(turn=turns[turns.index(table.ask.turn()["turn"]) + 1], played={})
    assert later.legal("command Ewell"), "from the next turn on they act under any marker"


@rule("GL-14.42.3", "GL-4.25.1")
def test_nobody_is_brought_in_by_a_combined_activation_before_his_marker() -> None:
    table = Table.scenario("second-manassas").do("open Jackson")
    assert table.options("combine") == []
    assert table.against("combine Ewell") == "GL-14.42.3 waits-for-second"
    assert table.against("combine Taliaferro") == "GL-4.25.2 no-leader-in-range"
    table.do("end")
    while table.kind == "draw" or table.ask.turn()["marker"] != "Jackson":
        table.do("draw Jackson" if table.kind == "draw" else "end")
    assert {"combine Ewell", "combine Taliaferro"} <= set(table.options())


@rule("GL-14.42.3")
def test_stuart_does_not_act_on_the_first_evening() -> None:
    table = Table.scenario("second-manassas").do("open Stuart")
    assert {"marker": "Stuart"} in table.facts("marker-idle")
    assert table.at("cs-robertson") == "0811"
    second = field(
        {"0811": "N cs-robertson"},
        "marker Stuart",
        "Aug28-1745",
        leaders={"Stuart": "0811"},
        played={"Union-cavalry": 1},
    )
    assert second.options("command") == ["command Stuart"]


@rule("GL-14.44.1")
def test_leaders_start_and_arrive_with_their_units() -> None:
    table = Table.scenario("second-manassas")
    here = [name for name in table.ask.leaders() if table.leader(name).isdecimal()]
    assert set(here) == {"King", "Taliaferro", "Ewell", "Hill-AP", "Stuart"}
    for name in here:
        assert table.leader(name) in {table.at(unit) for unit in table.ask.commands()[name]["units"]}
    table = field(
        {"0811": "N cs-robertson"},
        "move Reno",
        "Aug29-1015",
        boxes={"waiting": ["us-nagle", "us-ferrero"]},
        leaders={"Reno": "waiting"},
    )
    assert table.against("arrive Reno 4809") == "GL-14.44.1 leader-waits"
    table.do("enter us-nagle 4809", "move us-nagle 4609", "face NW", "arrive Reno 4809")
    assert table.leader("Reno") == "4609"


@rule("GL-14.45.1", "GL-R60")
def test_sharpshooters_act_alone_or_with_one_command() -> None:
    stacks = {"2112": "N us-roberts", "2113": "N us-buchanan", "2411": f"N {SCOUTS}"}
    leaders = {"Morell": "2112", "Sykes": "2113"}
    table = field(stacks, "marker V/Porter", leaders=leaders)
    assert table.options("command") == ["command Morell", "command Sykes", f"command {SCOUTS}"]
    assert table.options("with") == ["with Morell", "with Sykes"]
    assert table.against(f"with {SCOUTS}") == "GL-14.45.1 no-scouts"
    table.do("with Sykes")
    assert table.facts("acts-with") == [{"unit": SCOUTS, "command": "Sykes"}]
    assert set(table.ask.acting()) == {SCOUTS, "us-buchanan"}
    assert table.ask.unit(SCOUTS)["in_command"]
    table.do("done")
    assert table.options("with") == [], "once under each marker"
    assert table.against("with Morell") == "GL-14.45.1 no-scouts"
    assert table.against(f"command {SCOUTS}") == "GL-4.24.1 has-acted"
    alone = field(stacks, "marker V/Porter", leaders={}).do(f"command {SCOUTS}")
    assert alone.ask.unit(SCOUTS)["in_command"], "always in command"


@rule("GL-14.45.1", "GL-11.64.1")
def test_sharpshooters_return_to_their_own_division() -> None:
    table = field(
        {"2112": "N us-roberts", "3030": "N us-buchanan"},
        "marker V/Porter",
        leaders={"Morell": "2112", "Sykes": "3030"},
        boxes={"recovery": [SCOUTS]},
    )
    table = table.changed(moment=RECOVERY).dice(0)
    places = [option.split()[-1] for option in table.options("place")]
    assert places
    assert all(table.ask.distance("2112", place) < table.ask.distance("3030", place) for place in places)


@rule("GL-14.45.2")
def test_sharpshooters_fire_better() -> None:
    for words, clause in ((f"N us-roberts {SCOUTS}", True), (f"N {SCOUTS} us-roberts", False)):
        table = field({"2112": words, "2111": "S cs-law"}, "charge Hood", leaders={"Hood": "2111", "Morell": "2112"})
        table.do("charge cs-law", "defend 2112 C").dice(3)
        given = [event for event in table.facts("modifier") if event["clause"] == "GL-14.45.2"]
        assert given == ([{"clause": "GL-14.45.2", "value": "+1"}] if clause else [])


@rule("GL-14.45.3")
def test_sharpshooters_alone_retreat_before_a_charge() -> None:
    stacks = {"2112": f"N {SCOUTS}", "2111": "S cs-law"}
    table = field(stacks, "charge Hood", leaders={"Hood": "2111"}).do("charge cs-law")
    assert (table.seat, table.kind) == ("US", "evade")
    places = [option.split()[-1] for option in table.options("evade")]
    assert places
    assert all(table.ask.distance("2112", place) == 1 for place in places)
    assert set(table.ask.before_charge(SCOUTS, ["2111"])) == set(places)
    stacked = field(stacks | {"2112": f"N us-roberts {SCOUTS}"}, "charge Hood", leaders={"Hood": "2111"})
    stacked.do("charge cs-law")
    assert stacked.kind == "defend"


@rule("GL-14.45.4")
def test_sharpshooters_alone_do_not_charge() -> None:
    table = field({"2112": f"N {SCOUTS}", "2111": "S cs-law"}, f"charge {SCOUTS}", leaders={"Hood": "2111"})
    assert table.kind != "charge"
    stacks = {"2112": f"N {SCOUTS}", "2212": "N us-roberts", "2211": "S cs-law", "2111": "S cs-evans"}
    beside = field(stacks, "marker V/Porter", leaders={"Morell": "2212", "Hood": "2211"}).do("with Morell")
    beside.do(*(["done"] if beside.kind == "move" else []))
    assert beside.kind == "charge"
    assert beside.against(f"charge {SCOUTS}") == "GL-14.45.4 scouts-alone"


@rule("GL-14.45.4", "GL-11.33.2")
def test_sharpshooters_alone_may_advance_into_a_vacated_hex() -> None:
    stacks = {"2112": f"N us-roberts {SCOUTS}", "2111": "S cs-taliaferro-a-g"}
    table = field(stacks, "charge Taliaferro", leaders={"Taliaferro": "2111"})
    table.do("charge cs-taliaferro-a-g", "done").dice(0)
    while table.kind in ("retreat", "face", "along"):
        table.do(table.options()[0])
    assert table.options() == ["done", f"counter {SCOUTS} 2111"]
    table.do(f"counter {SCOUTS} 2111", "face N")
    assert table.at(SCOUTS) == "2111"
    assert table.kind != "charge", "alone they do not charge"


@rule("GL-14.45.5")
def test_sharpshooters_stack_with_infantry_of_the_corps() -> None:
    ask = Table.scenario("second-manassas").ask
    kin = ask.stacks_with(SCOUTS)
    assert set(kin) == {"us-roberts", "us-butterfield", "us-buchanan", "us-chapman", "us-warren"}
    assert all(SCOUTS in ask.stacks_with(name) for name in kin)
    table = field(
        {"2112": f"N {SCOUTS}", "2113": "N us-buchanan", "2212": "N us-poe"},
        f"move {SCOUTS}",
        leaders={"Sykes": "2113"},
    )
    ends = {option.split()[-1] for option in table.options("move")}
    assert "2113" in ends
    assert "2212" not in ends


@rule("GL-14.45.6", "EX-39")
def test_sharpshooters_join_a_charge() -> None:
    table = field(
        {"2112": f"N us-buchanan {SCOUTS}", "2111": "S cs-law"},
        "marker V/Porter",
        leaders={"Sykes": "2112", "Hood": "2111"},
    ).do("with Sykes")
    table.do(*(["done"] if table.kind == "move" else []))
    line = {"what": "sharpshooters", "clause": "GL-14.45.6", "value": 1}
    together = table.ask.charge(["us-buchanan", SCOUTS], ["2111"])
    assert together["attack"] == 9
    assert line in together["lines"]
    assert line not in table.ask.charge(["us-buchanan"], ["2111"])["lines"]
    table.do(f"charge {SCOUTS}")
    assert {event["unit"] for event in table.facts("charges")} == {"us-buchanan", SCOUTS}, "the brigade charges too"


@rule("GL-10.11.2", "GL-11.12.3", "GL-14.45.6")
def test_sharpshooters_leave_a_disordered_brigade_behind() -> None:
    table = field(
        {"2112": f"N us-buchanan {SCOUTS}", "2111": "S cs-law"},
        "marker V/Porter",
        leaders={"Sykes": "2112", "Hood": "2111"},
        disordered=["us-buchanan"],
    ).do("with Sykes")
    table.do(*(["done"] if table.kind == "move" else []))
    table.do(f"charge {SCOUTS}")
    assert [event["unit"] for event in table.facts("charges")] == [SCOUTS]


@rule("GL-5.14.1", "GL-14.45.1")
def test_sharpshooters_are_a_link_of_the_command_they_act_with() -> None:
    """Roberts is far from Morell, but next to the Sharpshooters."""
    stacks = {"2112": "N us-roberts", "2113": f"N {SCOUTS}", "3030": "N us-butterfield"}
    for answer, inside in (("with Morell", True), ("command Morell", False)):
        table = field(stacks, "marker V/Porter", leaders={"Morell": "3030"}).do(answer)
        assert table.ask.unit("us-roberts")["in_command"] == inside


@rule("GL-14.46.1")
def test_union_cavalry_brigades() -> None:
    ask = Table.scenario("second-manassas").ask
    assert ask.marker("Union-cavalry") == {
        "side": "US",
        "commands": ["us-buford", "us-bayard", "us-beardsley"],
        "leaders": [],
    }
    assert max(ask.markers(turn["turn"])["Union-cavalry"] for turn in ask.turns()) == 1
    table = field({"2112": "N us-buford-a", "2116": "N us-buford-b", "2120": "N us-beardsley"}, "marker Union-cavalry")
    assert table.options() == ["command us-buford", "command us-beardsley", "end"]
    table.do("command us-buford")
    moving = {option.split()[1] for option in table.options("move")}
    assert moving == {"us-buford-a", "us-buford-b"}
    assert table.ask.acting() == ["us-buford-a", "us-buford-b"]
    assert all(table.ask.command(unit)["in_command"] for unit in table.ask.acting())
