"""Actions as numbers inside, as words at the edge.

A code packs a verb and up to three arguments of twelve bits each, so the rules handle plain ints while
records, tests and people read ``move CR1 WRN``.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.kit.terms import Action, BadInput

VERB_SHIFT = 36
A_SHIFT = 24
B_SHIFT = 12
FIELD = 4095


def verb_of(code: int) -> int:
    return code >> VERB_SHIFT


def a_of(code: int) -> int:
    return (code >> A_SHIFT) & FIELD


def b_of(code: int) -> int:
    return (code >> B_SHIFT) & FIELD


def c_of(code: int) -> int:
    return code & FIELD


class Param:
    """One argument of a verb: its name and the words its values are written with."""

    def __init__(self, name: str, values: Sequence[str]) -> None:
        self.name = name
        self.values = tuple(values)
        self.index = {word: number for number, word in enumerate(self.values) if word}


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
        verb = self.by_name.get(action.verb)
        if verb is None:
            raise BadInput(f"unknown verb '{action.verb}'; verbs are: {', '.join(sorted(self.by_name))}")
        if len(action.args) != len(verb.params):
            raise BadInput(f"'{action}' should read: {verb.usage()}")
        code = verb.number << VERB_SHIFT
        shift = A_SHIFT
        for word, param in zip(action.args, verb.params, strict=True):
            value = param.index.get(word)
            if value is None:
                raise BadInput(f"'{word}' is no {param.name} (in '{action}')")
            code |= value << shift
            shift -= B_SHIFT
        return code

    def write(self, code: int) -> Action:
        verb = self.verbs[verb_of(code)]
        fields = (a_of(code), b_of(code), c_of(code))
        return Action(verb.name, tuple(p.values[v] for p, v in zip(verb.params, fields, strict=False)))

    def clause(self, code: int) -> str:
        return self.verbs[verb_of(code)].clause
