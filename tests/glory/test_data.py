"""The data files: orders of battle, tables and maps as the rules give them (parts 2 and 9)."""

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from longroll.games.glory.board import FORD, Board, board_of
from longroll.games.glory.data.map_data import DATA, MapData, load_chart, load_map
from longroll.games.glory.rules.sight import sees
from longroll.kit.clauses import rule

BATTLES = ("fredericksburg", "chancellorsville", "first_manassas", "second_manassas", "chickamauga")
FACES = {"N", "NE", "SE", "S", "SW", "NW"}
TABLES: dict[str, Any] = json.loads((DATA / "tables.json").read_text())


def battle(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / "battles" / f"{name}.json").read_text())
    return found


def field(name: str) -> MapData:
    return load_map(battle(name)["map"])


def on_map(data: MapData, code: str) -> bool:
    return 1 <= int(code[:2]) <= data.grid.columns and 1 <= int(code[2:]) <= data.grid.rows


def ground(name: str) -> Board:
    data = battle(name)
    turns = tuple(turn["id"] for turn in data["turns"]) if data["map"] == "chancellorsville" else ()
    return board_of(data["map"], turns)


# ---- orders of battle --------------------------------------------------------------------------------------------


@rule("GL-2.2.1")
@pytest.mark.parametrize(
    ("name", "union", "confederate", "leaders", "turns"),
    [
        ("fredericksburg", (51, 22, 1, 4), (39, 13, 1, 2), 30, 9),
        ("chancellorsville", (57, 21, 1, 1), (28, 10, 1, 1), 30, 48),
        ("first_manassas", (16, 6, 0, 1), (16, 7, 0, 3), 14, 8),
        ("second_manassas", (35, 7, 0, 5), (29, 5, 1, 2), 21, 25),
        ("chickamauga", (31, 12, 0, 6), (33, 12, 1, 6), 24, 27),
    ],
)
def test_numbers_of_pieces(name: str, union: Any, confederate: Any, leaders: int, turns: int) -> None:
    data = battle(name)
    sides = {command["cmd"]: command["side"] for command in data["commands"]}
    for side, wanted in (("US", union), ("CS", confederate)):
        counts = Counter(unit["t"] for unit in data["units"] if sides[unit["cmd"]] == side)
        assert tuple(counts[kind] for kind in ("inf", "art", "hart", "cav")) == wanted
    assert sum(not command.get("independent") for command in data["commands"]) == leaders
    assert len(data["turns"]) == turns


@pytest.mark.parametrize("name", BATTLES)
def test_units_commands_and_markers_fit_together(name: str) -> None:
    data = battle(name)
    commands = {command["cmd"]: command for command in data["commands"]}
    assert len(commands) == len(data["commands"])
    assert len({unit["id"] for unit in data["units"]}) == len(data["units"])
    markers = {(marker["am"], marker["side"]) for marker in data["ams"]}
    groups = {group["id"]: group for group in data["reinforcements"]}
    for command in data["commands"]:
        assert (command["am"], command["side"]) in markers
        if not command.get("independent"):
            assert {"range", "ca", "ma"} <= set(command)
    for unit in data["units"]:
        assert unit["id"].startswith(commands[unit["cmd"]]["side"].lower() + "-")
        needed = {
            "inf": {"s", "co", "dco", "ma", "dma"},
            "art": {"s", "co", "dco", "ma", "dma", "fire", "rng"},
            "hart": {"s", "co", "dco", "ma", "dma", "fire", "rng"},
            "cav": {"s", "co", "ma"},
        }[unit["t"]]
        assert needed <= set(unit), unit["id"]
        assert unit.get("rng", "S") in TABLES["range_drm"]
        assert ("hex" in unit) != ("reinf" in unit), unit["id"]
        assert "reinf" not in unit or unit["reinf"] in groups, unit["id"]
    assert {unit["cmd"] for unit in data["units"]} == set(commands)


@rule("GL-6.41.1", "GL-6.41.5")
@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("place", ["hex", "ja"])
def test_set_ups_stand_on_the_map_and_stack_legally(name: str, place: str) -> None:
    data, map_data = battle(name), field(name)
    commands = {command["cmd"]: command for command in data["commands"]}
    stacks: dict[str, list[dict[str, Any]]] = {}
    faces: dict[str, set[str]] = {}
    for unit in data["units"]:
        if place not in unit:
            continue
        code, face = (unit["hex"], unit["face"]) if place == "hex" else unit["ja"]
        assert on_map(map_data, code)
        assert face in FACES
        stacks.setdefault(code, []).append(unit)
        faces.setdefault(code, set()).add(face)
    assert all(len(found) == 1 for found in faces.values())
    for code, units in stacks.items():
        assert len({commands[unit["cmd"]]["side"] for unit in units}) == 1, code
        kinds = [unit["t"] for unit in units]
        assert len(units) <= 2, code
        if len(units) == 2 and not any(kind in ("art", "hart") for kind in kinds):
            assert kinds == ["inf", "inf"], code
            assert units[0]["cmd"] == units[1]["cmd"], code
    if place == "ja":
        assert bool(stacks) == (name == "chancellorsville")
    for command in data["commands"]:
        assert "hex" not in command or on_map(map_data, command["hex"])


@pytest.mark.parametrize("name", BATTLES)
def test_objectives_and_entries_agree_with_the_map(name: str) -> None:
    data, map_data = battle(name), field(name)
    listed = [(goal["hex"], goal["side"], goal["vp"]) for goal in data["objectives"]]
    assert map_data.tags.objectives[name] == listed
    entries: dict[str, list[str]] = {}
    for group in data["reinforcements"]:
        for code in group["entry"]:
            assert on_map(map_data, code)
            entries.setdefault(code, []).append(group["id"])
    assert {code: sorted(ids) for code, ids in map_data.tags.entries[name].items()} == {
        code: sorted(ids) for code, ids in entries.items()
    }
    turns = [turn["id"] for turn in data["turns"]]
    assert all(group["turn"] in turns for group in data["reinforcements"])


@rule("GL-15.1", "GL-15.3", "GL-15.2", "GL-15.8")
def test_the_turns_of_fredericksburg() -> None:
    data = battle("fredericksburg")
    times = " ".join(turn["time"] for turn in data["turns"])
    assert times == "0745 0900 1015 1130 1245 1400 1515 1630 1745"
    assert [turn["id"] for turn in data["turns"] if turn.get("fog")] == ["T1", "T2"]
    assert [turn["id"] for turn in data["turns"] if turn.get("night")] == ["T9"]
    assert all(len(marker["per_turn"]) == 9 for marker in data["ams"])
    assert next(marker["per_turn"] for marker in data["ams"] if marker["am"] == "VI/Smith") == [1] * 9
    assert data["reinforcements"] == []
    assert field("fredericksburg").grid.hex_m == 288


@rule("GL-16.1", "GL-16.2", "GL-16.3")
def test_the_turns_of_chancellorsville() -> None:
    data = battle("chancellorsville")
    turns = [turn["id"] for turn in data["turns"]]
    scenarios = {scenario["id"]: (scenario["first"], scenario["last"]) for scenario in data["scenarios"]}
    assert scenarios == {"campaign": (turns[0], turns[-1]), "jacksons_attack": ("May2-1600", "May3-1000")}
    assert turns.index("May3-1000") - turns.index("May2-1600") == 6
    assert [turn["night"] for turn in data["turns"] if turn.get("night")] == [1, 2] * 5
    assert all(first in turns for marker in data["ams"] for first, _ in marker["counts"])
    grid = field("chancellorsville").grid
    assert (grid.columns, grid.rows, grid.hex_m) == (60, 31, 480)


# ---- tables ------------------------------------------------------------------------------------------------------


@rule("GL-9.11.1")
def test_range_tables() -> None:
    ranges = TABLES["range_drm"]
    assert (ranges["M"][4], ranges["L"][4]) == (-1, 0)
    assert len(ranges["S"]) < len(ranges["M"]) < len(ranges["L"]) == 12
    for row in ranges.values():
        assert row == sorted(row, reverse=True), "the farther, the worse"


@rule("GL-10.23.2")
def test_result_tables_cover_every_total() -> None:
    for name in ("artillery_fire", "charge_result"):
        rows = TABLES[name]
        assert (rows[0]["from"], rows[-1]["to"]) == (-99, 99)
        assert all(low["to"] + 1 == high["from"] for low, high in pairwise(rows))
    columns = " ".join(row[0] for row in TABLES["charge_ratio"])
    assert columns == "1-4 1-3 1-2 2-3 1-1 3-2 2-1 3-1 4-1 5-1"
    assert [row[1] for row in TABLES["charge_ratio"]] == list(range(-4, 6))


def test_the_chart_has_its_fixed_cells() -> None:
    chart = load_chart()
    assert chart.ground("woods").art == 3
    assert (chart.ground("clear").df, chart.ground("clear").charge) == (1, 0)
    assert chart.tec_hexside["stream"].charge == 0
    river = chart.tec_hexside["river"]
    assert (river.inf, river.cav, river.art, river.leader, river.charge) == ("P", "P", "P", "P", "P")


# ---- maps --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BATTLES)
def test_nobody_is_set_up_where_he_cannot_move(name: str) -> None:
    board = ground(name)
    for unit in battle(name)["units"]:
        if "hex" in unit:
            assert any(way[1] <= 4 for way in board.ways[0][0][board.index[unit["hex"]]])


@rule("GL-14.2.1")
def test_the_fords_at_sudley() -> None:
    board = ground("first_manassas")
    for one, other in (("2404", "2405"), ("2502", "2503")):
        a, b = board.index[one], board.index[other]
        assert board.crossing[0][6 * a + board.direction(a, b)] == FORD


def test_places_used_by_the_battle_rules_exist() -> None:
    for name, places in (
        ("fredericksburg", ("Hamilton's Crossing",)),
        ("chancellorsville", ("Chancellorsville",)),
        ("chickamauga", ("Reed's Bridge", "Alexander's Bridge", "Lee and Gordon's Mill")),
    ):
        for place in places:
            assert ground(name).place(place) >= 0


def test_the_guns_of_marye_s_heights_see_the_fields_below() -> None:
    board = ground("fredericksburg")
    targets = ("1516", "1517", "1617")
    assert all(sees(board, board.index["1418"], board.index[code], 0) for code in targets)
