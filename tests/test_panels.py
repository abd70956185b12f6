"""Rows and boxes that panels of several games are made of."""

from __future__ import annotations

from longroll.kit.panels import count_row, time_cell
from longroll.kit.scene import Cell, Mark, Row


def test_a_box_of_a_track_is_past_now_or_to_come() -> None:
    assert [time_cell(str(turn), turn, 2, dim=turn != 3).state for turn in range(1, 5)] == [
        "past",
        "now",
        "next",
        "dim",
    ]
    assert time_cell("noon", (1, 3), (2, 0), "1 July, noon") == Cell("noon", "past", "1 July, noon")


def test_a_row_counts_what_it_has_no_room_to_draw() -> None:
    lost = [Mark("infantry", "u"), Mark("infantry", "u"), Mark("artillery", "u")]
    assert count_row("Union", lost) == Row("Union", lost, value="3")
    assert count_row("Union", lost, 2) == Row("Union", lost[:2], value="3")
