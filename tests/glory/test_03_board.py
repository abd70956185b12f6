"""GL-3 The board: the terrain effects on T0, and what the maps of the game must have."""

import json
from typing import Any

import pytest

from longroll.games.glory.board import (
    ARTILLERY,
    CAVALRY,
    CLASSES,
    CREEK,
    INFANTRY,
    LEADER,
    RIVER,
    SHUT,
    Board,
    board_of,
)
from longroll.games.glory.data.map_data import DATA, load_map, read_map
from longroll.kit.clauses import rule
from longroll.kit.materials import DataError
from tests.glory.t0 import codes, hexes, t0, t0_data

MAPS = ("fredericksburg", "chancellorsville", "manassas", "chickamauga")


def battle_turns(battle: str) -> tuple[str, ...]:
    data = json.loads((DATA / "battles" / f"{battle}.json").read_text())
    return tuple(turn["id"] for turn in data["turns"])


def costs(board: Board, a: str, b: str, road: bool = True, epoch: int = 0) -> list[int]:
    """Costs of a step for infantry, cavalry, artillery, leaders."""
    return [board.step_cost(epoch, cls, board.index[a], board.index[b], road) for cls in range(4)]


# ---- costs of a step (GL-6.2) ------------------------------------------------------------------------------------


@rule("GL-6.21.1")
@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({}, [1, 1, 2, 1]),
        ({"woods": "0504"}, [2, 3, 3, 2]),
        ({"town": "0504"}, [2, 2, 2, 1]),
        ({"embankment": "0504"}, [2, 2, 4, 1]),
        ({"levels": {"0504": 2}}, [2, 2, 3, 2]),
        ({"levels": {"0504": 3}}, [3, 3, SHUT, 3]),
        ({"levels": {"0505": 2}}, [1, 1, 2, 1]),
        ({"levels": {"0505": 3}}, [1, 2, 3, 1]),
        ({"walls": "0504>0505"}, [2, 3, 4, 1]),
        ({"walls": "0505>0504"}, [2, 3, 4, 1]),
        ({"works": {"US": "0504"}}, [1, 1, 2, 1]),
        ({"woods": "0504", "water": {"0504-0505": "creek"}, "levels": {"0504": 2}}, [5, 6, SHUT, 4]),
    ],
)
def test_costs_of_hexes_and_hexsides(changes: dict[str, Any], wanted: list[int]) -> None:
    assert costs(t0(**changes), "0505", "0504") == wanted


@rule("EX-04", "GL-6.22.1", "GL-6.23.1")
@pytest.mark.parametrize(
    ("kind", "changes", "wanted"),
    [
        ("trail", {"woods": "0504"}, [1, 2, 2, 1]),
        ("trail", {}, [1, 1, 1, 1]),
        ("trail", {"town": "0504"}, [1, 1, 1, 1]),
        ("road", {"woods": "0504"}, [1, 1, 1, 1]),
        ("pike", {"town": "0504"}, [1, 1, 1, 1]),
        ("trail", {"embankment": "0504"}, [1, 1, 1, 1]),
        ("road", {"embankment": "0504", "woods": "0504"}, [1, 1, 1, 1]),
    ],
)
def test_roads_take_the_place_of_the_terrain(kind: str, changes: dict[str, Any], wanted: list[int]) -> None:
    board = t0(links={kind: "0504-0505"}, **changes)
    assert costs(board, "0505", "0504") == wanted
    assert costs(board, "0505", "0504", road=False) == costs(t0(**changes), "0505", "0504")


@rule("GL-6.22.3")
def test_roads_do_not_cancel_slopes() -> None:
    assert costs(t0(links={"pike": "0504-0505"}, levels={"0504": 2}), "0505", "0504") == [2, 2, 2, 2]
    steep = t0(links={"road": "0504-0505"}, levels={"0504": 3})
    assert costs(steep, "0505", "0504") == [3, 3, 3, 3]
    assert costs(steep, "0505", "0504", road=False) == [3, 3, SHUT, 3]
    assert costs(steep, "0504", "0505") == [1, 2, 2, 1]


@rule("EX-12", "GL-6.24.1", "GL-6.24.2", "GL-6.24.3", "GL-R14")
@pytest.mark.parametrize(
    ("water", "crossing", "road", "wanted"),
    [
        ("stream", "", "", [2, 2, 3, 1]),
        ("stream", "", "trail", [2, 2, 2, 1]),
        ("stream", "", "road", [2, 2, 2, 1]),
        ("stream", "", "pike", [1, 1, 1, 1]),
        ("creek", "", "", [3, 3, SHUT, 2]),
        ("creek", "", "road", [3, 3, SHUT, 2]),
        ("creek", "", "pike", [3, 3, SHUT, 2]),
        ("creek", "ford", "", [2, 2, 4, 2]),
        ("creek", "ford", "road", [2, 2, 3, 2]),
        ("creek", "bridge", "", [2, 2, 3, 1]),
        ("river", "", "", [SHUT] * 4),
        ("river", "", "pike", [SHUT] * 4),
        ("river", "ford", "", [2, 2, 4, 2]),
        ("river", "bridge", "road", [2, 2, 2, 1]),
    ],
)
def test_water(water: str, crossing: str, road: str, wanted: list[int]) -> None:
    board = t0(
        water={"0504-0505": water},
        crossings={"0504-0505": crossing} if crossing else {},
        links={road: "0504-0505"} if road else {},
    )
    assert costs(board, "0505", "0504") == wanted
    assert costs(board, "0504", "0505") == wanted


@rule("EX-42", "GL-6.24.4")
def test_a_crossing_costs_no_more_than_its_water() -> None:
    over = {"water": {"0504-0505": "stream"}, "crossings": {"0504-0505": "ford"}}
    assert costs(t0(**over), "0505", "0504") == [2, 2, 3, 1]
    assert costs(t0(**over, links={"pike": "0504-0505"}), "0505", "0504") == [1, 1, 1, 1]
    creek = t0(water={"0504-0505": "creek"}, crossings={"0504-0505": "ford"})
    assert costs(creek, "0505", "0504")[ARTILLERY] == 4


@rule("GL-16.6")
def test_crossings_and_works_come_with_their_turn() -> None:
    board = t0(
        "A B C",
        water={"0504-0505": "river", "0604-0605": "river"},
        crossings={"0504-0505": "bridge@B", "0604-0605": "ford"},
        works={"US": "0303", "US@C": "0404 0405", "CS@B": "0606"},
    )
    assert board.epoch_of == (0, 1, 1)
    assert costs(board, "0505", "0504", epoch=0) == [SHUT] * 4
    assert costs(board, "0505", "0504", epoch=1) == [2, 2, 3, 1]
    assert costs(board, "0605", "0604", epoch=0) == costs(board, "0605", "0604", epoch=1) == [2, 2, 4, 2]
    assert not board.by_crossing(0, board.index["0505"], board.index["0504"])
    assert board.by_crossing(1, board.index["0504"], board.index["0505"])
    assert [codes(board, board.works(0, turn)) for turn in range(3)] == [{"0303"}, {"0303"}, {"0303", "0404", "0405"}]
    assert [codes(board, board.works(1, turn)) for turn in range(3)] == [set(), {"0606"}, {"0606"}]
    assert board.charge_drm(0, board.index["0505"], board.index["0504"], 0) == SHUT
    assert board.charge_drm(1, board.index["0505"], board.index["0504"], 0) == -2


def test_passable_neighbours() -> None:
    board = t0(
        water={"0504-0505": "river", "0505-0605": "creek", "0505-0506": "river"},
        crossings={"0505-0506": "ford"},
        levels={"0405": 3},
    )
    everywhere = board.around[board.index["0505"]]
    for cls, gone in ((INFANTRY, "0504"), (CAVALRY, "0504"), (LEADER, "0504"), (ARTILLERY, "0504 0605 0405")):
        assert board.passable[0][cls][board.index["0505"]] == everywhere & ~hexes(board, gone)


@rule("GL-6.51.4", "GL-13.1")
def test_cost_of_an_entry_hex() -> None:
    board = t0(woods="0105 0101 0601 0810 0207", edge_roads={"0105": "road", "0601": "trail"}, embankment="0101")
    cases: list[tuple[str, bool, list[int]]] = [
        ("0105", False, [1, 1, 1, 1]),
        ("0105", True, [2, 3, 3, 2]),
        ("0601", False, [1, 2, 2, 1]),
        ("0101", False, [3, 4, 5, 2]),
        ("0108", False, [1, 1, 2, 1]),
        ("0810", False, [1, 1, 1, 1]),
        ("0810", True, [2, 3, 3, 2]),
    ]
    for code, near, wanted in cases:
        assert [board.entry_cost(cls, board.index[code], near) for cls in range(4)] == wanted
        at_night = [board.entry_cost(cls, board.index[code], near, night=True) for cls in range(4)]
        assert at_night == [cost + near for cost in wanted]


# ---- combat (GL-9.23, GL-10.4) -----------------------------------------------------------------------------------


@rule("GL-10.40.1", "GL-10.40.2", "GL-10.44.1", "GL-R59")
@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({}, 0),
        ({"woods": "0504"}, -1),
        ({"town": "0504"}, -1),
        ({"woods": "0505"}, 0),
        ({"embankment": "0504"}, -2),
        ({"water": {"0504-0505": "stream"}}, 0),
        ({"water": {"0504-0505": "creek"}}, -1),
        ({"water": {"0504-0505": "river"}}, SHUT),
        ({"water": {"0504-0505": "river"}, "crossings": {"0504-0505": "ford"}}, -2),
        ({"water": {"0504-0505": "river"}, "crossings": {"0504-0505": "bridge"}}, -2),
        ({"water": {"0504-0505": "creek"}, "crossings": {"0504-0505": "bridge"}}, -1),
        ({"water": {"0504-0505": "stream"}, "crossings": {"0504-0505": "bridge"}}, 0),
        ({"walls": "0504>0505"}, -3),
        ({"walls": "0505>0504"}, 0),
        ({"levels": {"0504": 2}}, -1),
        ({"levels": {"0504": 4}}, -2),
        ({"levels": {"0505": 3}}, 0),
        ({"woods": "0504", "water": {"0504-0505": "creek"}, "crossings": {"0504-0505": "ford"}}, -2),
        ({"woods": "0504", "walls": "0504>0505", "levels": {"0504": 2}}, -5),
    ],
)
def test_terrain_of_a_charge(changes: dict[str, Any], wanted: int) -> None:
    board = t0(**changes)
    a, b = board.index["0505"], board.index["0504"]
    assert board.charge_drm(0, a, b, 0) == wanted
    assert board.charge_drm(0, a, b, board.bit[a]) == wanted
    assert board.charge_drm(0, a, b, board.bit[b]) == (wanted if wanted == SHUT else wanted - 2)


@rule("EX-42", "GL-10.42.1")
def test_a_stream_is_noted_with_and_without_a_bridge() -> None:
    board = t0(
        water={"0504-0505": "stream", "0505-0605": "stream", "0405-0505": "creek"}, crossings={"0504-0505": "bridge"}
    )
    here = board.index["0505"]
    streams = [board.across_stream(here, board.index[code]) for code in ("0504", "0605", "0405", "0506")]
    assert streams == [True, True, False, False]
    assert board.across_stream(board.index["0504"], here)


@rule("GL-10.41.2")
def test_terrain_of_defensive_fire() -> None:
    board = t0(woods="0504", town="0604")
    assert [board.df_drm[board.index[code]] for code in ("0505", "0504", "0604")] == [1, 0, -1]


@rule("GL-9.23.2")
def test_terrain_of_artillery_fire() -> None:
    board = t0(woods="0510 0610", town="0710", embankment="0610", walls="0810>0809")
    gun = board.index["0505"]
    drms = [board.artillery_drm(gun, board.index[code], 0) for code in ("0410", "0510", "0710", "0610")]
    assert drms == [0, -1, -1, -2]
    assert board.artillery_drm(gun, board.index["0410"], hexes(board, "0410")) == -2
    assert board.artillery_drm(gun, board.index["0510"], hexes(board, "0410 0510")) == -3


@rule("GL-9.23.2")
def test_a_wall_counts_where_the_line_enters() -> None:
    board = t0(walls="0510>0509")
    target = board.index["0510"]

    def drm(code: str, b: int = target) -> int:
        return board.artillery_drm(board.index[code], b, 0)

    assert drm("0505") == drm("0509") == -2, "straight through the wall"
    assert drm("0608") == drm("0408") == -2, "aslant through the wall"
    assert drm("0609") == drm("0409") == -2, "the line passes the end of the wall"
    assert drm("0610") == drm("0410") == drm("0709") == 0, "through the hexsides beside it"
    assert drm("0514") == 0, "from behind"
    assert drm("0514", board.index["0509"]) == 0, "the hex outside the wall is not protected by it"


# ---- the maps of the game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_map_files_agree_with_what_follows_from_them(name: str) -> None:
    turns = battle_turns("chancellorsville") if name == "chancellorsville" else ()
    board = board_of(name, turns)
    last = len(board.dawns) - 1

    def shut(cls: int) -> set[tuple[int, int]]:
        tables = board.passable[last][cls]
        return {(a, b) for a in range(board.n) for b in board.neighbours[a] if not tables[a] >> b & 1}

    listed: dict[str, set[tuple[int, int]]] = {}
    for what, sides in board.data.hexsides.impassable.items():
        listed[what] = set()
        for side in sides:
            a, b = board.index[side[:4]], board.index[side[5:]]
            listed[what] |= {(a, b)} if side[4] == ">" else {(a, b), (b, a)}
    assert shut(INFANTRY) == shut(CAVALRY) == shut(LEADER) == listed["all"]
    assert shut(ARTILLERY) == listed["all"] | listed["artillery"] | listed["artillery_up"]
    for rise, sides in board.data.hexsides.slopes_up.items():
        for side in sides:
            assert board.slope(board.index[side[:4]], board.index[side[5:]]) == int(rise)
    rising = sum(board.slope(a, b) > 0 for a in range(board.n) for b in board.neighbours[a])
    assert rising == sum(len(sides) for sides in board.data.hexsides.slopes_up.values())


@rule("GL-15.6")
def test_fredericksburg_has_its_bridges() -> None:
    board = board_of("fredericksburg", battle_turns("fredericksburg"))
    river = [
        side
        for side in board.data.hexsides.crossings
        if board.water[6 * board.index[side[:4]] + board.direction(board.index[side[:4]], board.index[side[5:]])]
        == RIVER
    ]
    assert river == ["1712-1812", "2017-2117", "2323-2423"]
    for side in river:
        assert all(cost < SHUT for cost in costs(board, side[:4], side[5:]))
        assert all(cost < SHUT for cost in costs(board, side[5:], side[:4]))


@rule("GL-15.4", "GL-15.5")
def test_the_banks_of_the_rappahannock_at_fredericksburg() -> None:
    board = board_of("fredericksburg", battle_turns("fredericksburg"))
    near = board.bank(board.place("Hamilton's Crossing"))
    assert codes(board, near) >= {"1316", "1712", "2017", "2323", "1815", "0645"}
    assert not codes(board, near) & {"1812", "2117", "2423", "2013", "1506", "4515"}
    assert board.bank(board.index["2013"]) == board.all_hexes & ~near
    data = json.loads((DATA / "battles" / "fredericksburg.json").read_text())
    for unit in data["units"]:
        if unit["id"].startswith("cs"):
            assert near >> board.index[unit["hex"]] & 1, unit["id"]
        if unit["cmd"] == "Artillery Reserve":
            assert not near >> board.index[unit["hex"]] & 1, unit["id"]


@rule("GL-16.8", "GL-16.7")
def test_the_banks_and_bridges_of_chancellorsville() -> None:
    turns = battle_turns("chancellorsville")
    board = board_of("chancellorsville", turns)
    near = board.bank(board.place("Chancellorsville"))
    assert codes(board, near) >= {"0904", "2603", "4315", "4613", "5617", "5922"}
    assert not codes(board, near) & {"0804", "2702", "4314", "4612", "5716", "6022", "0601", "2801"}
    assert [turns[dawn] for dawn in board.dawns] == ["Apr30-1400", "May3-0600", "May3-1400"]
    for side, first in (("5617-5716", "May3-0600"), ("4612-4613", "May3-1400"), ("2603-2702", "Apr30-1400")):
        for turn, name in enumerate(turns):
            open_ = costs(board, side[:4], side[5:], epoch=board.epoch_of[turn])[INFANTRY] < SHUT
            assert open_ == (turns.index(name) >= turns.index(first))


@rule("GL-16.6")
def test_the_works_of_chancellorsville() -> None:
    turns = battle_turns("chancellorsville")
    board = board_of("chancellorsville", turns)
    union = [
        board.works(0, turns.index(turn)).bit_count() for turn in ("May1-1800", "May2-0600", "May3-0600", "May3-0800")
    ]
    confederate = [board.works(1, turns.index(turn)).bit_count() for turn in ("Apr30-1400", "May1-0600", "May5-1800")]
    assert union == [0, 8, 8, 25]
    assert confederate == [8, 15, 15]


def test_the_stone_wall_of_the_sunken_road() -> None:
    board = board_of("fredericksburg", battle_turns("fredericksburg"))
    a, b = board.index["1516"], board.index["1417"]
    assert board.charge_drm(0, a, b, 0) == -3 - board.slope(a, b)
    assert board.charge_drm(0, b, a, 0) == 0
    assert board.artillery_drm(board.index["1615"], b, 0) == -2


@pytest.mark.parametrize("name", MAPS)
def test_creeks_and_rivers_are_seen_from_both_sides(name: str) -> None:
    board = board_of(name, battle_turns("chancellorsville") if name == "chancellorsville" else ())
    for side in range(6 * board.n):
        back = board.opposite(side)
        if back >= 0:
            assert board.water[side] == board.water[back]
            assert board.road[side] == board.road[back]
            assert board.walled[side] == board.walled[back]
    assert any(water >= CREEK for water in board.water)


# ---- damaged maps ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "fact"),
    [
        ({"terrain": ["."]}, "terrain does not fill the grid"),
        ({"terrain": ["x" * 20] * 20}, "unknown terrain"),
        ({"level": ["1" * 19] * 20}, "level does not fill the grid"),
        ({"level": ["-" * 20] * 20}, "not a digit"),
        ({"embankment": ["2101"]}, "unknown hex 2101"),
        ({"links": {"road": ["0505-0507"]}}, "not neighbours"),
        ({"hexsides": {"crossings": {"0504-0505": {"kind": "ford"}}}}, "crosses no water"),
        ({"hexsides": {"water": {"0504-0505": ["lake", ""]}}}, "lake"),
        ({"walls": [{"sides": ["0504"]}]}, "hexside 0504"),
    ],
)
def test_a_damaged_map_is_refused(changes: dict[str, Any], fact: str) -> None:
    with pytest.raises(DataError, match=fact):
        read_map(t0_data() | changes, "T0")


def test_a_turn_the_battle_does_not_have_is_refused() -> None:
    with pytest.raises(DataError, match="no turn May2-0600"):
        Board(load_map("chancellorsville"), ("T1",))
    with pytest.raises(DataError, match="no place Rome"):
        t0().place("Rome")


def test_class_names_are_the_columns_of_the_chart() -> None:
    assert [CLASSES[cls] for cls in (INFANTRY, CAVALRY, ARTILLERY, LEADER)] == ["inf", "cav", "art", "leader"]
