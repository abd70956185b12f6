"""GL-19 Chickamauga: turns, destinations, woods, marches round the map, the Reserve Corps."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.data.map_data import load_map
from longroll.kit.clauses import rule
from tests.glory.table import Table

SECOND_DAY = "second-day"
CREEK = "West Chickamauga Creek"


def field(hexes: dict[str, str], begin: str, turn: str = "Sep19-1400", **more: Any) -> Table:
    """``hex`` -> ``facing unit unit``, the rest of the position in ``more``."""
    stacks = {place: {"units": words.split()[1:], "facing": words.split()[0]} for place, words in hexes.items()}
    return Table.position({"scenario": "chickamauga", "turn": turn, "hexes": stacks, "begin": begin, **more})


@rule("GL-19.1")
def test_turns_of_three_days() -> None:
    turns = Table.scenario("chickamauga").ask.turns()
    words = [turn["turn"] for turn in turns]
    assert (words[0], words[-1], len(words)) == ("Sep18-1400", "Sep20-1745", 27)
    assert [sum(turn["night"] == night for turn in turns) for night in (1, 2)] == [2, 2]
    assert [word for word in words if word.startswith("Sep18")] == [
        "Sep18-1400", "Sep18-1515", "Sep18-1630", "Sep18-N1", "Sep18-N2",
    ]  # fmt: skip


@rule("GL-19.2")
def test_arrivals_of_the_first_day() -> None:
    ask = Table.scenario("chickamauga").ask
    found = {name: (group["turn"], group["hexes"][0]) for name, group in ask.arrivals().items()}
    assert found["C1"] == ("Sep18-1400", "2244")
    assert found["C3"] == ("Sep18-1515", "4204")
    assert found["C4"] == ("Sep18-1630", "4223")
    assert found["CN1"] == ("Sep18-N1", "3339")
    assert found["UN"] == ("Sep18-N1", "1044")
    crossings = {name: ask.destination(group["units"][0]) for name, group in ask.arrivals().items() if group["units"]}
    assert ask.destination("cs-fulton") == crossings["C2"] == crossings["CN2"] != []
    assert ask.destination("cs-govan") == crossings["CN1"] != []
    assert ask.place("Ringgold Bridge") in crossings["C3"]
    assert ask.place("Lee and Gordon's Mill") not in crossings["C1"]
    assert crossings["C1"] == ["1941", "1841"]


# ---- the start on the second day ---------------------------------------------------------------------------


@rule("GL-19.3", "GL-14.2.9")
def test_the_second_day_start() -> None:
    assert SECOND_DAY in GLORY.scenarios["chickamauga"].options
    assert SECOND_DAY not in GLORY.scenarios["snodgrass-hill"].options
    table = Table.scenario("chickamauga", {SECOND_DAY: "yes"})
    ask = table.ask
    assert ask.turn()["turn"] == "Sep19-0630"
    assert (table.seat, table.kind) == ("US", "deploy")
    assert table.against("deploy cs-govan 3330") == "GL-19.3 enemy-unit"
    assert table.against("deploy us-harker 1740") == "GL-19.3 not-to-deploy"
    assert table.against("deploy us-wilder 3329") == "GL-19.3 not-to-deploy-there"
    assert (table.at("us-harker"), table.at("us-whitaker")) == ("1740", "1101"), "as on the 18th"
    union = {option.split()[1] for option in table.options("deploy")}
    assert {"us-wilder", "us-minty-a", "us-minty-b", "us-scribner", "us-hazen"} <= union
    for option in table.options("deploy"):
        assert ask.distance(option.split()[-1], "2026") <= 3
    while table.kind in ("deploy", "face") and table.seat == "US":
        table.do(table.options()[0])
    assert (table.seat, table.kind) == ("CS", "deploy")
    hexes: dict[str, set[str]] = {}
    for option in table.options("deploy"):
        hexes.setdefault(option.split()[1], set()).add(option.split()[2])
    assert hexes["cs-maney"] == {"2539", "2540", "2441", "2442", "2342"}
    assert hexes["cs-brown"] == {"3234", "3235", "3135"}
    assert all(ask.distance(code, "3329") <= 1 for code in hexes["cs-wheeler-j"])
    assert all(min(ask.distance(code, end) for end in ("3330", "3331")) <= 2 for code in hexes["cs-govan"])
    assert all(ask.distance(code, "4223") <= 2 for code in hexes["cs-dibrell"])
    union_hexes = {table.at(unit) for unit in table.ask.units("US") if table.at(unit).isdecimal()}
    near = union_hexes | {other for code in union_hexes for other in ask.neighbours(code).values()}
    assert not any(near & listed for listed in hexes.values())
    deployed = union | set(hexes)
    while table.kind in ("deploy", "face"):
        table.do(table.options()[-1])
    assert table.kind == "post", "leaders are placed with their units"
    while table.kind == "post":
        table.do(table.options()[0])
    assert table.leader("Granger") == "waiting"
    assert all(table.at(unit).isdecimal() for unit in deployed)
    assert "unplaced" not in table.ask.boxes()
    assert not any(table.ask.destination(unit) for unit in deployed), "GL-19.5 is not used for them"
    assert table.ask.destination("cs-helm")


# ---- designated destinations -------------------------------------------------------------------------------


@rule("GL-19.5")
def test_a_bound_unit_goes_the_shortest_way() -> None:
    table = field(
        {"3334": "N cs-govan", "2026": "N us-hazen"}, "move Liddell", "Sep18-1400", leaders={"Liddell": "3334"}
    )
    assert table.options("move") == ["move cs-govan 3330"]
    assert all(option.split()[1] == "cs-govan" for option in table.options("march")), "farther if it likes"
    assert "done" not in table.options()
    assert table.against("done") == "GL-19.5 must-march"
    assert table.against("move cs-govan 3338") == "GL-19.5 bound-elsewhere"
    table.do("move cs-govan 3330")
    assert table.facts("released") == [{"unit": "cs-govan"}]
    assert table.ask.destination("cs-walthall") == [], "the whole group is free"
    blocked = field(
        {"3334": "N cs-govan", "3330": "N us-hazen"}, "move Liddell", "Sep18-1400", leaders={"Liddell": "3334"}
    )
    assert blocked.options("move") == ["move cs-govan 3331", "move cs-govan 3332"], "next to an enemy only if it likes"
    blocked.do("move cs-govan 3332", "face N")
    assert "done" in blocked.options() or blocked.kind != "move"
    assert not blocked.facts("released")


@rule("GL-19.5", "GL-6.43.2")
def test_a_bound_unit_spends_its_allowance_on_the_way() -> None:
    pair = {"3334": "N cs-govan cs-walthall", "2026": "N us-hazen"}
    table = field(pair, "move Liddell", "Sep18-1400", leaders={"Liddell": "3334"})
    assert table.options("swap") == []
    assert table.against("swap cs-govan") == "GL-19.5 bound-elsewhere"
    later = field(pair, "move Liddell", "Sep19-0900", leaders={"Liddell": "3334"})
    assert later.options("swap") == ["swap cs-govan", "swap cs-walthall"]


@rule("GL-19.5")
def test_a_bound_unit_follows_any_path_of_least_cost() -> None:
    """Three ways of 13 MP lead from 4221 over Reed's Bridge; on each of them 5 MP go to another hex."""
    table = field(
        {"4221": "N cs-fulton", "2026": "N us-hazen"}, "move Johnson-BR", "Sep18-1515", leaders={"Johnson-BR": "4221"}
    )
    assert table.options("move") == ["move cs-fulton 4120", "move cs-fulton 4121", "move cs-fulton 4122"]
    assert table.against("move cs-fulton 4223") == "GL-19.5 bound-elsewhere"
    assert "done" not in table.options()
    held = field(
        {"4221": "N cs-fulton", "4122": "N cs-gregg cs-mcnair", "2026": "N us-hazen"},
        "move Johnson-BR",
        "Sep18-1515",
        leaders={"Johnson-BR": "4221"},
    )
    assert [end.split()[-1] for end in held.options("move") if "fulton" in end] == ["4120", "4121", "4223"]


@rule("GL-19.5")
def test_a_bound_unit_may_stop_before_an_enemy() -> None:
    table = field(
        {"3332": "N cs-govan", "3330": "N us-hazen"}, "move Liddell", "Sep18-1400", leaders={"Liddell": "3332"}
    )
    assert table.options("move") == ["move cs-govan 3331"]
    assert "done" in table.options()


@rule("GL-19.5")
def test_who_begins_next_to_an_enemy_is_released() -> None:
    table = field(
        {"3337": "N cs-govan", "3336": "S us-hazen"}, "move Liddell", "Sep18-1400", leaders={"Liddell": "3337"}
    )
    assert table.ask.destination("cs-govan") == []
    assert "move cs-govan 3339" in table.options("move")


@rule("GL-19.5")
def test_a_bound_unit_charges_only_near_its_crossing() -> None:
    table = field(
        {"3334": "N cs-govan", "2026": "N us-hazen"}, "move Liddell", "Sep18-1400", leaders={"Liddell": "3334"}
    )
    ask = table.ask
    near = [code for code in ask.hexes() if min(ask.distance(code, end) for end in ("3330", "3331")) <= 2]
    assert ask.may_charge("cs-govan") == near
    assert ask.may_charge("cs-dibrell") == ask.hexes()


@rule("GL-19.5")
@pytest.mark.parametrize(("brigade", "leader", "charges"), [("cs-govan", "Liddell", False), ("cs-ector", "Gist", True)])
def test_a_bound_unit_lets_other_enemies_stand(brigade: str, leader: str, charges: bool) -> None:
    table = field(
        {"3339": f"N {brigade}", "3235": "S us-hazen"},
        f"move {leader}",
        "Sep18-N2",
        leaders={leader: "3339"},
        released=["CN1"] if charges else [],
    )
    table.do(f"move {brigade} 3335", "face NW", "done")
    assert (table.kind == "charge") == charges
    if charges:
        beside = table.written("hexes") | {"3236": {"units": ["cs-brown"], "facing": "N"}}
        acting = {"acting": [leader, "Stewart"], "in_command": [brigade, "cs-brown"]}
        bound = table.changed(hexes=beside, released=["Stewart"], moment=acting)
        assert bound.options() == ["done", "charge-at cs-brown 3235"]
        assert bound.against(f"charge {brigade}") == "GL-19.5 bound-charge"


@rule("GL-19.5")
@pytest.mark.parametrize(
    ("unit", "turn", "bound"),
    [
        ("cs-govan", "Sep19-0745", True),
        ("cs-govan", "Sep19-0900", False),
        ("cs-anderson-p", "Sep19-0745", True),
        ("cs-anderson-p", "Sep19-0900", False),
        ("cs-polk-l", "Sep19-1745", True),
        ("cs-polk-l", "Sep19-N1", False),
        ("cs-dibrell", "Sep18-1630", False),
    ],
)
def test_in_any_case_from_a_turn(unit: str, turn: str, bound: bool) -> None:
    ask = Table.scenario("chickamauga").changed(turn=turn).ask
    assert bool(ask.destination(unit)) == bound


@rule("GL-19.5")
def test_reinforcements_go_straight_to_their_crossing() -> None:
    table = field(
        {"2026": "N us-hazen"},
        "move Hindman",
        "Sep18-1400",
        boxes={"waiting": ["cs-deas", "cs-manigault"]},
        leaders={"Hindman": "waiting"},
    )
    table.do("enter cs-deas 2244")
    ends = [option.split()[-1] for option in table.options("move")]
    assert ends
    assert all(table.ask.distance(place, "1941") < table.ask.distance("2244", "1941") for place in ends)
    assert table.against("move cs-deas 2244") == "GL-19.5 bound-elsewhere"


# ---- woods, round the map, the Reserve ---------------------------------------------------------------------


@rule("GL-19.6")
def test_extended_movement_in_woods_keeps_to_the_roads() -> None:
    table = field({"2830": "N cs-brown", "1101": "N us-whitaker"}, "move Stewart", leaders={"Stewart": "2830"})
    ask = table.ask
    creek = [side for side, (_, name) in load_map("chickamauga").hexsides.water.items() if name == CREEK]
    assert {ask.ground(side[:4])["water"][ask.side_to(side[:4], side[5:])] for side in creek} == {"river"}
    grounds = {code: ask.ground(code) for code in ask.hexes()}
    through_woods = 0
    for start in ("2830", "2025", "1825", "2326", "3336", "1511"):
        moved = table.with_units({"cs-brown": start})
        for end in moved.ask.reach("cs-brown", extended=True):
            path = moved.ask.path("cs-brown", end, extended=True)
            for one, other in itertools.pairwise([start, *path]):
                if grounds[other]["terrain"] == "woods":
                    through_woods += 1
                    assert ask.side_to(one, other) in grounds[one]["roads"]
    assert through_woods
    assert table.options("march")
    near = [code for code in ask.hexes() if ask.distance("2830", code) <= 4]
    refused = [code for code in near if not table.legal(f"march cs-brown {code}")]
    assert "GL-19.6 move-woods" in {table.against(f"march cs-brown {code}") for code in refused}
    elsewhere = Table.position(
        {
            "scenario": "fredericksburg",
            "turn": "T4",
            "hexes": {"2738": {"units": ["cs-archer"], "facing": "NE"}},
            "leaders": {"Hill-AP": "2738"},
        }
    )
    marches = elsewhere.ask.reach("cs-archer", extended=True)
    assert any(elsewhere.ask.ground(code)["terrain"] == "woods" for code in marches), "elsewhere woods are open"


@rule("GL-19.7")
def test_round_the_map_and_back() -> None:
    stacks = {"3339": "N cs-brown", "2830": "N cs-clayton", "1101": "N us-whitaker"}
    table = field(stacks, "move Stewart", "Sep19-1400", leaders={"Stewart": "2830"})
    assert table.against("march-off cs-clayton") == "GL-19.7 no-way-round-here"
    table.do("march-off cs-brown")
    assert table.at("cs-brown") == "away"
    written = GLORY.to_json(table.state)
    assert GLORY.to_json(GLORY.position(written)) == written
    assert table.against("enter cs-brown 2244") == "GL-19.7 not-back-yet"
    for number, allowed in ((1, False), (2, True)):
        later = field(
            {"2830": "N cs-clayton", "1101": "N us-whitaker"},
            "marker Buckner",
            leaders={"Stewart": "2830"},
            boxes={"away": ["cs-brown"]},
            trips={"cs-brown": ("3339", number - 1)},
        ).do("command Stewart")
        entries = {option.split()[-1] for option in later.options("enter")}
        assert entries == ({"4204", "4223", "2244"} if allowed else set())
        assert "done" in later.options(), "he may come later"
    assert later.against("enter cs-brown 3339") == "GL-19.7 no-way-back"
    later.do("enter cs-brown 2244", "move cs-brown 2244")
    assert later.facts("comes-back")
    assert not later.written("trips")


@rule("GL-19.7")
def test_a_unit_that_arrives_there_may_go_on() -> None:
    table = field({"3337": "N cs-brown", "1101": "N us-whitaker"}, "move Stewart", leaders={"Stewart": "3337"})
    table.do("move cs-brown 3339")
    assert table.kind == "march-off"
    assert table.options() == ["march-off cs-brown", "stay"]
    stays = field({"3337": "N cs-brown", "1101": "N us-whitaker"}, "move Stewart", leaders={"Stewart": "3337"})
    stays.do("move cs-brown 3339", "stay")
    assert stays.at("cs-brown") == "3339"
    table.do("march-off cs-brown")
    assert table.at("cs-brown") == "away"


@rule("GL-19.8")
def test_the_reserve_stays_near_rossville() -> None:
    table = field({"1202": "SE us-mccook-d", "4204": "N cs-scott"}, "move Granger", leaders={"Granger": "1202"})
    for option in table.options("move") + table.options("march"):
        assert table.ask.distance(option.split()[-1], "1101") <= 3
    assert table.against("move us-mccook-d 1206") == "GL-19.8 barred"
    assert "GL-19.8" in table.ask.closed("us-mccook-d").values()
    assert table.changed(turn="Sep20-1130").ask.closed("us-mccook-d") == {}
    near = field({"1202": "SE us-mccook-d", "1209": "N cs-scott"}, "move Forrest", leaders={"Forrest": "1209"})
    assert not near.written("unleashed")
    near.do("move cs-scott 1206")
    assert near.facts("unleashed") == [{"command": "Granger"}]
    assert near.ask.closed("us-mccook-d") == {}, "a Confederate has been near: free for good"


@rule("GL-19.8")
@pytest.mark.parametrize(("place", "free"), [("1206", True), ("1207", False)])
def test_a_position_with_the_enemy_near_the_reserve_has_it_free(place: str, free: bool) -> None:
    """What stands within four hexes now has been within four hexes, whether the position says so or not."""
    table = field({"1202": "SE us-mccook-d", place: "N cs-scott"}, "move Granger", leaders={"Granger": "1202"})
    assert table.legal("move us-mccook-d 1205") == free
    written = GLORY.to_json(table.state)
    assert ("Granger" in written.get("unleashed", [])) == free
    assert GLORY.to_json(GLORY.position(written)) == written


@rule("GL-19.10", "GL-19.11")
def test_brigades_that_command_themselves() -> None:
    table = Table.scenario("chickamauga")
    assert table.ask.marker("Cavalry/Mitchell")["commands"] == [
        "us-minty", "us-campbell", "us-ray", "us-watkins", "us-long",
    ]  # fmt: skip
    assert table.ask.commands()["us-minty"]["units"] == ["us-minty-a", "us-minty-b"]
    assert table.leader("Reynolds") == "waiting"
    assert table.ask.unit("us-wilder")["in_command"]
    far = table.changed(leaders=table.written("leaders") | {"Reynolds": "1101"})
    assert not far.ask.unit("us-wilder")["in_command"], "with his leader on the map he is like others"


@rule("GL-19.12", "GL-14.2.10")
def test_the_cavalry_of_the_last_day_is_placed() -> None:
    table = field(
        {"4204": "N cs-scott"}, "move us-campbell", "Sep20-0630", boxes={"waiting": ["us-campbell", "us-ray"]}
    )
    hexes = [option.split()[-1] for option in table.options("set")]
    assert len(hexes) == 19
    assert all(table.ask.distance(place, "1440") <= 2 for place in hexes)
    groups = [group for group in table.ask.arrivals().values() if group["within"] is not None]
    assert {unit for group in groups for unit in group["units"]} == {"us-campbell", "us-ray", "us-watkins", "us-long"}
