"""GG-16 Objectives phase: when the moves stop."""

from __future__ import annotations

import pytest

from longroll.games.guns.components import SPACE, USA
from longroll.kit.clauses import rule
from tests.guns.table import Table


@rule("GG-16.7", "GG-R1", "GG-16.1")
@pytest.mark.parametrize("seed", range(6))
def test_by_the_second_morning_the_union_has_four_and_moves_no_more(seed: int) -> None:
    """Whatever the tokens say, at most one Union arrival of 1 July can lie after 5 am of 2 July."""
    table = Table().chance(seed)
    table.rng.seed(seed)
    while table.state.day == 1 or table.state.space == SPACE["5AM"]:
        table.calmly("order")
        if table.state.over:
            break
        table.do("order hold")
    assert table.state.received[USA] >= 4
    late = [n for n, event in enumerate(table.events) if event.kind == "day" and event.args["day"] == 2]
    assert len(late) == 1
    after = [event.kind for event in table.events[late[0] :]]
    assert "moves-earned" not in after


@rule("GG-16.1", "GG-16.3")
def test_moves_are_earned_on_the_first_day() -> None:
    """With calm players some game in a handful sees the Union late."""
    earned = 0
    for seed in range(6):
        table = Table().chance(seed)
        table.rng.seed(seed)
        table.calmly("objectives", 400)
        earned += table.kind == "objectives" and table.seat == "USA"
    assert earned
