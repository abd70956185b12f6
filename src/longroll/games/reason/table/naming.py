"""How units, Forces and officers are called on the map and in sentences: in the words of a language where their names
are words, else by the proper name they have."""

from __future__ import annotations

import re
from functools import cache

from longroll.games.reason.components import slug
from longroll.games.reason.data.materials import NAME_WORDS
from longroll.games.reason.table.survey import place_name, spelled
from longroll.kit.words import say, words

NUMBERED = re.compile(r"(?P<name>.+?)(?P<number> (?:[IVX]+|[A-Z]))?")
ARMS = ("cuirassiers", "hussars", "dragoons")
"""Arms that a regiment is called by, after the name of its chief."""
MANY = frozenset({
    "cuirassiers", "hussars", "dragoons", "grenadiers", "musketeers", "grenzers", "guns", "12-pounders", "howitzers",
    "cossacks", "carabiniers", "chevaulegers", "bavarians", "württembergers", "brummers", "chasseurs", "guards",
    "d’armes", "troops",
})  # fmt: skip
"""Last words of names that are plurals."""


def unit_label(name: str) -> str:
    """A unit's name as it stands on the map: the first regiment of several, without what is added in brackets."""
    text = spelled(name).partition(" (")[0].partition(" and ")[0]
    return text.removesuffix(" brigade")


def officer_label(name: str) -> str:
    """An officer as people call him: "Hesse-Darmstadt" of "Prince of Hesse-Darmstadt"."""
    text = spelled(name).removeprefix("the ").removeprefix("Prince of ")
    return text.partition(" of ")[0]


@cache
def unit_name(name: str, language: str) -> str:
    """A unit's label in a language."""
    found = NUMBERED.fullmatch(unit_label(name))
    if found is None:
        return unit_label(name)
    base, number = found["name"], found["number"] or ""
    book = words(NAME_WORDS, language)
    if book.has(f"unit-{slug(base)}"):
        return say(book, f"unit-{slug(base)}") + number
    for arm in ARMS:
        if base.endswith(f" {arm}"):
            return say(book, f"unit-of-{arm}", name=base.removesuffix(f" {arm}")) + number
    return base + number


@cache
def officer_name(name: str, language: str) -> str:
    label = officer_label(name)
    key = f"officer-{slug(label)}"
    book = words(NAME_WORDS, language)
    return say(book, key) if book.has(key) else label


@cache
def force_name(name: str, language: str) -> str:
    key = f"force-{slug(name)}"
    book = words(NAME_WORDS, language)
    return say(book, key) if book.has(key) else spelled(name)


@cache
def ground_name(identity: str, language: str) -> str:
    """A place by its identity: "Colline de Pölzen" of "Polzen-hill"."""
    name = place_name(identity)
    key = f"place-{slug(name)}"
    book = words(NAME_WORDS, language)
    return say(book, key) if book.has(key) else name


@cache
def unit_names(names: tuple[str, ...], language: str) -> tuple[str, ...]:
    """The labels of all units of a roster."""
    return tuple(unit_name(name, language) for name in names)


@cache
def officer_names(names: tuple[str, ...], language: str) -> tuple[str, ...]:
    return tuple(officer_name(name, language) for name in names)


@cache
def number_of(name: str) -> str:
    """The number of a unit's name (as the data has it), by which messages choose their verbs: ``many`` or ``one``."""
    return "many" if any(word.lower() in MANY for word in unit_label(name).split()[-2:]) else "one"
