"""Sentences about the position for people: formations and places by name, never by code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from longroll.games.gettysburg.board import PLACE, PLACES
from longroll.games.gettysburg.components import PIECE, PIECES, SIDES
from longroll.games.gettysburg.formations import detail, short_name
from longroll.games.gettysburg.materials import WORDS
from longroll.games.gettysburg.report import described
from longroll.kit.scene import pointer
from longroll.kit.terms import Action, Message
from longroll.kit.words import Words, words

SIDE_CLASS = ("c", "u")
"""The class that colours each side's things."""


class Speech:
    """The words of the game in one language, with names of pieces and places."""

    def __init__(self, spoken: Words) -> None:
        self.words = spoken
        self.pieces = tuple(short_name(piece, spoken) for piece in range(len(PIECES)))
        self.places = tuple(str(spoken.term(code)) for code in PLACES)
        self.sides = tuple(str(spoken.term(side)) for side in SIDES)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(Message(key, dict(args)))

    def detail(self, piece: int) -> str:
        return detail(piece, self.words)

    def heading(self, place: int) -> str:
        """A place's name as it stands on the map: without "(entry box)"."""
        return self.places[place].split(" (")[0]

    def tell(self, message: Message, pointed: bool = False) -> str:
        """A message of the rules with names for its codes; ``pointed``: each name points at the table."""
        return capital(self.words.say(Message(message.key, self.named(message.args, pointed))))

    def named(self, args: Mapping[str, str | int], pointed: bool) -> dict[str, str | int]:
        return {name: self.name(name, value, pointed) for name, value in args.items()}

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
        if param == "verb":
            return self.say(f"verb-{value}")
        if param == "action":
            return self.act(Action.read(value))
        return value

    def act(self, action: Action, pointed: bool = False) -> str:
        """An answer as a sentence (see ``report.sentence``)."""
        return self.tell(described(action), pointed)

    def listed(self, names: Iterable[str]) -> str:
        """ "A", "A and B", "A, B and C"."""
        found = list(names)
        if len(found) < 2:
            return "".join(found)
        return self.say("list-and", first=", ".join(found[:-1]), last=found[-1])


def capital(text: str) -> str:
    """A sentence begins with a capital, also behind a pointer's key."""
    start = text.find("\ue001") + 1 if text.startswith("\ue000") else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


@cache
def speech(language: str) -> Speech:
    return Speech(words(WORDS, language))
