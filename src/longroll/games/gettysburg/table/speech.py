"""Sentences about the position for people: formations and places by name, never by code."""

from __future__ import annotations

from functools import cache

from longroll.games.gettysburg.board import PLACE, PLACES
from longroll.games.gettysburg.components import PIECE, PIECES, SIDES
from longroll.games.gettysburg.data.materials import WORDS
from longroll.games.gettysburg.lexicon import NOTATION
from longroll.games.gettysburg.table.formations import detail, short_name
from longroll.kit.scene import Side, pointer
from longroll.kit.speech import Speaker, described
from longroll.kit.terms import Action
from longroll.kit.words import Words, words

SIDE_CLASS: tuple[Side, Side] = ("c", "u")
"""The class that colours each side's things."""


class Speech(Speaker):
    """The words of the game in one language, with names of pieces and places."""

    def __init__(self, spoken: Words) -> None:
        super().__init__(spoken, spoken)
        self.pieces = tuple(short_name(piece, spoken) for piece in range(len(PIECES)))
        self.places = tuple(str(spoken.term(code)) for code in PLACES)
        self.sides = tuple(str(spoken.term(side)) for side in SIDES)

    def detail(self, piece: int) -> str:
        return detail(piece, self.words)

    def heading(self, place: int) -> str:
        """A place's name as it stands on the map: without "(entry box)"."""
        return self.places[place].split(" (")[0]

    def name(self, param: str, value: str | int, pointed: bool) -> str | int:
        """One argument of a message: codes of pieces, places and verbs become names."""
        if not isinstance(value, str):
            return value
        if value in PIECE:
            spoken = self.pieces[PIECE[value]]
            return pointer(f"piece:{value}", spoken) if pointed else spoken
        if value in PLACE:
            spoken = self.places[PLACE[value]]
            return pointer(f"place:{value}", spoken) if pointed else spoken
        if param == "pieces":
            return self.listed(str(self.name("piece", code, pointed)) for code in value.split())
        if param == "action":
            return self.act(Action.read(value))
        return value

    def act(self, action: Action, pointed: bool = False) -> str:
        """An answer as a sentence."""
        return self.tell(described(action, NOTATION), pointed)


@cache
def speech(language: str) -> Speech:
    return Speech(words(WORDS, language))
