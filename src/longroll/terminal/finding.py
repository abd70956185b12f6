"""Which answers do typed words mean? Codes or names, in any language, whole words or their beginnings."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.kit.game import Game
from longroll.kit.scene import Choice
from longroll.kit.terms import Message
from longroll.kit.words import words
from longroll.terminal.letters import folded
from longroll.terminal.things import Names, Thing, code_of

Typed = tuple[str, ...]
Slot = list[Typed]
"""The names by which one part of an answer goes: its verb, or a thing it names."""

FULL, NAMED, WHOLE, BEGUN, NOT = range(5)
"""How well typed words fit: every part of the answer in full; parts of it in full; whole words; beginnings; not."""


def spoken_verb(game: Game, verb: str, language: str) -> str:
    """A verb in a language; as notation writes it where the language has no word."""
    spoken = words(game.words, language)
    return spoken.say(Message(f"verb-{verb}")) if spoken.has(f"verb-{verb}") else verb


class Finder:
    """Finds answers of one position by words."""

    def __init__(self, game: Game, verbs: Sequence[str], names: Names) -> None:
        self.game = game
        self.verbs = verbs
        self.names = names

    def find(self, text: str, choices: Sequence[Choice]) -> list[Choice]:
        """The answers that fit best; in the reader's language if any does, else in another."""
        typed = folded(text)
        if not typed:
            return []
        for language in self.names.languages:
            fits = [self.fit(typed, choice, language) for choice in choices]
            best = min(fits, default=NOT)
            if best < NOT:
                return [choice for choice, fit in zip(choices, fits, strict=True) if fit == best]
        return []

    def fit(self, typed: Typed, choice: Choice, language: str) -> int:
        own = language == self.names.languages[0]
        return min(parts_fit(typed, self.slots(choice, language)), sentence_fit(typed, choice.label) if own else NOT)

    def slots(self, choice: Choice, language: str) -> list[Slot]:
        """The parts of an answer: its verb, then what it names, each as code and as name."""
        found = self.names.things(language)
        parts = [[folded(choice.verb), folded(spoken_verb(self.game, choice.verb, language))]]
        for key in choice.names:
            thing = found.get(key)
            parts.append([folded(code_of(key))] if thing is None else called(thing))
        return parts

    # ---- an action that is not among the answers -----------------------------------------------------------

    def notation(self, text: str) -> str:
        """Words as notation: names of verbs and things become codes, everything else stays as it is typed. Nothing if
        they do not begin with a verb."""
        for language in self.names.languages:
            found = self._notation(text.split(), language)
            if found:
                return found
        return ""

    def _notation(self, tokens: list[str], language: str) -> str:
        verb, used = self._verb(tokens, language)
        if not used:
            return ""
        parts = [verb]
        rest = tokens[used:]
        while rest:
            code, used = self._thing(rest, language)
            parts.append(code or rest[0])
            rest = rest[max(used, 1) :]
        return " ".join(parts)

    def _verb(self, tokens: list[str], language: str) -> tuple[str, int]:
        for size in range(len(tokens), 0, -1):
            typed = folded(" ".join(tokens[:size]))
            for verb in self.verbs:
                if typed in (folded(verb), folded(spoken_verb(self.game, verb, language))):
                    return verb, size
        return "", 0

    def _thing(self, tokens: list[str], language: str) -> tuple[str, int]:
        """The code of the thing that the first of these words name, and how many they are."""
        found = list(self.names.things(language).values())
        for size in range(len(tokens), 0, -1):
            typed = folded(" ".join(tokens[:size]))
            things = best_things(typed, found)
            if len({code_of(thing.key) for thing in things}) == 1:
                return code_of(things[0].key), size
        return "", 0


def called(thing: Thing) -> Slot:
    """How a thing may be called."""
    return [folded(code_of(thing.key)), folded(thing.name), folded(thing.label)]


def best_things(typed: Typed, things: Sequence[Thing]) -> list[Thing]:
    """The things these words name, best first kind only."""
    if not typed:
        return []
    fits = [parts_fit(typed, [called(thing)]) for thing in things]
    best = min(fits, default=NOT)
    return [thing for thing, fit in zip(things, fits, strict=True) if fit == best] if best < NOT else []


# ---- how well words fit --------------------------------------------------------------------------------------


def parts_fit(typed: Typed, slots: Sequence[Slot]) -> int:
    """Typed words against the parts of an answer, in their order; a part may be left out."""
    at = 0
    touched = 0
    worst = FULL
    for slot in slots:
        took, fit = max((taken(typed[at:], name) for name in slot), key=lambda found: (found[0], -found[1]))
        if took:
            at += took
            touched += 1
            worst = max(worst, fit)
    if at < len(typed):
        return NOT
    return worst if touched == len(slots) or worst > FULL else NAMED


def taken(typed: Typed, name: Typed) -> tuple[int, int]:
    """How many of the first typed words this name takes, in its order, and how well they fit it."""
    at = 0
    whole = True
    for word in name:
        if at < len(typed) and word.startswith(typed[at]):
            whole = whole and word == typed[at]
            at += 1
    if not at:
        return 0, NOT
    return at, (FULL if at == len(name) else WHOLE) if whole else BEGUN


def sentence_fit(typed: Typed, sentence: str) -> int:
    """Typed words against the sentence of an answer: the same words, or their beginnings, in the same order."""
    took, fit = taken(typed, folded(sentence))
    return fit if took == len(typed) else NOT
