"""GG-24 Game balance: bids, the choice of side, the loser's objective moves."""

from __future__ import annotations

from longroll.games.guns.board import GROUND
from longroll.games.guns.rules.objectives import spaced
from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.guns.table import Table


def begun(first: str = "USA") -> Table:
    table = Table(bidding="yes")
    assert table.seat == CHANCE_SEAT
    assert table.options() == ["first-bidder USA", "first-bidder CSA"]
    return table.do(f"first-bidder {first}")


@rule("GG-24.1", "GG-R33")
def test_bids_rise_until_one_passes() -> None:
    table = begun("CSA")
    assert table.seat == "CSA"
    assert table.legal("bid 0")
    table.do("bid 2")
    assert table.seat == "USA"
    assert table.refused("bid 2") == "GG-24.1"
    assert table.refused("bid 1") == "GG-24.1"
    table.do("bid 3").do("pass")
    assert (table.kind, table.seat) == ("side", "USA")


@rule("GG-24.1")
def test_who_passes_at_once_loses_to_a_bid_of_nothing() -> None:
    table = begun("USA").do("pass")
    assert (table.kind, table.seat) == ("side", "CSA")
    table.do("side CSA").chance()
    assert table.kind == "post"
    assert not table.told("objective-moves")


@rule("GG-24.2")
def test_the_winner_chooses_his_side() -> None:
    table = begun("USA").do("bid 0", "pass")
    assert table.options() == ["side USA", "side CSA"]
    table.do("side CSA")
    assert table.state.exchanged == 1
    assert table.told("side")[0].args == {"seat": "USA", "army": "CSA"}
    assert begun("USA").do("bid 0", "pass", "side USA").state.exchanged == 0


def balanced(bid: int) -> Table:
    """The USA has lost the bidding and is about to move objectives."""
    table = begun("CSA").do(f"bid {bid}", "pass", "side CSA").chance()
    assert (table.kind, table.seat) == ("balance", "USA")
    return table


@rule("GG-24.3")
def test_the_loser_moves_before_buford_is_placed_and_may_make_fewer_moves() -> None:
    table = balanced(4)
    assert table.size("USA", "tray") == 8
    table.do("done")
    assert table.kind == "post"
    assert tuple(table.state.goals) == GROUND.objectives_start


@rule("GG-24.3", "GG-W53")
def test_moves_are_spread_evenly() -> None:
    """Four moves are 1-1-2 in whatever order, also two of the same objective at once; never 3 of one."""
    for order in ((0, 1, 2, 0), (0, 0, 1, 2), (1, 2, 2, 0), (2, 1, 0, 0)):
        table = balanced(4)
        for number, moved in enumerate(order):
            made = order[:number]
            if made.count(0) == 2 and len(made) == 2:
                assert step_of(table, 0) == "", "no third move of one objective"
                assert table.refused(any_step(table, 0)) == "GG-24.3"
                assert table.refused("done") == "GG-24.3", "2-0-0 is not even"
            table.do(step_of(table, moved))
        assert table.kind == "post"
        assert len(table.told("objective-moves")) == 4


def step_of(table: Table, number: int) -> str:
    """A legal move of an objective; empty if it has none."""
    start = GROUND.area_codes[table.state.goals[number]]
    return next((o for o in table.options("shift") if o.split()[1] == start), "")


def any_step(table: Table, number: int) -> str:
    """A move of an objective to an adjacent area, legal or not."""
    area = table.state.goals[number]
    to = GROUND.members(GROUND.neighbours[area] & ~GROUND.partial)[0]
    between = GROUND.members(GROUND.between(area, to))[0]
    return f"shift {GROUND.area_codes[area]} {GROUND.area_codes[to]} {GROUND.position_codes[between]}"


@rule("GG-W53")
def test_three_moves_are_one_each() -> None:
    table = balanced(3)
    seen = []
    while table.kind == "balance":
        code = table.options("shift")[0]
        seen.append(code)
        table.do(code)
    assert len(seen) == 3
    assert all(a != b for a, b in zip(table.state.goals, GROUND.objectives_start, strict=True))


@rule("GG-24.3")
def test_no_objective_enters_a_partial_area() -> None:
    table = balanced(29)
    for _ in range(29):
        if table.kind != "balance":
            break
        codes = table.options("shift")
        assert codes
        for code in codes:
            assert not GROUND.partial >> GROUND.area_index[code.split()[2]] & 1
        table.do(codes[-1])
    assert spaced(GROUND, table.state.goals)


@rule("GG-24.4")
def test_objectives_stand_apart_in_the_end() -> None:
    table = balanced(2)
    b = table.state
    # one move brings two objectives within distance two; the second must part them again
    risky = []
    for code in table.options("shift"):
        copy = b.copy()
        copy.apply(code)
        if copy.decision is not None and copy.decision.kind == "balance":
            if "done" not in [str(o) for o in copy.options()]:
                risky.append(copy)
    for copy in risky:
        assert copy.check("done") is not None
        for option in copy.options():
            after = copy.copy()
            after.apply(option.action)
            assert spaced(GROUND, after.goals)
