"""Reading a game's words and the messages its source names: for every game's tests of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, MessageReference, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from longroll.kit.lexicon import EventKind
from longroll.kit.terms import Event, Message
from longroll.kit.words import KIT_WORDS, LANGUAGES, Words


class Mentions(Visitor):
    """Arguments and messages that a message mentions."""

    def __init__(self) -> None:
        self.args: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.args.add(node.id.name.removesuffix("-code").removesuffix("-many"))

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


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


@cache
def mentions_in(folder: Path, language: str) -> dict[str, Mentions]:
    """Every message of a file with what it mentions, in its order; none is spoilt, none is there twice."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, Mentions] = {}
    for entry in resource.body:
        assert not isinstance(entry, Junk), str(entry.content)[:80]
        if isinstance(entry, Entry):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def spoken_with(folder: Path, keys: Iterable[str]) -> set[str]:
    """Messages that are said, with those that they are made of in one of the languages."""
    parts: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for key, mentions in mentions_in(folder, language).items():
            parts.setdefault(key, set()).update(mentions.messages)
    found: set[str] = set()
    left = list(keys)
    while left:
        key = left.pop()
        if key not in found:
            found.add(key)
            left += parts.get(key, ())
    return found


def messages_in(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it speaks, those of the messages it quotes included."""
    mine = mentions_in(folder, language)
    known = mentions_in(KIT_WORDS, language) | mine

    def gather(key: str) -> set[str]:
        return known[key].args.union(*(gather(other) for other in known[key].messages))

    return {key: gather(key) for key in mine}


def assert_languages_agree(folder: Path) -> None:
    """The same messages in the same order with the same arguments; only French and Italian may inflect by a number."""
    english = messages_in(folder, "en")
    for language in LANGUAGES:
        other = messages_in(folder, language)
        assert list(other) == list(english)
        for key, args in other.items():
            assert english[key] <= args <= english[key] | {"number"}, f"{language} {key}"


def examples(kinds: Iterable[EventKind[str]], samples: Mapping[str, Sequence[str | int]]) -> Iterator[Event]:
    """Every kind of event with every value that its arguments can have: ``samples`` has some of each sort."""
    for kind in kinds:
        for number in range(max((len(samples[sort]) for _, sort in kind.args), default=1)):
            yield Event(kind.name, {param: samples[sort][number % len(samples[sort])] for param, sort in kind.args})
