"""Reading a game's words and the messages its source names: for every game's tests of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, MessageReference, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from longroll.kit.terms import Message
from longroll.kit.words import LANGUAGES, Words


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.removesuffix("-code"))


@contextmanager
def heard(speaker: Words | None = None) -> Iterator[set[str]]:
    """The keys of all messages that are said meanwhile, or that one speaker says."""
    said: set[str] = set()
    say = Words.say

    def listened(self: Words, message: Message) -> str:
        if speaker is None or self is speaker:
            said.add(message.key)
        return say(self, message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "say", listened)
        yield said


def messages_in(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it speaks, in its order."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, Junk), str(entry.content)[:80]
        if isinstance(entry, Entry):
            visitor = Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            found[entry.id.name] = visitor.found
    return found


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def spoken_with(folder: Path, keys: Iterable[str]) -> set[str]:
    """Messages that are said, with those that they are made of in one of the languages."""
    parts: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, Entry):
                visitor = References()
                visitor.visit(entry)
                parts.setdefault(entry.id.name, set()).update(visitor.found)
    found: set[str] = set()
    left = list(keys)
    while left:
        key = left.pop()
        if key not in found:
            found.add(key)
            left += parts.get(key, ())
    return found


def assert_languages_agree(folder: Path) -> None:
    """The same messages with the same arguments in the same order."""
    english = messages_in(folder, "en")
    for language in LANGUAGES:
        other = messages_in(folder, language)
        assert list(other) == list(english)
        for key, args in other.items():
            assert args == english[key], f"{language} {key}"
