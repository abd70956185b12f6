"""The rules page: every clause of the chapters in play is there."""

from __future__ import annotations

import re
from collections import Counter

from longroll.reference import clauses

COUNTS = dict(
    enumerate([1, 13, 12, 17, 22, 48, 10, 1, 28, 60, 53, 8, 9, 49, 9, 13, 4, 4, 12], 1),
)
"""Clauses of each chapter."""


def test_every_clause_is_there() -> None:
    found = Counter(name.partition(".")[0] for name in clauses("glory") if re.match(r"GL-\d", name))
    assert found == {f"GL-{chapter}": number for chapter, number in COUNTS.items()}


def test_rulings_and_examples() -> None:
    found = set(clauses("glory"))
    assert {name for name in found if name.startswith("GL-R")} == {f"GL-R{n}" for n in range(1, 63)}
    assert {name for name in found if name.startswith("EX-")} == {f"EX-{n:02d}" for n in range(1, 45)}
