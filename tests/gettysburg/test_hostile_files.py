"""A position file may come from anybody: whatever number stands in it, it is refused at once or it works."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.procedures import BELOW, FRAMES, RANGES
from tests.acceptance.walks import walk, warlike
from tests.gettysburg.sensible import half_sensibly
from tests.gettysburg.table import Table, block, sector
from tests.nonsense import NONSENSE, is_read, numbers, replaced


def situations() -> dict[tuple[str, ...], dict[str, Any]]:
    """One position for every stack of procedures met in some games, and some that games seldom see."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for scenario, seed, choose in (
        ("three-days", 3, warlike),
        ("first-day", 4, half_sensibly),
        ("third-day", 8, warlike),
    ):
        for state, _ in walk(GETTYSBURG, scenario, seed, choose):
            written = GETTYSBURG.to_json(state)
            found.setdefault(tuple(frame["frame"] for frame in written["moment"]["procedure"]), written)
    for table in rare():
        written = GETTYSBURG.to_json(table.state)
        found.setdefault(tuple(frame["frame"] for frame in written["moment"]["procedure"]), written)
    return found


def rare() -> list[Table]:
    places = {
        "SPW": sector("CA1", "CA2", "CA3", block=block("CSA", 3)),
        "COD": sector("UC1", "UC2", "UA1", cubes={"navy": 4}),
        "CRN": sector(block=block("Union", 3)),
    }
    shots = [f"fire CA{n} COD troops" for n in (1, 2, 3)]
    ridden = Table({"places": places}).do("disc SPW", *shots).dice(5, 5, 1)
    assigned = Table({"places": places}).do("disc SPW", *shots).dice(5, 5, 1)
    assigned.do("retreat UC1 CRN", "retreat UC2 CRS")
    limbering = Table({"places": places}).do("disc SPW", *shots).dice(5, 1, 1).do("retreat UC1 CRN", "assign UC1 2")
    assert [table.kind for table in (ridden, assigned, limbering)] == ["evade", "leaving-cubes", "limber"]
    works = Table({"places": {
        "WRC": sector("CR1", "CR2", block=block("CSA", 3)),
        "MPN": sector("UC1", "UC2", cubes={"navy": 5}),
        "SEM": sector("UR1", sticks=["GET", "LON"], block=block("Union", 2)),
    }})  # fmt: skip
    works.do("disc WRC", "move CR1 MPN", "move CR2 MPN", "assign UC1 2").dice(1, 4).do("hit CR1").dice(6, 6, 6, 6)
    works.do("hit UC1", "hit UC1", "retreat UC2 SEM")
    beaten = Table({"places": {
        "SPW": sector("CR1", block=block("CSA", 3)),
        "KLI": sector("UR1", cubes={"blue": 3}),
        "CRS": sector(block=block("Union", 3)),
    }}).do("disc SPW", "move CR1 KLI").dice(1, 2, 5)  # fmt: skip
    assert [table.kind for table in (works, beaten)] == ["stick", "retreat"]
    return [ridden, assigned, limbering, works, beaten]


FOUND = situations()


@pytest.mark.parametrize("stack", list(FOUND), ids=" ".join)
def test_any_number_of_a_moment_is_refused_or_works(stack: tuple[str, ...]) -> None:
    spec = FOUND[stack]
    refused = 0
    for path in numbers(spec["moment"], ("moment",)):
        for value in NONSENSE:
            refused += not is_read(GETTYSBURG, replaced(spec, path, value))
    assert refused > 20


def test_any_number_of_a_position_is_refused_or_works() -> None:
    spec = max(FOUND.values(), key=lambda one: len(one["places"]))
    tried = 0
    for path in numbers({key: value for key, value in spec.items() if key != "moment"}):
        for value in NONSENSE:
            is_read(GETTYSBURG, replaced(spec, path, value))
            tried += 1
    assert tried > 500


def test_every_number_of_every_procedure_has_a_range() -> None:
    assert set(RANGES) == set(FRAMES) == {*BELOW, "Period"}
    for name, frame in FRAMES.items():
        assert set(RANGES[name]) == set(frame().fields())


def test_most_procedures_were_tried() -> None:
    met = {name for stack in FOUND for name in stack}
    assert met >= set(FRAMES) - {"Excess", "Penalty"}
