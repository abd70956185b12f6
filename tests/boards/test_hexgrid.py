"""The hex grid: numbering, neighbours, distance, facing, arcs and lines."""

import math
import random
from itertools import pairwise, product

import pytest

from longroll.boards.hexgrid import OFF, HexGrid, trace
from longroll.kit.clauses import rule

GRID = HexGrid(20, 20)
SMALL = HexGrid(7, 6)


def at(code: str) -> int:
    return GRID.index[code]


def named(hexes: tuple[int, ...]) -> list[str]:
    return [GRID.codes[hex_] for hex_ in hexes]


def facing(name: str) -> int:
    return ("N", "NE", "SE", "S", "SW", "NW").index(name)


# ---- neighbours --------------------------------------------------------------------------------------------------


@rule("GL-2.1.1", "GL-R1")
@pytest.mark.parametrize(
    ("code", "neighbours"),
    [("0605", "0604 0704 0705 0606 0505 0504"), ("0505", "0504 0605 0606 0506 0406 0405")],
)
def test_neighbours_of_even_and_odd_columns(code: str, neighbours: str) -> None:
    assert named(GRID.step[6 * at(code) : 6 * at(code) + 6]) == neighbours.split()


@rule("GL-R1")
@pytest.mark.parametrize("chain", ["3039 2939 2839", "2539 2540 2441", "3234 3235 3135", "2539 2540 2441 2442 2342"])
def test_the_published_set_ups_are_chains_of_neighbours(chain: str) -> None:
    field = HexGrid(43, 45)
    hexes = [field.index[code] for code in chain.split()]
    assert all(field.direction(a, b) >= 0 for a, b in pairwise(hexes))


def test_neighbours_are_mutual_and_opposite() -> None:
    for side in range(6 * GRID.n):
        other = GRID.step[side]
        if other == OFF:
            assert GRID.opposite(side) == OFF
            continue
        back = GRID.opposite(side)
        assert GRID.step[back] == side // 6
        assert back // 6 == other
        assert (back % 6 - side % 6) % 6 == 3
        assert GRID.direction(side // 6, other) == side % 6


def test_the_edge_is_where_a_neighbour_is_missing() -> None:
    codes = {GRID.codes[hex_] for hex_ in GRID.members(GRID.edge)}
    assert codes == {code for code in GRID.codes if {code[:2], code[2:]} & {"01", "20"}}


def test_centres_follow_the_formula() -> None:
    for code in ("0101", "0201", "0605", "0505", "2020"):
        column, row = int(code[:2]), int(code[2:])
        x, y = GRID.centre(at(code))
        assert x == pytest.approx(0.8660254 * (column - 1) + 0.5773503)
        assert y == pytest.approx(row if column % 2 else row - 0.5)


# ---- distance ----------------------------------------------------------------------------------------------------


def walked(grid: HexGrid, start: int) -> dict[int, int]:
    found = {start: 0}
    queue = [start]
    for here in queue:
        for other in grid.neighbours[here]:
            if other not in found:
                found[other] = found[here] + 1
                queue.append(other)
    return found


def test_distance_is_the_number_of_steps() -> None:
    for start in range(SMALL.n):
        steps = walked(SMALL, start)
        assert [SMALL.distance(start, hex_) for hex_ in range(SMALL.n)] == [steps[hex_] for hex_ in range(SMALL.n)]


def test_distance_is_a_metric() -> None:
    d = [[SMALL.distance(a, b) for b in range(SMALL.n)] for a in range(SMALL.n)]
    for a, b in product(range(SMALL.n), repeat=2):
        assert d[a][b] == d[b][a]
        assert (d[a][b] == 0) == (a == b)
        assert all(d[a][c] <= d[a][b] + d[b][c] for c in range(SMALL.n))


def test_disks_and_nearest() -> None:
    for start in (at("0101"), at("0910"), at("1020")):
        for steps in range(5):
            disk = {hex_ for hex_ in range(GRID.n) if GRID.distance(start, hex_) <= steps}
            assert set(GRID.members(GRID.within(start, steps))) == disk
    assert GRID.nearest(at("0505"), 0) == -1
    assert GRID.nearest(at("0505"), GRID.bit[at("0505")]) == 0
    assert GRID.nearest(at("0505"), GRID.bit[at("0509")] | GRID.bit[at("0905")]) == 4


def test_spread_is_the_union_of_the_neighbours() -> None:
    dice = random.Random(7)
    for grid in (SMALL, GRID, HexGrid(6, 7), HexGrid(1, 4), HexGrid(5, 1)):
        for _ in range(60):
            mask = dice.getrandbits(grid.n) & dice.getrandbits(grid.n)
            wanted = 0
            for hex_ in grid.members(mask):
                wanted |= grid.around[hex_]
            assert grid.spread(mask) == wanted


# ---- facing ------------------------------------------------------------------------------------------------------


@rule("GL-7.11.1")
def test_front_and_rear_hexes() -> None:
    hex_ = at("0505")
    assert set(named(GRID.members(GRID.front[6 * hex_ + facing("N")]))) == {"0405", "0504", "0605"}
    assert set(named(GRID.members(GRID.around[hex_] & ~GRID.front[6 * hex_ + facing("N")]))) == {"0406", "0506", "0606"}
    for side in range(6 * GRID.n):
        behind = GRID.front[side - side % 6 + (side + 3) % 6]
        assert GRID.front[side] | behind == GRID.around[side // 6]
        assert not GRID.front[side] & behind


@rule("EX-18", "GL-7.13.2", "GL-R19")
@pytest.mark.parametrize(
    ("way", "target", "seen"),
    [
        ("N", "0905", True),
        ("N", "0904", True),
        ("N", "0906", False),
        ("NE", "0707", True),
        ("NE", "0403", True),
        ("NE", "0509", False),
    ],
)
def test_the_front_arc(way: str, target: str, seen: bool) -> None:
    assert GRID.in_front(at("0505"), facing(way), at(target)) == seen
    assert GRID.arc(at("0505"), facing(way)) >> at(target) & 1 == seen


@rule("GL-7.13.1")
def test_the_arc_of_neighbours_is_the_front() -> None:
    for side in range(6 * SMALL.n):
        hex_, way = divmod(side, 6)
        assert SMALL.arc(hex_, way) & SMALL.around[hex_] == SMALL.front[side]
        assert not SMALL.arc(hex_, way) >> hex_ & 1


# ---- lines -------------------------------------------------------------------------------------------------------


def sampled(grid: HexGrid, a: int, b: int) -> tuple[list[int], set[frozenset[int]]]:
    """What a line crosses and runs along, found by looking which centres are nearest at many points of it."""
    (ax, ay), (bx, by) = grid.centre(a), grid.centre(b)
    crossed: list[int] = []
    beside: set[frozenset[int]] = set()
    for step in range(1, 400):
        t = step / 400 + 1e-5
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        gaps = sorted((math.dist((x, y), grid.centre(hex_)), hex_) for hex_ in range(grid.n))
        if gaps[1][0] - gaps[0][0] > 1e-6:
            if gaps[0][1] not in (a, b) and (not crossed or crossed[-1] != gaps[0][1]):
                crossed.append(gaps[0][1])
        elif gaps[2][0] - gaps[0][0] > 1e-6:
            beside.add(frozenset((gaps[0][1], gaps[1][1])))
    return crossed, beside


def test_lines_cross_the_hexes_that_a_ruler_crosses() -> None:
    grid = HexGrid(11, 10)
    dice = random.Random(3)
    for start in (grid.index["0505"], grid.index["0605"]):
        ends = [hex_ for hex_ in range(grid.n) if 2 <= grid.distance(start, hex_) <= 4]
        for end in dice.sample(ends, 20):
            crossed, beside = sampled(grid, start, end)
            assert sorted(grid.crossed(start, end)) == sorted(crossed)
            assert {frozenset(pair) for pair in grid.beside(start, end)} == beside


@rule("EX-15")
def test_a_line_along_hexsides() -> None:
    assert named(GRID.crossed(at("0505"), at("0905"))) == ["0705"]
    pairs = [set(named(pair)) for pair in GRID.beside(at("0505"), at("0905"))]
    assert pairs == [{"0605", "0606"}, {"0805", "0806"}]


def test_a_line_at_the_edge_runs_beside_nothing() -> None:
    (pair,) = GRID.beside(at("0201"), at("0401"))
    assert OFF in pair
    assert set(pair) - {OFF} == {at("0301")}


def test_lines_are_the_same_from_both_ends() -> None:
    for a, b in product(range(SMALL.n), repeat=2):
        if a != b:
            assert SMALL.crossed(a, b) == SMALL.crossed(b, a)[::-1]
            assert {frozenset(pair) for pair in SMALL.beside(a, b)} == {frozenset(pair) for pair in SMALL.beside(b, a)}


def test_where_a_line_enters() -> None:
    assert trace(0, -3).entered == (facing("S"),)
    assert trace(0, 1).entered == (facing("N"),)
    assert GRID.line(at("0505"), at("0905")).entered == (facing("SW"), facing("NW"))
    assert GRID.line(at("0505"), at("0604")).entered == (facing("S"), facing("SW"))
    for column, slant in product(range(-5, 6), repeat=2):
        if (column, slant) != (0, 0):
            entered = trace(column, slant).entered
            assert len(entered) == 1 or (entered[1] - entered[0]) % 6 in (1, 5)
