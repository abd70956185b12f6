"""GG-24 Game balance: bids, the choice of side, the loser's objective moves."""

from __future__ import annotations

from longroll.games.guns import GUNS
from longroll.games.guns.data.map_data import load_map
from longroll.games.guns.questions import Questions
from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.guns.table import Table

START = load_map().objectives_start


def goals(ask: Questions) -> list[str]:
    """The areas of the objectives."""
    return [str(goal["area"]) for goal in ask.objectives()]


def spaced(ask: Questions) -> bool:
    """Do the objectives stand apart (GG-16.4)?"""
    first, second, third = goals(ask)
    return min(ask.area_distance(*pair) for pair in ((first, second), (first, third), (second, third))) >= 3


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
    assert table.state.exchanged_seats()
    assert table.told("side")[0].args == {"seat": "USA", "army": "CSA"}
    assert not begun("USA").do("bid 0", "pass", "side USA").state.exchanged_seats()


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
    assert goals(table.ask) == START


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
    start = goals(table.ask)[number]
    return next((o for o in table.options("shift") if o.split()[1] == start), "")


def any_step(table: Table, number: int) -> str:
    """A move of an objective to an adjacent area, legal or not."""
    ask = table.ask
    area = goals(ask)[number]
    to = next(area for area in ask.neighbours(area) if area not in ask.partial_areas())
    return f"shift {area} {to} {ask.between(area, to)[0]}"


@rule("GG-W53")
def test_three_moves_are_one_each() -> None:
    table = balanced(3)
    seen = []
    while table.kind == "balance":
        code = table.options("shift")[0]
        seen.append(code)
        table.do(code)
    assert len(seen) == 3
    assert all(a != b for a, b in zip(goals(table.ask), START, strict=True))


@rule("GG-24.3")
def test_no_objective_enters_a_partial_area() -> None:
    table = balanced(29)
    for _ in range(29):
        if table.kind != "balance":
            break
        codes = table.options("shift")
        assert codes
        for code in codes:
            assert code.split()[2] not in table.ask.partial_areas()
        table.do(codes[-1])
    assert spaced(table.ask)


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
            assert spaced(GUNS.ask(after))


def balancing(bid: int, *areas: str) -> Table:
    """The USA has lost the bidding; the objectives lie in these areas."""
    table = Table(bidding="yes").do("first-bidder CSA", f"bid {bid}", "pass", "side CSA").chance()
    table.state = GUNS.position(table.state.to_json() | {"objectives": [{"area": area} for area in areas]})
    return table


@rule("GG-24.4", "GG-24.3")
def test_the_last_move_may_not_leave_two_objectives_too_near() -> None:
    near, far, third = "A64", "A73", "A31"
    # one move: it must part them
    one = balancing(1, near, far, third)
    assert one.ask.area_distance(near, far) == 2
    assert one.refused("done") == "GG-24.4"
    moves = one.options("shift")
    assert moves
    for move in moves:
        after = one.state.copy()
        after.apply(move)
        assert spaced(GUNS.ask(after))
    assert {move.split()[1] for move in moves} <= {near, far}
    towards = next(area for area in one.ask.neighbours(near) if one.ask.area_distance(area, far) == 1)
    step = f"shift {near} {towards} {one.ask.between(near, towards)[0]}"
    assert one.refused(step) == "GG-24.4"
    # two moves: the first may leave them too near, the second parts them
    two = balancing(2, near, far, third)
    two.do(next(move for move in two.options("shift") if move.split()[1] == third))
    assert two.refused("done") == "GG-24.4"
    assert {move.split()[1] for move in two.options("shift")} <= {near, far}
