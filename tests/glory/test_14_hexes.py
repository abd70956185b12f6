"""GL-14 Every hex that section 14 names lies where the rule says."""

from __future__ import annotations

import itertools

import pytest

from longroll.games.glory.board import BRIDGE, CREEK, FORD, PIKE, RIVER, ROAD, TRAIL, Board, board_of
from longroll.games.glory.rules.setup import theatre
from longroll.kit.clauses import rule

MANASSAS = ("2404", "2503", "4009", "4010", "3635", "1518", "1015", "1020", "0515")
CHICKAMAUGA = ("2539", "2342", "3234", "3135", "3329", "1440", "1101")


def roads(board: Board, code: str) -> set[int]:
    """The kinds of road that lead out of a hex."""
    place = board.index[code]
    return {board.road[6 * place + direction] for direction in range(6)} - {0}


def linked(board: Board, codes: list[str], kind: int) -> bool:
    """Is every hex joined to the next by a road of a kind?"""
    places = [board.index[code] for code in codes]
    return all(board.road[6 * one + board.direction(one, other)] == kind for one, other in itertools.pairwise(places))


@pytest.mark.parametrize(("name", "codes"), [("manassas", MANASSAS), ("chickamauga", CHICKAMAUGA)])
def test_every_hex_is_on_its_map(name: str, codes: tuple[str, ...]) -> None:
    board = board_of(name)
    assert [code for code in codes if code not in board.index] == []


@rule("GL-14.2.1")
def test_two_fords_near_sudley_mill() -> None:
    board, _ = theatre("first-manassas")
    for one, other, water in (("2404", "2405", CREEK), ("2503", "2502", RIVER)):
        a, b = board.index[one], board.index[other]
        side = 6 * a + board.direction(a, b)
        assert board.crossing[0][side] == FORD
        assert board.water[side] == water
    assert board.direction(board.index["2404"], board.index["2503"]) >= 0
    assert "Sudley Church" in board.names[board.index["2405"]]


@rule("GL-14.2.4", "GL-14.2.6", "GL-14.2.7", "GL-14.2.8", "GL-R44", "GL-R45")
def test_places_of_both_manassas_battles() -> None:
    board, first = theatre("first-manassas")
    codes = board.codes
    sherman = {first.ids[u]: first.start[u] for u in range(first.n_units) if "sherman" in first.ids[u]}
    assert {codes[start[0]] for start in sherman.values() if start} == {"4009", "4010"}
    battery = first.start[first.unit["us-e-3us-ayres"]]
    assert battery is not None
    assert codes[battery[0]] == "4010"
    entries = {codes[h] for hexes in first.arrival_hexes for h in hexes}
    assert "3635" not in entries
    assert "3735" in entries
    assert "3635" not in {codes[h] for h in board.edge_road}
    _, second = theatre("second-manassas")
    king = [u for u in range(second.n_units) if second.command_names[second.command[u]] == "King"]
    posts = [second.start[u] for u in king]
    assert all(post is not None and post[1] == 1 for post in posts)
    gibbon = second.start[second.unit["us-gibbon-b"]]
    assert gibbon is not None
    assert codes[gibbon[0]] == "1518"
    hood = second.arrival[second.unit["cs-law"]]
    assert [codes[h] for h in second.arrival_hexes[hood]] == ["1015"]
    line = second.arrival_hexes[second.arrival[second.unit["cs-corse"]]]
    assert (codes[line[0]], codes[line[-1]]) == ("0515", "1020")
    assert all(board.direction(one, other) >= 0 for one, other in itertools.pairwise(line))
    assert PIKE in roads(board, "1020")


@rule("GL-14.2.9", "GL-14.2.10", "GL-14.52.1")
def test_places_at_chickamauga() -> None:
    board, _ = theatre("chickamauga")
    assert linked(board, ["2539", "2540", "2441", "2442", "2342"], ROAD)
    assert linked(board, ["3234", "3235", "3135"], TRAIL)
    bridge, mill = board.place("Alexander's Bridge"), board.place("Lee and Gordon's Mill")
    assert board.distance(board.index["3329"], bridge) <= 1
    assert board.distance(board.index["1440"], mill) <= 3
    assert "Rossville" in board.names[board.index["1101"]]
    assert board.index["1101"] in board.edge_road
    a, b = board.index["3330"], board.index["3331"]
    assert board.crossing[0][6 * a + board.direction(a, b)] == BRIDGE
