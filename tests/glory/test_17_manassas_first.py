"""GL-17 1st Manassas: turns, markers, waters."""

from __future__ import annotations

import itertools

from longroll.games.glory.data.map_data import load_map
from longroll.kit.clauses import rule
from tests.glory.table import Table


@rule("GL-17.1")
def test_eight_turns_of_75_minutes() -> None:
    times = [turn["time"] for turn in Table.scenario("first-manassas").ask.turns()]
    assert times == ["0900", "1015", "1130", "1245", "1400", "1515", "1630", "1745"]
    minutes = [int(time[:2]) * 60 + int(time[2:]) for time in times]
    assert {later - earlier for earlier, later in itertools.pairwise(minutes)} == {75}


@rule("GL-17.2")
def test_union_markers_and_brigades() -> None:
    ask = Table.scenario("first-manassas").ask
    turns = [turn["turn"] for turn in ask.turns()]
    union = [word for word in ask.markers() if ask.marker(word)["side"] == "US"]
    assert {word: max(ask.markers(turn)[word] for turn in turns) for word in union} == {
        "Hunter": 2,
        "Heintzelman": 2,
        "Tyler": 2,
        "Union-cavalry": 1,
    }
    for name, command in ask.commands().items():
        if command["led"] and command["side"] == "US":
            stem = f"us-{name.split('-')[0].lower()}"
            units = [unit for unit in command["units"] if ask.unit(unit)["kind"] not in ("art", "hart")]
            assert units
            assert all(unit.startswith(stem) for unit in units), "a brigade is a Command"


@rule("GL-17.3")
def test_bull_run_and_its_branches() -> None:
    ask = Table.scenario("first-manassas").ask
    waters: dict[str, set[str]] = {}
    for side, (_, name) in load_map("manassas").hexsides.water.items():
        one, other = side.split("-")
        waters.setdefault(name, set()).add(ask.ground(one)["water"][ask.side_to(one, other)])
    assert waters.pop("Bull Run") == {"river"}
    assert waters.pop("Catharpin Run") == {"creek"}
    assert "Young's Branch" in waters
    assert {kind for kinds in waters.values() for kind in kinds} == {"stream"}
