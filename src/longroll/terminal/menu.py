"""Choosing among many options by narrowing: first the verb, then one argument after the other."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from longroll.kit.terms import Option

FEW = 12
"""Up to this many options are shown all at once."""

Words = tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """One line of a menu: the words it stands for, and the options that begin with them."""

    words: Words
    options: tuple[Option, ...]

    @property
    def option(self) -> Option | None:
        """The option this line chooses, if there is only one."""
        return self.options[0] if len(self.options) == 1 else None


def words_of(option: Option) -> Words:
    return (option.action.verb, *option.action.args)


def beginning(options: Sequence[Option], start: Words) -> list[Option]:
    """The options that begin with these words, in upper or lower case."""
    wanted = _folded(start)
    return [option for option in options if _folded(words_of(option))[: len(wanted)] == wanted]


def exact(options: Sequence[Option], words: Words) -> Option | None:
    """The option these words write in full."""
    wanted = _folded(words)
    return next((option for option in options if _folded(words_of(option)) == wanted), None)


def menu(options: Sequence[Option], chosen: Words = ()) -> list[Entry]:
    """What to offer once these words are chosen: the options themselves when few, else groups by their next word."""
    left = beginning(options, chosen)
    if len(left) <= FEW:
        return [Entry(words_of(option), (option,)) for option in left]
    depth = len(chosen) + 1
    groups = _groups(left, depth)
    while len(groups) == 1:
        depth += 1
        groups = _groups(left, depth)
    return [Entry(start if len(group) > 1 else words_of(group[0]), tuple(group)) for start, group in groups.items()]


def _groups(options: Sequence[Option], depth: int) -> dict[Words, list[Option]]:
    groups: dict[Words, list[Option]] = {}
    for option in options:
        groups.setdefault(words_of(option)[:depth], []).append(option)
    return groups


def _folded(words: Words) -> Words:
    return tuple(word.casefold() for word in words)
