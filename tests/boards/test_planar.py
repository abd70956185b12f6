"""Planar maps: adjacency, areas, turning round junctions."""

import pytest

from longroll.boards.planar import Edge, PlanarMap


def triangle() -> PlanarMap:
    """Three areas round one junction, each open to the outside."""
    edges = [Edge("p", ("A", "B"), ["j"]), Edge("q", ("B", "C"), ["j"]), Edge("r", ("C", "A"), ["j"])]
    return PlanarMap(["A", "B", "C"], ["j"], edges, ["A", "B", "C"])


def test_every_turn_round_a_junction_is_found_in_both_senses() -> None:
    board = triangle()
    p, q, r = (board.position_index[code] for code in "pqr")
    turns = {(arc.last, arc.between) for arc in board.arcs if (arc.start, arc.end) == (p, q)}
    assert turns == {(board.area_index["B"], 0), (board.area_index["C"], board.bit[r])}
    assert len(board.arcs) == 12


def test_pivots_lead_to_the_next_position_on_a_side() -> None:
    board = triangle()
    p = board.position_index["p"]
    assert board.pivots[2 * p] == ((0, board.position_index["r"]),)
    assert board.pivots[2 * p + 1] == ((0, board.position_index["q"]),)


def test_an_area_may_not_touch_a_junction_twice() -> None:
    around = {"p": ("A", "B"), "q": ("B", "A"), "r": ("A", "C"), "s": ("C", "A")}
    edges = [Edge(code, sides, ["j"]) for code, sides in around.items()]
    with pytest.raises(ValueError, match="not settled"):
        PlanarMap(["A", "B", "C"], ["j"], edges, ["A", "B", "C"])


def test_a_turn_that_leaves_the_map_is_none() -> None:
    edges = [Edge("p", ("A", "B"), ["j"]), Edge("q", ("B", "C"), ["j"])]
    board = PlanarMap(["A", "B", "C"], ["j"], edges, ["A", "B", "C"])
    assert [(arc.start, arc.end, arc.last) for arc in board.arcs] == [(0, 1, 1), (1, 0, 1)]


def test_a_position_parts_two_different_areas() -> None:
    with pytest.raises(ValueError, match="same area on both sides"):
        PlanarMap(["A"], ["j"], [Edge("p", ("A", "A"), ["j"])], [])


def test_masks_and_their_members() -> None:
    board = triangle()
    assert board.members(0b101) == (0, 2)
    assert board.mask_of([0, 2]) == 0b101
    assert board.beside(0b001) == 0b110
    assert board.bordering(0b001) == 0b101
    assert board.between(0, 1) == 0b001
    assert board.side_of(0, 0) == 0
    assert board.side_of(0, 1) == 1
    assert board.side_of(0, 2) == -1
    assert board.area_distance[0] == (0, 1, 1)
