"""Names of formations for people: the short one on a piece, and what it belongs to.

``components.NAMES`` has them as one line each ("Iron Brigade (Meredith), Wadsworth's division, I Corps"). Commanders'
names stay as they are in every language; the words around them (brigade, battalion, corps) are the language's own.
"""

from __future__ import annotations

import re
from functools import cache

from longroll.games.gettysburg.components import NAMES
from longroll.kit.terms import Message
from longroll.kit.words import Words

_BRACKETS = re.compile(r" ?\(([^)]*)\)")
_OUTER_COMMA = re.compile(r", (?![^(]*\))")
_DIVISION = re.compile(r"([\w .]+)'s division, [IVX]+ Corps")
_PATTERNS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("cavalry-brigade", re.compile(r"^(?P<name>.+)'s cavalry brigade$")),
    ("artillery-brigade", re.compile(r"^(?P<name>.+)'s artillery brigade$")),
    ("horse-battery", re.compile(r"^(?P<name>.+)'s horse battery$")),
    ("battalions", re.compile(r"^(?P<name>.+)'s and (?P<other>.+)'s battalions$")),
    ("battalion", re.compile(r"^(?P<name>.+)'s battalion$")),
    ("brigade", re.compile(r"^(?P<name>[^ ]+)'s brigade$")),
    ("division", re.compile(r"^(?P<name>.+)'s division$")),
    ("corps", re.compile(r"^(?P<number>[IVX]+) Corps$")),
    ("vermont", re.compile(r"^(?P<name>.+)'s Vermont brigade$")),
    ("pennsylvania", re.compile(r"^(?P<name>.+)'s Pennsylvania Reserves$")),
    ("nine-months", re.compile(r"^nine-month men$")),
    ("with-two", re.compile(r"^with (?P<name>.+) and (?P<other>.+)$")),
    ("with", re.compile(r"^with (?P<name>.+)$")),
    ("later-with", re.compile(r"^later with (?P<name>.+)$")),
    ("reserve", re.compile(r"^Artillery Reserve$")),
    ("iron", re.compile(r"^Iron Brigade$")),
    ("stonewall", re.compile(r"^Stonewall Brigade$")),
    ("texas", re.compile(r"^Texas Brigade$")),
    ("louisiana", re.compile(r"^Louisiana$")),
    ("whose", re.compile(r"^(?P<name>[^ ]+)'s$")),
)
JOIN = " + "
"""Between brigades that are one piece."""


def _divisions() -> dict[str, str]:
    """A division named in full once, by its commander: later pieces name the commander alone."""
    found: dict[str, str] = {}
    for name in NAMES:
        for match in _DIVISION.finditer(name):
            found[match.group(1).strip()] = match.group(0).strip()
    return found


_full = _divisions()


def parts(piece: int) -> tuple[str, list[str]]:
    """The short name of a piece, and the parts of its detail, as the data have them."""
    name = NAMES[piece]
    if ": " in name:
        group, listed = name.split(": ")
        return listed.replace(", ", " + "), [group]
    first, *rest = _OUTER_COMMA.split(name)
    short = _BRACKETS.sub("", first)
    detail = list(_BRACKETS.findall(first))
    if " with " in short:
        short, company = short.split(" with ")
        detail.append(f"with {company}")
    for part in rest:
        detail += _full.get(part, part).split(", ")
    return short.replace("'s/", "/"), detail


def speak(part: str, words: Words) -> str:
    """One part of a name in the reader's language."""
    if JOIN in part:
        return JOIN.join(speak(one, words) for one in part.split(JOIN))
    for key, pattern in _PATTERNS:
        match = pattern.match(part)
        if match:
            args: dict[str, str | int] = {name: value for name, value in match.groupdict().items() if value}
            return words.say(Message(f"formation-{key}", args)).replace("'", "’")
    return part.replace("'", "’")


@cache
def short_name(piece: int, words: Words) -> str:
    """What stands on the piece: "Pettigrew"."""
    return speak(parts(piece)[0], words)


@cache
def detail(piece: int, words: Words) -> str:
    """What it belongs to: "Heth's division, III Corps"."""
    return ", ".join(speak(part, words) for part in parts(piece)[1])
