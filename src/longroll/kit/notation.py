"""Actions as numbers inside, as words at the edge.

A code packs a verb and its arguments of twelve bits each, so the rules handle plain ints while records, tests and
people read ``move CR1 WRN``. The first three arguments lie beneath the verb, a fourth and a fifth above it. Free text
(a ``Text`` parameter, always the only one of its verb) lies above the verb too, however long it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.kit.terms import Action, BadInput

QUOTED: Final = 80
"""Most characters of unreadable words that are said back."""
VERB_SHIFT: Final = 36
A_SHIFT: Final = 24
B_SHIFT: Final = 12
D_SHIFT: Final = 48
E_SHIFT: Final = 60
FIELD: Final = 4095
VERB_MASK: Final = FIELD << VERB_SHIFT
SHIFTS: Final = (A_SHIFT, B_SHIFT, 0, D_SHIFT, E_SHIFT)
"""Where each argument lies."""


def act(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    """The code of an answer: a verb (already shifted) and its arguments."""
    code = verb | a << A_SHIFT | b << B_SHIFT | c
    return code | d << D_SHIFT | e << E_SHIFT if d or e else code  # most have three arguments at most: it is hot


def verb_of(code: int) -> int:
    return (code >> VERB_SHIFT) & FIELD


def verb_in(code: int, *verbs: int) -> bool:
    """Is the code's verb one of these (already shifted)?"""
    return code & VERB_MASK in verbs


def a_of(code: int) -> int:
    return (code >> A_SHIFT) & FIELD


def b_of(code: int) -> int:
    return (code >> B_SHIFT) & FIELD


def c_of(code: int) -> int:
    return code & FIELD


def d_of(code: int) -> int:
    return (code >> D_SHIFT) & FIELD


def e_of(code: int) -> int:
    return (code >> E_SHIFT) & FIELD


def text_of(code: int) -> str:
    """The free text of a code."""
    number = code >> D_SHIFT
    return number.to_bytes((number.bit_length() + 7) // 8, "big").decode("utf-8")


def with_text(verb: int, text: str) -> int:
    """The code of a verb (already shifted) with free text."""
    return verb | int.from_bytes(text.encode("utf-8"), "big") << D_SHIFT


def quoted(text: str) -> str:
    """What somebody wrote, short enough to be said back to him."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def folded(index: dict[str, int]) -> dict[str, int]:
    """Words without regard to case, but for those that only their case tells apart."""
    spelled: dict[str, int] = {}
    for word in index:
        spelled[word.casefold()] = spelled.get(word.casefold(), 0) + 1
    return {word.casefold(): value for word, value in index.items() if spelled[word.casefold()] == 1}


class Param:
    """One argument of a verb: its name and the words its values are written with."""

    def __init__(self, name: str, values: Sequence[str]) -> None:
        self.name = name
        self.values = tuple(values)
        self.index = {word: number for number, word in enumerate(self.values) if word}
        self.folded = folded(self.index)

    def number(self, word: str) -> int | None:
        """The value a word stands for, however it is capitalised."""
        value = self.index.get(word)
        return self.folded.get(word.casefold()) if value is None else value


class Text(Param):
    """Free text: all words after the verb, single blanks between them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ())


class Verb:
    """A verb, its arguments and the clause that allows it."""

    def __init__(self, number: int, name: str, params: Sequence[Param], clause: str) -> None:
        self.number = number
        self.name = name
        self.params = tuple(params)
        self.clause = clause

    def usage(self) -> str:
        return " ".join([self.name, *(param.name.upper() for param in self.params)])


class Notation:
    """All verbs of a game: reads and writes its actions."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = {verb.number: verb for verb in verbs}
        self.by_name = {verb.name: verb for verb in verbs}

    def read(self, action: Action) -> int:
        """The code of an action; BadInput says which word is not understood."""
        verb = self.by_name.get(action.verb) or self.by_name.get(action.verb.casefold())
        if verb is None:
            raise BadInput(f"unknown verb '{quoted(action.verb)}'; verbs are: {', '.join(sorted(self.by_name))}")
        if len(verb.params) == 1 and isinstance(verb.params[0], Text):
            return with_text(verb.number << VERB_SHIFT, " ".join(action.args))
        if len(action.args) != len(verb.params):
            raise BadInput(f"'{quoted(str(action))}' should read: {verb.usage()}")
        code = verb.number << VERB_SHIFT
        for word, param, shift in zip(action.args, verb.params, SHIFTS, strict=False):
            value = param.number(word)
            if value is None:
                raise BadInput(f"'{quoted(word)}' is no {param.name} (in '{quoted(str(action))}')")
            code |= value << shift
        return code

    def write(self, code: int) -> Action:
        verb = self.verbs[verb_of(code)]
        if len(verb.params) == 1 and isinstance(verb.params[0], Text):
            return Action(verb.name, tuple(text_of(code).split()))
        fields = (a_of(code), b_of(code), c_of(code), d_of(code), e_of(code))
        return Action(verb.name, tuple(p.values[v] for p, v in zip(verb.params, fields, strict=False)))

    def clause(self, code: int) -> str:
        return self.verbs[verb_of(code)].clause
