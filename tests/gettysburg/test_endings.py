"""A finished game opens again: after every ending, given up in any decision, and as older programs wrote it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.state import Battle
from longroll.kit import State
from longroll.kit.clauses import rule
from tests.acceptance.walks import Chooser, walk, warlike
from tests.gettysburg.audit import cubes
from tests.gettysburg.sensible import sensibly
from tests.gettysburg.table import Table, block, sector


def reopened(state: State) -> Battle:
    """A position written as JSON text and read again."""
    return GETTYSBURG.position(json.loads(json.dumps(GETTYSBURG.to_json(state))))


def opens_again(state: State) -> None:
    """A finished game reads back as it was written, for its owner and for every seat."""
    again = reopened(state)
    assert again.over
    assert again.result == state.result
    assert GETTYSBURG.to_json(again) == GETTYSBURG.to_json(state)
    assert isinstance(state, Battle)
    assert not cubes(state)
    assert min(state.supply) >= 0
    for seat in ("CSA", "Union", None):
        assert GETTYSBURG.scene(again, seat, "en") == GETTYSBURG.scene(state, seat, "en")


@rule("GB-25.5", "GB-25.6")
@pytest.mark.parametrize(
    ("scenario", "choose"),
    [("three-days", warlike), ("first-day", sensibly), ("second-day-afternoon", sensibly), ("third-day", sensibly)],
)
def test_a_game_given_up_in_any_decision_opens_again(scenario: str, choose: Chooser) -> None:
    """Each kind of decision, some of them more than once: both sides concede in copies. The game then goes on to its
    end, which opens again too."""
    met: dict[str, int] = {}
    last: State | None = None
    for state, _ in walk(GETTYSBURG, scenario, 5, choose):
        last = state
        decision = state.decision
        assert decision is not None
        met[decision.kind] = met.get(decision.kind, 0) + 1
        if met[decision.kind] > 4:
            continue
        for side in GETTYSBURG.seats:
            ended = state.copy()
            ended.apply(f"concede {side}")
            opens_again(ended)
    assert last is not None
    assert last.over
    opens_again(last)
    assert len(met) > 10


ASSAULT: dict[str, Any] = {
    "places": {
        "WRC": sector("CR1", "CR2", cubes={"grey": 2}, block=block("CSA", 3)),
        "MPN": sector("UC1", "UC2", cubes={"navy": 5}),
        "SEM": sector(block=block("Union", 2)),
    }
}


@rule("GB-25.5", "GB-2.5", "GB-14.6")
def test_what_was_under_way_is_over() -> None:
    """Given up while cavalry stands under a cube that the game does not have: all cubes are accounted for."""
    table = Table(ASSAULT).do("disc WRC", "move CR1 MPN", "assign CR1 1", "move CR2 MPN", "assign UC1 2")
    table.dice(4, 4).do("hit CR1").dice(6, 6, 6, 6)
    assert (table.kind, table.supply("navy")) == ("hit", -1)
    table.do("concede Union")
    state = table.state
    opens_again(state)
    assert GETTYSBURG.to_json(state)["moment"] == {}
    assert table.cubes("MPN") == {"grey": 4, "navy": 5}


@rule("GB-25.5")
def test_the_books_of_an_older_program_are_closed_by_the_reader() -> None:
    """Earlier programs left the bookkeeping of the turn in a finished game."""
    left = {
        "places": {"CEM": sector("CR1", "UR1"), "LON": sector("CR2")},
        "winner": "CSA",
        "moment": {
            "load": {"CR1": 2},
            "origin": {"CR1": "LON"},
            "contested": ["CEM"],
            "fought": "CEM",
            "spoiled": ["LON"],
            "entered": 1,
            "joint": "CEM",
            "crowded": "LON",
            "last_exit": "LEI",
        },
    }
    table = Table(left)
    assert table.state.result.winner == "CSA"
    assert GETTYSBURG.to_json(table.state)["moment"] == {}
    assert table.cubes("CEM") == {"grey": 2}
    opens_again(table.state)
