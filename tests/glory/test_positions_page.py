"""What the page about positions says of scenarios and procedures is so."""

from __future__ import annotations

from pathlib import Path

from longroll.games.glory.data.materials import load_scenario
from longroll.games.glory.position import Moment, PositionSpec
from longroll.games.glory.procedures import FRAMES
from longroll.games.glory.rules.setup import theatre
from tests.pages import codes, section, tables

PAGE = (Path(__file__).parents[2] / "docs" / "positions" / "glory.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The rows of all tables beneath a heading."""
    return [row for table in tables(section(title, PAGE)) for row in table]


def test_every_scenario() -> None:
    listed = rows("Scenarios")
    for row in listed:
        name = codes(row[0])[0]
        data = load_scenario(name)
        assert codes(row[2]) == [data.first, data.last]
        turns = theatre(name)[1].turn_ids
        assert int(row[3]) == turns.index(data.last) - turns.index(data.first) + 1


def test_every_procedure_and_every_field_of_it_is_on_the_page() -> None:
    listed = {
        codes(row[0])[0]: codes(row[2]) for row in rows("Procedures in progress") if len(row) == 3 and codes(row[0])
    }
    assert listed == {name: list(frame().fields()) for name, frame in FRAMES.items()}
    explained = {name for row in rows("Procedures in progress") if len(row) == 2 for name in codes(row[0])}
    fields = {field for frame in FRAMES.values() for field in frame().fields()}
    assert fields | set(Moment.__struct_fields__) <= explained
    page = {name for row in rows("Fields") for name in codes(row[0])}
    assert page == set(PositionSpec.__struct_fields__)
