"""The page about positions lists every verb, decision and event, and what it says of them is so."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.data.materials import load_scenario
from longroll.games.glory.lexicon import DECISIONS, EVENTS, VERB_NAMES
from longroll.games.glory.position import Moment, PositionSpec
from longroll.games.glory.procedures import FRAMES
from longroll.games.glory.rules.setup import theatre
from longroll.kit import CHANCE, Action
from longroll.reference import clauses
from tests.glory.hostile import hostile_answers

PAGE = (Path(__file__).parents[2] / "docs" / "positions" / "glory.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The rows of the table beneath a heading."""
    text = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in text.split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]*)`", cell)


def test_every_verb_with_an_example_that_can_be_read() -> None:
    state = GLORY.new("fredericksburg")
    listed = rows("Notation")
    assert [codes(row[0])[0].split()[0] for row in listed] == list(VERB_NAMES)
    known = clauses("glory")
    for row in listed:
        form, example = codes(row[0])[0], codes(row[1])[0]
        assert len(form.split()) == len(example.split()), form
        code = state.notation.read(Action.read(example))
        assert str(state.write(code)) == example
        assert row[2]
        assert row[3] in known


def test_every_decision() -> None:
    listed = rows("Decisions")
    assert [(codes(row[0])[0], row[3]) for row in listed] == [(name, ", ".join(named)) for name, named in DECISIONS]
    for row in listed:
        assert set(codes(row[2])) <= set(VERB_NAMES)


@pytest.mark.parametrize("scenario", ["prospect-hill", "maryes-heights", "jacksons-attack", "chancellorsville"])
def test_decisions_are_answered_as_the_page_says(scenario: str) -> None:
    answers = {codes(row[0])[0]: set(codes(row[2])) for row in rows("Decisions")}
    chance = {codes(row[0])[0] for row in rows("Decisions") if row[1] == "chance"}
    rng = Random(scenario)
    state = GLORY.new(scenario)
    for _ in range(1500):
        if state.over:
            break
        decision = state.decision
        assert decision is not None
        assert (state.mover == CHANCE) == (decision.kind in chance)
        for code in rng.sample(state.codes, min(12, len(state.codes))):
            assert state.write(code).verb in answers[decision.kind], decision.kind
        hostile = hostile_answers(state) if state.mover != CHANCE and rng.random() < 0.7 else []
        state.play(rng.choice(hostile or state.codes))


def test_every_event() -> None:
    listed = rows("Events")
    assert [(codes(row[0])[0], codes(row[1])) for row in listed] == [
        (name, [param for param, _ in params]) for name, params in EVENTS
    ]
    for row in listed:
        assert set(codes(row[2])) <= set(codes(row[1])), row[0]


def test_every_scenario() -> None:
    listed = rows("Scenarios")
    assert [codes(row[0])[0] for row in listed] == list(GLORY.scenarios)
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
