"""Letters a terminal can show, and letters by which people find things: without accents, in either case."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import combining, normalize

SAMPLE = "─→’«é…·×−■□"
"""What this program prints beyond ASCII; an encoding that lacks any of it gets none of it."""
PLAIN = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "…": "...",
        "·": "-",
        "–": "-",
        "—": "-",
        "−": "-",
        "─": "-",
        "×": "x",
        "→": "->",
        "←": "<-",
        "↑": "^",
        "↓": "v",
        "■": "#",
        "□": "o",
        "█": "#",
        "▒": "+",
        "░": ".",
        "°": " deg",
        "≥": ">=",
        "≤": "<=",
        "½": "1/2",
        "œ": "oe",
        "æ": "ae",
        "ß": "ss",
        "\u00a0": " ",
        "\u202f": " ",
        "\u2009": " ",
    }
)
POSSESSIVE = re.compile("['’]s\\b")
NO_LETTER = re.compile(r"[^\w/.:+-]+|_")


def shows_all(encoding: str) -> bool:
    """Can a terminal of this encoding show everything that is printed?"""
    try:
        SAMPLE.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def bare(text: str) -> str:
    """Letters without their accents."""
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))


def ascii_only(text: str) -> str:
    """The same in ASCII, as near as it comes."""
    return bare(text.translate(PLAIN)).encode("ascii", "replace").decode()


@lru_cache(maxsize=50_000)
def folded(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared: no accents, no capitals; ``McPherson’s`` is one word."""
    return tuple(NO_LETTER.sub(" ", bare(POSSESSIVE.sub("s", text.casefold())).replace("/", " / ")).split())
