"""GL-5.13, GL-6, GL-7.12, GL-11.21 The searches: moves, command range, retreats, refuges."""

import random
from itertools import pairwise
from typing import Any

import pytest

from longroll.boards.hexgrid import DIRECTIONS
from longroll.games.glory.board import ARTILLERY, CAVALRY, CLASSES, INFANTRY, Board, board_of
from longroll.games.glory.data.map_data import read_map
from longroll.games.glory.rules.reach import (
    DISPLACE_FREE,
    DISPLACE_PARTLY,
    NO_WAY,
    OFF_MAP,
    RETREAT_FREE,
    RETREAT_PARTLY,
    Hindrance,
    Mover,
    Presence,
    before_charge,
    command_area,
    command_cost,
    command_costs,
    dear_from_below,
    dear_from_top,
    hindrance,
    presence,
    reach,
    reach_from_edge,
    refuges,
    retreat,
    room,
    second_retreat,
)
from longroll.kit.clauses import rule
from tests.glory.literal import Order, Stand, around, retreat_groups, step, steps_between, tolls, ways_to
from tests.glory.t0 import codes, hexes, mover, stand, t0, t0_data

NORTH = DIRECTIONS.index("N")


def ends(board: Board, who: Presence, what: Mover, start: str) -> set[str]:
    return codes(board, reach(board, who, what, board.index[start]).ends)


def price(board: Board, who: Presence, what: Mover, start: str, end: str) -> int:
    """MP to an end; 0 if it is out of reach."""
    return reach(board, who, what, board.index[start]).cost.get(board.index[end], 0)


def why(board: Board, who: Presence, what: Mover, start: str, end: str) -> tuple[str, str, int, int]:
    found = hindrance(board, who, what, board.index[start], board.index[end])
    assert isinstance(found, Hindrance)
    return found.clause, found.reason, found.cost, found.allowance


# ---- worked examples ---------------------------------------------------------------------------------------------


@rule("EX-07", "GL-6.13.3", "GL-6.13.1")
def test_extended_movement_keeps_away() -> None:
    board = t0()
    far = stand(board, enemies="0508")
    found = ends(board, far, mover("inf", 7, extended=True), "0505")
    assert {"0504", "0503"} <= found
    assert not found & {"0506", "0507"}
    assert all(board.distance(board.index[code], board.index["0508"]) > 2 for code in found)
    assert why(board, far, mover("inf", 7, extended=True), "0505", "0506") == ("GL-6.13.3", "close", 0, 0)
    near = stand(board, enemies="0507")
    assert ends(board, near, mover("inf", 7, extended=True), "0505") == set()
    assert why(board, near, mover("inf", 7, extended=True), "0505", "0504") == ("GL-6.13.3", "begins", 0, 0)


@rule("EX-08", "GL-6.22.2", "GL-6.14.1", "GL-13.1")
def test_no_road_next_to_the_enemy_and_a_stop_there() -> None:
    board = t0(links={"road": "0504-0505"}, woods="0504")
    who = stand(board, enemies="0503")
    assert price(board, who, mover("inf"), "0505", "0504") == 2
    assert price(board, who, mover("inf", night=True), "0505", "0504") == 3
    for end in codes(board, reach(board, who, mover("inf"), board.index["0505"]).ends):
        path = reach(board, who, mover("inf"), board.index["0505"]).path(board.index[end])
        assert not any(board.around[hex_] & who.enemies for hex_ in path[:-1])
    assert price(board, stand(board), mover("inf"), "0505", "0504") == 1


@rule("EX-09", "GL-6.42.2", "GL-6.42.3", "GL-6.42.4", "GL-R15")
def test_passing_through_friends() -> None:
    column = {f"{c}-{d}": "river" for c, d in (("0405", "0505"), ("0406", "0505"), ("0505", "0605"), ("0505", "0606"))}
    column["0505-0506"] = "river"
    board = t0(water=column)

    def third(**friends: str) -> int:
        return price(board, stand(board, **friends), mover("inf"), "0505", "0503")

    assert third() == 2
    assert third(foot="0504") == 3
    assert third(guns="0504") == third(horse="0504") == 2
    assert third(full="0504") == 0
    mates = stand(board, foot="0504")
    assert price(board, mates, mover("inf", mates=hexes(board, "0504")), "0505", "0504") == 1
    assert price(board, mates, mover("inf"), "0505", "0504") == 0, "infantry of another Command does not stack"
    assert price(board, mates, mover("inf", 2, mates=hexes(board, "0504")), "0505", "0503") == 0


@rule("EX-10", "GL-7.12.3", "GL-7.12.4")
def test_leaving_a_stack() -> None:
    board = t0()
    who = stand(board, full="0505")
    top = mover("inf", dear=dear_from_top(NORTH))
    below = mover("inf", dear=dear_from_below(NORTH))
    assert price(board, who, top, "0505", "0506") == 2
    assert price(board, who, top, "0505", "0504") == 1
    assert price(board, who, below, "0505", "0504") == 2
    assert price(board, who, below, "0505", "0506") == 1
    for code in ("0504", "0605", "0405"):
        assert price(board, who, below, "0505", code) == 2
        assert price(board, who, top, "0505", code) == 1


@rule("EX-11", "GL-6.51.2", "GL-6.51.4", "GL-6.51.5")
def test_a_column_at_an_entry_hex() -> None:
    board = t0(edge_roads={"0601": "road"})
    entry = board.index["0601"]
    c = board.entry_cost(INFANTRY, entry, False)
    who = stand(board)
    for slot, left in ((1, 4), (2, 3), (3, 2)):
        found = reach_from_edge(board, who, mover("inf"), entry, c * slot)
        assert found.cost[entry] == slot
        assert found.path(entry) == (entry,)
        assert found.ends == board.within(entry, left)
    assert not reach_from_edge(board, who, mover("inf"), entry, 6).ends


@rule("EX-13", "GL-5.13.1", "GL-5.13.2")
def test_command_range_is_a_path_cost() -> None:
    rows = " ".join(f"{c:02d}{r:02d}" for c in range(1, 21) for r in range(1, 5))
    board = t0(woods=rows)
    leader = board.index["0505"]
    assert command_cost(board, 0, leader, board.index["0502"], 0) == 6
    assert command_cost(board, 0, leader, board.index["0503"], 0) == 4
    area = command_area(board, 0, leader, 5, 0)
    assert not area >> board.index["0502"] & 1
    assert area >> board.index["0503"] & 1
    assert command_costs(board, 0, leader, 5, 0)[leader] == 0


@rule("EX-14", "GL-5.13.6", "GL-5.13.7")
def test_out_of_command() -> None:
    board = t0()
    who = stand(board, enemies="0502")
    found = ends(board, who, mover("inf", shy=True), "0505")
    assert "0504" in found
    assert "0503" not in found
    assert why(board, who, mover("inf", shy=True), "0505", "0503") == ("", "near", 0, 0)
    adjacent = stand(board, enemies="0504")
    found = ends(board, adjacent, mover("inf", shy=True), "0505")
    assert "0506" in found
    assert not found & {"0605", "0405"}


# ---- clauses of movement -----------------------------------------------------------------------------------------


@rule("GL-6.11.1", "GL-6.12.2", "GL-6.21.2")
def test_a_move_pays_for_every_hex_and_ends_with_its_allowance() -> None:
    board = t0(woods="0504 0604 0404 0605 0405")
    found = reach(board, stand(board), mover("inf", 3), board.index["0505"])
    assert found.cost[board.index["0504"]] == 2
    assert found.cost[board.index["0503"]] == 3
    assert board.index["0502"] not in found.cost
    assert not found.ends >> board.index["0505"] & 1, "staying is no move"
    path = found.path(board.index["0503"])
    assert len(path) == 2
    assert path[-1] == board.index["0503"]
    assert why(board, stand(board), mover("inf", 3), "0505", "0502") == ("GL-6.21.2", "cost", 4, 3)


@rule("GL-6.21.2")
def test_there_is_no_free_minimum_move() -> None:
    board = t0(woods="0504")
    assert "0504" not in ends(board, stand(board), mover("inf", 1), "0505")
    assert why(board, stand(board), mover("inf", 1), "0505", "0504") == ("GL-6.21.2", "cost", 2, 1)


@rule("GL-6.14.1", "GL-6.14.2", "GL-6.14.3")
def test_next_to_the_enemy() -> None:
    board = t0()
    who = stand(board, enemies="0504")
    found = ends(board, who, mover("inf"), "0505")
    assert {"0405", "0605", "0404", "0604"} <= found, "from one hex next to him straight into another, or round"
    assert "0504" not in found
    assert price(board, who, mover("inf"), "0505", "0604") == 4, "not along him, but round"
    assert why(board, who, mover("inf"), "0505", "0504") == ("GL-6.14.3", "enemy", 0, 0)
    wall = stand(board, enemies="0503 0703 0303 0903 0103 1103 1303 1503 1703 1903 2003")
    assert why(board, wall, mover("inf", 20), "0505", "0501") == ("GL-6.21.2", "nowhere", 0, 20)


@rule("GL-6.32.1")
def test_artillery_next_to_the_enemy_needs_friends() -> None:
    board = t0()
    bare = stand(board, enemies="0503")
    assert "0504" not in ends(board, bare, mover("art", 6), "0505")
    assert why(board, bare, mover("art", 6), "0505", "0504") == ("GL-6.32.1", "guns", 0, 0)
    for friends in ({"foot": "0504"}, {"horse": "0504"}):
        assert "0504" in ends(board, stand(board, enemies="0503", **friends), mover("art", 6), "0505")
    guns = stand(board, enemies="0503", guns="0504")
    assert "0504" not in ends(board, guns, mover("art", 6), "0505"), "artillery there is no cover"


@rule("GL-6.32.2")
def test_artillery_behind_water_nobody_can_cross() -> None:
    river = t0(water={"0503-0504": "river"})
    assert "0504" in ends(river, stand(river, enemies="0503"), mover("art", 6), "0505")
    two = stand(river, enemies="0503 0604")
    assert "0504" not in ends(river, two, mover("art", 6), "0505"), "every enemy must be parted from it"
    bridge = t0(water={"0503-0504": "river"}, crossings={"0503-0504": "bridge"})
    assert "0504" not in ends(bridge, stand(bridge, enemies="0503"), mover("art", 6), "0505")
    creek = t0(water={"0503-0504": "creek"})
    assert "0504" not in ends(creek, stand(creek, enemies="0503"), mover("art", 6), "0505"), "infantry can cross"
    assert "0504" in ends(creek, stand(creek, enemy_guns="0503"), mover("art", 6), "0505"), "two artilleries cannot"
    cliff = t0(levels={"0503": 3})
    assert "0504" not in ends(cliff, stand(cliff, enemy_guns="0503"), mover("art", 6), "0505"), "he can come down"
    brink = t0(levels={"0504 0505": 3})
    assert "0504" not in ends(brink, stand(brink, enemy_guns="0503"), mover("art", 6), "0505"), "it can go down"


@rule("GL-11.12.2", "GL-5.13.6")
def test_a_shy_gun_does_not_go_next_to_the_enemy_even_with_friends() -> None:
    board = t0()
    who = stand(board, enemies="0503", foot="0504")
    assert "0504" not in ends(board, who, mover("art", 6, shy=True), "0505")


@rule("GL-6.41.1", "GL-6.41.2", "GL-6.41.3", "GL-6.41.4", "GL-6.41.5", "GL-6.42.1")
def test_where_a_move_may_end() -> None:
    board = t0()
    who = stand(board, foot="0504 0604", guns="0405", horse="0605", full="0506")
    mates = hexes(board, "0604")
    every = {"0504", "0604", "0405", "0605", "0506"}
    wanted = {
        "inf": {"0604", "0405"},
        "cav": {"0405"},
        "art": {"0504", "0604", "0405", "0605"},
        "leader": every,
    }
    for cls, good in wanted.items():
        assert ends(board, who, mover(cls, 4, mates=mates), "0505") & every == good
        assert codes(board, room(who, CLASSES.index(cls), mates)) & every == good
    assert why(board, who, mover("inf"), "0505", "0506") == ("GL-6.42.4", "full", 0, 0)
    assert why(board, who, mover("inf"), "0505", "0504") == ("GL-6.41.1", "stack", 0, 0)


@rule("GL-6.42.1", "GL-6.14.1")
def test_a_hex_where_it_must_stop_needs_room() -> None:
    sides = ("0405-0505", "0406-0505", "0505-0605", "0505-0606", "0505-0506")
    board = t0(water=dict.fromkeys(sides, "river"))
    assert "0503" in ends(board, stand(board, foot="0504"), mover("inf"), "0505")
    who = stand(board, enemies="0604", foot="0504")
    assert ends(board, who, mover("inf"), "0505") == set(), "no room to stop, so no way in"
    assert ends(board, who, mover("inf", mates=hexes(board, "0504")), "0505") == {"0504"}, "room, but no way on"


@rule("GL-6.42.5", "GL-5.15.5", "GL-R12")
def test_leaders_stop_next_to_the_enemy_unless_with_friends() -> None:
    board = t0()
    who = stand(board, enemies="0503", foot="0504 0404", full="0605")
    found = reach(board, who, mover("leader", 10), board.index["0505"])
    assert found.cost[board.index["0504"]] == 1
    assert found.cost[board.index["0605"]] == 1
    assert found.path(board.index["0403"])[-2] == board.index["0404"], "on beside the enemy, from friends to friends"
    alone = stand(board, enemies="0503")
    assert price(board, alone, mover("leader", 10), "0505", "0403") == 4, "round, not through 0504"
    assert price(board, who, mover("leader", 10), "0505", "0403") == 3


@rule("GL-5.15.3")
def test_leaders_are_in_nobodys_way() -> None:
    board = t0()
    assert stand(board).vacant == board.all_hexes, "a presence knows units only"


@rule("GL-6.53.1", "GL-15.4", "GL-15.5", "GL-16.8")
def test_barred_hexes_are_not_entered() -> None:
    board = t0()
    bar = hexes(board, " ".join(f"{c:02d}04" for c in range(1, 21)))
    found = ends(board, stand(board), mover("inf", 6, barred=bar), "0505")
    assert all(int(code[2:]) >= 4 for code in found)
    assert not hexes(board, " ".join(found)) & bar
    assert why(board, stand(board), mover("inf", 6, barred=bar), "0505", "0504") == ("", "barred", 0, 0)


@rule("GL-10.26.1")
def test_cavalry_prefers_a_path_that_leaves_its_bonus() -> None:
    board = t0(woods="0504")
    who = stand(board)
    found = reach(board, who, mover("cav", 8), board.index["0505"])
    end = board.index["0504"]
    assert not found.swift >> end & 1
    assert found.spent(end) == 3
    across = board.index["0503"]
    assert found.swift >> across & 1
    assert board.index["0504"] not in found.path(across)
    assert found.spent(across) == len(found.path(across)) == 3
    assert found.cost[across] == 3
    ring = t0(woods="0504 0605 0606 0506 0406 0405")
    assert not reach(ring, who, mover("cav", 8), ring.index["0505"]).swift


@rule("GL-10.26.1")
def test_the_swift_path_may_be_the_longer_one() -> None:
    board = t0(woods="0504", levels={"0405 0404 0403": 2})
    water = {"0505-0605": "creek", "0505-0606": "creek", "0505-0506": "creek", "0406-0505": "creek"}
    narrow = t0(woods="0504", levels={"0405 0404 0403": 2}, water=water)
    for field in (board, narrow):
        found = reach(field, stand(field), mover("cav", 8), field.index["0505"])
        for end in field.members(found.ends):
            assert found.spent(end) >= found.cost[end] == found.spent(end, cheapest=True)
            if found.swift >> end & 1:
                steps = (field.index["0505"], *found.path(end))
                pairs = pairwise(steps)
                assert all(field.step_cost(0, CAVALRY, a, b) <= 2 for a, b in pairs)


@rule("GL-10.26.1", "GL-6.42.3")
def test_passing_through_infantry_counts_for_the_dearest_hex() -> None:
    sides = ("0405-0505", "0406-0505", "0505-0605", "0505-0606", "0505-0506")
    flat, hill = (t0(water=dict.fromkeys(sides, "river"), levels=levels) for levels in ({}, {"0504": 2}))
    for board, swift in ((flat, True), (hill, False)):
        found = reach(board, stand(board, foot="0504"), mover("cav", 8), board.index["0505"])
        end = board.index["0503"]
        assert found.spent(end) == (3 if swift else 4)
        assert bool(found.swift >> end & 1) == swift, "one hex on a hill, with friends in it, costs 3"


@rule("GL-10.26.1")
def test_a_swift_path_comes_to_friends_by_the_cheaper_step() -> None:
    board = t0(water={"0503-0504": "stream"})
    who = stand(board, foot="0503")
    rider = mover("cav", 8, barred=hexes(board, "0403 0603 0604"))
    found = reach(board, who, rider, board.index["0505"])
    path = [board.codes[hex_] for hex_ in found.path(board.index["0502"])]
    assert path in (["0405", "0404", "0503", "0502"], ["0504", "0404", "0503", "0502"]), "not 0504-0503, which costs 3"
    assert found.spent(board.index["0502"]) == 5


@rule("GL-6.51.2", "GL-6.14.1", "GL-6.42.3")
def test_entering_the_map_obeys_the_hex() -> None:
    board = t0(edge_roads={"0601": "road"})
    entry = board.index["0601"]
    friend = stand(board, foot="0601")
    found = reach_from_edge(board, friend, mover("inf"), entry, 1)
    assert not found.ends & board.bit[entry]
    assert found.cost[board.index["0602"]] == 3, "one for the entry hex, one for passing, one for the next"
    foe = stand(board, enemies="0602")
    assert codes(board, reach_from_edge(board, foe, mover("inf"), entry, 1).ends) == {"0601"}
    held = stand(board, enemies="0601")
    assert not reach_from_edge(board, held, mover("inf"), entry, 1).ends
    full = stand(board, full="0601")
    assert not reach_from_edge(board, full, mover("inf"), entry, 1).ends
    joins = stand(board, enemies="0602", foot="0601")
    mate = mover("inf", mates=board.bit[entry])
    assert reach_from_edge(board, joins, mate, entry, 1).ends == board.bit[entry], "it stops there, even with friends"
    close = stand(board, enemies="0603")
    assert not reach_from_edge(board, close, mover("inf", 7, extended=True), entry, 1).ends


@rule("GL-10.26.1")
def test_cavalry_that_enters_through_woods_is_not_swift() -> None:
    board = t0(woods="0601")
    entry = board.index["0601"]
    cost = board.entry_cost(CAVALRY, entry, False)
    found = reach_from_edge(board, stand(board), mover("cav", 8), entry, cost)
    assert cost == found.spent(entry) == 3
    assert found.ends
    assert not found.swift


def test_the_place_in_the_column_matters_on_a_small_map_too() -> None:
    board = t0(size=(3, 3))
    entry = board.index["0101"]
    for slot in (1, 2, 3):
        assert reach_from_edge(board, stand(board), mover("inf", 9), entry, slot).cost[board.index["0102"]] == slot + 1


# ---- command range -----------------------------------------------------------------------------------------------


@rule("GL-5.13.2", "GL-5.13.3", "GL-R9")
def test_command_paths_go_round_enemies_and_use_roads_beside_them() -> None:
    board = t0(links={"road": "0504-0505"}, woods="0504")
    leader = board.index["0505"]
    enemy = hexes(board, "0604")
    assert command_cost(board, 0, leader, board.index["0504"], enemy) == 1
    assert command_cost(board, 0, leader, board.index["0504"], hexes(board, "0504")) == -1
    block = hexes(board, "0504 0605 0606 0506 0406")
    assert command_cost(board, 0, leader, board.index["0503"], block) == 3
    assert command_cost(board, 0, leader, board.index["0507"], block) == 5
    shut = block | hexes(board, "0405")
    assert command_cost(board, 0, leader, board.index["0503"], shut) == -1
    assert codes(board, command_area(board, 0, leader, 8, shut)) == {"0505"}


@rule("GL-5.13.1")
def test_command_paths_pay_for_slopes_and_water() -> None:
    board = t0(levels={"0504": 2}, water={"0505-0506": "creek", "0505-0606": "river"})
    leader = board.index["0505"]
    wanted = {"0504": 2, "0506": 2, "0606": 2, "0405": 1}
    assert {code: command_cost(board, 0, leader, board.index[code], 0) for code in wanted} == wanted


# ---- retreats ----------------------------------------------------------------------------------------------------


def away(board: Board, start: str, causing: str, who: Presence, **rest: Any) -> tuple[int, set[str]]:
    cls = CLASSES.index(rest.get("cls", "inf"))
    free = room(who, cls, hexes(board, rest.get("mates", "")))
    barred = hexes(board, rest.get("barred", ""))
    group, places = retreat(board, 0, cls, board.index[start], hexes(board, causing), who.enemies, free, barred)
    return group, codes(board, places)


@rule("EX-05", "GL-11.21.1", "GL-11.21.3", "GL-R37")
def test_retreat_away_from_all_causing_units() -> None:
    board = t0(woods="0505 0705 0805")
    who = stand(board, enemies="0505 0705 0805", foot="0405 0504 0605")
    assert away(board, "0704", "0705 0805", who) == (RETREAT_FREE, {"0703", "0604"})


@rule("EX-30", "GL-11.26.1")
def test_retreat_by_displacement() -> None:
    board = t0()
    who = stand(board, enemies="0505", foot="0503 0604 0404")
    assert away(board, "0504", "0505", who) == (DISPLACE_FREE, {"0503", "0604", "0404"})
    assert away(board, "0504", "0505", who, mates="0604") == (RETREAT_FREE, {"0604"})


@rule("EX-31", "GL-11.24.1", "GL-11.27.1", "GL-11.28.1")
def test_retreat_over_a_bridge_off_the_map_and_nowhere() -> None:
    around_0504 = "0503 0604 0605 0505 0405 0404"
    water = {("-".join(sorted(("0504", code)))): "river" for code in around_0504.split()}
    board = t0(water=water, crossings={"0503-0504": "bridge"})
    who = stand(board, enemies="0505")
    assert away(board, "0504", "0505", who) == (RETREAT_FREE, {"0503"})
    assert board.by_crossing(0, board.index["0504"], board.index["0503"])
    shut = t0(water=water)
    assert away(shut, "0504", "0505", stand(shut, enemies="0505")) == (NO_WAY, set())
    edge = t0()
    held = stand(edge, enemies="0502 0601 0602 0401 0402")
    assert away(edge, "0501", "0502", held) == (OFF_MAP, set())


@rule("GL-11.21.3")
def test_the_groups_of_a_retreat_in_order() -> None:
    board = t0()
    both = "0503 0505"
    who = stand(board, enemies=both)
    assert away(board, "0504", both, who) == (RETREAT_PARTLY, {"0604", "0605", "0404", "0405"})
    barred = "0604 0605 0404"
    assert away(board, "0504", both, who, barred=barred) == (RETREAT_PARTLY, {"0405"})
    crowd = stand(board, enemies=both, full="0604 0605 0404 0405")
    assert away(board, "0504", both, crowd) == (DISPLACE_PARTLY, {"0604", "0605", "0404", "0405"})
    assert away(board, "0504", both, crowd, barred="0604 0605 0404 0405") == (NO_WAY, set())


@rule("GL-11.24.1")
def test_artillery_does_not_retreat_over_a_creek_without_a_crossing() -> None:
    board = t0(water={"0503-0504": "creek"})
    who = stand(board, enemies="0505")
    assert away(board, "0504", "0505", who)[1] == {"0503", "0604", "0404"}
    assert away(board, "0504", "0505", who, cls="art")[1] == {"0604", "0404"}


@rule("GL-11.22.2")
def test_the_second_hex_of_retreating_cavalry() -> None:
    board = t0()
    who = stand(board, enemies="0505", foot="0502")
    free = room(who, CAVALRY, 0)
    first = board.index["0503"]
    found = second_retreat(board, 0, first, hexes(board, "0505"), who.enemies, free, hexes(board, "0603"))
    assert codes(board, found) == {"0403"}


@rule("EX-33", "GL-10.27.3")
def test_retreat_before_charge() -> None:
    board = t0()

    def paths(who: Presence, barred: str = "", steps: int = 2) -> dict[str, tuple[str, ...]]:
        found = before_charge(
            board,
            0,
            CAVALRY,
            board.index["0504"],
            hexes(board, "0505"),
            who,
            room(who, CAVALRY, 0),
            hexes(board, barred),
            steps,
        )
        return {board.codes[path[-1]]: tuple(board.codes[hex_] for hex_ in path) for path in found}

    open_field = paths(stand(board, enemies="0505"))
    assert open_field["0503"] == ("0503",)
    assert open_field["0502"] == ("0503", "0502")
    assert all(board.distance(board.index[end], board.index["0505"]) > 1 for end in open_field)
    assert set(paths(stand(board, enemies="0505"), steps=1)) == {"0503", "0604", "0404"}
    assert "0503" not in paths(stand(board, enemies="0505 0502"))
    assert "0503" not in paths(stand(board, enemies="0505", foot="0503"))
    assert "0502" not in paths(stand(board, enemies="0505"), barred="0502")
    assert paths(stand(board, enemies="0505 0502 0703 0303")) == {}


# ---- leaders -----------------------------------------------------------------------------------------------------


@rule("GL-5.15.2", "GL-R11")
def test_leaders_flee_to_the_nearest_hex() -> None:
    board = t0(water={"0504-0505": "river"})
    enemy = hexes(board, "0505 0506")
    here = board.index["0505"]
    assert codes(board, refuges(board, 0, here, enemy, 0)) == {"0405", "0406", "0605", "0606"}
    every = board.around[here] | board.bit[here]
    friends = hexes(board, "0508 0502 0909")
    assert codes(board, refuges(board, 0, here, every, friends)) == {"0508", "0502"}
    assert refuges(board, 0, here, every, 0) == 0


# ---- remembered answers ------------------------------------------------------------------------------------------


def test_answers_do_not_depend_on_what_was_asked_before() -> None:
    board = t0(woods="0504 0604")
    dice = random.Random(2)
    asked: list[tuple[Presence, Mover, int, int]] = []
    for _ in range(150):
        masks = [dice.getrandbits(board.n) & dice.getrandbits(board.n) & dice.getrandbits(board.n) for _ in range(3)]
        enemies = masks[0] & dice.getrandbits(board.n)
        who = presence(board, enemies, 0, masks[1] & ~enemies, 0, masks[2] & ~(masks[1] | enemies), 0)
        what = mover(dice.choice(CLASSES), dice.randint(1, 6), extended=dice.random() < 0.3, shy=dice.random() < 0.3)
        asked.append((who, what, dice.randrange(board.n), 0))
    first = [reach(board, who, what, start) for who, what, start, _ in asked]
    board.memo.clear()
    for (who, what, start, _), before in zip(reversed(asked), reversed(first), strict=True):
        after = reach(board, who, what, start)
        assert (after.ends, after.cost, after.swift) == (before.ends, before.cost, before.swift)


def test_a_remembered_answer_is_the_same_object() -> None:
    board = t0()
    who = stand(board, enemies="0503", foot="1515")
    found = reach(board, who, mover("inf"), board.index["0505"])
    assert reach(board, who, mover("inf"), board.index["0505"]) is found
    elsewhere = stand(board, enemies="0503", foot="1514")
    assert reach(board, elsewhere, mover("inf"), board.index["0505"]) is found, "what is far away does not matter"
    assert reach(board, elsewhere, mover("inf", night=True), board.index["0505"]) is not found


# ---- against a second reading of the clauses ---------------------------------------------------------------------


def random_map(dice: random.Random, size: tuple[int, int]) -> dict[str, Any]:
    """A small map with everything the chart knows, put down at random."""
    every = [f"{c:02d}{r:02d}" for c in range(1, size[0] + 1) for r in range(1, size[1] + 1)]
    bare = t0_data(size=size)
    sides = [f"{a}-{b}" for a in every for b in around(bare, a) if b and a < b]

    def some(share: int) -> list[str]:
        return dice.sample(sides, len(sides) // share)

    water = {side: dice.choice(("stream", "creek", "river")) for side in some(6)}
    return t0_data(
        size=size,
        woods=" ".join(dice.sample(every, len(every) // 4)),
        town=" ".join(dice.sample(every, len(every) // 12)),
        levels={" ".join(dice.sample(every, len(every) // 3)): 2, " ".join(dice.sample(every, len(every) // 8)): 3},
        water=water,
        crossings={side: dice.choice(("ford", "bridge")) for side in water if dice.random() < 0.4},
        links={"pike": " ".join(some(12)), "road": " ".join(some(12)), "trail": " ".join(some(12))},
        walls=" ".join(side.replace("-", ">") for side in some(20)),
        embankment=" ".join(dice.sample(every, len(every) // 12)),
    )


def random_stand(dice: random.Random, every: list[str], start: str) -> Stand:
    """Units of both sides, put down at random."""
    enemies: dict[str, str] = {}
    units: dict[str, tuple[str, ...]] = {}
    for code in every:
        throw = dice.random()
        if code == start:
            continue
        if throw < 0.07:
            enemies[code] = dice.choice(("inf", "cav", "art"))
        elif throw < 0.25:
            units[code] = dice.choice((("inf",), ("inf",), ("cav",), ("art",), ("inf", "art"), ("inf", "inf")))
    return Stand(enemies, units, {code for code in units if dice.random() < 0.5})


def as_presence(board: Board, stand_: Stand) -> Presence:
    def holding(*kinds: str) -> int:
        return hexes(board, " ".join(code for code, found in stand_.units.items() if found == kinds))

    full = hexes(board, " ".join(code for code, found in stand_.units.items() if len(found) > 1))
    enemies = hexes(board, " ".join(stand_.enemies))
    guns = hexes(board, " ".join(code for code, kind in stand_.enemies.items() if kind == "art"))
    return presence(board, enemies, guns, holding("inf"), holding("cav"), holding("art"), full)


@rule("GL-6.21.1", "GL-6.22.1", "GL-6.22.2", "GL-6.24.4", "GL-6.32.2", "GL-6.42.3", "GL-10.26.1", "GL-13.1")
@pytest.mark.parametrize(
    ("seed", "classes"), [(seed, CLASSES) for seed in range(6)] + [(seed, ("cav",)) for seed in (6, 7)]
)
def test_reach_agrees_with_a_plain_reading_of_the_clauses(seed: int, classes: tuple[str, ...]) -> None:
    dice = random.Random(seed)
    size = (8, 7)
    data = random_map(dice, size)
    board = Board(read_map(data, "random"))
    for a in range(board.n):
        for b in board.neighbours[a]:
            for cls, road in ((dice.choice(CLASSES), True), (dice.choice(CLASSES), False)):
                cost = board.step_cost(0, CLASSES.index(cls), a, b, road)
                wanted = step(data, cls, board.codes[a], board.codes[b], road)
                assert cost == (99 if wanted is None else wanted)
    found_some = 0
    for _ in range(12):
        start = dice.choice(board.codes)
        stand_ = random_stand(dice, list(board.codes), start)
        cls = dice.choice(classes)
        allowance = dice.randint(3, 6)
        rest: dict[str, Any] = {
            "shy": dice.random() < 0.2,
            "extended": dice.random() < 0.2,
            "night": dice.random() < 0.3,
        }
        barred = set(dice.sample(list(board.codes), 3)) - {start}
        facing = dice.randrange(6)
        dear = dice.choice((0, dear_from_top(facing), dear_from_below(facing)))
        order = Order(cls, allowance, **rest, barred=barred, dear=tuple(d for d in range(6) if dear >> d & 1))
        wanted = ways_to(data, stand_, order, start)
        what = mover(
            cls,
            allowance,
            **rest,
            barred=hexes(board, " ".join(barred)),
            dear=dear,
            mates=hexes(board, " ".join(stand_.mates)),
        )
        found = reach(board, as_presence(board, stand_), what, board.index[start])
        assert {board.codes[hex_]: cost for hex_, cost in found.cost.items()} == {
            code: costs[False] for code, costs in wanted.items()
        }
        if cls == "cav":
            swift = {code: costs[True] for code, costs in wanted.items() if True in costs}
            assert {board.codes[hex_]: found.spent(hex_) for hex_ in board.members(found.swift)} == swift
        found_some += len(wanted)
        who = as_presence(board, stand_)
        for end in range(board.n):
            reason = hindrance(board, who, what, board.index[start], end)
            assert (reason is None) == bool(found.ends >> end & 1)
            if reason is None:
                for cheapest in (False, True):
                    path = tuple(board.codes[hex_] for hex_ in found.path(end, cheapest))
                    assert path[-1] == board.codes[end]
                    paid = tolls(data, stand_, order, start, path)
                    assert sum(paid) == found.spent(end, cheapest)
                    assert cheapest or not found.swift >> end & 1 or max(paid) <= 2
            elif reason.reason == "cost":
                assert reason.cost > reason.allowance == allowance
    assert found_some > 30


@rule("GL-11.21.3", "GL-11.24.1")
@pytest.mark.parametrize("seed", range(3))
def test_retreats_agree_with_a_plain_reading(seed: int) -> None:
    dice = random.Random(seed)
    data = random_map(dice, (7, 7))
    board = Board(read_map(data, "random"))
    groups: set[int] = set()
    for _ in range(120):
        here = dice.choice(board.codes)
        neighbours = [code for code in around(data, here) if code]
        enemies = set(dice.sample(neighbours, dice.randint(1, len(neighbours) - 1))) | set(
            dice.sample(list(board.codes), 2)
        )
        enemies.discard(here)
        beside = sorted(enemies & set(neighbours))
        causing = set(dice.sample(beside, dice.randint(1, min(2, len(beside)))))
        free = {code for code in board.codes if dice.random() < 0.5} - enemies
        barred = set(dice.sample(list(board.codes), 4))
        cls = dice.choice(("inf", "cav", "art"))
        masks = [hexes(board, " ".join(codes_)) for codes_ in (causing, enemies, free, barred)]
        group, places = retreat(board, 0, CLASSES.index(cls), board.index[here], *masks)
        assert (group, codes(board, places)) == retreat_groups(data, cls, here, causing, enemies, free, barred)
        groups.add(group)
    assert groups >= {RETREAT_FREE, DISPLACE_FREE, OFF_MAP, NO_WAY}


@rule("GL-10.27.3")
def test_retreats_before_charge_agree_with_a_plain_reading() -> None:
    dice = random.Random(9)
    data = random_map(dice, (9, 9))
    board = Board(read_map(data, "random"))
    some = 0
    for _ in range(60):
        here = dice.choice(board.codes)
        charging = set(dice.sample([code for code in around(data, here) if code], 2))
        enemies = charging | (set(dice.sample(list(board.codes), 3)) - {here})
        foot = set(dice.sample(list(board.codes), 12)) - enemies - {here}
        cls = dice.choice(("cav", "art"))
        who = stand(board, enemies=" ".join(enemies), foot=" ".join(foot))

        def fits(
            a: str, b: str, cls: str = cls, enemies: set[str] = enemies, foot: set[str] = foot, here: str = here
        ) -> bool:
            room_there = b not in foot or cls == "art"
            beside = any(other in enemies for other in around(data, b))
            return (
                b not in enemies and b != here and room_there and not beside and step(data, cls, a, b, True) is not None
            )

        wanted: set[str] = set()
        for first in around(data, here):
            if first and fits(here, first):
                wanted |= {first} | {second for second in around(data, first) if second and fits(first, second)}
        wanted = {
            end
            for end in wanted
            if all(steps_between(data, end, foe) > steps_between(data, here, foe) for foe in charging)
        }
        kind = CLASSES.index(cls)
        found = before_charge(
            board, 0, kind, board.index[here], hexes(board, " ".join(charging)), who, room(who, kind, 0), 0
        )
        assert {board.codes[path[-1]] for path in found} == wanted
        assert all(len(path) <= 2 and board.direction(board.index[here], path[0]) >= 0 for path in found)
        some += len(wanted)
    assert some > 20


@rule("GL-5.13.1", "GL-5.13.2")
def test_command_range_agrees_with_a_plain_search() -> None:
    dice = random.Random(4)
    data = random_map(dice, (9, 8))
    board = Board(read_map(data, "random"))
    for _ in range(10):
        leader = dice.choice(board.codes)
        enemies = set(dice.sample(list(board.codes), 8)) - {leader}
        best = {leader: 0}
        changed = True
        while changed:
            changed = False
            for here, spent in list(best.items()):
                for other in around(data, here):
                    cost = step(data, "leader", here, other, True) if other and other not in enemies else None
                    if cost is not None and spent + cost < best.get(other, 999):
                        best[other] = spent + cost
                        changed = True
        masks = hexes(board, " ".join(enemies))
        for limit in (3, 5, 8):
            found = command_costs(board, 0, board.index[leader], limit, masks)
            assert {board.codes[hex_]: cost for hex_, cost in found.items()} == {
                code: cost for code, cost in best.items() if cost <= limit
            }


def test_reserve_artillery_can_use_the_roads_of_fredericksburg() -> None:
    board = board_of("fredericksburg", tuple(f"T{n}" for n in range(1, 10)))
    who = presence(board, 0, 0, 0, 0, 0, 0)
    found = reach(board, who, Mover(ARTILLERY, 0, 6), board.index["1712"])
    assert found.ends >> board.index["1812"] & 1, "over the upper pontoon bridges"
    assert all(cost <= 6 for cost in found.cost.values())
