"""GL-17 1st Manassas: turns, markers, waters."""

from __future__ import annotations

import itertools

from longroll.games.glory.board import CREEK, RIVER, STREAM, WATERS
from longroll.games.glory.components import US
from longroll.games.glory.rules.setup import theatre
from longroll.kit.clauses import rule


@rule("GL-17.1")
def test_eight_turns_of_75_minutes() -> None:
    _, roster = theatre("first-manassas")
    assert roster.times == ("0900", "1015", "1130", "1245", "1400", "1515", "1630", "1745")
    minutes = [int(time[:2]) * 60 + int(time[2:]) for time in roster.times]
    assert {later - earlier for earlier, later in itertools.pairwise(minutes)} == {75}
    assert (roster.first_turn, roster.last_turn) == (0, 7)


@rule("GL-17.2")
def test_union_markers_and_brigades() -> None:
    _, roster = theatre("first-manassas")
    union = [g for g in range(roster.n_groups) if roster.group_side[g] == US]
    assert {roster.group_names[g]: max(roster.markers[g]) for g in union} == {
        "Hunter": 2,
        "Heintzelman": 2,
        "Tyler": 2,
        "Union cavalry": 1,
    }
    for leader in range(roster.n_leaders):
        if roster.command_side[leader] == US:
            stem = roster.command_names[leader].split()[0]
            units = [u for u in range(roster.n_units) if roster.command[u] == leader and not roster.is_gun[u]]
            assert units
            assert all(roster.names[u].startswith(stem) for u in units), "a brigade is a Command"


@rule("GL-17.3")
def test_bull_run_and_its_branches() -> None:
    board, _ = theatre("first-manassas")
    waters: dict[str, set[int]] = {}
    for code, (kind, name) in board.data.hexsides.water.items():
        waters.setdefault(name, set()).add(WATERS.index(kind))
        assert len(code) == 9
    assert waters.pop("Bull Run") == {RIVER}
    assert waters.pop("Catharpin Run") == {CREEK}
    assert "Young's Branch" in waters
    assert {kind for kinds in waters.values() for kind in kinds} == {STREAM}
