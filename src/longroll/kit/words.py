"""Messages in the reader's language, from Fluent files (``words/en.ftl`` …) of the kit and of each game."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from longroll.kit.terms import BadInput, Message

LANGUAGES = ("en", "fr", "it")
KIT_WORDS = Path(__file__).parent / "words"
REMEMBERED = 20_000
"""Sentences kept ready: Fluent takes its time for each, and a table says the same ones again and again."""
LONGEST = 900
"""Letters of an argument: what somebody wrote may be longer than a sentence can hold."""


class Words:
    """The words of one game in one language, with the kit's own beneath them."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"no words in '{language}'; languages are {', '.join(LANGUAGES)}")
        self.language = language
        self._said: dict[tuple[object, ...], str] = {}
        self.bundle = FluentBundle([language], use_isolating=False)
        self.folder = folder
        for place in (KIT_WORDS, folder):
            self.bundle.add_resource(resource(place / f"{language}.ftl"), allow_overrides=True)

    @property
    def digest(self) -> str:
        """Names the state of the words themselves."""
        texts = [(place / f"{self.language}.ftl").read_bytes() for place in (KIT_WORDS, self.folder)]
        return sha256(b"\n".join(texts)).hexdigest()[:16]

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, message: Message) -> str:
        """The sentence; arguments that are themselves keys (``name-CEM``) are spoken first.

        Beside each argument stands its bare value (``$side`` speaks the name, ``$side-code`` is ``CSA``), so that
        a language can choose its articles and endings by it; and its number (``$unit-many`` is ``many`` where the game
        gives that, else ``one``), so that it can choose its verbs.
        """
        asked = (message.key, *message.args.items())
        said = self._said.get(asked)
        if said is None:
            said = self._compose(message)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = said
        return said

    def _compose(self, message: Message) -> str:
        if not self.bundle.has_message(message.key):
            raise KeyError(f"no message '{message.key}' in {self.language}")
        pattern = self.bundle.get_message(message.key).value
        if pattern is None:
            raise KeyError(f"message '{message.key}' in {self.language} is empty")
        args: dict[str, str | int] = {}
        for name, argument in message.args.items():
            value = f"{argument[:LONGEST]}…" if isinstance(argument, str) and len(argument) > LONGEST else argument
            args[name] = self.term(value)
            args[f"{name}-code"] = value
            args.setdefault(f"{name}-many", "one")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message '{message.key}' in {self.language}: {errors[0]}")
        return str(text)

    def term(self, value: str | int) -> str | int:
        """A value that names a message is spoken; any other stays as it is."""
        if isinstance(value, str) and self.bundle.has_message(f"name-{value}"):
            return self.say(Message(f"name-{value}"))
        return value


def say(words: Words, key: str, **args: str | int) -> str:
    return words.say(Message(key, args))


@cache
def resource(path: Path) -> Any:
    """The messages of a file, read once for all games that stand on them."""
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def words(folder: Path, language: str) -> Words:
    return Words(folder, language)
