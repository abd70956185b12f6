"""The clauses of a game, read from its rules reference, and the tests that prove them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

GAME = "[A-Z]{2,3}"
"""The letters of a game."""
ID = rf"(?:{GAME}-(?:\d+(?:\.(?:\d+|[A-Z]))+[a-z]?|[RW]\d+)|(?:WE|EX)-\d+)"
"""A clause (``GB-12.3``, ``GL-3.C.1``), a ruling (``GB-R3``), a worked example (``GG-W5``, ``EX-18``)."""
EXAMPLE = re.compile(rf"{GAME}-W\d+|(?:WE|EX)-\d+")
"""The number of a worked example."""
FORM = "- **XX-1.2** text"
"""How a rules reference writes a clause: a line of a list; two or three capitals, chapter and number."""
CLAUSE = re.compile(rf"^- \*\*({ID})\*\* (.*)$", re.MULTILINE)

Test = TypeVar("Test", bound=Callable[..., object])


class Clause(msgspec.Struct, frozen=True):
    id: str
    text: str


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test with the clauses it proves."""

    def mark(test: Test) -> Test:
        test.clauses = clauses  # type: ignore[attr-defined]
        return test

    return mark


def read_clauses(reference: Path) -> dict[str, Clause]:
    """Every clause, ruling and worked example of a rules reference, in its order."""
    found = CLAUSE.findall(reference.read_text(encoding="utf-8"))
    return {name: Clause(name, text) for name, text in found}


@cache
def tests_by_clause(tests: Path) -> dict[str, list[str]]:
    """Clause id -> tests that name it with ``@rule``, found by reading the test files, not by running them."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for clause in _named(node):
                    found.setdefault(clause, []).append(f"{path.relative_to(tests)}::{node.name}")
    return found


def _named(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    names: list[str] = []
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            names += [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return names
