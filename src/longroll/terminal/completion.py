"""What the TAB key completes: a line that was begun, part by part (verb, piece, place)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longroll.terminal.finding import NOT, parts_fit
from longroll.terminal.letters import bare, folded

Phrase = Sequence[str]
"""The parts of a line, in their order."""


def completions(line: str, phrases: Iterable[Phrase]) -> list[str]:
    """Whole lines that this one may become, up to the next part; one that goes on ends with a space. Abbreviations are
    written out where they leave no doubt."""
    begun, phrases = alike(line), list(phrases)
    found = {end: None for phrase in phrases if (end := next_end(begun, phrase))}
    if found or not begun:
        return list(found)
    meant = {" ".join(phrase) for phrase in phrases if parts_fit(folded(line), [[folded(p)] for p in phrase]) < NOT}
    return list(meant) if len(meant) == 1 else []


def next_end(begun: str, phrase: Phrase) -> str:
    """The phrase up to the end of the first part that is longer than what was begun; nothing if it is another."""
    for size in range(1, len(phrase) + 1):
        text = " ".join(phrase[:size]) + (" " if size < len(phrase) else "")
        if len(alike(text)) > len(begun) and alike(text).startswith(begun):
            return text
    return ""


def alike(text: str) -> str:
    """A text as it is compared with what was begun: letter by letter, but no accents and no capitals."""
    return bare(text.replace("’", "'").lstrip()).casefold()
