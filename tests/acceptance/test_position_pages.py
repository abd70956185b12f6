"""The pages on positions (``docs/positions``; ``positions.md`` of another package) name every field that the program
reads and writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit import Action
from longroll.kit.lexicon import Lexicon
from longroll.kit.notation import Text
from tests.acceptance.rooms import NAMES, decisions, part_of, positions_page, procedures
from tests.acceptance.walks import walk, warlike
from tests.pages import codes, section, tables

every_game = pytest.mark.parametrize("name", NAMES)
every_long_page = pytest.mark.parametrize("name", [name for name in NAMES if name in BUILT_IN])
VALUES = ("none", "troops", "artillery")
"""What else the meaning of an event may name: values of its arguments."""
LONGEST = 1500
"""Answers of a game in which the page is held against what is asked."""


def words_of(name: str) -> set[str]:
    """What stands as code in the page of a game."""
    page = positions_page(find_game(name)).read_text(encoding="utf-8")
    code = re.findall(r"```.*?```|`[^`\n]+`", page, flags=re.DOTALL)
    return set(re.findall(r"[\w-]+", " ".join(code)))


def properties(schema: Any) -> Iterator[str]:
    """The names of all fields of a schema; keys of tables (names of places, of units) are not among them."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for part in schema.values():
            yield from properties(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from properties(part)


@every_game
def test_every_field_is_on_the_page(name: str) -> None:
    assert sorted(set(properties(find_game(name).schema())) - words_of(name)) == []


@every_game
def test_every_procedure_is_on_the_page(name: str) -> None:
    """With the numbers it keeps."""
    found = procedures(find_game(name))
    needed = set(found).union(*(kind().fields() for kind in found.values()))
    assert sorted(needed - words_of(name)) == []


# ---- what they list ----------------------------------------------------------------------------------------


def rows(name: str, title: str) -> list[list[str]]:
    """The first table beneath a heading."""
    return tables(section(title, positions_page(find_game(name)).read_text(encoding="utf-8")))[0]


@every_long_page
def test_the_page_lists_the_scenarios(name: str) -> None:
    assert [codes(row[0])[0] for row in rows(name, "Scenarios")] == list(find_game(name).scenarios)


@every_long_page
def test_the_page_lists_the_notation(name: str) -> None:
    """Every verb with its words, an example that can be read, and its clause."""
    state = find_game(name).new()
    listed = rows(name, "Notation")
    verbs = state.notation.verbs.values()
    assert [(codes(row[0])[0].split()[0], row[-1]) for row in listed] == [(verb.name, verb.clause) for verb in verbs]
    for row, verb in zip(listed, verbs, strict=True):
        (example,) = codes(row[1])
        assert str(state.write(state.notation.read(Action.read(example)))) == example
        assert example.split()[0] == verb.name
        if not any(isinstance(param, Text) for param in verb.params):
            assert codes(row[0])[0] == verb.usage()


@every_long_page
def test_the_page_lists_the_decisions(name: str) -> None:
    listed = [(codes(row[0])[0], tuple(row[-1].split(", "))) for row in rows(name, "Decisions")]
    assert listed == [(kind.name, kind.clauses) for kind in decisions(find_game(name))]


@every_long_page
def test_decisions_are_answered_as_the_page_says(name: str) -> None:
    game, rng = find_game(name), Random(name)
    told = {codes(row[0])[0]: (row[1], set(codes(row[-2]))) for row in rows(name, "Decisions")}
    for seed, scenario in enumerate(list(game.scenarios)[:4]):
        for state, _ in islice(walk(game, scenario, seed, warlike), LONGEST):
            decision = state.decision
            assert decision is not None
            who, verbs = told[decision.kind]
            assert (who == "chance") == (decision.seat == "chance"), decision.kind
            sample = rng.sample(state.codes, min(12, len(state.codes)))
            assert {state.write(code).verb for code in sample} <= verbs, decision.kind


@every_long_page
def test_the_page_lists_the_events(name: str) -> None:
    """Every event with its arguments, and what is said of it speaks of them."""
    lexicon: Lexicon[Any, Any] = part_of(find_game(name), "lexicon").LEXICON
    listed = rows(name, "Events")
    assert [(codes(row[0])[0], codes(row[1]) if len(row) > 1 else []) for row in listed] == [
        (event.name, [param for param, _ in event.args]) for event in lexicon.events
    ]
    for row in listed:
        assert len(row) < 3 or set(codes(row[2])) <= {*codes(row[1]), *VALUES}, row[0]
