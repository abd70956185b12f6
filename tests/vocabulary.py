"""Reading a game's words and the messages its source names: for every game's tests of words."""

from __future__ import annotations

import ast
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from longroll.kit.words import LANGUAGES

Reasons = dict[str, list[set[str] | None]]


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.removesuffix("-code"))


def messages_in(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it speaks, in its order."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, Junk), entry.content[:80]
        if isinstance(entry, Entry):
            visitor = Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            found[entry.id.name] = visitor.found
    return found


def reasons_in(source: Path) -> Reasons:
    """Every reason named in a package, with the arguments of each use (None: handed over as a whole)."""
    found: Reasons = {}
    for path in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
                if len(node.args) != 2:
                    continue
                given = None if any(k.arg is None for k in node.keywords) else {str(k.arg) for k in node.keywords}
                for constant in ast.walk(node.args[1]):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        found.setdefault(constant.value, []).append(given)
    return found


def assert_languages_agree(folder: Path) -> None:
    """The same messages with the same arguments in the same order."""
    english = messages_in(folder, "en")
    for language in LANGUAGES:
        other = messages_in(folder, language)
        assert list(other) == list(english)
        for key, args in other.items():
            assert args == english[key], f"{language} {key}"
