"""Answers in free text, however they are capitalised: the words the rules read (``move b11 r15 a0.5`` is
``move B11 R15 A0.5``)."""

from __future__ import annotations

from longroll.games.reason.components import FORMATIONS, Roster
from longroll.games.reason.field import Field
from longroll.kit.notation import folded
from longroll.kit.terms import Action

PLAIN = ("away", "back", "in")
"""Words of answers that are written small."""


def respelled(action: Action, field: Field, roster: Roster) -> Action:
    """The action with every word as it is written; words that are unknown stay."""
    units, officers, sectors = folded(roster.unit), folded(roster.officer), folded(field.sector_number)

    def name(word: str) -> str:
        small = word.casefold()
        if small in units:
            return roster.ids[units[small]]
        if small in officers:
            return roster.officer_words[officers[small]]
        return field.sector_ids[sectors[small]] if small in sectors else word

    def written(word: str) -> str:
        known = name(word)
        small = word.casefold()
        if known != word or small in units or small in officers or small in sectors:
            return known
        if small in PLAIN:
            return small
        head, *parts = word.split(":")
        if head.upper() in ("E", "N"):
            return ":".join([head.upper(), *(name(part) for part in parts)])
        if head.upper() in ("C", "X"):
            return ":".join([head.upper(), *(formation(part) for part in parts)])
        return word.upper()

    return Action(action.verb, tuple(written(word) for word in action.args))


def formation(word: str) -> str:
    """A part of a leg: a formation in capitals, anything else small."""
    return word.upper() if word.upper() in FORMATIONS[:2] else word.casefold()
