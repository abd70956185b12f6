"""GL-19 Chickamauga: turns, destinations, woods, marches round the map, the Reserve Corps."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.board import RIVER
from longroll.games.glory.components import CS, SECOND_DAY, members
from longroll.games.glory.lexicon import CHARGE, OFF
from longroll.games.glory.position import read_position, write_position
from longroll.games.glory.rules.leadership import commanded
from longroll.games.glory.rules.setup import theatre
from longroll.kit.clauses import rule
from longroll.kit.notation import act
from tests.glory.table import Table


def field(hexes: dict[str, str], begin: str, turn: str = "Sep19-1400", **more: Any) -> Table:
    """``hex`` -> ``facing unit unit``, the rest of the position in ``more``."""
    stacks = {place: {"units": words.split()[1:], "facing": words.split()[0]} for place, words in hexes.items()}
    return Table.position({"scenario": "chickamauga", "turn": turn, "hexes": stacks, "begin": begin, **more})


@rule("GL-19.1")
def test_turns_of_three_days() -> None:
    _, roster = theatre("chickamauga")
    assert (roster.turn_ids[0], roster.turn_ids[-1], roster.n_turns) == ("Sep18-1400", "Sep20-1745", 27)
    assert (roster.night.count(1), roster.night.count(2)) == (2, 2)
    assert [t for t in roster.turn_ids if t.startswith("Sep18")] == [
        "Sep18-1400", "Sep18-1515", "Sep18-1630", "Sep18-N1", "Sep18-N2",
    ]  # fmt: skip


@rule("GL-19.2")
def test_arrivals_of_the_first_day() -> None:
    board, roster = theatre("chickamauga")
    found = {
        name: (roster.turn_ids[roster.arrival_turn[n]], board.codes[roster.arrival_hexes[n][0]])
        for n, name in enumerate(roster.arrival_ids)
    }
    assert found["C1"] == ("Sep18-1400", "2244")
    assert found["C3"] == ("Sep18-1515", "4204")
    assert found["C4"] == ("Sep18-1630", "4223")
    assert found["CN1"] == ("Sep18-N1", "3339")
    assert found["UN"] == ("Sep18-N1", "1044")
    crossings = {roster.bound_ids[n]: roster.bound_ends[n] for n in range(len(roster.bound_ids))}
    assert crossings["Fulton"] == crossings["C2"] == crossings["CN2"]
    assert crossings["Liddell"] == crossings["CN1"]
    assert board.place("Ringgold Bridge") in crossings["C3"]
    assert board.place("Lee and Gordon's Mill") not in crossings["C1"]
    assert [board.codes[h] for h in crossings["C1"]] == ["1841", "1941"]


# ---- the start on the second day ---------------------------------------------------------------------------


@rule("GL-19.3", "GL-14.2.9")
def test_the_second_day_start() -> None:
    assert SECOND_DAY in GLORY.scenarios["chickamauga"].options
    assert SECOND_DAY not in GLORY.scenarios["snodgrass-hill"].options
    table = Table.scenario("chickamauga")
    table.state = GLORY.new("chickamauga", {SECOND_DAY: "yes"})
    table.roster = table.state.roster
    b, board, roster = table.state, table.state.board, table.roster
    assert roster.turn_ids[b.turn] == "Sep19-0630"
    assert (table.seat, table.kind) == ("US", "deploy")
    assert table.against("deploy cs-govan 3330") == "GL-19.3 enemy-unit"
    assert table.against("deploy us-harker 1740") == "GL-19.3 not-to-deploy"
    assert table.against("deploy us-wilder 3329") == "GL-19.3 not-to-deploy-there"
    assert (table.at("us-harker"), table.at("us-whitaker")) == ("1740", "1101"), "as on the 18th"
    union = {option.split()[1] for option in table.options("deploy")}
    assert {"us-wilder", "us-minty-a", "us-minty-b", "us-scribner", "us-hazen"} <= union
    for option in table.options("deploy"):
        assert board.distance(board.index[option.split()[-1]], board.index["2026"]) <= 3
    while table.kind in ("deploy", "face") and table.seat == "US":
        table.do(table.options()[0])
    assert (table.seat, table.kind) == ("CS", "deploy")
    hexes: dict[str, set[str]] = {}
    for option in table.options("deploy"):
        hexes.setdefault(option.split()[1], set()).add(option.split()[2])
    assert hexes["cs-maney"] == {"2539", "2540", "2441", "2442", "2342"}
    assert hexes["cs-brown"] == {"3234", "3235", "3135"}
    assert all(board.distance(board.index[h], board.index["3329"]) <= 1 for h in hexes["cs-wheeler-j"])
    bridge = [board.index[code] for code in ("3330", "3331")]
    assert all(min(board.distance(board.index[h], e) for e in bridge) <= 2 for h in hexes["cs-govan"])
    assert all(board.distance(board.index[h], board.index["4223"]) <= 2 for h in hexes["cs-dibrell"])
    near = b.near[0] | b.occupied[0]
    assert not any(near >> board.index[h] & 1 for listed in hexes.values() for h in listed)
    while table.kind in ("deploy", "face"):
        table.do(table.options()[-1])
    assert table.kind == "post", "leaders are placed with their units"
    while table.kind == "post":
        table.do(table.options()[0])
    assert table.leader("Granger") == "waiting"
    assert all(b.at[u] < OFF for u in members(roster.deployable))
    assert not any(b.traits.is_bound(b, u) for u in members(roster.deployable)), "GL-19.5 is not used for them"
    assert b.traits.is_bound(b, table.number("cs-helm"))


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
    assert not table.state.traits.is_bound(table.state, table.number("cs-walthall")), "the whole group is free"
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
    assert not table.state.traits.is_bound(table.state, table.number("cs-govan"))
    assert "move cs-govan 3339" in table.options("move")


@rule("GL-19.5")
def test_a_bound_unit_charges_only_near_its_crossing() -> None:
    table = field(
        {"3334": "N cs-govan", "2026": "N us-hazen"}, "move Liddell", "Sep18-1400", leaders={"Liddell": "3334"}
    )
    b = table.state
    limit = b.traits.charge_limit(b, table.number("cs-govan"))
    crossing = [b.board.index[code] for code in ("3330", "3331")]
    for place in range(b.board.n):
        near = min(b.board.distance(place, end) for end in crossing) <= 2
        assert bool(limit >> place & 1) == near
    assert b.traits.charge_limit(b, table.number("cs-dibrell")) == b.board.all_hexes


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
        bound = table.state.copy()
        bound.released = 0
        refusal = bound.frames[-1].refuse(bound, act(CHARGE, table.number(brigade)))
        assert (refusal.clause, refusal.reason.key) == ("GL-19.5", "refusal-bound-charge")


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
    table = Table.scenario("chickamauga")
    table.state.turn = table.roster.turn[turn]
    assert table.state.traits.is_bound(table.state, table.number(unit)) == bound


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
    b = table.state
    ends = [b.board.index[option.split()[-1]] for option in table.options("move")]
    crossing = b.board.index["1941"]
    start = b.board.distance(b.board.index["2244"], crossing)
    assert ends
    assert all(b.board.distance(place, crossing) < start for place in ends)
    assert table.against("move cs-deas 2244") == "GL-19.5 bound-elsewhere"


# ---- woods, round the map, the Reserve ---------------------------------------------------------------------


@rule("GL-19.6")
def test_extended_movement_in_woods_keeps_to_the_roads() -> None:
    board, _ = theatre("chickamauga")
    creek = {kind for kind, name in board.data.hexsides.water.values() if name == "West Chickamauga Creek"}
    assert creek == {"river"}
    assert board.water.count(RIVER) > 0
    woods = [h for h in range(board.n) if board.terrain[h] == 1]
    for hex_ in range(board.n):
        for other, _, _ in board.ways[0][4][hex_]:
            assert other not in woods or board.road[6 * hex_ + board.direction(hex_, other)]
    table = field({"2830": "N cs-brown", "1101": "N us-whitaker"}, "move Stewart", leaders={"Stewart": "2830"})
    b = table.state
    farther = {option.split()[-1] for option in table.options("march")}
    assert farther
    free, _ = theatre("fredericksburg")
    assert not free.woods_by_road
    refused = [
        code
        for code in b.board.codes
        if b.check(f"march cs-brown {code}") is not None
        and table.against(f"march cs-brown {code}") == "GL-19.6 move-woods"
    ]
    assert refused


@rule("GL-19.7")
def test_round_the_map_and_back() -> None:
    stacks = {"3339": "N cs-brown", "2830": "N cs-clayton", "1101": "N us-whitaker"}
    table = field(stacks, "move Stewart", "Sep19-1400", leaders={"Stewart": "2830"})
    assert table.against("march-off cs-clayton") == "GL-19.7 no-way-round-here"
    table.do("march-off cs-brown")
    assert table.at("cs-brown") == "away"
    b = table.state
    assert GLORY.to_json(GLORY.position(GLORY.to_json(b))) == GLORY.to_json(b)
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
    assert later.state.trips == []


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
    b, board = table.state, table.state.board
    for option in table.options("move") + table.options("march"):
        assert board.distance(board.index[option.split()[-1]], board.index["1101"]) <= 3
    assert table.against("move us-mccook-d 1206") == "GL-19.8 barred"
    unit = table.number("us-mccook-d")
    assert b.traits.leash(b, unit)
    b.turn = table.roster.turn["Sep20-1130"]
    assert not b.traits.leash(b, unit)
    near = field({"1202": "SE us-mccook-d", "1209": "N cs-scott"}, "move Forrest", leaders={"Forrest": "1209"})
    assert not near.state.unleashed
    near.do("move cs-scott 1206")
    assert near.facts("unleashed") == [{"command": "Granger"}]
    assert not near.state.traits.leash(near.state, unit), "a Confederate has been near: free for good"


@rule("GL-19.8")
@pytest.mark.parametrize(("place", "free"), [("1206", True), ("1207", False)])
def test_a_position_with_the_enemy_near_the_reserve_has_it_free(place: str, free: bool) -> None:
    """What stands within four hexes now has been within four hexes, whether the position says so or not."""
    table = field({"1202": "SE us-mccook-d", place: "N cs-scott"}, "move Granger", leaders={"Granger": "1202"})
    assert table.legal("move us-mccook-d 1205") == free
    written = write_position(table.state)
    assert ("Granger" in written.get("unleashed", [])) == free
    assert write_position(read_position(written)) == written


@rule("GL-19.10", "GL-19.11")
def test_brigades_that_command_themselves() -> None:
    _, roster = theatre("chickamauga")
    group = roster.group_names.index("Cavalry/Mitchell")
    assert [roster.command_words[c] for c in roster.commands_of[group]] == [
        "us-minty", "us-campbell", "us-ray", "us-watkins", "us-long",
    ]  # fmt: skip
    minty = roster.command_words.index("us-minty")
    assert {roster.ids[u] for u in members(roster.units_of[minty])} == {"us-minty-a", "us-minty-b"}
    table = Table.scenario("chickamauga")
    reynolds, wilder = roster.command_names.index("Reynolds"), table.number("us-wilder")
    assert table.leader("Reynolds") == "waiting"
    assert commanded(table.state, reynolds) >> wilder & 1
    table.state.leader_at[reynolds] = table.state.board.index["1101"]
    assert not commanded(table.state, reynolds) >> wilder & 1, "with his leader on the map he is like others"


@rule("GL-19.12", "GL-14.2.10")
def test_the_cavalry_of_the_last_day_is_placed() -> None:
    table = field(
        {"4204": "N cs-scott"}, "move us-campbell", "Sep20-0630", boxes={"waiting": ["us-campbell", "us-ray"]}
    )
    board = table.state.board
    hexes = [board.index[option.split()[-1]] for option in table.options("set")]
    assert len(hexes) == 19
    assert all(board.distance(place, board.index["1440"]) <= 2 for place in hexes)
    roster = table.roster
    placed = {
        roster.ids[u]
        for u in range(roster.n_units)
        if roster.arrival_within[roster.arrival[u]] >= 0 <= roster.arrival[u]
    }
    assert placed == {"us-campbell", "us-ray", "us-watkins", "us-long"}
    assert roster.side[table.number("cs-scott")] == CS
