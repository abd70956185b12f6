"""The rules page of every game: each clause once, in its chapter, and proven by a test."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit.clauses import read_clauses
from longroll.reference import clauses, proven
from longroll.server.rules import rules_of
from tests.acceptance.rooms import NAMES
from tests.pages import section

every_game = pytest.mark.parametrize("name", NAMES)
CLAUSE = r"^- \*\*([A-Z]{2}-[\w.]+)\*\*"


def page(name: str) -> str:
    return find_game(name).reference.read_text(encoding="utf-8")


@every_game
def test_no_clause_is_said_twice_and_none_is_empty(name: str) -> None:
    named = re.findall(CLAUSE, page(name), re.MULTILINE)
    assert len(named) == len(set(named)) == len(read_clauses(find_game(name).reference))
    assert all(len(clause.text.strip()) > 3 for clause in clauses(name).values())


@every_game
def test_chapters_stand_in_order_and_hold_their_own_clauses(name: str) -> None:
    prefix = re.findall(CLAUSE, page(name), re.MULTILINE)[0].partition("-")[0]
    text = page(name)
    numbers = []
    for title, number in re.findall(rf"^## ((?:{prefix}-)?(\d+) .*)$", text, re.MULTILINE):
        inside = re.findall(rf"^- \*\*{prefix}-(\d+)\.", section(title, text), re.MULTILINE)
        assert [chapter for chapter, _ in groupby(inside)] == [number]
        numbers.append(int(number))
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    shown = [chapter.id for chapter in rules_of(name).chapters if chapter.id.startswith(f"{prefix}-")]
    assert shown == ([f"{prefix}-{number}" for number in numbers] if name in BUILT_IN else [])


@every_game
def test_every_clause_has_a_test(name: str) -> None:
    assert [clause for clause, tests in proven(name).items() if not tests] == []
    assert set(proven(name)) == set(clauses(name))


@every_game
def test_every_reference_leads_somewhere(name: str) -> None:
    """To a clause, or to the head of some: GL-10.21.1 stands beneath GL-10, GL-10.2 and GL-10.21."""
    known = set(clauses(name))
    heads = {clause.rpartition(".")[0] for clause in known}
    heads |= {head[:-1] for head in heads if head.count(".") == 1} | {head.partition(".")[0] for head in heads}
    prefix = next(iter(known)).partition("-")[0]
    named = set(re.findall(rf"\b{prefix}-(?:[A-Z]\d+|\d+(?:\.\d+)*)", page(name)))
    assert named - known - heads == set()


@pytest.mark.parametrize("name", [name for name in NAMES if name in BUILT_IN])
def test_the_designer_is_credited(name: str) -> None:
    assert f"**{find_game(name).designer}**" in page(name)[:600]
