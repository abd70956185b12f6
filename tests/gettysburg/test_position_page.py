"""The page on positions names every field that the program writes, each procedure with its numbers."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from longroll.games.gettysburg.position import BlockSpec, Discs, Moment, PlaceSpec, PositionSpec
from longroll.games.gettysburg.procedures import BELOW, FRAMES
from longroll.games.gettysburg.questions import Questions
from longroll.kit.positions import FrameSpec

PAGE = (Path(__file__).parents[2] / "docs" / "positions" / "gettysburg.md").read_text(encoding="utf-8")


def test_every_field_is_on_the_page() -> None:
    for spec in (PositionSpec, PlaceSpec, BlockSpec, Discs, Moment, FrameSpec):
        for field in msgspec.structs.fields(spec):
            assert f"`{field.name}`" in PAGE, f"{spec.__name__}: {field.name}"


def described() -> dict[str, set[str]]:
    """The table of procedures and their fields, as the page has it."""
    found: dict[str, set[str]] = {}
    name = ""
    for row in PAGE.split("| Procedure | Field | Meaning |")[1].split("\n\n")[0].splitlines()[2:]:
        procedure, fields = row.split("|")[1:3]
        name = procedure.strip(" `") or name
        found.setdefault(name, set()).update(re.findall(r"`(\w+)`", fields))
    return found


def test_every_number_of_every_procedure_is_on_the_page() -> None:
    assert described() == {name: set(frame().fields()) for name, frame in FRAMES.items()}


def test_the_page_says_what_stands_on_what() -> None:
    rows = PAGE.split("| Procedure | Stands on | What it is |")[1].split("\n\n")[0].splitlines()[2:]
    for row in rows:
        name, below = row.split("|")[1].strip(" `"), re.findall(r"`(\w+)`", row.split("|")[2])
        assert not below or tuple(below) == BELOW[name]
    assert len(rows) == len(FRAMES)


def test_every_question_is_on_the_page() -> None:
    asked = PAGE.split("## Questions")[1].split("\n## ")[0]
    for name in dir(Questions):
        assert name.startswith("_") or f"`{name}(" in asked, name
