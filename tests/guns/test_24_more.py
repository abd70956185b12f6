"""GG-24 Game balance: objectives that would come too near each other."""

from __future__ import annotations

from longroll.games.guns.board import GROUND
from longroll.games.guns.rules.objectives import spaced
from longroll.kit.clauses import rule
from tests.guns.table import Table


def balancing(bid: int, *goals: str) -> Table:
    """The USA has lost the bidding; the objectives lie in these areas."""
    table = Table(bidding="yes").do("first-bidder CSA", f"bid {bid}", "pass", "side CSA").chance()
    state = table.state
    state.goals = [GROUND.area_index[area] for area in goals]
    state.codes = state.listing()
    return table


@rule("GG-24.4", "GG-24.3")
def test_the_last_move_may_not_leave_two_objectives_too_near() -> None:
    near, far, third = "A64", "A73", "A31"
    distance = GROUND.area_distance[GROUND.area_index[near]][GROUND.area_index[far]]
    assert distance == 2
    # one move: it must part them
    one = balancing(1, near, far, third)
    assert one.refused("done") == "GG-24.4"
    moves = one.options("shift")
    assert moves
    for move in moves:
        after = one.state.copy()
        after.apply(move)
        assert spaced(GROUND, after.goals)
    assert {move.split()[1] for move in moves} <= {near, far}
    towards = next(
        area for area in GROUND.members(GROUND.neighbours[GROUND.area_index[near]])
        if GROUND.area_distance[area][GROUND.area_index[far]] == 1
    )  # fmt: skip
    between = GROUND.members(GROUND.between(GROUND.area_index[near], towards))[0]
    step = f"shift {near} {GROUND.area_codes[towards]} {GROUND.position_codes[between]}"
    assert one.refused(step) == "GG-24.4"
    # two moves: the first may leave them too near, the second parts them
    two = balancing(2, near, far, third)
    two.do(next(move for move in two.options("shift") if move.split()[1] == third))
    assert two.refused("done") == "GG-24.4"
    assert {move.split()[1] for move in two.options("shift")} <= {near, far}
