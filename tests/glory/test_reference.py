"""The rules page: every clause of the chapters in play is there, in order, in our own words, and proven."""

from __future__ import annotations

import re
from itertools import groupby

from longroll.games.glory import GLORY
from longroll.kit.clauses import read_clauses
from longroll.reference import clauses, proven
from longroll.server.rules import rules_of

PAGE = GLORY.reference
COUNTS = dict(
    enumerate([1, 13, 12, 17, 22, 48, 10, 1, 28, 60, 53, 8, 9, 49, 9, 13, 4, 4, 12], 1),
)
"""Clauses of each chapter."""


def test_chapters_stand_in_order_and_hold_their_own_clauses() -> None:
    rules = rules_of("glory")
    numbered = [chapter.id for chapter in rules.chapters if chapter.id.startswith("GL-")]
    assert numbered == [f"GL-{n}" for n in COUNTS]
    text = PAGE.read_text(encoding="utf-8")
    for chapter in numbered:
        start = text.index(f"\n## {chapter} ")
        end = text.find("\n## ", start + 1)
        inside = re.findall(r"^- \*\*(GL-\d+)\.", text[start:end], re.MULTILINE)
        assert [name for name, _ in groupby(inside)] == [chapter]
        assert len(inside) == COUNTS[int(chapter[3:])], chapter


def test_rulings_and_examples() -> None:
    found = set(clauses("glory"))
    assert {name for name in found if name.startswith("GL-R")} == {f"GL-R{n}" for n in range(1, 61)}
    assert {name for name in found if name.startswith("EX-")} == {f"EX-{n:02d}" for n in range(1, 45)}


def test_no_clause_is_said_twice() -> None:
    named = re.findall(r"^- \*\*((?:GL|EX)-[\w.]+)\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(named) == len(set(named)) == len(read_clauses(PAGE))


def test_every_clause_has_a_test() -> None:
    assert [name for name, tests in proven("glory").items() if not tests] == []


def test_the_designer_is_credited() -> None:
    assert f"**{GLORY.designer}**" in PAGE.read_text(encoding="utf-8")[:400]
