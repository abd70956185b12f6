"""Sentences with names for codes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from longroll.kit.scene import Side, pointer
from longroll.kit.speech import Speaker, capital, described
from longroll.kit.state import NOBODY
from longroll.kit.terms import Action
from longroll.kit.words import words
from picket.lexicon import NOTATION, POST, SEATS

WORDS = Path(__file__).parents[1] / "words"
SIDES: dict[str, Side] = {"north": "u", "south": "c"}
"""The class that colours each side's things."""


class Speech(Speaker):
    """The words of the game in one language."""

    def name(self, param: str, value: str | int, pointed: bool) -> str | int:
        """A post becomes its name, which points at the map; an answer its sentence. Other codes have a ``name-…``."""
        if value in POST:
            return pointer(f"place:{value}", str(self.words.term(value))) if pointed else self.words.term(value)
        return self.act(Action.read(str(value))) if param == "action" else value

    def title(self, code: str) -> str:
        """The name of a side or a post, as it stands by itself."""
        return capital(str(self.words.term(code)))

    def holding(self, side: int) -> str:
        """Who holds a post."""
        return self.say("fact-free") if side == NOBODY else capital(self.say("fact-held", side=SEATS[side]))

    def act(self, action: Action) -> str:
        """An answer as a sentence."""
        return self.tell(described(action, NOTATION))


@cache
def speech(language: str) -> Speech:
    return Speech(words(WORDS, language), words(WORDS, language))
