"""GL-9.4, GL-9.5 Line of sight on T0 and on the maps of the game."""

import random
from itertools import product
from typing import Any

import pytest

from longroll.games.glory.board import Board, board_of
from longroll.games.glory.rules.sight import blocked_by, friendly_fire, sees, targets
from longroll.kit.clauses import rule
from tests.glory.t0 import codes, hexes, t0

EVERY_WAY = 63
NORTH, SOUTH = 1, 8


def clear(board: Board, a: str, b: str, units: str = "") -> bool:
    return sees(board, board.index[a], board.index[b], hexes(board, units))


def blocker(board: Board, a: str, b: str, units: str = "", **rest: int) -> tuple[str, str]:
    hex_, clause = blocked_by(board, board.index[a], board.index[b], hexes(board, units), **rest)
    return (board.codes[hex_] if hex_ >= 0 else ""), clause


# ---- worked examples ---------------------------------------------------------------------------------------------


@rule("EX-15", "GL-9.4.1", "GL-9.4.7", "GL-R23")
@pytest.mark.parametrize(
    ("woods", "wanted"),
    [
        ("0605", ""),
        ("0605 0606", "GL-9.4.7"),
        ("0605 0806", ""),
        ("0705", "GL-9.4.3"),
        ("0505 0905", ""),
        ("0705 0605 0606", "GL-9.4.3"),
    ],
)
def test_a_line_along_hexsides(woods: str, wanted: str) -> None:
    board = t0(woods=woods)
    assert blocker(board, "0505", "0905")[1] == wanted
    assert clear(board, "0505", "0905") == (not wanted)


@rule("EX-16", "GL-9.4.5", "GL-9.4.6")
@pytest.mark.parametrize(
    ("high", "woods", "wanted"),
    [
        ("0505", "0506", ""),
        ("0505", "0507", "GL-9.4.5"),
        ("0505", "0508", "GL-9.4.5"),
        ("0509", "0506", "GL-9.4.6"),
        ("0509", "0507", "GL-9.4.6"),
        ("0509", "0508", ""),
    ],
)
def test_woods_below_one_end(high: str, woods: str, wanted: str) -> None:
    board = t0(levels={high: 2}, woods=woods)
    assert blocker(board, "0505", "0509") == ((woods, wanted) if wanted else ("", ""))


@rule("EX-17", "GL-9.4.2", "GL-9.4.3", "GL-9.51.1", "GL-9.51.2")
def test_heights_and_units_between() -> None:
    assert blocker(t0(levels={"0507": 2}), "0505", "0509") == ("0507", "GL-9.4.2")
    assert clear(t0(levels={"0505 0507": 2}), "0505", "0509")
    assert blocker(t0(), "0505", "0509", "0507") == ("0507", "GL-9.4.3")
    above = t0(levels={"0505": 2})
    assert clear(above, "0505", "0509", "0508 0507")
    gun, target = above.index["0505"], above.index["0509"]
    assert [above.codes[h] for h in friendly_fire(above, gun, target, hexes(above, "0508"))] == ["0508"]
    assert friendly_fire(above, gun, target, hexes(above, "0507")) == ()


# ---- clauses -----------------------------------------------------------------------------------------------------


@rule("GL-9.4.1")
def test_the_ends_never_block() -> None:
    board = t0(woods="0505 0509", levels={"0505 0509": 3})
    assert clear(board, "0505", "0509", "0505 0509")


@rule("GL-9.4.2")
@pytest.mark.parametrize(("eye", "mark", "blocks"), [(1, 1, True), (2, 1, False), (1, 2, False), (3, 1, False)])
def test_a_height_blocks_if_it_is_above_both(eye: int, mark: int, blocks: bool) -> None:
    levels = {"0507": 2, "0505": eye, "0509": mark}
    assert clear(t0(levels=levels), "0505", "0509") != blocks


@rule("GL-9.4.3", "GL-9.4.4")
@pytest.mark.parametrize(
    ("eye", "mark", "height", "blocks"),
    [(1, 1, 1, True), (2, 2, 2, True), (2, 1, 2, True), (2, 2, 1, False), (3, 2, 1, False), (2, 3, 1, False)],
)
def test_woods_and_units_against_both_ends(eye: int, mark: int, height: int, blocks: bool) -> None:
    levels = {"0507": height, "0505": eye, "0509": mark}
    assert clear(t0(levels=levels, woods="0507"), "0505", "0509") != blocks
    assert clear(t0(levels=levels), "0505", "0509", "0507") != blocks


@rule("GL-9.51.1")
def test_units_below_one_end_never_block() -> None:
    for high in ("0505", "0509"):
        board = t0(levels={high: 2})
        assert clear(board, "0505", "0509", "0506 0507 0508")


@rule("GL-9.4.8")
def test_town_is_like_woods() -> None:
    for change in ({"woods": "0507"}, {"town": "0507"}):
        assert blocker(t0(**change), "0505", "0509") == ("0507", "GL-9.4.3")


@rule("GL-9.4.7")
def test_both_hexes_beside_the_line_must_block_in_any_way() -> None:
    woods = t0(woods="0605")
    assert clear(woods, "0505", "0905", "0605")
    assert not clear(woods, "0505", "0905", "0606")
    assert not clear(t0(levels={"0606": 2}), "0505", "0905", "0605")
    assert not clear(t0(), "0505", "0905", "0605 0606")
    assert clear(t0(), "0505", "0905", "0605 0806")
    below = t0(levels={"0505": 2})
    assert clear(below, "0505", "0905", "0605 0606 0805 0806")


@rule("GL-9.4.7")
def test_a_line_along_the_edge_of_the_map_is_clear() -> None:
    board = t0(woods="0301")
    assert clear(board, "0201", "0401", "0301")


@rule("GL-9.51.3", "GL-R23")
def test_hexes_beside_a_line_run_no_risk() -> None:
    board = t0(levels={"0505": 2})
    a, b = board.index["0505"], board.index["0905"]
    assert friendly_fire(board, a, b, hexes(board, "0805 0806")) == ()
    near = t0(levels={"0505": 2})
    assert friendly_fire(near, near.index["0505"], near.index["0508"], hexes(near, "0507 0506")) == (
        near.index["0507"],
    )


@rule("GL-9.51.2")
def test_no_risk_where_the_unit_blocks() -> None:
    board = t0()
    assert friendly_fire(board, board.index["0505"], board.index["0509"], hexes(board, "0508")) == ()
    both = t0(levels={"0505 0509": 2})
    assert friendly_fire(both, both.index["0505"], both.index["0509"], hexes(both, "0508")) == (both.index["0508"],)


@rule("GL-15.3")
def test_fog() -> None:
    board = t0()
    assert blocker(board, "0505", "0507", limit=2) == ("", "")
    assert blocker(board, "0505", "0508", limit=2) == ("0508", "GL-15.3")
    assert not sees(board, board.index["0505"], board.index["0508"], 0, 2)
    enemies = hexes(board, "0506 0507 0508")
    assert codes(board, targets(board, board.index["0505"], EVERY_WAY, 7, enemies, 0, 2)) == {"0506", "0507"}


@rule("GL-9.21.1", "GL-7.13.1")
def test_targets_are_in_range_in_arc_and_in_sight() -> None:
    board = t0(woods="0706")
    gun = board.index["0505"]
    enemies = hexes(board, "0504 0501 0509 0510 0511 0705 0707 0907")
    units = enemies | board.bit[gun]

    def found(facings: int, reach: int) -> set[str]:
        return codes(board, targets(board, gun, facings, reach, enemies, units))

    assert found(NORTH, 7) == {"0504", "0705"}, "0501 lies behind 0504"
    assert found(SOUTH, 5) == {"0509", "0705", "0707"}, "due east is in both arcs; 0510 lies behind 0509"
    assert board.distance(gun, board.index["0907"]) == 4
    assert clear(t0(), "0505", "0907"), "only the woods in 0706 hide 0907"
    assert found(NORTH | SOUTH, 4) == found(EVERY_WAY, 4) == {"0504", "0705", "0509", "0707"}
    assert found(EVERY_WAY, 1) == {"0504"}


@rule("GL-9.21.1")
def test_at_range_one_nothing_blocks() -> None:
    board = t0(woods="0504 0505", levels={"0504": 4})
    assert clear(board, "0505", "0504", "0504 0505")
    assert targets(board, board.index["0505"], NORTH, 1, hexes(board, "0504"), hexes(board, "0504 0505"))


# ---- against a second reading of the clauses ---------------------------------------------------------------------


def literal(board: Board, a: int, b: int, units: int) -> bool:
    """GL-9.4 hex by hex, in the words of the rules."""
    firer, target = board.level[a], board.level[b]

    def blocks(hex_: int) -> bool:
        if hex_ < 0:
            return False
        level = board.level[hex_]
        woods = board.terrain[hex_] != 0
        if level > firer and level > target:
            return True
        if firer > level and target > level:
            return False
        if (woods or units >> hex_ & 1) and not firer > level and not target > level:
            return True
        if not woods:
            return False
        if firer > target:
            return board.distance(hex_, b) <= board.distance(a, hex_)
        return target > firer and board.distance(a, hex_) <= board.distance(hex_, b)

    if any(blocks(hex_) for hex_ in board.crossed(a, b)):
        return False
    return not any(blocks(one) and blocks(two) for one, two in board.beside(a, b))


def random_board(dice: random.Random, size: tuple[int, int]) -> Board:
    every = [f"{c:02d}{r:02d}" for c in range(1, size[0] + 1) for r in range(1, size[1] + 1)]
    changes: dict[str, Any] = {
        "woods": " ".join(dice.sample(every, len(every) // 5)),
        "town": " ".join(dice.sample(every, len(every) // 12)),
        "levels": {" ".join(dice.sample(every, len(every) // 3)): 2, " ".join(dice.sample(every, 8)): 3},
    }
    return t0(size=size, **changes)


@rule("GL-9.4.1", "GL-9.4.2", "GL-9.4.3", "GL-9.4.4", "GL-9.4.5", "GL-9.4.6", "GL-9.4.7", "GL-9.4.8")
def test_sight_agrees_with_the_clauses_and_is_mutual() -> None:
    dice = random.Random(11)
    seen = 0
    for _ in range(4):
        board = random_board(dice, (9, 9))
        units = dice.getrandbits(board.n) & dice.getrandbits(board.n) & dice.getrandbits(board.n)
        for a, b in product(range(board.n), repeat=2):
            if a == b:
                continue
            found = sees(board, a, b, units)
            seen += found
            assert found == literal(board, a, b, units)
            assert found == (blocked_by(board, a, b, units) == (-1, ""))
            assert found == sees(board, b, a, units), "what sees is seen"
    assert seen > 2_000


@rule("GL-9.4.7")
def test_more_units_never_open_a_line() -> None:
    dice = random.Random(5)
    board = random_board(dice, (10, 10))
    for _ in range(1_500):
        a, b = dice.sample(range(board.n), 2)
        units = dice.getrandbits(board.n) & dice.getrandbits(board.n)
        more = units | dice.getrandbits(board.n)
        assert sees(board, a, b, units) or not sees(board, a, b, more)
        hex_, clause = blocked_by(board, a, b, units)
        if clause:
            beside = {place for pair in board.beside(a, b) for place in pair}
            assert hex_ in board.crossed(a, b) or hex_ in beside


def test_sight_over_the_fields_of_fredericksburg() -> None:
    board = board_of("fredericksburg", tuple(f"T{n}" for n in range(1, 10)))
    assert clear(board, "1417", "1516")
    assert clear(board, "1418", "1618"), "from Willis Hill over the plain"
    assert blocker(board, "1418", "1916")[1] == "GL-9.4.5", "the town hides what stands behind it"
