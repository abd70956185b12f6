"""What the program writes it can read: at every decision, also while a cube is owed that the game does not have."""

from __future__ import annotations

import json

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit import State
from longroll.kit.clauses import rule
from tests.acceptance.walks import Chooser, walk
from tests.gettysburg.sensible import half_sensibly, sensibly
from tests.gettysburg.table import Table, block, sector


def reads_back(state: State) -> None:
    """The position written as JSON text is the same position, with the same decision and the same answers."""
    written = GETTYSBURG.to_json(state)
    again = GETTYSBURG.position(json.loads(json.dumps(written)))
    assert again.decision == state.decision
    assert again.options() == state.options()
    assert GETTYSBURG.to_json(again) == written


@pytest.mark.parametrize(
    ("scenario", "choose"), [*((scenario, sensibly) for scenario in GETTYSBURG.scenarios), ("first-day", half_sensibly)]
)
def test_every_decision_of_a_game_reads_back(scenario: str, choose: Chooser) -> None:
    last: State | None = None
    for state, _ in walk(GETTYSBURG, scenario, 7, choose):
        reads_back(state)
        last = state
    assert last is not None
    reads_back(last)


@rule("GB-2.5", "GB-18.3", "GB-18.4")
def test_cubes_owed_in_combat_are_written_and_read() -> None:
    """All five navy cubes lie on two brigades of cavalry; four more are scored. One brigade can still ride off, into
    works that its coming spoils."""
    table = Table(
        {
            "places": {
                "WRC": sector("CR1", "CR2", block=block("CSA", 3)),
                "MPN": sector("UC1", "UC2", cubes={"navy": 5}),
                "SEM": sector("UR1", sticks=["GET", "LON"], block=block("Union", 2)),
            }
        }
    )
    table.do("disc WRC", "move CR1 MPN", "move CR2 MPN", "assign UC1 2")
    table.dice(1, 4).do("hit CR1").dice(6, 6, 6, 6)
    owed = []
    for kind, action in (
        ("hit", "hit UC1"),
        ("hit", "hit UC1"),
        ("evade", "retreat UC2 SEM"),
        ("stick", "lose-stick SEM GET"),
        ("evade", "stand"),
        ("forfeit", "forfeit UC1"),
    ):
        assert table.kind == kind
        reads_back(table.state)
        owed.append(-table.supply("navy"))
        table.do(action)
    assert owed == [1, 3, 4, 3, 3, 0]
    assert table.where("UC1") == "lost"
    assert table.supply("navy") >= 0
    reads_back(table.state)


@rule("GB-2.5", "GB-18.9", "GB-22.31")
def test_cubes_owed_under_long_range_fire_are_written_and_read() -> None:
    """Three guns hit cavalry that has all navy cubes already."""
    table = Table(
        {
            "places": {
                "HRN": sector("CA1", "CA2", "CA3", block=block("CSA", 4)),
                "MPN": sector("UC1", "UC2", cubes={"navy": 5}),
                "SEM": sector(block=block("Union", 2)),
            }
        }
    )
    table.do("disc HRN", *(f"fire CA{n} MPN troops" for n in (1, 2, 3))).dice(5, 6, 5)
    assert (table.kind, table.supply("navy")) == ("evade", -3)
    reads_back(table.state)
